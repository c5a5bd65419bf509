"""The terms of a match, which its commitment covers (older matches have none); addresses that are banned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("terms", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "bans",
        sa.Column("network", sa.String(43), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("network", name="pk_bans"),
    )


def downgrade() -> None:
    op.drop_table("bans")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("terms")
