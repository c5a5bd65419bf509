"""The packs of docs/workshop.md with words for cards of one's own, and boxes full of such cards."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

GUIDE = Path(__file__).parent.parent / "docs" / "workshop.md"
TABLE_OF = {"fermentation": "cards", "brewers": "equipment"}  # only one of the two packs has it

# More of the same words: larger numbers, other moments, more copies; cards are drawn where everybody begins.
COMMON = {
    "fermentation": """
[pack]
id = "common"
extends = true
[numbers]
threshold-per-monk = 2
[tiles.cloister]
use = "draw"
gives = "cabinet"
[table.good]
from = 1
draw = 4
keep = 3
[table.fine]
draw = 4
keep = 3
[cards]
lantern = false
satchel = false
spyglass = false
flask = false
felt-pads = false
trap-kit = false
[cards.light-fingers]
copies = 6
plays = { steal = 2 }
[cards.barter]
copies = 6
plays = { swap = 2 }
[cards.rattle]
deck = "cabinet"
copies = 4
[cards.evil-eye]
deck = "cabinet"
copies = 6
[cards.alms]
deck = "cabinet"
copies = 4
plays = { give = 2 }
[cards.matins]
deck = "cabinet"
copies = 4
[cards.nightcap]
deck = "cabinet"
slot = "misc"
copies = 4
plays = { opponent-alcohol = 1 }
at = "phase-start"
origin = "own"
name = { en = "Nightcap" }
[cards.cuckoo]
deck = "cabinet"
slot = "misc"
copies = 4
plays = { swap = 1 }
at = "phase-end"
use = "always"
origin = "own"
name = { en = "Cuckoo" }
""",
    "brewers": """
[pack]
id = "common"
extends = true
[numbers]
actions = 4
[equipment.grapnel]
copies = 6
plays = { steal = 2 }
[equipment.scales]
copies = 6
plays = { swap = 2, noise = 3 }
[blessings.evil-eye]
copies = 6
[blessings.alms]
copies = 6
[blessings.matins]
copies = 4
plays = { opponent-noise = 4 }
[blessings.cuckoo]
copies = 6
plays = { swap = 1 }
at = "phase-end"
use = "always"
origin = "own"
name = { en = "the cuckoo" }
[blessings.compline]
copies = 6
plays = { steal = 1 }
at = "phase-start"
use = "phase"
origin = "own"
name = { en = "the compline" }
[werewolves.magpie]
copies = 9
""",
}


# In every room of the brewers' monastery a card is found with any roll.
ROOMS = ("cloister", "chapel", "library", "armoury", "brewery", "bakery", "hop-garden", "courtyard", "forest")
SITES = "".join(
    f"""
[sites.chest-{room}]
room = "{room}"
finds = "{("equipment", "blessing")[number % 2]}"
difficulty = 1
origin = "own"
name = {{ en = "a chest" }}
"""
    for number, room in enumerate(ROOMS)
)


def documented(game: str) -> str:
    """The pack of the guide for this game, as it stands there."""
    blocks = re.findall(r"```toml\n(\[pack\].*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    (found,) = [block for block in blocks if TABLE_OF[game] in tomllib.loads(block)]
    assert isinstance(found, str)
    return found


def common(game: str) -> tuple[str, ...]:
    """Packs of one's own with which hardly a turn goes by without one of these cards."""
    return documented(game), COMMON[game] + (SITES if game == "brewers" else "")
