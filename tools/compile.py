"""Compile engine, games and the search of the bots with mypyc into build/compiled; src stays interpreted.

python tools/compile.py            build, if a source has changed since the last time
python tools/compile.py --probe    only say whether this machine can compile
python tools/compile.py --tree     only say which tree to run: build/compiled where it is up to date, else src
python tools/compile.py --later    build at low priority in the background, if need be
python tools/compile.py --report   write build/report.html: what mypyc could not make fast, line by line

pyproject.toml lists what is compiled; the compiled wheel reads the same list.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from pathspec import PathSpec

ROOT = Path(__file__).resolve().parents[1]
FLAGS = ["-flto=auto", "-fno-semantic-interposition"]  # 4 to 8 % faster; -march=native gains nothing
# All code is in one library; the modules beside it only lead there, and are made as they come.
BUILD = f"""
for module in modules:
    if module.name.endswith("__mypyc"):
        module.extra_compile_args += {FLAGS}
        module.extra_link_args += {FLAGS}
setup(name='vespers', packages=[], ext_modules=modules)
"""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--probe", action="store_true", help="only say whether this machine can compile")
    parser.add_argument("--tree", action="store_true", help="only say which tree to run")
    parser.add_argument("--later", action="store_true", help="build at low priority in the background")
    parser.add_argument("--report", action="store_true", help="write build/report.html")
    asked = parser.parse_args()
    if asked.tree:
        print(quickest(ROOT))
        return 0
    missing = what_is_missing()
    if missing and not asked.report:
        print(f"Not compiled: {missing}. Everything works interpreted, only slower.", file=sys.stderr)
        return 1
    if asked.probe:
        return 0
    if asked.later:
        return build_later(ROOT)
    return report(ROOT) if asked.report else build(ROOT)


def what_is_missing() -> str | None:
    """What a C extension needs and this machine lacks; None when nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler} was not found)"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return None if header.exists() else "the C headers of Python are not installed (Python.h)"


def build(root: Path) -> int:
    """Bring build/compiled up to date."""
    source, out, stamp = root / "src", root / "build" / "compiled", root / "build" / "compiled.stamp"
    modules = compiled_modules(root)
    if not sound(modules):
        return 2
    if up_to_date(root):
        refresh(source, out)
        return 0
    stamp.unlink(missing_ok=True)
    shutil.rmtree(out, ignore_errors=True)
    before = fingerprint(root)  # a source may change while it is compiled
    refresh(source, out)
    start = time.perf_counter()
    status = mypyc(out, [str(m.relative_to(source)) for m in modules], BUILD)
    if status == 0:
        stamp.write_text(before)
        print(f"Compiled {len(modules)} modules in {time.perf_counter() - start:.0f} s.")
    return status


def build_later(root: Path) -> int:
    """Start a build that goes on when this program has ended, unless one is at work or none is needed."""
    at_work, log = root / "build" / "compiling.pid", root / "build" / "compiling.log"
    if up_to_date(root) or is_running(at_work):
        return 0
    at_work.parent.mkdir(exist_ok=True)
    command = ["nice", "-n", "19", sys.executable, str(root / "tools" / "compile.py")]
    with log.open("wb") as file:
        started = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True
        )
    at_work.write_text(str(started.pid))
    started.returncode = 0  # nobody waits for it: Python need not warn that it goes on
    print("Compiling in the background (a few minutes): bots are quicker from the next start.", flush=True)
    return 0


def is_running(pid_file: Path) -> bool:
    """Whether the process whose number is in this file is at work."""
    try:
        os.kill(int(pid_file.read_text()), 0)
    except (OSError, ValueError):
        return False
    return True


def up_to_date(root: Path) -> bool:
    """Whether build/compiled was made from the sources as they are."""
    stamp = root / "build" / "compiled.stamp"
    return stamp.exists() and stamp.read_text() == fingerprint(root)


def quickest(root: Path) -> Path:
    """The tree to run: the compiled one, if it was made from the sources as they are."""
    source, out = root / "src", root / "build" / "compiled"
    if not up_to_date(root):
        return source
    refresh(source, out)
    return out


