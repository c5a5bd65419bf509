"""Feedback: one answer and a comment about a move or a match, kept with the match and with its version."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from sqlalchemy import func, select, update

from tests.table.client import Host, Json, Person, browser, new_match, play, run_there, sit_down
from tests.table.conftest import database, unlimited
from tests.table.own_versions import KEY, OTHER, bearer, drafted, keep, with_another_number
from tests.table.refusals import problem
from vespers.cli import cli
from vespers.engine import record
from vespers.games import find_game
from vespers.table.feedback import GIVEN_UP, LONGEST
from vespers.table.store.database import migrate, open_engine
from vespers.table.store.rows import WHOLE, FeedbackRow
from vespers.table.store.schema import feedback, matches
from vespers.table.store.store import Store


def say(person: Person, **wish: object) -> None:
    answer = person._ask("PUT", "feedback", json=wish)
    assert answer.status_code == 204, answer.text


def heard(person: Person) -> list[Json]:
    answer = person.get("feedback")
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()
    return found


def version_match(host: Host, version: str, kinds: str = "me link", game: str = "wolves") -> list[Person]:
    """A match that plays a version, by its id."""
    wish = {"game": game, "seats": [{"kind": kind} for kind in kinds.split()], "version": version}
    answer = host.http.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    created = answer.json()
    return [sit_down(host.url, created["match"], key) for key in created["keys"]]


def own_version(host: Host, name: str = "mine 3") -> Json:
    return keep(host, "wolves", with_another_number(host, "wolves", name)["pack"])


def about(host: Host, version: str, key: str = KEY) -> Json:
    answer = host.http.get(f"/api/versions/{version}/feedback", headers=bearer(key))
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_remark_is_changed_by_saying_something_else_and_taken_back_by_saying_nothing(host: Host) -> None:
    _, people = new_match(host.url)
    play(people, moves=3)
    say(people[0], number=2, answer="unclear", comment="  Who moves first?\r\nI  ")
    assert [(one["number"], one["answer"], one["comment"]) for one in heard(people[0])] == [
        (2, "unclear", "Who moves first?\nI")
    ]
    say(people[0], number=2, answer="dull")
    say(people[0], number=3, comment="and here")
    assert [(one["number"], one.get("answer"), one.get("comment")) for one in heard(people[0])] == [
        (2, "dull", None),
        (3, None, "and here"),
    ]
    say(people[0], number=2)
    assert [one["number"] for one in heard(people[0])] == [3]


def test_while_a_match_runs_nobody_reads_what_another_says(host: Host) -> None:
    """The maker of the version may sit at the table: a comment may tell what one holds."""
    version = own_version(host)["id"]
    people = version_match(host, version)
    play(people, moves=2)
    spectator = Person(host.url, people[0].match)
    without = [person.sight() for person in (people[1], spectator)]
    say(people[0], number=1, comment="I hold the Six")
    assert [heard(person) for person in (people[1], spectator)] == [[], []]
    assert about(host, version) == {"remarks": [], "waiting": 1}
    sheet = host.http.get(f"/api/versions/{version}/feedback.csv", headers=bearer(KEY)).text
    assert len(sheet.splitlines()) == 1 and "Six" not in sheet
    assert [person.sight() for person in (people[1], spectator)] == without, "no screen shows it either"
    play(people)
    assert [one["comment"] for one in heard(spectator)] == ["I hold the Six"]
    assert about(host, version)["waiting"] == 0


def test_a_match_that_was_given_up_hides_nothing_any_more(host: Host) -> None:
    version = own_version(host)["id"]
    people = version_match(host, version)
    play(people, moves=2)
    say(people[0], number=1, comment="too long")
    assert about(host, version)["waiting"] == 1

    async def abandon() -> None:
        async with host.app.server.store.transactions.begin() as connection:
            old = matches.c.touched - GIVEN_UP - 10
            await connection.execute(
                update(matches).where(matches.c.id == people[0].match).values(touched=old)
            )

    run_there(host, abandon())
    assert [one["comment"] for one in about(host, version)["remarks"]] == ["too long"]


def test_only_the_maker_reads_what_is_said_about_a_version(sqlite_host: Host) -> None:
    version = own_version(sqlite_host)["id"]
    for what in ("feedback", "feedback.csv"):
        address = f"/api/versions/{version}/{what}"
        problem(sqlite_host.http.get(address, headers=bearer(OTHER)), 403, "forbidden")
        problem(sqlite_host.http.get(address), 403, "forbidden")
    nowhere = sqlite_host.http.get("/api/versions/abcdefghijkl/feedback", headers=bearer(KEY))
    problem(nowhere, 404, "unknown-version")


def test_a_remark_knows_the_pack_and_the_rulings_that_were_played(host: Host) -> None:
    first = own_version(host)
    people = version_match(host, first["id"], "me bot")
    play(people)
    say(people[0], answer="yes", comment="=HYPERLINK(1)")
    (remark,) = about(host, first["id"])["remarks"]
    assert remark["same"] and len(remark["pack"]) == 12 and "number" not in remark
    changed = drafted(host, "wolves", pack=first["pack"], name="another name")["pack"]
    wish = {"game": "wolves", "pack": changed}
    assert host.http.put(f"/api/versions/{first['id']}", json=wish, headers=bearer(KEY)).status_code == 200
    (again,) = about(host, first["id"])["remarks"]
    assert "same" not in again and again["pack"] == remark["pack"], "it is about the earlier state"
    sheet = host.http.get(f"/api/versions/{first['id']}/feedback.csv", headers=bearer(KEY))
    assert sheet.headers["content-type"].startswith("text/csv")
    (row,) = csv.DictReader(io.StringIO(sheet.text))
    assert (row["version"], row["pack"], row["answer"], row["move"]) == (
        first["id"],
        remark["pack"],
        "yes",
        "",
    )
    assert row["comment"] == "'=HYPERLINK(1)", "no spreadsheet computes what a player has written"


def test_a_rematch_and_a_branch_play_the_same_version(host: Host) -> None:
    version = own_version(host)["id"]
    people = version_match(host, version, "me bot")
    play(people)
    again = people[0].post("rematch").json()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    on = people[0].post("branch", number=3, seats=seats).json()
    for created in (again, on):
        player = sit_down(host.url, created["match"], created["keys"][0])
        player.sight()
        say(player, number=0, answer="liked")
    assert about(host, version)["waiting"] == 2


def test_a_match_names_a_version_of_its_game_and_no_pack_beside_it(sqlite_host: Host) -> None:
    kept = own_version(sqlite_host)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    post = sqlite_host.http.post
    other = {"game": "heaven-ale", "seats": seats, "version": kept["id"]}
    problem(post("/api/matches", json=other), 422, "bad-options")
    both = {"game": "wolves", "seats": seats, "version": kept["id"], "options": {"own": [kept["pack"]]}}
    problem(post("/api/matches", json=both), 422, "bad-options")
    unknown = {"game": "wolves", "seats": seats, "version": "abcdefghijkl"}
    problem(post("/api/matches", json=unknown), 404, "unknown-version")


def test_what_does_not_fit_is_refused(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    last = play(people, moves=2)["number"]

    def refused(person: Person, status: int, title: str, **wish: object) -> None:
        problem(person._ask("PUT", "feedback", json=wish), status, title)

    refused(people[0], 409, "running", answer="yes")
    refused(people[0], 400, "unreadable", number=last + 1, answer="dull")
    refused(people[0], 400, "unreadable", number=-1, answer="dull")
    refused(people[0], 400, "unreadable", number=1, answer="yes")
    refused(people[0], 400, "unreadable", number=1, answer="nonsense")
    refused(people[0], 400, "unreadable", number=1, comment="x" * (LONGEST + 1))
    refused(Person(sqlite_host.url, match), 403, "forbidden", number=1, answer="dull")
    say(people[0], number=1, comment="a\0b\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"))
    assert heard(people[0])[0]["comment"] == "ab😀"


def test_a_player_and_an_address_say_only_so_much(tmp_path: Path) -> None:
    settings = unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}")
    few = msgspec.structs.replace(settings, feedback_per_seat=2, feedback_per_minute=4)
    with Host(few) as host:
        _, people = new_match(host.url)
        play(people, moves=3)
        say(people[0], number=1, answer="dull")
        say(people[0], number=2, answer="dull")
        third = people[0]._ask("PUT", "feedback", json={"number": 3, "answer": "dull"})
        problem(third, 409, "too-much-feedback")
        say(people[0], number=2, answer="liked")
        fifth = people[0]._ask("PUT", "feedback", json={"number": 2, "answer": "dull"})
        problem(fifth, 429, "too-many")
        assert int(fifth.headers["retry-after"]) > 0


def test_the_record_of_a_match_holds_what_was_said_and_is_read_again(host: Host) -> None:
    _, people = new_match(host.url, "me bot")
    play(people)
    without = people[0].get("record").content
    say(people[0], number=4, answer="too-strong", comment="again?")
    say(people[0], answer="perhaps")
    with_it = people[0].get("record").content
    read = record.read(with_it, find_game)
    assert read.history == record.read(without, find_game).history
    end = msgspec.json.decode(with_it.splitlines()[-1], type=record.End)
    assert end.feedback == (
        record.Remark(0, None, "perhaps", ""),
        record.Remark(0, 4, "too-strong", "again?"),
    )
    spoilt = with_it.replace(b"again?", b"never!")
    with pytest.raises(Exception, match="edited_end"):
        record.read(spoilt, find_game)
    uploaded = browser(host.url).post("/api/records", content=with_it)
    assert uploaded.status_code == 201, uploaded.text
    copy = Person(host.url, uploaded.json()["match"])
    assert [(one.get("number"), one.get("answer"), one.get("comment")) for one in heard(copy)] == [
        (None, "perhaps", None),
        (4, "too-strong", "again?"),
    ]
    again = copy.get("record").content
    assert record.read_remarks(again) == end.feedback and record.read_remarks(without) == ()


def test_remarks_of_a_record_that_fit_nothing_are_left_out(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me bot")
    play(people)
    read = record.read(people[0].get("record").content, find_game)
    last = len(read.history)
    data = record.write(
        read,
        ("Ann", "Ben"),
        (
            record.Remark(0, last, "liked", ""),
            record.Remark(0, last + 1, "liked", ""),
            record.Remark(7, 1, "", "who?"),
            record.Remark(1, 2, "yes", "a word of another question"),
            record.Remark(1, 3, "shouted", ""),
            record.Remark(1, 4, "", "a\0b" + "x" * LONGEST),
        ),
    )
    uploaded = browser(sqlite_host.url).post("/api/records", content=data)
    assert uploaded.status_code == 201, uploaded.text
    remarks = heard(Person(sqlite_host.url, uploaded.json()["match"]))
    assert [(one["number"], one.get("answer"), len(one.get("comment", ""))) for one in remarks] == [
        (2, None, len("a word of another question")),
        (4, None, LONGEST),
        (last, "liked", 0),
    ]
    assert remarks[1]["comment"].startswith("abx") and remarks[0]["name"] == "Ben"


def admin(url: str, *words: str) -> str:
    result = CliRunner().invoke(cli, ["admin", *words, "--database", url, "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.output


def test_an_operator_exports_backs_up_and_deletes_it_with_its_match(
    host: Host, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = host.app.server.settings.database
    match, people = new_match(host.url)
    play(people, moves=2)
    say(people[0], number=1, comment="hello operator")
    assert "in " in admin(url, "feedback", "--game", "wolves", "--to", str(tmp_path / "all.csv"))
    assert "hello operator" in (tmp_path / "all.csv").read_text("utf-8")
    admin(url, "export", match, "--to", str(tmp_path / "one.vespers"))
    assert b"hello operator" in (tmp_path / "one.vespers").read_bytes()
    admin(url, "backup", str(tmp_path / "all.gz"))
    (tmp_path / "again").mkdir()
    kind = "postgresql" if url.startswith("postgresql") else "sqlite"
    restored = database(kind, request, tmp_path / "again")
    admin(restored, "restore", str(tmp_path / "all.gz"))
    assert counted(restored, match) == counted(url, match) == 1
    admin(url, "delete", match, "--yes")
    assert counted(url, match) == 0


def counted(url: str, match: str) -> int:
    async def count() -> int:
        engine = open_engine(url)
        async with engine.connect() as connection:
            asked = select(func.count()).select_from(feedback).where(feedback.c.match == match)
            found = await connection.scalar(asked)
        await engine.dispose()
        return int(found or 0)

    return asyncio.run(count())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_same_remark_sent_many_times_at_once_is_kept_once(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = database(kind, request, tmp_path)
    with Host(unlimited(url)) as host:
        match, _ = new_match(host.url)

    async def work() -> list[int]:
        engine = open_engine(url)
        await migrate(engine)
        rows = Store(engine).feedback
        row = FeedbackRow(match=match, seat=0, number=WHOLE, comment="once")
        assert all(await asyncio.gather(*[rows.put(row, 1) for _ in range(8)]))
        found = [one.number for one in await rows.of_match(match)]
        await engine.dispose()
        return found

    assert asyncio.run(work()) == [WHOLE]
