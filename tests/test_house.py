"""What was won stays won: one name per module, one encoder, and games known in their own folder alone."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import vespers

SOURCE = Path(vespers.__file__).parent
ROOT = Path(__file__).parent.parent
LAYERS = ("engine", "bots", "lab", "rl", "table", "printing", "cli", "texts")
MODULES = sorted(path for layer in LAYERS for path in (SOURCE / layer).rglob("*.py"))
FOLDERS = sorted(path.parent.name for path in SOURCE.glob("games/*/__init__.py"))
NAMED = re.compile("|".join(folder.replace("_", "[-_ &]*") for folder in FOLDERS), re.IGNORECASE)


def place(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def code(path: Path) -> Iterator[str]:
    """Every name and every string of a module but its docstrings, which may give examples."""
    tree = ast.parse(path.read_text("utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name


def test_the_search_for_names_finds_them_in_code_and_not_in_docstrings(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    one, two, three = FOLDERS[:3]
    module.write_text(f'"""As in {one}."""\nfrom vespers.games import {two}\nx = "a {three}"')
    assert [bool(NAMED.search(text)) for text in code(module)].count(True) == 2


def test_no_two_modules_have_one_name() -> None:
    many = Counter(path.stem for path in MODULES if path.name != "__init__.py")
    assert {name for name, times in many.items() if times > 1} == set()


def test_nobody_but_engine_and_games_touches_the_agenda() -> None:
    touched = {
        place(path)
        for path in MODULES
        if path.relative_to(SOURCE).parts[0] != "engine"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "agenda"
    }
    assert touched == set()


def test_there_is_one_encoder_and_at_most_one_by_hand_for_each_game() -> None:
    """The generated one, and `observation.py` in the folder of a game."""
    rivals = ("mosaics", "paper", "sight", "sketches", "spaces", "stones", "writers")
    found = {place(path) for path in (SOURCE / "rl").iterdir() if path.stem in rivals}
    assert found == set()


def test_no_module_outside_its_folder_names_a_game() -> None:
    named = {place(path) for path in MODULES if NAMED.search(path.stem) or any(map(NAMED.search, code(path)))}
    assert named == set()


def test_the_client_names_no_game() -> None:
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.is_file()]
    named = {path.relative_to(ROOT).as_posix() for path in sources if NAMED.search(path.read_text("utf-8"))}
    assert len(sources) > 50 and named == set()


def names(path: Path) -> Iterator[str]:
    """Every variable, parameter, attribute and function of a module."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case (
                ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name))
            ):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


@pytest.mark.parametrize("folder", ["src", "tests", "bench", "tools"])
def test_a_name_says_what_it_holds(folder: str) -> None:
    """Events, answers, remarks, output, …: `told` and `said` once stood for all of them."""
    stored = {f"src/vespers/table/store/{name}.py" for name in ("rows", "schema", "store")}  # a column's name
    vague = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / folder).rglob("*.py")
        if {"told", "said"} & {*names(path)}
    }
    assert vague - stored == set()


@pytest.mark.parametrize("folder", ["tests", "bench", "tools"])
def test_helpers_are_not_imported_out_of_tests(folder: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}: {node.module}"
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module
        if any(part.startswith("test_") for part in node.module.split("."))
    }
    assert found == set()
