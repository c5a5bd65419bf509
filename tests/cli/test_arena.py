"""`vespers arena`: everybody against everybody, outside programs too, and a file of results."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from vespers.cli import cli

Answer = Callable[[dict[str, Any]], bytes]


def run(*words: str) -> Result:
    return CliRunner().invoke(cli, [*words, "--lang", "en"])


@contextmanager
def program(answer: Answer) -> Iterator[str]:
    """A program that plays over HTTP, on this machine; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = answer(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            with suppress(OSError):  # whoever asked may not wait any more
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


def test_everybody_meets_everybody_and_the_file_says_what_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    names = ("random", "novice", "apprentice")
    result = run("arena", "wolves", *names, "--deals", "3", "--json", "--out", str(file))
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert json.loads(file.read_text("utf-8")) == found
    assert [(one["bot"], one["against"], one["games"]) for one in found["encounters"]] == [
        ("random", "novice", 6),
        ("random", "apprentice", 6),
        ("novice", "apprentice", 6),
    ]
    assert {one["bot"] for one in found["standings"]} == set(names)
    elos = [one["elo"] for one in found["standings"]]
    assert elos == sorted(elos, reverse=True) and found["standings"][-1]["bot"] == "random"
    assert sum(one["share"] * one["games"] for one in found["standings"]) == 18
    for one in found["standings"]:
        low, high = one["share_interval"]
        assert low <= one["share"] <= high and one["faults"] == 0


def test_an_outside_program_sees_its_seat_and_answers_a_number() -> None:
    asked: list[dict[str, Any]] = []

    def first(question: dict[str, Any]) -> bytes:
        asked.append(question)
        return json.dumps({"action": question["options"][0]["number"]}).encode()

    with program(first) as address:
        result = run("arena", "wolves", address, "novice", "--deals", "1", "--json")
    standings = json.loads(result.stdout)["standings"]
    assert {one["bot"]: one["faults"] for one in standings} == {address: 0, "novice": 0}
    assert set(asked[0]) == {"game", "seat", "seats", "view", "options"}
    assert {question["seat"] for question in asked} == {0, 1}
    assert all(len(question["options"]) > 1 for question in asked)


def test_a_wrong_answer_is_a_fault_and_the_game_goes_on() -> None:
    wrong = cycle((b'{"action": -1}', b'{"action": "x"}', b"\xff", b"[" * 10_000, b"", b" " * 100_000))
    with program(lambda _: next(wrong)) as address:
        result = run("arena", "wolves", address, "random", "--deals", "1")
    assert result.exit_code == 0 and "answers were late or wrong" in result.stdout.replace("\n", " ")


def test_a_late_answer_is_a_fault() -> None:
    over = threading.Event()

    def late(_: dict[str, Any]) -> bytes:
        over.wait(60)
        return b""

    with program(late) as address:
        result = run("arena", "wolves", address, "random", "--deals", "1", "--seconds", "0.01", "--json")
        over.set()
    faults = {one["bot"]: one["faults"] for one in json.loads(result.stdout)["standings"]}
    assert faults[address] > 0 and faults["random"] == 0


def test_what_cannot_be_played_is_refused() -> None:
    assert "two bots or more" in run("arena", "wolves", "novice").output
    assert "two bots or more" in run("arena", "wolves", "novice", "novice").output
    assert "'saint' is no bot" in run("arena", "wolves", "novice", "saint").output
    nobody = run("arena", "wolves", "novice", "http://127.0.0.1:1/", "--deals", "1")
    assert nobody.exit_code == 2 and "http://127.0.0.1:1/ does not work" in nobody.stderr.replace("\n", " ")
    assert run("arena", "wolves", "novice", "random", "--out", "/nowhere/at/all.json").exit_code == 2
