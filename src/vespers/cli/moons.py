"""`vespers moons`: the campaign of Triple Fermentation, moon after moon, in one file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape

from vespers.cli.common import chosen_options, fail, language_option, read_bytes, set_up_options
from vespers.cli.play import names_of, seats_of
from vespers.cli.terminal import PERSON, Terminal
from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.games import find_game
from vespers.games.fermentation import GAME
from vespers.games.fermentation.campaign import Campaign, after, begin, options, over, page, read, write
from vespers.texts import Say


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--players", type=int, help="How many seats in a new campaign; the others are bots (default: 1)."
)
@click.option("--seats", metavar="LIST", help="Who sits where, e.g. person,greedy (each time anew).")
@click.option("--names", metavar="LIST", help="What the players of a new campaign are called, e.g. Ann,Ben.")
@click.option("--show", is_flag=True, help="Only show the story and the results so far.")
@set_up_options
@language_option
def moons(
    file: Path,
    players: int | None,
    seats: str | None,
    names: str | None,
    show: bool,
    packs: tuple[Path, ...],
    settings: tuple[str, ...],
    language: str,
) -> None:
    """Play the 13 Moons of Loublonc: the next moon of the campaign kept in FILE, or a new campaign.

    A moon that was left goes on where it stopped; its game is kept beside FILE.
    """
    listed = seats_of(GAME, seats, players)
    if file.exists():
        campaign = read(read_bytes(file, record.LARGEST))
        if seats is None:
            listed = [PERSON, *["greedy"] * (len(campaign.players) - 1)]
    else:
        chosen = chosen_options(GAME, packs, ("packs=base,thirteen-moons", *settings))
        campaign = begin(names_of(listed, names, Say(language)), chosen)
    say = Say(language, GAME, campaign.options, campaign.players)
    if len(listed) != len(campaign.players):
        fail(say("cli-seats-differ", seats=len(campaign.players), listed=len(listed)))
    tell_page(campaign, say)
    if not show and not over(campaign):
        play_moon(file, campaign, listed, language, say)


def tell_page(campaign: Campaign, say: Say) -> None:
    """The page of story and results."""
    console = Console(highlight=False)
    for line in page(campaign):
        console.print(escape(say.text(line)))


def play_moon(file: Path, campaign: Campaign, listed: list[str], language: str, say: Say) -> None:
    """One moon; if it is played to its end, the campaign goes on from there."""
    path = file.with_name(f"{file.stem}-moon-{len(campaign.results) + 1}.jsonl")
    match = match_of(path, campaign)
    file.write_bytes(write(campaign))
    Terminal(match, listed, campaign.players, language, path, random.SystemRandom().getrandbits(48)).run()
    if match.outcome() is not None:
        campaign = after(campaign, match.state)
        file.write_bytes(write(campaign))
        tell_page(campaign, say)


def match_of(path: Path, campaign: Campaign) -> Match[Any]:
    """The next moon's game, new or taken up again."""
    if path.exists():
        match = record.read(read_bytes(path, record.LARGEST), find_game)
        match.dealer = SeededDealer()  # another seed: nothing was promised of it
        return match
    return Match(GAME, len(campaign.players), options(campaign), SeededDealer())
