-- A try of a guest at a challenge, which is a match that begins alike for everybody; each has one.
CREATE TABLE tries (
    challenge TEXT NOT NULL,
    guest     TEXT NOT NULL,
    match_id  TEXT NOT NULL UNIQUE REFERENCES matches (id) ON DELETE CASCADE,
    PRIMARY KEY (challenge, guest)
) STRICT, WITHOUT ROWID;
