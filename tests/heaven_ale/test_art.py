"""The art of Heaven & Ale: every single thing has its own picture; light, tidy, by day and by night."""

from __future__ import annotations

import gzip
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.pieces import BARRELS, NUMBERS, PRIVILEGES, RESOURCES
from vespers.games.heaven_ale.scene.words import BUILDINGS, MONKS
from vespers.table.art import drawings

FOLDER = GAME.folder / "art"
SIDES = ("track", "sun", "shade")
KINDS = {
    "resources": RESOURCES,
    "markers": [f"marker-{name}" for name in RESOURCES],
    "tiles by number": [f"{name}-{number}" for name in RESOURCES for number in NUMBERS],
    "monks": list(MONKS),
    "monks on tiles": [f"tile-{monk}" for monk in MONKS],
    "monks on medals": [f"medal-{monk}" for monk in MONKS],
    "buildings": list(BUILDINGS.values()),
    "buildings on tiles": [f"tile-{name}" for name in BUILDINGS.values()],
    "privileges": [f"privilege-{name}" for name in PRIVILEGES],
    "goals": [f"goal-{name}" for name in BARRELS],
    "goals' cards": [f"card-{name}" for name in BARRELS],
    "figures": [f"figure-{seat}" for seat in range(1, 5)],
    "barrels": ["barrel-large", "barrel-small"],
    "boards": ["board-track", "board-garden"],
    "slabs": [f"ground-slab-{kind}" for kind in ("resource", "monk", "disc", "barrel")],
    "sites": [f"ground-site-{side}" for side in ("sunny", "middle", "shady")],
    "furrows": [f"ground-{side}-{n}" for side in ("sunny", "shady") for n in (1, 2, 3)],
    "grounds of tiles": [f"ground-tile-{kind}-{side}" for kind in (*RESOURCES, *MONKS) for side in SIDES],
    "cards": ["frame-privilege", "back-privilege"],
    "others": ["cover", "ducat", "brewmaster", "beer", "disc", "first-player", "number", "sun", "shade"],
}
# A monk pays no number: his tile looks the same on the track and in the sun, the furrows around it do not.
ALIKE = {(f"ground-tile-{monk}-track", f"ground-tile-{monk}-sun") for monk in MONKS}


def lines_of(drawing: str) -> str:
    """A drawing without its name."""
    return re.sub(r'\bid="[^"]+"', "", drawing)


@pytest.mark.parametrize("kind", KINDS)
def test_every_thing_of_a_kind_has_a_drawing_of_its_own(kind: str) -> None:
    every = drawings(FOLDER)
    assert [name for name in KINDS[kind] if name not in every] == []
    pairs = [pair for pair in combinations(KINDS[kind], 2) if pair not in ALIKE]
    assert [pair for pair in pairs if lines_of(every[pair[0]]) == lines_of(every[pair[1]])] == []


def test_the_art_is_light() -> None:
    files = b"".join([file.read_bytes() for file in sorted(FOLDER.iterdir())])
    assert len(gzip.compress(files, 9)) <= 120_000


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.svg")), ids=lambda file: file.name)
def test_files_are_well_formed_and_hold_nothing_but_drawings(file: object) -> None:
    text = FOLDER.joinpath(str(file)).read_text("utf-8")
    for one in ElementTree.fromstring(text).iter():
        if isinstance(one.tag, str):
            tag = one.tag.rpartition("}")[2]
            assert tag not in {"script", "foreignObject", "image", "a", "text", "tspan", "style", "animate"}
            assert not any(name.startswith("on") or name.endswith("style") for name in one.attrib)
            assert not any("http" in value or "data:" in value for value in one.attrib.values())
    assert "\t" not in text and not re.search(r" +\n", text)


def test_every_colour_of_a_place_has_a_colour_by_day_and_printed_things_keep_theirs() -> None:
    used = set(re.findall(r"var\(--([\w-]+),", "".join(drawings(FOLDER).values())))
    by_day = set(re.findall(r"--([\w-]+):", (FOLDER / "day.css").read_text("utf-8")))
    by_seat = set(re.findall(r"--([\w-]+):", (FOLDER / "seats.css").read_text("utf-8")))
    assert used - by_day - by_seat == {"seat", "seat-dark", "seat-light"}, "the client gives these"
    assert by_seat <= used
    assert by_day <= used
