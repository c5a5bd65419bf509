"""Campaigns, and which match belongs to which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("match", sa.String(12), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("touched", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_index("ix_campaigns_touched", "campaigns", ["touched"])
    op.add_column("matches", sa.Column("campaign", sa.String(12)))
    op.add_column("matches", sa.Column("place", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_matches_campaign", "matches", ["campaign"])


def downgrade() -> None:
    op.drop_index("ix_matches_campaign", "matches")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("place")
        matches.drop_column("campaign")
    op.drop_table("campaigns")
