"""Taking back: alone within one's own turn, further only if all people agree; the undone stays visible."""

from __future__ import annotations

from tests.table.client import Host, Json, Person, new_match, options_of, play, turn_of, wait_for
from tests.table.test_refusals import problem


def test_further_back_needs_the_consent_of_all_people(host: Host) -> None:
    _, (one, two) = new_match(host.url)
    two.sight()  # sits down
    play([one, two], moves=4)
    before = one.sight()
    first = before["undo"]["asking"]
    asked = one.undo(first, before["number"])
    assert asked.status_code == 200 and one.sight()["number"] == before["number"]
    question = two.sight()["consent"]
    assert question == {"kind": "undo", "by": 0, "waiting": [1], "to": first}
    assert two.answer(True, before["number"]).status_code == 200
    after = one.sight()
    assert after["number"] > before["number"] and "consent" not in after
    undone = [line for line in after["lines"] if line.get("undone")]
    assert {line["number"] for line in undone} >= set(range(first + 1, before["number"] + 1))
    assert any(line["text"]["key"] == "table-line-undo" for line in after["lines"])
    assert turn_of(after) == turn_of(one.get("replay", number=first).json())


def test_one_no_settles_it(host: Host) -> None:
    _, (one, two) = new_match(host.url)
    two.sight()
    play([one, two], moves=3)
    sight = two.sight()
    assert two.undo(sight["undo"]["asking"], sight["number"]).status_code == 200
    assert one.answer(False, sight["number"]).status_code == 200
    assert "consent" not in two.sight() and two.sight()["number"] == sight["number"]
    problem(one.answer(True, sight["number"]), 409, "no-question")


def test_a_move_settles_an_open_question(host: Host) -> None:
    _, people = new_match(host.url)
    people[1].sight()
    play(people, moves=3)
    sight = people[0].sight()
    people[0].undo(sight["undo"]["asking"], sight["number"])
    play(people, moves=1)
    assert "consent" not in people[0].sight()
    problem(people[1].answer(True, sight["number"]), 409, "stale")


def test_another_question_has_to_wait(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    people[1].sight()
    play(people, moves=3)
    sight = people[0].sight()
    people[0].undo(sight["undo"]["asking"], sight["number"])
    problem(people[1].undo(sight["undo"]["asking"], sight["number"]), 409, "question-open")


def test_alone_against_bots_one_may_always_take_back(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me bot")
    play(people, moves=3)
    wait_for(lambda: turn_of(people[0].sight()) == 0, "the bot to answer")
    sight = people[0].sight()
    assert people[0].undo(sight["undo"]["asking"], sight["number"]).status_code == 200
    assert any(line.get("undone") for line in people[0].sight()["lines"])
    assert play(people)["over"]


def test_around_one_screen_one_answer_is_enough(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me local")
    play(people, moves=3)
    sight = people[1].sight()
    assert people[1].undo(sight["undo"]["asking"], sight["number"]).status_code == 200
    assert people[0].sight()["number"] > sight["number"]


def test_undo_within_ones_own_turn_until_something_is_drawn(sqlite_host: Host) -> None:
    """Relief swaps two wolves: the first of them can be taken back alone, a draw cannot."""
    taken_back = False
    for seed in range(40):
        _, people = new_match(sqlite_host.url)
        if free_undo_found(people, seed):
            taken_back = True
            break
    assert taken_back, "no own word could be taken back in 40 games"


def free_undo_found(people: list[Person], seed: int) -> bool:
    """Plays until somebody may take back alone, does so, and checks it."""
    while True:
        sight = play(people, moves=1, seed=seed)
        if sight.get("over"):
            return False
        for person in people:
            mine = person.sight()
            free = mine.get("undo", {}).get("free")
            if free is not None:
                check_free_undo(person, mine, free)
                return True


def check_free_undo(person: Person, sight: Json, free: int) -> None:
    before = person.get("replay", number=free, seat=person.seat).json()
    assert person.undo(free, sight["number"]).status_code == 200
    after = person.sight()
    assert "consent" not in after and turn_of(after) == person.seat
    assert after["scene"]["prompt"] == before["scene"]["prompt"] and options_of(after)


def test_nothing_to_take_back(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    sight = people[0].sight()
    assert sight["undo"] == {}
    problem(people[0].undo(0, sight["number"]), 409, "illegal")
    problem(people[0].undo(sight["number"], sight["number"]), 409, "illegal")
    problem(people[0].undo(-3, sight["number"]), 409, "illegal")


def test_an_undo_redraws_the_lines_it_changed(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me local")
    play(people, moves=4)
    with people[0].live() as live:
        sight = live.until("sight")
        live.say(type="undo", id="u", number=sight["number"], to=sight["undo"]["asking"])
        live.until("done")
        after = live.until("sight", lambda m: m["number"] > sight["number"])
        assert after["since"] == sight["undo"]["asking"]
        assert [line for line in after["lines"] if line.get("undone")]
