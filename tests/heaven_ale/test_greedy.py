"""The greedy bot knows what it does: it beats random play and brews some beer."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.heaven_ale.table import do, hex_, lay, sow_hexes, table
from vespers.bots import BOTS
from vespers.bots.arena import play_game
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.judgement import discs_to_come, exchange_rate, money, multiplier, smooth, value
from vespers.games.heaven_ale.messages import HeavenAleSettings, Place, Walk


def scores(seats: int, games: int) -> list[tuple[int, int]]:
    """Greedy's points and the best of the others', greedy sitting everywhere in turn."""
    found = []
    for number in range(games):
        me = number % seats
        bots = [BOTS["greedy" if seat == me else "random"] for seat in range(seats)]
        outcome = play_game(GAME, HeavenAleSettings(), bots, f"{seats} {number}").outcome()
        assert outcome is not None
        found.append((outcome.scores[me], max(n for seat, n in enumerate(outcome.scores) if seat != me)))
    return found


def test_greedy_beats_random() -> None:
    """A sample; the slow test asks for the 95 % and more."""
    found = scores(2, 2) + scores(3, 1) + scores(4, 1)
    assert sum(mine > theirs for mine, theirs in found) >= 3
    assert sum(mine for mine, _ in found) / len(found) > 20


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "games"), [(2, 20), (4, 10)])
def test_greedy_beats_random_nearly_always(seats: int, games: int) -> None:
    found = scores(seats, games)
    assert sum(mine > theirs for mine, theirs in found) >= 0.95 * games
    assert sum(mine for mine, _ in found) / games > 25


def test_the_value_of_a_finished_game_is_its_points() -> None:
    s = table()
    s.agenda = []
    s.abbeys[0].markers[:] = [4, 4, 4, 4, 4]
    s.abbeys[0].ducats = 0
    assert value(s, 0) == 4 * 2 + 1


def test_within_a_turn_the_best_end_of_it_counts() -> None:
    s = table()
    sow_hexes(s.abbeys[0], D4="w5", D5="w5", D6="w5", D9="w5", D10="w5")
    lay(s, 1, "wood 4")
    do(s, Walk(1))
    placed = [s.clone() for _ in range(2)]
    do(placed[0], Place(hex_("D7")))
    do(placed[1], Place(hex_("S13")))
    assert value(s, 0) >= value(placed[0], 0) > value(placed[1], 0), "it closes a site"


def test_the_parts_of_the_value_are_smooth_and_rise() -> None:
    box = GAME.box(HeavenAleSettings())
    spaces = [k / 2 for k in range(-20, 41)]
    assert all(multiplier(box, a) <= multiplier(box, b) for a, b in pairwise(spaces))
    assert all(exchange_rate(box, a) >= exchange_rate(box, b) for a, b in pairwise(spaces))
    assert smooth(3.0) == 3.0 and 0 < smooth(-8.0) < smooth(0.0) < smooth(2.9) < 3
    assert money(10, 3.0) > money(10, 0.0) > money(9, 0.0)
    assert discs_to_come(table().abbeys[0], 0.0, 4) == 0.0
