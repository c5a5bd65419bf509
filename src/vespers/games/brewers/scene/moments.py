"""Moments that get a stage: fights, and a hermit's cards. Never compiled (msgspec)."""

from __future__ import annotations

from typing import Any

import msgspec

from vespers.engine import scene as draw
from vespers.engine.messages import Text
from vespers.engine.scene import Amount, Consequence, Odds, Side, Stage
from vespers.engine.wording import player
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.codebook import ROLL
from vespers.games.brewers.events import FightLost, FightTied, FightWon, Fled, TrophyTaken
from vespers.games.brewers.messages import EventDrawn, ObjectiveDrawn, RivalDrawn
from vespers.games.brewers.pieces import FIGHT, HUNT, NONE, PILE_MAX, ROOMS
from vespers.games.brewers.scene import chances
from vespers.games.brewers.scene.cards import (
    event_card,
    hermit_card,
    named,
    picture,
    portrait,
    werewolf_card,
)
from vespers.games.brewers.scene.tags import fight_tag
from vespers.games.brewers.view import FightView, MonkView, View

OUTCOMES = {FightWon: "won", FightTied: "tied", FightLost: "lost"}
MOODS: dict[str, draw.Mood] = {"won": "good", "tied": "calm", "lost": "danger"}


def stage(box: Box, before: View, after: View, heard: Any) -> Stage | None:
    """The stage an action or event gets, as this viewer heard it; None: it needs none."""
    fight = before.fight
    if fight is not None and isinstance(heard, FightWon | FightTied | FightLost):
        return fought(box, before, after, fight, heard)
    if fight is not None and isinstance(heard, Fled):
        return escaped(box, before, after, fight, heard)
    if fight is not None and isinstance(heard, TrophyTaken) and before.asked == "Declare":
        return struck_down(box, before, after, fight, heard)
    if isinstance(heard, EventDrawn):
        return shown(Text("brewers-stage-night"), event_card(box, heard.event, "stage-card"), "11.1")
    if isinstance(heard, RivalDrawn):
        card = hermit_card(box, "rival", heard.rival, "stage-card")
        return shown(Text("brewers-stage-rival"), card, "11.2")
    if isinstance(heard, ObjectiveDrawn):
        words = named(box, "objective", heard.objective)
        card = hermit_card(box, "objective", heard.objective, "stage-card", words)
        return shown(Text("brewers-stage-objective"), card, "11.3")
    return None


def shown(title: Text, card: draw.Card, rule: str) -> Stage:
    """A card that the night brings."""
    return Stage(title=title, rule=rule, backdrop="backdrop-forest", prize=(card,))


# --- Fights


def fought(
    box: Box, before: View, after: View, fight: FightView, heard: FightWon | FightTied | FightLost
) -> Stage:
    """§5.3 Who, the card, both dice with what is added, the result, what it costs."""
    outcome = OUTCOMES[type(heard)]
    mine = own_side(box, before, fight, fight.fighter, heard.mine, outcome == "won")
    theirs = other_side(box, before, fight, heard.theirs, outcome == "lost")
    values: dict[str, int | str | Text] = {
        "seat": player(fight.fighter),
        "you": "yes" if fight.fighter == before.seat else "no",
        "mine": printed(heard.mine),
        "theirs": printed(heard.theirs),
    }
    return Stage(
        title=title_of(box, before, fight),
        seats=concerned(fight),
        reason=reason_of(fight),
        rule=rule_of(fight),
        backdrop=backdrop(before, fight),
        sides=(mine, theirs),
        odds=odds_of(box, before, fight),
        ladder=ladder(box, fight),
        verdict=Text(f"brewers-stage-{outcome}", values),
        mood=MOODS[outcome],
        consequences=consequences(before, after, concerned(fight)),
        following=open_wound(after),
    )


def printed(total: int) -> str:
    """A sum with a real minus."""
    return str(total).replace("-", "−")


def escaped(box: Box, before: View, after: View, fight: FightView, heard: Fled) -> Stage:
    """§7.1 Who flees: nobody wins, nobody is wounded."""
    values: dict[str, int | str | Text] = {
        "seat": player(heard.seat),
        "you": "yes" if heard.seat == before.seat else "no",
    }
    return Stage(
        title=title_of(box, before, fight),
        seats=concerned(fight),
        reason=reason_of(fight),
        rule="7.1",
        backdrop=backdrop(before, fight),
        sides=(bare_side(box, before, fight.fighter), bare_other(box, before, fight)),
        verdict=Text("brewers-stage-fled", values),
        mood="calm",
        consequences=consequences(before, after, concerned(fight)),
    )


