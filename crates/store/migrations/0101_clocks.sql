-- The clock of a table as words, such as `live 1800 30 bot` (seconds in all, seconds for each turn, what happens when
-- the time is out) or `days 3 close`; nothing for a table without a clock.
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT '';

-- Times are milliseconds of service, which pass only while a server serves this database. `asked` says whether the seat
-- is asked, `left_ms` what is left if its clock stands, `due` when the time is out if it runs, `before_ms` what was left
-- when the seat was last asked. `timed_out` says that the time of the person was out.
ALTER TABLE seats ADD COLUMN asked     INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN left_ms   INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN due       INTEGER;
ALTER TABLE seats ADD COLUMN before_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN timed_out INTEGER NOT NULL DEFAULT 0;

CREATE INDEX seats_due ON seats (due) WHERE due IS NOT NULL;

-- How long this database was served while a clock ran, in milliseconds, and the moment up to which that is counted.
CREATE TABLE service (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    served  INTEGER NOT NULL,
    beat_at INTEGER NOT NULL
) STRICT;

INSERT INTO service (one, served, beat_at) VALUES (1, 0, 0);

-- Vacations of guests, in unix seconds; `is_on` until the clocks of the guest run again.
CREATE TABLE vacations (
    guest    TEXT    NOT NULL,
    begun_at INTEGER NOT NULL,
    ends_at  INTEGER NOT NULL,
    is_on    INTEGER NOT NULL,
    PRIMARY KEY (guest, begun_at)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX vacations_on ON vacations (guest) WHERE is_on;
