"""The lock files hold exactly what is needed to install: names, versions, hashes. No address, no path."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements"
PINNED = re.compile(r"^([a-z0-9-]+)==\S+(?: ; .+)? \\$", re.MULTILINE)  # a marker may follow the version
NAME = re.compile(r"^[A-Za-z0-9._-]+")


def wanted(lines: list[str]) -> set[str]:
    """The names in a list of requirements, as a lock file spells them."""
    names = [NAME.match(line) for line in lines]
    return {re.sub(r"[._-]+", "-", found.group()).lower() for found in names if found}


def asked_for(lock: str) -> set[str]:
    lines = (REQUIREMENTS / f"{lock}.in").read_text().splitlines()
    if lock == "dev":
        lines += tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    return wanted(lines)


@pytest.mark.parametrize("lock", ["dev", "bench"])
def test_everything_asked_for_is_locked(lock: str) -> None:
    pinned = set(PINNED.findall((REQUIREMENTS / f"{lock}.lock").read_text()))
    assert asked_for(lock) <= pinned


@pytest.mark.parametrize("lock", ["dev", "bench"])
def test_every_lock_has_hashes_and_names_no_place(lock: str) -> None:
    text = (REQUIREMENTS / f"{lock}.lock").read_text()
    assert text.count("--hash=sha256:") >= len(PINNED.findall(text)) > 0
    assert not re.search(r"://|index-url|find-links|trusted-host|@ |[ =]/", text)


def test_the_lock_of_the_client_has_hashes_and_names_no_place() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    installed = {name: package for name, package in packages.items() if name}
    assert installed and all("integrity" in package for package in installed.values())
    assert not [name for name, package in installed.items() if "resolved" in package]
