"""Rows, gauges and panels of a scene: dice, cards to choose, and each monk. Never compiled (msgspec)."""

from __future__ import annotations

from vespers.engine.messages import Text
from vespers.engine.scene import Band, Card, Die, Figure, Gauge, Mark, Mood, Panel, Row
from vespers.engine.scene.drawn_once import drawn_once
from vespers.games.fermentation import wording
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import DRUNKEST, LOUDEST, NOTHING
from vespers.games.fermentation.scene.cards import (
    beer_card,
    card_of,
    monk_card,
    moon_card,
    recipe_card,
    tile_card,
    wolf_card,
)
from vespers.games.fermentation.scene.chances import die_chance, fall_risk, table_row
from vespers.games.fermentation.scene.names import (
    copies,
    face,
    found_id,
    held_id,
    help_of,
    offered_id,
    recipe_words,
    say,
)
from vespers.games.fermentation.scoring import band
from vespers.games.fermentation.view import MonkView, View

# ── dice, beers, what is on offer


def tray(view: View) -> Row:
    """The dice of the action in hand."""
    faces = [view.die, view.spare] if view.asked in ("HaveABeer", "ChooseDie", "RollMore", "Meddle") else []
    dice = [
        Die(id=f"die-{n}", name=say("die", face=face), about=(say("die-about"),), face=face, rule="3.5")
        for n, face in enumerate(faces)
        if face
    ]
    return Row(id="dice", kind="tray", name=say("dice"), about=(say("die-about"),), pieces=tuple(dice))


def displays(box: FermentationBox, view: View) -> list[Row]:
    """Cards or werewolves to choose from, beers; in set-up tiles, monks, recipes and moons."""
    asked = view.asked
    if asked == "LayFreely":
        left = [tile for tile in range(len(box.tile_names)) if tile not in view.tiles]
        return [choice_row("tiles", [tile_card(box, tile, f"lay-{tile}") for tile in left])]
    if asked == "ChooseMonk":
        taken = [monk.monk for monk in view.monks]
        free = [monk for monk in range(len(box.monk_names)) if monk not in taken]
        return [choice_row("monks", [monk_card(box, monk, f"be-{monk}") for monk in free])]
    if asked == "ChooseRecipe":
        return [choice_row("recipes", [recipe_card(box, r, f"brew-{r}") for r in range(len(box.recipes))])]
    if asked == "ChooseRule":
        return [choice_row("moons", [moon_card(box, moon, f"moon-{moon}") for moon in range(len(box.moons))])]
    if asked == "HaveABeer":
        return [choice_row("beers", beers(box, view))]
    return [offer_row(box, view)]


def choice_row(key: str, cards: list[Card]) -> Row:
    return Row(id=f"choose-{key}", name=say("choose"), about=(say(f"choose-{key}"),), pieces=tuple(cards))


def beers(box: FermentationBox, view: View) -> list[Card]:
    """§3.7 What may be drunk after the roll, and what it would make of the die."""
    monk, result = view.monks[view.asks], view.die + view.bonus
    plain = [("no-beer", 0), ("beer", 1), ("two-beers", 2)][: view.beers + 1]
    cards = [
        beer_card(
            f"drink-{n}",
            Text("fermentation-action-Drink", {"beers": n}),
            brought(box, view, monk, result, n),
            symbol,
            str(result + n),
        )
        for symbol, n in plain
    ]
    if view.beers >= 2:
        again = Text("fermentation-action-DrinkToReroll")
        words = say("new-die-finds", chance=die_chance(box, view))
        cards.append(beer_card("drink-again", again, words, "one-die", "?"))
    if view.beers >= 2 and view.fresh and view.die == 6:
        second = Text("fermentation-action-DrinkForSecondDie")
        cards.append(beer_card("drink-second", second, say("one-more-die"), "applied", f"{result}+"))
    return cards


def brought(box: FermentationBox, view: View, monk: MonkView, result: int, beers: int) -> Text:
    """§3.6 What the result would be worth with so many beers, and whether the last of them is in vain."""
    gives = table_row(box, view, monk, result + beers)
    in_vain = beers > 0 and gives == table_row(box, view, monk, result + beers - 1)
    return say("no-more", gives=gives) if in_vain else gives


def offer_row(box: FermentationBox, view: View) -> Row:
    """§5.1, §3.12 What was drawn and is not yet chosen."""
    if view.asked == "ChooseWolf":
        pieces = [wolf_card(box, wolf, found_id(wolf, n)) for wolf, n in copies(view.offer)]
    elif view.asked == "KeepOne":
        pieces = [card_of(box, card, offered_id(card, n)) for card, n in copies(view.offer)]
    elif view.wolf != NOTHING:
        pieces = [wolf_card(box, view.wolf, found_id(view.wolf, 0))]
    else:
        pieces = []
    return Row(id="offer", name=say("offer"), about=(say("offer-about"),), pieces=tuple(pieces))


# ── gauges and players


def noise_gauge(floor: int, monk: MonkView) -> Gauge:
    """§4.1 At its end a werewolf comes; §2.7 below the floor nobody is."""
    blocked = (Band(0, floor - 1, say("blocked"), "danger"),) if floor else ()
    bands = (*blocked, *loud_bands(floor))
    about = (say("noise-about"), say("noise-left", left=LOUDEST - monk.noise))
    return track(monk, "noise", monk.noise, LOUDEST, bands, about, "4.1")


