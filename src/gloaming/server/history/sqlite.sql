CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE log (
    code   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    entry  BLOB    NOT NULL, link BLOB NOT NULL DEFAULT X'',
    PRIMARY KEY (code, number)
) WITHOUT ROWID
;
CREATE TABLE tips (
    code    TEXT    NOT NULL PRIMARY KEY,
    entries INTEGER NOT NULL,
    link    BLOB    NOT NULL
, at INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID
;
CREATE INDEX seats ON log (CASE WHEN json_valid(CAST(entry AS TEXT)) THEN json_extract(CAST(entry AS TEXT), '$.token_hash') END) WHERE instr(entry, CAST('"token_hash"' AS BLOB)) > 0;
CREATE TRIGGER tip AFTER INSERT ON log BEGIN
    INSERT INTO tips (code, entries, link, at) VALUES (new.code, new.number + 1, new.link, CAST(strftime('%s', 'now') AS INTEGER))
    ON CONFLICT (code) DO UPDATE SET entries = excluded.entries, link = excluded.link, at = excluded.at;
END;
CREATE TABLE tickets (
    hash  TEXT NOT NULL PRIMARY KEY,
    code  TEXT NOT NULL,
    seat  TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID
;
CREATE TABLE receivers (
    code    TEXT NOT NULL,
    seat    TEXT NOT NULL,
    way     TEXT NOT NULL,
    address TEXT NOT NULL,
    told    BLOB NOT NULL,
    PRIMARY KEY (code, seat, way, address)
) WITHOUT ROWID
;
CREATE TABLE belongings (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO alembic_version VALUES ('4');
