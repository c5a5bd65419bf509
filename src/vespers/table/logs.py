"""Logs as JSON lines: one object a line, `extra` beside the message. No secret is ever logged."""

from __future__ import annotations

import logging
import sys
import time
from logging.handlers import WatchedFileHandler
from typing import Any

import msgspec

from vespers.table.settings import Settings

STREAMS = ("stderr", "stdout")
STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        more = {key: value for key, value in vars(record).items() if key not in STANDARD}
        line = more | line  # what is logged beside a message never hides its level or time
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(settings: Settings) -> None:
    """All logs of this process as JSON lines. `OSError` if the file cannot be written.

    Other libraries never log details: at that level they would write frames and statements, secrets and all.
    """
    handler = handler_for(settings.log_to)
    handler.setFormatter(JsonLines())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    logging.basicConfig(level=max(level, logging.INFO), handlers=[handler], force=True)
    logging.getLogger("vespers").setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        noisy = logging.getLogger(name)
        noisy.handlers.clear()
        noisy.propagate = True
        noisy.setLevel(logging.NOTSET)
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    logging.getLogger("alembic").setLevel("WARNING")


def handler_for(place: str) -> logging.Handler:
    """Standard error, standard output, or a file that is opened again when it was moved (logrotate)."""
    if place in STREAMS:
        return logging.StreamHandler(getattr(sys, place))
    return WatchedFileHandler(place, encoding="utf-8")
