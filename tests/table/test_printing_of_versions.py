"""A version of one's own as PDF: made in another process, whole or only what changed, within limits."""

from __future__ import annotations

import threading
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.printing.pdf_reader import joined, pages, words
from tests.table.client import Host, Json
from tests.table.conftest import unlimited
from tests.table.own_versions import drafted, keep
from tests.table.refusals import problem
from vespers.table import printing_jobs
from vespers.table.settings import Settings


def own_card(host: Host) -> Json:
    """A version in which one card does something else."""
    values = drafted(host, "fermentation")["values"]
    values["cards"]["flask"]["plays"] = {"alcohol": -4}
    return keep(host, "fermentation", drafted(host, "fermentation", name="mine", values=values)["pack"])


def printed(host: Host, version: str, **query: object) -> httpx.Response:
    return host.http.get(f"/api/versions/{version}/print", params={k: str(v) for k, v in query.items()})


def test_what_changed_is_printed_in_french_from_the_pack_of_the_version(sqlite_host: Host) -> None:
    version = own_card(sqlite_host)["id"]
    answer = printed(sqlite_host, version, language="fr", changed="true")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf" and answer.content.startswith(b"%PDF")
    text = words(pages(answer.content))
    assert joined("alcool −4") in text and joined("Gourde d’eau") in text


def test_a_version_that_changes_nothing_has_nothing_to_print(sqlite_host: Host) -> None:
    same = keep(sqlite_host, "fermentation", drafted(sqlite_host, "fermentation", name="same")["pack"])
    refused = problem(printed(sqlite_host, same["id"], changed="true"), 409, "print-failed")
    assert refused["text"]["values"]["problem"] and "/" not in refused["detail"], "no place of this machine"


def test_bad_wishes_are_refused(sqlite_host: Host) -> None:
    version = own_card(sqlite_host)["id"]
    problem(printed(sqlite_host, "abcdefghijkl"), 404, "unknown-version")
    for wish in ({"paper": "a0"}, {"language": "xx"}, {"changed": "sometimes"}):
        problem(printed(sqlite_host, version, **wish), 400, "unreadable")


def test_without_the_extra_the_page_is_told_so(sqlite_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    version = own_card(sqlite_host)["id"]
    monkeypatch.setattr(printing_jobs, "TYPESETTER", "no_such_typesetter")
    problem(printed(sqlite_host, version), 409, "print-missing")


def limited(tmp_path: Path, **limits: object) -> Settings:
    return msgspec.structs.replace(unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}"), **limits)


def test_an_address_prints_only_so_often_and_nothing_takes_for_ever(tmp_path: Path) -> None:
    with Host(limited(tmp_path, prints_per_hour=1, print_seconds=0.01)) as host:
        version = own_card(host)["id"]
        problem(printed(host, version), 503, "too-slow")
        again = printed(host, version)
        problem(again, 429, "too-many")
        assert int(again.headers["retry-after"]) > 0


def test_the_server_answers_while_it_prints_and_sends_a_crowd_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing_jobs, "MOST_WAITING", 1)
    with Host(limited(tmp_path)) as host:
        version = own_card(host)["id"]
        answers: list[httpx.Response] = []
        with httpx.Client(base_url=host.url, timeout=None) as other:
            address = f"/api/versions/{version}/print?changed=true"
            one = threading.Thread(target=lambda: answers.append(other.get(address)))
            one.start()
            while not host.app.server.printing.waiting:
                assert host.http.get("/healthz").status_code == 200
            problem(printed(host, version), 429, "too-many")
            one.join()
        assert answers[0].status_code == 200
