"""Every puzzle that comes with a game: it replays, its move is legal, it was checked, it is explained."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random

from vespers.bots.puzzle import GRADES, Puzzle, puzzles
from vespers.bots.puzzle_maker import AGAIN, AGREE, DEEPER, MARGIN, Judge, margin_of
from vespers.games import find_game, our_games
from vespers.table.viewer_scene import scene_of
from vespers.texts import LANGUAGES, Say, has_text

NAMES = [game.name for game in our_games()]
FEWEST = 40  # puzzles of a game
each_game = pytest.mark.parametrize("name", NAMES)


def shipped(name: str) -> list[Puzzle]:
    return list(puzzles(find_game(name)).values())


@each_game
def test_there_are_enough_puzzles_of_every_grade(name: str) -> None:
    found = shipped(name)
    assert len(found) >= FEWEST
    assert {puzzle.file.grade for puzzle in found} == set(GRADES)


@each_game
def test_each_puzzle_replays_to_a_choice_of_its_seat_and_judges_every_legal_move(name: str) -> None:
    for puzzle in shipped(name):
        match = puzzle.match()
        step = match.asked()
        assert step is not None and step.asks == puzzle.file.seat, puzzle.id
        legal = {puzzle.game.codebook.number[a] for a in step.options(match.state)}
        assert legal == {puzzle.game.codebook.number[puzzle.best], *puzzle.options}, puzzle.id


@each_game
def test_each_puzzle_was_checked_anew_with_four_times_the_looks_and_other_seeds(name: str) -> None:
    for puzzle in shipped(name):
        checks = puzzle.file.checks
        first, again = checks[:AGREE], checks[AGREE:]
        assert len(again) == AGAIN and len({check.seed for check in checks}) == len(checks), puzzle.id
        assert all(check.looks == DEEPER * first[0].looks for check in again), puzzle.id
        assert puzzle.file.margin == min(check.margin for check in checks) >= MARGIN, puzzle.id
        assert all(option.cost > 0 for option in puzzle.file.options), puzzle.id


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_puzzle_says_why_and_how_it_goes_on_in_every_language(name: str, language: str) -> None:
    for puzzle in shipped(name):
        say = Say(language, puzzle.game, puzzle.settings)
        actions = [puzzle.best, *(puzzle.game.codebook.actions[number] for number in puzzle.options)]
        texts = [text for action in actions for text in puzzle.reasons(action)]
        assert puzzle.reasons(puzzle.best) and all(has_text(text.key) for text in texts), puzzle.id
        assert all(say.text(text) for text in texts), puzzle.id
        assert puzzle.line()[0] == (puzzle.file.seat, puzzle.best), puzzle.id
        assert all(say.action(move, seat) for seat, move in puzzle.line()), puzzle.id


@each_game
def test_the_position_looks_the_same_whatever_the_solver_cannot_know(name: str) -> None:
    """What is shown is drawn from the view: another world that the seat cannot tell apart looks alike."""
    for puzzle in shipped(name):
        match, seat, box = puzzle.match(), puzzle.file.seat, puzzle.game.box(puzzle.settings)
        other = puzzle.game.imagine(match.state, seat, Random(7))
        shown = [scene_of(puzzle.game, box, state, seat, ()) for state in (match.state, other)]
        assert msgspec.json.encode(shown[0]) == msgspec.json.encode(shown[1]), puzzle.id


@pytest.mark.slow
@each_game
def test_a_fresh_search_still_finds_the_move_of_some_puzzles(name: str) -> None:
    """Some of each game, for time's sake, with as many looks as the last check: the margin depends on them.

    With another seed it may be a little smaller."""
    for puzzle in shipped(name)[::16]:
        judge = Judge(puzzle.match(), "checked by the tests")
        search = judge.search(judge.seed("fresh"), puzzle.file.checks[-1].looks)
        assert search.root.ranked()[0].action == puzzle.best, puzzle.id
        assert margin_of(search) > MARGIN / 2, puzzle.id
