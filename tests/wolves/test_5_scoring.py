"""Chapter 5 of the rules: scoring."""

from __future__ import annotations

import pytest

from tests.wolves.drawing import A, B, drawn, scored
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import MoonsTied, MoonsWon, RoundReplayed, RoundWon, RowTied, RowWon

FULL_WIDE = """
    a1 b2 b3 b1
    a4 b4 a5 b4
    a3 b2 b2 a3
"""
FULL_HIGH = """
    a1 b2 b3
    a4 b4 a5
    a3 b2 b2
    b1 a3 b3
"""


@pytest.mark.rule("5.1")
def test_most_visible_moons_are_worth_two_points_once() -> None:
    t = scored("a2 a2 b5 b5")
    assert t.events_of(MoonsWon) == [MoonsWon(A, moons=(4, 0), points=2)]
    assert t.events_of(RoundWon) == [RoundWon(B, points=(2, 2), cards=(0, 2), by_cards=True)]


@pytest.mark.rule("5.1")
def test_equal_moons_are_worth_nothing_to_anybody() -> None:
    t = scored("a2 b2 b3")
    assert t.events_of(MoonsTied) == [MoonsTied(moons=(2, 2))] and not t.events_of(MoonsWon)
    assert t.events_of(RoundWon)[0].points == (0, 3)


@pytest.mark.rule("5.9")
def test_moons_count_in_the_rows_one_loses_as_well() -> None:
    t = scored(
        """
        a2 b5
        a1 b4
        """
    )
    assert t.events_of(MoonsWon) == [MoonsWon(A, moons=(3, 1), points=2)]
    assert [row.seat for row in t.events_of(RowWon)] == [B, B]


@pytest.mark.rule("5.1", "8.4")
def test_the_moons_of_a_covered_wolf_do_not_count() -> None:
    assert scored("a2b3 a3 b4").events_of(MoonsWon) == [MoonsWon(B, moons=(0, 1), points=2)]


@pytest.mark.rule("5.2")
def test_the_higher_sum_of_visible_values_wins_the_row() -> None:
    t = scored("a3 b2 a1 b1 ")
    assert t.events_of(RowWon) == [RowWon(B, row=4, strength=(3 + 1, 2 + 3), cards=2, points=2)]


@pytest.mark.rule("5.2")
def test_the_winner_takes_their_own_visible_wolves_and_the_rest_is_set_aside() -> None:
    t = scored("a5 b3 a4 b3")
    assert t.events_of(RowWon) == [RowWon(A, row=4, strength=(9, 6), cards=2, points=2)]
    assert t.events_of(RoundWon)[0].cards == (2, 0)


@pytest.mark.rule("5.2")
def test_a_tied_row_is_lost_for_both() -> None:
    t = scored(
        """
        a5 b5
        a3 b4
        """
    )
    assert t.events_of(RowTied) == [RowTied(row=4, strength=(5, 5))]
    assert t.events_of(RoundWon)[0].cards == (0, 1)


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(("drawing", "rows"), [(FULL_WIDE, 3), (FULL_HIGH, 4)])
def test_a_wide_territory_has_three_rows_and_a_high_one_four(drawing: str, rows: int) -> None:
    t = scored(drawing)
    assert len(t.events_of(RowWon)) + len(t.events_of(RowTied)) == rows


@pytest.mark.rule("5.7")
def test_rows_run_from_left_to_right_and_columns_never_score() -> None:
    lying, standing = scored("a5 b3 a3"), scored("a5\nb3\na3")
    assert lying.events_of(RowWon) == [RowWon(A, row=4, strength=(8, 3), cards=2, points=3)]
    assert [(row.seat, row.row, row.strength) for row in standing.events_of(RowWon)] == [
        (A, 3, (5, 0)),
        (B, 4, (0, 3)),
        (A, 5, (3, 0)),
    ]


@pytest.mark.rule("5.2")
def test_an_incomplete_territory_is_scored_with_the_rows_it_has() -> None:
    t = scored(
        """
        a5 .. ..
        b4 b3 a4
        """
    )
    assert [(row.seat, row.row, row.cards) for row in t.events_of(RowWon)] == [(A, 3, 1), (B, 4, 2)]


@pytest.mark.rule("5.2", "8.4")
def test_only_the_visible_wolf_of_a_pile_counts() -> None:
    t = scored("b4a5b5 a4 a3")
    assert t.events_of(RowWon) == [RowWon(A, row=4, strength=(7, 5), cards=2, points=3)]


@pytest.mark.rule("5.3")
def test_a_one_in_a_corner_counts_three() -> None:
    t = scored(FULL_WIDE)
    assert t.events_of(RowWon)[0] == RowWon(B, row=3, strength=(3, 2 + 3 + 3), cards=3, points=4)


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("drawing", "strength"),
    [
        ("b5 a1 b5", [(1, 10)]),
        ("b5 b5 b5\na1 b5 b5\nb5 b5 b5", [(0, 15), (1, 10), (0, 15)]),
        ("b5 b5 b5\nb5 a1 b5\nb5 b5 b5", [(0, 15), (1, 10), (0, 15)]),
    ],
)
def test_a_one_on_an_edge_or_inside_counts_one(drawing: str, strength: list[tuple[int, int]]) -> None:
    assert [row.strength for row in scored(drawing).events_of(RowWon)] == strength


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("drawing", ["a1 b5 b5\nb5 b5 b5", "b5 b5 a1\nb5 b5 b5"])
def test_all_corners_are_alike(drawing: str) -> None:
    upside_down = "\n".join(reversed(drawing.split("\n")))
    assert scored(drawing).events_of(RowWon)[0].strength == (3, 10)
    assert scored(upside_down).events_of(RowWon)[1].strength == (3, 10)


