"""§1 Set-up: tiles, doors, hunters, decks, recipes, monks."""

from __future__ import annotations

import pytest

from tests.fermentation.monastery import Monastery, options
from vespers.engine.errors import BadPack, BadSettings
from vespers.engine.kernel import Chance, apply, asked
from vespers.games.fermentation import GAME
from vespers.games.fermentation.codebook import (
    ACT,
    BAR,
    DECLINE,
    GO,
    LAY_TILE,
    SIMPLE_ACTION,
    STARTS,
    STOP,
    TAKE_MONK,
    TAKE_RECIPE,
    USE_CARD,
    WALK,
)
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pieces import DOORS, INGREDIENTS, NEAR, PLACES, connected_without

BOOK = [
    "brewery",
    "well",
    "dryer",
    "malthouse",
    "chapel",
    "cloister",
    "bakery",
    "main-entrance",
    "edge",
    "secondary-entrance",
    "forge",
    "cabinet",
]

OWN = '[pack]\nid = "mine"\nextends = true\n'

LATER = ("deaf-hunter", "creaking-floors", "amber-moon", "silent-chapel", "hungry-pack", "two-hunters")
LAST = ("dry-moon", "shifting-walls", "triple-moon", "old-enemy", "last-moon")
TWO_MOONS = OWN + "[moons]\n" + "".join([f"{moon} = false\n" for moon in (*LATER, *LAST)])

NEIGHBOURS = {
    "brewery": "well chapel",
    "well": "brewery dryer cloister",
    "dryer": "well malthouse bakery",
    "malthouse": "dryer main-entrance",
    "chapel": "brewery cloister secondary-entrance",
    "cloister": "well chapel bakery forge",
    "bakery": "dryer cloister main-entrance cabinet",
    "main-entrance": "malthouse bakery edge",
    "edge": "main-entrance",
    "secondary-entrance": "chapel forge",
    "forge": "cloister secondary-entrance cabinet",
    "cabinet": "bakery forge",
}


@pytest.mark.rule("1.1")
def test_the_twelve_tiles_lie_as_in_the_book() -> None:
    t = Monastery()
    assert [t.s.box.tile_names[tile] for tile in t.s.tile] == BOOK


@pytest.mark.rule("1.1", "1.3")
@pytest.mark.parametrize("tile", BOOK)
def test_a_door_leads_to_every_tile_that_shares_a_side(tile: str) -> None:
    t = Monastery().at(tile).say(WALK)
    reached = [t.s.box.tile_names[a.tile] for a in t.options() if a is not STOP]
    assert sorted(reached) == sorted(NEIGHBOURS[tile].split())


@pytest.mark.rule("1.3")
def test_there_is_no_door_across_a_corner() -> None:
    t = Monastery().at("brewery").say(WALK)
    assert t.refused(GO[t.tile("cloister")]) == "no_door_there §1.3"


@pytest.mark.rule("1.3")
def test_a_closed_door_lets_nobody_through_in_either_direction() -> None:
    t = Monastery().at("well").give(0, "barricade").turn()
    t.say(USE_CARD[t.card("barricade")], BAR[t.tile("dryer")], WALK)
    assert t.refused(GO[t.tile("dryer")]) == "door_closed §1.3"
    t.say(STOP).at("dryer", 1).say(WALK)
    assert t.refused(GO[t.tile("well")]) == "door_closed §1.3"
    assert GO[t.tile("well")] not in t.options()


@pytest.mark.rule("7.2", "1.3")
def test_a_door_closed_all_night_never_cuts_a_tile_off() -> None:
    s = GAME.start(2, options(moon=2))
    step = asked(s)
    assert isinstance(step, Chance) and repr(step).startswith("CloseADoor")
    odds = step.odds(s)
    edge = DOORS.index((7, 8))
    assert odds[edge] == 0 and sum(odds) == len(DOORS) - 1
    assert all([connected_without([0] * len(DOORS), d) for d, n in enumerate(odds) if n])


@pytest.mark.rule("1.2", "1.8")
def test_in_a_free_layout_the_players_lay_the_tiles_in_turn() -> None:
    s = GAME.start(2, Settings(layout="free"))
    for place in PLACES:
        step = asked(s)
        assert step is not None and step.asks == place % 2 and len(step.options(s)) == 12 - place
        assert step.values(s) == {"place": place}
        apply(s, LAY_TILE[11 - place])
    assert s.tile == list(range(11, -1, -1))


@pytest.mark.rule("1.8")
def test_a_tile_is_laid_once() -> None:
    s = GAME.start(1, Settings(layout="free"))
    apply(s, LAY_TILE[4])
    step = asked(s)
    assert step is not None
    why = step.why_not(s, LAY_TILE[4])
    assert why is not None and why.key == "tile_already_laid"


