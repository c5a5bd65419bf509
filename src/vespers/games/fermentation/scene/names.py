"""Ids, words and symbols of what one sees. Never compiled (msgspec)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from vespers.engine.messages import Text
from vespers.games.fermentation import wording
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import INGREDIENTS, NOTHING, USES
from vespers.games.fermentation.view import View

DRAWN = frozenset(
    name
    for path in (Path(__file__).parent.parent / "art").glob("*.svg")
    for name in re.findall(r'<symbol id="([^"]+)"', path.read_text("utf-8"))
)
ROMAN = ("I", "II", "III", "IV")
SIGN_OF_USE = {"gather": "simple", "draw": "card-sign-forge", "hunt": "wolf-head", "noise": "noise"}


def say(key: str, **values: int | str | Text) -> Text:
    return Text(f"fermentation-draw-{key}", values)


def place_id(place: int) -> str:
    return f"place-{place}"


def pawn_id(seat: int) -> str:
    return f"pawn-{seat}"


def space_id(seat: int, space: int) -> str:
    return f"space-{seat}-{space}"


def held_id(seat: int, card: int, copy: int) -> str:
    return f"card-{seat}-{card}-{copy}"


def offered_id(card: int, copy: int) -> str:
    return f"offer-{card}-{copy}"


def found_id(wolf: int, copy: int) -> str:
    return f"found-{wolf}-{copy}"


def copies(kinds: Sequence[int]) -> list[tuple[int, int]]:
    """Each thing with the number of its copy: equal things need different ids."""
    return [(kind, list(kinds[:n]).count(kind)) for n, kind in enumerate(kinds)]


def face(box: FermentationBox, monk: int) -> str:
    """The portrait of a monk, or of a guest for a pack's own without one; a hood before one is chosen."""
    if monk == NOTHING:
        return "hide"
    name = f"monk-{box.monk_names[monk]}"
    return name if name in DRAWN or name in box.drawn else "monk-guest"


def ingredient_symbol(ingredient: int) -> str:
    return f"ingredient-{INGREDIENTS[ingredient]}"


def tile_symbol(box: FermentationBox, tile: int) -> str:
    """What a tile gives."""
    use = USES[box.use[tile]]
    return ingredient_symbol(box.gives[tile]) if use == "gather" else SIGN_OF_USE[use]


def help_of(name: Text) -> Text:
    """What a named thing does, in the game's own words."""
    return Text(f"{name.key}-help")


def recipe_words(box: FermentationBox, recipe: int) -> Text:
    """§6.4 What a rigorous brewer gets."""
    return say("recipe-words", bonus=box.recipes[recipe].bonus, discs=box.numbers.discs_for_bonus)


def use_text(box: FermentationBox, tile: int) -> Text:
    """What one does on a tile."""
    use, numbers = USES[box.use[tile]], box.numbers
    if use == "noise":
        return Text("fermentation-use-noise", {"cloister_noise": numbers.cloister_noise})
    if use != "gather":
        return Text(f"fermentation-use-{use}")
    found = [taste for taste, gives in zip(box.table.gather, box.table.success, strict=True) if gives]
    return say(
        "use-gather",
        ingredient=wording.ingredient(box, box.gives[tile]),
        simple=numbers.simple_gather,
        least=min(found, default=0),
        most=max(found, default=0),
    )


def hunter_name(box: FermentationBox, view: View) -> Text:
    return Text(f"fermentation-hunter-{box.hunter_names[view.hunter]}")


def signed(number: int) -> str:
    """A bonus with its sign; the minus is a real one."""
    return f"+{number}" if number >= 0 else f"−{-number}"
