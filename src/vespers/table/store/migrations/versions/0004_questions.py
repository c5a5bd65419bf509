"""A question has an id, which an answer names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("consents", sa.Column("id", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("consents") as consents:
        consents.drop_column("id")
