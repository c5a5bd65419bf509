"""Wolves on paper: both packs, the Lone Wolves, the Alpha Powers, the parts of the mountains."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from vespers.engine.messages import Text
from vespers.engine.printed import Counter, CounterSet, Deck, PrintedCard, Printing, ScoreSheet, of_player
from vespers.engine.scene import Card, Source
from vespers.games.wolves.box import WolvesBox as Box
from vespers.games.wolves.box import box_of
from vespers.games.wolves.messages import WolvesSettings
from vespers.games.wolves.pack import contents
from vespers.games.wolves.pieces import SEATS
from vespers.games.wolves.scene.board import card, power_card, say
from vespers.games.wolves.tables import wolves

MOUNTAIN = 40.0  # a part of a mountain, in millimetres


def printing(settings: WolvesSettings) -> Printing:
    """§1.1 The packs, §1.2 the powers, §6.1 the mountains, §5 the score of every round."""
    content, box = contents(settings.packs, settings.own), box_of(settings)
    return Printing(
        decks=(*[deck for seat in SEATS for deck in packs(box, seat)], power_deck(box)),
        counters=(CounterSet(Text("wolves-print-mountains"), tuple(mountains())),),
        score=ScoreSheet(sources=tuple(score(box)), seats=len(SEATS)),
        tables=(wolves(content),),
    )


def packs(box: Box, seat: int) -> Iterator[Deck]:
    """§8.1 The wolves of a pack, §8.2 the lone ones, of which each is there once."""
    for lone, frame, name in ((False, "wolf", Text("wolves-table-wolves")), (True, "lone", say("lone"))):
        found = [wolf for wolf, is_lone in enumerate(box.lone) if is_lone == lone]
        yield Deck(
            id=f"{frame}-{seat}",
            name=of_player(name, seat),
            back=f"back-{frame}",
            seat=seat,
            cards=tuple(
                PrintedCard(face(box, wolf, seat), 1 if lone else box.copies[wolf]) for wolf in found
            ),
        )


def face(box: Box, wolf: int, seat: int) -> Card:
    """A wolf with all it can do on its band: paper has no pointer to ask with."""
    key = f"wolves-wolf-{box.wolves[wolf]}"
    drawn = card(box, key, wolf, seat)
    return msgspec.structs.replace(drawn, name=of_player(Text(key), seat), note=Text(f"{key}-help"))


def power_deck(box: Box) -> Deck:
    return Deck(
        id="powers",
        name=Text("wolves-table-powers"),
        back="back-power",
        cards=tuple(PrintedCard(power_card(box, number, name)) for number, name in enumerate(box.powers)),
    )


def mountains() -> Iterator[Counter]:
    """§6.1 What the winner of a round takes: the base, then the whole mountain."""
    for seat in SEATS:
        for wins in (1, 2):
            yield Counter(
                id=f"mountain-{seat}-{wins}",
                name=say("wins"),
                symbol=f"mountain-{wins}",
                width=MOUNTAIN,
                height=MOUNTAIN * 0.78,
                seat=seat,
            )


def score(box: Box) -> Iterator[Source]:
    """§5 A round each: the moons, the rows of the longer way at most, the points; §6.1 who has won it."""
    for number in range(1, 2 * box.numbers.wins):
        group = say("round", round=number)
        yield Source(name=say("moons"), values=(), symbol="moon", group=group)
        for row in range(1, box.numbers.long + 1):
            yield Source(name=say("row-sum", row=row), values=(), group=group)
        yield Source(name=say("points"), values=(), total=True, group=group)
    yield Source(name=say("wins"), values=(), symbol="mountain-2", total=True)
