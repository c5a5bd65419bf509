"""Waiting for a condition and stopping processes, on machines that may be busy with other things."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

PATIENCE = 300.0


def wait_for(condition: Callable[[], Any], what: str, pause: Callable[[], None] | None = None) -> Any:
    """The first true answer, asked again and again; `pause` is how to wait in between."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if found := condition():
            return found
        if pause is None:
            time.sleep(0.02)
        else:
            pause()
    raise AssertionError(f"waited {PATIENCE:.0f} s for {what}")


def stop(process: subprocess.Popen[Any]) -> int:
    """End a process as an operator would, and by force if it does not listen; its exit code."""
    process.terminate()
    try:
        return process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        return kill(process)


def kill(process: subprocess.Popen[Any]) -> int:
    """End a process as when the plug is pulled; its exit code."""
    process.kill()
    return process.wait()


def run(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
    """What a command writes and how it ends; it is killed when patience ends."""
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, **more)


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process that ends with the block at the latest."""
    with subprocess.Popen(command, **more) as process:
        try:
            yield process
        finally:
            process.kill()
