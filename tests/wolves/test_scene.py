"""The drawing of Wolves: everything is there, everything offered can be clicked, nothing secret is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from librt.random import Random

from tests.table.drawings import drawn_symbols
from tests.table.tables import played
from vespers.engine.dealer import SeededDealer
from vespers.engine.kernel import asked
from vespers.engine.match import Match
from vespers.engine.messages import Text
from vespers.engine.scene import Card, Scene, Thing
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import Drawn, DrawnFaceDown, Place
from vespers.games.wolves.scene import cues, things
from vespers.games.wolves.scoring import count_round
from vespers.table.match_log import chapters
from vespers.table.viewer_scene import offers_for, scene_of
from vespers.texts import has_text


def playing(seed: int) -> Iterator[Match[Any]]:
    """A random match, seen before each decision and at its end."""
    match, rng = Match(GAME, 2, dealer=SeededDealer(f"seed {seed}")), Random(seed)
    while (step := match.asked()) is not None:
        yield match
        options = step.options(match.state)
        match.play(step.asks, options[rng.randrange(len(options))])
    yield match


def drawn(match: Match[Any], seat: int | None) -> Scene:
    s = match.state
    return scene_of(GAME, s.box, s, seat, offers_for(GAME, s.box, s, seat))


def shown(scene: Scene) -> list[Thing]:
    """Every thing with an id."""
    boards = [t for b in scene.boards for t in (b, *b.areas, *b.pieces)]
    rows = [t for r in (*scene.rows, *(r for p in scene.panels for r in p.rows)) for t in (r, *r.pieces)]
    return [*boards, *rows, *(f for p in scene.panels for f in p.figures)]


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


def test_every_position_can_be_drawn_for_everybody() -> None:
    for seed in range(4):
        for match in playing(seed):
            for seat in (0, 1, None):
                scene = drawn(match, seat)
                ids = [thing.id for thing in shown(scene)]
                assert len(ids) == len(set(ids)), "ids are stable and belong to one thing"
                assert {text.key for text in texts(scene) if not has_text(text.key)} <= {"table-seat"}
                pieces = [piece for board in scene.boards for piece in board.pieces]
                assert {piece.on for piece in pieces} <= set(ids)
                assert {p.symbol for p in pieces} - {""} <= drawn_symbols(GAME)


def test_whatever_is_legal_is_offered_and_can_be_clicked() -> None:
    for match in playing(7):
        step = match.asked()
        if step is None:
            continue
        scene = drawn(match, step.asks)
        ids = {thing.id for thing in shown(scene)}
        numbers = {GAME.codebook.number[a] for a in step.options(match.state)}
        assert {option.number for option in scene.targets} == numbers
        assert all(set(option.things) <= ids for option in scene.targets)
        assert drawn(match, 1 - step.asks).targets == () == drawn(match, None).targets


def test_a_placement_is_a_card_then_a_space() -> None:
    match = next(playing(3))
    me = match.state.agenda[-1].asks
    option = drawn(match, me).targets[0]
    assert option.things[0].startswith(f"hand-{me}-") and option.things[1] == "cell-24"
    assert not option.undoable, "a wolf is drawn after it"


def test_both_copies_of_a_wolf_mean_the_same() -> None:
    for match in playing(5):
        step = match.asked()
        if step is not None and isinstance(step.options(match.state)[0], Place):
            view = GAME.view(match.state, step.asks)
            twice = [w for w, copies in enumerate(view.packs[step.asks].hand) if copies == 2]
            if twice:
                ways = things(match.state.box, view, Place(twice[0], 24))
                assert len(ways) == 2 and ways[0] != ways[1]
                return
    raise AssertionError("no hand with two equal wolves")


def test_the_hand_of_the_other_is_only_backs() -> None:
    for match in playing(11):
        for viewer in (0, 1, None):
            for row in drawn(match, viewer).rows:
                if row.kind == "hand" and row.seat != viewer:
                    assert all(isinstance(p, Card) and p.face_down and not p.value for p in row.pieces)


def test_two_worlds_one_drawing() -> None:
    """What a seat cannot tell apart is drawn byte for byte alike."""
    rng = Random(1)
    for match in playing(13):
        s = match.state
        for seat in (0, 1):
            other = GAME.imagine(s, seat, rng)
            mine = msgspec.json.encode(scene_of(GAME, s.box, s, seat, []))
            assert mine == msgspec.json.encode(scene_of(GAME, s.box, other, seat, []))


def test_a_wolf_travels_from_the_hand_it_was_in() -> None:
    match = next(playing(3))
    s = match.state
    step = asked(s)
    assert step is not None
    me, a = step.asks, step.options(s)[0]
    before = {seat: GAME.view(s, seat) for seat in (0, 1)}
    match.play(me, a)
    for seat in (0, 1):
        after = GAME.view(match.at(len(match.log) - 1).state, seat)
        (cue,) = cues(s.box, before[seat], after, a)
        assert cue.thing == "wolf-24-0"
        assert cue.source == (
            f"hand-{me}-{a.wolf}-{before[me].packs[me].hand[a.wolf] - 1}" if seat == me else f"back-{me}-2"
        )


def test_the_last_wolf_of_a_replayed_round_comes_from_the_hand_of_whoever_placed_it() -> None:
    """§5.6 Then both hands go back at once: a hand that shrank tells nothing."""
    s = next(match.state for match in playing(3) if (step := match.asked()) and step.asks == 1)
    a = next(a for a in asked(s).options(s) if isinstance(a, Place))  # type: ignore[union-attr]
    before = GAME.view(s, 0)
    emptied = tuple(msgspec.structs.replace(pack, held=0) for pack in before.packs)
    (cue,) = cues(s.box, before, msgspec.structs.replace(before, packs=emptied), a)
    assert cue.source == f"back-1-{before.packs[1].held - 1}"


def test_a_draw_comes_from_the_deck_and_tells_only_its_owner() -> None:
    match = next(playing(3))
    step = match.asked()
    assert step is not None
    me = step.asks
    match.play(me, step.options(match.state)[0])
    drawn_wolf = match.log[-1].action
    assert isinstance(drawn_wolf, Drawn)
    before, after = match.at(len(match.log) - 1).state, match.state
    box = after.box
    (mine,) = cues(box, GAME.view(before, me), GAME.view(after, me), drawn_wolf)
    (theirs,) = cues(box, GAME.view(before, 1 - me), GAME.view(after, 1 - me), DrawnFaceDown())
    assert mine.source == theirs.source == f"deck-{me}"
    assert mine.thing.startswith(f"hand-{me}-{drawn_wolf.wolf}-") and theirs.thing == f"back-{me}-2"


def test_the_wolves_taken_are_those_the_rules_count() -> None:
    """§5.6 They decide between equal points, so the sheet tells them."""
    for seed in range(12):
        for match in playing(seed):
            sheet = drawn(match, None).sheet
            assert sheet is not None
            if sheet.final:
                continue  # the rounds are told in chapters
            (stages,) = [source.values for source in sheet.sources if source.rule == "5.6"]
            assert list(stages) == count_round(match.state, None).cards


def test_the_end_is_a_final_sheet() -> None:
    *_, last = playing(17)
    scene = drawn(last, 0)
    outcome = last.outcome()
    assert scene.sheet is not None and outcome is not None
    assert scene.sheet.final and scene.sheet.winners == outcome.winners
    assert scene.sheet.sources[-1].values == outcome.scores
    assert scene.prompt.seats == () and scene.targets == ()


@pytest.mark.rule("5.5")
def test_the_end_tells_every_round_and_takes_no_prize_for_one() -> None:
    table = played("wolves", 1)
    stages = chapters(table, 0)
    rounds = [int(str(stage.title.values["round"])) for stage in stages]
    assert rounds == sorted(rounds) and all(stage.sheet is not None for stage in stages)
    wins = [pack.wins for pack in table.match.state.packs]
    assert len(stages) >= sum(wins), "each round that was won is counted, and each tie beside them"
    assert len([stage for stage in stages if stage.consequences]) == sum(wins)
