"""Work that is done to its end even when the client that wanted it has hung up.

A statement that is broken off costs its connection to the database, and a traceback in the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")
under_way: set[asyncio.Task[Any]] = set()  # the loop itself holds its tasks only weakly


async def to_its_end(work: Coroutine[Any, Any, Result]) -> Result:
    """As `await work`; but if we are cancelled, the work goes on by itself, and nobody hears of it."""
    task = asyncio.create_task(work)
    under_way.add(task)
    task.add_done_callback(_forget)
    return await asyncio.shield(task)


def _forget(task: asyncio.Task[Any]) -> None:
    under_way.discard(task)
    if not task.cancelled():
        task.exception()  # looked at: if nobody waits for it, it is no error
