"""§2, §3 What may be done in a turn, and why not."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.messages import Action, Why
from vespers.games.brewers.codebook import SEARCH
from vespers.games.brewers.pieces import (
    ALCHEMY,
    CLOISTER,
    FIND_DIRT,
    FIND_EQUIPMENT,
    FIND_WEREWOLF,
    IN_TURN,
    RECIPE,
)
from vespers.games.brewers.rules.brewing import why_not_dirt, why_not_ingredient
from vespers.games.brewers.rules.card_effects import why_not_deeds
from vespers.games.brewers.state import Brewers, Monk

NO_ACTION_LEFT: Final = Why("no_action_left", "2.2")
NO_MOVE_LEFT: Final = Why("no_move_left", "2.3")
NO_DOOR: Final = Why("no_door", "2.3")
WEBBED: Final = Why("webbed", "5.4")
SPRINTED: Final = Why("sprinted_already", "2.4")
NO_SPRINT: Final = Why("sprint_off", "9.1")
NOT_TWO_AWAY: Final = Why("not_two_away", "2.6")
NOT_HERE: Final = Why("not_here", "1.5")
HUNTED: Final = Why("hunted_already", "3.8")
SILENT_ALREADY: Final = Why("silent_already", "3.10")
IS_WOUNDED: Final = Why("wounded", "5.8")
NOT_WOUNDED: Final = Why("not_wounded", "5.8")
NO_CHALLENGES: Final = Why("challenges_off", "9.1")
NOT_IN_THIS_ROOM: Final = Why("not_in_this_room", "5.9")
NOT_IN_THE_CLOISTER: Final = Why("not_in_the_cloister", "5.9")
NOT_IN_TURN: Final = Why("card_not_in_turn", "6.6")


def why_not_search(s: Brewers, me: Seat, site: int) -> Why | None:
    """§1.5 Only in its room; §3.4 not for the past; §3.8 one hunt a turn; §3.9 some beer for dirt."""
    if site not in s.box.sites_in[s.monks[me].room]:
        return NOT_HERE
    find = s.box.finds[site]
    if find < FIND_EQUIPMENT:
        return why_not_ingredient(s, me, find)
    if find == FIND_WEREWOLF and s.hunted:
        return HUNTED
    return why_not_dirt(s, me) if find == FIND_DIRT else None


def searches(s: Brewers, me: Seat, monk: Monk, room: int) -> list[Action]:
    """§1.5 Every search that why_not_search allows; most of them from a table."""
    box = s.box
    if monk.power[ALCHEMY] > 0 or monk.power[RECIPE] > 0:
        return [SEARCH[site] for site in box.sites_in[room] if why_not_search(s, me, site) is None]
    found = box.searches[s.phase][room]
    if box.hunts_in[room] and not s.hunted:
        found = [*found, *box.hunts_in[room]]
    if box.dirt_in[room] and why_not_dirt(s, me) is None:
        found = [*found, *box.dirt_in[room]]
    return found


def why_not_walk(s: Brewers, monk: Monk) -> Why | None:
    """§2.3 A move, or an action turned into one; never in a web."""
    if monk.web > 0:
        return WEBBED
    return NO_MOVE_LEFT if s.moves == 0 and s.actions == 0 else None


def why_not_sprint(s: Brewers, monk: Monk, room: int) -> Why | None:
    """§2.4 Two doors away, once a turn; §9.1 unless switched off."""
    if not s.box.sprints[monk.room]:
        return NO_SPRINT
    if s.sprinted:
        return SPRINTED
    return why_not_walk(s, monk) or (None if room in s.box.two_away[monk.room] else NOT_TWO_AWAY)


def why_not_challenge(s: Brewers, me: Seat, rival: Seat) -> Why | None:
    """§5.6 An opponent in the same room; §9.1 unless switched off."""
    if not s.box.challenges:
        return NO_CHALLENGES
    if s.monks[me].room == CLOISTER and s.box.rulings.cloister_fights == "refused":
        return NOT_IN_THE_CLOISTER
    together = rival in s.opponents(me) and s.monks[rival].room == s.monks[me].room
    return None if together else NOT_IN_THIS_ROOM


def why_not_use(s: Brewers, me: Seat, card: int) -> Why | None:
    """§6.5 A ready card that is played in one's turn, and that does something."""
    kind = s.box.cards[card]
    if card not in s.monks[me].ready or kind.help != IN_TURN:
        return NOT_IN_TURN
    return why_not_deeds(s, me, kind.deeds)
