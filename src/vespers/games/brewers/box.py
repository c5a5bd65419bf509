"""The box: what a pack and the chosen mods print on cards and board, as tables that never change."""

from __future__ import annotations

from vespers.engine.kernel import Box
from vespers.engine.words import Action
from vespers.games.brewers.pieces import NONE, Deed, Power


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
        "searches",
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
        searches: list[list[list[Action]]],
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
        self.searches = searches  # by phase and room: the searches that need no ability and no circumstance
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
