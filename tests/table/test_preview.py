"""What an answer would change: the difference of two scenes, from what the seat may know alone."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from tests.table.client import Host
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.engine.messages import Text
from vespers.engine.scene import Board, Card, Prompt, Scene, Tally
from vespers.engine.scene.preview import difference
from vespers.games import find_game, game_names
from vespers.table.imagined_scene import preview_of


def scene(*pieces: Any) -> Scene:
    board = Board(id="b", name=Text("b"), width=1, height=1, pieces=pieces)
    return Scene(prompt=Prompt(text=Text("ask")), boards=(board,))


def test_a_piece_that_is_new_or_lies_elsewhere_is_a_ghost() -> None:
    here, there = Card(id="a", name=Text("a"), on="x"), Card(id="a", name=Text("a"), on="y")
    new = Card(id="n", name=Text("n"), on="x")
    assert difference(scene(here), scene(there, new)).pieces == (there, new)
    assert difference(scene(here), scene(here)).pieces == ()


def test_a_sign_that_would_say_something_else_is_told() -> None:
    was, would = (Tally(id="t", name=Text("t"), numbers=numbers) for numbers in ((1, 2), (3, 2)))
    assert difference(scene(was), scene(would)).tallies == (would,)


@pytest.mark.parametrize("name", sorted(game_names()))
def test_two_worlds_that_a_seat_cannot_tell_apart_have_the_same_previews(name: str) -> None:
    game = find_game(name)
    match: Match[Any] = Match(game, max(2, game.players[0]), dealer=SeededDealer("preview"))
    rng, seen = Random(5), 0
    while (step := match.asked()) is not None and seen < 40:
        options = step.options(match.state)
        if len(options) > 1:
            seen += 1
            other = game.imagine(match.state, step.asks, Random(seen))
            for action in options[:3]:
                found = preview_of(game, match.state.box, match.state, step.asks, action)
                assert found == preview_of(game, match.state.box, other, step.asks, action)
        match.play(step.asks, options[rng.randrange(len(options))])


def test_wolves_shows_the_card_on_its_space_and_the_sums_it_makes() -> None:
    game = find_game("wolves")
    match: Match[Any] = Match(game, 2, dealer=SeededDealer("preview"))
    step = match.asked()
    assert step is not None
    match.play(step.asks, step.options(match.state)[0])
    step = match.asked()
    assert step is not None
    action = step.options(match.state)[0]
    found = preview_of(game, match.state.box, match.state, step.asks, action)
    assert [piece.on for piece in found.pieces if isinstance(piece, Card)] == [f"cell-{action.cell}"]
    assert found.tallies


def test_only_who_is_asked_gets_a_preview_and_only_of_what_is_legal(sqlite_host: Host) -> None:
    http = sqlite_host.http
    wish = {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "local"}], "options": {"starter": "first"}}
    made = http.post("/api/matches", json=wish).json()
    first, second = ({"Authorization": f"Bearer {key['secret']}"} for key in made["keys"])
    path = f"/api/matches/{made['match']}"
    http.get(path, headers=first)  # whoever looks first has the cards dealt
    answer = http.get(f"{path}/replay?number=999", headers=first)
    number = http.get(f"{path}/summary", headers=first).json()["number"]
    assert answer.status_code in (200, 404, 400)
    asking = {"number": number, "action": 0}
    answers = [http.post(f"{path}/preview", json=asking, headers=who).status_code for who in ({}, second)]
    assert all(400 <= status < 500 for status in answers)
    assert (
        http.post(f"{path}/preview", json={**asking, "number": number + 1}, headers=first).status_code == 409
    )
    legal = [http.post(f"{path}/preview", json={**asking, "action": n}, headers=first) for n in range(400)]
    assert {one.status_code for one in legal} == {200, 400}
