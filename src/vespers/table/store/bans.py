"""Addresses that an operator has banned. The server reads them every few seconds: no restart is needed."""

from __future__ import annotations

import time
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vespers.table.store.schema import bans

Network = IPv4Network | IPv6Network


class Bans:
    """The banned networks, as they were last read."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.networks: list[Network] = []

    async def refresh(self) -> None:
        async with self.engine.connect() as connection:
            self.networks = await banned(connection)

    def holds(self, address: str) -> bool:
        """Whether an address is banned; what is no address (a Unix socket) never is."""
        if not self.networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


async def banned(connection: AsyncConnection) -> list[Network]:
    """All banned networks, the oldest first."""
    asked = select(bans.c.network).order_by(bans.c.created, bans.c.network)
    return [ip_network(row.network) for row in await connection.execute(asked)]


async def ban(connection: AsyncConnection, network: Network) -> None:
    await unban(connection, network)
    await connection.execute(insert(bans), [{"network": str(network), "created": int(time.time())}])


async def unban(connection: AsyncConnection, network: Network) -> bool:
    """Whether it was banned."""
    return (await connection.execute(delete(bans).where(bans.c.network == str(network)))).rowcount > 0
