"""What lies on a player's board beside the vats: who he is, his two tracks, what he carries."""

from __future__ import annotations

from typing import NamedTuple

from vespers.engine.messages import Text
from vespers.engine.scene import AnyArea, AnyPiece, Disc, Label, Note, Point, Rectangle, Slot, Spread, Token
from vespers.engine.scene.drawn_once import drawn_once
from vespers.engine.wording import player
from vespers.games.fermentation import wording
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import DRUNKEST, LOUDEST, NOTHING, SLOTS, WORN
from vespers.games.fermentation.scene.cards import card_of, wolf_card
from vespers.games.fermentation.scene.chances import fall_risk
from vespers.games.fermentation.scene.names import copies, face, held_id, say, signed
from vespers.games.fermentation.scoring import band
from vespers.games.fermentation.view import MonkView

Frame = tuple[float, float, float, float]  # left, top, width, height
TRACKS = {"noise": LOUDEST, "alcohol": DRUNKEST}
PORTRAIT = 122.0
RULES = {"noise": "4.1", "alcohol": "3.8"}


class Desk(NamedTuple):
    """Where things lie on one arrangement of the board, in its units."""

    niche: Frame | None  # of the monk
    name: Point  # the middle of his name plate
    mug: Frame
    tracks: tuple[Point, Point]  # upper left corners of the first cells: noise, alcohol
    cell: Point  # width and height
    titled: bool  # there is room for what a track is called
    bag: Frame  # his cards and trophies
    traps: Frame
    slots: tuple[Point, float]  # the middle of the first, and the step to the next
    slot: float  # width
    caption: Point  # of the tracks: the middle of their words, below and right of the first cell; 0: no room


WIDE = Desk(
    niche=(8, 38, 108, 120),
    name=(62, 178),
    mug=(40, 200, 42, 42),
    tracks=((710, 46), (710, 146)),
    cell=(25, 38),
    titled=True,
    bag=(918, 14, 270, 152),
    traps=(1146, 178, 38, 38),
    slots=((938, 197), 46),
    slot=40,
    caption=(88, 56),
)
TALL = Desk(
    niche=None,
    name=(0, 0),
    mug=(338, 282, 32, 32),
    tracks=((40, 124), (40, 166)),
    cell=(46, 34),
    titled=False,
    bag=(8, 226, 322, 84),
    traps=(338, 228, 32, 32),
    slots=((30, 334), 44),
    slot=34,
    caption=(0, 0),
)


def areas(desk: Desk, box: FermentationBox, floor: int, monk: MonkView, mine: bool) -> tuple[AnyArea, ...]:
    """The places for all of it."""
    found: list[AnyArea] = []
    if desk.niche:
        found.append(niche(desk, box, monk))
    for key in TRACKS:
        found.append(track(desk, key, monk.seat, mine))
        found.extend(cells(desk, key, floor if key == "noise" else 0, monk))
        if desk.titled:
            found.append(caption(desk, key, monk.seat))
    seat = monk.seat
    found.append(place(f"mug-{seat}", say("taste"), desk.mug, "6.4"))
    found.append(place(f"trap-store-{seat}", say("traps"), desk.traps, "6.2"))
    if desk.titled:
        found.append(called(f"trap-store-{seat}", say("traps"), say("traps-about"), desk.traps))
    if mine:
        found.append(bag(desk, seat, empty=not (monk.cards or monk.trophies)))
        found.extend(slot_places(desk, seat))
    return tuple(found)


def pieces(box: FermentationBox, monk: MonkView, mine: bool) -> list[AnyPiece]:
    """What lies there."""
    seat = monk.seat
    found: list[AnyPiece] = [portrait(box, monk), worth(box, monk), *marks(monk)]
    if monk.traps:
        found.append(traps(monk))
    if mine:
        found += [
            card_of(box, card, held_id(seat, card, n), seat, f"bag-{seat}") for card, n in copies(monk.cards)
        ]
        found += [
            wolf_card(box, wolf, f"trophy-{seat}-{wolf}-{n}", seat, f"bag-{seat}")
            for wolf, n in copies(monk.trophies)
        ]
        found += free_slots(box, monk)
    return found


