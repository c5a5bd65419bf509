"""What a space, a hex or a site leads to: ducats left, the building there, what it activates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vespers.engine.kernel import apply, asked
from vespers.engine.messages import Event, Text
from vespers.engine.scene import Amount, Prospect, Stretch, Yielding
from vespers.games.heaven_ale.messages import Activate, BuildFirst, Built, Place, TileBought
from vespers.games.heaven_ale.pieces import (
    AROUND,
    CHOSEN,
    FERTILITY,
    FIRST_SHADY,
    HEX_NAMES,
    MONK_TILE,
    NONE,
    SITE_NAMES,
)
from vespers.games.heaven_ale.rules.buying import base_price
from vespers.games.heaven_ale.scene.asked import Asked, amounts
from vespers.games.heaven_ale.scene.known import after
from vespers.games.heaven_ale.scene.words import building, building_picture, gained, kind_of, phrase
from vespers.games.heaven_ale.state import HeavenAle
from vespers.games.heaven_ale.wording import tile

MEASURED = ("MoveFigure", "TakeTile", "TakeAnother", "PlaceTile", "ChooseSite")  # questions with the ruler
LINES, ROWS = 2, 3  # what a sheet beside the question has room for


def ruler(box: Any) -> tuple[Stretch, ...]:
    """§5.2 The buildings by their totals, with the brewmaster's steps."""
    found = []
    for kind in range(len(box.building_names)):
        totals = [total for total, other in enumerate(box.type_of_total) if other == kind]
        last = kind == len(box.building_names) - 1
        steps = Amount(
            symbol="brewmaster", value=gained(box.brewmaster_steps[kind]), name=phrase("brewmaster")
        )
        found.append(
            Stretch(
                name=building(box, kind),
                symbol=building_picture(box, kind),
                span=f"{totals[0]}+" if last else f"{totals[0]}–{totals[-1]}",
                amounts=(steps,),
            )
        )
    return tuple(found)


# --- A space of the track


def of_space(now: Asked, space: int) -> Prospect | None:
    """§3.1, §3.2 What is left of the ducats, and the sites its tiles could close."""
    lying = list(dict.fromkeys(now.table.tiles[space]))
    if not lying:
        return None
    closes = list(closings(now, lying))
    many = "left-of" if len(lying) > 1 else "left"
    lines = [phrase(many, tile=tile(None, one), **left_of(now, space, one)) for one in lying]
    lines += [line for line, _ in closes]
    return Prospect(
        title=phrase("at-space", tile=tile(None, lying[0]), space=space, more=len(lying) - 1),
        symbol=picture(lying[0]),
        lines=tuple(lines[:LINES] if len(lying) > 1 or not closes else [lines[0], closes[0][0]]),
        reached=tuple(sorted({kind for _, kind in closes})),
    )


def picture(lying: int) -> str:
    """A tile as it is drawn large."""
    return f"tile-{kind_of(lying)}" if lying >= MONK_TILE else f"{kind_of(lying)}-{FERTILITY[lying]}"


def left_of(now: Asked, space: int, lying: int) -> dict[str, int | str]:
    """The ducats one has, and what is left in the shade and in the sun; a dash where they do not suffice."""
    have, base = now.abbey.ducats, base_price(now.box, space, lying)
    rest = {"shade": have - base * now.box.shady_price, "sun": have - base * now.box.sunny_price}
    return {"have": have, **{side: str(left) if left >= 0 else "–" for side, left in rest.items()}}


def closings(now: Asked, lying: list[int]) -> Iterator[tuple[Text, int]]:
    """§5.1 Sites with one free hex: a line for each tile that would close it, and the type of building."""
    garden = now.view.abbeys[now.me].garden
    for site, around in enumerate(AROUND):
        free = [hex_ for hex_ in around if garden[hex_] == NONE]
        if len(free) != 1:
            continue
        rest = sum([FERTILITY[garden[hex_]] for hex_ in around if garden[hex_] != NONE])
        for one in lying:
            total = rest + FERTILITY[one]
            kind = now.box.type_of_total[total]
            values: dict[str, int | str | Text] = {
                "hex": HEX_NAMES[free[0]],
                "site": SITE_NAMES[site],
                "total": total,
            }
            yield phrase("would-close", building=building(now.box, kind), **values), kind


