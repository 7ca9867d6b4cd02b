-- What a search found out about a finished match, as text. `weights` names the network that judged, `nodes` says how
-- many nodes every choice was searched with.
CREATE TABLE analyses (
    match_id TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    weights  TEXT    NOT NULL,
    nodes    INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (match_id, weights, nodes)
) STRICT, WITHOUT ROWID;
