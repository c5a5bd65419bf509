"""A network learns what positions are worth: the fit, the targets, a run that goes on, and the match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from vespers.bots.judging import judgement_of
from vespers.cli import cli
from vespers.engine.network import flat
from vespers.engine.network_file import FILE, as_json, network_file
from vespers.games import find_game
from vespers.lab import network_training
from vespers.lab.network_fit import BATCH, Weights, batches, fit
from vespers.lab.network_training import (
    ACCEPTED,
    GAMES_IN_BATCH,
    Course,
    drawn,
    generation,
    meet_old,
    start_of,
    targets,
)
from vespers.lab.training import Plan

GAME = find_game("heaven-ale")
TINY = Plan("heaven-ale", players=2, games=GAMES_IN_BATCH + 1, deals=2, pace=0.001, seed=1, generations=2)


class AtOnce(Executor):
    """Does the work here and now, and counts it."""

    def __init__(self) -> None:
        self.done = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.done += 1
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@pytest.fixture(autouse=True)
def untaught() -> Iterator[None]:
    """Training teaches the judgement of its own process: put back what was there."""
    judgement = judgement_of(GAME).outlook
    before = judgement.network
    yield
    judgement.teach(before)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of a few moves: positions by chance, and scores that a network can learn."""

    def play(game: Any, judgement: Any, seats: int, seed: str) -> tuple[list[Course], list[int]]:
        rng = np.random.default_rng(len(seed) + int(seed.rsplit(":", 1)[1]))
        numbers = rng.uniform(0, 1, (seats, 3, 219))
        foreseen, strayed = [1.0, 2.0, 3.0], [False, True, False]
        courses = [Course([flat(row) for row in each.tolist()], foreseen, strayed) for each in numbers]
        return courses, [round(20 * each[0][0]) for each in numbers]

    monkeypatch.setattr(network_training, "play", play)


def silent(what: str, done: int, whole: int) -> None:
    return None


def harmful() -> bytes:
    """A network that takes the worst for the best: points and barrels count against a position."""
    weights = Weights(219, np.random.default_rng(1))
    weights.rows *= 0
    weights.direct -= 1
    return as_json(weights.file({"by": "hand"}, 10.0))


def test_the_fit_finds_what_a_result_depends_on() -> None:
    rng = np.random.default_rng(1)
    numbers = rng.uniform(-1, 1, (4000, 5)).astype(np.float32)
    wanted = (3 * np.maximum(numbers[:, 0], numbers[:, 1]) - numbers[:, 2]).astype(np.float32)
    weights = Weights(5, rng)
    before = np.mean((weights.values(numbers) - wanted) ** 2)
    fit(weights, numbers, wanted, rate=3e-3, passes=20, rng=rng)
    assert np.mean((weights.values(numbers) - wanted) ** 2) < 0.01 * before


def test_the_gradient_is_that_of_the_error() -> None:
    """Held against small steps of single weights."""
    rng = np.random.default_rng(2)
    weights = Weights(4, rng)
    numbers, wanted = rng.uniform(-1, 1, (6, 4)), rng.uniform(-1, 1, 6)
    gradients = weights.gradients(numbers, wanted)
    for array, gradient in zip(weights.arrays(), gradients, strict=True):
        place = (0,) * array.ndim
        errors = []
        for step in (1e-2, -2e-2):
            array[place] += step
            errors.append(np.mean((weights.values(numbers) - wanted) ** 2) / 2)
        array[place] += 1e-2
        assert gradient[place] == pytest.approx((errors[0] - errors[1]) / 2e-2, abs=2e-3)


def test_every_position_of_whole_batches_is_seen_once_in_a_pass() -> None:
    rng = np.random.default_rng(3)
    seen = np.concatenate(list(batches(3 * BATCH, 2, rng)))
    assert sorted(seen[: 3 * BATCH]) == sorted(seen[3 * BATCH :]) == list(range(3 * BATCH))
    assert [len(each) for each in batches(5, 1, rng)] == [5]


def test_the_written_network_judges_as_the_fitted_one() -> None:
    rng = np.random.default_rng(4)
    weights, numbers = Weights(7, rng), rng.uniform(-1, 1, (3, 7))
    network = network_file(as_json(weights.file({}, 8.0)), Path(FILE)).network()
    found = [network.value(flat(each.tolist())) for each in numbers]
    assert found == pytest.approx((8 * weights.values(numbers)).tolist(), abs=1e-3)


def test_a_position_comes_to_a_mixture_of_the_result_and_what_was_foreseen_later() -> None:
    course = Course([flat([0.0])] * 3, [10.0, 20.0, 30.0], [False] * 3)
    assert targets(course, 50.0, 1.0) == [50.0] * 3
    late, middle = 50.0, 0.8 * 50 + 0.2 * 30
    assert targets(course, 50.0, 0.8) == pytest.approx([0.8 * middle + 0.2 * 20, middle, late])


