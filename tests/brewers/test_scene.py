"""The drawing: every click leads to a thing that is there, every word has a text, nothing hidden is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.brewers.table import Table
from vespers.engine.dealer import SeededDealer
from vespers.engine.kit import play_at_random
from vespers.engine.match import Match
from vespers.engine.scene import Card, Scene
from vespers.engine.speech import action_text, prompt_text
from vespers.engine.stage import Moment, Offer
from vespers.engine.symbols import SYMBOLS
from vespers.engine.words import Text
from vespers.games.brewers import GAME, scene
from vespers.games.brewers.book import ROLL
from vespers.games.brewers.drawing import in_words, werewolf_card
from vespers.games.brewers.pieces import DEEDS, DRAW_EQUIPMENT
from vespers.games.brewers.state import Brewers
from vespers.games.brewers.words import BrewersOptions, FaceWerewolf
from vespers.texts import LANGUAGES, Say, has_text

OVER = Text("brewers-scene-over")
known = cache(has_text)
TABLES = [
    (1, BrewersOptions(packs=("base", "hermit"), night=2)),
    (2, BrewersOptions()),
    (4, BrewersOptions(packs=("base", "night-of-the-beast"), blind_draft=True, team=True)),
    (8, BrewersOptions(long_night=True)),
]


def drawn(match: Match[Brewers], seat: int | None) -> Scene:
    step, box = match.asked(), match.state.box
    offers: list[Offer] = []
    prompt: Text = OVER
    asked: tuple[int, ...] = ()
    if step is not None:
        prompt, asked = prompt_text(GAME, box, step, match.state), (step.asks,)
        if step.asks == seat:
            options = step.options(match.state)
            offers = [Offer(GAME.codebook.number[a], a, action_text(GAME, box, a, step.me)) for a in options]
    return scene.scene(moment(match, seat, prompt, asked, offers))


def moment(
    match: Match[Brewers],
    seat: int | None,
    prompt: Text = OVER,
    asked: tuple[int, ...] = (),
    offers: Sequence[Offer] = (),
) -> Moment:
    view = GAME.view(match.state, seat)
    return Moment(box=match.state.box, view=view, seat=seat, prompt=prompt, asked=asked, offers=tuple(offers))


def structs(thing: Any) -> Iterator[Any]:
    """Every struct within."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from structs(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from structs(part)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from structs(part)


def check(found: Scene) -> None:
    every = list(structs(found))
    ids = [one.id for one in every if hasattr(one, "id")]
    assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)
    for option in found.options:
        assert set(option.things) <= set(ids), option
    areas = {area.id for board in found.boards for area in board.areas}
    assert {piece.on for board in found.boards for piece in board.pieces} <= areas
    for one in every:
        if isinstance(one, Text) and one.key != "table-seat":
            assert known(one.key), one.key
        symbol = getattr(one, "symbol", "")
        assert not symbol or symbol in SYMBOLS, symbol
    assert msgspec.json.decode(msgspec.json.encode(found), type=Scene) == found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_can_be_drawn_for_everybody(seats: int, options: BrewersOptions) -> None:
    whole = play_at_random(GAME, seats, options, 5)
    match: Match[Brewers] = Match(GAME, seats, options)
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
    assert {option.number for option in found.options} == {
        GAME.codebook.number[a] for a in step.options(match.state)
    }
    assert all(option.things for option in found.options), "each monk is a card to click"


def test_a_search_tells_its_chances() -> None:
    view = GAME.view(play_at_random(GAME, 2, None, 1).at(3).state, 0)
    note = scene.chances(GAME.box(BrewersOptions()), msgspec.structs.replace(view, asks=0), 2)
    assert note.key == "brewers-scene-chance" and {"quiet", "loud"} == set(note.values)


