"""The drawing of a view of Triple Fermentation, its answers, its movement, its stages."""

from __future__ import annotations

from vespers.engine.messages import Text
from vespers.engine.scene import Moment, Prompt, Scene, Sheet, Source
from vespers.games.fermentation import wording
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import NOTHING
from vespers.games.fermentation.scene.answers import groups, targets, things
from vespers.games.fermentation.scene.monastery import monastery
from vespers.games.fermentation.scene.moves import cues
from vespers.games.fermentation.scene.names import DRAWN, face, hunter_name, say
from vespers.games.fermentation.scene.rows import displays, panel, tray
from vespers.games.fermentation.scene.stages import stage
from vespers.games.fermentation.scene.telling import aside
from vespers.games.fermentation.scene.vats import phase_of, recipe
from vespers.games.fermentation.scoring import band
from vespers.games.fermentation.view import View

__all__ = ["aside", "cues", "scene", "stage", "things"]

LINES = ("ingredients", "penalties", "rigour", "trophies", "hunter", "no-werewolf")
LINE_SYMBOLS = ("recipe", "cube", "rigour", "wolf-head", "hunter-token", "quiet")
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
    "ChoosePlayer": "5.8",
    "ChooseTheirs": "5.9",
    "ChooseMine": "5.9",
    "Meddle": "5.10",
    "CardAtStart": "5.11",
    "CardAtEnd": "5.11",
    "SpeakUp": "6.2",
    "Keepsake": "7.3",
    "ChooseRule": "7.4",
    "LayFreely": "1.2",
    "ChooseMonk": "1.6",
    "ChooseRecipe": "1.6",
}


def scene(m: Moment) -> Scene:
    """All that one viewer sees."""
    box: FermentationBox = m.box
    view: View = m.view
    brewing, phase = [monk for monk in view.monks if monk.recipe != NOTHING], phase_of(view)
    return Scene(
        viewer=m.seat,
        prompt=prompt(box, view, m),
        status=status(box, view),
        boards=(
            monastery(box, view),
            *[recipe(box, view.floor, monk, phase, monk.seat == m.seat) for monk in brewing],
        ),
        rows=tuple([row for row in (tray(view), *displays(box, view)) if row.pieces]),
        panels=tuple([panel(box, view.floor, monk, monk.seat == m.seat) for monk in view.monks]),
        sheet=sheet(box, view, m),
        targets=tuple(targets(box, view, m.offers)),
    )


def prompt(box: FermentationBox, view: View, m: Moment) -> Prompt:
    """Whoever is asked is asked in person; in a turn the rule of §3.1 stands under the question."""
    rule, offered = RULES.get(view.asked, ""), groups(box, view, m.offers)
    if m.seat is None or m.seat != view.asks or view.asked not in RULES:
        return Prompt(text=m.prompt, seats=m.asked, rule=rule, groups=offered)
    text = Text(f"fermentation-ask-{view.asked}", dict(m.prompt.values))
    reason = Text("fermentation-ask-reason") if view.asked == "ChooseTurn" else None
    return Prompt(text=text, seats=m.asked, rule=rule, groups=offered, reason=reason)


def status(box: FermentationBox, view: View) -> tuple[Text, ...]:
    """Phase, the hunter, the moons; what he does in it is on his slate, the noise of all on his wall."""
    moons = [wording.moon(box, moon) for moon in view.moons]
    return (say("phase", phase=view.phase + 1), hunter_name(box, view), *moons)


def sheet(box: FermentationBox, view: View, m: Moment) -> Sheet:
    """§6.4 The six lines as they stand, and in the end the quality of each beer."""
    over, winners = m.outcome is not None, () if m.outcome is None else m.outcome.winners
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
        symbol="taste",
        total=True,
        forecast=not over,
        rule="6.4",
    )
    return Sheet(
        seats=tuple(range(len(view.monks))),
        sources=(*lines, total),
        final=over,
        winners=winners,
        verdicts=tuple([Text(f"fermentation-band-{band(box, points)}") for points in scores]) if over else (),
        art=painting(box, view, winners) if over else "",
        figure=face(box, view.monks[winners[0]].monk) if over and winners else "",
    )


def painting(box: FermentationBox, view: View, winners: tuple[int, ...]) -> str:
    """§6.4 The yard at dawn, with the monk who has won on his cap."""
    monk = view.monks[winners[0]].monk if winners else NOTHING
    if monk == NOTHING:
        return "end-dawn"
    name = f"end-{box.monk_names[monk]}"
    return name if name in DRAWN else "end-guest"
