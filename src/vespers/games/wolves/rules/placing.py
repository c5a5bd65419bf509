"""§2 How to place."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.messages import Why
from vespers.games.wolves.codebook import PLACE
from vespers.games.wolves.messages import AmbushUsed, Covered, Place, Placing, ShapeFixed
from vespers.games.wolves.pieces import MIDDLE, NEAR, NONE, TOO_BIG, Area
from vespers.games.wolves.state import Pack, Wolves

NOT_IN_HAND: Final = Why("wolf_not_in_hand", "3.1")
NOT_IN_MIDDLE: Final = Why("first_wolf_in_the_middle", "2.1")
NOT_ADJACENT: Final = Why("not_next_to_a_wolf", "2.2")
OUT_OF_AREA: Final = Why("out_of_area", "2.3")
OWN_WOLF: Final = Why("own_wolf", "2.4")
NOT_ONE_HIGHER: Final = Why("not_one_higher", "2.4")
LAST_WOLF: Final = Why("last_visible_wolf", "2.5")


def why_not_place(s: Wolves, me: Seat, a: Place) -> Why | None:
    """§3.1 A wolf of my hand, on an empty cell or on an opposing wolf."""
    hand = s.packs[me].hand
    if a.wolf >= len(hand) or hand[a.wolf] == 0:
        return NOT_IN_HAND
    if s.wolf[a.cell] == NONE:
        return why_not_empty(s, a.cell)
    return why_not_cover(s, me, a.wolf, a.cell)


def why_not_empty(s: Wolves, cell: int) -> Why | None:
    """§2.1 The first wolf makes the middle; §2.2 the others lie next to one, §2.3 inside the area."""
    if not s.taken:
        return None if cell == MIDDLE else NOT_IN_MIDDLE
    if all(s.wolf[c] == NONE for c in NEAR[cell]):
        return NOT_ADJACENT
    return OUT_OF_AREA if s.box.grown[s.area][cell] == TOO_BIG else None


def why_not_cover(s: Wolves, me: Seat, wolf: int, cell: int) -> Why | None:
    """§2.4 Only an opposing wolf exactly one lower; §2.5 never the last visible one; §7.12 by no Ambush."""
    if s.owner[cell] == me:
        return OWN_WOLF
    leap, below = s.packs[me].leap(), s.wolf[cell]
    if not s.box.covers[leap][wolf][below]:
        return NOT_ONE_HIGHER
    protected = s.packs[1 - me].visible == 1 and not s.box.covers_last[leap][wolf][below]
    return LAST_WOLF if protected else None


def placements(s: Wolves, me: Seat) -> list[Placing]:
    """§2.6 Every legal placement, never none, without asking why_not: the kit proves them equal."""
    pack = s.packs[me]
    foes = [c for c in s.taken if s.owner[c] != me]
    covers = (s.box.covers if s.packs[1 - me].visible > 1 else s.box.covers_last)[pack.leap()]
    found: list[Placing] = []
    for wolf, copies in enumerate(pack.hand):
        if copies > 0:
            on, covered = PLACE[wolf], covers[wolf]
            for cell in s.spots:
                found.append(on[cell])
            for cell in foes:
                if covered[s.wolf[cell]]:
                    found.append(on[cell])
    return found


def place(s: Wolves, me: Seat, a: Place) -> None:
    """§3.1 The wolf leaves the hand and lies on its cell."""
    pack, wolf, cell = s.packs[me], a.wolf, a.cell
    pack.hand[wolf] -= 1
    pack.held -= 1
    pack.visible += 1
    if s.wolf[cell] == NONE:
        settle_in(s, cell)
    else:
        cover(s, me, wolf, cell)
    s.wolf[cell] = wolf
    s.owner[cell] = me


def cover(s: Wolves, me: Seat, wolf: int, cell: int) -> None:
    """§2.8 The covered wolf stays where it is, out of sight."""
    hidden = s.wolf[cell]
    s.piles.append(cell)
    s.piles.append(1 - me)
    s.piles.append(hidden)
    s.packs[1 - me].visible -= 1
    if s.events is not None:
        s.events.append(Covered(me, wolf, hidden, cell))
    if s.box.value[wolf] - s.box.value[hidden] != 1:
        use_ambush(s, me, s.packs[me])  # §7.4, §7.5 only Great Leap or Duel allow it


def use_ambush(s: Wolves, me: Seat, pack: Pack) -> None:
    """§7.2 An Ambush works once, then its card is turned over."""
    pack.ready = False
    if s.events is not None:
        s.events.append(AmbushUsed(me, pack.power))


def settle_in(s: Wolves, cell: int) -> None:
    """§2.3 The territory grows; once it is full, no cell is open."""
    before = s.area
    s.taken.append(cell)
    s.area = s.box.grown[s.area][cell]
    if len(s.taken) == s.box.full:
        s.spots = []
        return
    fits = s.box.grown[s.area]
    spots = [c for c in s.spots if c != cell and fits[c] != TOO_BIG]
    for c in NEAR[cell]:
        if s.wolf[c] == NONE and fits[c] != TOO_BIG and c not in spots:
            spots.append(c)
    s.spots = spots
    if s.events is not None and s.area != before:
        log_shape(s, s.box.areas[before])


def log_shape(s: Wolves, before: Area) -> None:
    """§2.7 As soon as the area is 4 long, everybody knows whether it lies or stands."""
    area, numbers = s.box.areas[s.area], s.box.numbers
    if s.events is not None and area.fixed(numbers.long) and not before.fixed(numbers.long):
        lies = area.wide() == numbers.long
        columns, rows = (numbers.long, numbers.short) if lies else (numbers.short, numbers.long)
        s.events.append(ShapeFixed(columns, rows))