def test_things_that_happen_move_something_that_is_drawn() -> None:
    whole = play_at_random(GAME, 3, None, 8)
    match: Match[Brewers] = Match(GAME, 3, None)
    seen = set()
    for entry in whole.log:
        before = GAME.view(match.state, None)
        match.play(entry.seat, entry.action)
        after = GAME.view(match.state, None)
        ids = {one.id for one in structs(scene.scene(moment(match, None))) if hasattr(one, "id")}
        for told in (entry.action, *match.events[-1]):
            for cue in scene.cues(match.state.box, before, after, told):
                seen.add(cue.kind)
                assert cue.kind == "roll" or {cue.thing, cue.source or cue.thing} <= ids, cue
    assert {"roll", "glow"} <= seen


# --- What a werewolf's card says

BEAST = BrewersOptions(packs=("base", "night-of-the-beast"))
ON_CARDS = {
    "en": {
        "cub": ["dice: 1, bonus: -1, taste: 1"],
        "great-wolf": ["dice: 2, bonus: 0, taste: 4", "no equipment helps"],
        "wereraven": ["dice: 1, bonus: 1, taste: 2", "no blessing helps"],
        "the-beast": ["dice: 2, bonus: 1, taste: 6", "no equipment helps", "no blessing helps"],
        "howler": ["dice: 1, bonus: 0, taste: 1", "before the fight: noise +2"],
        "werefox": ["dice: 1, bonus: 0, taste: 2", "after a victory: noise +2 for an opponent"],
        "werebear": ["dice: 1, bonus: 2, taste: 3", "after a victory: draw an equipment"],
        "pack-leader": ["dice: 1, bonus: 3, taste: 4", "after a victory: noise becomes 0"],
        "wererat": ["dice: 1, bonus: 0, taste: 0", "after a defeat: dirt +1"],
        "werespider": [
            "dice: 2, bonus: -1, taste: 3",
            "after a defeat: no moving until the end of the next turn (web)",
        ],
        "the-pack": [
            "opponent 1 of 3 – dice: 1, bonus: 0, taste: 1",
            "opponent 2 of 3 – dice: 1, bonus: 1, taste: 2",
            "opponent 3 of 3 – dice: 1, bonus: 2, taste: 4",
        ],
    },
    "fr": {
        "great-wolf": ["dés\u00a0: 2, bonus\u00a0: 0, goût\u00a0: 4", "aucun équipement n’aide"],
        "weresheep": [
            "dés\u00a0: 1, bonus\u00a0: -2, goût\u00a0: 0",
            "après une victoire\u00a0: piochez une bénédiction",
        ],
    },
    "es": {
        "great-wolf": ["dados: 2, bonificación: 0, sabor: 4", "ningún equipo ayuda"],
        "howler": ["dados: 1, bonificación: 0, sabor: 1", "antes del combate: ruido +2"],
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
            said = say.text(in_words(deed, amount))
            assert said and "brewers-" not in said and "{" not in said, name
    assert say.text(in_words(DRAW_EQUIPMENT, 2)) != say.text(in_words(DRAW_EQUIPMENT, 1))


@pytest.mark.rule("5.5")
def test_of_a_chain_the_opponent_that_is_fought_now_is_drawn() -> None:
    t = Table("-", "-")
    t.put(0, at="forest", cards=("silver-stake",))
    t.search("werewolf", 6, "the-pack", "cub")
    t.do(FaceWerewolf(t.wolf("the-pack")))
    faced = []
    for beaten in range(3):
        assert t.asked() == "Declare" and t.s.stage == beaten
        faced.append((foe(t).value, len(foe(t).about)))
        t.do(ROLL, 6, 1)
    assert faced == [("1D", 3), ("1D+1", 2), ("1D+2", 1)], "who is beaten is no longer told of"


def foe(t: Table) -> Card:
    row = next(row for row in drawn(t.match, 0).rows if row.id == "display")
    card = row.pieces[-1]
    assert isinstance(card, Card) and card.id == "foe"
    return card
