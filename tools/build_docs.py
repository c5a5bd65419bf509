"""Builds the documentation site into build/site: `python tools/build_docs.py [FOLDER]`.

The pages keep their places in the repository, so that their links to each other stay true: README.md is the
first page, then come `docs/`, the rules of every game in every language, and how the project works.
"""

from __future__ import annotations

import logging
import re
import shutil
import sys
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config

from vespers.table.rules_markdown import game_of, rules_page

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
LISTED = re.compile(r"(?m)^(?![-*>|#\s]|\d+\. )(.+)\n(?=- )")  # a list right under a paragraph


def main(arguments: list[str]) -> int:
    logging.basicConfig(format="%(levelname)s: %(message)s")
    target = Path(arguments[0]).resolve() if arguments else ROOT / "build" / "site"
    pages = ROOT / "build" / "docs"
    shutil.rmtree(pages, ignore_errors=True)
    for path in collected():
        put(path, pages / path.relative_to(ROOT))
    build(load_config(str(ROOT / "mkdocs.yml"), docs_dir=str(pages), site_dir=str(target), nav=navigation()))
    print(f"The site: {target / 'index.html'}")
    return 0


def collected() -> set[Path]:
    """All pages, and every file that one of them links to."""
    pages = {ROOT / name for name in listed(navigation())}
    links = {(page.parent / link).resolve() for page in pages for link in links_of(page)}
    return pages | {path for path in links if path.is_file() and path.is_relative_to(ROOT)}


def links_of(page: Path) -> list[str]:
    return LINK.findall(page.read_text("utf-8"))


def put(path: Path, target: Path) -> None:
    """A file at its place. In pages, lists get the blank line above them that Python-Markdown needs."""
    target.parent.mkdir(parents=True, exist_ok=True)
    game = game_of(path)
    if path.suffix == ".md":
        text = path.read_text("utf-8") if game is None else rules_page(game, path, target)
        target.write_text(LISTED.sub(r"\1\n\n", text), "utf-8")
    else:
        shutil.copyfile(path, target)


def navigation() -> list[Any]:
    """The tree of pages; each is called what its first heading says."""
    games = sorted(path.parent for path in ROOT.glob("src/vespers/games/*/RULES.md"))
    return [
        {"Vespers": "README.md"},
        {"Guides": found("docs/*.md")},
        {"Rules": [{title(game / "RULES.md"): languages(game)} for game in games]},
        {"Environments": found("docs/rl/*.md")},
        {"Studies": found("docs/studies/*.md")},
        {"Project": ["CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]},
    ]


def found(pattern: str) -> list[str]:
    """Pages by their places, the overview of a folder first."""
    paths = sorted(ROOT.glob(pattern), key=lambda path: (path.name != "README.md", path.name))
    return [path.relative_to(ROOT).as_posix() for path in paths]


def languages(game: Path) -> list[dict[str, str]]:
    names = {"RULES.md": "English", "RULES.fr.md": "Français", "RULES.es.md": "Español"}
    return [{names[name]: (game / name).relative_to(ROOT).as_posix()} for name in names]


def title(page: Path) -> str:
    return page.read_text("utf-8").partition("\n")[0].removeprefix("# ")


def listed(tree: Any) -> list[str]:
    """Every page of a tree."""
    if isinstance(tree, str):
        return [tree]
    branches = tree.values() if isinstance(tree, dict) else tree
    return [page for branch in branches for page in listed(branch)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
