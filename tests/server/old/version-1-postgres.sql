-- The PostgreSQL database of the commit 0ce361b: version 1.
CREATE TABLE IF NOT EXISTS mire_tables (id text PRIMARY KEY, setup bytea NOT NULL, created double precision NOT NULL);
CREATE TABLE IF NOT EXISTS mire_entries (
    table_id text NOT NULL REFERENCES mire_tables (id) ON DELETE CASCADE,
    ply integer NOT NULL,
    entry bytea NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (table_id, ply)
);
CREATE TABLE IF NOT EXISTS mire_secrets (name text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE IF NOT EXISTS mire_version (version integer NOT NULL);
INSERT INTO mire_version VALUES (1);
