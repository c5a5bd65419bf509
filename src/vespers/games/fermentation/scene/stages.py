"""Moments with a stage: attacks, hunts, fights, trampling, the end of a phase, the last battle.

All of it comes from what everybody may know: the two views and what was heard.
"""

from __future__ import annotations

from typing import Any

import msgspec

from vespers.engine.messages import Text
from vespers.engine.scene import Amount, Consequence, Mood, Odds, Pawn, Rung, Side, Stage
from vespers.engine.wording import player
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.events import (
    BattleBegan,
    BattleFought,
    Fought,
    MonksFought,
    PassedOut,
    PhaseBegan,
    Trampled,
)
from vespers.games.fermentation.pieces import (
    FIGHT_ATTACKS,
    FIGHT_HUNTER,
    FIGHT_HUNTS,
    FIGHT_MONKS,
    NOTHING,
)
from vespers.games.fermentation.scene.cards import hunter_card, wolf_card
from vespers.games.fermentation.scene.chances import battle_odds
from vespers.games.fermentation.scene.hunter import effect_about, effect_kind
from vespers.games.fermentation.scene.names import face, found_id, hunter_name, pawn_id, say, signed
from vespers.games.fermentation.view import MonkView, View


def stage(box: FermentationBox, before: View, after: View, heard: Any) -> Stage | None:
    """The stage of an event, as every viewer sees it; None: it needs none."""
    match heard:
        case Fought(seat, wolf, mine, theirs):
            return wolf_fight(box, before, after, seat, wolf, mine, theirs)
        case MonksFought(seat, foe, mine, theirs):
            return monk_fight(box, before, after, seat, foe, mine, theirs)
        case Trampled(seat):
            return simple_stage(box, before, after, seat, "trampled", "4.3")
        case PassedOut(seat):
            return simple_stage(box, before, after, seat, "passed-out", "3.9")
        case PhaseBegan(phase):
            return phase_end(box, before, after, phase)
        case BattleBegan():
            return battle_begins(box, after)
        case BattleFought(seat, mine, theirs):
            return battle(box, before, after, seat, mine, theirs)
    return None


# ── sides


def figure(box: FermentationBox, monk: MonkView) -> Pawn:
    return Pawn(
        id=f"stage-{pawn_id(monk.seat)}",
        name=say("pawn", seat=player(monk.seat)),
        about=(say("pawn-about", noise=monk.noise, alcohol=monk.alcohol),),
        seat=monk.seat,
        symbol=face(box, monk.monk),
    )


def part(symbol: str, value: int, name: Text) -> tuple[Amount, ...]:
    """What is added to a die, if anything is."""
    return (Amount(symbol=symbol, value=signed(value), name=name),) if value else ()


def monk_side(
    box: FermentationBox, monk: MonkView, total: int, parts: tuple[tuple[str, int, Text], ...], won: bool
) -> Side:
    """A monk with his die: the total without what was added."""
    added = sum([value for _, value, _ in parts])
    shown = tuple([one for symbol, value, name in parts for one in part(symbol, value, name)])
    return Side(
        name=player(monk.seat),
        piece=figure(box, monk),
        seat=monk.seat,
        dice=(total - added,),
        parts=shown,
        total=total,
        won=won,
    )


def changes(before: View, after: View, *seats: int) -> tuple[Consequence, ...]:
    """What became of these monks, or of all, and of the noise of all."""
    ended = after.phase != before.phase
    found = [
        one
        for old, new in zip(before.monks, after.monks, strict=True)
        if new.seat in seats or not seats
        for one in monk_changes(old, new, ended)
    ]
    if after.phase == before.phase and after.gauge != before.gauge:
        found.append(shift("bell-rung", say("collective"), before.gauge, after.gauge, "warning"))
    return tuple(found)


def monk_changes(old: MonkView, new: MonkView, ended: bool) -> list[Consequence]:
    """What became of a monk; where the phase has `ended` too, its discs are told by a stage of their own."""
    seat, found = new.seat, []
    if old.standing and not new.standing:
        found.append(Consequence(text=say("falls-down"), symbol="trigger-fall", mood="danger", seat=seat))
    if old.noise != new.noise:
        mood: Mood = "warning" if new.noise > old.noise else "calm"
        found.append(shift("noise", say("noise"), old.noise, new.noise, mood, seat))
    if new.traps > old.traps:
        found.append(shift("trap", say("traps"), old.traps, new.traps, "good", seat))
    if new.score != old.score and not (ended and new.discs > old.discs):
        better: Mood = "good" if new.score > old.score else "danger"
        found.append(shift("taste", say("taste"), old.score, new.score, better, seat))
    if new.place != old.place:
        found.append(Consequence(text=say("lands-elsewhere"), symbol="door", seat=seat))
    return found


