-- The passkeys of guests: `id` names the credential, `key` is its public part with the kind before it, `counter` is the
-- highest number that its device has counted to, if the device counts.
CREATE TABLE passkeys (
    id      TEXT    NOT NULL PRIMARY KEY,
    guest   TEXT    NOT NULL,
    key     BLOB    NOT NULL,
    counter INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    made_at INTEGER NOT NULL,
    used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_guest ON passkeys (guest);

-- Numbers that a device is to sign. Each is used once, and for a short time; `guest` is who adds a passkey, and empty for
-- somebody who comes in with one.
CREATE TABLE riddles (
    riddle     TEXT    NOT NULL PRIMARY KEY,
    guest      TEXT    NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