@pytest.mark.rule("1.2", "1.7")
def test_in_a_random_layout_chance_lays_them_and_the_cloister_is_the_start_wherever_it_lies() -> None:
    s = GAME.start(1, Settings(layout="random"))
    for tile in (5, *[t for t in range(12) if t != 5]):
        step = asked(s)
        assert isinstance(step, Chance) and sum(step.odds(s)) == 12 - len(s.tile)
        apply(s, LAY_TILE[tile])
    apply(s, TAKE_MONK[0])
    assert s.box.tile_names[s.tile[0]] == "cloister" and s.monks[0].place == 0


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_a_phase_takes_as_much_noise_as_there_are_monks_and_one_more_in_the_long_game(seats: int) -> None:
    assert Monastery(seats).s.night.threshold == seats
    assert Monastery(seats, Settings(long=True)).s.night.threshold == seats + 1


@pytest.mark.rule("1.4")
def test_any_hunter_of_the_pack_may_be_chosen() -> None:
    for hunter in ("werewolf", "were-boar", "were-bear", "were-raven"):
        s = Monastery(2, Settings(hunter=hunter)).s
        assert s.box.hunter_names[s.night.wishes.hunter] == hunter


@pytest.mark.rule("1.5")
def test_the_decks_hold_what_the_pack_prints() -> None:
    t = Monastery()
    assert t.s.stock == [16, 16, 16, 24]


@pytest.mark.rule("1.5")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    t = Monastery(1).at("forge")
    deck = t.s.decks[0]
    t.s.discards[0], t.s.decks[0] = deck[:], [0] * len(deck)
    t.s.stock[0] = 0
    t.say(SIMPLE_ACTION, ACT).draw("club")
    assert t.s.stock[0] == 15 and sum(t.s.discards[0]) == 0


@pytest.mark.rule("1.5")
def test_without_cards_nothing_is_drawn() -> None:
    others = ("rusty-shovel", "dagger", "great-axe", "pitchfork", "gambeson", "mail", "pot-helm", "boots")
    only_a_club = (
        OWN + "[cards.club]\ncopies = 1\n[cards]\n" + "".join([f"{card} = false\n" for card in others])
    )
    t = Monastery(1, Settings(own=(only_a_club,))).at("forge").give(0, "club")
    t.turn().say(SIMPLE_ACTION)
    assert t.refused(ACT) == "no_cards §1.5"


@pytest.mark.rule("1.5")
def test_every_card_is_open_to_all() -> None:
    t = Monastery(2).give(1, "club", "grace")
    assert GAME.view(t.s, 0) == GAME.view(t.s, 1) == GAME.view(t.s, None)
    assert GAME.view(t.s, 0).monks[1].cards == (t.card("club"), t.card("grace"))


RECIPES = {
    "deluxe-blond": ("cleaning water/malt wood/wood hops/water yeast", 3),
    "amber": ("cleaning malt/water wood/malt hops/water yeast", 3),
    "brown": ("cleaning water/malt wood/malt wood hops/water yeast", 4),
    "triple": ("cleaning water malt/malt wood/wood hops/water hops yeast", 6),
    "smoked": ("cleaning wood/malt wood/water wood hops/water yeast", 4),
    "white": ("cleaning water/malt water/hops wood/yeast", 2),
}


@pytest.mark.rule("1.9", "1.6")
@pytest.mark.parametrize("name", RECIPES)
def test_each_recipe_has_its_ingredients_and_its_bonus(name: str) -> None:
    t = Monastery(2, Settings(recipe=name))
    recipe = t.s.box.recipes[t.s.monks[1].recipe]
    phases = [" ".join([INGREDIENTS[recipe.ingredient[n]] for n in row]) for row in recipe.of_phase]
    assert ("/".join(phases), recipe.bonus) == RECIPES[name]
    assert t.s.monks[0].vat == [0] * len(recipe.phase)


@pytest.mark.rule("1.8")
def test_everybody_may_choose_a_recipe_and_two_the_same() -> None:
    s = GAME.start(2, Settings(recipe="choice"))
    for a in (STARTS[1], TAKE_MONK[3], TAKE_RECIPE[4], TAKE_MONK[0], TAKE_RECIPE[4]):
        apply(s, a)
    assert [(monk.recipe, monk.monk) for monk in s.monks] == [(4, 0), (4, 3)]


@pytest.mark.rule("1.6", "1.8")
def test_a_monk_belongs_to_one_player() -> None:
    s = GAME.start(2)
    apply(s, STARTS[0])
    apply(s, TAKE_MONK[2])
    step = asked(s)
    assert step is not None
    why = step.why_not(s, TAKE_MONK[2])
    assert why is not None and why.key == "monk_taken"
    assert len(step.options(s)) == len(s.box.monk_names) - 1


