"""The documents say what is true: links lead somewhere, examples work."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from vespers.cli import cli
from vespers.engine import record
from vespers.engine.kit import play_at_random
from vespers.games import find_game

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / link).exists(), link


def test_the_map_of_the_tree_is_true() -> None:
    for folder in re.findall(r"(?m)^    ((?:src/vespers/)?\w+/)", (ROOT / "README.md").read_text("utf-8")):
        assert (ROOT / folder).is_dir(), folder


def test_the_commands_of_the_readme_exist() -> None:
    for line in re.findall(r"(?m)^    vespers (\w+)", (ROOT / "README.md").read_text("utf-8")):
        assert CliRunner().invoke(cli, [line, "--help"]).exit_code == 0, line


def test_the_record_described_is_the_record_written() -> None:
    text = (ROOT / "docs" / "records.md").read_text("utf-8")
    described = [json.loads(line) for line in text.split("```json\n")[1].split("\n```")[0].splitlines()]
    lines = record.write(play_at_random(find_game("wolves"), 2, None, 1)).splitlines()
    written = [json.loads(line) for line in lines]
    assert described[0].keys() == written[0].keys() and described[-1].keys() == written[-1].keys()
    assert described[0]["options"].keys() == written[0]["options"].keys()
    assert len(described[1]) == len(written[1]) == 3
