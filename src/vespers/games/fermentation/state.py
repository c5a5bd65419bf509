"""Everything on the table. Lists without further comment are by seat: `s.noise[me]`."""

from __future__ import annotations

from vespers.engine.kernel import Plan, State
from vespers.games.fermentation.box import Cellar, Night
from vespers.games.fermentation.pieces import (
    ALL_DECKS,
    DOORS,
    NO_TURN,
    NOTHING,
    POWERS,
    WOLVES,
)


class Fermentation(State):
    """One night in the monastery."""

    __slots__ = (
        "active",
        "alcohol",
        "asleep",
        "blow",
        "bonus",
        "box",
        "cards",
        "closed",
        "decks",
        "deed",
        "die",
        "discards",
        "discs",
        "down",
        "draws",
        "early",
        "earned",
        "find",
        "first",
        "floor",
        "focus",
        "foe",
        "fought",
        "fresh",
        "gauge",
        "heroes",
        "howl",
        "ingredient",
        "inspired",
        "keep",
        "kept",
        "last",
        "monk",
        "night",
        "noise",
        "offer",
        "once",
        "order",
        "penalties",
        "phase",
        "place",
        "power",
        "prize",
        "recipe",
        "result",
        "seats",
        "slayer",
        "spare",
        "steps",
        "stock",
        "taken",
        "theirs",
        "tile",
        "traps",
        "trophies",
        "turns",
        "vat",
        "wolf",
    )

    def __init__(
        self,
        agenda: Plan,
        box: Cellar,
        night: Night,
        seats: int,
        phase: int,
        gauge: int,
        floor: int,
        howl: int,
        turns: int,
        active: int,
        first: int,
        tile: list[int],
        closed: list[int],
        decks: list[list[int]],
        discards: list[list[int]],
        stock: list[int],
        monk: list[int],
        recipe: list[int],
        place: list[int],
        down: list[int],
        noise: list[int],
        alcohol: list[int],
        last: list[int],
        asleep: list[int],
        focus: list[int],
        inspired: list[int],
        traps: list[int],
        penalties: list[int],
        discs: list[int],
        earned: list[int],
        once: list[int],
        kept: list[int],
        early: list[int],
        vat: list[list[int]],
        cards: list[list[int]],
        power: list[list[int]],
        trophies: list[list[int]],
        steps: int,
        deed: int,
        blow: int,
        die: int,
        spare: int,
        fresh: int,
        bonus: int,
        result: int,
        theirs: int,
        foe: int,
        wolf: int,
        find: int,
        ingredient: int,
        offer: list[int],
        taken: list[int],
        draws: int,
        keep: int,
        order: list[int],
        heroes: int,
        fought: int,
        slayer: int,
        prize: int,
    ) -> None:
        self.agenda = agenda
        self.told = None
        self.box = box
        self.night = night
        self.seats = seats
        # the hunter's board
        self.phase = phase
        self.gauge = gauge  # collective noise
        self.floor = floor  # the lowest individual noise now
        self.howl = howl  # what the Rallying Cry adds to werewolves now
        self.turns = turns  # taken in this phase
        self.active = active  # whose turn it is
        self.first = first
        # the monastery
        self.tile = tile  # by place
        self.closed = closed  # by door: 0 open, NIGHT_LONG, or 1 + the seat that barred it
        self.decks = decks  # by deck: copies of each kind; the order does not exist before it is drawn
        self.discards = discards  # by deck
        self.stock = stock  # by deck: how many cards it holds
        # the monks
        self.monk = monk
        self.recipe = recipe
        self.place = place
        self.down = down
        self.noise = noise
        self.alcohol = alcohol
        self.last = last  # the kind of the previous turn
        self.asleep = asleep  # passed out: the next turn is lost
        self.focus = focus  # one more die in the next Applied Action
        self.inspired = inspired  # added to the next Applied Action
        self.traps = traps
        self.penalties = penalties
        self.discs = discs  # rigour discs held
        self.earned = earned  # and obtained, even if lost again
        self.once = once  # how many cards that work once are held
        self.kept = kept  # the card kept for the next moon, or NOTHING
        self.early = early  # a bit for each phase with a cube
        self.vat = vat  # by seat, by space of the recipe: taste points
        self.cards = cards  # by seat: the cards held
        self.power = power  # by seat, by power: the sum over monk and cards
        self.trophies = trophies  # by seat: werewolves
        # the action in hand
        self.steps = steps  # movement points left
        self.deed = deed  # a Simple Action is still to be done
        self.blow = blow  # an attack is still to be made
        self.die = die
        self.spare = spare  # the other die of a concentrated monk
        self.fresh = fresh  # the die is the initial one
        self.bonus = bonus
        self.result = result  # of an Applied Action
        self.theirs = theirs  # the opponent's die
        self.foe = foe
        self.wolf = wolf
        self.find = find  # taste of what was gathered
        self.ingredient = ingredient
        self.offer = offer  # drawn, not yet chosen: cards, or werewolves
        self.taken = taken  # chosen, not yet put away
        self.draws = draws  # still to be drawn
        self.keep = keep  # how many of the offer may be kept
        # the final battle
        self.order = order
        self.heroes = heroes
        self.fought = fought
        self.slayer = slayer  # who beat the hunter, or NOTHING
        self.prize = prize

    def clone(self) -> Fermentation:
        return Fermentation(
            self.agenda[:],
            self.box,
            self.night,
            self.seats,
            self.phase,
            self.gauge,
            self.floor,
            self.howl,
            self.turns,
            self.active,
            self.first,
            self.tile[:],
            self.closed[:],
            [x[:] for x in self.decks],
            [x[:] for x in self.discards],
            self.stock[:],
            self.monk[:],
            self.recipe[:],
            self.place[:],
            self.down[:],
            self.noise[:],
            self.alcohol[:],
            self.last[:],
            self.asleep[:],
            self.focus[:],
            self.inspired[:],
            self.traps[:],
            self.penalties[:],
            self.discs[:],
            self.earned[:],
            self.once[:],
            self.kept[:],
            self.early[:],
            [x[:] for x in self.vat],
            [x[:] for x in self.cards],
            [x[:] for x in self.power],
            [x[:] for x in self.trophies],
            self.steps,
            self.deed,
            self.blow,
            self.die,
            self.spare,
            self.fresh,
            self.bonus,
            self.result,
            self.theirs,
            self.foe,
            self.wolf,
            self.find,
            self.ingredient,
            self.offer[:],
            self.taken[:],
            self.draws,
            self.keep,
            self.order[:],
            self.heroes,
            self.fought,
            self.slayer,
            self.prize,
        )


