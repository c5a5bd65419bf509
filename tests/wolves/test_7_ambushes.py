"""Chapter 7 of the rules: the five Ambushes, one by one."""

from __future__ import annotations

import pytest

from tests.wolves.drawing import A, B, drawn, power, tidy, wolf
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import (
    AmbushUsed,
    AreaFull,
    CallAmbush,
    LastWolf,
    Place,
    Rest,
    Swap,
    Swapped,
)

# --- 7.3 Double Bound


@pytest.mark.rule("7.3")
def test_double_bound_places_a_second_wolf_at_once_in_the_same_turn() -> None:
    t = drawn("b4 a3", hand="1 3 5", power="double-bond")
    t.place("5", (1, 3))
    assert t.asked() == "SecondWolf a" and not t.events_of(AmbushUsed)
    t.place("1", (2, 1))
    assert t.events_of(AmbushUsed) == [AmbushUsed(A, power("double-bond"))]
    assert t.draw_anything() == "aa", "the hand is completed once, after both wolves"
    assert t.asked() == "PlaceWolf b"
    assert t.drawing() == tidy(
        """
        b4 a3 a5
        a1 .. ..
        """
    )


@pytest.mark.rule("7.3")
def test_double_bound_may_be_declined_and_kept_for_another_turn() -> None:
    t = drawn("b4 b3 a3", hand="1 3 5", power="double-bond")
    t.place("5", (1, 1))
    assert Rest() in t.options()
    t.say(Rest())
    assert t.pack(A).ready and not t.events_of(AmbushUsed)
    assert t.draw_anything() == "a"
    assert t.asked() == "PlaceWolf b"


@pytest.mark.rule("7.3")
def test_the_second_wolf_follows_all_rules_of_placing() -> None:
    t = drawn("b2 b4 a3", hand="3 3 5 1", power="double-bond")
    t.place("3", (1, 1))
    assert t.why("5", (1, 2)) == "last_visible_wolf §2.5"
    assert t.why("4", (2, 1)) == "wolf_not_in_hand §3.1"
    assert t.why("1", (1, 1)) == "own_wolf §2.4"
    assert set(t.options()) == {Rest(), *(Place(w, c) for w in (0, 2, 4) for c in t.state.spots)}


@pytest.mark.rule("7.3")
def test_the_second_wolf_may_cover_and_may_stand_beside_the_first() -> None:
    t = drawn("b2 b4 b1 a3", hand="3 5", power="double-bond")
    t.place("3", (2, 1))
    assert t.may("5", (1, 2), (3, 1))


@pytest.mark.rule("7.3")
def test_there_is_no_second_wolf_once_the_twelfth_space_is_filled() -> None:
    t = drawn(".. a3 b3 a3\na3 b3 a3 b3\nb3 a4 b4 a3", hand="5 4", power="double-bond")
    t.place("5", (1, 1))
    assert t.asked().startswith("TakeLoneWolf") and not t.events_of(AmbushUsed)


@pytest.mark.rule("7.3", "4.1")
def test_the_second_wolf_may_fill_the_twelfth_space_and_ends_the_round() -> None:
    t = drawn(".. a3 b3 a3\na3 b3 a3 ..\nb3 a4 b4 a3", hand="5 4", power="double-bond")
    t.place("5", (1, 1))
    t.place("4", (2, 4))
    assert t.events_of(AreaFull) == [AreaFull(A)] and t.asked().startswith("TakeLoneWolf")


@pytest.mark.rule("7.3")
def test_there_is_no_second_wolf_without_a_second_wolf_in_hand() -> None:
    t = drawn("b4 a3", hand="5", deck="", power="double-bond", starter=A)
    t.place("5", (1, 3))
    assert t.asked() == "PlaceWolf b"


@pytest.mark.rule("7.3", "4.2")
def test_the_second_wolf_may_be_the_last_card() -> None:
    t = drawn("b4 a3", hand="5 1", deck="", power="double-bond", starter=A)
    t.place("5", (1, 3))
    t.place("1", (2, 1))
    assert t.events_of(LastWolf) == [LastWolf(A)] and t.asked() == "PlaceWolf b"


@pytest.mark.rule("7.3", "7.2")
def test_a_used_double_bound_grants_no_second_wolf() -> None:
    t = drawn("b4 a3", hand="5 1", power="double-bond", used="a")
    t.place("5", (1, 3))
    assert t.asked() == "Draw a"


# --- 7.4 Great Leap and 7.5 Duel


