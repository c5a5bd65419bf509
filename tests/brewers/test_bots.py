"""Greedy knows the game: it beats random players, and its beers are worth a Trappist's name."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from tests.brewers.table import Table
from vespers.bots import BOTS
from vespers.bots.arena import play_game
from vespers.games.brewers import GAME
from vespers.games.brewers.judgement import distances, odds
from vespers.games.brewers.messages import BrewersSettings, FaceWerewolf
from vespers.games.brewers.outlook import expected
from vespers.games.brewers.pieces import CLOISTER, FOREST
from vespers.games.brewers.scene.chances import after_answer
from vespers.games.brewers.scoring import band

GREEDY, RANDOM = BOTS["greedy"], BOTS["random"]


def test_distances_are_counted_in_doors() -> None:
    table = distances(GAME.box(BrewersSettings()))
    assert table[CLOISTER][CLOISTER] == 0 and table[CLOISTER][FOREST] == 2
    assert max(max(row) for row in table) == 3


def test_the_odds_of_a_fight() -> None:
    win, lose = odds(0, 1)
    assert win == lose == 15 / 36
    assert odds(6, 1) == (1.0, 0.0)


@pytest.mark.slow
def test_greedy_beats_random_in_nine_games_of_ten() -> None:
    wins = 0
    for number in range(60):
        seat = number % 2
        bots = [GREEDY if seat == s else RANDOM for s in range(2)]
        outcome = play_game(GAME, GAME.settings(), bots, f"b{number}").outcome()
        assert outcome is not None
        wins += outcome.winners == (seat,)
    assert wins >= 54


@pytest.mark.slow
def test_four_greedy_bots_brew_in_the_middle_band_or_above() -> None:
    scores: list[int] = []
    for number in range(30):
        outcome = play_game(GAME, GAME.settings(), [GREEDY] * 4, f"beer {number}").outcome()
        assert outcome is not None
        scores += outcome.scores
    bands = Counter(band(GAME.box(GAME.settings()), taste) for taste in scores)
    print("beers by band:", [bands[n] for n in range(5)], "mean", round(mean(scores), 1))
    assert mean(scores) >= 8
    assert bands[2] + bands[3] + bands[4] > len(scores) / 2


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(("wolf", "declares"), [("cub", False), ("grey-wolf", True)])
def test_a_card_against_a_wound_is_declared_against_those_who_are_likely_to_wound(
    wolf: str, declares: bool
) -> None:
    t = Table("odilon", "pancrace")
    t.put(0, at="forest", cards=("mail-coat",))
    t.search("werewolf", 6, wolf, "lean-wolf")
    t.do(FaceWerewolf(t.wolf(wolf)))
    use, roll = [expected(after_answer(t.s, a), 0) for a in t.options_now()]
    assert (use > roll) == declares
