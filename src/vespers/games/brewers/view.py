"""What a seat may know of a table of Brewers, with the bounds of every number. Never compiled (msgspec).

Bounds are those of the largest pack there can be.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from vespers.engine.bounds import BySeat, Each, Kind, Members, Omitted, Range, Row, SeatNumber, StepName
from vespers.engine.kernel import NOBODY, Seat, asked
from vespers.games.brewers.pieces import (
    CARD_MAX,
    EFFECT_COUNT,
    EVENT_MAX,
    MONK_MAX,
    NONE,
    OBJECTIVE_MAX,
    PHASES,
    PILE_MAX,
    RIVAL_MAX,
    ROOM_COUNT,
    SITE_MAX,
    WOLF_MAX,
)
from vespers.games.brewers.scoring import rival_score, score, target, werewolf_part, winners
from vespers.games.brewers.state import Brewers

COPIES: Final = 8
TROPHIES: Final = 12
OFFER: Final = 6
DICE: Final = 6
MOST_SEATS: Final = 8
PILE_KINDS: Final = max(WOLF_MAX, PILE_MAX)  # of cards in a pile
QUALITY: Final = Range(-1, 12)
STRENGTH: Final = Range(-20, 40)
TASTE: Final = Range(-20, 60)
Cards = Annotated[tuple[int, ...], Members(CARD_MAX, most=COPIES)]
Piles = Annotated[tuple[tuple[int, ...], ...], Each(3, Each(PILE_KINDS, Range(0, COPIES)))]


class MonkView(msgspec.Struct, frozen=True):
    """One player's side: everything lies open, but for monks not yet chosen."""

    monk: Annotated[int, Kind(MONK_MAX)]
    room: Annotated[int, Kind(ROOM_COUNT)]
    noise: Annotated[int, Range(0, 16)]
    dirt: Annotated[int, Range(0, 16)]
    extra: Annotated[int, TASTE]  # taste from the Codex and from cards
    wounded: bool
    webbed: bool
    sheet: Annotated[tuple[int, ...], Each(PHASES, QUALITY)]  # by phase: the quality noted
    cards: Cards
    ready: Cards  # that may still be declared
    declared: Cards  # for the roll or the fight in progress
    trophies: Annotated[tuple[int, ...], Members(WOLF_MAX, most=COPIES)]
    tastes: Annotated[tuple[int, ...], Each(TROPHIES, TASTE)]  # of each trophy, as won
    # by effect: what monk, cards and night add up to; alchemy and recipe: uses left
    power: Annotated[tuple[int, ...], Each(EFFECT_COUNT, Range(-6, 12))]
    werewolf: Annotated[int, Omitted()]  # what its werewolves are worth now
    score: Annotated[int, Omitted()]  # what the beer is worth now


class FightView(msgspec.Struct, frozen=True):
    """The fight in progress."""

    fighter: Annotated[int, SeatNumber()]
    rival: Annotated[int, SeatNumber()]
    werewolf: Annotated[int, Kind(WOLF_MAX)]
    hunting: bool
    stage: Annotated[int, Range(0, 4)]
    mine: Annotated[int, STRENGTH]
    theirs: Annotated[int, STRENGTH]


class HermitView(msgspec.Struct, frozen=True):
    """§11 The hermit's night."""

    event: Annotated[int, Kind(EVENT_MAX)]
    rival: Annotated[int, Kind(RIVAL_MAX)]
    rival_score: Annotated[int, TASTE]
    objective: Annotated[int, Kind(OBJECTIVE_MAX)]
    target: Annotated[int, TASTE]
    unseen_events: Annotated[tuple[int, ...], Each(EVENT_MAX, Range(0, 4))]


