"""Whatever is sent to the API, it answers with a reason and never breaks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.table.campaigns import new_campaign
from tests.table.client import Host, new_match, play
from tests.table.conftest import unlimited
from tests.waiting import PATIENCE

EXAMPLES = int(os.environ.get("VESPERS_EXAMPLES", 8))  # per operation; `make fuzz` wants more


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with Host(unlimited(f"sqlite:///{folder / 'table.sqlite'}")) as running:
        yield running


@pytest.fixture(scope="module")
def seats(fuzzed: Host) -> list[tuple[dict[str, str], str]]:
    """A running match, a finished one and a campaign: what stands in a path, and the secret of a seat."""
    running, people = new_match(fuzzed.url)
    finished, others = new_match(fuzzed.url)
    play(others)
    campaign, first, hermit = new_campaign(fuzzed.url)
    linked = {"match": first, "campaign": campaign}
    return [
        ({"match": running}, people[0].secret),
        ({"match": finished}, others[0].secret),
        (linked, hermit[0].secret),
    ]


THOUGHTS = {
    (method, f"/api/matches/{{match}}/{of}") for method in ("POST", "DELETE") for of in ("hint", "review")
} | {("POST", "/api/matches/{match}/coach")}

calm = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)


@pytest.mark.slow
def test_any_request_is_answered(fuzzed: Host, seats: list[tuple[dict[str, str], str]]) -> None:
    described = schemathesis.openapi.from_url(f"{fuzzed.url}/api/schema/openapi.json")
    found: list[Any] = list(described.exclude(path_regex="/events$").get_all_operations())  # it never ends
    operations = [one.ok() for one in found]
    assert len(operations) > 15
    thoughts = {(one.method.upper(), one.path) for one in operations} & THOUGHTS
    assert thoughts == THOUGHTS, "hints and reviews are fuzzed like everything else"
    for operation in operations:

        @given(case=operation.as_strategy())
        @calm
        def fuzz(case: Any) -> None:
            answer_of(case)
            wanted = set(case.path_parameters or {}) & {"match", "campaign"}
            for known, secret in seats:
                if wanted and wanted <= set(known):
                    case.path_parameters.update({name: known[name] for name in wanted})
                    answer_of(case, {"Authorization": f"Bearer {secret}"})

        fuzz()


numbers: st.SearchStrategy[Any] = st.one_of(
    st.just("present"), st.integers(-2, 90), st.integers(2**31 - 1, 2**70), st.text(max_size=3), st.none()
)
requests = st.tuples(
    st.sampled_from(
        [("POST", "hint"), ("POST", "hint"), ("DELETE", "hint"), ("POST", "review"), ("DELETE", "review")]
    ),
    st.integers(0, 2),  # which match
    st.sampled_from(["seat", "nobody", "forged"]),
    numbers,
)


@pytest.mark.slow
@given(asked=st.lists(requests, min_size=1, max_size=5))
@settings(calm, max_examples=20)
def test_hints_and_reviews_are_answered_in_any_order(
    fuzzed: Host, seats: list[tuple[dict[str, str], str]], asked: list[Any]
) -> None:
    """Asked, asked again and cancelled, by anybody, for matches that run and that are over."""
    for (method, of), which, who, number in asked:
        known, secret = seats[which]
        at = f"/api/matches/{known['match']}"
        says = {"seat": secret, "forged": "x" * 22}.get(who)
        headers = {"Authorization": f"Bearer {says}"} if says else {}
        if number == "present":
            number = fuzzed.http.get(at, headers={"Authorization": f"Bearer {secret}"}).json()["number"]
        body: Any = {"number": number} if (method, of) == ("POST", "hint") else None
        answer = fuzzed.http.request(method, f"{at}/{of}", headers=headers, json=body, timeout=PATIENCE)
        late = answer.status_code == 503 and answer.json()["title"] == "too-slow"  # a busy machine
        assert answer.status_code < 500 or late, answer.text
        if answer.status_code >= 400:
            assert answer.headers["content-type"].startswith("application/problem+json")


def answer_of(case: Any, headers: dict[str, str] | None = None) -> None:
    """Never a 5xx; a refusal is always problem details."""
    answer = case.call(headers=headers)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.headers["content-type"][0].startswith("application/problem+json"), answer.headers


@pytest.mark.parametrize(
    "body",
    [b"", b"null", b"[]", b"\xff\xfe", b'{"game":' + b"[" * 2000, b"9" * 5000, b'{"game":"\\ud800"}'],
)
def test_noise_is_unreadable(fuzzed: Host, body: bytes) -> None:
    answer: httpx.Response = fuzzed.http.post("/api/matches", content=body)
    assert answer.status_code == 400 and answer.json()["title"] == "unreadable", answer.text
