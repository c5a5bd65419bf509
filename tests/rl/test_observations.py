"""Every view met in play fits its space; both forms tell the same; nothing of them is secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import numpy as np
import pytest
from librt.random import Random

from tests.engine.toy import Toy
from vespers.engine.bounds import BadSpace, Range
from vespers.engine.game import Game
from vespers.engine.kernel import Chance, State, apply, chance_move
from vespers.engine.observe import layout_of, step_names
from vespers.games import find_game, game_names
from vespers.games.wolves.view import View
from vespers.rl.actions import actions_of
from vespers.rl.observation import FastLooks, Observer, observer_of

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).players]
SHARE = 4  # of the positions of a game, one in so many is looked at


def positions(game: Game[Any], seats: int, settings: Any, rng: Random) -> Iterator[State]:
    """Positions of one random game, those of chance too, and its end."""
    s = game.start(seats, settings)
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


def misfits(observer: Observer, view: Any, seat: int) -> dict[str, tuple[int, int]]:
    """The parts whose numbers lie outside what was declared, with their least and greatest."""
    raw = np.frombuffer(observer.encode(view, seat), np.int32)
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
    wrong: dict[str, tuple[int, int]] = {}
    for settings in some_variants(game, seats, rng):
        for s in positions(game, seats, settings, rng):
            seat = rng.randrange(seats)
            wrong |= misfits(observer, game.view(s, seat), seat)
    assert wrong == {}


def fast_looks(game: Game[Any], seats: int, rows: int = 1) -> FastLooks:
    """What the compiled tree looks through; it works interpreted too."""
    return FastLooks(observer_of(game, seats), rows)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_game_writes_by_hand_is_what_its_view_tells(name: str, seats: int) -> None:
    """In every position, for every seat: what a look finds as it was at the last one is so."""
    game, rng = find_game(name), Random(seats)
    observer, fast = observer_of(game, seats), fast_looks(game, seats)
    for settings in some_variants(game, seats, rng):
        for s in positions(game, seats, settings, rng):
            seen = np.stack([fast.one(s, seat) for seat in range(seats)])
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


@pytest.mark.parametrize("far", [99, 9999])
def test_what_lies_beyond_the_bounds_is_seen_as_the_bound(far: int) -> None:
    game = find_game("wolves")
    observer = observer_of(game, 2)
    view = msgspec.structs.replace(game.view(game.start(2), 0), round=far, starter=-2, area=(-9, far, 0, 0))
    seen = observer.structured(observer.raw(view, 0))
    assert (seen["round"].tolist(), seen["starter"].tolist()) == ([4], [-1])
    assert seen["area"].tolist() == [-1, 6, 0, 0]


@pytest.mark.parametrize(
    ("tile", "suit", "rank"), [(-1, -1, -1), (0, 0, 0), (9, 1, 4), (10, 2, 0), (28, 5, 3)]
)
def test_a_tile_is_told_by_resource_and_fertility(tile: int, suit: int, rank: int) -> None:
    """Heaven & Ale §1.2 Five resources of fertility 1 to 5, and the monks as one suit more."""
    game = find_game("heaven-ale")
    observer = observer_of(game, 2)
    view = msgspec.structs.replace(game.view(game.start(2), 0), chosen=tile)
    seen = observer.structured(observer.raw(view, 0))
    assert (seen["chosen.suit"].tolist(), seen["chosen.rank"].tolist()) == ([suit], [rank])


def test_in_the_flat_form_none_is_nothing() -> None:
    """Of everything that is no amount one place at most is 1, and none where there is none."""
    game = find_game("wolves")
    observer = observer_of(game, 2)
    raw = observer.raw(game.view(game.start(2), 0), 0)
    seen, flat = observer.structured(raw), observer.flat(raw)
    lone, step = seen["packs.lone"].tolist(), seen["asked"].tolist()
    ones = [name for name, number in zip(observer.flat_names(), flat.tolist(), strict=True) if number]
    assert lone == [-1, -1] and not [name for name in ones if name.startswith("packs.lone")]
    assert [name for name in ones if name.startswith("asked")] == [f"asked={step[0]}"]


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
    """Different numbers look different in it, and every place has a name."""
    game, rng = find_game(name), Random(3)
    seats = game.players[-1]
    observer = observer_of(game, seats)
    raws = {observer.raw(game.view(s, 0), 0).tobytes() for s in positions(game, seats, None, rng)}
    flats = {observer.flat(np.frombuffer(raw, np.int32)).tobytes() for raw in raws}
    assert len(flats) == len(raws) > 1
    assert len(observer.flat_names()) == observer.flat_size == len(set(observer.flat_names()))


@pytest.mark.parametrize("name", game_names())
def test_two_worlds_look_the_same(name: str) -> None:
    """What a seat cannot tell apart gives the same observation and mask, to the byte."""
    game, rng = find_game(name), Random(5)
    seats = game.players[-1]
    observer, actions = observer_of(game, seats), actions_of(game)
    fast = fast_looks(game, seats)
    for settings in list(game.variants(seats))[-3:]:
        for s in positions(game, seats, settings, rng):
            for seat in range(seats):
                t = game.imagine(s, seat, rng)
                ours, theirs = (observer.raw(game.view(x, seat), seat) for x in (s, t))
                assert ours.tobytes() == theirs.tobytes()
                assert observer.flat(ours).tobytes() == observer.flat(theirs).tobytes()
                mine, imagined = (fast.one(x, seat) for x in (s, t))
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
    with pytest.raises(BadSpace, match=r"the bounds of ToyView\.mine"):
        layout_of(Toy(), 2)


def test_a_game_in_one_module_and_one_that_inherits_know_their_steps() -> None:
    """Choices are found beside the game itself, and beside the games it inherits from."""

    class Variant(type(find_game("wolves"))):  # type: ignore[misc]
        pass

    assert "HideCoin" in step_names(Toy())
    assert step_names(Variant()) == step_names(find_game("wolves"))
    assert layout_of(Variant(), 2) == layout_of(find_game("wolves"), 2)


class LongerView(View, frozen=True, gc=False):
    tired: bool


def test_what_is_written_by_hand_is_used_only_if_it_fits_the_view() -> None:
    """A game whose view has one more field is seen through its view until `observation.py` follows."""

    class Longer(type(find_game("wolves"))):  # type: ignore[misc]
        views = LongerView

    assert observer_of(find_game("wolves"), 2).write is not None
    assert Observer(Longer(), 2).write is None


class OneMonk(msgspec.Struct, frozen=True):
    noise: Annotated[int, Range(0, 16)]
    wounded: bool


class OneMonkMore(msgspec.Struct, frozen=True):
    noise: Annotated[int, Range(0, 16)]
    thirst: Annotated[int, Range(0, 3)]
    wounded: bool


def test_a_new_field_of_a_view_needs_nothing_but_its_annotation() -> None:
    """Of a new field of a state only the view struct is told; spaces, names and numbers follow from it."""

    def seen(view: Any) -> tuple[list[str], list[int]]:
        toy = Toy()
        toy.views = type(view)  # type: ignore[misc]
        observer = Observer(toy, 2)
        return observer.flat_names(), observer.raw(view, 0).tolist()

    assert seen(OneMonk(3, True)) == (["noise", "wounded"], [3, 1])
    assert seen(OneMonkMore(3, 2, True)) == (["noise", "thirst", "wounded"], [3, 2, 1])


def test_a_list_that_is_too_long_is_named() -> None:
    game = find_game("wolves")
    view = game.view(game.start(2), 0)
    longer = msgspec.structs.replace(view, area=(0, 0, 0, 0, 0))
    with pytest.raises(BadSpace, match=r"View\.area holds 5, and 4"):
        observer_of(game, 2).raw(longer, 0)
