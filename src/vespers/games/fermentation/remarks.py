"""What the coach says in a first free game of Fermentation, found in the view alone. Never compiled."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.remarks import Occasion, Remark, Values
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import LAST_PHASE, LOUDEST
from vespers.games.fermentation.view import MonkView, View
from vespers.games.fermentation.wording import ingredient

DANGEROUS: Final = 2  # of one's own noise below the loudest
TIPSY: Final = 4  # alcohol at which every second monk falls


def choosing(view: View) -> bool:
    """Whether one chooses the kind of a turn."""
    return view.asked == "ChooseTurn"


def missing(view: View, monk: MonkView) -> list[int]:
    """§2.4 The spaces of this phase that are still empty."""
    return [n for n, space in enumerate(monk.vat) if space.phase == view.phase and not space.taste]


def nearly_attacked(box: FermentationBox, view: View, seat: Seat) -> Occasion | None:
    """§4.2 Little more noise, and a werewolf comes."""
    noise = view.monks[seat].noise
    if not choosing(view) or noise < LOUDEST - DANGEROUS:
        return None
    values: Values = {"noise": noise, "limit": LOUDEST, "quieter": box.numbers.hide}
    return Occasion(values, (f"noise-{seat}",), view.phase)


def last_bell(box: FermentationBox, view: View, seat: Seat) -> Occasion | None:
    """§2.6 One bell ends the phase, and something is missing."""
    monk = view.monks[seat]
    spaces = missing(view, monk)
    if not choosing(view) or view.gauge != view.threshold - 1 or not spaces:
        return None
    name = ingredient(box, monk.vat[spaces[0]].ingredient)
    return Occasion({"ingredient": name}, tuple([f"space-{seat}-{n}" for n in spaces]), view.phase)


def full_phase(box: FermentationBox, view: View, seat: Seat) -> Occasion | None:
    """§2.4 All that this phase wants is there: a disc when it ends."""
    monk = view.monks[seat]
    if not choosing(view) or not monk.vat or missing(view, monk) or view.phase in monk.early:
        return None
    return Occasion({"disc": box.numbers.disc}, (f"shelf-{seat}-{view.phase}",), view.phase)


def tipsy(box: FermentationBox, view: View, seat: Seat) -> Occasion | None:
    """§3.8 Another beer, and one may fall."""
    alcohol = view.monks[seat].alcohol
    if not choosing(view) or alcohol < TIPSY:
        return None
    return Occasion({"alcohol": alcohol, "sober": box.numbers.sober_up}, (f"alcohol-{seat}",), view.phase)


def no_werewolf(box: FermentationBox, view: View, seat: Seat) -> Occasion | None:
    """§6.4 The night is half over, and no werewolf is in the beer."""
    if not choosing(view) or view.phase < LAST_PHASE - 1 or view.monks[seat].trophies:
        return None
    return Occasion({"less": box.numbers.no_werewolf}, (), view.phase)


REMARKS: Final = (
    Remark("noise", nearly_attacked, "4.2"),
    Remark("last-bell", last_bell, "2.6"),
    Remark("alcohol", tipsy, "3.8"),
    Remark("no-werewolf", no_werewolf, "6.4"),
    Remark("full-phase", full_phase, "2.4"),
)
