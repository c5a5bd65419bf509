"""The greedy bot knows what it does: it beats random, and brews beers of every quality."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.fermentation.make_records import greedy_match
from tests.fermentation.monastery import Monastery
from vespers.bots import GreedyBot, Knowledge, RandomBot, SearchBot, knowledge_of
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.engine.messages import Action
from vespers.games.fermentation import GAME
from vespers.games.fermentation.alone import promised
from vespers.games.fermentation.codebook import APPLIED_ACTION, DRINK, GO, PUT, RUN, STAND_UP, STOP
from vespers.games.fermentation.judgement import value
from vespers.games.fermentation.pieces import FIGHT_HUNTS, LAST_PHASE
from vespers.games.fermentation.scoring import band
from vespers.games.fermentation.state import Fermentation

GAMES = 30


def greedy_wins(seed: int) -> bool:
    """Whether greedy, at seat 0 or 1 in turn, wins alone against random."""
    greedy = seed % 2
    match: Match[Fermentation] = Match(GAME, 2, None, SeededDealer(f"bots {seed}"))
    bots = [GreedyBot(seed) if seat == greedy else RandomBot(seed) for seat in range(2)]
    rng = Random(seed)
    while (step := match.asked()) is not None:
        match.play(step.asks, bots[step.asks].choose(knowledge_of(match, step.asks, rng)))
    outcome = match.outcome()
    return outcome is not None and outcome.winners == (greedy,)


@pytest.mark.slow
def test_greedy_beats_random_in_nine_games_of_ten() -> None:
    assert sum([greedy_wins(seed) for seed in range(GAMES)]) >= 0.9 * GAMES


@pytest.mark.slow
@pytest.mark.rule("6.6")
def test_the_beers_of_four_greedy_bots_spread_over_the_bands(capsys: pytest.CaptureFixture[str]) -> None:
    bands = [0] * 7
    for seed in range(6):
        outcome = greedy_match(4, seed).outcome()
        assert outcome is not None
        for taste in outcome.scores:
            bands[band(GAME.box(GAME.settings()), taste)] += 1
    with capsys.disabled():
        print(f"\nfermentation, beers of four greedy bots by band: {bands}")
    assert sum(bands) == 24 and sum(bands[2:]) > 12, "most are fit to drink"


def test_a_better_position_is_worth_more() -> None:
    before = value(GAME.start(2), 0)
    t = Monastery(2)
    plain = value(t.s, 0)
    assert before == 0.0
    t.s.monks[0].vat[0] = 3
    better = value(t.s, 0)
    t.s.monks[0].noise, t.s.monks[0].down = 5, 1
    assert value(t.s, 0) < better > plain


def chosen(t: Monastery) -> list[Action]:
    """What an apprentice, a small brother and a small abbot say."""
    t.s.events = None
    known = Knowledge(GAME, 0, t.s.seats, t.s, t.options())
    bots = (GreedyBot(1), SearchBot(1, "brother", looks=30), SearchBot(1, looks=30))
    return [bot.choose(known) for bot in bots]


@pytest.mark.rule("2.2")
def test_bots_do_not_decline_a_find_that_completes_a_phase() -> None:
    t = Monastery(2).at("malthouse").fill(0, 1).phase(1)
    t.s.monks[0].vat[2] = 0
    assert chosen(t.say(APPLIED_ACTION).roll(5).say(DRINK[0])) == [PUT[2]] * 3


@pytest.mark.rule("3.3")
def test_bots_stand_up_after_a_run() -> None:
    t = Monastery(2).at("well")
    t.s.monks[0].noise = 5
    assert chosen(t.say(RUN, GO[2], STOP).find("grey").roll(5, 1)) == [STAND_UP] * 3


@pytest.mark.rule("3.11")
def test_bots_waste_no_beer_in_the_cloister() -> None:
    assert chosen(Monastery(2).say(APPLIED_ACTION).roll(3)) == [DRINK[0]] * 3


# --- Alone


def alone(phase: int = 0) -> Monastery:
    return Monastery(1).at("forge").phase(phase)


@pytest.mark.rule("2.5")
def test_alone_an_angry_hunter_costs_what_the_phase_could_still_have_brought() -> None:
    calm, angry, filled = alone(), alone(), alone().fill(0, 0)
    angry.s.gauge = angry.s.night.threshold
    assert promised(angry.s) < promised(calm.s) - 2
    before = promised(filled.s)
    filled.s.gauge = filled.s.night.threshold
    assert promised(filled.s) - before > promised(angry.s) - promised(calm.s), "what is filled is not lost"


def test_alone_arms_are_worth_more_the_more_hunts_are_to_come() -> None:
    worth = []
    for phase in range(LAST_PHASE + 1):
        bare, armed = alone(phase), alone(phase)
        armed.s.monks[0].power[FIGHT_HUNTS] += 2
        worth.append(promised(armed.s) - promised(bare.s))
    assert worth == sorted(worth, reverse=True) and worth[0] > 2 and worth[-1] > 0
