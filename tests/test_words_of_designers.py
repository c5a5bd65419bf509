"""The words for cards of one's own, in both games with cards: the guide's packs, boxes full of them."""

from __future__ import annotations

import io
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from librt.random import Random
from rich.console import Console

from tests.documented_packs import TABLE_OF, common, documented
from tests.table.drawings import drawn_symbols
from vespers.bots import BOTS, GreedyBot, SearchBot, knowledge_of
from vespers.bots.arena import play_game
from vespers.engine import record
from vespers.engine.conformance import Kit, play_at_random
from vespers.engine.dealer import SeededDealer
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.engine.messages import Text
from vespers.engine.wording import event_text
from vespers.engine.workshop import forms
from vespers.games import find_game
from vespers.rl.observation import FastLooks, observer_of
from vespers.table.viewer_scene import offers_for, scene_of
from vespers.texts import LANGUAGES, Say, has_text

GAMES = sorted(TABLE_OF)
WORDS = {"steal", "give", "swap"}
QUESTIONS = {  # that only these words put
    "brewers": {
        "ChooseTheirs",
        "ChooseMine",
        "MeddleWithSearch",
        "MeddleWithFight",
        "CardAtStart",
        "CardAtEnd",
    },
    "fermentation": {"ChoosePlayer", "ChooseTheirs", "ChooseMine", "Meddle", "CardAtStart", "CardAtEnd"},
}
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "brewers": [{}, {"monk_fights": True, "blind_draft": True}, {"long_night": True, "silent": True}],
    "fermentation": [{}, {"rulings": {"phase_end": "after-deed", "attack_timing": "at-once"}}, {"moon": 4}],
}
each_game = pytest.mark.parametrize("name", GAMES)
each_box = pytest.mark.parametrize(
    ("name", "chosen"), [(name, chosen) for name in GAMES for chosen in SETTINGS[name]]
)


def crowded(game: Game[Any], **chosen: Any) -> Any:
    return game.settings(own=common(game.name), **chosen)


def played(game: Game[Any], seats: int, seed: int) -> Match[Any]:
    return play_at_random(game, seats, crowded(game), seed)


def positions(game: Game[Any], seats: int, games: int = 3) -> Iterator[Match[Any]]:
    """Random matches, seen after every entry."""
    for seed in range(games):
        whole = played(game, seats, seed)
        match: Match[Any] = Match(game, seats, whole.settings)
        for entry in whole.log:
            match.play(entry.seat, entry.action)
            yield match


# --- The guide


@each_game
def test_the_pack_of_the_guide_can_be_played_and_has_every_word(name: str) -> None:
    game, tree = find_game(name), tomllib.loads(documented(name))
    outcome = play_at_random(game, 3, game.settings(own=(documented(name),)), 1).outcome()
    entries = [entry for table in tree.values() for entry in table.values() if isinstance(entry, dict)]
    words = {word for entry in entries for word in entry.get("plays", {})}
    assert words >= WORDS and outcome is not None
    assert "reroll-other" in {entry.get("helps") for entry in entries}
    assert {"phase-start", "phase-end"} <= {entry.get("at") for entry in entries}
    assert "always" in {entry.get("use") for entry in entries}


@each_game
def test_no_card_of_the_box_has_these_words(name: str) -> None:
    game = find_game(name)
    for path in (game.folder / "packs").glob("*.toml"):
        assert not re.search(
            r"\b(steal|give|swap|reroll-other|phase-start|phase-end)\b", path.read_text("utf-8")
        )
    box: Any = game.box(game.settings())
    assert not box.meddles and not box.moments


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does_with_its_numbers(name: str, language: str) -> None:
    game = find_game(name)
    helps = []
    for amount in (1, 2):
        own = (
            documented(name).replace("steal = 1", f"steal = {amount}").replace("swap = 1", f"swap = {amount}")
        )
        settings = game.settings(own=(own.replace("give = 1", f"give = {amount}"),))
        say = Say(language, game, settings)
        words = game.words(settings)
        cards = [key for key in words if key.startswith(f"{name}-card-")]
        helps.append({key: say.text(Text(key)) for key in cards if has_word(documented(name), key)})
    assert len(helps[0]) >= 5 and not [
        text for text in helps[0].values() if "{" in text or f"{name}-" in text
    ]
    moved = [key for key in helps[0] if helps[0][key] != helps[1][key]]
    assert len(moved) == 3, "the number of each of the three words is in the text"
    assert all("2" in helps[1][key] for key in moved)


