"""Studies of versions: started, watched, stopped, resumed and read over HTTP; the lab plays in processes."""

from __future__ import annotations

import base64
import hashlib
import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tests.table.client import Host, Json
from tests.table.own_versions import KEY, OTHER, bearer, drafted, keep, with_another_number
from tests.table.refusals import problem
from tests.waiting import wait_for
from vespers.table.settings import Settings

GAME = "wolves"


@pytest.fixture(scope="module")
def lab_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with tight limits for studies."""
    with Host(limited(tmp_path_factory.mktemp("table"))) as running:
        yield running


def limited(folder: Path) -> Settings:
    return Settings(
        database=f"sqlite:///{folder / 'table.sqlite'}",
        warm=False,
        study_games=1000,
        study_processes=1,
        studies_per_person=2,
    )


def version(host: Host) -> str:
    return str(keep(host, GAME, with_another_number(host, GAME)["pack"])["id"])


def asked(host: Host, of: str, **more: Any) -> Any:
    wish = {"version": of, "level": "random", "games": 4, **more}
    return host.http.post("/api/studies", json=wish, headers=bearer(KEY))


def started(host: Host, of: str, **more: Any) -> Json:
    answer = asked(host, of, **more)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def state(host: Host, study: str) -> Json:
    found: Json = host.http.get(f"/api/studies/{study}", headers=bearer(KEY)).json()
    return found


def until(host: Host, study: str, *states: str) -> Json:
    wait_for(lambda: state(host, study)["state"] in states, f"a study that is {states}")
    return state(host, study)


def act(host: Host, study: str, what: str, key: str = KEY) -> Any:
    return host.http.post(f"/api/studies/{study}/{what}", headers=bearer(key))


def remove(host: Host, study: str) -> None:
    assert host.http.delete(f"/api/studies/{study}", headers=bearer(KEY)).status_code == 204


def assert_only_our_script(page: str, policy: str) -> None:
    """The policy allows just the script that is in the page, by its hash."""
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.S)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    (allowed,) = re.findall(r"script-src ([^;]*)", policy)
    assert allowed == f"'sha256-{digest}'" and "allow-same-origin" not in policy


def games_open_in_the_replay(host: Host, study: str, page: str) -> None:
    """From a bar of the report to its games, and into the replay of one."""
    start = f"/#/workshop/games/{study}?where="
    wheres = [unquote(html.unescape(link)) for link in re.findall(rf'href="{re.escape(start)}([^"]+)"', page)]
    assert {"seat:1", "seat:2"} <= set(wheres) and len(set(wheres)) > 10
    listed = host.http.get(
        f"/api/studies/{study}/games", params={"where": "decisions:0..99999", "language": "fr"}
    )
    assert listed.status_code == 200, listed.text
    found = listed.json()
    assert found["total"] == len(found["games"]) == 24 and found["title"]
    one = found["games"][0]
    created = host.http.post(f"/api/studies/{study}/games/{one['game']}")
    assert created.status_code == 201, created.text
    match = created.json()["match"]
    assert host.http.get(f"/api/matches/{match}/replay", params={"number": 1}).status_code == 200
    there = host.http.get(f"/api/studies/{study}/games", params={"where": "nonsense"})
    problem(there, 409, "study-failed")
    problem(host.http.post(f"/api/studies/{study}/games/4000"), 409, "study-failed")
    too_long = host.http.get(f"/api/studies/{study}/games", params={"where": "x" * 400})
    problem(too_long, 400, "unreadable")


def test_a_study_is_played_and_its_verdicts_and_report_are_read_by_whoever_has_the_link(
    lab_host: Host,
) -> None:
    http, of = lab_host.http, version(lab_host)
    study = started(lab_host, of, games=24)["id"]
    problem(http.get(f"/api/studies/{study}/verdicts"), 409, "study-unfinished")
    found = until(lab_host, study, "done", "failed")
    assert (found["state"], found["done"], found["total"]) == ("done", 48, 48), found
    stranger = http.get(f"/api/studies/{study}").json()
    assert stranger["name"] == "mine 3" and "mine" not in stranger
    verdicts = http.get(f"/api/studies/{study}/verdicts?language=fr").json()
    names = {one["key"]: one["name"] for one in verdicts}
    assert names["decisions"] == "Décisions" and names["seat-1"].startswith("Victoires")
    page = http.get(f"/api/studies/{study}/report?language=fr")
    assert page.text.startswith('<!doctype html><html lang="fr">') and "mine 3" in page.text
    policies = page.headers.get_list("content-security-policy")
    assert len(policies) == 1 and policies[0].startswith("sandbox")
    assert_only_our_script(page.text, policies[0])
    assert {"figure", "taken"} <= {one.get("about", "figure") for one in verdicts}
    games_open_in_the_replay(lab_host, study, page.text)
    assert page.headers["x-content-type-options"] == "nosniff"
    listed = http.get(f"/api/studies?version={of}", headers=bearer(KEY)).json()
    assert [one["id"] for one in listed] == [study]
    assert http.get("/api/studies", headers=bearer(OTHER)).json() == []
    remove(lab_host, study)
    problem(http.get(f"/api/studies/{study}"), 404, "unknown-study")


def test_a_study_is_stopped_and_resumed_by_its_maker_and_another_must_wait(lab_host: Host) -> None:
    of = version(lab_host)
    study = started(lab_host, of, level="apprentice", games=1000)["id"]
    problem(asked(lab_host, of), 409, "study-running")
    wait_for(lambda: state(lab_host, study).get("done", 0), "the first games")
    problem(act(lab_host, study, "stop", OTHER), 403, "forbidden")
    problem(lab_host.http.delete(f"/api/studies/{study}", headers=bearer(KEY)), 409, "study-running")
    assert act(lab_host, study, "stop").status_code == 200
    stopped = until(lab_host, study, "stopped", "done", "failed")
    assert stopped["state"] == "stopped" and 0 < stopped["done"] < 2000
    assert act(lab_host, study, "stop").json()["state"] == "stopped"
    assert act(lab_host, study, "resume").json()["state"] == "running"
    wait_for(lambda: state(lab_host, study)["done"] > stopped["done"], "more games")
    act(lab_host, study, "stop")
    assert until(lab_host, study, "stopped", "failed")["state"] == "stopped"
    remove(lab_host, study)


def test_what_cannot_be_studied_is_refused(lab_host: Host) -> None:
    of = version(lab_host)
    other = keep(lab_host, "brewers", with_another_number(lab_host, "brewers")["pack"])["id"]
    wrong: list[Json] = [
        {"level": "abbot"},
        {"games": 1},
        {"games": 1001},
        {"players": 9},
        {"players": -1},
        {"against": other},
    ]
    for more in wrong:
        refused = problem(asked(lab_host, of, **more), 422, "bad-options")
        assert refused["detail"].startswith(f"{next(iter(more))}: expected"), refused
    problem(asked(lab_host, "nowhere"), 404, "unknown-version")
    problem(asked(lab_host, of, against="nowhere"), 404, "unknown-version")
    problem(lab_host.http.post("/api/studies", json={"version": of}), 403, "forbidden")
    problem(lab_host.http.get("/api/studies"), 403, "forbidden")
    for id in ("nowhere", "..", "AAAAAAAAAAAA"):
        assert lab_host.http.get(f"/api/studies/{id}/report").status_code == 404


def test_a_study_outlives_its_server_and_a_person_keeps_so_many(tmp_path: Path) -> None:
    with Host(limited(tmp_path)) as host:
        of = version(host)
        study = started(host, of, level="apprentice", games=1000, against=of)["id"]
        wait_for(lambda: state(host, study).get("done", 0), "the first games")
    with Host(limited(tmp_path)) as host:
        assert state(host, study)["state"] == "stopped"
        act(host, study, "stop")
        second = started(host, of, games=2)["id"]
        until(host, second, "done", "failed")
        problem(asked(host, of), 409, "too-many-studies")
        assert host.app.server.studies.remove_untouched(2**40) == 2
        problem(host.http.get(f"/api/studies/{study}"), 404, "unknown-study")


def test_a_version_for_one_is_studied_alone_and_over_its_expansion(lab_host: Host) -> None:
    base = drafted(lab_host, "brewers", packs=["hermit"])
    base["values"]["rivals"]["novice"]["values"] = [1] * 7
    pack = drafted(lab_host, "brewers", name="hermit", pack=base["pack"], values=base["values"])["pack"]
    hermit = keep(lab_host, "brewers", pack)["id"]
    refused = problem(asked(lab_host, hermit, players=2), 422, "bad-options")
    assert refused["text"]["key"] == "why-brewers_hermit_seats"
    study = started(lab_host, hermit, players=1)["id"]
    assert until(lab_host, study, "done", "failed")["state"] == "done"
    page = lab_host.http.get(f"/api/studies/{study}/report").text
    assert "base, hermit" in page
    remove(lab_host, study)
