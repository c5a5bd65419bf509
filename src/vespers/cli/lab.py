"""`vespers lab`: studies of thousands of games, their reports, comparisons and searches."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vespers.cli.common import fail, language_option
from vespers.engine import speech
from vespers.engine.words import Text
from vespers.games import find_game
from vespers.texts import Say

if TYPE_CHECKING:
    from vespers.lab.run import Run

FILE = click.Path(path_type=Path, dir_okay=False)
FOLDER = click.Path(path_type=Path, file_okay=False)
workers_option = click.option(
    "--workers", type=click.IntRange(min=1), help="How many processes (default: all cores)."
)


def part(name: str, language: str) -> Any:
    """A module of the lab; it needs packages that a plain installation does not have."""
    try:
        return importlib.import_module(f"vespers.lab.{name}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("vespers"):
            raise
        fail(Say(language)("lab-missing", package=error.name))


@click.group()
def lab() -> None:
    """What thousands of games say about a rule: studies, reports, comparisons, searches.

    Start with `vespers lab run STUDY.toml`; docs/lab.md says what a study may ask.
    """


def results_of(study: Path, out: Path | None) -> Path:
    """Where the results of a study lie: beside it, unless told otherwise."""
    return out or study.with_suffix(".lab")


def play_all(run: Run, workers: int | None, say: Say, stopped: type[Exception], quiet: bool = False) -> None:
    """Play what is left of a run, with a bar."""
    run.begin()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(run.setting.game, total=run.setting.games, completed=run.done())
        try:
            run.run(workers, lambda games: progress.advance(task, games))
        except (KeyboardInterrupt, stopped):
            progress.stop()
            fail(say("lab-stopped", done=run.done(), games=run.setting.games), code=130)


@lab.command("run")
@click.argument("study", type=FILE)
@click.option("--out", type=FOLDER, help="Where the results go (default: STUDY.lab beside the study).")
@workers_option
@language_option
def run_command(study: Path, out: Path | None, workers: int | None, language: str) -> None:
    """Play the games of STUDY on all cores.

    Stop it with Ctrl-C; the same command goes on where it was. The tables do not depend on the workers.
    """
    say, runs = Say(language), part("run", language)
    setting, _, _ = part("setting", language).load(study)
    run = runs.Run(setting, results_of(study, out))
    play_all(run, workers, say, runs.Stopped)
    Console(highlight=False, soft_wrap=True).print(
        say("lab-done", games=setting.games, folder=str(run.folder)), markup=False
    )


def option_label(say: Say, code: int) -> str:
    """An action as it is said, its places and seats left open."""
    game = say.game
    assert game is not None
    action = game.codebook.actions[code]
    values: dict[str, Any] = {"me": "…"}
    for field, value in msgspec.structs.asdict(action).items():
        spoken = speech.value_text(game, say.box, field, value)
        open_ = field in speech.SEAT_FIELDS or (field in game.spoken and not isinstance(spoken, Text))
        values[field] = "…" if open_ else spoken
    return say.text(Text(f"{game.name}-action-{type(action).__name__}", values))


@lab.command("report")
@click.argument("study", type=click.Path(path_type=Path))
@click.option("--out", type=FOLDER, help="Where the results are (default: STUDY.lab beside the study).")
@click.option("--html", "html", type=FILE, help="The page to write (default: report.html in the results).")
@click.option("--people", type=FOLDER, help="A folder of records of games that people played.")
@language_option
def report_command(
    study: Path, out: Path | None, html: Path | None, people: Path | None, language: str
) -> None:
    """Make one page of what STUDY found: pictures, sentences, intervals, games to open."""
    folder = out or (study if study.is_dir() else results_of(study, None))
    found = part("findings", language).findings(folder)
    say, console = say_of(found.setting, language), Console(highlight=False, soft_wrap=True)
    beside: Any = []
    if people is not None:
        asked = part("people", language)
        records = asked.read_records(people, found.setting)
        if records.unfit:
            console.print(say("lab-unfit", many=records.unfit), markup=False)
        beside = asked.beside(found.games, records.games, found.setting.players)
    page = part("report", language).Page(found, say, lambda lift: option_label(say, lift.code), language)
    path = html or folder / "report.html"
    path.write_text(page.html(beside), "utf-8")
    console.print(say("lab-reported", file=str(path)), markup=False)


def say_of(setting: Any, language: str) -> Say:
    """The words of a study's game, with those of its own packs."""
    game = find_game(setting.game)
    return Say(language, game, game.read_options(setting.options))
