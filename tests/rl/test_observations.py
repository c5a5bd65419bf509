"""Every view met in play fits its space; both forms tell the same; nothing of them is secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest
from librt.random import Random

from tests.engine.toy import Toy
from vespers.engine.game import Game
from vespers.engine.kernel import Chance, State, apply, chance_move
from vespers.games import find_game, game_names
from vespers.rl.actions import actions_of
from vespers.rl.encoder import Encode, encoder, encoder_of_many
from vespers.rl.fields import Number
from vespers.rl.layout import BadSpace, layout_of, register
from vespers.rl.observation import Observer, observer_of
from vespers.rl.sight import Drawn, Laid

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).players]
Way = type[Laid] | type[Drawn]
WAYS = [Laid, Drawn]  # without views: interpreted environments look in one way, compiled ones in the other
SHARE = 4  # of the positions of a game, one in so many is looked at


def positions(game: Game[Any], seats: int, options: Any, rng: Random) -> Iterator[State]:
    """Positions of one random game, those of chance too, and its end."""
    s = game.start(seats, options)
    while s.agenda:
        step = s.agenda[-1]
        if rng.randrange(SHARE) == 0:
            yield s
        if isinstance(step, Chance):
            chance_move(step, s, rng)
        else:
            found = step.options(s)
            apply(s, found[rng.randrange(len(found))])
    yield s


def misfits(observer: Observer, encode: Encode, view: Any, seat: int) -> dict[str, tuple[int, int]]:
    """The parts whose numbers lie outside what was declared, with their least and greatest."""
    missing = -np.array(observer.layout.blank(), np.uint8)
    raw = (np.frombuffer(encode(view, seat), np.uint8) + missing) + observer.low
    found = {}
    for part in observer.parts:
        numbers = raw[observer.places[part.name]]
        if numbers.min() < part.low or numbers.max() > part.high:
            found[part.name] = (int(numbers.min()), int(numbers.max()))
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_view_met_in_random_play_fits(name: str, seats: int) -> None:
    game, rng = find_game(name), Random(seats)
    observer = observer_of(game, seats)
    encode = encoder(observer.layout, seats)
    wrong: dict[str, tuple[int, int]] = {}
    for options in some_variants(game, seats, rng):
        for s in positions(game, seats, options, rng):
            seat = rng.randrange(seats)
            wrong |= misfits(observer, encode, game.view(s, seat), seat)
    assert wrong == {}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_written_function_does_what_the_readable_writers_do(name: str, seats: int) -> None:
    game, rng = find_game(name), Random(seats)
    layout = observer_of(game, seats).layout
    written, readable = (encoder_of_many(layout, seats, 1, compiled) for compiled in (False, True))
    for s in positions(game, seats, None, rng):
        seat = rng.randrange(seats)
        view = game.view(s, seat)
        assert written([view], [seat]).tobytes() == readable([view], [seat]).tobytes()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_laid_or_drawn_is_what_the_view_tells(name: str, seats: int, way: Way) -> None:
    """In every position, for every seat: what a look finds as it was at the last one is so."""
    game, rng = find_game(name), Random(seats)
    observer = observer_of(game, seats)
    sight = way(observer, 1)
    for options in some_variants(game, seats, rng):
        for s in positions(game, seats, options, rng):
            seen = np.stack([sight.one(s, seat, 0) for seat in range(seats)])
            raws = np.stack([observer.raw(game.view(s, seat), seat) for seat in range(seats)])
            assert differences(observer, seen, observer.flat(raws)) == []


def some_variants(game: Game[Any], seats: int, rng: Random) -> list[Any]:
    """The usual options, and three others of those that show everything."""
    variants = list(game.variants(seats))
    return [variants[n] for n in sorted({rng.randrange(len(variants)) for _ in range(3)} | {0})]


def differences(observer: Observer, found: Any, expected: Any) -> list[str]:
    """The names of what is not the same."""
    assert found.shape == expected.shape
    return [observer.flat_names()[n] for n in np.flatnonzero((found != expected).any(axis=0))]


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("far", [99, 9999])
def test_what_lies_beyond_the_bounds_is_seen_as_the_bound(compiled: bool, far: int) -> None:
    game = find_game("wolves")
    observer = observer_of(game, 2)
    view = msgspec.structs.replace(game.view(game.start(2), 0), round=far, starter=-2, area=(-9, far, 0, 0))
    seen = observer.structured(encoder_of_many(observer.layout, 2, 1, compiled)([view], [0])[0])
    assert (seen["round"].tolist(), seen["starter"].tolist()) == ([4], [-1])
    assert seen["area"].tolist() == [-1, 6, 0, 0]


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize(
    ("tile", "suit", "rank"),
    [(-2, -1, -1), (-1, -1, -1), (0, 0, 0), (9, 1, 4), (10, 2, 0), (28, 5, 3), (29, 5, 3), (9999, 5, 3)],
)
def test_a_tile_is_told_by_resource_and_fertility(compiled: bool, tile: int, suit: int, rank: int) -> None:
    """Heaven & Ale §1.2 Five resources of fertility 1 to 5, and the monks as one suit more."""
    game = find_game("heaven-ale")
    observer = observer_of(game, 2)
    view = msgspec.structs.replace(game.view(game.start(2), 0), chosen=tile)
    seen = observer.structured(encoder_of_many(observer.layout, 2, 1, compiled)([view], [0])[0])
    assert (seen["chosen.suit"].tolist(), seen["chosen.rank"].tolist()) == ([suit], [rank])


def test_in_the_flat_form_none_is_nothing() -> None:
    """Of everything that is no amount one place at most is 1, and none where there is none."""
    game = find_game("wolves")
    observer = observer_of(game, 2)
    raw = observer.raw(game.view(game.start(2), 0), 0)
    seen, flat = observer.structured(raw), observer.flat(raw)
    lone, told = seen["packs.lone"].tolist(), seen["asked"].tolist()
    ones = [name for name, number in zip(observer.flat_names(), flat.tolist(), strict=True) if number]
    assert lone == [-1, -1] and not [name for name in ones if name.startswith("packs.lone")]
    assert [name for name in ones if name.startswith("asked")] == [f"asked={told[0]}"]


@pytest.mark.parametrize("name", game_names())
def test_spaces_contain_what_is_seen_and_batches_agree(name: str) -> None:
    game, rng = find_game(name), Random(7)
    seats = game.players[-1]
    observer = observer_of(game, seats)
    views = [game.view(s, 1) for s in positions(game, seats, None, rng)][:20]
    raws = np.stack([observer.raw(view, 1) for view in views])
    for raw in raws:
        assert observer.structured_space.contains(observer.structured(raw))
        assert observer.flat_space.contains(observer.flat(raw))
    assert np.array_equal(observer.flat(raws), [observer.flat(raw) for raw in raws])
    batch = observer.structured(raws)
    for n, raw in enumerate(raws):
        assert all(np.array_equal(batch[key][n], one) for key, one in observer.structured(raw).items())


@pytest.mark.parametrize("name", game_names())
def test_the_flat_form_loses_nothing(name: str) -> None:
    """All numbers are found again in it."""
    game, rng = find_game(name), Random(3)
    seats = game.players[-1]
    observer = observer_of(game, seats)
    raws = np.stack([observer.raw(game.view(s, 0), 0) for s in positions(game, seats, None, rng)][:40])
    assert np.array_equal(observer.raw_of(observer.flat(raws)), raws)
    assert np.array_equal(observer.raw_of(observer.flat(raws[0])), raws[0])
    assert len(observer.flat_names()) == observer.flat_size == len(set(observer.flat_names()))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", game_names())
def test_two_worlds_look_the_same(name: str, way: Way) -> None:
    """What a seat cannot tell apart gives the same observation and mask, to the byte."""
    game, rng = find_game(name), Random(5)
    seats = game.players[-1]
    observer, actions = observer_of(game, seats), actions_of(game)
    sight = way(observer, 1)
    for options in list(game.variants(seats))[-3:]:
        for s in positions(game, seats, options, rng):
            for seat in range(seats):
                t = game.imagine(s, seat, rng)
                ours, theirs = (observer.raw(game.view(x, seat), seat) for x in (s, t))
                assert ours.tobytes() == theirs.tobytes()
                assert observer.flat(ours).tobytes() == observer.flat(theirs).tobytes()
                mine, imagined = (sight.one(x, seat, 0) for x in (s, t))
                assert mine.tobytes() == imagined.tobytes()
                if s.agenda and s.agenda[-1].asks == seat:
                    masks = [actions.marks(x.agenda[-1].options(x)) for x in (s, t)]
                    assert masks[0] == masks[1]


def test_a_hidden_hand_stays_hidden_and_ones_own_is_seen() -> None:
    game = find_game("wolves")
    rng, observer = Random(1), observer_of(game, 2)
    s = next(x for x in positions(game, 2, None, rng) if x.packs[0].held and x.packs[1].held)  # type: ignore[attr-defined]
    for seat in range(2):
        seen = observer.structured(observer.raw(game.view(s, seat), seat))
        hand = s.packs[seat].hand  # type: ignore[attr-defined]
        assert seen["packs.hand"][0, : len(hand)].tolist() == hand
        assert set(seen["packs.hand"][1].tolist()) == {-1}


def test_seats_are_counted_from_the_viewer() -> None:
    game = find_game("heaven-ale")
    s = next(x for x in positions(game, 3, None, Random(2)) if x.agenda and x.agenda[-1].asks >= 0)
    asks = s.agenda[-1].asks
    observer = observer_of(game, 3)
    for seat in range(3):
        seen = observer.structured(observer.raw(game.view(s, seat), seat))
        assert seen["asks"].tolist() == [(asks - seat) % 3]
        assert seen["abbeys.ducats"].tolist() == [s.abbeys[(seat + n) % 3].ducats for n in range(3)]  # type: ignore[attr-defined]


def test_an_undeclared_field_is_named() -> None:
    with pytest.raises(BadSpace, match="bounds are declared for the views of toy"):
        layout_of(Toy(), 2)
    register("toy", {"ToyView": {"mine": Number(-1, 2)}})
    with pytest.raises(BadSpace, match=r"the bounds of ToyView\.guessed"):
        layout_of(Toy(), 2)


def test_a_list_that_is_too_long_is_named() -> None:
    game = find_game("wolves")
    view = game.view(game.start(2), 0)
    longer = msgspec.structs.replace(view, area=(0, 0, 0, 0, 0))
    with pytest.raises(BadSpace, match=r"View\.area holds 5, and 4"):
        observer_of(game, 2).raw(longer, 0)
