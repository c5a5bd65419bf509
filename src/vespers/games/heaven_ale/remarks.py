"""What the coach says in a first free game of Heaven & Ale, found in the view alone. Never compiled."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.messages import Text
from vespers.engine.remarks import NO_VALUES, Occasion, Remark
from vespers.games.heaven_ale.box import HeavenAleBox
from vespers.games.heaven_ale.pieces import ALL_AROUND, AROUND, NONE, RESOURCES, SITE_NAMES, SITES
from vespers.games.heaven_ale.view import AbbeyView, View

POOR: Final = 5  # ducats: most tiles in the sun cost more
BEHIND: Final = 4  # steps of the rearmost marker behind the next


def walking(view: View) -> bool:
    """Whether one chooses the next space of the track."""
    return view.asked == "MoveFigure"


def setting_out(view: View, seat: Seat) -> bool:
    """Whether it is one's first step of a round."""
    return walking(view) and view.abbeys[seat].place != NONE


def last_round(box: HeavenAleBox, view: View, seat: Seat) -> Occasion | None:
    """§9.3 What is not beer by the end of this round is worth little."""
    if not setting_out(view, seat) or view.round != view.rounds:
        return None
    return Occasion({"ducats": box.ducats_per_step}, (f"brewmaster-{seat}",))


def rearmost(box: HeavenAleBox, view: View, seat: Seat) -> Occasion | None:
    """§9.5 Only the rearmost ingredient counts, and one is far behind the others."""
    markers = view.abbeys[seat].markers
    last, next_ = sorted(markers)[:2]
    if not walking(view) or view.round < 2 or next_ - last < BEHIND:
        return None
    colour = markers.index(last)
    name = Text(f"heaven-ale-resource-{RESOURCES[colour]}")
    return Occasion({"colour": name}, (f"marker-{seat}-{colour}",), view.round)


def nearly_built(box: HeavenAleBox, view: View, seat: Seat) -> Occasion | None:
    """§5.1 A single hex is free around a building site."""
    sites = open_sites(view.abbeys[seat])
    if not walking(view) or not sites:
        return None
    return Occasion({"site": SITE_NAMES[sites[0]]}, (f"site-{seat}-{sites[0]}",), sites[0])


def open_sites(abbey: AbbeyView) -> list[int]:
    """The sites without a building that lack one tile."""
    return [
        site
        for site in SITES
        if abbey.buildings[site] == NONE
        and sum(abbey.garden[hex_] != NONE for hex_ in AROUND[site]) == ALL_AROUND - 1
    ]


def poor(box: HeavenAleBox, view: View, seat: Seat) -> Occasion | None:
    """§4.1 Hardly anything can be bought: where ducats come from."""
    ducats = view.abbeys[seat].ducats
    if not walking(view) or view.round == view.rounds or ducats >= POOR:
        return None
    return Occasion({"ducats": ducats}, (f"purse-{seat}",), view.round)


def alone_on_the_track(box: HeavenAleBox, view: View, seat: Seat) -> Occasion | None:
    """§2.4 All others are home: nobody takes anything away any more."""
    others = [abbey for other, abbey in enumerate(view.abbeys) if other != seat]
    if not walking(view) or view.abbeys[seat].place != NONE or any(one.space <= box.last for one in others):
        return None
    return Occasion(NO_VALUES, (f"figure-{seat}",), view.round)


REMARKS: Final = (
    Remark("last-round", last_round, "9.3"),
    Remark("alone", alone_on_the_track, "2.4"),
    Remark("nearly-built", nearly_built, "5.1"),
    Remark("poor", poor, "4.1"),
    Remark("rearmost", rearmost, "9.5"),
)
