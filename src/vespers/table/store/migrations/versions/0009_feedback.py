"""What players say about a match or a move, and the version of somebody's own that a match plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("own_version", sa.String(12), nullable=False, server_default=""))
    op.create_index("ix_matches_own_version", "matches", ["own_version"])
    op.create_table(
        "feedback",
        sa.Column("match", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("answer", sa.String(16), nullable=False),
        sa.Column("comment", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "number", name="pk_feedback"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_feedback_match", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("feedback")
    op.drop_index("ix_matches_own_version", "matches")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("own_version")
