"""The tree of a search: the options at each decision, and their results so far."""

from __future__ import annotations

from collections.abc import Hashable
from math import exp, log, sqrt
from typing import Any

from librt.random import Random

from vespers.engine.kernel import Seat

FLOOR = 0.01  # the least spread: even options that look alike are tried
WIDE, WIDENING = 3.0, 0.5  # options considered: WIDE + visits ** WIDENING, the best-looking first


def drawn(weights: list[float], rng: Random) -> int:
    """An index, drawn with the weights of the list."""
    left = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return 0


class Edge:
    """One option of a node: how often it was taken, and what it brought each seat in all."""

    __slots__ = ("action", "after", "first", "total", "visits")

    def __init__(self, action: Any, chances: list[float], mover: Seat, times: int = 1) -> None:
        self.action = action
        self.first = chances[mover]  # how it looked before it was ever tried
        self.visits = times
        self.total = [times * chance for chance in chances]
        self.after: dict[Hashable, Node] = {}  # by what the searching seat hears of chance and forced moves

    def remember(self, chances: list[float]) -> None:
        """It was tried once more."""
        self.visits += 1
        for seat, chance in enumerate(chances):
            self.total[seat] += chance

    def mean(self, seat: Seat) -> float:
        return self.total[seat] / self.visits


class Node:
    """A decision of one seat, as the searching seat can tell it from others."""

    __slots__ = ("edges", "mover", "order", "spread", "visits")

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        self.edges: dict[Any, Edge] = {}
        self.order: list[Edge] = []  # best-looking first
        self.spread = FLOOR
        self.visits = 0

    def add(self, edges: list[Edge]) -> None:
        """Options seen for the first time: in another world, others may be legal."""
        for edge in edges:
            self.edges[edge.action] = edge
        self.order = sorted(self.edges.values(), key=lambda edge: -edge.first)
        self.spread = max(FLOOR, self.order[0].first - self.order[-1].first)

    def select(self, options: list[Any], explore: float) -> Edge:
        """The option worth trying next: good so far, or not tried enough; few at first, more with time.

        `explore` is how much the doubt about an option counts for it, in spreads of the node.
        """
        mover, width = self.mover, WIDE + self.visits**WIDENING
        doubt = explore * self.spread * sqrt(log(self.visits + 2))
        legal = None if len(options) == len(self.edges) else set(options)
        best, best_edge, seen = -1e9, None, 0
        for edge in self.order:
            if legal is not None and edge.action not in legal:
                continue
            seen += 1
            if seen > width and best_edge is not None:
                break
            score = edge.total[mover] / edge.visits + doubt / sqrt(edge.visits)
            if score > best:
                best, best_edge = score, edge
        assert best_edge is not None
        return best_edge

    def taken(self, rng: Random, haste: float) -> Edge:
        """One of those that look about as good: with `haste` less of a chance, a third as often."""
        edges = self.ranked()
        best = max([edge.mean(self.mover) for edge in edges])
        weights = [exp((edge.mean(self.mover) - best) / haste) for edge in edges]
        return edges[drawn(weights, rng)]

    def ranked(self) -> list[Edge]:
        """The options by how much the search trusts them."""
        return sorted(self.edges.values(), key=lambda edge: (-edge.visits, -edge.mean(self.mover)))
