"""Learning from self-play: the fit finds what wins, the match is a gate, a run goes on where it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from vespers.bots.judging import judgement_of
from vespers.cli import cli
from vespers.engine.judgement import Judgement
from vespers.engine.learned import FILE, Learned, as_toml, learned_from, read_learned
from vespers.games import find_game
from vespers.lab import training
from vespers.lab.logit import Contest, fitted
from vespers.lab.study_errors import BadFolder
from vespers.lab.training import ACCEPTED, Moment, Plan, Played, generation, prepare, taught, verdict

GAMES = ["brewers", "fermentation", "heaven-ale", "wolves"]
TINY = Plan("wolves", players=2, games=3, deals=2, pace=0.001, seed=1)
HARMFUL = "[early]\nvalue = -2.0\n[late]\nvalue = -2.0\n"  # takes the worst for the best


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
    """Training sets weights in its own process: put back what was there."""
    before = {name: judgement_of(find_game(name)).outlook.learned for name in GAMES}
    yield
    for name, learned in before.items():
        judgement_of(find_game(name)).outlook.learned = learned


def silent(what: str, done: int, whole: int) -> None:
    return None


def test_the_fit_finds_the_odds_that_games_were_drawn_with() -> None:
    rng, contests = Random(1), []
    for _ in range(3000):
        lead = rng.uniform(-2, 2)
        won = float(rng.random() < 1 / (1 + 2.718281828 ** (-0.7 * lead)))
        contests.append(Contest([0.0, 0.0], [[lead], [0.0]], [won, 1 - won], 1.0))
    assert fitted(contests, 1, [1.0])[0] == pytest.approx(0.7, abs=0.1)


def test_what_speaks_for_a_seat_already_is_not_learned_again() -> None:
    contests = [Contest([2.0, 0.0], [[1.0], [0.0]], [won, 1 - won], 1.0) for won in [1.0] * 88 + [0.0] * 12]
    assert fitted(contests, 1, [0.01])[0] == pytest.approx(0.0, abs=0.1)


def test_a_part_that_wins_games_gets_weight_late_if_it_wins_late() -> None:
    rng, played = Random(2), []
    for _ in range(600):
        first = rng.random() < 0.5
        amount = {"wall": 1.0 if first else -1.0}
        late = Moment(1.0, [0.0, 0.0], [amount, {"wall": 0.0}])
        early = Moment(0.0, [0.0, 0.0], [{"wall": rng.choice([-1.0, 1.0])}, {"wall": 0.0}])
        won = first if rng.random() < 0.9 else not first
        played.append(Played([float(won), float(not won)], [early, late]))
    learned = taught(played, 1.0, None)
    assert learned.late["wall"] > 1.0
    assert abs(learned.early["wall"]) < 0.3


def test_without_evidence_the_old_weights_stay() -> None:
    even = [Played([0.5, 0.5], [Moment(0.5, [1.0, 1.0], [{"wall": 1.0}, {"wall": 1.0}])])] * 20
    learned = taught(even, 1.0, Learned({"wall": 0.25}, {"wall": 0.5}))
    assert (learned.early["wall"], learned.late["wall"]) == (0.25, 0.5)


def test_a_file_says_what_was_learned_and_how() -> None:
    learned = Learned({"value": 0.125, "wall": -1.5}, {"value": 0.0, "wall": 2.0})
    text = "\n".join(as_toml(learned, {"by": "vespers train", "games": 3}))
    again = learned_from(text)
    assert (again.early, again.late) == (learned.early, learned.late)
    assert 'by = "vespers train"' in text


def test_a_correction_moves_from_early_to_late_with_the_game() -> None:
    learned = Learned({"value": 0.0, "wall": 1.0}, {"value": 1.0, "wall": 3.0})
    assert [learned.correction({"wall": 2.0, "unknown": 9.0}, 10.0, at) for at in (0.0, 0.5, 1.0)] == [
        2,
        9,
        16,
    ]


def test_learned_weights_change_chances_before_the_end_but_not_the_end() -> None:
    judgement = Judgement(lambda s, seat: 0.0, terms=lambda s, seat: {"wall": 1.0 - seat})
    judgement.learned = Learned({"wall": 8.0}, {"wall": 8.0})
    assert judgement.chances(None, 2)[0] > 0.8
    assert judgement.end(None, 2, [0, 1]) == [0.5, 0.5]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_tells_how_much_of_it_is_over(name: str) -> None:
    """Progress stays between 0 and 1, and grows or starts again with a round."""
    plan = Plan(name, players=2, games=1, deals=1, pace=0.005, seed=3)
    moments = training.self_play(plan, None, 0).moments
    assert moments
    assert all(0 <= m.progress <= 1 for m in moments)
    assert len({m.progress for m in moments}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_file_in_a_game_folder_can_be_read(name: str) -> None:
    learned = read_learned(find_game(name).folder)
    assert learned is None or set(learned.early) == set(learned.late)


def test_a_match_is_won_only_with_the_whole_interval_above_even() -> None:
    assert verdict([1.0, 0.5] * 20).accepted
    assert not verdict([1.0, 0.5, 0.0, 1.0]).accepted
    assert not verdict([0.0, 0.5] * 20).accepted


def test_a_generation_that_was_stopped_goes_on_where_it_ended(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    expected = generation(TINY, whole, 1, AtOnce(), silent)
    one = training.Generation(parts / "001", TINY, None)
    next(one.play(AtOnce()))  # AtOnce has played all three, one is written down
    with (parts / "001" / "games.jsonl").open("ab") as file:
        file.write(b"[[1.0,0.")  # the next was cut off
    executor = AtOnce()
    assert generation(TINY, parts, 1, executor, silent) == expected
    assert executor.done == 2 + 2
    files = sorted(path.relative_to(whole) for path in whole.rglob("*.*"))
    assert [(parts / path).read_bytes() for path in files] == [(whole / path).read_bytes() for path in files]
    again = AtOnce()
    assert generation(TINY, parts, 1, again, silent) == expected
    assert again.done == 0


def test_the_gate_refuses_a_candidate_that_plays_worse(tmp_path: Path) -> None:
    plan = Plan("wolves", players=2, games=2, deals=6, pace=0.001, seed=1)
    (tmp_path / "001").mkdir()
    (tmp_path / "001" / FILE).write_text(HARMFUL)
    found = generation(plan, tmp_path, 1, AtOnce(), silent)
    assert found.share.value < 0.5
    assert not found.accepted
    assert not (tmp_path / "001" / ACCEPTED).exists()


def test_the_next_generation_begins_with_the_last_weights_that_won(tmp_path: Path) -> None:
    game = find_game("wolves")
    (tmp_path / "001").mkdir()
    (tmp_path / "001" / ACCEPTED).write_text(HARMFUL)
    (tmp_path / "002").mkdir()
    assert training.best_before(game, tmp_path, 3) == HARMFUL


def test_other_options_need_another_folder(tmp_path: Path) -> None:
    prepare(tmp_path, TINY)
    prepare(tmp_path, TINY)
    with pytest.raises(BadFolder):
        prepare(tmp_path, Plan("wolves", 2, 4, 2, 0.001, 1))


@pytest.mark.slow
def test_the_command_plays_learns_and_says_how_the_match_ended(tmp_path: Path) -> None:
    options = ["--games", "2", "--deals", "2", "--pace", "0.001", "--workers", "1", "--lang", "en"]
    places = ["--work", str(tmp_path / "work"), "--out", str(tmp_path / FILE)]
    done = CliRunner().invoke(cli, ["train", "wolves", *options, *places])
    assert done.exit_code == 0, done.output
    assert "Generation 1" in done.stdout
    assert (tmp_path / "work" / "001" / FILE).exists()
    other = CliRunner().invoke(cli, ["train", "wolves", "--games", "9", *options[2:], *places])
    assert other.exit_code != 0
    assert "other options" in other.output