def new_table(box: Cellar, night: Night) -> Fermentation:
    """Before anything is laid out."""
    seats = night.seats
    decks = [[card.copies for card in box.cards if card.deck == deck] for deck in range(WOLVES)]
    decks.append(box.wolf_copies[:])
    return Fermentation(
        agenda=[],
        box=box,
        night=night,
        seats=seats,
        phase=0,
        gauge=0,
        floor=night.floor,
        howl=0,
        turns=0,
        active=0,
        first=0,
        tile=[],
        closed=[0] * len(DOORS),
        decks=decks,
        discards=[[0] * len(deck) for deck in decks],
        stock=[sum(decks[deck]) for deck in range(ALL_DECKS)],
        monk=[NOTHING] * seats,
        recipe=[NOTHING] * seats,
        place=[NOTHING] * seats,
        down=[0] * seats,
        noise=[night.floor] * seats,
        alcohol=[box.numbers.start_alcohol] * seats,
        last=[NO_TURN] * seats,
        asleep=[0] * seats,
        focus=[0] * seats,
        inspired=[0] * seats,
        traps=[0] * seats,
        penalties=[0] * seats,
        discs=[0] * seats,
        earned=[0] * seats,
        once=[0] * seats,
        kept=[NOTHING] * seats,
        early=[0] * seats,
        vat=[[] for _ in range(seats)],
        cards=[[] for _ in range(seats)],
        power=[[0] * POWERS for _ in range(seats)],
        trophies=[[] for _ in range(seats)],
        steps=0,
        deed=0,
        blow=0,
        die=0,
        spare=0,
        fresh=0,
        bonus=0,
        result=0,
        theirs=0,
        foe=NOTHING,
        wolf=NOTHING,
        find=0,
        ingredient=NOTHING,
        offer=[],
        taken=[],
        draws=0,
        keep=0,
        order=[],
        heroes=0,
        fought=0,
        slayer=NOTHING,
        prize=0,
    )
