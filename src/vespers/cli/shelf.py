"""`vespers games` and `vespers rules`: what can be played, and how."""

from __future__ import annotations

import sys
from typing import Any

import click
import msgspec
from rich.markdown import Markdown
from rich.table import Table

from vespers.cli.common import Screen, fail, game_argument, language_option, tell
from vespers.engine.game import Game
from vespers.games import broken_games, find_game, game_names
from vespers.texts import Say
from vespers.texts.rulebook import Chapter, Section, rulebook


def players_of(game: Game[Any]) -> str:
    low, high = game.players[0], game.players[-1]
    return str(low) if low == high else f"{low}–{high}"


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
@language_option
def games(as_json: bool, language: str) -> None:
    """List the games: name, players, what they are about."""
    say = Say(language)
    found = [find_game(name) for name in game_names()]
    for broken in broken_games():
        Screen(soft_wrap=True, stderr=True).print(tell(broken, language), markup=False)
    if as_json:
        rows = [
            {
                "name": game.name,
                "title": say(f"{game.name}-title"),
                "blurb": say(f"{game.name}-blurb"),
                "players": [game.players[0], game.players[-1]],
                "version": game.version,
                "actions": len(game.codebook),
                "packs": sorted(path.stem for path in (game.folder / "packs").glob("*.toml")),
            }
            for game in found
        ]
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(rows), indent=2).decode() + "\n")
        return
    table = Table(box=None, padding=(0, 2, 1, 0), show_header=False)
    for game in found:
        about = f"[bold]{say(f'{game.name}-title')}[/bold]\n{say(f'{game.name}-blurb')}"
        table.add_row(f"[bold cyan]{game.name}[/]", players_of(game), about)
    Screen().print(table)


@click.command()
@game_argument
@click.argument("section", required=False)
@language_option
def rules(game: Game[Any], section: str | None, language: str) -> None:
    """Read the rules of GAME: all of them, a chapter (2), or a section (2.4)."""
    book = rulebook(game.folder, language)
    console = Screen()
    if section is None:
        console.print(Markdown(f"# {book.title}\n\n{book.preface}"))
        for chapter in book.chapters:
            console.print(Markdown(chapter_text(chapter)))
        return
    one, whole = book.section(section), book.chapter(section)
    if one is not None:
        console.print(Markdown(section_text(one)))
    elif whole is not None:
        console.print(Markdown(chapter_text(whole)))
    else:
        numbers = ", ".join(s.number for chapter in book.chapters for s in chapter.sections)
        fail(Say(language)("cli-no-section", section=section, sections=numbers))


def chapter_text(chapter: Chapter) -> str:
    """A chapter as Markdown again."""
    return "\n\n".join([f"## {chapter.number}. {chapter.title}", *map(section_text, chapter.sections)])


def section_text(section: Section) -> str:
    """A section as Markdown again, with its origin."""
    return f"### §{section.number} {section.title} · *{section.origin}*\n\n{section.body}"
