"""One click instead of three: a walk to a room, a Simple Action there, an attack. Never compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vespers.engine.messages import Action
from vespers.engine.scene import Offer, Tag, Target
from vespers.engine.wording import player
from vespers.games.fermentation import wording
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.codebook import ACT, ATTACK, CODEBOOK, GO, STAND_UP, STOP
from vespers.games.fermentation.messages import (
    Brawl,
    Run,
    Simple,
    Walk,
)
from vespers.games.fermentation.pieces import (
    DOOR,
    GATHER,
    NEAR,
    NOISE,
    STRIDE,
)
from vespers.games.fermentation.rules.results import better_spaces, find_quality, went_elsewhere
from vespers.games.fermentation.scene.chances import (
    brawl_odds,
)
from vespers.games.fermentation.scene.costs import alarm, amount, louder
from vespers.games.fermentation.scene.names import (
    pawn_id,
    place_id,
    say,
    signed,
    tile_symbol,
)
from vespers.games.fermentation.view import MonkView, View


def shortcuts(box: FermentationBox, view: View, offer: Offer) -> list[Target]:
    """A walk to a room, a Simple Action here, an attack on a monk: said one after the other."""
    monk = view.monks[view.asks]
    match offer.action:
        case Walk():
            return walks(box, view, monk, offer, box.numbers.walk, 0)
        case Run():
            return walks(box, view, monk, offer, box.numbers.run, box.numbers.walk)
        case Simple() if monk.standing:
            return deeds(box, view, monk, offer)
        case Brawl() if monk.standing:
            near = [foe for foe in view.monks if foe.place == monk.place and foe.seat != monk.seat]
            return [attack(box, monk, offer, foe) for foe in near]
    return []


def numbers_of(actions: Sequence[Action]) -> tuple[int, ...]:
    return tuple([CODEBOOK.number[action] for action in actions])


def routes(view: View, start: int, most: int) -> dict[int, list[int]]:
    """§1.3 The shortest way to every place within so many doors."""
    found: dict[int, list[int]] = {start: []}
    ends = [start]
    for place in ends:  # the list grows under the loop
        if len(found[place]) < most:
            for other in NEAR[place]:
                if other not in found and DOOR[place][other] not in view.closed:
                    found[other] = [*found[place], other]
                    ends.append(other)
    return found


def walks(
    box: FermentationBox, view: View, monk: MonkView, offer: Offer, points: int, quiet: int
) -> list[Target]:
    """§3.2 Every room within reach; who runs goes where walking does not lead."""
    get_up = [] if monk.standing else [STAND_UP]
    most = points + monk.powers[STRIDE] - len(get_up)
    near = quiet + monk.powers[STRIDE] - len(get_up) if quiet else 0
    return [
        walk(box, view, monk, offer, [*get_up, *[GO[view.tiles[p]] for p in way]], way, most)
        for way in routes(view, monk.place, most).values()
        if len(way) > near
    ]


def walk(
    box: FermentationBox,
    view: View,
    monk: MonkView,
    offer: Offer,
    steps: list[Any],
    way: list[int],
    most: int,
) -> Target:
    runs = isinstance(offer.action, Run)
    ends = [STOP] if len(way) < most else []
    cost = amount("run" if runs else "walk", str(len(steps)), say("steps", steps=len(steps)))
    heard = (louder(monk, box.numbers.run_noise),) if runs else ()
    crossed = [DOOR[a][b] for a, b in zip([monk.place, *way], way, strict=False)]
    return Target(
        number=offer.number,
        text=say("run-to" if runs else "walk-to", tile=wording.the_tile(box, view.tiles[way[-1]])),
        things=(place_id(way[-1]),),
        tag=Tag(amounts=(cost, *heard)),
        costly=runs,
        path=numbers_of([*steps, *ends]),
        route=tuple([f"door-{door}" for door in crossed]),
        group="move",
        symbol="run" if runs else "walk",
        undoable=offer.undoable,
        rule="3.2",
        **(alarm(monk, box.numbers.run_noise) if runs else {}),
    )


def deeds(box: FermentationBox, view: View, monk: MonkView, offer: Offer) -> list[Target]:
    """§3.4 The Simple Action here, and in the next room after one step."""
    ways = routes(view, monk.place, box.numbers.simple_move)
    return [
        deed(box, view, monk, offer, place, way)
        for place, way in ways.items()
        if worth(box, view, monk, place)
    ]


def worth(box: FermentationBox, view: View, monk: MonkView, place: int) -> bool:
    """Whether it is worth showing: a find that betters the vat, a card, a hunt."""
    tile = view.tiles[place]
    if box.use[tile] != GATHER:
        return box.use[tile] != NOISE
    return simple_find(box, view, monk, tile)[0] > 0


def simple_find(box: FermentationBox, view: View, monk: MonkView, tile: int) -> tuple[int, bool]:
    """§2.2 The taste of a simple find here if a space gets better by it, and whether that comes too early."""
    ingredient, recipe = box.gives[tile], box.recipes[monk.recipe]
    taste = find_quality(monk.powers, ingredient, box.numbers.simple_gather)
    lying = [space.taste for space in monk.vat]
    better = better_spaces(recipe, lying, view.phase, ingredient, taste) if lying else []
    if box.rulings.repeated_find == "per-phase":
        added = [space for space in recipe.spaces[ingredient] if space in monk.added]
        better = [space for space in better if not went_elsewhere(added, space)]
    return (taste, recipe.phase[better[0]] > view.phase) if better else (0, False)


def deed(
    box: FermentationBox, view: View, monk: MonkView, offer: Offer, place: int, way: list[int]
) -> Target:
    tile = view.tiles[place]
    steps: list[Any] = [GO[view.tiles[p]] for p in way]
    gives = amount(tile_symbol(box, tile), "", say("simple-here"))
    early = False
    if box.use[tile] == GATHER:
        taste, early = simple_find(box, view, monk, tile)
        gives = amount(tile_symbol(box, tile), signed(taste), say("taste"), "good")
    cube = (amount("cube", "", say("cube"), "warning"),) if early else ()
    return Target(
        number=offer.number,
        text=say("simple-at", tile=wording.tile(box, tile)),
        things=(place_id(place),),
        tag=Tag(amounts=(amount("simple", "", say("turn-simple")), gives, *cube)),
        path=numbers_of([*steps, ACT]),
        group="simple",
        symbol="simple",
        undoable=offer.undoable,
        rule="3.4",
    )


def attack(box: FermentationBox, monk: MonkView, offer: Offer, foe: MonkView) -> Target:
    """§4.4 A brawl with a monk in the same room."""
    wins, ties, falls = brawl_odds(monk, foe)
    return Target(
        number=offer.number,
        text=say("attack", seat=player(foe.seat)),
        things=(pawn_id(foe.seat),),
        tag=Tag(amounts=(amount("fight", "", say("attack", seat=player(foe.seat))),), odds=(wins,)),
        says=(say("attack-says", wins=wins.percent, ties=ties.percent, falls=falls.percent),),
        costly=True,
        path=numbers_of([ATTACK[foe.seat]]),
        group="move",
        symbol="fight",
        undoable=False,
        rule="4.4",
        **alarm(monk, box.numbers.brawl_noise),
    )
