"""Alembic runs this for every command; the connection is handed over by `vespers.table.store.database`."""

from __future__ import annotations

from alembic import context

from vespers.table.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
