"""Brewers drawn: the monastery, the monks in it, and a panel for each player. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from vespers.engine import scene as draw
from vespers.engine.messages import Text
from vespers.engine.scene import Cue, Moment
from vespers.engine.scene.drawn_once import all_drawn_once, drawn_once
from vespers.engine.wording import origin_text, player
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.messages import (
    Challenge,
    ChooseMonk,
    FaceWerewolf,
    Foul,
    GiveMine,
    KeepDie,
    Meditate,
    Move,
    Record,
    Roll,
    Rolled,
    Search,
    Sprint,
    Stand,
    TakeCard,
    TakeTheirs,
    Target,
    Use,
)
from vespers.games.brewers.pieces import (
    FIND_EQUIPMENT,
    INGREDIENT_OF,
    INGREDIENTS,
    LAST_PHASE_OF,
    NONE,
    PHASES,
    PILE_MAX,
    PILES,
    WEREWOLF,
)
from vespers.games.brewers.scene import chances
from vespers.games.brewers.scene.cards import named, portrait
from vespers.games.brewers.scene.floor import (
    CARD,
    CROWD,
    GROWN,
    SILENCE,
    SIZE,
    SIZE_IN_A_CROWD,
    TALL,
    WIDE,
    areas,
    lights,
)
from vespers.games.brewers.scene.ledger import sheet
from vespers.games.brewers.scene.moments import stage as stage
from vespers.games.brewers.scene.panels import panels
from vespers.games.brewers.scene.rows import FOE, NOTING, rows
from vespers.games.brewers.scene.tags import site_sign, target
from vespers.games.brewers.scene.telling import aside as aside
from vespers.games.brewers.view import FightView, View

PILE_SIGNS = ("helmet", "holy-cross", "wolf-head")
Counts = tuple[tuple[int, ...], ...]  # by pile: how often each card


def scene(moment: Moment) -> draw.Scene:
    """The drawing of a view, with its targets."""
    box, view = moment.box, moment.view
    known = chances.table(box, view) if moment.offers else None
    return draw.Scene(
        viewer=moment.seat,
        prompt=prompt(box, view, moment),
        status=status(box, view),
        boards=(board(box, view),),
        rows=tuple(row for row in rows(box, view, moment.offers) if row.pieces),
        panels=panels(box, view),
        sheet=sheet(box, view),
        targets=tuple(
            target(box, view, known, offer, clicked)
            for offer in moment.offers
            for clicked in things(box, view, offer.action)
        ),
    )


# --- Question and answers


def prompt(box: Box, view: View, moment: Moment) -> draw.Prompt:
    """§2.2 Whoever is asked is asked in person; in a turn by the monk's name, with what is left of it."""
    if moment.seat is None or moment.seat != view.asks:
        return draw.Prompt(text=moment.prompt, seats=moment.asked)
    values = dict(moment.prompt.values)
    if view.asked == "Act":
        text = Text("brewers-ask-Act", {"monk": named(box, "monk", view.monks[view.asks].monk)})
        left = Text("brewers-ask-left", {"actions": view.actions, "moves": view.moves, **loudness(box, view)})
        return draw.Prompt(text=text, seats=moment.asked, reason=left, rule="2.2")
    if view.asked == "Declare" and view.fight is not None:
        return fight_prompt(box, view, view.fight, moment.asked)
    goal = Text("brewers-ask-goal") if view.asked in ("TakeMonk", "KeepMonk") else None
    return draw.Prompt(text=Text(f"brewers-ask-{view.asked}", values), seats=moment.asked, reason=goal)


def loudness(box: Box, view: View) -> dict[str, int | str | Text]:
    return {"noise": view.monks[view.asks].noise, "limit": box.numbers.attack_at}


def fight_prompt(box: Box, view: View, fight: FightView, seats: tuple[int, ...]) -> draw.Prompt:
    """§5 Who is fought and why, and what is at stake."""
    if fight.rival != NONE:
        rival = player(fight.rival if view.asks == fight.fighter else fight.fighter)
        text, stakes = Text("brewers-ask-Declare-monk", {"rival": rival}), Text("brewers-stakes-monk")
        return draw.Prompt(text=text, seats=seats, reason=stakes, rule="5.6")
    key = "hunt" if fight.hunting else "attack"
    text = Text(f"brewers-ask-Declare-{key}", {"werewolf": named(box, "werewolf", fight.werewolf)})
    return draw.Prompt(text=text, seats=seats, reason=Text("brewers-stakes-werewolf"), rule="5.3")


