"""The Werewolf Hunter beside the monastery: his bells, his phases, what angers him."""

from __future__ import annotations

from collections.abc import Iterator

from vespers.engine.messages import Text
from vespers.engine.scene import AnyArea, Note, Rectangle
from vespers.engine.scene.drawn_once import all_drawn_once, drawn_once
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import FIRST, PHASES, TRIGGERS
from vespers.games.fermentation.scene.names import ROMAN, help_of, hunter_name, say
from vespers.games.fermentation.view import View

NARROW = 300.0  # a slate for few words
BELL = 54.0  # as wide as there is room for


def hunter_areas(box: FermentationBox, view: View) -> list[AnyArea]:
    """§2.5 He looms over the bell wall; his slate lies in the forest below."""
    return [
        looming(box, view, 1053.0, 128.0, 252.0),
        *bells(view.gauge, view.threshold, 938.0, 175.0),
        slate(box, view, 938.0, 528.0, 444.0, 160.0),
        *[phase(box, view.hunter, view.phase, n, 778.0 + 106.5 * n, 497.0, 102.0, 36.0) for n in PHASES],
        tonight(box, view, 938.0, 532.0, 436.0),
        *triggers(view, 725.0, 546.0, 426.0, 58.0),
    ]


def upright_hunter_areas(box: FermentationBox, view: View) -> list[AnyArea]:
    """The same in an upright window: he stands in the lower right corner, his slate in the left."""
    return [
        looming(box, view, 581.0, 668.0, 230.0),
        *bells(view.gauge, view.threshold, 466.0, 785.0),
        slate(box, view, 121.0, 789.0, 214.0, 166.0),
        *[
            phase(
                box, view.hunter, view.phase, n, 70.0 + 102.0 * (n % 2), 758.0 + 34.0 * (n // 2), 98.0, 31.0
            )
            for n in PHASES
        ],
        *triggers(view, 20.0, 812.0, 202.0, 56.0),
    ]


def looming(box: FermentationBox, view: View, x: float, y: float, size: float) -> Rectangle:
    name = hunter_name(box, view)
    return Rectangle(
        id="hunter",
        name=name,
        about=(help_of(name), *effects(view)),
        x=x,
        y=y,
        width=size,
        height=size,
        ground="",
        art=f"hunter-{box.hunter_names[view.hunter]}",
        rule="2.5",
    )


def effects(view: View) -> tuple[Text, ...]:
    """§2.7 What the hunter does in this phase."""
    return (say("effects", floor=view.floor, howl=view.howl),) if view.floor or view.howl else ()


# ── the bell wall


@all_drawn_once
def bells(gauge: int, every: int, left: float, top: float) -> Iterator[AnyArea]:
    """§2.5 A bell for each step of the collective noise; at the last one the phase is over."""
    rung = min(gauge, every)
    wide = min(BELL, 222.0 / max(1, every))
    begin = left + 115.0 - wide * (every - 1) / 2
    yield Rectangle(
        id="collective",
        name=say("collective"),
        label=say("collective-of", noise=rung, threshold=every),
        about=(say("collective-about", left=every - rung),),
        x=left + 115.0,
        y=top + 45.5,
        width=230.0,
        height=91.0,
        ground="",
        art="bell-wall",
        sign=(left + 115.0, top + 81.0),
        outline="brackets",
        mood="danger" if rung + 1 >= every else None,
        rule="2.5",
    )
    for n in range(every):
        yield bell(n, n < rung, begin + wide * n, top + 41.0, wide * 0.96)


def bell(number: int, rung: bool, x: float, y: float, wide: float) -> Rectangle:
    return Rectangle(
        id=f"bell-{number}",
        name=say("bell-rung" if rung else "bell-still"),
        about=(say("bell-about", number=number + 1),),
        x=x,
        y=y,
        width=wide,
        height=54.0,
        ground="",
        art="bell-rung" if rung else "bell-still",
        rule="2.5",
    )


# ── the slate


def slate(box: FermentationBox, view: View, x: float, y: float, wide: float, high: float) -> Rectangle:
    """§6.3 Who he is, and what he brings to the last battle."""
    hunter = box.hunters[view.hunter]
    first = Text(f"fermentation-draw-first-{FIRST[hunter.first]}")
    key = "last-battle" if wide > NARROW else "last-battle-brief"
    return Rectangle(
        id="slate",
        name=hunter_name(box, view),
        label=say(key, fight=view.fight, taste=view.taste),
        about=(say("last-battle-about", fight=view.fight, taste=view.taste), first),
        x=x,
        y=y,
        width=wide,
        height=high,
        ground="",
        rule="6.1",
    )


def tonight(box: FermentationBox, view: View, x: float, y: float, wide: float) -> Rectangle:
    """§2.7 What he does in this phase, in words."""
    his, now = box.hunters[view.hunter], min(view.phase, len(PHASES) - 1)
    kind = effect_kind(his.recruit[now], his.cry[now])
    words = say(f"tonight-{kind}", recruit=box.numbers.recruit, cry=box.numbers.rallying_cry)
    return Rectangle(
        id="tonight",
        name=words,
        note=Note(words),
        about=(effect_about(box, kind),),
        x=x,
        y=y + 8.0,  # a note stands above the middle of its area
        width=wide,
        height=22.0,
        ground="",
        rule="2.7",
    )


@drawn_once
def phase(
    box: FermentationBox, hunter: int, now: int, number: int, x: float, y: float, wide: float, high: float
) -> Rectangle:
    """§2.7 What a hunter does in one of the four phases."""
    his = box.hunters[hunter]
    kind = effect_kind(his.recruit[number], his.cry[number])
    state = "now" if number == now else "past" if number < now else "to-come"
    return Rectangle(
        id=f"phase-{number}",
        name=say("phase-name", phase=number + 1),
        label=say("roman", number=ROMAN[number]),
        about=(effect_about(box, kind), say(f"phase-{state}")),
        x=x,
        y=y,
        width=wide,
        height=high,
        ground="",
        art=f"effect-{kind}" + ("-now" if state == "now" else ""),
        sign=(x - wide * 0.27, y),
        outline="brackets",
        rule="2.7",
    )


def effect_kind(recruit: int, cry: int) -> str:
    if recruit and cry:
        return "both"
    return "recruit" if recruit else "cry" if cry else "quiet"


def effect_about(box: FermentationBox, kind: str) -> Text:
    """§2.7 Recruit and Rallying Cry, with the numbers of the pack."""
    numbers = box.numbers
    values = {
        "recruit": {"recruit": numbers.recruit},
        "cry": {"cry": numbers.rallying_cry},
        "both": {"recruit": numbers.recruit, "cry": numbers.rallying_cry},
    }
    return say(f"effect-{kind}-about", **values.get(kind, {}))


def triggers(view: View, left: float, top: float, wide: float, high: float) -> list[AnyArea]:
    """§2.5 What rings a bell tonight."""
    known = [name for name, often in zip(TRIGGERS, view.triggers, strict=False) if often]
    each = wide / max(1, len(known))
    return [trigger(name, left + each * (n + 0.5), top, each - 6.0, high) for n, name in enumerate(known)]


@drawn_once
def trigger(name: str, x: float, top: float, wide: float, high: float) -> Rectangle:
    """Its picture, and a word under it where there is room."""
    named = wide > 100.0
    picture = high - 26.0 if named else high
    return Rectangle(
        id=f"trigger-{name}",
        name=say(f"trigger-{name}"),
        label=say(f"{name}-short") if named else None,
        about=(say("trigger-about"),),
        x=x,
        y=top + picture / 2,
        width=wide,
        height=picture,
        ground="",
        art=f"trigger-{name}",
        sign=(x, top + high - 12.0),
        outline="brackets",
        rule="2.5",
    )
