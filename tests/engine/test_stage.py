"""Answers as a scene offers them: made once, encoded once."""

from __future__ import annotations

import json

from vespers.engine.stage import Offer
from vespers.engine.words import Text


def offer() -> Offer:
    return Offer(number=7, action=None, text=Text("t"), undoable=False)


def test_an_option_without_a_note_is_the_same_each_time() -> None:
    one = offer()
    assert one.option(("a", "b")) is one.option(("a", "b"))
    assert one.option(("a",)).things == ("a",)
    assert offer().option(("a",)) is not one.option(("a",))


def test_an_option_with_a_note_tells_the_note_of_this_moment() -> None:
    one = offer()
    notes = [one.option(("a",), note).note for note in (Text("4"), None, Text("5"))]
    assert notes == [Text("4"), None, Text("5")]


def test_an_option_keeps_what_it_is_as_json() -> None:
    option = offer().option(("a",))
    assert option.encoded is option.encoded
    assert json.loads(bytes(option.encoded)) == {
        "number": 7,
        "text": {"key": "t", "values": {}},
        "things": ["a"],
        "undoable": False,
    }
