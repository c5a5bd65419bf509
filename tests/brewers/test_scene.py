"""The drawing: every click leads to a thing that is there, every word has a text, nothing hidden is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from vespers.engine.dealer import SeededDealer
from vespers.engine.kit import play_at_random
from vespers.engine.match import Match
from vespers.engine.scene import Scene
from vespers.engine.speech import action_text, prompt_text
from vespers.engine.stage import Moment, Offer
from vespers.engine.symbols import SYMBOLS
from vespers.engine.words import Text
from vespers.games.brewers import GAME, scene
from vespers.games.brewers.state import Brewers
from vespers.games.brewers.words import BrewersOptions
from vespers.texts import has_text

OVER = Text("brewers-scene-over")
known = cache(has_text)
TABLES = [
    (1, BrewersOptions(packs=("base", "hermit"), night=2)),
    (2, BrewersOptions()),
    (4, BrewersOptions(packs=("base", "night-of-the-beast"), blind_draft=True, team=True)),
    (8, BrewersOptions(long_night=True)),
]


def drawn(match: Match[Brewers], seat: int | None) -> Scene:
    step, box = match.asked(), match.state.box
    offers: list[Offer] = []
    prompt: Text = OVER
    asked: tuple[int, ...] = ()
    if step is not None:
        prompt, asked = prompt_text(GAME, box, step, match.state), (step.asks,)
        if step.asks == seat:
            options = step.options(match.state)
            offers = [Offer(GAME.codebook.number[a], a, action_text(GAME, box, a, step.me)) for a in options]
    return scene.scene(moment(match, seat, prompt, asked, offers))


def moment(
    match: Match[Brewers],
    seat: int | None,
    prompt: Text = OVER,
    asked: tuple[int, ...] = (),
    offers: Sequence[Offer] = (),
) -> Moment:
    view = GAME.view(match.state, seat)
    return Moment(box=match.state.box, view=view, seat=seat, prompt=prompt, asked=asked, offers=tuple(offers))


def structs(thing: Any) -> Iterator[Any]:
    """Every struct within."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from structs(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from structs(part)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from structs(part)


def check(found: Scene) -> None:
    every = list(structs(found))
    ids = [one.id for one in every if hasattr(one, "id")]
    assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)
    for option in found.options:
        assert set(option.things) <= set(ids), option
    areas = {area.id for board in found.boards for area in board.areas}
    assert {piece.on for board in found.boards for piece in board.pieces} <= areas
    for one in every:
        if isinstance(one, Text) and one.key != "table-seat":
            assert known(one.key), one.key
        symbol = getattr(one, "symbol", "")
        assert not symbol or symbol in SYMBOLS, symbol
    assert msgspec.json.decode(msgspec.json.encode(found), type=Scene) == found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_can_be_drawn_for_everybody(seats: int, options: BrewersOptions) -> None:
    whole = play_at_random(GAME, seats, options, 5)
    match: Match[Brewers] = Match(GAME, seats, options)
    for number, entry in enumerate(whole.log):
        match.play(entry.seat, entry.action)
        step = match.asked()
        if step is not None and number % seats == 0:
            check(drawn(match, step.asks if step.asks >= 0 else None))
    for seat in (0, None):
        last = drawn(match, seat)
        check(last)
        assert last.sheet is not None and last.sheet.final and len(last.sheet.verdicts) == seats


def test_every_option_of_a_turn_is_offered() -> None:
    match = Match(GAME, 2, None, SeededDealer("scene"))
    step = match.asked()
    assert step is not None
    found = drawn(match, step.asks)
    assert {option.number for option in found.options} == {
        GAME.codebook.number[a] for a in step.options(match.state)
    }
    assert all(option.things for option in found.options), "each monk is a card to click"


def test_a_search_tells_its_chances() -> None:
    view = GAME.view(play_at_random(GAME, 2, None, 1).at(3).state, 0)
    note = scene.chances(GAME.box(BrewersOptions()), msgspec.structs.replace(view, asks=0), 2)
    assert note.key == "brewers-scene-chance" and {"quiet", "loud"} == set(note.values)


def test_things_that_happen_move_something_that_is_drawn() -> None:
    whole = play_at_random(GAME, 3, None, 8)
    match: Match[Brewers] = Match(GAME, 3, None)
    seen = set()
    for entry in whole.log:
        before = GAME.view(match.state, None)
        match.play(entry.seat, entry.action)
        after = GAME.view(match.state, None)
        ids = {one.id for one in structs(scene.scene(moment(match, None))) if hasattr(one, "id")}
        for told in (entry.action, *match.events[-1]):
            for cue in scene.cues(match.state.box, before, after, told):
                seen.add(cue.kind)
                assert cue.kind == "roll" or {cue.thing, cue.source or cue.thing} <= ids, cue
    assert {"roll", "glow"} <= seen
