"""The drawing: everything has one id and a text, options lead to things that are there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.heaven_ale.table import do, hex_, lay, table, tile
from vespers.engine import record
from vespers.engine.kernel import apply, asked
from vespers.engine.match import Match
from vespers.engine.scene import Scene
from vespers.engine.symbols import SYMBOLS
from vespers.engine.words import Text
from vespers.games import find_game
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.drawing import around_the_ring
from vespers.games.heaven_ale.scene import cues, things
from vespers.games.heaven_ale.state import HeavenAle
from vespers.games.heaven_ale.words import Place, Stop, Take, TileBought, Walk
from vespers.table.stages import offers_for, scene_of
from vespers.texts import Say, has_text

RECORDS = Path(__file__).parent / "records"


def drawn(s: HeavenAle, seat: int | None) -> Scene:
    return scene_of(GAME, s.box, s, seat, offers_for(GAME, s.box, s, seat))


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
        for field in thing.__struct_fields__:
            yield from texts_in(getattr(thing, field))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from texts_in(part)


def positions(seats: int) -> Iterator[HeavenAle]:
    """Every eleventh position of a recorded game, and its end."""
    match: Match[Any] = record.read((RECORDS / f"greedy-{seats}.jsonl").read_bytes(), find_game)
    s = GAME.start(seats, match.options)
    for number, entry in enumerate(match.log):
        if number % 11 == 0:
            yield s
        apply(s, entry.action)
    yield s


@pytest.mark.parametrize("seats", [2, 4])
def test_every_scene_is_sound(seats: int) -> None:
    keys: set[str] = set()
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
        keys |= {text.key for text in texts_in(found)}
        assert {getattr(thing, "symbol", "") for thing in things_of(found)} - {""} <= SYMBOLS
    assert [key for key in sorted(keys) if key != "table-seat" and not has_text(key)] == []


def test_each_option_has_a_different_meaning() -> None:
    for s in positions(2):
        step = asked(s)
        if step is not None and step.asks >= 0:
            options = drawn(s, step.asks).options
            say = Say("en", GAME, GAME.options())
            assert len({(option.things, say.text(option.text)) for option in options}) == len(options)


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
    (cue,) = cues(s.box, before, GAME.view(s, 0), bought)
    assert (cue.thing, cue.source) == (f"tile-0-{hex_('D1')}", "space-1")


def test_equal_tiles_are_equal_ways_to_say_the_same() -> None:
    s = table()
    lay(s, 1, "hops 5", "wood 1", "hops 5")
    do(s, Walk(1))
    ways = things(s.box, GAME.view(s, 0), Take(tile("hops 5")))
    assert ways == [("goods-1-0",), ("goods-1-2",)]
    assert things(s.box, GAME.view(s, 0), Stop()) == [()], "a button"


def test_every_action_can_be_clicked_or_is_a_button() -> None:
    s = table()
    for a in GAME.codebook.actions:
        assert all(isinstance(way, tuple) for way in things(s.box, GAME.view(s, 0), a))


def test_the_ring_goes_clockwise_from_the_starting_area() -> None:
    corners = [around_the_ring(share) for share in (0.0, 0.2, 0.5, 0.8, 1.0)]
    assert corners[0][0] < 0 < corners[0][1]
    assert corners[1][0] == -5.0 and corners[3][0] == 5.0
    assert corners[2] == (0.0, -3.0) and corners[4][0] > 0
