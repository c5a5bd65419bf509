"""Versions of one's own: drafted in forms, kept under a person's key, compared, played, all over HTTP."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.client import Host, Json, browser, new_match, run_there
from tests.table.own_versions import KEY, OTHER, bearer, drafted, keep, with_another_number
from tests.table.refusals import problem
from vespers.engine.workshop import forms, supplements
from vespers.games import find_game, game_names
from vespers.table.settings import Settings

GAMES = [name for name in game_names() if forms(find_game(name))]


def test_all_our_games_have_a_workshop() -> None:
    assert [name for name in game_names() if find_game(name).folder.exists()] == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_number_is_changed_in_a_form_kept_and_played(sqlite_host: Host, game: str) -> None:
    draft = with_another_number(sqlite_host, game)
    assert [change["field"]["key"].startswith(f"{game}-number-") for change in draft["changes"]] == [True]
    kept = keep(sqlite_host, game, draft["pack"])
    assert (kept["name"], kept["note"], kept["mine"]) == ("mine 3", "louder", True)
    match, people = new_match(sqlite_host.url, "me bot", game=game, own=[kept["pack"]])
    assert people[0].sight()["own"] == "mine 3"
    spectator = browser(sqlite_host.url).get(f"/api/matches/{match}/version").json()
    assert spectator == {"name": "mine 3", "note": "louder", "changes": draft["changes"]}


@pytest.mark.parametrize("whole", [False, True], ids=["alone", "with all expansions"])
@pytest.mark.parametrize("game", GAMES)
def test_forms_that_are_sent_back_unchanged_change_nothing(sqlite_host: Host, game: str, whole: bool) -> None:
    packs = list(supplements(find_game(game))) if whole else []
    base = drafted(sqlite_host, game, packs=packs)
    again = drafted(sqlite_host, game, pack=base["pack"], values=base["values"], rulings=base["rulings"])
    assert [change["table"]["key"] for change in again["changes"]] == ["workshop-supplements"] * len(packs)
    assert again["values"] == base["values"] and again["packs"] == packs
    for table in base["values"]:
        wish = {"game": game, "pack": base["pack"], "values": base["values"]}
        sheet = sqlite_host.http.post(f"/api/versions/draft/{table}/sheet", json=wish).text
        wish_with = {"draft": wish, "sheet": sheet}
        answer = sqlite_host.http.post(f"/api/versions/draft/{table}", json=wish_with)
        assert answer.status_code == 200, answer.text
        assert answer.json()["values"] == base["values"]


def test_a_card_shows_what_was_changed(sqlite_host: Host) -> None:
    values = drafted(sqlite_host, "fermentation")["values"]
    values["cards"]["flask"]["plays"] = {"alcohol": -4}
    draft = drafted(sqlite_host, "fermentation", language="fr", values=values)
    assert "fermentation-card-flask-help = " in draft["texts"] and "alcool −4" in draft["texts"]
    assert draft["cards"]["cards"]["flask"]["words"]["key"] == "fermentation-card-flask-help"
    (change,) = draft["changes"]
    assert change["before"]["values"]["change"] == "−2" and change["after"]["values"]["change"] == "−4"


def test_a_word_is_exchanged_for_another_a_card_added_and_one_taken_out(sqlite_host: Host) -> None:
    base = drafted(sqlite_host, "fermentation")["values"]
    values = {table: dict(entries) for table, entries in base.items()}
    values["cards"]["rusty-shovel"] = {**values["cards"]["rusty-shovel"], "effects": {"move": 1}}
    values["cards"]["ladder"] = {**values["cards"]["flask"], "name": "Échelle"}
    del values["cards"]["mail"]
    draft = drafted(sqlite_host, "fermentation", language="fr", values=values)
    assert draft["values"]["cards"]["rusty-shovel"]["effects"] == {"move": 1}
    assert draft["names"]["cards"]["ladder"] == "Échelle"
    assert sorted(change.get("kind", "changed") for change in draft["changes"]) == [
        "added",
        "changed",
        "removed",
    ]
    again = drafted(sqlite_host, "fermentation", pack=draft["pack"])
    assert again["values"] == draft["values"]


def test_a_refusal_names_file_key_and_what_was_expected(sqlite_host: Host) -> None:
    values = drafted(sqlite_host, "wolves")["values"]
    values["wolves"]["three"]["value"] = 44
    wish = {"game": "wolves", "name": "mine 1", "values": values}
    refused = problem(sqlite_host.http.post("/api/versions/draft", json=wish), 422, "bad-pack")
    assert refused["text"]["values"] == {
        "file": "mine-1.toml",
        "key": "wolves.three.value",
        "expected": "a whole number from 1 to 9",
        "got": "44",
    }


def test_a_ruling_is_answered_otherwise(sqlite_host: Host) -> None:
    base = drafted(sqlite_host, "fermentation")
    ruling = find_game("fermentation").rulings[0]
    other = next(answer for answer in ruling.answers if answer != base["rulings"][ruling.id])
    rulings = {**base["rulings"], ruling.id: other}
    draft = drafted(sqlite_host, "fermentation", values=base["values"], rulings=rulings)
    assert draft["rulings"][ruling.id] == other and len(draft["changes"]) == 1


def test_what_no_form_shows_stays_in_the_pack(sqlite_host: Host) -> None:
    pack = (
        '[pack]\nid = "mine"\nextends = true\n[cards.flask]\ncopies = 2\nhelp = { fr = "Une gourde." }\n'
        "[art]\ncard-flask = '''<svg viewBox=\"0 0 24 24\"><path d=\"M0 0h24v24z\"/></svg>'''\n"
    )
    opened = drafted(sqlite_host, "fermentation", pack=pack)
    values = opened["values"]
    values["cards"]["flask"]["copies"] = 3
    draft = drafted(sqlite_host, "fermentation", pack=pack, values=values)
    assert draft["values"]["cards"]["flask"]["copies"] == 3
    assert "Une gourde." in draft["pack"] and "M0 0h24v24z" in draft["pack"]


def test_two_versions_are_compared_in_words(sqlite_host: Host) -> None:
    draft = with_another_number(sqlite_host, "wolves")
    wish = {"game": "wolves", "before": draft["pack"], "after": ""}
    (change,) = sqlite_host.http.post("/api/versions/compare", json=wish).json()
    assert (change["before"], change["after"]) == (
        draft["changes"][0]["after"],
        draft["changes"][0]["before"],
    )


def test_a_version_is_found_by_its_id_and_changed_by_its_maker_alone(host: Host) -> None:
    http, draft = host.http, with_another_number(host, "wolves")
    kept = keep(host, "wolves", draft["pack"])
    address = f"/api/versions/{kept['id']}"
    seen = http.get(address).json()
    assert seen["pack"] == draft["pack"] and "mine" not in seen
    again = {"game": "wolves", "pack": with_another_number(host, "wolves", "mine 4")["pack"]}
    problem(http.put(address, json=again, headers=bearer(OTHER)), 403, "forbidden")
    problem(http.delete(address, headers=bearer(OTHER)), 403, "forbidden")
    problem(http.put(address, json={**again, "game": "brewers"}, headers=bearer(KEY)), 403, "forbidden")
    assert http.put(address, json=again, headers=bearer(KEY)).json()["name"] == "mine 4"
    assert kept["id"] in [one["id"] for one in http.get("/api/versions", headers=bearer(KEY)).json()]
    assert kept["id"] not in [one["id"] for one in http.get("/api/versions", headers=bearer(OTHER)).json()]
    assert http.delete(address, headers=bearer(KEY)).status_code == 204
    problem(http.get(address), 404, "unknown-version")


@pytest.mark.parametrize("key", ["", "short", "x" * 200])
def test_without_a_key_nothing_is_listed_or_kept(sqlite_host: Host, key: str) -> None:
    http, draft = sqlite_host.http, with_another_number(sqlite_host, "wolves")
    headers = bearer(key) if key else {}
    problem(http.get("/api/versions", headers=headers), 403, "forbidden")
    problem(
        http.post("/api/versions", json={"game": "wolves", "pack": draft["pack"]}, headers=headers),
        403,
        "forbidden",
    )


def test_bad_wishes_are_refused(sqlite_host: Host) -> None:
    http = sqlite_host.http
    problem(http.get("/api/versions/forms/chess"), 404, "unknown-game")
    problem(http.get("/api/versions/short"), 404, "unknown-version")
    problem(http.post("/api/versions/draft/nothing/sheet", json={"game": "wolves"}), 404, "not-found")
    spoilt: list[Json] = [
        {"wolves": 3},
        {"wolves": {"one": 3}},
        {"wolves": {"A b": {"value": 1}}},
        {"numbers": []},
    ]
    for values in spoilt:
        answer = http.post("/api/versions/draft", json={"game": "wolves", "values": values})
        problem(answer, 422, "bad-pack")
    for sheet in ("", "name\nx", "id,value\none,many", "id,colour\none,red", 'id,value\none,"1'):
        given = {"draft": {"game": "wolves"}, "sheet": sheet}
        problem(http.post("/api/versions/draft/wolves", json=given), 422, "bad-pack")
    long = drafted(sqlite_host, "wolves", name="x" * 41, values={})
    wish = {"game": "wolves", "pack": long["pack"]}
    problem(http.post("/api/versions", json=wish, headers=bearer(KEY)), 422, "bad-options")
    large = {"game": "wolves", "pack": "# " + "x" * 70_000}
    problem(http.post("/api/versions", json=large, headers=bearer(KEY)), 422, "bad-pack")


def test_a_person_keeps_so_many_versions_and_they_survive_a_restart(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'table.sqlite'}",
        warm=False,
        versions_per_person=2,
        drafts_per_minute=20,
    )
    with Host(settings) as host:
        pack = drafted(host, "wolves", name="mine 1")["pack"]
        first = keep(host, "wolves", pack)
        keep(host, "wolves", pack)
        wish = {"game": "wolves", "pack": pack}
        problem(host.http.post("/api/versions", json=wish, headers=bearer(KEY)), 409, "too-many-versions")
        keep(host, "wolves", pack, OTHER)
        answers = [host.http.post("/api/versions/draft", json={"game": "wolves"}) for _ in range(21)]
        problem(answers[-1], 429, "too-many")
    with Host(settings) as host:
        assert host.http.get(f"/api/versions/{first['id']}").json()["pack"] == pack


def test_a_version_that_nobody_has_used_for_long_is_deleted(sqlite_host: Host) -> None:
    rows = sqlite_host.app.server.versions.rows
    old = keep(sqlite_host, "wolves", drafted(sqlite_host, "wolves", name="old")["pack"])
    new = keep(sqlite_host, "wolves", drafted(sqlite_host, "wolves", name="new")["pack"])
    run_there(sqlite_host, rows.touch(old["id"], 1000))
    assert run_there(sqlite_host, rows.remove_untouched(2000)) == 1
    problem(sqlite_host.http.get(f"/api/versions/{old['id']}"), 404, "unknown-version")
    assert sqlite_host.http.get(f"/api/versions/{new['id']}").status_code == 200
    run_there(sqlite_host, rows.touch(new["id"], 1000))
    sqlite_host.http.get(f"/api/versions/{new['id']}")  # whoever looks at it uses it
    assert run_there(sqlite_host, rows.remove_untouched(2000)) == 0
