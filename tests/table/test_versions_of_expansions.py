"""Versions of what expansions bring: moons and a hermit's night, in forms, sheets and campaigns."""

from __future__ import annotations

import csv
import io
import tomllib
from typing import Any

import pytest

from tests.table.client import Host, Json
from tests.table.own_versions import drafted, keep
from tests.table.refusals import problem

MOONS, HERMIT = "thirteen-moons", "hermit"


def other_moon(host: Host, **fields: Any) -> Json:
    """A draft in which the second moon is another."""
    base = drafted(host, "fermentation", packs=[MOONS])
    base["values"]["moons"]["locked-door"] |= fields
    return drafted(
        host, "fermentation", language="fr", name="lunes", pack=base["pack"], values=base["values"]
    )


def test_a_moon_is_changed_and_its_card_says_so(sqlite_host: Host) -> None:
    draft = other_moon(sqlite_host, **{"closed-doors": 2, "second-hunter": "were-bear"})
    assert draft["cards"]["moons"]["locked-door"]["frame"] == "moon"
    (text,) = [
        one for one in draft["texts"].splitlines() if one.startswith("fermentation-moon-locked-door-help")
    ]
    assert "Deux portes" in text or "2 portes" in text
    brought, doors, hunter = draft["changes"]
    assert brought["kind"] == "added" and brought["entry"]["key"] == "fermentation-pack-thirteen-moons"
    assert (doors["before"], doors["after"]) == (1, 2)
    assert (hunter["before"]["key"], hunter["after"]["key"]) == (
        "workshop-none",
        "fermentation-hunter-were-bear",
    )
    tree = tomllib.loads(draft["pack"])
    assert tree["pack"]["extends"] == MOONS
    assert tree["moons"] == {"locked-door": {"closed-doors": 2, "second-hunter": "were-bear"}}


def test_a_pack_file_brings_the_expansion_along(sqlite_host: Host) -> None:
    pack = other_moon(sqlite_host, threshold=3)["pack"]
    opened = drafted(sqlite_host, "fermentation", pack=pack)
    assert opened["packs"] == [MOONS] and opened["values"]["moons"]["locked-door"]["threshold"] == 3


def test_moons_go_through_a_spreadsheet(sqlite_host: Host) -> None:
    base = drafted(sqlite_host, "fermentation", packs=[MOONS])
    wish = {"game": "fermentation", "pack": base["pack"], "values": base["values"]}
    rows = list(csv.DictReader(io.StringIO(sheet_of(sqlite_host, "moons", wish).removeprefix("\ufeff"))))
    assert len(rows) == 13 and rows[7]["second-hunter"] == "were-boar"
    rows[0]["werewolves"] = "2"
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), delimiter=";")
    writer.writeheader()
    writer.writerows(rows)
    answer = sqlite_host.http.post("/api/versions/draft/moons", json={"draft": wish, "sheet": out.getvalue()})
    assert answer.json()["values"]["moons"]["first-frost"]["werewolves"] == 2


