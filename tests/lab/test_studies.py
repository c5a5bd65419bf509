"""Studies: refused before the first game, stopped and resumed, the same whatever the number of workers."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest
from click.testing import CliRunner
from polars.testing import assert_frame_equal

from tests import waiting
from tests.lab.conftest import Write, part_bytes, played, tables_of
from vespers.cli import cli
from vespers.engine import record
from vespers.engine.kernel import CHANCE, Chance
from vespers.engine.match import Match
from vespers.games import find_game, game_names, our_games
from vespers.lab import runner as running
from vespers.lab.compare import compare
from vespers.lab.findings import findings
from vespers.lab.lead import about
from vespers.lab.personas import known_personas, why_not_persona
from vespers.lab.plan import load
from vespers.lab.player import Player
from vespers.lab.runner import Run
from vespers.lab.study_errors import BadFolder, BadStudy
from vespers.lab.tables import GAMES, MOMENTS

BEGUN = """
import sys
from pathlib import Path
from vespers.lab.runner import Run
from vespers.lab.plan import load

run = Run(load(Path(sys.argv[1]))[0], Path(sys.argv[2]))
run.begin()
print("held", flush=True)
sys.stdin.read()
"""
WOLVES = 'game = "wolves"\ngames = 12\nseed = 5\nwho = ["random"]\n'


@pytest.mark.parametrize(
    ("text", "line", "key", "expected"),
    [
        ("x = " + "[" * 1000 + "]" * 1000, 0, "", "brackets nested at most 8 deep"),
        (".".join("a" * 24_000) + " = 1", 0, "", "keys of at most 8 parts"),
        ('game = "wolves"\ngmaes = 5\n', 2, "gmaes", "one of game, games"),
        ('game = "wolves"\n\ngames = 0\n', 3, "games", "a whole number from 1"),
        ('game = "chess"\ngames = 5\n', 1, "game", "one of wolves"),
        ('game = "wolves"\ngames = 5\nplayers = 7\n', 3, "players", "2 to 2"),
        ('game = "wolves"\ngames = 5\nwho = ["pope"]\n', 3, "who", "one of novice"),
        ('game = "wolves"\ngames = 5\npacks = ["none.toml"]\n', 3, "packs", "a readable file"),
        ('game = "wolves"\ngames = 5\n[options]\nstarter = "third"\n', 4, "options.starter", "chance, first"),
        ('game = "wolves"\ngames = 5\n[options]\npacks = ["moon"]\n', 3, "options", "can be set up"),
        ('game = "wolves"\ngames = 5\n[skill]\nweaker = "pope"\n', 4, "skill.weaker", "one of novice"),
        (
            'game = "wolves"\ngames = 5\n[personas.x]\nlikes = { Fly = 1.0 }\n',
            4,
            "personas.x.likes.Fly",
            "Place",
        ),
        (
            'game = "wolves"\ngames = 5\n[luck]\ndeals = "many"\n',
            4,
            "luck.deals",
            "a whole number from 2 to 10000000",
        ),
        (
            'game = "wolves"\ngames = 5\n[luck]\ndeals = 99999999999999999999\n',
            4,
            "luck.deals",
            "a whole number from 2 to 10000000",
        ),
        (
            'game = "wolves"\ngames = 5\n[luck]\ndeals = 9999999\nrepeats = 9999999\n',
            3,
            "luck",
            "at most 10000000 games",
        ),
        (
            'game = "wolves"\ngames = 5\nmoments = 99999999999999999999\n',
            3,
            "moments",
            "a whole number from 0",
        ),
        ('game = "wolves"\ngames = 5\nplayers = 0\n', 3, "players", "2 to 2"),
        ('game = "wolves"\ngames = 5\nwho = []\n', 3, "who", "1 to 2 players"),
        ('game = "wolves"\ngames = 5\nwho = ["random", "novice", "abbot"]\n', 3, "who", "1 to 2 players"),
        (WOLVES + '[skill]\nweaker = "random"\n', 6, "skill.weaker", "another player than random"),
        (WOLVES + '[tournament]\npersonas = ["hunter"]\n', 6, "tournament.personas", "at least two"),
        (WOLVES + '[tournament]\npersonas = ["hunter", "hunter"]\n', 6, "tournament.personas", "each once"),
        (WOLVES + "[minutes]\nchoice = inf\n", 6, "minutes.choice", "a number from 0"),
        (WOLVES + "[matters]\nminutes = 1\ndecisions = 0\n", 7, "matters.decisions", "a number above 0"),
        (WOLVES + "[matters]\nminutes = 1\ndecison = 3\n", 7, "matters.decison", "decisions"),
        (
            WOLVES + "[personas.a]\n[personas.b]\nterms = { points = nan }\n",
            7,
            "personas.b.terms.points",
            "number",
        ),
        (WOLVES + '[personas.a]\nlikes = { Rest = 1, Place = "x" }\n', 6, "personas.a.likes.Place", "number"),
    ],
)
def test_a_bad_study_is_refused_with_line_and_expectation(
    write: Write, text: str, line: int, key: str, expected: str
) -> None:
    with pytest.raises(BadStudy) as refused:
        load(write(text))
    assert (refused.value.line, refused.value.key) == (line, key)
    assert expected in refused.value.expected


def test_a_refused_pack_is_named_with_its_line(write: Write) -> None:
    write('[pack]\nid = "mine"\nextends = "base"\n\n[numbers]\nhnad = 4\n', "mine")
    with pytest.raises(BadStudy) as refused:
        load(write(WOLVES + 'packs = ["mine.toml"]\n'))
    assert refused.value.line == 5 and "mine.toml, line 6: numbers.hnad" in refused.value.expected


def test_every_figure_and_option_may_matter(write: Write) -> None:
    folder = played(write(WOLVES.replace("games = 12", "games = 60")))
    keys = [one.key for one in compare(folder, folder, {})]
    assert "decisions" in keys and any(key.startswith("TakeLone") for key in keys)
    load(write(WOLVES + "[matters]\n" + "".join(f'"{key}" = 2\n' for key in keys)))


def test_bytes_that_are_not_utf_8_are_refused_with_their_line(write: Write) -> None:
    path = write(WOLVES)
    path.write_bytes(WOLVES.encode() + b'title = "\xe9"\n')
    with pytest.raises(BadStudy) as refused:
        load(path)
    assert refused.value.line == 5 and refused.value.expected == "UTF-8 text"


def test_a_file_that_is_no_study_is_refused_in_one_sentence(write: Write, tmp_path: Path) -> None:
    for path in (write("game = [", "broken"), tmp_path / "absent.toml"):
        result = CliRunner().invoke(cli, ["lab", "run", str(path), "--lang", "fr"])
        assert result.exit_code == 2 and "attendu" in result.output and "Traceback" not in result.output


def test_the_tables_say_what_was_played(write: Write) -> None:
    plan, games, moments = tables_of(played(write(WOLVES + "[luck]\ndeals = 2\nrepeats = 2\n")))
    assert games.schema == pl.DataFrame(GAMES.empty_table()).schema
    assert moments.schema == pl.DataFrame(MOMENTS.empty_table()).schema
    assert games["game"].to_list() == list(range(16)) and plan.games == 16
    bench = Player(plan)
    for number in (0, 7, 15):
        match = bench.match(number)
        row = games.row(number, named=True)
        outcome = match.outcome()
        assert outcome is not None and row["scores"] == list(outcome.scores)
        mine = moments.filter((pl.col("game") == number) & (pl.col("kind") != "event"))
        assert mine["code"].to_list() == [match.game.codebook.number[entry.action] for entry in match.log]
        choices = mine.filter(pl.col("kind") == "choice")
        assert len(choices) == row["decisions"]
        assert all(code in offered for code, offered in choices.select("code", "offered").iter_rows())


Row = tuple[int, str, int, str, dict[str, Any], int, list[int], list[int]]


def moments_of(match: Match[Any]) -> list[Row]:
    """The moments of a match, made the slow and simple way."""
    again: Match[Any] = Match(match.game, match.seats, match.settings)
    number, rows = match.game.codebook.number, []
    for n, entry in enumerate(match.log):
        step = again.asked()
        assert step is not None
        offered = [number[a] for a in step.options(again.state)]
        odds = [n for n in step.odds(again.state) if n] if isinstance(step, Chance) else []
        again.play(entry.seat, entry.action)
        if entry.seat == CHANCE:
            kind, seat = "chance", about(entry.action, step.me)
        else:
            kind, seat = "choice", entry.seat
        code, name = number[entry.action], type(entry.action).__name__
        rows.append((n, kind, seat, name, msgspec.structs.asdict(entry.action), code, offered, odds))
        for event in again.events[n]:
            fields = json.loads(msgspec.json.encode(msgspec.structs.asdict(event)))
            rows.append((n, "event", about(event, -1), type(event).__name__, fields, -1, [], []))
    return rows


@pytest.mark.parametrize("name", game_names())
def test_every_moment_is_that_of_the_match(write: Write, name: str) -> None:
    plan, _, moments = tables_of(played(write(f'game = "{name}"\ngames = 3\nwho = ["random"]\n')))
    columns = [key for key in MOMENTS.names if key != "game"]
    for number in range(3):
        mine = moments.filter(pl.col("game") == number).select(columns).iter_rows()
        kept = [(*row[:4], json.loads(row[4]), *row[5:]) for row in mine]
        assert kept == moments_of(Player(plan).match(number))


def test_the_lead_is_judged_in_as_many_games_as_asked_for(write: Write) -> None:
    _, games, _ = tables_of(played(write(WOLVES + "course = 4\n")))
    judged = games.filter(pl.col("lead_changes").is_not_null())
    assert judged["game"].to_list() == [2, 5, 8, 11]
    whole = tables_of(played(write(WOLVES + "course = 1000\n", "whole")))[1]
    assert whole["lead_changes"].null_count() == 0
    assert_frame_equal(whole.join(judged.select("game"), on="game", how="semi"), judged)


def test_by_default_the_lead_is_judged_where_somebody_thinks(write: Write) -> None:
    study = WOLVES + '[skill]\nweaker = "novice"\ngames = 2\n'
    _, games, _ = tables_of(played(write(study)))
    judged = games.filter(pl.col("lead_changes").is_not_null())
    assert judged["block"].unique().to_list() == ["skill"] and len(judged) == 2


def test_moments_are_recorded_in_as_many_games_as_asked_for(write: Write) -> None:
    _, games, some = tables_of(played(write(WOLVES + "moments = 4\n")))
    _, all_games, every = tables_of(played(write(WOLVES, "every")))
    assert some["game"].unique(maintain_order=True).to_list() == [2, 5, 8, 11]
    assert_frame_equal(games, all_games)
    assert_frame_equal(some, every.filter(pl.col("game").is_in([2, 5, 8, 11])))
    folder = played(write(WOLVES + "moments = 0\n", "none"))
    assert tables_of(folder)[2].is_empty() and findings(folder).effects == []
    assert len(list((folder / "records").glob("*.jsonl"))) > 3


def test_the_same_deal_is_played_again_by_others(write: Write) -> None:
    _, games, moments = tables_of(played(write(WOLVES + "[luck]\ndeals = 2\nrepeats = 2\n")))
    luck = games.filter(pl.col("block") == "luck")
    assert luck["seed"].to_list() == ["5:luck:0", "5:luck:0", "5:luck:1", "5:luck:1"]
    first, second = (moments.filter(pl.col("game") == n)["code"].to_list() for n in luck["game"][:2])
    assert first != second


def test_records_of_typical_and_extreme_games_are_kept(write: Write) -> None:
    folder = played(write(WOLVES))
    kept = {int(path.stem): path for path in (folder / "records").glob("*.jsonl")}
    games = tables_of(folder)[1].sort("decisions", "game")
    assert {games["game"][0], games["game"][-1]} <= set(kept)
    for number, path in kept.items():
        match = record.read(path.read_bytes(), find_game)
        outcome = match.outcome()
        assert outcome is not None
        assert games.filter(pl.col("game") == number)["winners"].to_list() == [list(outcome.winners)]


def test_a_stopped_study_goes_on_without_repeating_a_game(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = played(write(WOLVES, "whole"))
    path = write(WOLVES, "halves")
    run = Run(load(path)[0], path.with_suffix(".lab"))
    run.begin()
    begun: list[int] = []
    play = running.play_batch

    def counted(plan: Any, folder: Path, first: int, size: int) -> int:
        begun.append(first)
        return play(plan, folder, first, size)

    def stop(games: int) -> None:
        if len(begun) == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(running, "play_batch", counted)
    with pytest.raises(KeyboardInterrupt):
        run.run(workers=1, progress=stop)
    assert run.done() == 5
    again = Run(load(path)[0], run.folder)
    again.begin()
    again.run(workers=1)
    assert sorted(begun) == list(range(12))
    assert part_bytes(whole) == part_bytes(run.folder)


def test_a_folder_of_another_study_is_not_touched(write: Write) -> None:
    path = write(WOLVES)
    folder = played(path)
    write(WOLVES.replace("seed = 5", "seed = 6"))
    with pytest.raises(BadFolder):
        Run(load(path)[0], folder).begin()


def test_two_runs_never_share_a_folder(write: Write) -> None:
    path = write(WOLVES)
    one, other = (Run(load(path)[0], path.with_suffix(".lab")) for _ in range(2))
    one.begin()
    with pytest.raises(BadFolder) as refused:
        other.begin()
    assert refused.value.why.key == "lab_in_use"
    one.run(workers=1)
    other.begin()
    assert other.finished()


def test_a_killed_run_leaves_its_folder_to_the_next(write: Write) -> None:
    path = write(WOLVES)
    folder = path.with_suffix(".lab")
    command = [sys.executable, "-c", BEGUN, str(path), str(folder)]
    with waiting.running(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == b"held\n"
        result = CliRunner().invoke(cli, ["lab", "run", str(path), "--workers", "1", "--lang", "en"])
        assert result.exit_code == 2 and "Another run is at work" in result.output
        holder.kill()
    assert CliRunner().invoke(cli, ["lab", "run", str(path), "--workers", "1"]).exit_code == 0


def test_a_folder_that_cannot_be_made_is_refused_before_the_first_game(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "play_batch", None)  # nothing may be played
    tuned = write(
        WOLVES + '[tune]\nnumbers."numbers.hand" = { low = 2, high = 3 }\ntargets.minutes = { about = 9 }\n'
    )
    (tmp_path / "file").write_text("")
    for command in ("run", "tune"):
        words = ["lab", command, str(tuned), "--out", str(tmp_path / "file" / "x"), "--workers", "1"]
        result = CliRunner().invoke(cli, [*words, "--lang", "en"])
        assert result.exit_code == 2 and "cannot hold results" in result.output, result.output


def test_both_folders_of_a_comparison_are_looked_at_before_the_first_game(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = write(WOLVES, "one"), write(WOLVES.replace("seed = 5", "seed = 6"), "other")
    stranger = Run(load(other)[0], one.with_name("one-other.lab") / "after")
    stranger.begin()
    stranger.lock.release()
    monkeypatch.setattr(running, "play_batch", None)  # nothing may be played
    result = CliRunner().invoke(cli, ["lab", "compare", str(one), str(other), "--lang", "en"])
    assert result.exit_code == 2 and "after holds the results of another study" in result.output


@pytest.mark.slow
def test_the_tables_do_not_depend_on_the_workers(write: Write) -> None:
    alone = played(write(WOLVES))
    together = alone.with_name("together")
    words = ["lab", "run", str(alone.with_suffix(".toml")), "--out", str(together), "--workers", "2"]
    result = CliRunner().invoke(cli, [*words, "--lang", "en"])
    assert result.exit_code == 0 and re.search(r"12 games played", result.output)
    assert part_bytes(alone) == part_bytes(together)


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_played(write: Write) -> None:
    study = 'game = "wolves"\ngames = 200\nseed = 5\nrecords = 0\ncourse = 0\nrulings = 4\n'
    path = write(study)
    folder = path.with_suffix(".lab")
    command = [sys.executable, "-c", "from vespers.cli import main; main()", "lab", "run", str(path)]
    command += ["--workers", "2", "--lang", "en"]
    with waiting.running(command, stderr=subprocess.PIPE, text=True) as begun:
        waiting.wait_for(lambda: list((folder / "games").glob("*.parquet")), "the first games")
        begun.send_signal(signal.SIGINT)
        _, message = begun.communicate(timeout=waiting.PATIENCE)
    parts = list((folder / "games").glob("*.parquet"))
    again = Run(load(path)[0], folder)
    again.begin()
    assert begun.returncode == 130 and "Stopped after" in message and 0 < len(parts) < len(again.batches())
    assert again.done() == again.size * len(parts)
    again.run(workers=2)
    whole = Run(load(path)[0], folder.with_name("whole"))
    whole.begin()
    whole.run(workers=2)
    assert part_bytes(whole.folder) == part_bytes(folder)


def test_every_persona_that_comes_with_a_game_fits_it() -> None:
    for game in our_games():
        assert len(known_personas(game)) >= 5
        for persona in known_personas(game).values():
            assert why_not_persona(game, persona) is None


def test_a_persona_plays_by_its_weights(write: Write) -> None:
    moonstruck = 'game = "wolves"\ngames = 2\nwho = ["moonstruck", "cautious"]\n'
    _, games, _ = tables_of(played(write(moonstruck)))
    assert games["players"].to_list() == [["moonstruck", "cautious"], ["cautious", "moonstruck"]]
    assert games["seed"][0] == games["seed"][1]
