"""`vespers lab`: studies of thousands of games, reports, comparisons and searches."""

from __future__ import annotations

import importlib
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import click
import msgspec
from rich.markup import escape
from rich.table import Column, Table

from vespers.cli.common import Screen, fail, language_option
from vespers.cli.lab_people import played_by_people, remarks_of_players
from vespers.cli.reporting import json_option, print_json, progress_bar, progress_lines
from vespers.engine import wording
from vespers.engine.files import read_bytes
from vespers.engine.messages import Text
from vespers.games import find_game
from vespers.texts import Say

if TYPE_CHECKING:
    from vespers.lab.runner import Run

VALUE_FORMS: dict[str, Callable[[float], str]] = {  # how a figure is written, by its unit
    "share": lambda value: f"{100 * value:.1f} %",
    "lift": lambda value: f"{100 * value:+.1f}",
    "number": lambda value: f"{value:.3g}",
}
FILE = click.Path(path_type=Path, dir_okay=False)
FOLDER = click.Path(path_type=Path, file_okay=False)
PAGE = b"<!doctype html"  # the first bytes of a report
workers_option = click.option(
    "--workers", type=click.IntRange(min=1), help="How many processes (default: all cores)."
)


def lab_module(name: str, language: str) -> Any:
    """Import a module of the lab; exit with a sentence when a package it needs is not installed."""
    try:
        return importlib.import_module(f"vespers.lab.{name}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("vespers"):
            raise
        extra = "lab-ray" if error.name == "ray" else "lab"
        fail(Say(language)("lab-missing", package=error.name, extra=extra))


@click.group()
def lab() -> None:
    """Play studies of thousands of games, and report, compare and tune.

    Start with `vespers lab run STUDY.toml`; docs/lab.md describes the study file.
    """


def results_of(study: Path, out: Path | None) -> Path:
    """The folder of a study's results: beside the study by default."""
    return out or study.with_suffix(".lab")


def silence(games: int) -> None:
    """Nobody wants to hear how many games were played."""


def told_in_lines(runs: list[Run]) -> Callable[[int], None]:
    """Progress for the program that started us, which stops us with an interrupt.

    That works even if a shell started the program in the background, where interrupts are ignored.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    return progress_lines(sum(run.done() for run in runs), sum(run.plan.games for run in runs))


def play_all(
    run: Run,
    workers: int | None,
    say: Say,
    stopped: type[Exception],
    quiet: bool = False,
    ray: str | None = None,
    heard: Callable[[int], None] = silence,
) -> None:
    """Play what is left of a run, with a progress bar; `heard` gets the number of games just played."""
    run_on_ray = None if ray is None else lab_module("cluster", say.language).run_on_ray
    run.begin()
    with progress_bar(quiet) as progress:
        task = progress.add_task(run.plan.game, total=run.plan.games, completed=run.done())

        def advance(games: int) -> None:
            progress.advance(task, games)
            heard(games)

        try:
            if run_on_ray is not None and ray is not None:
                run_on_ray(run, ray, advance)
            else:
                run.run(workers, advance)
        except (KeyboardInterrupt, stopped):
            progress.stop()
            fail(say("lab-stopped", done=run.done(), games=run.plan.games), code=130)


@lab.command("run")
@click.argument("study", type=FILE)
@click.option("--out", type=FOLDER, help="Where the results go (default: STUDY.lab beside the study).")
@workers_option
@click.option("--ray", help="Play on the Ray cluster at this address; “local” starts one on this machine.")
@language_option
def run_command(study: Path, out: Path | None, workers: int | None, ray: str | None, language: str) -> None:
    """Play the games of STUDY on all cores.

    Stop it with Ctrl-C; the same command resumes. The results do not depend on the number of workers.
    """
    say, runner = Say(language), lab_module("runner", language)
    plan, _, _ = lab_module("plan", language).load(study)
    run = runner.Run(plan, results_of(study, out))
    play_all(run, workers, say, runner.Stopped, ray=ray)
    Screen(soft_wrap=True).print(say("lab-done", games=plan.games, folder=str(run.folder)), markup=False)
    with runner.reading(run.folder):
        gaps = run.gaps()
    if gaps:
        show_gaps(plan, gaps, say_of(plan, language))


def show_gaps(plan: Any, gaps: list[Any], say: Say) -> None:
    """Print the open questions of the rulebook, first those that decide most games."""
    sections, console = lab_module("sections", say.language), Screen()
    table = Table(
        *[say(f"lab-column-{key}") for key in ("section", "question", "other", "arose", "changed")],
        title=say("lab-head-rulings"),
    )
    for gap in gaps:
        section, question, _, other = sections.ruling_texts(plan, say, gap)
        shares = [say.percent(about.value) for about in (gap.arose, gap.changed)]
        table.add_row(section, escape(question), escape(other), *shares)
    console.print(table)
    console.print(say("lab-rulings-note", games=gaps[0].arose.games), markup=False)


def option_label(say: Say, code: int) -> str:
    """The text of an action with its places and seats left open."""
    game = say.game
    assert game is not None
    action = game.codebook.actions[code]
    key = f"{game.name}-action-{type(action).__name__}"
    values: dict[str, Any] = {"me": "…", **wording.stated(game, say.box, key)}
    for field, value in msgspec.structs.asdict(action).items():
        spoken = wording.value_text(game, say.box, field, value)
        open_ = field in wording.SEAT_FIELDS or (field in game.spoken and not isinstance(spoken, Text))
        values[field] = "…" if open_ else spoken
    return say.text(Text(key, values))


@lab.command("report")
@click.argument("study", type=click.Path(path_type=Path))
@click.option("--out", type=FOLDER, help="Where the results are (default: STUDY.lab beside the study).")
@click.option("--html", "html", type=FILE, help="The page to write (default: report.html in the results).")
@click.option("--people", type=FOLDER, help="A folder of records of games that people played.")
@click.option(
    "--database", help="Add the finished matches of a table: sqlite:///FILE or postgresql://… (read only)."
)
@click.option(
    "--csv", "sheets", type=FOLDER, help="Also write figures, options, openings and games as CSV here."
)
@click.option("--games-at", default="", help="Link every bar to the games behind it at this address.")
@click.option("--table", help="The address of a table: upload the games to open and link to their replays.")
@language_option
def report_command(
    study: Path,
    out: Path | None,
    html: Path | None,
    people: Path | None,
    database: str | None,
    sheets: Path | None,
    games_at: str,
    table: str | None,
    language: str,
) -> None:
    """Write a report on STUDY: one HTML page with charts, intervals and games to open."""
    folder = out or (study if study.is_dir() else results_of(study, None))
    if html is not None:
        check_page(html, Say(language))
    found = lab_module("findings", language).findings(folder)
    say, console = say_of(found.plan, language), Screen(soft_wrap=True)
    page = lab_module("report", language).Page(found, say, lambda code: option_label(say, code), language)
    page.games_at = games_at
    if people is not None or database is not None:
        human_games = lab_module("human_games", language)
        matches = played_by_people(human_games, people, database, found.plan.game, language)
        fitting = human_games.fitting_games(matches, found.plan)
        if fitting.unfit:
            console.print(say("lab-unfit", many=fitting.unfit), markup=False)
        if fitting.games.is_empty():
            console.print(say("lab-nobody"), markup=False)
        page.people = human_games.compare_figures(found.overview, fitting.games)
        page.people_bots = human_games.seats_of_bots(fitting.games)
    if database is not None:
        page.opinions = remarks_of_players(
            lab_module("opinions", language), database, found.plan.game, language
        )
    if table is not None:
        page.replays = uploaded(found.records, table.rstrip("/"), say)
    path = html or folder / "report.html"
    with lab_module("runner", language).reading(folder):
        text = page.html()
        if sheets is not None:
            lab_module("sheets_of_figures", language).write_sheets(sheets, found, page.action)
    write_page(path, text, say)
    console.print(say("lab-reported", file=str(path)), markup=False)


def check_page(path: Path, say: Say) -> None:
    """Exit when the page would overwrite a file that is not a report."""
    if not path.parent.is_dir():
        fail(say("lab-page-no-folder", folder=str(path.parent)))
    try:
        start = read_bytes(path, len(PAGE)) if path.is_file() else b""
    except OSError as error:
        fail(say("lab-page-refused", file=str(path), problem=error.strerror or str(error)))
    if start and not start.lower().startswith(PAGE):
        fail(say("lab-page-kept", file=str(path)))


def write_page(path: Path, text: str, say: Say) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        fail(say("lab-page-refused", file=str(path), problem=error.strerror or str(error)))


def uploaded(records: dict[int, Path], table: str, say: Say) -> dict[int, str]:
    """Upload the records to a table: game -> address of its replay."""
    return {number: f"{table}/#/replay/{upload(path, table, say)}" for number, path in records.items()}


def upload(path: Path, table: str, say: Say) -> str:
    """Upload one record; the name of the match that the table made of it."""
    headers = {"content-type": "application/jsonl"}
    try:
        request = Request(f"{table}/api/records", path.read_bytes(), headers)
        with urlopen(request, timeout=30) as answer:
            return str(msgspec.json.decode(answer.read())["match"])
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as error:
        fail(say("lab-table", table=table, problem=str(error)))


def say_of(plan: Any, language: str) -> Say:
    """The texts of a study's game and of the study's packs."""
    return Say(language, find_game(plan.game), game_settings(plan))


@lab.command("compare")
@click.argument("before", type=FILE)
@click.argument("after", type=FILE)
@click.option("--out", type=FOLDER, help="Where the games go (default: BEFORE-AFTER.lab beside BEFORE).")
@json_option
@click.option(
    "--rulings",
    default=0,
    type=click.IntRange(min=0),
    help="In how many games of AFTER every open question is answered otherwise, for its report.",
)
@click.option("--progress", "lines", is_flag=True, help="Report progress as JSON lines on the error output.")
@workers_option
@language_option
def compare_command(
    before: Path,
    after: Path,
    out: Path | None,
    as_json: bool,
    rulings: int,
    lines: bool,
    workers: int | None,
    language: str,
) -> None:
    """Play the studies BEFORE and AFTER on the same deals, and give a verdict on every figure.

    The verdict is better, worse, no difference that matters, or not enough games (and how many are needed).
    """
    comparing, runner = lab_module("compare", language), lab_module("runner", language)
    one, other, study = comparing.mirrored(before, after, rulings)
    say = say_of(one, language)
    folder = out or before.with_name(f"{before.stem}-{after.stem}.lab")
    both = [runner.Run(plan, folder / name) for plan, name in ((one, "before"), (other, "after"))]
    for run in both:  # check both folders before the first game
        run.begin()
    heard = told_in_lines(both) if lines else silence
    for run in both:
        play_all(run, workers, say, runner.Stopped, quiet=as_json or lines, heard=heard)
    with runner.reading(folder):
        verdicts = comparing.compare(both[0].folder, both[1].folder, study.matters)
    keys = lab_module("option_effects", language).options_by_code(say.game, game_settings(one))
    labels = {key: option_label(say, code) for code, key in keys.select("code", "option").iter_rows()}
    if as_json:
        print_json(
            [{"name": verdict_name(one, say, labels), **msgspec.structs.asdict(one)} for one in verdicts]
        )
    else:
        show_verdicts(verdicts, say, labels)


def game_settings(plan: Any) -> Any:
    return find_game(plan.game).read_settings(plan.settings)


def figure_name(say: Say, key: str) -> str:
    """The name of a figure."""
    name, _, of = key.partition(".")
    text = "lab-name-seat" if key.removeprefix("seat-").isdigit() else f"lab-name-{name}"
    return say(text, seat=key[5:], of=of)


def verdict_name(one: Any, say: Say, labels: dict[str, str]) -> str:
    """The name of a figure, or of the option that a verdict is about."""
    return labels.get(one.key.removeprefix("taken.")) or figure_name(say, one.key)


def show_verdicts(verdicts: list[Any], say: Say, labels: dict[str, str]) -> None:
    """Print one line per figure: before, after, the difference with its interval, the verdict."""
    figures = [one for one in verdicts if one.about != "taken"]
    taken = [one for one in verdicts if one.about == "taken"]
    console = Screen()
    for title, some in (("", figures), (say("lab-head-taken"), taken)):
        if some:
            console.print(verdict_table(some, say, labels, title))
    games = figures[0].difference.games
    console.print(say("lab-compared", games=games, figures=len(figures)), markup=False)
    if taken:
        console.print(say("lab-compared-taken", options=len(taken)), markup=False)


def verdict_table(verdicts: list[Any], say: Say, labels: dict[str, str], title: str) -> Table:
    columns = ("figure", "before", "after", "difference", "verdict")
    table = Table(*[say(f"lab-column-{name}") for name in columns], title=title or None)
    for one in verdicts:
        about, form = one.difference, VALUE_FORMS[one.unit]
        points, unit = (1, "") if one.unit == "number" else (100, " " + say("lab-points-unit"))
        matters = f"{points * one.matters:.3g}{unit}"
        verdict = say(f"lab-verdict-{one.answer}", games=one.needed, matters=matters)
        low, high = points * about.low, points * about.high
        between = f"{points * about.value:+.3g}{unit}  [{low:+.3g}, {high:+.3g}]"
        name = escape(verdict_name(one, say, labels))
        table.add_row(name, form(one.before), form(one.after), between, verdict)
    return table


@lab.command("tune")
@click.argument("study", type=FILE)
@click.option("--out", type=FOLDER, help="Where the games go (default: STUDY.tune beside the study).")
@json_option
@workers_option
@language_option
def tune_command(study: Path, out: Path | None, as_json: bool, workers: int | None, language: str) -> None:
    """Search for numbers of the pack that meet the targets of STUDY; verify the best on fresh deals."""
    tuning, runner = lab_module("tune", language), lab_module("runner", language)
    read, source = lab_module("study", language).read(study)
    say = Say(language)

    def play(run: Run) -> None:
        play_all(run, workers, say, runner.Stopped, quiet=as_json)

    found = tuning.tuned(read, source, out or study.with_suffix(".tune"), play)
    if as_json:
        print_json(found)
    else:
        show_tuned(found, say)


def show_tuned(found: Any, say: Say) -> None:
    """Print the trade-offs, the best trial, and its verification."""
    targets, numbers = list(found.best.figures), list(found.best.numbers)
    heads = [*map(escape, numbers), *[figure_name(say, key) for key in targets], say("lab-column-miss")]
    table = Table("", *[Column(head, overflow="fold") for head in heads])
    rows = [("", trial) for trial in sorted(found.front, key=lambda trial: trial.miss)]
    rows += [(say("lab-tune-best"), found.best), (say("lab-tune-verified"), found.verified)]
    for name, trial in rows:
        chosen = [str(trial.numbers[key]) for key in numbers]
        table.add_row(name, *chosen, *[f"{trial.figures[key]:.3g}" for key in targets], f"{trial.miss:.3f}")
    console = Screen()
    console.print(table)
    counts = {"trials": len(found.trials), "refused": len(found.refused), "games": found.games}
    console.print(say("lab-tuned", **counts), markup=False)
