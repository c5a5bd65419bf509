"""What an answer costs and may bring: tags, warnings, words. Never compiled (msgspec)."""

from __future__ import annotations

from typing import Any

from vespers.engine.messages import Text
from vespers.engine.scene import Amount, Odds, Tag
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.messages import (
    Applied,
    Attack,
    BeHero,
    Brawl,
    Concentrate,
    Drink,
    DrinkForSecondDie,
    DrinkToReroll,
    Enrich,
    Follow,
    Go,
    Hide,
    Hunt,
    Put,
    Run,
    SoberUp,
    Stop,
)
from vespers.games.fermentation.pieces import (
    DRUNKEST,
    LOUDEST,
    NOISE,
)
from vespers.games.fermentation.scene.chances import (
    applied_chance,
    battle_odds,
    brawl_odds,
    fall_risk,
    hunt_chance,
    table_row,
)
from vespers.games.fermentation.scene.names import (
    say,
    signed,
)
from vespers.games.fermentation.view import MonkView, View


def amount(symbol: str, value: str, name: Text, mood: Any = None) -> Amount:
    return Amount(symbol=symbol, value=value, name=name, mood=mood)


def change(symbol: str, before: int, after: int, name: Text, mood: Any = None) -> Amount:
    return Amount(symbol=symbol, before=str(before), after=str(after), name=name, mood=mood)


def louder(monk: MonkView, more: int) -> Amount:
    after = min(LOUDEST, monk.noise + more)
    mood = "danger" if after >= LOUDEST else "warning"
    return change("noise", monk.noise, after, say("noise"), mood)


def consequences(box: FermentationBox, view: View, monk: MonkView, action: Any) -> dict[str, Any]:
    """Tag, warning and words of an answer."""
    match action:
        case Applied():
            return applied(box, view, monk)
        case Run():
            tag = Tag(amounts=(louder(monk, box.numbers.run_noise),))
            return {"tag": tag, "costly": True, **alarm(monk, box.numbers.run_noise)}
        case Brawl():
            tag = Tag(amounts=(louder(monk, box.numbers.brawl_noise),))
            return {"tag": tag, "costly": True, **alarm(monk, box.numbers.brawl_noise)}
        case Hide():
            after = max(view.floor, monk.noise - box.numbers.hide)
            return {"tag": Tag(amounts=(change("noise", monk.noise, after, say("noise"), "good"),))}
        case SoberUp():
            after = max(0, monk.alcohol - box.numbers.sober_up)
            return {"tag": Tag(amounts=(change("alcohol", monk.alcohol, after, say("alcohol"), "good"),))}
        case Drink(beers):
            return drinking(box, view, monk, beers, table_row(box, view, monk, view.die + view.bonus + beers))
        case DrinkToReroll() | DrinkForSecondDie():
            return drinking(box, view, monk, 2, say("a-new-die"))
        case Attack(seat):
            return {"tag": Tag(odds=brawl_odds(monk, view.monks[seat]))}
        case Hunt(wolf):
            chance = hunt_chance(box, view, monk, wolf)
            return {"tag": Tag(odds=(Odds(percent=chance, name=say("odds-wins"), mood="good"),))}
    return later_consequences(box, view, monk, action)


def later_consequences(box: FermentationBox, view: View, monk: MonkView, action: Any) -> dict[str, Any]:
    match action:
        case Go():
            left = max(0, view.steps - 1)
            return {"tag": Tag(amounts=(amount("walk", "", say("steps-left", steps=left)),))}
        case Stop():
            return unused(view)
        case Put(space):
            return putting(view, monk, space)
        case Enrich(space):
            taste = monk.vat[space].taste
            return {"tag": Tag(amounts=(change("taste", taste, taste + 1, say("taste"), "good"),))}
        case BeHero():
            return {"tag": Tag(odds=battle_odds(view, monk, view.heroes)), "says": (say("hero-says"),)}
        case Follow():
            return {"says": (say("follow-says"),)}
        case Concentrate():
            return {"says": (say("concentrate-says"),)}
    return {}


def applied(box: FermentationBox, view: View, monk: MonkView) -> dict[str, Any]:
    """§3.5 The chance to find something, and the noise; in the Cloister only noise (§3.11)."""
    noise = louder(monk, box.numbers.applied_noise)
    warned = alarm(monk, box.numbers.applied_noise)
    if box.use[view.tiles[monk.place]] == NOISE:
        ring = amount("bell-rung", signed(box.numbers.cloister_noise), say("collective"))
        return {"tag": Tag(amounts=(ring, noise)), **warned}
    chance = Odds(percent=applied_chance(box, view, monk), name=say("odds-finds"), mood="good")
    return {"tag": Tag(amounts=(noise,), odds=(chance,)), "says": (best_finds(box, view, monk),), **warned}


def best_finds(box: FermentationBox, view: View, monk: MonkView) -> Text:
    """§3.6 What a 4 and what a 6 would give here, before anything is added."""
    return say(
        "applied-says",
        four=table_row(box, view, monk, 4),
        six=table_row(box, view, monk, 6),
    )


def alarm(monk: MonkView, more: int) -> dict[str, Any]:
    """§4.2 A warning before the noise that brings a werewolf."""
    return {"warning": say("warn-alarm")} if monk.noise + more >= LOUDEST else {}


def drinking(box: FermentationBox, view: View, monk: MonkView, beers: int, gives: Text) -> dict[str, Any]:
    """§3.8 What the beers make of the alcohol level, and the chance to fall."""
    if beers == 0:
        return {"says": (gives,)}
    level = min(DRUNKEST, monk.alcohol + beers)
    risk = fall_risk(monk, level)
    rise = change("alcohol", monk.alcohol, level, say("alcohol"), "warning")
    odds = Odds(percent=risk, name=say("odds-falls"), mood="danger" if risk >= 50 else "warning")
    warning = {"warning": say("warn-pass-out")} if level >= DRUNKEST else {}
    return {
        "tag": Tag(title=gives, amounts=(rise,), odds=(odds,)),
        "says": (say("beer-says", risk=risk),),
        "costly": True,
        **warning,
    }


def putting(view: View, monk: MonkView, space: int) -> dict[str, Any]:
    """§2.3 The find on this space; early, it costs the disc of that phase."""
    lies = monk.vat[space]
    gain = change("taste", lies.taste, view.find, say("taste"), "good")
    if lies.phase == view.phase or lies.phase in monk.early:
        return {"tag": Tag(amounts=(gain,))}
    cube = amount("cube", "", say("cube"), "warning")
    return {
        "tag": Tag(amounts=(gain, cube)),
        "costly": True,
        "warning": say("warn-cube", phase=lies.phase + 1),
    }


def unused(view: View) -> dict[str, Any]:
    """A warning before a turn ends with something left to do."""
    if view.asked == "ActSimply" and view.deed:
        return {"warning": say("warn-deed")}
    return {"warning": say("warn-steps", steps=view.steps)} if view.asked == "GoOn" and view.steps else {}
