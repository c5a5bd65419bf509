"""A whole document: what was asked for, set by the typesetter into one PDF."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from vespers.engine.errors import BadSettings
from vespers.engine.game import Game
from vespers.engine.messages import Why
from vespers.engine.printed import Printing
from vespers.printing.counters import counter_pages
from vespers.printing.differences import Changes, Version, changed
from vespers.printing.faces import card_pages
from vespers.printing.paint import FRAME, Paint
from vespers.printing.paper import CARD_HEIGHT, CARD_WIDTH, COLUMNS, MARGIN, OVERLAP, PAPERS, ROWS, Paper
from vespers.printing.printed_rules import rules_part
from vespers.printing.sheets import board_pages, player_pages, reference_pages, score_page
from vespers.texts import Say
from vespers.texts.rulings_text import with_rulings

WHAT: Final = ("cards", "boards", "sheets", "rules")
LAYOUT: Final = Path(__file__).parent / "layout"  # Typst files: how the pages look
CREATED: Final = 0  # the same content gives the same file


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be printed, and how. `before`: settings whose content is on paper already."""

    game: Game[Any]
    settings: Any
    language: str
    what: tuple[str, ...] = WHAT
    paper: str = "a4"
    before: Any = None


def pdf(order: Order) -> bytes:
    """The document; ModuleNotFoundError without the typesetter."""
    import typst

    with TemporaryDirectory(prefix="vespers-print-") as name:
        folder = Path(name)
        written = msgspec.json.encode(document(order, folder))
        (folder / "document.json").write_bytes(written)
        shutil.copytree(LAYOUT, folder, dirs_exist_ok=True)
        return typst.compile(
            str(folder / "main.typ"), root=name, ignore_system_fonts=True, format="pdf", timestamp=CREATED
        )


def document(order: Order, folder: Path) -> dict[str, Any]:
    """All words and numbers of the document; its pictures are written into the folder."""
    say = Say(order.language, order.game, order.settings)
    paint = Paint(order.game, order.settings, order.language, folder)
    found, changes = wanted(order, Version(printing_of(order.game, order.settings), paint, say), folder)
    parts = dict(parts_of(order, found, paint, say))
    removed = changes is not None and changes.removed
    if not parts and not removed:
        raise BadSettings(Why("nothing_to_print", "", {"game": order.game.name}))
    head = {
        "title": say(f"{order.game.name}-title"),
        "subtitle": subtitle(order, say),
        "lang": order.language,
        "paper": PAPERS[order.paper]._asdict(),
        "margin": MARGIN,
        "card": {
            "width": CARD_WIDTH,
            "height": CARD_HEIGHT,
            "columns": COLUMNS,
            "rows": ROWS,
            "units": FRAME[0],
        },
        "words": {name: say(f"print-{name}", **SIZES) for name in WORDS},
    }
    if set(parts) != {"rules"} or removed:
        head["first"] = first_page(order, found, changes, paint, say)
    return {**head, **parts}


SIZES: Final = {"width": round(CARD_WIDTH), "height": round(CARD_HEIGHT), "overlap": round(OVERLAP)}
WORDS: Final = ("cards", "backs", "counters", "glue", "score", "player", "tables", "box")


def printing_of(game: Game[Any], settings: Any) -> Printing:
    """What the game prints with these packs; a game that does not say prints its rules alone."""
    face = game.face("printing")
    found: Printing = Printing() if face is None else face.printing(settings)
    return found


def wanted(order: Order, now: Version, folder: Path) -> tuple[Printing, Changes | None]:
    """Everything, or only what has changed."""
    if order.before is None:
        return now.printing, None
    game, before = order.game, order.before
    paint = Paint(game, before, order.language, folder)
    old = Version(printing_of(game, before), paint, Say(order.language, game, before))
    return changed(old, now)


