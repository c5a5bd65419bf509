"""What wolves and Alpha Powers do, in words made from the pack's numbers and effects."""

from __future__ import annotations

from collections.abc import Mapping

from vespers.engine.messages import Text
from vespers.engine.wording import sentences
from vespers.games.wolves.messages import WolvesSettings
from vespers.games.wolves.pack import NumbersEntry, PowerEntry, WolfEntry, WolvesContent, contents
from vespers.games.wolves.pieces import AMBUSHES, EFFECTS


def words_of(settings: WolvesSettings) -> Mapping[str, Text]:
    """By key: how each wolf is called, and what each wolf and each power does."""
    content = contents(settings.packs, settings.own)
    found = {f"wolves-wolf-{name}": name_text(wolf) for name, wolf in content.wolves.items()}
    found |= {f"wolves-wolf-{name}-help": wolf_text(content, wolf) for name, wolf in content.wolves.items()}
    for name, power in content.powers.items():
        found[f"wolves-power-{name}-words"] = effect_text(content.numbers, power)
        found[f"wolves-power-{name}-help"] = power_text(content.numbers, power)
    return found


def name_text(wolf: WolfEntry) -> Text:
    """A wolf is called by its value, unless a pack names it."""
    return Text("wolves-name-lone" if wolf.lone else "wolves-name", {"value": wolf.value})


def wolf_text(content: WolvesContent, wolf: WolfEntry) -> Text:
    """§5.3, §5.4, §8.3 What it can do, its moons, and §2.4 what covers it."""
    parts = []
    if wolf.corner:
        times = content.numbers.corner
        parts.append(Text("wolves-can-corner", {"times": times, "counts": wolf.value * times}))
    if wolf.bonus:
        parts.append(Text("wolves-can-bonus", {"points": wolf.bonus}))
    if wolf.moons:
        parts.append(Text("wolves-can-moons", {"moons": wolf.moons}))
    return sentences([*parts, covered_text(content, wolf)])


def covered_text(content: WolvesContent, wolf: WolfEntry) -> Text:
    """§2.4 The wolf one higher, if there is any."""
    if any(other.value == wolf.value + 1 for other in content.wolves.values()):
        return Text("wolves-can-be-covered", {"value": wolf.value + 1})
    return Text("wolves-can-not-be-covered")


def power_text(numbers: NumbersEntry, power: PowerEntry) -> Text:
    """§7.2 Ambush or Endurance, and what it does."""
    ambush = EFFECTS.index(power.effect) in AMBUSHES
    kind = Text("wolves-ambush" if ambush else "wolves-endurance")
    return Text("wolves-power-about", {"kind": kind, "words": effect_text(numbers, power)})


def effect_text(numbers: NumbersEntry, power: PowerEntry) -> Text:
    """§7 The closed list of effects."""
    values: dict[str, dict[str, int | str | Text]] = {
        "moon": {"moons": numbers.moonsong},
        "larger-hand": {"wolves": numbers.larger_hand},
    }
    return Text(f"wolves-effect-{power.effect}", values.get(power.effect, {}))
