"""What the commands that play many games share: seats, seed, progress, JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vespers.bots import OURS, BadBot, find_bot
from vespers.cli.common import fail
from vespers.engine.game import Game
from vespers.texts import Say

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
seed_option = click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed gives the same result."
)


def listed_bots(names: str, option: str, say: Say) -> list[str]:
    """The bots of a list with commas."""
    listed = [name.strip() for name in names.split(",")]
    for name in listed:
        check_bot(name, option, say)
    return listed


def check_bot(name: str, option: str, say: Say) -> None:
    """Exit when there is no such bot, or when it cannot be loaded."""
    try:
        find_bot(name)
    except BadBot as bad:
        raise click.BadParameter(say.why(bad.why), param_hint=option) from None


def bot_title(name: str, say: Say) -> str:
    """What people call it; a bot of another package is called by its name."""
    return say(f"bot-{name}") if name in OURS else name


def check_seats(game: Game[Any], seats: int, say: Say) -> None:
    """Exit when the game cannot be played with this many seats."""
    why = game.why_not_seats(seats)
    if why is not None:
        fail(say.why(why))


def progress_bar(quiet: bool) -> Progress:
    """A bar on the error output that goes away at the end."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet)


def print_json(value: Any) -> None:
    """Print a result for programs."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def progress_lines(done: int, total: int) -> Callable[[int], None]:
    """For programs: a line of JSON on the error output now, and whenever games were played."""

    def tell(games: int) -> None:
        nonlocal done
        done += games
        sys.stderr.write(msgspec.json.encode({"done": done, "games": total}).decode() + "\n")
        sys.stderr.flush()

    tell(0)
    return tell
