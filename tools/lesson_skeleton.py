"""Writes the skeleton of a lesson from a game between bots: `python tools/lesson_skeleton.py GAME --seed S`.

Prints every entry with what the learner could say instead, or with `--toml` the beats of a lesson. With
`--record FILE` the first `--until` entries become a record to start from.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from librt.random import Random

from vespers.bots import BOTS, live_bot
from vespers.bots.bot import knowledge_of
from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.kernel import CHANCE
from vespers.engine.match import Match
from vespers.games import find_game
from vespers.texts import Say


def main() -> None:
    arguments = parsed()
    match = played(arguments)
    if arguments.record is not None:
        arguments.record.write_bytes(record.write(match.at(arguments.until)))
    elif arguments.toml:
        print(beats(match, arguments))
    else:
        tell(match, arguments)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="lesson")
    parser.add_argument("--level", default="greedy", choices=list(BOTS))
    parser.add_argument("--settings", default="{}", help="JSON")
    parser.add_argument("--you", type=int, default=0)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--until", type=int, default=10_000)
    parser.add_argument("--record", type=Path)
    parser.add_argument("--toml", action="store_true")
    return parser.parse_args()


def played(arguments: argparse.Namespace) -> Match[Any]:
    """A whole game between bots of one level."""
    game = find_game(arguments.game)
    settings = game.read_settings(msgspec.json.decode(arguments.settings))
    match: Match[Any] = Match(game, arguments.seats, settings, SeededDealer(arguments.seed))
    bots = [live_bot(arguments.level, seat) for seat in range(arguments.seats)]
    rng = Random(1)
    while (step := match.asked()) is not None and len(match.log) < arguments.until:
        match.play(step.asks, bots[step.asks].choose(knowledge_of(match, step.asks, rng)))
    return match


def tell(match: Match[Any], arguments: argparse.Namespace) -> None:
    """Every entry in words, and how many other answers there were."""
    say = Say("en", match.game, match.settings)
    again: Match[Any] = Match(match.game, match.seats, match.settings)
    for number, entry in enumerate(match.log):
        step = again.asked()
        assert step is not None
        if arguments.first <= number < arguments.until:
            print(
                f"{number:4} seat {entry.seat:2} {say.action(entry.action, step.me):60} {raw(entry.action)}"
            )
        again.play(entry.seat, entry.action)
    print(match.outcome())


def beats(match: Match[Any], arguments: argparse.Namespace) -> str:
    """A beat for every decision of the learner, with what follows it."""
    say = Say("en", match.game, match.settings)
    lines: list[str] = []
    then: list[str] = []
    for entry, step in list(zip(match.log, match.asked_at, strict=True))[arguments.first : arguments.until]:
        words = f"{raw(entry.action)},  # {say.action(entry.action, step.me)}"
        if entry.seat != arguments.you or entry.seat == CHANCE:
            then.append(f"  {words}")
            continue
        lines += closed(then)
        lines += ["[[beats]]", 'id = ""', "lit = []", "expects = [", f"  {words}", "]"]
        then = []
    return "\n".join([*lines, *closed(then)])


def closed(then: list[str]) -> list[str]:
    """What follows a decision, as a key of its beat."""
    return ["then = [", *then, "]", ""] if then else [""]


def raw(a: Any) -> str:
    """An action as TOML writes it."""
    fields = ", ".join(f"{key} = {toml(value)}" for key, value in msgspec.to_builtins(a).items())
    return "{" + fields + "}"


def toml(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    main()
