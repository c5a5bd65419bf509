"""What a server can be told at its start. Every limit is here, none in the code that keeps it."""

from __future__ import annotations

import os
from pathlib import Path

import click
import msgspec

ENVIRONMENT = "VESPERS_TABLE"  # how `vespers serve` hands its settings to the processes it starts


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server. A limit of 0 means: no limit."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL; empty: a SQLite file in the user's data folder
    public_url: str = ""  # how players reach the server, when something stands before it
    workers: int = 1
    thinkers: int = 1  # processes in which bots think
    warm: bool = True  # they are started with the server, not with the first bot

    bot_pause: float = 0.7  # seconds before a bot's move, so that people can follow
    bot_deadline: float = 20.0  # seconds a bot may think; then any legal move is made for it
    presence: float = 45.0  # seconds after which the players of a process that is gone count as gone
    keep_days: int = 180  # a match that nobody touched for so long is deleted
    rooms: int = 2000  # matches kept in memory; those in use stay in any case

    largest_body: int = 256 * 1024
    largest_message: int = 16 * 1024
    messages_per_second: float = 20.0  # of one socket
    requests_per_second: float = 50.0  # of one address
    matches_per_hour: int = 120  # of one address
    thoughts_per_minute: int = 30  # hints and reviews begun, of one address
    sockets_per_address: int = 200

    log_level: str = "info"


def default_database() -> str:
    """A SQLite file in the user's data folder, which is made if need be."""
    folder = Path(click.get_app_dir("vespers"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'table.sqlite'}"


def from_environment() -> Settings:
    """The settings that the starting process left for this one."""
    return msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=Settings)


def to_environment(settings: Settings) -> None:
    """Leave the settings for the processes that will be started."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
