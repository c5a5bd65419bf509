"""Files of puzzles: what they say, what is refused, and which one is today's."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vespers.bots.puzzle import PuzzleFile, puzzle_id, puzzle_of_the_day, puzzles, read_puzzles
from vespers.bots.puzzle_maker import ALIKE, Collection, line_of, margin_of, rival_of
from vespers.bots.search import Search
from vespers.bots.tree import Edge, Node
from vespers.engine.errors import BadPack
from vespers.games import find_game, our_games

WOLVES = find_game("wolves")


def some_puzzle(**changes: Any) -> PuzzleFile:
    puzzle = next(iter(puzzles(WOLVES).values()))
    return msgspec.structs.replace(puzzle.file, **changes)


class Finished:
    """Stands for a search of seat 0 with these results: visits and mean of each option."""

    seat = 0

    def __init__(self, *options: tuple[str, int, float]) -> None:
        self.root = Node(0)
        self.root.add([Edge(name, [mean], 0, visits) for name, visits, mean in options])


def finished(*options: tuple[str, int, float]) -> Search:
    return Finished(*options)  # type: ignore[return-value]


def test_the_margin_is_that_over_the_best_other_move_however_rarely_it_was_tried() -> None:
    search = finished(("best", 90, 0.6), ("often", 20, 0.3), ("seldom", 2, 0.5))
    assert rival_of(search).action == "seldom"
    assert margin_of(search) == pytest.approx(0.1)


class Open:
    """Stands for a step that hides nothing, or everything."""

    def __init__(self, hides: bool = False) -> None:
        self.hides = hides

    def heard(self, action: str, by: int) -> str:
        return "?" if self.hides else action


def line_after(*key: object, mover: int, tried: int = 50) -> list[str]:
    """The line of a search in which one decision follows the best move."""
    search = finished(("best", 90, 0.6), ("other", 1, 0.2))
    after = Node(mover)
    after.add([Edge("next", [0.5, 0.5], mover, tried)])
    search.root.edges["best"].after[key] = after
    return [str(move) for _, move in line_of(search)]


def test_the_line_goes_on_as_the_search_expects() -> None:
    assert line_after(Open(), mover=1) == line_after(Open(), mover=0) == ["best", "next"]


def test_the_line_ends_before_a_hidden_move_an_own_draw_and_what_was_hardly_tried() -> None:
    assert line_after(Open(hides=True), mover=1) == ["best"]
    assert line_after(Open(), "a draw", mover=0) == ["best"]
    assert line_after(Open(), "a draw", mover=1) == ["best", "next"]
    assert line_after(Open(), mover=1, tried=3) == ["best"]


def test_a_collection_keeps_a_place_for_every_grade_and_wants_no_more_than_it_was_asked_for() -> None:
    collection = Collection(5)
    for _ in range(2):
        assert collection.wants("easy")
        collection.add(some_puzzle(grade="easy"))
    assert not collection.wants("easy") and collection.wants("hard")
    for grade in ("medium", "medium", "hard"):
        collection.add(some_puzzle(grade=grade))
    assert collection.complete() and not collection.wants("hard")


def test_a_collection_has_enough_of_puzzles_that_are_much_alike() -> None:
    collection = Collection(40)
    for _ in range(ALIKE):
        assert not collection.knows(some_puzzle())
        collection.add(some_puzzle())
    assert collection.knows(some_puzzle())
    assert not collection.knows(some_puzzle(options=()))


def test_the_name_of_a_puzzle_follows_from_its_position_alone() -> None:
    assert puzzle_id(some_puzzle()) == puzzle_id(some_puzzle(grade="hard", margin=0.5))
    assert puzzle_id(some_puzzle()) != puzzle_id(some_puzzle(moves=(1, 2)))


def test_a_bad_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_bytes(msgspec.json.encode(some_puzzle()) + b'\n{"source": 1}\n')
    with pytest.raises(BadPack, match="line 2"):
        read_puzzles(WOLVES, path)


def test_the_puzzle_of_the_day_is_the_same_all_day_and_every_puzzle_has_its_day() -> None:
    games, first = our_games(), date(2026, 11, 18)
    many = sum(len(puzzles(game)) for game in games)
    most = max(len(puzzles(game)) for game in games)
    found = [puzzle_of_the_day(games, first + timedelta(days=n)) for n in range(len(games) * most)]
    assert found[0] is puzzle_of_the_day(games, first)
    assert len({puzzle.game.name for puzzle in found[: len(games)] if puzzle}) == len(games)
    assert len({(puzzle.game.name, puzzle.id) for puzzle in found if puzzle}) == many
