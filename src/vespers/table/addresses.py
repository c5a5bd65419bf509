"""Client addresses: a household has one IPv4 address, or one /64 of IPv6."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

EVERYBODY = "*"


def address_of(scope: Mapping[str, Any]) -> str:
    """Who asks. Behind a trusted proxy uvicorn has put the true address here."""
    client = scope.get("client")
    return str(client[0]) if client else ""


@lru_cache(maxsize=4096)
def source_of(address: str) -> str:
    """What limits count an address by. Anything that is no IP address stays as it is."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found.packed, 64), strict=False))


def is_local(address: str) -> bool:
    """Whether a program of this machine asks."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class Trusted:
    """The proxies whose word about addresses is believed: addresses and networks, with commas between."""

    def __init__(self, listed: str) -> None:
        names = [name.strip() for name in listed.split(",") if name.strip()]
        self.all = EVERYBODY in names
        self.networks = [ip_network(name, strict=False) for name in names if name != EVERYBODY]

    def __contains__(self, address: str) -> bool:
        if self.all:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)
