"""Puts no-break spaces into all texts and rules, so that their authors can type ordinary ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from vespers.texts import FOLDER, LANGUAGES
from vespers.texts.spaces import tied

GAMES = FOLDER.parent / "games"


def files() -> Iterator[tuple[str, Path]]:
    """Every file of texts or rules with its language."""
    for language in LANGUAGES:
        rules = "RULES.md" if language == "en" else f"RULES.{language}.md"
        yield from ((language, path) for path in sorted(FOLDER.glob(f"{language}/*.ftl")))
        yield from ((language, path) for path in sorted(GAMES.glob(f"*/*/{language}.ftl")))
        yield from ((language, path) for path in sorted(GAMES.glob(f"*/{rules}")))


def main() -> None:
    for language, path in files():
        text = path.read_text("utf-8")
        if (better := tied(language, text)) != text:
            path.write_text(better, "utf-8")
            print(path)


if __name__ == "__main__":
    main()
