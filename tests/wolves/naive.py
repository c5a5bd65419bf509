"""A second scorer, written from the book alone and without a thought for speed: the first must agree."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass


@dataclass(frozen=True)
class Card:
    """A visible wolf where it lies; rows and columns may start anywhere."""

    row: int
    column: int
    seat: int
    value: int
    moons: int = 0
    strong_in_corner: bool = False
    bonus: int = 0


@dataclass(frozen=True)
class Result:
    """What both players scored, and who won (None: the round is replayed)."""

    points: tuple[int, int]
    cards: tuple[int, int]
    winner: int | None


def score(cards: list[Card], wins_ties: int | None = None, extra_moon: int | None = None) -> Result:
    """Score a round; `wins_ties` has Conquered Ground, `extra_moon` has Moonsong."""
    points, taken = Counter[int](), Counter[int]()
    moons = Counter(card.seat for card in cards for _ in range(card.moons))
    if extra_moon is not None:
        moons[extra_moon] += 1
    if (moonlit := ahead(moons)) is not None:
        points[moonlit] += 2
    for row in {card.row for card in cards}:
        line = [card for card in cards if card.row == row]
        owner = row_winner(line, cards, wins_ties)
        for card in line:
            if card.seat == owner:
                taken[owner] += 1
                points[owner] += 1 + card.bonus
    best = ahead(points)
    return Result(pair(points), pair(taken), ahead(taken) if best is None else best)


def row_winner(line: list[Card], cards: list[Card], wins_ties: int | None) -> int | None:
    sums = Counter[int]()
    for card in line:
        sums[card.seat] += strength(card, cards)
    if sums[0] == sums[1]:
        return wins_ties if any(card.seat == wins_ties for card in line) else None
    return ahead(sums)


def strength(card: Card, cards: list[Card]) -> int:
    """Three times the value in a corner, for the wolves that have that power."""
    rows, columns = [other.row for other in cards], [other.column for other in cards]
    in_corner = card.row in (min(rows), max(rows)) and card.column in (min(columns), max(columns))
    return card.value * 3 if in_corner and card.strong_in_corner else card.value


def ahead(counts: Counter[int]) -> int | None:
    return None if counts[0] == counts[1] else 0 if counts[0] > counts[1] else 1


def pair(counts: Counter[int]) -> tuple[int, int]:
    return counts[0], counts[1]
