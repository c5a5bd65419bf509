"""First tables: matches, entries, seats, snapshots, consents."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("copied", sa.Integer, nullable=False),
        sa.Column("parent", sa.String(12)),
        sa.Column("rematch", sa.String(12)),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("ended", sa.String(16), nullable=False),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("touched", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_touched", "matches", ["touched"])
    op.create_index("ix_matches_bot_turn", "matches", ["bot_turn"])
    _create_log()
    _create_rest()


def _create_log() -> None:
    op.create_table(
        "entries",
        _match("entries"),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("said", sa.String(80)),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_entries"),
        sa.UniqueConstraint("match", "said", name="uq_entries_said"),
    )


def _create_rest() -> None:
    op.create_table(
        "seats",
        _match("seats"),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64)),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
    )
    op.create_table(
        "snapshots",
        _match("snapshots"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_snapshots"),
    )
    op.create_table(
        "consents",
        _match("consents"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_consents"),
    )


def _match(table: str) -> sa.Column[str]:
    key = sa.ForeignKey("matches.id", name=f"fk_{table}_match", ondelete="CASCADE")
    return sa.Column("match", sa.String(12), key, nullable=False)


def downgrade() -> None:
    for table in ("consents", "snapshots", "seats", "entries", "matches"):
        op.drop_table(table)