@pytest.mark.rule("1.7")
def test_chance_decides_who_begins_and_all_stand_quiet_and_sober_in_the_cloister() -> None:
    s = GAME.start(3)
    apply(s, STARTS[2])
    asking = []
    for monk in range(3):
        step = asked(s)
        assert step is not None
        asking.append(step.asks)
        apply(s, TAKE_MONK[monk])
    assert asking == [2, 0, 1]
    step = asked(s)
    assert step is not None and repr(step) == "ChooseTurn(2)"
    assert [(monk.noise, monk.alcohol, monk.down) for monk in s.monks] == [(0, 0, 0)] * 3
    assert {s.box.tile_names[s.tile[monk.place]] for monk in s.monks} == {"cloister"}


def test_every_place_has_a_way_in() -> None:
    assert all([NEAR[place] for place in PLACES])


@pytest.mark.parametrize(
    ("chosen", "problem"),
    [
        ({"hunter": "were-cat"}, "hunter: expected one of werewolf"),
        ({"recipe": "lager"}, "recipe: expected one of deluxe-blond"),
        ({"moon": 13, "own": (TWO_MOONS,)}, "moon: expected 0 to 2"),
        ({"moon": 14}, "low=0, high=13"),
        ({"standing": (1, 2, 3)}, "standing"),
        ({"kept": ("spoon",)}, "kept: expected one of"),
        ({"kept": ("mail", "mail")}, "kept: expected at most 1"),
    ],
)
def test_options_that_do_not_fit_are_refused_with_what_was_expected(
    chosen: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadSettings, match=r"bad_options|option_between") as refused:
        GAME.setup(2, GAME.read_settings(chosen))
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[tiles.well]\nplace = 3\n", "tiles"),
        ("[tiles.well]\nstart = true\n", "tiles"),
        ('[tiles.well]\ngives = "wine"\n', "tiles.well.gives"),
        ("[numbers]\nbeers = 7\n", "numbers.beers"),
        ("[numbers]\nlongest-phase = 0\n", "numbers.longest-phase"),
        ('[recipes.white]\nphases = [["water", "water"], [], [], []]\n', "recipes.white.phases"),
        ("[wolves.pup]\ncopies = -1\n", "wolves.pup.copies"),
        ('[hunters.werewolf]\ntriggers = ["song"]\n', "hunters.werewolf.triggers"),
        ("[slots]\nhands = -1\n", "slots.hands"),
        ("[slots]\nmisc = 100\n", "slots.misc"),
        ("[cards.club]\nsize = 3\n", "cards.club.size"),
        ('[cards.club]\nslot = "curse"\n', "cards.club.plays"),
        ("[cards.club]\neffects = { fight-cats = 1 }\n", "cards.club.effects"),
        ("[cards.gambeson]\neffects = { ward = 60 }\n", "cards.gambeson.effects"),
        ("[cards.club]\nplays = { fly = 1 }\n", "cards.club.plays"),
        ("[cards.flask]\nplays = { alcohol = 3 }\n", "cards.flask.plays"),
        ('[cards.flask]\nhelps = "reroll"\n', "cards.flask.plays"),
        ("[cards.sour-wort]\nplays = { noise = -1 }\n", "cards.sour-wort.plays"),
        ('[monks.newcomer]\norigin = "own"\n', "monks.newcomer.name"),
        ("[moons.one]\nnumber = 2\norigin = 'own'\nname = { en = 'a', fr = 'b', es = 'c' }\n", "moons"),
        (
            "[hunters]\nwerewolf = false\nwere-boar = false\nwere-bear = false\nwere-raven = false\n",
            "hunters",
        ),
    ],
)
def test_a_bad_pack_is_refused_with_its_key(text: str, key: str) -> None:
    with pytest.raises(BadPack) as refused:
        GAME.box(Settings(own=(OWN + text,)))
    assert refused.value.key.startswith(key)


def test_a_pack_of_ones_own_changes_a_number_and_brings_a_monk_with_names() -> None:
    text = (
        OWN
        + "[numbers]\ndisc = 5\n"
        + "[monks.odo]\norigin = 'own'\nname = { en = 'Odo', fr = 'Odon', es = 'Odón' }\n"
    )
    chosen = Settings(own=(text,))
    box = GAME.box(chosen)
    assert box.numbers.disc == 5 and box.monk_names[-1] == "odo"
    assert GAME.texts(chosen)["fermentation-monk-odo"]["fr"] == "Odon"
    assert GAME.box(Settings()).numbers.disc == 2


def test_the_shelf_offers_what_the_packs_hold() -> None:
    box = GAME.box(Settings())
    assert GAME.usual["hunter"] == tuple(box.hunter_names)
    assert GAME.usual["recipe"] == ("choice", *box.recipe_names)


def test_declining_is_no_action_of_the_first_turn() -> None:
    assert Monastery().refused(DECLINE) == "not_now"