@pytest.mark.rule("7.4")
def test_great_leap_covers_a_wolf_exactly_two_lower_and_is_used() -> None:
    t = drawn("b1 b3 b4 a4", hand="3 4", power="great-leap")
    assert t.may("3", (1, 1))
    assert t.why("4", (1, 1)) == "not_one_higher §2.4", "three lower is too low"
    assert t.why("3", (1, 2)) == "not_one_higher §2.4", "the same value is the Duel's affair"
    t.place("3", (1, 1))
    assert t.events_of(AmbushUsed) == [AmbushUsed(A, power("great-leap"))] and not t.pack(A).ready


@pytest.mark.rule("7.4")
def test_great_leap_is_not_used_by_an_ordinary_cover() -> None:
    t = drawn("b2 b3 b4 a4", hand="3 4", power="great-leap")
    t.place("3", (1, 1))
    assert t.pack(A).ready and not t.events_of(AmbushUsed)


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(("name", "lower"), [("3", "1"), ("4", "2"), ("5", "3"), ("L6", "4")])
def test_great_leap_works_for_every_value(name: str, lower: str) -> None:
    assert drawn(f"b{lower} b3 a4", hand=name, power="great-leap").may(name, (1, 1))


@pytest.mark.rule("7.5")
def test_duel_covers_a_wolf_of_the_same_value_and_is_used() -> None:
    t = drawn("b3 b1 b4 a4", hand="3 4", power="duel")
    assert t.may("3", (1, 1)) and t.may("4", (1, 3))
    assert t.why("3", (1, 2)) == "not_one_higher §2.4", "two lower is the Great Leap's affair"
    assert t.why("3", (1, 3)) == "not_one_higher §2.4", "a higher wolf is never covered"
    t.place("3", (1, 1))
    assert t.events_of(AmbushUsed) == [AmbushUsed(A, power("duel"))] and not t.pack(A).ready


@pytest.mark.rule("7.5")
def test_duel_is_not_used_by_an_ordinary_cover() -> None:
    t = drawn("b2 b3 b4 a4", hand="3 4", power="duel")
    t.place("3", (1, 1))
    assert t.pack(A).ready and not t.events_of(AmbushUsed)


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(("name", "same"), [("1", "b1"), ("5", "b5"), ("2", "B2"), ("L6", "B6")])
def test_duel_compares_printed_values_of_lone_wolves_too(name: str, same: str) -> None:
    assert drawn(f"{same} b3 a4", hand=name, power="duel").may(name, (1, 1))


# --- 7.6 Relief


@pytest.mark.rule("7.6")
def test_relief_swaps_two_of_ones_own_visible_wolves_then_a_wolf_is_placed() -> None:
    t = drawn("a5 b3 a1 b4", hand="3", power="relief")
    t.call("relief")
    assert t.asked() == "SwapWolf a"
    t.swap((1, 1), (1, 3))
    assert t.drawing() == "a1 b3 a5 b4"
    assert t.events_of(Swapped) == [Swapped(A, t.cell((1, 1)), t.cell((1, 3)))]
    assert t.events_of(AmbushUsed) == [AmbushUsed(A, power("relief"))]
    assert t.asked() == "PlaceWolf a"
    t.place("3", (2, 1))
    t.draw_anything()
    assert t.asked() == "PlaceWolf b"


@pytest.mark.rule("7.6")
def test_relief_moves_the_top_cards_only() -> None:
    t = drawn("b4a5 b3 a1 b4", hand="3", power="relief")
    t.call("relief")
    t.swap((1, 1), (1, 3))
    piles = {cell.cell: cell.pile for cell in GAME.view(t.state, None).territory}
    assert piles[t.cell((1, 1))] == ((B, wolf("4")), (A, wolf("1")))
    assert piles[t.cell((1, 3))] == ((A, wolf("5")),)


@pytest.mark.rule("7.6")
def test_relief_moves_only_ones_own_visible_wolves_and_two_different_ones() -> None:
    t = drawn("a5 b3 a1 a2b3", hand="3", power="relief")
    t.call("relief")
    assert t.options() == [Swap(c) for c in sorted([t.cell((1, 1)), t.cell((1, 3))])]
    assert t.why_not(Swap(t.cell((1, 2)))) == "not_your_wolf §7.6"
    assert t.why_not(Swap(t.cell((1, 4)))) == "not_your_wolf §7.6", "covered wolves stay"
    assert t.why_not(Swap(t.cell((2, 1)))) == "not_your_wolf §7.6"
    t.swap((1, 1))
    assert t.why_not(Swap(t.cell((1, 1)))) == "same_wolf §7.6"


