"""The floor of the monastery, in the units of its drawing: rooms, doors, things, lamps. Never compiled."""

from __future__ import annotations

from typing import NamedTuple

from vespers.engine import scene as draw
from vespers.engine.messages import Text
from vespers.engine.scene import Point
from vespers.engine.scene.drawn_once import drawn_once
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.pieces import FIND_EQUIPMENT, FOREST, NONE, PILES, ROOMS, SITES

SIZE, SIZE_IN_A_CROWD = 74.0, 58.0  # of a pawn
GROWN = 1.25  # pieces on a phone
CROWD = 4  # so many in one room stand closer
CARD = 52.0  # of a pile
SILENCE = "silence"  # the thing one meditates on
LIBRARY = ROOMS.index("library")
HOMES = (7, 7, 4, 4, 8, 8, 6, 6, 5, 5, 3, 1, 8, 4)  # by site of the board: the room where it is drawn


class Plan(NamedTuple):
    """One arrangement of the monastery."""

    art: str
    corner: Point  # of the drawing
    size: Point
    rooms: tuple[tuple[float, float, float, float], ...]  # left, top, width, height
    spots: tuple[tuple[Point, ...], ...]  # by room
    signs: tuple[Point, ...]  # by site, and of the silence
    sign: tuple[float, float, float]  # width of a sign with and without a quality, height
    tag: Point  # the room that what hangs on a thing takes on each side of its middle
    piles: tuple[Point, ...]
    arches: tuple[tuple[int, int, float, float], ...]  # doors one walks through up or down: rooms, place
    oaks: tuple[tuple[int, int, float, float], ...]  # doors one walks through sideways
    lamps: tuple[tuple[int, float, float, float, float], ...]  # room, place, radius, strength


WIDE = Plan(
    art="board-monastery",
    corner=(-12, -12),
    size=(1084, 808),
    rooms=(
        (316, 260, 242, 196),  # cloister
        (54, 44, 242, 196),  # chapel
        (316, 44, 242, 196),  # library
        (578, 44, 242, 196),  # armoury
        (54, 260, 242, 196),  # brewery
        (578, 260, 242, 196),  # bakery
        (54, 476, 242, 190),  # hop garden
        (316, 476, 504, 190),  # inner courtyard
        (848, 40, 192, 704),  # forest
    ),
    spots=(
        ((407, 412), (467, 412), (347, 412), (527, 412), (407, 352), (467, 352), (347, 352), (527, 352)),
        ((260, 200), (92, 204), (148, 206), (204, 206), (104, 138), (156, 112), (212, 112), (264, 138)),
        ((350, 200), (534, 200), (472, 156), (412, 156), (352, 132), (528, 132), (406, 216), (478, 216)),
        ((780, 206), (608, 206), (688, 132), (788, 138), (736, 168), (740, 106), (632, 134), (684, 196)),
        ((264, 414), (264, 336), (206, 422), (92, 426), (208, 334), (148, 422), (84, 324), (152, 324)),
        ((792, 414), (614, 420), (676, 426), (606, 354), (660, 330), (736, 420), (716, 324), (772, 324)),
        ((266, 626), (266, 546), (206, 628), (204, 556), (148, 632), (148, 560), (84, 536), (84, 620)),
        ((511, 606), (774, 606), (714, 610), (572, 620), (332, 600), (650, 636), (466, 566), (382, 564)),
        ((905, 498), (985, 498), (905, 334), (985, 334), (893, 702), (1004, 566), (898, 566), (892, 178)),
    ),
    signs=(
        (407, 614), (630, 576),  # water
        (92, 379), (129, 344),  # malt
        (947, 419), (962, 252),  # wood
        (102, 636), (102, 566),  # hops
        (688, 378), (778, 340),  # yeast
        (706, 210), (175, 146), (962, 656), (188, 381),  # equipment, blessing, werewolf, dirt
        (444, 212),
    ),
    sign=(96, 66, 30),
    tag=(80, 40),
    piles=((648, 190), (266, 108), (1012, 710)),
    arches=(
        (1, 4, 240, 272), (0, 2, 502, 272), (3, 5, 764, 272),
        (4, 6, 240, 485), (0, 7, 502, 485), (5, 7, 764, 485),
        (6, 8, 258, 684), (7, 8, 520, 684),
    ),
    oaks=((1, 2, 306, 186), (2, 3, 568, 186), (0, 4, 306, 398), (0, 5, 568, 398), (6, 7, 306, 550),
          (3, 8, 832, 178)),
    lamps=(
        (1, 146, 66, 76, 0.9), (1, 204, 66, 76, 0.9), (1, 118, 92, 58, 0.7), (1, 232, 92, 58, 0.7),
        (2, 380, 138, 86, 0.95), (3, 794, 82, 108, 1.0), (5, 632, 312, 126, 1.0), (5, 632, 346, 72, 0.6),
        (7, 344, 498, 59, 0.7), (7, 452, 498, 59, 0.7), (7, 700, 498, 56, 0.6), (7, 724, 498, 56, 0.6),
        (7, 556, 498, 52, 0.6), (4, 128, 306, 76, 0.5),
    ),
)  # fmt: skip

