"""Measure what the choices of a set-up are worth: they are made at random, and bots play on.

python tools/measure_setup.py fermentation TakeMonk TakeRecipe --set recipe=choice --players 2,4 --games 2000

The named actions are chosen at random, all others by the bots. A multinomial logit is fitted to who won: the
worth of an option is what it adds to the logarithm of its seat's odds, compared with the mean of its kind. It
prints the TOML that lies in the game's folder as setup_worth.toml. Run it on the compiled tree
(PYTHONPATH=build/compiled:.). With --keep FILE the games add up over several runs.

--shares prints instead how often each level takes each option. --prove LEVEL lets bots of a level that choose
play against bots of the same level whose set-up is random, each deal from both sides.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from vespers.bots import BOTS, LEVELS, SEARCHING, Bot, Knowledge, RandomBot, SearchBot
from vespers.bots.arena import number_from, play_game
from vespers.bots.ladder import Levels, climb
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.engine.messages import Action, Text
from vespers.games import find_game
from vespers.lab.stats import share

RIDGE = 1.0  # a prior that pulls worths towards the mean: a normal of this precision
STEPS = 30  # of Newton's method: far more than it needs


class Result(NamedTuple):
    """One game: the options that each seat took, and the share of the victory that it got."""

    taken: list[list[str]]
    won: list[float]


class Worth(NamedTuple):
    """What an option adds to the logarithm of the odds of winning."""

    name: str
    worth: float
    error: float


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("kinds", nargs="+", metavar="ACTION", help="the class of an action, such as TakeMonk")
    parser.add_argument("--players", default="2", help="sizes of the table, such as 2,4")
    parser.add_argument("--games", type=int, default=1000, help="at each table")
    parser.add_argument("--bots", default="apprentice", choices=sorted(BOTS))
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, help="a file of results to go on from, and to add to")
    parser.add_argument("--shares", action="store_true", help="how often each level takes each option")
    parser.add_argument("--prove", metavar="LEVEL", choices=LEVELS, help="choosing against a random set-up")
    parser.add_argument("--pace", type=float, default=1.0, help="with --prove: looks ahead, times the usual")
    asked = parser.parse_args()
    game = find_game(asked.game)
    settings = game.read_settings(dict(each.split("=", 1) for each in asked.settings), strict=False)
    if asked.shares:
        print("\n".join(shares(game, settings, int(asked.players), asked.kinds, asked.games)))
    elif asked.prove:
        print(proof(game, settings, int(asked.players), asked.kinds, asked.games, asked.prove, asked.pace))
    else:
        measure(game, settings, asked)


def measure(game: Game[Any], settings: Any, asked: argparse.Namespace) -> None:
    """Play, fit, and print the file."""
    results = list(kept(asked.keep))
    for seats in map(int, asked.players.split(",")):
        for deal in range(asked.games):
            result = played(
                game, settings, seats, asked.kinds, BOTS[asked.bots], f"{asked.seed}:{seats}:{deal}"
            )
            results.append(result)
            if asked.keep is not None:
                with asked.keep.open("a") as file:
                    file.write(json.dumps(result) + "\n")
    print("\n".join(as_toml(results, asked.kinds, command_of(asked))))


def command_of(asked: argparse.Namespace) -> str:
    """What was asked for, but for the file of results."""
    settings = [f"--set {each}" for each in asked.settings]
    table = ["--players", asked.players, "--bots", asked.bots]
    return " ".join([asked.game, *asked.kinds, *settings, *table])


def kept(path: Path | None) -> Iterator[Result]:
    if path is not None and path.exists():
        for line in path.read_text().splitlines():
            yield Result(*json.loads(line))


def played(game: Game[Any], settings: Any, seats: int, kinds: Sequence[str], make: Any, seed: str) -> Result:
    """One game with a random set-up."""
    bots = [lambda n: Deferring(make(n), RandomBot(number_from(n, "set-up")), kinds)] * seats
    match = play_game(game, settings, bots, seed)
    outcome = match.outcome()
    assert outcome is not None
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    return Result(taken_in(match, kinds), won)


def taken_in(match: Match[Any], kinds: Sequence[str]) -> list[list[str]]:
    """The options that each seat took, as `Kind.name`."""
    taken: list[list[str]] = [[] for _ in range(match.seats)]
    box = match.game.box(match.settings)
    for entry in match.log:
        if entry.seat >= 0 and type(entry.action).__name__ in kinds:
            taken[entry.seat].append(option_name(match.game, box, entry.action))
    return taken


def option_name(game: Game[Any], box: Any, action: Action) -> str:
    """By the names of the pack, so that it holds for no other piece that has the same number."""
    names = []
    for field in msgspec.structs.fields(action):
        value = getattr(action, field.name)
        text = game.spoken[field.name](box, value) if field.name in game.spoken else value
        name = text.key.removeprefix(f"{game.name}-{field.name}-") if isinstance(text, Text) else str(text)
        names.append(name)
    return f"{type(action).__name__}.{'-'.join(names)}"


# --- The fit


def fitted(results: Sequence[Result], names: Sequence[str], kinds: Sequence[str]) -> list[Worth]:
    """Worths with standard errors: a multinomial logit with a ridge, by Newton's method; 0 is the mean."""
    place = {name: n for n, name in enumerate(names)}
    tables = [(features(result.taken, place), np.array(result.won)) for result in results]
    worth = np.zeros(len(place))
    for _ in range(STEPS):
        slope, bend = -RIDGE * worth, RIDGE * np.eye(len(place))
        for x, won in tables:
            odds = np.exp(x @ worth)
            chances = odds / odds.sum()
            slope += x.T @ (won - chances)
            bend += x.T @ (np.diag(chances) - np.outer(chances, chances)) @ x
        worth += np.linalg.solve(bend, slope)
    centre = centring(names, kinds)
    errors = np.sqrt(np.diag(centre @ np.linalg.inv(bend) @ centre.T))
    return [Worth(*each) for each in zip(names, centre @ worth, errors, strict=True)]


