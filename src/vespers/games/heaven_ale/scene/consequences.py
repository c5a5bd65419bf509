"""What would follow an answer: prices, incomes, buildings, points; by the rules, on the table one knows."""

from __future__ import annotations

from typing import Any, NamedTuple

from vespers.engine.messages import Text
from vespers.engine.scene import Amount, Prospect, Tag
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.messages import (
    BuildFirst,
    Built,
    Enter,
    MarkMonk,
    MarkNumber,
    MarkResource,
    Place,
    Sell,
    TileBought,
    UsePrivilege,
    Walk,
)
from vespers.games.heaven_ale.pieces import (
    BARRELS_CARD,
    COLOUR_CARD,
    FIRST_PLACE,
    FIRST_SHADY,
    LOWEST_CARD,
    MARK_MONK,
    MARK_RESOURCE,
    MONK_TILE,
    RESOURCE_PLACE,
    RESOURCES,
    SITE_NAMES,
    SPACE_KINDS,
)
from vespers.games.heaven_ale.rules.buying import base_price
from vespers.games.heaven_ale.rules.privileges import steps_of_lowest
from vespers.games.heaven_ale.scene import prospects
from vespers.games.heaven_ale.scene.asked import Asked, amounts
from vespers.games.heaven_ale.scene.known import after
from vespers.games.heaven_ale.scene.tiles import about_resource
from vespers.games.heaven_ale.scene.words import about, building, building_picture, gained, phrase
from vespers.games.heaven_ale.scoring import barrel_points, production_without
from vespers.games.heaven_ale.wording import resource, tile

Mark = MarkNumber | MarkResource | MarkMonk


class Shown(NamedTuple):
    """What hangs on a target, and what is said about it."""

    tag: Tag | None = None
    says: tuple[Text, ...] = ()
    costly: bool = False
    warning: Text | None = None
    route: tuple[str, ...] = ()
    prospect: Prospect | None = None


def changes(asked: Asked, action: Any) -> tuple[Amount, ...]:
    """Ducats, markers and brewmaster: what each was and what it becomes."""
    return amounts(asked.abbey, after(asked.table, asked.view, action)[0].abbeys[asked.me])


# --- On the track


def walking(asked: Asked, space: int) -> Shown:
    """§2.5 What a space asks for: tiles their price, discs and barrels nothing."""
    kind = SPACE_KINDS[asked.box.kinds[space]]
    route = tuple([f"space-{passed}" for passed in range(asked.abbey.space + 1, space)])
    if kind == "disc":
        return Shown(Tag(title=phrase("free")), about("space-disc"), route=route)
    if kind == "barrel":
        return fetching(asked, space, route)
    return shopping(asked, space, route)


def shopping(asked: Asked, space: int, route: tuple[str, ...]) -> Shown:
    """§3.1, §3.2 Prices in the shade and in the sun."""
    box, tiles = asked.box, asked.table.tiles[space]
    base = [base_price(box, space, lying) for lying in tiles]
    says = phrase("walk", tiles=either([tile(None, lying) for lying in dict.fromkeys(tiles)]))
    prospect = prospects.of_space(asked, space)
    return Shown(prices(box, base), (says, *about_prices(box, base)), True, route=route, prospect=prospect)


def prices(box: Box, base: list[int]) -> Tag:
    """A price for each side; where tiles differ, those in the shade from the lowest to the highest."""
    shade = Amount(symbol="shade", value=span(base, box.shady_price), name=phrase("in-shade"))
    sun = Amount(symbol="sun", value=span(base, box.sunny_price), name=phrase("in-sun"))
    return Tag(amounts=(shade, sun) if min(base) == max(base) else (shade,))


def span(base: list[int], times: int) -> str:
    low, high = min(base) * times, max(base) * times
    return str(low) if low == high else f"{low}–{high}"


def about_prices(box: Box, base: list[int]) -> tuple[Text, ...]:
    """The price in words, where there is but one."""
    if min(base) != max(base):
        return ()
    return about("price", shade=base[0] * box.shady_price, sun=base[0] * box.sunny_price)


def either(texts: list[Text]) -> Text:
    """This or that."""
    return texts[0] if len(texts) == 1 else phrase("or", first=texts[0], second=either(texts[1:]))


def fetching(asked: Asked, space: int, route: tuple[str, ...]) -> Shown:
    """§8.1 The barrels one would take, and their points."""
    then, events = after(asked.table, asked.view, Walk(space))
    points = barrel_points(then.abbeys[asked.me], asked.box) - barrel_points(asked.abbey, asked.box)
    tag = Tag(amounts=(Amount(symbol="star", value=gained(points), name=phrase("points"), mood="good"),))
    says = phrase("fetch", number=len(events), points=points)
    return Shown(tag, (says,), route=route)


def entering(asked: Asked, action: Enter, place: int) -> Shown:
    """§2.6 The income of a place."""
    amount, box = asked.box.places[place], asked.box
    found = changes(asked, action)
    if place == RESOURCE_PLACE:
        found = (
            Amount(symbol="any-resource", value=gained(amount), name=phrase("any-resource"), mood="good"),
        )
    if place == FIRST_PLACE:
        found = (Amount(symbol="first-player", value="1", name=phrase("first"), mood="good"),)
    says = about(f"place-{PLACE_NAMES[place]}", number=amount, points=box.first_points)
    return Shown(Tag(amounts=found), says)


