"""A study on a local Ray gives the same tables. Runs in a process of its own: Ray is no quiet guest."""

from __future__ import annotations

import subprocess
import sys

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from tests.lab.conftest import Write, played


@pytest.mark.slow
def test_a_local_ray_gives_the_same_tables(write: Write) -> None:
    here = played(write('game = "wolves"\ngames = 6\nwho = ["random"]\n'))
    there = here.with_name("there")
    words = ["lab", "run", str(here.with_suffix(".toml")), "--out", str(there), "--ray", "local"]
    command = [sys.executable, "-c", "from vespers.cli import main; main()", *words]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    for name in ("games", "moments"):
        one, other = (pl.read_parquet(folder / f"{name}.parquet") for folder in (here, there))
        assert_frame_equal(one, other)


def test_without_ray_the_command_says_what_to_install(write: Write) -> None:
    study = write('game = "wolves"\ngames = 1\nwho = ["random"]\n')
    hidden = "import sys; sys.modules['ray'] = None; from vespers.cli import main; main()"
    command = [sys.executable, "-c", hidden, "lab", "run", str(study), "--ray", "local"]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 2 and "vespers[lab-ray]" in told.stderr
