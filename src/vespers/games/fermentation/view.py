"""What a seat may know (everything: §1.5), with the bounds of every number. Never compiled (msgspec).

Bounds are those of the largest pack there can be.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from vespers.engine.bounds import BySeat, Each, Kind, Members, Omitted, Range, SeatNumber, StepName
from vespers.engine.kernel import NOBODY, Seat, asked
from vespers.games.fermentation.pieces import (
    ALL_DECKS,
    DOORS,
    DRUNKEST,
    INGREDIENTS,
    LOUDEST,
    MOST_CARDS,
    MOST_MONKS,
    MOST_MOONS,
    MOST_RECIPES,
    MOST_SLOTS,
    MOST_TILES,
    MOST_WOLVES,
    NO_TURN,
    NOTHING,
    PHASES,
    PLACES,
    POWERS,
)
from vespers.games.fermentation.scoring import sheet, winners
from vespers.games.fermentation.state import Fermentation

COPIES: Final = 8
TRIGGERS: Final = 16
FEW: Final = 6  # cards of an offer, or seats
SMALL: Final = Range(-1, 12)
LARGE: Final = Range(-20, 40)
Decks = Annotated[tuple[tuple[int, ...], ...], Each(ALL_DECKS, Each(MOST_CARDS, Range(0, COPIES)))]
Offer = Annotated[tuple[int, ...], Each(FEW, Kind(MOST_CARDS))]
Seats = Annotated[tuple[int, ...], Each(FEW, SeatNumber())]


class Space(msgspec.Struct, frozen=True):
    """One space of a recipe, and what lies on it."""

    ingredient: Annotated[int, Kind(len(INGREDIENTS))]
    phase: Annotated[int, Range(0, len(PHASES))]
    taste: Annotated[int, SMALL]


class MonkView(msgspec.Struct, frozen=True):
    """One monk and the board before him."""

    seat: Annotated[int, Kind(FEW)]
    monk: Annotated[int, Kind(MOST_MONKS)]
    recipe: Annotated[int, Kind(MOST_RECIPES)]
    place: Annotated[int, Kind(len(PLACES))]
    standing: bool
    noise: Annotated[int, Range(0, LOUDEST)]
    alcohol: Annotated[int, Range(0, DRUNKEST)]
    last: Annotated[int, Kind(NO_TURN + 1)]  # the kind of the previous turn
    asleep: bool
    focused: bool
    inspired: Annotated[int, SMALL]
    traps: Annotated[int, SMALL]
    penalties: Annotated[int, SMALL]
    discs: Annotated[int, SMALL]
    earned: Annotated[int, SMALL]
    early: Annotated[tuple[int, ...], Members(len(PHASES))]  # phases with a cube
    added: Annotated[tuple[int, ...], Members(MOST_SLOTS)]  # spaces filled in this phase
    vat: Annotated[tuple[Space, ...], Each(MOST_SLOTS)]
    cards: Annotated[tuple[int, ...], Members(MOST_CARDS, most=COPIES)]
    trophies: Annotated[tuple[int, ...], Members(MOST_WOLVES, most=COPIES)]
    powers: Annotated[tuple[int, ...], Each(POWERS, Range(-6, 12))]
    lines: Annotated[tuple[int, ...], Omitted()]  # the six lines of the score, as they stand now
    score: Annotated[int, Omitted()]


class View(msgspec.Struct, frozen=True):
    """Everything on the table."""

    monks: Annotated[tuple[MonkView, ...], BySeat()]
    tiles: Annotated[tuple[int, ...], Each(len(PLACES), Kind(MOST_TILES))]  # by place
    closed: Annotated[tuple[int, ...], Members(len(DOORS))]  # doors
    hunter: Annotated[int, Kind(12)]
    triggers: Annotated[tuple[int, ...], Each(TRIGGERS, SMALL)]
    fight: Annotated[int, LARGE]  # the hunter's bonus in the first fight
    taste: Annotated[int, LARGE]
    moons: Annotated[tuple[int, ...], Members(MOST_MOONS)]
    phase: Annotated[int, Range(0, len(PHASES))]
    gauge: Annotated[int, Range(0, 60)]
    threshold: Annotated[int, Range(0, 60)]
    floor: Annotated[int, Range(0, 60)]
    howl: Annotated[int, LARGE]
    beers: Annotated[int, SMALL]
    active: Annotated[int, SeatNumber()]
    first: Annotated[int, SeatNumber()]
    turns: Annotated[int, Range(0, 240)]  # §2.8 forty turns of six monks
    decks: Decks  # what may still come, by kind
    discards: Decks
    steps: Annotated[int, SMALL]
    deed: Annotated[int, Kind(16)]
    blow: Annotated[int, LARGE]
    die: Annotated[int, Range(0, 6)]
    spare: Annotated[int, Range(0, 6)]
    fresh: Annotated[int, LARGE]
    bonus: Annotated[int, LARGE]
    theirs: Annotated[int, LARGE]
    wolf: Annotated[int, Kind(MOST_WOLVES)]
    foe: Annotated[int, SeatNumber()]
    find: Annotated[int, LARGE]
    ingredient: Annotated[int, Kind(len(INGREDIENTS))]
    offer: Offer
    taken: Offer
    keep: Annotated[int, SMALL]
    order: Seats
    heroes: Annotated[int, LARGE]
    fought: Annotated[int, LARGE]
    slayer: Annotated[int, SeatNumber()]
    prize: Annotated[int, SMALL]
    kept: Offer
    winners: Seats  # once the game is over
    asked: Annotated[str, StepName()]
    asks: Annotated[int, SeatNumber()]


def view(s: Fermentation, seat: Seat | None) -> View:
    """§1.5 All cards lie open; only the order of the decks is unknown, and it does not exist yet."""
    step = asked(s)
    return View(
        monks=tuple([monk_view(s, me) for me in range(s.seats)]),
        tiles=tuple(s.tile),
        closed=tuple([door for door, by in enumerate(s.closed) if by]),
        hunter=s.night.wishes.hunter,
        triggers=tuple(s.night.anger),
        fight=s.night.fight,
        taste=s.night.board.taste,
        moons=tuple(s.night.moons),
        phase=s.phase,
        gauge=s.gauge,
        threshold=s.night.threshold,
        floor=s.floor,
        howl=s.howl + s.night.werewolves,
        beers=s.night.beers,
        active=s.active,
        first=s.first,
        turns=s.turns,
        decks=tuple([tuple(deck) for deck in s.decks]),
        discards=tuple([tuple(deck) for deck in s.discards]),
        steps=s.steps,
        deed=s.deed,
        blow=s.blow,
        die=s.die,
        spare=s.spare,
        fresh=s.fresh,
        bonus=s.bonus,
        theirs=s.theirs,
        wolf=s.wolf,
        foe=s.foe,
        find=s.find,
        ingredient=s.ingredient,
        offer=tuple(s.offer),
        taken=tuple(s.taken),
        keep=s.keep,
        order=tuple(s.order),
        heroes=s.heroes,
        fought=s.fought,
        slayer=s.slayer,
        prize=s.prize,
        kept=tuple([monk.kept for monk in s.monks]),
        winners=tuple(winners(s)) if step is None else (),
        asked="" if step is None else type(step).__name__,
        asks=NOBODY if step is None else step.asks,
    )


def monk_view(s: Fermentation, me: Seat) -> MonkView:
    """One monk, with the score as it stands."""
    monk = s.monks[me]
    lines = sheet(s, me)
    return MonkView(
        seat=me,
        monk=monk.monk,
        recipe=monk.recipe,
        place=monk.place,
        standing=monk.down == 0,
        noise=monk.noise,
        alcohol=monk.alcohol,
        last=monk.last,
        asleep=monk.asleep == 1,
        focused=monk.focus == 1,
        inspired=monk.inspired,
        traps=monk.traps,
        penalties=monk.penalties,
        discs=monk.discs,
        earned=monk.earned,
        early=tuple([phase for phase in PHASES if monk.early >> phase & 1]),
        added=tuple([space for space in range(len(monk.vat)) if monk.added >> space & 1]),
        vat=spaces(s, me),
        cards=tuple(monk.cards),
        trophies=tuple(monk.trophies),
        powers=tuple(monk.power),
        lines=tuple(lines),
        score=sum(lines),
    )


def spaces(s: Fermentation, me: Seat) -> tuple[Space, ...]:
    """The spaces of a recipe, once it is chosen."""
    monk = s.monks[me]
    if monk.recipe == NOTHING:
        return ()
    recipe = s.box.recipes[monk.recipe]
    return tuple([Space(recipe.ingredient[n], recipe.phase[n], t) for n, t in enumerate(monk.vat)])
