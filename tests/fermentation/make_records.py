"""Writes tests/fermentation/records anew: whole games of greedy bots, and one for each way a tie is broken.

    PYTHONPATH=src python -m tests.fermentation.make_records

Only needed when the version of the game was raised.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from librt.random import Random

from vespers.bots import GreedyBot, knowledge_of
from vespers.engine import record
from vespers.engine.conformance import play_at_random
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.games.fermentation import GAME
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.scoring import best_trophy, score, trophies
from vespers.games.fermentation.state import Fermentation

FOLDER = Path(__file__).parent / "records"


def greedy_match(seats: int, seed: int, settings: Settings | None = None) -> Match[Fermentation]:
    match: Match[Fermentation] = Match(GAME, seats, settings, SeededDealer(f"record {seed}"))
    bots = [GreedyBot(seed + seat) for seat in range(seats)]
    rng = Random(seed)
    while (step := match.asked()) is not None:
        match.play(step.asks, bots[step.asks].choose(knowledge_of(match, step.asks, rng)))
    return match


def leaders(s: Fermentation) -> list[int]:
    """Who shares the highest score, before any tie is broken."""
    best = max([score(s, me) for me in range(s.seats)])
    return [me for me in range(s.seats) if score(s, me) == best]


def by_werewolves(s: Fermentation) -> bool:
    """More werewolf blood breaks the tie."""
    return len({trophies(s, me) for me in leaders(s)}) > 1


def by_trophy(s: Fermentation) -> bool:
    """As much blood, but a better trophy."""
    tied = leaders(s)
    return len(tied) > 1 and not by_werewolves(s) and len({best_trophy(s, me) for me in tied}) > 1


def shared(s: Fermentation) -> bool:
    """Nothing breaks the tie."""
    return len(leaders(s)) > 1 and not by_werewolves(s) and not by_trophy(s)


TIES: dict[str, Callable[[Fermentation], bool]] = {
    "tie-by-werewolves": by_werewolves,
    "tie-by-trophy": by_trophy,
    "tie-shared": shared,
    "hunter-stands": lambda s: s.slayer < 0,
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seats in GAME.players:
        (FOLDER / f"players-{seats}.jsonl").write_bytes(record.write(greedy_match(seats, seats)))
    for name, wanted in TIES.items():
        found = next(m for seed in count() if wanted((m := play_at_random(GAME, 3, Settings(), seed)).state))
        (FOLDER / f"{name}.jsonl").write_bytes(record.write(found))


if __name__ == "__main__":
    main()
