"""The drawing: every click leads to a thing that is there, every word has a text, nothing hidden is drawn."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Any, get_args

import msgspec
import pytest
from librt.random import Random

from tests.brewers.drawings import drawn, known, moment, structs
from tests.brewers.table import Table
from tests.table.drawings import drawn_symbols
from vespers.engine.conformance import play_at_random
from vespers.engine.dealer import SeededDealer
from vespers.engine.kernel import Chance, Choice, asked
from vespers.engine.match import Match
from vespers.engine.messages import Text
from vespers.engine.scene import Card, Moment, Offer, Scene
from vespers.engine.wording import action_text, did_text, prompt_text
from vespers.games.brewers import GAME, scene
from vespers.games.brewers.codebook import ROLL
from vespers.games.brewers.messages import BrewersSettings, FaceWerewolf
from vespers.games.brewers.pieces import DEEDS, DRAW_EQUIPMENT, SITES
from vespers.games.brewers.scene.cards import DRAWN, in_words, werewolf_card
from vespers.games.brewers.scene.floor import SIZE, SIZE_IN_A_CROWD, TALL, WIDE, Plan
from vespers.games.brewers.scene.ledger import sheet
from vespers.games.brewers.state import Brewers
from vespers.texts import LANGUAGES, Say, has_text

TABLES = [
    (1, BrewersSettings(packs=("base", "hermit"), night=2)),
    (2, BrewersSettings()),
    (4, BrewersSettings(packs=("base", "night-of-the-beast"), blind_draft=True, team=True)),
    (8, BrewersSettings(long_night=True)),
]


def check(found: Scene) -> None:
    every = list(structs(found))
    ids = [one.id for one in every if hasattr(one, "id")]
    assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)
    for option in found.targets:
        assert set(option.things) <= set(ids), option
    areas = {area.id for board in found.boards for area in board.areas}
    (monastery,) = found.boards
    assert monastery.tall is not None and areas == {area.id for area in monastery.tall.areas}
    assert {piece.on for board in found.boards for piece in board.pieces} <= areas
    for one in every:
        if isinstance(one, Text) and not one.key.startswith("table-"):
            assert known(one.key), one.key
        symbol = getattr(one, "symbol", "")
        assert not symbol or symbol in drawn_symbols(GAME), symbol
    assert msgspec.json.decode(msgspec.json.encode(found), type=Scene) == found


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_every_position_can_be_drawn_for_everybody(seats: int, settings: BrewersSettings) -> None:
    whole = play_at_random(GAME, seats, settings, 5)
    match: Match[Brewers] = Match(GAME, seats, settings)
    for number, entry in enumerate(whole.log):
        match.play(entry.seat, entry.action)
        step = match.asked()
        if step is not None and number % seats == 0:
            check(drawn(match, step.asks if step.asks >= 0 else None))
    for seat in (0, None):
        last = drawn(match, seat)
        check(last)
        assert last.sheet is not None and last.sheet.final and len(last.sheet.verdicts) == seats


def test_every_option_of_a_turn_is_offered() -> None:
    match = Match(GAME, 2, None, SeededDealer("scene"))
    step = match.asked()
    assert step is not None
    found = drawn(match, step.asks)
    assert {option.number for option in found.targets} == {
        GAME.codebook.number[a] for a in step.options(match.state)
    }
    assert all(option.things for option in found.targets), "each monk is a card to click"


def test_things_that_happen_move_something_that_is_drawn() -> None:
    whole = play_at_random(GAME, 3, None, 8)
    match: Match[Brewers] = Match(GAME, 3, None)
    seen = set()
    for entry in whole.log:
        before = GAME.view(match.state, None)
        match.play(entry.seat, entry.action)
        after = GAME.view(match.state, None)
        ids = {one.id for one in structs(scene.scene(moment(match, None))) if hasattr(one, "id")}
        for heard in (entry.action, *match.events[-1]):
            for cue in scene.cues(match.state.box, before, after, heard):
                seen.add(cue.kind)
                assert cue.kind == "roll" or {cue.thing, cue.source or cue.thing} <= ids, cue
    assert {"roll", "glow"} <= seen


def questions(kind: type[Any]) -> list[type[Any]]:
    """Every step that asks; not those which only others extend."""
    below = [sub for direct in kind.__subclasses__() if direct is not Chance for sub in questions(direct)]
    return [kind, *below] if "do" in vars(kind) or not below else below


def test_every_question_of_a_player_is_put_to_him_in_person() -> None:
    """Whoever is asked reads no name before the question."""
    module = "vespers.games.brewers.rules"
    steps = [step for step in questions(Choice) if step.__module__.startswith(module)]
    assert len(steps) > 10
    assert not [step for step in steps if not known(f"brewers-ask-{step.__name__}")]


@pytest.mark.rule("3.4")
def test_a_sign_is_struck_when_no_phase_needs_what_it_offers() -> None:
    match: Match[Brewers] = play_at_random(GAME, 2, None, 3)
    while GAME.view(match.state, 0).phase != 2:
        match = match.at(len(match.log) - 1)
    pieces = {piece.id: piece for piece in drawn(match, 0).boards[0].pieces}
    struck = {site for site in range(len(SITES)) if getattr(pieces[f"site-{site}"], "struck", False)}
    assert struck == {2, 3}, "malt was needed in the second phase only"


def test_a_pawn_shows_the_monk_that_was_chosen() -> None:
    t = Table("odilon", "guerin")
    found = drawn(t.match, 0)
    pawns = {piece.seat: piece.symbol for piece in found.boards[0].pieces if piece.id.startswith("pawn-")}
    assert pawns == {0: "monk-odilon", 1: "monk-guerin"}
    assert [panel.symbol for panel in found.panels] == ["monk-odilon", "monk-guerin"]


def test_my_own_cards_lie_before_me_and_those_of_others_on_their_panels() -> None:
    t = Table("odilon", "guerin")
    t.put(0, cards=("relic",))
    t.put(1, cards=("lantern",))
    found = drawn(t.match, 0)
    (mine,) = [row for row in found.rows if row.kind == "hand"]
    assert [piece.symbol for piece in mine.pieces] == ["card-relic"]
    assert [[piece.symbol for row in panel.rows for piece in row.pieces] for panel in found.panels] == [
        [],
        ["card-lantern"],
    ]


@pytest.mark.rule("9.7")
def test_of_a_blind_draft_nothing_is_drawn_that_a_seat_may_not_know() -> None:
    settings = BrewersSettings(blind_draft=True)
    match = Match(GAME, 4, settings, SeededDealer("worlds"))
    step = match.asked()
    assert step is not None
    for seat in (step.asks, (step.asks + 1) % 4, None):
        one, other = (world(match, seat, seed) for seed in (1, 2))
        assert one == other


def world(match: Match[Brewers], seat: int | None, seed: int) -> Scene:
    """The scene in one of the worlds that a seat may imagine."""
    s = GAME.imagine(match.state, seat, Random(seed))
    step = asked(s)
    assert step is not None
    box = s.box
    offers = [
        Offer(GAME.codebook.number[a], a, action_text(GAME, box, a, step.me))
        for a in (step.options(s) if step.asks == seat else [])
    ]
    now = Moment(
        box=box,
        view=GAME.view(s, seat),
        seat=seat,
        prompt=prompt_text(GAME, box, step, s),
        asked=(step.asks,),
        offers=tuple(offers),
    )
    return scene.scene(now)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_was_done_is_told_from_the_viewers_side(language: str) -> None:
    say = Say(language, GAME, BrewersSettings(packs=("base", "hermit")))
    match = play_at_random(GAME, 1, BrewersSettings(packs=("base", "hermit")), 4)
    for entry, step in zip(match.log, steps_of(match), strict=True):
        mine, other = (did_text(GAME, match.state.box, entry.action, step, by) for by in (step, None))
        assert has_text(mine.key), mine.key
        assert "brewers-" not in say.text(mine) + say.text(other)
    actions = {f"brewers-did-{kind.__name__}" for kind in get_args(GAME.actions)}
    assert not [key for key in actions if not has_text(key)]


def steps_of(match: Match[Brewers]) -> list[int]:
    """Whose step each entry answered."""
    return [max(entry.seat, 0) for entry in match.log]


# --- What a werewolf's card says

BEAST = BrewersSettings(packs=("base", "night-of-the-beast"))
ON_CARDS = {
    "en": {
        "cub": ["Rolls a die, −1. Kept, it is worth 1 taste."],
        "great-wolf": ["Rolls 2 dice. Kept, it is worth 4 taste.", "No equipment helps"],
        "wereraven": ["Rolls a die, +1. Kept, it is worth 2 taste.", "No blessing helps"],
        "the-beast": [
            "Rolls 2 dice, +1. Kept, it is worth 6 taste.",
            "No equipment helps",
            "No blessing helps",
        ],
        "howler": ["Rolls a die. Kept, it is worth 1 taste.", "Before the fight: noise +2"],
        "werefox": ["Rolls a die. Kept, it is worth 2 taste.", "After a victory: noise +2 for an opponent"],
        "werebear": ["Rolls a die, +2. Kept, it is worth 3 taste.", "After a victory: draw an equipment"],
        "pack-leader": ["Rolls a die, +3. Kept, it is worth 4 taste.", "After a victory: noise becomes 0"],
        "wererat": ["Rolls a die. Kept, it is worth 0 taste.", "After a defeat: dirt +1"],
        "werespider": [
            "Rolls 2 dice, −1. Kept, it is worth 3 taste.",
            "After a defeat: no moving until the end of the next turn (web)",
        ],
        "the-pack": [
            "Opponent 1 of 3: a die, taste 1.",
            "Opponent 2 of 3: a die, +1, taste 2.",
            "Opponent 3 of 3: a die, +2, taste 4.",
        ],
    },
    "fr": {
        "great-wolf": ["Lance 2 dés. Gardé, il vaut 4 de goût.", "Aucun équipement n’aide"],
        "weresheep": [
            "Lance un dé, −2. Gardé, il vaut 0 de goût.",
            "Après une victoire\u00a0: piochez une bénédiction",
        ],
    },
    "es": {
        "great-wolf": ["Tira 2 dados. Conservado, vale 4 de sabor.", "Ningún equipo ayuda"],
        "howler": ["Tira un dado. Conservado, vale 1 de sabor.", "Antes del combate: ruido +2"],
    },
}


@pytest.mark.rule("3.8", "5.1", "5.4", "5.5")
@pytest.mark.parametrize(
    ("language", "name"), [(language, name) for language in LANGUAGES for name in ON_CARDS[language]]
)
def test_a_werewolf_tells_who_chooses_it_all_that_its_card_shows(language: str, name: str) -> None:
    box, say = GAME.box(BEAST), Say(language, GAME, BEAST)
    card = werewolf_card(box, box.ids["werewolf"].index(name), "offer-0")
    assert [say.text(line) for line in card.about] == ON_CARDS[language][name]


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_can_be_told_one_of_it_or_several(language: str) -> None:
    say = Say(language)
    for deed, name in enumerate(DEEDS):
        for amount in (-2, 1, 2):
            text = say.text(in_words(deed, amount))
            assert text and "brewers-" not in text and "{" not in text, name
    assert say.text(in_words(DRAW_EQUIPMENT, 2)) != say.text(in_words(DRAW_EQUIPMENT, 1))


@pytest.mark.rule("5.5")
def test_of_a_chain_the_opponent_that_is_fought_now_is_drawn() -> None:
    t = Table("-", "-", settings=BrewersSettings(rulings={"declared_cards": "before-own-die"}))
    t.put(0, at="forest", cards=("silver-stake",))
    t.search("werewolf", 6, "the-pack", "cub")
    t.do(FaceWerewolf(t.wolf("the-pack")))
    faced = []
    for beaten in range(3):
        assert t.asked() == "Declare" and t.s.stage == beaten
        faced.append((len(foe(t).signs), foe(t).value, len(foe(t).about)))
        t.do(ROLL, 6, 1)
    assert faced == [(1, "", 3), (1, "+1", 2), (1, "+2", 1)], "who is beaten is no longer told of"


def foe(t: Table) -> Card:
    row = next(row for row in drawn(t.match, 0).rows if row.id == "fight")
    card = row.pieces[-1]
    assert isinstance(card, Card) and card.id == "foe"
    return card


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("plan", [WIDE, TALL])
def test_three_monks_in_a_room_cover_neither_each_other_nor_their_faces(plan: Plan) -> None:
    """A pawn is as high as it is wide; a fifth of its width is air beside the monk."""
    for spots in plan.spots:
        for (x, y), (other_x, other_y) in combinations(spots[:3], 2):
            assert abs(x - other_x) >= 0.75 * SIZE or abs(y - other_y) >= 0.9 * SIZE, spots


@pytest.mark.rule("8.1")
def test_the_end_is_painted_with_the_monk_whose_beer_has_won() -> None:
    drawn_monks = {name.removeprefix("monk-") for name in DRAWN if name.startswith("monk-")}
    assert drawn_monks and {f"end-{name}" for name in drawn_monks} <= DRAWN
    t = Table("odilon", "guerin")
    over = msgspec.structs.replace(moment(t.match, 0).view, asked="", winners=(1,))
    assert sheet(t.box, over).art == "end-guerin"
    assert sheet(t.box, msgspec.structs.replace(over, winners=())).art == "end-tasting"
    assert sheet(t.box, moment(t.match, 0).view).art == "", "the match is not over yet"


def test_eight_monks_in_a_room_can_be_told_from_each_other() -> None:
    for plan in (WIDE, TALL):
        for spots in plan.spots:
            assert len(spots) == 8
            assert min(dist(one, other) for one, other in combinations(spots, 2)) >= 0.95 * SIZE_IN_A_CROWD
