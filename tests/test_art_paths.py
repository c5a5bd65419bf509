"""Every path of every drawing is whole: a browser draws a path only up to its first fault."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parent.parent
DRAWINGS = sorted([*ROOT.glob("src/vespers/games/*/art/*.svg"), *ROOT.glob("web/src/art/*.svg")])
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
NUMBER = r"[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?"
GAP = r"(?:\s*,\s*|\s*)"
STEP = re.compile(rf"\s*([A-Za-z])\s*((?:{NUMBER}{GAP})*)")
ARC = re.compile(rf"(?:{NUMBER}{GAP}){{3}}(?:[01]{GAP}){{2}}(?:{NUMBER}{GAP}){{2}}")


def faults(path: str) -> list[str]:
    """What a browser would refuse in this path, as sentences."""
    found = [] if path.strip()[:1] in ("M", "m") else ["It does not begin with M."]
    place = 0
    while place < len(path.rstrip()):
        step = STEP.match(path, place)
        if step is None:
            return [*found, f"{path[place : place + 12]!r} is no letter with numbers."]
        found += step_faults(step[1], step[2])
        place = step.end()
    return found


def step_faults(letter: str, numbers: str) -> list[str]:
    count = COUNTS.get(letter.upper())
    if count is None:
        return [f"{letter} is no letter of a path."]
    if letter in "Aa":
        return [f"{letter}{numbers} is no arc."] if ARC.sub("", numbers) or not numbers else []
    given = len(re.findall(NUMBER, numbers))
    whole = given == 0 if count == 0 else given > 0 and given % count == 0
    return [] if whole else [f"{letter} takes {count} numbers at a time, not {given}: {letter}{numbers}"]


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda file: f"{file.parent.parent.name}/{file.name}")
def test_every_path_of_a_drawing_is_whole(drawing: Path) -> None:
    paths = [node.get("d") for node in ElementTree.parse(drawing).iter()]
    assert [(path, faults(path)) for path in paths if path and faults(path)] == []


WHOLE = ["M1 2l3-4.5-.5.5z", "m0,0 C1 2 3 4 5 6 7 8 9 10 11 12Z", "M0 0a2 2 0 012-2 3 3 0 1 0 1e1 4"]
BROKEN = ["L1 2", "M1", "M0 0C1 2 3 4", "M0 0 X3", "M0 0L1..2", "M0 0A2 2 0 2 1 3 3", "M0 0Z1", "M0 0LNaN 2"]


@pytest.mark.parametrize("path", WHOLE)
def test_a_whole_path_has_no_fault(path: str) -> None:
    assert faults(path) == []


@pytest.mark.parametrize("path", BROKEN)
def test_a_fault_is_found(path: str) -> None:
    assert faults(path)
