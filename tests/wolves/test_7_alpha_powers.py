"""Chapter 7 of the rules: Alpha Powers in general, and Endurance. The Ambushes are in test_7_ambushes.py."""

from __future__ import annotations

import pytest

from tests.wolves.drawing import BOX, A, B, drawn, named, power, scored
from vespers.engine.kernel import why_not
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import (
    AmbushUsed,
    CallAmbush,
    MoonsTied,
    MoonsWon,
    RoundWon,
    RowTied,
    RowWon,
)
from vespers.games.wolves.pieces import NONE
from vespers.games.wolves.scoring import stronger

AMBUSHES = ["double-bond", "great-leap", "duel", "relief", "flair"]
ENDURANCE = ["conquered-ground", "moonsong", "great-pack"]


# --- 7.1 Using powers


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(("card", "last"), [("great-leap", "b1"), ("duel", "b3")])
def test_the_last_visible_wolf_is_safe_from_every_power(card: str, last: str) -> None:
    assert drawn(f"{last} a4", hand="3", power=card).why("3", (1, 1)) == "last_visible_wolf §2.5"
    assert drawn(f"{last} a4 b5", hand="3", power=card).may("3", (1, 1))


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("card", ["double-bond", "great-leap", "duel", "relief", "flair"])
def test_a_power_does_not_break_the_rules_of_placing(card: str) -> None:
    t = drawn("a4 b3 a4 b1", hand="3 5", power=card)
    assert t.why("3", (1, 5)) == "out_of_area §2.3"
    assert t.why("5", (1, 1)) == "own_wolf §2.4"
    assert t.why("5", (0, 0)) == "not_next_to_a_wolf §2.2"
    assert t.why("5", (1, 4)) == "not_one_higher §2.4"


@pytest.mark.rule("7.1")
def test_an_ambush_is_called_in_ones_own_turn_only() -> None:
    t = drawn("a4 b3 a4 b1", hand="3", foe_power="relief")
    refused = why_not(t.state, B, CallAmbush(power("relief")))
    assert refused is not None and refused.key == "not_your_turn"


@pytest.mark.rule("7.1")
def test_nobody_calls_a_power_of_the_other_player_or_of_the_display() -> None:
    t = drawn("a4 b3 a4 b1", hand="3", foe_power="relief", power="flair")
    assert t.why_not(CallAmbush(power("relief"))) == "not_your_power §7.1"
    assert t.why_not(CallAmbush(power("duel"))) == "not_your_power §7.1"
    assert drawn("b3", hand="3").why_not(CallAmbush(power("flair"))) == "not_your_power §7.1"


@pytest.mark.rule("7.1")
def test_everybody_sees_the_powers_and_whether_they_have_been_used() -> None:
    for used in (False, True):
        s = drawn("a4 b3", hand="3", power="duel", used="a" if used else "").state
        for seat in (A, B, None):
            seen = GAME.view(s, seat).packs[A]
            assert (seen.power, seen.ready) == (power("duel"), not used)


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("card", AMBUSHES)
def test_an_ambush_that_was_not_used_is_worth_nothing(card: str) -> None:
    drawing = "a5 b4 b1\na3 b3 a2"
    assert scored(drawing, power=card).events_of(RoundWon) == scored(drawing).events_of(RoundWon)


# --- 7.2 Ambush and Endurance


@pytest.mark.rule("7.2")
def test_five_powers_are_ambushes_and_three_are_endurance() -> None:
    assert [name for name, ambush in zip(BOX.powers, BOX.ambush, strict=True) if ambush] == AMBUSHES
    assert [name for name, ambush in zip(BOX.powers, BOX.ambush, strict=True) if not ambush] == ENDURANCE


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("card", ["relief", "flair"])
def test_an_ambush_works_once_in_a_round(card: str) -> None:
    t = drawn("a4 b3 a4 b1", hand="3 5", power=card, used="a")
    assert t.why_not(CallAmbush(power(card))) == "ambush_used §7.2"
    assert CallAmbush(power(card)) not in t.options()


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("card", "lower"), [("great-leap", "b1"), ("duel", "b3")])
def test_a_used_ambush_allows_no_further_cover(card: str, lower: str) -> None:
    t = drawn(f"{lower} {lower} b5 a4", hand="3 3", power=card)
    t.place("3", (1, 1))
    assert t.events_of(AmbushUsed) == [AmbushUsed(A, power(card))]
    t.draw_anything()
    t.place(t.hand(B).split()[0], (2, 3))
    t.draw_anything()
    assert t.why("3", (1, 2)) == "not_one_higher §2.4"


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("card", AMBUSHES)
def test_an_ambush_is_ready_again_when_a_round_is_replayed(card: str) -> None:
    t = scored("a3 b3", power=card, used="a")
    assert t.pack(A).ready


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("card", [*ENDURANCE, "double-bond", "great-leap", "duel"])
def test_only_relief_and_flair_are_called_before_placing(card: str) -> None:
    t = drawn("a4 b3 a4 b1", hand="3 5", power=card)
    assert t.why_not(CallAmbush(power(card))) == "not_before_placing §7.2"


