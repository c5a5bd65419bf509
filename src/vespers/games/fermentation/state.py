"""Everything on the table."""

from __future__ import annotations

from vespers.engine.kernel import Plan, State
from vespers.games.fermentation.box import FermentationBox, Night
from vespers.games.fermentation.pieces import (
    ALL_DECKS,
    DOORS,
    NO_TURN,
    NOTHING,
    POWERS,
    WOLVES,
)


class Monk:
    """One player's monk and beer."""

    __slots__ = (
        "added",
        "alcohol",
        "asleep",
        "cards",
        "discs",
        "down",
        "early",
        "earned",
        "focus",
        "inspired",
        "kept",
        "last",
        "monk",
        "noise",
        "once",
        "penalties",
        "place",
        "power",
        "recipe",
        "traps",
        "trophies",
        "vat",
    )

    def __init__(
        self,
        *,
        noise: int,
        alcohol: int,
        vat: list[int],
        cards: list[int],
        power: list[int],
        trophies: list[int],
    ) -> None:
        self.monk = NOTHING
        self.recipe = NOTHING
        self.place = NOTHING
        self.down = 0
        self.noise = noise
        self.alcohol = alcohol
        self.last = NO_TURN  # the kind of the previous turn
        self.asleep = 0  # passed out: the next turn is lost
        self.focus = 0  # one more die in the next Applied Action
        self.inspired = 0  # added to the next Applied Action
        self.traps = 0
        self.penalties = 0
        self.discs = 0  # rigour discs held
        self.earned = 0  # and obtained, even if lost again
        self.once = 0  # how many cards that work once are held
        self.kept = NOTHING  # the card kept for the next moon
        self.early = 0  # a bit for each phase with a cube
        self.added = 0  # a bit for each space that was filled in this phase
        self.vat = vat  # by space of the recipe: taste points
        self.cards = cards  # held
        self.power = power  # by power: the sum over monk and cards
        self.trophies = trophies  # werewolves

    def clone(self) -> Monk:
        m = Monk(
            noise=self.noise,
            alcohol=self.alcohol,
            vat=self.vat[:],
            cards=self.cards[:],
            power=self.power[:],
            trophies=self.trophies[:],
        )
        m.monk = self.monk
        m.recipe = self.recipe
        m.place = self.place
        m.down = self.down
        m.last = self.last
        m.asleep = self.asleep
        m.focus = self.focus
        m.inspired = self.inspired
        m.traps = self.traps
        m.penalties = self.penalties
        m.discs = self.discs
        m.earned = self.earned
        m.once = self.once
        m.kept = self.kept
        m.early = self.early
        m.added = self.added
        return m


class Fermentation(State):
    """One night in the monastery."""

    __slots__ = (
        "active",
        "blow",
        "bonus",
        "box",
        "closed",
        "decks",
        "deed",
        "die",
        "discards",
        "draws",
        "find",
        "first",
        "floor",
        "foe",
        "fought",
        "fresh",
        "gauge",
        "heroes",
        "howl",
        "ingredient",
        "keep",
        "monks",
        "night",
        "offer",
        "order",
        "phase",
        "prize",
        "result",
        "seats",
        "slayer",
        "spare",
        "steps",
        "stock",
        "taken",
        "theirs",
        "tile",
        "turns",
        "wolf",
    )

    def __init__(
        self,
        *,
        agenda: Plan,
        box: FermentationBox,
        night: Night,
        monks: list[Monk],
        tile: list[int],
        closed: list[int],
        decks: list[list[int]],
        discards: list[list[int]],
        stock: list[int],
        offer: list[int],
        taken: list[int],
        order: list[int],
    ) -> None:
        self.agenda = agenda
        self.replaced = None
        self.events = None
        self.box = box
        self.night = night
        self.monks = monks  # by seat
        self.seats = len(monks)
        # the hunter's board
        self.phase = 0
        self.gauge = 0  # collective noise
        self.floor = night.floor  # the lowest individual noise now
        self.howl = 0  # what the Rallying Cry adds to werewolves now
        self.turns = 0  # taken in this phase
        self.active = 0  # whose turn it is
        self.first = 0
        # the monastery
        self.tile = tile  # by place
        self.closed = closed  # by door: 0 open, NIGHT_LONG, or 1 + the seat that barred it
        self.decks = decks  # by deck: copies of each kind; the order does not exist before it is drawn
        self.discards = discards  # by deck
        self.stock = stock  # by deck: how many cards it holds
        # the action in hand
        self.steps = 0  # movement points left
        self.deed = 0  # a Simple Action is still to be done
        self.blow = 0  # an attack is still to be made
        self.die = 0
        self.spare = 0  # the other die of a concentrated monk
        self.fresh = 0  # the die is the initial one
        self.bonus = 0
        self.result = 0  # of an Applied Action
        self.theirs = 0  # the opponent's die
        self.foe = NOTHING  # whom one fights, or at whom a card is aimed
        self.wolf = NOTHING
        self.find = 0  # taste of what was gathered
        self.ingredient = NOTHING
        self.offer = offer  # drawn, not yet chosen: cards, or werewolves
        self.taken = taken  # chosen, not yet put away
        self.draws = 0  # still to be drawn
        self.keep = 0  # how many of the offer may be kept
        # the final battle
        self.order = order
        self.heroes = 0
        self.fought = 0
        self.slayer = NOTHING  # who beat the hunter
        self.prize = 0

    def clone(self) -> Fermentation:
        s = Fermentation(
            agenda=self.agenda[:],
            box=self.box,
            night=self.night,
            monks=[monk.clone() for monk in self.monks],
            tile=self.tile[:],
            closed=self.closed[:],
            decks=[deck[:] for deck in self.decks],
            discards=[deck[:] for deck in self.discards],
            stock=self.stock[:],
            offer=self.offer[:],
            taken=self.taken[:],
            order=self.order[:],
        )
        s.replaced = self.replaced
        s.phase = self.phase
        s.gauge = self.gauge
        s.floor = self.floor
        s.howl = self.howl
        s.turns = self.turns
        s.active = self.active
        s.first = self.first
        s.steps = self.steps
        s.deed = self.deed
        s.blow = self.blow
        s.die = self.die
        s.spare = self.spare
        s.fresh = self.fresh
        s.bonus = self.bonus
        s.result = self.result
        s.theirs = self.theirs
        s.foe = self.foe
        s.wolf = self.wolf
        s.find = self.find
        s.ingredient = self.ingredient
        s.draws = self.draws
        s.keep = self.keep
        s.heroes = self.heroes
        s.fought = self.fought
        s.slayer = self.slayer
        s.prize = self.prize
        return s


def new_table(box: FermentationBox, night: Night) -> Fermentation:
    """Before anything is laid out."""
    decks = [[card.copies for card in box.cards if card.deck == deck] for deck in range(WOLVES)]
    decks.append(box.wolf_copies[:])
    return Fermentation(
        agenda=[],
        box=box,
        night=night,
        monks=[new_monk(box, night) for _ in range(night.seats)],
        tile=[],
        closed=[0] * len(DOORS),
        decks=decks,
        discards=[[0] * len(deck) for deck in decks],
        stock=[sum(decks[deck]) for deck in range(ALL_DECKS)],
        offer=[],
        taken=[],
        order=[],
    )


def new_monk(box: FermentationBox, night: Night) -> Monk:
    """Before a monk and a recipe are chosen."""
    start = box.numbers.start_alcohol
    return Monk(noise=night.floor, alcohol=start, vat=[], cards=[], power=[0] * POWERS, trophies=[])
