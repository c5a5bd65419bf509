"""The files in `deploy/` fit the product: units that systemd accepts, commands and settings that exist."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from vespers.cli import cli

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("vespers.service", "vespers-backup.service", "vespers-backup.timer")
COMMANDS = re.compile(r"vespers ((?:serve|admin \w+)[^'\n`|;]*)")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd-analyze")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for name in UNITS:
        unit = (DEPLOY / name).read_text().replace("/opt/vespers/bin/vespers", "/bin/true")
        (tmp_path / name).write_text(unit)
    files = [str(tmp_path / name) for name in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", *files], capture_output=True, text=True)
    assert [line for line in done.stderr.splitlines() if "vespers" in line] == []


def commands() -> list[str]:
    found = []
    for file in (*DEPLOY.iterdir(), ROOT / "docs" / "deploy.md"):
        found += COMMANDS.findall(file.read_text())
    return sorted(set(found))


def test_the_commands_in_deploy_exist() -> None:
    assert len(commands()) > 5
    for command in commands():
        words = command.split()
        name = words[:2] if words[0] == "admin" else words[:1]
        known = CliRunner().invoke(cli, [*name, "--help"])
        assert known.exit_code == 0, command
        for option in re.findall(r"--[a-z-]+", command):
            assert option in known.output, command


def test_the_container_copies_what_is_there() -> None:
    for line in (DEPLOY / "Containerfile").read_text().splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source
