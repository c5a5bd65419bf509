"""What a seat may see of a table of Brewers. Never compiled (msgspec)."""

from __future__ import annotations

import msgspec


class MonkView(msgspec.Struct, frozen=True):
    """One player's side: everything lies open, but for monks not yet chosen."""

    monk: int
    room: int
    noise: int
    dirt: int
    extra: int  # taste from the Codex and from cards
    wounded: bool
    webbed: bool
    sheet: tuple[int, ...]  # by phase: the quality noted
    cards: tuple[int, ...]
    ready: tuple[int, ...]  # cards that may still be declared
    trophies: tuple[int, ...]
    tastes: tuple[int, ...]  # of each trophy, as won
    power: tuple[int, ...]  # by effect: what monk, cards and night add up to; alchemy and recipe: uses left
    werewolf: int  # what its werewolves are worth now
    score: int  # what the beer is worth now


class FightView(msgspec.Struct, frozen=True):
    """The fight in progress."""

    fighter: int
    rival: int
    werewolf: int
    hunting: bool
    stage: int
    mine: int
    theirs: int


class HermitView(msgspec.Struct, frozen=True):
    """§11 The hermit's night."""

    event: int
    rival: int
    rival_score: int
    objective: int
    target: int
    unseen_events: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    seat: int  # who looks; -1 a spectator
    monks: tuple[MonkView, ...]
    phase: int
    turn: int  # of this phase: 0, and 1 for the second of a Long Night
    starter: int
    turn_of: int
    actions: int
    moves: int
    sprinted: bool
    hunted: bool
    site: int
    loud: bool
    die: int
    spare: int
    found: tuple[int, int]  # ingredient and quality waiting to be noted
    offer: tuple[int, ...]  # cards or werewolves to choose from
    fight: FightView | None
    piles: tuple[tuple[int, ...], ...]  # by pile: copies of each kind that may still come
    discards: tuple[tuple[int, ...], ...]
    free_monks: tuple[int, ...]  # to choose from; in a blind draft those dealt to me and not played
    dealt: tuple[int, ...]  # by seat: how many face-down monks
    hermit: HermitView | None
    winners: tuple[int, ...]  # nobody before the end
    asked: str
    asks: int
