"""A second accountant: whole games added up from what was told alone must give the outcome of the game."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from vespers.engine.conformance import play_at_random
from vespers.engine.match import Match
from vespers.games.brewers import GAME
from vespers.games.brewers.events import (
    CardGained,
    CardLost,
    DirtAdded,
    GameEnds,
    NoiseChanged,
    Recorded,
    TasteChanged,
    TrophyTaken,
)
from vespers.games.brewers.messages import BrewersSettings, ChooseMonk, Transmute
from vespers.games.brewers.pack import contents
from vespers.games.brewers.state import Brewers

OTHERWISE = {ruling.id: ruling.answers[-1] for ruling in GAME.rulings}


class Accountant:
    """Knows nothing but the words of the table and what the pack prints."""

    def __init__(self, match: Match[Brewers]) -> None:
        self.match = match
        self.sheet: dict[tuple[int, int], int] = {}
        self.dirt: dict[int, int] = defaultdict(int)
        self.taste: dict[int, int] = defaultdict(int)
        self.noise: dict[int, int] = defaultdict(int)
        self.tastes: dict[int, list[int]] = defaultdict(list)
        self.butchery: dict[int, int] = defaultdict(int)
        self.content = contents(match.settings.packs, match.settings.own)

    def hear(self, event: Any) -> None:
        if isinstance(event, Recorded):
            assert event.quality > self.sheet.get((event.seat, event.phase), 0), "only a better one is noted"
            self.sheet[event.seat, event.phase] = event.quality
        elif isinstance(event, DirtAdded):
            self.dirt[event.seat] += event.amount
        elif isinstance(event, TasteChanged):
            self.taste[event.seat] += event.amount
        elif isinstance(event, NoiseChanged):
            self.noise[event.seat] = event.noise
        elif isinstance(event, TrophyTaken):
            self.tastes[event.seat].append(event.taste)
        elif isinstance(event, CardGained):
            self.butchery[event.seat] += self.card(event.card)
        elif isinstance(event, CardLost):
            self.butchery[event.seat] -= self.card(event.card)

    def card(self, number: int) -> int:
        name = self.match.state.box.ids["card"][number]
        return {**self.content.equipment, **self.content.blessings}[name].effects.get("werewolf-taste", 0)

    def monk(self, seat: int, number: int) -> None:
        abilities = list(self.content.monks.values())[number].abilities
        for ability in abilities:
            self.butchery[seat] += self.content.abilities[ability].effects.get("werewolf-taste", 0)

    def score(self, seat: int) -> int:
        wolves = sorted(taste + self.butchery[seat] for taste in self.tastes[seat])
        wolves = [taste for taste in wolves if taste > 0]
        blood = wolves[-1] + len(wolves) - 1 if wolves else 0
        noted = sum(quality for (who, _), quality in self.sheet.items() if who == seat)
        return max(0, noted + self.taste[seat] + blood - self.dirt[seat])


def check(match: Match[Brewers]) -> None:
    books = Accountant(match)
    for entry, events in zip(match.log, match.events, strict=True):
        if isinstance(entry.action, ChooseMonk):
            books.monk(entry.seat, entry.action.monk)
        if isinstance(entry.action, Transmute):
            del books.sheet[entry.seat, entry.action.phase]
        for event in events:
            books.hear(event)
    seats = range(match.seats)
    own = [books.score(seat) for seat in seats]
    if match.state.box.team:
        half = match.seats // 2
        own = [own[seat] + own[(seat + half) % match.seats] for seat in seats]
    outcome = match.outcome()
    assert outcome is not None and list(outcome.scores) == own
    assert [books.noise[seat] for seat in seats] == [monk.noise for monk in match.state.monks]
    assert [event.scores for event in match.events[-1] if isinstance(event, GameEnds)] == [outcome.scores]
    assert all(outcome.scores[seat] == max(own) for seat in outcome.winners)


@pytest.mark.rule("8.1", "8.2")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, BrewersSettings(long_night=True)),
        (2, BrewersSettings()),
        (4, BrewersSettings(packs=("base", "night-of-the-beast"), team=True, filthy=True, long_night=True)),
        (3, BrewersSettings(sprint=True, monk_fights=True, rulings=OTHERWISE)),
        (7, BrewersSettings(packs=("base", "night-of-the-beast"), silent=True, pack_hunt=True)),
    ],
)
def test_the_books_agree(seats: int, settings: BrewersSettings, seed: int) -> None:
    check(play_at_random(GAME, seats, settings, seed))
