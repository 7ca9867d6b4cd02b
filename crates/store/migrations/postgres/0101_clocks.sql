-- The clocks of tables and the vacations of guests; what the columns mean is said in the migration of the file.
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT '';

ALTER TABLE seats ADD COLUMN asked     BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE seats ADD COLUMN left_ms   BIGINT  NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN due       BIGINT;
ALTER TABLE seats ADD COLUMN before_ms BIGINT  NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN timed_out BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX seats_due ON seats (due) WHERE due IS NOT NULL;

CREATE TABLE service (
    one     BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    served  BIGINT NOT NULL,
    beat_at BIGINT NOT NULL
);

INSERT INTO service (one, served, beat_at) VALUES (1, 0, 0);

CREATE TABLE vacations (
    guest    TEXT COLLATE "C" NOT NULL,
    begun_at BIGINT  NOT NULL,
    ends_at  BIGINT  NOT NULL,
    is_on    BOOLEAN NOT NULL,
    PRIMARY KEY (guest, begun_at)
);

CREATE UNIQUE INDEX vacations_on ON vacations (guest) WHERE is_on;
