"""What scenes are drawn with: the floor of the monastery, and the cards. Never compiled (msgspec)."""

from __future__ import annotations

from vespers.engine import scene as draw
from vespers.engine.words import Text
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.box import Werewolf
from vespers.games.brewers.pieces import DEEDS, FOREST, NONE, PILE_MAX, ROOMS

FRAMES: tuple[draw.Frame, ...] = ("equipment", "blessing")
BEASTS = ("fox", "boar", "raven", "bear", "bat", "spider", "sheep", "rat")

# By room: the middle, width and height. The forest lies along the bottom.
PLACES = (
    (3.0, 3.0, 2.0, 2.0),  # cloister
    (1.0, 1.0, 2.0, 2.0),  # chapel
    (3.0, 1.0, 2.0, 2.0),  # library
    (5.0, 1.0, 2.0, 2.0),  # armoury
    (1.0, 3.0, 2.0, 2.0),  # brewery
    (5.0, 3.0, 2.0, 2.0),  # bakery
    (1.0, 5.0, 2.0, 2.0),  # hop garden
    (4.0, 5.0, 4.0, 2.0),  # inner courtyard
    (3.5, 7.0, 7.0, 2.0),  # forest
)
EDGE = (6.5, 3.0, 1.0, 6.0)  # the forest again, along the wall of the armoury
GROUNDS: dict[str, draw.Ground] = {"hop-garden": "outdoors", "courtyard": "outdoors", "forest": "forest"}
ASIDE = 0.65  # doors stand beside the names of the rooms
OUTER = {3: (6.0, 1.0, 90.0), 6: (0.35, 6.0, 0.0), 7: (5.0, 6.0, 0.0)}  # by room: its door to the forest


def areas(near: list[list[int]]) -> tuple[draw.AnyArea, ...]:
    """§1.4 Rooms, forest and doors."""
    doors = [(one, other) for one, others in enumerate(near) for other in others if one < other]
    return (edge(), *[room(number) for number in range(len(ROOMS))], *[door(*pair) for pair in doors])


def room(number: int) -> draw.Rectangle:
    x, y, width, height = PLACES[number]
    name = Text(f"brewers-room-{ROOMS[number]}")
    return draw.Rectangle(
        id=f"room-{number}",
        name=name,
        label=name,
        x=x,
        y=y,
        width=width,
        height=height,
        ground=GROUNDS.get(ROOMS[number], "room"),
        spread="grid",
        rule="1.4",
    )


def edge() -> draw.Rectangle:
    """The one forest reaches around the monastery: a second place that means the same."""
    x, y, width, height = EDGE
    name = Text("brewers-room-forest")
    return draw.Rectangle(
        id="forest-edge", name=name, x=x, y=y, width=width, height=height, ground="forest", rule="1.4"
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
        return (left + right) / 2 - ASIDE, top, 0.0
    if bottom > top and left == right:
        return left, (top + bottom) / 2, 90.0
    return (ax + bx) / 2, (ay + by) / 2, 0.0


# --- Cards


def named(box: Box, kind: str, number: int) -> Text:
    return Text(f"brewers-{kind}-{box.ids[kind][number]}")


def monk_card(box: Box, monk: int) -> draw.Card:
    return draw.Card(
        id=f"monk-{monk}",
        name=named(box, "monk", monk),
        label=named(box, "monk", monk),
        about=abilities(box, monk),
        frame="monk",
        symbol=f"monk-{monk % 8 + 1}",
        rule="1.2",
    )


def abilities(box: Box, monk: int) -> tuple[Text, ...]:
    found = []
    for ability in box.abilities[monk]:
        found += [Text(f"brewers-ability-{ability}"), Text(f"brewers-ability-{ability}-help")]
    return tuple(found)


def werewolf_card(box: Box, werewolf: int, thing: str, stage: int = NONE) -> draw.Card:
    """§5.5 In a fight the opponent at this stage, else the last one of the chain."""
    chain = box.werewolves[werewolf].chain
    dice, bonus, taste = chain[-1] if stage == NONE else chain[stage]
    name = box.ids["werewolf"][werewolf]
    beast = next((beast for beast in BEASTS if name.endswith(beast)), "wolf")
    return draw.Card(
        id=thing,
        name=named(box, "werewolf", werewolf),
        label=named(box, "werewolf", werewolf),
        about=about_werewolf(box, werewolf, max(stage, 0)),
        frame="werewolf",
        symbol=f"beast-{beast}",
        value=f"{dice}D{bonus:+d}" if bonus else f"{dice}D",
        badges=(draw.Badge(symbol="beer", value=str(taste)),),
    )


def about_werewolf(box: Box, werewolf: int, stage: int) -> tuple[Text, ...]:
    """§5 All that the card shows: who is still to be beaten, what it bars, and its icons."""
    wolf = box.werewolves[werewolf]
    lines = [opponent(wolf, place) for place in range(stage, len(wolf.chain))]
    if wolf.bars_equipment:
        lines.append(Text("brewers-foe-bars-equipment"))
    if wolf.bars_blessings:
        lines.append(Text("brewers-foe-bars-blessings"))
    for side, deeds in (("before", wolf.before), ("won", wolf.after_win), ("lost", wolf.after_loss)):
        lines += [Text(f"brewers-foe-{side}", {"deed": in_words(*deed)}) for deed in deeds]
    return tuple(lines)


def opponent(wolf: Werewolf, place: int) -> Text:
    """§5.5 One opponent, and which of the chain."""
    dice, bonus, taste = wolf.chain[place]
    strength: dict[str, int | str | Text] = {"dice": dice, "bonus": bonus, "taste": taste}
    if len(wolf.chain) == 1:
        return Text("brewers-werewolf-about", strength)
    return Text("brewers-foe-opponent", {"place": place + 1, "many": len(wolf.chain), **strength})


def in_words(deed: int, amount: int) -> Text:
    """§6.5 One icon, in words."""
    return Text(f"brewers-deed-{DEEDS[deed]}", {"amount": amount, "change": f"{amount:+d}"})


def card(box: Box, number: int, thing: str, spent: bool) -> draw.Card:
    name = named(box, "card", number)
    frame = FRAMES[number // PILE_MAX]
    return draw.Card(
        id=thing,
        name=name,
        label=name,
        about=(Text(f"{name.key}-help"),),
        frame=frame,
        symbol=frame,
        spent=spent,
        rule="6.3",
    )
