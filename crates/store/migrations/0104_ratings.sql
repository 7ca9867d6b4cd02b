-- Whether the result of a table counts for the ratings of its players.
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- The guest who took the seat; a bot that plays on for this guest plays for the rating of the guest.
ALTER TABLE seats ADD COLUMN player TEXT;

UPDATE seats SET player = COALESCE(guest, owner);

-- The rated results of a game in the order in which they were counted: a row for each seat. `player` is the id of a
-- guest, or `bot:` and the name of a bot. They stay when their tables are removed, so that ratings can be computed again.
CREATE TABLE rated_results (
    game     TEXT    NOT NULL,
    n        INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    match_id TEXT    NOT NULL,
    player   TEXT    NOT NULL,
    place    INTEGER NOT NULL,
    PRIMARY KEY (game, n, seat)
) STRICT, WITHOUT ROWID;

-- What follows from them. `points` is the number that people see.
CREATE TABLE ratings (
    game        TEXT    NOT NULL,
    player      TEXT    NOT NULL,
    name        TEXT    NOT NULL,
    rating      REAL    NOT NULL,
    uncertainty REAL    NOT NULL,
    points      INTEGER NOT NULL,
    n_games     INTEGER NOT NULL,
    n_won       INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_points ON ratings (game, points);
CREATE INDEX ratings_player ON ratings (player);
