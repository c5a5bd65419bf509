"""Records of the same seeds stay equal to the last byte for ever, whatever is rebuilt around the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.engine.make_record_digests import BATCHES, FILE, digest

KEPT: dict[str, dict[str, list[str]]] = json.loads(FILE.read_text("utf-8"))
TABLES = [(name, int(seats)) for name, tables in KEPT.items() for seats in tables]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_twenty_games_give_the_records_they_always_gave(name: str, seats: int) -> None:
    assert digest(name, seats, 0) == KEPT[name][str(seats)][0]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_two_hundred_games_give_the_records_they_always_gave(name: str, seats: int) -> None:
    found: list[Any] = [digest(name, seats, batch) for batch in range(1, BATCHES)]
    assert found == KEPT[name][str(seats)][1:]
