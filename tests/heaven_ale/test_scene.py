"""The drawing: everything has one id and a text, options lead to things that are there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.heaven_ale.table import do, hex_, lay, table
from vespers.engine import record
from vespers.engine.kernel import asked
from vespers.engine.match import Match
from vespers.engine.scene import Scene
from vespers.engine.stage import Offer
from vespers.engine.symbols import SYMBOLS
from vespers.engine.words import Text
from vespers.games import find_game
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.drawing import around_the_ring
from vespers.games.heaven_ale.names import SPOKEN
from vespers.games.heaven_ale.scene import cues, scene, things
from vespers.games.heaven_ale.state import HeavenAle
from vespers.games.heaven_ale.words import Place, TileBought, Walk
from vespers.texts import LANGUAGES, Say, has_text

RECORDS = Path(__file__).parent / "records"


def drawn(s: HeavenAle, seat: int | None) -> Scene:
    step = asked(s)
    options = step.options(s) if step is not None and step.asks >= 0 else []
    offers = [Offer(GAME.codebook.number[a], a) for a in options]
    return scene(GAME.view(s, seat), seat, offers if step is not None and step.asks == seat else [])


def things_of(found: Scene) -> Iterator[Any]:
    for board in found.boards:
        yield from (board, *board.areas, *board.pieces)
    for panel in found.panels:
        yield from panel.figures
        for gauge in panel.gauges:
            yield from (gauge, *gauge.marks)
        for row in panel.rows:
            yield from (row, *row.pieces)


def texts_in(thing: Any) -> Iterator[Text]:
    if isinstance(thing, Text):
        yield thing
        for value in thing.values.values():
            yield from texts_in(value)
    elif isinstance(thing, msgspec.Struct):
        for field in msgspec.structs.fields(thing):
            yield from texts_in(getattr(thing, field.name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from texts_in(part)


def positions(seats: int) -> Iterator[HeavenAle]:
    """Every ninth position of a recorded game, and its end."""
    match: Match[Any] = record.read((RECORDS / f"greedy-{seats}.jsonl").read_bytes(), find_game)
    for length in [*range(0, len(match.log), 9), len(match.log)]:
        yield match.at(length).state


@pytest.mark.parametrize("seats", [2, 4])
def test_every_scene_is_sound(seats: int) -> None:
    for s in positions(seats):
        step = asked(s)
        seat = step.asks if step is not None and step.asks >= 0 else None
        found = drawn(s, seat)
        ids = [thing.id for thing in things_of(found)]
        assert len(set(ids)) == len(ids)
        areas = {area.id for board in found.boards for area in board.areas}
        assert {piece.on for board in found.boards for piece in board.pieces} <= areas
        clicked = {thing for option in found.options for thing in option.things}
        assert clicked <= set(ids)
        assert [
            key for key in {text.key for text in texts_in(found)} if key != "table-seat" and not has_text(key)
        ] == []
        assert {getattr(thing, "symbol", "") for thing in things_of(found)} - {""} <= SYMBOLS


def test_each_option_has_a_different_meaning() -> None:
    for s in positions(2):
        step = asked(s)
        if step is not None and step.asks >= 0:
            options = drawn(s, step.asks).options
            say = Say("en", GAME, GAME.options())
            assert len({(option.things, say.text(option.text)) for option in options}) == len(options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_says_what_the_terminal_says(language: str) -> None:
    say = Say(language, GAME, GAME.options(), ("Ann", "Ben"))
    for s in positions(2):
        step = asked(s)
        if step is not None and step.asks >= 0:
            for option, a in zip(drawn(s, step.asks).options, step.options(s), strict=True):
                assert say.text(option.text) == say.action(a, step.me)


def test_a_hex_tells_its_price_and_the_tile_travels_there() -> None:
    s = table()
    lay(s, 1, "hops 5")
    do(s, Walk(1))
    before = GAME.view(s, 0)
    notes = {option.things[0]: option.note for option in drawn(s, 0).options if option.note is not None}
    assert notes["hex-0-D1"] == Text("heaven-ale-scene-price", {"ducats": 5})
    assert notes["hex-0-S1"] == Text("heaven-ale-scene-price", {"ducats": 10})
    told = do(s, Place(hex_("D1")))
    bought = next(event for event in told if isinstance(event, TileBought))
    (cue,) = cues(before, GAME.view(s, 0), bought)
    assert (cue.thing, cue.source) == (f"tile-0-{hex_('D1')}", "space-1")


def test_every_action_can_be_clicked_or_is_a_button() -> None:
    view = GAME.view(table(), 0)
    for a in GAME.codebook.actions:
        if not isinstance(a, Walk) or a.space < len(view.track):
            assert all(isinstance(way, tuple) and way for way in things(view, a))
    assert "space" in SPOKEN


def test_the_ring_goes_clockwise_from_the_starting_area() -> None:
    corners = [around_the_ring(share) for share in (0.0, 0.2, 0.5, 0.8, 1.0)]
    assert corners[0][0] < 0 < corners[0][1]
    assert corners[1][0] == -5.0 and corners[3][0] == 5.0
    assert corners[2] == (0.0, -3.0) and corners[4][0] > 0