def test_a_stray_move_tells_nothing_about_the_positions_before_it() -> None:
    course = Course([flat([0.0])] * 3, [10.0, 20.0, 30.0], [False, True, False])
    assert targets(course, 50.0, 1.0) == [20.0, 50.0, 50.0]


def test_options_are_drawn_as_often_as_their_weights_say() -> None:
    assert [drawn([1.0, 2.0, 1.0], luck) for luck in (0.0, 0.2, 0.3, 0.7, 0.8, 0.999)] == [0, 0, 1, 1, 2, 2]


def test_a_run_that_was_stopped_goes_on_where_it_ended(tmp_path: Path, quick: None) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for number in (1, 2):
        generation(TINY, whole, number, None, AtOnce(), silent)
    one = network_training.Generation(parts, 1, TINY)
    next(one.play(None, AtOnce()))  # the first batch is written down, the second is not
    executor = AtOnce()
    scores = [generation(TINY, parts, number, None, executor, silent) for number in (1, 2)]
    assert executor.done == 1 + 2
    for folder in ("001", "002"):
        assert (parts / folder / FILE).read_bytes() == (whole / folder / FILE).read_bytes()
    again = AtOnce()
    assert [generation(TINY, parts, number, None, again, silent) for number in (1, 2)] == scores
    assert again.done == 0


def test_a_generation_learns_from_its_games(tmp_path: Path, quick: None) -> None:
    """Each fits the network of the one before; the file tells how it was made."""
    for number in (1, 2):
        generation(TINY, tmp_path, number, None, AtOnce(), silent)
    first, second = (network_file((tmp_path / n / FILE).read_bytes(), tmp_path) for n in ("001", "002"))
    assert first.rows != second.rows
    assert second.made["games"] == 2 * TINY.games
    assert "vespers train heaven-ale" in str(second.made["by"])


@pytest.mark.slow
def test_the_match_refuses_a_network_that_plays_worse(tmp_path: Path) -> None:
    plan = Plan("heaven-ale", players=2, games=1, deals=3, pace=0.001, seed=1)
    (tmp_path / "001").mkdir()
    (tmp_path / "001" / FILE).write_bytes(harmful())
    found = meet_old(plan, tmp_path, None, AtOnce(), silent)
    assert found.share.value < 0.5 and not found.accepted
    assert not (tmp_path / ACCEPTED).exists()


@pytest.mark.slow
def test_a_network_that_wins_is_written_with_the_result(tmp_path: Path) -> None:
    """Against a harmful one the outlook would win, and so does one that only counts production."""
    plan = Plan("heaven-ale", players=2, games=1, deals=3, pace=0.001, seed=1)
    weights = Weights(219, np.random.default_rng(1))
    weights.rows *= 0
    weights.direct[-1] = 6.0
    (tmp_path / "001").mkdir()
    (tmp_path / "001" / FILE).write_bytes(as_json(weights.file({"by": "hand"}, 10.0)))
    executor = AtOnce()
    assert meet_old(plan, tmp_path, harmful(), executor, silent).accepted
    won = network_file((tmp_path / ACCEPTED).read_bytes(), tmp_path)
    assert str(won.made["match"]).endswith("of 6 games against the judgement before")
    meet_old(plan, tmp_path, harmful(), executor, silent)
    assert executor.done == 3  # what is written down is not played again


def test_a_run_begins_with_the_network_of_the_game_as_it_was(tmp_path: Path) -> None:
    folder, run = tmp_path / "game", tmp_path / "run"
    folder.mkdir()
    run.mkdir()
    assert start_of(folder, run) is None
    (folder / FILE).write_bytes(b"old")
    assert start_of(folder, run) == b"old"
    (run / "001").mkdir()
    (folder / FILE).write_bytes(b"new")
    assert start_of(folder, run) == b"old"


@pytest.mark.slow
def test_the_command_plays_learns_and_says_how_the_match_ended(tmp_path: Path) -> None:
    options = ["--games", "2", "--deals", "2", "--pace", "0.001", "--workers", "1", "--lang", "en"]
    places = ["--work", str(tmp_path / "work"), "--out", str(tmp_path / FILE)]
    done = CliRunner().invoke(cli, ["train", "heaven-ale", "--generations", "2", *options, *places])
    assert done.exit_code == 0, done.output
    assert "Generation 2: mean score" in done.stdout
    assert "of 4 games" in done.stdout
    assert (tmp_path / "work" / "002" / FILE).exists()
