-- How much there is, kept up to date with every change: counting it would walk through all tables.
CREATE TABLE totals (
    one      INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    waiting  INTEGER NOT NULL,
    running  INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    actions  INTEGER NOT NULL
) STRICT;

INSERT INTO totals
SELECT 1, COALESCE(SUM(status = 'waiting'), 0), COALESCE(SUM(status = 'running'), 0),
    COALESCE(SUM(status = 'finished'), 0), COALESCE(SUM(n_actions), 0)
FROM matches;

CREATE TRIGGER totals_opened AFTER INSERT ON matches BEGIN
    UPDATE totals SET
        waiting = waiting + (new.status = 'waiting'),
        running = running + (new.status = 'running'),
        finished = finished + (new.status = 'finished'),
        actions = actions + new.n_actions;
END;

CREATE TRIGGER totals_removed AFTER DELETE ON matches BEGIN
    UPDATE totals SET
        waiting = waiting - (old.status = 'waiting'),
        running = running - (old.status = 'running'),
        finished = finished - (old.status = 'finished'),
        actions = actions - old.n_actions;
END;

CREATE TRIGGER totals_moved AFTER UPDATE OF status ON matches WHEN old.status <> new.status BEGIN
    UPDATE totals SET
        waiting = waiting + (new.status = 'waiting') - (old.status = 'waiting'),
        running = running + (new.status = 'running') - (old.status = 'running'),
        finished = finished + (new.status = 'finished') - (old.status = 'finished');
END;

CREATE TRIGGER totals_acted AFTER UPDATE OF n_actions ON matches BEGIN
    UPDATE totals SET actions = actions + new.n_actions - old.n_actions;
END;

-- What a check of the disk writes, and takes away again.
CREATE TABLE checks (
    bytes BLOB NOT NULL
) STRICT;
