"""Constructors have few parameters, and keywords where there are many; boxes are filled to the last table."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

import vespers
from vespers.games import find_game, game_names

SOURCE = Path(vespers.__file__).parent
MOST_PARAMETERS = 15
MOST_POSITIONAL = 8


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """All of engine and games, with the file and line."""
    for part in ("engine", "games"):
        for path in sorted((SOURCE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                yield f"{path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}", node


def written() -> Iterator[tuple[str, ast.arguments]]:
    """Every constructor written by hand."""
    for where, node in nodes():
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            yield where, node.args


def generated() -> Iterator[tuple[str, int]]:
    """Every constructor that a dataclass generates, and how many parameters it has."""
    for where, node in nodes():
        if isinstance(node, ast.ClassDef) and any(made_by(d) for d in node.decorator_list):
            fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            yield (
                where,
                len([f for f in fields if f.value is None or "init=False" not in ast.unparse(f.value)]),
            )


def made_by(decorator: ast.expr) -> bool:
    return ast.unparse(decorator).startswith("dataclass") and "init=False" not in ast.unparse(decorator)


def test_no_constructor_has_more_than_fifteen_parameters() -> None:
    by_hand = {where: len(args.args) + len(args.kwonlyargs) - 1 for where, args in written()}
    found = by_hand | dict(generated())
    assert len(found) > len(by_hand) > 0
    assert {where: many for where, many in found.items() if many > MOST_PARAMETERS} == {}


def test_constructors_with_many_parameters_take_keywords() -> None:
    found = {where: len(args.args) - 1 for where, args in written()}
    assert {where: many for where, many in found.items() if many > MOST_POSITIONAL} == {}


@pytest.mark.parametrize("name", game_names())
def test_every_table_of_a_box_is_filled(name: str) -> None:
    game = find_game(name)
    for settings in game.variants(game.players[0]):
        for part in (box := game.box(settings), getattr(box, "numbers", box)):
            if dataclasses.is_dataclass(part):
                missing = [f.name for f in dataclasses.fields(part) if not hasattr(part, f.name)]
                assert missing == []
