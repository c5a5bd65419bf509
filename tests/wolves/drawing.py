"""Positions of Wolves drawn as text, and a small table to play on from them.

    t = drawn('''
        a1 b2   ..
        .. b2a3 b4
    ''', hand="3 5")

`a` is seat 0 and `b` seat 1; a capital letter is a Lone Wolf; `b2a3` is a pile, its visible wolf last;
`..` is empty. Spaces are (row, column), counted from 1 at the top left of the drawing; 0 is just outside.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from vespers.engine.kernel import Seat, apply, asked, settle, why_not
from vespers.engine.messages import Action, Event, Why
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import CallAmbush, Drawn, Place, Swap, WolvesSettings
from vespers.games.wolves.pieces import MIDDLE, NEAR, NONE, SIDE, TOO_BIG
from vespers.games.wolves.rules.after_round import SCORE_ROUND
from vespers.games.wolves.rules.placing import place
from vespers.games.wolves.rules.rounds import NEXT_ROUND
from vespers.games.wolves.rules.turns import TURN
from vespers.games.wolves.state import Pack, Wolves, new_table

E = TypeVar("E", bound=Event)
Spot = tuple[int, int]
A, B = 0, 1
LETTERS = "ab"
BOX = GAME.box(WolvesSettings())
IDS = {
    "1": "one", "2": "two", "3": "three", "4": "four", "5": "five",
    "L1": "lone-one", "L2": "lone-two", "L4": "lone-four", "L6": "lone-six",
}  # fmt: skip


def wolf(name: str) -> int:
    """`3` a wolf of the pack, `L6` a Lone Wolf."""
    return BOX.wolves.index(IDS[name])


def power(name: str) -> int:
    return BOX.powers.index(name)


def counted(names: str) -> list[int]:
    """`3 3 L6` as copies of each wolf, as packs keep them."""
    counts = [0] * len(new_table(BOX).packs[A].hand)
    for name in names.split():
        counts[wolf(name)] += 1
    return counts


def short(number: int) -> str:
    """The other way round."""
    return next(name for name, full in IDS.items() if full == BOX.wolves[number])


def named(counts: Iterable[int]) -> str:
    """Copies of each wolf as `3 3 L6`."""
    return " ".join(short(number) for number, copies in enumerate(counts) for _ in range(copies))


def pile_of(token: str) -> list[tuple[Seat, int]]:
    """`b2A6` as owners and wolves, from the bottom up."""
    cards = [token[i : i + 2] for i in range(0, len(token), 2) if token != ".."]
    return [(LETTERS.index(c[0].lower()), wolf(f"L{c[1]}" if c[0].isupper() else c[1])) for c in cards]


def token_of(owner: Seat, number: int) -> str:
    name = short(number)
    return LETTERS[owner].upper() + name[1] if name[0] == "L" else LETTERS[owner] + name


def face(s: Wolves, cell: int) -> str:
    return ".." if s.wolf[cell] == NONE else token_of(s.owner[cell], s.wolf[cell])


def grid(drawing: str) -> dict[Spot, list[tuple[Seat, int]]]:
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    spots = {(y, x): pile_of(token) for y, row in enumerate(rows, 1) for x, token in enumerate(row, 1)}
    return {spot: pile for spot, pile in spots.items() if pile}


def tidy(drawing: str) -> str:
    """A drawing without its margins, to compare two of them."""
    return "\n".join(" ".join(line.split()) for line in drawing.splitlines() if line.strip())


class Table:
    """A drawn position that can be played on."""

    def __init__(self, state: Wolves, origin: Spot) -> None:
        self.state = state
        self.origin = origin  # the space of the drawing that lies in the middle of the table
        self.state.events = []

    def cell(self, spot: Spot) -> int:
        row, column = SIDE // 2 + spot[0] - self.origin[0], SIDE // 2 + spot[1] - self.origin[1]
        assert 0 <= row < SIDE and 0 <= column < SIDE, f"{spot} is beyond the edge of the table"
        return row * SIDE + column

    def pack(self, seat: Seat) -> Pack:
        return self.state.packs[seat]

    def asked(self) -> str:
        """Who is asked for what: `PlaceWolf a`; `Draw b` when chance draws for b; empty at the end."""
        step = asked(self.state)
        return "" if step is None else f"{type(step).__name__} {LETTERS[step.me]}"

    def options(self) -> list[Action]:
        step = asked(self.state)
        return [] if step is None else list(step.options(self.state))

    def refusal(self, action: Action) -> Why | None:
        step = asked(self.state)
        assert step is not None, "the game is over"
        return why_not(self.state, step.asks, action)

    def why_not(self, action: Action) -> str | None:
        """None when it is legal, else the reason and its section: `own_wolf §2.4`."""
        why = self.refusal(action)
        return None if why is None else f"{why.key} §{why.section}"

    def why(self, name: str, spot: Spot) -> str | None:
        return self.why_not(Place(wolf(name), self.cell(spot)))

    def may(self, name: str, *spots: Spot) -> bool:
        """Whether this wolf may be placed on each of the spaces."""
        return all(self.why(name, spot) is None for spot in spots)

    def say(self, action: Action) -> None:
        assert self.why_not(action) is None, f"{action}: {self.why_not(action)}"
        apply(self.state, action)

    def place(self, name: str, spot: Spot) -> None:
        self.say(Place(wolf(name), self.cell(spot)))

    def call(self, name: str) -> None:
        self.say(CallAmbush(power(name)))

    def swap(self, *spots: Spot) -> None:
        for spot in spots:
            self.say(Swap(self.cell(spot)))

    def draw(self, *names: str) -> None:
        for name in names:
            self.say(Drawn(wolf(name)))

    def drawable(self) -> str:
        """The wolves that can come from the deck now: `1 2`."""
        return " ".join(short(a.wolf) for a in self.options() if isinstance(a, Drawn))

    def draw_anything(self) -> str:
        """Let chance take whatever comes first, until a player is asked; who drew, in order: `aab`."""
        drawers = ""
        while self.asked().startswith("Draw"):
            drawers += self.asked()[-1]
            self.say(self.options()[0])
        return drawers

    def events_of(self, kind: type[E]) -> list[E]:
        """The events of a kind, so far."""
        assert self.state.events is not None
        return [event for event in self.state.events if isinstance(event, kind)]

    def hand(self, seat: Seat = A) -> str:
        return named(self.pack(seat).hand)

    def drawing(self) -> str:
        """The visible wolves, as one would draw them."""
        s = self.state
        rows = s.box.areas[s.area].rows
        return "\n".join(" ".join(face(s, cell) for cell in row) for row in rows)


def drawn(
    drawing: str,
    hand: str = "",
    *,
    foe: str | None = None,
    deck: str | None = None,
    foe_deck: str | None = None,
    power: str = "",
    foe_power: str = "",
    used: str = "",
    turn: Seat = A,
    starter: Seat = A,
    lone: tuple[str, str] = ("", ""),
    wins: tuple[int, int] = (0, 0),
) -> Table:
    """Seat a holds `hand`, seat b `foe`; `turn` is to place. What is not said of decks and hands is what is
    left of the packs; a power is ready unless `used` has the letter of its owner."""
    s = new_table(BOX)
    table = Table(s, lay(s, drawing))
    s.events = []
    s.starter = starter
    s.offered = (0, 1, 2, 3)
    shown = [[0] * len(s.packs[A].hand), [0] * len(s.packs[A].hand)]
    for pile in grid(drawing).values():
        for owner, number in pile:
            shown[owner][number] += 1
    for seat, (held, stock, card) in enumerate([(hand, deck, power), (foe, foe_deck, foe_power)]):
        endow(s, seat, card, LETTERS[seat] in used, lone[seat])
        deal_out(s.packs[seat], shown[seat], held, stock)
        s.packs[seat].wins = wins[seat]
    s.agenda = [NEXT_ROUND, SCORE_ROUND, *TURN[turn]]
    return table


def lay(s: Wolves, drawing: str) -> Spot:
    """Lay the wolves as in play, outwards from one near the centre: it is in the middle of the table."""
    cards = grid(drawing)
    if not cards:
        return (1, 1)
    high, wide = max(row for row, _ in cards), max(column for _, column in cards)
    origin = min(cards, key=lambda spot: abs(2 * spot[0] - high - 1) + abs(2 * spot[1] - wide - 1))
    reached = [MIDDLE]
    for cell in reached:  # grows under the loop
        row, column = divmod(cell, SIDE)
        pile = cards.get((origin[0] + row - SIDE // 2, origin[1] + column - SIDE // 2), [])
        if pile and s.wolf[cell] == NONE:
            assert not s.taken or s.box.grown[s.area][cell] != TOO_BIG, "the drawing is beyond 4 by 3"
            for owner, number in pile:
                place(s, owner, Place(number, cell))
            reached += NEAR[cell]
    assert len(s.taken) == len(cards), "the drawing has wolves that touch no other"
    return origin


def endow(s: Wolves, seat: Seat, card: str, used: bool, lone: str) -> None:
    """Give a seat its power, ready or used, and its Lone Wolf."""
    pack = s.packs[seat]
    pack.lone = wolf(lone) if lone else NONE
    pack.power = power(card) if card else NONE
    pack.effect = s.box.effect[pack.power] if card else NONE
    pack.ready = bool(card) and not used


def deal_out(pack: Pack, shown: list[int], hand: str | None, deck: str | None) -> None:
    """Hand and deck as told, else from the wolves of the pack that are not shown."""
    whole = [n + (w == pack.lone) for w, n in enumerate(BOX.copies)]
    left = [max(0, n - shown[w]) for w, n in enumerate(whole)]
    if hand is None:
        hand = " ".join(named(left).split()[:3])
    held = counted(hand)
    pack.hand, pack.held = held, sum(held)
    rest = [max(0, n - held[w]) for w, n in enumerate(left)]
    pack.deck = rest if deck is None else counted(deck)
    pack.stock = sum(pack.deck)


def scored(drawing: str, **events_of: Any) -> Table:
    """The round ends in this position and is scored."""
    table = drawn(drawing, **events_of)
    table.state.agenda = [NEXT_ROUND, SCORE_ROUND]
    settle(table.state)
    return table
