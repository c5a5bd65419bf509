"""`vespers play`: a game in the terminal, people and bots in any mix."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click

from vespers.cli.autosave import Keeper
from vespers.cli.coached_terminal import CoachedTerminal
from vespers.cli.common import (
    check_folder,
    chosen_settings,
    fail,
    game_argument,
    language_option,
    refuse_given,
    set_up_options,
)
from vespers.cli.record_commands import load_or_fail
from vespers.cli.reporting import bot_title, check_bot
from vespers.cli.terminal import PERSON, Terminal
from vespers.engine.dealer import Dealer, HumanDealer, ScriptedDealer, SeededDealer, commitment
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.engine.record import Head
from vespers.texts import Say


def seats_of(game: Game[Any], seats: str | None, players: int | None, say: Say) -> list[str]:
    """The player of each seat: by default a person against apprentices."""
    listed = None if seats is None else listed_seats(seats, say)
    if listed is not None and players is not None and players != len(listed):
        fail(say("cli-players-differ", players=players, listed=len(listed)))
    many = len(listed) if listed is not None else game.players[0] if players is None else players
    why = game.why_not_seats(many)  # before they are listed: there may be a thousand millions
    if why is not None:
        fail(say.why(why))
    return [PERSON, *["apprentice"] * (many - 1)] if listed is None else listed


def listed_seats(seats: str, say: Say) -> list[str]:
    """The values of `--seats`."""
    listed = [name.strip() for name in seats.split(",")]
    for name in listed:
        if name != PERSON:
            check_bot(name, "--seats", say)
    return listed


def seats_again(seats: str | None, players: tuple[str, ...], file: Path, say: Say) -> list[str]:
    """The players of a resumed match: a record does not say who is a person, except for a single player."""
    if seats is None and len(players) > 1:
        example = ",".join([PERSON, *["apprentice"] * (len(players) - 1)])
        fail(say("cli-who-sits", file=str(file), players=", ".join(players), example=example))
    listed = [PERSON] if seats is None else listed_seats(seats, say)
    if len(listed) != len(players):
        fail(say("cli-seats-differ", seats=len(players), listed=len(listed)))
    return listed


def seats_words(listed: list[str]) -> list[str]:
    """`--seats …`, if it is needed to resume."""
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
            else say("cli-bot-name", bot=bot_title(kind, say), number=seat + 1)
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
@click.option("--coach", is_flag=True, help="One person against bots: a coach speaks when it matters.")
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
    coach: bool,
    packs: tuple[Path, ...],
    given: tuple[str, ...],
    language: str,
) -> None:
    """Play GAME here in the terminal: you against bots, or several people around one screen.

    Type the number of an option, or words of it ("3 b4"). An illegal move is answered with the
    reason and the rule. Type ? for more.
    """
    say, published = Say(language, game), ""
    check_files(path, resume, say)
    if dealer == "human" and seed is not None:
        fail(say("cli-seed-human"))
    if resume is not None:
        command_line = {"--players": players, "--names": names, "--pack": packs, "--option": given}
        refuse_given(command_line, resume, say)
        match, head = resumed(game, resume, language)
        listed = seats_again(seats, head.players, resume, say)
        players_named, published = head.players, head.commitment
    else:
        listed = seats_of(game, seats, players, say)
        players_named = names_of(listed, names, say)
        match = Match(game, len(listed), chosen_settings(game, packs, given))

    def again(saved: Path) -> list[str]:
        real = ["--dealer", "human"] if dealer == "human" else []
        coached = ["--coach"] if coach else []
        return ["vespers", "play", game.name, "--resume", str(saved), *seats_words(listed), *real, *coached]

    if coach and listed.count(PERSON) != 1:
        fail(say("cli-coach-alone"))
    keeper = Keeper(match, players_named, path or resume, again)
    kind = CoachedTerminal if coach else Terminal
    terminal = kind(match, listed, keeper, language, random.SystemRandom().getrandbits(48))
    if dealer == "human":
        match.dealer = HumanDealer(terminal.ask_draw)
    elif resume is not None and (seed is None or commitment(seed) != published):
        match.dealer = unpromised(seed)
    else:
        match.dealer = SeededDealer(seed)
    terminal.run()


def check_files(path: Path | None, resume: Path | None, say: Say) -> None:
    """The folder of the record exists, and no other file is overwritten."""
    if path is None:
        return
    check_folder(path, say)
    if path.exists() and (resume is None or not path.samefile(resume)):
        fail(say("cli-exists", file=str(path)))


def unpromised(seed: str | None = None) -> Dealer:
    """For a match that continues with another seed: its record has no commitment."""
    return ScriptedDealer([], after=SeededDealer(seed))


def resumed(game: Game[Any], path: Path, language: str) -> tuple[Match[Any], Head]:
    """The match of a record, to be continued."""
    match, head = load_or_fail(path, language)
    if match.game.name != game.name:
        fail(Say(language)("cli-other-game", file=str(path), game=match.game.name, expected=game.name))
    return match, head
