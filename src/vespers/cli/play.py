"""`vespers play`: a game in the terminal, people and bots in any mix."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click

from vespers.bots import BOTS
from vespers.cli.common import chosen_options, fail, game_argument, language_option, set_up_options, tell
from vespers.cli.records import load
from vespers.cli.terminal import PERSON, Terminal
from vespers.engine.dealer import HumanDealer, ScriptedDealer, SeededDealer, commitment
from vespers.engine.errors import BadRecord
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.engine.record import Head
from vespers.texts import Say


def seats_of(game: Game[Any], seats: str | None, players: int | None) -> list[str]:
    """Who sits where: a person against apprentices, unless told otherwise."""
    if seats is None:
        many = game.players[0] if players is None else players
        listed = [PERSON, *["apprentice"] * (many - 1)]
    else:
        listed = [name.strip() for name in seats.split(",")]
    for name in listed:
        if name != PERSON and name not in BOTS:
            known = ", ".join([PERSON, *BOTS])
            raise click.BadParameter(f"{name!r} cannot sit down; known are: {known}.", param_hint="--seats")
    return listed


def names_of(seats: list[str], names: str | None, say: Say) -> tuple[str, ...]:
    """A name for each seat: those given, then “Player 2”, “Apprentice 2 (bot)”."""
    given = [name.strip() for name in names.split(",")] if names else []
    found = []
    for seat, kind in enumerate(seats):
        default = (
            say.player(seat)
            if kind == PERSON
            else say("cli-bot-name", bot=say(f"bot-{kind}"), number=seat + 1)
        )
        found.append(given[seat] if seat < len(given) and given[seat] else default)
    return tuple(found)


def bot_name(say: Say, kind: str, seat: int) -> str:
    return say("cli-bot-name", bot=say(f"bot-{kind}"), number=seat + 1)


@click.command()
@game_argument
@click.option(
    "--players", type=int, help="How many seats; the others are bots (default: the fewest possible)."
)
@click.option("--seats", metavar="LIST", help="Who sits where, e.g. person,brother or person,person.")
@click.option("--names", metavar="LIST", help="What the players are called, e.g. Ann,Ben.")
@click.option("--seed", help="Deal from this seed (default: a secret one).")
@click.option(
    "--dealer", type=click.Choice(["seed", "human"]), default="seed", help="human: type in real draws."
)
@click.option("--record", "path", type=click.Path(path_type=Path, dir_okay=False), help="Save the game here.")
@click.option(
    "--resume", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="Go on from a record."
)
@set_up_options
@language_option
def play(
    game: Game[Any],
    players: int | None,
    seats: str | None,
    names: str | None,
    seed: str | None,
    dealer: str,
    path: Path | None,
    resume: Path | None,
    packs: tuple[Path, ...],
    settings: tuple[str, ...],
    language: str,
) -> None:
    """Play GAME here in the terminal: you against bots, or several people around one screen.

    Type the number of an option, or words of it ("3 b4"). Something that is not allowed is answered with the
    reason and the rule. Type ? for more.
    """
    say = Say(language, game)
    listed, published = seats_of(game, seats, players), ""
    if resume is not None:
        match, head = resumed(game, resume, language)
        players_named, published = head.players, head.commitment
        if seats is None:
            listed = [PERSON, *["apprentice"] * (match.seats - 1)]
    else:
        players_named = names_of(listed, names, say)
        why = game.why_not_seats(len(listed))
        if why is not None:
            fail(say.why(why))
        match = Match(game, len(listed), chosen_options(game, packs, settings))
    if len(listed) != match.seats:
        fail(say("cli-seats-differ", seats=match.seats, listed=len(listed)))
    terminal = Terminal(
        match, listed, players_named, language, path or resume, random.SystemRandom().getrandbits(48)
    )
    if dealer == "human":
        match.dealer = HumanDealer(terminal.ask_draw)
    elif resume is not None and (seed is None or commitment(seed) != published):
        match.dealer = ScriptedDealer(
            [], after=SeededDealer(seed)
        )  # another seed: nothing was promised of it
    else:
        match.dealer = SeededDealer(seed)
    terminal.run()


def resumed(game: Game[Any], path: Path, language: str) -> tuple[Match[Any], Head]:
    """The match of a record that goes on."""
    try:
        match, head = load(path)
    except BadRecord as error:
        fail(f"{path}: {tell(error, language)}", code=1)
    if match.game.name != game.name:
        fail(Say(language)("cli-other-game", file=str(path), game=match.game.name))
    return match, head
