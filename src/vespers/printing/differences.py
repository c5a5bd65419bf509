"""What differs between two versions of a game's content: only that is printed again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec

from vespers.engine.printed import (
    CounterSet,
    Deck,
    PlayerSheet,
    PrintedBoard,
    PrintedCard,
    Printing,
    ScoreSheet,
)
from vespers.printing.counters import drawn
from vespers.printing.faces import Face, face_of, spoken
from vespers.printing.paint import Paint
from vespers.printing.sheets import dice_table, gauge_of, score_page, table_of
from vespers.texts import Say

T = TypeVar("T")


class Version(NamedTuple):
    """One of two versions: what it prints, with which pictures, in which words."""

    printing: Printing
    paint: Paint
    say: Say


class Changes(msgspec.Struct, frozen=True):
    """Names of cards by what became of them, for the first page."""

    new: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()  # to be taken out of the box


def changed(before: Version, now: Version) -> tuple[Printing, Changes]:
    """What has to be printed again, and the list of changed cards."""
    old, new = before.printing, now.printing
    decks = [changed_deck(deck, before, now) for deck in new.decks]
    found = Printing(
        decks=tuple(deck for deck in decks if deck.cards),
        boards=fresh(old.boards, new.boards, before, now, board_face),
        counters=tuple(changed_sets(before, now)),
        player_sheets=fresh(old.player_sheets, new.player_sheets, before, now, sheet_face),
        score=next(iter(fresh(only(old.score), only(new.score), before, now, score_face)), None),
        tables=fresh(old.tables, new.tables, before, now, lambda one, v: table_of(one, v.paint, v.say)),
        dice=fresh(old.dice, new.dice, before, now, lambda one, v: dice_table(one, v.say)),
    )
    return found, card_changes(before, now)


def fresh(
    old: Iterable[T], new: Iterable[T], before: Version, now: Version, face: Callable[[T, Version], Any]
) -> tuple[T, ...]:
    """Those that looked otherwise before, or were not there."""
    known = [repr(face(one, before)) for one in old]
    return tuple(one for one in new if repr(face(one, now)) not in known)


def only(one: T | None) -> tuple[T, ...]:
    return () if one is None else (one,)


# --- Cards


def cards(version: Version) -> dict[tuple[str, str], PrintedCard]:
    """Every card, by its deck and its id."""
    return {(deck.id, one.card.id): one for deck in version.printing.decks for one in deck.cards}


def changed_deck(deck: Deck, before: Version, now: Version) -> Deck:
    """The cards that look otherwise; of those that do not, only the copies that are missing."""
    old, wanted = cards(before), []
    for one in deck.cards:
        known = old.get((deck.id, one.card.id))
        same = known is not None and looks(known, before) == looks(one, now)
        missing = one.copies - known.copies if known is not None and same else one.copies
        if missing > 0:
            wanted.append(PrintedCard(one.card, missing))
    return msgspec.structs.replace(deck, cards=tuple(wanted))


def looks(one: PrintedCard, version: Version) -> Face:
    """Its words, and its pictures by their content."""
    return face_of(one.card, version.paint, version.say)


def card_changes(before: Version, now: Version) -> Changes:
    old, new = cards(before), cards(now)
    kept = [key for key in new if key in old]
    return Changes(
        tuple(title(new[key], now) for key in new if key not in old),
        tuple(title(new[key], now) for key in kept if became_other(old[key], new[key], before, now)),
        tuple(title(old[key], before) for key in old if key not in new),
    )


def became_other(one: PrintedCard, other: PrintedCard, before: Version, now: Version) -> bool:
    return one.copies != other.copies or looks(one, before) != looks(other, now)


def title(one: PrintedCard, version: Version) -> str:
    """Its name, and how often it is in the box if that is not once."""
    name = spoken(one.card.name, version.say)
    return name if one.copies == 1 else f"{name} × {one.copies}"


# --- What else is printed


def changed_sets(before: Version, now: Version) -> Iterator[CounterSet]:
    """Counters that are new or look otherwise, or of which there are more."""
    old = {
        one.id: (before.paint.file(drawn(one, before.paint)), one)
        for group in before.printing.counters
        for one in group.counters
    }
    for group in now.printing.counters:
        wanted = []
        for one in group.counters:
            picture, known = old.get(one.id, ("", one))
            missing = (
                one.copies - known.copies if picture == now.paint.file(drawn(one, now.paint)) else one.copies
            )
            if missing > 0:
                wanted.append(msgspec.structs.replace(one, copies=missing))
        if wanted:
            yield msgspec.structs.replace(group, counters=tuple(wanted))


def board_face(one: PrintedBoard, version: Version) -> Any:
    return one.width, one.copies, version.paint.board(one.board)


def sheet_face(one: PlayerSheet, version: Version) -> Any:
    board = None if one.board is None else board_face(one.board, version)
    gauges = [gauge_of(gauge, version.paint, version.say) for gauge in one.gauges]
    return one.id, board, gauges, [spoken(place.name, version.say) for place in one.places]


def score_face(one: ScoreSheet, version: Version) -> Any:
    return score_page(one, version.paint, version.say)
