"""The rulings of Wolves, answer by answer."""

from __future__ import annotations

import pytest

from tests.wolves.drawing import A, B, drawn, power, scored
from vespers.engine.kernel import settle
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import AmbushUsed, RowWon, WolvesSettings
from vespers.games.wolves.pieces import CELLS, SIDE, TOO_BIG, Area
from vespers.games.wolves.rules.after_round import TAKE_ALPHA_POWER, replay_round
from vespers.games.wolves.scoring import Count, strengths


def ruled(**rulings: str) -> WolvesSettings:
    return WolvesSettings(rulings=rulings)


@pytest.mark.rule("5.8")
@pytest.mark.parametrize(("answer", "strength"), [("any-size", (3, 2)), ("full-size", (1, 2))])
def test_corners_of_a_small_territory(answer: str, strength: tuple[int, int]) -> None:
    box = GAME.box(ruled(corners=answer))
    t = drawn("a1 b2")
    t.state.box = box
    row = box.areas[t.state.area].rows[0]
    assert tuple(strengths(t.state, row)) == strength


@pytest.mark.rule("5.3", "5.8")
def test_corners_of_a_whole_territory_count_in_any_case() -> None:
    for answer in ("any-size", "full-size"):
        box = GAME.box(ruled(corners=answer))
        long, short = box.numbers.long, box.numbers.short
        full = [area for area in box.areas if {area.high(), area.wide()} == {long, short}]
        assert full and all(len(area.corners) == 4 for area in full)
    assert scored("a1 b2").events_of(RowWon)[0].seat == A


@pytest.mark.rule("5.6", "7.11")
@pytest.mark.parametrize(("answer", "ready"), [("ready", True), ("spent", False)])
def test_an_ambush_in_a_replayed_round(answer: str, ready: bool) -> None:
    s = GAME.start(2, ruled(replayed_ambush=answer))
    pack = s.packs[A]
    pack.power, pack.ready = 0, False
    replay_round(s, Count([0, 0]))
    pack.gather(s.box)
    assert pack.ready == ready


@pytest.mark.rule("7.2", "7.11")
def test_a_round_that_was_won_makes_every_ambush_ready_again() -> None:
    for answer in ("ready", "spent"):
        s = GAME.start(2, ruled(replayed_ambush=answer))
        s.offered = (2, 3)
        s.packs[A].power, s.packs[A].ready = 0, False
        step = TAKE_ALPHA_POWER[B]
        step.do(s, step.candidates(s)[2])
        for pack in s.packs:
            pack.gather(s.box)
        assert s.packs[A].ready and s.packs[B].ready
        settle(s)


@pytest.mark.rule("7.12", "2.5")
@pytest.mark.parametrize(("ambush", "foe", "name"), [("great-leap", "b1", "3"), ("duel", "b3", "3")])
def test_an_ambush_and_the_last_visible_wolf(ambush: str, foe: str, name: str) -> None:
    for answer, why in (("from-all", "last_visible_wolf §2.5"), ("not-from-ambushes", None)):
        t = drawn(f"a5 {foe}", hand=name, power=ambush)
        t.state.box = GAME.box(ruled(protection=answer))
        assert t.why(name, (1, 2)) == why
    t.place(name, (1, 2))
    assert t.pack(B).visible == 0 and t.events_of(AmbushUsed) == [AmbushUsed(A, power(ambush))]


@pytest.mark.rule("7.12", "2.5")
def test_what_needs_no_ambush_never_covers_the_last_visible_wolf() -> None:
    for used in ("", "a"):
        t = drawn("a5 b2", hand="3 2", power="duel", used=used)
        t.state.box = GAME.box(ruled(protection="not-from-ambushes"))
        assert t.why("3", (1, 2)) == "last_visible_wolf §2.5"
        assert (t.why("2", (1, 2)) is None) == (used == ""), "a Duel may, while it is ready"


def holding(area: Area, high: int, wide: int) -> bool:
    """Whether a rectangle of this size could hold the area."""
    return area.high() <= high and area.wide() <= wide


@pytest.mark.rule("2.3", "2.7")
def test_a_wolf_may_lie_exactly_where_some_whole_territory_would_hold_all_wolves() -> None:
    """No other answer is possible to when the shape is fixed: it follows from the rectangle of twelve."""
    box = GAME.box(WolvesSettings())
    for number, area in enumerate(box.areas):
        for cell in CELLS:
            after = area.grown(cell)
            held = holding(after, 3, 4) or holding(after, 4, 3)
            assert (box.grown[number][cell] != TOO_BIG) == held
        assert area.fixed(4) == (holding(area, 3, 4) != holding(area, 4, 3))


@pytest.mark.rule("5.7")
def test_rows_the_other_way_are_the_same_game_with_the_table_turned() -> None:
    """Every territory, every growth of it and its corners have a twin with rows and columns exchanged."""
    box = GAME.box(WolvesSettings())
    by_name = {area.name(): area for area in box.areas}

    def turned(cell: int) -> int:
        return cell % SIDE * SIDE + cell // SIDE

    for number, area in enumerate(box.areas):
        top, bottom, left, right = area.name()
        twin = by_name[left, right, top, bottom]
        other = box.areas.index(twin)
        assert {turned(cell) for cell in area.corners} == set(twin.corners)
        columns = [list(column) for column in zip(*area.rows, strict=True)]
        assert [[turned(cell) for cell in column] for column in columns] == twin.rows
        fits = [box.grown[number][cell] != TOO_BIG for cell in CELLS]
        assert fits == [box.grown[other][turned(cell)] != TOO_BIG for cell in CELLS]
