"""A match checks, records, takes back and repeats; every refusal is of its own kind and changes nothing."""

from __future__ import annotations

import sys

import pytest

from tests.engine.toy import Guess, Hidden, Hide, Lifted, Rolled, Toy, ToyState
from vespers.engine.conformance import facts, play_at_random
from vespers.engine.dealer import HumanDealer, ScriptedDealer, SeededDealer, Tickets, commitment
from vespers.engine.errors import (
    BadScript,
    BadSettings,
    GameOver,
    Illegal,
    NotYourTurn,
    Refused,
    Stale,
    Unreadable,
)
from vespers.engine.kernel import CHANCE
from vespers.engine.match import MOST_ENTRIES, MOST_UNDOS, Match, first_decisions
from vespers.engine.messages import Action, Entry, Undo


def begun(die: int = 6) -> Match[ToyState]:
    return Match(Toy(), 2, dealer=ScriptedDealer([Rolled(die)]))


def finished() -> Match[ToyState]:
    match = begun()
    for seat, action in [(0, Hide(1)), (1, Hide(2)), (0, Guess(2)), (1, Guess(0))]:
        match.play(seat, action)
    return match


class Nonsense(Action, frozen=True):
    pass


@pytest.mark.parametrize(
    ("seat", "action", "answers", "kind", "key"),
    [
        (1, Hide(1), None, NotYourTurn, "not_your_turn"),
        (0, Hide(2), None, Illegal, "too_dear"),
        (0, Guess(1), None, Illegal, "not_now"),
        (0, Nonsense(), None, Unreadable, "unreadable"),
        (0, Hide(77), None, Unreadable, "unreadable"),
        (0, Hide(1), 0, Stale, "stale"),
    ],
)
def test_a_refusal_is_of_its_own_kind_and_changes_nothing(
    seat: int, action: Action, answers: int | None, kind: type[Refused], key: str
) -> None:
    match = begun(die=1)
    before, history = facts(match.state), list(match.history)
    with pytest.raises(kind) as refused:
        match.play(seat, action, answers)
    assert refused.value.why.key == key
    assert facts(match.state) == before and match.history == history


def test_after_the_end_nobody_is_asked() -> None:
    match = finished()
    assert match.outcome() is not None
    with pytest.raises(GameOver):
        match.play(0, Guess(1))
    with pytest.raises(GameOver):
        match.undo(1)


def test_a_game_for_two_is_not_set_up_for_three() -> None:
    with pytest.raises(BadSettings) as bad:
        Match(Toy(), 3)
    assert bad.value.why.values == {"seats": 3, "low": 2, "high": 2}


def test_ones_last_word_can_be_taken_back_and_stays_in_the_history() -> None:
    match = begun()
    match.play(0, Hide(1))
    match.undo(0)
    assert [entry.seat for entry in match.log] == [CHANCE]
    assert match.history[-1] == Entry(0, Undo(1)) and len(match.history) == 3
    match.play(0, Hide(2))
    assert match.log[-1] == Entry(0, Hide(2))


def test_a_die_cannot_be_taken_back() -> None:
    with pytest.raises(Illegal) as refused:
        begun().undo(0)
    assert refused.value.why.key == "undo_past_chance"


def test_anothers_word_cannot_be_taken_back() -> None:
    match = begun()
    match.play(0, Hide(1))
    match.play(1, Hide(1))
    with pytest.raises(Illegal) as refused:
        match.undo(0)
    assert refused.value.why.key == "undo_past_others"


def test_a_table_that_agrees_goes_back_as_far_as_it_likes_and_chance_draws_anew() -> None:
    match = Match(Toy(), 2, dealer=SeededDealer("s"))
    match.play(0, Hide(0))
    match.undo_to(0, 0)
    assert [entry.seat for entry in match.history] == [CHANCE, 0, 0, CHANCE]
    assert match.drawn == 2


def test_the_last_decision_is_the_seats_own_and_draws_are_no_decisions() -> None:
    match = Match(Toy(), 2, dealer=SeededDealer("s"))
    assert match.last_decision(0) is None
    match.play(0, Hide(0))
    match.play(1, Hide(1))
    assert match.last_decision(0) == 1 and match.decisions_after(1) == 2 == match.decisions_after(0)


def test_words_taken_back_can_be_said_again_until_something_new_is_said() -> None:
    match = begun()
    assert match.again(0) is None
    match.play(0, Hide(1))
    match.undo(0)
    assert match.again(0) == Hide(1) and match.again(1) is None
    match.play(0, Hide(1))
    assert match.again(0) is None and match.ahead == []
    match.undo(0)
    match.play(0, Hide(2))
    assert match.ahead == []


def test_saying_again_ends_where_another_or_chance_spoke() -> None:
    mine, other, drawn = Entry(0, Hide(1)), Entry(1, Hide(1)), Entry(CHANCE, Hide(1))
    assert first_decisions([mine, mine, other, mine]) == [mine, mine]
    assert first_decisions([mine, drawn, mine]) == [mine]
    assert first_decisions([drawn, mine]) == [] == first_decisions([])


@pytest.mark.parametrize("seat", [CHANCE, 2])
def test_who_has_no_seat_takes_nothing_back(seat: int) -> None:
    match = begun()
    match.play(0, Hide(1))
    before = list(match.history)
    with pytest.raises(Illegal) as refused:
        match.undo_to(0, seat)
    assert refused.value.why.key == "no_such_seat" and match.history == before


