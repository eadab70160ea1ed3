"""Each entry is linked to the one before, and the tip of each log is known: what is missing or changed is noticed."""

from alembic import op
from sqlalchemy import text

from gloaming.server.chain import chained

revision = "2"
down_revision = "1"

ON_SQLITE = (
    "DROP INDEX IF EXISTS seats",
    "ALTER TABLE log ADD COLUMN link BLOB NOT NULL DEFAULT X''",
    """
CREATE TABLE tips (
    code    TEXT    NOT NULL PRIMARY KEY,
    entries INTEGER NOT NULL,
    link    BLOB    NOT NULL
) WITHOUT ROWID
""",
)

ON_POSTGRESQL = (
    "ALTER TABLE log ADD COLUMN link bytea NOT NULL DEFAULT ''",
    "CREATE TABLE tips (code text PRIMARY KEY, entries integer NOT NULL, link bytea NOT NULL) WITH (fillfactor = 50)",
)

TIP_ON_SQLITE = """
CREATE TRIGGER tip AFTER INSERT ON log BEGIN
    INSERT INTO tips VALUES (new.code, new.number + 1, new.link)
    ON CONFLICT (code) DO UPDATE SET entries = excluded.entries, link = excluded.link;
END
"""

SEAT = "CASE WHEN json_valid(CAST(entry AS TEXT)) THEN json_extract(CAST(entry AS TEXT), '$.token_hash') END"
GIVES_SEAT = "instr(entry, CAST('\"token_hash\"' AS BLOB)) > 0"
SEATS_ON_SQLITE = f"CREATE INDEX seats ON log ({SEAT}) WHERE {GIVES_SEAT}"

SEATS_ON_POSTGRESQL = r"""
CREATE INDEX seats ON log (substring(encode(entry, 'escape') from '"token_hash":"([^"]*)"'))
WHERE position('"token_hash"'::bytea in entry) > 0
"""


def upgrade() -> None:
    here = op.get_bind()
    is_sqlite = here.dialect.name == "sqlite"
    for statement in ON_SQLITE if is_sqlite else ON_POSTGRESQL:
        op.execute(statement)
    for (code,) in here.execute(text("SELECT DISTINCT code FROM log")).all():
        link_log(code)
    here.execute(
        text(
            "INSERT INTO tips (code, entries, link) SELECT code, number + 1, link FROM log AS last"
            " WHERE number = (SELECT max(number) FROM log WHERE code = last.code)"
        )
    )
    # Not by `op.execute`, which would take a colon for a parameter.
    for statement in (SEATS_ON_SQLITE, TIP_ON_SQLITE) if is_sqlite else (SEATS_ON_POSTGRESQL,):
        here.exec_driver_sql(statement)


def link_log(code: str) -> None:
    """As it stands; a gap in its numbers still shows."""
    here = op.get_bind()
    entry = "CAST(entry AS BLOB)" if here.dialect.name == "sqlite" else "entry"
    found = f"SELECT number, {entry} FROM log WHERE code = :code ORDER BY number"
    rows = here.execute(text(found), {"code": code}).all()
    links = chained(code, (entry for _, entry in rows))
    change = text("UPDATE log SET link = :link WHERE code = :code AND number = :number")
    for (number, _), (*_, link) in zip(rows, links, strict=True):
        here.execute(change, {"link": link, "code": code, "number": number})


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER tip")
    op.execute("DROP INDEX seats")
    op.execute("DROP TABLE tips")
    op.execute("ALTER TABLE log DROP COLUMN link")
