"""The arithmetic of the bench, and that one missing peer does not stop it. No speed is tested."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import install, rl, rounds, run, search, subjects
from bench.table import table


def subject(name: str, speeds: list[tuple[float, int]]) -> subjects.Subject:
    """A measured subject: (noise, decisions in one second) of each slice."""
    slices = [
        {"noise": noise, "seconds": 1.0, "games": 2, "decisions": made, "draws": 0} for noise, made in speeds
    ]
    result: dict[str, Any] = {"slices": slices, "clones": [2.5, 2.0], "players": 2, "options": 3.0}
    return subjects.Subject(name, Path(), [], results=[result])


def test_disturbed_slices_do_not_count() -> None:
    calm = [(1.0, 100), (1.1, 102), (1.0, 104)]
    [figures] = run.summary([subject("a game", [(9.0, 7), *calm, (3.0, 1)])])
    assert figures["decisions_per_second"] == 102
    assert (figures["quiet_slices"], figures["slices"]) == (3, 5)
    assert figures["decisions_per_game"] == 51
    assert figures["clone_us"] == 2.0, "the best slice counts"


def test_on_a_loud_machine_the_least_disturbed_slices_count() -> None:
    loud = subject("loud", [(5.0, 40), (2.0, 10), (4.0, 30), (3.0, 20)])
    assert run.summary([loud])[0]["decisions_per_second"] == 20


def test_of_an_environment_the_best_tenth_of_its_slices_counts() -> None:
    """A machine with two speeds would else decide who was measured at which of them."""
    slow, fast = [(2.0, 40)] * 17, [(1.0, 90), (1.0, 91), (1.0, 99), (1.0, 100)]
    measured = subject("two speeds", [*slow[:9], *fast, *slow[9:]])
    for part in rounds.parts(measured, "slices"):
        part["steps"] = part["decisions"]
    assert rl.summary([measured])[0]["steps_per_second"] == 91


def test_a_missing_peer_is_one_line_of_the_table() -> None:
    peer = subjects.Subject(subjects.YARDSTICK, Path("/nowhere/python"), ["bench.peers.catanatron"])
    rounds.run(peer, 1, 0.1)
    figures = {
        "machine": rounds.machine(None),
        "short": True,
        "subjects": run.summary([peer, subject("ours", [(1.0, 5)])]),
    }
    shown = table(figures)
    assert "catanatron: not measured: not installed" in shown
    assert "ours" in shown and "nan" not in shown


def test_a_broken_peer_says_why(tmp_path: Path) -> None:
    peer = subjects.Subject("broken", subjects.OURS, ["bench.no_such_module"])
    rounds.run(peer, 1, 0.1)
    assert "no_such_module" in peer.error


def test_a_missing_peer_is_no_fault_but_a_broken_subject_of_ours_is() -> None:
    peer = subjects.Subject("peer", subjects.PEERS, [], error="not installed")
    ours = subjects.Subject("ours", subjects.OURS, [], error="no such module")
    study: dict[str, Any] = {"speed": [{"game": "wolves"}], "memory": []}
    assert not run.broken([peer, subject("fine", [(1.0, 5)])], study)
    assert run.broken([peer, ours], study)
    assert run.broken([peer], {**study, "memory": [{"error": "no room"}]})


def test_in_lanes_every_subject_has_a_core_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    cores = os.sched_getaffinity(0)
    seen: list[tuple[str, set[int]]] = []
    monkeypatch.setattr(rounds, "run", lambda each, *_: seen.append((each.name, os.sched_getaffinity(0))))
    rounds.take_turns([subject(name, []) for name in "abc"], 2, 1, 0.1, cores)
    assert sorted(name for name, _ in seen) == list("aabbcc")
    assert all(len(lane) == 1 and lane <= cores for _, lane in seen)
    assert os.sched_getaffinity(0) == cores, "others stay where they were"


def test_every_part_is_named_with_the_time_since_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    peers = [subjects.Subject(name, Path("/nowhere/python"), []) for name in ("one", "other")]
    rounds.take_turns(peers, 2, 1, 0.1)
    lines = capsys.readouterr().err.splitlines()
    assert [line.split("] ")[1] for line in lines] == [
        "round 1 of 2: one",
        "round 1 of 2: other",
        "round 2 of 2: other",
        "round 2 of 2: one",
    ]
    assert all(re.match(r"\[ *\d+:\d\d\] ", line) for line in lines)


def test_the_table_compares_with_the_yardstick() -> None:
    measured = run.summary([subject(subjects.YARDSTICK, [(1.0, 10)]), subject("ours", [(1.0, 64)])])
    shown = table({"machine": rounds.machine(0), "short": False, "subjects": measured})
    assert next(line for line in shown.splitlines() if line.startswith("ours")).split()[2:4] == ["64", "6.4"]


def test_every_package_of_the_lock_can_be_installed_alone() -> None:
    lock = install.LOCK.read_text()
    found = install.entries(lock)
    assert {"catanatron", "chess", "open-spiel", "rlcard"} <= {name for name, _ in found}
    assert all("--hash=sha256:" in entry for _, entry in found)
    assert sum(entry.count("--hash") for _, entry in found) == lock.count("--hash")


def test_the_search_is_measured_beside_a_peer() -> None:
    slices = [
        {"noise": n, "seconds": 2.0, "looks": looks, "judged": 10 * looks} for n, looks in ((1, 40), (9, 2))
    ]
    ours = subjects.Subject("ours", Path(), [], results=[{"players": 2, "slices": slices}])
    peer = subjects.Subject("peer", Path(), [], error="not installed")
    shown = search.table(search.summary([peer, ours]))
    assert next(line for line in shown.splitlines() if line.startswith("ours")).split() == [
        "ours",
        "2",
        "20",
        "200",
    ]
    assert "peer: not measured: not installed" in shown
    assert {"open_spiel MCTS, one rollout", "wolves interpreted"} <= {each.name for each in search.subjects()}


def environment(name: str, steps: int) -> subjects.Subject:
    part = {"noise": 1.0, "seconds": 2.0, "steps": steps}
    return subjects.Subject(name, Path(), [], results=[{"players": 2, "slices": [part]}])


def test_environments_are_compared_with_both_peers() -> None:
    pgx = subjects.Subject("pgx", Path(), [], error="not installed")
    found = rl.summary(
        [environment(rl.CONNECT_FOUR, 10), environment(rl.GIN_RUMMY, 20), pgx, environment("ours", 80)]
    )
    shown = rl.table(found)
    assert next(line for line in shown.splitlines() if line.startswith("ours")).split()[1:] == [
        "40",
        "8.0",
        "4.0",
    ]
    assert "pgx: not measured: not installed" in shown
    short, whole = ({each.name for each in rl.subjects(short)} for short in (True, False))
    assert short < whole and {rl.CONNECT_FOUR, rl.GIN_RUMMY, "wolves interpreted, single"} <= short


@pytest.mark.slow
def test_idle_matches_are_measured_through_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "scale.json"
    command = [sys.executable, "-m", "bench.live.scale", "idle", "--idle", "8", "--json", str(file)]
    subprocess.run(command, check=True, cwd=Path(__file__).parents[2], capture_output=True)
    idle = json.loads(file.read_text())["idle"]
    assert idle["matches"] == 8 and idle["ready_s"] > 0 and idle["first_look_p99_ms"] > 0


@pytest.mark.slow
def test_a_climb_measures_the_servers_it_is_told_and_ends_in_time(tmp_path: Path) -> None:
    file = tmp_path / "scale.json"
    words = ["climb", "--games", "wolves", "--servers", "sqlite:1", "--first", "1", "--most", "1"]

    def climbed(*more: str) -> list[dict[str, float]]:
        command = [sys.executable, "-m", "bench.live.scale", *words, "--seconds", "1", "--json", str(file)]
        command += more
        subprocess.run(command, check=True, cwd=Path(__file__).parents[2], capture_output=True)
        found = json.loads(file.read_text())["climb"]
        assert list(found) == ["wolves, sqlite, 1 worker"]
        steps: list[dict[str, float]] = found["wolves, sqlite, 1 worker"]
        return steps

    (step,) = climbed()
    assert step["matches"] == 1 and step["p99_ms"] > 0
    assert climbed("--minutes", "0") == [], "the players are sent home when the time is up"
