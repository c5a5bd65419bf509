"""What a refusal looks like, and who may be refused."""

from __future__ import annotations

from typing import Any

import httpx

from tests.table.client import Person, turn_of


def problem(answer: httpx.Response, status: int, title: str) -> dict[str, Any]:
    """It is this refusal, as problem details."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    body: dict[str, Any] = answer.json()
    assert (body["type"], body["status"], body["title"]) == ("problem", status, title)
    assert body["text"]["key"]
    return body


def asked_and_other(people: list[Person]) -> tuple[Person, Person, Any]:
    sight = people[0].sight()
    turn = turn_of(sight)
    assert turn is not None
    return people[turn], people[1 - turn], people[turn].sight()
