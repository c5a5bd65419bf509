"""Writes tests/wolves/records: a game for every way a round and a game can end.

    PYTHONPATH=src:. python tests/wolves/make_records.py

Run it when the version of the game is raised; then copy what it prints into test_records.py.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

from tests.wolves.endings import endings
from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.engine.messages import Action
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import AmbushUsed, Place
from vespers.games.wolves.pieces import NONE
from vespers.games.wolves.state import Wolves

RECORDS = Path(__file__).parent / "records"
Wanted = Callable[[Match[Wolves], list[str]], bool]


def scores(match: Match[Wolves], *wanted: tuple[int, int]) -> bool:
    outcome = match.outcome()
    return outcome is not None and outcome.scores in wanted


def ambush(card: str) -> Wanted:
    """A game in which this Ambush is used."""
    power = GAME.box(GAME.settings()).powers.index(card)
    return lambda match, ends: any(
        isinstance(event, AmbushUsed) and event.power == power for events in match.events for event in events
    )


def endurance(card: str) -> Wanted:
    """A game whose winner owns this power when it ends."""
    power = GAME.box(GAME.settings()).powers.index(card)
    return lambda match, ends: any(
        pack.power == power and pack.wins == 2 and len(ends) == 3 for pack in match.state.packs
    )


WANTED: dict[str, Wanted] = {
    "two-nil-first": lambda match, ends: scores(match, (2, 0)) and len(ends) == 2,
    "two-nil-second": lambda match, ends: scores(match, (0, 2)) and len(ends) == 2,
    "two-one-first": lambda match, ends: scores(match, (2, 1)) and len(ends) == 3,
    "two-one-second": lambda match, ends: scores(match, (1, 2)) and len(ends) == 3,
    "area-full": lambda match, ends: all(end.startswith("area full") for end in ends),
    "last-card": lambda match, ends: sum(end.startswith("last card") for end in ends) >= 2,
    "area-full-in-the-last-turn": lambda match, ends: any("in the last turn" in end for end in ends),
    "tie-broken-by-cards": lambda match, ends: any("by cards" in end for end in ends),
    "replayed-round": lambda match, ends: sum("replayed" in end for end in ends) == 1,
    "replayed-twice": lambda match, ends: sum("replayed" in end for end in ends) == 2,
    "replayed-third-round": lambda match, ends: len(ends) == 4 and "replayed" in ends[2],
    "won-by-cards-at-the-summit": lambda match, ends: "by cards" in ends[-1],
    **{name: ambush(name) for name in ("double-bond", "great-leap", "duel", "relief", "flair")},
    **{name: endurance(name) for name in ("conquered-ground", "moonsong", "great-pack")},
}


def play(seed: int) -> Match[Wolves]:
    """A game by chance, in which every other pair of players loves to cover: so that decks run out."""
    rng = Random(seed)
    match: Match[Wolves] = Match(GAME, 2, None, SeededDealer(f"wolves {seed}"))
    while (step := match.asked()) is not None:
        options: list[Action] = list(step.options(match.state))
        covers = [a for a in options if isinstance(a, Place) and match.state.wolf[a.cell] != NONE]
        match.play(step.asks, rng.choice(covers if covers and seed % 2 else options))
    return match


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    taken: set[int] = set()
    for name, wanted in WANTED.items():
        seed = next(n for n in count() if n not in taken and wanted(play(n), endings(play(n))))
        taken.add(seed)
        match = play(seed)
        (RECORDS / f"{name}.jsonl").write_bytes(record.write(match, ("Ann", "Ben")))
        print(f"    {name!r}: {endings(match)!r},".replace("'", '"'))


if __name__ == "__main__":
    main()