def place(id: str, name: Text, frame: Frame, rule: str, spread: Spread = "pile") -> Rectangle:
    left, top, width, height = frame
    return Rectangle(
        id=id,
        name=name,
        about=(name,),
        x=left + width / 2,
        y=top + height / 2,
        width=width,
        height=height,
        ground="",
        spread=spread,
        rule=rule,
    )


def bag(desk: Desk, seat: int, empty: bool) -> Rectangle:
    """§5.2 His cards and trophies; as long as he has none, where they come from."""
    left, top, width, height = desk.bag
    return Rectangle(
        id=f"bag-{seat}",
        name=say("cards"),
        note=Note(say("bag-empty")) if empty else None,
        about=(say("cards-about"),),
        x=left + width / 2,
        y=top + height / 2,
        width=width,
        height=height,
        ground="",
        spread="grid",
        rule="5.2",
    )


def called(id: str, label: Text, about: Text, frame: Frame) -> Rectangle:
    """The name of a place, under it."""
    left, top, width, height = frame
    return Rectangle(
        id=f"{id}-name",
        name=label,
        about=(about,),
        label=label,
        x=left + width / 2,
        y=top + height + 11.0,
        width=max(width, 48.0),
        height=18.0,
        ground="",
    )


# ── the monk, and what his beer is worth


def niche(desk: Desk, box: FermentationBox, monk: MonkView) -> Rectangle:
    assert desk.niche is not None
    left, top, width, height = desk.niche
    name = say("pawn", seat=player(monk.seat)) if monk.monk == NOTHING else wording.monk(box, monk.monk)
    return Rectangle(
        id=f"niche-{monk.seat}",
        name=name,
        about=(name,),
        label=name,
        sign=desk.name,
        outline="brackets",
        x=left + width / 2,
        y=top + height / 2,
        width=width,
        height=height,
        ground="",
        rule="1.6",
    )


def portrait(box: FermentationBox, monk: MonkView) -> Token:
    name = say("pawn", seat=player(monk.seat)) if monk.monk == NOTHING else wording.monk(box, monk.monk)
    about = (name,) if monk.monk == NOTHING else (Text(f"{name.key}-help"),)
    symbol = face(box, monk.monk)
    return Token(
        id=f"face-{monk.seat}",
        name=name,
        about=about,
        on=f"niche-{monk.seat}",
        symbol=symbol,
        size=PORTRAIT,
        rule="5.6",
    )


def worth(box: FermentationBox, monk: MonkView) -> Token:
    """§6.4 As things are."""
    about = say("taste-so-far", verdict=Text(f"fermentation-band-{band(box, monk.score)}"))
    value = str(monk.score) if monk.score >= 0 else signed(monk.score)
    return Token(
        id=f"worth-{monk.seat}",
        name=say("taste"),
        about=(about,),
        on=f"mug-{monk.seat}",
        symbol="taste",
        value=value,
        rule="6.4",
    )


# ── the tracks


def track(desk: Desk, key: str, seat: int, mine: bool) -> Rectangle:
    """All of it; the gauge of another player's panel has its plain name."""
    left, top = desk.tracks[0 if key == "noise" else 1]
    width, (_, high) = (desk.cell[0] + 2) * (TRACKS[key] + 1), desk.cell
    above = 22.0 if desk.titled else 0.0
    return Rectangle(
        id=f"{key}-{seat}" if mine else f"track-{key}-{seat}",
        name=say(key),
        about=(say(f"{key}-about"),),
        label=say(key) if desk.titled else None,
        x=left + width / 2,
        y=top - above + (high + above) / 2,
        width=width,
        height=high + above,
        ground="",
        rule=RULES[key],
    )


def caption(desk: Desk, key: str, seat: int) -> Rectangle:
    """What the end of a track means, and what the numbers under it are."""
    left, top = desk.tracks[0 if key == "noise" else 1]
    words = say(f"{key}-caption", top=TRACKS[key])
    return Rectangle(
        id=f"caption-{key}-{seat}",
        name=words,
        note=Note(words),
        about=(say(f"{key}-about"),),
        x=left + desk.caption[0],
        y=top + desk.caption[1] + (18.0 if key == "alcohol" else 0.0),
        width=212.0,
        height=20.0,
        ground="",
        rule=RULES[key],
    )


