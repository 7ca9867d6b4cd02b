-- As migration 0022 of the file; what the columns mean is said there.
CREATE TABLE pushes (
    endpoint TEXT   NOT NULL PRIMARY KEY,
    guest    TEXT   NOT NULL,
    key      TEXT   NOT NULL,
    secret   TEXT   NOT NULL,
    language TEXT   NOT NULL,
    set_at   BIGINT NOT NULL
);

CREATE INDEX pushes_guest ON pushes (guest);
