"""`vespers ladder`: how strong each level of bots is, with intervals, and how long it thinks."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
import msgspec

from vespers.bots import LEVELS
from vespers.bots.ladder import Meeting, climb
from vespers.bots.ledger import Conditions, Ledger
from vespers.cli.common import (
    FiniteRange,
    Screen,
    chosen_settings,
    game_argument,
    language_option,
    set_up_options,
)
from vespers.cli.reporting import (
    check_seats,
    json_option,
    listed_bots,
    print_json,
    progress_bar,
    seed_option,
)
from vespers.cli.standings import Rung, budgets, pair_line, rating_table, rungs
from vespers.engine.game import Game
from vespers.lab.stats import share
from vespers.texts import Say


class Pair(msgspec.Struct):
    """A level against the one below: its share of the victories."""

    level: str
    below: str
    games: int
    share: float
    interval: tuple[float, float]


class Ladder(msgspec.Struct):
    """What `ladder` prints; all but the seconds depends on the seed alone, unless --clock is given."""

    game: str
    version: int
    players: int
    seed: int
    deals: int
    rungs: list[Rung]
    pairs: list[Pair]


@click.command()
@game_argument
@click.option("--players", type=int, help="How many seats (default: two, or the fewest the game allows).")
@click.option(
    "--levels",
    default=",".join(LEVELS),
    show_default=True,
    metavar="NAMES",
    help="From weak to strong; package.module:Class too.",
)
@click.option("--deals", type=click.IntRange(min=1), default=10, show_default=True, help="Each twice.")
@seed_option
@click.option(
    "--pace",
    type=FiniteRange(min=0, min_open=True, max=10_000),
    default=1.0,
    show_default=True,
    help="Search so much longer.",
)
@click.option("--clock", is_flag=True, help="Search by the clock, as at the table: 0.3 and 3 seconds a move.")
@click.option(
    "--ledger",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Write every meeting into this file, and do not play again what stands there: results add up.",
)
@json_option
@set_up_options
@language_option
def ladder(
    game: Game[Any],
    players: int | None,
    levels: str,
    deals: int,
    seed: int,
    pace: float,
    clock: bool,
    ledger: Path | None,
    as_json: bool,
    packs: tuple[Path, ...],
    given: tuple[str, ...],
    language: str,
) -> None:
    """Let the levels of bots play GAME against each other: ratings with 95 % intervals, and seconds a move.

    Every deal is played twice, with the seats exchanged. Alone at the table, the higher score of a deal wins.
    """
    seats = max(2, game.players[0]) if players is None else players
    check_seats(game, seats, Say(language))
    order = levels_of(levels, Say(language))
    settings = chosen_settings(game, packs, given)
    set_up = set_up_of(settings, packs, given)
    memory = None if ledger is None else opened(ledger, game, seats, seed, (pace, clock), set_up)
    with progress_bar(as_json) as progress:
        games = climb(game, settings, budgets(order, pace, clock), order, seats, deals, str(seed), memory)
        total = deals * (len(order) - 1)
        meetings = list(progress.track(games, total=total, description=game.name))
    found = Ladder(
        game=game.name,
        version=game.version,
        players=seats,
        seed=seed,
        deals=deals,
        rungs=rungs(meetings, order[0]),
        pairs=[pair(meetings, below, level) for below, level in pairwise(order)],
    )
    if as_json:
        print_json(found)
    else:
        show(found, Say(language))


def opened(
    path: Path, game: Game[Any], seats: int, seed: int, budget: tuple[float, bool], set_up: str
) -> Ledger:
    """The ledger file for such a ladder."""
    conditions: Conditions = {"game": game.name, "version": game.version, "players": seats, "seed": seed}
    return Ledger(path, {**conditions, "pace": budget[0], "clock": budget[1], "set-up": set_up})


def set_up_of(settings: Any, packs: tuple[Path, ...], given: tuple[str, ...]) -> str:
    """The set-up of the game: the settings as given, and the content of the files they name."""
    if not packs:
        return repr((packs, given))
    return sha256(msgspec.json.encode(settings, order="deterministic")).hexdigest()[:16]


def levels_of(names: str, say: Say) -> list[str]:
    """At least two levels, each once."""
    listed = listed_bots(names, "--levels", say)
    if len(listed) < 2 or len(set(listed)) < len(listed):
        raise click.BadParameter("expected two levels or more, each once.", param_hint="--levels")
    return listed


def pair(meetings: list[Meeting], below: str, level: str) -> Pair:
    """How a level fares against the one below."""
    met = [r for m in meetings for r in m.results if (r.first, r.second) == (below, level)]
    wins = sum(1 - result.share for result in met)
    return Pair(level, below, len(met), wins / len(met), share(wins, len(met))[1:3])


def show(found: Ladder, say: Say) -> None:
    """Ratings, then who beat whom."""
    console = Screen()
    console.print(rating_table(found.rungs, say))
    for pair in found.pairs:
        console.print(pair_line(pair.level, pair.below, pair.games, pair.share, pair.interval, say))
