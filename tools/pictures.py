"""Makes the pictures of README and docs: `python tools/pictures.py [address] [--only NAME]`.

Plays some turns of every game in Chromium: by night, by day and on a phone; then a lesson, the shelf, the end
of a match with its review, and every drawing of each game. The client must be built, and a server run at the
given address. Pictures lie in docs/pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.learner import enter, obey, read_on, wait_for_a_turn
from tests.browser.person import Person, choose, open_menu
from tools.browser import find

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
DESK, PHONE = (1440, 900), (390, 844)
LESSON = 2  # moves into a lesson
TURNS = 9  # into a match, so that something lies on the table
CALM = {"confirm": "none", "warnings": False, "stages": "off"}


class Painter:
    """A browser, a server, and the pictures that are wanted."""

    def __init__(self, browser: Any, url: str, only: str) -> None:
        self.browser, self.url, self.only = browser, url, only

    def person(self, size: tuple[int, int], theme: str, scale: float = 1.0) -> Person:
        person = Person(self.browser, self.url, *size, {**CALM, "theme": theme}, scale)
        person.page.mouse.move(1, 1)
        return person

    def paint(self, name: str, person: Person, full: bool = False) -> None:
        """The page as it is now, when nothing moves any more and nothing is pointed at."""
        person.page.mouse.move(1, 1)
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=PICTURES / f"{name}.png", full_page=full)
        print(name, flush=True)

    def wanted(self, name: str) -> bool:
        return not self.only or self.only in name

    def games(self) -> list[str]:
        shelf = self.browser.new_page().request.get(f"{self.url}/api/shelf").json()
        return [game["id"] for game in shelf["games"]]


def board(painter: Painter, game: str, name: str, size: tuple[int, int], theme: str) -> None:
    """A game a few turns into a match."""
    person = painter.person(size, theme)
    begin(person, game)
    for turn in range(TURNS):
        person.answer(turn)
    person.wait_to_be_asked()
    painter.paint(name, person)
    person.leave()


def begin(person: Person, game: str) -> None:
    person.open("", "[data-play]")
    person.page.click(f"[data-play={game}]")
    person.page.wait_for_selector(".dock")


def end(painter: Painter, game: str) -> None:
    """A bot plays on to the end: the final sheet, then the review at its costliest move."""
    person = painter.person(DESK, "moonlight")
    begin(person, game)
    person.answer()
    match = person.page.evaluate("location.hash").split("/")[2]
    open_menu(person)
    choose(person, "Let a bot play for me")
    person.page.wait_for_selector("dialog[open] .doors .primary")
    painter.paint("end", person)
    person.page.goto(f"{painter.url}/#/replay/{match}/0/review")
    person.page.reload()
    person.page.wait_for_selector(".costly [aria-current=step]")
    painter.paint("review", person)
    person.leave()


def lesson(painter: Painter, game: str) -> None:
    """The first turns of a game: the coach awaits a move, and what is to be pressed shines."""
    person = painter.person(DESK, "moonlight")
    enter(person, game, "first-turns")
    for _ in range(LESSON):
        wait_for_a_turn(person)
        read_on(person)
        obey(person, keys=False)
    wait_for_a_turn(person)
    read_on(person)
    painter.paint("lesson", person)
    person.leave()


def shelf(painter: Painter, games: list[str]) -> None:
    """With two running matches."""
    person = painter.person(DESK, "moonlight")
    for game in games[:2]:
        begin(person, game)
        person.answer()
        person.wait_to_be_asked()
    person.open("", ".matches [data-play], .matches .stands")
    painter.paint("shelf", person)
    person.leave()


def drawings(painter: Painter, game: str) -> None:
    """Every drawing of a game, small."""
    person = painter.person(DESK, "moonlight", 0.5)
    person.open(f"#/art/{game}", "figure")
    painter.paint(f"{game}-art", person, full=True)
    person.leave()


def campaign(painter: Painter) -> None:
    """The story before its first moon."""
    person = painter.person(DESK, "moonlight")
    person.open("", ".ribbon")
    person.page.click(".ribbon >> nth=0")
    person.page.click("form .start")
    person.page.wait_for_selector(".dock, .campaign, main")
    person.wait_until(lambda: "campaign" in person.page.url or person.asked())
    if "campaign" not in person.page.url:
        person.open("", ".matches a[href*=campaign]")
        person.page.click(".matches a[href*=campaign] >> nth=0")
        person.wait_until(lambda: "campaign" in person.page.url)
    painter.paint("campaign", person)
    person.leave()


def jobs(painter: Painter) -> dict[str, Callable[[], None]]:
    """What each picture takes."""
    games = painter.games()
    found: dict[str, Callable[[], None]] = {}
    for game in games:
        found[game] = partial(board, painter, game, game, DESK, "moonlight")
        found[f"{game}-day"] = partial(board, painter, game, f"{game}-day", DESK, "refectory")
        found[f"{game}-phone"] = partial(board, painter, game, f"{game}-phone", PHONE, "moonlight")
        found[f"{game}-art"] = partial(drawings, painter, game)
    found["end review"] = partial(end, painter, games[0])
    found["lesson"] = partial(lesson, painter, games[0])
    found["shelf"] = partial(shelf, painter, games)
    found["campaign"] = partial(campaign, painter)
    return found


def main(arguments: list[str]) -> int:
    only = arguments[arguments.index("--only") + 1] if "--only" in arguments else ""
    urls = [one for one in arguments if one.startswith("http")]
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox", "--disable-gpu"])
        painter = Painter(browser, urls[0] if urls else "http://127.0.0.1:8000", only)
        for name, job in jobs(painter).items():
            if painter.wanted(name):
                job()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
