"""The floor of the monastery, as scenes draw it: where the rooms lie, and the doors between them."""

from __future__ import annotations

from vespers.engine import scene as draw
from vespers.engine.words import Text
from vespers.games.brewers.pieces import FOREST, ROOMS

# By room: the middle, width and height. The forest lies around two sides.
PLACES = (
    (3.0, 3.0, 2.0, 2.0),  # cloister
    (1.0, 1.0, 2.0, 2.0),  # chapel
    (3.0, 1.0, 2.0, 2.0),  # library
    (5.0, 1.0, 2.0, 2.0),  # armoury
    (1.0, 3.0, 2.0, 2.0),  # brewery
    (5.0, 3.0, 2.0, 2.0),  # bakery
    (1.0, 5.0, 2.0, 2.0),  # hop garden
    (4.0, 5.0, 4.0, 2.0),  # inner courtyard
    (7.0, 7.0, 2.0, 2.0),  # forest: where pieces gather
)
EDGE = ((6.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0), (0.0, 6.0), (6.0, 6.0))  # the outline of the forest
OUTER = {3: (6.0, 1.0, 90.0), 6: (1.0, 6.0, 0.0), 7: (4.0, 6.0, 0.0)}  # by room: its door to the forest


def areas(near: list[list[int]]) -> tuple[draw.AnyArea, ...]:
    """§1.4 Rooms, forest and doors."""
    doors = [(one, other) for one, others in enumerate(near) for other in others if one < other]
    return (*[room(number) for number in range(FOREST)], forest(), *[door(*pair) for pair in doors])


def room(number: int) -> draw.Rectangle:
    x, y, width, height = PLACES[number]
    name = Text(f"brewers-room-{ROOMS[number]}")
    outdoors = ROOMS[number] in ("hop-garden", "courtyard")
    return draw.Rectangle(
        id=f"room-{number}",
        name=name,
        label=name,
        x=x,
        y=y,
        width=width,
        height=height,
        ground="outdoors" if outdoors else "room",
        spread="grid",
        rule="1.4",
    )


def forest() -> draw.Polygon:
    x, y, _, _ = PLACES[FOREST]
    name = Text("brewers-room-forest")
    points = tuple((corner[0] - x, corner[1] - y) for corner in EDGE)
    return draw.Polygon(
        id=f"room-{FOREST}",
        name=name,
        label=name,
        x=x,
        y=y,
        points=points,
        ground="forest",
        spread="grid",
        rule="1.4",
    )


def door(one: int, other: int) -> draw.Door:
    """In the wall between two rooms: where their sides touch, or half-way if a pack joins others."""
    x, y, angle = place_of(one, other)
    values: dict[str, int | str | Text] = {
        "one": Text(f"brewers-room-{ROOMS[one]}"),
        "other": Text(f"brewers-room-{ROOMS[other]}"),
    }
    return draw.Door(id=f"door-{one}-{other}", name=Text("brewers-scene-door", values), x=x, y=y, angle=angle)


def place_of(one: int, other: int) -> tuple[float, float, float]:
    if other == FOREST and one in OUTER:
        return OUTER[one]
    (ax, ay, aw, ah), (bx, by, bw, bh) = PLACES[one], PLACES[other]
    left, right = max(ax - aw / 2, bx - bw / 2), min(ax + aw / 2, bx + bw / 2)
    top, bottom = max(ay - ah / 2, by - bh / 2), min(ay + ah / 2, by + bh / 2)
    if right > left and top == bottom:
        return (left + right) / 2, top, 0.0
    if bottom > top and left == right:
        return left, (top + bottom) / 2, 90.0
    return (ax + bx) / 2, (ay + by) / 2, 0.0
