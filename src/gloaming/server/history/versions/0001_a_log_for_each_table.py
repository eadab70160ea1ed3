"""A log for each table."""

from alembic import op

revision = "1"
down_revision = None

ON_SQLITE = """
CREATE TABLE log (
    code   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    entry  BLOB    NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID
"""

ON_POSTGRESQL = """
CREATE TABLE log (
    code   text    NOT NULL,
    number integer NOT NULL,
    entry  bytea   NOT NULL,
    PRIMARY KEY (code, number)
)
"""


def upgrade() -> None:
    op.execute(ON_SQLITE if op.get_bind().dialect.name == "sqlite" else ON_POSTGRESQL)


def downgrade() -> None:
    op.execute("DROP TABLE log")
