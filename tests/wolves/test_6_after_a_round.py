"""Chapter 6 of the rules: after a round."""

from __future__ import annotations

import pytest

from tests.wolves.drawing import BOX, A, B, Table, named, power, scored, short, wolf
from vespers.engine.kernel import why_not
from vespers.engine.messages import Outcome
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import MountainFinished, Place, RoundBegan, TakeLone, TakePower
from vespers.games.wolves.pieces import NONE

A_WINS, B_WINS, NOBODY_WINS = "a5 b3", "b5 a3", "a3 b3"


def both_choose(t: Table, lone: str, card: str) -> None:
    t.say(TakeLone(wolf(lone)))
    t.say(TakePower(power(card)))
    t.draw_anything()


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("drawing", "wins"), [(A_WINS, (1, 0)), (B_WINS, (0, 1)), (NOBODY_WINS, (0, 0))])
def test_the_winner_of_a_round_takes_a_part_of_the_mountain(drawing: str, wins: tuple[int, int]) -> None:
    t = scored(drawing)
    assert (t.pack(A).wins, t.pack(B).wins) == wins
    assert GAME.outcome(t.state) is None and not t.events_of(MountainFinished)


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("before", "drawing", "after", "winner"),
    [
        ((1, 0), A_WINS, (2, 0), A),
        ((0, 1), B_WINS, (0, 2), B),
        ((1, 1), A_WINS, (2, 1), A),
        ((1, 1), B_WINS, (1, 2), B),
    ],
)
def test_the_second_round_won_finishes_the_mountain_and_the_game(
    before: tuple[int, int], drawing: str, after: tuple[int, int], winner: int
) -> None:
    t = scored(drawing, wins=before)
    assert t.events_of(MountainFinished) == [MountainFinished(winner, after)]
    assert GAME.outcome(t.state) == Outcome(after, (winner,), "mountain")
    assert t.asked() == "", "nobody takes a Lone Wolf or a power any more"
    refused = why_not(t.state, A, Place(0, 24))
    assert refused is not None and refused.key == "game_over"


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("before", "drawing"), [((1, 0), B_WINS), ((0, 1), A_WINS), ((1, 1), NOBODY_WINS)])
def test_the_game_goes_on_while_nobody_has_won_two_rounds(before: tuple[int, int], drawing: str) -> None:
    t = scored(drawing, wins=before)
    assert GAME.outcome(t.state) is None and t.asked() != ""


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(("drawing", "winner"), [(A_WINS, "a"), (B_WINS, "b")])
def test_the_winner_chooses_first_and_among_all_four_lone_wolves(drawing: str, winner: str) -> None:
    t = scored(drawing)
    assert t.asked() == f"TakeLoneWolf {winner}"
    assert [short(a.wolf) for a in t.options() if isinstance(a, TakeLone)] == ["L1", "L2", "L4", "L6"]
    assert len(t.options()) == 4


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("name", ["1", "2", "3", "4", "5"])
def test_a_wolf_of_the_pack_is_no_lone_wolf(name: str) -> None:
    assert scored(A_WINS).why_not(TakeLone(wolf(name))) == "not_a_lone_wolf §6.2"


@pytest.mark.rule("6.2")
def test_a_lone_wolf_that_no_pack_knows_is_refused() -> None:
    assert scored(A_WINS).why_not(TakeLone(len(BOX.wolves))) == "not_a_lone_wolf §6.2"


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("name", ["L1", "L2", "L4", "L6"])
def test_the_lone_wolf_is_shuffled_into_the_winners_pack(name: str) -> None:
    t = scored(A_WINS)
    both_choose(t, name, "duel")
    whole = [[h + d for h, d in zip(p.hand, p.deck, strict=True)] for p in t.state.packs]
    assert named(whole[A]) == f"1 1 2 2 3 3 3 3 4 4 5 {name}"
    assert named(whole[B]) == "1 1 2 2 3 3 3 3 4 4 5"


