"""A monastery to try the rules in: put monks somewhere, say things, roll dice, look at what was told.

t = Monastery(2)
t.at("well").say(APPLIED_ACTION).roll(5).say(DRINK[0])
assert t.taste("water") == 2
"""

from __future__ import annotations

from typing import Any, Self, TypeVar

from vespers.engine.kernel import Chance, Seat, apply, asked, settle, why_not
from vespers.engine.messages import Action, Event
from vespers.games.fermentation import GAME
from vespers.games.fermentation.codebook import DREW, FOUND, ROLLED, STARTS, TAKE_MONK
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pieces import INGREDIENTS
from vespers.games.fermentation.rules.held_cards import take_in_hand
from vespers.games.fermentation.rules.phases import begin_phase
from vespers.games.fermentation.rules.turns import CHANGE_PHASE, TURN
from vespers.games.fermentation.state import Fermentation

E = TypeVar("E", bound=Event)
MONKS = ("benjamin", "baker", "hop-picker", "maltster", "woodman", "water-finder")  # none helps in a fight
MOONS = ("base", "thirteen-moons")


def options(**chosen: Any) -> Settings:
    """Options; a moon brings its pack along."""
    found: Settings = GAME.read_settings({"packs": MOONS, **chosen} if "moon" in chosen else chosen)
    return found


class Monastery:
    """A table after set-up; it is the turn of seat 0."""

    def __init__(
        self, seats: int = 2, chosen: Settings | None = None, monks: tuple[str, ...] = MONKS
    ) -> None:
        self.s: Fermentation = GAME.start(seats, chosen)
        self.s.events = []
        if seats > 1:
            self.say(STARTS[0])
        for seat in range(seats):
            self.say(TAKE_MONK[self.s.box.monk_names.index(monks[seat])])

    # --- Putting things somewhere

    def place(self, tile: str) -> int:
        return self.s.tile.index(self.s.box.tile_names.index(tile))

    def tile(self, tile: str) -> int:
        return self.s.box.tile_names.index(tile)

    def card(self, name: str) -> int:
        return self.s.box.card_names.index(name)

    def wolf(self, name: str) -> int:
        return self.s.box.wolf_names.index(name)

    def at(self, tile: str, *seats: Seat) -> Self:
        for seat in seats or (0,):
            self.s.monks[seat].place = self.place(tile)
        return self

    def give(self, seat: Seat, *names: str) -> Self:
        """Cards out of their decks."""
        for name in names:
            piece = self.s.box.cards[self.card(name)]
            self.s.decks[piece.deck][piece.place] -= 1
            self.s.stock[piece.deck] -= 1
            take_in_hand(self.s, seat, self.card(name))
        return self

    def trophy(self, seat: Seat, *names: str) -> Self:
        for name in names:
            self.s.decks[3][self.wolf(name)] -= 1
            self.s.stock[3] -= 1
            self.s.monks[seat].trophies.append(self.wolf(name))
        return self

    def turn(self, seat: Seat = 0) -> Self:
        """Begin a turn of this seat, whatever lies on the agenda."""
        self.s.agenda[:] = TURN[seat]
        settle(self.s)
        return self

    def phase(self, phase: int, seat: Seat = 0) -> Self:
        """Begin this phase (counted from 0) with a turn of this seat."""
        begin_phase(self.s, phase)
        return self.turn(seat)

    def end_phase(self) -> Self:
        self.s.agenda[:] = [CHANGE_PHASE]
        settle(self.s)
        return self

    def put(self, **tracks: list[int]) -> Self:
        """Set a field of every monk, by seat: `t.put(noise=[3, 4])`."""
        for field, values in tracks.items():
            for monk, value in zip(self.s.monks, values, strict=True):
                setattr(monk, field, value)
        return self

    # --- Saying things

    def say(self, *actions: Action) -> Self:
        """Each must be legal now, for whoever is asked."""
        for a in actions:
            step = asked(self.s)
            assert step is not None, f"nobody is asked, so nobody can say {a}"
            why = why_not(self.s, step.asks, a)
            assert why is None, f"{step!r} refuses {a}: {why}"
            apply(self.s, GAME.codebook.interned(a))
            GAME.invariants(self.s)
        return self

    def roll(self, *faces: int) -> Self:
        return self.say(*[ROLLED[face - 1] for face in faces])

    def draw(self, *names: str) -> Self:
        return self.say(*[DREW[self.card(name)] for name in names])

    def find(self, *names: str) -> Self:
        return self.say(*[FOUND[self.wolf(name)] for name in names])

    def refused(self, a: Action) -> str:
        """The reason's key and section."""
        step = asked(self.s)
        assert step is not None
        why = why_not(self.s, step.asks, a)
        assert why is not None, f"{step!r} allows {a}"
        return f"{why.key} §{why.section}" if why.section else why.key

    # --- Looking

    def asked(self) -> str:
        """The step before the table, and its seat."""
        step = asked(self.s)
        return "" if step is None else repr(step)

    def chance(self) -> bool:
        return isinstance(asked(self.s), Chance)

    def options(self) -> list[Any]:
        step = asked(self.s)
        assert step is not None
        return step.options(self.s)

    def taste(self, ingredient: str, phase: int | None = None, seat: Seat = 0) -> int:
        """What lies on the space of an ingredient (of the current phase, unless given)."""
        recipe = self.s.box.recipes[self.s.monks[seat].recipe]
        wanted = self.s.phase if phase is None else phase
        for space in recipe.spaces[INGREDIENTS.index(ingredient)]:
            if recipe.phase[space] == wanted:
                return self.s.monks[seat].vat[space]
        raise AssertionError(f"no {ingredient} in phase {wanted}")

    def fill(self, seat: Seat, phase: int, taste: int = 1) -> Self:
        """All ingredients of a phase."""
        for space in self.s.box.recipes[self.s.monks[seat].recipe].of_phase[phase]:
            self.s.monks[seat].vat[space] = taste
        return self

    def each(self, field: str) -> list[Any]:
        """A field of every monk, by seat."""
        return [getattr(monk, field) for monk in self.s.monks]

    def events_of(self, kind: type[E]) -> list[E]:
        assert self.s.events is not None
        return [event for event in self.s.events if isinstance(event, kind)]

    def where(self, seat: Seat = 0) -> str:
        return self.s.box.tile_names[self.s.tile[self.s.monks[seat].place]]

    def names(self, cards: list[int]) -> list[str]:
        return [self.s.box.card_names[card] for card in cards]
