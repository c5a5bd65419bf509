"""Write the benchmark cards in docs/rl: spaces, length, branching, baselines with intervals, speed.

python tools/cards.py [--games N] [GAME …]
python tools/cards.py --quick [GAME …]    without games: spaces, and speeds as `make bench-rl` measured them
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from librt.random import Random

from vespers.bots import BOTS, SEARCHING, Bot, Knowledge, SearchBot
from vespers.engine.game import Game
from vespers.games import find_game, game_names
from vespers.rl.actions import actions_of
from vespers.rl.observation import observer_of
from vespers.rl.pettingzoo import env_name
from vespers.rl.play import Play

ROOT = Path(__file__).resolve().parents[1]
CARDS = ROOT / "docs/rl"
SPEED = ROOT / "bench/out/rl.json"
Z = 1.96
PLAYED = "## Length, branching, baselines"
FEWEST = 4  # games of a meeting
MEETINGS = (  # one level against another, in that share of the games
    ("novice", "random", 0.5),
    ("greedy", "random", 0.5),
    ("greedy", "novice", 0.5),
    ("brother", "greedy", 0.2),
    ("abbot", "greedy", 0.05),
)
SEATED: dict[str, Callable[[int], Bot]] = BOTS | {
    level: partial(SearchBot, level=level, pace=0.1) for level in SEARCHING
}


class Games:
    """What a number of games between bots showed."""

    def __init__(self, game: Game[Any], seats: int, bots: list[str], many: int) -> None:
        self.decisions: list[int] = []
        self.options: list[int] = []
        self.scores: list[int] = []
        self.wins = 0.0
        for seed in range(many):
            self._play(Play(game, seats), bots[seed % seats :] + bots[: seed % seats], seed, (-seed) % seats)
        self.many = many

    def _play(self, play: Play, bots: list[str], seed: int, first: int) -> None:
        """One game; the first of the bots moves from seat to seat."""
        play.begin(seed)
        seated = [SEATED[name](seed * 100 + n) for n, name in enumerate(bots)]
        rng, decided = Random(seed + 1), 0
        while play.asks >= 0:
            decided += 1
            self.options.append(len(play.legal))
            world = play.game.imagine(play.state, play.asks, rng)
            known = Knowledge(play.game, play.asks, play.seats, world, play.legal)
            play.say(play.actions.number(seated[play.asks].choose(known)))
        outcome = play.outcome()
        assert outcome is not None
        self.decisions.append(decided)
        self.scores.append(outcome.scores[first])
        self.wins += (first in outcome.winners) / max(1, len(outcome.winners))

    def won(self) -> str:
        """The share of victories of the first bot, with Wilson's interval."""
        share, n = self.wins / self.many, self.many
        middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return f"{share:.0%} [{max(0.0, middle - half):.0%}, {min(1.0, middle + half):.0%}]"

    def score(self) -> str:
        half = Z * stdev(self.scores) / sqrt(self.many)
        return f"{mean(self.scores):.1f} ± {half:.1f}"


def card(game: Game[Any], many: int) -> str:
    return "\n".join([*head(game), *spaces(game), *measured(game, many), *speed(game)]) + "\n"


def head(game: Game[Any]) -> Iterator[str]:
    name = env_name(game)
    players = ", ".join(map(str, game.players))
    yield f"# {name}"
    yield ""
    yield f"The game `{game.name}`, rules version {game.version}; players: {players}. PettingZoo:"
    yield f"`from vespers.rl import {name}`; Gymnasium: `vespers/{game.name}-v{game.version}`; OpenSpiel:"
    spiel = f"vespers_{game.name.replace('-', '_')}"
    yield f"`{spiel}`. What all environments share is in [README.md](README.md)."
    hidden = "what RULES.md says" if game.secrets else "none, but what chance brings"
    yield f"Hidden information: {hidden}."
    yield ""


