"""What all campaigns share: their records, and which match may be entered."""

from __future__ import annotations

from typing import Any

import pytest

from vespers.engine.campaign import Campaign
from vespers.engine.conformance import play_at_random
from vespers.engine.errors import BadRecord, BadSettings
from vespers.games import find_game, game_names

GAMES = [name for name in game_names() if find_game(name).campaign is not None]
each_game = pytest.mark.parametrize("name", GAMES)

# As the first version wrote them.
BREWERS = b"""{
  "players": ["Ann"],
  "options": {"packs": ["base", "hermit"], "own": [], "sprint": true, "monk_fights": true, "silent": false,
    "long_night": false, "filthy": false, "pack_hunt": false, "team": false, "blind_draft": false,
    "night": 0, "monk": "", "kept": ""},
  "monk": "hubert",
  "nights": [{"night": 1, "score": 9, "target": 8, "rival": 7, "won": true, "kept": "club"}],
  "format": 1
}
"""
FERMENTATION = b"""{
  "players": ["Ann", "Ben"],
  "options": {"packs": ["base", "thirteen-moons"], "own": [], "layout": "book", "long": false,
    "hunter": "werewolf", "recipe": "deluxe-blond", "moon": 0, "kept": [], "standing": []},
  "results": [{"scores": [12, 9], "ranks": [1, 2], "points": [3, 2], "kept": ["club", ""],
    "rules": ["first-frost"]}],
  "format": 1
}
"""
WRITTEN = {"brewers": BREWERS, "fermentation": FERMENTATION}


def campaign_of(name: str) -> Campaign[Any]:
    campaign = find_game(name).campaign
    assert campaign is not None
    return campaign


@each_game
def test_records_of_the_first_version_can_be_read(name: str) -> None:
    campaign = campaign_of(name)
    record = campaign.read(WRITTEN[name])
    assert campaign.played(record) == 1 and not campaign.over(record)
    assert campaign.read(campaign.write(record)) == record
    assert campaign.sets <= set(campaign.settings(record).__struct_fields__)


@each_game
def test_a_match_is_entered_only_when_it_is_the_next_one_and_over(name: str) -> None:
    game, campaign = find_game(name), campaign_of(name)
    record = campaign.begin(("Ann",), campaign.usual)
    match = play_at_random(game, 1, campaign.settings(record), 1)
    with pytest.raises(BadSettings) as refused:
        campaign.enter(record, match.at(len(match.log) - 1))
    assert refused.value.why.key == "campaign_unfinished"
    other = play_at_random(game, 1, campaign.usual, 1)
    with pytest.raises(BadSettings) as refused:
        campaign.enter(record, other)
    assert refused.value.why.key == "campaign_other_match"
    after = campaign.enter(record, match)
    assert campaign.played(after) == 1 and len(campaign.page(after).parts) == 1
    assert campaign.read(campaign.write(after)) == after


@each_game
def test_the_story_says_what_comes_next_until_the_end(name: str) -> None:
    game, campaign = find_game(name), campaign_of(name)
    record = campaign.begin(("Ann",), campaign.usual)
    for seed in range(40):
        assert (campaign.page(record).following is None) == campaign.over(record)
        if campaign.over(record):
            break
        record = campaign.enter(record, play_at_random(game, 1, campaign.settings(record), seed))
    assert campaign.over(record)
    with pytest.raises(BadSettings) as refused:
        campaign.enter(record, play_at_random(game, 1, campaign.usual, 1))
    assert refused.value.why.key == "campaign_over"
    with pytest.raises(BadSettings):
        campaign.settings(record)


@each_game
@pytest.mark.parametrize("damage", [b"[]", b"\xff", b"{", b"[" * 100_000, b'{"players": "Ann"}'])
def test_what_is_no_record_is_refused(name: str, damage: bytes) -> None:
    with pytest.raises(BadRecord):
        campaign_of(name).read(damage)


@each_game
def test_a_card_that_no_pack_has_is_refused(name: str) -> None:
    with pytest.raises(BadRecord) as refused:
        campaign_of(name).read(WRITTEN[name].replace(b'"club"', b'"sword"'))
    assert refused.value.entry == 1
