"""What the system refuses is told in a sentence; a closed pipe is no bad record."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.cli.sources import these_sources
from vespers.cli import cli


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*words: str) -> Result:
    return CliRunner().invoke(cli, list(words))


def vespers(*words: str, stdout: int | None = None) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "vespers", *words]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, env=these_sources())


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "the system refused it"), ("fr", "le système l’a refusé"), ("es", "el sistema lo ha rechazado")],
)
def test_a_folder_that_cannot_be_made_is_told_in_the_readers_language(language: str, expected: str) -> None:
    Path("file").touch()
    result = run("simulate", "wolves", "--games", "1", "--records", "file/x", "--lang", language)
    assert result.exit_code == 2 and "file/x" in result.output and expected in result.output


def test_a_ledger_without_a_folder_is_told() -> None:
    words = ("--levels", "random,novice", "--deals", "1", "--ledger", "nowhere/x", "--lang", "en")
    result = run("ladder", "wolves", *words)
    assert result.exit_code == 2 and "nowhere/x cannot be read and written" in result.output


@pytest.mark.parametrize("words", [("games",), ("games", "--json"), ("play", "--help"), ("--help",)])
def test_a_place_that_takes_no_word_is_told_when_printing(words: tuple[str, ...]) -> None:
    """As a full disk would be, which not every system can feign: a file that is open for reading alone."""
    with open(os.devnull, "rb") as unwritable:
        done = vespers(*words, stdout=unwritable.fileno())
    reason = os.strerror(errno.EBADF).encode()
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1 and reason in done.stderr


@pytest.mark.parametrize("words", [("rules", "wolves"), ("games", "--json")])
def test_nobody_reading_is_told_as_other_tools_tell_it(words: tuple[str, ...]) -> None:
    read, write = os.pipe()
    os.close(read)
    done = vespers(*words, stdout=write)
    os.close(write)
    assert done.returncode == 141 and done.stderr == b""


def test_a_simulation_may_be_repeated_but_writes_over_no_other() -> None:
    words = ("simulate", "wolves", "--games", "2", "--records", "games", "--lang", "en")
    assert run(*words).exit_code == 0
    before = {path.name: path.read_bytes() for path in Path("games").iterdir()}
    assert run(*words).exit_code == 0
    result = run(*words, "--bots", "greedy")
    assert result.exit_code == 2 and "wolves-1-000000.jsonl exists already" in result.output
    assert {path.name: path.read_bytes() for path in Path("games").iterdir()} == before


def test_a_ladder_of_nobody_is_refused() -> None:
    result = run("ladder", "wolves", "--players", "0", "--lang", "en")
    assert result.exit_code == 2 and "not for 0" in result.output


@pytest.mark.parametrize(
    ("game", "option", "language", "expected"),
    [
        ("wolves", "starter=zz", "en", "expected to be one of chance, first, second; found “zz”"),
        ("wolves", "starter=zz", "fr", "doit être l’une de ces valeurs\u00a0: chance, first, second"),
        ("wolves", "foo=1", "es", "No hay ninguna opción «foo»; las opciones son: starter, packs"),
        ("brewers", "silent=perhaps", "en", "“silent” is expected to be true or false; found “perhaps”"),
        ("brewers", "night=late", "fr", "doit être un nombre entier\u202f; trouvé\u00a0: «\u00a0late\u00a0»"),
        ("fermentation", "moon=99", "es", "debe ser un número entero de 0 a 13; se encontró «99»"),
        ("fermentation", "standing=1,x", "en", "“standing[1]” does not fit: expected a whole number"),
    ],
)
def test_an_option_that_does_not_fit_is_told_with_what_would(
    game: str, option: str, language: str, expected: str
) -> None:
    result = run("simulate", game, "--games", "1", "--option", option, "--lang", language)
    assert result.exit_code == 2 and expected in result.output
