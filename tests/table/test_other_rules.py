"""Matches whose rules this version does not have: nothing of them is lost, and the operator is told."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from tests.table.client import Host, new_match, run_there
from vespers.table.store.schema import matches
from vespers.table.stored_match import unknown_matches


def other_rules(host: Host, match: str, **changed: Any) -> None:
    """As if a match had been begun by another release."""
    server = host.app.server

    async def change() -> None:
        async with server.engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(**changed))

    run_there(host, change())
    server.lobby.open.pop(match, None)


def test_the_operator_is_told_how_many_matches_cannot_be_opened(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    match, _ = new_match(host.url)
    other_rules(host, match, version=-7)
    assert run_there(host, unknown_matches(host.app.server.store))["wolves -7, running"] == 1
    with Host(host.app.server.settings):
        warned = [vars(record).get("matches", {}) for record in caplog.records]
    assert {"wolves -7, running": 1} in warned, "it stands in the log of the next start"
