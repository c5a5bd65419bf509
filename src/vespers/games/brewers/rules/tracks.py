"""Noise, dirt and taste (§3.9, §4.1, §6.5)."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.brewers.events import DirtAdded, NoiseChanged, TasteChanged
from vespers.games.brewers.state import Brewers


def set_noise(s: Brewers, seat: Seat, noise: int) -> None:
    """§4.4 Noise never falls below 0."""
    noise = max(noise, 0)
    monk = s.monks[seat]
    if noise != monk.noise:
        monk.noise = noise
        if s.events is not None:
            s.events.append(NoiseChanged(seat, noise))


def add_dirt(s: Brewers, seat: Seat, amount: int) -> None:
    """§3.9 Each dirt is worth one taste less at the end; none can be taken out of a clean beer."""
    monk = s.monks[seat]
    before = monk.dirt
    monk.dirt = max(before + amount, 0)
    if s.events is not None and monk.dirt != before:
        s.events.append(DirtAdded(seat, monk.dirt - before))


def add_taste(s: Brewers, seat: Seat, amount: int) -> None:
    """§6.5 Taste that is no ingredient."""
    s.monks[seat].extra += amount
    if s.events is not None:
        s.events.append(TasteChanged(seat, amount))
