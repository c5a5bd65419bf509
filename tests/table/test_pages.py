"""Shelf, texts, rules, description, health, and the headers that keep a browser safe."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.table.client import Host, new_match
from tests.table.conftest import unlimited
from tests.table.refusals import problem
from vespers.games import find_game, game_names
from vespers.table.pack_words import fluent
from vespers.table.problems import STATUS
from vespers.texts import LANGUAGES, has_text
from vespers.texts.positions import positions


def test_the_shelf_has_every_game_and_one_click_begins_it(sqlite_host: Host) -> None:
    shelf = sqlite_host.http.get("/api/shelf").json()
    assert [game["id"] for game in shelf["games"]] == game_names()
    for game in shelf["games"]:
        created = sqlite_host.http.post("/api/matches", json=game["quick"])
        assert created.status_code == 201, created.text
        for words in [game["title"], game["about"], *(level["name"] for level in game["levels"])]:
            assert has_text(words["key"]), words
        for setting in game["settings"]:
            names = [setting["name"], *(choice["name"] for choice in setting.get("choices", []))]
            assert [name["key"] for name in names if not has_text(name["key"])] == []


def test_the_texts_of_every_language_can_be_read(sqlite_host: Host) -> None:
    keys = []
    for language in LANGUAGES:
        page = sqlite_host.http.get(f"/api/texts/{language}")
        assert page.headers["content-type"] == "text/plain; charset=utf-8"
        entries = FluentParser().parse(page.text).body
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
        keys.append({entry.id.name for entry in entries if isinstance(entry, ast.Message)})
    assert keys[0] == keys[1] == keys[2]
    problem(sqlite_host.http.get("/api/texts/xx"), 400, "unreadable")


def test_the_names_of_a_players_own_pack_come_with_the_match(sqlite_host: Host) -> None:
    own = """
