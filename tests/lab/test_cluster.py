"""A study on a local Ray gives the same tables. Runs in a process of its own: Ray is no quiet guest."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from tests.lab.conftest import Write, played


@pytest.mark.slow
def test_a_local_ray_gives_the_same_tables(write: Write) -> None:
    here = played(write('game = "wolves"\ngames = 6\nwho = ["random"]\n'))
    there = here.with_name("there")
    words = ["lab", "run", str(here.with_suffix(".toml")), "--out", str(there), "--ray", "local"]
    command = [sys.executable, "-c", "from vespers.cli import main; main()", *words]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    for name in ("games", "moments"):
        assert (here / f"{name}.parquet").read_bytes() == (there / f"{name}.parquet").read_bytes()


@pytest.mark.slow
def test_a_cluster_that_is_not_there_is_told_soon(write: Write) -> None:
    study = write('game = "wolves"\ngames = 1\nwho = ["random"]\n')
    with socket.socket() as closed:  # bound, but nobody listens
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        words = ["lab", "run", str(study), "--ray", address, "--lang", "en"]
        command = [sys.executable, "-c", "from vespers.cli import main; main()", *words]
        told = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert told.returncode == 2 and "Traceback" not in told.stderr
    assert f"No Ray cluster answers at {address}" in " ".join(told.stderr.split())


def test_without_ray_the_command_says_what_to_install(write: Write) -> None:
    study = write('game = "wolves"\ngames = 1\nwho = ["random"]\n')
    hidden = "import sys; sys.modules['ray'] = None; from vespers.cli import main; main()"
    command = [sys.executable, "-c", hidden, "lab", "run", str(study), "--ray", "local"]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 2 and "vespers[lab-ray]" in told.stderr
