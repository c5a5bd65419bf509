"""`vespers campaign`: linked matches of a game, one after the other, kept in one file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape

from vespers.cli.common import (
    chosen_options,
    fail,
    game_argument,
    language_option,
    read_bytes,
    set_up_options,
)
from vespers.cli.play import names_of, seats_of
from vespers.cli.terminal import PERSON, Terminal
from vespers.engine import record
from vespers.engine.campaign import Kept, Saga
from vespers.engine.dealer import SeededDealer
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.games import find_game, game_names
from vespers.texts import Say


@click.command()
@game_argument
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--players", type=int, help="How many seats in a new campaign; the others are bots (default: the fewest)."
)
@click.option("--seats", metavar="LIST", help="Who sits where, e.g. person,greedy (each time anew).")
@click.option("--names", metavar="LIST", help="What the players of a new campaign are called, e.g. Ann,Ben.")
@click.option("--show", is_flag=True, help="Only show the story and the results so far.")
@set_up_options
@language_option
def campaign(
    game: Game[Any],
    file: Path,
    players: int | None,
    seats: str | None,
    names: str | None,
    show: bool,
    packs: tuple[Path, ...],
    settings: tuple[str, ...],
    language: str,
) -> None:
    """Play a campaign of GAME: the next match of the one kept in FILE, or the first of a new one.

    A match that was left goes on where it stopped; it is kept beside FILE.
    """
    saga = saga_of(game, language)
    listed = seats_of(game, seats, players)
    if file.exists():
        kept = saga.read(read_bytes(file, record.LARGEST))
        if seats is None:
            listed = [PERSON, *["apprentice"] * (len(kept.players) - 1)]
    else:
        usual = f"packs={','.join(saga.usual.packs)}"
        chosen = chosen_options(game, packs, (usual, *settings))
        kept = saga.begin(names_of(listed, names, Say(language)), chosen)
    say = Say(language, game, kept.options, kept.players)
    if len(listed) != len(kept.players):
        fail(say("cli-seats-differ", seats=len(kept.players), listed=len(listed)))
    tell_story(saga, kept, say)
    if not show and not saga.over(kept):
        play_next(file, game, saga, kept, listed, say)


def saga_of(game: Game[Any], language: str) -> Saga[Any]:
    """How the game links its matches; not every game does."""
    if game.campaign is None:
        found = [name for name in game_names() if find_game(name).campaign is not None]
        fail(Say(language)("cli-no-campaign", game=game.name, games=", ".join(found)))
    return game.campaign


def tell_story(saga: Saga[Any], kept: Kept, say: Say) -> None:
    """The page of story and results."""
    console = Console(highlight=False)
    for line in saga.story(kept).lines():
        console.print(escape(say.text(line)))


def play_next(file: Path, game: Game[Any], saga: Saga[Any], kept: Kept, listed: list[str], say: Say) -> None:
    """One match; if it is played to its end, the campaign goes on from there."""
    path = file.with_name(f"{file.stem}-{saga.part}-{saga.played(kept) + 1}.jsonl")
    match = match_of(path, game, saga, kept)
    file.write_bytes(saga.write(kept))
    Terminal(match, listed, kept.players, say.language, path, random.SystemRandom().getrandbits(48)).run()
    if match.outcome() is not None:
        kept = saga.enter(kept, match)
        file.write_bytes(saga.write(kept))
        tell_story(saga, kept, say)


def match_of(path: Path, game: Game[Any], saga: Saga[Any], kept: Kept) -> Match[Any]:
    """The next match, new or taken up again."""
    if path.exists():
        match = record.read(read_bytes(path, record.LARGEST), find_game)
        match.dealer = SeededDealer()  # another seed: nothing was promised of it
        return match
    return Match(game, len(kept.players), saga.options(kept), SeededDealer())
