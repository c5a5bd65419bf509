"""Chapter 3 of the rules: a turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.wolves.drawing import A, B, drawn, named, short, tidy, wolf
from vespers.engine.conformance import play_at_random
from vespers.engine.errors import NotYourTurn
from vespers.engine.kernel import CHANCE, Chance, asked
from vespers.engine.match import Match
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import Place, Revealed, RoundBegan
from vespers.games.wolves.pieces import CELLS, MIDDLE


@pytest.mark.rule("3.1")
def test_a_turn_is_one_wolf_of_the_hand_on_the_table() -> None:
    t = drawn("b4 a3", hand="1 3 5")
    t.place("5", (1, 1 + 2))
    assert t.drawing() == "b4 a3 a5"
    assert t.hand() == "1 3"


@pytest.mark.rule("3.1")
def test_every_wolf_in_hand_may_be_chosen_and_no_other() -> None:
    t = drawn("b4 a3", hand="1 3 5")
    assert {short(a.wolf) for a in t.options() if isinstance(a, Place)} == {"1", "3", "5"}
    assert t.why("2", (2, 1)) == "wolf_not_in_hand §3.1"
    assert t.why("L6", (2, 1)) == "wolf_not_in_hand §3.1"


@pytest.mark.rule("3.1")
def test_a_wolf_is_placed_on_an_empty_space_or_on_an_opposing_wolf() -> None:
    t = drawn("b2 b4 a3", hand="3")
    covers = [a for a in t.options() if isinstance(a, Place) and t.state.wolf[a.cell] != -1]
    assert covers == [Place(wolf("3"), t.cell((1, 1)))]
    assert len(t.options()) == 1 + len(t.state.spots)


@pytest.mark.rule("3.1")
def test_what_is_offered_is_exactly_what_is_legal() -> None:
    t = drawn(
        """
        b2 a4 b1a2
        .. b3 ..
        """,
        hand="3 4 5",
    )
    legal = {Place(w, c) for w in range(9) for c in CELLS if t.why_not(Place(w, c)) is None}
    assert set(t.options()) == legal


@pytest.mark.rule("3.2", "3.4")
def test_after_placing_the_hand_is_completed_to_three() -> None:
    t = drawn("b4 a3", hand="1 3 5", deck="4 2")
    t.place("5", (1, 3))
    assert t.asked() == "Draw a"
    t.draw("4")
    assert t.hand() == "1 3 4"
    assert t.asked() == "PlaceWolf b"


@pytest.mark.rule("3.2")
def test_each_wolf_of_the_deck_is_as_likely_as_it_has_copies() -> None:
    t = drawn("b4 a3", hand="1", deck="3 3 5")
    t.place("1", (1, 3))
    step = asked(t.state)
    assert isinstance(step, Chance)
    assert named(step.odds(t.state)) == "3 3 5"


@pytest.mark.rule("3.4")
def test_an_empty_deck_gives_nothing_and_the_game_goes_on() -> None:
    t = drawn("b4 a3", hand="1 3 5", deck="")
    t.place("5", (1, 3))
    assert t.asked() == "PlaceWolf b"
    assert t.hand() == "1 3"


@pytest.mark.rule("3.2")
def test_a_drawn_wolf_is_seen_by_its_owner_only() -> None:
    t = drawn("b4 a3", hand="1 3 5", deck="4 2")
    t.place("5", (1, 3))
    before = GAME.view(t.state, B).packs[A]
    t.draw("4")
    after = GAME.view(t.state, B).packs[A]
    assert after.unseen == before.unseen and after.hand == ()
    assert (after.held, after.stock) == (before.held + 1, before.stock - 1)


@pytest.mark.rule("3.3")
def test_players_alternate_without_exception_from_the_first_turn_to_the_last() -> None:
    for seed in range(15):
        match = play_at_random(GAME, 2, None, seed)
        turns: list[int] = []
        for entry, step, events in zip(match.log, match.asked_at, match.events, strict=True):
            if type(step).__name__ == "PlaceWolf" and isinstance(entry.action, Place):
                turns.append(entry.seat)
            if any(isinstance(event, RoundBegan) for event in events):
                assert all(one != other for one, other in pairwise(turns)), seed
                turns = []


@pytest.mark.rule("3.3")
def test_nobody_speaks_in_the_other_players_turn() -> None:
    match = Match(GAME, 2, GAME.read_settings({"starter": "first"}))
    for card in range(4):
        match.play(CHANCE, Revealed(card))
    while isinstance(step := match.asked(), Chance):
        match.play(CHANCE, step.options(match.state)[0])
    assert step is not None and step.asks == A
    with pytest.raises(NotYourTurn):
        match.play(B, Place(wolf("1"), MIDDLE))


@pytest.mark.rule("3.3")
def test_after_a_turn_it_is_the_other_players_turn() -> None:
    t = drawn("b4 a3", hand="1 3 5", foe="2 3 4")
    t.place("1", (2, 1))
    t.draw_anything()
    assert t.asked() == "PlaceWolf b"
    t.place("2", (2, 1))
    t.draw_anything()
    assert t.asked() == "PlaceWolf a"
    assert t.drawing() == tidy(
        """
        b4 a3
        b2 ..
        """
    )
