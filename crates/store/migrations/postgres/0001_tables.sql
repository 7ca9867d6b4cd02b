-- Everything that the migrations of the file have made up to 0006, at a PostgreSQL server; what the columns mean is said
-- there. Whole numbers are BIGINT everywhere, and what is compared by its order has the collation of bytes.
CREATE TABLE matches (
    id          TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game        TEXT    NOT NULL,
    rules       BIGINT  NOT NULL,
    pack        TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    n_seats     BIGINT  NOT NULL,
    seed        TEXT    NOT NULL,
    name        TEXT    NOT NULL,
    host        TEXT    NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('waiting', 'running', 'finished')),
    version     BIGINT  NOT NULL,
    n_actions   BIGINT  NOT NULL,
    fixed       BIGINT  NOT NULL CHECK (fixed <= n_actions),
    outcome     TEXT    CHECK ((outcome IS NULL) = (status <> 'finished')),
    created_at  BIGINT  NOT NULL,
    updated_at  BIGINT  NOT NULL,
    is_public   BOOLEAN NOT NULL,
    open_chat   BOOLEAN NOT NULL,
    seed_chosen BOOLEAN NOT NULL,
    snapshot    BYTEA   NOT NULL
);

CREATE INDEX matches_waiting ON matches (updated_at) WHERE status = 'waiting';
CREATE INDEX matches_finished ON matches (updated_at) WHERE status = 'finished';
CREATE INDEX matches_running ON matches (id) WHERE status = 'running';
CREATE INDEX matches_host ON matches (host);

CREATE TABLE actions (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n        BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    line     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, n)
);

CREATE TABLE seats (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     BIGINT  NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('open', 'guest', 'bot')),
    guest    TEXT    CHECK ((guest IS NULL) = (kind <> 'guest')),
    name     TEXT,
    bot      TEXT    CHECK ((bot IS NULL) = (kind <> 'bot')),
    invite   TEXT    NOT NULL UNIQUE,
    owner    TEXT,
    resigned BOOLEAN NOT NULL DEFAULT FALSE,
    closing  BOOLEAN NOT NULL DEFAULT FALSE,
    seen_at  BIGINT  NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_guest ON seats (guest) WHERE guest IS NOT NULL;
CREATE INDEX seats_owner ON seats (owner) WHERE owner IS NOT NULL;

CREATE TABLE guests (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    language   TEXT,
    theme      TEXT,
    created_at BIGINT NOT NULL
);

CREATE TABLE looks (
    guest    TEXT   NOT NULL,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    version  BIGINT NOT NULL,
    PRIMARY KEY (guest, match_id)
);

CREATE INDEX looks_match ON looks (match_id);

CREATE TABLE chat (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n        BIGINT NOT NULL,
    seat     BIGINT,
    name     TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    event    TEXT,
    PRIMARY KEY (match_id, n)
);

CREATE TABLE keys (
    name  TEXT  NOT NULL PRIMARY KEY,
    bytes BYTEA NOT NULL
);

CREATE TABLE tries (
    challenge TEXT COLLATE "C" NOT NULL,
    guest     TEXT NOT NULL,
    match_id  TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES matches (id) ON DELETE CASCADE,
    PRIMARY KEY (challenge, guest)
);

CREATE TABLE links (
    guest      TEXT   NOT NULL PRIMARY KEY,
    secret     TEXT   NOT NULL UNIQUE,
    expires_at BIGINT NOT NULL
);

CREATE TABLE bans (
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('guest', 'address')),
    who  TEXT COLLATE "C" NOT NULL,
    note TEXT   NOT NULL,
    at   BIGINT NOT NULL,
    PRIMARY KEY (kind, who)
);

CREATE TABLE notices (
    one  BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    text TEXT   NOT NULL,
    at   BIGINT NOT NULL
);

CREATE TABLE analyses (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    weights  TEXT   NOT NULL,
    nodes    BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    PRIMARY KEY (match_id, weights, nodes)
);

CREATE TABLE checks (
    bytes BYTEA NOT NULL
);

-- How much there is. A single row would make every transaction wait for the one before it, so there are several, chosen
-- by the table; and a move changes none of them: `actions` are those of tables that are over.
CREATE TABLE totals (
    part     BIGINT NOT NULL PRIMARY KEY,
    waiting  BIGINT NOT NULL DEFAULT 0,
    running  BIGINT NOT NULL DEFAULT 0,
    finished BIGINT NOT NULL DEFAULT 0,
    actions  BIGINT NOT NULL DEFAULT 0
);

INSERT INTO totals (part) SELECT generate_series(0, 31);

CREATE FUNCTION count_match(which matches, sign BIGINT) RETURNS VOID LANGUAGE SQL AS $$
    UPDATE totals SET
        waiting = waiting + sign * (which.status = 'waiting')::int,
        running = running + sign * (which.status = 'running')::int,
        finished = finished + sign * (which.status = 'finished')::int,
        actions = actions + sign * (which.status = 'finished')::int * which.n_actions
    WHERE part = (hashtext(which.id) & 31);
$$;

CREATE FUNCTION match_counted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM count_match(OLD, -1); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM count_match(NEW, 1); END IF;
    RETURN NULL;
END;
$$;

CREATE TRIGGER totals_changed AFTER INSERT OR DELETE ON matches FOR EACH ROW EXECUTE FUNCTION match_counted();
CREATE TRIGGER totals_moved AFTER UPDATE OF status ON matches FOR EACH ROW
    WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION match_counted();

-- The nodes that serve this database, and which of them plays the bots of a table. A lost row does no harm: the next
-- node that asks gets the claim. So they are not logged, and writing them needs no sync of the disk.
CREATE UNLOGGED TABLE nodes (
    node        TEXT        NOT NULL PRIMARY KEY,
    alive_until TIMESTAMPTZ NOT NULL
);

CREATE UNLOGGED TABLE claims (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    node     TEXT NOT NULL
);