def shift(
    symbol: str, text: Text, before: int, after: int, mood: Mood, seat: int | None = None
) -> Consequence:
    return Consequence(text=text, symbol=symbol, before=str(before), after=str(after), mood=mood, seat=seat)


# ── fights


def wolf_fight(
    box: FermentationBox, before: View, after: View, seat: int, wolf: int, mine: int, theirs: int
) -> Stage:
    """§3.12, §4.2 A hunt, or an attack by a werewolf."""
    hunted = before.asked == "HuntDie"
    monk = before.monks[seat]
    power = monk.powers[FIGHT_HUNTS if hunted else FIGHT_ATTACKS]
    helped = before.bonus if hunted else 0
    won = mine >= theirs
    parts = (("fight", power, say("part-gear")), ("applied", helped, say("part-search")))
    beast = Side(
        name=Text(f"fermentation-wolf-{box.wolf_names[wolf]}"),
        piece=wolf_card(box, wolf, f"stage-{found_id(wolf, 0)}"),
        dice=(theirs - box.wolf_fight[wolf] - before.howl,),
        parts=(
            *part("wolf-head", box.wolf_fight[wolf], say("part-wolf")),
            *part("rallying-cry", before.howl, say("part-howl")),
        ),
        total=theirs,
        won=not won,
    )
    key = "hunt" if hunted else "attack"
    return Stage(
        title=say(f"stage-{key}", seat=player(seat)),
        seats=(seat,),
        reason=say(f"stage-{key}-reason"),
        rule="3.12" if hunted else "4.2",
        backdrop=room_of(box, before, seat),
        sides=(monk_side(box, monk, mine, parts, won), beast),
        verdict=say(f"stage-{key}-{'won' if won else 'lost'}", seat=player(seat)),
        mood="good" if won else "danger",
        consequences=changes(before, after, seat),
    )


def monk_fight(
    box: FermentationBox, before: View, after: View, seat: int, foe: int, mine: int, theirs: int
) -> Stage:
    """§4.4 Monk against monk."""
    me, other = before.monks[seat], before.monks[foe]
    gear = say("part-gear")
    winner = seat if mine > theirs else foe
    verdict = say("stage-brawl-tie") if mine == theirs else say("stage-brawl-won", seat=player(winner))
    return Stage(
        title=say("stage-brawl", seat=player(seat), foe=player(foe)),
        seats=(seat, foe),
        reason=say("stage-brawl-reason"),
        rule="4.4",
        backdrop=room_of(box, before, seat),
        sides=(
            monk_side(box, me, mine, (("fight", me.powers[FIGHT_MONKS], gear),), mine > theirs),
            monk_side(box, other, theirs, (("fight", other.powers[FIGHT_MONKS], gear),), theirs > mine),
        ),
        verdict=verdict,
        mood="calm" if mine == theirs else "warning",
        consequences=changes(before, after),
    )


def room_of(box: FermentationBox, view: View, seat: int) -> str:
    """The room a monk is in, as a backdrop."""
    place = view.monks[seat].place
    return "" if place == NOTHING else f"room-{box.tile_names[view.tiles[place]]}"


def simple_stage(box: FermentationBox, before: View, after: View, seat: int, key: str, rule: str) -> Stage:
    """Trampled in the dark, or passed out: no dice to show."""
    return Stage(
        title=say(f"stage-{key}", seat=player(seat)),
        seats=(seat,),
        reason=say(f"stage-{key}-reason"),
        rule=rule,
        backdrop=room_of(box, before, seat),
        mood="danger",
        consequences=changes(before, after, seat),
    )


# ── the end of a phase


