"""Rubbish is looked for while nobody moves, and not in the middle of a move."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from vespers.table import rubbish
from vespers.table.store.database import migrate, open_engine
from vespers.table.store.rows import Append, EntryRow
from vespers.table.store.store import Conflict, Store


@pytest.fixture
def searches() -> Iterator[list[int]]:
    """The generations that are searched, one after the other."""
    found: list[int] = []
    before = gc.get_threshold()

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "start":
            found.append(told["generation"])

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*before)
    gc.unfreeze()


def test_a_busy_table_is_not_searched(searches: list[int]) -> None:
    rubbish.look_seldom()
    searches.clear()
    rubbish.look_now()
    assert searches == []  # not worth it
    kept = [[n] for n in range(rubbish.SOME + 1000)]
    assert searches == []  # as many as 20 matches have
    rubbish.look_now()
    assert searches == [0]
    rubbish.look_now()
    assert searches == [0] and kept
    rubbish.look_now(thoroughly=True)
    assert searches == [0, 2]


def test_it_is_quiet_when_nothing_is_written(tmp_path: Path) -> None:
    async def work() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'table.sqlite'}")
        await migrate(engine)
        store = Store(engine)
        store.writer.start()
        await asyncio.sleep(0.05)
        assert store.writer.idle() >= 0.05
        nothing = Append(match="abcdefghijkl", entries=(EntryRow(1, 0, "{}"),), over=False, bot_turn=False)
        writing = asyncio.create_task(store.append(nothing))
        await asyncio.sleep(0)
        assert store.writer.idle() == 0.0
        with pytest.raises(Conflict):  # there is no such match
            await writing
        await asyncio.sleep(0)
        assert store.writer.idle() < 0.05
        await store.writer.stop()
        await engine.dispose()

    asyncio.run(work())
