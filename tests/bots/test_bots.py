"""Bots are fair and deterministic, and every level is worth its name."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from librt.random import Random

from tests.bots.positions import decisions, known_at, seats_of
from vespers.bots import BOTS, LEVELS, GreedyBot, NoviceBot, RandomBot, SearchBot, knowledge_of, live_bot
from vespers.bots.arena import Seated, play_game
from vespers.engine.conformance import facts, play_at_random
from vespers.engine.dealer import SeededDealer
from vespers.engine.game import Game
from vespers.games import find_game, game_names
from vespers.texts import has_text

QUICK: dict[str, Seated] = {  # every kind of bot, with a budget for tests
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "search": partial(SearchBot, looks=12),
}
each_game = pytest.mark.parametrize("name", game_names())


def wins(game: Game[Any], strong: Seated, weak: Seated, deals: int) -> float:
    """The share of victories of `strong`, every deal played from both seats."""
    won = 0.0
    for deal in range(deals):
        for seat in range(2):
            bots = [strong if seat == s else weak for s in range(2)]
            outcome = play_game(game, game.settings(), bots, f"g{deal}").outcome()
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
    return won / (2 * deals)


@each_game
@pytest.mark.parametrize("kind", sorted(QUICK))
def test_the_same_seed_gives_the_same_moves(name: str, kind: str) -> None:
    game = find_game(name)
    whole = play_at_random(game, seats_of(game), None, 3)
    for length in decisions(whole, 3):
        match = whole.at(length)
        step = match.asked()
        assert step is not None
        answers = {QUICK[kind](7).choose(knowledge_of(match, step.asks, Random(1))) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(step.options(match.state))


def test_in_wolves_one_world_tells_the_apprentice_as_much_as_three() -> None:
    """Nothing of its value depends on what is hidden: who learns from it may save the time."""
    whole = play_at_random(find_game("wolves"), 2, None, 5)
    for length in decisions(whole, 12):
        known = known_at(whole, length)
        one, three = (GreedyBot(7, worlds).weigh(known) for worlds in (1, 3))
        assert one == pytest.approx(three)
        assert len(one) == len(known.options)


def test_the_same_seed_gives_the_same_game() -> None:
    game = find_game("wolves")
    one, other = (play_game(game, game.settings(), [QUICK["search"], NoviceBot], "11") for _ in range(2))
    assert one.history == other.history


@each_game
def test_a_bot_answers_alike_in_two_worlds_it_cannot_tell_apart(name: str) -> None:
    """The worlds differ in all that the seat cannot know; the seeds and the budget are the same."""
    game = find_game(name)
    whole = play_at_random(game, seats_of(game), None, 4)
    differed = 0
    for length in decisions(whole, 5):
        match = whole.at(length)
        step = match.asked()
        assert step is not None
        other = whole.at(length)
        other.state = game.imagine(match.state, step.asks, Random(length))
        differed += facts(other.state) != facts(match.state)
        for make in QUICK.values():
            one, two = (make(5).choose(knowledge_of(m, step.asks, Random(9))) for m in (match, other))
            assert one == two
    assert differed or not hides_something(game)


def hides_something(game: Game[Any]) -> bool:
    """Whether any position of a random game looks the same to a seat while it is not."""
    whole = play_at_random(game, seats_of(game), None, 4)
    states = [whole.at(length).state for length in decisions(whole, 5)]
    return any(facts(game.imagine(s, 0, Random(n))) != facts(s) for n, s in enumerate(states))


@each_game
def test_what_a_bot_is_given_depends_on_nothing_it_cannot_know(name: str) -> None:
    game = find_game(name)
    whole = play_at_random(game, seats_of(game), None, 6)
    for length in decisions(whole, 8):
        match = whole.at(length)
        step = match.asked()
        assert step is not None
        worlds = [match.state, game.imagine(match.state, step.asks, Random(length))]
        imagined = [game.imagine(world, step.asks, Random(2)) for world in worlds]
        assert facts(imagined[0]) == facts(imagined[1])


def test_a_bot_cannot_learn_what_chance_will_say() -> None:
    """The dealer, with its seed, is out of a bot's reach; other draws to come change nothing."""
    game = find_game("wolves")
    whole = play_at_random(game, 2, None, 4)
    match = whole.at(decisions(whole, 1)[0])
    step = match.asked()
    assert step is not None
    known = knowledge_of(match, step.asks, Random(3))
    held = [known.first, known.options, known.seat, known.seats]
    assert {type(thing).__name__ for thing in held} == {"Wolves", "list", "int"}
    assert known.first is not match.state
    answers = set()
    for seed in ("one", "two"):  # other draws to come
        match.dealer = SeededDealer(seed)
        answers.add(QUICK["search"](1).choose(knowledge_of(match, step.asks, Random(3))))
    assert len(answers) == 1


def test_every_bot_has_a_name_and_a_description() -> None:
    assert set(LEVELS) < set(BOTS)
    assert all(has_text(f"bot-{name}") and has_text(f"bot-{name}-help") for name in BOTS)


@pytest.mark.parametrize("kind", sorted(BOTS))
def test_a_live_bot_of_every_kind_answers(kind: str) -> None:
    whole = play_at_random(find_game("wolves"), 2, None, 4)
    known = known_at(whole, decisions(whole, 1)[0])
    assert live_bot(kind, 1, should_stop=lambda: True).choose(known) in known.options


@pytest.mark.slow
@pytest.mark.parametrize(
    ("strong", "weak", "share"),
    [("novice", "random", 0.75), ("greedy", "novice", 0.7), ("search", "greedy", 0.5)],
)
def test_each_level_beats_the_one_below_in_wolves(strong: str, weak: str, share: float) -> None:
    bots: dict[str, Seated] = {**QUICK, "search": partial(SearchBot, looks=60)}
    assert wins(find_game("wolves"), bots[strong], bots[weak], 5 if strong == "search" else 15) >= share
