"""The codebook: one shared object per action. Rules pick actions here and never make new ones."""

from __future__ import annotations

from typing import Final

from vespers.engine.messages import Action, Codebook
from vespers.games.fermentation.messages import (
    Act,
    Applied,
    Attack,
    Bar,
    BeHero,
    Brawl,
    ChooseMoon,
    CloseDoor,
    Concentrate,
    Curse,
    Decline,
    Drew,
    Drink,
    DrinkForSecondDie,
    DrinkToReroll,
    DropCard,
    Enrich,
    Fall,
    Follow,
    Found,
    GiveMine,
    Go,
    Hide,
    Hunt,
    KeepCard,
    KeepDie,
    KeepForNext,
    LayTile,
    Leap,
    Pass,
    Push,
    Put,
    Rolled,
    Run,
    Simple,
    SoberUp,
    StandUp,
    Starts,
    Stop,
    TakeMonk,
    TakeRecipe,
    TakeTheirs,
    Target,
    UseCard,
    Walk,
)
from vespers.games.fermentation.pieces import (
    DOORS,
    MOST_BEERS,
    MOST_CARDS,
    MOST_MONKS,
    MOST_MOONS,
    MOST_RECIPES,
    MOST_SLOTS,
    MOST_TILES,
    MOST_WOLVES,
    SEATS,
)

LAY_TILE: Final = [LayTile(tile) for tile in range(MOST_TILES)]
CLOSE_DOOR: Final = [CloseDoor(door) for door in range(len(DOORS))]
CHOOSE_MOON: Final = [ChooseMoon(moon) for moon in range(MOST_MOONS)]
STARTS: Final = [Starts(seat) for seat in SEATS]
TAKE_RECIPE: Final = [TakeRecipe(recipe) for recipe in range(MOST_RECIPES)]
TAKE_MONK: Final = [TakeMonk(monk) for monk in range(MOST_MONKS)]

WALK: Final = Walk()
RUN: Final = Run()
BRAWL: Final = Brawl()
SIMPLE_ACTION: Final = Simple()
APPLIED_ACTION: Final = Applied()
CONCENTRATE: Final = Concentrate()
HIDE: Final = Hide()
SOBER_UP: Final = SoberUp()
USE_CARD: Final = [UseCard(card) for card in range(MOST_CARDS)]
GO: Final = [Go(tile) for tile in range(MOST_TILES)]
STAND_UP: Final = StandUp()
ACT: Final = Act()
ATTACK: Final = [Attack(seat) for seat in SEATS]
STOP: Final = Stop()

ROLLED: Final = [Rolled(face) for face in range(1, 7)]
KEEP_DIE: Final = [KeepDie(face) for face in range(7)]  # by face
DRINK: Final = [Drink(beers) for beers in range(MOST_BEERS + 1)]
DRINK_TO_REROLL: Final = DrinkToReroll()
DRINK_FOR_SECOND_DIE: Final = DrinkForSecondDie()
PUT: Final = [Put(space) for space in range(MOST_SLOTS)]
DECLINE: Final = Decline()
DREW: Final = [Drew(card) for card in range(MOST_CARDS)]
KEEP_CARD: Final = [KeepCard(card) for card in range(MOST_CARDS)]
DROP_CARD: Final = [DropCard(card) for card in range(MOST_CARDS)]
CURSE_SEAT: Final = [Curse(seat) for seat in SEATS]
FOUND: Final = [Found(wolf) for wolf in range(MOST_WOLVES)]
HUNT_WOLF: Final = [Hunt(wolf) for wolf in range(MOST_WOLVES)]
PUSH: Final = [Push(tile) for tile in range(MOST_TILES)]
FALL: Final = Fall()
LEAP: Final = [Leap(tile) for tile in range(MOST_TILES)]
BAR: Final = [Bar(tile) for tile in range(MOST_TILES)]
ENRICH: Final = [Enrich(space) for space in range(MOST_SLOTS)]

BE_HERO: Final = BeHero()
FOLLOW: Final = Follow()
KEEP_FOR_NEXT: Final = [KeepForNext(card) for card in range(MOST_CARDS)]

TARGET: Final = [Target(seat) for seat in SEATS]
TAKE_THEIRS: Final = [TakeTheirs(card) for card in range(MOST_CARDS)]
GIVE_MINE: Final = [GiveMine(card) for card in range(MOST_CARDS)]
PASS: Final = Pass()

_ALL: Final[list[Action]] = [
    *LAY_TILE,
    *CLOSE_DOOR,
    *CHOOSE_MOON,
    *STARTS,
    *TAKE_RECIPE,
    *TAKE_MONK,
    WALK,
    RUN,
    BRAWL,
    SIMPLE_ACTION,
    APPLIED_ACTION,
    CONCENTRATE,
    HIDE,
    SOBER_UP,
    *USE_CARD,
    *GO,
    STAND_UP,
    ACT,
    *ATTACK,
    STOP,
    *ROLLED,
    *KEEP_DIE[1:],
    *DRINK,
    DRINK_TO_REROLL,
    DRINK_FOR_SECOND_DIE,
    *PUT,
    DECLINE,
    *DREW,
    *KEEP_CARD,
    *DROP_CARD,
    *CURSE_SEAT,
    *FOUND,
    *HUNT_WOLF,
    *PUSH,
    FALL,
    *LEAP,
    *BAR,
    *ENRICH,
    BE_HERO,
    FOLLOW,
    *KEEP_FOR_NEXT,
    *TARGET,  # new actions come last: the numbers of the others stay
    *TAKE_THEIRS,
    *GIVE_MINE,
    PASS,
]
CODEBOOK: Final = Codebook(_ALL)
