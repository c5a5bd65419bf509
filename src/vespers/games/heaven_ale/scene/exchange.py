"""§9.2-§9.4 The final exchange step by step, with the colours that move; the count itself is `scoring`."""

from __future__ import annotations

from typing import NamedTuple

from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import COLOURS
from vespers.games.heaven_ale.scene.known import abbey_of
from vespers.games.heaven_ale.scoring import add_ducats, exchange, lowest_of, step_back, step_forward
from vespers.games.heaven_ale.view import AbbeyView


class Move(NamedTuple):
    """A marker goes from one field to another."""

    colour: int
    before: int
    after: int


class Brewing(NamedTuple):
    """All exchanges, each with its steps back and the one forward; the steps that ducats pay; how it ends."""

    exchanges: list[list[Move]]
    paid: list[Move]
    exchanged: int  # the rearmost marker after the exchange
    lowest: int  # and after the ducats

    def markers(self, before: tuple[int, ...]) -> tuple[int, ...]:
        """Where they stand in the end."""
        found = list(before)
        for move in [move for moves in self.exchanges for move in moves] + self.paid:
            found[move.colour] = move.after
        return tuple(found)


class Markers:
    """Sorted markers that know their colours."""

    def __init__(self, markers: tuple[int, ...]) -> None:
        self.colours = sorted(COLOURS, key=lambda colour: markers[colour])
        self.level = sorted(markers)

    def back(self) -> Move:
        """The foremost goes back."""
        return self.moved(step_back)

    def forward(self) -> Move:
        """The rearmost goes forward."""
        return self.moved(step_forward)

    def moved(self, step: object) -> Move:
        before = self.level[:]
        assert callable(step)
        step(self.level)
        at = next(n for n, (one, other) in enumerate(zip(before, self.level, strict=True)) if one != other)
        return Move(self.colours[at], before[at], self.level[at])


def brewing_of(box: Box, seen: AbbeyView) -> Brewing:
    """Each exchange and each step that ducats pay, as far as the rules would go."""
    markers, steps = Markers(seen.markers), seen.ducats // box.ducats_per_step
    exchanges = exchanges_of(box, seen, markers, steps)
    exchanged = markers.level[0]
    paid = paid_of(markers, steps, box.top)
    return Brewing(exchanges, paid, exchanged, markers.level[0])


def exchanges_of(box: Box, seen: AbbeyView, markers: Markers, steps: int) -> list[list[Move]]:
    """§9.2 So many steps back, one forward, to the end; §9.4 or until the rules' own result is in reach."""
    rate, wanted = seen.rate, lowest_of(abbey_of(box, seen), box)
    end, found = exchange(markers.level, rate, box.top), list[list[Move]]()
    stops = seen.brewed or box.best_exchange
    while markers.level != end:
        if stops and add_ducats(markers.level, steps, box.top)[0] == wanted:
            break
        found.append(joined([markers.back() for _ in range(rate)] + [markers.forward()]))
    return found


def paid_of(markers: Markers, steps: int, top: int) -> list[Move]:
    """§9.3 A step for so many ducats, until the rules' own result is reached."""
    end, found = add_ducats(markers.level, steps, top), list[Move]()
    while markers.level != end:
        found.append(markers.forward())
    return found


def joined(moves: list[Move]) -> list[Move]:
    """Steps of one marker as one move, in the order in which they began."""
    found: dict[int, Move] = {}
    for move in moves:
        before = found[move.colour].before if move.colour in found else move.before
        found[move.colour] = Move(move.colour, before, move.after)
    return list(found.values())
