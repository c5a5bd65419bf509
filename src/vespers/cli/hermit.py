"""`vespers hermit`: the campaign of Hermit Brewer, night after night, in one file."""

from __future__ import annotations

import random
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from vespers.cli.common import chosen_options, language_option, read_bytes, set_up_options
from vespers.cli.play import names_of
from vespers.cli.terminal import PERSON, Terminal
from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.games import find_game
from vespers.games.brewers import GAME
from vespers.games.brewers.campaign import Campaign, after, begin, options, over, page, read, write
from vespers.games.brewers.state import Brewers
from vespers.texts import Say


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--name", help="What the player of a new campaign is called.")
@click.option("--bot", help="Let a bot play the night, e.g. greedy.")
@click.option("--show", is_flag=True, help="Only show the nights so far.")
@set_up_options
@language_option
def hermit(
    file: Path,
    name: str | None,
    bot: str | None,
    show: bool,
    packs: tuple[Path, ...],
    settings: tuple[str, ...],
    language: str,
) -> None:
    """Play the hermit's nights of Moonlight Brewers: the next night of the campaign in FILE, or a new one.

    A night that was left goes on where it stopped; its game is kept beside FILE.
    """
    seat = bot or PERSON
    if file.exists():
        campaign = read(read_bytes(file, record.LARGEST))
    else:
        chosen = chosen_options(GAME, packs, ("packs=base,hermit", *settings))
        campaign = begin(names_of([seat], name, Say(language)), chosen)
    say = Say(language, GAME, campaign.options, campaign.players)
    tell_page(campaign, say)
    if not show and not over(campaign):
        play_night(file, campaign, seat, language, say)


def tell_page(campaign: Campaign, say: Say) -> None:
    """Every night so far."""
    console = Console(highlight=False)
    for line in page(campaign):
        console.print(escape(say.text(line)))


def play_night(file: Path, campaign: Campaign, seat: str, language: str, say: Say) -> None:
    """One night; if it is played to its end, the campaign goes on from there."""
    path = file.with_name(f"{file.stem}-night-{len(campaign.nights) + 1}.jsonl")
    match = match_of(path, campaign)
    file.write_bytes(write(campaign))
    Terminal(match, [seat], campaign.players, language, path, random.SystemRandom().getrandbits(48)).run()
    if match.outcome() is not None:
        campaign = after(campaign, match.state)
        file.write_bytes(write(campaign))
        tell_page(campaign, say)


def match_of(path: Path, campaign: Campaign) -> Match[Brewers]:
    """The next night's game, new or taken up again."""
    if path.exists():
        match: Match[Brewers] = record.read(read_bytes(path, record.LARGEST), find_game)
        match.dealer = SeededDealer()  # another seed: nothing was promised of it
        return match
    return Match(GAME, 1, options(campaign), SeededDealer())
