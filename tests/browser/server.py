"""A real `vespers serve` in its own process: it can be stopped and killed like any other."""

from __future__ import annotations

import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from tests.waiting import PATIENCE, kill, stop, wait_for

START = "from vespers.cli import main; main()"


class Server:
    """One server on loopback; `kill` and `start` again keep port and database."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'table.sqlite'}"
        self.log = folder / "log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--database", self.database, "--bot-pause", "0"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", START, *words], stdout=log, stderr=log)
        try:
            wait_for(self.answers, "the server to answer")
        except BaseException:
            self.kill()
            raise

    def answers(self) -> bool:
        assert self.process is not None and self.process.poll() is None, self.log.read_text("utf-8")
        try:
            with urllib.request.urlopen(f"{self.url}api/shelf", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As when the plug is pulled."""
        assert self.process is not None
        kill(self.process)

    def stop(self) -> None:
        assert self.process is not None
        stop(self.process)
