"""Chapter 4 of the rules: the two ends of a round."""

from __future__ import annotations

import pytest

from tests.wolves.drawing import A, B, drawn
from vespers.games.wolves.messages import AreaFull, LastWolf, RoundWon

ELEVEN_WIDE = """
    .. a3 b3 a3
    a3 b3 a3 b3
    b3 a4 b4 a3
"""
ELEVEN_HIGH = """
    .. a3 b3
    a3 b3 a3
    b3 a4 b4
    a3 b3 a3
"""


@pytest.mark.rule("4.1", "4.3")
@pytest.mark.parametrize("eleven", [ELEVEN_WIDE, ELEVEN_HIGH])
def test_the_twelfth_space_ends_the_round_at_once(eleven: str) -> None:
    t = drawn(eleven, hand="5 1 1", deck="2 2")
    t.place("5", (1, 1))
    assert t.events_of(AreaFull) == [AreaFull(A)]
    assert t.events_of(RoundWon)
    assert t.asked() == "TakeLoneWolf a", "no wolf is drawn and the other player has no further turn"


@pytest.mark.rule("4.1")
def test_covering_in_a_territory_of_eleven_does_not_end_the_round() -> None:
    t = drawn(ELEVEN_WIDE, hand="4 1 1", deck="2 2")
    t.place("4", (1, 3))
    t.draw_anything()
    assert not t.events_of(AreaFull)
    assert t.asked() == "PlaceWolf b"


@pytest.mark.rule("4.1")
def test_the_eleventh_space_does_not_end_the_round() -> None:
    t = drawn(ELEVEN_WIDE.replace("b3\n    b3", "..\n    b3"), hand="5 1 1", deck="2 2")
    t.place("5", (1, 1))
    assert not t.events_of(AreaFull) and not t.events_of(RoundWon)


@pytest.mark.rule("4.2")
def test_when_the_beginner_plays_the_last_card_the_other_has_one_more_turn() -> None:
    t = drawn("b4 a3", hand="5", deck="", foe="3 4", foe_deck="1", starter=A)
    t.place("5", (1, 1 + 2))
    assert t.events_of(LastWolf) == [LastWolf(A)]
    assert not t.events_of(RoundWon) and t.asked() == "PlaceWolf b"
    t.place("3", (2, 1))
    t.draw_anything()
    assert t.events_of(RoundWon), "turns are equal: the round ends although b still holds wolves"


@pytest.mark.rule("4.2")
def test_when_the_other_plays_the_last_card_the_round_ends_at_once() -> None:
    t = drawn("b4 a3", hand="5", deck="", foe="3 4", starter=B)
    t.place("5", (1, 3))
    assert t.events_of(LastWolf) == [LastWolf(A)]
    assert t.events_of(RoundWon)


@pytest.mark.rule("4.3")
def test_a_hand_that_is_empty_is_not_the_last_card_while_the_deck_is_not() -> None:
    t = drawn("b4 a3", hand="5", deck="1", starter=B)
    t.place("5", (1, 3))
    t.draw("1")
    assert not t.events_of(LastWolf) and t.asked() == "PlaceWolf b"


@pytest.mark.rule("4.3")
def test_a_deck_that_is_empty_is_not_the_last_card_while_the_hand_is_not() -> None:
    t = drawn("b4 a3", hand="5 1", deck="", starter=B)
    t.place("5", (1, 3))
    assert not t.events_of(LastWolf) and t.asked() == "PlaceWolf b"


@pytest.mark.rule("4.1", "4.2", "4.3")
def test_the_twelfth_space_ends_the_round_at_once_even_in_the_equalising_turn() -> None:
    t = drawn(ELEVEN_WIDE.replace("b3\n    b3", "..\n    b3"), hand="5", deck="", foe="5 1 1", foe_deck="2")
    t.place("5", (1, 1))
    assert t.asked() == "PlaceWolf b"
    t.place("5", (2, 4))
    assert t.events_of(AreaFull) == [AreaFull(B)]
    assert t.events_of(RoundWon) and t.asked().startswith("TakeLoneWolf"), "b does not even complete the hand"


@pytest.mark.rule("4.1", "4.2", "4.3")
def test_filling_the_territory_with_the_last_card_grants_no_equalising_turn() -> None:
    t = drawn(ELEVEN_WIDE, hand="5", deck="", foe="5 1 1", starter=A)
    t.place("5", (1, 1))
    assert t.events_of(AreaFull) == [AreaFull(A)]
    assert t.asked().startswith("TakeLoneWolf")


@pytest.mark.rule("4.2")
def test_both_may_play_their_last_card_in_the_same_pair_of_turns() -> None:
    t = drawn("b4 a3", hand="5", deck="", foe="3", foe_deck="", starter=A)
    t.place("5", (1, 3))
    t.place("3", (2, 1))
    assert t.events_of(LastWolf) == [LastWolf(A), LastWolf(B)]
    assert t.events_of(RoundWon)
