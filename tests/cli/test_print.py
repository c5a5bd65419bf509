"""`vespers print` at the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vespers.cli import cli


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["print", *arguments, "--lang", "en"])


def test_a_game_with_a_pack_of_ones_own_becomes_a_pdf(tmp_path: Path) -> None:
    pack, target = tmp_path / "mine.toml", tmp_path / "wolves.pdf"
    pack.write_text('[pack]\nid = "mine"\nextends = true\n[wolves.two]\nmoons = 1\n')
    result = run("wolves", "--pack", str(pack), "--changed-since", "base", "--pdf", str(target))
    assert result.exit_code == 0, result.output
    assert target.read_bytes().startswith(b"%PDF-")


def test_without_the_typesetter_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    result = run("wolves", "--pdf", str(tmp_path / "wolves.pdf"))
    assert result.exit_code == 2
    assert 'pip install "vespers[print]"' in result.output and "Traceback" not in result.output


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--what", "cards,stickers"], "expected cards, boards, sheets, rules"),
        (["--changed-since", "no-such-file.toml"], "expected a pack file"),
        (["--changed-since", "99"], "a version of the rules (1)"),
        (["--changed-since", "base"], "nothing to print"),
        (["--paper", "a0"], "'a0' is not one of"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_reason(
    arguments: list[str], reason: str, tmp_path: Path
) -> None:
    target = tmp_path / "wolves.pdf"
    result = run("wolves", *arguments, "--pdf", str(target))
    assert result.exit_code == 2 and reason in result.output.replace("\n", " ")
    assert not target.exists()
