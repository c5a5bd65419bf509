"""Let the bots of these sources play those of another tree, such as an older version checked out elsewhere.

python tools/against_tree.py GAME OTHER [--python OTHER_PYTHON] [--version N] [--deals 50] [--seconds 0.1]

OTHER is the folder that holds the other `vespers` package (its `src` or `build/compiled`). Each tree plays in
a process of its own and repeats the other's moves, so both must know the version of the rules that is played.
Abbots search for the same processor time a decision, so that a busy machine does not matter; every deal is
played from both sides. With --keep FILE every game is written down and not played again.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import vespers

AN_HOUR = 3600.0  # no limit: the allowance ends a search

# --- A player: nothing but what every tree has


def named(action: Any) -> list[Any]:
    """An action in words that both trees know."""
    return [type(action).__name__, msgspec.to_builtins(action)]


def read_settings(game: Any, settings: dict[str, Any], version: int) -> Any:
    """Trees from before rulings know one version, and call settings options."""
    if not hasattr(game, "read_stored"):
        return game.read_options(settings)
    return game.read_stored(settings, version or game.version)


class Allowance:
    """Processor time for one decision."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.until = seconds, 0.0

    def begin(self) -> None:
        self.until = time.process_time() + self.seconds

    def is_spent(self) -> bool:
        return time.process_time() >= self.until


def player(asked: argparse.Namespace) -> None:
    """Answers lines of JSON: a deal begins, a seat is to decide, a seat has played."""
    from librt.random import Random

    from vespers.bots import SearchBot, knowledge_of
    from vespers.bots.arena import number_from
    from vespers.engine.dealer import SeededDealer
    from vespers.engine.match import Match
    from vespers.games import find_game

    game: Any = find_game(asked.game)
    settings = read_settings(game, json.loads(asked.settings), asked.version)
    allowance = Allowance(asked.seconds)
    match: Any = None
    for line in sys.stdin:
        order = json.loads(line)
        if "seed" in order:
            match = Match(game, 2, settings, SeededDealer(order["seed"]))
            seed = number_from(order["seed"], "bot")
            bot = SearchBot(seed, seconds=AN_HOUR, should_stop=allowance.is_spent)
            rng = Random(number_from(order["seed"], "imagined"))
        elif "play" in order:
            step = match.asked()
            [action] = [one for one in step.options(match.state) if named(one) == order["play"]]
            match.play(step.asks, action)
        step = match.asked()
        if step is None:
            outcome = match.outcome()
            answer: Any = {"winners": list(outcome.winners), "scores": list(outcome.scores)}
        elif order.get("decide"):
            allowance.begin()
            answer = {"action": named(bot.choose(knowledge_of(match, step.asks, rng)))}
        else:
            answer = {"asks": int(step.asks)}
        print(json.dumps(answer), flush=True)


# --- Two of them at a table


class Tree:
    """The process of one tree."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, **order: Any) -> Any:
        assert self.process.stdin and self.process.stdout
        print(json.dumps(order), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit("a tree has stopped: its message stands above")
        return json.loads(answer)


class Played(NamedTuple):
    """A game: who won of the two trees (a half each for a tie), and the scores, ours first."""

    won: float
    scores: list[int]


@contextmanager
def tree(folder: Path, python: str, asked: argparse.Namespace) -> Iterator[Tree]:
    command = [python, str(Path(__file__).resolve()), "--player", asked.game, str(folder)]
    command += ["--seconds", str(asked.seconds), "--version", str(asked.version)]
    command += ["--settings", asked.settings]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    process = subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield Tree(process)
    finally:
        process.terminate()
        process.wait()


def one_game(trees: list[Tree], seed: str) -> Played:
    """The first tree sits in seat 0."""
    answers = [one.ask(seed=seed) for one in trees]
    while "asks" in answers[0]:
        action = trees[answers[0]["asks"]].ask(decide=True)["action"]
        answers = [one.ask(play=action) for one in trees]
        if answers[0] != answers[1]:
            sys.exit(f"the trees do not agree on the rules of this version: {answers[0]}, {answers[1]}")
    winners = answers[0]["winners"]
    return Played((0 in winners) / len(winners), answers[0]["scores"])


def games(asked: argparse.Namespace) -> Iterator[Played]:
    """Deal after deal, from both sides; those that are kept are not played again."""
    lines = asked.keep.read_text().splitlines() if asked.keep and asked.keep.exists() else []
    yield from [Played(*json.loads(line)) for line in lines[: 2 * asked.deals]]
    ours = Path(vespers.__file__).resolve().parent.parent
    with tree(ours, sys.executable, asked) as here, tree(asked.other, asked.python, asked) as there:
        for number in range(len(lines), 2 * asked.deals):
            seats = [here, there] if number % 2 == 0 else [there, here]
            played = one_game(seats, f"{asked.seed}:{number // 2}")
            if number % 2:
                played = Played(1 - played.won, played.scores[::-1])
            if asked.keep:
                with asked.keep.open("a") as kept:
                    kept.write(json.dumps(played) + "\n")
            yield played


def report(played: list[Played], asked: argparse.Namespace) -> str:
    from vespers.lab.stats import mean

    deals = [played[first : first + 2] for first in range(0, len(played), 2)]
    won = mean([sum(game.won for game in deal) / len(deal) for deal in deals])
    ours, theirs = (sum(game.scores[side] for game in played) / len(played) for side in (0, 1))
    return (
        f"{asked.game}, {asked.seconds:g} s of the processor a decision, {len(played)} games: "
        f"these sources won {won.value:.0%} [{won.low:.0%}, {won.high:.0%}] (a deal is a unit), "
        f"mean scores {ours:.1f} : {theirs:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("other", type=Path, help="the folder that holds the other vespers package")
    parser.add_argument("--python", default=sys.executable, help="the interpreter for the other tree")
    parser.add_argument("--version", type=int, default=0, help="of the rules (default: the newest of each)")
    parser.add_argument("--settings", default="{}", help="of the match, as JSON: '{\"sprint\": true}'")
    parser.add_argument("--deals", type=int, default=50, help="each is two games")
    parser.add_argument("--seconds", type=float, default=0.1, help="of the processor, for a decision")
    parser.add_argument("--seed", default="trees")
    parser.add_argument("--keep", type=Path, help="a file of games to go on from, and to add to")
    parser.add_argument("--player", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.player:
        player(asked)
    else:
        print(report(list(games(asked)), asked))


if __name__ == "__main__":
    main()
