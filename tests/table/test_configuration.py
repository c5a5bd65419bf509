"""Settings come from a file, the environment and the command line, and can be looked at."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from vespers.cli import cli
from vespers.table.configuration import FIELDS, BadConfiguration, load, show
from vespers.table.settings import LIMITS, Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "vespers.toml"
    found.write_text('port = 9001\nhost = "::1"\nkeep_days = 3\n[limits]\nmatches_per_hour = 7\n')
    return found


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(file: Path) -> None:
    environment = {"VESPERS_PORT": "9002", "VESPERS_HOST": "127.0.0.9"}
    settings, places = load({"config": file, "port": 9003}, ["connections=7"], environment)
    expected = Settings(port=9003, host="127.0.0.9", keep_days=3, matches_per_hour=7, connections=7)
    assert settings == expected
    assert places == {
        "port": "--port",
        "host": "VESPERS_HOST",
        "keep_days": str(file),
        "matches_per_hour": str(file),
        "connections": "--limit",
    }
    assert load({}, (), {"VESPERS_CONFIG": str(file)})[0].port == 9001


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("prot = 1", "there is no setting 'prot'"),
        ("[limits]\nport = 1", "there is no setting 'port'"),
        ("limits = 1", "limits: expected a table"),
        ("port = 'x'", "port: Expected `int`"),
        ("port = 0", "port: Expected `int` >= 1"),
        ("bot_pause = inf", "bot_pause"),
        ("bot_pause = nan", "bot_pause"),
        ("port = ", "Invalid value"),
        ("a = " + "[" * 3000, ""),
        ("log_level = 'loud'", "log_level"),
        ("trusted_proxies = 'me'", "trusted_proxies: 'me'"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_with_its_place(tmp_path: Path, text: str, expected: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    ended = CliRunner().invoke(cli, ["serve", "--config", str(file)], env={"LC_ALL": "en"})
    assert ended.exit_code == 2 and isinstance(ended.exception, SystemExit), ended.output
    assert expected in ended.output and ("bad.toml" in ended.output or "trusted" in expected)
    assert "Traceback" not in ended.output


@pytest.mark.parametrize("limit", ["x=1", "connections", "connections=many", "connections=-1", "port=1"])
def test_a_limit_that_is_none_is_refused(limit: str) -> None:
    with pytest.raises(BadConfiguration, match="limit"):
        load({}, [limit])


def test_what_is_shown_can_be_used_as_a_file_and_tells_no_secret(tmp_path: Path, file: Path) -> None:
    environment = {
        "VESPERS_DATABASE": "postgresql://monk:chartreuse@db/table?password=vellum",
        "VESPERS_METRICS_TOKEN": "incense",
    }
    shown = CliRunner().invoke(cli, ["serve", "--config", str(file), "--show-config"], env=environment)
    assert shown.exit_code == 0, shown.output
    for secret in ("chartreuse", "vellum", "incense"):
        assert secret not in shown.output
    found = tomllib.loads(shown.output)
    assert found["database"] == "postgresql://monk:***@db/table" and found["port"] == 9001
    assert found["limits"].keys() == set(LIMITS)
    assert found.keys() | found["limits"].keys() == {*FIELDS, "limits"}
    again = tmp_path / "again.toml"
    again.write_text(show(Settings(port=4), {}))
    assert load({"config": again})[0] == Settings(port=4)


@pytest.mark.parametrize("name", ["metrics_token", "database"])
def test_what_stands_for_a_secret_is_not_taken_for_one(tmp_path: Path, name: str) -> None:
    secrets = Settings(metrics_token="incense", database="postgresql://monk:chartreuse@db/table")
    file = tmp_path / "shown.toml"
    lines = show(secrets, {}).splitlines()
    file.write_text("\n".join(line for line in lines if line.startswith(f"{name} =")))
    with pytest.raises(BadConfiguration, match=rf"{name}: \*\*\* stands for a secret"):
        load({"config": file})


def test_every_setting_is_explained() -> None:
    lines = show(Settings(), {}).splitlines()
    for name in msgspec.structs.asdict(Settings()):
        line = next(n for n, line in enumerate(lines) if line.startswith(f"{name} = "))
        assert lines[line - 1].startswith("# ") and len(lines[line - 1]) > 5, name
