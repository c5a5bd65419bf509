"""The drawing of a view of Triple Fermentation, its answers and its movement. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vespers.engine.scene import (
    Option,
    Prompt,
    Scene,
    Sheet,
    Source,
)
from vespers.engine.stage import Cue, Moment, Offer
from vespers.engine.words import Text
from vespers.games.fermentation import names
from vespers.games.fermentation.box import Cellar
from vespers.games.fermentation.pieces import (
    DECKS,
    DRUNKEST,
    FIGHT_HUNTS,
    NOISE,
    NOTHING,
    RESIST,
    SEARCH,
    band,
)
from vespers.games.fermentation.scene_boards import (
    found_id,
    held_id,
    monastery,
    offered_id,
    pawn_id,
    place_id,
    recipe,
    say,
    space_id,
)
from vespers.games.fermentation.scene_rows import (
    collective,
    decks,
    displays,
    effects,
    hunter_name,
    panel,
    tray,
)
from vespers.games.fermentation.views import MonkView, View
from vespers.games.fermentation.words import (
    Added,
    Applied,
    Attack,
    Bar,
    ChooseMoon,
    Curse,
    Drew,
    Drink,
    DropCard,
    Enrich,
    Fell,
    Found,
    Go,
    Hunt,
    KeepCard,
    KeepDie,
    KeepForNext,
    LayTile,
    Leap,
    Noisier,
    Push,
    Put,
    Rolled,
    TakeMonk,
    TakeRecipe,
    Trophy,
    UseCard,
)

FACES = range(1, 7)
LINES = ("ingredients", "penalties", "rigour", "trophies", "hunter", "no-werewolf")
LINE_SYMBOLS = ("recipe", "dirt", "rigour", "trophy", "hunter", "minus")
RULES = {
    "ChooseTurn": "3.1",
    "GoOn": "3.2",
    "Fray": "3.2",
    "ActSimply": "3.4",
    "HaveABeer": "3.7",
    "ChooseDie": "3.10",
    "ChooseWolf": "3.12",
    "PutIn": "2.3",
    "PushOut": "4.4",
    "Brace": "4.5",
    "KeepOne": "5.1",
    "Drop": "5.2",
    "GiveCurse": "5.5",
    "BarDoor": "5.4",
    "LeapAway": "5.4",
    "EnrichBeer": "5.4",
    "SpeakUp": "6.2",
    "Keepsake": "7.3",
    "ChooseRule": "7.4",
    "LayFreely": "1.2",
    "ChooseMonk": "1.6",
    "ChooseRecipe": "1.6",
}


def scene(m: Moment) -> Scene:
    """All that one viewer sees."""
    box: Cellar = m.box
    view: View = m.view
    brewing = [monk for monk in view.monks if monk.recipe != NOTHING]
    return Scene(
        viewer=m.seat,
        prompt=Prompt(text=m.prompt, seats=m.asked, rule=RULES.get(view.asked, "")),
        status=status(box, view),
        boards=(monastery(box, view), *[recipe(box, view, monk, m.seat) for monk in brewing]),
        rows=tuple([row for row in (decks(view), tray(view), *displays(box, view)) if row.pieces]),
        panels=tuple([panel(box, view, monk) for monk in view.monks]),
        gauges=(collective(box, view),),
        sheet=sheet(view, m),
        options=tuple([o for offer in m.offers for o in options(box, view, offer)]),
    )


def status(box: Cellar, view: View) -> tuple[Text, ...]:
    """Phase, the hunter, his effects, the moons."""
    noise = min(view.gauge, view.threshold)
    phase = say("phase", phase=view.phase + 1, noise=noise, threshold=view.threshold)
    moons = [names.moon(box, moon) for moon in view.moons]
    return (phase, hunter_name(box, view), *effects(view), *moons)


def sheet(view: View, m: Moment) -> Sheet:
    """§6.4 The six lines as they stand, and in the end the quality of each beer."""
    over = m.outcome is not None
    lines = [
        Source(
            name=Text(f"fermentation-line-{line}"),
            values=tuple([monk.lines[n] for monk in view.monks]),
            symbol=LINE_SYMBOLS[n],
            rule="6.4",
        )
        for n, line in enumerate(LINES)
    ]
    scores = tuple([monk.score for monk in view.monks])
    total = Source(
        name=Text("fermentation-line-total"),
        values=scores,
        symbol="beer",
        total=True,
        forecast=not over,
        rule="6.4",
    )
    return Sheet(
        seats=tuple(range(len(view.monks))),
        sources=(*lines, total),
        final=over,
        winners=() if m.outcome is None else m.outcome.winners,
        verdicts=tuple([Text(f"fermentation-band-{band(points)}") for points in scores]) if over else (),
    )


# ── answers


def options(box: Cellar, view: View, offer: Offer) -> list[Option]:
    """Every way to click an offer."""
    note = hint(box, view, offer.action)
    return [offer.option(way, note) for way in things(box, view, offer.action)]


def things(box: Cellar, view: View, action: Any) -> Sequence[tuple[str, ...]]:
    """What one clicks to mean an action, legal or not."""
    match action:
        case Go(tile) | Push(tile) | Leap(tile) | Bar(tile):
            return [(place_id(view.tiles.index(tile)),)] if tile in view.tiles else []
        case Attack(seat) | Curse(seat):
            return [(pawn_id(seat),)]
        case Put(space) | Enrich(space):
            return [(space_id(view.asks, space),)]
        case UseCard(card) | DropCard(card) | KeepForNext(card):
            held = view.monks[view.asks].cards if view.asks >= 0 else ()
            return [(held_id(view.asks, card, n),) for n in range(held.count(card))]
        case KeepCard(card):
            return [(offered_id(card, n),) for n in range(view.offer.count(card))]
        case Hunt(wolf):
            return [(found_id(wolf, n),) for n in range(view.offer.count(wolf))]
        case KeepDie(face):
            return [(f"die-{n}",) for n, rolled in enumerate((view.die, view.spare)) if rolled == face]
    return chosen_in_set_up(action)


def chosen_in_set_up(action: Any) -> Sequence[tuple[str, ...]]:
    """Tiles, monks, recipes and moons are cards on display; all else is a button."""
    match action:
        case LayTile(tile):
            return [(f"lay-{tile}",)]
        case TakeMonk(monk):
            return [(f"be-{monk}",)]
        case TakeRecipe(recipe):
            return [(f"brew-{recipe}",)]
        case ChooseMoon(moon):
            return [(f"moon-{moon}",)]
    return [()]


# ── what players would compute in their heads


def hint(box: Cellar, view: View, action: Any) -> Text | None:
    """The chances of a roll, of a beer, of a hunt."""
    if view.asks < 0:
        return None
    monk = view.monks[view.asks]
    match action:
        case Applied() if box.use[view.tiles[monk.place]] != NOISE:  # §3.11 nothing can be found there
            return say("hint-applied", chance=applied_chance(box, view, monk))
        case Drink(beers) if beers > 0:
            level = min(DRUNKEST, monk.alcohol + beers)
            return say("hint-beer", result=view.die + view.bonus + beers, risk=fall_risk(monk, level))
        case Hunt(wolf):
            return say("hint-hunt", chance=hunt_chance(box, view, monk, wolf))
    return None


def percent(good: int, all_of: int) -> int:
    return round(100 * good / all_of)


def applied_chance(box: Cellar, view: View, monk: MonkView) -> int:
    """§3.6 To find anything at all, without beer."""
    use = box.use[view.tiles[monk.place]]
    helped = monk.inspired + monk.powers[SEARCH + use]
    bad = len([face for face in FACES if not box.table.success[max(0, face + helped)]])
    return 100 - (percent(bad * bad, 36) if monk.focused else percent(bad, 6))


def fall_risk(monk: MonkView, level: int) -> int:
    """§3.8 Of a fall at this alcohol level."""
    if level >= DRUNKEST:
        return 100
    return percent(len([face for face in FACES if face + monk.powers[RESIST] <= level]), 6)


def hunt_chance(box: Cellar, view: View, monk: MonkView, wolf: int) -> int:
    """§3.12 Of an equal or higher result."""
    lead = monk.powers[FIGHT_HUNTS] + view.bonus - box.wolf_fight[wolf] - view.howl
    return percent(len([1 for mine in FACES for theirs in FACES if mine + lead >= theirs]), 36)


# ── movement


def cues(box: Cellar, before: View, after: View, told: Any) -> Sequence[Cue]:
    """How what was heard moves: dice roll, cards come from their decks, finds go into the vat."""
    match told:
        case Rolled(face):
            return [Cue(kind="roll", thing="die-0", value=str(face))]
        case Drew(card):
            deck = f"deck-{DECKS[box.cards[card].deck]}"
            return [Cue(kind="travel", thing=thing, source=deck) for thing in new_cards(before, after, card)]
        case Found(wolf):
            return [Cue(kind="travel", thing=found_id(wolf, 0), source="deck-wolves")]
        case Added(seat, _, _, taste):
            return [Cue(kind="gain", thing=f"recipe-{seat}", value=f"+{taste}")]
        case Trophy(seat, wolf):
            last = after.monks[seat].trophies.count(wolf) - 1
            return [Cue(kind="travel", thing=f"trophy-{seat}-{wolf}-{last}", source=found_id(wolf, 0))]
        case Fell(seat, _):
            return [Cue(kind="loss", thing=pawn_id(seat))]
        case Noisier(seat, noise):
            return [Cue(kind="glow", thing=f"noise-{seat}", value=str(noise))]
    return ()


def new_cards(before: View, after: View, card: int) -> list[str]:
    """Where a drawn card is now: on offer, or already held."""
    if after.offer.count(card) > before.offer.count(card):
        return [offered_id(card, after.offer.count(card) - 1)]
    return [
        held_id(new.seat, card, new.cards.count(card) - 1)
        for old, new in zip(before.monks, after.monks, strict=True)
        if new.cards.count(card) > old.cards.count(card)
    ]
