"""A match may teach a lesson."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("lesson", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("lesson")
