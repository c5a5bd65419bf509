"""Drawings that a pack brings: plain SVG is taken over, everything else refused with file and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from vespers.engine.errors import BadPack
from vespers.engine.own_art import DEPTH, symbol
from vespers.engine.packs import own_art, read_own
from vespers.games.wolves import GAME

PLAIN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" data-ink="light">'
    '<defs><linearGradient id="fur"><stop offset="0" stop-color="#345"/></linearGradient></defs>'
    '<g id="body"><path d="M0 0L9 9" fill="url(#fur)"/><use href="#body"/></g></svg>'
)
HEAD = '[pack]\nid = "mine"\nextends = true\n[art]\n'


def inside(text: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{text}</svg>'


def pack(name: str, text: str) -> str:
    return f"{HEAD}{name} = '''{text}'''\n"


def test_a_drawing_becomes_a_symbol_whose_ids_meet_no_others() -> None:
    drawn = symbol("mine.toml", "wolf-3", PLAIN)
    assert drawn.startswith('<symbol id="wolf-3" viewBox="0 0 48 48" data-ink="light">')
    assert 'id="wolf-3--fur"' in drawn and "url(#wolf-3--fur)" in drawn and 'href="#wolf-3--body"' in drawn


BAD = {
    "a script": (inside("<script>alert(1)</script>"), "<script>"),
    "a style sheet": (inside("<style>* { display: none }</style>"), "<style>"),
    "a style": (inside('<path style="fill: red" d=""/>'), "style"),
    "a class": (inside('<path class="big" d=""/>'), "class"),
    "an event": (inside('<path onclick="alert(1)" d=""/>'), "onclick"),
    "a page inside": (inside("<foreignObject/>"), "<foreignObject>"),
    "a picture from elsewhere": (inside('<image href="http://example.org/x.png"/>'), "<image>"),
    "a link": (inside('<a href="#x"><path d=""/></a>'), "<a>"),
    "a drawing from elsewhere": (inside('<use href="other.svg#x"/>'), "other.svg#x"),
    "a reference to nothing": (inside('<use href="#nothing"/>'), "#nothing"),
    "a fill from elsewhere": (inside('<path fill="url(http://example.org/#x)" d=""/>'), "url(http"),
    "a program": (inside('<path fill="javascript:alert(1)" d=""/>'), "javascript:"),
    "motion": (inside('<animate attributeName="x"/>'), "<animate>"),
    "words": (inside("<text>no</text>"), "<text>"),
    "an editor's litter": (inside('<path xmlns:i="http://i" i:label="x" d=""/>'), "label"),
    "another language": ('<html xmlns="http://www.w3.org/1999/xhtml"/>', "html"),
    "no frame": ('<svg xmlns="http://www.w3.org/2000/svg"/>', "nothing"),
    "no SVG": ("<svg", "line 1"),
    "entities": ('<!DOCTYPE x [<!ENTITY y "z">]><svg viewBox="0 0 1 1"/>', "<!DOCTYPE"),
    "a pit": (inside("<g>" * (DEPTH + 1) + "</g>" * (DEPTH + 1)), "more"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_could_run_load_or_restyle_is_refused_with_file_key_and_reason(case: str) -> None:
    text, expected = BAD[case]
    with pytest.raises(BadPack) as refused:
        GAME.box(GAME.settings(own=(pack("wolf-3", text),)))
    values = refused.value.why.values
    assert values["key"] == "art.wolf-3" and expected in str(values["got"])


@pytest.mark.parametrize("name", ["Wolf", "wolf_3", "wolf--3"])
def test_a_drawing_has_a_plain_name(name: str) -> None:
    with pytest.raises(BadPack):
        own_art([pack(f'"{name}"', PLAIN)])


def test_art_is_a_table_of_texts() -> None:
    for text in (f"{HEAD}wolf-3 = 3\n", '[pack]\nid = "mine"\n\n[[art]]\n'):
        with pytest.raises(BadPack):
            own_art([text])


def test_a_later_pack_wins_and_a_pack_with_drawings_plays_like_any_other() -> None:
    other = PLAIN.replace("#345", "#678")
    found = own_art([pack("wolf-3", PLAIN), pack("wolf-3", other)])
    assert list(found) == ["wolf-3"] and "#678" in found["wolf-3"]
    assert GAME.box(GAME.settings(own=(pack("wolf-3", PLAIN),))).value == GAME.box(GAME.settings()).value


def test_files_beside_the_pack_are_read_into_it(tmp_path: Path) -> None:
    (tmp_path / "grey.svg").write_text(PLAIN)
    (tmp_path / "mine.toml").write_text(f'{HEAD}wolf-3 = "grey.svg"\n')
    whole = read_own(tmp_path / "mine.toml")
    assert "grey.svg" not in whole and "wolf-3--fur" in own_art([whole])["wolf-3"]


@pytest.mark.parametrize("text", [None, inside("<script/>")], ids=["missing", "bad"])
def test_a_bad_file_is_named_with_its_reason(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / "grey.svg").write_text(text)
    (tmp_path / "mine.toml").write_text(f'{HEAD}wolf-3 = "grey.svg"\n')
    with pytest.raises(BadPack) as refused:
        read_own(tmp_path / "mine.toml")
    assert refused.value.why.values["file"] == "grey.svg"
