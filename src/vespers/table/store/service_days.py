"""The days on which a server ran for a while. A clock that jumps adds one day at most, not a year."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from vespers.table.store.schema import service_days
from vespers.table.store.transactions import Transactions

DAY = 86_400  # seconds


async def add(transactions: Transactions, day: int) -> None:
    """Note that the server ran on this day since 1970; another process may have done so already."""
    try:
        async with transactions.begin() as connection:
            await connection.execute(insert(service_days), [{"day": day}])
    except IntegrityError:
        return


async def past(transactions: Transactions, days: int) -> int | None:
    """The moment before which there were `days` days of service or more; None: there were fewer."""
    newest_first = select(service_days.c.day).order_by(service_days.c.day.desc())
    async with transactions.connect() as connection:
        found = await connection.scalar(newest_first.offset(days - 1).limit(1))
    return None if found is None else int(found) * DAY
