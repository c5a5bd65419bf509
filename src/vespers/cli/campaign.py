"""`vespers campaign`: linked matches of a game, one after the other, kept in one file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click

from vespers.cli.common import (
    Screen,
    check_folder,
    chosen_options,
    fail,
    game_argument,
    language_option,
    refuse_given,
    set_up_options,
    tell,
)
from vespers.cli.keeping import Keeper
from vespers.cli.play import names_of, resumed, seats_again, seats_of, seats_words, unpromised
from vespers.cli.terminal import Terminal
from vespers.engine import record
from vespers.engine.campaign import Kept, Saga
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import BadRecord
from vespers.engine.files import read_bytes, write_whole
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
@click.option("--seats", metavar="LIST", help="Who sits where, e.g. person,greedy (each time).")
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
    saga, say = saga_of(game, language), Say(language, game)
    if file.exists():
        given = {"--players": players, "--names": names, "--pack": packs, "--option": settings}
        refuse_given(given, file, say)
        kept = read_or_fail(saga, file, language)
        needed = seats is not None or not (show or saga.over(kept))
        listed = seats_again(seats, kept.players, file, say) if needed else []
    else:
        listed = seats_of(game, seats, players, say)
        usual = f"packs={','.join(saga.usual.packs)}"
        chosen = chosen_options(game, packs, (usual, *settings))
        kept = saga.begin(names_of(listed, names, say), chosen)
        check_new(file, saga, kept, say)
    say = Say(language, game, kept.options, kept.players)
    tell_story(saga, kept, say)
    if not show and not saga.over(kept):
        play_next(file, game, saga, kept, listed, say)


def read_or_fail(saga: Saga[Any], file: Path, language: str) -> Kept:
    """The campaign in the file; a bad one ends the command with its name and the reason."""
    try:
        kept: Kept = saga.read(read_bytes(file, record.LARGEST))
    except BadRecord as error:
        fail(f"{file}: {tell(error, language)}", code=1)
    return kept


def check_new(file: Path, saga: Saga[Any], kept: Kept, say: Say) -> None:
    """A new campaign has a folder to lie in, and no match of an older one waits there for it."""
    check_folder(file, say)
    match_file = next_file(file, saga, kept)
    if match_file.exists():
        fail(say("cli-campaign-old-match", file=str(file), match=str(match_file)))


def saga_of(game: Game[Any], language: str) -> Saga[Any]:
    """How the game links its matches; not every game does."""
    if game.campaign is None:
        found = [name for name in game_names() if find_game(name).campaign is not None]
        fail(Say(language)("cli-no-campaign", game=game.name, games=", ".join(found)))
    return game.campaign


def tell_story(saga: Saga[Any], kept: Kept, say: Say) -> None:
    """The page of story and results."""
    console = Screen()
    for line in saga.story(kept).lines():
        console.print(say.text(line), markup=False)


def next_file(file: Path, saga: Saga[Any], kept: Kept) -> Path:
    """Where the next match is kept."""
    return file.with_name(f"{file.stem}-{saga.part}-{saga.played(kept) + 1}.jsonl")


def play_next(file: Path, game: Game[Any], saga: Saga[Any], kept: Kept, listed: list[str], say: Say) -> None:
    """One match; if it is played to its end, the campaign goes on from there."""
    path = next_file(file, saga, kept)
    match = match_of(path, game, saga, kept, say)
    write_whole(file, saga.write(kept))

    def again(saved: Path) -> list[str]:
        return ["vespers", "campaign", game.name, str(file), *seats_words(listed)]

    keeper = Keeper(match, kept.players, path, again)
    Terminal(match, listed, keeper, say.language, random.SystemRandom().getrandbits(48)).run()
    if match.outcome() is not None:
        kept = saga.enter(kept, match)
        write_whole(file, saga.write(kept))
        tell_story(saga, kept, say)


def match_of(path: Path, game: Game[Any], saga: Saga[Any], kept: Kept, say: Say) -> Match[Any]:
    """The next match, new or taken up again."""
    options = saga.options(kept)
    if not path.exists():
        return Match(game, len(kept.players), options, SeededDealer())
    match, head = resumed(game, path, say.language)
    if head.players != kept.players or match.options != options:
        fail(say("cli-campaign-other-match", match=str(path), number=saga.played(kept) + 1))
    if match.outcome() is None:
        match.dealer = unpromised()
    return match
