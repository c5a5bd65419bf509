"""The search: its limits, its tree, what it finds, and that it knows no game."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

import vespers.bots
from tests.bots.positions import decisions, known_at, position, seats_of
from vespers.bots import Knowledge, SearchBot
from vespers.bots.judging import Judgement, judgement_of
from vespers.bots.search import Search
from vespers.bots.search_levels import advising, strategy_of
from vespers.bots.tree import Edge, Node
from vespers.engine.conformance import play_at_random
from vespers.engine.kernel import apply, asked
from vespers.engine.strategy import Strategy
from vespers.games import find_game, game_names
from vespers.texts import has_text


def test_it_names_no_game() -> None:
    for file in Path(vespers.bots.__file__).parent.glob("*.py"):
        source = file.read_text("utf-8")
        assert not [name for name in game_names() if name in source or name.replace("-", "_") in source]


def test_without_a_limit_it_looks_as_far_as_its_level_does() -> None:
    known = position()
    assert SearchBot(1, "brother").advise(known).looks == advising(known.game, 2).looks
    assert SearchBot(1, pace=0.01).advise(known).looks == advising(known.game, 2).looks // 100


def test_it_makes_as_many_looks_as_it_is_given() -> None:
    search = SearchBot(1, looks=40).advise(position())
    assert search.looks == 40
    assert search.root.visits == 39  # the first look opens the root
    assert sum(edge.visits - 1 for edge in search.root.edges.values()) == 39


def test_it_stops_early_only_when_nothing_can_change() -> None:
    known = position()
    whole = SearchBot(1, looks=80).advise(known)
    assert whole.root.ranked()[0].action == SearchBot(1, looks=80).choose(known)


def test_it_minds_the_clock_and_the_stop() -> None:
    known = position()
    assert SearchBot(1, seconds=0.05).choose(known) in known.options  # without the clock it would never end
    assert SearchBot(1, seconds=60, should_stop=lambda: True).advise(known).looks == 8


def test_a_forced_move_is_not_thought_about() -> None:
    known = position()
    known.options = known.options[:1]
    assert SearchBot(1, seconds=60).choose(known) == known.options[0]


def test_it_takes_the_move_that_wins_at_once() -> None:
    """Among all last moves of random games, wherever one option ends the game in victory."""
    game, tried = find_game("wolves"), 0
    for seed in range(30):
        whole = play_at_random(game, 2, None, seed)
        known = known_at(whole, decisions(whole, 10_000)[-1])
        winning = [a for a in known.options if wins_at_once(known, a)]
        if 0 < len(winning) < len(known.options):
            assert SearchBot(1, looks=60).choose(known) in winning
            tried += 1
    assert tried >= 5


def wins_at_once(known: Knowledge, a: Any) -> bool:
    s = known.first.clone()
    apply(s, a)
    outcome = known.game.outcome(s)
    return asked(s) is None and outcome is not None and known.seat in outcome.winners


def test_quick_games_count_as_much_as_they_are_said_to() -> None:
    """They are played in the imagined world, and what they lead to is judged as any position is."""
    known = position()
    first: Any = known.first
    lengths = list[int]()

    def play_quickly(s: Any, rng: Random) -> None:
        lengths.append(len(s.taken))
        s.packs[0].wins = 99

    def values(s: Any, seats: int) -> list[float]:
        return [1000.0, -1000.0] if s.packs[0].wins == 99 else [0.0, 0.0]

    judgement = Judgement(lambda s, seat: 0.0, values=values, play_quickly=play_quickly)
    search = Search(known, Random(1), Strategy(looks=1, quick_games=3, of_quick_games=0.2))
    assert search.quick_games == 0  # a brother's judgement knows none
    search.judgement, search.quick_games = judgement, 3
    search.look()
    assert lengths == [len(first.taken) + 1] * 3
    assert search.chances == pytest.approx([0.6, 0.4])


def test_options_are_judged_without_playing_them_where_a_judgement_can() -> None:
    known = position()

    def after_each(s: Any, options: list[Any]) -> list[list[float] | None]:
        return [None if a is options[0] else [3.0, 1.0] for a in options]

    search = Search(known, Random(1), Strategy(looks=1))
    search.judgement = Judgement(lambda s, seat: 0.0, values=lambda s, n: [0.0] * n, after_each=after_each)
    search.at_once = True
    search.look()
    seat = known.seat
    means = [search.root.edges[a].mean(seat) for a in known.options]
    assert means[0] == 0.5
    assert means[1:] == pytest.approx([[0.622, 0.378][seat]] * (len(means) - 1), abs=0.001)


def test_few_options_are_considered_at_first_and_more_with_time() -> None:
    node = Node(0)
    node.add([Edge(n, [1 - n / 100, 0.0], 0) for n in range(40)])
    options = list(range(40))
    first = [node.select(options, 0.7).action for _ in range(3)]
    assert first == [0, 0, 0]
    node.visits = 900
    for edge in node.order[:20]:
        edge.visits, edge.total = 50, [10.0, 0.0]
    assert node.select(options, 0.7).action >= 20


def test_an_option_that_another_world_does_not_have_is_passed_over() -> None:
    node = Node(0)
    node.add([Edge("best", [0.9, 0.1], 0), Edge("other", [0.2, 0.8], 0)])
    assert node.select(["other"], 0.7).action == "other"


@pytest.mark.parametrize("seats", [1, 2, 3, 8])
def test_chances_add_up(seats: int) -> None:
    judgement = Judgement(lambda s, seat: float(seat))
    chances = judgement.chances(None, seats)
    assert len(chances) == seats
    if seats == 1:
        assert chances == [0.5]
    else:
        assert sum(chances) == pytest.approx(1) and chances == sorted(chances)


def test_a_score_of_its_own_counts_as_much_as_it_is_said_to() -> None:
    """Ten points more, for both seats, change no chance to win, but make both ends of the scale dearer."""
    judgement = Judgement(lambda s, seat: s + 5.0 * seat, scale=5.0, par=20.0, spread=10.0)
    win = [1 / (1 + exp(1)), 1 / (1 + exp(-1))]
    for s in (10.0, 20.0):
        score = [1 / (1 + exp((20 - s) / 10)), 1 / (1 + exp((15 - s) / 10))]
        assert judgement.chances(s, 2) == pytest.approx(win)
        assert judgement.chances(s, 2, 1.0) == pytest.approx(score)
        half = [(one + other) / 2 for one, other in zip(win, score, strict=True)]
        assert judgement.chances(s, 2, 0.5) == pytest.approx(half)
        assert judgement.end(s, 2, (1,), 1.0) == pytest.approx(score)
        assert judgement.end(s, 2, (1,), 0.5)[1] == pytest.approx((0.9 + 0.1 * win[1] + score[1]) / 2)


@pytest.mark.parametrize("name", game_names())
def test_what_hints_and_reviews_show_are_chances_to_win(name: str) -> None:
    """However much abbots mind their score: over all seats the chances of a search add up to one a look."""
    game = find_game(name)
    seats = seats_of(game)
    whole = play_at_random(game, seats, None, 8)
    for length in decisions(whole, 3):
        search = SearchBot(1, looks=5).advise(known_at(whole, length))
        assert search.own == 0.0
        assert seats == 1 or sum(search.chances) == pytest.approx(5)


@pytest.mark.parametrize("name", game_names())
def test_it_plays_every_game_at_every_table(name: str) -> None:
    game = find_game(name)
    for seats in sorted({game.players[0], game.players[-1]}):
        whole = play_at_random(game, seats, None, 8)
        for length in decisions(whole, 3):
            known = known_at(whole, length)
            search = Search(known, Random(2), advising(game, seats))
            for _ in range(6):
                search.look()
            assert set(search.root.edges) == set(known.options)
            assert all(0 <= chance <= 6 for chance in search.chances)


@pytest.mark.parametrize("name", game_names())
def test_the_terms_of_a_value_have_names_in_every_language(name: str) -> None:
    game = find_game(name)
    judgement, found = judgement_of(game), set[str]()
    whole = play_at_random(game, seats_of(game), None, 8)
    for length in decisions(whole, 12):
        found |= set(judgement.terms(whole.at(length).state, 0))
    assert found >= judgement.of_others
    assert [key for key in sorted(found) if not has_text(f"{name}-reason-{key}")] == []


def test_haste_takes_the_best_most_often_and_others_at_times() -> None:
    node, rng = Node(0), Random(1)
    node.add([Edge("best", [0.6], 0), Edge("near", [0.59], 0), Edge("bad", [0.2], 0)])
    taken = [node.taken(rng, 0.01).action for _ in range(400)]
    assert taken.count("best") > 1.5 * taken.count("near") > 50
    assert "bad" not in taken


def test_those_who_know_dice_roll_more_of_them_for_what_they_decide_on() -> None:
    for name in ("brewers", "fermentation"):
        known = known_at(*last_decision(name))
        levels = [strategy_of(known.game, level).at(2) for level in ("brother", "abbot")]
        brother, abbot = (Search(known, Random(1), strategy) for strategy in levels)
        assert brother.first_draws < abbot.first_draws
        assert (brother.trust, abbot.trust) == (1, abbot.first_draws)


def test_an_abbot_of_fermentation_judges_where_a_turn_begins() -> None:
    game = find_game("fermentation")
    settled = strategy_of(game, "abbot").settled
    assert settled is not None and strategy_of(game, "brother").settled is None
    whole = play_at_random(game, 2, None, 3)
    found = {type(whole.at(n).state.agenda[-1]).__name__: settled(whole.at(n).state) for n in range(20, 90)}
    assert found["ChooseTurn"] and not found["GoOn"] and not found["ActSimply"]


def test_dice_are_the_same_for_all_options_of_an_abbot_at_play() -> None:
    """What two options share is judged alike: what an option is worth does not depend on its place."""
    known = known_at(*last_decision("fermentation"))
    strategy = strategy_of(known.game, "abbot")
    search = Search(known, Random(1), strategy)
    assert search.ahead == strategy.turns_ahead > 0
    first, world = known.options[0], known.imagine(Random(2))
    chances = [search._once(world, first, n) for n in (5, 6, 5)]
    assert chances[0] == chances[2]


def test_options_that_look_worse_are_left_out_and_no_tree_is_grown() -> None:
    known = known_at(*turn_of_fermentation())
    search = SearchBot(1, looks=60).search(known, strategy_of(known.game, "abbot"))
    ranked = search.root.ranked()
    visits = [edge.visits for edge in ranked]
    assert visits[0] == visits[1] == search.first_draws + 59 > visits[-1] >= search.first_draws
    assert not any(edge.after for edge in ranked)


def test_hints_and_brothers_grow_a_tree_all_the_same() -> None:
    known = known_at(*turn_of_fermentation())
    hint = SearchBot(1, looks=30).advise(known)
    brother = SearchBot(1, looks=30).search(known, strategy_of(known.game, "brother"))
    for search in (hint, brother):
        assert search.ahead == 0 and any(edge.after for edge in search.root.edges.values())


def turn_of_fermentation() -> tuple[Any, int]:
    """A turn in the middle of a game, with many options."""
    whole = play_at_random(find_game("fermentation"), 2, None, 3)
    many = [n for n in decisions(whole, 60) if len(known_at(whole, n).options) > 5]
    return whole, many[len(many) // 2]


def last_decision(name: str) -> tuple[Any, int]:
    whole = play_at_random(find_game(name), 2, None, 3)
    return whole, decisions(whole, 3)[-1]
