-- Requests to undo, and who agrees; what the columns mean is said in the migration of the file.
CREATE TABLE undo_requests (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    version  BIGINT  NOT NULL,
    seat     BIGINT  NOT NULL,
    keep     BIGINT  NOT NULL,
    by_name  TEXT    NOT NULL,
    refused  BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE TABLE undo_votes (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES undo_requests (match_id) ON DELETE CASCADE,
    guest    TEXT NOT NULL,
    PRIMARY KEY (match_id, guest)
);
