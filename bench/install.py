"""Install the peers beside this interpreter: all at once or, when that fails, those that can be."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

LOCK = Path(__file__).resolve().parents[1] / "requirements" / "bench.lock"


def main() -> int:
    if pip("--requirement", str(LOCK), quiet=False):
        return 0
    failed = [name for name, entry in entries(LOCK.read_text()) if not installed(entry)]
    print(f"Could not be installed for the bench: {', '.join(failed)}", file=sys.stderr)
    return len(failed) == len(entries(LOCK.read_text()))


def entries(lock: str) -> list[tuple[str, str]]:
    """Each package of a lock file: its name, and its lines with all hashes."""
    parts = re.split(r"^(?=[a-z0-9])", lock, flags=re.MULTILINE)
    return [(part.partition("==")[0], part) for part in parts if "==" in part]


def installed(entry: str) -> bool:
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as requirement:
        requirement.write(entry)
        requirement.flush()
        return pip("--no-deps", "--requirement", requirement.name)


def pip(*arguments: str, quiet: bool = True) -> bool:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", *arguments]
    return subprocess.run(command, capture_output=quiet, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
