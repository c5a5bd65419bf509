"""What abilities, cards and events do, in words made from the pack's numbers and effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vespers.engine.messages import Text
from vespers.engine.wording import sentences, signed
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.pack import (
    BrewersContent,
    CardEntry,
    EventEntry,
    NumbersEntry,
    ObjectiveEntry,
    WerewolfEntry,
    contents,
)
from vespers.games.brewers.pieces import INGREDIENTS

Values = dict[str, int | str | Text]
NO_LIMIT = 99  # of an objective: nothing is too much


def words_of(settings: BrewersSettings) -> Mapping[str, Text]:
    """By key: what each ability, card, event and objective does."""
    content = contents(settings.packs, settings.own)
    numbers = content.numbers
    found = {}
    for name, ability in content.abilities.items():
        found[f"brewers-ability-{name}-help"] = together(effect_texts(numbers, ability.effects))
    for name, card in {**content.equipment, **content.blessings}.items():
        found[f"brewers-card-{name}-help"] = card_text(numbers, card)
    for name, event in content.events.items():
        found[f"brewers-night-{name}-help"] = event_text(numbers, event)
    for name, objective in content.objectives.items():
        found[f"brewers-objective-{name}"] = objective_text(objective)
    return found


def together(texts: Iterator[Text] | list[Text]) -> Text:
    return sentences([*texts] or [Text("brewers-effect-none")])


def effect_texts(numbers: NumbersEntry, effects: Mapping[str, int]) -> Iterator[Text]:
    """§6.2 A sentence for each lasting effect."""
    for effect, amount in effects.items():
        values: Values = {"change": signed(amount), "amount": amount}
        what, _, ingredient = effect.partition("-")
        if ingredient in INGREDIENTS:
            yield Text(f"brewers-effect-{what}-ingredient", {**values, "ingredient": ingredient})
        else:
            yield Text(f"brewers-effect-{effect}", {**values, **more_of(numbers, effect, amount)})


def more_of(numbers: NumbersEntry, effect: str, amount: int) -> Values:
    """§7 The numbers that some effects lean on."""
    if effect in ("pick-equipment", "pick-blessing", "pick-attacker", "more-dirt"):
        return {"all": 1 + amount}
    if effect == "ward":
        return {"from": numbers.ward_from}
    return {"up_to": numbers.flee_up_to} if effect == "flee" else {}


def deed_text(deed: str, amount: int) -> Text:
    """§6.5 One icon, in words."""
    return Text(f"brewers-deed-{deed}", {"amount": amount, "change": signed(amount)})


def card_text(numbers: NumbersEntry, card: CardEntry) -> Text:
    """§6.2 Its lasting effects, §6.3 what it does when it is declared or played, §6.9 how often and when."""
    parts = [*effect_texts(numbers, card.effects)]
    deeds = [deed_text(deed, amount) for deed, amount in card.plays.items()]
    if card.helps:
        deeds = [Text(f"brewers-help-{card.helps}", {"bonus": signed(card.bonus)})]
    when = f"at-{card.at}-{card.use}" if card.at else f"once-a-{card.use}"
    parts += [Text(f"brewers-{when}", {"deed": deed}) for deed in deeds]
    if card.breaks:
        parts.append(Text("brewers-effect-breaks"))
    return together(parts)


def event_text(numbers: NumbersEntry, event: EventEntry) -> Text:
    """§11.1 What the night brings at once, and for the phase."""
    deeds = [
        Text("brewers-at-once", {"deed": deed_text(deed, amount)}) for deed, amount in event.deeds.items()
    ]
    return together([*deeds, *effect_texts(numbers, event.effects)])


def objective_text(objective: ObjectiveEntry) -> Text:
    """§11.3 How much or how little of what, and the taste for it."""
    bound = "most" if objective.most < NO_LIMIT else "least"
    values: Values = {"amount": getattr(objective, bound), "reward": signed(objective.reward)}
    return Text(f"brewers-goal-{objective.goal}", {**values, "bound": bound})


def werewolf_texts(wolf: WerewolfEntry) -> Iterator[Text]:
    """§5.4, §6.4 What it bars, and what happens before and after the fight."""
    for barred in wolf.bars:
        yield Text(f"brewers-foe-bars-{barred}")
    for side in ("before", "won", "lost"):
        for deed, amount in getattr(wolf, side).items():
            yield Text(f"brewers-foe-{side}", {"deed": deed_text(deed, amount)})


def monk_text(content: BrewersContent, abilities: tuple[str, ...]) -> Text:
    """§1.2 The abilities of a monk."""
    return sentences(
        [
            Text(
                "brewers-ability-words",
                {"name": Text(f"brewers-ability-{name}"), "help": Text(f"brewers-ability-{name}-help")},
            )
            for name in abilities
        ]
    )
