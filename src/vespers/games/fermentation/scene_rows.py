"""Rows, gauges and panels of a scene: decks, dice, cards, and each monk. Never compiled (msgspec)."""

from __future__ import annotations

from vespers.engine.scene import (
    Badge,
    Band,
    Card,
    Die,
    Figure,
    Frame,
    Gauge,
    Mark,
    Panel,
    Row,
    Stack,
)
from vespers.engine.words import Text
from vespers.games.fermentation import names
from vespers.games.fermentation.box import Cellar
from vespers.games.fermentation.pieces import (
    DECKS,
    DRUNKEST,
    LOUDEST,
    NOTHING,
    SLOTS,
)
from vespers.games.fermentation.scene_boards import (
    copies,
    face,
    found_id,
    held_id,
    offered_id,
    say,
    tile_symbol,
)
from vespers.games.fermentation.views import MonkView, View

FRAMES: dict[str, Frame] = {"blessing": "blessing", "curse": "curse"}
BEASTS = {"werewolf": "wolf", "were-boar": "boar", "were-bear": "bear", "were-raven": "raven"}


def hunter_name(box: Cellar, view: View) -> Text:
    return Text(f"fermentation-hunter-{box.hunter_names[view.hunter]}")


# ── decks, dice, what is on offer


def decks(view: View) -> Row:
    """§1.5 Four decks; how many cards each still has."""
    frames: list[Frame] = ["equipment", "equipment", "blessing", "werewolf"]
    symbols = ("equipment", "gear", "blessing", "beast-wolf")
    stacks = []
    for deck, name in enumerate((*DECKS, "wolves")):
        label = Text(f"fermentation-deck-{name}")
        left = sum(view.decks[deck])
        stacks.append(
            Stack(
                id=f"deck-{name}",
                name=say("cards-left", deck=label, cards=left),
                label=label,
                symbol=symbols[deck],
                frame=frames[deck],
                count=left,
                rule="1.5",
            )
        )
    return Row(id="decks", kind="decks", name=say("decks"), pieces=tuple(stacks))


def tray(view: View) -> Row:
    """The dice of the action in hand."""
    faces = [view.die, view.spare] if view.asked in ("HaveABeer", "ChooseDie", "RollMore") else []
    dice = [
        Die(id=f"die-{n}", name=say("dice"), face=face, rule="3.5") for n, face in enumerate(faces) if face
    ]
    return Row(id="dice", kind="tray", name=say("dice"), pieces=tuple(dice))


def displays(box: Cellar, view: View) -> list[Row]:
    """Cards or werewolves to choose from; in set-up tiles, monks, recipes and moons."""
    asked = view.asked
    rows = [offer_row(box, view)]
    if asked == "LayFreely":
        left = [tile for tile in range(len(box.tile_names)) if tile not in view.tiles]
        rows.append(
            choice_row("tiles", [plain(f"lay-{t}", names.tile(box, t), tile_symbol(box, t)) for t in left])
        )
    elif asked == "ChooseMonk":
        taken = [monk.monk for monk in view.monks]
        free = [monk for monk in range(len(box.monk_names)) if monk not in taken]
        rows.append(choice_row("monks", [monk_card(box, monk, f"be-{monk}") for monk in free]))
    elif asked == "ChooseRecipe":
        brews = range(len(box.recipes))
        rows.append(
            choice_row("recipes", [plain(f"brew-{r}", names.recipe(box, r), "recipe") for r in brews])
        )
    elif asked == "ChooseRule":
        moons = range(len(box.moons))
        rows.append(choice_row("moons", [plain(f"moon-{n}", names.moon(box, n), "moon") for n in moons]))
    return rows


def choice_row(key: str, cards: list[Card]) -> Row:
    return Row(id=f"choose-{key}", name=say("choose"), pieces=tuple(cards))


def plain(id: str, name: Text, symbol: str) -> Card:
    return Card(id=id, name=name, label=name, symbol=symbol)


def monk_card(box: Cellar, monk: int, id: str) -> Card:
    name = names.monk(box, monk)
    about = (Text(f"{name.key}-help"),)
    return Card(id=id, name=name, label=name, about=about, frame="monk", symbol=face(monk), rule="5.6")


def offer_row(box: Cellar, view: View) -> Row:
    """§5.1, §3.12 What was drawn and is not yet chosen."""
    if view.asked == "ChooseWolf":
        pieces = [wolf_card(box, wolf, found_id(wolf, n)) for wolf, n in copies(view.offer)]
    elif view.asked == "KeepOne":
        pieces = [card_of(box, card, offered_id(card, n)) for card, n in copies(view.offer)]
    elif view.wolf != NOTHING:
        pieces = [wolf_card(box, view.wolf, found_id(view.wolf, 0))]
    else:
        pieces = []
    return Row(id="offer", name=say("offer"), pieces=tuple(pieces))


