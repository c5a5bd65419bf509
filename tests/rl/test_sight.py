"""What environments see without making views: when it is not possible, and what becomes of the arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from librt.random import Random

from vespers.games import find_game, game_names
from vespers.rl.aec import GameEnv
from vespers.rl.batch import BatchEnv
from vespers.rl.play import Play
from vespers.rl.sight import KEPT


@pytest.fixture(params=[False, True], ids=["laid", "drawn"], autouse=True)
def compiled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Interpreted environments look in one way, compiled ones in the other; each way is possible in both."""
    monkeypatch.setattr("vespers.rl.sight.COMPILED", request.param)
    return bool(request.param)


def legal(info: dict[str, Any]) -> Any:
    return info["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("form", ["flat", "structured"])
@pytest.mark.parametrize("name", game_names())
def test_a_game_without_mosaic_and_sketch_is_seen_through_its_views(
    name: str, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played() -> list[bytes]:
        env = BatchEnv(name, 3, players=2, observation=form)
        seen, info = env.reset(seed=1)
        told = []
        for _ in range(30):
            arrays = [seen] if form == "flat" else list(seen.values())
            told += [array.tobytes() for array in arrays]
            told += [each.tobytes() for each in info.get("final_obs", ()) if isinstance(each, np.ndarray)]
            seen, _, _, _, info = env.step(legal(info))
        return told

    quickly = played()
    monkeypatch.setattr(Play(name, 2).observer, "sketch", None)
    monkeypatch.setattr(Play(name, 2).observer, "mosaic", None)
    assert played() == quickly


@pytest.mark.parametrize("far", [20, 300, 9999, -5])
def test_what_lies_too_far_beyond_is_looked_up_in_the_view(far: int) -> None:
    env = BatchEnv("wolves", 2)
    _, info = env.reset(seed=3)
    env.plays[0].state.packs[0].wins = far
    play = env.plays[0]
    seen = env.step(legal(info))[0]
    expected = play.observer.flat(play.raw(play.asks))
    assert np.array_equal(seen[0], expected)
    alone: Any = play.observation(play.asks)
    assert np.array_equal(alone, expected)
    names = play.observer.flat_names()
    mine = [n for n, name in enumerate(names) if name == f"packs.wins[{(0 - play.asks) % 2}]"]
    assert seen[0, mine].tolist() == [1.0 if far > 0 else 0.0]


@pytest.mark.parametrize("far", [20, 300, -300])
def test_a_pettingzoo_environment_looks_it_up_too_and_goes_on(far: int) -> None:
    """However often one looks: what was half done before is not taken for what is there."""
    env = GameEnv("heaven-ale")
    env.reset(seed=3)
    for n in range(12):
        env.play.state.abbeys[0].markers[0] = far if n < 6 else 5
        seen = env.last()[0]
        expected = env.play.observer.flat(env.play.raw(env.play.asks))
        assert np.array_equal(seen["observation"], expected)
        assert np.array_equal(env.last()[0]["observation"], expected)
        assert np.array_equal(env.observe(env.agent_selection)["observation"], expected)
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))


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
            assert np.array_equal(seen, play.observer.flat(play.raw(seat)))
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
    kept, copies, rows = [seen], [seen.copy()], [seen[1]]
    for _ in range(3 * KEPT):
        seen, _, _, _, info = env.step(legal(info))
        kept.append(seen)
        copies.append(seen.copy())
        rows.append(seen[1])
    assert all(np.array_equal(one, other) for one, other in zip(kept, copies, strict=True))
    del kept, seen
    for _ in range(3 * KEPT):
        info = env.step(legal(info))[4]
    assert all(np.array_equal(row, copy[1]) for row, copy in zip(rows, copies, strict=True))


def test_an_array_that_nobody_keeps_is_used_again(compiled: bool) -> None:
    if not compiled:
        pytest.skip("what is laid is laid in new memory")
    env = BatchEnv("wolves", 4)
    seen, info = env.reset(seed=5)
    places = set()
    for _ in range(20):
        seen, _, _, _, info = env.step(legal(info))
        places.add(seen.ctypes.data)
    assert len(places) <= KEPT


def test_what_is_seen_can_be_written_to() -> None:
    env = BatchEnv("wolves", 2)
    seen, info = env.reset(seed=5)
    play = env.plays[0]
    for array in (seen, info["action_mask"], play.observation(play.asks), play.mask(play.asks)):
        assert isinstance(array, np.ndarray) and array.flags.writeable
