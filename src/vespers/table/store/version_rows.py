"""Versions in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from vespers.table.store.rows import VersionRow
from vespers.table.store.schema import versions
from vespers.table.store.transactions import Transactions

IN_A_LIST = [column for column in versions.c if column.name != "pack"]


class VersionRows:
    """Reads and writes versions."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions

    async def add(self, row: VersionRow, most: int) -> bool:
        """False, and nothing written, if its owner has as many as allowed (0: any number)."""
        async with self.transactions.begin() as connection:
            counted = select(func.count()).select_from(versions).where(versions.c.owner == row.owner)
            if most and (await connection.scalar(counted) or 0) >= most:
                return False
            await connection.execute(insert(versions), [msgspec.structs.asdict(row)])
        return True

    async def change(self, version: str, owner: str, **values: Any) -> bool:
        """Whether this owner has such a version."""
        asked = update(versions).where(versions.c.id == version, versions.c.owner == owner).values(**values)
        async with self.transactions.begin() as connection:
            return (await connection.execute(asked)).rowcount == 1

    async def touch(self, version: str, now: int) -> None:
        async with self.transactions.begin() as connection:
            await connection.execute(update(versions).where(versions.c.id == version).values(touched=now))

    async def remove(self, version: str, owner: str) -> bool:
        """Whether this owner had such a version."""
        asked = delete(versions).where(versions.c.id == version, versions.c.owner == owner)
        async with self.transactions.begin() as connection:
            return (await connection.execute(asked)).rowcount == 1

    async def remove_untouched(self, before: int) -> int:
        """Delete what nobody has used since; how many there were."""
        async with self.transactions.begin() as connection:
            return (await connection.execute(delete(versions).where(versions.c.touched < before))).rowcount

    async def find(self, version: str) -> VersionRow | None:
        async with self.transactions.connect() as connection:
            found = (await connection.execute(select(versions).where(versions.c.id == version))).first()
        return None if found is None else VersionRow(**found._asdict())

    async def of(self, owner: str) -> list[VersionRow]:
        """All versions of one owner without their packs, the newest first."""
        asked = select(*IN_A_LIST).where(versions.c.owner == owner)
        async with self.transactions.connect() as connection:
            found = await connection.execute(asked.order_by(versions.c.created.desc(), versions.c.id))
            return [VersionRow(**row._asdict()) for row in found]
