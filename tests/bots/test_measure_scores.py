"""The tool that measures what bots score: it adds up, and plays no game twice."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from tests.bots.positions import position
from tools import measure_scores
from vespers.bots import GreedyBot, Knowledge, SearchBot
from vespers.bots.judging import judgement_of
from vespers.bots.search import Search
from vespers.engine.strategy import Strategy
from vespers.games import find_game


def asked(keep: Path | None, games: int, settings: tuple[str, ...] = ()) -> Namespace:
    found = Namespace(level="random", players=2, games=games, looks=None, seconds=None, own=None)
    found.seed, found.keep, found.settings = "1", keep, settings
    return found


def test_the_parts_of_heaven_and_ale_add_up_to_the_points(tmp_path: Path) -> None:
    """§9.5 Production, barrels and the first player's point."""
    found = list(measure_scores.games(find_game("heaven-ale"), asked(tmp_path / "kept", 2)))
    for played in found:
        for score, part in zip(played.scores, played.parts, strict=True):
            assert part["production"] + part["barrels"] + part["first"] == part["points"] == score
    assert "2 games" in next(measure_scores.report(found))


def test_options_of_the_game_are_played_with(monkeypatch: pytest.MonkeyPatch) -> None:
    played = list[Any]()
    monkeypatch.setattr(measure_scores, "one_game", lambda game, settings, *rest: played.append(settings))
    list(measure_scores.games(find_game("fermentation"), asked(None, 1, ("recipe=choice",))))
    assert [settings.recipe for settings in played] == ["choice"]


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, path = find_game("heaven-ale"), tmp_path / "kept"
    first = list(measure_scores.games(game, asked(path, 2)))
    monkeypatch.setattr(measure_scores, "one_game", None)
    again = list(measure_scores.games(game, asked(path, 2)))
    assert [played.scores for played in again] == [played.scores for played in first]


def test_without_looks_the_best_looking_option_is_taken() -> None:
    game = find_game("heaven-ale")
    known = position("heaven-ale", 6)
    value = judgement_of(game).outlook.value
    chosen = measure_scores.maker(game, "abbot", 0, None, None)(1).choose(known)
    worth = dict(zip(known.options, GreedyBot(1, value=value).weigh(known), strict=True))
    assert worth[chosen] == max(worth.values())


@pytest.mark.parametrize("own", [0.0, 1.0])
def test_a_share_of_their_own_score_is_what_bots_aim_at(own: float, monkeypatch: pytest.MonkeyPatch) -> None:
    aimed = list[float]()
    search = SearchBot.search

    def watched(self: SearchBot, known: Knowledge, strategy: Strategy, early: bool = False) -> Search:
        aimed.append(strategy.own)
        return search(self, known, strategy, early)

    monkeypatch.setattr(SearchBot, "search", watched)
    known = position("heaven-ale", 6)
    assert measure_scores.maker(known.game, "abbot", 2, None, own)(1).choose(known) in known.options
    assert aimed == [own]
