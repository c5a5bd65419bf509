"""Bots of other packages play in every command and at the table; a broken one is named."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.installed_games import forget, installed
from tests.table.client import Host
from tests.table.conftest import unlimited
from tests.waiting import wait_for
from vespers.bots import BOTS, BadBot, bots_of_others, find_bot
from vespers.cli import cli
from vespers.table.configuration import BadConfiguration
from vespers.table.seating import admit_bots

MONKS = """
class First:
    def __init__(self, seed):
        pass
    def choose(self, known):
        return known.options[0]

class Torn(First):
    def choose(self, known):
        return known.nothing

class Cheat(First):
    def choose(self, known):
        return "a move of its own"

class Seedless:
    pass

NUMBER = 7
"""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with bots, one of them under an entry point."""
    (tmp_path / "monks_of_others.py").write_text(MONKS)
    installed(tmp_path, "monks", "first = monks_of_others:First", group="vespers.bots")
    monkeypatch.syspath_prepend(tmp_path)
    known = dict(BOTS)
    forget()
    yield tmp_path
    BOTS.clear()
    BOTS.update(known)
    forget()


def run(*words: str) -> Result:
    return CliRunner().invoke(cli, [*words, "--lang", "en"])


@pytest.mark.parametrize("name", ["first", "monks_of_others:First"])
def test_it_plays_in_simulations_ladders_and_arenas(name: str) -> None:
    simulated = run("simulate", "wolves", "--bots", f"{name},random", "--games", "2", "--json")
    assert [seat["bot"] for seat in json.loads(simulated.stdout)["seats"]] == [name, "random"]
    climbed = run("ladder", "wolves", "--levels", f"{name},novice", "--deals", "1")
    assert f"Novice against {name}" in climbed.stdout
    assert f"{name} against Novice" in run("arena", "wolves", name, "novice", "--deals", "1").stdout


def test_it_plays_in_a_study(place: Path) -> None:
    study = place / "study.toml"
    study.write_text('game = "wolves"\ngames = 2\nwho = ["monks_of_others:First", "random"]\nrotate = true\n')
    done = run("lab", "run", str(study), "--out", str(place / "out"), "--workers", "1")
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    "name, why",
    [
        ("saint", "'saint' is no bot; the bots are: novice,"),
        ("monks_of_others:", "is no bot"),
        ("monks_of_others:Last", "has no attribute 'Last'"),
        ("nowhere:First", "No module named 'nowhere'"),
        ("monks_of_others:NUMBER", "expected a class that is called with a seed, got a int"),
        ("monks_of_others:Seedless", "takes no arguments"),
        ("monks_of_others:Torn", "no attribute 'nothing', monks_of_others.py line 10"),
        ("monks_of_others:Cheat", "'a move of its own', which is not one of its options"),
    ],
)
def test_a_bad_one_is_named_with_the_reason(name: str, why: str) -> None:
    result = run("simulate", "wolves", "--bots", name, "--games", "1")
    assert result.exit_code == 2 and why in result.stderr and "Traceback" not in result.stderr


def test_a_study_with_a_bad_one_is_refused_before_it_begins(place: Path) -> None:
    study = place / "study.toml"
    study.write_text('game = "wolves"\ngames = 2\nwho = ["nowhere:First"]\n')
    result = run("lab", "run", str(study))
    assert result.exit_code == 2 and "No module named 'nowhere'" in result.stderr


def test_the_error_survives_the_way_between_processes() -> None:
    with pytest.raises(BadBot) as raised:
        find_bot("nowhere:First")
    assert pickle.loads(pickle.dumps(raised.value)).why == raised.value.why


def test_a_table_seats_installed_bots_and_those_of_its_operator_alone(tmp_path: Path) -> None:
    admit_bots("monks_of_others:Seedless")
    assert bots_of_others() == ["monks_of_others:Seedless", "first"]
    with Host(unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}")) as host:
        levels = host.http.get("/api/shelf").json()["games"][0]["levels"]
        assert [level["id"] for level in levels[-2:]] == ["monks_of_others:Seedless", "first"]
        wish = {"game": "wolves", "options": {"starter": "first"}}
        seats = [{"kind": "bot", "level": "monks_of_others:First"}, {"kind": "me"}]
        refused = host.http.post("/api/matches", json={**wish, "seats": seats})
        assert refused.status_code == 422 and "level: expected one of novice" in refused.text
        seats[0]["level"] = "first"
        match = host.http.post("/api/matches", json={**wish, "seats": seats}).json()
        page = f"/api/matches/{match['match']}"
        wait_for(lambda: host.http.get(page).json()["number"] > 0, "the bot's move")


def test_a_bad_one_keeps_the_table_from_starting() -> None:
    with pytest.raises(BadConfiguration, match="No module named 'nowhere'"):
        admit_bots("novice, nowhere:First")
