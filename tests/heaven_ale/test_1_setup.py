"""§1 Set-up."""

from __future__ import annotations

import pytest

from tests.heaven_ale.table import do, place, prompt, refused
from vespers.engine.kernel import CHANCE, Chance, asked
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.messages import (
    DrawnMonk,
    DrawnResource,
    Enter,
    HeavenAleSettings,
    Starts,
)
from vespers.games.heaven_ale.pieces import (
    AROUND,
    HEX_NAMES,
    NEAR,
    SITE_NAMES,
    SITES_BY,
    SPACE_KINDS,
)
from vespers.games.heaven_ale.state import HeavenAle
from vespers.games.heaven_ale.view import letters_of

TRACK = "R R M4 A R R B R R M3 R C R K R * R M2 R * R R R * M1 K R"


def sign(space: int) -> str:
    """A space as RULES.md writes it."""
    box = GAME.box(HeavenAleSettings())
    kind = SPACE_KINDS[box.kinds[space]]
    letters = letters_of(box.marks[space])
    return {
        "resource": "R",
        "monk": f"M{box.monk_cost[space]}",
        "disc": "*" if letters == "ABC" else letters,
        "barrel": "K",
    }[kind]


@pytest.mark.rule("1.1")
def test_the_track_is_that_of_the_rules() -> None:
    box = GAME.box(HeavenAleSettings())
    assert " ".join(sign(space) for space in range(1, box.last + 1)) == TRACK
    assert (len(box.resource_spaces), len(box.monk_spaces), len(box.disc_spaces)) == (15, 4, 6)


def pass_draws(s: HeavenAle) -> list[str]:
    """Let chance lay the first thing that can come up until somebody is asked; the steps in order."""
    steps = []
    while isinstance(step := asked(s), Chance):
        steps.append(type(step).__name__)
        do(s, step.options(s)[0])
    return steps


@pytest.mark.rule("1.2")
def test_piles_count_the_tiles_with_a_one_on_the_back() -> None:
    s = GAME.start(4)
    assert (sum(s.pile), set(s.pile)) == (50, {2})
    assert s.monk_pile == [3, 3, 3, 3]
    assert (s.left, s.monks_left) == (100, 24)
    two = GAME.start(2)
    assert (two.left, two.monks_left) == (50, 12), "with two players no tile II is used"


@pytest.mark.rule("2.2")
def test_tiles_two_come_when_tiles_one_have_run_out() -> None:
    s = GAME.start(4)
    s.pile, s.left = [1] + [0] * 24, 51
    s.monk_pile, s.monks_left = [0, 1, 0, 0], 13
    do(s, Starts(0))
    do(s, DrawnMonk(1))
    assert s.monk_pile == [3, 3, 3, 3], "the monks II are opened"
    do(s, DrawnMonk(0), DrawnMonk(0), DrawnMonk(0), DrawnResource(0))
    assert (s.left, s.pile) == (50, [2] * 25), "the resources II are opened"


@pytest.mark.rule("1.2")
def test_the_second_pile_is_opened_once() -> None:
    s = GAME.start(4)
    s.monk_pile, s.monks_left = [0, 0, 0, 1], 1
    do(s, Starts(0), DrawnMonk(3))
    assert s.monk_pile == [0, 0, 0, 0]


@pytest.mark.rule("1.3")
def test_an_abbey_begins_with_ducats_cards_and_markers() -> None:
    for abbey in GAME.start(3).abbeys:
        assert abbey.ducats == 25
        assert abbey.cards == 0b11111
        assert abbey.markers == [0, -2, -4, -6, -8]
        assert abbey.brewmaster == -10
        assert abbey.garden == [-1] * 30
        assert abbey.buildings == [-1] * 7


@pytest.mark.rule("1.3")
def test_an_option_brings_the_brewmaster_nearer() -> None:
    assert GAME.start(2, HeavenAleSettings(brewmaster="nearer")).abbeys[0].brewmaster == -9


