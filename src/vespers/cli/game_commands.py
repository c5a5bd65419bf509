"""`vespers games` and `vespers rules`: what can be played, and how."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.table import Table

from vespers.cli.common import (
    Screen,
    chosen_settings,
    error_text,
    fail,
    game_argument,
    language_option,
    set_up_options,
)
from vespers.cli.rules_text import print_rules, print_tables, tables_of
from vespers.engine.game import Game
from vespers.games import broken_games, find_game, game_names
from vespers.texts import Say
from vespers.texts.rulebook import Chapter, Rulebook, Section
from vespers.texts.rulings_text import with_rulings

BOX = "box"  # in place of a section: the tables of the box


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
        Screen(soft_wrap=True, stderr=True).print(error_text(broken, language), markup=False)
    if as_json:
        rows = [
            {
                "name": game.name,
                "title": say(f"{game.name}-title"),
                "blurb": say(f"{game.name}-blurb"),
                "players": [game.players[0], game.players[-1]],
                "version": game.version,
                "actions": len(game.codebook),
                "packs": game.packs(),
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
@set_up_options
@language_option
def rules(
    game: Game[Any], section: str | None, packs: tuple[Path, ...], given: tuple[str, ...], language: str
) -> None:
    """Read the rules of GAME: all of them, a chapter (2), a section (2.4), or what is in the `box`.

    Numbers and answers are those of the packs and rulings that you name.
    """
    settings = chosen_settings(game, packs, given)
    console, say = Screen(), Say(language, game, settings)
    book = with_rulings(game, settings, say)
    if not book.chapters:
        fail(say("cli-no-rules", game=game.name))
    if section is None:
        print_rules(console, f"# {book.title}\n\n{book.preface}", game, language)
        for chapter in book.chapters:
            print_rules(console, chapter_text(chapter, say), game, language)
    if section is None or section == BOX:
        print_tables(console, tables_of(game, settings), say)
    else:
        print_part(console, book, section, game, say)


def print_part(console: Screen, book: Rulebook, section: str, game: Game[Any], say: Say) -> None:
    """One section or one chapter."""
    one, whole = book.section(section), book.chapter(section)
    if one is not None:
        print_rules(console, section_text(one, say), game, say.language)
    elif whole is not None:
        print_rules(console, chapter_text(whole, say), game, say.language)
    else:
        numbers = ", ".join(s.number for chapter in book.chapters for s in chapter.sections)
        fail(say("cli-no-section", section=section, sections=f"{numbers}, {BOX}"))


def chapter_text(chapter: Chapter, say: Say) -> str:
    """A chapter as Markdown again."""
    sections = [section_text(section, say) for section in chapter.sections]
    return "\n\n".join([f"## {chapter.number}. {chapter.title}", chapter.intro, *sections])


def section_text(section: Section, say: Say) -> str:
    """A section as Markdown again, with its origin."""
    origin = say(f"table-origin-{section.origin}")
    return f"### §{section.number} {section.title} · *{origin}*\n\n{section.body}"
