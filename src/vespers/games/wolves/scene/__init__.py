"""The drawing of a view of Wolves, what one clicks in it to answer, and how events move things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vespers.engine.messages import Text
from vespers.engine.scene import Amount, Cue, Moment, Offer, Prompt, Scene, Tag, Target
from vespers.games.wolves import wording
from vespers.games.wolves.box import WolvesBox as Box
from vespers.games.wolves.messages import (
    CallAmbush,
    Covered,
    Drawn,
    DrawnFaceDown,
    Place,
    Swap,
    Swapped,
    TakeLone,
    TakePower,
)
from vespers.games.wolves.pieces import NONE, SEATS, SIDE
from vespers.games.wolves.scene.board import (
    back_id,
    cell_id,
    displays,
    hand_id,
    hands,
    laid_id,
    lone_id,
    offered_id,
    owned_id,
    say,
    territory,
)
from vespers.games.wolves.scene.known import Counted, after_placing, counted, known_table, row_of
from vespers.games.wolves.scene.score import panels, sheet
from vespers.games.wolves.scene.stages import stage
from vespers.games.wolves.state import Wolves
from vespers.games.wolves.view import PackView, View, shown_round


def scene(m: Moment) -> Scene:
    """All that one viewer sees."""
    box: Box = m.box
    view: View = m.view
    one, other = view.packs
    lone_for = view.asks if view.asked == "TakeLoneWolf" else NONE
    known = known_table(box, view)
    found = counted(known)
    return Scene(
        prompt=prompt(m),
        status=status(box, view, m.outcome is not None),
        boards=(territory(box, view, found),),
        panels=panels(box, view),
        sheet=sheet(found, (one.wins, other.wins), m.outcome),
        viewer=m.seat,
        rows=hands(box, view) + displays(box, view.offered, lone_for),
        targets=tuple([o for offer in m.offers for o in targets(box, view, known, found, offer)]),
    )


def prompt(m: Moment) -> Prompt:
    """The question; who is asked it needs no name."""
    asked = m.view.asked
    mine = m.seat in m.asked and asked in RULES
    text = Text(f"wolves-ask-{asked}", dict(m.prompt.values)) if mine else m.prompt
    return Prompt(text=text, seats=m.asked, rule=RULES.get(asked, ""))


RULES = {
    "PlaceWolf": "3.1",
    "SecondWolf": "7.3",
    "SwapWolf": "7.6",
    "TakeLoneWolf": "6.2",
    "TakeAlphaPower": "6.3",
}


def status(box: Box, view: View, over: bool) -> tuple[Text, ...]:
    """The round, unless all is over, who has won how many, and the goal."""
    goal = say("goal", wins=box.numbers.wins)
    wins = [pack.wins for pack in view.packs]
    if over or not any(wins):
        return (goal,) if over else (say("round", round=shown_round(box, view)), goal)
    mine = 1 if view.seat == 1 else 0
    score = say("rounds-score", mine=wins[mine], theirs=wins[1 - mine])
    return (say("round", round=shown_round(box, view)), score)


# ── answers


def targets(box: Box, view: View, known: Wolves, found: Counted, offer: Offer) -> tuple[Target, ...]:
    """Every way to click an offer, with what it changes."""
    action = offer.action
    if not isinstance(action, Place):
        return tuple(offer.target(way) for way in ways_to_say(view.seat, 0, action))
    copies = view.packs[view.seat].hand[action.wolf]
    more = placement(box, view, known, found, action)
    return tuple(offer.target(way, **more) for way in ways_to_say(view.seat, copies, action))


def placement(box: Box, view: View, known: Wolves, found: Counted, a: Place) -> dict[str, Any]:
    """§5.2 What a wolf there does to its row, and whether an Ambush is spent on it."""
    me = view.seat
    after = after_placing(known, me, a)
    now, then = row_of(found, a.cell), row_of(counted(after), a.cell)
    spends = known.packs[me].ready and not after.packs[me].ready
    order = (me, 1 - me)
    amounts = tuple(Amount(seat=s, before=str(now[s]), after=str(then[s])) for s in order)
    row = a.cell // SIDE + 1
    return {
        "tag": Tag(title=tag_title(box, view, known, a, row, spends), amounts=amounts),
        "says": (changes(row, now, then, me),),
        "costly": spends,
        "uses": (owned_id(me),) if spends else (),
    }


def tag_title(box: Box, view: View, known: Wolves, a: Place, row: int, spends: bool) -> Text:
    hidden = known.wolf[a.cell]
    if hidden == NONE:
        return say("row-sum", row=row)
    value = box.value[hidden]
    if spends:
        return say("tag-ambush", power=wording.power(box, view.packs[view.seat].power), value=value)
    return say("tag-cover", value=value)


def changes(row: int, now: tuple[int, int], then: tuple[int, int], me: int) -> Text:
    """The sums of a row from my side, before and after, and who would lead it."""
    leads = "tie" if then[0] == then[1] else "me" if then[me] > then[1 - me] else "foe"
    before, after = f"{now[me]} : {now[1 - me]}", f"{then[me]} : {then[1 - me]}"
    return say("row-becomes", row=row, before=before, after=after, leads=leads)


def things(box: Box, view: View, action: Any) -> Sequence[tuple[str, ...]]:
    """What one clicks to mean an action, legal or not."""
    copies = 0
    if isinstance(action, Place) and action.wolf < len(box.wolves) and view.seat >= 0:
        copies = view.packs[view.seat].hand[action.wolf]
    return ways_to_say(view.seat, copies, action)


def ways_to_say(seat: int, copies: int, action: Any) -> Sequence[tuple[str, ...]]:
    match action:
        case Place(wolf, cell):
            return [(hand_id(seat, wolf, n), cell_id(cell)) for n in range(copies)]
        case Swap(cell):
            return [(cell_id(cell),)]
        case CallAmbush():
            return [(owned_id(seat),)]
        case TakeLone(wolf):
            return [(lone_id(wolf),)]
        case TakePower(power):
            return [(offered_id(power),)]
    return [()]


# ── movement


def cues(box: Box, before: View, after: View, heard: Any) -> Sequence[Cue]:
    """How an action or event moves things: from the hand to a cell, from the deck to the hand."""
    move = MOVES.get(type(heard))
    return () if move is None else move(before, after, heard)


def placed(before: View, after: View, heard: Place) -> list[Cue]:
    return [travel(top_id(after, heard.cell), left_hand(before, heard.wolf))]


def covered(before: View, after: View, heard: Covered) -> list[Cue]:
    return [Cue(kind="glow", thing=top_id(after, heard.cell))]


def swapped(before: View, after: View, heard: Swapped) -> list[Cue]:
    here, there = top_id(after, heard.cell), top_id(after, heard.other)
    return [travel(here, there), travel(there, here)]


def taken(before: View, after: View, heard: TakePower) -> list[Cue]:
    owners = [seat for seat in SEATS if after.packs[seat].power == heard.power]
    return [travel(owned_id(seat), offered_id(heard.power)) for seat in owners]


def travel(thing: str, source: str) -> Cue:
    return Cue(kind="travel", thing=thing, source=source)


def top_id(view: View, cell: int) -> str:
    for here in view.territory:
        if here.cell == cell:
            return laid_id(cell, len(here.pile) - 1)
    return cell_id(cell)


def left_hand(before: View, wolf: int) -> str:
    """The card that left the hand of whoever was asked: my own by its name, another's by its back."""
    seat = before.asks
    pack = before.packs[seat]
    mine = seat == before.seat
    return hand_id(seat, wolf, pack.hand[wolf] - 1) if mine else back_id(seat, pack.held - 1)


def drawn(before: View, after: View, heard: Drawn | DrawnFaceDown) -> list[Cue]:
    """From the deck to the place in the hand that is new; whoever is not told the wolf sees its back."""
    grown = [seat for seat in SEATS if after.packs[seat].held > before.packs[seat].held]
    return [travel(new_id(seat, after.packs[seat], heard), f"deck-{seat}") for seat in grown]


def new_id(seat: int, pack: PackView, heard: Drawn | DrawnFaceDown) -> str:
    if isinstance(heard, Drawn) and pack.hand:
        return hand_id(seat, heard.wolf, pack.hand[heard.wolf] - 1)
    return back_id(seat, pack.held - 1)


MOVES: dict[type, Callable[[View, View, Any], list[Cue]]] = {
    Place: placed,
    Drawn: drawn,
    DrawnFaceDown: drawn,
    Covered: covered,
    Swapped: swapped,
    TakePower: taken,
}

__all__ = ["cues", "scene", "stage", "things"]
