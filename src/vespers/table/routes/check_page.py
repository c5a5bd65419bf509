"""The page that checks a record by itself: one file, to be kept and opened without a table or a network."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from vespers.table.routes.cached_page import CachedPage
from vespers.table.routes.script_hash import allowed

SCRIPT = re.compile(rb"<script type=\"module\">(.*?)</script>", re.DOTALL)


def check_page(file: Path) -> HTTPRouteHandler:
    """The page under a policy of its own: its script and what it holds, and nothing from anywhere else."""
    body = file.read_bytes()
    page = CachedPage(body, "text/html")
    policy = "; ".join(
        [
            "default-src 'none'",
            f"script-src {' '.join(map(allowed, SCRIPT.findall(body)))}",
            "style-src 'unsafe-inline'",
            "img-src data:",
            "font-src data:",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    )

    @get("/check.html", sync_to_thread=False, include_in_schema=False, opt={"uncompressed": True})
    def check(request: Request[Any, Any, Any]) -> Response[Any]:
        answer = page.answer(request)
        answer.headers["content-security-policy"] = policy
        return answer

    return check
