"""`vespers simulate`: many games between bots, and their results."""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.table import Table

from vespers.bots import find_bot
from vespers.bots.arena import Seated, play_game
from vespers.cli.common import (
    Screen,
    chosen_settings,
    fail,
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
from vespers.engine import record
from vespers.engine.files import read_bytes, write_whole
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE
from vespers.engine.messages import Outcome
from vespers.lab.stats import mean, share
from vespers.texts import Say


class SeatResult(msgspec.Struct):
    """How one seat fared: a shared victory counts as its share."""

    seat: int
    bot: str
    wins: float
    win_rate: float
    win_interval: tuple[float, float]
    mean_score: float
    score_interval: tuple[float, float]


class Results(msgspec.Struct):
    """What `simulate` prints; all but the seconds depend on the seed alone."""

    game: str
    version: int
    players: int
    seed: int
    games: int
    decisions: int
    seconds: float
    seats: list[SeatResult]


def bots_of(names: str, players: int, say: Say) -> list[str]:
    """One bot per seat; a short list is repeated."""
    listed = listed_bots(names, "--bots", say)
    return [listed[seat % len(listed)] for seat in range(players)]


@click.command()
@game_argument
@click.option("--players", type=int, help="How many seats (default: the fewest the game allows).")
@click.option(
    "--bots",
    default="random",
    metavar="NAMES",
    help="Who sits there: novice,brother or package.module:Class.",
)
@click.option("--games", "many", type=click.IntRange(min=1), default=1000, show_default=True)
@seed_option
@click.option(
    "--records", type=click.Path(path_type=Path, file_okay=False), help="Keep each game's record here."
)
@json_option
@set_up_options
@language_option
def simulate(
    game: Game[Any],
    players: int | None,
    bots: str,
    many: int,
    seed: int,
    records: Path | None,
    as_json: bool,
    packs: tuple[Path, ...],
    given: tuple[str, ...],
    language: str,
) -> None:
    """Let bots play GAME many times: wins and scores per seat, with 95 % intervals."""
    seats = game.players[0] if players is None else players
    check_seats(game, seats, Say(language))
    names = bots_of(bots, seats, Say(language))
    settings = chosen_settings(game, packs, given)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    outcomes, decisions = run(game, settings, names, many, seed, records, Say(language), quiet=as_json)
    results = Results(
        game=game.name,
        version=game.version,
        players=seats,
        seed=seed,
        games=many,
        decisions=decisions,
        seconds=round(time.perf_counter() - started, 3),
        seats=[seat_result(seat, bot, outcomes) for seat, bot in enumerate(names)],
    )
    if as_json:
        print_json(results)
    else:
        show(results, Say(language))


def run(
    game: Game[Any],
    settings: Any,
    names: list[str],
    many: int,
    seed: int,
    records: Path | None,
    say: Say,
    quiet: bool,
) -> tuple[list[Outcome], int]:
    """Play them all, one after the other."""
    outcomes: list[Outcome] = []
    decisions = 0
    seated: list[Seated] = [find_bot(name) for name in names]
    with progress_bar(quiet) as progress:
        for number in progress.track(range(many), description=game.name):
            match = play_game(game, settings, seated, f"{seed}:{number}")
            outcome = match.outcome()
            assert outcome is not None
            outcomes.append(outcome)
            decisions += sum(entry.seat != CHANCE for entry in match.log)
            if records is not None:
                path = records / f"{game.name}-{seed}-{number:06}.jsonl"
                keep(path, record.write(match, tuple(names)), say)
    return outcomes, decisions


def keep(path: Path, data: bytes, say: Say) -> None:
    """Write a record; repeating the same simulation is fine, but other records are not overwritten."""
    if not path.exists():
        write_whole(path, data, durable=False)
    elif read_bytes(path, len(data)) != data:
        fail(say("cli-other-record", file=str(path)))


def seat_result(seat: int, bot: str, outcomes: list[Outcome]) -> SeatResult:
    """Wins and scores of one seat."""
    wins = sum(1 / len(o.winners) for o in outcomes if seat in o.winners)
    scores = [float(o.scores[seat]) for o in outcomes]
    return SeatResult(
        seat=seat,
        bot=bot,
        wins=round(wins, 4),
        win_rate=wins / len(outcomes),
        win_interval=share(wins, len(outcomes))[1:3],
        mean_score=statistics.fmean(scores),
        score_interval=mean(scores)[1:3],
    )


def show(results: Results, say: Say) -> None:
    """The results as a table."""
    console = Screen()
    rate = results.decisions / results.seconds if results.seconds else 0
    console.print(
        say(
            "cli-simulated",
            games=results.games,
            decisions=results.decisions,
            seconds=f"{results.seconds:.1f}",
            rate=f"{rate:,.0f}",
        )
    )
    table = Table(*[say(f"cli-column-{name}") for name in ("seat", "bot", "wins", "share", "score")])
    for seat in results.seats:
        low, high = seat.win_interval
        lower, upper = seat.score_interval
        table.add_row(
            str(seat.seat + 1),
            seat.bot,
            f"{seat.wins:g}",
            f"{say.percent(seat.win_rate, 1)}  [{say.percent(low, 1)}; {say.percent(high, 1)}]",
            f"{seat.mean_score:.2f}  [{lower:.2f}, {upper:.2f}]",
        )
    console.print(table)
