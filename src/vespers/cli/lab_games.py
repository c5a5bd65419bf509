"""`vespers lab games`: the games behind a bar of a report, and the record of any game of a study."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.markup import escape
from rich.table import Table

from vespers.cli.common import Screen, fail, language_option
from vespers.cli.lab_command import FOLDER, lab, lab_module, option_label, say_of
from vespers.cli.reporting import json_option, print_json
from vespers.engine.wording import ruling_text
from vespers.games import find_game
from vespers.texts import Say

HEADS = {"score": "scores", "decisions": "length", "decided": "course"}  # of the sections of the report


@lab.command("games")
@click.argument("results", type=FOLDER)
@click.option("--where", default="", help="Games behind a bar, as the report names it: `seat:1`, `choice:…`.")
@click.option("--most", default=50, show_default=True, type=click.IntRange(1, 10_000))
@click.option("--record", "number", type=click.IntRange(min=0), help="The number of a game to write.")
@click.option("--to", "target", type=click.Path(path_type=Path, dir_okay=False, allow_dash=True))
@json_option
@language_option
def games_command(
    results: Path,
    where: str,
    most: int,
    number: int | None,
    target: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """List the games in RESULTS that are behind a bar of the report, or write the record of one game.

    A game is played again from its number: its record need not have been kept.
    """
    if number is not None:
        write_record(results, number, target, Say(language))
        return
    found = lab_module("games_behind", language).games_behind(results, where, most)
    plan, _ = lab_module("runner", language).read_results(results)
    say = say_of(plan, language)
    title = title_of(where, say, plan)
    if as_json:
        print_json({"title": title, **msgspec.to_builtins(found)})
        return
    table = Table(
        *[say(f"lab-column-{key}") for key in ("game", "entry", "scores", "winners")], title=escape(title)
    )
    for one in found.games:
        winners = ", ".join(str(seat + 1) for seat in one.winners)
        entry = "" if one.entry < 0 else str(one.entry + 1)
        table.add_row(str(one.game), entry, " : ".join(map(str, one.scores)), winners)
    console = Screen()
    console.print(table)
    console.print(say("lab-games-behind", shown=len(found.games), total=found.total), markup=False)


def write_record(results: Path, number: int, target: Path | None, say: Say) -> None:
    """Play a game again and write its record."""
    from vespers.engine import record

    plan, _ = lab_module("runner", say.language).read_results(results)
    if number >= plan.games:
        fail(say("lab-no-game", number=number, games=plan.games))
    match = lab_module("player", say.language).Player(plan).match(number)
    data = record.write(match, tuple(plan.task(number).players))
    if target is None or str(target) == "-":
        sys.stdout.buffer.write(data)
    elif target.exists():
        fail(say("cli-exists", file=str(target)))
    else:
        target.write_bytes(data)


def title_of(where: str, say: Say, plan: Any) -> str:
    """What a bar is called."""
    kind, _, value = where.partition(":")
    if kind == "seat":
        return say("lab-behind-seat", seat=value)
    if kind == "opening":
        return " → ".join(option_label(say, int(code)) for code in value.split(","))
    if kind in HEADS:
        low, _, high = value.partition("..")
        between = f"{float(low):g}–{float(high):g}".replace("-inf–", "< ").replace("–inf", "+")
        return say("table-labelled", name=say(f"lab-head-{HEADS[kind]}"), text=between)
    if kind == "ruling":
        game = find_game(plan.game)
        return say.text(ruling_text(game, value, game.read_settings(plan.settings)))
    if kind == "player":
        name = value.partition(" ")[2]
        keys = [f"{prefix}-{name}" for prefix in ("lab-style", "bot")]
        return next((text for key in keys if (text := say(key)) != key), name)
    if kind == "points":
        key = f"lab-line-{value.replace('_', '-')}"
        return value.replace("_", " ") if say(key) == key else say(key)
    options = lab_module("games_behind", say.language).options_of(plan)
    codes = {option: code for code, option in options.select("code", "option").iter_rows()}
    return option_label(say, codes[value])