def test_others_hear_that_a_coin_is_hidden_but_not_which() -> None:
    match = begun()
    match.play(0, Hide(2))
    assert match.heard(1, 0).action == Hide(2)
    assert match.heard(1, 1).action == Hidden() and match.heard(1, None).action == Hidden()


def test_events_belong_to_the_entry_that_made_them_true() -> None:
    match = finished()
    assert match.events[-1] == [Lifted((1, 2))] and match.events_heard(4, None) == [Lifted((1, 2))]
    assert match.events[:-1] == [[], [], [], []]


def test_a_match_can_be_looked_at_and_played_on_from_any_point() -> None:
    match = finished()
    past = match.at(2)
    assert len(past.log) == 2 and past.asked() is not None
    past.play(1, Hide(0))
    assert len(match.log) == 5


# --- Dealers


def test_the_same_seed_deals_the_same_game() -> None:
    one, other = (play_at_random(Toy(), 2, None, 7) for _ in range(2))
    assert one.history == other.history


def test_a_seed_is_promised_by_its_fingerprint() -> None:
    dealer = SeededDealer("secret")
    assert dealer.commitment == commitment("secret") != commitment("other")
    assert SeededDealer().seed != SeededDealer().seed


def test_a_commitment_covers_the_terms() -> None:
    assert SeededDealer("secret", "these").commitment != SeededDealer("secret", "those").commitment


def test_a_share_changes_every_later_draw_and_nothing_on_the_table() -> None:
    plain, shared = Match(Toy(), 2), Match(Toy(), 2)
    shared.add_share(1, "5" * 32)
    assert facts(plain.state) == facts(shared.state) and shared.number == 1 and shared.log == []
    dealer = SeededDealer("secret")
    drawn = [[dealer.ticket(n, 6, match.shares_text()) for n in range(50)] for match in (plain, shared)]
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize(("seat", "value"), [(0, "5" * 31), (0, "X" * 32), (2, "5" * 32), (-1, "5" * 32)])
def test_a_share_is_32_digits_of_a_player(seat: int, value: str) -> None:
    match = Match(Toy(), 2)
    with pytest.raises(Illegal):
        match.add_share(seat, value)
    assert match.number == 0


def test_a_seat_adds_one_share() -> None:
    match = Match(Toy(), 2)
    match.add_share(0, "5" * 32)
    with pytest.raises(Illegal):
        match.add_share(0, "6" * 32)


def test_tickets_are_fair() -> None:
    dealer = SeededDealer("fair")
    drawn = [dealer.ticket(number, 6) for number in range(6000)]
    assert all(900 < drawn.count(face) < 1100 for face in range(6))


def test_a_script_deals_what_it_says_and_refuses_what_cannot_come_up() -> None:
    assert begun(die=4).log[0].action == Rolled(4)
    with pytest.raises(BadScript) as bad:
        begun(die=7)
    assert bad.value.why.key == "cannot_come_up"
    with pytest.raises(BadScript) as ended:
        Match(Toy(), 2, dealer=ScriptedDealer([]))
    assert ended.value.why.key == "script_ended"


def test_a_person_with_a_real_die_deals() -> None:
    match = Match(Toy(), 2, dealer=HumanDealer(lambda step, s, settings: settings[2]))
    assert match.log[0] == Entry(CHANCE, Rolled(3))


def test_without_a_dealer_chance_must_be_told() -> None:
    match = Match(Toy(), 2)
    match.play(CHANCE, Rolled(5))
    assert match.asked() is not None and match.state.die == 5


def test_tickets_ahead_are_those_of_the_dealer() -> None:
    dealer = SeededDealer("fair")
    tickets = Tickets(dealer)
    for number, many in enumerate([6, 1, 52, 2**31, 30, 3] * 9):
        assert tickets.ticket(number, many) == dealer.ticket(number, many)
    tickets.numbers[3] = 2**64 - 1  # too large to be sure: the dealer is asked
    assert tickets.ticket(3, 52) == dealer.ticket(3, 52)


# --- Long histories


def test_a_history_of_undos_is_searched_in_one_pass() -> None:
    match = Match(Toy(), 2)
    match.repeat([Entry(CHANCE, Rolled(6))])
    for _ in range(1000):
        match.repeat([Entry(0, Hide(1)), Entry(0, Undo(1))])
    calls = 0

    def count(*_: object) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(count)
    earliest = match.earliest_change(1500)
    sys.setprofile(None)
    assert earliest == 1 and match.earliest_change(match.number) == match.number
    assert calls < 100, "no work for every entry before each undo"


def test_undos_in_a_row_have_a_limit_until_somebody_plays() -> None:
    match = Match(Toy(), 2, dealer=SeededDealer("s"))
    for _ in range(MOST_UNDOS):
        match.undo_to(0, 0)
    with pytest.raises(Illegal) as refused:
        match.undo_to(0, 0)
    assert refused.value.why.key == "too_many_undos" and match.agreed_undo() is None
    match.play(0, Hide(0))
    match.undo_to(0, 0)


def test_a_long_history_is_played_on_but_nothing_is_taken_back() -> None:
    match = Match(Toy(), 2)
    match.repeat([Entry(CHANCE, Rolled(6))])
    while match.number < MOST_ENTRIES:
        match.repeat([Entry(0, Hide(1)), Entry(0, Undo(1))])
    match.play(0, Hide(1))
    with pytest.raises(Illegal) as refused:
        match.undo(0)
    assert refused.value.why.key == "history_too_long" and match.free_undo(0) is None
    match.play(1, Hide(2))
