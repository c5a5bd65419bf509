"""The tables. The log is the truth; everything else in `matches` about a position can be derived from it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

matches = Table(
    "matches",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules: a log is replayed only by its own version
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),  # of the dealer; secret until the game is over
    Column("terms", Text, nullable=False, server_default=""),  # what the commitment covers beside the seed
    Column("copied", Integer, nullable=False, default=0),  # entries taken over from another match
    Column("parent", String(12), nullable=True),  # the match of which this is the rematch
    Column("rematch", String(12), nullable=True),
    Column("campaign", String(12), nullable=True),
    Column("place", Integer, nullable=False, default=0),  # in the campaign, from 1
    Column("lesson", String(64), nullable=False, server_default=""),  # that is taught in it
    Column("own_version", String(12), nullable=False, server_default=""),  # of `versions`, as it was then
    Column("number", Integer, nullable=False),  # entries in the log
    Column("over", Boolean, nullable=False),
    Column("ended", String(16), nullable=False, default=""),  # "resigned": over before the rules said so
    Column("bot_turn", Boolean, nullable=False),  # a bot is asked: to be woken after a restart
    Column("created", Integer, nullable=False),  # seconds since 1970
    Column("touched", Integer, nullable=False),
    Index("ix_matches_touched", "touched"),
    Index("ix_matches_bot_turn", "bot_turn"),
    Index("ix_matches_campaign", "campaign"),
    Index("ix_matches_own_version", "own_version"),
)

# The record is written in the transaction that ends a match of the campaign, so it holds each match once.
campaigns = Table(
    "campaigns",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("record", Text, nullable=False),  # JSON, as the engine writes it
    Column("match", String(12), nullable=False),  # the newest one: only that can be entered
    Column("created", Integer, nullable=False),
    Column("touched", Integer, nullable=False),
    Index("ix_campaigns_touched", "touched"),
)


# Versions of a game that people make: kept until they delete them, or nobody uses them any more.
versions = Table(
    "versions",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("owner", String(64), nullable=False),  # the hash of a person's key
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("note", Text, nullable=False),
    Column("pack", Text, nullable=False),  # TOML
    Column("created", Integer, nullable=False),
    Column("touched", Integer, nullable=False),
    Index("ix_versions_owner", "owner"),
    Index("ix_versions_touched", "touched"),
)


def _match_column(*, primary_key: bool = True) -> Column[str]:
    return Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=primary_key)


entries = Table(
    "entries",
    METADATA,
    _match_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1, without gaps
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("said", String(80), nullable=True),  # seat and the client's own id: the same click is heard once
    Column("at", Integer, nullable=False),
    UniqueConstraint("match", "said", name="uq_entries_said"),
)

seats = Table(
    "seats",
    METADATA,
    _match_column(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(32), nullable=False),
    Column("secret", String(64), nullable=True),  # hashed
    Column("open", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
)

# What players say about a match, or about one of its moves: at most one row for each seat and move.
feedback = Table(
    "feedback",
    METADATA,
    _match_column(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),  # entries in the log; -1: all of it
    Column("answer", String(16), nullable=False),  # to the question; empty: none
    Column("comment", Text, nullable=False),
    Column("at", Integer, nullable=False),
)

# A cache: it may be emptied at any time.
snapshots = Table(
    "snapshots",
    METADATA,
    _match_column(),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

consents = Table(
    "consents",
    METADATA,
    _match_column(),
    Column("id", String(16), nullable=False, server_default=""),  # of the question: an answer names it
    Column("kind", String(8), nullable=False),
    Column("by", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("agreed", Text, nullable=False),  # a JSON list of seats
)

bans = Table(
    "bans",
    METADATA,
    Column("network", String(43), primary_key=True),  # 192.0.2.7/32, 2001:db8::/48
    Column("created", Integer, nullable=False),
)

# Only where several processes share the database; a row that is not renewed in time counts no more.
presence = Table(
    "presence",
    METADATA,
    _match_column(),
    Column("process", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("until", Float, nullable=False),  # seconds since 1970
    Index("ix_presence_process", "process"),
)

# Days since 1970 on which a server ran for a while (`service_days.py`).
service_days = Table("service_days", METADATA, Column("day", Integer, primary_key=True, autoincrement=False))
