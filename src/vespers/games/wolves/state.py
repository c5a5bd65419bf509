"""Everything on the table."""

from __future__ import annotations

from vespers.engine.kernel import Plan, State
from vespers.games.wolves.box import WolvesBox as Box
from vespers.games.wolves.pieces import CELLS, COVER_EQUAL, LARGER_HAND, LONG_LEAP, MIDDLE, NO_EFFECT, NONE


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

    def __init__(self, *, deck: list[int], hand: list[int]) -> None:
        self.deck = deck  # its order does not exist before it is drawn
        self.stock = 0  # wolves in the deck
        self.under: tuple[int, ...] = ()  # §7.7 wolves put under the deck, drawn after it
        self.buried = 0  # how many of them
        self.hand = hand  # hidden from the foe
        self.held = 0  # wolves in the hand
        self.lone = NONE
        self.power = NONE  # the card
        self.effect = NO_EFFECT  # what it does
        self.ready = False  # the power works: an Ambush is not used yet
        self.visible = 0  # wolves on top, in the territory
        self.wins = 0

    def clone(self) -> Pack:
        p = Pack(deck=self.deck[:], hand=self.hand[:])
        p.stock = self.stock
        p.under = self.under
        p.buried = self.buried
        p.held = self.held
        p.lone = self.lone
        p.power = self.power
        p.effect = self.effect
        p.ready = self.ready
        p.visible = self.visible
        p.wins = self.wins
        return p

    def played_out(self) -> bool:
        """§4.3 Neither hand nor deck."""
        return self.held == 0 and self.stock == 0

    def leap(self) -> int:
        """§2.4 How much lower a wolf may be covered: 1; §7.4 also 2; §7.5 also 0."""
        if self.ready and self.effect == LONG_LEAP:
            return 2
        if self.ready and self.effect == COVER_EQUAL:
            return 0
        return 1

    def hand_size(self, box: Box) -> int:
        """§3.4 Three wolves; §7.10 four."""
        return box.numbers.larger_hand if self.effect == LARGER_HAND else box.numbers.hand

    def gather(self, box: Box) -> None:
        """§1.6 Take back all wolves, the Lone Wolf too, §1.4 and shuffle; §7.11 the Ambush is ready again."""
        self.deck = box.copies[:]
        if self.lone != NONE:
            self.deck[self.lone] += 1
        self.stock = sum(self.deck)
        self.under = ()
        self.buried = 0
        self.hand = [0] * len(box.wolves)
        self.held = 0
        if box.rulings.replayed_ambush == "ready":
            self.make_ready()
        self.visible = 0

    def make_ready(self) -> None:
        """§7.2 The Ambush is ready, if there is a power."""
        self.ready = self.power != NONE

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
        *,
        agenda: Plan,
        box: Box,
        packs: list[Pack],
        wolf: list[int],
        owner: list[int],
        piles: list[int],
        taken: list[int],
        spots: list[int],
    ) -> None:
        self.agenda = agenda
        self.replaced = None
        self.events = None
        self.box = box
        self.packs = packs
        self.starter = 0
        self.offered: tuple[int, ...] = ()  # powers on display
        self.wolf = wolf  # by cell: the visible wolf, or NONE
        self.owner = owner  # by cell: whose it is, or NONE
        self.piles = piles  # covered wolves, oldest first: cell, owner, wolf, cell, owner, wolf, …
        self.taken = taken  # the cells with a wolf
        self.spots = spots  # the empty cells where a wolf may go: next to a wolf, inside the area
        self.area = 0
        self.lifted = NONE  # §7.6 the first of two wolves that change places

    def clone(self) -> Wolves:
        s = Wolves(
            agenda=self.agenda[:],
            box=self.box,
            packs=[self.packs[0].clone(), self.packs[1].clone()],
            wolf=self.wolf[:],
            owner=self.owner[:],
            piles=self.piles[:],
            taken=self.taken[:],
            spots=self.spots[:],
        )
        s.replaced = self.replaced
        s.starter = self.starter
        s.offered = self.offered
        s.area = self.area
        s.lifted = self.lifted
        return s

    def round(self) -> int:
        """Counted from 1; a replayed round keeps its number."""
        return self.packs[0].wins + self.packs[1].wins + 1

    def clear(self) -> None:
        """An empty territory; the first wolf makes its middle."""
        self.wolf = [NONE] * len(CELLS)
        self.owner = [NONE] * len(CELLS)
        self.piles = []
        self.taken = []
        self.spots = [MIDDLE]
        self.area = 0
        self.lifted = NONE


def new_pack(box: Box) -> Pack:
    """A pack before its first round."""
    pack = Pack(deck=[], hand=[])
    pack.gather(box)
    return pack


def new_table(box: Box) -> Wolves:
    """§1.1 Before anything is dealt: two equal packs."""
    packs = [new_pack(box), new_pack(box)]
    s = Wolves(agenda=[], box=box, packs=packs, wolf=[], owner=[], piles=[], taken=[], spots=[])
    s.clear()
    return s
