"""An external program plays a seat: it gets what the seat sees as JSON by HTTP POST, and answers a number.

{"game": "…", "seat": 0, "seats": 2, "view": {…}, "options": [{"number": 230, "action": {…}}]}
{"action": 230}
"""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any

import msgspec

from vespers.bots.bot import Knowledge
from vespers.bots.of_others import broken_bot
from vespers.bots.random_bot import RandomBot
from vespers.engine.messages import Action

LONGEST = 64 * 1024  # bytes of an answer


class Offered(msgspec.Struct, frozen=True):
    """A legal action: its number, which is the answer, and what it means."""

    number: int
    action: Any


class SeatQuestion(msgspec.Struct, frozen=True):
    """What a program is asked."""

    game: str
    seat: int
    seats: int
    view: Any
    options: list[Offered]


class SeatAnswer(msgspec.Struct, frozen=True):
    """The number of the option it takes."""

    action: int


class Fault(Exception):
    """The answer came too late or was none of the options."""


def is_address(name: str) -> bool:
    return name.startswith(("http://", "https://"))


class OutsideBot:
    """Asks a program. For a late or wrong answer a random option is played, and the fault is written down."""

    def __init__(self, seed: int, address: str, seconds: float, faults: list[str]) -> None:
        self.address, self.seconds, self.faults = address, seconds, faults
        self.substitute = RandomBot(seed)
        self.opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def choose(self, known: Knowledge) -> Action:
        if len(known.options) == 1:
            only: Action = known.options[0]
            return only
        try:
            return self.answer(known)
        except Fault:
            self.faults.append(self.address)
            return self.substitute.choose(known)

    def answer(self, known: Knowledge) -> Action:
        question = question_of_seat(known)
        numbers = {known.game.codebook.number[option]: option for option in known.options}
        try:
            answer = msgspec.json.decode(self.post(question), type=SeatAnswer)
            action: Action = numbers[answer.action]
        except (msgspec.MsgspecError, UnicodeDecodeError, KeyError):
            raise Fault from None
        return action

    def post(self, question: SeatQuestion) -> bytes:
        """The body of the answer; Fault when it takes too long, BadBot when nobody answers."""
        headers = {"Content-Type": "application/json"}
        until = time.monotonic() + self.seconds
        try:
            request = urllib.request.Request(self.address, msgspec.json.encode(question), headers)
            with self.opener.open(request, timeout=self.seconds) as response:
                return read_until(response, until)
        except TimeoutError:
            raise Fault from None
        except (OSError, HTTPException, ValueError) as error:
            if isinstance(getattr(error, "reason", None), TimeoutError):
                raise Fault from None
            raise broken_bot(self.address, str(error)) from None


def read_until(response: Any, until: float) -> bytes:
    """A whole body. The socket's own limit counts from byte to byte, this one counts from the question."""
    body = b""
    while chunk := response.read1(LONGEST):
        body += chunk
        if time.monotonic() > until or len(body) > LONGEST:
            raise Fault
    return body


def question_of_seat(known: Knowledge) -> SeatQuestion:
    number = known.game.codebook.number
    return SeatQuestion(
        game=known.game.name,
        seat=known.seat,
        seats=known.seats,
        view=known.view(),
        options=[Offered(number[option], option) for option in known.options],
    )
