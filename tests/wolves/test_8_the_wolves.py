"""Chapter 8 of the rules: the wolves. The tables of RULES.md are what the base pack says."""

from __future__ import annotations

import pytest

from tests.wolves.drawing import BOX, A, B, drawn, scored, short, wolf
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import MoonsWon, RowWon

PACK = ["1", "2", "3", "4", "5"]
LONE = ["L1", "L2", "L4", "L6"]


def table_of(section: str, row: str, language: str = "") -> list[int]:
    """The numbers of a row of the table in a section of the rules."""
    rules = (GAME.folder / f"RULES{language}.md").read_text("utf-8")
    body = rules.split(f"### {section} ")[1].split("### ")[0]
    line = next(line for line in body.splitlines() if line.startswith(f"| {row} "))
    return [int(part) for part in line.split("|")[2:-1]]


@pytest.mark.rule("8.1", "1.1")
def test_the_pack_has_the_values_and_copies_of_the_rules() -> None:
    assert [BOX.value[wolf(name)] for name in PACK] == table_of("1.1", "value") == [1, 2, 3, 4, 5]
    assert [BOX.copies[wolf(name)] for name in PACK] == table_of("1.1", "copies") == [2, 2, 4, 2, 1]


@pytest.mark.rule("8.1")
def test_of_the_pack_only_ones_are_strong_in_corners_and_only_threes_bring_a_point() -> None:
    assert [BOX.corner[wolf(name)] for name in PACK] == [3, 2, 3, 4, 5]
    assert [BOX.bonus[wolf(name)] for name in PACK] == [0, 0, 1, 0, 0]


@pytest.mark.rule("8.4")
def test_a_covered_wolf_counts_for_nothing() -> None:
    t = scored("a1b2a3b4 a2 b3")
    assert t.events_of(MoonsWon) == [MoonsWon(A, moons=(2, 1), points=2)]
    assert t.events_of(RowWon) == [RowWon(B, row=4, strength=(2, 7), cards=2, points=3)]


@pytest.mark.rule("8.2")
def test_there_are_four_lone_wolves_outside_the_deck() -> None:
    assert [short(w) for w in range(len(BOX.wolves)) if BOX.lone[w]] == LONE
    assert [BOX.value[wolf(name)] for name in LONE] == [1, 2, 4, 6]
    assert [BOX.copies[wolf(name)] for name in LONE] == [0, 0, 0, 0]


@pytest.mark.rule("8.2")
def test_the_lone_one_is_a_one_with_two_moons() -> None:
    t = scored("A1 b1 b3")
    assert t.events_of(RowWon) == [RowWon(B, row=4, strength=(3, 4), cards=2, points=3)]
    assert t.events_of(MoonsWon) == [MoonsWon(A, moons=(2, 1), points=2)]
    assert drawn("B1 b3 a4", hand="2").may("2", (1, 1))


@pytest.mark.rule("8.2", "5.3")
def test_the_lone_two_counts_six_in_a_corner_and_two_elsewhere() -> None:
    assert scored("A2 b5").events_of(RowWon)[0].strength == (6, 5)
    assert scored("b5 A2 b5").events_of(RowWon)[0].strength == (2, 10)
    assert scored("a2 b5").events_of(RowWon)[0].strength == (2, 5), "the 2 of the pack has no such power"


@pytest.mark.rule("8.2", "2.4")
def test_the_lone_two_is_covered_by_a_three_only_and_covers_a_one() -> None:
    t = drawn("B2 b3 a4", hand="3 4 5")
    assert t.may("3", (1, 1))
    assert t.why("4", (1, 1)) == "not_one_higher §2.4"
    assert drawn("b1 b3 a4", hand="L2").may("L2", (1, 1))


@pytest.mark.rule("8.2")
def test_the_lone_four_is_a_four() -> None:
    assert drawn("b3 b3 a4", hand="L4").may("L4", (1, 1))
    assert drawn("B4 b3 a4", hand="5").may("5", (1, 1))
    assert scored("A4 b3").events_of(RowWon)[0].strength == (4, 3)


@pytest.mark.rule("8.2", "2.4")
def test_the_lone_six_alone_covers_a_five_and_is_covered_by_nothing() -> None:
    assert drawn("b5 b3 a4", hand="L6").may("L6", (1, 1))
    t = drawn("B6 b3 a4", hand="1 2 3 4 5 L1 L2 L4 L6")
    assert all(t.why(name, (1, 1)) == "not_one_higher §2.4" for name in PACK + LONE)


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("language", "row"), [("", "moons"), (".fr", "Lunes"), (".es", "Lunas")])
def test_the_moons_of_the_pack_are_those_of_the_rules_in_every_language(language: str, row: str) -> None:
    assert [BOX.moons[wolf(name)] for name in PACK + LONE] == table_of("8.3", row, language)


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("name", "moons"), [("a1", 1), ("a2", 2), ("a4", 1), ("A1", 2), ("A2", 1), ("A4", 2)]
)
def test_a_visible_wolf_shows_its_moons(name: str, moons: int) -> None:
    assert scored(f"{name} b5").events_of(MoonsWon) == [MoonsWon(A, moons=(moons, 0), points=2)]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("name", ["a3", "a5", "A6"])
def test_some_wolves_show_no_moon(name: str) -> None:
    assert scored(f"{name} b1").events_of(MoonsWon) == [MoonsWon(B, moons=(0, 1), points=2)]
