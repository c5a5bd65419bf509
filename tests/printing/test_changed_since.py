"""Only what differs from the version on paper is printed again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from vespers.engine.errors import BadSettings
from vespers.games import find_game
from vespers.printing.document import Order, document

GAME = find_game("wolves")
BEFORE = """
[pack]
id = "mine"
extends = true
[wolves.two]
moons = 1
"""
ART = """
[art]
wolf-2 = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
"""
LEAP = """
[powers.long-jump]
origin = "own"
effect = "leap"
name = { en = "Long Jump", fr = "Long Saut", es = "Gran Salto" }
"""


def settings(*own: str) -> Any:
    return GAME.read_settings({"own": own})


def made(folder: Path, now: Any, before: Any, what: tuple[str, ...] = ("cards",)) -> dict[str, Any]:
    order = Order(game=GAME, settings=now, language="en", what=what, before=before)
    return document(order, folder)


def cards(found: dict[str, Any]) -> list[str]:
    return [card["title"] or card["note"] for page in found["cards"] for card in page["cards"]]


def test_a_changed_card_is_printed_in_all_its_copies_and_no_other(tmp_path: Path) -> None:
    found = made(tmp_path, settings(BEFORE), settings())
    assert cards(found) == ["Shows 1 moon. A 3 covers it."] * 4  # two copies in each pack


def test_a_new_card_is_printed_and_named(tmp_path: Path) -> None:
    found = made(tmp_path, settings(BEFORE + LEAP), settings(BEFORE))
    assert cards(found) == ["Long Jump"]
    assert dict(found["first"]["changes"])["New"] == ("Long Jump",)


def test_of_a_card_that_only_became_more_frequent_only_the_missing_copies(tmp_path: Path) -> None:
    found = made(tmp_path, settings(BEFORE + "copies = 4\n"), settings(BEFORE))
    assert len(cards(found)) == 4  # two more in each pack


def test_a_removed_card_is_named_so_that_it_can_be_taken_out(tmp_path: Path) -> None:
    found = made(tmp_path, settings(BEFORE), settings(BEFORE + LEAP))
    assert "cards" not in found
    assert dict(found["first"]["changes"])["Take out of the box"] == ("Long Jump",)


def test_a_new_drawing_is_a_change(tmp_path: Path) -> None:
    """Also on a card whose own drawing uses it."""
    found = made(tmp_path, settings(BEFORE + ART), settings(BEFORE))
    assert (
        sorted(cards(found))
        == ["Conquered Ground"] + ["Lone Wolf"] * 2 + ["Shows 1 moon. A 3 covers it."] * 4
    )


def test_a_number_of_the_box_prints_the_rules_again_but_no_card(tmp_path: Path) -> None:
    now = settings('[pack]\nid = "mine"\nextends = true\n[numbers]\nhand = 4\n')
    found = made(tmp_path, now, settings(), ("cards", "boards", "sheets", "rules"))
    assert "rules" in found and "cards" not in found and "counters" not in found


def test_nothing_changed_is_an_error_that_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="nothing_to_print"):
        made(tmp_path, settings(BEFORE), settings(BEFORE), ("cards", "boards", "sheets", "rules"))
