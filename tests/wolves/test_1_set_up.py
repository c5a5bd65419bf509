"""Chapter 1 of the rules: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wolves.drawing import BOX, A, B, drawn, named, power, scored, short, wolf
from vespers.engine.dealer import ScriptedDealer, SeededDealer
from vespers.engine.errors import BadScript, BadSettings
from vespers.engine.kernel import CHANCE, Chance
from vespers.engine.match import Match
from vespers.engine.messages import Action
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import (
    Drawn,
    DrawnFaceDown,
    Revealed,
    RoundBegan,
    Starts,
    TakeLone,
    TakePower,
    WolvesSettings,
)
from vespers.games.wolves.pieces import NONE
from vespers.games.wolves.state import Wolves

DISPLAY: list[Action] = [Revealed(p) for p in (0, 1, 2, 3)]


def begun(*script: Action, starter: Any = "chance") -> Match[Wolves]:
    """A match dealt by a script, then by a seed, up to the first decision of a player."""
    return Match(GAME, 2, WolvesSettings(starter=starter), ScriptedDealer(script, SeededDealer("wolves")))


@pytest.mark.rule("1.1")
def test_both_packs_are_the_same_eleven_wolves() -> None:
    s = GAME.setup(2, WolvesSettings())
    for pack in s.packs:
        assert named(pack.deck) == "1 1 2 2 3 3 3 3 4 4 5"
        assert pack.stock == 11


@pytest.mark.rule("1.1")
def test_the_lone_wolves_wait_aside() -> None:
    s = begun().state
    assert [pack.lone for pack in s.packs] == [NONE, NONE]
    lone = [w for w in range(len(BOX.wolves)) if BOX.lone[w]]
    assert [short(w) for w in lone] == ["L1", "L2", "L4", "L6"]
    assert all(pack.deck[w] + pack.hand[w] == 0 for pack in s.packs for w in lone)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_only_two_can_play(seats: int) -> None:
    with pytest.raises(BadSettings) as refused:
        Match(GAME, seats)
    assert refused.value.why.values == {"seats": seats, "low": 2, "high": 2}


@pytest.mark.rule("1.2")
def test_four_of_eight_powers_are_drawn_one_after_the_other_and_none_twice() -> None:
    match = Match(GAME, 2)
    left = {Revealed(p) for p in range(8)}
    for card in (5, 0, 7, 2):
        step = match.asked()
        assert isinstance(step, Chance) and type(step).__name__ == "RevealPower"
        assert set(step.options(match.state)) == left
        assert {w for w in step.odds(match.state) if w} == {1}, "each is as likely as any other"
        match.play(CHANCE, Revealed(card))
        left.remove(Revealed(card))
    assert match.state.offered == (5, 0, 7, 2)
    assert type(match.asked()).__name__ == "FirstPlayer"


@pytest.mark.rule("1.2")
def test_a_power_already_on_display_cannot_come_up_again() -> None:
    with pytest.raises(BadScript):
        begun(Revealed(3), Revealed(3))


@pytest.mark.rule("1.6")
def test_the_display_is_open_to_both_players_and_to_spectators() -> None:
    s = begun(*DISPLAY).state
    assert {GAME.view(s, seat).offered for seat in (A, B, None)} == {(0, 1, 2, 3)}


@pytest.mark.rule("1.2", "6.3")
def test_nobody_owns_a_power_in_the_first_round() -> None:
    s = begun(*DISPLAY).state
    assert [(pack.power, pack.ready) for pack in s.packs] == [(NONE, False)] * 2


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("seat", [A, B])
def test_chance_decides_who_begins(seat: int) -> None:
    match = begun(*DISPLAY, Starts(seat))
    step = match.asked()
    assert step is not None and step.asks == seat and match.state.starter == seat


@pytest.mark.rule("1.5")
def test_both_are_equally_likely_to_begin() -> None:
    match = Match(GAME, 2)
    for card in range(4):
        match.play(CHANCE, Revealed(card))
    step = match.asked()
    assert isinstance(step, Chance) and step.odds(match.state) == [1, 1]


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(("starter", "seat"), [("first", A), ("second", B)])
def test_the_players_may_agree_on_who_begins(starter: str, seat: int) -> None:
    match = begun(*DISPLAY, starter=starter)
    step = match.asked()
    assert step is not None and step.asks == seat
    assert not any(isinstance(entry.action, Starts) for entry in match.log)


@pytest.mark.rule("1.3")
def test_nobody_else_can_begin() -> None:
    with pytest.raises(BadSettings):
        GAME.read_settings({"starter": "third"})


@pytest.mark.rule("1.4")
def test_a_round_begins_with_an_empty_territory_and_three_wolves_in_each_hand() -> None:
    match = begun(*DISPLAY, Starts(B))
    s = match.state
    assert s.taken == []
    assert [(pack.held, pack.stock) for pack in s.packs] == [(3, 8), (3, 8)]
    assert RoundBegan(1, B) in [event for events in match.events for event in events]


@pytest.mark.rule("1.4", "1.6")
def test_every_wolf_comes_back_with_the_lone_wolf_for_the_next_round() -> None:
    t = scored("a5 b1a4 b3")
    t.say(TakeLone(wolf("L1")))
    t.say(TakePower(power("duel")))
    t.draw_anything()
    whole = [hand + deck for hand, deck in zip(t.pack(A).hand, t.pack(A).deck, strict=True)]
    assert named(whole) == "1 1 2 2 3 3 3 3 4 4 5 L1"
    assert t.state.taken == [] and t.state.piles == []
    assert (t.pack(A).visible, t.pack(B).visible) == (0, 0)


@pytest.mark.rule("7.11")
def test_a_used_ambush_is_ready_again() -> None:
    t = scored("b5 a3", foe_power="great-leap", used="b")
    assert not t.pack(B).ready
    t.say(TakeLone(wolf("L6")))
    t.say(TakePower(power("duel")))
    assert t.pack(A).ready and t.pack(B).ready


@pytest.mark.rule("1.6")
def test_a_hand_is_the_secret_of_its_owner() -> None:
    hands = [Drawn(wolf(name)) for name in ["3", "3", "3", "5", "4", "4"]]
    s = begun(*DISPLAY, Starts(A), *hands).state
    assert GAME.view(s, A).packs[A].hand[wolf("3")] == 3
    for seat in (B, None):
        hidden = GAME.view(s, seat).packs[A]
        assert hidden.hand == () and hidden.held == 3


@pytest.mark.rule("1.6")
def test_a_draw_is_heard_face_down_by_all_but_its_owner() -> None:
    match = begun(*DISPLAY, Starts(A))
    number = next(n for n, entry in enumerate(match.log) if isinstance(entry.action, Drawn))
    assert match.heard(number, A).action == match.log[number].action
    assert match.heard(number, B).action == DrawnFaceDown()
    assert match.heard(number, None).action == DrawnFaceDown()


@pytest.mark.rule("1.6")
def test_which_wolves_are_still_to_come_is_public_and_their_order_is_not() -> None:
    t = drawn("a5 b3", hand="1 2 3", foe="4 4 5")
    own, others = GAME.view(t.state, A).packs[A], GAME.view(t.state, B).packs[A]
    assert named(own.unseen) == "1 2 3 3 3 4 4"
    assert named(others.unseen) == "1 1 2 2 3 3 3 3 4 4"


def test_powers_are_named_as_the_drawings_name_them() -> None:
    assert [power(name) for name in BOX.powers] == list(range(8))