def sheet_of(host: Host, table: str, wish: Json) -> str:
    answer = host.http.post(f"/api/versions/draft/{table}/sheet", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize(
    ("moon", "fields", "key"),
    [
        ("first-frost", {"noise-minimum": 4}, "moons.first-frost.noise-minimum"),
        ("first-frost", {"choose": 1}, "moons.first-frost.choose"),
        ("locked-door", {"recipe": "porter"}, "moons.locked-door.recipe"),
        ("last-moon", {"closed-doors": 5}, "moons.last-moon.closed-doors"),
        ("locked-door", {"number": 1}, "moons"),
    ],
)
def test_a_moon_that_cannot_be_played_is_refused_with_its_key(
    sqlite_host: Host, moon: str, fields: Json, key: str
) -> None:
    base = drafted(sqlite_host, "fermentation", packs=[MOONS])
    base["values"]["moons"][moon] |= fields
    wish = {"game": "fermentation", "pack": base["pack"], "values": base["values"]}
    refused = problem(sqlite_host.http.post("/api/versions/draft", json=wish), 422, "bad-pack")
    assert refused["text"]["values"]["key"] == key


def test_a_hermits_night_is_changed_and_its_cards_say_so(sqlite_host: Host) -> None:
    base = drafted(sqlite_host, "brewers", packs=[HERMIT])
    values = base["values"]
    values["events"]["owl"]["deeds"] = {"noise": 4}
    values["rivals"]["novice"]["values"] = [1, 2, 3, 4, 5, 6, 7]
    values["objectives"]["clean-vat"]["reward"] = 3
    values["campaign"]["targets"] = [5, 6]
    draft = drafted(sqlite_host, "brewers", language="fr", pack=base["pack"], values=values)
    fields = [change["field"]["key"] for change in draft["changes"][1:]]
    assert fields == [
        "workshop-field-deeds",
        "workshop-field-values",
        "workshop-field-reward",
        "brewers-number-targets",
    ]
    cards = draft["cards"]
    assert cards["rivals"]["novice"]["words"]["values"]["values"] == "1, 2, 3, 4, 5, 6, 7"
    assert {
        cards[table][one]["frame"] for table, one in (("events", "owl"), ("objectives", "clean-vat"))
    } == {
        "night",
        "objective",
    }
    texts = dict(line.split(" = ", 1) for line in draft["texts"].splitlines())
    assert "4" in texts["brewers-night-owl-help"] and "3" in texts["brewers-objective-clean-vat"]


def test_an_objective_of_ones_own_is_called_by_what_it_asks_for(sqlite_host: Host) -> None:
    base = drafted(sqlite_host, "brewers", packs=[HERMIT])
    values = base["values"]
    values["objectives"]["loud"] = {"goal": "noise", "least": 7, "most": 99, "reward": 4}
    draft = drafted(sqlite_host, "brewers", pack=base["pack"], values=values)
    assert draft["names"]["objectives"]["loud"]["key"] == "brewers-objective-loud"
    texts = dict(line.split(" = ", 1) for line in draft["texts"].splitlines())
    assert "7" in texts["brewers-objective-loud"]


def test_without_the_expansion_its_changes_are_dropped_and_the_others_stay(sqlite_host: Host) -> None:
    base = drafted(sqlite_host, "fermentation", packs=[MOONS])
    values = base["values"]
    values["moons"]["locked-door"]["closed-doors"] = 2
    values["numbers"]["hide"] += 1
    wish = {"pack": base["pack"], "values": values}
    without = drafted(sqlite_host, "fermentation", packs=[], **wish)
    assert "moons" not in without["values"] and len(without["changes"]) == 1
    again = drafted(
        sqlite_host, "fermentation", packs=[MOONS], pack=without["pack"], values=without["values"]
    )
    assert again["values"]["moons"]["locked-door"]["closed-doors"] == 1
    assert again["values"]["numbers"]["hide"] == values["numbers"]["hide"]


def test_a_table_that_the_version_does_not_have_has_no_sheet(sqlite_host: Host) -> None:
    wish = {"game": "fermentation"}
    problem(sqlite_host.http.post("/api/versions/draft/moons/sheet", json=wish), 422, "bad-pack")
    problem(sqlite_host.http.post("/api/versions/draft", json=wish | {"packs": ["suns"]}), 422, "bad-pack")


def test_two_versions_over_other_packs_are_compared(sqlite_host: Host) -> None:
    moons, plain = other_moon(sqlite_host, threshold=3), drafted(sqlite_host, "fermentation", name="plain")
    wish = {"game": "fermentation", "before": plain["pack"], "after": moons["pack"]}
    brought, changed = sqlite_host.http.post("/api/versions/compare", json=wish).json()
    assert brought["kind"] == "added" and (changed["before"], changed["after"]) == (0, 3)


def test_a_campaign_is_played_with_a_version_of_ones_own(sqlite_host: Host) -> None:
    kept = keep(sqlite_host, "fermentation", other_moon(sqlite_host, threshold=3)["pack"])
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wish = {"game": "fermentation", "seats": seats, "version": kept["id"]}
    created = sqlite_host.http.post("/api/campaigns", json=wish)
    assert created.status_code == 201, created.text
    version = sqlite_host.http.get(f"/api/matches/{created.json()['match']}/version").json()
    assert version["name"] == "lunes" and [one["after"] for one in version["changes"] if "after" in one] == [
        3
    ]
