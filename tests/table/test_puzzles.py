"""Puzzles at the table: a position to look at, answers to what is tried, one puzzle a day for everybody."""

from __future__ import annotations

from datetime import UTC, datetime

from tests.table.client import Host, Json
from vespers.bots.puzzle import Puzzle, puzzles
from vespers.games import find_game, our_games
from vespers.table.puzzle_screen import todays_puzzle

WOLVES = find_game("wolves")


def some_puzzle() -> Puzzle:
    return next(iter(puzzles(WOLVES).values()))


def ask(host: Host, path: str, **wish: object) -> Json:
    address = f"/api/puzzles/wolves/{some_puzzle().id}{path}"
    answer = host.http.post(address, json=wish) if wish else host.http.get(address)
    assert answer.status_code == 200, answer.text
    body: Json = answer.json()
    return body


def best() -> int:
    return WOLVES.codebook.number[some_puzzle().best]


def test_the_puzzles_of_a_game_are_listed_and_counted_on_the_shelf(sqlite_host: Host) -> None:
    listed = sqlite_host.http.get("/api/puzzles/wolves").json()["puzzles"]
    assert [one["id"] for one in listed] == list(puzzles(WOLVES))
    games = {game["id"]: game for game in sqlite_host.http.get("/api/shelf").json()["games"]}
    assert games["wolves"]["puzzles"] == len(listed)


def test_every_puzzle_of_every_game_has_a_page_with_all_its_moves(sqlite_host: Host) -> None:
    for game in our_games():
        puzzle = next(iter(puzzles(game).values()))
        page = sqlite_host.http.get(f"/api/puzzles/{game.name}/{puzzle.id}").json()
        scene, number = page["screen"]["scene"], game.codebook.number[puzzle.best]
        assert scene["viewer"] == puzzle.file.seat and page["screen"]["turn"] == [puzzle.file.seat]
        offered = {one["number"] for one in scene["targets"]}
        assert number in offered and offered <= {number, *puzzle.options}
        assert page["screen"].get("undo", {}) == {}
        assert page["puzzle"]["moves"] == len(puzzle.options) + 1


def test_the_page_does_not_give_the_solution_away(sqlite_host: Host) -> None:
    page = ask(sqlite_host, "")
    assert not {"best", "line", "options", "reasons"} & set(page) and "things" not in page["puzzle"]


def test_a_wrong_move_is_answered_with_its_cost_and_without_the_best(sqlite_host: Host) -> None:
    wrong = some_puzzle().file.options[-1]
    answer = ask(sqlite_host, "/try", action=wrong.move)
    assert answer["solved"] is False and answer["cost"] == wrong.cost
    assert not {"action", "things", "line"} & set(answer)


def test_the_best_move_is_answered_with_reasons_and_line_as_for_who_gives_up(sqlite_host: Host) -> None:
    answer = ask(sqlite_host, "/try", action=best())
    assert answer["solved"] and answer["action"] == best() and answer["reasons"] and answer["line"]
    assert answer["things"] and answer == ask(sqlite_host, "/solution")


def test_a_move_can_be_considered_and_a_thing_that_is_not_offered_is_explained(sqlite_host: Host) -> None:
    assert ask(sqlite_host, "/preview", action=best())
    answer = sqlite_host.http.post(f"/api/puzzles/wolves/{some_puzzle().id}/why", json={"things": ["none"]})
    assert answer.status_code == 200 and answer.json() == []


def test_what_cannot_be_is_refused_with_a_problem(sqlite_host: Host) -> None:
    address, http = f"/api/puzzles/wolves/{some_puzzle().id}", sqlite_host.http
    illegal = next(n for n in range(len(WOLVES.codebook)) if n not in {best(), *some_puzzle().options})
    for action in (illegal, -1, 10**9):
        assert http.post(f"{address}/try", json={"action": action}).status_code == 400
    assert http.post(f"{address}/why", json={"things": ["x"] * 100}).status_code == 400
    assert http.get("/api/puzzles/wolves/none").status_code == 404
    assert http.get("/api/puzzles/chess").status_code == 404


def test_tonights_puzzle_is_that_of_the_day(sqlite_host: Host) -> None:
    before = datetime.now(UTC).date()
    body = sqlite_host.http.get("/api/puzzles/tonight").json()
    after = datetime.now(UTC).date()  # it may be midnight
    assert body["puzzle"]["id"] in {todays_puzzle(day).puzzle.id for day in (before, after)}  # type: ignore[union-attr]
    assert body["day"] in {before.isoformat(), after.isoformat()}
