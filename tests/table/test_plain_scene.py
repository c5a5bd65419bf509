"""A game that brings no scene is drawn as labelled boxes."""

from __future__ import annotations

from tests.engine.toy import Toy
from vespers.engine.kernel import asked
from vespers.engine.match import Match
from vespers.engine.scene.plain import board_of
from vespers.games import find_game
from vespers.table.viewer_scene import offers_for, scene_of
from vespers.texts import Say


def test_a_game_without_a_scene_shows_the_view_and_a_button_for_every_answer() -> None:
    game = Toy()
    s = game.start(2)
    step = asked(s)
    assert step is not None
    offers = offers_for(game, None, s, step.asks)
    scene = scene_of(game, None, s, step.asks, offers)
    (board,) = scene.boards
    say = Say("en")
    labels = [say.text(area.label) for area in board.areas if area.label is not None]
    assert f"asked: {step}" in labels and len(labels) == 4
    assert len(scene.targets) == len(offers)
    assert say.text(board.name) == "Everything you may know"


def test_boxes_lie_side_by_side_on_the_board_and_name_everything() -> None:
    match = Match(find_game("wolves"), 2)
    board = board_of(match.game.view(match.state, 0))
    places = {(area.x, area.y) for area in board.areas}
    assert len(places) == len(board.areas) == len({area.id for area in board.areas})
    assert all(0 < x < board.width and 0 < y < board.height for x, y in places)
    names = [str(area.name.values["name"]) for area in board.areas]
    assert "packs 1 held" in names and "spots" in names and "standing moons" in names
