"""What a designer may change in Triple Fermentation. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vespers.engine.messages import Text
from vespers.engine.scene.pieces import Card
from vespers.engine.wording import signed
from vespers.engine.workshop import Words, Workshop
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.effect_texts import effect_texts
from vespers.games.fermentation.pack import ALL_PLAYS, EFFECTS, HELPS, KINDS, contents
from vespers.games.fermentation.pieces import DECKS, INGREDIENTS, MOMENTS, SLOTS, TRIGGERS, USES
from vespers.games.fermentation.scene.cards import (
    card_of,
    monk_card,
    moon_card,
    recipe_card,
    tile_card,
    wolf_card,
)

FIRST = ("discs", "alcohol", "equipment", "trophies")
PHASE_EFFECTS = ("recruit", "rallying-cry")
CARD_USES = ("once", "always")


def effect(name: str, amount: int) -> Text:
    """§5.3 A lasting effect."""
    return next(effect_texts({name: amount}))


def play(name: str, amount: int) -> Text:
    """§5.4, §5.5 What a card does once."""
    return Text(f"fermentation-plays-{name}", {"change": signed(amount), "amount": amount})


def called(kind: str) -> Callable[[str, int], Text]:
    return lambda name, amount: Text(f"fermentation-{kind}-{name}")


def gives(name: str, amount: int) -> Text:
    return Text(f"fermentation-{'deck' if name in DECKS else 'ingredient'}-{name}")


def piece_card(box: FermentationBox, table: str, name: str) -> Card | None:
    """The card of an entry, as it lies on the table."""
    drawn: dict[str, tuple[list[str], Callable[..., Card]]] = {
        "cards": (box.card_names, card_of),
        "monks": (box.monk_names, monk_card),
        "recipes": (box.recipe_names, recipe_card),
        "wolves": (box.wolf_names, wolf_card),
        "tiles": (box.tile_names, tile_card),
        "moons": (box.moon_names, moon_card),
    }
    if table not in drawn:
        return None
    names, draw = drawn[table]
    return draw(box, names.index(name), f"{KINDS[table]}-{name}")


def result(name: str, row: Any) -> str:
    """§3.6 A row of the player board by the result from which it counts."""
    return f"{row.from_}+"


WORKSHOP = Workshop(
    contents=contents,
    kinds=KINDS,
    words={
        "effects": Words(tuple(EFFECTS), effect),
        "plays": Words(tuple(ALL_PLAYS), play, {name: one[1] for name, one in ALL_PLAYS.items()}),
        "helps": Words(tuple(HELPS), called("helps")),
        "at": Words(tuple(MOMENTS), called("choice-at")),
        "cards.use": Words(CARD_USES, called("choice-card-use")),
        "deck": Words(tuple(DECKS[:3]), called("deck")),
        "slot": Words(tuple(SLOTS), called("slot")),
        "tiles.use": Words(tuple(USES), called("choice-use")),
        "tiles.gives": Words(("", *INGREDIENTS, *DECKS[:3]), gives),
        "recipes.phases": Words(tuple(INGREDIENTS), called("ingredient")),
        "hunters.phases": Words(PHASE_EFFECTS, called("phase-effect")),
        "hunters.triggers": Words(tuple(TRIGGERS), called("draw-trigger")),
        "hunters.first": Words(FIRST, called("draw-first")),
        "moons.layout": Words(("", "random"), called("moon-rule-layout")),
    },
    refers={"moons.recipe": "recipes", "moons.closed": "tiles", "moons.second-hunter": "hunters"},
    singles={"numbers": "number-", "slots": "number-slot_"},
    fixed=frozenset({"tiles"}),
    names={"table": result},
    card=piece_card,
)
