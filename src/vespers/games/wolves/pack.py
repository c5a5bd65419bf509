"""The content packs of Wolves: their shape and what they must satisfy. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from vespers.engine.packs import (
    Content,
    Layer,
    PackEntry,
    bad,
    check_names,
    check_rulings,
    latest,
    load,
    own_texts,
)
from vespers.games.wolves.messages import WolvesSettings
from vespers.games.wolves.pieces import CARDS, HIGHEST, KINDS
from vespers.games.wolves.rulings import RULINGS

KINDS_OF_PIECES = {"wolves": "wolf", "powers": "power"}
PACKS = Path(__file__).parent / "packs"
Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Effect = Literal["second-wolf", "leap", "equal", "swap", "new-hand", "tied-rows", "moon", "larger-hand"]


class NumbersEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[numbers]`: what a designer may change."""

    hand: Annotated[int, msgspec.Meta(ge=1, le=8)]
    larger_hand: Annotated[int, msgspec.Meta(ge=1, le=8)]
    offered: Annotated[int, msgspec.Meta(ge=1, le=CARDS)]
    wins: Annotated[int, msgspec.Meta(ge=1, le=2)]  # more would ask where second Lone Wolves and powers go
    long: Annotated[int, msgspec.Meta(ge=2, le=4)]
    short: Annotated[int, msgspec.Meta(ge=2, le=4)]
    corner: Annotated[int, msgspec.Meta(ge=1, le=9)]
    moon_points: Small
    moonsong: Small


class WolfEntry(PackEntry, frozen=True, kw_only=True):
    """`[wolves.ID]`: one kind of wolf, §8.1 of the pack or §8.2 alone, §8.3 with its moons."""

    value: Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]
    copies: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    moons: Small = 0
    corner: bool = False
    bonus: Small = 0
    lone: bool = False


class PowerEntry(PackEntry, frozen=True, kw_only=True):
    """`[powers.ID]`: one Alpha Power."""

    effect: Effect


class WolvesContent(Content, frozen=True, kw_only=True):
    """A whole pack of Wolves."""

    numbers: NumbersEntry
    wolves: dict[str, WolfEntry]
    powers: dict[str, PowerEntry]


def check(content: WolvesContent, layers: list[Layer]) -> None:
    """§1.1, §1.2 Checks across entries: a game must be playable with the pack."""
    check_rulings(layers, content, RULINGS)
    wolves, powers, numbers = content.wolves, content.powers, content.numbers
    if not 1 <= len(wolves) <= KINDS:
        raise bad(layers, "wolves", f"1 to {KINDS} kinds of wolves", len(wolves))
    if not 2 <= len(powers) <= CARDS:
        raise bad(layers, "powers", f"2 to {CARDS} Alpha Powers", len(powers))
    if numbers.short > numbers.long:
        key = latest(layers, "numbers.short", "numbers.long")
        raise bad(layers, key, "numbers.short not above numbers.long", f"{numbers.short} and {numbers.long}")
    claims = [power.effect for power in powers.values()].count("tied-rows")
    if claims > 1:  # §7.8 else both players could win the same row
        raise bad(layers, "powers", 'at most one with effect = "tied-rows"', claims)
    if not any(wolf.lone for wolf in wolves.values()):
        raise bad(layers, "wolves", "at least one with lone = true", "none")
    copies = sum(wolf.copies for wolf in wolves.values())
    if not numbers.hand <= copies <= 30:
        raise bad(layers, "wolves", f"{numbers.hand} to 30 copies in a pack", copies)
    rounds = 2 * numbers.wins - 2  # each but the last gives a power away
    if numbers.offered < rounds:
        key = latest(layers, "numbers.offered", "numbers.wins")
        raise bad(layers, key, f"numbers.offered to be {rounds} or more, one per round", numbers.offered)
    if len(powers) < numbers.offered:
        key = latest(layers, "numbers.offered", "powers")
        raise bad(layers, key, f"numbers.offered ({numbers.offered}) powers or more", len(powers))
    check_names(layers, PACKS, ("wolves", "powers"), content)


@lru_cache(maxsize=64)
def contents(packs: tuple[str, ...], own: tuple[str, ...]) -> WolvesContent:
    """The checked content of these packs."""
    content, layers = load(PACKS, packs, own, WolvesContent)
    check(content, layers)
    return content


def texts_of(settings: WolvesSettings) -> Mapping[str, Mapping[str, str]]:
    """Names that a player's own pack brings along."""
    content = contents(settings.packs, settings.own)
    return own_texts("wolves", KINDS_OF_PIECES, content)
