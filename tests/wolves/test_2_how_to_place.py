"""Chapter 2 of the rules: how to place."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.wolves.drawing import A, B, drawn, tidy, wolf
from vespers.engine.kernel import Chance, apply, asked, chance_move
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import Covered, Place, ShapeFixed
from vespers.games.wolves.pieces import CELLS, MIDDLE


@pytest.mark.rule("2.1")
def test_the_first_wolf_lies_in_the_middle_and_nowhere_else() -> None:
    t = drawn("", hand="3")
    assert t.options() == [Place(wolf("3"), MIDDLE)]
    elsewhere = {t.why_not(Place(wolf("3"), cell)) for cell in CELLS if cell != MIDDLE}
    assert elsewhere == {"first_wolf_in_the_middle §2.1"}


@pytest.mark.rule("2.1", "2.2")
def test_the_second_wolf_may_go_to_any_of_the_four_sides_of_the_first() -> None:
    t = drawn("b4", hand="3")
    assert t.may("3", (0, 1), (1, 0), (1, 2), (2, 1))
    assert len(t.options()) == 4


@pytest.mark.rule("2.2")
def test_touching_by_a_corner_is_not_enough() -> None:
    t = drawn("a4 b3", hand="3")
    assert t.why("3", (2, 3)) == "not_next_to_a_wolf §2.2"
    assert t.why("3", (0, 0)) == "not_next_to_a_wolf §2.2"


@pytest.mark.rule("2.2")
def test_a_wolf_far_away_from_all_others_is_refused() -> None:
    assert drawn("a4", hand="3").why("3", (1, 4)) == "not_next_to_a_wolf §2.2"


@pytest.mark.rule("2.2")
def test_a_neighbour_of_either_colour_will_do() -> None:
    t = drawn("a4 b3", hand="5")
    assert t.may("5", (2, 1), (2, 2), (1, 0), (1, 3))


@pytest.mark.rule("2.3")
def test_a_row_of_four_cannot_become_five() -> None:
    t = drawn("a1 b1 a1 b1", hand="3")
    assert t.why("3", (1, 5)) == "out_of_area §2.3"
    assert t.why("3", (1, 0)) == "out_of_area §2.3"


@pytest.mark.rule("2.3")
def test_with_four_columns_the_territory_may_grow_up_or_down_until_three_rows() -> None:
    assert drawn("a1 b1 a1 b1", hand="3").may("3", (0, 1), (2, 4))
    three = drawn(
        """
        a3 .. .. ..
        a1 b1 a1 b1
        .. .. .. a3
        """,
        hand="3",
    )
    assert three.why("3", (0, 1)) == "out_of_area §2.3"
    assert three.why("3", (4, 4)) == "out_of_area §2.3"


@pytest.mark.rule("2.3")
def test_a_column_of_four_makes_a_territory_three_wide() -> None:
    t = drawn(
        """
        a1 ..
        b1 b2
        a2 ..
        b3 ..
        """,
        hand="3",
    )
    assert t.may("3", (1, 2), (2, 0), (2, 3))
    assert t.why("3", (5, 1)) == "out_of_area §2.3"
    t.place("3", (2, 3))
    t.draw_anything()
    t.pack(B).hand[wolf("3")] = 1
    assert t.why("3", (2, 4)) == "out_of_area §2.3"
    assert t.why("3", (2, 0)) == "out_of_area §2.3"


@pytest.mark.rule("2.7")
def test_staggered_wolves_fix_the_shape_as_well_as_four_in_a_line() -> None:
    t = drawn(
        """
        a1 b1 .. ..
        .. b2 a2 ..
        .. .. a3 b3
        """,
        hand="4",
    )
    assert t.why("4", (4, 3)) == "out_of_area §2.3"
    assert t.why("4", (0, 1)) == "out_of_area §2.3"
    assert t.may("4", (1, 3), (2, 1), (2, 4), (3, 2))


@pytest.mark.rule("2.3")
def test_three_by_three_is_still_open_to_all_four_sides() -> None:
    t = drawn(
        """
        a1 b1 a2
        b2 a3 b3
        a3 b3 a4
        """,
        hand="5",
    )
    assert t.may("5", (0, 1), (4, 3), (2, 0), (3, 4))
    t.place("5", (0, 1))
    assert t.events_of(ShapeFixed) == [ShapeFixed(columns=3, rows=4)]


@pytest.mark.rule("2.7")
def test_the_shape_is_announced_once_when_the_fourth_column_is_reached() -> None:
    t = drawn("a1 b1 a2", hand="3")
    t.place("3", (1, 4))
    t.draw_anything()
    t.place(t.hand(B).split()[0], (2, 2))
    assert t.events_of(ShapeFixed) == [ShapeFixed(columns=4, rows=3)]


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(
    ("name", "covered"), [("2", "b1"), ("3", "b2"), ("4", "b3"), ("5", "b4"), ("L6", "b5")]
)
def test_a_wolf_covers_an_opposing_wolf_exactly_one_lower(name: str, covered: str) -> None:
    t = drawn(f"{covered} b3 a3", hand=name)
    assert t.may(name, (1, 1))
    t.place(name, (1, 1))
    assert t.events_of(Covered) == [Covered(A, wolf(name), wolf(covered[1]), t.cell((1, 1)))]
    assert (t.pack(A).visible, t.pack(B).visible) == (2, 1)


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("covered", ["b1", "b3", "b4", "b5", "B1", "B4", "B6"])
def test_a_three_covers_nothing_but_a_two(covered: str) -> None:
    assert drawn(f"{covered} b3 a3", hand="3").why("3", (1, 1)) == "not_one_higher §2.4"
    assert drawn("b2 b3 a3", hand="3").may("3", (1, 1))
    assert drawn("B2 b3 a3", hand="3").may("3", (1, 1))


@pytest.mark.rule("2.8")
def test_a_one_covers_nothing_and_nothing_covers_a_six() -> None:
    t = drawn("B6 b1 b5 a3 ", hand="1 5 L6")
    for name in ("1", "5", "L6"):
        assert t.why(name, (1, 1)) == "not_one_higher §2.4"
    assert t.why("1", (1, 2)) == "not_one_higher §2.4"
    assert t.why("5", (1, 3)) == "not_one_higher §2.4"
    assert t.may("L6", (1, 3))


@pytest.mark.rule("2.4")
def test_a_one_in_a_corner_is_still_a_one() -> None:
    t = drawn(
        """
        b1 a3 b3 B2
        a3 b4 a2 b3
        """,
        hand="2 3 4",
    )
    assert t.may("2", (1, 1))
    assert t.why("4", (1, 1)) == "not_one_higher §2.4"
    assert t.may("3", (1, 4)), "the Lone 2 counts 6 in its corner, and is covered by a 3"


@pytest.mark.rule("2.4")
def test_nobody_covers_a_wolf_of_their_own() -> None:
    assert drawn("a2 b3 b4", hand="3").why("3", (1, 1)) == "own_wolf §2.4"


@pytest.mark.rule("2.4")
def test_a_covering_wolf_needs_no_neighbour_and_leaves_the_area_as_it_is() -> None:
    t = drawn(
        """
        b2 a1 a3 b3
        .. .. .. a4
        """,
        hand="3",
    )
    spots = sorted(t.state.spots)
    t.place("3", (1, 1))
    assert sorted(t.state.spots) == spots
    assert t.drawing() == tidy(
        """
        a3 a1 a3 b3
        .. .. .. a4
        """
    )


@pytest.mark.rule("2.4")
def test_players_may_cover_each_other_again_and_again_in_one_space() -> None:
    t = drawn("b1a2 b4 a4 a5", hand="4 5", foe="3 5", turn=B)
    t.place("3", (1, 1))
    t.draw_anything()
    t.place("4", (1, 1))
    t.draw_anything()
    t.place("5", (1, 1))
    pile = next(c.pile for c in GAME.view(t.state, None).territory if c.cell == t.cell((1, 1)))
    assert pile == ((B, 0), (A, 1), (B, 2), (A, 3), (B, 4))


@pytest.mark.rule("2.5")
def test_the_only_visible_wolf_of_the_opponent_is_safe() -> None:
    assert drawn("b2", hand="3").why("3", (1, 1)) == "last_visible_wolf §2.5"
    assert drawn("b2 a1b2a3 a4", hand="3").why("3", (1, 1)) == "last_visible_wolf §2.5"


@pytest.mark.rule("2.5")
def test_of_two_visible_wolves_either_may_be_covered_but_then_the_other_is_safe() -> None:
    t = drawn("b2 b2 a4", hand="3 3", foe="1 1 1", power="double-bond")
    assert t.may("3", (1, 1), (1, 2))
    t.place("3", (1, 1))
    assert t.asked() == "SecondWolf a"
    assert t.why("3", (1, 2)) == "last_visible_wolf §2.5"


@pytest.mark.rule("2.5")
def test_a_wolf_can_be_covered_as_soon_as_its_owner_shows_another() -> None:
    t = drawn("b2 a4", hand="3 3", foe="1 1 1", turn=B)
    t.place("1", (2, 1))
    t.draw_anything()
    assert t.may("3", (1, 1))


@pytest.mark.rule("2.6")
def test_there_is_always_a_place_for_every_wolf_in_hand() -> None:
    for seed in range(40):
        rng, s = Random(seed), GAME.start(2)
        while (step := asked(s)) is not None:
            if isinstance(step, Chance):
                chance_move(step, s, rng)
                continue
            options = step.options(s)
            if type(step).__name__ == "PlaceWolf":
                hand = {w for w, n in enumerate(s.packs[step.me].hand) if n}
                assert hand and {a.wolf for a in options if isinstance(a, Place)} == hand
            apply(s, options[rng.randrange(len(options))])
