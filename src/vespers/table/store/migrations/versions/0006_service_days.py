"""The days on which a server ran: what is old is measured by them, not by a clock that may be wrong."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "service_days",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_service_days"),
    )


def downgrade() -> None:
    op.drop_table("service_days")