TALL = Plan(
    art="board-monastery-tall",
    corner=(16, 4),
    size=(852, 1034),
    rooms=(
        (316, 302, 242, 238),
        (54, 44, 242, 238),
        (316, 44, 242, 238),
        (578, 44, 242, 238),
        (54, 302, 242, 238),
        (578, 302, 242, 238),
        (54, 560, 242, 232),
        (316, 560, 504, 232),
        (30, 856, 824, 170),
    ),
    spots=(
        ((437, 500), (371, 500), (503, 500), (371, 436), (503, 436), (437, 436), (371, 372), (503, 372)),
        ((254, 236), (88, 238), (144, 254), (200, 254), (84, 182), (88, 126), (168, 202), (144, 114)),
        ((350, 236), (532, 236), (376, 164), (512, 164), (434, 166), (466, 108), (346, 106), (406, 106)),
        ((786, 236), (786, 164), (726, 156), (664, 156), (612, 182), (620, 118), (664, 254), (732, 254)),
        ((258, 400), (246, 514), (134, 516), (208, 372), (188, 500), (152, 372), (84, 372), (208, 428)),
        ((788, 492), (728, 506), (614, 516), (606, 400), (664, 408), (672, 512), (748, 452), (708, 372)),
        ((250, 744), (250, 648), (158, 766), (84, 774), (196, 690), (84, 690), (140, 690), (84, 630)),
        ((520, 726), (770, 716), (706, 730), (584, 738), (340, 748), (790, 650), (646, 740), (460, 750)),
        ((530, 932), (346, 938), (622, 940), (254, 930), (438, 934), (162, 940), (712, 932), (72, 934)),
    ),
    signs=(
        (408, 690), (630, 652),
        (108, 462), (124, 408),
        (440, 1006), (150, 1008),
        (148, 733), (140, 643),
        (650, 462), (754, 402),
        (706, 217), (175, 155), (690, 1006), (210, 460),
        (444, 221),
    ),
    sign=(124, 92, 46),
    tag=(0, 0),
    piles=((612, 240), (258, 146), (776, 950)),
    arches=(
        (1, 4, 240, 314), (0, 2, 502, 314), (3, 5, 764, 314),
        (4, 6, 240, 569), (0, 7, 502, 569), (5, 7, 764, 569),
        (6, 8, 258, 810), (7, 8, 520, 810),
    ),
    oaks=((1, 2, 306, 186), (2, 3, 568, 186), (0, 4, 306, 440), (0, 5, 568, 440), (6, 7, 306, 634),
          (3, 8, 832, 178)),
    lamps=(
        (1, 146, 66, 76, 0.9), (1, 204, 66, 76, 0.9), (1, 118, 92, 58, 0.7), (1, 232, 92, 58, 0.7),
        (2, 380, 138, 86, 0.95), (3, 794, 82, 108, 1.0), (5, 632, 354, 126, 1.0), (5, 632, 388, 72, 0.6),
        (7, 344, 582, 59, 0.7), (7, 452, 582, 59, 0.7), (7, 700, 582, 56, 0.6), (7, 724, 582, 56, 0.6),
        (7, 556, 582, 52, 0.6), (4, 128, 348, 76, 0.5),
    ),
)  # fmt: skip


@drawn_once
def areas(plan: Plan, box: Box) -> tuple[draw.AnyArea, ...]:
    """§1.4 Rooms, forest and doors, the things one searches, and where the piles lie."""
    doors = [(one, other) for one, others in enumerate(box.near) for other in others if one < other]
    return (
        *[room(plan, number) for number in range(len(ROOMS))],
        *[door(plan, *pair) for pair in doors],
        *[thing(plan, box, site) for site in range(len(box.room_of)) if box.room_of[site] != NONE],
        carpet(plan, box),
        *[place_of_pile(plan, pile) for pile in range(len(PILES))],
    )


