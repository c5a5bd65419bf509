"""Triple Fermentation on paper: decks, hunters, recipes, the rooms of the monastery, a sheet for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from vespers.engine.messages import Text
from vespers.engine.printed import (
    Counter,
    CounterSet,
    Deck,
    DiceTable,
    Place,
    PlayerSheet,
    PrintedBoard,
    PrintedCard,
    Printing,
    ScoreSheet,
    bare,
    opening,
)
from vespers.engine.scene import Badge, Board, Card, Source
from vespers.engine.wording import origin_text, sentences, signed
from vespers.games.fermentation import GAME, packs_of, wording
from vespers.games.fermentation.box import FermentationBox as Box
from vespers.games.fermentation.effect_texts import triggers_text
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pack import FermentationContent, contents
from vespers.games.fermentation.pieces import DECKS, FIRST, SEATS, SLOTS, WORN
from vespers.games.fermentation.scene import LINE_SYMBOLS, LINES
from vespers.games.fermentation.scene.cards import card_of, monk_card, moon_card, recipe_card, wolf_card
from vespers.games.fermentation.scene.hunter import effect_kind
from vespers.games.fermentation.scene.monastery import HIGH, WIDE, monastery
from vespers.games.fermentation.scene.names import ROMAN, say
from vespers.games.fermentation.scene.rows import alcohol_gauge, noise_gauge
from vespers.games.fermentation.scene.vats import phase_of, vats_alone
from vespers.games.fermentation.tables import board, tables
from vespers.games.fermentation.view import MonkView, Space, View

BOARD: Final = 478.0  # the width of the monastery in millimetres: two of its tiles side by side fit a page
BEFORE: Final = -1  # the first phase: no vat and no effect is lit
BACKS: Final = {"forge": "equipment", "cabinet": "curiosity", "chapel": "blessing"}
LOOKED_UP: Final = ("tiles", "hunters", "hunter_effects", "hunter_battle", "symbols")
SYMBOLS: Final = {"recruit": "recruit", "cry": "rallying-cry", "quiet": "quiet"}


def printing(settings: Settings) -> Printing:
    """§1 Everything for six monks."""
    content, box = contents(packs_of(settings), settings.own), GAME.box(settings)
    view = msgspec.structs.replace(opening(GAME, settings), phase=BEFORE)
    drawn = bare(monastery(box, view))
    return Printing(
        decks=tuple(deck for deck in decks(content, box) if deck.cards),
        boards=(PrintedBoard(board=drawn, width=BOARD),),
        player_sheets=tuple(sheets(content, box, view, settings)),
        counters=tuple(counters(box, BOARD / drawn.width)),
        score=ScoreSheet(sources=tuple(lines()), seats=len(SEATS), bands=tuple(bands(box))),
        tables=(board(content), *[table for table in tables(settings) if table.id in LOOKED_UP]),
        dice=(
            DiceTable(name=Text("fermentation-print-dice-one"), dice=(1, 2), sums=False),
            DiceTable(name=Text("fermentation-print-dice-sum"), dice=(1, 2, 3)),
        ),
    )


# --- Decks


def decks(content: FermentationContent, box: Box) -> Iterator[Deck]:
    for number, name in enumerate(DECKS):
        cards = [
            PrintedCard(card_of(box, n, f"card-{box.card_names[n]}"), one.copies)
            for n, one in enumerate(box.cards)
            if one.deck == number
        ]
        yield deck(name, Text(f"fermentation-deck-{name}"), f"back-{BACKS[name]}", cards)
    wolves = [
        PrintedCard(wolf_card(box, n, f"wolf-{name}"), box.wolf_copies[n])
        for n, name in enumerate(box.wolf_names)
    ]
    yield deck("wolves", Text("fermentation-deck-wolves"), "back-werewolf", wolves)
    monks = [PrintedCard(monk_card(box, n, f"monk-{name}")) for n, name in enumerate(box.monk_names)]
    yield deck("monks", Text("fermentation-table-monks"), "back-monk", monks)
    recipes = [
        PrintedCard(recipe_card(box, n, f"recipe-{name}"), 1) for n, name in enumerate(box.recipe_names)
    ]
    yield deck("recipes", Text("fermentation-table-recipes"), "back-recipe", recipes)
    hunters = [PrintedCard(hunter_card(content, box, n)) for n in range(len(box.hunter_names))]
    yield deck("hunters", Text("fermentation-table-hunters"), "back-hunter", hunters)
    moons = [PrintedCard(moon_card(box, n, f"moon-{name}")) for n, name in enumerate(box.moon_names)]
    yield deck("moons", Text("fermentation-table-moons"), "back-moon", moons)


def deck(id: str, name: Text, back: str, cards: list[PrintedCard]) -> Deck:
    return Deck(id=id, name=name, back=back, cards=tuple(cards))


def hunter_card(content: FermentationContent, box: Box, number: int) -> Card:
    """§2.5 What angers the Werewolf Hunter, §2.7 what he does in each phase, §6.1 whom he attacks first."""
    key, hunter = box.hunter_names[number], box.hunters[number]
    entry, name = content.hunters[key], Text(f"fermentation-hunter-{key}")
    first = Text(f"fermentation-draw-first-{FIRST[hunter.first]}")
    effect: list[Badge] = []
    for phase, (recruit, cry) in enumerate(zip(hunter.recruit, hunter.cry, strict=True)):
        kind = effect_kind(recruit, cry)
        effect.append(Badge(value=ROMAN[phase]))
        effect.extend(
            Badge(symbol=SYMBOLS[one]) for one in (("recruit", "cry") if kind == "both" else (kind,))
        )
    return Card(
        id=f"hunter-{key}",
        name=name,
        label=name,
        words=sentences([Text("fermentation-print-anger", {"triggers": triggers_text(entry)}), first]),
        effect=tuple(effect),
        badges=(
            Badge(symbol="fight", value=signed(entry.fight)),
            Badge(symbol="taste", value=str(entry.taste)),
        ),
        origin=origin_text(box.origins, f"hunter-{key}"),
        frame="hunter",
        symbol=f"hunter-{key}",
        rule="2.5",
    )


# --- Sheets


def sheets(content: FermentationContent, box: Box, view: View, settings: Settings) -> Iterator[PlayerSheet]:
    """§1.6 The recipe that the table agrees on, for everybody; or each recipe once."""
    chosen = [n for n, name in enumerate(box.recipe_names) if settings.recipe in (name, "choice")]
    monk = view.monks[0]
    for number in chosen:
        yield PlayerSheet(
            id=f"sheet-{box.recipe_names[number]}",
            name=Text("print-sheet-of", {"name": wording.recipe(box, number)}),
            copies=len(SEATS) if len(chosen) == 1 else 1,
            board=PrintedBoard(board=shelf(box, view, monk, number), width=190.0),
            gauges=(noise_gauge(view.floor, monk), alcohol_gauge(monk)),
            places=tuple(slots(content)),
        )


def shelf(box: Box, view: View, monk: MonkView, number: int) -> Board:
    """§1.6 The four vats of a recipe, all of them still empty."""
    brew = box.recipes[number]
    spaces = tuple(Space(i, p, 0) for i, p in zip(brew.ingredient, brew.phase, strict=True))
    empty = msgspec.structs.replace(monk, recipe=number, vat=spaces)
    return vats_alone(box, empty, phase_of(view))


def slots(content: FermentationContent) -> Iterator[Place]:
    """§5.2 What a monk can wear; traps, cubes and trophies."""
    for name in SLOTS[:WORN]:
        many: int = getattr(content.slots, name)
        yield Place(
            name=Text("fermentation-print-slot", {"slot": Text(f"fermentation-slot-{name}"), "many": many}),
            symbol=f"slot-{name}",
            width=36.0,
            height=24.0,
        )
    for key, symbol in (("traps", "trap"), ("trophies", "wolf-head"), ("discs", "rigour")):
        yield Place(name=say(key), symbol=symbol, width=36.0, height=24.0)


# --- Counters and score


def counters(box: Box, scale: float) -> Iterator[CounterSet]:
    caps = [
        Counter(id=f"cap-{name}", name=wording.monk(box, n), symbol=f"monk-{name}", shape="round", width=24.0)
        for n, name in enumerate(box.monk_names)
    ]
    yield CounterSet(Text("fermentation-print-caps"), tuple(caps))
    signs = [("trap", "traps", 12), ("cube", "cubes", 12), ("rigour", "discs", 4 * len(SEATS))]
    small = [
        Counter(id=symbol, name=say(key), symbol=symbol, shape="round", width=12.0, copies=many)
        for symbol, key, many in signs
    ]
    gauges = [
        Counter(
            id=f"{key}-{seat}",
            name=say(key),
            symbol=key,
            value=str(seat + 1),  # colours alone are not enough
            shape="round",
            width=12.0,
            seat=seat,
        )
        for seat in SEATS
        for key in ("noise", "alcohol")
    ]
    yield CounterSet(Text("print-counters"), (*small, *gauges))
    yield CounterSet(Text("fermentation-table-tiles"), tuple(rooms(box, scale)))


def rooms(box: Box, scale: float) -> Iterator[Counter]:
    """§1.2 The tiles one by one, as large as on the board, for other layouts."""
    for number, name in enumerate(box.tile_names):
        yield Counter(
            id=f"room-{name}",
            name=wording.tile(box, number),
            symbol=f"room-{name}",
            width=WIDE * scale,
            height=HIGH * scale,
            caption=(100 / WIDE, 162 / HIGH),
        )


def lines() -> Iterator[Source]:
    """§6.4 The six lines and their sum."""
    for line, symbol in zip(LINES, LINE_SYMBOLS, strict=True):
        yield Source(name=Text(f"fermentation-line-{line}"), values=(), symbol=symbol)
    yield Source(name=Text("fermentation-line-total"), values=(), symbol="taste", total=True)


def bands(box: Box) -> Iterator[Text]:
    """§6.6 From which taste on a beer is how good."""
    for number, least in enumerate((0, *box.numbers.bands)):
        yield Text("print-band", {"least": least, "name": Text(f"fermentation-band-{number}")})