@pytest.mark.rule("6.2")
def test_everybody_knows_which_lone_wolf_was_taken() -> None:
    t = scored(A_WINS)
    t.say(TakeLone(wolf("L4")))
    assert {GAME.view(t.state, seat).packs[A].lone for seat in (A, B, None)} == {wolf("L4")}


@pytest.mark.rule("6.2")
def test_both_may_choose_the_same_lone_wolf_and_keep_their_own() -> None:
    t = scored(B_WINS, wins=(1, 0), lone=("L6", ""), foe_power="duel")
    both_choose(t, "L6", "great-leap")
    assert [pack.lone for pack in t.state.packs] == [wolf("L6"), wolf("L6")]
    assert [pack.stock + pack.held for pack in t.state.packs] == [12, 12]


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(("drawing", "loser"), [(A_WINS, "b"), (B_WINS, "a")])
def test_the_loser_chooses_a_power_after_the_lone_wolf_is_known(drawing: str, loser: str) -> None:
    t = scored(drawing)
    t.say(TakeLone(wolf("L2")))
    assert t.asked() == f"TakeAlphaPower {loser}"
    assert GAME.view(t.state, "ab".index(loser)).packs[1 - "ab".index(loser)].lone == wolf("L2")
    assert t.options() == [TakePower(p) for p in (0, 1, 2, 3)]


@pytest.mark.rule("6.3")
def test_a_power_that_is_not_on_display_is_refused() -> None:
    t = scored(A_WINS)
    t.say(TakeLone(wolf("L2")))
    assert t.why_not(TakePower(4)) == "power_not_offered §6.3"
    assert t.why_not(TakePower(11)) == "power_not_offered §6.3"


@pytest.mark.rule("6.3")
def test_a_power_taken_leaves_the_display_and_lies_open_before_its_owner() -> None:
    t = scored(A_WINS)
    both_choose(t, "L2", "duel")
    assert t.state.offered == (0, 1, 3)
    assert {GAME.view(t.state, seat).packs[B].power for seat in (A, B, None)} == {power("duel")}
    assert t.pack(B).ready and t.pack(A).power == NONE


@pytest.mark.rule("6.3")
def test_the_loser_of_the_second_round_chooses_among_the_three_left() -> None:
    t = scored(B_WINS, wins=(1, 0), lone=("L6", ""), foe_power="duel")
    t.state.offered = (0, 1, 3)
    t.say(TakeLone(wolf("L1")))
    assert t.asked() == "TakeAlphaPower a"
    assert t.options() == [TakePower(p) for p in (0, 1, 3)]
    assert t.why_not(TakePower(power("duel"))) == "power_not_offered §6.3"


@pytest.mark.rule("6.2", "6.3")
def test_in_a_third_round_each_has_one_lone_wolf_and_one_power() -> None:
    t = scored(B_WINS, wins=(1, 0), lone=("L6", ""), foe_power="duel")
    both_choose(t, "L1", "great-leap")
    assert [pack.lone for pack in t.state.packs] == [wolf("L6"), wolf("L1")]
    assert [pack.power for pack in t.state.packs] == [power("great-leap"), power("duel")]


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("starter", [A, B])
@pytest.mark.parametrize(("drawing", "winner"), [(A_WINS, A), (B_WINS, B)])
def test_the_winner_of_a_round_begins_the_next_whoever_began_this_one(
    drawing: str, winner: int, starter: int
) -> None:
    t = scored(drawing, starter=starter)
    both_choose(t, "L6", "duel")
    assert t.events_of(RoundBegan) == [RoundBegan(2, winner)]
    assert t.asked() == f"PlaceWolf {'ab'[winner]}"


@pytest.mark.rule("6.4")
def test_a_replayed_round_is_begun_by_the_player_who_did_not_begin_the_tied_one() -> None:
    t = scored(NOBODY_WINS, starter=B)
    assert [event.starter for event in t.events_of(RoundBegan)] == [A]
