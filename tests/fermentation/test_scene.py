"""The drawing of Triple Fermentation: everything is there, and everything offered can be clicked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from librt.random import Random

from tests.fermentation.monastery import MOONS, Monastery
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.engine.scene import Pawn, Scene, Thing
from vespers.engine.symbols import SYMBOLS
from vespers.engine.words import Text
from vespers.games.fermentation import GAME
from vespers.games.fermentation.book import APPLIED_ACTION, DRINK, GO, ROLLED, USE_CARD
from vespers.games.fermentation.scene import cues, things
from vespers.games.fermentation.words import Added, Drew, Fell, Noisier, Options, Trophy
from vespers.table.stages import offers_for, scene_of
from vespers.texts import has_text

TABLES = {
    "alone": (1, Options()),
    "free": (3, Options(layout="free", recipe="choice")),
    "six": (6, Options(hunter="were-raven")),
    "last moon": (2, Options(packs=MOONS, moon=13)),
    "bear": (2, Options(hunter="were-bear", recipe="triple")),
}


def playing(table: str) -> Iterator[Match[Any]]:
    """A random match, seen before each decision and at its end."""
    seats, options = TABLES[table]
    match, rng = Match(GAME, seats, options, SeededDealer(table)), Random(len(table))
    while (step := match.asked()) is not None:
        yield match
        found = step.options(match.state)
        match.play(step.asks, found[rng.randrange(len(found))])
    yield match


def drawn(s: Any, seat: int | None) -> Scene:
    return scene_of(GAME, s.box, s, seat, offers_for(GAME, s.box, s, seat))


def shown(scene: Scene) -> list[Thing]:
    """Every thing with an id."""
    boards = [t for b in scene.boards for t in (b, *b.areas, *b.pieces)]
    rows = [t for r in (*scene.rows, *(r for p in scene.panels for r in p.rows)) for t in (r, *r.pieces)]
    gauges = [t for g in (*scene.gauges, *(g for p in scene.panels for g in p.gauges)) for t in (g, *g.marks)]
    return [*boards, *rows, *gauges, *(f for p in scene.panels for f in p.figures)]


def texts(struct: Any) -> Iterator[Text]:
    """Every text anywhere in a struct."""
    if isinstance(struct, Text):
        yield struct
    if isinstance(struct, msgspec.Struct):
        struct = [getattr(struct, name) for name in struct.__struct_fields__]
    if isinstance(struct, dict):
        struct = list(struct.values())
    if isinstance(struct, list | tuple):
        for part in struct:
            yield from texts(part)


@pytest.mark.parametrize("table", TABLES)
def test_every_position_can_be_drawn_and_clicked(table: str) -> None:
    for number, match in enumerate(playing(table)):
        step = match.asked()
        if number % 3 and step is not None and step.asks == 0:
            continue  # every third position of the same seat is enough
        scene = drawn(match.state, None if step is None else step.asks)
        ids = [thing.id for thing in shown(scene)]
        assert len(ids) == len(set(ids)), "ids belong to one thing"
        assert {text.key for text in texts(scene) if not has_text(text.key)} <= {"table-seat"}
        pieces = [piece for board in scene.boards for piece in board.pieces]
        assert {piece.on for piece in pieces} <= set(ids)
        assert {t.symbol for t in shown(scene) if hasattr(t, "symbol")} - {""} <= SYMBOLS
        if step is None:
            assert scene.sheet is not None and scene.sheet.final and len(scene.sheet.verdicts) == match.seats
        else:
            numbers = {GAME.codebook.number[a] for a in step.options(match.state)}
            assert {option.number for option in scene.options} == numbers
            assert all([set(option.things) <= set(ids) for option in scene.options])
            assert drawn(match.state, None).options == ()


def test_a_step_is_a_click_on_the_tile_and_a_lying_monk_lies() -> None:
    t = Monastery(2).at("edge", 1)
    t.s.down[1] = 1
    view = GAME.view(t.s, 0)
    assert things(t.s.box, view, GO[t.tile("well")]) == [("place-1",)]
    pawns = [piece for piece in drawn(t.s, 0).boards[0].pieces if isinstance(piece, Pawn)]
    assert [(pawn.on, pawn.lying) for pawn in pawns] == [("place-5", False), ("place-8", True)]


def test_equal_cards_are_two_ways_to_say_the_same() -> None:
    t = Monastery(2).give(0, "grace", "grace")
    view = GAME.view(t.s, 0)
    assert len(things(t.s.box, view, USE_CARD[t.card("grace")])) == 2
    assert things(t.s.box, view, USE_CARD[t.card("rope")]) == []


def test_what_happens_moves_things() -> None:
    t = Monastery(2)
    before = GAME.view(t.s, 0)
    t.give(0, "club").trophy(0, "pup")
    after = GAME.view(t.s, 0)
    box = t.s.box
    assert cues(box, before, after, ROLLED[3])[0].kind == "roll"
    drew = cues(box, before, after, Drew(t.card("club")))
    assert [(cue.thing, cue.source) for cue in drew] == [(f"card-0-{t.card('club')}-0", "deck-forge")]
    assert cues(box, before, after, Trophy(0, 0))[0].thing == "trophy-0-0-0"
    assert [
        cue.kind
        for e in (Added(0, 1, 0, 2), Fell(0, 1), Noisier(0, 3))
        for cue in cues(box, before, after, e)
    ] == [
        "gain",
        "loss",
        "glow",
    ]
    assert cues(box, before, after, GO[0]) == ()


def hints(t: Monastery) -> dict[str, dict[str, Any]]:
    """What is noted beside the options, by the key of their text."""
    return {str(o.text.key).split("-")[-1]: dict(o.note.values) for o in drawn(t.s, 0).options if o.note}


def test_options_tell_their_chances() -> None:
    t = Monastery(2).at("main-entrance").turn()
    assert hints(t) == {"Applied": {"chance": 50}}
    t.s.focus[0] = 1
    assert hints(t) == {"Applied": {"chance": 75}}
    t.s.focus[0] = 0
    t.s.alcohol[0] = 1
    t.say(APPLIED_ACTION).roll(4)
    beers = [dict(o.note.values) for o in drawn(t.s, 0).options if o.note]
    assert beers == [{"result": 5, "risk": 33}, {"result": 6, "risk": 50}]
    t.say(DRINK[0]).find("pup", "old-one")
    chances = [o.note.values["chance"] for o in drawn(t.s, 0).options if o.note]
    assert chances == [72, 17], "26 and 6 of 36"


@pytest.mark.rule("3.11")
def test_in_the_cloister_no_find_is_promised() -> None:
    t = Monastery(2)
    assert APPLIED_ACTION in t.options() and hints(t) == {}
