"""`vespers train`: abbots play themselves, learn from it, and keep what wins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.progress import Progress, TaskID

from vespers.bots.judging import judgement_folder, judgement_of
from vespers.cli.common import FiniteRange, Screen, check_folder, fail, game_argument, language_option
from vespers.cli.lab_command import lab_module
from vespers.cli.reporting import check_seats, progress_bar, seed_option
from vespers.engine.files import write_whole
from vespers.engine.game import Game
from vespers.engine.learned import FILE
from vespers.engine.network_file import FILE as NETWORK
from vespers.lab.pools import pool
from vespers.lab.training import ACCEPTED, Plan, Verdict, generation, prepare
from vespers.texts import Say


@click.command()
@game_argument
@click.option("--players", type=click.IntRange(min=2), default=2, show_default=True)
@click.option("--games", type=click.IntRange(min=2), default=400, show_default=True, help="Of self-play.")
@click.option(
    "--deals", type=click.IntRange(min=2), default=200, show_default=True, help="Of the match, each twice."
)
@click.option(
    "--pace",
    type=FiniteRange(min=0, min_open=True, max=10_000),
    default=0.1,
    show_default=True,
    help="Looks ahead, times those of an abbot.",
)
@seed_option
@click.option("--generations", type=click.IntRange(min=1), default=1, show_default=True)
@click.option("--workers", type=click.IntRange(min=1), default=2, show_default=True, help="Processes.")
@click.option(
    "--work",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where all games are written down (default: training-GAME). The same command goes on there.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help=f"Write what won here (default: {NETWORK} or {FILE} in the folder of the game, where bots read it).",
)
@language_option
def train(
    game: Game[Any],
    players: int,
    games: int,
    deals: int,
    pace: float,
    seed: int,
    generations: int,
    workers: int,
    work: Path | None,
    out: Path | None,
    language: str,
) -> None:
    """Improve how abbots judge GAME: from games against themselves, kept only if it wins a match.

    A game that describes positions in numbers gets a network, which learns over all the generations and meets
    the old judgement at the end. Otherwise each generation fits what every part of the judgement should
    count, and its weights meet the old ones. Every deal of a match is played from both sides. The new
    replaces the old only if the 95 % interval of its share of victories lies above one half.
    """
    say = Say(language)
    check_seats(game, players, say)
    judgement = judgement_of(game)
    folder = Path(f"training-{game.name}") if work is None else work
    plan = Plan(game.name, players, games, deals, pace, seed)
    if judgement.outlook.features is not None:
        out = judgement_folder(game) / NETWORK if out is None else out
        check_folder(out, say)
        train_network(
            game, msgspec.structs.replace(plan, generations=generations), folder, workers, out, language
        )
        return
    if judgement.outlook is judgement:
        fail(say("cli-train-nothing", game=game.name))
    out = game.folder / FILE if out is None else out
    check_folder(out, say)
    prepare(folder, plan)
    with pool(workers) as executor:
        for number in range(1, generations + 1):
            with progress_bar(quiet=False) as progress:
                found = generation(plan, folder, number, executor, Bars(progress, say).tell)
            Screen().print(sentence(number, found, say))
            if found.accepted:
                write_whole(out, (folder / f"{number:03}" / ACCEPTED).read_bytes())
                Screen().print(say("cli-train-written", file=str(out)))


def train_network(game: Game[Any], plan: Plan, folder: Path, workers: int, out: Path, language: str) -> None:
    """All generations, then the match."""
    say, learning = Say(language), lab_module("network_training", language)
    prepare(folder, plan)
    start = learning.start_of(judgement_folder(game), folder)
    with pool(workers) as executor:
        for number in range(1, plan.generations + 1):
            with progress_bar(quiet=False) as progress:
                bars = Bars(progress, say)
                score = learning.generation(plan, folder, number, start, executor, bars.tell)
            Screen().print(say("cli-train-generation", number=number, score=round(score, 1)))
        with progress_bar(quiet=False) as progress:
            found = learning.meet_old(plan, folder, start, executor, Bars(progress, say).tell)
    Screen().print(sentence(plan.generations, found, say))
    if found.accepted:
        write_whole(out, (folder / learning.ACCEPTED).read_bytes())
        Screen().print(say("cli-train-written", file=str(out)))


class Bars:
    """A bar for the games, then one for the match."""

    def __init__(self, progress: Progress, say: Say) -> None:
        self.progress, self.say = progress, say
        self.tasks: dict[str, TaskID] = {}

    def tell(self, what: str, done: int, whole: int) -> None:
        if what not in self.tasks:
            self.tasks[what] = self.progress.add_task(self.say(f"cli-train-{what}"), total=whole)
        self.progress.update(self.tasks[what], completed=done)


def sentence(number: int, found: Verdict, say: Say) -> str:
    """How the match ended."""
    key = "cli-train-accepted" if found.accepted else "cli-train-refused"
    value, low, high, deals = found.share
    shares = {"share": value, "low": max(0.0, low), "high": min(1.0, high)}
    percentages = {name: say.percent(share, 1) for name, share in shares.items()}
    return say(key, number=number, games=2 * deals, **percentages)
