-- The browsers that get push messages: the address at their push service, and what messages are encrypted with.
CREATE TABLE pushes (
    endpoint TEXT    NOT NULL PRIMARY KEY,
    guest    TEXT    NOT NULL,
    key      TEXT    NOT NULL,
    secret   TEXT    NOT NULL,
    language TEXT    NOT NULL,
    set_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX pushes_guest ON pushes (guest);