def has_word(pack: str, key: str) -> bool:
    return f".{key.removesuffix('-help').split('-card-')[1]}]" in pack


@each_game
def test_the_forms_of_the_workshop_list_the_words(name: str) -> None:
    fields = {
        field.key: field for table in forms(find_game(name)) for field in table.fields if field.key != "use"
    }
    plays = {word.value: word for word in fields["plays"].words}
    assert set(plays) >= WORDS and {(plays[word].low, plays[word].high) for word in WORDS} == {(1, 3)}
    assert "reroll-other" in {word.value for word in fields["helps"].words}
    assert [word.value for word in fields["at"].words] == ["", "phase-start", "phase-end"]
    table = next(table for table in forms(find_game(name)) if table.id == TABLE_OF[name])
    uses = next(field for field in table.fields if field.key == "use")
    assert "always" in {word.value for word in uses.words}


# --- Whole games in which these cards are common


@each_box
@pytest.mark.parametrize("seats", [2, 4])
def test_boxes_full_of_such_cards_keep_every_promise(name: str, chosen: dict[str, Any], seats: int) -> None:
    """The kit: legal exactly if offered, two worlds alike (a blind draft is hidden), replay, undo."""
    game = find_game(name)
    kit = Kit(game, seats, crowded(game, **chosen), has_text=lambda game, key: has_text(key), thorough=0.15)
    assert kit.run(range(3)).games == 3


@each_game
def test_random_games_put_every_new_question(name: str) -> None:
    game, found = find_game(name), Counter[str]()
    for seed in range(6):
        match = played(game, 4, seed)
        again: Match[Any] = Match(game, 4, match.settings)
        for entry in match.log:
            found[type(again.asked()).__name__] += 1
            again.play(entry.seat, entry.action)
    assert set(found) >= QUESTIONS[name], QUESTIONS[name] - set(found)


@each_game
def test_a_record_with_such_cards_replays_to_the_same_end(name: str) -> None:
    game = find_game(name)
    match = played(game, 3, 2)
    again: Match[Any] = record.read(record.write(match), lambda _: game)
    assert again.outcome() == match.outcome() and again.history == match.history


@pytest.mark.parametrize(("name", "card"), [("fermentation", "barter"), ("brewers", "scales")])
def test_a_card_of_a_pack_shows_the_drawing_that_the_pack_brings(name: str, card: str) -> None:
    game = find_game(name)
    drawing = f"""[art]\ncard-{card} = '<svg viewBox="0 0 48 48"><circle cx="24" cy="24" r="20"/></svg>'\n"""

    def pictures(own: str) -> set[str]:
        decks = game.face("printing").printing(game.settings(own=(own,))).decks
        return {one.card.symbol for deck in decks for one in deck.cards}

    assert pictures(documented(name) + drawing) - pictures(documented(name)) == {f"card-{card}"}


@each_game
def test_every_position_is_drawn_and_every_card_to_take_or_give_can_be_clicked(name: str) -> None:
    game, clicked = find_game(name), set()
    for match in positions(game, 3):
        s, step = match.state, match.asked()
        if step is None or type(step).__name__ not in QUESTIONS[name] | {"Aim"}:
            continue
        scene = scene_of(game, s.box, s, step.asks, offers_for(game, s.box, s, step.asks))
        rows = [*scene.rows, *(row for panel in scene.panels for row in panel.rows)]
        shown = {thing.id for row in rows for thing in row.pieces}
        shown |= {piece.id for board in scene.boards for piece in board.pieces}
        drawn = {getattr(thing, "symbol", "") for row in rows for thing in row.pieces} - {""}
        assert drawn <= drawn_symbols(game), "a card without a drawing of its own shows a sign"
        for target in scene.targets:
            action = type(game.codebook.actions[target.number]).__name__
            assert set(target.things) <= shown, target
            assert target.things or action == "Pass", "everything but a refusal is a thing to click"
            clicked.add(action)
    assert {"TakeTheirs", "GiveMine", "Target", "Pass"} <= clicked


