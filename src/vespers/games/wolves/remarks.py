"""What the coach says in a first free game of Wolves, found in the view alone. Never compiled."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.remarks import NO_VALUES, Occasion, Remark, Values
from vespers.games.wolves.box import WolvesBox
from vespers.games.wolves.pieces import NONE
from vespers.games.wolves.view import View, shown_round

FEW: Final = 3  # spaces left, with which a round comes to its end


def placing(view: View) -> bool:
    """Whether a wolf is to be laid: between two rounds nothing of this matters."""
    return view.asked == "PlaceWolf"


def last_spaces(box: WolvesBox, view: View, seat: Seat) -> Occasion | None:
    """§4.1 The round is nearly over: how it stands."""
    left = box.full - len(view.territory)
    if not placing(view) or left > FEW:
        return None
    mine, theirs = view.standing.points[seat], view.standing.points[1 - seat]
    lead = "ahead" if mine > theirs else "behind" if mine < theirs else "even"
    values: Values = {"left": left, "lead": lead, "mine": mine, "theirs": theirs}
    return Occasion(values, ("points-sign",), shown_round(box, view))


def fewer_moons(box: WolvesBox, view: View, seat: Seat) -> Occasion | None:
    """§5.1 In the second half of a round the foe shows more moons."""
    mine, theirs = view.standing.moons[seat], view.standing.moons[1 - seat]
    if not placing(view) or 2 * len(view.territory) < box.full or mine >= theirs:
        return None
    values: Values = {"mine": mine, "theirs": theirs, "points": box.numbers.moon_points}
    return Occasion(values, ("moons-sign",), shown_round(box, view))


def one_round_left(box: WolvesBox, view: View, seat: Seat) -> Occasion | None:
    """§6.4 The foe wins the game with this round."""
    if not placing(view) or view.packs[1 - seat].wins != box.numbers.wins - 1:
        return None
    both = "both" if view.packs[seat].wins == box.numbers.wins - 1 else "they"
    return Occasion({"who": both})


def unused_ambush(box: WolvesBox, view: View, seat: Seat) -> Occasion | None:
    """§7.2 An Ambush that is not used until the end of the round is lost for it."""
    pack = view.packs[seat]
    ready = pack.ready and pack.power != NONE and box.ambush[pack.power]
    if not placing(view) or not ready or 2 * len(view.territory) < box.full:
        return None
    return Occasion(NO_VALUES, (f"owned-{seat}",), shown_round(box, view))


REMARKS: Final = (
    Remark("one-round-left", one_round_left, "6.1"),
    Remark("last-spaces", last_spaces, "4.1"),
    Remark("ambush", unused_ambush, "7.2"),
    Remark("moons", fewer_moons, "5.1"),
)