def struck_down(box: Box, before: View, after: View, fight: FightView, heard: TrophyTaken) -> Stage:
    """§6.3 A card that wins the fight: no die is rolled."""
    return Stage(
        title=title_of(box, before, fight),
        seats=concerned(fight),
        reason=reason_of(fight),
        rule="6.3",
        backdrop=backdrop(before, fight),
        sides=(bare_side(box, before, fight.fighter), bare_other(box, before, fight)),
        verdict=Text("brewers-stage-struck", {"werewolf": named(box, "werewolf", heard.werewolf)}),
        mood="good",
        consequences=consequences(before, after, concerned(fight)),
    )


def concerned(fight: FightView) -> tuple[int, ...]:
    return (fight.fighter,) if fight.rival == NONE else (fight.fighter, fight.rival)


def title_of(box: Box, before: View, fight: FightView) -> Text:
    values: dict[str, int | str | Text] = {
        "seat": player(fight.fighter),
        "you": "yes" if fight.fighter == before.seat else "no",
    }
    if fight.rival != NONE:
        return Text("brewers-stage-challenge", {**values, "rival": player(fight.rival)})
    return Text("brewers-stage-hunt" if fight.hunting else "brewers-stage-attack", values)


def reason_of(fight: FightView) -> Text | None:
    """§4.2 Why a werewolf comes; §5.6 what monks fight for."""
    if fight.rival != NONE:
        return Text("brewers-stakes-monk")
    return None if fight.hunting else Text("brewers-stage-attack-reason")


def rule_of(fight: FightView) -> str:
    return "5.6" if fight.rival != NONE else "3.8" if fight.hunting else "4.2"


def backdrop(before: View, fight: FightView) -> str:
    """The room it happens in."""
    return f"backdrop-{ROOMS[before.monks[fight.fighter].room]}"


# --- Both sides


def own_side(box: Box, view: View, fight: FightView, seat: int, total: int, won: bool) -> Side:
    """§5.2 The die and all that helps: monk, cards, the hunt, the night."""
    parts = helps(box, view, fight, seat)
    die = total - sum(amount for amount, _ in parts)
    return Side(
        name=player(seat),
        piece=figure(box, view, seat),
        seat=seat,
        dice=(die,),
        die="monk",
        parts=tuple(part for _, part in parts),
        total=total,
        won=won,
    )


def other_side(box: Box, view: View, fight: FightView, total: int, won: bool) -> Side:
    """§5.6 The challenged monk, or §5.2 the werewolf and who rolls for it."""
    if fight.rival != NONE:
        return own_side(box, view, fight, fight.rival, total, won)
    dice, bonus, _ = box.werewolves[fight.werewolf].chain[fight.stage]
    card = Amount(symbol="wolf-head", value=f"{bonus:+d}", name=Text("brewers-stage-card"))
    return msgspec.structs.replace(
        bare_other(box, view, fight),
        dice=werewolf_dice(fight, dice, bonus, total),
        die="werewolf",
        parts=(card,) if bonus else (),
        total=total,
        won=won,
    )


def werewolf_dice(fight: FightView, dice: int, bonus: int, total: int) -> tuple[int, ...]:
    """The last die is what was added last; what came before it is one die, if there are two."""
    rolled = fight.theirs - bonus
    last = total - fight.theirs
    if dice == 1:
        return (last,)
    return (rolled, last) if dice == 2 else ()


def bare_side(box: Box, view: View, seat: int) -> Side:
    return Side(name=player(seat), piece=figure(box, view, seat), seat=seat)


def bare_other(box: Box, view: View, fight: FightView) -> Side:
    if fight.rival != NONE:
        return bare_side(box, view, fight.rival)
    name = named(box, "werewolf", fight.werewolf)
    if len(view.monks) > 1:
        roller = player((fight.fighter + 1) % len(view.monks))
        name = Text("brewers-stage-roller", {"roller": roller, "werewolf": name})
    return Side(name=name, piece=werewolf_card(box, fight.werewolf, "stage-foe", fight.stage))


def figure(box: Box, view: View, seat: int) -> draw.Pawn:
    return draw.Pawn(
        id=f"stage-pawn-{seat}", name=player(seat), seat=seat, symbol=portrait(box, view.monks[seat].monk)
    )


