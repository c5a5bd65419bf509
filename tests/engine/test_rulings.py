"""Rulings: what the books leave open is a switch; a version of the rules is a set of answers."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.engine.random_games import random_match
from vespers.engine import record
from vespers.engine.conformance import Kit
from vespers.engine.errors import BadPack, BadRecord, BadSettings
from vespers.engine.game import Game
from vespers.engine.rulings import Ruling
from vespers.games import find_game, our_games
from vespers.texts import LANGUAGES, Say, has_text
from vespers.texts.rulebook import rulebook

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))
STORED = sorted(Path(__file__).parents[1].glob("*/records/*.jsonl"))
BOTH = [(game, ruling) for game in our_games() for ruling in game.rulings]
each_game = pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
each_ruling = pytest.mark.parametrize(
    ("game", "ruling"), BOTH, ids=[f"{game.name}-{ruling.id}" for game, ruling in BOTH]
)


def other(ruling: Ruling) -> str:
    return next(answer for answer in ruling.answers if answer != ruling.default)


@each_game
def test_the_newest_version_is_the_defaults(game: Game[Any]) -> None:
    assert game.version == max(game.versions) and game.versions[game.version] == {}
    answers = game.answers(game.settings())
    assert answers == {ruling.id: ruling.default for ruling in game.rulings}
    box: Any = game.box(game.settings())
    assert [field.name for field in dataclasses.fields(box.rulings)] == [ruling.id for ruling in game.rulings]


@each_game
def test_every_version_that_was_released_is_there(game: Game[Any]) -> None:
    assert sorted(game.versions) == list(range(1, game.version + 1))
    for version, answers in game.versions.items():
        known = {ruling.id: ruling.answers for ruling in game.rulings}
        assert all(answer in known[name] for name, answer in answers.items())
        assert game.answers(game.read_settings({"version": version})) == {
            **game.answers(game.settings()),
            **answers,
        }


@each_ruling
def test_a_ruling_is_explained_in_three_languages_at_a_section_of_the_rules(
    game: Game[Any], ruling: Ruling
) -> None:
    assert ruling.default in ruling.answers and len(set(ruling.answers)) == len(ruling.answers) >= 2
    key = f"{game.name}-ruling-{ruling.id}"
    for language in LANGUAGES:
        say = Say(language, game)
        assert rulebook(game.folder, language).section(ruling.section) is not None
        assert len({say(f"{key}-{answer}") for answer in ruling.answers}) == len(ruling.answers)
        assert say(key).endswith("?")


@each_ruling
def test_options_beat_the_pack_and_the_pack_beats_the_version(game: Game[Any], ruling: Ruling) -> None:
    pack = f'[pack]\nid = "table"\nextends = true\n[rulings]\n{ruling.id} = "{other(ruling)}"\n'
    by_pack = game.read_settings({"own": [pack]})
    assert game.answers(by_pack)[ruling.id] == other(ruling)
    both = game.read_settings({"own": [pack], "rulings": {ruling.id: ruling.default}})
    assert game.answers(both)[ruling.id] == ruling.default
    assert game.stored_settings(both)["rulings"] == {ruling.id: ruling.default}
    assert "rulings" not in game.stored_settings(by_pack)


@each_ruling
def test_a_record_keeps_a_ruling_only_if_it_differs(game: Game[Any], ruling: Ruling) -> None:
    usual = game.read_settings({"rulings": {ruling.id: ruling.default}})
    assert game.stored_settings(usual) == msgspec.to_builtins(game.settings())
    differs = game.read_settings({"rulings": {ruling.id: other(ruling)}})
    match = random_match(game.name, game.players[0], 3, differs)
    again = record.read(record.write(match), find_game)
    assert again.settings == differs and record.write(again) == record.write(match)


@each_game
def test_the_kit_passes_with_random_rulings(game: Game[Any]) -> None:
    rng = random.Random(game.name)
    for _ in range(2):
        rulings = {ruling.id: rng.choice(ruling.answers) for ruling in game.rulings}
        kit = Kit(
            game,
            max(2, game.players[0]),
            game.read_settings({"rulings": rulings}),
            has_text=lambda name, key: has_text(key),
            thorough=0.1,
        )
        assert kit.run(range(2)).games == 2, rulings


@pytest.mark.slow
@each_ruling
def test_the_kit_passes_with_each_other_answer(game: Game[Any], ruling: Ruling) -> None:
    for answer in ruling.answers[1:]:
        settings = game.read_settings({"rulings": {ruling.id: answer}})
        for seats in game.players:
            assert Kit(game, seats, settings, thorough=0.1).run(range(3)).games == 3


def test_what_is_no_ruling_or_no_answer_is_refused() -> None:
    game = find_game("wolves")
    for rulings, key in (({"x": "y"}, "unknown_ruling"), ({"corners": "y"}, "ruling_answer")):
        with pytest.raises(BadSettings) as refused:
            game.box(game.read_settings({"rulings": rulings}))
        assert refused.value.why.key == key
    for line in ('x = "y"', 'corners = "y"'):
        with pytest.raises(BadPack, match="rulings"):
            game.box(game.read_settings({"own": [f'[pack]\nid = "x"\nextends = true\n[rulings]\n{line}\n']}))


def test_an_unknown_version_is_refused_with_those_that_are_known() -> None:
    game = find_game("fermentation")
    with pytest.raises(BadSettings) as refused:
        game.read_stored({}, 99)
    assert refused.value.why.key == "unknown_version"
    with pytest.raises(BadSettings):
        game.box(game.read_settings({"version": 0}))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_every_version_replay_byte_for_byte(path: Path) -> None:
    data = path.read_bytes()
    head, match = record.read_head(data), record.read(data, find_game)
    assert path.stem.startswith(f"{head.game}-{head.version}-")
    assert match.game.version_of(match.settings) == head.version
    assert match.outcome() is not None
    assert record.write(match, head.players) == data


@each_game
def test_every_version_that_was_released_has_a_record(game: Game[Any]) -> None:
    heads = [record.read_head(path.read_bytes()) for path in STORED]
    assert {head.version for head in heads if head.game == game.name} == {*game.versions}


def test_an_older_record_is_refused_by_the_rules_of_a_newer_version() -> None:
    """The version matters: the same entries are not a game of version 2."""
    oldest = [path for path in RECORDS if path.stem.startswith(("brewers-1-", "fermentation-1-"))]
    assert oldest
    for path in oldest:
        head, *entries = path.read_bytes().split(b"\n")
        with pytest.raises(BadRecord):
            record.read(b"\n".join([head.replace(b'"version":1', b'"version":2'), *entries]), find_game)
