"""What may be done, with cost and consequence on it: the rules are asked on the table as it is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vespers.engine.messages import Text
from vespers.engine.scene import Moment, Offer, Tag, Target
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.messages import (
    Activate,
    Advance,
    BuildFirst,
    EndExchange,
    Enter,
    Exchange,
    KeepPrivileges,
    MarkMonk,
    MarkNumber,
    MarkResource,
    Place,
    Sell,
    Take,
    UsePrivilege,
    Walk,
)
from vespers.games.heaven_ale.pieces import (
    CHOSEN,
    HEX_NAMES,
    MARK_MONK,
    MARK_RESOURCE,
    SPOT_OF_MARK,
)
from vespers.games.heaven_ale.scene.asked import Asked
from vespers.games.heaven_ale.scene.consequences import (
    Mark,
    Shown,
    building_first,
    changes,
    ending,
    entering,
    marking,
    placing,
    selling,
    taking,
    using,
    walking,
)
from vespers.games.heaven_ale.scene.known import table_of
from vespers.games.heaven_ale.scene.words import phrase
from vespers.games.heaven_ale.view import View

STALL = ("TakeTile", "TakeAnother")  # questions that lift the tiles of a space up to choose from


# --- What one clicks


def things(box: Box, view: View, action: Any) -> Sequence[tuple[str, ...]]:
    """Every way to click an action, legal or not; nothing to click: a button."""
    me = max(view.asks, 0)
    match action:
        case Walk(space=space):
            many = len(view.track[space].tiles) if space < len(view.track) else 0
            return [(f"space-{space}",), *[(f"goods-{space}-{k}",) for k in range(many)]]
        case Enter(place=place):
            return [(f"place-{place}",)]
        case Sell(card=number) | UsePrivilege(card=number):
            return [(f"card-{me}-{number}",)]
        case Take(tile=taken):
            here = view.abbeys[me].space
            lying = view.track[here].tiles if here < len(view.track) else ()
            lifted = f"offer-{{}} goods-{here}-{{}}" if view.asked in STALL else f"goods-{here}-{{}}"
            return takes(lifted, [k for k, other in enumerate(lying) if other == taken])
        case Place(hex=hex_):
            return [(f"hex-{me}-{HEX_NAMES[hex_]}",)]
        case BuildFirst(site=site):
            return [(f"site-{me}-{site}",)]
        case Activate(site=site, neighbours=neighbours):
            return [tuple(f"tile-{me}-{hex_}" for hex_ in CHOSEN[site][neighbours])]
        case MarkNumber() | MarkResource() | MarkMonk():
            return [(f"spot-{me}-{spot_of(action)}",)]
        case Advance(colour=colour):
            return [(f"marker-{me}-{colour}",)]
    return [()]


def takes(names: str, numbers: list[int]) -> list[tuple[str, ...]]:
    """The ways to click equal tiles: those on the stall first."""
    return [(name.format(number),) for name in names.split() for number in numbers]


def spot_of(action: Mark) -> int:
    """The activation spot of a mark."""
    match action:
        case MarkNumber():
            return 0
        case MarkResource(colour=colour):
            return SPOT_OF_MARK[MARK_RESOURCE + colour]
        case MarkMonk(monk=monk):
            return SPOT_OF_MARK[MARK_MONK + monk]


# --- Targets


def targets(m: Moment) -> tuple[Target, ...]:
    """Every way to click every offer; the tag hangs on the first."""
    if not m.offers:
        return ()
    asked = Asked(m.box, m.view, table_of(m.box, m.view), m.view.asks)
    walks = [offer.action.space for offer in m.offers if isinstance(offer.action, Walk)]
    found = []
    for offer in m.offers:
        shown = with_warning(asked, offer.action, shown_of(asked, offer.action), walks)
        found += ways(asked, offer, shown, clicks_of(m, offer))
    return tuple(found)


def clicks_of(m: Moment, offer: Offer) -> Sequence[tuple[str, ...]]:
    """What one clicks; §5.3 where a tile belongs to one choice alone, it stands for that choice."""
    clicks = things(m.box, m.view, offer.action)
    if not isinstance(offer.action, Activate):
        return clicks
    rest = [things(m.box, m.view, other.action)[0] for other in m.offers if other is not offer]
    others = {thing for way in rest for thing in way}
    return [(thing,) for thing in clicks[0] if thing not in others] or clicks


def ways(asked: Asked, offer: Offer, shown: Shown, clicks: Sequence[tuple[str, ...]]) -> list[Target]:
    """Several things mean the same: each can be clicked, one carries the tag."""
    more = shown._asdict()
    return [
        offer.target(way, **(more if n == 0 else more | {"tag": None, "prospect": None}))
        for n, way in enumerate(clicks)
    ]


def shown_of(asked: Asked, action: Any) -> Shown:
    """What would follow an answer."""
    match action:
        case Walk(space=space):
            return walking(asked, space)
        case Enter(place=place):
            return entering(asked, action, place)
        case Take(tile=taken):
            return taking(asked, taken)
        case Place(hex=hex_):
            return placing(asked, action, hex_)
        case Sell():
            return selling(asked, action)
        case UsePrivilege(card=card):
            return using(asked, action, card)
        case MarkNumber() | MarkResource() | MarkMonk():
            return marking(asked, action)
        case Activate() | Advance() | Exchange():
            return Shown(tag=Tag(amounts=changes(asked, action)))
        case BuildFirst():
            return building_first(asked, action)
        case EndExchange():
            return ending(asked)
    return Shown()


def with_warning(asked: Asked, action: Any, shown: Shown, walks: list[int]) -> Shown:
    """What a beginner would regret."""
    if isinstance(action, Enter) and asked.view.asked == "MoveFigure":
        return shown._replace(warning=leaving(asked, walks))
    if isinstance(action, KeepPrivileges) and asked.view.asked == "CompletePair":
        return shown._replace(warning=phrase("warn-keep"))
    return shown


def leaving(asked: Asked, walks: list[int]) -> Text | None:
    """§2.6 Home with ducats that could still buy something, or in the last round with cards."""
    abbey, box = asked.abbey, asked.box
    reach = [space for space in walks if asked.table.cheapest[space] * box.shady_price <= abbey.ducats]
    if asked.view.round == asked.view.rounds and (abbey.cards or reach):
        return phrase("warn-last", ducats=abbey.ducats, cards=abbey.cards.bit_count())
    return phrase("warn-home", ducats=abbey.ducats, spaces=len(reach)) if reach else None
