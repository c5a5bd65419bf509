"""Moments that matter: a site closes, tiles are activated, a round ends, the beer is brewed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from vespers.engine.messages import Event, Text
from vespers.engine.scene import Amount, Beat, Consequence, Rung, Stage
from vespers.engine.wording import player, yes_or_no
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.messages import (
    Activate,
    BarrelTaken,
    Built,
    MarkMonk,
    MarkNumber,
    MarkResource,
    RoundBegins,
    Scored,
)
from vespers.games.heaven_ale.pieces import AROUND, BARRELS, FERTILITY, RESOURCES, SITE_NAMES
from vespers.games.heaven_ale.scene.asked import amounts
from vespers.games.heaven_ale.scene.exchange import Move, brewing_of
from vespers.games.heaven_ale.scene.known import after, table_of
from vespers.games.heaven_ale.scene.panels import sheet
from vespers.games.heaven_ale.scene.production import track_alone
from vespers.games.heaven_ale.scene.targets import spot_of
from vespers.games.heaven_ale.scene.words import (
    MONKS,
    about,
    building,
    building_picture,
    gained,
    phrase,
    signed,
)
from vespers.games.heaven_ale.view import AbbeyView, View
from vespers.games.heaven_ale.wording import GAME, resource, tile


def stage(box: Box, before: View, after_: View, heard: Any) -> Stage | None:
    """The stage that an action or event gets; None: it needs none."""
    match heard:
        case Built():
            return closing(box, before, after_, heard)
        case Activate() | MarkNumber() | MarkResource() | MarkMonk():
            return activation(box, before, heard)
        case BarrelTaken():
            return taken(box, after_, heard)
        case RoundBegins(round=round_) if round_ > 1:
            return round_over(box, before, after_)
        case Scored():
            return brewed(box, after_, heard)
    return None


def from_side(view: View, seat: int, name: str, **values: str) -> Text:
    """What happens to a seat, from the viewer's side."""
    return phrase(name, me=player(seat), you=yes_or_no(seat == view.seat), **values)


# --- A building site closes


def closing(box: Box, before: View, then: View, heard: Built) -> Stage:
    """§5.2 The tiles around it are counted, the total says what is built."""
    seat, garden = heard.seat, then.abbeys[heard.seat].garden
    steps, total = list[Beat](), 0
    for hex_ in AROUND[heard.site]:
        total += FERTILITY[garden[hex_]]
        amount = Amount(symbol="", value=str(total), name=phrase("total"))
        steps.append(Beat(text=tile(None, garden[hex_]), lights=(f"tile-{seat}-{hex_}",), amounts=(amount,)))
    return Stage(
        title=from_side(then, seat, "stage-closes", site=SITE_NAMES[heard.site]),
        seats=(seat,),
        reason=phrase("stage-total", total=heard.total, building=building(box, heard.building)),
        rule="5.2",
        backdrop=building_picture(box, heard.building),
        beats=tuple(steps),
        ladder=tuple(ruler(box, heard.building)),
        mood="good",
        verdict=building(box, heard.building),
        consequences=masters_steps(before.abbeys[seat], then.abbeys[seat], seat),
        following=phrase("stage-activates") if box.patterns[heard.building] else None,
    )


def ruler(box: Box, built: int) -> list[Rung]:
    """§5.2 All buildings by their totals; the one built is lit."""
    found = []
    for kind in range(len(box.building_names)):
        totals = [total for total, other in enumerate(box.type_of_total) if other == kind]
        span = Amount(value=f"{totals[0]}–{totals[-1]}", name=phrase("total"))
        steps = Amount(
            symbol="brewmaster", value=gained(box.brewmaster_steps[kind]), name=phrase("brewmaster")
        )
        state = "now" if kind == built else "past" if kind < built else "to come"
        found.append(Rung(name=building(box, kind), amounts=(span, steps), state=state))  # type: ignore[arg-type]
    return found


def masters_steps(before: AbbeyView, then: AbbeyView, seat: int) -> tuple[Consequence, ...]:
    """How far the brewmaster went, if at all."""
    if before.brewmaster == then.brewmaster:
        return ()
    return (
        Consequence(
            text=phrase("brewmaster"),
            symbol="brewmaster",
            before=signed(before.brewmaster),
            after=signed(then.brewmaster),
            mood="good",
            seat=seat,
        ),
    )


# --- Tiles are activated


def activation(box: Box, before: View, heard: Any) -> Stage | None:
    """§4, §6 Every tile and what it yields; the rules say it once more, on the table as it was."""
    seat, table = before.asks, table_of(box, before)
    then, events = after(table, before, heard)
    if not events:
        return None
    return Stage(
        title=from_side(before, seat, "stage-activation"),
        seats=(seat,),
        reason=reason_of(heard),
        rule="5.3" if isinstance(heard, Activate) else "6.1",
        backdrop=backdrop_of(heard),
        beats=tuple([beat(event, before.seat) for event in events]),
        mood="good",
        consequences=incomes(amounts(table.abbeys[seat], then.abbeys[seat]), seat),
        following=phrase("completes") if then.agenda else None,
    )


def reason_of(heard: Any) -> Text:
    """What set it off: a building, or a disc and its spot."""
    if isinstance(heard, Activate):
        return phrase("stage-around", site=SITE_NAMES[heard.site])
    if isinstance(heard, MarkNumber):
        return Text(f"{GAME}-action-MarkNumber", {"number": heard.number})
    names = ("x", *RESOURCES, "monk-1", "monk-2", "monk-3", "monk-4")
    return phrase(f"spot-{names[spot_of(heard)]}")


