-- As migration 0021 of the file; what the columns mean is said there.
CREATE TABLE mails (
    guest        TEXT   NOT NULL PRIMARY KEY,
    address      TEXT   NOT NULL,
    language     TEXT   NOT NULL,
    secret       TEXT   NOT NULL UNIQUE,
    confirmed_at BIGINT,
    set_at       BIGINT NOT NULL
);

CREATE TABLE mail_asks (
    address TEXT   NOT NULL,
    at      BIGINT NOT NULL
);

CREATE INDEX mail_asks_address ON mail_asks (address);
