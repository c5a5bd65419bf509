"""§2 Phases and turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.brewers.table import BASE, Table, room, site
from vespers.engine.messages import Action
from vespers.games.brewers.codebook import MEDITATE, RECOVER
from vespers.games.brewers.events import PhaseBegins, SlotEmpty
from vespers.games.brewers.messages import Challenge, EndTurn, Move, Search, Sprint, Use
from vespers.games.brewers.pieces import INGREDIENT_OF, INGREDIENTS

VOW = Use(BASE.ids["card"].index("vow-of-silence"))


def go(t: Table, name: str) -> None:
    t.do(Move(room(name)))


@pytest.mark.rule("2.1")
def test_seven_phases_need_seven_ingredients() -> None:
    needed = [INGREDIENTS[i] for i in INGREDIENT_OF]
    assert needed == ["water", "malt", "wood", "wood", "hops", "water", "yeast"]
    t = Table("-", "-")
    events = [event for _ in range(14) for event in t.do(EndTurn())]
    assert [event.phase for event in events if isinstance(event, PhaseBegins)] == [1, 2, 3, 4, 5, 6]
    assert t.match.outcome() is not None


@pytest.mark.rule("2.2")
def test_two_actions_and_a_move_in_any_order() -> None:
    t = Table("-", "-")
    t.put(0, at="forest")
    t.search("wood-easy", 1)
    go(t, "courtyard")
    assert (t.s.actions, t.s.moves) == (1, 0)
    t.search("water-easy", 1)
    assert t.asks() == 1, "nothing is left: the turn ends by itself"


@pytest.mark.rule("2.2")
def test_an_action_becomes_a_move_but_never_the_reverse() -> None:
    t = Table("-", "-")
    go(t, "courtyard")
    go(t, "hop-garden")
    go(t, "brewery")
    assert t.asks() == 1, "a move and two actions turned into moves"
    t = Table("-", "-")
    t.put(0, at="brewery")
    t.search("malt-easy", 1)
    t.search("malt-easy", 1)
    assert t.why(Search(site("malt-easy"))) == "no_action_left"
    assert t.asks() == 0 and t.why(Move(room("chapel"))) == ""


@pytest.mark.rule("2.6")
def test_a_turn_may_end_early() -> None:
    t = Table("-", "-")
    t.do(EndTurn())
    assert t.asks() == 1 and (t.s.actions, t.s.moves) == (2, 1)


@pytest.mark.rule("2.6", "5.4")
def test_a_webbed_monk_in_a_room_that_offers_nothing_is_not_asked_to_end_his_turn() -> None:
    t = Table("-", "-")
    t.put(0, at="forest", noise=8)
    t.put(1, at="chapel")
    t.do(Sprint(room("cloister")), "werespider", 1, 6, 6)
    t.do(RECOVER)
    assert t.s.turn_of == 1 and t.asks() == 1, "an action was left, but nothing to do with it"


@pytest.mark.rule("2.2", "5.4")
@pytest.mark.parametrize(
    ("at", "facts", "left"),
    [
        ("courtyard", {}, Search(site("water-easy"))),
        ("library", {"noise": 1}, MEDITATE),
        ("library", {"noise": 0}, None),
        ("brewery", {"sheet": (0, 2, 0, 0, 0, 0, 0)}, Search(site("malt-hard"))),
        (
            "cloister",
            {"noise": 2, "cards": ("vow-of-silence",)},
            VOW,
        ),
        ("cloister", {"wounded": True}, RECOVER),
    ],
)
def test_a_webbed_monk_goes_on_as_long_as_something_is_left_to_do(
    at: str, facts: dict[str, Any], left: Action | None
) -> None:
    t = Table("-", "-")
    t.put(1, at=at, web=1, **facts)
    t.put(0, at="forest")
    t.do(EndTurn())
    assert t.asks() == (0 if left is None else 1), "without anything to do it is the next turn"
    assert left is None or t.why(left) == ""


@pytest.mark.rule("2.2", "5.4", "5.6")
def test_a_webbed_monk_may_still_fight_who_stands_beside_him() -> None:
    t = Table("-", "-")
    t.put(1, web=1)
    t.do(EndTurn())
    assert t.asks() == 1 and t.options_now() == [Challenge(0), EndTurn()]


@pytest.mark.rule("2.3", "2.6")
def test_a_move_goes_through_one_door_and_is_used_before_an_action() -> None:
    t = Table("-", "-")
    assert t.why(Move(room("forest"))) == "no_door"
    go(t, "courtyard")
    assert (t.s.actions, t.s.moves) == (2, 0)
    assert t.why(Move(room("forest"))) == ""
    go(t, "forest")
    assert (t.s.actions, t.s.moves) == (1, 0)
    t.search("wood-easy", 1)
    assert t.asks() == 1


@pytest.mark.rule("2.3")
def test_without_move_and_action_nobody_walks() -> None:
    t = Table("-", "-")
    t.put(0, at="library", cards=("vow-of-silence",), noise=2)
    t.s.actions = t.s.moves = 0
    assert t.why(Move(room("chapel"))) == "no_move_left"


@pytest.mark.rule("2.4")
def test_a_sprint_goes_two_doors_and_is_heard() -> None:
    t = Table("-", "-")
    assert t.why(Sprint(room("library"))) == "not_two_away", "one door away"
    assert t.why(Sprint(room("cloister"))) == "not_two_away", "back to where he is"
    t.do(Sprint(room("forest")))
    assert t[0].room == room("forest") and t[0].noise == 2
    assert (t.s.actions, t.s.moves) == (2, 0)
    assert t.why(Sprint(room("cloister"))) == "sprinted_already"


@pytest.mark.rule("2.4")
def test_everybody_may_sprint_once_in_each_turn() -> None:
    t = Table("-", "-")
    t.do(Sprint(room("forest")))
    t.do(EndTurn())
    assert t.why(Sprint(room("forest"))) == ""
    t.do(EndTurn())
    assert t.why(Sprint(room("cloister"))) == ""


@pytest.mark.rule("2.5")
def test_what_is_missing_at_the_end_of_ones_own_turn_counts_nothing() -> None:
    t = Table("-", "-")
    events = t.do(EndTurn())
    assert SlotEmpty(0, 0) in events and t.s.phase == 0
    assert t.asks() == 1, "the player on the left"
    t.put(1, sheet=(2, 0, 0, 0, 0, 0, 0))
    assert not [event for event in t.do(EndTurn()) if isinstance(event, SlotEmpty)]
    t.put(0, at="courtyard")
    t.search("water-hard", 6)
    assert t[0].sheet[0] == 0 and t[0].sheet[5] == 3, "only the later phase takes water now"
