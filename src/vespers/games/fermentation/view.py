"""What a seat may know (everything: §1.5), and what must be true in every position."""

from __future__ import annotations

from librt.random import Random

from vespers.engine.kernel import NOBODY, Seat, asked
from vespers.games.fermentation.pieces import (
    DRUNKEST,
    LOUDEST,
    NOTHING,
    PHASES,
    PLACES,
    POWERS,
    WOLVES,
    WORN,
)
from vespers.games.fermentation.rules.hand import burden
from vespers.games.fermentation.scoring import sheet, winners
from vespers.games.fermentation.state import Fermentation
from vespers.games.fermentation.views import MonkView, Space, View


def view(s: Fermentation, seat: Seat | None) -> View:
    """§1.5 All cards lie open; only the order of the decks is unknown, and it does not exist yet."""
    step = asked(s)
    return View(
        monks=tuple([monk_view(s, me) for me in range(s.seats)]),
        tiles=tuple(s.tile),
        closed=tuple([door for door, by in enumerate(s.closed) if by]),
        hunter=s.night.wishes.hunter,
        triggers=tuple(s.night.anger),
        fight=s.night.fight,
        taste=s.night.board.taste,
        moons=tuple(s.night.moons),
        phase=s.phase,
        gauge=s.gauge,
        threshold=s.night.threshold,
        floor=s.floor,
        howl=s.howl + s.night.werewolves,
        beers=s.night.beers,
        active=s.active,
        first=s.first,
        turns=s.turns,
        decks=tuple([tuple(deck) for deck in s.decks]),
        discards=tuple([tuple(deck) for deck in s.discards]),
        steps=s.steps,
        deed=s.deed,
        blow=s.blow,
        die=s.die,
        spare=s.spare,
        fresh=s.fresh,
        bonus=s.bonus,
        theirs=s.theirs,
        wolf=s.wolf,
        foe=s.foe,
        find=s.find,
        ingredient=s.ingredient,
        offer=tuple(s.offer),
        taken=tuple(s.taken),
        keep=s.keep,
        order=tuple(s.order),
        heroes=s.heroes,
        fought=s.fought,
        slayer=s.slayer,
        prize=s.prize,
        kept=tuple(s.kept),
        winners=tuple(winners(s)) if step is None else (),
        asked="" if step is None else type(step).__name__,
        asks=NOBODY if step is None else step.asks,
    )


def monk_view(s: Fermentation, me: Seat) -> MonkView:
    """One monk, with the score as it stands."""
    lines = sheet(s, me)
    return MonkView(
        seat=me,
        monk=s.monk[me],
        recipe=s.recipe[me],
        place=s.place[me],
        standing=s.down[me] == 0,
        noise=s.noise[me],
        alcohol=s.alcohol[me],
        last=s.last[me],
        asleep=s.asleep[me] == 1,
        focused=s.focus[me] == 1,
        inspired=s.inspired[me],
        traps=s.traps[me],
        penalties=s.penalties[me],
        discs=s.discs[me],
        earned=s.earned[me],
        early=tuple([phase for phase in PHASES if s.early[me] >> phase & 1]),
        vat=spaces(s, me),
        cards=tuple(s.cards[me]),
        trophies=tuple(s.trophies[me]),
        powers=tuple(s.power[me]),
        lines=tuple(lines),
        score=sum(lines),
    )


def spaces(s: Fermentation, me: Seat) -> tuple[Space, ...]:
    """The spaces of a recipe, once it is chosen."""
    if s.recipe[me] == NOTHING:
        return ()
    recipe = s.box.recipes[s.recipe[me]]
    return tuple([Space(recipe.ingredient[n], recipe.phase[n], t) for n, t in enumerate(s.vat[me])])


def imagine(s: Fermentation, seat: Seat | None, rng: Random) -> Fermentation:
    """§1.5 Nothing is hidden: every seat imagines the table as it is."""
    return s.clone()


# --- What must be true in every position


def invariants(s: Fermentation) -> None:
    """No card is lost, fast fields do not lie, tracks stay on their boards."""
    cards_are_whole(s)
    wolves_are_whole(s)
    assert s.tile == [] or len(set(s.tile)) == len(s.tile) <= len(PLACES)
    assert len(set(s.offer) | set(s.taken)) <= len(s.box.card_names) + len(s.box.wolf_names)
    for me in range(s.seats):
        monk_is_sound(s, me)


def cards_are_whole(s: Fermentation) -> None:
    """§1.5 Every card is in its deck, discarded, held, or being drawn."""
    found = [0] * len(s.box.cards)
    for card, piece in enumerate(s.box.cards):
        found[card] = s.decks[piece.deck][piece.place] + s.discards[piece.deck][piece.place]
    for held in (*s.cards, s.taken, [] if hunting(s) else s.offer):
        for card in held:
            found[card] += 1
    assert found == [piece.copies for piece in s.box.cards]
    assert s.stock == [sum(deck) for deck in s.decks]
    assert all([min(deck) >= 0 for deck in (*s.decks, *s.discards) if deck])


def wolves_are_whole(s: Fermentation) -> None:
    """§1.5 Every werewolf is in its deck, discarded, a trophy, found, or being fought."""
    found = [a + b for a, b in zip(s.decks[WOLVES], s.discards[WOLVES], strict=True)]
    for kept in (*s.trophies, s.offer if hunting(s) else [], [] if s.wolf == NOTHING else [s.wolf]):
        for wolf in kept:
            found[wolf] += 1
    assert found == s.box.wolf_copies


def hunting(s: Fermentation) -> bool:
    """Whether the offer holds werewolves: the green deck is being drawn or chosen from."""
    names = [type(step).__name__ for step in s.agenda]
    return "MeetWolf" in names or "MeetAttacker" in names or "ChooseWolf" in names


def monk_is_sound(s: Fermentation, me: Seat) -> None:
    """Tracks, slots, and powers that are the sum of what monk and cards grant."""
    assert s.monk[me] == NOTHING or s.floor <= s.noise[me] <= LOUDEST
    assert 0 <= s.alcohol[me] <= DRUNKEST
    assert 0 <= s.discs[me] <= s.earned[me] <= len(PHASES)
    assert s.asleep[me] == 0 or s.down[me] == 1
    power = [0] * POWERS
    if s.monk[me] != NOTHING:
        for which, amount in s.box.monk_grants[s.monk[me]]:
            power[which] += amount
    for card in s.cards[me]:
        for which, amount in s.box.cards[card].grants:
            power[which] += amount
    assert power == s.power[me]
    assert s.once[me] == sum([s.box.cards[card].use != 0 for card in s.cards[me]])
    dropping = type(asked(s)).__name__ == "Drop"
    assert dropping or all([burden(s, me, slot) <= s.box.room[slot] for slot in range(WORN)])
