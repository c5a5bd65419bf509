"""§2 Phases and turns: two actions and a move, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat
from vespers.engine.messages import Action, Why
from vespers.games.brewers.codebook import (
    CHALLENGE,
    END_TURN,
    MEDITATE,
    MOVE,
    RECOVER,
    SEARCH,
    SPRINT,
    TRANSMUTE,
    USE,
)
from vespers.games.brewers.events import GameEnds, PhaseBegins, SlotEmpty, TurnBegins
from vespers.games.brewers.messages import (
    Challenge,
    EndTurn,
    Meditate,
    Move,
    Recover,
    Search,
    Sprint,
    Transmute,
    Use,
)
from vespers.games.brewers.pieces import (
    CLOISTER,
    EXTRA_MOVE,
    FIND_WEREWOLF,
    NONE,
    OTHERS,
    PHASE_END,
    PHASE_START,
    PHASES,
    SEATS,
)
from vespers.games.brewers.rules.brewing import transmutable, transmute, why_not_transmute
from vespers.games.brewers.rules.card_effects import carry_out
from vespers.games.brewers.rules.fights import challenge
from vespers.games.brewers.rules.held_cards import refresh, spend
from vespers.games.brewers.rules.hermit_nights import after_the_night, end_of_phase, night_event
from vespers.games.brewers.rules.hunts_and_attacks import attack
from vespers.games.brewers.rules.legal_actions import (
    IS_WOUNDED,
    NO_ACTION_LEFT,
    NO_DOOR,
    NOT_HERE,
    NOT_WOUNDED,
    SILENT_ALREADY,
    searches,
    why_not_challenge,
    why_not_search,
    why_not_sprint,
    why_not_use,
    why_not_walk,
)
from vespers.games.brewers.rules.phase_cards import at_moment
from vespers.games.brewers.rules.searching import search
from vespers.games.brewers.rules.tracks import set_noise
from vespers.games.brewers.scoring import bands, scores
from vespers.games.brewers.state import Brewers, Monk

# --- §2.1 Phases


class BeginPhase(Rule[Brewers]):
    """§2.1 A new phase; the first player begins. §11.1 For a hermit: an event of the night."""

    def happen(self, s: Brewers) -> None:
        if s.events is not None:
            s.events.append(PhaseBegins(s.phase))
        if s.box.rulings.phase_cards == "new-phase":
            for monk in s.monks:
                if monk.cards:
                    refresh(s, monk)
        s.turn = 0
        s.turn_of = NONE  # what an event does comes before the turn, not in it
        s.agenda.append(BEGIN_TURN[s.starter])
        at_moment(s, PHASE_START)
        night_event(s)


class BeginTurn(Rule[Brewers]):
    """§2.2 Two actions and a move; §9.3 in the second turn of a Long Night one action."""

    def happen(self, s: Brewers) -> None:
        me, numbers = self.me, s.box.numbers
        monk = s.monks[me]
        s.turn_of = me
        s.actions = numbers.actions if s.turn == 0 else numbers.late_actions
        s.moves = numbers.moves + monk.power[EXTRA_MOVE]
        s.sprinted = s.hunted = s.fouled = False
        if s.turn == 0 and monk.cards and s.box.rulings.phase_cards == "own-turn":
            refresh(s, monk)
        if s.events is not None:
            s.events.append(TurnBegins(me))
        s.agenda.append(AFTER_ACTION[me])


# --- §2.2 A turn


class Act(Choice[Brewers, Action]):
    """§2.2 What next: an action, a move, a card, or the end of the turn."""

    def values(self, s: Brewers) -> dict[str, int | str]:
        return {"phase": s.phase, "actions": s.actions, "moves": s.moves}

    def candidates(self, s: Brewers) -> Sequence[Action]:
        return ACTS

    def why_not(self, s: Brewers, a: Action) -> Why | None:
        monk = s.monks[self.me]
        if isinstance(a, EndTurn):
            return None
        if isinstance(a, Recover):
            return (NO_ACTION_LEFT if s.actions == 0 else None) if monk.wounded else NOT_WOUNDED
        if monk.wounded:
            return IS_WOUNDED
        if isinstance(a, Move):
            return why_not_walk(s, monk) or (None if a.room in s.box.near[monk.room] else NO_DOOR)
        if isinstance(a, Sprint):
            return why_not_sprint(s, monk, a.room)
        if isinstance(a, Use):
            return why_not_use(s, self.me, a.card)
        if isinstance(a, Transmute):
            return why_not_transmute(s, self.me, a.phase)
        return NO_ACTION_LEFT if s.actions == 0 else self.why_not_act(s, monk, a)

    def why_not_act(self, s: Brewers, monk: Monk, a: Action) -> Why | None:
        """§2.2 What costs an action."""
        if isinstance(a, Search):
            return why_not_search(s, self.me, a.site)
        if isinstance(a, Challenge):
            return why_not_challenge(s, self.me, a.seat)
        if s.box.meditate != monk.room:
            return NOT_HERE
        return SILENT_ALREADY if monk.noise == 0 else None

    def options(self, s: Brewers) -> list[Action]:
        me, box = self.me, s.box
        monk = s.monks[me]
        if monk.wounded:
            return [RECOVER, END_TURN] if s.actions > 0 else [END_TURN]
        room = monk.room
        found: list[Action] = []
        if s.actions > 0:
            found.extend(searches(s, me, monk, room))
            if room == box.meditate and monk.noise > 0:
                found.append(MEDITATE)
            if box.challenges and not (room == CLOISTER and box.rulings.cloister_fights == "refused"):
                for rival in s.opponents(me):
                    if s.monks[rival].room == room:
                        found.append(CHALLENGE[rival])
        if monk.web == 0 and (s.moves > 0 or s.actions > 0):
            found.extend(box.moves[room])
            if not s.sprinted:
                found.extend(box.sprints[room])
        if monk.ready:
            for card in dict.fromkeys(monk.ready):
                if why_not_use(s, me, card) is None:
                    found.append(USE[card])
        for phase in transmutable(s, me):
            found.append(TRANSMUTE[phase])
        found.append(END_TURN)
        return found

    def do(self, s: Brewers, a: Action) -> None:
        me = self.me
        if type(a) is EndTurn:  # of a struct, isinstance takes ten times as long when the answer is no
            s.agenda.append(CLOSE_TURN[me])
            return
        s.agenda.append(AFTER_ACTION[me])
        if type(a) is Search:
            s.actions -= 1
            if s.box.finds[a.site] == FIND_WEREWOLF:
                s.hunted = True
            search(s, me, a.site)
        elif type(a) is Move:
            walk(s, me, a.room)
        elif type(a) is Sprint:
            s.sprinted = True
            walk(s, me, a.room)
            set_noise(s, me, s.monks[me].noise + s.box.numbers.sprint_noise)
        elif type(a) is Use:
            spend(s, me, a.card)
            carry_out(s, me, s.box.cards[a.card].deeds)
        elif type(a) is Transmute:
            transmute(s, me, a.phase)
        else:
            s.actions -= 1
            self.spend_action(s, a)

    def spend_action(self, s: Brewers, a: Action) -> None:
        """§3.7 Meditate, §5.6 fight another monk, §5.8 recover."""
        monk = s.monks[self.me]
        if isinstance(a, Meditate):
            set_noise(s, self.me, monk.noise - s.box.numbers.meditation)
        elif isinstance(a, Challenge):
            challenge(s, self.me, a.seat)
        else:
            monk.wounded = False


def walk(s: Brewers, me: Seat, room: int) -> None:
    """§2.6 The move is spent first, then an action turned into a move."""
    if s.moves > 0:
        s.moves -= 1
    else:
        s.actions -= 1
    s.monks[me].room = room


class AfterAction(Rule[Brewers]):
    """§4.2 A monk who has become too loud is attacked now, before the turn goes on."""

    def happen(self, s: Brewers) -> None:
        me, limit = self.me, s.box.numbers.attack_at
        for monk in s.monks:
            if monk.noise >= limit:
                s.agenda.append(self)
                attack(s, loudest(s, me, limit))
                return
        s.agenda.append(CLOSE_TURN[me] if spent(s, me) else ACT[me])


def loudest(s: Brewers, me: Seat, limit: int) -> Seat:
    """§4.4 If several are too loud, the player whose turn it is comes first, then clockwise."""
    if s.monks[me].noise >= limit:
        return me
    return next(seat for seat in OTHERS[len(s.monks)][me] if s.monks[seat].noise >= limit)


def spent(s: Brewers, me: Seat) -> bool:
    """§2.6 Nothing is left to do in this turn but to end it."""
    monk = s.monks[me]
    ends = s.box.rulings.idle_turn == "ends"
    stuck = monk.web > 0 or (ends and not s.box.moves[monk.room])
    if s.actions > 0:
        return ends and stuck and not monk.wounded and len(ACT[me].options(s)) == 1
    if monk.wounded:
        return True
    if (s.moves > 0 and not stuck) or transmutable(s, me):
        return False
    return not monk.ready or all(why_not_use(s, me, card) is not None for card in monk.ready)


# --- §2.5 The end of a turn


class CloseTurn(Rule[Brewers]):
    """§2.5 The phase of this player is over: what is missing counts 0. The player on the left is next."""

    def happen(self, s: Brewers) -> None:
        monk = s.monks[self.me]
        if monk.web > 0:
            monk.web -= 1
        last_turn = s.turn + 1 == s.box.numbers.turns_a_phase
        if s.events is not None and last_turn and monk.sheet[s.phase] == 0:
            s.events.append(SlotEmpty(self.me, s.phase))
        following = (self.me + 1) % len(s.monks)
        if following != s.starter:
            s.agenda.append(BEGIN_TURN[following])
        elif not last_turn:
            s.turn += 1
            s.agenda.append(BEGIN_TURN[s.starter])
        else:
            s.agenda.append(CLOSE_PHASE)
            at_moment(s, PHASE_END)


class ClosePhase(Rule[Brewers]):
    """§2.1 After the seventh phase the beers are tasted."""

    def happen(self, s: Brewers) -> None:
        end_of_phase(s)
        s.phase += 1
        if s.phase < PHASES:
            s.agenda.append(BEGIN_PHASE)
            return
        if s.events is not None:
            s.events.append(GameEnds(tuple(scores(s)), tuple(bands(s.box, scores(s)))))
        after_the_night(s)


ACTS: Final[list[Action]] = [
    *SEARCH,
    MEDITATE,
    *CHALLENGE,
    RECOVER,
    *MOVE,
    *SPRINT,
    *USE,
    *TRANSMUTE,
    END_TURN,
]
BEGIN_PHASE: Final = BeginPhase(0)
BEGIN_TURN: Final = [BeginTurn(me) for me in SEATS]
ACT: Final = [Act(me) for me in SEATS]
AFTER_ACTION: Final = [AfterAction(me) for me in SEATS]
CLOSE_PHASE: Final = ClosePhase(0)
CLOSE_TURN: Final = [CloseTurn(me) for me in SEATS]
