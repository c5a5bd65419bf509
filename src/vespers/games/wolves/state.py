"""Everything on the table."""

from __future__ import annotations

from vespers.engine.kernel import Plan, Seat, State
from vespers.games.wolves.pieces import CELLS, DUEL, GRAND_SAUT, GRANDE_MEUTE, MIDDLE, NO_EFFECT, NOBODY
from vespers.games.wolves.pieces import WolvesBox as Box


class Pack:
    """One player's side of the table. Wolves are counted: `deck[w]` copies of wolf w."""

    __slots__ = (
        "buried",
        "deck",
        "effect",
        "hand",
        "held",
        "lone",
        "power",
        "ready",
        "stock",
        "under",
        "visible",
        "wins",
    )

    def __init__(
        self,
        deck: list[int],
        stock: int,
        under: tuple[int, ...],
        buried: int,
        hand: list[int],
        held: int,
        lone: int,
        power: int,
        effect: int,
        ready: bool,
        visible: int,
        wins: int,
    ) -> None:
        self.deck = deck  # its order does not exist before it is drawn
        self.stock = stock  # wolves in the deck
        self.under = under  # §7.7 wolves put under the deck, drawn after it; empty when there are none
        self.buried = buried  # how many of them
        self.hand = hand  # hidden from the foe
        self.held = held  # wolves in the hand
        self.lone = lone
        self.power = power  # the card
        self.effect = effect  # what it does
        self.ready = ready  # the power works: an Ambush is not used yet
        self.visible = visible  # wolves on top, in the territory
        self.wins = wins

    def clone(self) -> Pack:
        return Pack(
            self.deck[:],
            self.stock,
            self.under,
            self.buried,
            self.hand[:],
            self.held,
            self.lone,
            self.power,
            self.effect,
            self.ready,
            self.visible,
            self.wins,
        )

    def played_out(self) -> bool:
        """§4.2 Neither hand nor deck."""
        return self.held == 0 and self.stock == 0

    def leap(self) -> int:
        """§2.4 How much lower a wolf may be covered: 1; §7.4 also 2; §7.5 also 0."""
        if self.ready and self.effect == GRAND_SAUT:
            return 2
        if self.ready and self.effect == DUEL:
            return 0
        return 1

    def hand_size(self, box: Box) -> int:
        """§3.2 Three wolves; §7.10 four."""
        return box.numbers.larger_hand if self.effect == GRANDE_MEUTE else box.numbers.hand

    def gather(self, box: Box) -> None:
        """§1.4 Take back all wolves, the Lone Wolf too, and shuffle; the Ambush is ready again."""
        self.deck = box.copies[:]
        if self.lone != NOBODY:
            self.deck[self.lone] += 1
        self.stock = sum(self.deck)
        self.under = ()
        self.buried = 0
        self.hand = [0] * len(box.wolves)
        self.held = 0
        self.ready = self.power != NOBODY
        self.visible = 0

    def left(self) -> list[int]:
        """What can still be drawn: the deck, and what lies under it."""
        if not self.under:
            return self.deck[:]
        return [above + below for above, below in zip(self.deck, self.under, strict=True)]

    def draw(self, wolf: int) -> None:
        """The top wolf of the deck comes to hand. When the deck is gone, what lay under it is the deck."""
        self.deck[wolf] -= 1
        self.stock -= 1
        self.hand[wolf] += 1
        self.held += 1
        if self.stock == 0 and self.buried > 0:
            self.deck, self.under = list(self.under), ()
            self.stock, self.buried = self.buried, 0


class Wolves(State):
    """Two packs and the territory between them."""

    __slots__ = (
        "area",
        "box",
        "lifted",
        "offered",
        "owner",
        "packs",
        "piles",
        "spots",
        "starter",
        "taken",
        "wolf",
    )

    def __init__(
        self,
        agenda: Plan,
        box: Box,
        packs: list[Pack],
        starter: Seat,
        offered: tuple[int, ...],
        wolf: list[int],
        owner: list[int],
        piles: list[int],
        taken: list[int],
        spots: list[int],
        area: int,
        lifted: int,
    ) -> None:
        self.agenda = agenda
        self.told = None
        self.box = box
        self.packs = packs
        self.starter = starter
        self.offered = offered  # powers on display
        self.wolf = wolf  # by cell: the visible wolf, or NOBODY
        self.owner = owner  # by cell: whose it is, or NOBODY
        self.piles = piles  # covered wolves, oldest first: cell, owner, wolf, cell, owner, wolf, …
        self.taken = taken  # the cells with a wolf
        self.spots = spots  # the empty cells where a wolf may go: next to a wolf, inside the area
        self.area = area
        self.lifted = lifted  # §7.6 the first of two wolves that change places

    def clone(self) -> Wolves:
        return Wolves(
            self.agenda[:],
            self.box,
            [self.packs[0].clone(), self.packs[1].clone()],
            self.starter,
            self.offered,
            self.wolf[:],
            self.owner[:],
            self.piles[:],
            self.taken[:],
            self.spots[:],
            self.area,
            self.lifted,
        )

    def round(self) -> int:
        """Counted from 1; a replayed round keeps its number."""
        return self.packs[0].wins + self.packs[1].wins + 1

    def clear(self) -> None:
        """An empty territory; the first wolf makes its middle."""
        self.wolf = [NOBODY] * len(CELLS)
        self.owner = [NOBODY] * len(CELLS)
        self.piles = []
        self.taken = []
        self.spots = [MIDDLE]
        self.area = 0
        self.lifted = NOBODY


def new_pack(box: Box) -> Pack:
    """A pack before its first round."""
    pack = Pack([], 0, (), 0, [], 0, NOBODY, NOBODY, NO_EFFECT, False, 0, 0)
    pack.gather(box)
    return pack


def new_table(box: Box) -> Wolves:
    """§1.1 Before anything is dealt: two equal packs."""
    s = Wolves([], box, [new_pack(box), new_pack(box)], 0, (), [], [], [], [], [], 0, NOBODY)
    s.clear()
    return s
