-- The table at which the people of a finished table play once more; each has at most one.
CREATE TABLE rematches (
    old_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    new_id TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES matches (id) ON DELETE CASCADE
);
