"""What hangs on the targets: what an answer costs, brings and risks, before one gives it. Never compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vespers.engine.kernel import asked
from vespers.engine.messages import Text
from vespers.engine.scene import Amount, Mood, Odds, Offer, Tag, Target, Way
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.codebook import CODEBOOK, MAKE_NOISE, ROLL
from vespers.games.brewers.events import NothingGained, Recorded, Succeeded
from vespers.games.brewers.messages import (
    Challenge,
    EndTurn,
    Enrich,
    FaceWerewolf,
    Foul,
    MakeNoise,
    Meditate,
    Move,
    Record,
    Recover,
    Roll,
    Search,
    Sprint,
    Stand,
    Use,
)
from vespers.games.brewers.pieces import (
    FIND_EQUIPMENT,
    INGREDIENT_OF,
    INGREDIENTS,
    PHASES,
)
from vespers.games.brewers.scene import chances
from vespers.games.brewers.scene.chances import Fight, after_answer, percents
from vespers.games.brewers.scene.floor import door_id
from vespers.games.brewers.scoring import score
from vespers.games.brewers.state import Brewers
from vespers.games.brewers.view import View

SIGNS = ("helmet", "holy-cross", "wolf-head", "dirt")  # after those of the ingredients


def site_sign(box: Box, site: int) -> str:
    find = box.finds[site]
    return f"ingredient-{INGREDIENTS[find]}" if find < FIND_EQUIPMENT else SIGNS[find - FIND_EQUIPMENT]


def target(box: Box, view: View, s: Brewers | None, offer: Offer, clicked: tuple[str, ...]) -> Target:
    """An answer with all that is known about it; `s` is the table as the seat knows it."""
    made = TAGS.get(type(offer.action))
    if made is None or s is None:
        return offer.target(clicked)
    return offer.target(clicked, **made(box, view, s, offer.action))


# --- Ways through the monastery


def walk(box: Box, view: View, s: Brewers, a: Move) -> dict[str, Any]:
    """§2.3 The move is free; an action turned into a move is not."""
    room = view.monks[view.asks].room
    cost = actions_spent(s, a, view.asks)
    boot = Amount(symbol="boot", name=Text("brewers-tag-walk"), worded=True)
    return {
        "tag": Tag(amounts=(boot, *spent(cost))),
        "route": (door_id(room, a.room),),
        "costly": cost > 0,
        "symbol": "boot",
    }


def sprint(box: Box, view: View, s: Brewers, a: Sprint) -> dict[str, Any]:
    """§2.4 Two doors, and noise."""
    me, room = view.asks, view.monks[view.asks].room
    middle = next(one for one in box.near[room] if a.room in box.near[one])
    boot = Amount(symbol="winged-boot", name=Text("brewers-tag-sprint"), worded=True)
    after = after_answer(s, a)
    return {
        "tag": Tag(amounts=(boot, *spent(actions_spent(s, a, me)), noise(box, s, after, me))),
        "route": (door_id(room, middle), door_id(middle, a.room)),
        "costly": True,
        "symbol": "winged-boot",
        "warning": attack_warning(box, after.monks[me].noise),
    }


def actions_spent(s: Brewers, a: Any, me: int) -> int:
    """What it costs of the turn; a turn that is over has no action left."""
    after = after_answer(s, a)
    return s.actions - (after.actions if after.turn_of == me and after.phase == s.phase else 0)


def spent(actions: int) -> tuple[Amount, ...]:
    """What it costs of the turn, if it costs anything."""
    cost = Amount(symbol="open-hand", value=f"−{actions}", mood="warning", name=Text("brewers-tag-actions"))
    return (cost,) if actions else ()


# --- Noise


def noise(box: Box, s: Brewers, after: Brewers, seat: int) -> Amount:
    return noise_between(box, s.monks[seat].noise, after.monks[seat].noise, after.monks[seat].noise)


def noise_between(box: Box, before: int, least: int, most: int) -> Amount:
    """§4.2 The noise now and then; red where it becomes dangerous."""
    after = str(least) if least == most else f"{least}–{most}"
    name = Text("brewers-scene-noise")
    return Amount(symbol="bell", before=str(before), after=after, mood=noise_mood(box, most), name=name)


def noise_mood(box: Box, at: int) -> Mood | None:
    if at >= box.numbers.attack_at:
        return "danger"
    return "warning" if at >= box.numbers.loud_below else None


def attack_warning(box: Box, at: int) -> Text | None:
    """§4.2 What a beginner would regret."""
    if at < box.numbers.attack_at:
        return None
    return Text("brewers-warning-attack", {"noise": at, "limit": box.numbers.attack_at})


# --- Searches


def search(box: Box, view: View, s: Brewers, a: Search) -> dict[str, Any]:
    """§3.1 What it needs, what it brings, and the chance of each way to look for it."""
    me, declared = view.asks, after_answer(s, a)
    step = asked(declared)
    asks_how = step is not None and step.asks == me
    quiet = chances.roll_of(declared, me)
    need = Amount(value=f"{box.difficulty[a.site]}+", frame="die", name=Text("brewers-tag-need"))
    amounts = (need, *gain(s, declared, a.site, me))
    if asks_how:
        tag = Tag(amounts=amounts)
    else:
        louder = noise_between(box, s.monks[me].noise, quiet.least, quiet.most)
        tag = Tag(amounts=(*amounts, louder), odds=(odds(quiet.chance),))
    ways = search_ways(box, s, declared, me) if asks_how else ()
    return {
        "tag": tag,
        "ways": ways,
        "warning": attack_warning(box, quiet.least),
        "symbol": site_sign(box, a.site),
    }


def search_ways(box: Box, s: Brewers, declared: Brewers, me: int) -> tuple[Way, ...]:
    """§3.2 Quietly or noisily."""
    step = asked(declared)
    assert step is not None
    options = step.options(declared)
    found = []
    for action, key in ((ROLL, "quietly"), (MAKE_NOISE, "noisily")):
        if action in options:
            tag = way_tag(box, s, after_answer(declared, action), me)
            found.append(Way(number=CODEBOOK.number[action], text=Text(f"brewers-way-{key}"), tag=tag))
    return tuple(found)


def way_tag(box: Box, s: Brewers, after: Brewers, me: int) -> Tag:
    roll = chances.roll_of(after, me)
    return Tag(
        odds=(odds(roll.chance),),
        amounts=(noise_between(box, s.monks[me].noise, roll.least, roll.most),),
    )


def odds(chance: float) -> Odds:
    return Odds(percent=percents(chance, 1 - chance)[0])


def gain(s: Brewers, declared: Brewers, site: int, me: int) -> tuple[Amount, ...]:
    """§3.4 The quality with all abilities, and what the sheet gains by it."""
    sign = site_sign(s.box, site)
    if s.box.finds[site] >= FIND_EQUIPMENT:
        return (Amount(symbol=sign, value=""),)
    found = next((after for _, after in chances.ends(declared) if succeeded(after)), None)
    if found is None:
        return (Amount(symbol=sign, value="–"),)
    quality, before = brought(s, found, me)
    if quality <= before:
        no = Amount(value="=", mood="warning", name=Text("brewers-tag-no-gain"), worded=True)
        return (Amount(symbol=sign, value=str(quality), mood="warning"), no)
    name = Text("brewers-scene-sheet")
    return (Amount(symbol=sign, before=str(before), after=str(quality), mood="good", name=name),)


def succeeded(s: Brewers) -> bool:
    return any(isinstance(event, Succeeded) for event in chances.heard(s))


def brought(s: Brewers, found: Brewers, me: int) -> tuple[int, int]:
    """The quality that was found, and the least of what is noted where it may go."""
    for event in chances.heard(found):
        if isinstance(event, Recorded):
            return event.quality, s.monks[me].sheet[event.phase]
        if isinstance(event, NothingGained):
            return event.quality, event.quality
    step = asked(found)
    ways = [a for a in step.options(found) if isinstance(a, Record)] if step is not None else []
    before = [s.monks[me].sheet[a.phase] for a in ways]
    return found.quality, min(before, default=found.quality)


def prepared(box: Box, view: View, s: Brewers, a: Roll | MakeNoise) -> dict[str, Any]:
    """§3.2 The chance of a roll or a fight, with all that was declared."""
    after = after_answer(s, a)
    if view.asked == "Prepare":
        return {"tag": way_tag(box, s, after, view.asks)}
    return {"tag": fight_tag(chances.fight_of(after, view.asks, score(s, view.asks)))}


# --- Fights


def fight_tag(fight: Fight, *amounts: Amount) -> Tag:
    won, tied, lost = percents(fight.won, fight.tied, fight.lost)
    shown = [
        Odds(percent=won, name=Text("brewers-tag-win"), mood="good"),
        Odds(percent=tied, name=Text("brewers-tag-tie")),
        Odds(percent=lost, name=Text("brewers-tag-fall"), mood="danger"),
    ]
    return Tag(amounts=amounts, odds=tuple(one for one in shown if one.percent > 0))


def challenge(box: Box, view: View, s: Brewers, a: Challenge) -> dict[str, Any]:
    """§5.6 The loser is wounded, the winner gains nothing."""
    fight = chances.fight_of(after_answer(s, a), view.asks, score(s, view.asks))
    fist = Amount(symbol="fist", name=Text("brewers-tag-fight"))
    return {"tag": fight_tag(fight, fist), "symbol": "fist", "costly": True}


def face(box: Box, view: View, s: Brewers, a: FaceWerewolf) -> dict[str, Any]:
    """§3.8 The chances against this werewolf, and the taste of the beer with it."""
    if chances.could_be_attacked(box, view) and view.hunted:
        return {}  # hunted or attacked: no view tells
    now = score(s, view.asks)
    fight = chances.fight_of(after_answer(s, a), view.asks, now)
    taste = Amount(symbol="beer", before=str(now), after=str(fight.taste), name=Text("brewers-scene-score"))
    return {"tag": fight_tag(fight, taste)}


def stand(box: Box, view: View, s: Brewers, a: Stand) -> dict[str, Any]:
    return {"tag": fight_tag(chances.fight_of(after_answer(s, a), view.asks, score(s, view.asks)))}


# --- What changes at once


def meditate(box: Box, view: View, s: Brewers, a: Meditate) -> dict[str, Any]:
    return {"tag": Tag(amounts=(noise(box, s, after_answer(s, a), view.asks),)), "symbol": "silence"}


def recover(box: Box, view: View, s: Brewers, a: Recover) -> dict[str, Any]:
    return {"tag": Tag(amounts=spent(actions_spent(s, a, view.asks))), "symbol": "get-up"}


def foul(box: Box, view: View, s: Brewers, a: Foul) -> dict[str, Any]:
    return {"tag": Tag(amounts=changes(box, s, after_answer(s, a), a.seat)), "symbol": "dirt"}


def enrich(box: Box, view: View, s: Brewers, a: Enrich) -> dict[str, Any]:
    return {"tag": Tag(amounts=changes(box, s, after_answer(s, a), view.asks)), "symbol": "beer"}


def use(box: Box, view: View, s: Brewers, a: Use) -> dict[str, Any]:
    """§6.3 What a card that is played changes at once; it is spent."""
    amounts = changes(box, s, after_answer(s, a), view.asks) if view.asked == "Act" else ()
    tag = Tag(amounts=amounts) if amounts else None
    return {"tag": tag, "uses": (f"card-{view.asks}-{a.card}",)}


def changes(box: Box, s: Brewers, after: Brewers, seat: int) -> tuple[Amount, ...]:
    """Noise, dirt and taste of a seat, where they change."""
    before, now = s.monks[seat], after.monks[seat]
    found = []
    if before.noise != now.noise:
        found.append(noise(box, s, after, seat))
    if before.dirt != now.dirt:
        mood: Mood = "danger" if now.dirt > before.dirt else "good"
        name = Text("brewers-scene-dirt")
        found.append(
            Amount(symbol="dirt", before=str(before.dirt), after=str(now.dirt), mood=mood, name=name)
        )
    scores = score(s, seat), score(after, seat)
    if scores[0] != scores[1]:
        name = Text("brewers-scene-score")
        found.append(Amount(symbol="beer", before=str(scores[0]), after=str(scores[1]), name=name))
    return tuple(found)


def record(box: Box, view: View, s: Brewers, a: Record) -> dict[str, Any]:
    sheets = s.monks[view.asks].sheet, after_answer(s, a).monks[view.asks].sheet
    symbol = f"ingredient-{INGREDIENTS[INGREDIENT_OF[a.phase]]}"
    before, after = (str(sheet[a.phase]) for sheet in sheets)
    return {"tag": Tag(amounts=(Amount(symbol=symbol, before=before, after=after, mood="good"),))}


def end_turn(box: Box, view: View, s: Brewers, a: EndTurn) -> dict[str, Any]:
    """§2.2 Actions that are left are lost."""
    if s.actions == 0 or s.phase >= PHASES:
        return {}
    return {"warning": Text("brewers-warning-actions", {"actions": s.actions})}


Tagger = Callable[[Box, View, Brewers, Any], dict[str, Any]]
TAGS: dict[type, Tagger] = {
    Move: walk,
    Sprint: sprint,
    Search: search,
    Roll: prepared,
    MakeNoise: prepared,
    Challenge: challenge,
    FaceWerewolf: face,
    Stand: stand,
    Meditate: meditate,
    Recover: recover,
    Foul: foul,
    Enrich: enrich,
    Use: use,
    Record: record,
    EndTurn: end_turn,
}
