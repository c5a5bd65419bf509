"""The short run of `make fuzz`: whatever comes, it is used or refused with a reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.fuzz.arguments import SAFE
from tests.fuzz.run import KINDS, Progress, fuzz
from vespers.cli import cli

SHORT = {"records": 100, "packs": 80, "studies": 60, "settings": 60, "arguments": 40}
LONGER = {"frames": 400, "requests": 200}


def test_every_kind_of_input_is_tried() -> None:
    assert {*SHORT, *LONGER} == set(KINDS) and sum(share for _, share in KINDS.values()) == 1000


@pytest.mark.parametrize("kind", SHORT)
def test_spoilt_files_and_words_are_refused_with_a_reason(kind: str) -> None:
    became = check(kind, SHORT[kind])
    assert len(became) > 1, "not everything was refused alike"


@pytest.mark.slow
@pytest.mark.parametrize("kind", LONGER)
def test_spoilt_requests_and_frames_are_refused_with_a_reason(kind: str) -> None:
    check(kind, LONGER[kind])


def check(kind: str, many: int) -> Counter[str]:
    became = fuzz(kind, range(many), Progress(None))
    assert became.total() == many and not became["FAILED"], became
    return became


def test_no_command_line_plays_for_minutes() -> None:
    long = [
        name for name, command in cli.commands.items() if any("--games" in p.opts for p in command.params)
    ]
    assert {"simulate", "train"} <= set(long) <= set(SAFE)


def test_a_run_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    file = tmp_path / "fuzz.json"
    fuzz("settings", range(3), Progress(file))
    assert Progress(file).tried == {"settings": 3} and Progress(file).failed == {}


def test_a_failure_is_remembered_with_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.fuzz.files.load", lambda _: 1 / 0)
    became = fuzz("settings", range(2), Progress(tmp_path / "fuzz.json"))
    assert became["FAILED"] == 2 and Progress(tmp_path / "fuzz.json").failed == {"settings": [0, 1]}
    assert "FAILED: settings 1" in capsys.readouterr().err
