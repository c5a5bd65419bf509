"""Where Chromium is: `python tools/browser.py` prints its path, installing Debian's package if there is none.

Looked for in this order: $VESPERS_CHROMIUM, the usual names on the path, Playwright's own browsers.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of a Chromium, or None."""
    named = [os.environ.get("VESPERS_CHROMIUM"), *map(shutil.which, NAMES)]
    downloaded = Path.home().glob(".cache/ms-playwright/chromium-*/chrome-linux*/chrome")
    found = [path for path in [*named, *map(str, downloaded)] if path]
    return found[0] if found else None


def install_once() -> None:
    """Install, unless another process has done so while this one waited for its turn."""
    with (Path(tempfile.gettempdir()) / f"vespers-chromium-{os.getuid()}.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if find() is None:
            install()


def install() -> None:
    """Debian's Chromium, where we may install it; else Playwright's own download."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update"], check=False, env=environment, **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-y", "chromium"], check=False, env=environment, **quiet)  # type: ignore[call-overload]
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    if find() is None:
        install_once()
    path = find()
    if path is None:
        print("No Chromium: install one, or name it in VESPERS_CHROMIUM.", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