def loud_bands(floor: int) -> tuple[Band, ...]:
    return (
        Band(floor, LOUDEST - 3, say("calm"), "good"),
        Band(LOUDEST - 2, LOUDEST - 1, say("loud"), "warning"),
        Band(LOUDEST, LOUDEST, say("alarm"), "danger", say("alarm")),
    )


def alcohol_gauge(monk: MonkView) -> Gauge:
    """§3.8 Each level with the chance to fall when it is reached."""
    bands = tuple([level(monk, n) for n in range(DRUNKEST + 1)])
    return track(monk, "alcohol", monk.alcohol, DRUNKEST, bands, (say("alcohol-about"),), "3.8")


def level(monk: MonkView, alcohol: int) -> Band:
    """One level: on how many faces of the die a monk falls who reaches it."""
    risk = fall_risk(monk, alcohol) if alcohol else 0
    mood: Mood = "good" if risk < 34 else "warning" if risk < 100 else "danger"
    gives = say("sixths", faces=round(risk * 6 / 100))
    return Band(alcohol, alcohol, say("fall-risk", risk=risk), mood, gives)


def track(
    monk: MonkView, key: str, at: int, high: int, bands: tuple[Band, ...], about: tuple[Text, ...], rule: str
) -> Gauge:
    """A track of a player's board."""
    mark = Mark(id=f"{key}-{monk.seat}-mark", name=say(key), about=about, at=at, seat=monk.seat, rule=rule)
    return Gauge(
        id=f"{key}-{monk.seat}",
        name=say(key),
        about=about,
        low=0,
        high=high,
        kind="cells" if key == "noise" else "scale",
        symbol=key,
        marks=(mark,),
        bands=bands,
        rule=rule,
    )


@drawn_once
def panel(box: FermentationBox, floor: int, monk: MonkView, mine: bool) -> Panel:
    """Everything about one monk beside the boards; my tracks and things lie on my board, once I have one."""
    on_board = mine and monk.recipe != NOTHING
    return Panel(
        seat=monk.seat,
        symbol=face(box, monk.monk),
        figures=figures(box, monk),
        gauges=() if on_board else (noise_gauge(floor, monk), alcohol_gauge(monk)),
        rows=() if on_board else tuple([row for row in belongings(box, monk) if row.pieces]),
        chips=chips(box, monk),
        note=note(monk),
    )


def figures(box: FermentationBox, monk: MonkView) -> tuple[Figure, ...]:
    seat, trophies = monk.seat, len(monk.trophies)
    without = say("trophies-about", no_werewolf=box.numbers.no_werewolf)
    so_far = say("taste-so-far", verdict=Text(f"fermentation-band-{band(box, monk.score)}"))
    return (
        figure(f"taste-{seat}", "taste", "taste", monk.score, so_far, "6.4"),
        figure(f"discs-{seat}", "discs", "rigour", monk.discs, say("discs-about"), "2.4"),
        figure(f"traps-{seat}", "traps", "trap", monk.traps, say("traps-about"), "6.2"),
        figure(f"wolves-{seat}", "trophies", "wolf-head", trophies, without, "3.12"),
    )


def figure(id: str, key: str, symbol: str, value: int, about: Text, rule: str) -> Figure:
    return Figure(id=id, name=say(key), about=(about,), symbol=symbol, value=counted(value), rule=rule)


def counted(number: int) -> str:
    """A number with a real minus."""
    return str(number) if number >= 0 else f"−{-number}"


def chips(box: FermentationBox, monk: MonkView) -> tuple[Figure, ...]:
    """Who he is and what he brews."""
    found = []
    if monk.monk != NOTHING:
        name = wording.monk(box, monk.monk)
        found.append(
            Figure(id=f"ability-{monk.seat}", name=help_of(name), about=(help_of(name),), rule="5.6")
        )
    if monk.recipe != NOTHING:
        name, about = wording.recipe(box, monk.recipe), recipe_words(box, monk.recipe)
        symbol = f"recipe-{box.recipe_names[monk.recipe]}"
        found.append(Figure(id=f"brews-{monk.seat}", name=name, about=(about,), symbol=symbol, rule="1.6"))
    return tuple(found)


def note(monk: MonkView) -> Text | None:
    """What hinders or helps right now."""
    if monk.asleep:
        return say("asleep")
    if not monk.standing:
        return say("lying")
    return say("focused") if monk.focused else None


def belongings(box: FermentationBox, monk: MonkView) -> list[Row]:
    """His cards and his trophies."""
    seat = monk.seat
    cards = [card_of(box, card, held_id(seat, card, n), seat) for card, n in copies(monk.cards)]
    wolves = [wolf_card(box, wolf, f"trophy-{seat}-{wolf}-{n}", seat) for wolf, n in copies(monk.trophies)]
    return [
        Row(
            id=f"cards-{seat}",
            kind="belongings",
            seat=seat,
            name=say("cards"),
            about=(say("cards-about"),),
            pieces=tuple(cards),
        ),
        Row(
            id=f"trophies-{seat}",
            kind="belongings",
            seat=seat,
            name=say("trophies"),
            about=(say("trophies-about", no_werewolf=box.numbers.no_werewolf),),
            pieces=tuple(wolves),
        ),
    ]