@drawn_once
def lights(plan: Plan) -> tuple[draw.Light, ...]:
    return tuple(
        draw.Light(x, y, radius, strength, f"room-{at}") for at, x, y, radius, strength in plan.lamps
    )


# --- Rooms


def room(plan: Plan, number: int) -> draw.Rectangle:
    """Its name stands on its wall, and beside it what it costs to go there."""
    left, top, width, height = plan.rooms[number]
    return draw.Rectangle(
        id=f"room-{number}",
        name=Text(f"brewers-room-{ROOMS[number]}"),
        label=Text(f"brewers-plate-{ROOMS[number]}"),
        x=left + width / 2,
        y=top + height / 2,
        width=width,
        height=height,
        ground="",
        outline="brackets",
        sign=(left + 6, top - 8),
        abreast=True,
        spots=plan.spots[number],
        rule="1.4",
    )


# --- Doors


def door_id(one: int, other: int) -> str:
    return f"door-{min(one, other)}-{max(one, other)}"


def door(plan: Plan, one: int, other: int) -> draw.Door:
    """Where the drawing has it; a pack's own door stands half-way between its rooms."""
    x, y, angle = place_of_door(plan, one, other)
    values: dict[str, int | str | Text] = {
        "one": Text(f"brewers-room-{ROOMS[one]}"),
        "other": Text(f"brewers-room-{ROOMS[other]}"),
    }
    name = Text("brewers-scene-door", values)
    length = 64.0 if other == FOREST and not angle else 46.0
    return draw.Door(id=door_id(one, other), name=name, x=x, y=y, angle=angle, length=length, ground="")


def place_of_door(plan: Plan, one: int, other: int) -> tuple[float, float, float]:
    for doors, angle in ((plan.arches, 0.0), (plan.oaks, 90.0)):
        for a, b, x, y in doors:
            if (a, b) == (one, other):
                return x, y, angle
    (ax, ay, aw, ah), (bx, by, bw, bh) = plan.rooms[one], plan.rooms[other]
    return (ax + aw / 2 + bx + bw / 2) / 2, (ay + ah / 2 + by + bh / 2) / 2, 0.0


# --- Things and piles


def thing(plan: Plan, box: Box, site: int) -> draw.Rectangle:
    """The well, the oven, the altar: where the sign of a search hangs."""
    wide, narrow, _ = plan.sign
    width = wide if box.finds[site] < FIND_EQUIPMENT else narrow
    name = Text(f"brewers-site-{box.ids['site'][site]}")
    return sign(plan, f"thing-{site}", name, place_of_sign(plan, box, site), width, box.room_of[site])


def carpet(plan: Plan, box: Box) -> draw.Rectangle:
    """§3.7 Where one meditates."""
    place = plan.signs[-1] if box.meditate == LIBRARY else in_room(plan, box.meditate, 0)
    name = Text("brewers-action-Meditate")
    return sign(plan, f"thing-{SILENCE}", name, place, plan.sign[1], box.meditate)


def sign(plan: Plan, thing_id: str, name: Text, place: Point, width: float, number: int) -> draw.Rectangle:
    """A search's tag hangs within the walls of its room."""
    (x, y), height = place, plan.sign[2]
    hold = within_walls(plan, number, place)
    return draw.Rectangle(id=thing_id, name=name, x=x, y=y, width=width, height=height, ground="", hold=hold)


def within_walls(plan: Plan, number: int, place: Point) -> Point:
    left, top, width, height = plan.rooms[number]
    (x, y), (aside, above) = place, plan.tag
    return (
        min(max(x, left + aside), left + width - aside),
        min(max(y, top + above), top + height - above),
    )


def place_of_sign(plan: Plan, box: Box, site: int) -> Point:
    """Where the drawing has it; what a pack has moved or added hangs in the middle of its room."""
    room = box.room_of[site]
    if site < len(SITES) and room == HOMES[site]:
        return plan.signs[site]
    guests = [other for other in box.sites_in[room] if other >= len(SITES) or HOMES[other] != room]
    return in_room(plan, room, guests.index(site))


def in_room(plan: Plan, number: int, place: int) -> Point:
    """One below the other."""
    left, top, width, height = plan.rooms[number]
    return left + width / 2, top + height / 2 + place * plan.sign[2] * 1.2


def place_of_pile(plan: Plan, pile: int) -> draw.Rectangle:
    """Altar, armoury, den."""
    x, y = plan.piles[pile]
    name = Text(f"brewers-pile-{PILES[pile]}")
    return draw.Rectangle(id=f"place-{pile}", name=name, x=x, y=y, width=CARD * 0.75, height=CARD, ground="")
