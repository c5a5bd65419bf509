"""Nobody alone chooses what is drawn, and everybody can check it afterwards."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.table.client import Host, Live, Person, browser, new_match, options_of, play, turn_of
from vespers.cli import cli
from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.engine.messages import Entropy
from vespers.games import find_game

Finished = tuple[str, bytes]
ANN, BEN = "a" * 32, "b" * 32


def sit_down(person: Person, share: str) -> None:
    """Say hello with a share of chance, and wait for the first screen."""
    with Live(person.url, person.match, person.secret, share=share) as socket:
        socket.until("sight")


def shares_of(data: bytes) -> list[tuple[int, str]]:
    history = record.read(data, find_game).history
    return [(entry.seat, entry.action.value) for entry in history if isinstance(entry.action, Entropy)]


@pytest.fixture(scope="module")
def dealt_by_both(sqlite_host: Host) -> Finished:
    """A match to which both players have added a share: the commitment of the start, and the record."""
    match, people = new_match(sqlite_host.url, "me local")
    for person, share in zip(people, (ANN, BEN), strict=True):
        sit_down(person, share)
    shown = people[0].sight()["fairness"]
    play(people)
    return shown, Person(sqlite_host.url, match).get("record").content


def test_the_commitment_is_known_before_anything_is_drawn(host: Host) -> None:
    wish = {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    created = browser(host.url).post("/api/matches", json=wish).json()
    me = Person(host.url, created["match"], created["keys"][0]["secret"], 0)
    assert me.get("summary").json()["number"] == 0, "nothing is drawn before somebody looks"
    assert me.sight()["fairness"] == created["fairness"] and me.sight()["number"] > 0


def test_the_share_of_a_browser_comes_before_the_first_draw(dealt_by_both: Finished) -> None:
    _, data = dealt_by_both
    assert shares_of(data) == [(0, ANN), (1, BEN)]
    first = json.loads(data.splitlines()[2])
    assert first[:2] == [0, {"type": "Entropy", "value": ANN}]


def test_every_later_draw_depends_on_the_shares(dealt_by_both: Finished) -> None:
    _, data = dealt_by_both
    match = record.read(data, find_game)
    without: Match[Any] = Match(match.game, match.seats, match.settings)
    without.repeat(entry for entry in match.history if not isinstance(entry.action, Entropy))
    assert isinstance(match.dealer, SeededDealer)
    assert not all(record.fair_draws(without, match.dealer)), "the seed alone deals otherwise"


def test_the_commitment_covers_seed_match_game_settings_and_seats(dealt_by_both: Finished) -> None:
    shown, data = dealt_by_both
    terms, names, *_, end = data.splitlines()
    promised = json.loads(end)["seed"].encode() + b"\n" + terms + b"\n"
    assert hashlib.sha256(promised).hexdigest() == shown == json.loads(names)["commitment"]
    assert json.loads(terms).keys() == {"vespers", "match", "game", "version", "options", "seats"}
    assert json.loads(terms)["seats"] == ["person", "person"]


def test_only_the_first_share_of_a_seat_counts_and_none_of_a_spectator(host: Host) -> None:
    match, people = new_match(host.url, "me local")
    for person, share in ((people[0], ANN), (people[0], BEN), (Person(host.url, match), BEN)):
        sit_down(person, share)
    assert shares_of(people[0].get("record").content) == [(0, ANN)], "around one screen it can be had at once"


def test_a_share_that_is_none_is_refused_and_changes_nothing(host: Host) -> None:
    match, people = new_match(host.url, "me local")
    with Live(host.url, match, people[0].secret, share="1234") as socket:
        refused = socket.until("problem")
    assert refused["status"] == 409 and people[0].get("summary").json()["number"] == 0


def test_a_guest_who_sits_down_late_disturbs_nobody(host: Host) -> None:
    _, people = new_match(host.url)
    sight = people[0].sight()
    mover = people[turn_of(sight) or 0]
    sight = mover.sight()
    sit_down(people[1], BEN)
    answer = mover.move(sight, options_of(sight)[0])
    assert answer.status_code == 200, "the position is the same, so the click is not stale"
    lines = people[0].sight(since=sight["number"])["lines"]
    assert lines[0]["text"]["key"] == "table-line-share"


def test_a_record_that_is_opened_elsewhere_keeps_its_promise(
    sqlite_host: Host, dealt_by_both: Finished
) -> None:
    shown, data = dealt_by_both
    opened = browser(sqlite_host.url).post("/api/records", content=data).json()["match"]
    again = Person(sqlite_host.url, opened)
    assert again.sight()["fairness"] == shown and again.get("record").content == data


def test_verify_compares_with_the_commitment_of_the_start(dealt_by_both: Finished, tmp_path: Path) -> None:
    shown, data = dealt_by_both
    file = tmp_path / "match.vespers"
    file.write_bytes(data)
    assert CliRunner().invoke(cli, ["verify", str(file), "--commitment", shown]).exit_code == 0
    other = CliRunner().invoke(cli, ["verify", str(file), "--commitment", "0" * 64, "--lang", "en"])
    assert other.exit_code == 1 and shown in other.output


def test_an_exchanged_seed_or_setting_is_noticed(dealt_by_both: Finished, tmp_path: Path) -> None:
    """A server that writes a new record, with all its checks, cannot keep the old commitment."""
    shown, data = dealt_by_both
    match = record.read(data, find_game)
    assert isinstance(match.dealer, SeededDealer)
    terms = match.dealer.terms.replace('"seats":["person","person"]', '"seats":["person","novice"]')
    match.dealer = SeededDealer(match.dealer.seed, terms)
    file = tmp_path / "match.vespers"
    file.write_bytes(record.write(match))
    assert CliRunner().invoke(cli, ["verify", str(file)]).exit_code == 0, "by itself it looks right"
    assert CliRunner().invoke(cli, ["verify", str(file), "--commitment", shown]).exit_code == 1
