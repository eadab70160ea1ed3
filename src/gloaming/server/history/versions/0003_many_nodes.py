"""Who keeps a table, and since which claim; when it was last written to; tickets that every node honours."""

from alembic import op

revision = "3"
down_revision = "2"

SEAT = "CASE WHEN json_valid(CAST(entry AS TEXT)) THEN json_extract(CAST(entry AS TEXT), '$.token_hash') END"
GIVES_SEAT = "instr(entry, CAST('\"token_hash\"' AS BLOB)) > 0"

ON_SQLITE = (
    f"CREATE INDEX IF NOT EXISTS seats ON log ({SEAT}) WHERE {GIVES_SEAT}",  # some stores of version 2 had none yet
    "ALTER TABLE tips ADD COLUMN at INTEGER NOT NULL DEFAULT 0",
    "UPDATE tips SET at = CAST(strftime('%s', 'now') AS INTEGER)",
    "DROP TRIGGER tip",
    """
CREATE TRIGGER tip AFTER INSERT ON log BEGIN
    INSERT INTO tips (code, entries, link, at) VALUES (new.code, new.number + 1, new.link, CAST(strftime('%s', 'now') AS INTEGER))
    ON CONFLICT (code) DO UPDATE SET entries = excluded.entries, link = excluded.link, at = excluded.at;
END
""",
    """
CREATE TABLE tickets (
    hash  TEXT NOT NULL PRIMARY KEY,
    code  TEXT NOT NULL,
    seat  TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID
""",
)

ON_POSTGRESQL = (
    "ALTER TABLE log ADD COLUMN epoch bigint NOT NULL DEFAULT 0",
    "ALTER TABLE tips ADD COLUMN at bigint NOT NULL DEFAULT extract(epoch FROM clock_timestamp())",
    # nodes.id; no foreign key, because old lives are swept away
    "ALTER TABLE tips ADD COLUMN owner bigint",
    "ALTER TABLE tips ADD COLUMN epoch bigint NOT NULL DEFAULT 0",
    "CREATE INDEX kept ON tips (owner) WHERE owner IS NOT NULL",
    # A life of a process; `key` is what others show when they pass somebody on to it.
    """
CREATE TABLE nodes (
    id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    url      text NOT NULL,
    version  text NOT NULL,
    key      text NOT NULL DEFAULT '',
    rules    text[] NOT NULL DEFAULT '{}',
    tables   integer NOT NULL DEFAULT 0,
    born_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
    beat_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
    draining boolean NOT NULL DEFAULT false
) WITH (fillfactor = 50)
""",
    "CREATE TABLE tickets (hash text PRIMARY KEY, code text NOT NULL, seat text NOT NULL, until timestamptz NOT NULL)",
)


def upgrade() -> None:
    here = op.get_bind()
    for statement in ON_SQLITE if here.dialect.name == "sqlite" else ON_POSTGRESQL:
        here.exec_driver_sql(statement)  # `op.execute` would take a colon for a parameter


BACK_ON_SQLITE = (
    "DROP TABLE tickets",
    "DROP TRIGGER tip",
    "ALTER TABLE tips DROP COLUMN at",
    """
CREATE TRIGGER tip AFTER INSERT ON log BEGIN
    INSERT INTO tips VALUES (new.code, new.number + 1, new.link)
    ON CONFLICT (code) DO UPDATE SET entries = excluded.entries, link = excluded.link;
END
""",
)

BACK_ON_POSTGRESQL = (
    "DROP TABLE tickets",
    "DROP TABLE nodes",
    "DROP INDEX kept",
    "ALTER TABLE tips DROP COLUMN at, DROP COLUMN owner, DROP COLUMN epoch",
    "ALTER TABLE log DROP COLUMN epoch",
)


def downgrade() -> None:
    for statement in BACK_ON_SQLITE if op.get_bind().dialect.name == "sqlite" else BACK_ON_POSTGRESQL:
        op.execute(statement)
