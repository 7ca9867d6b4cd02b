-- What the host decided when the table was opened: whether anybody may sit down without an invitation, whether those
-- who only watch may read the chat, and whether the seed was chosen (then everybody may know it before sitting down).
ALTER TABLE matches ADD COLUMN is_public   INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN open_chat   INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN seed_chosen INTEGER NOT NULL DEFAULT 0;

-- A table that was closed without a result has the status `finished` and the word `closed` as its outcome.

-- `owner` is the guest for whom a bot plays and who may take the seat back; `resigned` says that the person whose name
-- stands here left the seat to the bot for good; `closing` that the person wants to close the table; `seen_at` is when
-- the person was last seen here, to a minute.
ALTER TABLE seats ADD COLUMN owner    TEXT;
ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN closing  INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN seen_at  INTEGER NOT NULL DEFAULT 0;

-- Nobody counts as absent only because the server learned to look at the clock.
UPDATE seats SET seen_at = unixepoch();

CREATE INDEX seats_owner ON seats (owner) WHERE owner IS NOT NULL;

-- What happened at the table beside the game stands between the lines of chat: then `event` is a word for it, `seat`
-- the seat it happened to, and `name` who did it.
ALTER TABLE chat ADD COLUMN event TEXT;

-- A link that takes a guest to another device. Each guest has at most one, and using it removes it.
CREATE TABLE links (
    guest      TEXT    NOT NULL PRIMARY KEY,
    secret     TEXT    NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