def parts_of(order: Order, found: Printing, paint: Paint, say: Say) -> Iterator[tuple[str, Any]]:
    """The parts that were asked for and are not empty."""
    paper = PAPERS[order.paper]
    if "cards" in order.what and found.decks:
        yield "cards", card_pages(found.decks, paint, say)
    if "boards" in order.what:
        yield from boards_and_counters(found, paper, paint, say)
    if "sheets" in order.what:
        yield from sheets(found, paper, paint, say)
    if "rules" in order.what:
        yield from rules(order, paint, say)


def boards_and_counters(found: Printing, paper: Paper, paint: Paint, say: Say) -> Iterator[tuple[str, Any]]:
    if found.boards:
        yield "boards", [page for board in found.boards for page in board_pages(board, paper, paint, say)]
    if found.counters:
        yield "counters", counter_pages(found.counters, paper, paint, say)


def sheets(found: Printing, paper: Paper, paint: Paint, say: Say) -> Iterator[tuple[str, Any]]:
    if found.player_sheets:
        pages = [page for sheet in found.player_sheets for page in player_pages(sheet, paper, paint, say)]
        yield "players", pages
    if found.score is not None:
        yield "score", score_page(found.score, paint, say)
    if found.tables or found.dice:
        yield "tables", reference_pages(found, paint, say)


def rules(order: Order, paint: Paint, say: Say) -> Iterator[tuple[str, Any]]:
    """The rulebook; of a changed game only if its rulings or the tables of its box have changed."""
    book, tables = with_rulings(order.game, order.settings, say), tables_of(order.game, order.settings)
    if order.before is not None:
        old = Say(order.language, order.game, order.before)
        if (book, tables) == (
            with_rulings(order.game, order.before, old),
            tables_of(order.game, order.before),
        ):
            return
    if book.chapters:
        yield "rules", rules_part(order.game, book, tables, paint, say)


def tables_of(game: Game[Any], settings: Any) -> Any:
    face = game.face("tables")
    return () if face is None else face.tables(settings)


# --- The first page


def subtitle(order: Order, say: Say) -> str:
    """The packs in force, and which edition of the software printed them."""
    packs = [*order.settings.packs, *[own_name(text) for text in order.settings.own]]
    return say("print-subtitle", packs=" + ".join(packs), version=version("vespers"))


def own_name(text: str) -> str:
    """What a player's own pack is called: its file, which is named in its first line."""
    first = text.partition("\n")[0]
    return first.removeprefix("# file: ") if first.startswith("# file: ") else "?"


def first_page(
    order: Order, found: Printing, changes: Changes | None, paint: Paint, say: Say
) -> dict[str, Any]:
    return {
        "cover": paint.symbol("cover"),
        "instructions": [say(f"print-how-{name}", **SIZES) for name in how(order, found)],
        "changes": []
        if changes is None
        else [
            (say("print-new"), changes.new),
            (say("print-changed"), changes.changed),
            (say("print-removed"), changes.removed),
        ],
        "contents": list(contents(order, found, say)),
    }


def how(order: Order, found: Printing) -> Iterator[str]:
    yield "scale"
    if "cards" in order.what and found.decks:
        yield "sides"
        yield "cut"
    if "boards" in order.what and found.boards:
        yield "glue"


def contents(order: Order, found: Printing, say: Say) -> Iterator[tuple[str, str]]:
    """How many there are of what."""
    if "cards" in order.what:
        for deck in found.decks:
            many = sum(one.copies for one in deck.cards)
            yield say.text(deck.name), say("print-count-cards", count=many)
    if "boards" in order.what:
        for board in found.boards:
            yield say.text(board.board.name), say("print-count", count=board.copies)
        for group in found.counters:
            yield say.text(group.name), say("print-count", count=sum(one.copies for one in group.counters))
    if "sheets" in order.what:
        for sheet in found.player_sheets:
            yield say.text(sheet.name), say("print-count", count=sheet.copies)
