"""`vespers ladder`: how strong each level of bots is, how sure that is, and how long it thinks."""

from __future__ import annotations

import statistics
import sys
from functools import partial
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from vespers.bots import BOTS, LEVELS, PACES, SECONDS
from vespers.bots.ladder import Levels, Meeting, climb
from vespers.bots.ledger import Conditions, Ledger
from vespers.bots.ratings import rate
from vespers.cli.common import (
    FiniteRange,
    Screen,
    chosen_options,
    fail,
    game_argument,
    language_option,
    set_up_options,
)
from vespers.engine.game import Game
from vespers.lab.stats import mean, share
from vespers.texts import Say


class Rung(msgspec.Struct):
    """One level: its rating (the lowest level is 0), its mean score, its time for a decision."""

    level: str
    elo: float
    interval: tuple[float, float]
    mean_score: float
    score_interval: tuple[float, float]
    seconds: float


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
    "--levels", default=",".join(LEVELS), show_default=True, metavar="NAMES", help="From weak to strong."
)
@click.option("--deals", type=click.IntRange(min=1), default=10, show_default=True, help="Each twice.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same result.")
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
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
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
    settings: tuple[str, ...],
    language: str,
) -> None:
    """Let the levels of bots play GAME against each other: ratings with 95 % intervals, and seconds a move.

    Every deal is played twice, with the seats exchanged. Alone at the table, the higher score of a deal wins.
    """
    seats = max(2, game.players[0]) if players is None else players
    why = game.why_not_seats(seats)
    if why is not None:
        fail(Say(language).why(why))
    order = levels_of(levels)
    options = chosen_options(game, packs, settings)
    set_up = set_up_of(options, packs, settings)
    memory = None if ledger is None else opened(ledger, game, seats, seed, (pace, clock), set_up)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=as_json, transient=True) as progress:
        games = climb(game, options, budgets(pace, clock), order, seats, deals, str(seed), memory)
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
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    else:
        show(found, Say(language))


def opened(
    path: Path, game: Game[Any], seats: int, seed: int, budget: tuple[float, bool], set_up: str
) -> Ledger:
    """What the file knows of such a ladder."""
    conditions: Conditions = {"game": game.name, "version": game.version, "players": seats, "seed": seed}
    return Ledger(path, {**conditions, "pace": budget[0], "clock": budget[1], "set-up": set_up})


def set_up_of(options: Any, packs: tuple[Path, ...], settings: tuple[str, ...]) -> str:
    """What the game is set up with: as it was said or, where that names files, by what is in them."""
    if not packs:
        return repr((packs, settings))
    return sha256(msgspec.json.encode(options, order="deterministic")).hexdigest()[:16]


def levels_of(names: str) -> list[str]:
    """At least two levels, each once."""
    listed = [name.strip() for name in names.split(",")]
    for name in listed:
        if name not in BOTS:
            raise click.BadParameter(
                f"{name!r} is no bot; the bots are: {', '.join(BOTS)}.", param_hint="--levels"
            )
    if len(listed) < 2 or len(set(listed)) < len(listed):
        raise click.BadParameter("expected two levels or more, each once.", param_hint="--levels")
    return listed


def budgets(pace: float, clock: bool) -> Levels:
    """How long those who search may search."""
    found = dict(BOTS)
    for name, seconds in SECONDS.items():
        limit = {"seconds": seconds * pace} if clock else {"pace": PACES[name] * pace}
        found[name] = partial(found[name], **{"pace": None, **limit})
    return found


def rungs(meetings: list[Meeting], lowest: str) -> list[Rung]:
    """The levels from weak to strong."""
    found = []
    for rating in rate([meeting.results for meeting in meetings], anchor=lowest):
        scores = [float(n) for m in meetings for level, n in m.scores if level == rating.level]
        thought = [t.seconds for m in meetings for t in m.thoughts if t.level == rating.level]
        scored = mean(scores)
        seconds = statistics.fmean(thought) if thought else 0.0
        interval = (rating.low, rating.high)
        found.append(Rung(rating.level, rating.elo, interval, scored.value, scored[1:3], seconds))
    return found


def pair(meetings: list[Meeting], below: str, level: str) -> Pair:
    """How a level fares against the one below."""
    met = [r for m in meetings for r in m.results if (r.first, r.second) == (below, level)]
    wins = sum(1 - result.share for result in met)
    return Pair(level, below, len(met), wins / len(met), share(wins, len(met))[1:3])


def show(found: Ladder, say: Say) -> None:
    """Ratings, then who beat whom."""
    console = Screen()
    table = Table(*[say(f"cli-ladder-{name}") for name in ("level", "elo", "score", "seconds")])
    for rung in reversed(found.rungs):
        low, high = rung.interval
        lower, upper = rung.score_interval
        table.add_row(
            say(f"bot-{rung.level}"),
            f"{rung.elo:+.0f}  [{low:+.0f}, {high:+.0f}]",
            f"{rung.mean_score:.1f}  [{lower:.1f}, {upper:.1f}]",
            f"{rung.seconds:.3f}",
        )
    console.print(table)
    for pair in found.pairs:
        low, high = pair.interval
        shares = {"share": f"{pair.share:.0%}", "low": f"{low:.0%}", "high": f"{high:.0%}"}
        names = {"level": say(f"bot-{pair.level}"), "below": say(f"bot-{pair.below}")}
        console.print(say("cli-ladder-pair", games=pair.games, **names, **shares))