def backdrop_of(heard: Any) -> str:
    """The resource or the monk whose spot it is."""
    if isinstance(heard, MarkResource):
        return RESOURCES[heard.colour]
    return MONKS[heard.monk] if isinstance(heard, MarkMonk) else "sun"


def beat(event: Event, viewer: int) -> Beat:
    """One income, from the viewer's side."""
    kind = type(event).__name__
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    values = {name: spoken(name, value) for name, value in fields.items()}
    lights = {
        "Earned": "purse-{seat}",
        "MarkerMoved": "marker-{seat}-{colour}",
        "BrewmasterMoved": "brewmaster-{seat}",
    }
    lit = (lights[kind].format(**fields),) if kind in lights else ()
    return Beat(
        text=Text(f"{GAME}-event-{kind}", {"you": yes_or_no(fields["seat"] == viewer), **values}), lights=lit
    )


def spoken(name: str, value: int) -> int | Text:
    if name == "seat":
        return player(value)
    return resource(None, value) if name == "colour" else value


def incomes(found: tuple[Amount, ...], seat: int) -> tuple[Consequence, ...]:
    """All together."""
    return tuple(
        [
            Consequence(
                text=one.name or phrase("ducats"), symbol=one.symbol, after=one.value, mood="good", seat=seat
            )
            for one in found
        ]
    )


# --- Barrels, rounds, the end


def taken(box: Box, view: View, heard: BarrelTaken) -> Stage:
    """§8.1 A barrel goes to an abbey."""
    points = box.large_points if heard.large else box.small_points
    goal = Text(f"{GAME}-barrel-{BARRELS[heard.barrel]}")
    size = "large" if heard.large else "small"
    own = heard.seat == view.seat  # the goal is worded for its owner
    return Stage(
        title=from_side(view, heard.seat, "stage-barrel"),
        seats=(heard.seat,),
        reason=about(f"goal-{BARRELS[heard.barrel]}", goal=box.goals[heard.barrel])[0] if own else None,
        rule="8.1",
        backdrop=f"goal-{BARRELS[heard.barrel]}",
        verdict=phrase(f"barrel-{size}-of", goal=goal),
        mood="good",
        consequences=(
            Consequence(
                text=phrase("points"), symbol="star", after=gained(points), mood="good", seat=heard.seat
            ),
        ),
    )


def round_over(box: Box, before: View, then: View) -> Stage:
    """§2.8 Who stands where, who begins, and what it would be worth."""
    first = then.first
    return Stage(
        title=phrase("stage-round", round=before.round, rounds=before.rounds),
        reason=from_side(then, first, "stage-first"),
        rule="2.8",
        backdrop="first-player",
        sheet=sheet(box, then, None),
        following=phrase("stage-next", round=then.round, rounds=then.rounds),
    )


def brewed(box: Box, view: View, heard: Scored) -> Stage:
    """§9.2-§9.5 The exchange step by step, then the ducats, then the count."""
    abbey = view.abbeys[heard.seat]
    brewing = brewing_of(box, abbey)
    beats = [exchanged(n, moves, heard.seat) for n, moves in enumerate(brewing.exchanges, 1)]
    beats += [paid(box, move, heard.seat) for move in brewing.paid]
    return Stage(
        title=from_side(view, heard.seat, "stage-brewed"),
        seats=(heard.seat,),
        reason=phrase(
            "stage-rate", number=signed(abbey.brewmaster), rate=abbey.rate, times=len(brewing.exchanges)
        ),
        rule="9.2",
        backdrop="beer",
        board=track_alone(box, replace(abbey, markers=brewing.markers(abbey.markers)), heard.seat),
        beats=tuple(beats),
        verdict=phrase("count", lowest=heard.lowest, multiplier=heard.multiplier, points=heard.production),
        mood="good" if heard.production else "warning",
        consequences=score(heard),
        chapter=True,
    )


def exchanged(number: int, moves: list[Move], seat: int) -> Beat:
    """One exchange: steps back, and one forward."""
    return Beat(
        text=phrase("exchange", number=number),
        lights=tuple([f"marker-{seat}-{move.colour}" for move in moves]),
        amounts=tuple([moved(move) for move in moves]),
    )


def paid(box: Box, move: Move, seat: int) -> Beat:
    """A step that ducats pay."""
    return Beat(
        text=phrase("paid", ducats=box.ducats_per_step),
        lights=(f"marker-{seat}-{move.colour}",),
        amounts=(moved(move),),
    )


def moved(move: Move) -> Amount:
    return Amount(
        symbol=RESOURCES[move.colour],
        name=resource(None, move.colour),
        before=signed(move.before),
        after=signed(move.after),
        mood="good" if move.after > move.before else "warning",
    )


def score(heard: Scored) -> tuple[Consequence, ...]:
    """Beer, barrels, first player, all together."""
    parts = (
        ("production", "beer", heard.production),
        ("barrels", "barrel-large", heard.barrels),
        ("first", "first-player", heard.first),
        ("points", "star", heard.points),
    )
    return tuple(
        [
            Consequence(text=phrase(name), symbol=symbol, after=str(value), seat=heard.seat)
            for name, symbol, value in parts
        ]
    )
