"""RULES with the numbers of the packs in force.

RULES.md states the numbers of the game's own pack, and a comment after a number names it, so that the file
reads well as it is: `3<!--numbers.hand--> wolves`, `1 moon<!--numbers.moonsong moon|moons-->`. Names may be
multiplied and added up (`numbers.long*numbers.short`, `numbers.bands.0+-1`). `<!--list campaign.targets-->`
stands after several numbers. `<!--table wolves-->` in the line before a table or a paragraph names the table
of the box that takes its place when a pack has changed it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from math import prod
from typing import Any

import msgspec

from vespers.engine.box_tables import OURS, BoxTable, listed
from vespers.engine.game import Game
from vespers.engine.messages import Text
from vespers.engine.workshop import workshop_of
from vespers.texts import Say
from vespers.texts.rulebook import COMMENT, Rulebook, parsed, source

NAME = r"<!--(?P<name>[\w.*+-]+)(?: (?P<one>[^|>]+)\|(?P<many>[^|>]+))?-->"
NUMBER = re.compile(r"(?P<stated>[\w−-]+(?:[ \u00a0][\w-]+(?=<!--[^ >]+ ))?)" + NAME)
LIST = re.compile(r"\d+(?:, \d+)*(?: \w+ \d+)?<!--list (?P<name>[\w.-]+)-->")
TABLE = re.compile(r"^<!--table (?P<name>[\w-]+)-->\n(?P<block>(?:.+\n?)+)", re.MULTILINE)

Value = Callable[[str], Any]  # what stands in the packs, by its path


def rulebook_in_force(game: Game[Any], settings: Any, say: Say) -> Rulebook:
    """The rulebook with the numbers of these settings; of the game's own packs without any."""
    return parsed(COMMENT.sub("", filled(game, settings or game.settings(), say)))


def filled(game: Game[Any], settings: Any, say: Say) -> str:
    """The text of RULES; what no pack has changed stays word by word."""
    text, usual = source(game.folder, say.language), game.settings()
    if (settings.packs, settings.own) == (usual.packs, usual.own):
        return text
    old, new = values_of(game, usual), values_of(game, settings)
    changed = dict(changed_tables(game, usual, settings))
    text = TABLE.sub(lambda found: table_for(found, changed, say), text)
    text = LIST.sub(lambda found: list_for(found, old, new), text)
    return NUMBER.sub(lambda found: number_for(found, old, new), text)


def values_of(game: Game[Any], settings: Any) -> Value:
    """What stands in the packs of these settings; in the game's other packs where these do not have it."""
    shop = workshop_of(game)
    if shop is None:
        return lambda path: 0
    in_force, all_packs = game.packs_in_force(settings), game.packs()
    trees = [
        msgspec.to_builtins(shop.contents(*packs)) for packs in ((in_force, settings.own), (all_packs, ()))
    ]

    def value(path: str) -> Any:
        try:
            return at(trees[0], path)
        except (KeyError, IndexError, TypeError):
            return at(trees[1], path)

    return value


def at(tree: Any, path: str) -> Any:
    """What stands at a path of tables, entries and places of lists."""
    for part in path.split("."):
        tree = tree[int(part)] if isinstance(tree, list | tuple) else tree[part]
    return tree


def number(value: Value, name: str) -> int:
    """A number by its name in RULES: products of paths and plain numbers, added up."""
    return sum(prod(factor(value, path) for path in term.split("*")) for term in name.split("+"))


def factor(value: Value, path: str) -> int:
    """A plain number, or one of the packs; of a table or a list, its length."""
    if path.removeprefix("-").isdecimal():
        return int(path)
    found = value(path)
    return len(found) if isinstance(found, dict | list | tuple) else int(found)


def list_for(found: re.Match[str], old: Value, new: Value) -> str:
    """The numbers in force in the place of those that are written."""
    now = new(found["name"])
    return found[0] if now == old(found["name"]) else str(listed(now))


def number_for(found: re.Match[str], old: Value, new: Value) -> str:
    """The number in force in the place of the one that is written."""
    before, now = number(old, found["name"]), number(new, found["name"])
    if before == now:
        return found[0]
    sign = "−" if found["stated"].startswith("−") and before > 0 else ""  # "noise −2" states a 2
    written = sign + str(now).replace("-", "−")
    return written if found["one"] is None else f"{written} {found['one'] if now == 1 else found['many']}"


# --- Tables


def changed_tables(game: Game[Any], old: Any, new: Any) -> Iterator[tuple[str, BoxTable]]:
    """The tables of the box that are not those of the game's own packs."""
    face = game.face("tables")
    if face is not None:
        others = face.tables(msgspec.structs.replace(old, packs=game.packs()))
        usual = {table.id: table for table in (*others, *face.tables(old))}
        yield from ((table.id, table) for table in face.tables(new) if table != usual.get(table.id))


def table_for(found: re.Match[str], changed: dict[str, BoxTable], say: Say) -> str:
    """The table of the box in the place of what is written, if a pack has changed it."""
    table = changed.get(found["name"])
    return found[0] if table is None else "\n".join(markdown(table, say)) + "\n"


def markdown(table: BoxTable, say: Say) -> Iterator[str]:
    """A table of the box as Markdown; what is reconstructed has a mark."""
    yield line([say.text(column) for column in table.columns])
    yield line(["---"] * len(table.columns))
    for row in table.rows:
        cells = [say.text(cell) if isinstance(cell, Text) else str(cell) for cell in row.cells]
        yield line([cells[0] + (" ◇" if row.origin in OURS else ""), *cells[1:]])


def line(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
