"""Writes tests/brewers/records: a game for each size of table and for each way a game can end.

    PYTHONPATH=src:. python tests/brewers/make_records.py

Run it when the version of the game is raised; then copy what it prints into test_records.py.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from vespers.bots import BOTS
from vespers.bots.arena import play_game
from vespers.engine import record
from vespers.engine.match import Match
from vespers.games.brewers import GAME
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.state import Brewers

RECORDS = Path(__file__).parent / "records"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Fred", "Gus", "Hal")
BEAST = ("base", "night-of-the-beast")
HERMIT = ("base", "hermit")


def with_fights(**chosen: Any) -> BrewersSettings:
    """§9.1 Sprinting and fights between monks were on by default."""
    return BrewersSettings(sprint=True, monk_fights=True, **chosen)


# Name: seats, who plays, options, how it must end.
WANTED: dict[str, tuple[int, str, BrewersSettings, str]] = {
    "solo": (1, "greedy", with_fights(), "solo"),
    "two-players": (2, "greedy", with_fights(), "most_taste"),
    "four-players": (4, "greedy", with_fights(), "most_taste"),
    "eight-players": (8, "greedy", with_fights(), "most_taste"),
    "more-werewolf": (2, "random", with_fights(), "most_werewolf"),
    "less-dirt": (2, "random", with_fights(), "least_dirt"),
    "shared": (3, "random", with_fights(), "shared"),
    "long-silent-night": (3, "greedy", with_fights(long_night=True, silent=True), "most_taste"),
    "filthy-pack": (4, "random", with_fights(packs=BEAST, filthy=True, pack_hunt=True), "most_taste"),
    "teams": (4, "greedy", with_fights(team=True), "most_taste"),
    "teams-shared": (4, "random", with_fights(team=True), "shared"),
    "blind-draft": (6, "random", with_fights(packs=BEAST, blind_draft=True), "most_werewolf"),
    "quiet-rules": (5, "greedy", BrewersSettings(), "most_taste"),
    "hermit-won": (1, "greedy", with_fights(packs=HERMIT), "hermit_won"),
    "hermit-lost": (1, "greedy", with_fights(packs=HERMIT, night=4, monk="hubert"), "hermit_lost"),
}


def play(name: str, number: int) -> Match[Brewers]:
    seats, bot, settings, _ = WANTED[name]
    return play_game(GAME, settings, [BOTS[bot]] * seats, f"brewers {name} {number}")


def ends(match: Match[Brewers], reason: str) -> bool:
    outcome = match.outcome()
    return outcome is not None and outcome.reason == reason and max(outcome.scores) > 0


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for name, (seats, _, _, reason) in WANTED.items():
        match = next(match for number in count(1) if ends(match := play(name, number), reason))
        (RECORDS / f"{name}.jsonl").write_bytes(record.write(match, NAMES[:seats]))
        outcome = match.outcome()
        assert outcome is not None
        print(f'    "{name}": Outcome({outcome.scores}, {outcome.winners}, "{outcome.reason}"),', flush=True)


if __name__ == "__main__":
    main()
