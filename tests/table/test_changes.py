"""Only what has changed is sent, and laid over the old sight it gives exactly the new one."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from tests.table.changes import patched
from tests.table.client import Host, Live, new_match, options_of
from tests.table.tables import table_for
from vespers.engine.messages import Text
from vespers.engine.scene import Prompt, Row, Scene, Sheet, Source, Target, Token
from vespers.games import game_names
from vespers.table.delta import changes
from vespers.table.live_table import Table
from vespers.table.protocol import Changed, Screen
from vespers.table.screen import screen

LOOKS = 60  # decisions of a match that are looked at


def sights_of(table: Table, numbers: dict[int | None, int]) -> dict[int | None, Screen]:
    return {seat: screen(table, seat, since) for seat, since in numbers.items()}


@pytest.mark.parametrize("name", game_names())
def test_changes_over_the_old_sight_are_the_new_one(name: str) -> None:
    table, chooser = table_for(name, 3), random.Random(3)
    match, whole, sent = table.match, 0, 0
    viewers: tuple[int | None, ...] = (*range(match.seats), None)
    old = sights_of(table, dict.fromkeys(viewers, 0))
    for _ in range(LOOKS):
        step = match.asked()
        if step is None:
            break
        table.match.play(step.asks, chooser.choice(step.options(match.state)))
        new = sights_of(table, {seat: old[seat].number for seat in viewers})
        for seat in viewers:
            data = msgspec.json.encode(Changed(fields=changes(old[seat], new[seat])))
            check(old[seat], new[seat], json.loads(data)["fields"])
            whole, sent = whole + len(msgspec.json.encode(new[seat])), sent + len(data)
        old = new
    assert sent < whole * 0.6, f"{sent} bytes instead of {whole}"


def check(old: Screen, new: Screen, fields: Any) -> None:
    """As a client would: from the bytes it had to the bytes it would have got."""
    laid = patched(msgspec.to_builtins(old), fields)
    assert msgspec.convert(laid, Screen) == msgspec.convert(msgspec.to_builtins(new), Screen)


def some_sight(**fields: Any) -> Screen:
    scene = Scene(prompt=Prompt(text=Text("a")))
    plain: dict[str, Any] = {"match": "m", "game": "g", "number": 1, "scene": scene, "players": ()}
    return Screen(**(plain | fields))


def test_every_kind_of_change() -> None:
    def row(name: str, *pieces: str) -> Row:
        return Row(id=name, name=Text("n"), pieces=tuple(Token(id=one, name=Text("p")) for one in pieces))

    targets = (Target(number=3, text=Text("b")),)
    prompts = Prompt(text=Text("a")), Prompt(text=Text("a"), seats=(1,))
    before = Scene(prompt=prompts[0], rows=(row("a"), row("b", "x"), row("c")))
    after = Scene(prompt=prompts[1], rows=(row("c"), row("b", "x", "y"), row("d")), targets=targets)
    old = some_sight(scene=before, turn=(0,), rematch="x")
    new = some_sight(scene=after, turn=(1,))
    added = {"list": [[0, 1], {"to": after.rows[1].pieces[1]}]}
    rows = {"list": [[2, 3], {"of": 1, "in": {"pieces": added}}, {"to": row("d")}]}
    assert changes(old, old) == {}
    assert sent(changes(old, new)) == sent(
        {
            "scene": {"in": {"prompt": {"to": prompts[1]}, "rows": rows, "targets": {"to": targets}}},
            "turn": {"to": (1,)},
            "rematch": {"gone": True},
        }
    )
    check(old, new, sent(changes(old, new)))
    check(new, old, sent(changes(new, old)))


def sent(fields: Any) -> Any:
    """As a client reads it."""
    return json.loads(msgspec.json.encode(fields))


def test_equal_lists_of_other_objects_are_no_change() -> None:
    def scene() -> Scene:
        row = Row(id="a", name=Text("n"), pieces=(Token(id="x", name=Text("p")),))
        sheet = Sheet(seats=(0,), sources=(Source(name=Text("s"), values=(1,)),))
        return Scene(prompt=Prompt(text=Text("a")), rows=(row,), sheet=sheet)

    assert sent(changes(some_sight(scene=scene()), some_sight(scene=scene()))) == {}


def test_a_socket_that_wants_changes_gets_them(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url, "me local")
    with Live(sqlite_host.url, match, people[0].secret, changes=True) as live:
        seen = live.until("sight")
        for _ in range(6):
            mover = people[seen["turn"][0]]
            mine = mover.sight()
            assert mover.move(mine, options_of(mine)[0]).status_code == 200
            seen = patched(seen, live.until("changed", lambda m: "number" in m["fields"])["fields"])
            full = people[0].sight(since=mine["number"])
            assert msgspec.convert(seen, Screen) == msgspec.convert(full, Screen)
        live.say(type="hello", since=0, changes=True)
        assert live.until("sight")["number"] == seen["number"]  # a second hello begins anew
