"""Every symbol a scene may name. The client draws them all, and a test compares: no misspelling gets far."""

from __future__ import annotations

from typing import Final


def _numbered(family: str, last: int) -> list[str]:
    return [f"{family}-{n}" for n in range(1, last + 1)]


def _family(family: str, members: str) -> list[str]:
    return [f"{family}-{member}" for member in members.split()]


PLAIN: Final = """
    moon mountain-low mountain-high card-back deck hand paw power ambush endurance
    barrel-large barrel-small ducat privilege brewmaster sun shade shed activation first-player
    bell beer alcohol dirt blessing curse equipment wound meditate hunt sprint web fight recipe
    door door-closed trap trophy hunter rigour lying plus minus check cross question star
    hourglass crown candle book gear undo play pause eye link download log bot person menu
"""

SYMBOLS: Final = frozenset(
    [
        *PLAIN.split(),
        *_numbered("wolf", 6),
        *_numbered("die", 6),
        *_numbered("monk", 8),
        *_numbered("sigil", 8),  # one per seat, always beside its colour
        *_family("ingredient", "water wood malt hops yeast cleaning"),
        *_family("beast", "wolf boar bear raven bat spider fox sheep rat"),
        *_family("letter", "a b c"),
        *_family("arrow", "left right"),
        *_family("picture", "pack garden cloister night"),  # for the shelf
    ]
)
