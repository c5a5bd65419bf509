"""What lies in the box: rooms, ingredients, phases, sites, the words of effects, and the tables of a pack."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Box
from vespers.engine.words import Action

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

# --- §1.5 What can be looked for: each ingredient easy and hard, then a card, a werewolf, dirt

HARD_SITE: Final = 1  # site of an ingredient = 2 * ingredient, + 1 for the hard one
EQUIPMENT_SITE: Final = 10
BLESSING_SITE: Final = 11
WEREWOLF_SITE: Final = 12
DIRT_SITE: Final = 13
SITE_COUNT: Final = 14
SITES: Final = (
    *(f"{i}-{kind}" for i in INGREDIENTS for kind in ("easy", "hard")),
    "equipment",
    "blessing",
    "werewolf",
    "dirt",
)
TARGET_OF: Final = [*(site // 2 for site in range(10)), 5, 6, 7, 8]  # by site: which `search-…` bonus helps

# --- The largest legal pack: the codebook is sized for it

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
    *(f"search-{what}" for what in (*INGREDIENTS, "equipment", "blessing", "werewolf", "dirt")),
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
)
AIMED: Final = (OPPONENT_NOISE, OPPONENT_DIRT, OPPONENT_TASTE)  # deeds that ask: at whom?

# --- §6.3 Helps: what a card does when it is declared, and how often it may be

NO_HELP: Final = 0
WIN_FIGHT: Final = 1
TWO_DICE: Final = 2
TWO_DICE_FIGHT: Final = 3
TWO_DICE_SEARCH: Final = 4
AVOID_WOUND: Final = 5
IN_TURN: Final = 6
HELPS: Final = ("", "win-fight", "two-dice", "two-dice-fight", "two-dice-search", "avoid-wound", "in-turn")

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


class Werewolf:
    """One werewolf card. An opponent is (dice, bonus, taste reached by beating it); most cards have one."""

    __slots__ = ("after_loss", "after_win", "bars_blessings", "bars_equipment", "before", "chain")

    def __init__(
        self,
        chain: list[tuple[int, int, int]],
        before: list[Deed],
        after_win: list[Deed],
        after_loss: list[Deed],
        bars_equipment: bool,
        bars_blessings: bool,
    ) -> None:
        self.chain = chain
        self.before = before
        self.after_win = after_win
        self.after_loss = after_loss
        self.bars_equipment = bars_equipment
        self.bars_blessings = bars_blessings


class Card:
    """One equipment, blessing or holy object."""

    __slots__ = ("breaks", "deeds", "help", "power", "use")

    def __init__(self, power: Power, use: int, help: int, deeds: list[Deed], breaks: bool) -> None:
        self.power = power
        self.use = use
        self.help = help
        self.deeds = deeds
        self.breaks = breaks  # is discarded when its bearer loses a fight


class NightEvent:
    """§11.1 One event of a hermit's night: deeds at once, effects for the phase."""

    __slots__ = ("deeds", "power")

    def __init__(self, deeds: list[Deed], power: Power) -> None:
        self.deeds = deeds
        self.power = power


class Objective:
    """§11.3 A hermit's objective: something counted, a least or a most, and its reward."""

    __slots__ = ("goal", "least", "most", "reward")

    def __init__(self, goal: int, least: int, most: int, reward: int) -> None:
        self.goal = goal
        self.least = least
        self.most = most
        self.reward = reward


class Numbers:
    """The numbers that a pack or a mod may change."""

    __slots__ = (
        "actions",
        "attack_at",
        "attack_cards",
        "easy_noise",
        "failure_noise",
        "flee_up_to",
        "hard_from",
        "hard_noise",
        "hunt_bonus",
        "hunt_cards",
        "late_actions",
        "loud_below",
        "loud_bonus",
        "loud_noise",
        "meditation",
        "moves",
        "sprint_noise",
        "turns_a_phase",
        "ward_from",
    )

    def __init__(self) -> None:
        self.actions = 2
        self.moves = 1
        self.late_actions = 1
        self.turns_a_phase = 1
        self.sprint_noise = 2
        self.loud_below = 7
        self.loud_bonus = 1
        self.loud_noise = 2
        self.easy_noise = 1
        self.hard_noise = 2
        self.hard_from = 5
        self.failure_noise = 1
        self.attack_at = 10
        self.attack_cards = 1
        self.meditation = 5
        self.hunt_bonus = 1
        self.hunt_cards = 2
        self.ward_from = 4
        self.flee_up_to = 2


class BrewersBox(Box):
    """A pack with the chosen mods, as tables. Never changes: all clones of a state share it."""

    __slots__ = (
        "abilities",
        "blind_draft",
        "campaign_monk",
        "cards",
        "challenges",
        "difficulty",
        "easy",
        "events",
        "ids",
        "kept",
        "meditate",
        "monks",
        "moves",
        "near",
        "night",
        "numbers",
        "objectives",
        "piles",
        "quality",
        "rivals",
        "room_of",
        "sites_in",
        "sprints",
        "targets",
        "team",
        "two_away",
        "werewolves",
    )

    def __init__(
        self,
        numbers: Numbers,
        monks: list[Power],
        abilities: list[tuple[str, ...]],
        werewolves: list[Werewolf],
        cards: list[Card],
        piles: list[list[int]],
        near: list[list[int]],
        two_away: list[list[int]],
        moves: list[list[Action]],
        sprints: list[list[Action]],
        room_of: list[int],
        sites_in: list[list[int]],
        difficulty: list[int],
        quality: list[int],
        meditate: int,
        ids: dict[str, list[str]],
    ) -> None:
        self.numbers = numbers
        self.monks = monks  # by monk: what his abilities give
        self.abilities = abilities  # by monk: their ids
        self.werewolves = werewolves
        self.cards = cards  # by card number; gaps are empty cards
        self.piles = piles  # by pile: copies of each kind
        self.near = near  # by room: the rooms behind its doors
        self.two_away = two_away  # by room: the rooms exactly two doors away
        self.moves = moves  # by room: its Move actions
        self.sprints = sprints  # by room: its Sprint actions; none when sprinting is off
        self.room_of = room_of  # by site
        self.sites_in = sites_in  # by room
        self.difficulty = difficulty  # by site
        self.easy = [d < numbers.hard_from for d in difficulty]
        self.quality = quality  # by site of an ingredient
        self.meditate = meditate  # the room of silence
        self.ids = ids  # by kind of piece: the ids of the pack, by number
        self.challenges = True
        self.team = False
        self.blind_draft = False
        self.night = 0
        self.campaign_monk = NONE
        self.kept: list[int] = []
        self.events: list[NightEvent] = []
        self.rivals: list[list[int]] = []
        self.objectives: list[Objective] = []
        self.targets: list[int] = []
