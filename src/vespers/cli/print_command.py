"""`vespers print`: a game on paper, as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from vespers.cli.common import (
    Screen,
    check_folder,
    chosen_settings,
    fail,
    game_argument,
    language_option,
    set_up_options,
)
from vespers.engine.game import Game
from vespers.engine.packs import read_own
from vespers.printing.document import WHAT, Order, pdf
from vespers.printing.paper import PAPERS
from vespers.texts import Say

BASE = "base"  # in place of a pack file: the game's own packs alone


@click.command(name="print")
@game_argument
@set_up_options
@click.option(
    "--what",
    default=",".join(WHAT),
    show_default=True,
    metavar="PARTS",
    help="What to print: any of cards, boards (with counters), sheets (players, score, tables), rules.",
)
@click.option("--paper", type=click.Choice(list(PAPERS)), default="a4", show_default=True, help="The paper.")
@click.option(
    "--pdf",
    "target",
    required=True,
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="The file to write.",
)
@click.option(
    "--changed-since",
    "before",
    metavar="VERSION",
    help="Only what differs from the version that is on paper already: the pack file as it was (TOML); "
    "`base`, the game's own packs without yours; or the number of an older version of the rules.",
)
@language_option
def print_command(
    game: Game[Any],
    packs: tuple[Path, ...],
    given: tuple[str, ...],
    what: str,
    paper: str,
    target: Path,
    before: str | None,
    language: str,
) -> None:
    """Write print-and-play sheets of GAME and its rulebook as PDF.

    Cards are 63 × 88 mm with cut marks and backs; boards larger than a page come in parts. Everything is made
    from the packs in force: with `--pack` of your own, with your cards. Needs `vespers[print]`.
    """
    say = Say(language, game)
    settings = chosen_settings(game, packs, given)
    order = Order(
        game=game,
        settings=settings,
        language=language,
        what=parts(what, say),
        paper=paper,
        before=None if before is None else settings_before(game, settings, before, say),
    )
    check_folder(target, say)
    try:
        written = pdf(order)
    except ModuleNotFoundError as error:
        if error.name != "typst":
            raise
        fail(say("print-missing", module="typst"))
    target.write_bytes(written)
    Screen(soft_wrap=True).print(
        say("print-done", file=str(target), kilobytes=len(written) // 1000), markup=False
    )


def parts(given: str, say: Say) -> tuple[str, ...]:
    """The parts that were asked for, in the order of the document."""
    asked = {part.strip() for part in given.split(",")}
    if not asked <= set(WHAT):
        fail(say("print-bad-what", known=", ".join(WHAT), given=given))
    return tuple(part for part in WHAT if part in asked)


def settings_before(game: Game[Any], settings: Any, before: str, say: Say) -> Any:
    """The settings with the content that is on paper already."""
    if before == BASE:
        found = msgspec.structs.replace(settings, own=())
    elif before.isdecimal() and int(before) in game.known_versions():
        found = msgspec.structs.replace(settings, version=int(before))
    elif Path(before).exists():
        found = msgspec.structs.replace(settings, own=(read_own(Path(before)),))
    else:
        versions = ", ".join(map(str, game.known_versions()))
        fail(say("print-bad-before", versions=versions, given=before))
    game.box(found)
    return found
