"""Brewers on paper: the decks of the packs in force, the monastery, a brewing sheet, pawns, dice tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

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
from vespers.engine.scene import Board, Card, Marker, Source
from vespers.games.brewers import GAME
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.pack import BrewersContent, CardEntry, contents
from vespers.games.brewers.pieces import INGREDIENT_OF, INGREDIENTS, PHASES, PILE_MAX, SEATS
from vespers.games.brewers.scene import board
from vespers.games.brewers.scene.cards import (
    card,
    hermit_card,
    monk_card,
    named,
    picture,
    rival_words,
    werewolf_card,
)
from vespers.games.brewers.scene.ledger import sheet
from vespers.games.brewers.scene.panels import noise
from vespers.games.brewers.tables import tables
from vespers.games.brewers.view import View

BOARD: Final = 480.0  # the width of the monastery in millimetres
LOOKED_UP: Final = ("sites", "numbers", "symbols")


def printing(settings: BrewersSettings) -> Printing:
    """§1 Everything for eight players."""
    content, box = contents(settings.packs, settings.own), GAME.box(settings)
    view = opening(GAME, settings)
    return Printing(
        decks=tuple(deck for deck in decks(content, box) if deck.cards),
        boards=(PrintedBoard(board=monastery(box, view), width=BOARD),),
        player_sheets=(brewing_sheet(box, view),),
        counters=tuple(counters(box)),
        score=ScoreSheet(sources=tuple(blank(box, view)), seats=len(SEATS), bands=tuple(bands(box))),
        tables=tuple(table for table in tables(settings) if table.id in LOOKED_UP),
        dice=(
            DiceTable(name=Text("brewers-print-dice-search"), dice=(1, 2), sums=False),
            DiceTable(name=Text("brewers-print-dice-fight"), dice=(1, 2, 3)),
        ),
    )


def monastery(box: Box, view: View) -> Board:
    """§1.5 With what the rooms offer, without piles and pawns."""
    return bare(board(box, view), (Marker,))


# --- Decks


def decks(content: BrewersContent, box: Box) -> Iterator[Deck]:
    yield deck("monks", "monk", [PrintedCard(monk_card(box, n)) for n in range(len(content.monks))])
    yield deck("werewolves", "werewolf", werewolves(content, box))
    yield deck("equipment", "equipment", pile(content.equipment, box, 0))
    yield deck("blessings", "blessing", pile(content.blessings, box, PILE_MAX))
    yield deck("events", "night", [PrintedCard(event(box, n)) for n in range(len(content.events))])
    rivals = [hermit(box, "rival", n, rival_words(box, n)) for n in range(len(content.rivals))]
    yield deck("rivals", "rival", [PrintedCard(one) for one in rivals])
    objectives = [hermit(box, "objective", n) for n in range(len(content.objectives))]
    yield deck("objectives", "objective", [PrintedCard(one) for one in objectives])


def deck(id: str, kind: str, cards: list[PrintedCard]) -> Deck:
    return Deck(id=id, name=Text(f"brewers-table-{id}"), back=f"back-{kind}", cards=tuple(cards))


def werewolves(content: BrewersContent, box: Box) -> list[PrintedCard]:
    """§5.5 A chain shows its first opponent; the others stand in its words."""
    return [
        PrintedCard(werewolf_card(box, n, f"werewolf-{name}", stage=0), entry.copies)
        for n, (name, entry) in enumerate(content.werewolves.items())
    ]


def pile(entries: dict[str, CardEntry], box: Box, first: int) -> list[PrintedCard]:
    return [
        PrintedCard(card(box, first + n, f"card-{name}", spent=False), entry.copies)
        for n, (name, entry) in enumerate(entries.items())
    ]


def event(box: Box, number: int) -> Card:
    return hermit(box, "night", number, Text(f"{named(box, 'night', number).key}-help"))


def hermit(box: Box, kind: str, number: int, words: Text | None = None) -> Card:
    thing = f"{kind}-{box.ids[kind][number]}"
    return hermit_card(box, kind, number, thing, words or named(box, kind, number))


# --- Sheets and counters


def brewing_sheet(box: Box, view: View) -> PlayerSheet:
    """§3.4 What is noted in each phase, §4.1 the noise, and where the cards lie."""
    phases = [
        Place(
            name=Text(f"brewers-phase-{phase + 1}"),
            symbol=f"ingredient-{INGREDIENTS[INGREDIENT_OF[phase]]}",
            width=45.5,
            height=22.0,
        )
        for phase in range(PHASES)
    ]
    notes = [
        Place(name=Text(f"brewers-scene-{key}"), symbol=symbol, width=45.5, height=22.0)
        for key, symbol in (("dirt", "dirt"), ("werewolf", "wolf-head"), ("score", "beer"))
    ]
    cards = [
        Place(name=Text(f"brewers-{key}"), symbol=symbol, width=63.0, height=88.0)
        for key, symbol in (("kind-monk", ""), ("pile-equipment", "helmet"), ("pile-blessing", "holy-cross"))
    ]
    return PlayerSheet(
        id="brewing-sheet",
        name=Text("print-player-sheet"),
        copies=len(SEATS),
        gauges=(noise(box, view.monks[0].noise, 0),),
        places=(*phases, *notes, *cards),
    )


def counters(box: Box) -> Iterator[CounterSet]:
    pawns = [
        Counter(
            id=f"pawn-{name}",
            name=named(box, "monk", number),
            symbol=picture(box, "monk", number),
            shape="round",
            width=24.0,
        )
        for number, name in enumerate(box.ids["monk"])
    ]
    yield CounterSet(Text("brewers-print-pawns"), tuple(pawns))
    signs = (("noise", "bell"), ("wounded", "wound"), ("webbed", "web"))
    yield CounterSet(
        Text("print-counters"),
        tuple(
            Counter(
                id=f"sign-{key}",
                name=Text(f"brewers-scene-{key}"),
                symbol=symbol,
                shape="round",
                width=12.0,
                copies=len(SEATS),
            )
            for key, symbol in signs
        ),
    )


def blank(box: Box, view: View) -> Iterator[Source]:
    """§8.1 The lines of the tasting, without numbers."""
    for source in sheet(box, view).sources:
        yield Source(name=source.name, values=(), symbol=source.symbol, total=source.total)


def bands(box: Box) -> Iterator[Text]:
    """§8.4 From which taste on a beer is how good."""
    for number, least in enumerate((0, *box.numbers.bands)):
        yield Text("print-band", {"least": least, "name": Text(f"brewers-band-{number}")})