@pytest.mark.rule("7.6")
def test_relief_needs_two_visible_wolves() -> None:
    t = drawn("a5 b3", hand="3", power="relief")
    assert t.why_not(CallAmbush(power("relief"))) == "two_wolves_needed §7.6"


@pytest.mark.rule("7.6")
def test_relief_comes_before_placing_and_opens_new_corners() -> None:
    t = drawn("a5 a1 b3", hand="3", power="relief")
    assert GAME.view(t.state, A).standing.rows == ((6, 3),)
    t.call("relief")
    t.swap((1, 1), (1, 2))
    assert GAME.view(t.state, A).standing.rows == ((8, 3),)


@pytest.mark.rule("7.6")
def test_relief_is_not_owed_one_may_simply_place() -> None:
    t = drawn("a5 a1 b3", hand="3", power="relief")
    t.place("3", (2, 1))
    assert t.pack(A).ready


# --- 7.7 Keen Scent


@pytest.mark.rule("7.7")
def test_keen_scent_puts_the_hand_under_the_deck_and_draws_as_many() -> None:
    t = drawn("a5 b3", hand="1 2 3", deck="3 4 4 3", power="flair")
    t.call("flair")
    assert t.events_of(AmbushUsed) == [AmbushUsed(A, power("flair"))]
    assert t.hand() == "" and t.asked() == "Draw a"
    t.draw("3", "4", "4")
    assert t.hand() == "3 4 4" and t.asked() == "PlaceWolf a"


@pytest.mark.rule("7.7")
def test_the_buried_wolves_are_drawn_after_all_the_others() -> None:
    t = drawn("a5 b3", hand="1 2 2", deck="3 4 4 3", power="flair")
    t.call("flair")
    t.draw("3", "4", "4")
    t.place("4", (2, 1))
    assert t.drawable() == "3"
    t.draw("3")
    t.place(t.hand(B).split()[0], (2, 2))
    t.draw_anything()
    t.place("3", (1, 0))
    assert t.drawable() == "1 2"


@pytest.mark.rule("7.7")
def test_only_when_the_deck_is_gone_a_buried_wolf_comes_back_at_once() -> None:
    t = drawn("a5 b3", hand="1 2 2", deck="4", power="flair")
    t.call("flair")
    assert t.drawable() == "4"
    t.draw("4", "2", "1")
    assert t.hand() == "1 2 4" and t.asked() == "PlaceWolf a"
    assert (t.pack(A).stock, t.pack(A).buried) == (1, 0)


@pytest.mark.rule("7.7")
def test_as_many_are_drawn_as_were_held() -> None:
    t = drawn("a5 b3", hand="1 2", deck="4 4 4", power="flair")
    t.call("flair")
    t.draw("4", "4")
    assert t.asked() == "PlaceWolf a" and t.hand() == "4 4"


@pytest.mark.rule("7.7")
def test_keen_scent_needs_a_wolf_in_the_deck() -> None:
    t = drawn("a5 b3", hand="1 2", deck="", power="flair")
    assert t.why_not(CallAmbush(power("flair"))) == "deck_empty §7.7"


@pytest.mark.rule("7.7")
def test_nobody_learns_what_was_buried() -> None:
    t = drawn("a5 b3", hand="1 2 3", deck="3 4 4 3", power="flair")
    before = GAME.view(t.state, B).packs[A]
    t.call("flair")
    after = GAME.view(t.state, B).packs[A]
    assert after.unseen == before.unseen and after.hand == ()
    assert (after.held, after.stock, after.buried) == (0, 7, 3)


@pytest.mark.rule("7.7", "4.2")
def test_buried_wolves_are_still_to_be_played_before_the_last_card() -> None:
    t = drawn("a5 b3", hand="1", deck="4", power="flair", starter=B)
    t.call("flair")
    t.draw("4")
    t.place("4", (2, 1))
    assert not t.events_of(LastWolf)
    t.draw("1")
    assert t.asked() == "PlaceWolf b" and t.hand() == "1"


@pytest.mark.rule("7.7")
def test_keen_scent_comes_before_placing_so_not_after_it() -> None:
    t = drawn("a5 b3", hand="1 2 3", deck="4", power="flair")
    t.place("1", (2, 1))
    t.draw_anything()
    assert t.asked() == "PlaceWolf b"
