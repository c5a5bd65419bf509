"""`vespers lab`: studies of thousands of games, their reports, comparisons and searches."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from vespers.cli.common import Screen, fail, language_option
from vespers.engine import speech
from vespers.engine.files import read_bytes
from vespers.engine.words import Text
from vespers.games import find_game
from vespers.texts import Say

if TYPE_CHECKING:
    from vespers.lab.run import Run

FILE = click.Path(path_type=Path, dir_okay=False)
FOLDER = click.Path(path_type=Path, file_okay=False)
PAGE = b"<!doctype html"  # how a report begins
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
        extra = "lab-ray" if error.name == "ray" else "lab"
        fail(Say(language)("lab-missing", package=error.name, extra=extra))


@click.group()
def lab() -> None:
    """What thousands of games say about a rule: studies, reports, comparisons, searches.

    Start with `vespers lab run STUDY.toml`; docs/lab.md says what a study may ask.
    """


def results_of(study: Path, out: Path | None) -> Path:
    """Where the results of a study lie: beside it, unless told otherwise."""
    return out or study.with_suffix(".lab")


def play_all(
    run: Run,
    workers: int | None,
    say: Say,
    stopped: type[Exception],
    quiet: bool = False,
    ray: str | None = None,
) -> None:
    """Play what is left of a run, with a bar."""
    elsewhere = None if ray is None else part("cluster", say.language).run_on_ray
    run.begin()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(run.setting.game, total=run.setting.games, completed=run.done())
        try:
            if elsewhere is not None and ray is not None:
                elsewhere(run, ray, lambda games: progress.advance(task, games))
            else:
                run.run(workers, lambda games: progress.advance(task, games))
        except (KeyboardInterrupt, stopped):
            progress.stop()
            fail(say("lab-stopped", done=run.done(), games=run.setting.games), code=130)


@lab.command("run")
@click.argument("study", type=FILE)
@click.option("--out", type=FOLDER, help="Where the results go (default: STUDY.lab beside the study).")
@workers_option
@click.option("--ray", help="Play on the Ray cluster at this address; “local”: one of this machine alone.")
@language_option
def run_command(study: Path, out: Path | None, workers: int | None, ray: str | None, language: str) -> None:
    """Play the games of STUDY on all cores.

    Stop it with Ctrl-C; the same command goes on where it was. The tables do not depend on the workers.
    """
    say, runs = Say(language), part("run", language)
    setting, _, _ = part("setting", language).load(study)
    run = runs.Run(setting, results_of(study, out))
    play_all(run, workers, say, runs.Stopped, ray=ray)
    Screen(soft_wrap=True).print(say("lab-done", games=setting.games, folder=str(run.folder)), markup=False)


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
@click.option("--database", help="The same from a table: sqlite:///FILE or postgresql://…; only read.")
@click.option("--table", help="The address of a table: the games to open are brought there and linked.")
@language_option
def report_command(
    study: Path,
    out: Path | None,
    html: Path | None,
    people: Path | None,
    database: str | None,
    table: str | None,
    language: str,
) -> None:
    """Make one page of what STUDY found: pictures, sentences, intervals, games to open."""
    folder = out or (study if study.is_dir() else results_of(study, None))
    if html is not None:
        check_page(html, Say(language))
    found = part("findings", language).findings(folder)
    say, console = say_of(found.setting, language), Screen(soft_wrap=True)
    page = part("report", language).Page(found, say, lambda code: option_label(say, code), language)
    if people is not None or database is not None:
        asked = part("people", language)
        records = asked.fitting(played_by_people(people, database, found.setting, language), found.setting)
        if records.unfit:
            console.print(say("lab-unfit", many=records.unfit), markup=False)
        if records.games.is_empty():
            console.print(say("lab-nobody"), markup=False)
        page.people = asked.beside(found.overview, records.games)
        page.people_bots = asked.seats_of_bots(records.games)
    if table is not None:
        page.replays = brought(found.records, table.rstrip("/"), say)
    path = html or folder / "report.html"
    with part("run", language).reading(folder):
        text = page.html()
    write_page(path, text, say)
    console.print(say("lab-reported", file=str(path)), markup=False)


def check_page(path: Path, say: Say) -> None:
    """A page may take the place of a page, never that of a study, a table or anything else."""
    if not path.parent.is_dir():
        fail(say("lab-page-no-folder", folder=str(path.parent)))
    try:
        begins = read_bytes(path, len(PAGE)) if path.is_file() else b""
    except OSError as error:
        fail(say("lab-page-refused", file=str(path), problem=error.strerror or str(error)))
    if begins and not begins.lower().startswith(PAGE):
        fail(say("lab-page-kept", file=str(path)))


def write_page(path: Path, text: str, say: Say) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        fail(say("lab-page-refused", file=str(path), problem=error.strerror or str(error)))


def played_by_people(people: Path | None, database: str | None, setting: Any, language: str) -> list[Any]:
    """Games of people: records in a folder, finished matches of a table."""
    asked = part("people", language)
    found = [] if people is None else asked.read_folder(people)
    if database is not None:
        from vespers.table.archive import finished_matches
        from vespers.table.store.database import BadDatabase

        try:
            matches, _ = finished_matches(database, setting.game)
        except BadDatabase as problem:
            fail(Say(language)("lab-database", problem=str(problem)))
        found += [asked.Recorded(*one) for one in matches]
    return list(found)


def brought(records: dict[int, Path], table: str, say: Say) -> dict[int, str]:
    """The records opened at a table: game -> address of its replay."""
    return {number: f"{table}/#/replay/{sent(path, table, say)}" for number, path in records.items()}


def sent(path: Path, table: str, say: Say) -> str:
    """The match that a table made of a record."""
    headers = {"content-type": "application/jsonl"}
    try:
        request = Request(f"{table}/api/records", path.read_bytes(), headers)
        with urlopen(request, timeout=30) as answer:
            return str(msgspec.json.decode(answer.read())["match"])
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as error:
        fail(say("lab-table", table=table, problem=str(error)))


def say_of(setting: Any, language: str) -> Say:
    """The words of a study's game, with those of its own packs."""
    return Say(language, find_game(setting.game), game_options(setting))


