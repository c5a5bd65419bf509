"""Taking back: alone within one's own turn, further only if all people agree; the undone stays visible."""

from __future__ import annotations

from typing import Any

from tests.table.client import Host, Json, Person, new_match, options_of, play, turn_of
from tests.table.refusals import problem
from tests.waiting import wait_for


def same_action(line: dict[str, Any], back: dict[str, Any]) -> bool:
    """A line of the log says in the past what the way back names."""
    kinds = [each["text"]["key"].rpartition("-")[2] for each in (line, back)]
    return bool(kinds[0] == kinds[1])


def test_further_back_needs_the_consent_of_all_people(host: Host) -> None:
    _, (one, two) = new_match(host.url)
    two.sight()  # sits down
    play([one, two], moves=4)
    before = one.sight()
    first = before["undo"]["asking"]
    asked = one.undo(first, before["number"])
    assert asked.status_code == 200 and one.sight()["number"] == before["number"]
    question = two.sight()["consent"]
    back = question.pop("back")
    assert question.pop("id") and question == {"kind": "undo", "by": 0, "waiting": [1]}
    assert back["to"] == first and back["lost"] == 4
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


# --- One decision, mine, the last


def decisions(sight: Json) -> list[tuple[int, int]]:
    """Number and seat of what players said and what still counts."""
    lines = [line for line in sight["lines"] if line.get("decision") and not line.get("undone")]
    return [(line["number"], line["seat"]) for line in lines]


def asked_again(person: Person) -> Json:
    """The sight once the bots have answered."""
    wait_for(lambda: turn_of(person.sight()) == person.seat, "the bots to answer")
    return person.sight()


def test_the_last_decision_is_ones_own_and_all_that_is_lost_with_it_is_counted(sqlite_host: Host) -> None:
    _, (me,) = new_match(sqlite_host.url, "me bot bot", "heaven-ale")
    while True:
        play([me], moves=1)
        sight = asked_again(me)
        if sight["undo"]["last"]["lost"] > 2:
            break
    decided, last = decisions(sight), sight["undo"]["last"]
    place = max(n for n, (_, seat) in enumerate(decided) if seat == me.seat)
    line = next(line for line in sight["lines"] if line["number"] == decided[place][0])
    assert last["seat"] == me.seat and same_action(line, last)
    assert last["lost"] == len(decided) - place, "the bots' moves are lost too, their draws are no moves"
    before = decided[place - 1][0] if place > 0 else 0
    assert before <= last["to"] < decided[place][0]


def test_one_undo_leaves_the_rest_of_the_match_as_it_was(sqlite_host: Host) -> None:
    _, (me,) = new_match(sqlite_host.url, "me bot")
    play([me], moves=4)
    sight = asked_again(me)
    decided, last = decisions(sight), sight["undo"]["last"]
    assert me.undo(last["to"], sight["number"]).status_code == 200
    after = me.sight()
    assert decisions(after) == decided[: -last["lost"]] and len(decisions(after)) >= 3
    assert turn_of(after) == me.seat and after["undo"]["last"]["to"] < last["to"]


def test_everybody_reads_how_much_is_lost_as_far_as_they_may_know_it(sqlite_host: Host) -> None:
    match, (one, two) = new_match(sqlite_host.url)
    two.sight()
    play([one, two], moves=5)
    mover = one if one.sight()["undo"]["last"]["lost"] > 1 else two
    sight = mover.sight()
    last = sight["undo"]["last"]
    assert mover.undo(last["to"], sight["number"]).status_code == 200
    for viewer in (one, two, Person(sqlite_host.url, match)):
        back = viewer.sight()["consent"]["back"]
        assert (back["to"], back["seat"], back["lost"]) == (last["to"], mover.seat, last["lost"])
    assert mover.answer(False, sight["number"]).status_code == 200, "who asked may withdraw"
    assert "consent" not in one.sight()


def test_a_number_before_a_line_of_the_log_leads_back_to_it(sqlite_host: Host) -> None:
    """Also when what lies just before it was taken back."""
    _, people = new_match(sqlite_host.url, "me local")
    play(people, moves=3)
    sight = people[0].sight()
    people[0].undo(sight["undo"]["asking"], sight["number"])
    play(people, moves=3, seed=2)
    decided = decisions(sight := people[0].sight())
    assert people[0].undo(decided[0][0] - 1, sight["number"]).status_code == 200
    assert decisions(people[0].sight()) == []


def test_what_was_taken_back_can_be_said_again_until_something_new_is_said(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me local")
    play(people, moves=4)
    sight = people[0].sight()
    assert "again" not in sight["undo"]
    last = sight["undo"]["last"]
    people[0].undo(last["to"], sight["number"])
    after = people[0].sight()
    again = after["undo"]["again"]
    assert again["text"] == last["text"] and again["action"] in options_of(after)
    assert "again" not in people[1].sight()["undo"], "it is not theirs"
    assert people[0].move(after, again["action"]).status_code == 200
    decided = people[0].sight()["lines"]
    assert any(same_action(line, last) and not line.get("undone") for line in decided[-6:])


def test_something_new_ends_what_can_be_said_again(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me local")
    play(people, moves=4)
    sight = people[0].sight()
    people[0].undo(sight["undo"]["last"]["to"], sight["number"])
    after = people[0].sight()
    other = next(n for n in options_of(after) if n != after["undo"]["again"]["action"])
    assert people[0].move(after, other).status_code == 200
    assert all("again" not in person.sight()["undo"] for person in people)
