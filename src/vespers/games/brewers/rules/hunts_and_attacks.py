"""§3.8, §4.2 Werewolves hunted, and werewolves that come by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance, Choice, Seat
from vespers.engine.messages import Why
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.codebook import FACE, WEREWOLF_DRAWN
from vespers.games.brewers.events import Attacked
from vespers.games.brewers.messages import FaceWerewolf, WerewolfDrawn
from vespers.games.brewers.pieces import HUNT_CARDS, PICK_ATTACKER, SEATS, WEREWOLF
from vespers.games.brewers.rules.fights import meet
from vespers.games.brewers.rules.held_cards import active_power, stock_up
from vespers.games.brewers.rules.tracks import set_noise
from vespers.games.brewers.state import Brewers

WEREWOLF_NOT_DRAWN: Final = Why("werewolf_not_drawn", "3.8")


def hunt(s: Brewers, me: Seat) -> None:
    """§3.8 Draw two werewolves, choose one and fight it."""
    s.hunting = True
    draw(s, me, s.box.numbers.hunt_cards + s.monks[me].power[HUNT_CARDS])


def attack(s: Brewers, me: Seat) -> None:
    """§4.2 A werewolf comes; §7.4 two for the monk who confuses them; §9.5 two in a pack."""
    s.hunting = False
    if s.events is not None:
        s.events.append(Attacked(me))
    more = active_power(s, me)[PICK_ATTACKER]
    draw(s, me, 1 + more if more > 0 else s.box.numbers.attack_cards)


def draw(s: Brewers, me: Seat, many: int) -> None:
    """§4.2 Draw so many werewolves, then face one of them."""
    s.to_draw = many
    if many > 0 and stock_up(s, WEREWOLF):
        s.agenda.append(DRAW_WEREWOLF[me])
    elif len(s.offer) == 1:
        face(s, me, s.offer[0])
    elif s.offer:
        several(s, me)
    elif not s.hunting:
        set_noise(s, me, 0)  # every werewolf has been eaten


def several(s: Brewers, me: Seat) -> None:
    """§9.5 The strongest of a pack attacks, unless the monk may choose."""
    if s.hunting or active_power(s, me)[PICK_ATTACKER] > 0:
        s.agenda.append(CHOOSE_WEREWOLF[me])
    else:
        face(s, me, strongest(s.box, s.offer))


def strongest(box: Box, offer: tuple[int, ...]) -> int:
    """§9.5 The highest average result of its last opponent; then the first drawn."""
    best, most = offer[0], -99
    for werewolf in offer:
        dice, bonus, _ = box.werewolves[werewolf].chain[-1]
        if 7 * dice + 2 * bonus > most:
            best, most = werewolf, 7 * dice + 2 * bonus
    return best


def face(s: Brewers, me: Seat, werewolf: int) -> None:
    """§3.8 One is fought, the others are discarded."""
    offer, s.offer = s.offer, ()
    faced = offer.index(werewolf)
    for place, other in enumerate(offer):
        if place != faced:
            s.discards[WEREWOLF][other] += 1
    meet(s, me, werewolf)


class DrawWerewolf(Chance[Brewers, WerewolfDrawn]):
    """§4.2 The top card of the werewolves."""

    def outcomes(self, s: Brewers) -> Sequence[WerewolfDrawn]:
        return WEREWOLF_DRAWN

    def odds(self, s: Brewers) -> list[int]:
        return s.piles[WEREWOLF]

    def do(self, s: Brewers, a: WerewolfDrawn) -> None:
        s.piles[WEREWOLF][a.werewolf] -= 1
        s.stocks[WEREWOLF] -= 1
        s.offer = (*s.offer, a.werewolf)
        draw(s, self.me, s.to_draw - 1)


class ChooseWerewolf(Choice[Brewers, FaceWerewolf]):
    """§3.8 Choose the werewolf to fight."""

    def candidates(self, s: Brewers) -> Sequence[FaceWerewolf]:
        return FACE

    def why_not(self, s: Brewers, a: FaceWerewolf) -> Why | None:
        return None if a.werewolf in s.offer else WEREWOLF_NOT_DRAWN

    def options(self, s: Brewers) -> list[FaceWerewolf]:
        return [FACE[werewolf] for werewolf in dict.fromkeys(s.offer)]

    def do(self, s: Brewers, a: FaceWerewolf) -> None:
        face(s, self.me, a.werewolf)


DRAW_WEREWOLF: Final = [DrawWerewolf(me) for me in SEATS]
CHOOSE_WEREWOLF: Final = [ChooseWerewolf(me) for me in SEATS]
