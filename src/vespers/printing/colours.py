"""The colours of a game as numbers: custom properties and mixtures, which a typesetter does not know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
DECLARED = re.compile(r"--([\w-]+)\s*:\s*([^;]+)")
MIX = re.compile(r"color-mix\(\s*in oklab\s*,\s*(#\w+)\s+([\d.]+)%\s*,\s*(#\w+)\s*\)")
DEEPEST = 12  # variables within variables

Style = list[tuple[frozenset[str], dict[str, str]]]  # classes that must surround an element, its colours
Rgb = tuple[float, float, float]


def style_of(css: str) -> Style:
    """The custom properties of a style sheet, by the classes that they need; specific ones come last."""
    found: Style = []
    for selectors, body in RULE.findall(css):
        declared = {name: value.strip() for name, value in DECLARED.findall(body)}
        for selector in selectors.split(","):
            found.append((frozenset(re.findall(r"\.([\w-]+)", selector)), declared))
    return sorted(found, key=lambda rule: len(rule[0]))


def properties(style: Style, classes: Iterable[str]) -> dict[str, str]:
    """The custom properties in force within these classes."""
    around = frozenset(classes)
    known: dict[str, str] = {}
    for needed, declared in style:
        if needed <= around:
            known |= declared
    return known


def resolved(value: str, known: Mapping[str, str], depth: int = DEEPEST) -> str | None:
    """A value without variables and mixtures; None when it names a variable that nobody has set."""
    while (start := value.find("var(")) >= 0 and depth:
        end = closing(value, start + 3)
        name, comma, other = value[start + 4 : end].partition(",")
        inner = known.get(name.strip().removeprefix("--"), other.strip() if comma else None)
        if inner is None:
            return None
        value, depth = value[:start] + inner + value[end + 1 :], depth - 1
    return MIX.sub(lambda m: mixed(m[1], float(m[2]) / 100, m[3]), value)


def closing(text: str, opening: int) -> int:
    """Where the bracket that opens here is closed."""
    depth = 0
    for at in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0:
            return at
    return len(text)


# --- Oklab, after Björn Ottosson, "A perceptual color space for image processing" (2020)


def mixed(one: str, share: float, other: str) -> str:
    """So much of one colour, the rest of another."""
    first, second = to_oklab(one), to_oklab(other)
    light, a, b = (share * x + (1 - share) * y for x, y in zip(first, second, strict=True))
    return from_oklab((light, a, b))


def to_oklab(colour: str) -> Rgb:
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    r, g, b = (linear(int(digits[n : n + 2], 16) / 255) for n in (0, 2, 4))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def from_oklab(colour: Rgb) -> str:
    light, a, b = colour
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    parts = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * curved(min(1.0, max(0.0, part)))):02x}" for part in parts)


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def curved(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else float(1.055 * part ** (1 / 2.4) - 0.055)
