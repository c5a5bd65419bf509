"""The drawing of Triple Fermentation: everything is there, and everything offered can be clicked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import Any

import msgspec
import pytest
from librt.random import Random

from tests.fermentation.monastery import Monastery
from tests.fermentation.tables import TABLES, playing
from tests.table.drawings import drawn_symbols
from vespers.engine.dealer import SeededDealer
from vespers.engine.kernel import apply, asked
from vespers.engine.match import Match
from vespers.engine.messages import Text
from vespers.engine.scene import Pawn, Scene, Stage, Tag, Thing
from vespers.engine.wording import did_text
from vespers.games.fermentation import GAME
from vespers.games.fermentation.codebook import APPLIED_ACTION, ATTACK, DRINK, GO, ROLLED, USE_CARD
from vespers.games.fermentation.events import (
    Added,
    BattleBegan,
    BattleFought,
    Fell,
    Noisier,
    PhaseBegan,
    Trophy,
)
from vespers.games.fermentation.messages import Drew, Go, Settings
from vespers.games.fermentation.pieces import MOVE
from vespers.games.fermentation.scene import RULES, cues, painting, stage, things
from vespers.games.fermentation.scene.monastery import CAP_IN_A_CROWD, CROWD
from vespers.games.fermentation.scene.names import face
from vespers.table.viewer_scene import offers_for, scene_of
from vespers.texts import LANGUAGES, Say, has_text


def drawn(s: Any, seat: int | None) -> Scene:
    return scene_of(GAME, s.box, s, seat, offers_for(GAME, s.box, s, seat))


def shown(scene: Scene) -> list[Thing]:
    """Every thing with an id."""
    boards = [t for b in scene.boards for t in (b, *b.areas, *b.pieces)]
    rows = [t for r in (*scene.rows, *(r for p in scene.panels for r in p.rows)) for t in (r, *r.pieces)]
    gauges = [t for g in (*scene.gauges, *(g for p in scene.panels for g in p.gauges)) for t in (g, *g.marks)]
    return [*boards, *rows, *gauges, *(f for p in scene.panels for f in (*p.figures, *p.chips))]


def texts(struct: Any) -> Iterator[Text]:
    """Every text anywhere in a struct."""
    if isinstance(struct, Text):
        yield struct
    if isinstance(struct, msgspec.Struct):
        struct = [getattr(struct, name) for name in struct.__struct_fields__]
    if isinstance(struct, dict):
        struct = list(struct.values())
    if isinstance(struct, list | tuple):
        for part in struct:
            yield from texts(part)


@pytest.mark.parametrize("table", TABLES)
def test_every_position_can_be_drawn_and_clicked(table: str) -> None:
    for number, match in enumerate(playing(table)):
        step = match.asked()
        if number % 3 and step is not None and step.asks == 0:
            continue  # every third position of the same seat is enough
        scene = drawn(match.state, None if step is None else step.asks)
        ids = [thing.id for thing in shown(scene)]
        assert len(ids) == len(set(ids)), "ids belong to one thing"
        assert {text.key for text in texts(scene) if not has_text(text.key)} <= {"table-seat"}
        pieces = [piece for board in scene.boards for piece in board.pieces]
        assert {piece.on for piece in pieces} <= set(ids)
        assert {t.symbol for t in shown(scene) if hasattr(t, "symbol")} - {""} <= drawn_symbols(GAME)
        if step is None:
            assert scene.sheet is not None and scene.sheet.final and len(scene.sheet.verdicts) == match.seats
        else:
            numbers = {GAME.codebook.number[a] for a in step.options(match.state)}
            assert {option.number for option in scene.targets} == numbers
            assert all([set(option.things) <= set(ids) for option in scene.targets])
            assert drawn(match.state, None).targets == ()


def test_a_step_is_a_click_on_the_tile_and_a_lying_monk_lies() -> None:
    t = Monastery(2).at("edge", 1)
    t.s.monks[1].down = 1
    view = GAME.view(t.s, 0)
    assert things(t.s.box, view, GO[t.tile("well")]) == [("place-1",)]
    pawns = [piece for piece in drawn(t.s, 0).boards[0].pieces if isinstance(piece, Pawn)]
    assert [(pawn.on, pawn.lying) for pawn in pawns] == [("place-5", False), ("place-8", True)]


def test_equal_cards_are_two_ways_to_say_the_same() -> None:
    t = Monastery(2).give(0, "grace", "grace")
    view = GAME.view(t.s, 0)
    assert len(things(t.s.box, view, USE_CARD[t.card("grace")])) == 2
    assert things(t.s.box, view, USE_CARD[t.card("rope")]) == []


def test_what_happens_moves_things() -> None:
    t = Monastery(2)
    before = GAME.view(t.s, 0)
    t.give(0, "club").trophy(0, "pup")
    after = GAME.view(t.s, 0)
    box = t.s.box
    assert cues(box, before, after, ROLLED[3])[0].kind == "roll"
    drew = cues(box, before, after, Drew(t.card("club")))
    assert [(cue.thing, cue.source) for cue in drew] == [(f"card-0-{t.card('club')}-0", "deck-forge")]
    assert cues(box, before, after, Trophy(0, 0))[0].thing == "trophy-0-0-0"
    assert [
        cue.kind
        for e in (Added(0, 1, 0, 2), Fell(0, 1), Noisier(0, 3))
        for cue in cues(box, before, after, e)
    ] == [
        "gain",
        "loss",
        "glow",
    ]
    assert cues(box, before, after, GO[0]) == ()


def tags(t: Monastery) -> dict[str, Tag]:
    """What hangs on the answers without a shortcut, by the key of their text and the things one clicks."""
    found = [o for o in drawn(t.s, 0).targets if o.tag and not o.path]
    return {f"{o.text.key.split('-')[-1]} {' '.join(o.things)}".strip(): o.tag for o in found if o.tag}


def chances(tag: Tag) -> list[int]:
    return [odds.percent for odds in tag.odds]


def test_answers_tell_their_chances_and_their_noise() -> None:
    t = Monastery(2).at("main-entrance").turn()
    here = f"Applied place-{t.place('main-entrance')}"
    assert chances(tags(t)[here]) == [50]
    assert [(a.before, a.after) for a in tags(t)[here].amounts] == [("0", "1")]
    t.s.monks[0].focus = 1
    assert chances(tags(t)[here]) == [75]
    t.s.monks[0].focus = 0
    t.s.monks[0].alcohol = 1
    t.say(APPLIED_ACTION).roll(4)
    drinks = {key: tag for key, tag in tags(t).items() if key.startswith("Drink drink")}
    assert [chances(tag) for tag in drinks.values()] == [[33], [50]]
    t.say(DRINK[0]).find("pup", "old-one")
    assert [chances(tag) for tag in tags(t).values()] == [[72], [17]], "26 and 6 of 36"


@pytest.mark.rule("3.11")
def test_in_the_cloister_no_find_is_promised() -> None:
    t = Monastery(2)
    assert APPLIED_ACTION in t.options() and chances(tags(t)["Applied place-5"]) == []


@pytest.mark.rule("4.4")
def test_the_chances_of_a_brawl_add_up() -> None:
    t = Monastery(3).at("well", 0, 1).at("forge", 2).turn()
    fights = [o for o in drawn(t.s, 0).targets if o.group == "move" and o.things[:1] == ("pawn-1",)]
    assert [o.path for o in fights] == [(GAME.codebook.number[ATTACK[1]],)]
    shares = [says.values[key] for says in fights[0].says for key in ("wins", "ties", "falls")]
    assert sum([share for share in shares if isinstance(share, int)]) == 100
    assert not [o for o in drawn(t.s, 0).targets if o.things == ("pawn-2",)], "who is elsewhere is safe"


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("lying", [0, 1])
def test_a_whole_walk_is_one_click_that_the_rules_allow(lying: int) -> None:
    t = Monastery(2).at("brewery").give(0, "boots")
    t.s.monks[0].down = lying
    t.s.closed[0] = 99
    t.turn()
    walks = [o for o in drawn(t.s, 0).targets if o.group == "move" and o.things]
    assert walks and len({o.things for o in walks}) == len(walks), "walking or running, never both"
    for target in walks:
        trial = Monastery(2)
        trial.s = t.s.clone()
        trial.say(*[GAME.codebook.actions[number] for number in (target.number, *target.path)])
        assert target.things == (f"place-{trial.s.monks[0].place}",)
        assert trial.s.active == 1, "the turn is over"


@pytest.mark.rule("3.4")
def test_a_simple_action_in_the_next_room_is_one_click() -> None:
    t = Monastery(2).at("brewery").turn()
    simple = {o.things: o for o in drawn(t.s, 0).targets if o.group == "simple" and o.path}
    assert set(simple) == {("place-0",), ("place-1",), ("place-4",)}, "cleaning here, water, the Chapel"
    there = simple[("place-1",)]
    t.say(*[GAME.codebook.actions[number] for number in (there.number, *there.path)])
    assert t.where() == "well" and "PutIn" in t.asked(), "two spaces want water"


@pytest.mark.rule("3.1")
def test_the_kind_of_the_last_turn_is_closed_and_says_why() -> None:
    t = Monastery(2)
    t.s.monks[0].last = MOVE
    t.turn()
    groups = {group.id: group.closed for group in drawn(t.s, 0).prompt.groups}
    assert [key for key, closed in groups.items() if closed] == ["move"]
    assert groups["move"] is not None and groups["move"].key == "fermentation-draw-not-twice"
    assert drawn(t.s, 1).prompt.groups == (), "nobody else is asked"


@pytest.mark.rule("4.2")
def test_the_noise_that_brings_a_werewolf_is_warned_of() -> None:
    t = Monastery(2).at("well").put(noise=[5, 0]).turn()
    warned = {o.text.key for o in drawn(t.s, 0).targets if o.warning}
    assert {"fermentation-draw-brief-Applied", "fermentation-draw-brief-Run"} <= warned
    assert "fermentation-draw-brief-Walk" not in warned


@pytest.mark.rule("2.3")
def test_a_find_for_a_later_phase_is_costly_and_shows_its_cube() -> None:
    t = Monastery(2).at("well").say(APPLIED_ACTION).roll(5).say(DRINK[0])
    puts = {o.things[0]: o for o in drawn(t.s, 0).targets if o.text.key.endswith("Put")}
    assert [(o.costly, o.warning is not None) for o in puts.values()] == [(False, False), (True, True)]


# ── stages


def stages(table: str) -> Iterator[tuple[Any, Stage]]:
    """Every stage of a random match, with the event it belongs to."""
    seats, settings = TABLES[table]
    match, rng = Match(GAME, seats, settings, SeededDealer(table)), Random(7)
    s = match.state.clone()
    s.events = []
    while (step := asked(s)) is not None:
        before, seen = GAME.view(s, None), len(s.events)
        found = step.options(s)
        apply(s, found[rng.randrange(len(found))])
        after = GAME.view(s, None)
        for event in s.events[seen:]:
            large = stage(s.box, before, after, event)
            if large is not None:
                yield event, large


@pytest.mark.parametrize("table", TABLES)
def test_what_matters_has_a_stage_whose_sums_are_right(table: str) -> None:
    kinds = set()
    for event, large in stages(table):
        kinds.add(type(event))
        assert {text.key for text in texts(large) if not has_text(text.key)} <= {"table-seat"}
        for side in large.sides:
            assert all(1 <= face <= 6 for face in side.dice), (event, side)
        assert large.backdrop in drawn_symbols(GAME)
        symbols = {one.symbol for one in large.consequences}
        symbols |= {amount.symbol for rung in large.ladder for amount in rung.amounts}
        assert symbols <= drawn_symbols(GAME)
    assert {PhaseBegan, BattleBegan, BattleFought} <= kinds


@pytest.mark.rule("6.3")
def test_the_last_battle_is_a_ladder_down_which_bonus_and_prize_fall() -> None:
    ladders = [large.ladder for event, large in stages("six") if isinstance(event, BattleBegan)]
    assert [[rung.amounts[0].value for rung in ladder] for ladder in ladders] == [
        ["+3", "+2", "+1", "+0", "−1", "−2"]
    ]
    assert [rung.amounts[1].value for rung in ladders[0]] == ["6", "5", "4", "3", "2", "1"]


# ── drawings


def test_everything_says_what_it_is_and_every_drawing_is_there() -> None:
    for table in TABLES:
        for number, match in enumerate(playing(table)):
            if number % 23:
                continue
            step = match.asked()
            scene = drawn(match.state, None if step is None else step.asks)
            assert [thing.id for thing in shown(scene) if not thing.about] == []
            boards = [plan for board in scene.boards for plan in (board, board.tall) if plan]
            names = {plan.art for plan in boards} | {plan.over for plan in boards}
            names |= {area.art for plan in boards for area in plan.areas}
            assert names - {""} <= drawn_symbols(GAME)
            for board in scene.boards:
                assert board.tall is not None
                upright, broad = {area.id for area in board.tall.areas}, {area.id for area in board.areas}
                assert upright <= broad
                # An upright board has no room for the monk in his niche, names and sentences.
                words = ("niche-", "shelf-", "ribbon-", "caption-", "tonight", "wears-", "trap-store-")
                assert all(left_out.startswith(words) for left_out in broad - upright)
                assert all(area.endswith("-name") for area in broad - upright if area.startswith(words[-2:]))


def test_every_log_line_has_its_own_sentence() -> None:
    names = {type(a).__name__ for a in GAME.codebook.actions}
    chance = {"CloseDoor", "Starts", "Rolled", "Drew", "Found"}
    assert [name for name in sorted(names - chance) if not has_text(f"fermentation-did-{name}")] == []


@pytest.mark.rule("3.1")
def test_who_is_asked_is_asked_in_person_and_the_others_by_name() -> None:
    m = Monastery(2)
    mine, theirs = drawn(m.s, 0).prompt, drawn(m.s, 1).prompt
    assert (mine.text.key, mine.reason) == ("fermentation-ask-ChooseTurn", Text("fermentation-ask-reason"))
    assert theirs.text.key == "fermentation-step-ChooseTurn" and theirs.reason is None
    for step in RULES:
        assert has_text(f"fermentation-ask-{step}"), step


@pytest.mark.rule("3.3")
def test_a_walk_is_told_with_the_article_of_the_place() -> None:
    m = Monastery(2)
    keys = {
        language: [
            Say(language).text(did_text(GAME, m.s.box, Go(m.tile(tile)), 0, 0))
            for tile in ("malthouse", "well", "edge")
        ]
        for language in LANGUAGES
    }
    assert keys == {
        "en": ["You went to the Malthouse.", "You went to the Well.", "You went to the Edge of the Forest."],
        "fr": [
            "Vous avez rejoint la Malterie.",
            "Vous avez rejoint le Puits.",
            "Vous avez rejoint l’Orée de la forêt.",
        ],
        "es": [
            "Has ido hasta la Maltería.",
            "Has ido hasta el Pozo.",
            "Has ido hasta la Linde del bosque.",
        ],
    }


@pytest.mark.rule("6.4")
def test_the_end_is_painted_with_the_monk_who_has_won() -> None:
    m = Monastery(2, monks=("baker", "hunter"))
    view = GAME.view(m.s, 0)
    assert painting(m.s.box, view, (1,)) == "end-hunter" and painting(m.s.box, view, ()) == "end-dawn"
    ends = {f"end-{name}" for name in m.s.box.monk_names}
    assert ends | {"end-dawn"} <= drawn_symbols(GAME)
    running = drawn(m.s, 0).sheet
    assert running is not None and running.art == "", "the match is not over yet"


@pytest.mark.rule("6.4")
def test_a_monk_of_a_pack_stands_in_the_painting_of_a_guest() -> None:
    text = (
        "[pack]\nid = 'mine'\nextends = true\n"
        "[monks.odo]\norigin = 'own'\nname = { en = 'Odo', fr = 'Odon', es = 'Odón' }\n"
    )
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9"/></svg>'
    art = f"[art]\nmonk-odo = '{drawing}'\n"
    view = GAME.view(Monastery(2, monks=("baker", "hunter")).s, 0)
    for brought, figure in (("", "monk-guest"), (art, "monk-odo")):
        box = GAME.box(Settings(own=(text + brought,)))
        odo = msgspec.structs.replace(view.monks[1], monk=box.monk_names.index("odo"))
        seen = msgspec.structs.replace(view, monks=(view.monks[0], odo))
        assert painting(box, seen, (1,)) == "end-guest"
        assert face(box, odo.monk) == figure
    assert {"end-guest", "monk-guest"} <= drawn_symbols(GAME)


def test_a_crowd_in_a_room_can_be_told_from_each_other() -> None:
    assert len(CROWD) == max(GAME.players)
    assert min(dist(one, other) for one, other in combinations(CROWD, 2)) >= CAP_IN_A_CROWD
