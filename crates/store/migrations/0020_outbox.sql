-- Where a guest wants to hear that it is their turn, or that a table is over: an address that gets a signed request.
-- `secret` signs it; `n_failed` counts the notices in a row that could not be delivered.
CREATE TABLE hooks (
    guest    TEXT    NOT NULL PRIMARY KEY,
    address  TEXT    NOT NULL,
    secret   TEXT    NOT NULL,
    n_failed INTEGER NOT NULL,
    set_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Notices that are to be sent, and for a day those that were sent, so that none is sent twice. A node claims a notice by
-- moving the time at which it is due; if the node fails to send it, it is due again then.
CREATE TABLE outbox (
    id       INTEGER NOT NULL PRIMARY KEY,
    channel  TEXT    NOT NULL,
    guest    TEXT    NOT NULL,
    target   TEXT    NOT NULL,
    match_id TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL CHECK (kind IN ('turn', 'over')),
    version  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    due_at   INTEGER NOT NULL,
    tries    INTEGER NOT NULL,
    UNIQUE (match_id, kind, version, channel, guest, target)
) STRICT;

CREATE INDEX outbox_due ON outbox (channel, due_at);
CREATE INDEX outbox_at ON outbox (at);
