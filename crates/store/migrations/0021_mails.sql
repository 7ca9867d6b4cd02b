-- The e-mail address of a guest. `secret` stands in the links of all mails to this address: the first link confirms the
-- address, every later one ends the notices.
CREATE TABLE mails (
    guest        TEXT    NOT NULL PRIMARY KEY,
    address      TEXT    NOT NULL,
    language     TEXT    NOT NULL,
    secret       TEXT    NOT NULL UNIQUE,
    confirmed_at INTEGER,
    set_at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When mails were sent that ask for a confirmation, so that nobody is asked too often.
CREATE TABLE mail_asks (
    address TEXT    NOT NULL,
    at      INTEGER NOT NULL
) STRICT;

CREATE INDEX mail_asks_address ON mail_asks (address);
