-- Rated tables and ratings; what the columns mean is said in the migration of the file.
ALTER TABLE matches ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;

ALTER TABLE seats ADD COLUMN player TEXT;

UPDATE seats SET player = COALESCE(guest, owner);

CREATE TABLE rated_results (
    game     TEXT COLLATE "C" NOT NULL,
    n        BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    match_id TEXT   NOT NULL,
    player   TEXT COLLATE "C" NOT NULL,
    place    BIGINT NOT NULL,
    PRIMARY KEY (game, n, seat)
);

CREATE TABLE ratings (
    game        TEXT COLLATE "C" NOT NULL,
    player      TEXT COLLATE "C" NOT NULL,
    name        TEXT   NOT NULL,
    rating      DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    points      BIGINT NOT NULL,
    n_games     BIGINT NOT NULL,
    n_won       BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);

CREATE INDEX ratings_points ON ratings (game, points);
CREATE INDEX ratings_player ON ratings (player);
