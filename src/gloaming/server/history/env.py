"""Alembic runs this. The connection is brought along by `gloaming.server.schema`, and belongs to it."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