@pytest.mark.rule("5.8")
def test_corners_are_those_of_the_smallest_rectangle_around_all_wolves() -> None:
    t = scored(
        """
        .. a1 b5 ..
        b4 b4 b4 a1
        """
    )
    assert [row.strength for row in t.events_of(RowWon)] == [(1, 5), (3, 12)]


@pytest.mark.rule("5.8")
def test_a_corner_is_lost_when_the_territory_grows_past_it() -> None:
    t = drawn("b4 a1", hand="5")
    assert GAME.view(t.state, A).standing.rows == ((3, 4),)
    t.place("5", (1, 3))
    assert GAME.view(t.state, A).standing.rows == ((1 + 5, 4),)


@pytest.mark.rule("5.8")
def test_in_a_single_row_or_column_both_ends_are_corners_and_count_once() -> None:
    assert scored("a1").events_of(RowWon)[0].strength == (3, 0)
    assert [row.strength for row in scored("a1\nb5\na1").events_of(RowWon)] == [(3, 0), (0, 5), (3, 0)]


@pytest.mark.rule("5.3", "8.4")
def test_a_covered_one_has_no_power_over_its_corner() -> None:
    assert scored("a1b2 a4 a3").events_of(RowWon)[0].strength == (7, 2)


@pytest.mark.rule("5.4")
def test_a_three_taken_is_worth_two_points_and_adds_three_to_its_row() -> None:
    t = scored("a3 a3 b5")
    assert t.events_of(RowWon) == [RowWon(A, row=4, strength=(6, 5), cards=2, points=4)]


@pytest.mark.rule("5.4")
def test_a_three_in_a_row_that_is_not_won_is_worth_nothing() -> None:
    assert scored("a3 b5").events_of(RoundWon)[0].points == (0, 1)
    assert scored("a3 b3\na5 b3").events_of(RoundWon)[0].points == (1, 0)


@pytest.mark.rule("5.5")
def test_points_are_wolves_taken_threes_and_moons() -> None:
    t = scored(FULL_WIDE.replace("a5", "a2"))
    # rows: 3 : 8, 6 : 8, 6 : 4; moons 4 : 9
    won = t.events_of(RoundWon)[0]
    assert won == RoundWon(B, points=(4, 4 + 2 + 2), cards=(2, 5), by_cards=False)


@pytest.mark.rule("5.5")
def test_more_points_win_the_round_whatever_the_number_of_wolves() -> None:
    won = scored("a2 a2 a3 b2\nb5 b4 a1 b5").events_of(RoundWon)[0]
    # a takes 3 wolves of the first row; b takes 3 of the second; a has the moons and a three
    assert won.points == (6, 3) and won.seat == A and not won.by_cards


@pytest.mark.rule("5.6", "5.9")
def test_with_equal_points_more_wolves_taken_win_the_round() -> None:
    t = scored(FULL_WIDE)
    # rows: 3 : 8, 9 : 8, 6 : 4; moons 2 : 9
    assert t.events_of(RoundWon) == [RoundWon(A, points=(2 + 4, 4 + 2), cards=(4, 3), by_cards=True)]
    assert t.asked() == "TakeLoneWolf a"


@pytest.mark.rule("5.6")
@pytest.mark.parametrize("drawing", ["a3 b3", "a5 b4\na4 b5\nb2 a2"])
@pytest.mark.parametrize("starter", [A, B])
def test_a_full_tie_is_replayed_and_the_other_player_begins(drawing: str, starter: int) -> None:
    t = scored(drawing, starter=starter)
    assert [event.starter for event in t.events_of(RoundReplayed)] == [1 - starter]
    assert not t.events_of(RoundWon)
    assert (t.pack(A).wins, t.pack(B).wins) == (0, 0)
    t.draw_anything()
    assert t.asked() == f"PlaceWolf {'ab'[1 - starter]}"


@pytest.mark.rule("5.6")
def test_a_replayed_round_has_the_same_packs_and_powers_and_ready_ambushes() -> None:
    t = scored("a3 b3", lone=("L6", "L2"), power="duel", foe_power="flair", used="ab", wins=(1, 1))
    powers = (t.pack(A).power, t.pack(B).power)
    t.draw_anything()
    for seat, lone in ((A, "L6"), (B, "L2")):
        pack = t.pack(seat)
        whole = [hand + deck for hand, deck in zip(pack.hand, pack.deck, strict=True)]
        assert sum(whole) == 12 and whole[pack.lone] == 1 and pack.ready, lone
    assert (t.pack(A).power, t.pack(B).power) == powers
    assert t.state.offered == (0, 1, 2, 3), "nobody takes a new card"
    assert t.state.taken == []
