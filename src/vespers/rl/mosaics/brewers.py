"""The views of Brewers, laid straight from the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vespers.games.brewers.pieces import NONE
from vespers.games.brewers.scoring import rival_score, target, winners
from vespers.games.brewers.state import Brewers, Monk
from vespers.games.brewers.view import free_monks
from vespers.games.brewers.views import FightView, HermitView
from vespers.rl.fields import Part
from vespers.rl.stones import Bed, Mosaic, Stones

# Parts of the table, after the beers of eight monks.
OFFER: Final = 8
PILES: Final = 9
DISCARDS: Final = 10
FREE: Final = 11

FIGHT: Final = [f"fight.{name}" for name in ("there", *FightView.__struct_fields__)]
HERMIT: Final = [f"hermit.{name}" for name in ("there", *HermitView.__struct_fields__[:-1])]  # but events


class BrewersMosaic(Mosaic[Brewers]):
    """`view` of Brewers in the flat form."""

    def __init__(self, seats: int, parts: Iterable[Part], words: dict[str, int]) -> None:
        super().__init__(seats, parts, words)
        cut = self.cut
        self.seat = cut["seat"]
        self.monk = cut["monks.monk"]
        self.room = cut["monks.room"]
        self.noise = cut["monks.noise"]
        self.dirt = cut["monks.dirt"]
        self.extra = cut["monks.extra"]
        self.flag = cut["monks.wounded"]
        self.phase = cut["phase"]
        self.turn = cut["turn"]
        self.seated = self.by_seat("turn_of")
        self.few = cut["actions"]
        self.site = cut["site"]
        self.die = cut["die"]
        self.found = cut["found.0"]
        self.quality = cut["found.1"]
        self.dealt = cut["dealt"]
        # what changes less often
        self.sheet = self.row("monks.sheet")
        self.cards = self.bag("monks.cards")
        self.wolves = self.bag("monks.trophies")
        self.tastes = self.row("monks.tastes")
        self.power = self.row("monks.power")
        self.offer = self.row("offer")
        self.pile = self.row("piles")
        self.free = self.bag("free_monks")
        self.events = self.row("hermit.unseen_events")
        self.winners = self.rows_by_seat("winners")
        self.no_fight = self.nothing(*FIGHT)
        self.no_hermit = self.nothing(*HERMIT) + self.events.rest[0]

    def lay(self, s: Brewers, me: int, bed: Bed) -> Stones:
        told, laid, flag, seated, agenda = bed.told, bed.laid, self.flag, self.seated[me], s.agenda
        stones = [self.seat[me]]
        for seat in self.around[me]:
            monk = s.monks[seat]
            beer = monk.sheet, monk.cards, monk.ready, monk.trophies, monk.tastes, monk.power
            if told[seat] != beer:
                bed.keep(seat, beer, self.beer(monk))
            stones += [
                self.monk[monk.monk],
                self.room[monk.room],
                self.noise[monk.noise],
                self.dirt[monk.dirt],
                self.extra[monk.extra],
                flag[monk.wounded],
                flag[monk.web > 0],
                laid[seat],
            ]
        if told[OFFER] != (s.offer,):
            bed.keep(OFFER, (s.offer,), self.offer.lay(s.offer))
        if told[PILES] != tuple(s.piles):
            bed.keep(PILES, tuple(s.piles), self.piles(s.piles))
        if told[DISCARDS] != tuple(s.discards):
            bed.keep(DISCARDS, tuple(s.discards), self.piles(s.discards))
        free = s.dealt[me] if s.drafts_blindly() else s.free_monks
        if told[FREE] != (free,):
            bed.keep(FREE, (free,), self.free.lay(free_monks(s, me)))
        return [
            *stones,
            self.phase[s.phase],
            self.turn[s.turn],
            seated[s.starter],
            seated[s.turn_of],
            self.few[s.actions],
            self.few[s.moves],
            flag[s.sprinted],
            flag[s.hunted],
            self.site[s.site],
            flag[s.loud],
            self.die[s.die],
            self.die[s.spare],
            self.found[s.found],
            self.quality[s.quality],
            laid[OFFER],
            self.no_fight if s.fighter == NONE else self.fight(s, me),
            laid[PILES],
            laid[DISCARDS],
            laid[FREE],
            *[self.dealt[len(s.dealt[seat])] for seat in self.around[me]],
            self.no_hermit if s.rival_monk == NONE else self.hermit(s),
            self.winners[me].rest[0] if agenda else b"".join(self.winners[me].lay(winners(s))),
            self.asked[me][agenda[-1] if agenda else None],
        ]

    def beer(self, monk: Monk) -> Stones:
        """Qualities, cards, werewolves and powers."""
        return [
            *self.sheet.lay(monk.sheet),
            *self.cards.lay(monk.cards),
            *self.cards.lay(monk.ready),
            *self.wolves.lay(monk.trophies),
            *self.tastes.lay(monk.tastes),
            *self.power.lay(monk.power),
        ]

    def piles(self, piles: list[list[int]]) -> Stones:
        """How many of each kind are in each pile."""
        return [stone for pile in piles for stone in self.pile.lay(pile)]

    def fight(self, s: Brewers, me: int) -> bytes:
        """The fight in progress."""
        cut, seated = self.cut, self.seated[me]
        stones = [
            cut["fight.there"][1],
            seated[s.fighter],
            seated[s.rival],
            cut["fight.werewolf"][s.werewolf],
            cut["fight.hunting"][s.hunting],
            cut["fight.stage"][s.stage],
            cut["fight.mine"][s.mine],
            cut["fight.theirs"][s.theirs],
        ]
        return b"".join(stones)

    def hermit(self, s: Brewers) -> bytes:
        """§11 The hermit's night."""
        known = 1, s.event, s.rival_monk, rival_score(s), s.objective, target(s)
        stones = [self.cut[name][number] for name, number in zip(HERMIT, known, strict=True)]
        return b"".join(stones + self.events.lay(s.events))


MOSAIC: Final = BrewersMosaic