def helps(box: Box, view: View, fight: FightView, seat: int) -> list[tuple[int, Amount]]:
    """§5.2 Every bonus of a fighter by where it comes from; they add up to what the rules add."""
    monk = view.monks[seat]
    lost = monk.wounded and box.rulings.flipped_monk == "loses"  # §5.9
    ability = 0 if lost else worth(box.monks[monk.monk], fight.hunting)
    found = [(ability, picture(box, "monk", monk.monk), named(box, "monk", monk.monk))]
    found += [
        (box.cards[card].bonus, picture(box, "card", card), named(box, "card", card))
        for card in monk.declared
    ]
    found += [
        (worth(box.cards[card].power, fight.hunting), picture(box, "card", card), named(box, "card", card))
        for card in monk.cards
        if not barred(box, fight, card)
    ]
    if fight.hunting:
        found.append((box.numbers.hunt_bonus, "wolf-head", Text("brewers-site-werewolf")))
    if view.hermit is not None and view.hermit.event != NONE:
        event = view.hermit.event
        power = box.events[event].power
        found.append((worth(power, fight.hunting), picture(box, "night", event), named(box, "night", event)))
    return [
        (amount, Amount(symbol=symbol, value=f"{amount:+d}", name=name))
        for amount, symbol, name in found
        if amount
    ]


def worth(power: tuple[int, ...], hunting: bool) -> int:
    return power[FIGHT] + (power[HUNT] if hunting else 0)


def barred(box: Box, fight: FightView, card: int) -> bool:
    """§5.1 What does not help against this werewolf."""
    if fight.werewolf == NONE:
        return False
    wolf = box.werewolves[fight.werewolf]
    return wolf.bars_equipment if card < PILE_MAX else wolf.bars_blessings


def odds_of(box: Box, before: View, fight: FightView) -> tuple[Odds, ...]:
    """The chances before the dice; of a chain nobody could say them at once."""
    if fight.werewolf != NONE and len(box.werewolves[fight.werewolf].chain) > 1:
        return ()
    earlier = msgspec.structs.replace(before, asked="Declare", asks=fight.fighter, die=0, rolled=())
    s = chances.table(box, earlier)
    assert s is not None
    return fight_tag(chances.fight_of(chances.after_answer(s, ROLL), fight.fighter, 0)).odds


def ladder(box: Box, fight: FightView) -> tuple[draw.Rung, ...]:
    """§5.5 The opponents of a chain, one after the other."""
    if fight.werewolf == NONE or len(box.werewolves[fight.werewolf].chain) == 1:
        return ()
    chain = box.werewolves[fight.werewolf].chain
    return tuple(
        draw.Rung(
            name=Text("brewers-stage-opponent", {"place": place + 1, "many": len(chain)}),
            amounts=(Amount(symbol="beer", value=str(taste)),),
            state="past" if place < fight.stage else "now" if place == fight.stage else "to come",
        )
        for place, (_, _, taste) in enumerate(chain)
    )


# --- What it costs and brings


def consequences(before: View, after: View, seats: tuple[int, ...]) -> tuple[Consequence, ...]:
    """Where there is only one whom it can concern, nobody need be named."""
    several = len(seats) > 1
    return tuple(
        one
        for seat in seats
        for one in changed(before.monks[seat], after.monks[seat], seat if several else None)
    )


def changed(before: MonkView, after: MonkView, seat: int | None) -> list[Consequence]:
    """Wound, dirt, silence, web, and the taste of a trophy."""
    found = []
    if after.wounded and not before.wounded:
        found.append(Consequence(text=Text("brewers-stage-wound"), symbol="wound", mood="danger", seat=seat))
    for key, symbol, was, now in (
        ("dirt", "dirt", before.dirt, after.dirt),
        ("noise", "bell", before.noise, after.noise),
        ("score", "beer", before.score, after.score),
    ):
        if was != now:
            text = Text(f"brewers-scene-{key}")
            found.append(Consequence(text=text, symbol=symbol, before=str(was), after=str(now), seat=seat))
    if after.webbed and not before.webbed:
        found.append(Consequence(text=Text("brewers-deed-web"), symbol="web", mood="danger", seat=seat))
    return found


def open_wound(after: View) -> Text | None:
    """§5.7 A card or the blessing may still avoid the wound."""
    return Text("brewers-stage-open") if after.asked in ("AvoidWound", "WardDie") else None