def cells(desk: Desk, key: str, floor: int, monk: MonkView) -> list[AnyArea]:
    at = monk.noise if key == "noise" else monk.alcohol
    return [cell(desk, key, monk.seat, n, n == at, n < floor) for n in range(TRACKS[key] + 1)]


@drawn_once
def cell(desk: Desk, key: str, seat: int, n: int, taken: bool, blocked: bool) -> Rectangle:
    """§4.1, §3.8 A step; at the last one a werewolf comes, or a monk passes out."""
    left, top = desk.tracks[0 if key == "noise" else 1]
    wide, high = desk.cell
    last = n == TRACKS[key]
    mood = "danger" if blocked else "loud" if n >= TRACKS[key] - 2 else "calm"
    return Rectangle(
        id=f"{key}-{seat}-{n}",
        name=say("step-of", track=say(key), step=n),
        about=(say(f"{key}-about"),),
        x=left + n * (wide + 2) + wide / 2,
        y=top + high / 2,
        width=wide,
        height=high,
        ground="",
        art=f"track-{key}-end" if last else f"track-{mood}",
        value="" if taken or last else str(n),
        rule=RULES[key],
    )


def marks(monk: MonkView) -> list[AnyPiece]:
    steps = (
        ("noise", monk.noise, say("noise-left", left=LOUDEST - monk.noise)),
        ("alcohol", monk.alcohol, None),
    )
    return [
        Disc(
            id=f"{key}-{monk.seat}-at",
            name=say("step-of", track=say(key), step=at),
            about=(say(f"{key}-about"),) if left is None else (say(f"{key}-about"), left),
            on=f"{key}-{monk.seat}-{at}",
            seat=monk.seat,
            rule=RULES[key],
        )
        for key, at, left in steps
    ]


def risks(desk: Desk, monk: MonkView) -> tuple[Label, ...]:
    """§3.8 Under each step of the alcohol: how likely he falls who reaches it."""
    (left, top), (wide, high) = desk.tracks[1], desk.cell
    return tuple(
        Label(left + n * (wide + 2) + wide / 2, top + high + 9, f"{fall_risk(monk, n)}%", "chalk")
        for n in range(1, DRUNKEST)
    )


# ── what he carries


def traps(monk: MonkView) -> Token:
    return Token(
        id=f"held-traps-{monk.seat}",
        name=say("traps"),
        about=(say("traps-about"),),
        on=f"trap-store-{monk.seat}",
        symbol="trap",
        value=str(monk.traps),
        rule="6.2",
    )


def slot_places(desk: Desk, seat: int) -> list[AnyArea]:
    """Where things are worn, with the names of the places if there is room for them."""
    (x, y), step = desk.slots
    found: list[AnyArea] = []
    for n in range(WORN):
        id, name = f"wears-{seat}-{SLOTS[n]}", Text(f"fermentation-slot-{SLOTS[n]}")
        frame = (x + n * step - desk.slot / 2, y - desk.slot / 2, desk.slot, desk.slot)
        found.append(place(id, name, frame, "5.2"))
        if desk.titled:
            found.append(called(id, say(f"slot-{SLOTS[n]}"), name, frame))
    return found


def free_slots(box: FermentationBox, monk: MonkView) -> list[AnyPiece]:
    """§5.2 What could still be worn: one outline for each kind with room left."""
    used = [0] * WORN
    for card in monk.cards:
        if box.cards[card].slot < WORN:
            used[box.cards[card].slot] += box.cards[card].size
    return [
        Slot(
            id=f"slot-{monk.seat}-{SLOTS[n]}",
            name=Text(f"fermentation-slot-{SLOTS[n]}"),
            about=(say("slot-about", room=box.room[n] - used[n]),),
            on=f"wears-{monk.seat}-{SLOTS[n]}",
            symbol=f"slot-{SLOTS[n]}",
            rule="5.2",
        )
        for n in range(WORN)
        if used[n] < box.room[n]
    ]
