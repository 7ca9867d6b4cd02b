-- As migration 0023 of the file; what the columns mean is said there.
CREATE TABLE passkeys (
    id      TEXT   NOT NULL PRIMARY KEY,
    guest   TEXT   NOT NULL,
    key     BYTEA  NOT NULL,
    counter BIGINT NOT NULL,
    name    TEXT   NOT NULL,
    made_at BIGINT NOT NULL,
    used_at BIGINT
);

CREATE INDEX passkeys_guest ON passkeys (guest);

CREATE TABLE riddles (
    riddle     TEXT   NOT NULL PRIMARY KEY,
    guest      TEXT   NOT NULL,
    expires_at BIGINT NOT NULL
);
