"""Monks, werewolves, equipment, blessings and a hermit's cards, drawn. Never compiled (msgspec)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from vespers.engine import scene as draw
from vespers.engine.messages import Text
from vespers.engine.wording import origin_text, signed
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.box import Werewolf
from vespers.games.brewers.pieces import DEEDS, NONE, ONCE_A_PHASE, PILE_MAX
from vespers.games.brewers.view import HermitView

WOLF_DICE = ("die-werewolf-5", "die-werewolf-1")
FRAMES: tuple[str, ...] = ("equipment", "blessing")
ART = Path(__file__).parent.parent / "art"
DRAWN = frozenset(
    name
    for path in ART.glob("*.svg")
    for name in re.findall(r'<symbol id="([^"]+)"', path.read_text("utf-8"))
)
STRANGERS = {"monk": "monk-guest", "werewolf": "wolf-head", "equipment": "helmet", "blessing": "holy-cross"}


def named(box: Box, kind: str, number: int) -> Text:
    return Text(f"brewers-{kind}-{box.ids[kind][number]}")


def origin(box: Box, kind: str, number: int) -> Text | None:
    """A sentence about what is reconstructed."""
    return origin_text(box.origins, f"{kind}-{box.ids[kind][number]}")


def picture(box: Box, kind: str, number: int) -> str:
    """Its own drawing; a pack's own piece without one shows the sign of its kind."""
    name = f"{kind}-{box.ids[kind][number]}"
    if name in DRAWN or name in box.drawn:
        return name
    return STRANGERS.get(FRAMES[number // PILE_MAX] if kind == "card" else kind, "moon-crescent")


def portrait(box: Box, monk: int) -> str:
    """The monk that was chosen, or nobody yet."""
    return "" if monk == NONE else picture(box, "monk", monk)


def on_banner(box: Box, monk: int) -> str:
    """A monk before the banner of his card; one that only a pack has drawn has none."""
    banner = f"portrait-{box.ids['monk'][monk]}"
    if banner in DRAWN or banner in box.drawn:
        return banner
    drawn = picture(box, "monk", monk)
    return "portrait-guest" if drawn == STRANGERS["monk"] else drawn


def lines(texts: Sequence[Text]) -> Text | None:
    """Several sentences as one text."""
    if not texts:
        return None
    found = texts[-1]
    for text in reversed(texts[:-1]):
        found = Text("brewers-lines", {"first": text, "rest": found})
    return found


# --- Monks


def monk_card(box: Box, monk: int, thing: str = "") -> draw.Card:
    return draw.Card(
        id=thing or f"monk-{monk}",
        name=named(box, "monk", monk),
        label=named(box, "monk", monk),
        about=abilities(box, monk),
        origin=origin(box, "monk", monk),
        frame="monk",
        symbol=on_banner(box, monk),
        words=lines([ability_words(ability) for ability in box.abilities[monk]]),
        traits=tuple(
            draw.Trait(
                ability_sign(ability),
                Text(f"brewers-ability-{ability}"),
                Text(f"brewers-ability-{ability}-help"),
            )
            for ability in box.abilities[monk]
        ),
        rule="1.2",
    )


def abilities(box: Box, monk: int) -> tuple[Text, ...]:
    return tuple(ability_words(ability) for ability in box.abilities[monk])


def ability_words(ability: str) -> Text:
    """Its name and what it does."""
    values: dict[str, int | str | Text] = {
        "name": Text(f"brewers-ability-{ability}"),
        "help": Text(f"brewers-ability-{ability}-help"),
    }
    return Text("brewers-ability-words", values)


def ability_sign(ability: str) -> str:
    return f"ability-{ability}" if f"ability-{ability}" in DRAWN else "open-hand"


# --- Werewolves


def werewolf_card(box: Box, werewolf: int, thing: str, stage: int = NONE) -> draw.Card:
    """§5.5 In a fight the opponent at this stage, else the last one of the chain."""
    chain = box.werewolves[werewolf].chain
    dice, bonus, taste = chain[-1] if stage == NONE else chain[stage]
    about = about_werewolf(box, werewolf, max(stage, 0))
    return draw.Card(
        id=thing,
        name=named(box, "werewolf", werewolf),
        label=named(box, "werewolf", werewolf),
        about=about,
        origin=origin(box, "werewolf", werewolf),
        words=lines(about[1:]) if len(chain) == 1 and len(about) > 1 else lines(about),
        frame="werewolf",
        symbol=picture(box, "werewolf", werewolf),
        signs=WOLF_DICE[:dice],
        value=signed(bonus) if bonus else "",
        badges=(draw.Badge(symbol="beer", value=str(taste)),),
        rule="5.2",
    )


def trophy(box: Box, werewolf: int, thing: str, taste: int) -> draw.Card:
    """§5.3 A werewolf that is kept, with the taste it was won for."""
    return draw.Card(
        id=thing,
        name=named(box, "werewolf", werewolf),
        label=named(box, "werewolf", werewolf),
        about=about_werewolf(box, werewolf, 0),
        origin=origin(box, "werewolf", werewolf),
        words=Text("brewers-trophy-words", {"taste": taste}),
        frame="werewolf",
        symbol=picture(box, "werewolf", werewolf),
        badges=(draw.Badge(symbol="beer", value=str(taste)),),
        rule="5.3",
    )


def about_werewolf(box: Box, werewolf: int, stage: int) -> tuple[Text, ...]:
    """§5 All that the card shows: who is still to be beaten, what it bars, and its icons."""
    wolf = box.werewolves[werewolf]
    lines = [opponent(wolf, place) for place in range(stage, len(wolf.chain))]
    if wolf.bars_equipment:
        lines.append(Text("brewers-foe-bars-equipment"))
    if wolf.bars_blessings:
        lines.append(Text("brewers-foe-bars-blessings"))
    for side, deeds in (
        ("before", wolf.before),
        ("won", wolf.after_win),
        ("lost", wolf.after_loss),
        ("after", wolf.after),
    ):
        lines += [Text(f"brewers-foe-{side}", {"deed": in_words(*deed)}) for deed in deeds]
    return tuple(lines)


def opponent(wolf: Werewolf, place: int) -> Text:
    """§5.5 One opponent, and which of the chain."""
    dice, bonus, taste = wolf.chain[place]
    strength: dict[str, int | str | Text] = {
        "dice": dice,
        "bonus": bonus,
        "change": signed(bonus),
        "taste": taste,
    }
    if len(wolf.chain) == 1:
        return Text("brewers-werewolf-about", strength)
    return Text("brewers-foe-opponent", {"place": place + 1, "many": len(wolf.chain), **strength})


def in_words(deed: int, amount: int) -> Text:
    """§6.5 One icon, in words."""
    return Text(f"brewers-deed-{DEEDS[deed]}", {"amount": amount, "change": f"{amount:+d}"})


# --- Equipment and blessings


def card(box: Box, number: int, thing: str, spent: bool) -> draw.Card:
    name, frame = named(box, "card", number), FRAMES[number // PILE_MAX]
    return draw.Card(
        id=thing,
        name=name,
        label=name,
        about=(Text(f"{name.key}-help"),),
        origin=origin(box, "card", number),
        words=Text(f"{name.key}-help"),
        kind_label=Text(f"brewers-kind-{frame}"),
        frame=frame,
        symbol=picture(box, "card", number),
        spent=spent,
        ribbon=spent_ribbon(box, number) if spent else None,
        rule="6.3",
    )


def spent_ribbon(box: Box, number: int) -> Text:
    """§6.3 Whether it comes back."""
    back = box.cards[number].use == ONCE_A_PHASE
    return Text("brewers-ribbon-back" if back else "brewers-ribbon-used")


# --- A hermit's cards


def night_cards(box: Box, night: HermitView) -> list[draw.AnyPiece]:
    """§11 The event of the phase, the rival and his beer so far, the objective."""
    cards: list[draw.AnyPiece] = []
    if night.event != NONE:
        cards.append(event_card(box, night.event, "night-event"))
    values: dict[str, int | str | Text] = {"score": night.rival_score, "goal": night.target}
    cards.append(hermit_card(box, "rival", night.rival, "night-rival", Text("brewers-rival-words", values)))
    if night.objective != NONE:
        words = named(box, "objective", night.objective)
        cards.append(hermit_card(box, "objective", night.objective, "night-objective", words))
    return cards


def event_card(box: Box, event: int, thing: str) -> draw.Card:
    words = Text(f"{named(box, 'night', event).key}-help")
    return hermit_card(box, "night", event, thing, words)


def rival_words(box: Box, rival: int) -> Text:
    """§11.2 What he brews in each phase, beside 1."""
    return Text("brewers-print-rival", {"values": ", ".join(map(str, box.rivals[rival]))})


def hermit_card(box: Box, kind: str, number: int, thing: str, words: Text | None = None) -> draw.Card:
    """An objective's name says all there is to say: it needs no title."""
    name = named(box, kind, number)
    return draw.Card(
        id=thing,
        name=name,
        label=Text("brewers-kind-objective") if kind == "objective" else name,
        about=() if words is None or kind == "objective" else (words,),
        words=words,
        origin=origin(box, kind, number),
        kind_label=None if kind == "objective" else Text(f"brewers-kind-{kind}"),
        frame=kind,
        symbol=picture(box, kind, number),
        rule={"night": "11.1", "rival": "11.2", "objective": "11.3"}[kind],
    )
