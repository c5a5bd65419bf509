"""RULES as pages of the documentation site: positions drawn as pictures, the tables of the box at the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vespers.engine.box_tables import BoxTable
from vespers.engine.game import Game
from vespers.games import our_games
from vespers.table.board_svg import svg
from vespers.table.position_drawing import drawing
from vespers.texts import Say
from vespers.texts.positions import BLOCK
from vespers.texts.rulebook import COMMENT
from vespers.texts.rules_in_force import markdown

LANGUAGE = {"RULES.md": "en", "RULES.fr.md": "fr", "RULES.es.md": "es"}


def game_of(page: Path) -> Game[Any] | None:
    """The game whose RULES this is."""
    games = {game.folder: game for game in our_games()}
    return games.get(page.parent.resolve()) if page.name in LANGUAGE else None


def rules_page(game: Game[Any], page: Path, target: Path) -> str:
    """The text of the page; its pictures are written beside the target."""
    language = LANGUAGE[page.name]
    folder = target.parent / "positions"
    folder.mkdir(parents=True, exist_ok=True)

    def drawn(name: str) -> str:
        links = []
        for number, picture in enumerate(svg(game, drawing(game, name), language), 1):
            file = folder / f"{name}-{number}.{language}.svg"
            file.write_text(picture, "utf-8")
            links.append(f"![{name}](positions/{file.name})")
        return "\n\n".join(links)

    source = COMMENT.sub("", page.read_text("utf-8"))
    text = BLOCK.sub(lambda block: drawn(block["name"]), source)
    return "\n".join([text, *tables(game, language)])


def tables(game: Game[Any], language: str) -> Iterator[str]:
    """What the box holds, as tables of Markdown."""
    say, face = Say(language, game, game.settings()), game.face("tables")
    if face is None:
        return
    yield f"## {say('table-rules-box')}\n"
    for table in face.tables(game.settings()):
        yield from one_table(table, say)
    yield f"◇ {say('table-origin-about-reconstructed')}\n"


def one_table(table: BoxTable, say: Say) -> Iterator[str]:
    yield f"### {say.text(table.title)}\n"
    yield from markdown(table, say)
    yield ""
