"""Versions of one's own for tests: drafted with another number, and kept under a key."""

from __future__ import annotations

import secrets
from typing import Any

from tests.table.client import Host, Json

KEY, OTHER = secrets.token_urlsafe(16), secrets.token_urlsafe(16)


def drafted(host: Host, game: str, **more: Any) -> Json:
    answer = host.http.post("/api/versions/draft", json={"game": game, **more})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def keep(host: Host, game: str, pack: str, key: str = KEY) -> Json:
    answer = host.http.post("/api/versions", json={"game": game, "pack": pack}, headers=bearer(key))
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def other_number(field: Json, value: int) -> int:
    """Another number within the bounds of a field."""
    return int(value + 1 if value + 1 <= field.get("high", 99) else value - 1)


def with_another_number(host: Host, game: str, name: str = "mine 3") -> Json:
    """A draft in which the first of the numbers is another."""
    tables = host.http.get(f"/api/versions/forms/{game}").json()["tables"]
    numbers = next(table for table in tables if table["id"] == "numbers")
    values, first = drafted(host, game)["values"], numbers["fields"][0]
    values["numbers"][first["key"]] = other_number(first, values["numbers"][first["key"]])
    return drafted(host, game, name=name, note="louder", values=values)
