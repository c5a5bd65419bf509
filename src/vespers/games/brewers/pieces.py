"""Rooms, ingredients, phases and sites, and the closed vocabulary of effects, deeds and helps."""

from __future__ import annotations

from typing import Final, Literal, get_args

SEATS: Final = range(8)
NONE: Final = -1

# By number of seats and seat: everybody else, from the left on; §9.6 and without the partner opposite.
OTHERS: Final = [[[(me + k) % n for k in range(1, n)] for me in range(n)] for n in range(9)]
TEAM_FOES: Final = [
    [[seat for seat in OTHERS[n][me] if 2 * ((seat - me) % n) != n] for me in range(n)] for n in range(9)
]

# --- §2.1 The seven phases and their ingredients

WATER: Final = 0
MALT: Final = 1
WOOD: Final = 2
HOPS: Final = 3
YEAST: Final = 4
INGREDIENTS: Final = ("water", "malt", "wood", "hops", "yeast")
PHASES: Final = 7
INGREDIENT_OF: Final = [WATER, MALT, WOOD, WOOD, HOPS, WATER, YEAST]
LAST_PHASE_OF: Final = [5, 1, 3, 4, 6]  # by ingredient: the last phase that takes it

# --- §1.4 The monastery

CLOISTER: Final = 0
FOREST: Final = 8
ROOM_COUNT: Final = 9
ROOMS: Final = (
    "cloister",
    "chapel",
    "library",
    "armoury",
    "brewery",
    "bakery",
    "hop-garden",
    "courtyard",
    "forest",
)

# --- §1.5 What can be looked for: an ingredient, a card, a werewolf, dirt

FIND_EQUIPMENT: Final = 5
FIND_BLESSING: Final = 6
FIND_WEREWOLF: Final = 7
FIND_DIRT: Final = 8
FINDS: Final = (*INGREDIENTS, "equipment", "blessing", "werewolf", "dirt")

