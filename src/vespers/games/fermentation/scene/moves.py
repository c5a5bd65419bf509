"""How actions and events move things: dice roll, cards come from their decks, finds go into the vat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vespers.engine.scene import Cue
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.events import Added, Angered, CardPassed, Fell, Noisier, Trophy
from vespers.games.fermentation.messages import Drew, Found, Rolled
from vespers.games.fermentation.pieces import DECKS
from vespers.games.fermentation.scene.names import found_id, held_id, offered_id, pawn_id
from vespers.games.fermentation.view import View


def cues(box: FermentationBox, before: View, after: View, heard: Any) -> Sequence[Cue]:
    """The movement of one action or event."""
    match heard:
        case Rolled(face):
            return [Cue(kind="roll", thing="die-0", value=str(face))]
        case Drew(card):
            deck = f"deck-{DECKS[box.cards[card].deck]}"
            return [Cue(kind="travel", thing=thing, source=deck) for thing in new_cards(before, after, card)]
        case Found(wolf):
            return [Cue(kind="travel", thing=found_id(wolf, 0), source="deck-wolves")]
        case Added(seat, _, phase, taste):
            return [Cue(kind="gain", thing=f"vat-{seat}-{phase}", value=f"+{taste}")]
        case Trophy(seat, wolf):
            last = after.monks[seat].trophies.count(wolf) - 1
            return [Cue(kind="travel", thing=f"trophy-{seat}-{wolf}-{last}", source=found_id(wolf, 0))]
        case CardPassed(seat, by, card):
            return [Cue(kind="travel", thing=newest(after, seat, card), source=newest(before, by, card))]
        case Fell(seat, _):
            return [Cue(kind="loss", thing=pawn_id(seat))]
        case Noisier(seat, noise):
            return [Cue(kind="glow", thing=f"noise-{seat}", value=str(noise))]
        case Angered(noise, threshold):
            return [Cue(kind="glow", thing=f"bell-{min(noise, threshold) - 1}", value=str(noise))]
    return ()


def newest(view: View, seat: int, card: int) -> str:
    """The last copy of a card that a monk holds; the monk himself once he holds none."""
    many = view.monks[seat].cards.count(card)
    return held_id(seat, card, many - 1) if many else pawn_id(seat)


def new_cards(before: View, after: View, card: int) -> list[str]:
    """Where a drawn card is now: on offer, or already held."""
    if after.offer.count(card) > before.offer.count(card):
        return [offered_id(card, after.offer.count(card) - 1)]
    return [
        held_id(new.seat, card, new.cards.count(card) - 1)
        for old, new in zip(before.monks, after.monks, strict=True)
        if new.cards.count(card) > old.cards.count(card)
    ]
