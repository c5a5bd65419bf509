"""The codebook: one shared object per action. Rules pick actions here and never make new ones."""

from __future__ import annotations

from typing import Final

from vespers.engine.messages import Codebook
from vespers.games.brewers.messages import (
    Challenge,
    ChooseMonk,
    Dealt,
    DealtFaceDown,
    Drawn,
    EndTurn,
    Enrich,
    EventDrawn,
    FaceWerewolf,
    Flee,
    Foul,
    GiveMine,
    KeepDie,
    Leave,
    MakeNoise,
    Meditate,
    Move,
    ObjectiveDrawn,
    Pass,
    Record,
    Recover,
    RivalDrawn,
    Roll,
    Rolled,
    Search,
    Sprint,
    Stand,
    Starts,
    Suffer,
    TakeCard,
    TakeTheirs,
    Target,
    Transmute,
    Use,
    WerewolfDrawn,
)
from vespers.games.brewers.pieces import (
    CARD_MAX,
    EVENT_MAX,
    FACES,
    MONK_MAX,
    OBJECTIVE_MAX,
    PHASES,
    PILE_MAX,
    RIVAL_MAX,
    ROOM_COUNT,
    SEATS,
    SITE_MAX,
    WOLF_MAX,
)

CHOOSE_MONK: Final = [ChooseMonk(monk) for monk in range(MONK_MAX)]
MOVE: Final = [Move(room) for room in range(ROOM_COUNT)]
SPRINT: Final = [Sprint(room) for room in range(ROOM_COUNT)]
SEARCH: Final = [Search(site) for site in range(SITE_MAX)]
MEDITATE: Final = Meditate()
CHALLENGE: Final = [Challenge(seat) for seat in SEATS]
RECOVER: Final = Recover()
USE: Final = [Use(card) for card in range(CARD_MAX)]
END_TURN: Final = EndTurn()
MAKE_NOISE: Final = MakeNoise()
ROLL: Final = Roll()
KEEP_DIE: Final = [KeepDie(die) for die in range(7)]  # 0 is nobody's die
RECORD: Final = [Record(phase) for phase in range(PHASES)]
LEAVE: Final = Leave()
FOUL: Final = [Foul(seat) for seat in SEATS]
ENRICH: Final = Enrich()
TARGET: Final = [Target(seat) for seat in SEATS]
TAKE_CARD: Final = [TakeCard(card) for card in range(CARD_MAX)]
FACE: Final = [FaceWerewolf(werewolf) for werewolf in range(WOLF_MAX)]
FLEE: Final = Flee()
STAND: Final = Stand()
SUFFER: Final = Suffer()
TRANSMUTE: Final = [Transmute(phase) for phase in range(PHASES)]
TAKE_THEIRS: Final = [TakeTheirs(card) for card in range(CARD_MAX)]
GIVE_MINE: Final = [GiveMine(card) for card in range(CARD_MAX)]
PASS: Final = Pass()

STARTS: Final = [Starts(seat) for seat in SEATS]
DEALT: Final = [Dealt(monk) for monk in range(MONK_MAX)]
DEALT_FACE_DOWN: Final = DealtFaceDown()
ROLLED: Final = [Rolled(die) for die in FACES]
DRAWN: Final = [[Drawn(pile * PILE_MAX + kind) for kind in range(PILE_MAX)] for pile in range(2)]
WEREWOLF_DRAWN: Final = [WerewolfDrawn(werewolf) for werewolf in range(WOLF_MAX)]
EVENT_DRAWN: Final = [EventDrawn(event) for event in range(EVENT_MAX)]
RIVAL_DRAWN: Final = [RivalDrawn(rival) for rival in range(RIVAL_MAX)]
OBJECTIVE_DRAWN: Final = [ObjectiveDrawn(objective) for objective in range(OBJECTIVE_MAX)]

CODEBOOK: Final = Codebook(
    [
        *CHOOSE_MONK,
        *MOVE,
        *SPRINT,
        *SEARCH,
        MEDITATE,
        *CHALLENGE,
        RECOVER,
        *USE,
        END_TURN,
        MAKE_NOISE,
        ROLL,
        *KEEP_DIE,
        *RECORD,
        LEAVE,
        *FOUL,
        ENRICH,
        *TARGET,
        *TAKE_CARD,
        *FACE,
        FLEE,
        STAND,
        SUFFER,
        *TRANSMUTE,
        *STARTS,
        *DEALT,
        *ROLLED,
        *DRAWN[0],
        *DRAWN[1],
        *WEREWOLF_DRAWN,
        *EVENT_DRAWN,
        *RIVAL_DRAWN,
        *OBJECTIVE_DRAWN,
        *TAKE_THEIRS,  # new actions come last: the numbers of the others stay
        *GIVE_MINE,
        PASS,
    ]
)
