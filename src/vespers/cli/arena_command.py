"""`vespers arena`: any bots against each other, outside programs too, with results to publish."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from itertools import combinations
from pathlib import Path
from typing import Any

import click
import msgspec

from vespers.bots.ladder import WALL, Levels, Meeting, meetings
from vespers.bots.outside import OutsideBot, is_address
from vespers.cli.common import (
    FiniteRange,
    Screen,
    check_folder,
    chosen_settings,
    game_argument,
    language_option,
    set_up_options,
)
from vespers.cli.reporting import (
    check_bot,
    check_seats,
    json_option,
    print_json,
    progress_bar,
    seed_option,
)
from vespers.cli.standings import Rung, budgets, pair_line, rating_table, rungs
from vespers.engine.files import write_whole
from vespers.engine.game import Game
from vespers.lab.stats import share
from vespers.texts import Say


class Encounter(msgspec.Struct):
    """How a bot fared against another: its share of the victories."""

    bot: str
    against: str
    games: int
    share: float
    interval: tuple[float, float]


class Standing(msgspec.Struct):
    """A bot over all its games. `faults`: the answers that were late or wrong."""

    bot: str
    games: int
    share: float
    share_interval: tuple[float, float]
    elo: float
    interval: tuple[float, float]
    mean_score: float
    score_interval: tuple[float, float]
    seconds: float
    faults: int


class ArenaResults(msgspec.Struct):
    """What `arena` prints and writes: all that is needed to repeat it, the strongest bot first."""

    vespers: str
    game: str
    version: int
    settings: dict[str, Any]
    players: int
    seed: int
    deals: int
    clock: bool
    standings: list[Standing]
    encounters: list[Encounter]


@click.command()
@game_argument
@click.argument("bots", nargs=-1, metavar="BOT BOT …", required=True)
@click.option("--players", type=int, help="How many seats (default: two, or the fewest the game allows).")
@click.option("--deals", type=click.IntRange(min=1), default=20, show_default=True, help="Each twice.")
@seed_option
@click.option("--clock", is_flag=True, help="Levels search by the clock, as at the table.")
@click.option(
    "--seconds",
    type=FiniteRange(min=0, min_open=True, max=3600),
    default=10.0,
    show_default=True,
    help="Time limit for an answer of an outside program.",
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write the results here (JSON).")
@json_option
@set_up_options
@language_option
def arena(
    game: Game[Any],
    bots: tuple[str, ...],
    players: int | None,
    deals: int,
    seed: int,
    clock: bool,
    seconds: float,
    out: Path | None,
    as_json: bool,
    packs: tuple[Path, ...],
    given: tuple[str, ...],
    language: str,
) -> None:
    """Let every BOT play GAME against every other: ratings and win shares with 95 % intervals.

    A BOT is a level, a bot of an installed package, package.module:Class, or the address of a program
    (http://…) that answers HTTP POST. Every deal is played twice, with the seats exchanged.
    """
    say = Say(language)
    seats = max(2, game.players[0]) if players is None else players
    check_seats(game, seats, say)
    if out is not None:
        check_folder(out, say)
    faults: list[str] = []
    levels = entrants(bots, clock, seconds, faults, say)
    settings = chosen_settings(game, packs, given)
    pairs = list(combinations(bots, 2))
    with progress_bar(as_json) as progress:
        games = meetings(game, settings, levels, pairs, seats, deals, str(seed), clock=WALL)
        met = list(progress.track(games, total=deals * len(pairs), description=game.name))
    rated = rungs(met, bots[0])
    found = ArenaResults(
        vespers=version("vespers"),
        game=game.name,
        version=game.version_of(settings),
        settings=game.stored_settings(settings),
        players=seats,
        seed=seed,
        deals=deals,
        clock=clock,
        standings=[standing(met, rung, faults) for rung in reversed(rated)],
        encounters=[encounter(met, one, other) for one, other in pairs],
    )
    if out is not None:
        write_whole(out, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    if as_json:
        print_json(found)
    else:
        show(found, rated, say)


def entrants(names: tuple[str, ...], clock: bool, seconds: float, faults: list[str], say: Say) -> Levels:
    """The bots by name: at least two, each once."""
    if len(names) < 2 or len(set(names)) < len(names):
        raise click.BadParameter("expected two bots or more, each once.", param_hint="BOT")
    programs = [name for name in names if is_address(name)]
    others = [name for name in names if not is_address(name)]
    for name in others:
        check_bot(name, "BOT", say)
    asked: Levels = {
        name: partial(OutsideBot, address=name, seconds=seconds, faults=faults) for name in programs
    }
    return {**budgets(others, 1.0, clock), **asked}


def standing(met: list[Meeting], rung: Rung, faults: list[str]) -> Standing:
    """One bot over all its games."""
    name = rung.level
    shares = [r.share if r.first == name else 1 - r.share for m in met for r in m.results if name in r[:2]]
    wins = sum(shares)
    return Standing(
        bot=name,
        games=len(shares),
        share=wins / len(shares),
        share_interval=share(wins, len(shares))[1:3],
        elo=rung.elo,
        interval=rung.interval,
        mean_score=rung.mean_score,
        score_interval=rung.score_interval,
        seconds=rung.seconds,
        faults=faults.count(name),
    )


def encounter(met: list[Meeting], one: str, other: str) -> Encounter:
    """One bot against one other."""
    shares = [r.share for m in met for r in m.results if r[:2] == (one, other)]
    wins = sum(shares)
    return Encounter(one, other, len(shares), wins / len(shares), share(wins, len(shares))[1:3])


def show(found: ArenaResults, rated: list[Rung], say: Say) -> None:
    """Ratings, who beat whom, and whose answers were late or wrong."""
    console = Screen()
    console.print(rating_table(rated, say))
    for one in found.encounters:
        console.print(pair_line(one.bot, one.against, one.games, one.share, one.interval, say))
    for faulty in found.standings:
        if faulty.faults:
            console.print(say("cli-arena-faults", bot=faulty.bot, faults=faulty.faults))
