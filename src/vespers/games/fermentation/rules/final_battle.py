"""The end: the final battle against the Werewolf Hunter (§6.1 to §6.3), and the winner's keepsake (§7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat, plan
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import BE_HERO, FOLLOW, KEEP_FOR_NEXT
from vespers.games.fermentation.events import BattleBegan, BattleFought, DiscsLost, HunterBeaten, Scored
from vespers.games.fermentation.messages import BeHero, Follow, KeepForNext, Rolled
from vespers.games.fermentation.pieces import FIRST, SEATS, WORN
from vespers.games.fermentation.rules.dice import RollOfADie
from vespers.games.fermentation.rules.held_cards import equipment
from vespers.games.fermentation.rules.results import battle_bonus, hunter_bonus
from vespers.games.fermentation.scoring import score, sheet, winners
from vespers.games.fermentation.state import Fermentation

NOT_HELD: Final = Why("card_not_held", "7.3")
NOT_EQUIPMENT: Final = Why("not_equipment", "7.3")


def in_turn_order(s: Fermentation) -> list[Seat]:
    """§6.1 Beginning with the monk whose turn would have come next."""
    return [(s.active + n) % s.seats for n in range(s.seats)]


def provocation(s: Fermentation, me: Seat) -> int:
    """§6.1 What enrages this hunter most: rigour, drink, equipment or trophies."""
    monk = s.monks[me]
    first = FIRST[s.night.board.first]
    if first == "discs":
        return monk.discs
    if first == "alcohol":
        return monk.alcohol
    return equipment(s, me) if first == "equipment" else len(monk.trophies)


class FinalBattle(Rule[Fermentation]):
    """§6.1 All stand up, the hunter's order is set; then those with Traps speak, most Traps first (§6.2)."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        for monk in s.monks:
            monk.down = monk.asleep = 0
        s.order = sorted(in_turn_order(s), key=lambda me: -provocation(s, me))
        if s.events is not None:
            s.events.append(BattleBegan(tuple(s.order)))
        s.agenda.append(NEXT_BATTLE)
        speakers = sorted(in_turn_order(s), key=lambda me: -s.monks[me].traps)
        s.agenda.extend([SPEAK_UP[me] for me in reversed(speakers) if s.monks[me].traps > 0])


class SpeakUp(Choice[Fermentation, BeHero | Follow]):
    """§6.2 Be a Hero of the Monastery, right behind the heroes so far, or keep to the hunter's order."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[BeHero | Follow]:
        return [BE_HERO, FOLLOW]

    def do(self, s: Fermentation, a: BeHero | Follow) -> None:
        if isinstance(a, BeHero):
            s.order.remove(self.me)
            s.order.insert(s.heroes, self.me)
            s.heroes += 1


class NextBattle(Rule[Fermentation]):
    """§6.3 One monk after the other, until the hunter is beaten or all have fought."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.fought == s.seats:
            s.agenda.append(FINISH)
        else:
            s.follow(BATTLE[s.order[s.fought]])


class HunterDie(RollOfADie):
    """§6.3 The hunter's bonus falls by one with every fight. These dice anger nobody any more."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        s.theirs = a.face + hunter_bonus(s.night.fight, s.fought)


class BattleDie(RollOfADie):
    """§6.3, §6.8 The monk rolls, with what helps in any fight, and one more for each Trap."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        me = self.me
        monk = s.monks[me]
        mine = a.face + battle_bonus(monk.power, monk.traps)
        if s.events is not None:
            s.events.append(BattleFought(me, mine, s.theirs))
        if mine > s.theirs:
            beat_hunter(s, me)
            return
        if mine < s.theirs:
            lose_discs(s, me)
        s.fought += 1
        s.agenda.append(NEXT_BATTLE)


def beat_hunter(s: Fermentation, me: Seat) -> None:
    """§6.3 The game ends at once; the prize has fallen by one with every fight before."""
    s.slayer = me
    s.prize = max(0, s.night.board.taste - s.fought)
    if s.events is not None:
        s.events.append(HunterBeaten(me, s.prize))
    s.agenda.append(FINISH)


def lose_discs(s: Fermentation, me: Seat) -> None:
    """§6.3 Half of the discs are lost, rounded down."""
    monk = s.monks[me]
    lost = monk.discs // 2
    monk.discs -= lost
    if s.events is not None:
        s.events.append(DiscsLost(me, lost))


class Finish(Rule[Fermentation]):
    """§6.4 The beers are tasted; §7.3 in the campaign a single winner keeps a piece of equipment."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.events is not None:
            for me in range(s.seats):
                s.events.append(scored(s, me))
        best = winners(s)
        last = len(s.box.moons) - 1
        if s.night.moons and s.night.moons[0] < last and len(best) == 1 and equipment(s, best[0]) > 0:
            s.agenda.append(KEEPSAKE[best[0]])


def scored(s: Fermentation, me: Seat) -> Scored:
    """§6.4 The six lines, as an event."""
    ingredients, penalties, rigour, trophies, hunter, no_werewolf = sheet(s, me)
    return Scored(
        seat=me,
        ingredients=ingredients,
        penalties=penalties,
        rigour=rigour,
        trophies=trophies,
        hunter=hunter,
        no_werewolf=no_werewolf,
        total=score(s, me),
    )


class Keepsake(Choice[Fermentation, KeepForNext]):
    """§7.3 The winner of a moon keeps one piece of equipment for the next."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[KeepForNext]:
        return KEEP_FOR_NEXT[: len(s.box.cards)]

    def why_not(self, s: Fermentation, a: KeepForNext) -> Why | None:
        if a.card not in s.monks[self.me].cards:
            return NOT_HELD
        return None if s.box.cards[a.card].slot < WORN else NOT_EQUIPMENT

    def do(self, s: Fermentation, a: KeepForNext) -> None:
        s.monks[self.me].kept = a.card


FINAL_BATTLE: Final = FinalBattle(0)
NEXT_BATTLE: Final = NextBattle(0)
FINISH: Final = Finish(0)
SPEAK_UP: Final = [SpeakUp(me) for me in SEATS]
KEEPSAKE: Final = [Keepsake(me) for me in SEATS]
BATTLE: Final = [plan(HunterDie(me), BattleDie(me)) for me in SEATS]