@pytest.mark.rule("1.7")
def test_ducats_cards_and_what_is_left_in_the_piles_are_the_same_for_all() -> None:
    s = GAME.start(3)
    views = [GAME.view(s, seat) for seat in (0, 1, 2, None)]
    assert {(view.pile, view.monk_pile, view.abbeys) for view in views} == {
        (views[0].pile, views[0].monk_pile, views[0].abbeys)
    }
    assert sum(views[0].pile) == 50 and [len(abbey.cards) for abbey in views[0].abbeys] == [5] * 3


@pytest.mark.rule("1.4")
def test_the_garden_has_fifteen_sunny_and_fifteen_shady_hexes_and_seven_sites() -> None:
    around = {name: [HEX_NAMES[n] for n in AROUND[k]] for k, name in enumerate(SITE_NAMES)}
    assert around == {  # from the east, clockwise
        "B1": ["D2", "D3", "S5", "S2", "S1", "D1"],
        "B2": ["S7", "S9", "S8", "S6", "S3", "S4"],
        "B3": ["D6", "D8", "S10", "S7", "S5", "D3"],
        "B4": ["D7", "D10", "D9", "D6", "D4", "D5"],
        "B5": ["S12", "S14", "S13", "S11", "S8", "S9"],
        "B6": ["D11", "D13", "S15", "S12", "S10", "D8"],
        "B7": ["D12", "D15", "D14", "D11", "D9", "D10"],
    }
    assert sorted(len(sites) for sites in SITES_BY) == [1] * 18 + [2] * 12


@pytest.mark.rule("1.4")
def test_neighbours_are_mutual_and_cross_the_border_in_four_places() -> None:
    pairs = {(HEX_NAMES[a], HEX_NAMES[b]) for a in range(30) for b in NEAR[a]}
    assert all((b, a) in pairs for a, b in pairs)
    border = {(a, b) for a, b in pairs if a[0] == "S" and b[0] == "D"}
    assert border == {("S1", "D1"), ("S5", "D3"), ("S10", "D8"), ("S15", "D13")}
    assert {b for a, b in pairs if a == "S7"} == {"S4", "S5", "S9", "S10"}


@pytest.mark.rule("1.5")
def test_the_others_choose_their_places_clockwise() -> None:
    s = GAME.start(4)
    assert prompt(s) == ("FirstPlayer", CHANCE)
    do(s, Starts(2))
    assert s.abbeys[2].place == place("first")
    pass_draws(s)
    asked_seats = []
    for name in ("ducats", "brewmaster"):
        asked_seats.append(prompt(s)[1])
        do(s, Enter(place(name)))
    assert [*asked_seats, prompt(s)[1]] == [3, 0, 1]
    assert s.abbeys[3].ducats == 27 and s.abbeys[0].brewmaster == -9


@pytest.mark.rule("1.6")
def test_in_the_english_edition_they_choose_counter_clockwise() -> None:
    s = GAME.start(4, HeavenAleSettings(entry="english"))
    do(s, Starts(2))
    pass_draws(s)
    assert prompt(s) == ("ChoosePlace", 1)
    do(s, Enter(place("ducats")))
    assert prompt(s) == ("ChoosePlace", 0)


@pytest.mark.rule("1.5")
def test_a_place_is_for_one_figure() -> None:
    s = GAME.start(2)
    do(s, Starts(0))
    pass_draws(s)
    assert refused(s, Enter(place("first"))) == "place_taken"


@pytest.mark.rule("1.5", "2.2")
def test_the_track_is_filled_before_the_places_are_chosen_then_the_first_player_begins() -> None:
    s = GAME.start(2)
    do(s, Starts(1))
    assert pass_draws(s) == ["DrawMonk"] * 4 + ["DrawResource"] * 15
    do(s, Enter(place("ducats")))
    assert prompt(s) == ("MoveFigure", 1)
    assert [len(s.tiles[space]) for space in range(28)] == [
        1 if sign_or_start(space) in "RM" else 0 for space in range(28)
    ]
    assert [s.discs[space] for space in (4, 7, 12, 16, 20, 24)] == [1] * 6


def sign_or_start(space: int) -> str:
    return sign(space)[0] if space else "-"
