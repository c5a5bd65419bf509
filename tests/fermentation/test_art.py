"""The art of Triple Fermentation: every piece of the box has its own drawing."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest

from tests.fermentation.monastery import MOONS
from vespers.engine.game import Settings
from vespers.games.fermentation import GAME
from vespers.games.fermentation.box import box_of
from vespers.games.fermentation.pieces import DECKS, INGREDIENTS, SLOTS, TRIGGERS, WORN
from vespers.table.art import drawings

MOST = 120_000  # bytes, compressed
BOX = box_of(Settings(packs=MOONS))
DRAWN = drawings(GAME.folder / "art")
KINDS = {
    "room": BOX.tile_names,
    "monk": BOX.monk_names,
    "recipe": BOX.recipe_names,
    "hunter": BOX.hunter_names,
    "werewolf": BOX.wolf_names,
    "card": BOX.card_names,
    "moon": [str(n + 1) for n in range(len(BOX.moons))],
    "ingredient": INGREDIENTS,
    "trigger": TRIGGERS,
    "slot": SLOTS[:WORN],
    "card-sign": DECKS,
    "frame": [
        "monk",
        "werewolf",
        "equipment",
        "curiosity",
        "blessing",
        "curse",
        "recipe",
        "moon",
        "tile",
        "beer",
        "hunter",
    ],
    "back": ["equipment", "curiosity", "blessing", "werewolf"],
    "vat": ["past", "now", "cold"],
    "bell": ["still", "rung"],
    "door": ["arch", "arch-closed", "side", "side-closed"],
    "board": ["monastery", "monastery-tall", "monastery-over", "recipe", "recipe-tall"],
}


def inside(name: str) -> str:
    """A drawing without its own name."""
    return re.sub(r"\s+", " ", DRAWN[name].partition(">")[2])


@pytest.mark.parametrize("kind", KINDS)
def test_every_piece_of_a_kind_has_a_drawing_of_its_own(kind: str) -> None:
    names = [f"{kind}-{name}" for name in KINDS[kind]]
    assert [name for name in names if name not in DRAWN] == []
    assert len({inside(name) for name in names}) == len(names)


def test_the_sheets_are_well_formed_light_and_without_words_scripts_or_anything_from_elsewhere() -> None:
    files = sorted((GAME.folder / "art").glob("*.svg"))
    whole = b"".join([file.read_bytes() for file in files])
    assert len(gzip.compress(whole, 9)) <= MOST
    for file in files:
        for one in ElementTree.fromstring(file.read_text("utf-8")).iter():
            tag = one.tag.rpartition("}")[2]
            assert tag not in {"script", "style", "text", "tspan", "image", "foreignObject", "a"}, (
                file.name,
                tag,
            )
            assert "class" not in one.attrib and "style" not in one.attrib, (file.name, one.attrib)
            links = [value for key, value in one.attrib.items() if key.endswith("href")]
            assert all(link.startswith("#") for link in links), (file.name, links)


def test_there_is_a_cover() -> None:
    assert "cover" in DRAWN