def centring(names: Sequence[str], kinds: Sequence[str]) -> Any:
    """The matrix that takes the mean of its kind from each worth."""
    centre = np.eye(len(names))
    for kind in kinds:
        of_kind = [n for n, name in enumerate(names) if name.startswith(f"{kind}.")]
        for n in of_kind:
            centre[n, of_kind] -= 1 / len(of_kind)
    return centre


def features(taken: Sequence[Iterable[str]], place: dict[str, int]) -> Any:
    """A row for each seat: how often it took each option."""
    x = np.zeros((len(taken), len(place)))
    for seat, names in enumerate(taken):
        for name in names:
            x[seat, place[name]] += 1
    return x


def as_toml(results: Sequence[Result], kinds: Sequence[str], command: str) -> Iterator[str]:
    """The worths by kind, best first, each with its error and how often it was taken."""
    often = Counter(name for result in results for names in result.taken for name in names)
    worths = sorted(fitted(results, sorted(often), kinds), key=lambda each: -each.worth)
    yield "# What set-up choices are worth, in the logarithm of the odds of winning; 0 is the mean."
    yield f"# Measured in {len(results)} games with random choices; ± is one standard error. Made by"
    yield f"# python tools/measure_setup.py {command}"
    for kind in kinds:
        yield ""
        yield f"[{kind}]"
        for name, worth, error in worths:
            if name.startswith(f"{kind}."):
                short = name.removeprefix(f"{kind}.")
                yield f"{short} = {worth:.2f}  # ± {error:.2f}, {often[name]} times"


# --- What bots make of it


class Deferring:
    """A bot that leaves the named actions to another."""

    def __init__(self, bot: Bot, chooser: Bot, kinds: Sequence[str]) -> None:
        self.bot, self.chooser, self.kinds = bot, chooser, kinds

    def choose(self, known: Knowledge) -> Action:
        asked = type(known.options[0]).__name__ in self.kinds
        return (self.chooser if asked else self.bot).choose(known)


def shares(game: Game[Any], settings: Any, seats: int, kinds: Sequence[str], games: int) -> Iterator[str]:
    """A table: how often each level takes each option; apprentices play the rest of the game."""
    taken = {level: taken_by(level, game, settings, seats, kinds, games) for level in LEVELS}
    names = sorted({name for found in taken.values() for name in found})
    yield f"| option | {' | '.join(LEVELS)} |"
    yield "|---|" + "---|" * len(LEVELS)
    for name in sorted(names, key=lambda name: -taken[LEVELS[-1]][name]):
        kind = name.split(".")[0]
        all_of = {
            level: sum(n for one, n in taken[level].items() if one.startswith(kind)) for level in LEVELS
        }
        cells = [f"{taken[level][name] / max(1, all_of[level]):.0%}" for level in LEVELS]
        yield f"| {name} | {' | '.join(cells)} |"


def taken_by(
    level: str, game: Game[Any], settings: Any, seats: int, kinds: Sequence[str], games: int
) -> Counter[str]:
    found: Counter[str] = Counter()
    bots = [lambda seed: Deferring(BOTS["apprentice"](seed), BOTS[level](seed), kinds)] * seats
    for deal in range(games):
        match = play_game(game, settings, bots, f"shares:{deal}")
        found.update(name for names in taken_in(match, kinds) for name in names)
    return found


def proof(
    game: Game[Any], settings: Any, seats: int, kinds: Sequence[str], deals: int, level: str, pace: float
) -> str:
    """The share of victories of those who choose."""

    def choosing(seed: int) -> Bot:
        return SearchBot(seed, level, pace=pace) if level in SEARCHING else BOTS[level](seed)

    def random(seed: int) -> Bot:
        return Deferring(choosing(seed), BOTS["random"](seed), kinds)

    levels: Levels = {"random": random, "choosing": choosing}
    meetings = climb(game, settings, levels, ["random", "choosing"], seats, deals, "proof")
    won = [1 - result.share for meeting in meetings for result in meeting.results]
    value, low, high = share(sum(won), len(won))[:3]
    return f"{level}s who choose win {value:.0%} [{low:.0%}, {high:.0%}] of {len(won)} games, {seats} players"


if __name__ == "__main__":
    main()
