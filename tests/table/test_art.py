"""The art of the games: joined by the server under each game's name, complete, light and tidy."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.table.client import Host, new_match
from tests.table.refusals import problem
from vespers.engine.game import Game
from vespers.games import find_game, game_names
from vespers.table import art
from vespers.table.art import NAME, drawings

GAMES = sorted(game_names())
MOST = 120_000  # bytes of a game's art, compressed


def game_of(name: str) -> Game[Any]:
    return find_game(name)


@pytest.mark.parametrize("name", GAMES)
def test_every_reference_finds_its_drawing_in_the_sprite(name: str) -> None:
    text = art.sprite(game_of(name)).decode()
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids)), "an id belongs to one drawing"
    assert all(one.startswith(f"{name}--") for one in ids)
    assert {f"{other}" for kind, other in NAME.findall(text) if not kind.startswith("id")} <= set(ids)


@pytest.mark.parametrize("name", GAMES)
def test_art_is_well_formed_light_and_without_anything_from_elsewhere(name: str) -> None:
    text = art.sprite(game_of(name))
    assert len(gzip.compress(text, 9)) <= MOST
    for one in ElementTree.fromstring(text).iter():
        tag = one.tag.rpartition("}")[2]
        assert tag not in {"script", "foreignObject", "image", "a", "text", "style", "animate"}, tag
        assert not any(key.startswith("on") for key in one.attrib), one.attrib
        assert not any("http" in value or "data:" in value for value in one.attrib.values())


@pytest.mark.parametrize("name", GAMES)
def test_names_are_plain_and_every_symbol_has_a_frame_to_be_drawn_in(name: str) -> None:
    for id, text in drawings(game_of(name).folder / "art").items():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id), id
        assert not text.startswith("<symbol") or 'viewBox="' in text.partition(">")[0], id


@pytest.mark.parametrize("name", GAMES)
def test_the_colours_beside_the_art_are_colours_of_the_art(name: str) -> None:
    game = game_of(name)
    text, day = art.sprite(game).decode(), re.sub(r"/\*.*?\*/", "", art.colours(game).decode())
    selectors = re.findall(r"([^{}]+)\{", day)
    assert all(
        re.fullmatch(r'\s*(:root(\[data-theme="refectory"\])?|[.\s,\w-]|:root,)+\s*', one)
        for one in selectors
    )
    assert re.findall(r"(?<![\w-])(?!--)[\w-]+\s*:\s*[^;{]+;", day) == [], "nothing but custom properties"
    assert set(re.findall(r"(--[\w-]+)\s*:", day)) <= set(re.findall(r"(--[\w-]+)", text))


@pytest.mark.parametrize("name", GAMES)
def test_the_shelf_gets_the_cover_alone(sqlite_host: Host, name: str) -> None:
    whole, cover = sqlite_host.http.get(f"/api/art/{name}"), sqlite_host.http.get(f"/api/art/{name}/cover")
    assert whole.status_code == cover.status_code == 200
    assert whole.headers["content-type"].startswith("image/svg+xml")
    assert f'id="{name}--cover"' in cover.text and len(cover.text) < len(whole.text)
    assert sqlite_host.http.get(f"/api/art/{name}/colours.css").headers["content-type"].startswith("text/css")


def test_a_game_that_is_not_there_has_no_art(sqlite_host: Host) -> None:
    assert sqlite_host.http.get("/api/art/nogame").status_code == 404


def test_colours_and_ids_of_two_games_do_not_meet(tmp_path: Path) -> None:
    class Drawn(Game[Any]):
        name = "drawn"
        folder = tmp_path

    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "one.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="snow" viewBox="0 0 1 1">'
        '<path fill="var(--snow, #fff)" stroke="var(--line)"/></symbol></svg>'
    )
    (tmp_path / "art" / "day.css").write_text(':root[data-theme="refectory"] { --snow: #eee; }')
    text = art.sprite(Drawn()).decode()
    assert 'id="drawn--snow"' in text and "var(--drawn-snow, #fff)" in text and "var(--line)" in text
    assert "--drawn-snow: #eee" in art.colours(Drawn()).decode()


OWN = """[pack]
id = "mine"
extends = true
[art]
wolf-3 = '''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <path d="M0 0H9" fill="#123456"/></svg>'''
"""


def test_a_match_is_drawn_with_its_own_packs_and_no_other_match_is(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url, "me bot", own=[OWN])
    assert people[0].sight()["redrawn"] is True
    usual = sqlite_host.http.get("/api/art/wolves").text
    own = sqlite_host.http.get(f"/api/art/wolves?match={match}").text
    assert "#123456" in own and "#123456" not in usual
    assert own.count('id="wolves--wolf-3"') == 1 and 'id="wolves--wolf-4"' in own
    assert sqlite_host.http.get(f"/api/art/brewers?match={match}").text == (
        sqlite_host.http.get("/api/art/brewers").text
    )
    other, others = new_match(sqlite_host.url, "me bot")
    assert "redrawn" not in others[0].sight()
    assert sqlite_host.http.get(f"/api/art/wolves?match={other}").text == usual


def test_a_bad_drawing_is_refused_when_the_match_is_made(sqlite_host: Host) -> None:
    wish = {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    bad = {"own": [OWN.replace("<path", '<path onload="x()"')]}
    refused = problem(sqlite_host.http.post("/api/matches", json={**wish, "options": bad}), 422, "bad-pack")
    assert "art.wolf-3" in refused["detail"] and "onload" in refused["detail"]
