"""A game that brings no judgement is searched with random playouts: tic-tac-toe is not lost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from tests.bots.tic_tac_toe import TIC_TAC_TOE, Board
from tests.engine.toy import Toy
from vespers.bots import BOTS, Bot, Knowledge, RandomBot, SearchBot
from vespers.bots.arena import Seated, play_game
from vespers.bots.explain import explain
from vespers.engine.kernel import Seat, apply, asked


def ends_against(bot: Bot, me: Seat, s: Board) -> Iterator[Seat | None]:
    """Who wins, for every reply that the other seat could give."""
    step = asked(s)
    if step is None:
        yield s.winner()
        return
    options = step.options(s)
    if step.asks == me:
        options = [bot.choose(Knowledge(TIC_TAC_TOE, me, 2, s.clone(), options))]
    for a in options:
        t = s.clone()
        apply(t, a)
        yield from ends_against(bot, me, t)


@pytest.mark.parametrize("me", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_tic_tac_toe_is_never_lost_whatever_the_other_seat_does(me: Seat) -> None:
    ends = list(ends_against(SearchBot(1, looks=500), me, TIC_TAC_TOE.start(2)))
    assert 1 - me not in ends and me in ends


def share(strong: Seated, weak: Seated, deals: int) -> float:
    """Of the victories, every deal from both seats; a draw is half."""
    won = 0.0
    for deal in range(deals):
        for seat in range(2):
            bots = [strong if seat == other else weak for other in range(2)]
            outcome = play_game(TIC_TAC_TOE, None, bots, str(deal)).outcome()
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
    return won / (2 * deals)


def test_each_level_is_better_than_chance() -> None:
    for level in ("novice", "apprentice", "brother"):
        assert share(BOTS[level], RandomBot, 15) > 0.6, level


def test_a_game_with_secrets_and_dice_is_played_to_its_end() -> None:
    bots: list[Seated] = [partial(SearchBot, looks=10), BOTS["apprentice"]]
    assert play_game(Toy(), None, bots, "1").outcome() is not None


def test_the_same_seed_gives_the_same_move() -> None:
    known = Knowledge(TIC_TAC_TOE, 0, 2, TIC_TAC_TOE.start(2), [*TIC_TAC_TOE.codebook.actions])
    assert len({SearchBot(3, looks=40).choose(known) for _ in range(2)}) == 1


def test_a_hint_gives_chances_and_no_reason_it_does_not_have() -> None:
    known = Knowledge(TIC_TAC_TOE, 0, 2, TIC_TAC_TOE.start(2), [*TIC_TAC_TOE.codebook.actions])
    found = explain(known, looks=60)
    assert found and all(0 < each.estimate < 1 and each.reasons == [] for each in found)
