"""Nothing gets lost, and the fast fields do not lie: the kit asks in every position."""

from __future__ import annotations

from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import (
    AROUND,
    COLOUR,
    FERTILITY,
    FIRST_SHADY,
    HEXES,
    MARK_MONK,
    MARK_RESOURCE,
    MARKS,
    MONK_TILE,
    NONE,
    SITES,
    SPOT_OF_MARK,
    TILES,
)
from vespers.games.heaven_ale.rules.buying import cheapest_on
from vespers.games.heaven_ale.state import Abbey, HeavenAle


def invariants(s: HeavenAle) -> None:
    """Tiles, discs, cards and barrels are all there; every abbey adds up; the turn makes sense."""
    tiles_are_whole(s)
    discs_are_whole(s)
    barrels_are_whole(s)
    for space in range(s.box.last + 1):
        assert s.cheapest[space] == cheapest_on(s, space)
    for abbey in s.abbeys:
        abbey_adds_up(abbey, s.box)
    figures_stand_apart(s)


def tiles_are_whole(s: HeavenAle) -> None:
    """§1.2 Every tile is in a pile, on the track or in a garden."""
    box, two = s.box, s.box.tiles_two[len(s.abbeys)]
    counts = [*s.pile, *s.monk_pile]
    assert min(counts) >= 0
    if two and s.left > box.in_back_two:
        counts = [n + (box.back_two[t] if t < MONK_TILE else 0) for t, n in enumerate(counts)]
    if two and s.monks_left > box.in_monks_two:
        counts = [n + (box.monks_two[t - MONK_TILE] if t >= MONK_TILE else 0) for t, n in enumerate(counts)]
    assert sum(counts[:MONK_TILE]) == s.left and sum(counts[MONK_TILE:]) == s.monks_left
    for pile in [*s.tiles, *[abbey.garden for abbey in s.abbeys]]:
        for tile in pile:
            if tile != NONE:
                counts[tile] += 1
    assert counts == all_tiles(box, two)


def all_tiles(box: Box, two: bool) -> list[int]:
    """How many of each tile this game uses."""
    one, second = [*box.back_one, *box.monks_one], [*box.back_two, *box.monks_two]
    return [one[tile] + (second[tile] if two else 0) for tile in TILES]


def discs_are_whole(s: HeavenAle) -> None:
    """§2.2, §2.3 Never more discs on a space than were laid for the round; only on disc spaces."""
    seats = len(s.abbeys)
    last = s.round == s.box.rounds[seats]
    for space in range(s.box.last + 1):
        most = 1 if space in s.box.disc_spaces else 0
        if last and space in s.box.second_discs[seats]:
            most = 2
        assert 0 <= s.discs[space] <= most


def barrels_are_whole(s: HeavenAle) -> None:
    """§8.1 Every large and small barrel is in the middle or with one player; nobody has two of a goal."""
    large, small = s.large, s.small
    for abbey in s.abbeys:
        assert large & abbey.large == 0 and small & abbey.small == 0 and abbey.large & abbey.small == 0
        large, small = large | abbey.large, small | abbey.small
    assert large == small == (1 << len(s.box.goals)) - 1
    assert s.large & ~s.small == 0, "a small barrel goes only after the large one"


def abbey_adds_up(abbey: Abbey, box: Box) -> None:
    """The counts beside a garden are those of its tiles; sites are built exactly when surrounded."""
    assert abbey.ducats >= 0 and abbey.cards & abbey.placed == 0
    assert abbey.sunny_free == abbey.garden[:FIRST_SHADY].count(NONE)
    assert abbey.shady_free == abbey.garden[FIRST_SHADY:].count(NONE)
    assert abbey.tally == tally_of(abbey.garden)
    assert abbey.usable == usable_of(abbey)
    assert max(abbey.brewmaster, *abbey.markers) <= box.top
    for site in SITES:
        full = all(abbey.garden[hex_] != NONE for hex_ in AROUND[site])
        assert full or abbey.buildings[site] == NONE


def tally_of(garden: list[int]) -> list[int]:
    """How many tiles each mark names."""
    tally = [0] * len(MARKS)
    for hex_ in HEXES:
        tile = garden[hex_]
        if tile >= MONK_TILE:
            tally[MARK_MONK + tile - MONK_TILE] += 1
        elif tile != NONE:
            tally[FERTILITY[tile] - 1] += 1
            tally[MARK_RESOURCE + COLOUR[tile]] += 1
    return tally


def usable_of(abbey: Abbey) -> int:
    """§6.1 Marks with a tile and a free spot."""
    usable = 0
    for mark in MARKS:
        if abbey.tally[mark] > 0 and not abbey.discs >> SPOT_OF_MARK[mark] & 1:
            usable |= 1 << mark
    return usable


def figures_stand_apart(s: HeavenAle) -> None:
    """§2.6 One figure to a place; a figure is on the track or in the starting area."""
    places = [abbey.place for abbey in s.abbeys if abbey.place != NONE]
    assert len(set(places)) == len(places)
    if s.round > 0:
        for abbey in s.abbeys:
            walks = 0 < abbey.space <= s.box.last
            choosing = s.round == 1 and abbey.space == 0  # §1.5 places are chosen when the track is filled
            assert abbey.place == NONE if walks else abbey.place != NONE or choosing
