"""The documents say what is true: links lead somewhere, examples work."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.waiting import run
from vespers.cli import cli
from vespers.engine import record
from vespers.engine.conformance import play_at_random
from vespers.games import find_game, our_games

ROOT = Path(__file__).parent.parent.parent
PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
DOCUMENTS = sorted([*(ROOT / name for name in PAGES), *(ROOT / "docs").glob("*.md")])


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


def test_every_release_has_its_changes_in_one_order_and_the_newest_is_ours() -> None:
    """Breaking changes stand first."""
    releases = re.split(r"(?m)^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"))[1:]
    versions = [re.match(r"\[(\d+\.\d+\.\d+)\] – (\d{4}-\d\d-\d\d|unreleased)\n", one) for one in releases]
    assert versions[0] is not None and all(versions)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert versions[0].group(1) == project["version"]
    order = ["Breaking", "Added", "Changed", "Fixed", "Removed"]
    for release in releases:
        sections = re.findall(r"(?m)^### (.+)$", release)
        assert sections and sections == [name for name in order if name in sections]
        assert not re.search(r"(?m)^ ", release), "one line each"


@pytest.mark.slow
def test_the_site_holds_guides_protocol_and_the_rules_of_every_game(tmp_path: Path) -> None:
    """`make docs`; a link that leads nowhere would end it."""
    run([sys.executable, str(ROOT / "tools" / "build_docs.py"), str(tmp_path)], check=True)
    assert (tmp_path / "docs" / "protocol" / "index.html").exists()
    rules = [path.relative_to(ROOT).with_suffix("") for path in ROOT.glob("src/vespers/games/*/RULES*.md")]
    assert len(rules) == 3 * len(our_games())
    assert all((tmp_path / page / "index.html").exists() for page in rules)
