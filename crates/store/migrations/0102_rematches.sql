-- The table at which the people of a finished table play once more; each has at most one.
CREATE TABLE rematches (
    old_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    new_id TEXT NOT NULL UNIQUE REFERENCES matches (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
