"""The settings of a server. Every limit is here, none in the code that keeps it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import click
import msgspec
from msgspec import Meta
from sqlalchemy import make_url

ENVIRONMENT = "VESPERS_TABLE"  # how `vespers serve` hands its settings to the processes it starts

Count = Annotated[int, Meta(ge=0, le=2**40)]
Rate = Annotated[float, Meta(ge=0, le=1e9)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Processes = Annotated[int, Meta(ge=1, le=64)]


def about(text: str) -> Meta:
    """What a setting means, for `--show-config`."""
    return Meta(description=text)


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one address, connection or message may cost. 0: no limit. A class of 30 pupils meets none."""

    largest_head: Annotated[Count, about("bytes of a request that are not its body")] = 64 * 1024
    largest_body: Annotated[Count, about("bytes of a body")] = 256 * 1024
    largest_message: Annotated[Count, about("bytes of a message on a socket")] = 16 * 1024
    head_seconds: Annotated[Seconds, about("seconds until the head of a request has come")] = 10.0
    body_seconds: Annotated[Seconds, about("seconds until the body of a request has come")] = 60.0
    idle_seconds: Annotated[Seconds, about("seconds between two requests of a connection")] = 15.0
    unread_seconds: Annotated[Seconds, about("seconds for which a client may leave an answer unread")] = 60.0
    connections: Annotated[Count, about("open connections; 0: what the descriptors allow")] = 0
    connections_per_address: Annotated[Count, about("open connections of one address")] = 400
    sockets_per_address: Annotated[Count, about("live tables and streams of one address")] = 200
    messages_per_second: Annotated[Rate, about("messages of one socket")] = 20.0
    requests_per_second: Annotated[Rate, about("requests of one address; a file counts a tenth")] = 60.0
    requests_at_once: Annotated[Count, about("requests of one address after a pause")] = 1000
    probes_per_second: Annotated[Rate, about("/healthz, /readyz, /metrics of one address")] = 20.0
    matches_per_hour: Annotated[Count, about("new matches of one address")] = 600
    versions_per_person: Annotated[Count, about("versions of games that one person keeps")] = 200
    drafts_per_minute: Annotated[Count, about("drafts of versions of one address")] = 1200
    feedback_per_seat: Annotated[Count, about("remarks of one player about one match")] = 200
    feedback_per_minute: Annotated[Count, about("remarks of one address")] = 120
    studies_per_person: Annotated[Count, about("studies of versions that one person keeps")] = 20
    study_games: Annotated[Count, about("games of a study, of each of its two versions")] = 5000
    study_minutes: Annotated[Count, about("minutes after which a study pauses; it can be resumed")] = 60
    prints_per_hour: Annotated[Count, about("versions that one address has printed as PDF")] = 60
    thoughts_per_minute: Annotated[Count, about("hints and reviews of one address")] = 240


class Settings(Limits, frozen=True, kw_only=True):
    """One server."""

    host: Annotated[str, about("address to listen on; 0.0.0.0: all")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65_535), about("port to listen on")] = 8000
    database: Annotated[str, about("sqlite:///FILE or postgresql://…; empty: a file of yours")] = ""
    database_seconds: Annotated[Seconds, about("seconds for a statement; 0: no limit")] = 10.0
    free_disk: Annotated[Count, about("bytes free beside a SQLite file; else not ready")] = 2**26
    public_url: Annotated[str, about("how players reach the server, if a proxy stands before it")] = ""
    server_names: Annotated[str, about("more host names of this server, with commas between; *: any")] = ""
    trusted_proxies: Annotated[
        str, about("addresses and networks whose X-Forwarded-For is believed, with commas; *: all")
    ] = "127.0.0.1,::1"
    workers: Annotated[Processes, about("server processes (PostgreSQL only)")] = 1
    bot_processes: Annotated[Processes, about("processes in which bots think, of each server process")] = 1
    study_processes: Annotated[Processes, about("processes in which a study plays; one study at a time")] = 2
    print_seconds: Annotated[Seconds, about("seconds to make one PDF; 0: no limit")] = 120.0
    studies: Annotated[str, about("folder of the studies; empty: beside the database's file")] = ""
    bots: Annotated[str, about("bots of other packages: package.module:Class, with commas")] = ""
    warm: Annotated[bool, about("start the first bot process with the server")] = True

    bot_pause: Annotated[Seconds, about("seconds before a bot's move, so that people can follow")] = 0.7
    bot_deadline: Annotated[Seconds, about("seconds to think; then any legal move is made")] = 20.0
    presence: Annotated[Seconds, about("seconds until the players of a lost process count as gone")] = 45.0
    keep_days: Annotated[Days, about("days of service until an untouched match is deleted; 0: never")] = 180
    rooms: Annotated[Count, about("matches kept in memory; those in use stay in any case")] = 2000

    metrics_token: Annotated[str, about("the bearer token for /metrics; empty: this machine alone")] = ""
    log_level: Annotated[
        str, Meta(pattern="^(debug|info|warning|error)$"), about("debug, info, warning or error")
    ] = "info"
    log_to: Annotated[str, about("stderr, stdout, or a file, which may be rotated by moving it")] = "stderr"


LIMITS = Limits.__struct_fields__


def default_database() -> str:
    """A SQLite file in the user's data folder, which is made if need be."""
    folder = Path(click.get_app_dir("vespers"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'table.sqlite'}"


def studies_folder(settings: Settings) -> Path:
    """Where studies are kept: as set, beside the file of the database, or in the user's data folder."""
    if settings.studies:
        return Path(settings.studies).absolute()
    url = make_url(settings.database or default_database())
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        return Path(str(url.database)).absolute().parent / "studies"
    return Path(click.get_app_dir("vespers")) / "studies"


def from_environment() -> Settings:
    """The settings that the starting process left for this one."""
    return msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=Settings)


def to_environment(settings: Settings) -> None:
    """Leave the settings for the processes that will be started."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