def report(root: Path) -> int:
    """Write the annotated sources, without running the C compiler."""
    source, page = root / "src", root / "build" / "report.html"
    page.parent.mkdir(exist_ok=True)
    modules = [str(m.relative_to(source)) for m in compiled_modules(root)]
    status = mypyc(source, ["-a", str(page), *modules], "")
    if status == 0:
        print(f"Open {page.relative_to(root)}")
    return status


def compiled_modules(root: Path) -> list[Path]:
    """The modules that pyproject.toml names for mypyc, in a fixed order."""
    settings = hook_settings(root)
    included = PathSpec.from_lines("gitignore", settings["include"])
    excluded = PathSpec.from_lines("gitignore", settings["exclude"])
    found = sorted((root / "src").rglob("*.py"))
    names = [(p, p.relative_to(root).as_posix()) for p in found]
    return [p for p, name in names if included.match_file(name) and not excluded.match_file(name)]


def hook_settings(root: Path) -> dict[str, Any]:
    project = tomllib.loads((root / "pyproject.toml").read_text())
    settings: dict[str, Any] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return settings


def sound(modules: Iterable[Path]) -> bool:
    """No module to compile defines a msgspec struct: mypyc drops the keywords of its class statement."""
    wrong = [(m, names) for m in modules if (names := structs(m.read_text()))]
    for module, names in wrong:
        print(
            f"{module}: {', '.join(names)} cannot be compiled, being msgspec structs. Move them to "
            "messages.py or view.py, or exclude the file under "
            "[tool.hatch.build.targets.wheel.hooks.mypyc] in pyproject.toml.",
            file=sys.stderr,
        )
    return not wrong


def structs(source: str) -> list[str]:
    """The classes of a source that are structs: of base Struct, or with keywords as only structs have."""
    classes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))
    return [
        c.name for c in classes if any(k.arg != "metaclass" for k in c.keywords) or "Struct" in base_names(c)
    ]


def base_names(node: ast.ClassDef) -> Iterator[str]:
    for base in node.bases:
        yield ast.unparse(base).rpartition(".")[2]


def fingerprint(root: Path) -> str:
    """Changes whenever compiling could give another result."""
    digest = hashlib.sha256(f"{sys.version} {FLAGS} {hook_settings(root)}".encode())
    parts = ("bots", "engine", "games")
    around = {p for part in parts for p in (root / "src/vespers" / part).rglob("*.py")}
    for path in sorted(around | set(compiled_modules(root))):
        digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def refresh(source: Path, out: Path) -> None:
    """Make `out` hold what `source` holds, and leave its compiled modules alone."""
    shutil.copytree(source, out, ignore=shutil.ignore_patterns("__pycache__", "*.so"), dirs_exist_ok=True)
    for path in out.rglob("*"):
        kept = path.suffix in {".so", ".pyd"} or "__pycache__" in path.parts or path.is_dir()
        if not kept and not (source / path.relative_to(out)).exists():
            path.unlink()


def mypyc(folder: Path, arguments: list[str], then: str) -> int:
    """Run mypyc in `folder`; in a process of its own, because setuptools insists on the working directory."""
    work = tempfile.mkdtemp(prefix="vespers-")
    options = ["--config-file=", "--strict", "--cache-dir", f"{work}/mypy", *arguments]
    script = (
        "from setuptools import setup; from mypyc.build import mypycify\n"
        f"modules = mypycify({options!r}, target_dir='{work}', **{hook_settings(ROOT)['options']!r})\n{then}"
    )
    command = [
        sys.executable,
        "-c",
        script,
        "--quiet",
        "build_ext",
        "--inplace",
        "--parallel",
        f"{os.cpu_count()}",
    ]
    places = ["--build-lib", f"{work}/lib", "--build-temp", f"{work}/objects"]
    # In place of the interpreter's own flags: its warnings alone double the time of the C compiler.
    env = dict(os.environ, MYPYPATH=str(folder), CFLAGS="-DNDEBUG")
    try:
        return subprocess.run([*command, *places], cwd=folder, env=env).returncode
    finally:
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
