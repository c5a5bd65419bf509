"""Drawings for a typesetter: a picture without style sheets, whose colours are numbers.

A drawing may be used in two players' colours on one board, so each use gets its own copy per colours.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from vespers.engine.own_art import SVG
from vespers.printing.colours import Style, properties, resolved
from vespers.table.board_svg import INK

FONT = "Libertinus Serif"  # comes with the typesetter
REFERENCE = re.compile(r"url\(\s*#([\w-]+)\s*\)")
TEXT = {
    "font-family": FONT,
    "font-weight": "700",
    "text-anchor": "middle",
    "dominant-baseline": "central",
}
NO_XML = re.compile(
    "[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
)  # what names may hold, but no XML
UNSEEN = ("0", "0.0")


def plain(svg: str, style: Style, drawings: Mapping[str, str]) -> str:
    """The same picture; what it uses is taken from its own definitions or from the drawings by name."""
    root = ElementTree.fromstring(NO_XML.sub("", svg))
    return Plain(style, named(root), drawings).picture(root)


def named(root: Element) -> dict[str, Element]:
    """Every element with an id; on the way all lose their namespace."""
    for one in root.iter():
        one.tag = one.tag.removeprefix(f"{{{SVG}}}")
    return {one.attrib["id"]: one for one in root.iter() if "id" in one.attrib}


class Plain:
    """Copies a picture, with each drawing once for each set of colours it is used in."""

    def __init__(self, style: Style, known: dict[str, Element], drawings: Mapping[str, str]) -> None:
        self.style, self.known, self.drawings = style, known, drawings
        self.copied: dict[tuple[str, frozenset[str]], str] = {}
        self.copies: list[Element] = []

    def picture(self, root: Element) -> str:
        for one in [child for child in root if child.tag in ("style", "defs")]:
            root.remove(one)
        self.visit(root, frozenset())
        definitions = Element("defs")
        definitions.extend(self.copies)
        root.insert(0, definitions)
        for name in [name for name in root.attrib if name.startswith(("data-", "aria-")) or name == "role"]:
            del root.attrib[name]
        _, _, width, height = root.get("viewBox", "0 0 24 24").split()
        root.attrib |= {"width": width, "height": height}
        root.set("xmlns", SVG)
        root.set("color", INK)
        return ElementTree.tostring(root, encoding="unicode")

    def visit(self, one: Element, classes: frozenset[str]) -> None:
        """An element and all within it, in place."""
        classes = around(classes, one.attrib.pop("class", "").split())
        known = properties(self.style, classes)
        for name, value in list(one.attrib.items()):
            found = resolved(value, known)
            if found is None:
                del one.attrib[name]
            elif name == "href":
                one.attrib[name] = "#" + self.copy(found.removeprefix("#"), classes)
            else:
                one.attrib[name] = REFERENCE.sub(lambda m: f"url(#{self.copy(m[1], classes)})", found)
        if one.tag == "text":
            one.attrib |= {name: value for name, value in TEXT.items() if name not in one.attrib}
        for child in list(one):
            self.visit(child, classes)
            if child.get("opacity") in UNSEEN:
                one.remove(child)

    def copy(self, id: str, classes: frozenset[str]) -> str:
        """The id of a drawing's copy in these colours."""
        key = (id, classes)
        if key not in self.copied:
            self.copied[key] = f"d{len(self.copied)}"
            found = self.found(id)
            if found is not None:
                found.set("id", self.copied[key])
                self.visit(found, classes)
                self.copies.append(found)
        return self.copied[key]

    def found(self, id: str) -> Element | None:
        """What has this id: in the picture, among the drawings, or within a drawing that was copied."""
        if id not in self.known and id in self.drawings:
            self.known |= named(ElementTree.fromstring(self.drawings[id]))
        return deepcopy(self.known[id]) if id in self.known else None


def around(classes: frozenset[str], more: list[str]) -> frozenset[str]:
    """The classes within an element: the colours of one seat take the place of another's."""
    if any(one.startswith("seat-") for one in more):
        classes = frozenset(one for one in classes if not one.startswith("seat-"))
    return classes | frozenset(more)
