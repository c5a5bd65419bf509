"""Noise, anger, alcohol, wounds and falls (§2.5, §3.8, §3.9, §4.1, §4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Seat
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import FALL, USE_CARD
from vespers.games.fermentation.events import Angered, Fell, Noisier, PassedOut, StoodFirm
from vespers.games.fermentation.messages import Fall, Rolled, UseCard
from vespers.games.fermentation.pieces import (
    DRUNK,
    DRUNKEST,
    FALLS,
    INJURED,
    LOUDEST,
    ON_FALL,
    ON_INJURY,
    ON_ONE,
    ON_SIX,
    ON_TWO_BEERS,
    SEATS,
    SIX,
    STEADY,
    TACKLED,
    USE_ALCOHOL,
    USE_NOISE,
    USE_STAY_UP,
    WARD,
)
from vespers.games.fermentation.rules.dice import RollOfADie
from vespers.games.fermentation.rules.held_cards import discard_from_hand, holds_use
from vespers.games.fermentation.rules.results import falls
from vespers.games.fermentation.state import Fermentation

NOT_YOUR_CARD: Final = Why("not_your_card", "5.4")
WRONG_MOMENT: Final = Why("wrong_moment", "5.4")


# --- §2.5 Anger


def anger(s: Fermentation, trigger: int) -> None:
    """§2.5 Each trigger of the hunter moves the collective noise up by one, without limit."""
    times = s.night.anger[trigger]
    if times > 0:
        raise_gauge(s, times)


def raise_gauge(s: Fermentation, times: int) -> None:
    """§2.5 Noise beyond the end of the phase is lost with the phase (§2.6)."""
    s.gauge += times
    if s.events is not None:
        s.events.append(Angered(s.gauge, s.night.threshold))


def heed_die(s: Fermentation, face: int) -> None:
    """§2.9 Every die counts, whoever rolls it and whatever for; only the natural face, before any bonus."""
    if face == SIX:
        anger(s, ON_SIX)
    elif face == 1:
        anger(s, ON_ONE)


# --- §4.1 Individual noise


def make_noise(s: Fermentation, me: Seat, many: int) -> None:
    """§4.7 The noise of a monk stops at 6; the attack comes when the deed is done (§4.6)."""
    monk = s.monks[me]
    noise = monk.noise + many
    monk.noise = noise if noise < LOUDEST else LOUDEST
    if s.events is not None:
        s.events.append(Noisier(me, monk.noise))


def hush(s: Fermentation, me: Seat, many: int) -> None:
    """§4.1 Never below the lowest free space of the track (§2.7)."""
    monk = s.monks[me]
    monk.noise = max(s.floor, monk.noise - many)


# --- §4.5 Wounds and falls


def injure(s: Fermentation, me: Seat) -> None:
    """§4.7 A wound may be avoided by armour, then it is a fall."""
    if s.monks[me].power[WARD] > 0:
        s.agenda.append(AVOID_WOUND[me])
    else:
        fall(s, me, INJURED)


def fall(s: Fermentation, me: Seat, why: int) -> None:
    """§4.7 Who has a card against it is asked first."""
    if s.monks[me].once > 0 and holds_use(s, me, USE_STAY_UP):
        s.agenda.append(BRACE[why][me])
    else:
        topple(s, me, why)


def topple(s: Fermentation, me: Seat, why: int) -> None:
    """§4.5 The cap is flipped, the monk is one noisier; wounds and drunken falls anger the hunter (§2.9)."""
    monk = s.monks[me]
    monk.down = 1
    if s.events is not None:
        s.events.append(Fell(me, why))
    if monk.power[STEADY] <= 0:
        make_noise(s, me, s.box.numbers.fall_noise)
    if why != TACKLED or s.box.rulings.tackled == "angers":
        anger(s, ON_FALL)
        if why == INJURED:
            anger(s, ON_INJURY)


class AvoidWound(RollOfADie):
    """§5.3 Armour: a die that is high enough, and there was no wound."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        heed_die(s, a.face)
        if a.face > SIX - s.monks[self.me].power[WARD]:
            if s.events is not None:
                s.events.append(StoodFirm(self.me))
        else:
            fall(s, self.me, INJURED)


class Brace(Choice[Fermentation, UseCard | Fall]):
    """§4.7 Use a card to stay on your feet, or fall."""

    __slots__ = ("why",)

    def __init__(self, me: Seat, why: int) -> None:
        super().__init__(me)
        self.why = why

    def candidates(self, s: Fermentation) -> Sequence[UseCard | Fall]:
        return [FALL, *USE_CARD[: len(s.box.cards)]]

    def why_not(self, s: Fermentation, a: UseCard | Fall) -> Why | None:
        if not isinstance(a, UseCard):
            return None
        if a.card not in s.monks[self.me].cards:
            return NOT_YOUR_CARD
        return None if s.box.cards[a.card].use == USE_STAY_UP else WRONG_MOMENT

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"fall": self.why}

    def do(self, s: Fermentation, a: UseCard | Fall) -> None:
        if isinstance(a, UseCard):
            discard_from_hand(s, self.me, a.card)
            if s.events is not None:
                s.events.append(StoodFirm(self.me))
        else:
            topple(s, self.me, self.why)


# --- §3.8 Alcohol resistance


def drink(s: Fermentation, me: Seat, beers: int) -> None:
    """§3.14 However many beers at once: one rise, one test. At the top nothing rises any more."""
    if beers >= 2:
        anger(s, ON_TWO_BEERS)
    raise_alcohol(s, me, beers)


def raise_alcohol(s: Fermentation, me: Seat, many: int) -> None:
    """§3.8 Each rise, also outside one's own turn, is followed by a test."""
    monk = s.monks[me]
    before = monk.alcohol
    monk.alcohol = min(DRUNKEST, before + many)
    if monk.alcohol > before:
        s.agenda.append(TEST_ALCOHOL[me])


class TestAlcohol(RollOfADie):
    """§3.8 Higher than the alcohol level, or the monk falls."""

    __slots__ = ()
    __test__ = False  # a step, not a test

    def do(self, s: Fermentation, a: Rolled) -> None:
        me, face = self.me, a.face
        monk = s.monks[me]
        heed_die(s, face)
        level = monk.alcohol
        if level >= DRUNKEST:
            pass_out(s, me)
        elif falls(face, monk.power, level):
            fall(s, me, DRUNK)


def pass_out(s: Fermentation, me: Seat) -> None:
    """§3.9 At level 6 nothing helps: the monk falls and loses the next turn. §3.14 The fall is heard."""
    monk = s.monks[me]
    monk.asleep = 1
    if s.events is not None:
        s.events.append(PassedOut(me))
    if s.box.rulings.passed_out == "like-any-fall":
        topple(s, me, DRUNK)
    else:
        monk.down = 1


# --- §5.5, §5.8 What others do to a monk


def suffer(s: Fermentation, me: Seat, use: int, amount: int) -> None:
    """§5.5 It works at once: noise, alcohol with its test, or a penalty."""
    if use == USE_NOISE:
        make_noise(s, me, amount)
    elif use == USE_ALCOHOL:
        raise_alcohol(s, me, amount)
    else:
        s.monks[me].penalties += amount


AVOID_WOUND: Final = [AvoidWound(me) for me in SEATS]
BRACE: Final = [[Brace(me, why) for me in SEATS] for why in range(len(FALLS))]
TEST_ALCOHOL: Final = [TestAlcohol(me) for me in SEATS]