def status(box: Box, view: View) -> tuple[Text, ...]:
    if view.phase >= PHASES:
        return (Text("brewers-scene-over"),)
    ingredient = Text(f"brewers-ingredient-{INGREDIENTS[INGREDIENT_OF[view.phase]]}")
    lines = [Text("brewers-scene-phase", {"phase": view.phase + 1, "ingredient": ingredient})]
    if view.hermit is not None:
        night = view.hermit
        values: dict[str, int | str | Text] = {
            "rival": named(box, "rival", night.rival),
            "score": night.rival_score,
            "goal": night.target,
        }
        lines.append(Text("brewers-scene-rival", values))
    return tuple(lines)


def things(box: Box, view: View, action: Any) -> Sequence[tuple[str, ...]]:
    """Every way to click an action, legal or not."""
    if isinstance(action, Move | Sprint):
        return [(f"room-{action.room}",)]
    if isinstance(action, Search):
        return [(f"thing-{action.site}",) if any(action.site in there for there in box.sites_in) else ()]
    if isinstance(action, Meditate):
        return [(f"thing-{SILENCE}",)]
    if isinstance(action, Challenge | Target | Foul):
        return [(f"pawn-{action.seat}",)]
    if isinstance(action, TakeTheirs):
        return [held_by(view, view.chosen, action.card)]
    if isinstance(action, Use | TakeCard | GiveMine) and action.card not in view.offer:
        return [held_by(view, view.asks, action.card)]
    if isinstance(action, Roll | Stand) and view.fight is not None:
        return [(FOE,), ()]
    return [offered(view, action)]


def held_by(view: View, seat: int, card: int) -> tuple[str, ...]:
    """A card that lies before a player; nothing to click where he has none such."""
    owner = max(seat, 0)
    return (f"card-{owner}-{card}",) if card in view.monks[owner].cards else ()


def offered(view: View, action: Any) -> tuple[str, ...]:
    """Something that lies on display: a monk, a card, a werewolf, a die or a phase."""
    if isinstance(action, ChooseMonk) and action.monk in view.free_monks:
        return (f"monk-{action.monk}",)
    if isinstance(action, TakeCard) and action.card in view.offer:
        return (f"offer-{view.offer.index(action.card)}",)
    if isinstance(action, FaceWerewolf) and action.werewolf in view.offer:
        return (f"offer-{view.offer.index(action.werewolf)}",)
    if isinstance(action, KeepDie) and action.die in view.rolled:
        return (f"die-{view.rolled.index(action.die) + 1}",)
    if isinstance(action, Record) and view.asked in NOTING:
        return (f"phase-{action.phase}",)
    return ()


# --- The monastery


def board(box: Box, view: View) -> draw.Board:
    return draw.Board(
        id="monastery",
        name=Text("brewers-scene-monastery"),
        left=WIDE.corner[0],
        top=WIDE.corner[1],
        width=WIDE.size[0],
        height=WIDE.size[1],
        symbol="cover",
        art=WIDE.art,
        areas=areas(WIDE, box),
        lights=lights(WIDE),
        pieces=(*signs(box, view.phase), silence(box), *piles(view.piles, view.discards), *pawns(box, view)),
        tall=draw.Layout(
            left=TALL.corner[0],
            top=TALL.corner[1],
            width=TALL.size[0],
            height=TALL.size[1],
            art=TALL.art,
            grown=GROWN,
            areas=areas(TALL, box),
            lights=lights(TALL),
        ),
    )


@all_drawn_once
def signs(box: Box, phase: int) -> Iterator[draw.Marker]:
    """§1.5 What the rooms offer: a slate on each thing with what a search needs and how good it is."""
    for site, name in enumerate(box.ids["site"]):
        if box.room_of[site] != NONE:
            yield draw.Marker(
                id=f"site-{site}",
                name=Text(f"brewers-site-{name}"),
                origin=origin_text(box.origins, f"site-{name}"),
                on=f"thing-{site}",
                symbol=site_sign(box, site),
                value=f"{box.difficulty[site]}+",
                frame="slate",
                about=about_site(box, phase, site),
                badges=quality_badge(box.quality[site]),
                struck=past(box, phase, site),
                rule="1.5",
            )