@pytest.mark.rule("7.2")
def test_an_endurance_is_never_used_up() -> None:
    t = drawn("a4 b3", hand="5 1 1 2", power="great-pack")
    t.place("5", (1, 3))
    t.draw_anything()
    assert t.pack(A).ready and not t.events_of(AmbushUsed)


# --- 7.8 Conquered Ground, 7.9 Moonsong, 7.10 Great Pack


@pytest.mark.rule("7.8")
def test_conquered_ground_wins_tied_rows() -> None:
    tied = "a3 b3\na5 b5"
    t = scored(tied, power="conquered-ground")
    assert [(row.seat, row.row, row.cards) for row in t.events_of(RowWon)] == [(A, 4, 1), (A, 5, 1)]
    assert [row.seat for row in scored(tied, foe_power="conquered-ground").events_of(RowWon)] == [B, B]
    assert not scored(tied).events_of(RowWon)


@pytest.mark.rule("7.8")
def test_conquered_ground_does_not_win_a_row_that_is_lost() -> None:
    assert [row.seat for row in scored("a3 b4", power="conquered-ground").events_of(RowWon)] == [B]


@pytest.mark.rule("7.8")
def test_conquered_ground_needs_a_visible_wolf_in_the_row() -> None:
    s = drawn("a3 b3", power="conquered-ground").state
    assert stronger(s, strength=[0, 0], shown=[1, 0]) == A
    assert stronger(s, strength=[0, 0], shown=[0, 1]) == NONE


@pytest.mark.rule("7.8")
def test_conquered_ground_counts_corners_before_comparing() -> None:
    t = scored("a1 b3", power="conquered-ground")
    assert t.events_of(RowWon) == [RowWon(A, row=4, strength=(3, 3), cards=1, points=1)]
    assert not t.events_of(RowTied)


@pytest.mark.rule("7.9")
def test_moonsong_counts_one_moon_more() -> None:
    even = "a2 b2"
    assert scored(even).events_of(MoonsTied) == [MoonsTied((2, 2))]
    assert scored(even, power="moonsong").events_of(MoonsWon) == [MoonsWon(A, (3, 2), 2)]
    assert scored(even, foe_power="moonsong").events_of(MoonsWon) == [MoonsWon(B, (2, 3), 2)]


@pytest.mark.rule("7.9")
def test_moonsong_can_make_a_tie_and_needs_no_visible_moon() -> None:
    assert scored("a3 b4", power="moonsong").events_of(MoonsTied) == [MoonsTied((1, 1))]
    assert scored("a3 b3", power="moonsong").events_of(MoonsWon) == [MoonsWon(A, (1, 0), 2)]


@pytest.mark.rule("7.9")
def test_before_the_first_wolf_moonsong_is_a_moon_and_no_points() -> None:
    """What the sheet forecasts: of an empty territory no round would be counted."""
    now = GAME.view(drawn("", hand="3", power="moonsong").state, A).standing
    assert (now.rows, now.moons, now.points) == ((), (1, 0), (0, 0))


@pytest.mark.rule("7.10")
def test_great_pack_completes_the_hand_to_four() -> None:
    t = drawn("b4 a3", hand="1 2 3 5", power="great-pack")
    t.place("5", (1, 3))
    assert t.draw_anything() == "a" and len(t.hand().split()) == 4


@pytest.mark.rule("7.10", "1.4")
def test_great_pack_draws_four_when_a_round_begins() -> None:
    t = scored("a3 b3", power="great-pack")
    assert sorted(t.draw_anything()) == list("aaaabbb")
    assert (t.pack(A).held, t.pack(B).held) == (4, 3)


@pytest.mark.rule("7.10")
def test_great_pack_draws_what_is_left_of_the_deck() -> None:
    t = drawn("b4 a3", hand="1 2 3", deck="4", power="great-pack")
    t.place("1", (2, 1))
    t.draw("4")
    assert t.asked() == "PlaceWolf b" and named(t.pack(A).hand) == "2 3 4"
