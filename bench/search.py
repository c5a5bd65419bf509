"""How fast the search of the bots looks ahead, beside the MCTS of a peer in the same run.

python -m bench.search GAME SEATS    one of our games, one JSON line (PYTHONPATH chooses the tree)
"""

from __future__ import annotations

import sys
from statistics import median
from typing import Any

from librt.random import Random

from bench.meter import measure_looks
from bench.subjects import COMPILED, OURS, PEERS, Subject, seats_measured, trees
from vespers.bots import Knowledge
from vespers.bots.search import Search
from vespers.bots.search_levels import advising
from vespers.engine import kernel
from vespers.games import find_game, game_names

LOOKS = 20  # at each position: as many as the peer makes
POSITIONS = 12
HEAD = ("looks ahead", "players", "looks/s", "positions judged/s")
NOTES = """\
A look ahead of ours walks down the tree in a world imagined for it and judges every option of the position it
reaches; a simulation of the peer adds one position. With a rollout it plays that position out at random."""


def peers() -> list[Subject]:
    """The same kind of search, of a peer: Python over a game in C++."""
    module = "bench.peers.open_spiel_mcts"
    return [
        Subject("open_spiel MCTS, one rollout", PEERS, [module, "rollout"]),
        Subject("open_spiel MCTS, no rollout", PEERS, [module, "constant"]),
    ]


def subjects(short: bool = False) -> list[Subject]:
    """The peer, then every game of ours."""
    found = peers()
    for name in game_names():
        for seats in seats_measured(name, short):
            for path in trees():
                mode = "compiled" if path == COMPILED else "interpreted"
                found.append(Subject(f"{name} {mode}", OURS, ["bench.search", name, str(seats)], path=path))
    return found


def positions(name: str, seats: int) -> list[Knowledge]:
    """Decisions from all over a random game, as their seat knows them."""
    game, rng = find_game(name), Random(5)
    s: kernel.State = game.start(seats)
    found = []
    while (step := kernel.asked(s)) is not None:
        if isinstance(step, kernel.Chance):
            kernel.chance_move(step, s, rng)
            continue
        options = step.options(s)
        if len(options) > 1:
            found.append(Knowledge(game, step.asks, seats, game.imagine(s, step.asks, rng), options))
        kernel.apply(s, options[rng.randrange(len(options))])
    return found[:: max(1, len(found) // POSITIONS)]


def main(name: str, seats: int) -> None:
    rng = Random(7)

    def look(known: Knowledge) -> tuple[int, int]:
        search = Search(known, rng, advising(known.game, known.seats))
        for _ in range(LOOKS):
            search.look()
        return search.looks, search.judged

    compiled = kernel.COMPILED
    measure_looks(look, positions(name, seats), players=seats, compiled=compiled)


def summary(measured: list[Subject]) -> list[dict[str, Any]]:
    """The figures of every subject; of one that failed, why."""
    return [{"name": s.name, **({"error": s.error} if s.error else figures(s))} for s in measured]


def figures(subject: Subject) -> dict[str, Any]:
    slices = [part for result in subject.results for part in result["slices"]]
    floor = min(part["noise"] for part in slices)
    calm = [part for part in slices if part["noise"] <= floor * 1.15]
    return {
        "players": subject.results[0]["players"],
        "looks_per_second": median(part["looks"] / part["seconds"] for part in calm),
        "judged_per_second": median(part["judged"] / part["seconds"] for part in calm),
    }


def rows(found: list[dict[str, Any]]) -> list[tuple[str, ...]]:
    """One row for each subject that was measured."""
    return [
        (
            figure["name"],
            str(figure["players"]),
            f"{figure['looks_per_second']:,.0f}",
            f"{figure['judged_per_second']:,.0f}",
        )
        for figure in found
        if "error" not in figure
    ]


def table(found: list[dict[str, Any]]) -> str:
    """The whole text."""
    cells = [HEAD, *rows(found)]
    widths = [max(len(row[n]) for row in cells) for n in range(len(HEAD))]
    lines = [
        "  ".join([row[0].ljust(widths[0]), *(row[n].rjust(widths[n]) for n in range(1, len(HEAD)))])
        for row in cells
    ]
    failed = [f"{f['name']}: not measured: {f['error']}" for f in found if "error" in f]
    return "\n".join([lines[0], "-" * len(lines[0]), *lines[1:], "", *failed, NOTES]) + "\n"


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
