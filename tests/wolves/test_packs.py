"""Content packs: a player's own pack changes the game; a bad one is refused with file, key, expectation."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wolves.drawing import A, B
from vespers.bots import SearchBot
from vespers.bots.arena import play_game
from vespers.engine.conformance import Kit
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import BadPack
from vespers.engine.match import Match
from vespers.engine.packs import read_own
from vespers.games.wolves import GAME, wording
from vespers.games.wolves.box import WolvesBox
from vespers.games.wolves.messages import WolvesSettings
from vespers.games.wolves.pack import texts_of
from vespers.games.wolves.pieces import EFFECTS
from vespers.texts import LANGUAGES, Say

HEAD = '[pack]\nid = "mine"\nextends = true\n'
SIX = '[wolves.six]\nvalue = 6\ncopies = 1\norigin = "own"\n'
HIGH = [("seven", 7), ("eight", 8), ("nine", 9)]
NAMED = 'name = { en = "Old Six", fr = "Vieux 6", es = "Viejo 6" }\n'


def options(text: str) -> WolvesSettings:
    return WolvesSettings(own=(f"# file: mine.toml\n{text}",))


def box(text: str) -> WolvesBox:
    return GAME.box(options(text))


def refusal(text: str) -> tuple[str, str, str, str]:
    with pytest.raises(BadPack) as refused:
        box(text)
    error = refused.value
    return error.file, error.key, error.expected, error.got


# --- What a player's own pack can do


@pytest.mark.rule("8.3")
def test_a_pack_changes_one_number_and_nothing_else() -> None:
    base, mine = GAME.box(WolvesSettings()), box(HEAD + "[wolves.three]\nmoons = 2\n")
    assert [mine.moons[n] - base.moons[n] for n in range(9)] == [0, 0, 2, 0, 0, 0, 0, 0, 0]
    assert (mine.value, mine.copies, mine.corner, mine.bonus) == (
        base.value,
        base.copies,
        base.corner,
        base.bonus,
    )
    assert mine.powers == base.powers and mine.numbers.hand == base.numbers.hand


@pytest.mark.rule("1.4", "3.2")
def test_a_pack_with_a_hand_of_five_deals_five() -> None:
    match = Match(GAME, 2, options(HEAD + "[numbers]\nhand = 5\n"), SeededDealer("five"))
    assert [match.state.packs[seat].held for seat in (A, B)] == [5, 5]


@pytest.mark.rule("5.3")
def test_a_pack_may_change_what_a_corner_is_worth() -> None:
    mine = box(HEAD + "[numbers]\ncorner = 5\n")
    assert [mine.corner[n] for n in range(9)] == [5, 2, 3, 4, 5, 5, 10, 4, 6]


def test_a_pack_may_bring_a_wolf_of_its_own_with_its_names() -> None:
    chosen = options(HEAD + SIX + NAMED)
    mine = GAME.box(chosen)
    number = mine.wolves.index("six")
    assert (mine.value[number], mine.copies[number], mine.lone[number]) == (6, 1, False)
    names = [Say(language, GAME, chosen)(f"wolves-wolf-{mine.wolves[number]}") for language in LANGUAGES]
    assert names == ["Old Six", "Vieux 6", "Viejo 6"]


def test_a_wolf_is_called_by_the_value_that_a_pack_gives_it() -> None:
    chosen = options(HEAD + "[wolves.five]\nvalue = 7\n[wolves.lone-six]\nvalue = 8\n")
    mine = GAME.box(chosen)
    for name, spoken in (("five", ["7", "7", "7"]), ("lone-six", ["Lone 8", "Solitaire 8", "Solitario 8"])):
        text = wording.wolf(mine, mine.wolves.index(name))
        said = [Say(language, GAME, chosen).text(text) for language in LANGUAGES]
        assert [words.replace("\u00a0", " ") for words in said] == spoken


def test_abbots_play_with_the_highest_wolves_a_pack_may_print() -> None:
    high = "".join([f'[wolves.{n}]\nvalue = {v}\ncopies = 4\norigin = "own"\n{NAMED}' for n, v in HIGH])
    outcome = play_game(
        GAME, options(HEAD + high), [lambda seed: SearchBot(seed, looks=1)] * 2, "1"
    ).outcome()
    assert outcome is not None and max(outcome.scores) == 2


def test_a_pack_may_take_a_power_away() -> None:
    assert "duel" not in box(HEAD + "[powers]\nduel = false\n").powers


def test_a_pack_may_extend_the_base_by_its_name() -> None:
    assert box(HEAD.replace("true", '"base"')).wolves == GAME.box(WolvesSettings()).wolves


def test_a_pack_may_replace_everything() -> None:
    text = (GAME.folder / "packs" / "base.toml").read_text("utf-8")
    mine = box(text.replace('id = "base"', 'id = "mine"').replace("copies = 4", "copies = 5"))
    assert sum(mine.copies) == 12


def test_two_packs_are_laid_over_one_another_the_last_on_top() -> None:
    first, second = HEAD + "[numbers]\nhand = 4\ncorner = 4\n", HEAD + "[numbers]\nhand = 5\n"
    numbers = GAME.box(WolvesSettings(own=(first, second))).numbers
    assert (numbers.hand, numbers.corner) == (5, 4)


def test_the_same_packs_share_one_box() -> None:
    assert box(HEAD) is box(HEAD)


def test_a_pack_of_ones_own_travels_in_the_options_of_a_match() -> None:
    chosen = options(HEAD + "[numbers]\nhand = 4\n")
    assert GAME.read_settings({"own": list(chosen.own)}) == chosen


@pytest.mark.parametrize(
    "numbers",
    [
        "hand = 1",
        "hand = 8",
        "larger_hand = 1",
        "wins = 1",
        "long = 2\nshort = 2",
        "short = 4",
        "offered = 8",
    ],
)
def test_every_pack_that_is_accepted_keeps_the_promises_of_a_game(numbers: str) -> None:
    report = Kit(GAME, 2, options(f"{HEAD}[numbers]\n{numbers}\n"), thorough=0.2).run(range(3))
    assert report.games == 3


# --- What is refused

FIELDS = "origin, reconstructed, name, help, value, copies, moons, corner, bonus, lone"
NUMBERS = "hand, larger_hand, offered, wins, long, short, corner, moon_points, moonsong"
ORIGINS = "one of book, inferred, own, public, reconstructed"
LONE = ["lone-one", "lone-two", "lone-four", "lone-six"]
BAD = {
    "an unknown table": (
        HEAD + "[cats]\na = 1\n",
        "cats",
        "one of art, lessons, numbers, pack, powers, rulings, wolves",
        "cats",
    ),
    "an unknown key": (
        HEAD + "[wolves.three]\nteeth = 3\n",
        "wolves.three.teeth",
        f"one of {FIELDS}",
        "teeth",
    ),
    "an unknown number": (HEAD + "[numbers]\nluck = 3\n", "numbers.luck", f"one of {NUMBERS}", "luck"),
    "a word for a number": (
        HEAD + '[wolves.three]\nvalue = "three"\n',
        "wolves.three.value",
        "a whole number from 1 to 9",
        "three",
    ),
    "a truth for a number": (
        HEAD + "[wolves.three]\nvalue = true\n",
        "wolves.three.value",
        "a whole number from 1 to 9",
        "true",
    ),
    "a number for a truth": (HEAD + "[wolves.three]\nlone = 1\n", "wolves.three.lone", "true or false", "1"),
    "a number for a wolf": (HEAD + "[wolves]\nthree = 3\n", "wolves.three", f"a table with {FIELDS}", "3"),
    "a number for all wolves": ("wolves = 3\n" + HEAD, "wolves", "a table", "3"),
    "a value too high": (
        HEAD + "[wolves.three]\nvalue = 10\n",
        "wolves.three.value",
        "a whole number from 1 to 9",
        "10",
    ),
    "a value too low": (
        HEAD + "[wolves.three]\nvalue = 0\n",
        "wolves.three.value",
        "a whole number from 1 to 9",
        "0",
    ),
    "no hand at all": (HEAD + "[numbers]\nhand = 0\n", "numbers.hand", "a whole number from 1 to 8", "0"),
    "too large an area": (HEAD + "[numbers]\nlong = 5\n", "numbers.long", "a whole number from 2 to 4", "5"),
    "too many rounds": (HEAD + "[numbers]\nwins = 3\n", "numbers.wins", "a whole number from 1 to 2", "3"),
    "an unknown effect": (
        HEAD + '[powers.duel]\neffect = "fly"\n',
        "powers.duel.effect",
        "one of " + ", ".join(sorted(EFFECTS)),
        "fly",
    ),
    "an unknown origin": (HEAD + '[wolves.three]\norigin = "me"\n', "wolves.three.origin", ORIGINS, "me"),
    "no origin": (HEAD + SIX.replace('origin = "own"', "") + NAMED, "wolves.six.origin", ORIGINS, "nothing"),
    "no name": (HEAD + SIX, "wolves.six.name", "a name in en, fr or es", "nothing"),
    "a name in no language": (
        HEAD + SIX + "name = {}\n",
        "wolves.six.name",
        "a table with en, fr, es",
        "a table",
    ),
    "no such pack to extend": (HEAD.replace("true", '"moon"'), "pack.extends", "one of true, base", "moon"),
    "a number to extend": (HEAD.replace("true", "3"), "pack.extends", "true or false or text or a list", "3"),
    "nothing extended": (
        HEAD.replace("true", "false") + "[numbers]\nhand = 4\n",
        "numbers.larger_hand",
        "a whole number from 1 to 8",
        "nothing",
    ),
    "no id": ("[pack]\nextends = true\n", "pack.id", "text", "nothing"),
    "no header": ("[numbers]\nhand = 4\n", "pack.id", "text", "nothing"),
    "nothing at all": ("", "pack.id", "text", "nothing"),
    "the numbers removed": ("numbers = false\n" + HEAD, "numbers", f"a table with {NUMBERS}", "nothing"),
    "no Lone Wolf": (
        HEAD + "".join(f"[wolves.{name}]\nlone = false\n" for name in LONE),
        "wolves",
        "at least one with lone = true",
        "none",
    ),
    "too many kinds": (
        HEAD + "".join((SIX + NAMED).replace("six", f"six-{n}") for n in range(4)),
        "wolves",
        "1 to 12 kinds of wolves",
        "13",
    ),
    "too few copies": (
        HEAD + "[wolves.three]\ncopies = 0\n[numbers]\nhand = 8\n",
        "wolves",
        "8 to 30 copies in a pack",
        "7",
    ),
    "a side too long": (
        HEAD + "[numbers]\nlong = 2\n",
        "numbers.long",
        "numbers.short not above numbers.long",
        "3 and 2",
    ),
    "two who win tied rows": (
        HEAD + '[powers.duel]\neffect = "tied-rows"\n',
        "powers",
        'at most one with effect = "tied-rows"',
        "2",
    ),
    "too few powers on display": (
        HEAD + "[numbers]\noffered = 1\n",
        "numbers.offered",
        "numbers.offered to be 2 or more, one per round",
        "1",
    ),
    "more powers on display than there are": (
        HEAD + "[numbers]\noffered = 9\n",
        "numbers.offered",
        "numbers.offered (9) powers or more",
        "8",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_pack_is_refused_with_file_key_and_what_was_expected(case: str) -> None:
    text, key, expected, got = BAD[case]
    assert refusal(text) == ("mine.toml", key, expected, got)


@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_a_sentence_in_every_language(case: str, language: str) -> None:
    text, key, expected, got = BAD[case]
    with pytest.raises(BadPack) as refused:
        box(text)
    names = Say(language, GAME).error(refused.value)
    assert all(part in names for part in ("mine.toml", key, expected, got))


def test_what_is_not_toml_is_refused_with_the_line() -> None:
    file, key, expected, got = refusal(HEAD + "moons, please\n")
    assert (file, key, expected) == ("mine.toml", "", "TOML")
    assert "line 5" in got


def test_a_pack_that_does_not_come_with_the_game_is_refused_by_name() -> None:
    with pytest.raises(BadPack) as refused:
        GAME.box(WolvesSettings(packs=("moon",)))
    assert (refused.value.key, refused.value.expected, refused.value.got) == ("pack", "one of base", "moon")


def test_a_file_is_read_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "house-rules.toml"
    path.write_text(HEAD + "[numbers]\nhand = 0\n", "utf-8")
    with pytest.raises(BadPack) as refused:
        GAME.box(WolvesSettings(own=(read_own(path),)))
    assert (refused.value.file, refused.value.key) == ("house-rules.toml", "numbers.hand")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack) as refused:
        read_own(tmp_path / "lost.toml")
    assert refused.value.expected == "a readable file" and refused.value.file.endswith("lost.toml")


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise.toml").write_bytes(bytes(range(128, 256)) * 8)
    with pytest.raises(BadPack) as refused:
        read_own(tmp_path / "noise.toml")
    assert refused.value.expected == "UTF-8 text"


def test_a_name_in_one_language_is_the_name_in_all() -> None:
    text = HEAD + SIX + 'name = { fr = "Six" }\n'
    texts = texts_of(WolvesSettings(own=(text,)))
    assert texts["wolves-wolf-six"] == {"en": "Six", "fr": "Six", "es": "Six"}
