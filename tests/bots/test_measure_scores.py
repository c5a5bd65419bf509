"""The tool that measures what bots score: it adds up, and plays no game twice."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from tools import measure_scores
from vespers.games import find_game


def asked(keep: Path, games: int) -> Namespace:
    return Namespace(level="random", players=2, games=games, looks=None, seconds=None, seed="1", keep=keep)


def test_the_parts_of_heaven_and_ale_add_up_to_the_points(tmp_path: Path) -> None:
    """§9.5 Production, barrels and the first player's point."""
    found = list(measure_scores.games(find_game("heaven-ale"), asked(tmp_path / "kept", 2)))
    for played in found:
        for score, part in zip(played.scores, played.parts, strict=True):
            assert part["production"] + part["barrels"] + part["first"] == part["points"] == score
    assert "2 games" in next(measure_scores.report(found))


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, path = find_game("heaven-ale"), tmp_path / "kept"
    first = list(measure_scores.games(game, asked(path, 2)))
    monkeypatch.setattr(measure_scores, "one_game", None)
    again = list(measure_scores.games(game, asked(path, 2)))
    assert [played.scores for played in again] == [played.scores for played in first]
