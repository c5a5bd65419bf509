"""A study on a local Ray cluster gives the same tables. Ray runs in a process of its own."""

from __future__ import annotations

import socket
import sys

import pytest

from tests.lab.conftest import Write, part_bytes, played
from tests.waiting import run


@pytest.mark.slow
def test_a_local_ray_gives_the_same_tables(write: Write) -> None:
    here = played(write('game = "wolves"\ngames = 6\nwho = ["random"]\n'))
    there = here.with_name("there")
    words = ["lab", "run", str(here.with_suffix(".toml")), "--out", str(there), "--ray", "local"]
    command = [sys.executable, "-c", "from vespers.cli import main; main()", *words]
    run(command, check=True)
    assert part_bytes(here) == part_bytes(there)


@pytest.mark.slow
def test_a_cluster_that_does_not_answer_is_refused_soon(write: Write) -> None:
    study = write('game = "wolves"\ngames = 1\nwho = ["random"]\n')
    with socket.socket() as closed:  # bound, but nobody listens
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        words = ["lab", "run", str(study), "--ray", address, "--lang", "en"]
        command = [sys.executable, "-c", "from vespers.cli import main; main()", *words]
        result = run(command)
    assert result.returncode == 2 and "Traceback" not in result.stderr
    assert f"No Ray cluster answers at {address}" in " ".join(result.stderr.split())


def test_without_ray_the_command_says_what_to_install(write: Write) -> None:
    study = write('game = "wolves"\ngames = 1\nwho = ["random"]\n')
    hidden = "import sys; sys.modules['ray'] = None; from vespers.cli import main; main()"
    command = [sys.executable, "-c", hidden, "lab", "run", str(study), "--ray", "local"]
    result = run(command)
    assert result.returncode == 2 and "vespers[lab-ray]" in result.stderr
