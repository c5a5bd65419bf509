"""Everything on the table."""

from __future__ import annotations

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


class Monk:
    """One player's monk and beer. Tuples are replaced, never changed: clones share them."""

    __slots__ = (
        "cards",
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

    def __init__(
        self,
        monk: int,
        room: int,
        noise: int,
        dirt: int,
        extra: int,
        wounded: bool,
        web: int,
        sheet: tuple[int, ...],
        cards: tuple[int, ...],
        ready: tuple[int, ...],
        power: Power,
        trophies: tuple[int, ...],
        tastes: tuple[int, ...],
    ) -> None:
        self.monk = monk
        self.room = room
        self.noise = noise
        self.dirt = dirt
        self.extra = extra  # taste from the Codex and from cards
        self.wounded = wounded
        self.web = web  # ends of my turns until the web is gone
        self.sheet = sheet  # by phase: the quality noted, 0 for nothing
        self.cards = cards
        self.ready = ready  # the cards that may still be declared
        self.power = power  # by effect: monk, cards and night event added up; alchemy and recipe: uses left
        self.trophies = trophies  # werewolves kept
        self.tastes = tastes  # of each trophy, as won

    def clone(self) -> Monk:
        return Monk(
            self.monk,
            self.room,
            self.noise,
            self.dirt,
            self.extra,
            self.wounded,
            self.web,
            self.sheet,
            self.cards,
            self.ready,
            self.power,
            self.trophies,
            self.tastes,
        )

    def has_ingredients(self) -> bool:
        """§3.9 Does the beer hold an ingredient of quality 1 or more?"""
        return any(self.sheet)


class Brewers(State):
    """The monastery, its monks and three piles of cards."""

    __slots__ = (
        "actions",
        "amount",
        "box",
        "dealt",
        "deed",
        "die",
        "discards",
        "event",
        "events",
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
        "objective",
        "offer",
        "phase",
        "piles",
        "purse",
        "quality",
        "rerolled",
        "rival",
        "rival_monk",
        "site",
        "spare",
        "sprinted",
        "stage",
        "starter",
        "stocks",
        "theirs",
        "to_draw",
        "turn",
        "turn_of",
        "twice",
        "werewolf",
    )

    def __init__(
        self,
        agenda: Plan,
        box: Box,
        monks: list[Monk],
        starter: Seat,
        phase: int,
        turn: int,
        turn_of: Seat,
        actions: int,
        moves: int,
        sprinted: bool,
        hunted: bool,
        fouled: bool,
        piles: list[list[int]],
        stocks: list[int],
        discards: list[list[int]],
        offer: tuple[int, ...],
        to_draw: int,
        site: int,
        loud: bool,
        twice: bool,
        rerolled: bool,
        die: int,
        spare: int,
        found: int,
        quality: int,
        deed: int,
        amount: int,
        fighter: Seat,
        rival: Seat,
        werewolf: int,
        hunting: bool,
        stage: int,
        purse: int,
        mine: int,
        theirs: int,
        free_monks: list[int],
        dealt: list[tuple[int, ...]],
        events: list[int],
        event: int,
        rival_monk: int,
        objective: int,
        kept: int,
    ) -> None:
        self.agenda = agenda
        self.told = None
        self.box = box
        self.monks = monks
        self.starter = starter
        self.phase = phase
        self.turn = turn  # of this phase: 0, and 1 for the second of a Long Night
        self.turn_of = turn_of
        # what is left of the turn
        self.actions = actions
        self.moves = moves
        self.sprinted = sprinted
        self.hunted = hunted
        self.fouled = fouled  # has put double dirt this turn
        # cards, counted by kind: the order of a pile does not exist before it is drawn
        self.piles = piles
        self.stocks = stocks  # cards in each pile
        self.discards = discards
        self.offer = offer  # drawn, to choose from
        self.to_draw = to_draw
        # the roll in progress
        self.site = site
        self.loud = loud
        self.twice = twice  # two dice were declared
        self.rerolled = rerolled
        self.die = die
        self.spare = spare  # the other of two dice
        self.found = found  # ingredient waiting to be noted
        self.quality = quality
        self.deed = deed  # waiting for its target
        self.amount = amount
        # the fight in progress
        self.fighter = fighter
        self.rival = rival
        self.werewolf = werewolf
        self.hunting = hunting
        self.stage = stage
        self.purse = purse  # taste won so far in a chain
        self.mine = mine
        self.theirs = theirs
        # before and around the game
        self.free_monks = free_monks  # monks nobody has chosen, counted by kind
        self.dealt = dealt  # blind draft: face down before each seat
        self.events = events  # night events still to come
        self.event = event
        self.rival_monk = rival_monk
        self.objective = objective
        self.kept = kept  # a card for the later nights of a campaign

    def clone(self) -> Brewers:
        return Brewers(
            self.agenda[:],
            self.box,
            [monk.clone() for monk in self.monks],
            self.starter,
            self.phase,
            self.turn,
            self.turn_of,
            self.actions,
            self.moves,
            self.sprinted,
            self.hunted,
            self.fouled,
            [pile[:] for pile in self.piles],
            self.stocks[:],
            [pile[:] for pile in self.discards],
            self.offer,
            self.to_draw,
            self.site,
            self.loud,
            self.twice,
            self.rerolled,
            self.die,
            self.spare,
            self.found,
            self.quality,
            self.deed,
            self.amount,
            self.fighter,
            self.rival,
            self.werewolf,
            self.hunting,
            self.stage,
            self.purse,
            self.mine,
            self.theirs,
            self.free_monks[:],
            self.dealt[:],
            self.events[:],
            self.event,
            self.rival_monk,
            self.objective,
            self.kept,
        )

    def drafts_blindly(self) -> bool:
        """§9.7 Monks are dealt, §11.4 unless a campaign has its monk already."""
        return self.box.blind_draft and self.box.campaign_monk == NONE

    def opponents(self, me: Seat) -> list[Seat]:
        """Everybody else, from my left on; §9.6 a partner is no opponent, §8.5 alone there is none."""
        return (TEAM_FOES if self.box.team else OTHERS)[len(self.monks)][me]


def new_table(box: Box, seats: int) -> Brewers:
    """§1.3 Every monk in the cloister with noise 0; three shuffled piles."""
    monks = [Monk(NONE, CLOISTER, 0, 0, 0, False, 0, (0,) * PHASES, (), (), (), (), ()) for _ in range(seats)]
    empty = [[0] * PILE_MAX, [0] * PILE_MAX, [0] * WOLF_MAX]
    return Brewers(
        [], box, monks, 0, 0, 0, 0, 0, 0, False, False, False,
        [pile[:] for pile in box.piles], [sum(pile) for pile in box.piles], empty,
        (), 0, NONE, False, False, False, 0, 0, NONE, 0, NONE, 0,
        NONE, NONE, NONE, False, 0, 0, 0, 0,
        [], [() for _ in range(seats)], [], NONE, NONE, NONE, NONE,
    )  # fmt: skip