PLACE_NAMES = ("first", "ducats", "brewmaster", "resource")


# --- Buying


def taking(asked: Asked, taken: int) -> Shown:
    """§3.4 The price of a tile on both sides."""
    base = [base_price(asked.box, asked.abbey.space, taken)]
    return Shown(prices(asked.box, base), about_prices(asked.box, base), costly=True)


def placing(asked: Asked, action: Place, hex_: int) -> Shown:
    """§3.3 The price of a hex, what is left, what the tile will yield, and a site that closes."""
    events = after(asked.table, asked.view, action)[1]
    paid = sum([event.price for event in events if isinstance(event, TileBought)])
    side = "shade" if hex_ >= FIRST_SHADY else "sun"
    parts = [Amount(symbol="ducat", value=str(paid), name=phrase("price-name"))]
    says = [phrase(f"pay-{side}", ducats=paid, left=asked.abbey.ducats - paid)]
    for event in events:
        if isinstance(event, Built):
            parts.append(closing(asked, event))
            says.append(closed(asked, event))
    if len(says) == 1:
        says.append(income(asked.view.chosen, side))
    prospect = prospects.of_hex(asked, action, hex_)
    return Shown(Tag(amounts=tuple(parts)), tuple(says[:2]), costly=True, prospect=prospect)


def income(chosen: int, side: str) -> Text:
    """§4 What the tile will yield when it is activated there."""
    if chosen >= MONK_TILE:
        return about("tile-monk", monk=tile(None, chosen))[0]
    return about_resource(chosen, "sun" if side == "sun" else "shade")[0]


def closing(asked: Asked, event: Built) -> Amount:
    """§5.2 The building a site becomes."""
    picture = building_picture(asked.box, event.building)
    return Amount(
        symbol=picture, value=str(event.total), name=building(asked.box, event.building), mood="good"
    )


def closed(asked: Asked, event: Built) -> Text:
    """§5.2 The total, the building, and the brewmaster's steps."""
    steps = asked.box.brewmaster_steps[event.building]
    return phrase(
        "closes",
        site=SITE_NAMES[event.site],
        total=event.total,
        building=building(asked.box, event.building),
        steps=steps,
    )


def building_first(asked: Asked, action: BuildFirst) -> Shown:
    """§5.1 What would be built on a site."""
    events = after(asked.table, asked.view, action)[1]
    event = next(event for event in events if isinstance(event, Built))
    prospect = prospects.of_site(asked, action)
    return Shown(Tag(amounts=(closing(asked, event),)), (closed(asked, event),), prospect=prospect)


def selling(asked: Asked, action: Sell) -> Shown:
    """§3.5 Ducats for a card, which is gone."""
    ducats = asked.box.emergency[1 << action.card]
    return Shown(None, (phrase("sells-for", ducats=ducats), phrase("sell-says")), costly=True)


# --- Discs and cards


def marking(asked: Asked, action: Mark) -> Shown:
    """§6.1 What a disc activates, and whether it completes a pair."""
    then, events = after(asked.table, asked.view, action)
    says = [phrase("activates", number=len(events))]
    if then.agenda:
        says.append(phrase("completes"))
    return Shown(Tag(amounts=amounts(asked.abbey, then.abbeys[asked.me])), tuple(says))


def using(asked: Asked, action: UsePrivilege, card: int) -> Shown:
    """§7.2-§7.6 What a card does now."""
    then = after(asked.table, asked.view, action)[0].abbeys[asked.me]
    found = amounts(asked.abbey, then)
    if card == BARRELS_CARD:
        more = barrel_points(then, asked.box) - barrel_points(asked.abbey, asked.box)
        found = (Amount(symbol="star", value=gained(more), name=phrase("points")),)
    elif card == LOWEST_CARD and not found:
        steps = steps_of_lowest(asked.table, asked.me)
        found = (
            Amount(symbol="any-resource", value=gained(steps), name=phrase("any-resource"), mood="good"),
        )
    elif card == COLOUR_CARD:
        found = most_of_a_colour(asked)
    return Shown(Tag(amounts=found))


def most_of_a_colour(asked: Asked) -> tuple[Amount, ...]:
    """§7.6 The colour with most tiles."""
    tally = asked.abbey.tally[MARK_RESOURCE:MARK_MONK]
    colour = tally.index(max(tally))
    steps = asked.box.privileges[COLOUR_CARD] * tally[colour]
    return (Amount(symbol=RESOURCES[colour], value=gained(steps), name=resource(None, colour), mood="good"),)


# --- The count


def ending(asked: Asked) -> Shown:
    """§9.4 What the beer is worth when nothing more is exchanged."""
    worth = production_without(asked.abbey, asked.box)
    return Shown(Tag(amounts=(Amount(symbol="beer", value=str(worth), name=phrase("production")),)))
