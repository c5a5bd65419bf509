"""Style sheets become numbers: variables, mixtures, and the colours of each seat."""

from __future__ import annotations

from vespers.printing.colours import mixed, properties, resolved, style_of
from vespers.printing.plain_svg import plain

CSS = """
:root[data-theme="refectory"] { --sky: #bcd5ee; --rim: var(--sky); }
:root, .seat-0 { --fur: #4a64a4; }
.seat-1 { --fur: #a5543a; }
.seat-1 .of-lone, .seat-1.of-lone { --fur: #d59272; }
"""


def test_variables_are_looked_up_by_the_classes_around_them() -> None:
    style = style_of(CSS)
    assert resolved("var(--fur)", properties(style, [])) == "#4a64a4"
    assert resolved("var(--fur)", properties(style, ["seat-1"])) == "#a5543a"
    assert resolved("var(--fur)", properties(style, ["seat-1", "of-lone"])) == "#d59272"


def test_a_variable_may_name_another_and_has_a_fallback() -> None:
    known = properties(style_of(CSS), [])
    assert resolved("var(--rim)", known) == "#bcd5ee"
    assert resolved("var(--none, var(--other, #123456))", known) == "#123456"
    assert resolved("url(#a) var( --sky , red)", known) == "url(#a) #bcd5ee"
    assert resolved("var(--none)", known) is None


def test_a_variable_that_names_itself_comes_to_an_end() -> None:
    assert resolved("var(--loop)", {"loop": "var(--loop)"}) is not None


def test_colours_are_mixed_in_oklab_as_browsers_do() -> None:
    assert mixed("#ffffff", 1.0, "#000000") == "#ffffff"
    assert mixed("#fff", 0.5, "#000") == "#636363"  # color-mix(in oklab, white 50%, black)
    assert resolved("color-mix(in oklab,#2f6fb3 100%,#14121c)", {}) == "#2f6fb3"


def test_one_drawing_in_two_players_colours_is_copied_for_each() -> None:
    drawings = {"wolf": '<symbol id="wolf" viewBox="0 0 9 9"><path fill="var(--fur)" d="M0 0"/></symbol>'}
    picture = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g class="seat-0"><use href="#wolf"/></g>'
        '<g class="seat-1"><use href="#wolf"/><use href="#wolf"/></g></svg>'
    )
    found = plain(picture, style_of(CSS), drawings)
    assert found.count("#4a64a4") == found.count("#a5543a") == 1
    assert found.count("<symbol") == 2 and found.count("<use") == 3


def test_a_drawing_keeps_its_own_gradients_and_clips() -> None:
    """As those of players' packs have them: within the symbol."""
    drawn = (
        '<symbol id="egg" viewBox="0 0 9 9"><linearGradient id="egg--shine"><stop stop-color="var(--sky)"/>'
        '</linearGradient><path fill="url(#egg--shine)" d="M0 0"/></symbol>'
    )
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><use href="#egg"/></svg>'
    found = plain(picture, style_of(CSS), {"egg": drawn})
    used = found.partition('fill="url(#')[2].partition(")")[0]
    assert f'<linearGradient id="{used}"><stop stop-color="#bcd5ee"' in found


def test_a_name_with_signs_that_no_xml_may_hold_is_drawn_without_them() -> None:
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>o\ufffe\u0001k</text></svg>'
    assert ">ok</text>" in plain(picture, [], {})


def test_what_cannot_be_seen_by_day_is_left_out() -> None:
    picture = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect opacity="var(--star, 1)"/></svg>'
    )
    assert "<rect" in plain(picture, style_of(CSS), {})
    assert "<rect" not in plain(picture, style_of(":root { --star: 0 }"), {})
