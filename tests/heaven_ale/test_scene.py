"""The drawing: everything has one id, a text and a picture; targets tell what they cost and bring."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.heaven_ale.table import do, hex_, lay, place, site, sow, sow_hexes, spots, table, tile
from tests.table.drawings import drawn_symbols
from vespers.engine import record
from vespers.engine.kernel import apply, asked
from vespers.engine.match import Match
from vespers.engine.messages import Action, Text
from vespers.engine.scene import Amount, Card, Prospect, Scene, Stage, Target
from vespers.engine.wording import player
from vespers.games import find_game
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.messages import (
    Activate,
    Enter,
    KeepPrivileges,
    MarkResource,
    Place,
    RoundBegins,
    Scored,
    Stop,
    Take,
    TileBought,
    UsePrivilege,
    Walk,
)
from vespers.games.heaven_ale.pieces import BARRELS
from vespers.games.heaven_ale.rules.barrels import goals_met
from vespers.games.heaven_ale.scene import cues, stage, things
from vespers.games.heaven_ale.scene.exchange import brewing_of
from vespers.games.heaven_ale.scene.known import table_of
from vespers.games.heaven_ale.scene.progress import progress
from vespers.games.heaven_ale.scene.track import FILLING_STALLS, STALLS, around_the_ring
from vespers.games.heaven_ale.scoring import lowest_of
from vespers.games.heaven_ale.state import HeavenAle
from vespers.table.viewer_scene import offers_for, scene_of
from vespers.texts import LANGUAGES, Say, has_text

RECORDS = Path(__file__).parent / "records"


def drawn(s: HeavenAle, seat: int | None) -> Scene:
    return scene_of(GAME, s.box, s, seat, offers_for(GAME, s.box, s, seat))


def things_of(found: Scene) -> Iterator[Any]:
    for board in found.boards:
        yield from (board, *board.areas, *board.pieces)
    for row in found.rows:
        yield from (row, *row.pieces)
    for panel in found.panels:
        yield from panel.figures
        for row in panel.rows:
            yield from (row, *row.pieces)


def texts_in(thing: Any) -> Iterator[Text]:
    if isinstance(thing, Text):
        yield thing
        for value in thing.values.values():
            yield from texts_in(value)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from texts_in(getattr(thing, field))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from texts_in(part)


def symbols_in(thing: Any) -> Iterator[str]:
    """Every picture that is named anywhere."""
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if field in ("symbol", "art", "backdrop") and value:
                yield value
            elif field == "ground" and value not in ("", "plain"):
                yield f"ground-{value}"
            elif field == "frame" and isinstance(thing, Card):
                yield f"frame-{value}"
            else:
                yield from symbols_in(value)
    elif isinstance(thing, tuple):
        for part in thing:
            yield from symbols_in(part)


def positions(seats: int) -> Iterator[HeavenAle]:
    """Every eleventh position of a recorded game, and its end."""
    match: Match[Any] = record.read((RECORDS / f"greedy-{seats}.jsonl").read_bytes(), find_game)
    s = GAME.start(seats, match.settings)
    for number, entry in enumerate(match.log):
        if number % 11 == 0:
            yield s
        apply(s, entry.action)
    yield s


def target_of(s: HeavenAle, a: Action) -> Target:
    """The target of an action for whoever is asked, with its tag."""
    step = asked(s)
    assert step is not None
    number = GAME.codebook.number[GAME.codebook.interned(a)]
    return next(target for target in drawn(s, step.asks).targets if target.number == number)


def prospect_of(s: HeavenAle, a: Action) -> Prospect:
    """The sheet beside the question while the target is pointed at."""
    found = target_of(s, a).prospect
    assert found is not None
    return found


def tag_of(s: HeavenAle, a: Action) -> dict[str, str]:
    """What hangs on a target, by picture."""
    tag = target_of(s, a).tag
    assert tag is not None
    return {amount.symbol: amount.value for amount in tag.amounts}


def staged(s: HeavenAle, a: Action) -> dict[str, Stage]:
    """The stages of an action and of what it made true, by kind; every text of them is there."""
    before = GAME.view(s, 0)
    events = do(s, a)
    after = GAME.view(s, 0)
    heard = [(type(one).__name__, stage(s.box, before, after, one)) for one in (a, *events)]
    found = {name: large for name, large in heard if large is not None}
    assert not [text.key for large in found.values() for text in texts_in(large) if not known(text.key)]
    assert {symbol for large in found.values() for symbol in symbols_in(large)} <= drawn_symbols(GAME)
    return found


def known(key: str) -> bool:
    return key == "table-seat" or has_text(key)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_scene_is_sound(seats: int) -> None:
    keys: set[str] = set()
    for s in positions(seats):
        step = asked(s)
        seat = step.asks if step is not None and step.asks >= 0 else None
        found = drawn(s, seat)
        ids = [thing.id for thing in things_of(found)]
        assert len(set(ids)) == len(ids)
        areas = {area.id for board in found.boards for area in board.areas}
        assert {piece.on for board in found.boards for piece in board.pieces} <= areas
        clicked = {thing for option in found.targets for thing in option.things}
        assert clicked <= set(ids)
        keys |= {text.key for text in texts_in(found)}
        assert set(symbols_in(found)) <= drawn_symbols(GAME)
    assert [key for key in sorted(keys) if not known(key)] == []


def test_an_upright_board_has_a_place_for_every_piece() -> None:
    for s in positions(2):
        for board in drawn(s, 0).boards:
            if board.tall is not None:
                assert {piece.on for piece in board.pieces} <= {area.id for area in board.tall.areas}


def test_everything_lies_on_its_drawing_wide_or_upright() -> None:
    for board in drawn(next(iter(positions(2))), 0).boards:
        for plan in (board, board.tall):
            if plan is not None:
                outside = [
                    area.id
                    for area in plan.areas
                    if not (0 < area.x - plan.left < plan.width and 0 < area.y - plan.top < plan.height)
                ]
                assert outside == []


def test_pieces_tiles_goals_cards_and_spots_say_what_they_do() -> None:
    silent = {"stall", "niche", "goal-title", "purse-place", "forecast-place", "lane"}  # places for pieces
    for s in positions(4):
        for thing in things_of(drawn(s, 0)):
            if not any(thing.id.startswith(name) for name in silent):
                assert thing.about or thing.id.startswith(("placed-", "barrels-")), thing.id


def test_each_option_has_a_different_meaning() -> None:
    for s in positions(2):
        step = asked(s)
        if step is not None and step.asks >= 0:
            options = drawn(s, step.asks).targets
            say = Say("en", GAME, GAME.settings())
            assert len({(option.things, say.text(option.text)) for option in options}) == len(options)


def test_texts_of_scenes_and_stages_are_spoken_in_every_language() -> None:
    for language in LANGUAGES:
        say = Say(language, GAME, GAME.settings())
        for s in list(positions(2))[::5]:
            for text in texts_in(drawn(s, 0)):
                if text.key.startswith("heaven-ale"):
                    assert say.text(text) not in ("", text.key)


# --- Everything on the table is seen


def test_tiles_of_one_space_lie_beside_each_other() -> None:
    for stalls in (*STALLS, *FILLING_STALLS):
        for (x, y, r), (u, v, _) in combinations(stalls, 2):
            assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 >= 1.6 * r, "at most a fifth is covered"


def test_places_that_lie_closer_on_a_phone_are_places_of_the_track() -> None:
    for s in positions(3):
        board = drawn(s, 0).boards[0]
        closer = {area.id: area for area in board.closer}
        assert closer.keys() < {area.id for area in board.areas}
        assert {area.art for area in closer.values() if area.id.startswith("goal-")} <= drawn_symbols(GAME)
        for area in board.areas:
            if area.id.startswith("stall-"):
                assert closer[area.id].radius > area.radius  # type: ignore[union-attr]


def test_every_disc_of_a_space_carries_its_letters() -> None:
    s = table()
    number = next(n for n, here in enumerate(GAME.view(s, 0).track) if here.letters)
    s.discs[number] = 2
    board = drawn(s, 0).boards[0]
    lying = [piece.value for piece in board.pieces if piece.id.startswith(f"lying-{number}-")]
    space = next(area for area in board.areas if area.id == f"space-{number}")
    assert len(lying) == 2 and set(lying) != {""} and space.label is None


def test_the_forecast_tells_what_is_beer_and_what_is_barrels() -> None:
    for s in positions(2):
        for seat, abbey in enumerate(GAME.view(s, 0).abbeys):
            garden = next(board for board in drawn(s, 0).boards if board.id == f"garden-{seat}")
            sign = next(piece for piece in garden.pieces if piece.id == f"forecast-{seat}")
            assert sign.value == str(abbey.forecast)
            assert [badge.value for badge in sign.badges] == [str(abbey.production), str(abbey.barrels)]


def test_a_space_with_three_tiles_shows_all_three_and_the_figure_stands_beside() -> None:
    s = table()
    lay(s, 1, "hops 5", "wood 1", "monk 3")
    do(s, Walk(1))
    board = drawn(s, 0).boards[0]
    assert [piece.value for piece in board.pieces if piece.id.startswith("goods-1-")] == ["5", "1", ""]
    space = next(area for area in board.areas if area.id == "space-1")
    assert all(abs(x - space.x) > 30 or abs(y - space.y) > 30 for x, y in space.spots)


def test_a_tile_shows_whether_it_lies_in_sun_or_shade() -> None:
    s = table()
    sow_hexes(s.abbeys[0], S1="h3", D1="h3", D2="m1")
    garden = next(board for board in drawn(s, 0).boards if board.role == "mine")
    grounds = [getattr(piece, "ground", "") for piece in garden.pieces if piece.id.startswith("tile-")]
    assert sorted(grounds) == ["tile-hops-shade", "tile-hops-sun", "tile-librarian-shade"]


@pytest.mark.rule("8.2")
def test_the_progress_of_a_goal_is_full_when_the_rules_say_that_it_is_met() -> None:
    for s in positions(4):
        for abbey in s.abbeys:
            met = goals_met(abbey, s.box)
            full = [have >= need for have, need in progress(s.box, abbey)]
            assert full == [bool(met >> goal & 1) for goal in range(len(BARRELS))]


def test_the_table_rebuilt_from_a_view_looks_the_same() -> None:
    for s in positions(4):
        view = GAME.view(s, 0)
        again = GAME.view(table_of(s.box, view), 0)
        changing = {"pile": view.pile, "monk_pile": view.monk_pile, "asked": view.asked, "asks": view.asks}
        assert msgspec.structs.replace(again, **changing) == view
        for mine, rebuilt in zip(s.abbeys, table_of(s.box, view).abbeys, strict=True):
            assert (mine.tally, mine.usable) == (rebuilt.tally, rebuilt.usable)


# --- Cost and consequence


@pytest.mark.rule("3.1")
def test_a_hex_tells_its_price_and_the_tile_travels_there() -> None:
    s = table()
    lay(s, 1, "hops 5")
    do(s, Walk(1))
    before = GAME.view(s, 0)
    assert tag_of(s, Place(hex_("D1"))) == {"ducat": "5"}
    assert tag_of(s, Place(hex_("S1"))) == {"ducat": "10"}
    assert target_of(s, Place(hex_("S1"))).says[0].values == {"ducats": 10, "left": 15}
    events = do(s, Place(hex_("D1")))
    bought = next(event for event in events if isinstance(event, TileBought))
    (cue,) = cues(s.box, before, GAME.view(s, 0), bought)
    assert (cue.thing, cue.source) == (f"tile-0-{hex_('D1')}", "space-1")


def test_a_space_tells_its_prices_and_free_ones_do_not_look_alike() -> None:
    s = table()
    lay(s, 1, "hops 5", "wood 2")
    sow_hexes(s.abbeys[0], D1="h3")
    s.discs[12] = 1
    assert tag_of(s, Walk(1)) == {"shade": "2–5"}
    lay(s, 2, "hops 4")
    assert tag_of(s, Walk(2)) == {"shade": "4", "sun": "8"}
    assert target_of(s, Walk(1)).costly and not target_of(s, Walk(12)).costly
    assert target_of(s, Walk(12)).route[:2] == ("space-1", "space-2")


@pytest.mark.rule("5.2")
def test_a_space_says_what_is_left_and_which_site_its_tile_could_close() -> None:
    s = table()
    sow_hexes(s.abbeys[0], S1="w1", D1="w2", S2="w1", S5="w1", D3="w3")
    lay(s, 1, "hops 4")
    lay(s, 2, "hops 1", "wood 5")
    near = prospect_of(s, Walk(1))
    left, closes = near.lines
    assert left.values["have"] == 25 and (left.values["shade"], left.values["sun"]) == ("21", "17")
    assert (closes.values["hex"], closes.values["site"], closes.values["total"]) == ("D2", "B1", 12)
    assert [drawn(s, 0).prompt.ruler[n].symbol for n in near.reached] == ["barn"]
    several = prospect_of(s, Walk(2))
    assert [line.values["shade"] for line in several.lines] == ["24", "20"]
    assert len(several.reached) == 2, "nine is a shed, thirteen a barn"


@pytest.mark.rule("5.3")
def test_a_hex_that_closes_a_site_shows_the_sum_and_the_best_it_could_activate() -> None:
    s = table()
    sow_hexes(s.abbeys[0], S1="w1", D1="w2", S2="w1", S5="w1", D3="w3")
    lay(s, 1, "hops 4")
    do(s, Walk(1))
    prospect = prospect_of(s, Place(hex_("D2")))
    assert prospect.lines[0].values["total"] == 12
    assert [drawn(s, 0).prompt.ruler[n].symbol for n in prospect.reached] == ["barn"]
    rows = [([one.value for one in row.given], [one.value for one in row.brings]) for row in prospect.rows]
    assert rows and all(len(given) == 2 and brings for given, brings in rows)
    assert prospect_of(s, Place(hex_("D4"))).reached == ()


@pytest.mark.rule("5.2")
def test_a_hex_that_closes_a_site_tells_the_building_and_the_stage_counts_it() -> None:
    s = table()
    sow_hexes(s.abbeys[0], S1="w1", D1="w2", S2="w1", S5="w1", D3="w3")
    lay(s, 1, "hops 4")
    do(s, Walk(1))
    assert tag_of(s, Place(hex_("D2"))) == {"ducat": "4", "barn": "12"}
    says = target_of(s, Place(hex_("D2"))).says[1]
    assert says.values["total"] == 12 and says.values["site"] == "B1" and says.values["steps"] == 1
    large = staged(s, Place(hex_("D2")))["Built"]
    assert [beat.amounts[0].value for beat in large.beats][-1] == "12"
    assert [rung.state for rung in large.ladder] == ["past", "past", "now", "to come", "to come"]
    assert (large.consequences[0].before, large.consequences[0].after) == ("−10", "−9")


@pytest.mark.rule("6.4")
def test_a_disc_tells_what_it_activates_and_its_stage_shows_every_income() -> None:
    s = table()
    sow_hexes(s.abbeys[0], S1="h3", D1="h2", D2="h5")
    s.discs[12] = 1
    do(s, Walk(12))
    assert tag_of(s, MarkResource(2)) == {"ducat": "+7", "hops": "+3"}
    large = staged(s, MarkResource(2))["MarkResource"]
    assert len(large.beats) == 3
    assert {(one.symbol, one.after) for one in large.consequences} == {("ducat", "+7"), ("hops", "+3")}


def test_tiles_around_a_building_tell_their_income() -> None:
    s = table()
    sow_hexes(s.abbeys[0], S1="w1", D1="w2", S2="w1", S5="w2", D3="w3")
    lay(s, 1, "hops 4")
    do(s, Walk(1), Place(hex_("D2")))
    assert tag_of(s, Activate(site("B1"), 0b001001)) == {"ducat": "+4", "wood": "+1"}
    assert staged(s, Activate(site("B1"), 0b001001))["Activate"].consequences


@pytest.mark.rule("5.3")
def test_one_click_on_a_tile_chooses_what_a_building_activates_with_it() -> None:
    seen = 0
    for s in positions(4):
        step = asked(s)
        if step is None or not any(isinstance(a, Activate) and a.neighbours for a in step.options(s)):
            continue
        found = [one for one in drawn(s, step.asks).targets if any("tile-" in thing for thing in one.things)]
        meanings: dict[str, set[int]] = {}
        for one in found:
            if len(one.things) == 1:
                meanings.setdefault(one.things[0], set()).add(one.number)
        assert all(len(numbers) == 1 for numbers in meanings.values())
        tagged = {one.number for one in found if one.tag is not None}
        assert tagged == {one.number for one in found}
        seen += 1
    assert seen > 0


@pytest.mark.rule("7.1")
def test_cards_tell_what_they_do_now_and_keeping_them_warns() -> None:
    s = table()
    abbey = s.abbeys[0]
    sow_hexes(abbey, D1="h3", D2="y1")
    abbey.discs = spots("yeast")
    s.discs[12] = 1
    do(s, Walk(12))
    assert target_of(s, MarkResource(2)).says[1].key == "heaven-ale-scene-completes"
    do(s, MarkResource(2))
    assert tag_of(s, UsePrivilege(0)) == {"ducat": "+12"}
    assert tag_of(s, UsePrivilege(1)) == {"brewmaster": "+5"}
    assert tag_of(s, UsePrivilege(3)) == {"barley": "+2"}, "the rearmost marker, a step for each disc"
    assert target_of(s, KeepPrivileges()).warning is not None


@pytest.mark.rule("2.6")
def test_going_home_with_ducats_to_spend_warns_and_without_does_not() -> None:
    s = table()
    lay(s, 5, "hops 3")
    home = Enter(place("brewmaster"))
    warning = target_of(s, home).warning
    assert warning is not None and warning.values == {"ducats": 25, "spaces": 1}
    assert tag_of(s, home) == {"brewmaster": "+1"}
    s.abbeys[0].ducats = 2
    assert target_of(s, home).warning is None
    s.round = 3
    last = target_of(s, home).warning
    assert last is not None and last.key.endswith("warn-last") and last.values["cards"] == 5


def test_a_walk_passes_from_tile_to_space_and_only_one_of_them_carries_the_tag() -> None:
    s = table()
    lay(s, 5, "hops 3", "wood 1")
    number = GAME.codebook.number[GAME.codebook.interned(Walk(5))]
    found = [target for target in drawn(s, 0).targets if target.number == number]
    assert [target.things for target in found] == [("space-5",), ("goods-5-0",), ("goods-5-1",)]
    assert [target.tag is not None for target in found] == [True, False, False]


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_is_written_on_its_card_with_its_number(language: str) -> None:
    s, say = table(), Say(language, GAME, GAME.settings())
    areas = {area.id: area for area in drawn(s, 0).boards[0].areas}
    for number, goal in enumerate(s.box.goals):
        title = areas[f"goal-title-{number}"]
        assert title.label is not None and title.lettering == "ink"
        assert str(goal) in say.text(title.label)


@pytest.mark.rule("9.2")
def test_a_seal_marks_the_field_of_the_rearmost_marker() -> None:
    s = table()
    s.abbeys[0].markers[:] = [3, -2, 4, 6, 1]
    seals = [label for label in drawn(s, 0).boards[1].labels if label.frame == "seal"]
    assert [seal.text for seal in seals] == ["−2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_speaks_to_whom_it_concerns_and_of_the_others_by_name(language: str) -> None:
    s, say = table(), Say(language, GAME, GAME.settings())
    view = GAME.view(s, 0)
    event = Scored(
        seat=0,
        rate=5,
        rearmost=-1,
        brewed=-1,
        lowest=0,
        multiplier=2,
        production=0,
        barrels=0,
        first=0,
        points=0,
    )
    mine = stage(s.box, view, view, event)
    theirs = stage(s.box, view, view, msgspec.structs.replace(event, seat=1))
    assert mine is not None and theirs is not None
    assert say.text(player(1)) in say.text(theirs.title)
    assert say.text(player(0)) not in say.text(mine.title)


@pytest.mark.rule("3.5")
def test_who_cannot_pay_is_told_to_sell_a_card_first() -> None:
    s = table()
    lay(s, 5, "hops 3")
    s.abbeys[0].ducats = 0
    do(s, Walk(5))
    reason = drawn(s, 0).prompt.reason
    assert reason is not None and reason.key == "heaven-ale-scene-why-sell"


# --- The end


def test_the_end_has_a_painting_of_its_own() -> None:
    assert "end-feast" in drawn_symbols(GAME)
    assert drawn(list(positions(2))[-1], 0).sheet.art == "end-feast"  # type: ignore[union-attr]


@pytest.mark.rule("9.2")
def test_the_exchange_shown_step_by_step_ends_where_the_rules_end() -> None:
    for s in positions(4):
        for abbey, seen in zip(s.abbeys, GAME.view(s, 0).abbeys, strict=True):
            brewing = brewing_of(s.box, seen)
            assert brewing.lowest == lowest_of(abbey, s.box)
            for moves in brewing.exchanges:
                back = sum(max(0, move.before - move.after) for move in moves)
                assert back == seen.rate
                assert [move.after - move.before for move in moves if move.after > move.before] == [1]


def last_round() -> HeavenAle:
    s = table()
    s.round = 3
    for abbey, markers in zip(s.abbeys, ([1, 0, 4, 2, 20], [0, 0, 0, 0, 0]), strict=True):
        abbey.markers = markers
        abbey.brewmaster, abbey.ducats = 5, 12
    s.abbeys[1].space = s.box.last + 1
    s.abbeys[1].place = place("first")
    s.abbeys[0].place = -1
    return s


@pytest.mark.rule("9.5")
def test_the_final_sheet_tells_how_the_beer_came_about() -> None:
    s = last_round()
    found = staged(s, Enter(place("ducats")))["Scored"]
    assert found.verdict is not None
    sheet = drawn(s, 0).sheet
    assert sheet is not None and sheet.final and sheet.winners == (0,)
    beer = sheet.sources[0]
    detail = beer.detail[0]
    assert detail is not None
    assert (detail.values["counted"], detail.values["multiplier"], detail.values["points"]) == (3, 3, 9)
    assert beer.values[0] == 9


def test_the_exchange_of_a_player_is_a_stage_with_a_beat_for_each() -> None:
    s = last_round()
    before = GAME.view(s, 0)
    events = do(s, Enter(place("ducats")))
    scored = next(event for event in events if isinstance(event, Scored) and event.seat == 0)
    large = stage(s.box, before, GAME.view(s, 0), scored)
    assert large is not None
    assert (
        Amount(
            symbol="barley",
            name=Text("heaven-ale-resource-barley"),
            before="20",
            after="17",
            mood="warning",
        )
        == large.beats[0].amounts[0]
    )
    assert large.verdict is not None and large.verdict.values["points"] == 9


def test_the_end_of_a_round_is_a_stage_with_the_score() -> None:
    s = table()
    s.abbeys[1].space = s.box.last + 1
    found = staged(s, Enter(place("first")))
    assert found["RoundBegins"].sheet is not None
    assert stage(s.box, GAME.view(s, 0), GAME.view(s, 0), RoundBegins(1, 3)) is None


def test_what_does_not_matter_gets_no_stage() -> None:
    s = table()
    lay(s, 1, "hops 5", "wood 1")
    assert staged(s, Walk(1)) == {}


# --- Clicks


def test_equal_tiles_are_equal_ways_to_say_the_same() -> None:
    s = table()
    lay(s, 1, "hops 5", "wood 1", "hops 5")
    do(s, Walk(1))
    ways = things(s.box, GAME.view(s, 0), Take(tile("hops 5")))
    assert ways == [("offer-0",), ("offer-2",), ("goods-1-0",), ("goods-1-2",)]
    (stall,) = [row for row in drawn(s, 0).rows if row.id == "stall"]
    assert [piece.value for piece in stall.pieces] == ["5", "1", "5"]
    assert not [row for row in drawn(s, 1).rows if row.id == "stall"], "nobody else chooses"
    assert things(s.box, GAME.view(s, 0), Stop()) == [()], "a button"


def test_every_action_can_be_clicked_or_is_a_button() -> None:
    s = table()
    for a in GAME.codebook.actions:
        assert all(isinstance(way, tuple) for way in things(s.box, GAME.view(s, 0), a))


def test_the_ring_goes_clockwise_from_the_starting_area() -> None:
    assert around_the_ring(0.0) == (135.0, 681.0)
    assert around_the_ring(1 / 26) == (57.0, 681.0), "the corner at the left"
    assert around_the_ring(9 / 26) == (57.0, 57.0)
    assert around_the_ring(16 / 26) == (603.0, 57.0)
    assert around_the_ring(1.0) == (447.0, 681.0)


def test_a_garden_that_is_full_is_drawn() -> None:
    s = table()
    sow(
        s.abbeys[0],
        """
            w1 w1
          w1 # w1
    y2 y2 y2 y2 y2 y2
  h3 # h3 # h3 # h3
    a4 a4 a4 m4 m1 m2
  b5 # b5 # b5 # b5
    m3 m3 b5 b5 b5 b5
    """,
    )
    garden = next(board for board in drawn(s, 0).boards if board.role == "mine")
    assert len([piece for piece in garden.pieces if piece.id.startswith("tile-0-")]) == 30


def test_the_built_site_shows_its_building_and_no_total() -> None:
    s = table()
    s.abbeys[0].buildings[0] = 3
    garden = next(board for board in drawn(s, 0).boards if board.role == "mine")
    mill = next(piece for piece in garden.pieces if piece.id == "building-0-0")
    plot = next(area for area in garden.areas if area.id == "site-0-0")
    assert (mill.symbol, plot.value, plot.progress) == ("tile-mill", "", None)
