"""Cards: equipment, blessings, curses, werewolves, monks, recipes, tiles, moons, beers."""

from __future__ import annotations

from typing import Any

from vespers.engine.messages import Text
from vespers.engine.scene import Badge, Card
from vespers.engine.wording import origin_text
from vespers.games.fermentation import wording
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import (
    DECKS,
    DRAW_MORE,
    FIGHT_ATTACKS,
    FIGHT_HUNTER,
    FIGHT_HUNTS,
    FIGHT_MONKS,
    QUALITY,
    QUIET,
    RESIST,
    SLOTS,
    STEADY,
    STRIDE,
    WARD,
)
from vespers.games.fermentation.scene.names import (
    DRAWN,
    ROMAN,
    face,
    help_of,
    hunter_name,
    ingredient_symbol,
    recipe_words,
    say,
    signed,
    use_text,
)
from vespers.games.fermentation.view import View

FRAMES: dict[str, str] = {"blessing": "blessing", "curse": "curse"}
NEW_LINE = Badge()
SIGNS = {
    FIGHT_MONKS: "fight",
    FIGHT_ATTACKS: "trigger-attack",
    FIGHT_HUNTS: "wolf-head",
    FIGHT_HUNTER: "hunter-token",
    DRAW_MORE: "card-sign-forge",
    STRIDE: "walk",
    WARD: "shield",
    STEADY: "stand-up",
    RESIST: "alcohol",
    QUIET: "quiet",
}


def picture(box: FermentationBox, card: int) -> str:
    """Its own drawing; a pack's own card without one shows the sign of its deck."""
    name = f"card-{box.card_names[card]}"
    return name if name in DRAWN or name in box.drawn else f"card-sign-{DECKS[box.cards[card].deck]}"


def card_of(box: FermentationBox, card: int, id: str, seat: int | None = None, on: str = "") -> Card:
    """§5 An equipment, blessing or curse, with what it does."""
    name, slot = wording.card(box, card), SLOTS[box.cards[card].slot]
    deck = "curiosity" if DECKS[box.cards[card].deck] == "cabinet" else "equipment"
    return Card(
        id=id,
        name=name,
        label=name,
        kind_label=Text(f"fermentation-slot-{slot}"),
        words=help_of(name),
        about=(help_of(name),),
        origin=origin_text(box.origins, f"card-{box.card_names[card]}"),
        frame=FRAMES.get(slot, deck),
        symbol=picture(box, card),
        seat=seat,
        on=on,
        rule="5.4" if box.cards[card].use else "5.3",
    )


def printed(id: str, name: Text, words: Text, **more: Any) -> Card:
    """A card that says what it is and does on its face."""
    return Card(id=id, name=name, label=name, words=words, about=(words,), **more)


def wolf_card(box: FermentationBox, wolf: int, id: str, seat: int | None = None, on: str = "") -> Card:
    """§3.12 A werewolf: its bonus as a badge, its taste as the value."""
    name, fight, taste = wording.wolf(box, wolf), box.wolf_fight[wolf], box.wolf_taste[wolf]
    words = (
        say("wolf-words", fight=signed(fight), taste=taste) if fight else say("wolf-words-plain", taste=taste)
    )
    return printed(
        id,
        name,
        words,
        origin=origin_text(box.origins, f"wolf-{box.wolf_names[wolf]}"),
        frame="werewolf",
        symbol=f"werewolf-{box.wolf_names[wolf]}",
        value=str(taste),
        badges=(Badge(symbol="fight", value=signed(fight)),) if fight else (),
        seat=seat,
        on=on,
        rule="3.12",
    )


def monk_card(box: FermentationBox, monk: int, id: str) -> Card:
    """§5.6 A monk with his ability."""
    name = wording.monk(box, monk)
    words = help_of(name)
    return printed(
        id,
        name,
        words,
        origin=origin_text(box.origins, f"monk-{box.monk_names[monk]}"),
        frame="monk",
        symbol=face(box, monk),
        effect=tuple([sign_of(power, value) for power, value in box.monk_grants[monk]]),
        rule="5.6",
    )


def sign_of(power: int, value: int) -> Badge:
    """§5.3 An ability in one sign: what it is good for, and by how much."""
    bare = power in (QUIET, STEADY, WARD)
    symbol = ingredient_symbol(power - QUALITY) if power >= QUALITY else SIGNS.get(power, "applied")
    return Badge(symbol=symbol, value="" if bare else signed(value))


def recipe_card(box: FermentationBox, recipe: int, id: str) -> Card:
    """§1.6 A recipe: the ingredients of its four phases, and the bonus for rigour."""
    name, words, brew = wording.recipe(box, recipe), recipe_words(box, recipe), box.recipes[recipe]
    effect: list[Badge] = []
    for phase, spaces in enumerate(brew.of_phase):
        if phase:
            effect.append(NEW_LINE)
        effect.append(Badge(value=ROMAN[phase]))
        effect.extend([Badge(symbol=ingredient_symbol(brew.ingredient[n])) for n in spaces])
    return Card(
        id=id,
        name=name,
        label=name,
        badges=(Badge(symbol="rigour", value=signed(brew.bonus)),),
        effect=tuple(effect),
        words=say("recipe-bonus", bonus=brew.bonus, discs=box.numbers.discs_for_bonus),
        about=(words, say("recipe-size", ingredients=len(brew.ingredient))),
        origin=origin_text(box.origins, f"recipe-{box.recipe_names[recipe]}"),
        frame="recipe",
        symbol=f"recipe-{box.recipe_names[recipe]}",
        rule="1.6",
    )


def tile_card(box: FermentationBox, tile: int, id: str) -> Card:
    """§1.2 A tile that is still to be laid."""
    name, words = wording.tile(box, tile), use_text(box, tile)
    return printed(
        id,
        name,
        words,
        frame="tile",
        symbol=f"room-{box.tile_names[tile]}",
        rule="1.2",
    )


def moon_card(box: FermentationBox, moon: int, id: str) -> Card:
    """§7.2 A moon with its rule."""
    name = wording.moon(box, moon)
    words = help_of(name)
    symbol = f"moon-{moon + 1}"
    return Card(
        id=id,
        name=name,
        label=name,
        words=words,
        about=(words,),
        origin=origin_text(box.origins, f"moon-{box.moon_names[moon]}"),
        frame="moon",
        symbol=symbol,
        rule="7.2",
    )


def hunter_card(box: FermentationBox, view: View) -> Card:
    """§6.3 The Werewolf Hunter, as he comes to the last battle."""
    name = hunter_name(box, view)
    return Card(
        id="stage-hunter",
        name=name,
        label=name,
        words=help_of(name),
        about=(help_of(name),),
        origin=origin_text(box.origins, f"hunter-{box.hunter_names[view.hunter]}"),
        frame="hunter",
        symbol=f"hunter-{box.hunter_names[view.hunter]}",
        rule="6.3",
    )


def beer_card(id: str, name: Text, words: Text, symbol: str, result: str) -> Card:
    """§3.7 None, one or two beers, and what the die would be."""
    return Card(
        id=id,
        name=name,
        label=name,
        words=words,
        about=(words,),
        frame="beer",
        symbol=symbol,
        value=result,
        rule="3.7",
    )
