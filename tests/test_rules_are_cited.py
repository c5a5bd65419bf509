"""Every section of every RULES.md is applied by code and proved by a test, and is the same in all languages.

Read from the sources, not from `__doc__`: compiled modules have no docstrings.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "vespers" / "games"
FOLDERS = sorted(path.parent for path in GAMES.glob("*/RULES.md") if (path.parent / "__init__.py").exists())
ORIGINS = ("book", "public", "inferred", "reconstructed")
HEADING = re.compile(r"^### (?P<section>\d+\.\d+) (?P<title>.+) \[(?P<origin>\w+)\]$")
CITED = re.compile(r"§(\d+\.\d+)")

each_game = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def sections(rules: Path) -> dict[str, str]:
    """Section -> origin, in the order of the document."""
    lines = rules.read_text(encoding="utf-8").splitlines()
    headings = [(line, HEADING.match(line)) for line in lines if line.startswith("### ")]
    assert not [line for line, heading in headings if heading is None], rules
    return {heading["section"]: heading["origin"] for _, heading in headings if heading is not None}


def trees(folder: Path) -> Iterator[ast.Module]:
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def calls(folder: Path, name: str) -> Iterator[ast.Call]:
    """Every call of a function or mark of this name."""
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name in (
                getattr(node.func, part, "") for part in ("attr", "id")
            ):
                yield node


def cited_by_code(folder: Path) -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    return {section for source in sources for section in CITED.findall(source)}


def cited_by_reasons(folder: Path) -> set[str]:
    """The sections that refusals send a player to: the second argument of `Why`."""
    return texts(call.args[1] for call in calls(folder, "Why") if len(call.args) > 1) - {""}


def proved_by_tests(game: str) -> set[str]:
    return texts(arg for mark in calls(TESTS / game, "rule") for arg in mark.args)


def texts(nodes: Iterable[ast.expr]) -> set[str]:
    values = (node.value for node in nodes if isinstance(node, ast.Constant))
    return {value for value in values if isinstance(value, str)}


def by_number(found: set[str]) -> list[str]:
    return sorted(found, key=lambda section: [int(part) for part in section.split(".")])


def test_there_are_rules_to_read() -> None:
    assert "wolves" in [folder.name for folder in FOLDERS]


@each_game
def test_every_section_says_where_it_comes_from(folder: Path) -> None:
    assert set(sections(folder / "RULES.md").values()) <= set(ORIGINS)


@each_game
def test_sections_are_numbered_without_a_gap(folder: Path) -> None:
    found = [tuple(int(part) for part in section.split(".")) for section in sections(folder / "RULES.md")]
    chapters = sorted({chapter for chapter, _ in found})
    in_order = [(c, n) for c in chapters for n in range(1, sum(chapter == c for chapter, _ in found) + 1)]
    assert found == in_order
    assert chapters == list(range(1, len(chapters) + 1))


@each_game
@pytest.mark.parametrize("language", ["fr", "es"])
def test_every_language_has_the_same_sections_and_origins(folder: Path, language: str) -> None:
    english, other = sections(folder / "RULES.md"), sections(folder / f"RULES.{language}.md")
    assert list(other.items()) == list(english.items())


@each_game
def test_every_section_is_applied_by_code(folder: Path) -> None:
    written, cited = set(sections(folder / "RULES.md")), cited_by_code(folder)
    assert not by_number(written - cited), "sections that no code cites"
    assert not by_number(cited - written), "code cites sections that do not exist"


@each_game
def test_every_refusal_sends_to_a_section_that_exists(folder: Path) -> None:
    assert not cited_by_reasons(folder) - set(sections(folder / "RULES.md"))


@each_game
def test_every_section_is_proved_by_a_test(folder: Path) -> None:
    written, proved = set(sections(folder / "RULES.md")), proved_by_tests(folder.name)
    assert not by_number(written - proved), "sections that no test proves"
    assert not by_number(proved - written), "tests prove sections that do not exist"


@each_game
def test_cross_references_inside_the_rules_lead_somewhere(folder: Path) -> None:
    for rules in sorted(folder.glob("RULES*.md")):
        assert set(CITED.findall(rules.read_text(encoding="utf-8"))) <= set(sections(rules)), rules.name