def card_of(box: Cellar, card: int, id: str, seat: int | None = None) -> Card:
    """An equipment, blessing or curse, with what it does."""
    name, slot = names.card(box, card), SLOTS[box.cards[card].slot]
    return Card(
        id=id,
        name=name,
        label=name,
        about=(Text(f"{name.key}-help"),),
        frame=FRAMES.get(slot, "equipment"),
        symbol=slot if slot in FRAMES else "equipment",
        seat=seat,
        rule="5.4" if box.cards[card].use else "5.3",
    )


def wolf_card(box: Cellar, wolf: int, id: str, seat: int | None = None) -> Card:
    """A werewolf: its bonus as a badge, its taste as the value."""
    fight = box.wolf_fight[wolf]
    return Card(
        id=id,
        name=names.wolf(box, wolf),
        label=names.wolf(box, wolf),
        frame="werewolf",
        symbol="beast-wolf",
        value=str(box.wolf_taste[wolf]),
        badges=(Badge(symbol="fight", value=f"{fight:+d}"),),
        seat=seat,
        rule="3.12",
    )


# ── gauges, players and score


def effects(view: View) -> tuple[Text, ...]:
    """§2.7 What the hunter does in this phase."""
    return (say("effects", floor=view.floor, howl=view.howl),) if view.floor or view.howl else ()


def collective(box: Cellar, view: View) -> Gauge:
    """§2.5 The collective noise; at its end the phase is over."""
    beast = BEASTS.get(box.hunter_names[view.hunter], "wolf")
    high = view.threshold
    mark = Mark(
        id="collective-mark", name=say("collective"), at=min(view.gauge, high), symbol=f"beast-{beast}"
    )
    end = Band(high, high, say("end-of-phase"), "danger")
    name = say("collective")
    about = (Text(f"{hunter_name(box, view).key}-help"), *effects(view))
    return Gauge(
        id="collective",
        name=name,
        about=about,
        low=0,
        high=high,
        symbol="bell",
        marks=(mark,),
        bands=(end,),
        rule="2.5",
    )


def gauge(monk: MonkView, key: str, level: int, top: int, symbol: str, end: str, rule: str) -> Gauge:
    """A track of a player's board."""
    mark = Mark(id=f"{key}-{monk.seat}-mark", name=say(key), at=level, seat=monk.seat)
    bands = (
        Band(top - 2, top - 1, say("loud" if key == "noise" else "alcohol"), "warning"),
        Band(top, top, say(end), "danger"),
    )
    return Gauge(
        id=f"{key}-{monk.seat}",
        name=say(key),
        low=0,
        high=top,
        symbol=symbol,
        marks=(mark,),
        bands=bands,
        rule=rule,
    )


def panel(box: Cellar, view: View, monk: MonkView) -> Panel:
    """Everything about one monk beside the boards."""
    seat = monk.seat
    figures = (
        Figure(id=f"taste-{seat}", name=say("taste"), symbol="beer", value=str(monk.score), rule="6.4"),
        Figure(id=f"discs-{seat}", name=say("discs"), symbol="rigour", value=str(monk.discs), rule="2.4"),
        Figure(id=f"traps-{seat}", name=say("traps"), symbol="trap", value=str(monk.traps), rule="6.2"),
    )
    return Panel(
        seat=seat,
        symbol=face(monk.monk, seat),
        figures=figures,
        gauges=(
            gauge(monk, "noise", monk.noise, LOUDEST, "bell", "alarm", "4.1"),
            gauge(monk, "alcohol", monk.alcohol, DRUNKEST, "alcohol", "passed-out", "3.8"),
        ),
        rows=tuple([row for row in belongings(box, monk) if row.pieces]),
        note=note(monk),
    )


def note(monk: MonkView) -> Text | None:
    """What hinders or helps right now."""
    if monk.asleep:
        return say("asleep")
    if not monk.standing:
        return say("lying")
    return say("focused") if monk.focused else None


def belongings(box: Cellar, monk: MonkView) -> list[Row]:
    """The monk himself, his cards and his trophies."""
    seat = monk.seat
    known = [] if monk.monk == NOTHING else [monk_card(box, monk.monk, f"monk-{seat}")]
    cards = [*known, *[card_of(box, card, held_id(seat, card, n), seat) for card, n in copies(monk.cards)]]
    wolves = [wolf_card(box, wolf, f"trophy-{seat}-{wolf}-{n}", seat) for wolf, n in copies(monk.trophies)]
    return [
        Row(id=f"cards-{seat}", kind="belongings", seat=seat, name=say("cards"), pieces=tuple(cards)),
        Row(id=f"trophies-{seat}", kind="belongings", seat=seat, name=say("trophies"), pieces=tuple(wolves)),
    ]
