"""The two builds from one source: what is compiled, and that src is never touched."""

import ast
import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.waiting import wait_for
from tools import compile as build

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "source",
    [
        "class Place(msgspec.Struct):\n    cell: int",
        "class Place(Struct, frozen=True):\n    cell: int",
        "class Place(Action, frozen=True):\n    cell: int",
        "def f():\n    class Place(Action, tag=True): ...",
    ],
)
def test_structs_are_found(source: str) -> None:
    assert build.structs(source) == ["Place"]


def test_plain_classes_are_no_structs() -> None:
    assert build.structs("class A(Rule[Wolves]): ...\nclass B(metaclass=M): ...\nclass Construct: ...") == []


def test_no_module_to_compile_defines_a_struct() -> None:
    assert build.sound(build.compiled_modules(ROOT))


def test_a_wheel_is_compiled_with_what_its_modules_import() -> None:
    """mypyc reads all that they import, in an environment that has the hook's own dependencies alone."""
    declared = build.hook_settings(ROOT)["dependencies"]
    there = {re.split("[<>=]", name)[0].split(".")[0] for name in declared} | {"vespers"}
    there |= {"mypy_extensions", *sys.stdlib_module_names}  # the first comes with mypy
    open_to_read, read = build.compiled_modules(ROOT), set[Path]()
    while open_to_read:
        module = open_to_read.pop()
        read.add(module)
        names = imported(module)
        assert {name.split(".")[0] for name in names} <= there, module
        found = {file for name in names if name.startswith("vespers") for file in files_of(name)}
        open_to_read += found - read


def imported(module: Path) -> set[str]:
    """The modules that it imports at its start or later; of `from a import b` both a and a.b."""
    found = set[str]()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def files_of(name: str) -> list[Path]:
    """The source of a module and those of the packages around it."""
    parts = name.split(".")
    packages = [ROOT.joinpath("src", *parts[:n], "__init__.py") for n in range(1, len(parts) + 1)]
    return [file for file in (ROOT.joinpath("src", *parts).with_suffix(".py"), *packages) if file.exists()]


def test_only_what_plays_is_compiled() -> None:
    names = [str(path.relative_to(ROOT)) for path in build.compiled_modules(ROOT)]
    assert "src/vespers/engine/kernel.py" in names
    assert "src/vespers/engine/messages.py" not in names
    assert {name.split("/")[2] for name in names} <= {"bots", "engine", "games", "lab", "rl", "table"}


def test_a_struct_in_a_module_to_compile_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = tmp_path / "state.py"
    module.write_text("class Place(Action, frozen=True): ...")
    assert not build.sound([module])
    assert "state.py: Place cannot be compiled" in capsys.readouterr().err


def test_the_copy_follows_the_source_and_keeps_what_was_compiled(tmp_path: Path) -> None:
    source, out = tmp_path / "src", tmp_path / "out"
    source.mkdir()
    (source / "kept.py").write_text("1")
    (source / "gone.ftl").write_text("2")
    build.refresh(source, out)
    (out / "kept.so").write_text("machine code")
    (source / "gone.ftl").unlink()
    (source / "kept.py").write_text("3")
    build.refresh(source, out)
    assert {p.name: p.read_text() for p in out.iterdir()} == {"kept.py": "3", "kept.so": "machine code"}


def test_the_compiled_tree_is_played_while_it_was_made_from_these_sources(
    tmp_path: Path,
) -> None:
    rules, copy = tmp_path / "src/vespers/engine/kernel.py", tmp_path / "build/compiled"
    rules.parent.mkdir(parents=True)
    rules.write_text("wins = 2")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert build.quickest(tmp_path) == tmp_path / "src"
    copy.mkdir(parents=True)
    (tmp_path / "build/compiled.stamp").write_text(build.fingerprint(tmp_path))
    assert build.quickest(tmp_path) == copy
    rules.write_text("wins = 3")
    assert build.quickest(tmp_path) == tmp_path / "src"


def test_a_build_in_the_background_starts_once_and_is_announced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    go_on = tmp_path / "go-on"
    (tmp_path / "tools/compile.py").write_text(
        f"import os, pathlib, time\nwhile not pathlib.Path({str(go_on)!r}).exists(): time.sleep(0.01)\n"
        "print('priority', os.nice(0))"
    )
    build.build_later(tmp_path)
    build.build_later(tmp_path)
    assert capsys.readouterr().out.count("Compiling in the background") == 1
    go_on.touch()
    log = tmp_path / "build/compiling.log"
    wait_for(lambda: log.read_text() == "priority 19\n", "the build to end")


def test_nothing_is_built_in_the_background_where_the_tree_is_up_to_date(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "build").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "build/compiled.stamp").write_text(build.fingerprint(tmp_path))
    build.build_later(tmp_path)
    assert capsys.readouterr().out == "" and not (tmp_path / "build/compiling.pid").exists()


def test_src_holds_no_compiled_module() -> None:
    assert not [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]


def test_a_machine_without_a_compiler_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert build.what_is_missing() == "no C compiler (no-such-compiler was not found)"
