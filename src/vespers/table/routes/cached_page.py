"""Pages that are the same for everybody: compressed once, and not sent again to a client that has them."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

from litestar import Request, Response

CHECKED = "no-cache"  # keep it, but ask each time whether it is still the same
FOREVER = "public, max-age=31536000, immutable"  # its name changes with its content
SMALL = 1024  # bytes that are not worth compressing


class CachedPage:
    """One page."""

    def __init__(self, body: bytes, media_type: str, keep: str = CHECKED) -> None:
        self.body, self.media_type, self.keep = body, media_type, keep
        small = gzip.compress(body, 9, mtime=0) if len(body) >= SMALL else body
        self.small = small if len(small) < len(body) else None
        self.mark = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """The page as this client can read it, or nothing if it has it already."""
        headers = {"etag": self.mark, "cache-control": self.keep, "vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if self.mark in (mark.strip() for mark in known.split(",")):
            return Response(None, status_code=304, headers=headers)
        if self.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            packed = {**headers, "content-encoding": "gzip"}
            return Response(self.small, media_type=self.media_type, headers=packed)
        return Response(self.body, media_type=self.media_type, headers=headers)
