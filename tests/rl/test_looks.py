"""What environments see through hand-written observations, and what becomes of the arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from librt.random import Random

from vespers.games import find_game, game_names
from vespers.rl.observation import FastLooks
from vespers.rl.pettingzoo import GameEnv
from vespers.rl.play import Play
from vespers.rl.vector_env import BatchEnv


@pytest.fixture(params=[False, True], ids=["views", "by hand"], autouse=True)
def compiled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Interpreted environments look through views, compiled ones do not; both ways are possible in both."""
    monkeypatch.setattr("vespers.rl.observation.COMPILED", request.param)
    return bool(request.param)


def legal(info: dict[str, Any]) -> Any:
    return info["action_mask"].argmax(axis=1)


def through_its_view(play: Play, seat: int) -> Any:
    return play.observer.flat(play.observer.raw(play.game.view(play.state, seat), seat))


def test_every_game_of_ours_is_written_by_hand_where_that_is_asked_for(compiled: bool) -> None:
    for name in game_names():
        play = Play(name)
        play.begin(1)
        play.flat(0)
        assert isinstance(play._looks, FastLooks) == compiled


@pytest.mark.parametrize("far", [20, 300, 9999, -5])
def test_what_lies_beyond_the_bounds_is_seen_as_the_bound(far: int) -> None:
    env = BatchEnv("wolves", 2)
    _, info = env.reset(seed=3)
    env.plays[0].state.packs[0].wins = far
    play = env.plays[0]
    seen = env.step(legal(info))[0]
    assert np.array_equal(seen[0], through_its_view(play, play.asks))
    assert np.array_equal(play.flat(play.asks), seen[0])
    names = play.observer.flat_names()
    mine = [n for n, name in enumerate(names) if name == f"packs.wins[{(0 - play.asks) % 2}]"]
    assert seen[0, mine].tolist() == [1.0 if far > 0 else 0.0]


@pytest.mark.parametrize(
    ("name", "seats"), [(name, n) for name in game_names() for n in (2, 3) if n in find_game(name).players]
)
def test_what_is_kept_from_look_to_look_is_what_the_view_tells(name: str, seats: int) -> None:
    """Whoever looks how often, and when a new game has begun."""
    env, choose = GameEnv(name, seats), Random(seats)
    play, resets = env.play, 0
    env.reset(seed=seats)
    for _ in range(400):
        looking = [play.asks] if play.asks >= 0 else []
        looking += [choose.randrange(seats)] if choose.randrange(3) == 0 else []
        for seat in looking:
            seen = env.observe(f"player_{seat}")["observation"]
            assert np.array_equal(seen, through_its_view(play, seat))
        if play.asks < 0:
            env.reset()
            resets += 1
            continue
        found = np.flatnonzero(play.mask(play.asks))
        env.step(int(found[choose.randrange(len(found))]))
    assert resets > 0


def test_an_array_that_somebody_keeps_stays_as_it_is() -> None:
    env = BatchEnv("wolves", 4)
    seen, info = env.reset(seed=5)
    kept, copies = [seen], [seen.copy()]
    for _ in range(9):
        seen, _, _, _, info = env.step(legal(info))
        kept.append(seen)
        copies.append(seen.copy())
    assert all(np.array_equal(one, other) for one, other in zip(kept, copies, strict=True))


def test_what_is_seen_can_be_written_to() -> None:
    env = BatchEnv("wolves", 2)
    seen, info = env.reset(seed=5)
    play = env.plays[0]
    for array in (seen, info["action_mask"], play.flat(play.asks), play.mask(play.asks)):
        assert isinstance(array, np.ndarray) and array.flags.writeable
