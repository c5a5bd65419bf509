"""What may be answered, and what one clicks to say it. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vespers.engine.messages import Text
from vespers.engine.scene import Group, Offer, Target
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.messages import (
    Act,
    Applied,
    Attack,
    Bar,
    BeHero,
    Brawl,
    ChooseMoon,
    Concentrate,
    Curse,
    Drink,
    DrinkForSecondDie,
    DrinkToReroll,
    DropCard,
    Enrich,
    Follow,
    GiveMine,
    Go,
    Hide,
    Hunt,
    KeepCard,
    KeepDie,
    KeepForNext,
    LayTile,
    Leap,
    Push,
    Put,
    Run,
    Simple,
    SoberUp,
    StandUp,
    TakeMonk,
    TakeRecipe,
    TakeTheirs,
    UseCard,
    Walk,
)
from vespers.games.fermentation.messages import Target as Aim
from vespers.games.fermentation.pieces import APPLIED, MEDITATE, MOVE, NOISE, SIMPLE, STRIDE
from vespers.games.fermentation.scene.chances import applied_chance
from vespers.games.fermentation.scene.costs import consequences
from vespers.games.fermentation.scene.names import (
    found_id,
    held_id,
    offered_id,
    pawn_id,
    place_id,
    say,
    space_id,
)
from vespers.games.fermentation.scene.shortcuts import shortcuts
from vespers.games.fermentation.view import View

GROUPS = {
    MOVE: ("move", "walk"),
    SIMPLE: ("simple", "simple"),
    APPLIED: ("applied", "applied"),
    MEDITATE: ("meditate", "meditate"),
}
GROUP_OF: dict[type, int] = {
    Walk: MOVE,
    Run: MOVE,
    Brawl: MOVE,
    Simple: SIMPLE,
    Applied: APPLIED,
    Concentrate: MEDITATE,
    Hide: MEDITATE,
    SoberUp: MEDITATE,
}
SYMBOLS: dict[type, str] = {
    Walk: "walk",
    Run: "run",
    Brawl: "fight",
    Simple: "simple",
    Applied: "applied",
    Concentrate: "concentrate",
    Hide: "hide",
    SoberUp: "sober-up",
    StandUp: "stand-up",
    Act: "simple",
    BeHero: "victor",
    Follow: "waiting",
}


# ── what one clicks


def things(box: FermentationBox, view: View, action: Any) -> Sequence[tuple[str, ...]]:
    """What one clicks to mean an action, legal or not."""
    match action:
        case Go(tile) | Push(tile) | Leap(tile) | Bar(tile):
            return [(place_id(view.tiles.index(tile)),)] if tile in view.tiles else []
        case Attack(seat) | Curse(seat) | Aim(seat):
            return [(pawn_id(seat),)]
        case Put(space) | Enrich(space):
            return [(space_id(view.asks, space),)]
        case UseCard(card) | DropCard(card) | KeepForNext(card) | GiveMine(card):
            return held_by(view, view.asks, card)
        case TakeTheirs(card):
            return held_by(view, view.foe, card)
        case KeepCard(card):
            return [(offered_id(card, n),) for n in range(view.offer.count(card))]
        case Hunt(wolf):
            return [(found_id(wolf, n),) for n in range(view.offer.count(wolf))]
        case KeepDie(face):
            return [(f"die-{n}",) for n, rolled in enumerate((view.die, view.spare)) if rolled == face]
        case Applied() | Act():
            return [(place_id(view.monks[view.asks].place),)] if view.asks >= 0 else [()]
    return chosen_of_cards(action)


def held_by(view: View, seat: int, card: int) -> Sequence[tuple[str, ...]]:
    """Every copy of a card that lies before a monk."""
    held = view.monks[seat].cards if seat >= 0 else ()
    return [(held_id(seat, card, n),) for n in range(held.count(card))]


def chosen_of_cards(action: Any) -> Sequence[tuple[str, ...]]:
    """Tiles, monks, recipes, moons and beers are cards on display; all else is a button."""
    match action:
        case LayTile(tile):
            return [(f"lay-{tile}",)]
        case TakeMonk(monk):
            return [(f"be-{monk}",)]
        case TakeRecipe(recipe):
            return [(f"brew-{recipe}",)]
        case ChooseMoon(moon):
            return [(f"moon-{moon}",)]
        case Drink(beers):
            return [(f"drink-{beers}",)]
        case DrinkToReroll():
            return [("drink-again",)]
        case DrinkForSecondDie():
            return [("drink-second",)]
    return [()]


# ── targets


def targets(box: FermentationBox, view: View, offers: Sequence[Offer]) -> list[Target]:
    """Every way to click each offer; whole walks, deeds and attacks by one click come with them."""
    found = [target for offer in offers for target in plain(box, view, offer)]
    if view.asked == "ChooseTurn" and view.asks >= 0:
        for offer in offers:
            found.extend(shortcuts(box, view, offer))
    return found


def plain(box: FermentationBox, view: View, offer: Offer) -> list[Target]:
    """An offer by itself."""
    action = offer.action
    group = GROUPS[GROUP_OF[type(action)]][0] if type(action) in GROUP_OF else ""
    more = {} if view.asks < 0 else consequences(box, view, view.monks[view.asks], action)
    symbol = SYMBOLS.get(type(action), "")
    found = [offer.target(way, group=group, symbol=symbol, **more) for way in things(box, view, action)]
    return [brief(target, action) for target in found] if group else found


def brief(target: Target, action: Any) -> Target:
    """A kind of turn in one word: what it costs hangs on its tag."""
    return msgspec.structs.replace(target, text=say(f"brief-{type(action).__name__}"))


def groups(box: FermentationBox, view: View, offers: Sequence[Offer]) -> tuple[Group, ...]:
    """§3.1 The four kinds of turn, what each brings here; the kind of the last one is closed."""
    if view.asked != "ChooseTurn" or view.asks < 0 or not offers:
        return ()
    last = view.monks[view.asks].last
    open_now = {GROUP_OF.get(type(offer.action)) for offer in offers}
    brings = summaries(box, view)
    return tuple([coin(kind, last, kind in open_now, brings[kind]) for kind in GROUPS])


def coin(kind: int, last: int, is_open: bool, brings: Text) -> Group:
    key, symbol = GROUPS[kind]
    closed = None if is_open else say("not-twice" if kind == last else "not-here")
    return Group(id=key, name=say(f"turn-{key}"), symbol=symbol, summary=brings, closed=closed)


def summaries(box: FermentationBox, view: View) -> dict[int, Text]:
    """§3.2 to §3.13 Each kind of turn in figures: steps, taste, chance, noise."""
    monk, numbers = view.monks[view.asks], box.numbers
    stride = monk.powers[STRIDE]
    applied = say("turn-applied-rings", bells=numbers.cloister_noise, noise=numbers.applied_noise)
    if box.use[view.tiles[monk.place]] != NOISE:
        applied = say(
            "turn-applied-finds", chance=applied_chance(box, view, monk), noise=numbers.applied_noise
        )
    return {
        MOVE: say(
            "turn-move-about",
            walk=numbers.walk + stride,
            run=numbers.run + stride,
            noise=numbers.run_noise,
        ),
        SIMPLE: say("turn-simple-about", steps=numbers.simple_move, taste=numbers.simple_gather),
        APPLIED: applied,
        MEDITATE: say("turn-meditate-about", hide=numbers.hide, sober=numbers.sober_up),
    }