@each_game
def test_what_happens_is_told_from_the_viewers_side_and_moves_a_card(name: str) -> None:
    game = find_game(name)
    cues, before = game.face("scene").cues, None
    passed: list[Any] = []
    for match in positions(game, 2):
        after = game.view(match.state, 0)
        for event in match.events[-1]:
            if type(event).__name__ == "CardPassed":
                passed.append(event)
                (cue,) = cues(match.state.box, before, after, event)
                assert cue.kind == "travel" and cue.source and cue.thing
        before = after
    assert len(passed) > 5
    for language in LANGUAGES:
        say, box = Say(language, game, crowded(game), ("Ann", "Ben")), game.box(crowded(game))
        sides = (passed[0].seat, passed[0].by)
        mine, other = (say.text(event_text(game, box, passed[0], by)) for by in sides)
        assert mine != other and not re.search(r"[{}]", mine + other)


@each_game
@pytest.mark.parametrize("kind", ["novice", "apprentice"])
def test_bots_play_such_cards(name: str, kind: str) -> None:
    game, used = find_game(name), Counter[str]()
    for seed in range(2):
        match = play_game(game, crowded(game), [BOTS[kind]] * 3, f"words {seed}")
        assert match.outcome() is not None
        used.update(type(entry.action).__name__ for entry in match.log)
    assert used["TakeTheirs"] + used["GiveMine"] + used["Pass"] > 0


@each_game
def test_a_search_answers_every_new_question(name: str) -> None:
    game, answered = find_game(name), Counter[str]()
    for match in positions(game, 4, 6):
        step = match.asked()
        kind = type(step).__name__
        if step is not None and kind in QUESTIONS[name] and not answered[kind]:
            answer = SearchBot(3, looks=4).choose(knowledge_of(match, step.asks, Random(1)))
            assert answer in step.options(match.state)
            answered[kind] += 1
    assert set(answered) == QUESTIONS[name]


@each_game
def test_a_bot_weighs_the_cards_it_may_take_or_give(name: str) -> None:
    game, weighed = find_game(name), 0
    for match in positions(game, 2):
        step = match.asked()
        if type(step).__name__ in ("ChooseTheirs", "ChooseMine") and step is not None and weighed < 10:
            weights = GreedyBot(3).weigh(knowledge_of(match, step.asks, Random(1)))
            assert len(weights) == len(step.options(match.state))
            weighed += 1
    assert weighed > 3


@each_game
def test_observations_written_by_hand_are_those_of_the_view(name: str) -> None:
    game, seen = find_game(name), set()
    observer = observer_of(game, 3)
    fast = FastLooks(observer, 1)
    for match in positions(game, 3):
        s = match.state
        seen.add(type(match.asked()).__name__)
        for seat in range(3):
            expected = observer.flat(observer.raw(game.view(s, seat), seat))
            assert np.array_equal(fast.one(s, seat), expected), (match.asked(), seat)
    assert {"ChooseTheirs", "ChooseMine"} <= seen


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_such_a_game(name: str, language: str) -> None:
    game = find_game(name)
    match = Match(game, 2, crowded(game), SeededDealer("terminal"))
    screen = Console(file=io.StringIO(), width=100)
    rng = Random(2)
    for _ in range(60):
        step = match.asked()
        if step is None:
            break
        say = Say(language, game, match.settings, ("Ann", "Ben"))
        screen.print(game.face("terminal").draw(game.view(match.state, step.asks), match.state.box, say))
        options = step.options(match.state)
        assert all(say.action(a, step.asks) for a in options)
        match.play(step.asks, options[rng.randrange(len(options))])
    file = screen.file
    assert isinstance(file, io.StringIO) and len(file.getvalue()) > 1000
