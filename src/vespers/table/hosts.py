"""The host names that this server answers to. A foreign name that resolves here is a trap for a browser.

A page of another site can have its own name lead to this machine (DNS rebinding): its requests carry that
name. Names that nobody can own on the internet are fine, and so are those that the operator gave.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from vespers.table.problems import refusal
from vespers.table.settings import Settings

ANY = "*"
PRIVATE = (".localhost", ".local", ".lan", ".internal", ".home.arpa", ".test", ".example")


class Hosts:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        names = [*settings.server_names.split(","), settings.host]
        names.append(urlsplit(settings.public_url).hostname or "")
        self.names = frozenset(name.strip().lower() for name in names if name.strip())

    def check(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Nothing at all is fine: that is no browser."""
        named = [value for name, value in headers if name.lower() == b"host"]
        if len(named) > 1:
            raise refusal("unreadable", "expected one Host")
        if named and not self.ours(name_of(named[0].decode("latin-1"))):
            raise refusal("forbidden", "a foreign Host: its name belongs into server_names or public_url")

    def ours(self, name: str) -> bool:
        if ANY in self.names or name in self.names or "." not in name:
            return True
        return name.endswith(PRIVATE) or _is_address(name)


def name_of(host: str) -> str:
    """`Table.example:8000` is `table.example`; IPv6 addresses stand in brackets."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
