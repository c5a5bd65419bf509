"""What a designer may change in Brewers. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Callable

from vespers.engine.messages import Text
from vespers.engine.scene.pieces import Card
from vespers.engine.workshop import Words, Workshop
from vespers.games.brewers.box import BrewersBox
from vespers.games.brewers.effect_texts import deed_text, effect_texts
from vespers.games.brewers.pack import KINDS, contents
from vespers.games.brewers.pieces import DEEDS, EFFECTS, EXCHANGES, FINDS, GOALS, HELPS, MOMENTS, PASS_MOST
from vespers.games.brewers.scene.cards import (
    card,
    event_card,
    hermit_card,
    monk_card,
    named,
    rival_words,
    werewolf_card,
)

PILES = ("equipment", "blessings")
HERMIT = {"events": "night", "rivals": "rival", "objectives": "objective"}
USES = ("always", "game", "phase", "roll")


def effect(name: str, amount: int) -> Text:
    """§6.2 A lasting effect, with the numbers of the book."""
    return next(effect_texts(contents(("base",), ()).numbers, {name: amount}))


def called(kind: str) -> Callable[[str, int], Text]:
    return lambda name, amount: Text(f"brewers-{kind}-{name}")


def help_text(name: str, amount: int) -> Text:
    """§6.3 What a card does when it is declared; the bonus stands in a field of its own."""
    return Text(f"brewers-help-{name}", {"bonus": "±"})


def piece_card(box: BrewersBox, table: str, name: str) -> Card | None:
    """The card of an entry, as it lies on the table."""
    if table == "monks":
        return monk_card(box, box.ids["monk"].index(name))
    if table == "werewolves":
        return werewolf_card(box, box.ids["werewolf"].index(name), f"werewolf-{name}")
    if table in HERMIT:
        return hermit_piece(box, HERMIT[table], name)
    return card(box, box.ids["card"].index(name), f"card-{name}", False) if table in PILES else None


def hermit_piece(box: BrewersBox, kind: str, name: str) -> Card:
    """§11 A card of a hermit's night."""
    number, thing = box.ids[kind].index(name), f"{kind}-{name}"
    if kind == "night":
        return event_card(box, number, thing)
    words = rival_words(box, number) if kind == "rival" else named(box, kind, number)
    return hermit_card(box, kind, number, thing, words)


DEED_WORDS = Words(DEEDS, deed_text, {DEEDS[deed]: (1, PASS_MOST) for deed in EXCHANGES})
WORKSHOP = Workshop(
    contents=contents,
    kinds=KINDS,
    words={
        "effects": Words(EFFECTS, effect),
        **{field: DEED_WORDS for field in ("plays", "before", "won", "lost", "after", "deeds")},
        "helps": Words(HELPS, help_text),
        "at": Words(tuple(MOMENTS), called("choice-at")),
        "use": Words(USES, called("choice-use")),
        "bars": Words(PILES, called("table")),
        "finds": Words(("", *FINDS), called("choice-finds")),
        "goal": Words(GOALS, called("choice-goal")),
    },
    refers={"rooms.doors": "rooms", "sites.room": "rooms", "monks.abilities": "abilities"},
    singles={"numbers": "number-", "campaign": "number-"},
    fixed=frozenset({"rooms"}),
    named=frozenset(KINDS) - {"objectives"},  # §11.3 what an objective asks for is its name
    card=piece_card,
)
