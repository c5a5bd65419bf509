"""What every request passes: where it comes from, how often, and the headers that keep a browser safe."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from vespers.table.addresses import address_of
from vespers.table.connections import STATE
from vespers.table.hosts import Hosts
from vespers.table.problems import Refusal, refusal
from vespers.table.server import Server

Scope = MutableMapping[str, Any]
Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of pieces are set as attributes of their own elements
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HUNG_UP = "vespers.hung_up"
FILE_COST = 0.1  # of a request: a page of ours is many files, which are ready in memory
LONGEST_NAME = 255  # bytes: of a file's name
PROBES = frozenset({"/healthz", "/readyz", "/metrics"})


class Middleware:
    """The outermost layer: an ASGI application around two others, one for requests and one for sockets."""

    def __init__(self, app: Application, sockets: Application, server: Server) -> None:
        self.app, self.sockets, self.server = app, sockets, server
        self.hosts = Hosts(server.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            scope.get("state", {})[STATE] = self.server.connections
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refusal as refused:
            self.server.metrics.refusals.labels(refused.problem.title).inc()
            await _turn_away(scope, refused, send)
            return
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
        else:
            await self.app(scope, noting_hang_up(scope, receive), guarded(send))

    def _check(self, scope: Scope) -> None:
        if self.server.stopping:
            raise refusal("stopping", "the server is being stopped", retry_after=5)
        address, path = address_of(scope), scope["path"]
        if path in PROBES:
            _count(self.server.probes.take(address))
            return
        self._check_size(scope["headers"])
        self.hosts.check(scope["headers"])
        if self.server.bans.holds(address):
            raise refusal("banned", "this address")
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self._check_origin(headers)
        check_path(path)
        _count(self.server.requests.take(address, 1 if path.startswith("/api/") else FILE_COST))

    def _check_size(self, headers: list[tuple[bytes, bytes]]) -> None:
        """A head that came whole at once; one without end never gets here (`connections`)."""
        most = self.server.settings.largest_head
        if most and sum(len(name) + len(value) for name, value in headers) > most:
            raise refusal("too-large", "the headers of this request")

    def _check_origin(self, headers: dict[bytes, str]) -> None:
        """A page of another site may not speak here, whatever secret it holds. No Origin: not a browser."""
        origin = headers.get(b"origin")
        if origin is None:
            return
        ours = {headers.get(b"host", "").lower(), urlsplit(self.server.settings.public_url).netloc.lower()}
        if urlsplit(origin).netloc.lower() not in ours - {""}:
            raise refusal("forbidden", "a foreign Origin")


def _count(wait: int) -> None:
    if wait:
        raise refusal("too-many", "requests from this address", retry_after=wait)


def check_path(path: str) -> None:
    """No file or match has such a name; the file system would raise an error."""
    if "\0" in path or any(len(part.encode(errors="replace")) > LONGEST_NAME for part in path.split("/")):
        raise refusal("not-found", "no such path")


def noting_hang_up(scope: Scope, receive: Receive) -> Receive:
    """Marks a request whose client has gone: nobody is left to answer."""

    async def receiving() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            scope[HUNG_UP] = True
        return message

    return receiving


def guarded(send: Send) -> Send:
    """Adds the safety headers to every answer; a page with a stricter policy of its own keeps that."""

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            names = {name.lower() for name, _ in given}
            message["headers"] = [*given, *(header for header in HEADERS if header[0] not in names)]
        await send(message)

    return sending


async def _turn_away(scope: Scope, refused: Refusal, send: Send) -> None:
    if scope["type"] == "websocket":
        await send(
            {
                "type": "websocket.close",
                "code": 4000 + refused.problem.status,
                "reason": refused.problem.title,
            }
        )
        return
    body = msgspec.json.encode(refused.problem)
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    if refused.retry_after:
        headers.append((b"retry-after", str(refused.retry_after).encode()))
    start = {"type": "http.response.start", "status": refused.problem.status, "headers": [*headers, *HEADERS]}
    await send(start)
    await send({"type": "http.response.body", "body": body})
