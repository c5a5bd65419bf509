"""A server in a process of its own: it can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Self

import httpx

from tests.table.client import close_browser, free_port
from tests.waiting import kill, stop, wait_for


class Process:
    """`vespers serve` on loopback."""

    def __init__(self, database: str, *more: str) -> None:
        self.port = free_port()
        self.command = [sys.executable, "-m", "vespers.cli.serve_command", "--port", str(self.port)]
        self.command += ["--database", database, "--bot-pause", "0", "--log-level", "error", *more]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = {**os.environ, "PYTHONWARNINGS": "default"}
        self.process = subprocess.Popen(self.command, stderr=subprocess.DEVNULL, env=environment)
        try:
            wait_for(self.answers, "the server process to answer")
        except BaseException:
            self.kill()
            raise

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server process has ended"
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def again(self, *more: str) -> Self:
        """To be started once more, at the same place, with other settings."""
        self.command += more
        return self

    def kill(self) -> None:
        """As hard as it gets."""
        assert self.process is not None
        kill(self.process)
        close_browser(self.url)

    def stop(self) -> int:
        """As an operator would; its exit code."""
        assert self.process is not None
        close_browser(self.url)
        return stop(self.process)

    def __enter__(self) -> Self:
        """Started, unless it already runs; however the block ends, so does the process."""
        if not self.running():
            self.start()
        return self

    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def __exit__(self, *_: object) -> None:
        if self.running():
            self.stop()
