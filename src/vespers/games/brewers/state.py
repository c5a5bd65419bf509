"""Everything on the table."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Plan, Seat, State
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.pieces import (
    CLOISTER,
    NONE,
    OTHERS,
    PHASES,
    PILE_MAX,
    TEAM_FOES,
    WOLF_MAX,
    Power,
)

EMPTY_SHEET: Final = (0,) * PHASES


class Monk:
    """One player's monk and beer. Tuples are replaced, never changed: clones share them."""

    __slots__ = (
        "cards",
        "declared",
        "dirt",
        "extra",
        "monk",
        "noise",
        "power",
        "ready",
        "room",
        "sheet",
        "tastes",
        "trophies",
        "web",
        "wounded",
    )

    def __init__(self) -> None:
        """§1.3 In the cloister, with noise 0 and an empty beer."""
        self.monk = NONE
        self.room = CLOISTER
        self.noise = 0
        self.dirt = 0
        self.extra = 0  # taste from the Codex and from cards
        self.wounded = False
        self.web = 0  # ends of my turns until the web is gone
        self.sheet: tuple[int, ...] = EMPTY_SHEET  # by phase: the quality noted, 0 for nothing
        self.cards: tuple[int, ...] = ()
        self.ready: tuple[int, ...] = ()  # the cards that may still be declared
        self.declared: tuple[int, ...] = ()  # for the roll or the fight in progress
        self.power: Power = ()  # by effect: monk, cards and night event; alchemy and recipe: uses left
        self.trophies: tuple[int, ...] = ()  # werewolves kept
        self.tastes: tuple[int, ...] = ()  # of each trophy, as won

    def clone(self) -> Monk:
        m = Monk()
        m.monk = self.monk
        m.room = self.room
        m.noise = self.noise
        m.dirt = self.dirt
        m.extra = self.extra
        m.wounded = self.wounded
        m.web = self.web
        m.sheet = self.sheet
        m.cards = self.cards
        m.ready = self.ready
        m.declared = self.declared
        m.power = self.power
        m.trophies = self.trophies
        m.tastes = self.tastes
        return m

    def has_ingredients(self) -> bool:
        """§3.9 Does the beer hold an ingredient of quality 1 or more?"""
        return any(self.sheet)


