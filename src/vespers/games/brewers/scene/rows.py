"""Beside the monastery: dice, who fights, what is chosen from, a hermit's night, my hand. Never compiled."""

from __future__ import annotations

from collections.abc import Sequence

from vespers.engine import scene as draw
from vespers.engine.messages import Text
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.messages import Record
from vespers.games.brewers.pieces import INGREDIENT_OF, INGREDIENTS, NONE
from vespers.games.brewers.scene.cards import card, monk_card, night_cards, werewolf_card
from vespers.games.brewers.scene.moments import figure
from vespers.games.brewers.scene.panels import belongings
from vespers.games.brewers.view import FightView, View

FOE = "foe"  # whoever is fought
NOTING = ("NoteIngredient", "RenameIngredient")  # questions whose answer is a line of the sheet


def rows(box: Box, view: View, offers: Sequence[draw.Offer]) -> tuple[draw.Row, ...]:
    return (tray(box, view), fight(box, view), display(box, view, offers), night(box, view), hand(box, view))


def tray(box: Box, view: View) -> draw.Row:
    """The dice of this turn; when the next one begins, those of the last are gone."""
    begins = view.asked == "Act" and view.actions == box.numbers.actions
    faces = [face for face in view.rolled or (view.die,) if face > 0 and not begins]
    dice = tuple(
        draw.Die(
            id=f"die-{n}",
            name=Text("brewers-action-Rolled", {"die": face}),
            face=face,
            symbol=f"die-monk-{face}",
            frame="monk",
        )
        for n, face in enumerate(faces, 1)
    )
    return draw.Row(id="tray", name=Text("brewers-scene-dice"), kind="tray", pieces=dice)


def fight(box: Box, view: View) -> draw.Row:
    """§5 Who fights whom: one rolls by clicking the foe, too."""
    return draw.Row(
        id="fight",
        name=Text("brewers-scene-fight"),
        kind="display",
        pieces=() if view.fight is None else those_who_fight(box, view, view.fight),
    )


def those_who_fight(box: Box, view: View, fight: FightView) -> tuple[draw.AnyPiece, ...]:
    if fight.werewolf != NONE:
        foe = werewolf_card(box, fight.werewolf, FOE, fight.stage)
    elif fight.rival != NONE:
        foe = monk_card(box, view.monks[fight.rival].monk, FOE)
    else:
        return ()
    return (figure(box, view, fight.fighter), foe) if fight.fighter == view.asks == view.seat else (foe,)


def display(box: Box, view: View, offers: Sequence[draw.Offer]) -> draw.Row:
    """What there is to choose from: monks, cards, werewolves or phases."""
    pieces: list[draw.AnyPiece] = []
    if view.asked in ("TakeMonk", "KeepMonk"):
        pieces = [monk_card(box, monk) for monk in view.free_monks]
    elif view.asked in ("ChooseWerewolf", "DrawWerewolf"):
        pieces = [werewolf_card(box, wolf, f"offer-{n}") for n, wolf in enumerate(view.offer)]
    elif view.asked in NOTING:
        phases = {offer.action.phase for offer in offers if isinstance(offer.action, Record)}
        pieces = [phase_card(view, phase) for phase in sorted(phases)]
    elif view.offer:
        pieces = [card(box, kind, f"offer-{n}", False) for n, kind in enumerate(view.offer)]
    return draw.Row(id="display", name=Text("brewers-scene-display"), kind="display", pieces=tuple(pieces))


def phase_card(view: View, phase: int) -> draw.Card:
    """§3.4 A line of the sheet of who has found something."""
    name = Text(f"brewers-phase-{phase + 1}")
    noted = Text("brewers-phase-noted", {"value": view.monks[max(view.asks, 0)].sheet[phase]})
    return draw.Card(
        id=f"phase-{phase}",
        name=name,
        label=name,
        about=(noted,),
        words=noted,
        frame="phase",
        symbol=f"ingredient-{INGREDIENTS[INGREDIENT_OF[phase]]}",
        rule="3.4",
    )


def night(box: Box, view: View) -> draw.Row:
    """§11 A hermit's event, rival and objective."""
    cards = () if view.hermit is None else tuple(night_cards(box, view.hermit))
    return draw.Row(id="night", name=Text("brewers-scene-night"), kind="display", pieces=cards)


def hand(box: Box, view: View) -> draw.Row:
    """My own cards and trophies, before me."""
    if view.seat < 0:
        return draw.Row(id="hand", name=Text("brewers-scene-belongings"))
    return belongings(box, view.monks[view.seat], view.seat, "hand", "hand")
