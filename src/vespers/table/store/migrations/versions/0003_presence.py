"""Who is connected to which process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("match", sa.String(12), nullable=False),
        sa.Column("process", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_presence_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "process", "seat", name="pk_presence"),
    )
    op.create_index("ix_presence_process", "presence", ["process"])


def downgrade() -> None:
    op.drop_table("presence")