# --- A hex or a site


def of_hex(now: Asked, action: Place, hex_: int) -> Prospect:
    """§3.3 What is left, and what closes."""
    then, events = after(now.table, now.view, action)
    paid = sum([event.price for event in events if isinstance(event, TileBought)])
    built = next((event for event in events if isinstance(event, Built)), None)
    side = "shade" if hex_ >= FIRST_SHADY else "sun"
    pay = phrase(f"pay-{side}", ducats=paid, left=now.abbey.ducats - paid)
    if built:
        return closed(now, then, built, pay)
    title = phrase("at-hex", tile=tile(None, now.view.chosen), hex=HEX_NAMES[hex_])
    return Prospect(title=title, symbol=picture(now.view.chosen), lines=(pay, *growing(now, hex_)[:1]))


def growing(now: Asked, hex_: int) -> list[Text]:
    """§5.1 How far the sites beside a hex come."""
    garden = now.view.abbeys[now.me].garden
    return [
        phrase("grows", site=SITE_NAMES[site], have=taken + 1, need=len(around))
        for site, around in enumerate(AROUND)
        if hex_ in around and (taken := sum([garden[other] != NONE for other in around])) < len(around)
    ]


def of_site(now: Asked, action: BuildFirst) -> Prospect:
    """§5.1 What would be built there first."""
    then, events = after(now.table, now.view, action)
    return closed(now, then, next(event for event in events if isinstance(event, Built)))


def closed(now: Asked, then: HeavenAle, built: Built, *before: Text) -> Prospect:
    """§5.2 The sum of a site, its building, and what this may activate."""
    garden = then.abbeys[now.me].garden
    parts = [FERTILITY[garden[hex_]] for hex_ in AROUND[built.site]]
    total = phrase("sum", parts=" + ".join([str(part) for part in parts if part]) or "0", total=built.total)
    return Prospect(
        title=phrase("closing-of", site=SITE_NAMES[built.site], building=building(now.box, built.building)),
        symbol=building_picture(now.box, built.building),
        lines=(total, *before)[:LINES],
        reached=(built.building,),
        rows=tuple(best(activations(now, then, built.site))),
    )


def activations(now: Asked, then: HeavenAle, site: int) -> Iterator[tuple[int, Yielding]]:
    """§5.3 What each choice of tiles would bring, with how much that is."""
    step = asked(then)
    for action in step.options(then) if step is not None and step.asks == now.me else ():
        if isinstance(action, Activate) and action.site == site and CHOSEN[site][action.neighbours]:
            yield one_activation(now, then, action)


def one_activation(now: Asked, then: HeavenAle, action: Activate) -> tuple[int, Yielding]:
    """The tiles of a choice, and their incomes."""
    later = then.clone()
    events: list[Event] = []
    later.events = events
    apply(later, action)
    garden = then.abbeys[now.me].garden
    tiles = [garden[hex_] for hex_ in CHOSEN[action.site][action.neighbours]]
    gains = amounts(then.abbeys[now.me], later.abbeys[now.me])
    return sum([int(gain.value) for gain in gains if gain.value.startswith("+")]), Yielding(
        given=tuple([given(lying) for lying in tiles]), brings=gains
    )


def given(lying: int) -> Amount:
    """A tile as one of those that are activated."""
    value = "" if lying >= MONK_TILE else str(FERTILITY[lying])
    symbol = f"medal-{kind_of(lying)}" if lying >= MONK_TILE else kind_of(lying)
    return Amount(symbol=symbol, value=value, name=tile(None, lying))


def best(found: Iterator[tuple[int, Yielding]]) -> list[Yielding]:
    """The choices that bring most, each income once."""
    ranked = sorted(found, key=lambda one: -one[0])
    kept: list[Yielding] = []
    for _, row in ranked:
        if all(row.brings != other.brings for other in kept):
            kept.append(row)
    return kept[:ROWS]