class Brewers(State):
    """The monastery, its monks and three piles of cards."""

    __slots__ = (
        "actions",
        "amount",
        "box",
        "chosen",
        "dealt",
        "deed",
        "die",
        "discards",
        "event",
        "fighter",
        "fouled",
        "found",
        "free_monks",
        "hunted",
        "hunting",
        "kept",
        "loud",
        "mine",
        "monks",
        "moves",
        "night_events",
        "objective",
        "offer",
        "phase",
        "piles",
        "purse",
        "quality",
        "rerolled",
        "rival",
        "rival_monk",
        "rolled",
        "site",
        "sprinted",
        "stage",
        "starter",
        "stocks",
        "theirs",
        "to_draw",
        "turn",
        "turn_of",
        "wanted",
        "werewolf",
    )

    def __init__(
        self,
        *,
        agenda: Plan,
        box: Box,
        monks: list[Monk],
        piles: list[list[int]],
        stocks: list[int],
        discards: list[list[int]],
        free_monks: list[int],
        dealt: list[tuple[int, ...]],
        night_events: list[int],
    ) -> None:
        self.agenda = agenda
        self.replaced = None
        self.events = None
        self.box = box
        self.monks = monks
        self.starter = 0
        self.phase = 0
        self.turn = 0  # of this phase: 0, and 1 for the second of a Long Night
        self.turn_of = 0
        # what is left of the turn
        self.actions = 0
        self.moves = 0
        self.sprinted = False
        self.hunted = False
        self.fouled = False  # has put double dirt this turn
        # cards, counted by kind: the order of a pile does not exist before it is drawn
        self.piles = piles
        self.stocks = stocks  # cards in each pile
        self.discards = discards
        self.offer: tuple[int, ...] = ()  # drawn, to choose from
        self.to_draw = 0
        # the roll in progress
        self.site = NONE
        self.loud = False
        self.rerolled = False
        self.die = 0
        self.rolled: tuple[int, ...] = ()  # all dice of the roll, if there are several
        self.found = NONE  # ingredient waiting to be noted
        self.quality = 0
        self.deed = NONE  # waiting for its target
        self.amount = 0
        self.chosen = NONE  # with whom cards are exchanged
        self.wanted = NONE  # §6.7 the card of theirs, until one of mine is chosen for it
        # the fight in progress
        self.fighter = NONE
        self.rival = NONE
        self.werewolf = NONE
        self.hunting = False
        self.stage = 0
        self.purse = 0  # taste won so far in a chain
        self.mine = 0
        self.theirs = 0
        # before and around the game
        self.free_monks = free_monks  # monks nobody has chosen, counted by kind
        self.dealt = dealt  # blind draft: face down before each seat
        self.night_events = night_events  # still to come
        self.event = NONE
        self.rival_monk = NONE
        self.objective = NONE
        self.kept = NONE  # a card for the later nights of a campaign

    def clone(self) -> Brewers:
        s = Brewers(
            agenda=self.agenda[:],
            box=self.box,
            monks=[monk.clone() for monk in self.monks],
            piles=[pile[:] for pile in self.piles],
            stocks=self.stocks[:],
            discards=[pile[:] for pile in self.discards],
            free_monks=self.free_monks[:],
            dealt=self.dealt[:],
            night_events=self.night_events[:],
        )
        s.replaced = self.replaced
        s.starter = self.starter
        s.phase = self.phase
        s.turn = self.turn
        s.turn_of = self.turn_of
        s.actions = self.actions
        s.moves = self.moves
        s.sprinted = self.sprinted
        s.hunted = self.hunted
        s.fouled = self.fouled
        s.offer = self.offer
        s.to_draw = self.to_draw
        s.site = self.site
        s.loud = self.loud
        s.rerolled = self.rerolled
        s.die = self.die
        s.rolled = self.rolled
        s.found = self.found
        s.quality = self.quality
        s.deed = self.deed
        s.amount = self.amount
        s.chosen = self.chosen
        s.wanted = self.wanted
        s.fighter = self.fighter
        s.rival = self.rival
        s.werewolf = self.werewolf
        s.hunting = self.hunting
        s.stage = self.stage
        s.purse = self.purse
        s.mine = self.mine
        s.theirs = self.theirs
        s.event = self.event
        s.rival_monk = self.rival_monk
        s.objective = self.objective
        s.kept = self.kept
        return s

    def drafts_blindly(self) -> bool:
        """§9.7 Monks are dealt, §11.4 unless a campaign has its monk already."""
        return self.box.blind_draft and self.box.campaign_monk == NONE

    def soilable(self, seat: Seat) -> bool:
        """§3.9 Whether the beer of a seat can be soiled."""
        monk = self.monks[seat]
        if self.box.rulings.soiled_beer == "any-ingredient":
            return monk.has_ingredients()
        return any(monk.sheet[: self.phase + 1])

    def opponents(self, me: Seat) -> list[Seat]:
        """Everybody else, from my left on; §9.6 a partner is no opponent, §8.5 alone there is none."""
        return (TEAM_FOES if self.box.team else OTHERS)[len(self.monks)][me]


def new_table(box: Box, seats: int) -> Brewers:
    """§1.3 Every monk in the cloister with noise 0; three shuffled piles."""
    return Brewers(
        agenda=[],
        box=box,
        monks=[Monk() for _ in range(seats)],
        piles=[pile[:] for pile in box.piles],
        stocks=[sum(pile) for pile in box.piles],
        discards=[[0] * PILE_MAX, [0] * PILE_MAX, [0] * WOLF_MAX],
        free_monks=[],
        dealt=[() for _ in range(seats)],
        night_events=[],
    )
