"""The quick way through rules and chance leads where the slow one does."""

from __future__ import annotations

import pytest
from librt.random import Random

from vespers.engine.conformance import facts
from vespers.engine.kernel import Chance, apply, chance_move, playout, proceed, tickets, winner_of
from vespers.games import find_game, game_names


@pytest.mark.parametrize("name", game_names())
def test_rules_and_chance_in_one_go_lead_where_they_lead_one_by_one(name: str) -> None:
    """The same random source, game after game to the end: the same position at every question."""
    game, choose = find_game(name), Random(3)
    quick, slow = Random(1), Random(1)
    for seats in game.players[:3]:
        s, t = game.start(seats), game.start(seats)
        proceed(s, quick)
        while True:
            while t.agenda and isinstance(step := t.agenda[-1], Chance):
                chance_move(step, t, slow)
            assert facts(s) == facts(t)
            if not s.agenda:
                break
            options = s.agenda[-1].options(s)
            action = options[choose.randrange(len(options))]
            s.agenda.pop().do(s, action)
            proceed(s, quick)
            apply(t, action)


@pytest.mark.parametrize("name", game_names())
def test_a_game_played_at_random_ends_and_counts_what_was_decided(name: str) -> None:
    game = find_game(name)
    one, same = (game.start(game.players[-1]) for _ in range(2))
    counted = playout(one, Random(5))
    assert counted == playout(same, Random(5)) and counted[0] > 0
    assert facts(one) == facts(same) and game.outcome(one) is not None


def test_every_ticket_wins_the_place_it_belongs_to() -> None:
    odds = [2, 0, 3]
    assert [winner_of(odds, ticket) for ticket in range(tickets(odds))] == [0, 0, 2, 2, 2]
    with pytest.raises(IndexError):
        winner_of(odds, 5)
