"""`vespers lab`: studies of thousands of games, their reports, comparisons and searches."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vespers.cli.common import fail, language_option
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
