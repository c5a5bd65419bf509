"""The drawings: each thing of the packs has its own, and all of them are plain, safe and small SVG."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from vespers.games.brewers import GAME
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.pieces import INGREDIENTS, ROOMS

ART = GAME.folder / "art"
FILES = sorted(ART.glob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
TOP = {f"{SVG}{tag}" for tag in ("symbol", "pattern", "clipPath", "mask", "linearGradient", "radialGradient")}
BLENDS = ("mix-blend-mode: multiply",)  # what no attribute can say
LARGEST = 120_000  # bytes, compressed
BOX = GAME.box(BrewersSettings(packs=("base", "night-of-the-beast")))
HERMIT = GAME.box(BrewersSettings(packs=("base", "hermit")))
MODS = ("sprint", "monk_fights", "silent", "long_night", "filthy", "pack_hunt", "team", "blind_draft")
FRAMES = ("equipment", "blessing", "werewolf", "monk", "night", "rival", "objective")
KINDS: dict[str, list[str]] = {
    "monk": BOX.ids["monk"],
    "card": BOX.ids["card"],
    "werewolf": BOX.ids["werewolf"],
    "ability": sorted({ability for abilities in BOX.abilities for ability in abilities}),
    "night": HERMIT.ids["night"],
    "rival": HERMIT.ids["rival"],
    "objective": HERMIT.ids["objective"],
    "mod": [mod.replace("_", "-") for mod in MODS],
    "ingredient": list(INGREDIENTS),
    "room": [room for room in ROOMS if room != "forest"],
    "backdrop": list(ROOMS),
    "frame": list(FRAMES),
    "back": list(FRAMES),
    "die-monk": [str(face) for face in range(1, 7)],
    "die-werewolf": [str(face) for face in range(1, 7)],
    "board": ["monastery", "monastery-tall"],
}


def drawings() -> dict[str, Element]:
    """Every drawing by its id."""
    return {one.get("id", ""): one for path in FILES for one in ElementTree.parse(path).getroot()}


def drawn(one: Element) -> str:
    """A drawing without its name."""
    return "".join(ElementTree.tostring(child, encoding="unicode") for child in one)


@pytest.mark.parametrize("kind", KINDS)
def test_everything_has_a_drawing_of_its_own(kind: str) -> None:
    found, names = drawings(), [name for name in KINDS[kind] if name]
    assert not [name for name in names if f"{kind}-{name}" not in found]
    pictures = {drawn(found[f"{kind}-{name}"]) for name in names}
    assert len(pictures) == len(names), "two share a drawing"


def test_the_counts_are_those_of_the_boxes() -> None:
    many = {kind: len([name for name in names if name]) for kind, names in KINDS.items()}
    assert (many["monk"], many["werewolf"], many["card"]) == (19, 17, 26)
    assert many["night"] + many["rival"] + many["objective"] == 26
    assert (many["mod"], many["ability"]) == (8, 21)


def test_the_art_is_small() -> None:
    whole = b"".join(path.read_bytes() for path in sorted(ART.iterdir()))
    assert len(gzip.compress(whole)) <= LARGEST


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_holds_named_drawings_and_nothing_that_runs_or_is_fetched(path: object) -> None:
    assert path in FILES
    for one in ElementTree.parse(str(path)).getroot():
        assert one.tag in TOP, one.tag
        assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", one.get("id", "")), one.get("id")
        assert one.tag != f"{SVG}symbol" or one.get("viewBox")
        for part in one.iter():
            assert part.tag.removeprefix(SVG) not in ("script", "text", "style", "image", "foreignObject")
            for name, value in part.attrib.items():
                assert not name.startswith("on") and name != "class", name
                assert name != "style" or value in BLENDS, value
                assert "://" not in value and "data:" not in value
                assert name != "href" or value.startswith("#")


def test_no_name_is_given_twice_and_every_reference_leads_somewhere() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FILES)
    names = re.findall(r'\bid="([^"]*)"', text)
    assert len(names) == len(set(names))
    wanted = set(re.findall(r'href="#([^"]*)"', text)) | set(re.findall(r"url\(#([^)]*)\)", text))
    assert wanted <= set(names), wanted - set(names)


def test_the_day_gives_a_value_to_every_colour_that_changes() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FILES)
    used = set(re.findall(r"var\((--[a-z-]+)", text)) - {"--seat", "--seat-dark", "--seat-light"}
    day = (ART / "day.css").read_text(encoding="utf-8")
    assert set(re.findall(r"(--[a-z-]+):", day)) == used
    assert re.fullmatch(r':root\[data-theme="refectory"\] \{\n(  --[a-z-]+: [^;{}]+;\n)+\}\n', day)
