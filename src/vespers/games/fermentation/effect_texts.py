"""What monks, cards, hunters and moons do, in words made from the pack's numbers and effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vespers.engine.messages import Text
from vespers.engine.wording import counted_up, sentences, signed
from vespers.games.fermentation.pack import CardEntry, FermentationContent, HunterEntry, MoonEntry
from vespers.games.fermentation.pieces import INGREDIENTS, NOTHING, SIX

Values = dict[str, int | str | Text]


def words_of(content: FermentationContent) -> Mapping[str, Text]:
    """By key: what each monk, card, hunter and moon does."""
    found = {}
    for name, monk in content.monks.items():
        found[f"fermentation-monk-{name}-help"] = together([*effect_texts(monk.effects)])
    for name, card in content.cards.items():
        found[f"fermentation-card-{name}-help"] = card_text(card)
    for name, hunter in content.hunters.items():
        found[f"fermentation-hunter-{name}-help"] = hunter_text(hunter)
    for name, moon in content.moons.items():
        found[f"fermentation-moon-{name}-help"] = moon_text(moon)
    return found


def together(texts: list[Text]) -> Text:
    return sentences(texts or [Text("fermentation-effect-none")])


def effect_texts(effects: Mapping[str, int]) -> Iterator[Text]:
    """§5.3 A sentence for each lasting effect."""
    for effect, amount in effects.items():
        values: Values = {"change": signed(amount), "amount": amount}
        what, _, ingredient = effect.partition("-")
        if ingredient in INGREDIENTS:
            yield Text(f"fermentation-effect-{what}-ingredient", {**values, "ingredient": ingredient})
        elif effect == "ward":
            yield Text("fermentation-effect-ward", {"from": SIX + 1 - amount})
        else:
            yield Text(f"fermentation-effect-{effect}", values)


def card_text(card: CardEntry) -> Text:
    """§5.2 Where it is worn, §5.3 its lasting effects, §5.4 what it does once."""
    return together([*worn_texts(card), *effect_texts(card.effects), *once_texts(card)])


def worn_texts(card: CardEntry) -> Iterator[Text]:
    """§5.2 Hands are counted; what goes in the bag or weighs nothing need not be said."""
    if card.slot == "hands":
        yield Text("fermentation-worn-hands", {"size": card.size})
    elif card.slot not in ("blessing", "curse") and (card.slot != "misc" or card.size > 1):
        slot = Text(f"fermentation-slot-{card.slot}")
        yield Text("fermentation-worn", {"slot": slot, "size": card.size})


def once_texts(card: CardEntry) -> Iterator[Text]:
    """§5.4, §5.5, §5.11 What happens when it is used."""
    deeds = [
        Text(f"fermentation-plays-{play}", {"change": signed(amount), "amount": amount})
        for play, amount in card.plays.items()
    ]
    if card.helps:
        deeds.append(Text(f"fermentation-helps-{card.helps}"))
    yield from (Text(f"fermentation-{moment_of(card)}", {"deed": deed}) for deed in deeds)


def moment_of(card: CardEntry) -> str:
    """§5.4 Once, §5.11 or at a moment of a phase: once, or always."""
    if card.at:
        return f"at-{card.at}-{card.use}"
    return f"once-{card.slot}" if card.slot in ("blessing", "curse") else "once-card"


def hunter_text(hunter: HunterEntry) -> Text:
    """§2.5 What angers him, §6.1 whom he attacks first, §6.3 the last battle."""
    return sentences(
        [
            Text("fermentation-angered-by", {"triggers": triggers_text(hunter)}),
            Text(f"fermentation-draw-first-{hunter.first}"),
            Text("fermentation-last-battle", {"fight": signed(hunter.fight), "taste": hunter.taste}),
        ]
    )


def triggers_text(hunter: HunterEntry) -> Text:
    return counted_up([Text(f"fermentation-draw-trigger-{trigger}") for trigger in hunter.triggers])


def moon_text(moon: MoonEntry) -> Text:
    """§7.2 A sentence for each rule of a moon."""
    numbers: dict[str, int] = {
        "closed-doors": moon.closed_doors,
        "threshold": moon.threshold,
        "noise-minimum": moon.noise_minimum,
        "werewolves": moon.werewolves,
        "hunter": moon.hunter,
        "choose": moon.choose,
    }
    parts = [
        Text(f"fermentation-moon-rule-{rule}", {"amount": amount})
        for rule, amount in numbers.items()
        if amount
    ]
    if moon.points != 1:
        parts.append(Text("fermentation-moon-rule-points", {"amount": moon.points}))
    if moon.beers != NOTHING:
        parts.append(Text("fermentation-moon-rule-beers", {"amount": moon.beers}))
    if moon.layout:
        parts.append(Text(f"fermentation-moon-rule-layout-{moon.layout}"))
    for rule, kind, name in (
        ("recipe", "recipe", moon.recipe),
        ("closed", "tile", moon.closed),
        ("second-hunter", "hunter", moon.second_hunter),
    ):
        if name:
            parts.append(
                Text(f"fermentation-moon-rule-{rule}", {"name": Text(f"fermentation-{kind}-{name}")})
            )
    return sentences(parts or [Text("fermentation-moon-rule-none")])
