"""`vespers campaign`: linked matches of a game, one after the other, kept in one file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click

from vespers.cli.autosave import Keeper
from vespers.cli.common import (
    Screen,
    check_folder,
    chosen_settings,
    error_text,
    fail,
    game_argument,
    language_option,
    refuse_given,
    set_up_options,
)
from vespers.cli.play_command import names_of, resumed, seats_again, seats_of, seats_words, unpromised
from vespers.cli.terminal import Terminal
from vespers.engine.campaign import Campaign, CampaignRecord
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import BadRecord
from vespers.engine.files import read_bytes, write_whole
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.engine.record import LARGEST
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
    given: tuple[str, ...],
    language: str,
) -> None:
    """Play a campaign of GAME: the next match of the one kept in FILE, or the first of a new one.

    An unfinished match continues where it stopped; it is kept beside FILE.
    """
    rules, say = campaign_of(game, language), Say(language, game)
    if file.exists():
        command_line = {"--players": players, "--names": names, "--pack": packs, "--option": given}
        refuse_given(command_line, file, say)
        record = read_or_fail(rules, file, language)
        needed = seats is not None or not (show or rules.over(record))
        listed = seats_again(seats, record.players, file, say) if needed else []
    else:
        listed = seats_of(game, seats, players, say)
        usual = f"packs={','.join(rules.usual.packs)}"
        chosen = chosen_settings(game, packs, (usual, *given))
        record = rules.begin(names_of(listed, names, say), chosen)
        check_new(file, rules, record, say)
    say = Say(language, game, record.settings, record.players)
    print_page(rules, record, say)
    if not show and not rules.over(record):
        play_next(file, game, rules, record, listed, say)


def read_or_fail(rules: Campaign[Any], file: Path, language: str) -> CampaignRecord:
    """The campaign in the file; a bad one ends the command with its name and the reason."""
    try:
        record: CampaignRecord = rules.read(read_bytes(file, LARGEST))
    except BadRecord as error:
        fail(Say(language)("table-labelled", name=str(file), text=error_text(error, language)), code=1)
    return record


def check_new(file: Path, rules: Campaign[Any], record: CampaignRecord, say: Say) -> None:
    """A new campaign needs an existing folder without a match of an older campaign."""
    check_folder(file, say)
    match_file = next_file(file, rules, record)
    if match_file.exists():
        fail(say("cli-campaign-old-match", file=str(file), match=str(match_file)))


def campaign_of(game: Game[Any], language: str) -> Campaign[Any]:
    """The campaign of a game, or an error if it has none."""
    if game.campaign is None:
        found = [name for name in game_names() if find_game(name).campaign is not None]
        fail(Say(language)("cli-no-campaign", game=game.name, games=", ".join(found)))
    return game.campaign


def print_page(rules: Campaign[Any], record: CampaignRecord, say: Say) -> None:
    """The page of story and results."""
    console = Screen()
    for line in rules.page(record).lines():
        console.print(say.text(line), markup=False)


def next_file(file: Path, rules: Campaign[Any], record: CampaignRecord) -> Path:
    """Where the next match is kept."""
    return file.with_name(f"{file.stem}-{rules.match_name}-{rules.played(record) + 1}.jsonl")


def play_next(
    file: Path, game: Game[Any], rules: Campaign[Any], record: CampaignRecord, listed: list[str], say: Say
) -> None:
    """Play one match; if it is finished, add it to the campaign."""
    path = next_file(file, rules, record)
    match = match_of(path, game, rules, record, say)
    write_whole(file, rules.write(record))

    def again(saved: Path) -> list[str]:
        return ["vespers", "campaign", game.name, str(file), *seats_words(listed)]

    keeper = Keeper(match, record.players, path, again)
    Terminal(match, listed, keeper, say.language, random.SystemRandom().getrandbits(48)).run()
    if match.outcome() is not None:
        record = rules.enter(record, match)
        write_whole(file, rules.write(record))
        print_page(rules, record, say)


def match_of(
    path: Path, game: Game[Any], rules: Campaign[Any], record: CampaignRecord, say: Say
) -> Match[Any]:
    """The next match, new or resumed."""
    settings = rules.settings(record)
    if not path.exists():
        return Match(game, len(record.players), settings, SeededDealer())
    match, head = resumed(game, path, say.language)
    if head.players != record.players or match.settings != settings:
        fail(say("cli-campaign-other-match", match=str(path), number=rules.played(record) + 1))
    if match.outcome() is None:
        match.dealer = unpromised()
    return match
