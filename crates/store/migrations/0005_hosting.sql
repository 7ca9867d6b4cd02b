-- Who is refused by the host: a guest by id, or an address or network by its text.
CREATE TABLE bans (
    kind TEXT    NOT NULL CHECK (kind IN ('guest', 'address')),
    who  TEXT    NOT NULL,
    note TEXT    NOT NULL,
    at   INTEGER NOT NULL,
    PRIMARY KEY (kind, who)
) STRICT, WITHOUT ROWID;

-- What the host tells everybody; at most one text at a time.
CREATE TABLE notices (
    one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    text TEXT    NOT NULL,
    at   INTEGER NOT NULL
) STRICT;
