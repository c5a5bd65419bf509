"""Brewers drawn: the monastery, the monks in it, and a panel for each player. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vespers.engine import scene as draw
from vespers.engine.speech import player
from vespers.engine.stage import Cue, Moment, Offer
from vespers.engine.words import Text
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.drawing import areas, card, monk_card, named, werewolf_card
from vespers.games.brewers.panels import panel, sheet
from vespers.games.brewers.pieces import (
    EQUIPMENT_SITE,
    FOREST,
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
from vespers.games.brewers.views import View
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
        sheet=sheet(box, view),
        options=tuple(
            option(box, view, offer, clicked)
            for offer in moment.offers
            for clicked in things(box, view, offer.action)
        ),
    )


# --- Question and answers


def status(box: Box, view: View) -> tuple[Text, ...]:
    if view.phase >= PHASES:
        return (Text("brewers-scene-over"),)
    lines = [Text(f"brewers-phase-{view.phase + 1}")]
    if view.hermit is not None:
        night = view.hermit
        if night.event != NONE:
            lines.append(named(box, "night", night.event))
        if night.objective != NONE:
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
    return offer.option(clicked, note)


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
        edge = [("forest-edge",)] if action.room == FOREST else []
        return [(f"room-{action.room}",), *edge]
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
        width=7.0,
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
                about=about_quality(box.quality[site]),
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


def about_quality(quality: int) -> tuple[Text, ...]:
    return (Text("brewers-scene-quality", {"quality": quality}),) if quality > 0 else ()


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
    frames: tuple[draw.Frame, ...] = ("equipment", "blessing", "werewolf")
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
        pieces = [monk_card(box, monk) for monk in view.free_monks]
    elif view.asked in ("ChooseWerewolf", "DrawWerewolf"):
        pieces = [werewolf_card(box, wolf, f"offer-{n}") for n, wolf in enumerate(view.offer)]
    elif view.offer:
        pieces = [card(box, kind, f"offer-{n}", False) for n, kind in enumerate(view.offer)]
    if view.fight is not None and view.fight.werewolf != NONE:
        pieces.append(werewolf_card(box, view.fight.werewolf, "foe", view.fight.stage))
    return draw.Row(id="display", name=Text("brewers-scene-display"), kind="display", pieces=tuple(pieces))


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
