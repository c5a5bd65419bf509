"""Cards as the typesetter gets them: a picture, and words in the places that the frame names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from vespers.engine.messages import Text
from vespers.engine.printed import Deck
from vespers.engine.scene import Badge, Card
from vespers.printing.paint import VALUE, WORDS, Paint, is_wordy
from vespers.printing.paper import COLUMNS, ROWS
from vespers.texts import Say

Face = dict[str, Any]
BAND = "8 146 110 22"


def card_pages(decks: Sequence[Deck], paint: Paint, say: Say) -> list[dict[str, Any]]:
    """Fronts by nines, each with the backs of its cards; every copy of a card is there."""
    faces = [face for deck in decks for face in deck_faces(deck, paint, say)]
    size = COLUMNS * ROWS
    return [{"cards": faces[n : n + size]} for n in range(0, len(faces), size)]


def deck_faces(deck: Deck, paint: Paint, say: Say) -> Iterator[Face]:
    for printed in deck.cards:
        face = face_of(printed.card, paint, say)
        face["back"] = paint.back(deck.back, deck.seat, printed.card.frame)
        yield from [face] * printed.copies


def face_of(card: Card, paint: Paint, say: Say) -> Face:
    """All that stands on a card."""
    says = paint.says(card.frame)
    wordy = is_wordy(card)
    title = spoken(card.label, say)
    return {
        "picture": paint.card(card, title),
        "title": title,
        "kind": spoken(card.kind_label, say),
        "note": spoken(card.note, say),
        "words": paragraphs(spoken(card.words, say)),
        "value": card.value,
        "sealed": "value" not in says,
        "badges": badges(card.badges, paint),
        "effect": badges(card.effect, paint),
        "light": says.get("ink") == "light",
        "wordy": wordy,
        "number": "" if card.seat is None else str(card.seat + 1),
        "places": {
            "words": numbers(says.get("words", WORDS)),
            "value": numbers(says.get("value", VALUE)),
            "band": numbers(says.get("band", BAND)),
            "sigil": numbers(says["sigil"]) if "sigil" in says and card.seat is not None else None,
            "badges": float(says.get("badges", "6")),
        },
    }


def spoken(text: Text | None, say: Say) -> str:
    """A text on paper; titles of cards begin with a capital letter."""
    words = "" if text is None else say.text(text)
    return words[:1].upper() + words[1:]


def paragraphs(words: str) -> list[str]:
    return [line for line in words.split("\n") if line.strip()]


def badges(found: Sequence[Badge], paint: Paint) -> list[dict[str, str]]:
    return [
        {"picture": paint.symbol(one.symbol), "value": one.value, "mood": one.mood or ""} for one in found
    ]


def numbers(place: str) -> list[float]:
    return [float(part) for part in place.split()]