[pack]
id = "mine"
extends = true
[wolves.ghost]
value = 3
copies = 1
origin = "own"
name = { en = "Ghost {evil}", fr = "Fantôme", es = "Fantasma" }
"""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wish = {"game": "wolves", "seats": seats, "options": {"own": [own]}}
    created = sqlite_host.http.post("/api/matches", json=wish)
    if created.status_code == 422:  # the pack's shape is the game's affair
        assert created.json()["title"] == "bad-pack", created.text
        return
    page = sqlite_host.http.get("/api/texts/fr", params={"match": created.json()["match"]}).text
    assert "Fantôme" in page


def test_a_players_own_words_cannot_become_fluent() -> None:
    words = 'a { table-title }\nevil = yes "'
    (entry,) = FluentParser().parse(f"key = {fluent(words)}").body
    assert isinstance(entry, ast.Message) and entry.id.name == "key"
    assert fluent("") == "?"


def test_every_refusal_of_the_server_has_a_text() -> None:
    assert [title for title in STATUS if not has_text(f"table-problem-{title}")] == []


def test_the_rules_in_three_languages(sqlite_host: Host) -> None:
    for language in LANGUAGES:
        page = sqlite_host.http.get(f"/api/rules/wolves/{language}").json()
        assert page["chapters"][0]["sections"][0]["number"] == "1.1"
        assert "Alexandre Aguilar" in page["preface"]
    problem(sqlite_host.http.get("/api/rules/chess/en"), 404, "unknown-game")
    problem(sqlite_host.http.get("/api/rules/wolves/de"), 400, "unreadable")


def test_the_rules_show_the_rulings_in_force_by_default_and_in_a_match(sqlite_host: Host) -> None:
    def corners(query: str) -> str:
        page = sqlite_host.http.get(f"/api/rules/wolves/en{query}").json()
        return str(next(one["in_force"] for one in page["rulings"] if one["id"] == "corners"))

    wish = {
        "game": "wolves",
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "options": {"rulings": {"corners": "full-size"}},
    }
    made = sqlite_host.http.post("/api/matches", json=wish).json()["match"]
    assert (corners(""), corners(f"?match={made}")) == ("any-size", "full-size")
    pages = [
        sqlite_host.http.get(f"/api/rules/{game}/en?match={made}").json() for game in ("wolves", "brewers")
    ]
    assert [page["match"] for page in pages] == [made, ""], "a match of another game changes nothing"
    wish["options"] = {"rulings": {"corners": "round"}}
    problem(sqlite_host.http.post("/api/matches", json=wish), 422, "bad-options")


def test_the_shelf_offers_the_rulings_with_their_defaults(sqlite_host: Host) -> None:
    shelf = sqlite_host.http.get("/api/shelf").json()
    for game in shelf["games"]:
        assert [one["id"] for one in game["rulings"]] == [one.id for one in find_game(game["id"]).rulings]
        assert all(one["default"] == one["in_force"] for one in game["rulings"])


def test_the_description_names_every_path(sqlite_host: Host) -> None:
    described = sqlite_host.http.get("/api/schema/openapi.json").json()
    assert "/api/matches/{match}/moves" in described["paths"]
    assert {"Screen", "NewMatch", "Created", "Move"} <= set(described["components"]["schemas"])


def test_health_and_metrics(sqlite_host: Host) -> None:
    new_match(sqlite_host.url)
    for path in ("/healthz", "/readyz"):
        assert sqlite_host.http.get(path).json() == {"status": "ok"}
    page = sqlite_host.http.get("/metrics").text
    assert "vespers_rooms" in page and 'vespers_matches_created_total{game="wolves"}' in page


def test_every_answer_has_the_safety_headers(sqlite_host: Host) -> None:
    for path in ("/api/shelf", "/api/nothing", "/", "/healthz"):
        headers = sqlite_host.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    match, _ = new_match(sqlite_host.url)
    assert sqlite_host.http.get(f"/api/matches/{match}").headers["cache-control"] == "no-store"


def test_what_all_get_is_compressed_once_and_not_sent_again(sqlite_host: Host) -> None:
    for path in ("/api/shelf", "/api/texts/fr"):
        first = sqlite_host.http.get(path)
        assert first.headers["content-encoding"] == "gzip" and first.headers["cache-control"] == "no-cache"
        plain = sqlite_host.http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.content == first.content
        again = sqlite_host.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304 and not again.content
        other = sqlite_host.http.get(path, headers={"If-None-Match": '"another"'})
        assert other.content == first.content
    assert "é" in sqlite_host.http.get("/api/texts/fr").text


def test_assets_of_the_client_are_kept_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-1.js").write_text("1;" * 2000)
    monkeypatch.setattr("vespers.table.app.CLIENT", tmp_path)
    with Host(unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}")) as host:
        script = host.http.get("/assets/index-1.js")
        assert script.text == "1;" * 2000 and "javascript" in script.headers["content-type"]
        assert script.headers["content-encoding"] == "gzip" and "immutable" in script.headers["cache-control"]
        assert host.http.get("/").text == "<!doctype html>"
        problem(host.http.get("/assets/index-2.js"), 404, "not-found")
        problem(host.http.get("/assets/..%2findex.html"), 404, "not-found")


def test_the_rules_show_tables_of_the_box_and_drawn_positions(sqlite_host: Host) -> None:
    for name in game_names():
        page = sqlite_host.http.get(f"/api/rules/{name}/en").json()
        assert [table["id"] for table in page["tables"]][-1] == "numbers" and page["chapters"][0]["intro"]
        for position in positions(find_game(name).folder):
            drawn = sqlite_host.http.get(f"/api/rules/{name}/positions/{position}")
            assert drawn.status_code == 200 and drawn.json()["game"] == name
    problem(sqlite_host.http.get("/api/rules/wolves/positions/nowhere"), 404, "not-found")


def test_a_match_brings_the_words_and_tables_of_its_packs(sqlite_host: Host) -> None:
    own = '[pack]\nid = "mine"\nextends = true\n[equipment.club]\neffects = { fight = 5 }\n'
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wish = {"game": "brewers", "seats": seats, "options": {"own": [own]}}
    match = sqlite_host.http.post("/api/matches", json=wish).json()["match"]
    usual = sqlite_host.http.get("/api/texts/en").text
    mine = sqlite_host.http.get("/api/texts/en", params={"match": match}).text
    assert "brewers-card-club-help = +1 in fights." in usual
    assert "brewers-card-club-help = +5 in fights." in mine
    page = sqlite_host.http.get("/api/rules/brewers/en", params={"match": match}).json()
    (equipment,) = [table for table in page["tables"] if table["id"] == "equipment"]
    assert "+5" in str(equipment["rows"][0])