def spaces(game: Game[Any]) -> Iterator[str]:
    seats = max(2, game.players[0])
    observer, actions = observer_of(game, seats), actions_of(game)
    yield "## Actions"
    yield ""
    kinds = Counter(type(a).__name__ for a in actions.actions)
    yield f"`Discrete({actions.size})`; factored: {len(kinds)} kinds, at most {actions.targets} targets."
    yield ""
    yield ", ".join(f"{kind} ({many})" if many > 1 else kind for kind, many in kinds.items()) + "."
    yield ""
    yield f"## Observation, for {seats} players"
    yield ""
    yield f"Flat: `Box(0, 1, ({observer.flat_size},), float32)`. Structured:"
    yield ""
    yield "| field | shape | least | greatest | in the flat form |"
    yield "|---|---|---|---|---|"
    for part in observer.parts:
        shape = " × ".join(map(str, part.dims)) or "1"
        form = "a place for each value" if part.one_hot else "scaled"
        yield f"| `{part.name}` | {shape} | {part.low} | {part.high} | {form} |"
    yield ""


def measured(game: Game[Any], many: int) -> Iterator[str]:
    yield PLAYED
    yield ""
    yield "| players | decisions a game | options a decision (most) | random: mean score |"
    yield "|---|---|---|---|"
    for seats in game.players:
        found = Games(game, seats, ["random"] * seats, many)
        length = f"{mean(found.decisions):.0f} ± {stdev(found.decisions):.0f}"
        options = f"{mean(found.options):.1f} ({max(found.options)})"
        yield f"| {seats} | {length} | {options} | {found.score()} |"
    yield ""
    yield f"{many} random games each; ± is one standard deviation of the length, 95 % of the mean score."
    yield ""
    yield from levels(game, many)


def levels(game: Game[Any], many: int) -> Iterator[str]:
    """One seat of a table for two; those who search play fewer games, being slow."""
    seats = max(2, game.players[0])
    yield f"Bots of every level, {seats} players, seats changing; with 95 % intervals:"
    yield ""
    yield "| level | against | games | wins | mean score |"
    yield "|---|---|---|---|---|"
    for level, against, share in MEETINGS:
        found = Games(game, seats, [level] + [against] * (seats - 1), max(FEWEST, int(many * share)))
        yield f"| {level} | {against} | {found.many} | {found.won()} | {found.score()} |"
    yield ""
    yield "`greedy` is the apprentice; `brother` and `abbot` look ahead a tenth as often as usual. More"
    yield f"games and ratings: [bots.md](../bots.md), `vespers ladder {game.name}`."
    yield ""


def speed(game: Game[Any]) -> Iterator[str]:
    if not SPEED.exists():
        return
    run = json.loads(SPEED.read_text())
    found = [e for e in run["environments"] if "steps_per_second" in e]
    yield "## Speed"
    yield ""
    kind = "a short run: rough figures" if run["short"] else "the best tenth of many slices"
    yield f"Steps a second on one core with observation and mask, beside peers in the same run ({kind};"
    yield "`make bench-rl`):"
    yield ""
    for each in found:
        if each["name"].startswith((f"{game.name} ", "pettingzoo", "rlcard", "pgx")):
            yield f"- {each['name']}: {each['steps_per_second']:,.0f}"
    yield ""


def without_games(text: str, game: Game[Any]) -> str:
    """A card with new chapters, except for what its games showed."""
    played = text[text.index(PLAYED) : text.index("## Speed\n")].rstrip("\n")
    return "\n".join([*head(game), *spaces(game), played, "", *speed(game)])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--quick", action="store_true", help="play no games: keep the figures that are there")
    asked = parser.parse_args()
    CARDS.mkdir(parents=True, exist_ok=True)
    for name in asked.names or game_names():
        game = find_game(name)
        path = CARDS / f"{env_name(game)}.md"
        text = without_games(path.read_text("utf-8"), game) if asked.quick else card(game, asked.games)
        path.write_text(text.rstrip("\n") + "\n", "utf-8")


if __name__ == "__main__":
    main()
