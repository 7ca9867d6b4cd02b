-- The language of the host, which people look for in the list of open tables; nothing if it is not known.
ALTER TABLE matches ADD COLUMN language TEXT NOT NULL DEFAULT '';
