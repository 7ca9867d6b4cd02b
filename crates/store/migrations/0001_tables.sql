-- A table somebody set up. `version` grows by one with every act and every undo and never goes back, so a
-- page that was drawn from an older version can be told apart from one that was not. The snapshot stands
-- last: the columns before it are then read without walking through it.
CREATE TABLE matches (
    id         TEXT    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    pack       TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    n_seats    INTEGER NOT NULL,
    seed       TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    host       TEXT    NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('waiting', 'running', 'finished')),
    version    INTEGER NOT NULL,
    n_actions  INTEGER NOT NULL,
    fixed      INTEGER NOT NULL CHECK (fixed <= n_actions),
    outcome    TEXT    CHECK ((outcome IS NULL) = (status <> 'finished')),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    snapshot   BLOB    NOT NULL
) STRICT;

-- Partial, so that an act on a running table, the one change that must be quick, touches none of them.
CREATE INDEX matches_waiting ON matches (updated_at) WHERE status = 'waiting';
CREATE INDEX matches_finished ON matches (updated_at) WHERE status = 'finished';
CREATE INDEX matches_running ON matches (id) WHERE status = 'running';
CREATE INDEX matches_host ON matches (host);

CREATE TABLE actions (
    match_id TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    line     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;

-- Guests are named by id alone here and below: one who only follows a link has no row in `guests` until there
-- is something to remember.
CREATE TABLE seats (
    match_id TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('open', 'guest', 'bot')),
    guest    TEXT    CHECK ((guest IS NULL) = (kind <> 'guest')),
    name     TEXT,
    bot      TEXT    CHECK ((bot IS NULL) = (kind <> 'bot')),
    invite   TEXT    NOT NULL UNIQUE,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_guest ON seats (guest) WHERE guest IS NOT NULL;

CREATE TABLE guests (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    language   TEXT,
    theme      TEXT,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE looks (
    guest    TEXT    NOT NULL,
    match_id TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    PRIMARY KEY (guest, match_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX looks_match ON looks (match_id);

CREATE TABLE chat (
    match_id TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    seat     INTEGER,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE keys (
    name  TEXT NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;