class View(msgspec.Struct, frozen=True):
    seat: Annotated[int, Kind(MOST_SEATS)]  # who looks; NOBODY: a spectator
    monks: Annotated[tuple[MonkView, ...], BySeat()]
    phase: Annotated[int, Range(0, PHASES)]
    turn: Annotated[int, Range(0, 1)]  # of this phase: 0, and 1 for the second of a Long Night
    starter: Annotated[int, SeatNumber()]
    turn_of: Annotated[int, SeatNumber()]
    actions: Annotated[int, Range(0, 6)]
    moves: Annotated[int, Range(0, 6)]
    sprinted: bool
    hunted: bool
    site: Annotated[int, Kind(SITE_MAX)]
    loud: bool
    die: Annotated[int, Range(0, 6)]
    rolled: Annotated[tuple[int, ...], Each(DICE, Range(0, 6))]  # the dice to choose from
    found: Annotated[tuple[int, int], Row((Kind(5), QUALITY))]  # ingredient and quality to be noted
    offer: Annotated[tuple[int, ...], Each(OFFER, Kind(CARD_MAX))]  # cards or werewolves to choose from
    chosen: Annotated[int, SeatNumber()]  # with whom cards are exchanged
    wanted: Annotated[int, Kind(CARD_MAX)]  # the card that is to come from there
    fight: FightView | None
    piles: Piles  # by pile: copies of each kind that may still come
    discards: Piles
    free_monks: Annotated[tuple[int, ...], Members(MONK_MAX)]  # in a blind draft those dealt to me
    dealt: Annotated[tuple[int, ...], BySeat(item=Range(0, 8))]  # by seat: how many face-down monks
    hermit: HermitView | None
    winners: Annotated[tuple[int, ...], Each(MOST_SEATS, SeatNumber())]  # nobody before the end
    asked: Annotated[str, StepName()]
    asks: Annotated[int, SeatNumber()]


def view(s: Brewers, seat: Seat | None) -> View:
    """Everything lies open, but for the monks of a blind draft and the order of the piles."""
    step = asked(s)
    return View(
        seat=NOBODY if seat is None else seat,
        monks=tuple([monk_view(s, me) for me in range(len(s.monks))]),
        phase=s.phase,
        turn=s.turn,
        starter=s.starter,
        turn_of=s.turn_of,
        actions=s.actions,
        moves=s.moves,
        sprinted=s.sprinted,
        hunted=s.hunted,
        site=s.site,
        loud=s.loud,
        die=s.die,
        rolled=s.rolled[:DICE],
        found=(s.found, s.quality),
        offer=s.offer,
        chosen=s.chosen,
        wanted=s.wanted,
        fight=fight_view(s),
        piles=tuple([tuple(pile) for pile in s.piles]),
        discards=tuple([tuple(pile) for pile in s.discards]),
        free_monks=free_monks(s, seat),
        dealt=tuple([len(dealt) for dealt in s.dealt]),
        hermit=hermit_view(s),
        winners=() if step is not None else tuple(winners(s)),
        asked="" if step is None else type(step).__name__,
        asks=NOBODY if step is None else step.asks,
    )


def monk_view(s: Brewers, me: Seat) -> MonkView:
    monk = s.monks[me]
    return MonkView(
        monk=monk.monk,
        room=monk.room,
        noise=monk.noise,
        dirt=monk.dirt,
        extra=monk.extra,
        wounded=monk.wounded,
        webbed=monk.web > 0,
        sheet=monk.sheet,
        cards=monk.cards,
        ready=monk.ready,
        declared=monk.declared,
        trophies=monk.trophies,
        tastes=monk.tastes,
        power=monk.power,
        werewolf=werewolf_part(monk),
        score=score(s, me),
    )


def fight_view(s: Brewers) -> FightView | None:
    if s.fighter == NONE:
        return None
    return FightView(s.fighter, s.rival, s.werewolf, s.hunting, s.stage, s.mine, s.theirs)


def hermit_view(s: Brewers) -> HermitView | None:
    if s.rival_monk == NONE:
        return None
    return HermitView(s.event, s.rival_monk, rival_score(s), s.objective, target(s), tuple(s.night_events))


def free_monks(s: Brewers, seat: Seat | None) -> tuple[int, ...]:
    """§1.2 The monks to choose from; §9.7 in a blind draft only those dealt to me."""
    if s.drafts_blindly():
        return () if seat is None else s.dealt[seat]
    return tuple([monk for monk in range(MONK_MAX) if s.free_monks[monk] > 0])
