-- A request to undo more than a player may undo alone: to the first `keep` actions. It is good at one version of the
-- table, and there is one at a time. `refused` says that somebody did not agree.
CREATE TABLE undo_requests (
    match_id TEXT    NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    keep     INTEGER NOT NULL,
    by_name  TEXT    NOT NULL,
    refused  INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- The guests who agree.
CREATE TABLE undo_votes (
    match_id TEXT NOT NULL REFERENCES undo_requests (match_id) ON DELETE CASCADE,
    guest    TEXT NOT NULL,
    PRIMARY KEY (match_id, guest)
) STRICT, WITHOUT ROWID;
