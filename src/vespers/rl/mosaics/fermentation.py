"""The views of Triple Fermentation, laid straight from the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vespers.games.fermentation.pieces import NOTHING
from vespers.games.fermentation.scoring import winners
from vespers.games.fermentation.state import Fermentation
from vespers.rl.fields import Part
from vespers.rl.stones import Bed, Mosaic, Stones, rests

# Parts of the table, after what six monks own.
NIGHT: Final = 6
DECKS: Final = 7
DISCARDS: Final = 8
REST: Final = 9


class FermentationMosaic(Mosaic[Fermentation]):
    """`view` of Triple Fermentation in the flat form."""

    def __init__(self, seats: int, parts: Iterable[Part], words: dict[str, int]) -> None:
        super().__init__(seats, parts, words)
        cut = self.cut
        self.seat = cut["monks.seat"]
        self.monk = cut["monks.monk"]
        self.recipe = cut["monks.recipe"]
        self.place = cut["monks.place"]
        self.flag = cut["monks.standing"]
        self.noise = cut["monks.noise"]
        self.alcohol = cut["monks.alcohol"]
        self.last = cut["monks.last"]
        self.small = cut["monks.inspired"]
        self.large = cut["howl"]
        self.phase = cut["phase"]
        self.gauge = cut["gauge"]
        self.seated = self.by_seat("active")
        self.turns = cut["turns"]
        self.deed = cut["deed"]
        self.die = cut["die"]
        self.wolf = cut["wolf"]
        self.ingredient = cut["ingredient"]
        # what changes less often
        self.early = self.bits("monks.early")
        space = self.nothing("monks.vat.ingredient", "monks.vat.phase", "monks.vat.taste")
        self.no_spaces = rests(len(space), self.most("monks.vat.taste"))
        self.cards = self.bag("monks.cards")
        self.wolves = self.bag("monks.trophies")
        self.power = self.row("monks.powers")
        self.tiles = self.row("tiles")
        self.doors = self.bag("closed")
        self.triggers = self.row("triggers")
        self.moons = self.bag("moons")
        self.deck = self.row("decks")
        self.few = self.row("offer")
        self.few_seats = self.rows_by_seat("order")

    def lay(self, s: Fermentation, me: int, bed: Bed) -> Stones:
        told, laid, flag, small, large = bed.told, bed.laid, self.flag, self.small, self.large
        seated, night, agenda = self.seated[me], s.night, s.agenda
        stones: Stones = []
        for seat in self.around[me]:
            owned = s.recipe[seat], s.early[seat], s.vat[seat], s.cards[seat], s.trophies[seat], s.power[seat]
            if told[seat] != (s.box, *owned):
                bed.keep(seat, (s.box, *owned), self.belongings(s, seat))
            stones += [
                self.seat[seat],
                self.monk[s.monk[seat]],
                self.recipe[s.recipe[seat]],
                self.place[s.place[seat]],
                flag[s.down[seat] == 0],
                self.noise[s.noise[seat]],
                self.alcohol[s.alcohol[seat]],
                self.last[s.last[seat]],
                flag[s.asleep[seat] == 1],
                flag[s.focus[seat] == 1],
                small[s.inspired[seat]],
                small[s.traps[seat]],
                small[s.penalties[seat]],
                small[s.discs[seat]],
                small[s.earned[seat]],
                laid[seat],
            ]
        if told[NIGHT] != (night, s.tile, s.closed):
            bed.keep(NIGHT, (night, s.tile, s.closed), self.monastery(s))
        if told[DECKS] != tuple(s.decks):
            bed.keep(DECKS, tuple(s.decks), self.decks(s.decks))
        if told[DISCARDS] != tuple(s.discards):
            bed.keep(DISCARDS, tuple(s.discards), self.decks(s.discards))
        who = me if s.order or s.slayer >= 0 or not agenda else NOTHING  # seats are named only then
        rest = who, s.offer, s.taken, s.keep, s.order, s.heroes, s.fought, s.slayer, s.prize, s.kept
        if told[REST] != (*rest, bool(agenda)):
            bed.keep(REST, (*rest, bool(agenda)), self.rest(s, me))
        return [
            *stones,
            laid[NIGHT],
            self.phase[s.phase],
            self.gauge[s.gauge],
            self.gauge[night.threshold],
            self.gauge[s.floor],
            large[s.howl + night.werewolves],
            small[night.beers],
            seated[s.active],
            seated[s.first],
            self.turns[s.turns],
            laid[DECKS],
            laid[DISCARDS],
            small[s.steps],
            self.deed[s.deed],
            large[s.blow],
            self.die[s.die],
            self.die[s.spare],
            large[s.fresh],
            large[s.bonus],
            large[s.theirs],
            self.wolf[s.wolf],
            seated[s.foe],
            large[s.find],
            self.ingredient[s.ingredient],
            laid[REST],
            self.asked[me][agenda[-1] if agenda else None],
        ]

    def belongings(self, s: Fermentation, seat: int) -> Stones:
        """What a monk brewed, and what he holds."""
        return [
            self.early[s.early[seat]],
            *self.vat(s, seat),
            *self.cards.lay(s.cards[seat]),
            *self.wolves.lay(s.trophies[seat]),
            *self.power.lay(s.power[seat]),
        ]

    def vat(self, s: Fermentation, seat: int) -> Stones:
        """The spaces of a recipe, once it is chosen."""
        stones: Stones = []
        if s.recipe[seat] != NOTHING:
            recipe, cut = s.box.recipes[s.recipe[seat]], self.cut
            for n, taste in enumerate(s.vat[seat]):
                ingredient, phase = recipe.ingredient[n], recipe.phase[n]
                space = cut["monks.vat.ingredient"][ingredient] + cut["monks.vat.phase"][phase]
                stones.append(space + self.small[taste])
        return [*stones, self.no_spaces[len(stones)]]

    def monastery(self, s: Fermentation) -> Stones:
        """Tiles, doors and the hunter's board."""
        night = s.night
        return [
            *self.tiles.lay(s.tile),
            *self.doors.lay([door for door, by in enumerate(s.closed) if by]),
            self.cut["hunter"][night.wishes.hunter],
            *self.triggers.lay(night.anger),
            self.large[night.fight],
            self.large[night.board.taste],
            *self.moons.lay(night.moons),
        ]

    def decks(self, decks: list[list[int]]) -> Stones:
        """How many of each kind are in each deck."""
        return [stone for deck in decks for stone in self.deck.lay(deck)]

    def rest(self, s: Fermentation, me: int) -> Stones:
        """Cards drawn, the final battle, and who has won."""
        few, seats = self.few, self.few_seats[me]
        return [
            *few.lay(s.offer),
            *few.lay(s.taken),
            self.small[s.keep],
            *seats.lay(s.order),
            self.large[s.heroes],
            self.large[s.fought],
            self.seated[me][s.slayer],
            self.small[s.prize],
            *few.lay(s.kept),
            *seats.lay([] if s.agenda else winners(s)),
        ]


MOSAIC: Final = FermentationMosaic