def phase_end(box: FermentationBox, before: View, after: View, phase: int) -> Stage | None:
    """§2.6 Discs are given, the hunter's next effect begins; the first phase follows no other."""
    if phase == 0:
        return None
    hunter = box.hunters[after.hunter]
    kind = effect_kind(hunter.recruit[phase], hunter.cry[phase])
    return Stage(
        title=say("stage-phase", phase=phase),
        reason=say("stage-phase-reason"),
        rule="2.6",
        backdrop=f"hunter-{box.hunter_names[after.hunter]}",
        consequences=tuple([disc_of(old, new) for old, new in zip(before.monks, after.monks, strict=True)]),
        mood="warning",
        following=say("stage-phase-next", phase=phase + 1, effect=effect_about(box, kind)),
    )


def disc_of(old: MonkView, new: MonkView) -> Consequence:
    """§2.4 Who got a disc, and who did not."""
    if new.discs > old.discs:
        return shift("rigour", say("disc-won"), old.discs, new.discs, "good", new.seat)
    return Consequence(text=say("disc-missed"), symbol="rigour-lost", mood="calm", seat=new.seat)


# ── the last battle


def ladder(box: FermentationBox, view: View, fought: int) -> tuple[Rung, ...]:
    """§6.3 One step down per fight: his bonus, the prize, and what each monk may hope for."""
    return tuple([rung(box, view, n, seat, fought) for n, seat in enumerate(view.order)])


def rung(box: FermentationBox, view: View, number: int, seat: int, fought: int) -> Rung:
    monk = view.monks[seat]
    beats, holds, _ = battle_odds(view, monk, number)
    amounts = (
        Amount(symbol="hunter-token", value=signed(view.fight - number), name=say("part-hunter")),
        Amount(symbol="taste", value=str(max(0, view.taste - number)), name=say("prize")),
        Amount(symbol="rigour", value=str(monk.discs), name=say("discs")),
        Amount(symbol="trap", value=str(monk.traps), name=say("traps")),
        chance("victor", "odds-beats", beats, "good"),
        chance("shield", "odds-holds", holds, None),
    )
    return Rung(
        name=say("hero", seat=player(seat)) if number < view.heroes else player(seat),
        piece=figure(box, monk),
        amounts=amounts,
        state="past" if number < fought else "now" if number == fought else "to come",
    )


def chance(symbol: str, key: str, odds: Odds, mood: Mood | None) -> Amount:
    words = say("chance-of", what=say(key), percent=odds.percent)
    return Amount(symbol=symbol, value=f"{odds.percent} %", name=words, mood=mood, worded=True)


def battle_begins(box: FermentationBox, after: View) -> Stage:
    """§6.1 The hunter's order."""
    return Stage(
        title=say("stage-battle"),
        reason=say("stage-battle-reason"),
        rule="6.1",
        backdrop=f"hunter-{box.hunter_names[after.hunter]}",
        ladder=ladder(box, after, 0),
        mood="danger",
    )


def battle(box: FermentationBox, before: View, after: View, seat: int, mine: int, theirs: int) -> Stage:
    """§6.3 One fight of the last battle."""
    monk, bonus = before.monks[seat], before.fight - before.fought
    parts = (
        ("fight", monk.powers[FIGHT_HUNTER], say("part-gear")),
        ("trap", monk.traps, say("traps")),
    )
    result = "won" if mine > theirs else "held" if mine == theirs else "lost"
    moods: dict[str, Mood] = {"won": "good", "held": "calm", "lost": "danger"}
    hunter = Side(
        name=hunter_name(box, before),
        piece=msgspec.structs.replace(hunter_card(box, before), words=None),
        dice=(theirs - bonus,),
        parts=part("hunter-token", bonus, say("part-hunter")),
        total=theirs,
        won=theirs > mine,
    )
    return Stage(
        title=say("stage-battle-of", seat=player(seat)),
        reason=say("stage-battle-reason"),
        rule="6.3",
        backdrop=f"hunter-{box.hunter_names[before.hunter]}",
        sides=(monk_side(box, monk, mine, parts, mine > theirs), hunter),
        odds=battle_odds(before, monk, before.fought),
        ladder=ladder(box, before, before.fought),
        verdict=say(f"stage-battle-{result}", seat=player(seat)),
        mood=moods[result],
        consequences=(*changes(before, after), *lost_discs(monk, after.monks[seat])),
    )


def lost_discs(old: MonkView, new: MonkView) -> tuple[Consequence, ...]:
    """§6.3 Half of the discs, rounded down."""
    if new.discs == old.discs:
        return ()
    return (shift("rigour-lost", say("discs"), old.discs, new.discs, "danger", new.seat),)