# The sites that the board is drawn with: each ingredient easy (2 * ingredient) and hard, then the others.
SITES: Final = (*(f"{i}-{kind}" for i in INGREDIENTS for kind in ("easy", "hard")), *FINDS[5:])
FINDS_OF: Final = [*(site // 2 for site in range(10)), 5, 6, 7, 8]  # by such a site

# --- The largest legal pack: the codebook is sized for it

SITE_MAX: Final = 24
MONK_MAX: Final = 32
WOLF_MAX: Final = 32
PILE_MAX: Final = 24
CARD_MAX: Final = 2 * PILE_MAX  # equipment 0–23, blessings and holy objects 24–47
EVENT_MAX: Final = 24
RIVAL_MAX: Final = 12
OBJECTIVE_MAX: Final = 12

EQUIPMENT: Final = 0
BLESSING: Final = 1
WEREWOLF: Final = 2
PILES: Final = ("equipment", "blessing", "werewolf")

# --- §6.2 Lasting effects: numbers that add up, of monks, cards and night events

FIGHT: Final = 0
HUNT: Final = 1
SEARCH: Final = 2
SEARCH_AT: Final = 3  # + target: water … yeast, equipment, blessing, werewolf, dirt
SEARCH_EASY: Final = 12
QUALITY: Final = 13  # + ingredient
QUIET_FAILURE: Final = 18
PICK_EQUIPMENT: Final = 19
PICK_BLESSING: Final = 20
PICK_ATTACKER: Final = 21
WARD: Final = 22
MORE_DIRT: Final = 23
WEREWOLF_TASTE: Final = 24
ALCHEMY: Final = 25
FLEE: Final = 26
CODEX: Final = 27
WIN_TIES: Final = 28
REROLL_ONES: Final = 29
RECIPE: Final = 30
HUNT_CARDS: Final = 31
EXTRA_MOVE: Final = 32
EFFECT_COUNT: Final = 33
EFFECTS: Final = (
    "fight",
    "hunt",
    "search",
    *(f"search-{what}" for what in FINDS),
    "search-easy",
    *(f"quality-{i}" for i in INGREDIENTS),
    "quiet-failure",
    "pick-equipment",
    "pick-blessing",
    "pick-attacker",
    "ward",
    "more-dirt",
    "werewolf-taste",
    "alchemy",
    "flee",
    "codex",
    "win-ties",
    "reroll-ones",
    "recipe",
    "hunt-cards",
    "extra-move",
)

# --- §6.5 Deeds: what happens at once, of played cards, werewolves and night events

NOISE: Final = 0
NOISE_TO: Final = 1
OPPONENT_NOISE: Final = 2
DIRT: Final = 3
OPPONENT_DIRT: Final = 4
TASTE: Final = 5
OPPONENT_TASTE: Final = 6
DRAW_EQUIPMENT: Final = 7
DRAW_BLESSING: Final = 8
WEB: Final = 9
WOUND: Final = 10
ANY_TASTE: Final = 11
PICK_ONE_EQUIPMENT: Final = 12
PICK_ONE_BLESSING: Final = 13
STEAL: Final = 14
GIVE: Final = 15
SWAP: Final = 16
DEEDS: Final = (
    "noise",
    "noise-to",
    "opponent-noise",
    "dirt",
    "opponent-dirt",
    "taste",
    "opponent-taste",
    "draw-equipment",
    "draw-blessing",
    "web",
    "wound",
    "any-taste",
    "pick-equipment",
    "pick-blessing",
    "steal",
    "give",
    "swap",
)
EXCHANGES: Final = (STEAL, GIVE, SWAP)  # §6.7 cards change hands
PASS_MOST: Final = 3  # cards at once
OF_OTHERS: Final = (OPPONENT_NOISE, OPPONENT_DIRT, OPPONENT_TASTE, STEAL, GIVE, SWAP)  # nothing alone
# Deeds that ask: at whom?
AIMED: Final = (OPPONENT_NOISE, OPPONENT_DIRT, OPPONENT_TASTE, ANY_TASTE, STEAL, GIVE, SWAP)
PICKS: Final = (PICK_ONE_EQUIPMENT, PICK_ONE_BLESSING)  # so many cards are drawn, one is kept
PICK_MOST: Final = 6

# --- §6.3 Helps: what a card does when it is declared, and how often it may be

NO_HELP: Final = 0
WIN_FIGHT: Final = 1
TWO_DICE: Final = 2
TWO_DICE_FIGHT: Final = 3
TWO_DICE_SEARCH: Final = 4
AVOID_WOUND: Final = 5
TWO_DICE_HELPS: Final = (TWO_DICE, TWO_DICE_FIGHT, TWO_DICE_SEARCH)
BONUS: Final = 6
BONUS_FIGHT: Final = 7
BONUS_SEARCH: Final = 8
REROLL_OTHER: Final = 9  # §6.8
IN_TURN: Final = 10
PHASE_START: Final = 11  # §6.9
PHASE_END: Final = 12
MOMENTS: Final = {"": IN_TURN, "phase-start": PHASE_START, "phase-end": PHASE_END}  # when a card is played
Help = Literal[
    "",
    "win-fight",
    "two-dice",
    "two-dice-fight",
    "two-dice-search",
    "avoid-wound",
    "bonus",
    "bonus-fight",
    "bonus-search",
    "reroll-other",
]
HELPS: Final[tuple[str, ...]] = get_args(Help)

ALWAYS: Final = 0
ONCE_A_GAME: Final = 1
ONCE_A_PHASE: Final = 2
EACH_ROLL: Final = 3
USES: Final = ("always", "game", "phase", "roll")

# --- §11.3 What a hermit's objective looks at

GOALS: Final = ("dirt", "werewolves", "noise", "ingredients", "fine-ingredients", "cards")

FAIR: Final = [1, 1, 1, 1, 1, 1]  # a die
FACES: Final = range(1, 7)

Power = tuple[int, ...]  # by effect: the sum of what a monk and his cards give
Deed = tuple[int, int]  # a deed and its number