@lab.command("compare")
@click.argument("before", type=FILE)
@click.argument("after", type=FILE)
@click.option("--out", type=FOLDER, help="Where the games go (default: BEFORE-AFTER.lab beside BEFORE).")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
@workers_option
@language_option
def compare_command(
    before: Path, after: Path, out: Path | None, as_json: bool, workers: int | None, language: str
) -> None:
    """Play the studies BEFORE and AFTER on the same deals, and say of every figure what changed.

    Better, worse, no difference that matters, or not enough games and how many it would take.
    """
    comparing, runs = part("compare", language), part("run", language)
    one, other, study = comparing.mirrored(before, after)
    say = say_of(one, language)
    folder = out or before.with_name(f"{before.stem}-{after.stem}.lab")
    both = [runs.Run(setting, folder / name) for setting, name in ((one, "before"), (other, "after"))]
    for run in both:  # both folders are looked at before the first game
        run.begin()
    for run in both:
        play_all(run, workers, say, runs.Stopped, quiet=as_json)
    with runs.reading(folder):
        verdicts = comparing.compare(both[0].folder, both[1].folder, study.matters)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(verdicts), indent=2).decode() + "\n")
    else:
        keys = part("lifts", language).codes(say.game, game_options(one))
        labels = {key: option_label(say, code) for code, key in keys.select("code", "option").iter_rows()}
        show_verdicts(verdicts, say, labels)


def game_options(setting: Any) -> Any:
    return find_game(setting.game).read_options(setting.options)


def figure_name(say: Say, key: str) -> str:
    """A figure by its name."""
    name, _, of = key.partition(".")
    text = "lab-name-seat" if key.removeprefix("seat-").isdigit() else f"lab-name-{name}"
    return say(text, seat=key[5:], of=of)


def show_verdicts(verdicts: list[Any], say: Say, labels: dict[str, str]) -> None:
    """A line per figure: before, after, the difference with its interval, the verdict."""
    columns = ("figure", "before", "after", "difference", "verdict")
    table = Table(*[say(f"lab-column-{name}") for name in columns])
    for one in verdicts:
        about = one.difference
        told = say(f"lab-verdict-{one.answer}", games=one.needed, matters=f"{one.matters:.3g}")
        between = f"{about.value:+.3g}  [{about.low:+.3g}, {about.high:+.3g}]"
        name = escape(labels.get(one.key) or figure_name(say, one.key))
        table.add_row(name, f"{one.before:.3g}", f"{one.after:.3g}", between, told)
    console = Screen()
    console.print(table)
    console.print(
        say("lab-compared", games=verdicts[0].difference.games, figures=len(verdicts)), markup=False
    )


@lab.command("tune")
@click.argument("study", type=FILE)
@click.option("--out", type=FOLDER, help="Where the games go (default: STUDY.tune beside the study).")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
@workers_option
@language_option
def tune_command(study: Path, out: Path | None, as_json: bool, workers: int | None, language: str) -> None:
    """Look for numbers of the pack that meet the targets of STUDY, and verify the best on fresh deals."""
    tuning, runs = part("tune", language), part("run", language)
    read, source = part("study", language).read(study)
    say = Say(language)

    def play(run: Run) -> None:
        play_all(run, workers, say, runs.Stopped, quiet=as_json)

    found = tuning.tuned(read, source, out or study.with_suffix(".tune"), play)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    else:
        show_tuned(found, say)


def show_tuned(found: Any, say: Say) -> None:
    """The trade-offs, the best, and what fresh deals say of it."""
    targets, numbers = list(found.best.figures), list(found.best.numbers)
    table = Table(
        "", *map(escape, numbers), *[figure_name(say, key) for key in targets], say("lab-column-miss")
    )
    rows = [("", trial) for trial in sorted(found.front, key=lambda trial: trial.miss)]
    rows += [(say("lab-tune-best"), found.best), (say("lab-tune-verified"), found.verified)]
    for name, trial in rows:
        chosen = [str(trial.numbers[key]) for key in numbers]
        table.add_row(name, *chosen, *[f"{trial.figures[key]:.3g}" for key in targets], f"{trial.miss:.3f}")
    console = Screen()
    console.print(table)
    counts = {"trials": len(found.trials), "refused": len(found.refused), "games": found.games}
    console.print(say("lab-tuned", **counts), markup=False)
