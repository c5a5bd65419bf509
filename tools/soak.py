"""The conformance kit for as long as you like: every game and number of players in turn, new seeds each time.

python tools/soak.py [--minutes 10] [--games N] [--from SEED] [--bot greedy] [--thorough 0.1] [GAME …]
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import count
from typing import Any

import msgspec
from librt.random import Random

from vespers.bots import BOTS, knowledge_of
from vespers.engine import kernel
from vespers.engine.conformance import Choose, Kit, KitFailure
from vespers.engine.match import Match
from vespers.engine.messages import Action
from vespers.games import find_game, game_names


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the conformance kit over random games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="; ".join(game_names()))
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", dest="many", type=int, metavar="N", help="at most N of each table")
    parser.add_argument("--bot", choices=sorted(BOTS), default="random", help="who plays")
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="SEED", help="the first seed")
    parser.add_argument(
        "--thorough",
        type=float,
        default=1.0,
        metavar="SHARE",
        help="of the positions that are looked at closely",
    )
    asked = parser.parse_args()
    unknown = sorted({*asked.games} - {*game_names()})
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)} (there are: {', '.join(game_names())})")
    names = asked.games or game_names()
    choose = None if asked.bot == "random" else choice_of(asked.bot)
    kits = [kit for name in names for seats in find_game(name).players for kit in tables(name, seats, choose)]
    for kit in kits:
        kit.thorough = asked.thorough
    print("compiled" if kernel.COMPILED else "interpreted")
    return soak(kits, asked.minutes * 60, asked.first, asked.many)


def tables(name: str, seats: int, choose: Choose | None) -> list[Kit]:
    """A kit for every mode of a game with this many players."""
    game = find_game(name)
    return [Kit(game, seats, settings, choose=choose) for settings in game.variants(seats)]


def choice_of(bot: str) -> Choose:
    """A bot at every seat."""
    player, rng = BOTS[bot](1), Random(1)

    def choose(match: Match[Any], seat: int) -> Action:
        return player.choose(knowledge_of(match, seat, rng))

    return choose


def soak(kits: list[Kit], seconds: float, first: int, many: int | None) -> int:
    """A game of each kit per seed, until the time or the number is reached or a promise is broken."""
    end = time.monotonic() + seconds
    for seed in count(first) if many is None else range(first, first + many):
        for kit in kits:
            if time.monotonic() > end:
                return summary(kits)
            try:
                kit.run([seed])
            except KitFailure as failure:
                print(f"FAILED: {failure}", file=sys.stderr)
                return 1
    return summary(kits)


def summary(kits: list[Kit]) -> int:
    for kit in kits:
        seen = f"{kit.report.games} games, {kit.report.decisions} decisions"
        print(f"{kit.game.name}, {kit.seats} players{mode(kit)}: {seen}, all as promised")
    return 0


def mode(kit: Kit) -> str:
    """What differs from the usual options."""
    usual, chosen = (msgspec.structs.asdict(settings) for settings in (kit.game.settings(), kit.settings))
    changed = [f"{field}={value}" for field, value in chosen.items() if value != usual[field]]
    return f" ({', '.join(changed)})" if changed else ""


if __name__ == "__main__":
    sys.exit(main())
