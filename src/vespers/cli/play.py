"""`vespers play`: a game in the terminal, people and bots in any mix."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click

from vespers.bots import BOTS
from vespers.cli.common import (
    check_folder,
    chosen_options,
    fail,
    game_argument,
    language_option,
    refuse_given,
    set_up_options,
)
from vespers.cli.keeping import Keeper
from vespers.cli.records import load_or_fail
from vespers.cli.terminal import PERSON, Terminal
from vespers.engine.dealer import Dealer, HumanDealer, ScriptedDealer, SeededDealer, commitment
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.engine.record import Head
from vespers.texts import Say


def seats_of(game: Game[Any], seats: str | None, players: int | None, say: Say) -> list[str]:
    """Who sits where: a person against apprentices, unless told otherwise."""
    if seats is None:
        many = game.players[0] if players is None else players
        listed = [PERSON, *["apprentice"] * (many - 1)]
    else:
        listed = listed_seats(seats)
        many = len(listed)
        if players is not None and players != many:
            fail(say("cli-players-differ", players=players, listed=many))
    why = game.why_not_seats(many)
    if why is not None:
        fail(say.why(why))
    return listed


def listed_seats(seats: str) -> list[str]:
    """The words of `--seats`."""
    listed = [name.strip() for name in seats.split(",")]
    for name in listed:
        if name != PERSON and name not in BOTS:
            known = ", ".join([PERSON, *BOTS])
            raise click.BadParameter(f"{name!r} cannot sit down; known are: {known}.", param_hint="--seats")
    return listed


def seats_again(seats: str | None, players: tuple[str, ...], file: Path, say: Say) -> list[str]:
    """Who sits where in a match that goes on: no record says who is a person, but alone it is plain."""
    if seats is None and len(players) > 1:
        example = ",".join([PERSON, *["apprentice"] * (len(players) - 1)])
        fail(say("cli-who-sits", file=str(file), players=", ".join(players), example=example))
    listed = [PERSON] if seats is None else listed_seats(seats)
    if len(listed) != len(players):
        fail(say("cli-seats-differ", seats=len(players), listed=len(listed)))
    return listed


def seats_words(listed: list[str]) -> list[str]:
    """`--seats …`, where it is needed to go on."""
    return [] if listed == [PERSON] else ["--seats", ",".join(listed)]


def names_of(seats: list[str], names: str | None, say: Say) -> tuple[str, ...]:
    """A name for each seat: those given, then “Player 2”, “Apprentice 2 (bot)”."""
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > len(seats):
        fail(say("cli-names-differ", names=len(given), seats=len(seats)))
    found = []
    for seat, kind in enumerate(seats):
        default = (
            say.player(seat)
            if kind == PERSON
            else say("cli-bot-name", bot=say(f"bot-{kind}"), number=seat + 1)
        )
        found.append(given[seat] if seat < len(given) and given[seat] else default)
    return tuple(found)


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
    "--resume",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Go on from a record; with --seats.",
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
    say, published = Say(language, game), ""
    check_files(path, resume, say)
    if dealer == "human" and seed is not None:
        fail(say("cli-seed-human"))
    if resume is not None:
        given = {"--players": players, "--names": names, "--pack": packs, "--option": settings}
        refuse_given(given, resume, say)
        match, head = resumed(game, resume, language)
        listed = seats_again(seats, head.players, resume, say)
        players_named, published = head.players, head.commitment
    else:
        listed = seats_of(game, seats, players, say)
        players_named = names_of(listed, names, say)
        match = Match(game, len(listed), chosen_options(game, packs, settings))

    def again(saved: Path) -> list[str]:
        real = ["--dealer", "human"] if dealer == "human" else []
        return ["vespers", "play", game.name, "--resume", str(saved), *seats_words(listed), *real]

    keeper = Keeper(match, players_named, path or resume, again)
    terminal = Terminal(match, listed, keeper, language, random.SystemRandom().getrandbits(48))
    if dealer == "human":
        match.dealer = HumanDealer(terminal.ask_draw)
    elif resume is not None and (seed is None or commitment(seed) != published):
        match.dealer = unpromised(seed)
    else:
        match.dealer = SeededDealer(seed)
    terminal.run()


def check_files(path: Path | None, resume: Path | None, say: Say) -> None:
    """A record has a folder to lie in, and nothing else is written over."""
    if path is None:
        return
    check_folder(path, say)
    if path.exists() and (resume is None or not path.samefile(resume)):
        fail(say("cli-exists", file=str(path)))


def unpromised(seed: str | None = None) -> Dealer:
    """For a match that goes on with another seed: its record promises nothing of the draws."""
    return ScriptedDealer([], after=SeededDealer(seed))


def resumed(game: Game[Any], path: Path, language: str) -> tuple[Match[Any], Head]:
    """The match of a record that goes on."""
    match, head = load_or_fail(path, language)
    if match.game.name != game.name:
        fail(Say(language)("cli-other-game", file=str(path), game=match.game.name, expected=game.name))
    return match, head
