"""Barrels, buildings and starts, in words made from the pack's numbers."""

from __future__ import annotations

from collections.abc import Mapping

from vespers.engine.messages import Text
from vespers.games.heaven_ale.messages import HeavenAleSettings
from vespers.games.heaven_ale.pack import BuildingEntry, content_of
from vespers.games.heaven_ale.wording import GAME


def words_of(settings: HeavenAleSettings) -> Mapping[str, Text]:
    """By key: the goal of each barrel, what each building is for, where the brewmaster begins."""
    content = content_of(settings.packs, settings.own)
    found = {}
    for name, barrel in content.barrels.items():
        found[f"{GAME}-barrel-{name}"] = Text(f"{GAME}-goal-{name}", {"goal": barrel.goal})
    for name, building in content.buildings.items():
        if building.name is None:
            found[f"{GAME}-building-{name}"] = building_text(name, building)
    for name, start in content.brewmaster_start.items():
        steps = Text(f"{GAME}-brewmaster-begins", {"steps": 1 - start.space})
        found[f"{GAME}-option-brewmaster-{name}"] = steps
    return found


def building_text(name: str, building: BuildingEntry) -> Text:
    """§5.2 The house, and how many tiles it activates."""
    house = Text(f"{GAME}-house-{name}")
    return Text(f"{GAME}-built-{building.activates}", {"house": house, "count": building.count})
