"""Brewers drawn: the monastery, the monks in it, and a panel for each player. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vespers.engine import scene as draw
from vespers.engine.speech import player
from vespers.engine.stage import Cue, Moment, Offer
from vespers.engine.words import Text
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.floor import areas
from vespers.games.brewers.pieces import (
    ALWAYS,
    EQUIPMENT_SITE,
    FOREST,
    INGREDIENT_OF,
    INGREDIENTS,
    NONE,
    PHASES,
    PILE_MAX,
    PILES,
    SEARCH,
    SEARCH_AT,
    SEARCH_EASY,
    SITES,
    TARGET_OF,
    WEREWOLF,
)
from vespers.games.brewers.scoring import band
from vespers.games.brewers.views import MonkView, View
from vespers.games.brewers.words import (
    Challenge,
    ChooseMonk,
    FaceWerewolf,
    Foul,
    KeepDie,
    Meditate,
    Move,
    Record,
    Rolled,
    Search,
    Sprint,
    TakeCard,
    Target,
    Use,
)

FRAMES: tuple[draw.Frame, ...] = ("equipment", "blessing")
BEASTS = ("fox", "boar", "raven", "bear", "bat", "spider", "sheep", "rat")


def scene(moment: Moment) -> draw.Scene:
    """The drawing of a view, with its options."""
    box, view = moment.box, moment.view
    return draw.Scene(
        viewer=moment.seat,
        prompt=draw.Prompt(text=moment.prompt, seats=moment.asked),
        status=status(box, view),
        boards=(board(box, view),),
        rows=tuple(row for row in (decks(view), tray(view), display(box, view)) if row.pieces),
        panels=tuple(panel(box, view, me) for me in range(len(view.monks))),
        sheet=sheet(view),
        options=tuple(
            option(box, view, offer, clicked)
            for offer in moment.offers
            for clicked in things(box, view, offer.action)
        ),
    )


def named(box: Box, kind: str, number: int) -> Text:
    return Text(f"brewers-{kind}-{box.ids[kind][number]}")


# --- Question and answers


def status(box: Box, view: View) -> tuple[Text, ...]:
    if view.phase >= PHASES:
        return (Text("brewers-scene-over"),)
    lines = [Text(f"brewers-phase-{view.phase + 1}")]
    if view.hermit is not None:
        night = view.hermit
        if night.event != NONE:
            lines.append(named(box, "night", night.event))
        lines.append(named(box, "objective", night.objective))
        values: dict[str, int | str | Text] = {
            "rival": named(box, "rival", night.rival),
            "score": night.rival_score,
            "goal": night.target,
        }
        lines.append(Text("brewers-scene-rival", values))
    return tuple(lines)


def option(box: Box, view: View, offer: Offer, clicked: tuple[str, ...]) -> draw.Option:
    a = offer.action
    note = chances(box, view, a.site) if isinstance(a, Search) else None
    return draw.Option(
        number=offer.number, text=offer.text, things=clicked, note=note, undoable=offer.undoable
    )


def chances(box: Box, view: View, site: int) -> Text:
    """What a player would work out: the chance, and the chance with noise."""
    power = view.monks[max(view.asks, 0)].power
    difficulty = box.difficulty[site]
    bonus = power[SEARCH] + power[SEARCH_AT + TARGET_OF[site]]
    if site < EQUIPMENT_SITE and box.easy[site]:
        bonus += power[SEARCH_EASY]
    quiet, loud = (round(100 * min(max(7 - difficulty + bonus + more, 0), 6) / 6) for more in (0, 1))
    return Text("brewers-scene-chance", {"quiet": quiet, "loud": loud})


def things(box: Box, view: View, action: Any) -> Sequence[tuple[str, ...]]:
    """Every way to click an action, legal or not."""
    if isinstance(action, Move | Sprint):
        return [(f"room-{action.room}",)]
    if isinstance(action, Search):
        return [(f"site-{action.site}",)]
    if isinstance(action, Meditate):
        return [("site-silence",)]
    if isinstance(action, Challenge | Target | Foul):
        return [(f"pawn-{action.seat}",)]
    if isinstance(action, Record):
        return [(f"slot-{max(view.asks, 0)}-{action.phase}",)]
    if isinstance(action, Use | TakeCard) and action.card not in view.offer:
        return [(f"card-{action.card}",)] if owned(view, action.card) else [()]
    return [offered(view, action)]


def owned(view: View, card: int) -> bool:
    return any(card in monk.cards for monk in view.monks)


def offered(view: View, action: Any) -> tuple[str, ...]:
    """Something that lies on display: a monk, a card, a werewolf or a die."""
    if isinstance(action, ChooseMonk) and action.monk in view.free_monks:
        return (f"monk-{action.monk}",)
    if isinstance(action, TakeCard) and action.card in view.offer:
        return (f"offer-{view.offer.index(action.card)}",)
    if isinstance(action, FaceWerewolf) and action.werewolf in view.offer:
        return (f"offer-{view.offer.index(action.werewolf)}",)
    if isinstance(action, KeepDie) and action.die in (view.die, view.spare):
        return ("die-1",) if action.die == view.die else ("die-2",)
    return ()


# --- The monastery


def board(box: Box, view: View) -> draw.Board:
    return draw.Board(
        id="monastery",
        name=Text("brewers-scene-monastery"),
        width=8.0,
        height=8.0,
        symbol="picture-cloister",
        areas=areas(box.near),
        pieces=(*sites(box, view), *pawns(view)),
    )


def sites(box: Box, view: View) -> list[draw.AnyPiece]:
    """What the rooms offer, each a token that can be clicked."""
    pieces: list[draw.AnyPiece] = []
    for site, name in enumerate(SITES):
        pieces.append(
            draw.Token(
                id=f"site-{site}",
                name=Text(f"brewers-site-{name}"),
                on=f"room-{box.room_of[site]}",
                symbol=site_symbol(site),
                value=f"{box.difficulty[site]}+",
                badges=badges(box.quality[site]),
                size=0.5,
                rule="1.5",
            )
        )
    silence = f"room-{box.meditate}"
    pieces.append(
        draw.Token(
            id="site-silence",
            name=Text("brewers-action-Meditate"),
            on=silence,
            symbol="meditate",
            size=0.5,
            rule="3.7",
        )
    )
    return pieces


def badges(quality: int) -> tuple[draw.Badge, ...]:
    return (draw.Badge(symbol="beer", value=str(quality)),) if quality > 0 else ()


def site_symbol(site: int) -> str:
    if site < EQUIPMENT_SITE:
        return f"ingredient-{INGREDIENTS[site // 2]}"
    return ("equipment", "blessing", "hunt", "dirt")[site - EQUIPMENT_SITE]


def pawns(view: View) -> list[draw.AnyPiece]:
    return [
        draw.Pawn(
            id=f"pawn-{seat}",
            name=player(seat),
            on=f"room-{monk.room}",
            seat=seat,
            symbol=f"monk-{seat + 1}",
            lying=monk.wounded,
            badges=(draw.Badge(symbol="web", mood="danger"),) if monk.webbed else (),
            size=0.7,
        )
        for seat, monk in enumerate(view.monks)
    ]


# --- Beside the monastery


def decks(view: View) -> draw.Row:
    frames: tuple[draw.Frame, ...] = (*FRAMES, "werewolf")
    stacks = tuple(
        draw.Stack(
            id=f"pile-{pile}",
            name=Text(f"brewers-pile-{name}"),
            count=sum(view.piles[pile]),
            frame=frames[pile],
            symbol=("equipment", "blessing", "beast-wolf")[pile],
        )
        for pile, name in enumerate(PILES)
    )
    return draw.Row(id="piles", name=Text("brewers-scene-piles"), kind="decks", pieces=stacks)


def tray(view: View) -> draw.Row:
    """The dice that lie on the table."""
    faces = [face for face in (view.die, view.spare) if face > 0]
    dice = tuple(
        draw.Die(
            id=f"die-{n}", name=Text("brewers-action-Rolled", {"die": face}), face=face, symbol=f"die-{face}"
        )
        for n, face in enumerate(faces, 1)
    )
    return draw.Row(id="tray", name=Text("brewers-scene-dice"), kind="tray", pieces=dice)


def display(box: Box, view: View) -> draw.Row:
    """What there is to choose from: monks, cards or werewolves; and the werewolf that is fought."""
    pieces: list[draw.AnyPiece] = []
    if view.asked in ("TakeMonk", "KeepMonk"):
        pieces = [monk_card(box, view, monk) for monk in view.free_monks]
    elif view.asked in ("ChooseWerewolf", "DrawWerewolf"):
        pieces = [werewolf_card(box, view, wolf, f"offer-{n}") for n, wolf in enumerate(view.offer)]
    elif view.offer:
        pieces = [card(box, view, kind, f"offer-{n}", False) for n, kind in enumerate(view.offer)]
    if view.fight is not None and view.fight.werewolf != NONE:
        pieces.append(werewolf_card(box, view, view.fight.werewolf, "foe"))
    return draw.Row(id="display", name=Text("brewers-scene-display"), kind="display", pieces=tuple(pieces))


def monk_card(box: Box, view: View, monk: int) -> draw.Card:
    return draw.Card(
        id=f"monk-{monk}",
        name=named(box, "monk", monk),
        label=named(box, "monk", monk),
        about=abilities(box, view, monk),
        frame="monk",
        symbol=f"monk-{monk % 8 + 1}",
        rule="1.2",
    )


def abilities(box: Box, view: View, monk: int) -> tuple[Text, ...]:
    found = []
    for ability in box.abilities[monk]:
        found += [Text(f"brewers-ability-{ability}"), Text(f"brewers-ability-{ability}-help")]
    return tuple(found)


def werewolf_card(box: Box, view: View, werewolf: int, thing: str) -> draw.Card:
    dice, bonus, taste = box.werewolves[werewolf].chain[-1]
    name = box.ids["werewolf"][werewolf]
    beast = next((beast for beast in BEASTS if name.endswith(beast)), "wolf")
    return draw.Card(
        id=thing,
        name=named(box, "werewolf", werewolf),
        label=named(box, "werewolf", werewolf),
        about=(Text("brewers-werewolf-about", {"dice": dice, "bonus": bonus, "taste": taste}),),
        frame="werewolf",
        symbol=f"beast-{beast}",
        value=f"{dice}D{bonus:+d}" if bonus else f"{dice}D",
        badges=(draw.Badge(symbol="beer", value=str(taste)),),
    )


def card(box: Box, view: View, number: int, thing: str, spent: bool) -> draw.Card:
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


# --- The players


def panel(box: Box, view: View, seat: int) -> draw.Panel:
    monk = view.monks[seat]
    return draw.Panel(
        seat=seat,
        symbol=f"monk-{seat + 1}",
        figures=figures(monk, seat),
        gauges=(noise(box, view, seat),),
        rows=(slots(view, seat), belongings(box, view, seat)),
        note=None if monk.monk == NONE else named(box, "monk", monk.monk),
    )


def figures(monk: MonkView, seat: int) -> tuple[draw.Figure, ...]:
    dirty: draw.Mood | None = "warning" if monk.dirt else None
    shown: list[tuple[str, str, int, draw.Mood | None]] = [
        ("score", "beer", monk.score, None),
        ("dirt", "dirt", monk.dirt, dirty),
        ("werewolf", "trophy", monk.werewolf, None),
    ]
    return tuple(
        draw.Figure(
            id=f"{key}-{seat}",
            name=Text(f"brewers-scene-{key}"),
            symbol=symbol,
            value=str(value),
            mood=mood,
        )
        for key, symbol, value, mood in shown
    )


def noise(box: Box, view: View, seat: int) -> draw.Gauge:
    """§4.2 From silence to the werewolf."""
    limit, loud = box.numbers.attack_at, box.numbers.loud_below
    name = Text("brewers-scene-noise")
    at = min(view.monks[seat].noise, limit)
    bands = [draw.Band(limit, limit, Text("brewers-scene-attack"), "danger")]
    if loud < limit:
        bands.insert(0, draw.Band(loud, limit - 1, Text("brewers-scene-loud"), "warning"))
    mark = draw.Mark(id=f"noise-mark-{seat}", name=name, at=at, seat=seat)
    return draw.Gauge(
        id=f"noise-{seat}",
        name=name,
        low=0,
        high=limit,
        symbol="bell",
        marks=(mark,),
        bands=tuple(bands),
        rule="4.1",
    )


def slots(view: View, seat: int) -> draw.Row:
    """§3.4 The sheet: a token per phase."""
    tokens = tuple(
        draw.Token(
            id=f"slot-{seat}-{phase}",
            name=Text(f"brewers-phase-{phase + 1}"),
            symbol=f"ingredient-{INGREDIENTS[INGREDIENT_OF[phase]]}",
            value=str(quality) if quality or phase < view.phase else "",
            strong=phase == view.phase,
        )
        for phase, quality in enumerate(view.monks[seat].sheet)
    )
    return draw.Row(
        id=f"slots-{seat}", name=Text("brewers-scene-sheet"), kind="belongings", seat=seat, pieces=tokens
    )


def belongings(box: Box, view: View, seat: int) -> draw.Row:
    """Cards and trophies, all open."""
    monk = view.monks[seat]
    cards: list[draw.AnyPiece] = [
        card(box, view, kind, f"card-{kind}", box.cards[kind].use != ALWAYS and kind not in monk.ready)
        for kind in dict.fromkeys(monk.cards)
    ]
    for n, (wolf, taste) in enumerate(zip(monk.trophies, monk.tastes, strict=True)):
        trophy = werewolf_card(box, view, wolf, f"trophy-{seat}-{n}")
        cards.append(msgspec.structs.replace(trophy, badges=(draw.Badge(symbol="beer", value=str(taste)),)))
    return draw.Row(
        id=f"belongings-{seat}",
        name=Text("brewers-scene-belongings"),
        kind="belongings",
        seat=seat,
        pieces=tuple(cards),
    )


# --- The score


def sheet(view: View) -> draw.Sheet:
    """§8.1 The beers by source."""
    seats = tuple(range(len(view.monks)))
    monks = view.monks
    sources = [
        draw.Source(
            name=Text(f"brewers-phase-{phase + 1}"),
            values=tuple(
                monk.sheet[phase] if monk.sheet[phase] or phase < view.phase else None for monk in monks
            ),
            symbol=f"ingredient-{INGREDIENTS[INGREDIENT_OF[phase]]}",
            rule="3.4",
        )
        for phase in range(PHASES)
    ]
    sources += [
        line("extra", tuple(monk.extra for monk in monks), "plus", "8.1"),
        line("werewolf", tuple(monk.werewolf for monk in monks), "trophy", "8.2"),
        line("dirt", tuple(-monk.dirt for monk in monks), "dirt", "3.9"),
    ]
    total = tuple(monk.score for monk in monks)
    sources.append(
        draw.Source(name=Text("brewers-scene-score"), values=total, symbol="beer", total=True, rule="8.1")
    )
    final = not view.asked
    verdicts = tuple(Text(f"brewers-band-{band(taste)}") for taste in total) if final else ()
    return draw.Sheet(
        seats=seats, sources=tuple(sources), final=final, winners=view.winners, verdicts=verdicts
    )


def line(key: str, values: tuple[int, ...], symbol: str, rule: str) -> draw.Source:
    return draw.Source(name=Text(f"brewers-scene-{key}"), values=values, symbol=symbol, rule=rule)


# --- What moves


def cues(box: Box, before: View, after: View, told: Any) -> Sequence[Cue]:
    """How what was heard moves things: dice roll, noise glows."""
    if isinstance(told, Rolled):
        return [Cue(kind="roll", thing="die-1", value=str(told.die))]
    seat = getattr(told, "seat", NONE)
    name = type(told).__name__
    if name == "NoiseChanged":
        return [Cue(kind="glow", thing=f"noise-{seat}", value=str(told.noise))]
    if name in ("Wounded", "Attacked", "Webbed"):
        return [Cue(kind="loss", thing=f"pawn-{seat}")]
    if name == "DirtAdded":
        return [Cue(kind="loss", thing=f"dirt-{seat}", value=str(told.amount))]
    if name == "CardGained":
        return [Cue(kind="travel", thing=f"card-{told.card}", source=f"pile-{told.card // PILE_MAX}")]
    if name == "TrophyTaken":
        last = len(after.monks[seat].trophies) - 1
        return [Cue(kind="travel", thing=f"trophy-{seat}-{last}", source=f"pile-{WEREWOLF}")]
    if name == "Recorded":
        return [Cue(kind="gain", thing=f"slot-{seat}-{told.phase}", source=f"room-{FOREST}")]
    return []