def past(box: Box, phase: int, site: int) -> bool:
    """§3.4 No phase needs it any more."""
    find = box.finds[site]
    return find < FIND_EQUIPMENT and LAST_PHASE_OF[find] < phase


def about_site(box: Box, phase: int, site: int) -> tuple[Text, ...]:
    quality = box.quality[site]
    lines = [Text("brewers-scene-quality", {"quality": quality})] if quality > 0 else []
    return (*lines, Text("brewers-scene-past")) if past(box, phase, site) else tuple(lines)


def quality_badge(quality: int) -> tuple[draw.Badge, ...]:
    return (draw.Badge(value=str(quality)),) if quality > 0 else ()


@drawn_once
def silence(box: Box) -> draw.Marker:
    """§3.7 The carpet of the library."""
    return draw.Marker(
        id=f"site-{SILENCE}",
        name=Text("brewers-action-Meditate"),
        on=f"thing-{SILENCE}",
        symbol="bell",
        frame="slate",
        badges=(draw.Badge(value=f"−{box.numbers.meditation}"),),
        rule="3.7",
    )


@all_drawn_once
def piles(piles: Counts, discards: Counts) -> Iterator[draw.Stack]:
    """§6.1 The cards lie where one draws them."""
    for pile, name in enumerate(PILES):
        left, discarded = sum(piles[pile]), sum(discards[pile])
        yield draw.Stack(
            id=f"pile-{pile}",
            name=Text(f"brewers-pile-{name}"),
            about=(
                Text("brewers-pile-left", {"count": left}),
                Text("brewers-pile-discards", {"count": discarded}),
            ),
            on=f"place-{pile}",
            count=left,
            frame=name,
            symbol=PILE_SIGNS[pile],
            size=CARD,
            rule="6.1",
        )


def pawns(box: Box, view: View) -> list[draw.AnyPiece]:
    """The monks that were chosen, each on a base in the colour of his seat."""
    return [
        draw.Pawn(
            id=f"pawn-{seat}",
            name=player(seat),
            about=() if monk.monk == NONE else (named(box, "monk", monk.monk),),
            on=f"room-{monk.room}",
            seat=seat,
            symbol=portrait(box, monk.monk),
            lying=monk.wounded,
            wounded=monk.wounded,
            strong=seat == view.seat,
            badges=(draw.Badge(symbol="web", mood="danger"),) if monk.webbed else (),
            size=pawn_size(view, monk.room),
        )
        for seat, monk in enumerate(view.monks)
    ]


def pawn_size(view: View, room: int) -> float:
    return SIZE_IN_A_CROWD if len([1 for monk in view.monks if monk.room == room]) >= CROWD else SIZE


# --- What moves


def cues(box: Box, before: View, after: View, heard: Any) -> Sequence[Cue]:
    """How an action or event moves things: dice roll, noise glows."""
    if isinstance(heard, Rolled):
        return [Cue(kind="roll", thing="die-1", value=str(heard.die))]
    seat = getattr(heard, "seat", NONE)
    name = type(heard).__name__
    if name == "NoiseChanged":
        return [Cue(kind="glow", thing=f"noise-{seat}", value=str(heard.noise))]
    if name in ("Wounded", "Attacked", "Webbed"):
        return [Cue(kind="loss", thing=f"pawn-{seat}")]
    if name == "DirtAdded":
        return [Cue(kind="loss", thing=f"dirt-{seat}", value=str(heard.amount))]
    if name == "CardGained":
        return [
            Cue(kind="travel", thing=f"card-{seat}-{heard.card}", source=f"pile-{heard.card // PILE_MAX}")
        ]
    if name == "CardPassed":
        thing, source = f"card-{seat}-{heard.card}", f"card-{heard.by}-{heard.card}"
        return [Cue(kind="travel", thing=thing, source=source)]
    if name == "TrophyTaken":
        last = len(after.monks[seat].trophies) - 1
        return [Cue(kind="travel", thing=f"trophy-{seat}-{last}", source=f"pile-{WEREWOLF}")]
    if name == "Recorded":
        return [Cue(kind="gain", thing=f"score-{seat}", source=f"pawn-{seat}", value=str(heard.quality))]
    return []
