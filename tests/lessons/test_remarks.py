"""What the coach says in free games: every remark can happen, has its words, and is not repeated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.lessons.playing import ids
from vespers.engine.conformance import play_at_random
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.engine.messages import Text
from vespers.engine.remarks import OFTEN, Spoken, declared, first_new, remarks_now, text_key
from vespers.games import our_games
from vespers.table.viewer_scene import offers_for, scene_of
from vespers.texts import LANGUAGES, Say, has_text
from vespers.texts.rulebook import rulebook

GAMES = 400  # at random, in which every remark is made
SEATS = 2
each_game = pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)


def decisions(game: Game[Any], seed: int) -> Iterator[Match[Any]]:
    """A game at random, before each decision."""
    whole = play_at_random(game, SEATS, None, seed)
    match: Match[Any] = Match(game, SEATS, whole.settings)
    for entry in whole.log:
        if entry.seat >= 0:
            yield match
        match.play(entry.seat, entry.action)


def fitting(match: Match[Any]) -> list[Spoken]:
    step, game = match.asked(), match.game
    assert step is not None
    view = game.view(match.state, step.asks)
    return remarks_now(game, game.box(match.settings), view, step.asks)


@cache
def first_of_each(game: Game[Any]) -> dict[str, tuple[Match[Any], Spoken]]:
    """For each remark a position where it fits."""
    found: dict[str, tuple[Match[Any], Spoken]] = {}
    for seed in range(GAMES):
        for match in decisions(game, seed):
            for one in fitting(match):
                if one.id not in found:
                    found[one.id] = match.at(len(match.log)), one
        if len(found) == len(declared(game)):
            break
    return found


@each_game
def test_every_remark_can_happen_and_what_it_lights_is_in_the_scene(game: Game[Any]) -> None:
    assert list(sorted(first_of_each(game))) == sorted(remark.id for remark in declared(game))
    for match, one in first_of_each(game).values():
        step, box = match.asked(), game.box(match.settings)
        assert step is not None
        offers = offers_for(game, box, match.state, step.asks)
        assert set(one.lit) <= ids(scene_of(game, box, match.state, step.asks, offers)), one.id


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_is_one_short_sentence(game: Game[Any], language: str) -> None:
    for match, one in first_of_each(game).values():
        sentence = Say(language, game, match.settings).text(one.text)
        assert len(sentence) <= 170 and sentence.endswith("."), sentence
        assert len(re.findall(r"[.!?]\s", sentence)) == 0, sentence


@each_game
def test_every_remark_has_its_text_and_its_section(game: Game[Any]) -> None:
    assert len(declared(game)) >= 4
    for remark in declared(game):
        assert has_text(text_key(game, remark))
        assert rulebook(game.folder, "en").section(remark.rule) is not None, remark.id


def test_a_remark_is_made_once_a_turn_of_the_game_and_twice_at_most() -> None:
    noise = [Spoken("noise", turn, Text("noise"), (), "") for turn in range(OFTEN + 1)]
    phase = Spoken("phase", 0, Text("phase"), (), "")
    assert first_new([noise[0], phase], []) is noise[0]
    assert first_new([noise[0], phase], [("noise", 0)]) is phase
    assert first_new([noise[1]], [("noise", 0)]) is noise[1]
    assert first_new([noise[OFTEN]], [("noise", turn) for turn in range(OFTEN)]) is None


def test_a_game_without_remarks_has_nothing_to_say() -> None:
    class Silent(Game[Any]):
        name = "silent"

    assert remarks_now(Silent(), None, None, 0) == []
