"""Campaigns over HTTP: begin one, look at its page, go on."""

from __future__ import annotations

from typing import Any

import httpx

from tests.table.client import Json, Person, browser, sit_down

HERMIT = "brewers"
MOONS = "fermentation"


def new_campaign(
    url: str, game: str = HERMIT, kinds: str = "me", **more: Any
) -> tuple[str, str, list[Person]]:
    """A campaign: its id, its first match, and the people in the order of their seats."""
    wish = {"game": game, "seats": [{"kind": kind} for kind in kinds.split()], **more}
    answer = browser(url).post("/api/campaigns", json=wish)
    assert answer.status_code == 201, answer.text
    created = answer.json()
    people = [sit_down(url, created["match"], key) for key in created["keys"]]
    return created["campaign"], created["match"], people


def page(url: str, campaign: str) -> Json:
    answer = browser(url).get(f"/api/campaigns/{campaign}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def ask_next(url: str, campaign: str, secret: str = "") -> httpx.Response:
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    return browser(url).post(f"/api/campaigns/{campaign}/next", headers=headers)


def go_on(url: str, campaign: str, person: Person) -> Person:
    answer = ask_next(url, campaign, person.secret)
    assert answer.status_code == 201, answer.text
    created = answer.json()
    key = created["keys"][0]
    return Person(url, created["match"], key["secret"], key["seat"])


def states(shown: Json) -> list[tuple[int, str]]:
    return [(match["part"], match["state"]) for match in shown["matches"]]
