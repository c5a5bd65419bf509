"""Texts never lie under a pack: whatever number a pack changes, the words made from it change too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.changed_packs import Path, numbers_in, overlay, packs_for
from vespers.engine import toml
from vespers.engine.box_tables import BoxTable, Cell
from vespers.engine.errors import BadPack
from vespers.engine.game import Game
from vespers.engine.messages import Text
from vespers.games import find_game, our_games
from vespers.texts import LANGUAGES, Say

GAMES = [game.name for game in our_games()]
PACKS = [
    (name, path.stem) for name in GAMES for path in sorted((find_game(name).folder / "packs").glob("*.toml"))
]
# Effects that are either there or not, and numbers of no consequence.
FLAGS = {
    *("quiet-failure", "ward", "flee", "codex", "win-ties", "reroll-ones", "web", "wound"),
    *("steady", "quiet-success", "place", "at_least"),
}


class Said:
    """All that is made from the packs of a game."""

    def __init__(self, game: Game[Any], settings: Any) -> None:
        self.game = game
        tables: tuple[BoxTable, ...] = game.face("tables").tables(settings)
        self.cells: list[Cell] = [cell for table in tables for row in table.rows for cell in row.cells]
        self.cells += game.words(settings).values()

    def differs(self, other: Said) -> bool:
        """Whether some cell says something else, in every language."""
        pairs = [(one, two) for one, two in zip(self.cells, other.cells, strict=True) if one != two]
        says = [Say(language, self.game) for language in LANGUAGES]
        return all(any(spoken(say, one) != spoken(say, two) for one, two in pairs) for say in says)


def spoken(say: Say, cell: Cell) -> str:
    return say.text(cell) if isinstance(cell, Text) else str(cell)


def with_another(game: Game[Any], pack: str, tree: dict[str, Any], path: Path, value: int) -> Said | None:
    """The texts with another number there; None when no other is allowed."""
    for other in (value + 1, value - 1, value + 2, value - 2):
        own = overlay(tree, path, other)
        try:
            return Said(game, game.settings(packs=packs_for(pack), own=(own,)))
        except BadPack:
            continue
    return None


@pytest.mark.parametrize(("name", "pack"), PACKS)
def test_every_number_of_a_pack_is_found_in_the_texts(name: str, pack: str) -> None:
    game = find_game(name)
    tree = toml.loads((game.folder / "packs" / f"{pack}.toml").read_text("utf-8"))
    usual = Said(game, game.settings(packs=packs_for(pack)))
    tried, silent = 0, []
    for path, value in numbers_in(tree):
        if FLAGS & {str(part) for part in path}:
            continue
        changed = with_another(game, pack, tree, path, value)
        tried += changed is not None
        if changed is not None and not usual.differs(changed):
            silent.append(".".join(map(str, path)))
    assert silent == []
    assert tried > 3


# --- Labels: what one reads on buttons, in questions and in reasons

LABEL = re.compile(r"-(?:action|did|step|ask|why|option|use|effect|can|plays|goal|deed|draw|scene|about)-")
# Digits that no pack can change: faces of a die, limits of the rules, the number of a phase, a ratio to one.
RULES = re.compile(
    r"-(?:action-Drink|why-no_initial_six|draw-(?:phase|trigger|six|one|last-battle-about|choose-beers|noise-about"
    r"|sixths|traps-about|applied-says|warn-alarm|warn-pass-out|stage-passed-out-reason|stage-battle-reason)"
    r"|step-ChooseExchange|scene-(?:band|stage-rate)|about-(?:band|brewmaster)|option-(?:night|moon)|brewmaster-begins"
    r"|action-Enrich|event-SlotEmpty|goal-(?:ones|fives)|about-goal-(?:ones|fives))"
)


class Digits(Visitor):
    """The digits that stand in the words of a text."""

    def __init__(self) -> None:
        self.found = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found += "".join(re.findall(r"\d", node.value))


def labels(name: str, language: str) -> Iterator[tuple[str, ast.Message]]:
    source = (find_game(name).folder / "texts" / f"{language}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and LABEL.search(entry.id.name):
            yield entry.id.name, entry


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_label_states_a_number_that_a_pack_could_change(name: str, language: str) -> None:
    found = []
    for key, message in labels(name, language):
        digits = Digits()
        digits.visit(message)
        if digits.found and not RULES.search(key):
            found.append(key)
    assert found == []


def test_a_button_states_the_number_of_the_pack() -> None:
    game = find_game("fermentation")
    own = '[pack]\nid = "quiet"\nextends = true\n[numbers]\nhide = 3\n'
    hide = next(a for a in game.codebook.actions if type(a).__name__ == "Hide")
    for language in LANGUAGES:
        usual, quiet = (Say(language, game, game.settings(own=packs)) for packs in ((), (own,)))
        assert "2" in usual.action(hide, 0) and "3" in quiet.action(hide, 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_text_uses_every_number_that_it_is_given(name: str) -> None:
    game = find_game(name)
    for language in LANGUAGES:
        messages = dict(labels(name, language))
        for key, numbers in game.states.items():
            if key in messages:
                used = Used()
                used.visit(messages[key])
                assert set(numbers) <= used.names, (language, key)


class Used(Visitor):
    """The values that a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)
