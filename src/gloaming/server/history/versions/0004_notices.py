"""Who is told that a table waits, and what the house itself keeps: the key by which push services know it."""

from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    on_sqlite = op.get_bind().dialect.name == "sqlite"
    blob, end = ("BLOB", ") WITHOUT ROWID") if on_sqlite else ("bytea", ")")
    op.execute(
        f"""
CREATE TABLE receivers (
    code    TEXT NOT NULL,
    seat    TEXT NOT NULL,
    way     TEXT NOT NULL,
    address TEXT NOT NULL,
    told    {blob} NOT NULL,
    PRIMARY KEY (code, seat, way, address)
{end}
"""
    )
    op.execute(f"CREATE TABLE belongings (name TEXT NOT NULL PRIMARY KEY, value {blob} NOT NULL{end}")


def downgrade() -> None:
    op.execute("DROP TABLE belongings")
    op.execute("DROP TABLE receivers")
