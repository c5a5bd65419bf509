"""Pairs of matches that differ only in what a viewer may not know."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from vespers.engine.conformance import play_at_random
from vespers.engine.errors import VespersError
from vespers.engine.kernel import CHANCE, Chance
from vespers.engine.match import Match
from vespers.engine.messages import Entry
from vespers.games import find_game
from vespers.table.seat_tokens import hashed, new_match_id, new_secret
from vespers.table.store.database import migrate, open_engine
from vespers.table.store.rows import MatchRow, SeatRow
from vespers.table.store.store import Store
from vespers.table.stored_match import entry_rows

SECRETS = [new_secret() for _ in range(8)]
MATCH = new_match_id()


def replayed(like: Match[Any], log: list[Entry]) -> Match[Any] | None:
    """The same players with this log, if the rules allow it."""
    again: Match[Any] = Match(like.game, like.seats, like.settings)
    try:
        for entry in log:
            again.play(entry.seat, entry.action)
    except VespersError:
        return None
    return again


def worlds(game_name: str, viewer: int | None, wanted: int) -> Iterator[tuple[Match[Any], Match[Any]]]:
    """Pairs of running matches that differ only in draws of which the viewer heard the same."""
    game = find_game(game_name)
    found = 0
    for seed in range(200):
        whole = play_at_random(game, game.players[-1] if game.players[-1] <= 4 else 3, None, seed)
        length = len(whole.log) * (seed % 4 + 1) // 6
        while length and length < len(whole.log) and whole.log[length].seat == CHANCE:
            length += 1  # to the next decision
        one = replayed(whole, [entry.plain() for entry in whole.log[:length]])
        other = None if one is None else another_world(one, viewer)
        if one is not None and other is not None:
            yield one, other
            found += 1
        if found == wanted:
            return


def hides_draws(game_name: str, viewer: int | None) -> bool:
    """Whether a viewer hears less of some draw than it was."""
    game = find_game(game_name)
    match = play_at_random(game, game.players[-1], None, 1)
    steps = zip(match.asked_at, match.log, strict=True)
    return any(step.heard(entry.action, viewer) != entry.action for step, entry in steps)


def another_world(one: Match[Any], viewer: int | None) -> Match[Any] | None:
    for number in reversed(range(len(one.log))):
        step = one.asked_at[number]
        if not isinstance(step, Chance):
            continue
        action = one.log[number].action
        for other in step.outcomes(one.state):
            if other == action or step.heard(other, viewer) != step.heard(action, viewer):
                continue
            log = [entry.plain() for entry in one.log]
            log[number] = Entry(CHANCE, other)
            world = replayed(one, log)
            if world is not None and game_view(world, viewer) == game_view(one, viewer):
                return world
    return None


def game_view(match: Match[Any], viewer: int | None) -> Any:
    return match.game.view(match.state, viewer)


def store_world(match: Match[Any], folder: Path, seed: str) -> str:
    """A database that holds this one match."""
    url = f"sqlite:///{folder / 'table.sqlite'}"

    async def fill() -> None:
        engine = open_engine(url)
        await migrate(engine)
        row = MatchRow(
            id=MATCH,
            game=match.game.name,
            version=match.game.version,
            options=msgspec.json.encode(match.settings).decode(),
            seed=seed,
            number=len(match.history),
            created=2**31 - 1,
            touched=2**31 - 1,
        )
        seats = [SeatRow(seat=n, kind="me", secret=hashed(SECRETS[n])) for n in range(match.seats)]
        await Store(engine).create(row, seats, entry_rows(match.history, 0, None))
        await engine.dispose()

    asyncio.run(fill())
    return url
