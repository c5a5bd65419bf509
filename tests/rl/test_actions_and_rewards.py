"""Numbers, masks, factors and rewards."""

from __future__ import annotations

import numpy as np
import pytest

from vespers.engine.errors import BadSettings, GameOver, Illegal
from vespers.engine.messages import Outcome
from vespers.games import find_game, game_names
from vespers.rl.actions import actions_of
from vespers.rl.play import Play
from vespers.rl.rewards import margin, score, won


@pytest.mark.parametrize("name", game_names())
def test_every_action_has_factors_and_comes_back_from_them(name: str) -> None:
    actions = actions_of(find_game(name))
    for number in range(actions.size):
        kind, target = actions.factored(number)
        assert actions.joined(kind, target) == number
        assert actions.kinds[kind] == type(actions.actions[number]).__name__


def test_factors_that_no_action_has_are_no_action() -> None:
    actions = actions_of(find_game("wolves"))
    for kind, target in ((-1, 0), (0, -1), (len(actions.kinds), 0), (0, actions.targets)):
        assert actions.joined(kind, target) == -1


def test_masks_allow_exactly_the_options_and_both_forms_agree() -> None:
    play = Play("wolves")
    play.begin(1)
    mask, book = play.mask(play.asks), play.game.codebook
    assert sorted(np.flatnonzero(mask).tolist()) == sorted(book.number[a] for a in play.legal)
    factored = play.actions.factored_mask(mask)
    assert {play.actions.joined(*at) for at in np.argwhere(factored).tolist()} == set(np.flatnonzero(mask))
    assert not play.mask(1 - play.asks).any()


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    play = Play("wolves")
    play.begin(1)
    before, asks = play.flat(0).tobytes(), play.asks
    number, many = int(np.flatnonzero(play.mask(asks) == 0)[0]), len(play.legal)
    with pytest.raises(Illegal) as refused:
        play.say(number)
    note = f"Seat {asks} played action {number}, {play.actions.actions[number]}"
    assert refused.value.why.key
    assert refused.value.__notes__ == [f"{note}: expected one of the {many} in its mask."]
    for number in (-1, play.actions.size):
        with pytest.raises(Illegal, match="unreadable"):
            play.say(number)
    assert (play.flat(0).tobytes(), play.asks) == (before, asks)
    while play.asks >= 0:
        play.say(play.actions.number(play.legal[0]))
    with pytest.raises(GameOver):
        play.say(0)


def test_bad_arguments_say_what_was_expected() -> None:
    with pytest.raises(BadSettings):
        Play("wolves", 3)
    with pytest.raises(BadSettings, match="starter"):
        Play("wolves", settings={"starter": "third"})
    with pytest.raises(ValueError, match="expected one of outcome, margin, score"):
        Play("wolves", reward="fame")


def test_rewards_of_a_victory_a_shared_one_and_a_lonely_one() -> None:
    alone = Outcome((5, 9, 2), (1,), "x")
    assert [won(alone, seat) for seat in range(3)] == [-1.0, 1.0, -1.0]
    assert [margin(alone, seat) for seat in range(3)] == [-4.0, 4.0, -7.0]
    assert [score(alone, seat) for seat in range(3)] == [5.0, 9.0, 2.0]
    shared = Outcome((7, 7), (0, 1), "x")
    assert [won(shared, seat) for seat in range(2)] == [0.0, 0.0]
    assert margin(Outcome((12,), (0,), "x"), 0) == 12.0


def test_the_same_seed_gives_the_same_game() -> None:
    def history(seed: int) -> list[bytes]:
        play = Play("heaven-ale", 3)
        seen: list[bytes] = []
        play.begin(seed)
        while play.asks >= 0 and len(seen) < 40:
            seen.append(play.flat(0).tobytes())
            play.say(play.actions.number(play.legal[len(seen) % len(play.legal)]))
        return seen

    assert history(4) == history(4) != history(5)
