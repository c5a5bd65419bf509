"""`[art]` of a pack: drawings in the place of a game's, or of new pieces; checked before anything else.

A drawing is plain SVG: shapes, groups, gradients, patterns and clips. Whatever could run, load or restyle
something is refused with its reason, never quietly removed: the artist must know what is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from io import StringIO
from typing import Any, Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from vespers.engine.errors import BadPack

SVG: Final = "http://www.w3.org/2000/svg"
LINK: Final = "{http://www.w3.org/1999/xlink}href"
DEPTH: Final = 32  # of elements
NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
BOX: Final = re.compile(r"\s*(-?[\d.]+[\s,]+){3}-?[\d.]+\s*")
ELEMENTS: Final = frozenset(
    re.findall(
        r"\w+",
        """svg g defs path rect circle ellipse line polyline polygon use symbol clipPath mask pattern
        linearGradient radialGradient stop title desc""",
    )
)
ATTRIBUTES: Final = frozenset(
    re.findall(
        r"[\w-]+",
        """id d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points transform viewBox
        preserveAspectRatio fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap
        stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule
        mask href offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits
        patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits pathLength vector-effect
        paint-order version display visibility""",
    )
)
FRAME: Final = ("viewBox", "preserveAspectRatio")
REFERENCE: Final = re.compile(r"url\(\s*#([\w-]+)\s*\)")

Fault = tuple[str, str]  # what was expected, what is there instead


def symbols(label: str, art: Mapping[str, Any]) -> dict[str, str]:
    """The drawings of a pack's `[art]` as symbols by name, or the error that names file, key and reason."""
    return {name: symbol(label, name, text) for name, text in art.items()}


def symbol(label: str, name: str, text: Any) -> str:
    """One drawing as a `<symbol>`."""
    key = f"art.{name}"
    if not NAME.fullmatch(name):
        raise BadPack(label, key, "a name in lower case with hyphens", name)
    if not isinstance(text, str):
        raise BadPack(label, key, "an SVG drawing as text", type(text).__name__)
    if fault := first_fault(text):
        raise BadPack(label, key, *fault)
    return drawn(name, ElementTree.fromstring(text))


def first_fault(text: str) -> Fault | None:
    """Why a text is no drawing that can be shown; None: it can."""
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        return "SVG without a document type", "<!DOCTYPE"
    try:
        if depth_of(text) > DEPTH:
            return f"elements at most {DEPTH} deep", "more"
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        return "well-formed SVG", str(error)
    if plain(root.tag) != "svg":
        return "an <svg> element", f"<{plain(root.tag)}>"
    if not BOX.fullmatch(root.get("viewBox", "")):
        return "a viewBox of four numbers", root.get("viewBox", "nothing")
    return next(faults(root), None)


def depth_of(text: str) -> int:
    """How deep the elements of a text are nested."""
    depth = deepest = 0
    for event, _ in ElementTree.iterparse(StringIO(text), ("start", "end")):
        depth += 1 if event == "start" else -1
        deepest = max(deepest, depth)
    return deepest


def faults(root: Element) -> Iterator[Fault]:
    """Everything in a drawing that a page must not take over."""
    ids = {one.get("id") for one in root.iter()}
    for one in root.iter():
        if plain(one.tag) not in ELEMENTS:
            yield "shapes only: no scripts, styles, texts, pictures or links", f"<{plain(one.tag)}>"
        for attribute, value in one.attrib.items():
            yield from faults_of(attribute, value, ids, one is root)


def faults_of(attribute: str, value: str, ids: set[str | None], outermost: bool) -> Iterator[Fault]:
    if attribute in ("href", LINK):
        if not value.startswith("#") or value[1:] not in ids:
            yield "references to ids of the same drawing", value[:60]
        return
    if attribute not in ATTRIBUTES and not (outermost and attribute.startswith("data-")):
        yield (
            "plain attributes: no events, classes, styles or those of an editor",
            attribute.rpartition("}")[2],
        )
    if any(other not in ids for other in REFERENCE.findall(value)):
        yield "references to ids of the same drawing", value[:60]
    if re.search(r"url\(|[a-z]+:|@|\\|expression", REFERENCE.sub("", value), re.IGNORECASE):
        yield "nothing from elsewhere", value[:60]


def plain(tag: str) -> str:
    """The name of an SVG element; others keep their namespace, and are no element that is known."""
    return tag.removeprefix(f"{{{SVG}}}")


def drawn(name: str, root: Element) -> str:
    """The drawing as a symbol whose inner ids cannot meet those of another."""
    for one in root.iter():
        one.tag = plain(one.tag)
        rename(one, name)
    root.tag = "symbol"
    root.attrib = {"id": name, **{k: v for k, v in root.attrib.items() if kept(k)}}
    return ElementTree.tostring(root, encoding="unicode")


def kept(attribute: str) -> bool:
    """What a symbol takes over from the `<svg>`: its frame, and what it says about its places."""
    return attribute in ("viewBox", "preserveAspectRatio") or attribute.startswith(
        ("data-", "fill", "stroke")
    )


def rename(one: Element, name: str) -> None:
    if LINK in one.attrib:
        one.attrib["href"] = one.attrib.pop(LINK)
    for attribute, value in one.attrib.items():
        if attribute == "id":
            one.attrib[attribute] = f"{name}--{value}"
        elif attribute == "href":
            one.attrib[attribute] = f"#{name}--{value[1:]}"
        else:
            one.attrib[attribute] = REFERENCE.sub(rf"url(#{name}--\1)", value)
