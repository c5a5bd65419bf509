"""Measure what bots score, and what of: the parts of the final count, in games between bots of one kind.

python tools/measure_scores.py heaven-ale --players 4 --looks 900 --games 20
python tools/measure_scores.py fermentation --players 1 --set recipe=choice --least 28

It prints the mean score with its 95 % interval (a game counts once), that of the winners, the mean of every
part that the game's event `Scored` names, how often it is 0, and the seconds of a decision. With --keep FILE
every game is written down and not played again. With --looks 0 the bots take what their level's judgement
likes best; --seconds 3 gives them as much processor time as they have at the table, however busy the machine;
--own 0 lets them search to win alone. Run it on the compiled tree (PYTHONPATH=build/compiled).
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from vespers.bots import SEARCHING, Bot, GreedyBot, Knowledge, SearchBot, find_bot
from vespers.bots.arena import play_game
from vespers.bots.judging import judgement_of
from vespers.bots.ladder import PROCESSOR, Thought, Timed
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.engine.messages import Action
from vespers.games import find_game
from vespers.lab.stats import mean, share

AN_HOUR = 3600.0  # no limit: the allowance of processor time ends a search


class Played(NamedTuple):
    """One game: the scores, the parts of each seat's count, and the seconds of the decisions."""

    scores: list[int]
    parts: list[dict[str, int]]
    seconds: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--level", default="abbot")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--looks", type=int, help="ahead for each decision (default: those of the level)")
    parser.add_argument("--seconds", type=float, help="of the processor, for each decision")
    parser.add_argument("--own", type=float, help="how much their own score counts (default: as their level)")
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--least", type=int, help="also say how many scores are this high")
    parser.add_argument("--seed", default="scores")
    parser.add_argument("--keep", type=Path, help="a file of games to go on from, and to add to")
    asked = parser.parse_args()
    found = list(games(find_game(asked.game), asked))
    print("\n".join(report(found)))
    if asked.least is not None:
        high = [score >= asked.least for played in found for score in played.scores]
        rate, low, up = share(sum(high), len(high))[:3]
        print(f"{asked.least} and more: {rate:.0%} [{low:.0%}, {up:.0%}] of {len(high)}")


def games(game: Game[Any], asked: argparse.Namespace) -> Iterator[Played]:
    """The games that are kept, then the others."""
    lines = asked.keep.read_text().splitlines() if asked.keep and asked.keep.exists() else []
    yield from [Played(*json.loads(line)) for line in lines[: asked.games]]
    make = maker(game, asked.level, asked.looks, asked.seconds, asked.own)
    settings = game.read_settings(dict(each.split("=", 1) for each in asked.settings), strict=False)
    for deal in range(len(lines), asked.games):
        played = one_game(game, settings, make, asked.players, f"{asked.seed}:{deal}")
        if asked.keep:
            with asked.keep.open("a") as file:
                file.write(json.dumps(played) + "\n")
        yield played


class Measured:
    """A searching bot limited by looks or by processor time; `own` is how much its own score counts."""

    def __init__(
        self, seed: int, level: str, looks: int | None, seconds: float | None, own: float | None
    ) -> None:
        self.seconds, self.own, self.until = seconds, own, 0.0
        limit, stop = (None, None) if seconds is None else (AN_HOUR, self.is_spent)
        self.bot = SearchBot(seed, level, looks=looks, seconds=limit, should_stop=stop)

    def is_spent(self) -> bool:
        return time.process_time() >= self.until

    def choose(self, known: Knowledge) -> Action:
        self.until = time.process_time() + (self.seconds or 0.0)
        if self.own is None or len(known.options) == 1:
            return self.bot.choose(known)
        strategy = replace(self.bot.strategy(known), own=self.own)
        chosen: Action = self.bot.search(known, strategy, early=True).root.ranked()[0].action
        return chosen


def maker(
    game: Game[Any], level: str, looks: int | None, seconds: float | None, own: float | None
) -> Callable[[int], Bot]:
    """A bot of the level, with so much thought."""
    if level not in SEARCHING:
        return find_bot(level)
    if looks == 0:
        return lambda seed: GreedyBot(seed, value=judgement_of(game).outlook.value)
    return lambda seed: Measured(seed, level, looks, seconds, own)


def one_game(game: Game[Any], settings: Any, make: Callable[[int], Bot], seats: int, seed: str) -> Played:
    thoughts: list[Thought] = []
    bots = [lambda seed: Timed(make(seed), "", thoughts, PROCESSOR)] * seats
    match = play_game(game, settings, bots, seed)
    outcome = match.outcome()
    assert outcome is not None
    return Played(list(outcome.scores), parts_of(match), [round(t.seconds, 4) for t in thoughts])


def parts_of(match: Match[Any]) -> list[dict[str, int]]:
    """The numbers of the final count, seat by seat."""
    scored = [event for events in match.events for event in events if type(event).__name__ == "Scored"]
    return [
        {name: n for name, n in msgspec.structs.asdict(event).items() if name != "seat"} for event in scored
    ]


def report(found: list[Played]) -> Iterator[str]:
    value, low, high = mean([fmean(played.scores) for played in found])[:3]
    yield f"{len(found)} games: mean score {value:.1f} [{low:.1f}, {high:.1f}]"
    value, low, high = mean([float(max(played.scores)) for played in found])[:3]
    yield f"winners {value:.1f} [{low:.1f}, {high:.1f}]"
    rows = [part for played in found for part in played.parts]
    for name in rows[0] if rows else ():
        each = [row[name] for row in rows]
        yield f"  {name}: mean {fmean(each):.1f}, {each.count(0) / len(each):.1%} are 0"
    seconds = [each for played in found for each in played.seconds]
    yield f"{fmean(seconds):.3f} processor seconds a decision"


if __name__ == "__main__":
    main()
