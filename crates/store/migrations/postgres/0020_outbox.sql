-- As migration 0020 of the file; what the columns mean is said there.
CREATE TABLE hooks (
    guest    TEXT   NOT NULL PRIMARY KEY,
    address  TEXT   NOT NULL,
    secret   TEXT   NOT NULL,
    n_failed BIGINT NOT NULL,
    set_at   BIGINT NOT NULL
);

CREATE TABLE outbox (
    id       BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    channel  TEXT   NOT NULL,
    guest    TEXT   NOT NULL,
    target   TEXT   NOT NULL,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind     TEXT   NOT NULL CHECK (kind IN ('turn', 'over')),
    version  BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    due_at   BIGINT NOT NULL,
    tries    BIGINT NOT NULL,
    UNIQUE (match_id, kind, version, channel, guest, target)
);

CREATE INDEX outbox_due ON outbox (channel, due_at);
CREATE INDEX outbox_at ON outbox (at);
