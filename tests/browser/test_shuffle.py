"""The browser keeps the commitment, adds its share before the first draw, and checks a record by itself."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.browser.accessibility import AXE, well_made
from tests.browser.person import Make, Person
from tests.browser.server import Server
from tests.table.client import Person as Player
from tests.table.client import play
from vespers.texts import Say

pytestmark = pytest.mark.slow
RECORD = Path(__file__).parents[2] / "web" / "tests" / "shuffle.vespers"


def test_the_share_of_a_browser_is_the_first_entry_and_the_page_shows_the_fingerprint(
    person: Make,
) -> None:
    me = person()
    me.begin("me", "local")
    match = me.page.evaluate("location.hash").split("/")[2]
    (kept,) = json.loads(me.page.evaluate("localStorage['vespers-shuffles']"))
    secret = json.loads(me.page.evaluate("localStorage['vespers-matches']"))[0]["keys"][0]["secret"]
    record = httpx.get(
        f"{me.url}api/matches/{match}/record", headers={"Authorization": f"Bearer {secret}"}, timeout=60
    )
    _, names, first, *_ = record.text.splitlines()
    assert json.loads(names)["commitment"] == kept["fairness"]
    assert json.loads(first)[:2] == [0, {"type": "Entropy", "value": kept["share"]}]
    me.open(f"#/shuffle/{match}", "dl")
    assert kept["fairness"] in me.text("dl") and kept["share"] in me.text("dl")
    me.page.wait_for_selector("text=It is compared at the end")
    well_made(me, AXE.read_text("utf-8"), "shuffle")


def begun(me: Person) -> tuple[str, list[Player]]:
    """A match against a bot, begun in the browser; its player, to play on by request."""
    me.begin("me", "bot")
    match = me.page.evaluate("location.hash").split("/")[2]
    keys = json.loads(me.page.evaluate("localStorage['vespers-matches']"))[0]["keys"]
    return match, [Player(me.url.rstrip("/"), match, key["secret"], key["seat"]) for key in keys]


def test_at_the_end_a_sentence_says_that_the_promise_was_kept(person: Make) -> None:
    me = person()
    _, players = begun(me)
    play(players)
    me.page.wait_for_selector("dialog[open] >> text=The shuffle was the one promised at the start")


def test_a_table_that_exchanges_its_seed_is_found_out(person: Make, server: Server) -> None:
    """D8: seed and commitment are exchanged together, so that the record by itself looks right."""
    me = person()
    match, players = begun(me)
    server.stop()
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as stored, stored:
        changed = stored.execute("UPDATE matches SET seed = ? WHERE id = ?", ["0" * 32, match])
        assert changed.rowcount == 1
    server.start()
    play(players)
    me.page.wait_for_selector("dialog[open] [role=alert] >> text=This is not the shuffle that was promised")
    me.open(f"#/shuffle/{match}", "dl")
    me.page.wait_for_selector("main [role=alert] >> text=This is not the shuffle that was promised")


def test_a_record_is_checked_without_asking_the_server(person: Make, tmp_path: Path) -> None:
    me = person()
    me.open("#/shuffle", "input[type=file]")
    me.context.set_offline(True)
    me.page.set_input_files("input[type=file]", RECORD)
    me.page.wait_for_selector("text=The record keeps its own promise")
    me.page.fill("input.field", json.loads(RECORD.read_text().splitlines()[1])["commitment"])
    me.page.wait_for_selector(".verdict:has-text('promised at the start')")
    me.page.fill("input.field", "0" * 64)
    me.page.wait_for_selector("text=This is not the shuffle that was promised")
    changed = tmp_path / "changed.vespers"
    changed.write_text(RECORD.read_text().replace('"power":2', '"power":3', 1))
    me.page.set_input_files("input[type=file]", changed)
    me.page.wait_for_selector("text=a line is missing or was changed")
    me.context.set_offline(False)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_page_that_is_kept_checks_a_record_without_any_server(
    person: Make, tmp_path: Path, language: str
) -> None:
    me, kept = person(), tmp_path / "vespers-check.html"
    me.open("#/shuffle", "a[download]")
    with me.page.expect_download() as download:
        me.page.click("a[download]")
    download.value.save_as(kept)
    me.context.set_offline(True)
    me.page.goto(kept.as_uri())
    me.page.click(f"button[lang={language}]")
    me.page.set_input_files("input[type=file]", RECORD)
    say = Say(language)
    me.sees(f"[role=status] >> text={say('table-shuffle-unseen')}")
    me.page.fill("input.field", json.loads(RECORD.read_text().splitlines()[1])["commitment"])
    me.sees(f"[role=status] >> text={say('table-shuffle-kept')}")
    me.page.fill("input.field", "0" * 64)
    me.sees(f"[role=status] >> text={say('table-shuffle-broken')}")
    me.context.set_offline(False)


def test_the_same_page_runs_where_the_table_serves_it(person: Make) -> None:
    """Under a policy that lets its own script run, and nothing else."""
    me = person()
    me.open("check.html", "input[type=file]")
    me.page.set_input_files("input[type=file]", RECORD)
    me.sees(f"[role=status] >> text={Say('en')('table-shuffle-unseen')}")
    well_made(me, AXE.read_text("utf-8"), "check")
