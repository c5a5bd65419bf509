"""What a seat may know of a table of Brewers, and what it may imagine of the rest."""

from __future__ import annotations

from librt.random import Random

from vespers.engine.kernel import Seat, asked, take_at_random
from vespers.games.brewers.pieces import (
    ALCHEMY,
    ALWAYS,
    MONK_MAX,
    NONE,
    PILE_MAX,
    RECIPE,
    WEREWOLF,
    Power,
)
from vespers.games.brewers.rules.aftermath import FightOver
from vespers.games.brewers.rules.basics import plus
from vespers.games.brewers.scoring import rival_score, score, target, werewolf_part, winners
from vespers.games.brewers.state import Brewers
from vespers.games.brewers.views import FightView, HermitView, MonkView, View


def view(s: Brewers, seat: Seat | None) -> View:
    """Everything lies open, but for the monks of a blind draft and the order of the piles."""
    step = asked(s)
    return View(
        seat=NONE if seat is None else seat,
        monks=tuple([monk_view(s, me) for me in range(len(s.monks))]),
        phase=s.phase,
        turn=s.turn,
        starter=s.starter,
        turn_of=s.turn_of,
        actions=s.actions,
        moves=s.moves,
        sprinted=s.sprinted,
        hunted=s.hunted,
        site=s.site,
        loud=s.loud,
        die=s.die,
        spare=s.spare,
        found=(s.found, s.quality),
        offer=s.offer,
        fight=fight_view(s),
        piles=tuple([tuple(pile) for pile in s.piles]),
        discards=tuple([tuple(pile) for pile in s.discards]),
        free_monks=free_monks(s, seat),
        dealt=tuple([len(dealt) for dealt in s.dealt]),
        hermit=hermit_view(s),
        winners=() if step is not None else tuple(winners(s)),
        asked="" if step is None else type(step).__name__,
        asks=NONE if step is None else step.asks,
    )


def monk_view(s: Brewers, me: Seat) -> MonkView:
    monk = s.monks[me]
    return MonkView(
        monk=monk.monk,
        room=monk.room,
        noise=monk.noise,
        dirt=monk.dirt,
        extra=monk.extra,
        wounded=monk.wounded,
        webbed=monk.web > 0,
        sheet=monk.sheet,
        cards=monk.cards,
        ready=monk.ready,
        trophies=monk.trophies,
        tastes=monk.tastes,
        power=monk.power,
        werewolf=werewolf_part(monk),
        score=score(s, me),
    )


def fight_view(s: Brewers) -> FightView | None:
    if s.fighter == NONE:
        return None
    return FightView(s.fighter, s.rival, s.werewolf, s.hunting, s.stage, s.mine, s.theirs)


def hermit_view(s: Brewers) -> HermitView | None:
    if s.rival_monk == NONE:
        return None
    return HermitView(s.event, s.rival_monk, rival_score(s), s.objective, target(s), tuple(s.events))


def free_monks(s: Brewers, seat: Seat | None) -> tuple[int, ...]:
    """§1.2 The monks to choose from; §9.7 in a blind draft only those dealt to me."""
    if s.drafts_blindly():
        return () if seat is None else s.dealt[seat]
    return tuple([monk for monk in range(MONK_MAX) if s.free_monks[monk] > 0])


def imagine(s: Brewers, seat: Seat | None, rng: Random) -> Brewers:
    """§9.7 The face-down monks of the others dealt anew; all else is known."""
    t = s.clone()
    if not t.drafts_blindly():
        return t
    others = [me for me in range(len(t.monks)) if me != seat]
    for me in others:
        for monk in t.dealt[me]:
            t.free_monks[monk] += 1
    for me in others:
        dealt = take_at_random(t.free_monks, len(t.dealt[me]), rng)
        t.dealt[me] = tuple([monk for monk in range(MONK_MAX) for _ in range(dealt[monk])])
    return t


# --- Invariants


def invariants(s: Brewers) -> None:
    """§6.1 No card is lost or made; what the fast fields claim is what the slow definitions say."""
    for pile in range(3):
        assert s.stocks[pile] == sum(s.piles[pile]), "the stock counts the pile"
        assert min(s.piles[pile]) >= 0 and min(s.discards[pile]) >= 0
        assert cards_of(s, pile) == s.box.piles[pile], "no card is lost"
    for me in range(len(s.monks)):
        monk_invariants(s, me)


def cards_of(s: Brewers, pile: int) -> list[int]:
    """Every card of a kind, wherever it lies."""
    found = [n + d for n, d in zip(s.piles[pile], s.discards[pile], strict=True)]
    if pile == WEREWOLF:
        for monk in s.monks:
            for werewolf in monk.trophies:
                found[werewolf] += 1
        if s.werewolf != NONE and not laid_aside(s):
            found[s.werewolf] += 1
    else:
        for monk in s.monks:
            for card in monk.cards:
                if card // PILE_MAX == pile:
                    found[card % PILE_MAX] += 1
    for card in s.offer:
        if asked_for(s) == pile:
            found[card % PILE_MAX if pile != WEREWOLF else card] += 1
    return found


def laid_aside(s: Brewers) -> bool:
    """Whether the werewolf that was fought is kept or discarded, and only its last icons are left."""
    return any(isinstance(step, FightOver) for step in s.agenda)


def asked_for(s: Brewers) -> int:
    """Which pile the cards on offer come from."""
    step = type(s.agenda[-1]).__name__ if s.agenda else ""
    if step in ("ChooseWerewolf", "DrawWerewolf"):
        return WEREWOLF
    return s.offer[0] // PILE_MAX


def monk_invariants(s: Brewers, me: Seat) -> None:
    monk = s.monks[me]
    assert min(monk.noise, monk.dirt, monk.web) >= 0
    assert len(monk.trophies) == len(monk.tastes)
    if monk.monk == NONE:
        return
    power: Power = s.box.monks[monk.monk]
    for card in monk.cards:
        power = plus(power, s.box.cards[card].power)
    if s.event != NONE:
        power = plus(power, s.box.events[s.event].power)
    for effect in range(len(power)):
        left = monk.power[effect]
        used = effect in (ALCHEMY, RECIPE) and 0 <= left <= power[effect]
        assert left == power[effect] or used, f"effect {effect} adds up"
    for card in monk.ready:
        assert monk.ready.count(card) <= monk.cards.count(card) and s.box.cards[card].use != ALWAYS
