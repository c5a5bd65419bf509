"""A table of Brewers for tests: monks put where they are needed, dice and cards written down."""

from __future__ import annotations

from typing import Any

from vespers.engine.dealer import ScriptedDealer
from vespers.engine.match import Match
from vespers.engine.messages import Action, Event
from vespers.games.brewers import GAME
from vespers.games.brewers.codebook import MAKE_NOISE, ROLL
from vespers.games.brewers.messages import (
    BrewersSettings,
    ChooseMonk,
    Drawn,
    EventDrawn,
    Rolled,
    Search,
    Starts,
    WerewolfDrawn,
)
from vespers.games.brewers.pieces import EFFECT_COUNT, PILE_MAX, ROOMS, SITES
from vespers.games.brewers.rules.held_cards import gain
from vespers.games.brewers.state import Brewers, Monk

PLAIN = "-"  # a monk without abilities
BASE = GAME.box(BrewersSettings())
WITH_FIGHTS = BrewersSettings(sprint=True, monk_fights=True)  # §9.1


def room(name: str) -> int:
    return ROOMS.index(name)


def site(name: str) -> int:
    return SITES.index(name)


class Table:
    """`Table("-", "anselme")`: two seats; the first has no abilities. Seat 0 begins."""

    def __init__(self, *monks: str, settings: BrewersSettings | None = None) -> None:
        self.settings = settings or WITH_FIGHTS
        self.box = GAME.box(self.settings)
        self.dealer = ScriptedDealer([Starts(0)])
        self.match: Match[Brewers] = Match(GAME, len(monks), self.settings, self.dealer)
        free = [m for m in range(len(self.box.monks)) if self.box.ids["monk"][m] not in monks]
        for seat, monk in enumerate(monks):
            number = free.pop() if monk == PLAIN else self.box.ids["monk"].index(monk)
            self.match.play(seat, ChooseMonk(number))
            if monk == PLAIN:
                self[seat].power = (0,) * EFFECT_COUNT

    @property
    def s(self) -> Brewers:
        return self.match.state

    def __getitem__(self, seat: int) -> Monk:
        return self.s.monks[seat]

    def put(self, seat: int, at: str = "", cards: tuple[str, ...] = (), **facts: Any) -> None:
        """Move a monk, give him cards, set noise, dirt, sheet, tastes …"""
        monk = self[seat]
        if at:
            monk.room = room(at)
        for name in cards:
            self.give(seat, name)
        for fact, value in facts.items():
            setattr(monk, fact, value)

    def give(self, seat: int, name: str) -> int:
        """A card from its pile."""
        card = self.card(name)
        self.s.piles[card // PILE_MAX][card % PILE_MAX] -= 1
        self.s.stocks[card // PILE_MAX] -= 1
        gain(self.s, seat, card)
        return card

    def card(self, name: str) -> int:
        return self.box.ids["card"].index(name)

    def wolf(self, name: str) -> int:
        return self.box.ids["werewolf"].index(name)

    def drawn(self, thing: int | str | Action) -> Action:
        """A number is a die, a name a card, a werewolf or an event."""
        if isinstance(thing, int):
            return Rolled(thing)
        if isinstance(thing, Action):
            return thing
        if thing in self.box.ids["werewolf"]:
            return WerewolfDrawn(self.wolf(thing))
        if thing in self.box.ids["night"]:
            return EventDrawn(self.box.ids["night"].index(thing))
        return Drawn(self.card(thing))

    def do(self, a: Action, *chance: int | str | Action) -> list[Event]:
        """Say it as the seat that is asked; then exactly this comes up."""
        self.dealer.script.extend(self.drawn(thing) for thing in chance)
        before = len(self.match.log)
        step = self.match.asked()
        assert step is not None
        self.match.play(step.asks, a)
        return [event for events in self.match.events[before:] for event in events]

    def end(self, a: Action, *chance: int | str | Action) -> list[Event]:
        """As `do`; everything written down must have come up."""
        events = self.do(a, *chance)
        assert not self.dealer.script, self.dealer.script
        return events

    def search(self, name: str, *chance: int | str | Action, loud: bool = False) -> list[Event]:
        """Look for something, loudly or not, with these dice and cards."""
        self.dealer.script.extend(self.drawn(thing) for thing in chance)
        events = self.do(Search(site(name)))
        if self.asked() == "Prepare":
            events += self.do(MAKE_NOISE if loud else ROLL)
        assert not self.dealer.script, self.dealer.script
        return events

    def asked(self) -> str:
        step = self.match.asked()
        return "" if step is None else type(step).__name__

    def asks(self) -> int:
        step = self.match.asked()
        assert step is not None
        return step.asks

    def options_now(self) -> list[Action]:
        step = self.match.asked()
        assert step is not None
        return list(step.options(self.s))

    def why(self, a: Action) -> str:
        """The key of the refusal, or nothing."""
        why = self.match.why_not(self.asks(), a)
        return "" if why is None else why.key
