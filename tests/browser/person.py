"""A person at a browser: sees what glows, clicks it, confirms, reads."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

USUAL = {"language": "en", "theme": "moonlight", "speed": "off", "hints": False}
KEEP = "if (location.host && !localStorage['vespers-settings']) localStorage['vespers-settings'] = %s"


class Person:
    """One browser profile with one page."""

    def __init__(self, browser: Any, url: str, width: int, height: int, settings: dict[str, Any]) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.context.add_init_script(KEEP % json.dumps(json.dumps({**USUAL, **settings})))
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def leave(self) -> None:
        self.context.close()
        assert self.errors == []

    def open(self, path: str = "", wait: str = "main, .match") -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector(wait)

    def speak(self, language: str) -> None:
        """The same page in another language, as the settings would have it."""
        kept = json.loads(self.page.evaluate("localStorage['vespers-settings']"))
        self.page.evaluate(
            "text => { localStorage['vespers-settings'] = text }", json.dumps({**kept, "language": language})
        )
        self.page.reload()

    def press_play(self) -> None:
        """Shelf, one click, a running game."""
        self.open("", ".games")
        self.page.click(".games .button.primary >> nth=0")
        self.page.wait_for_selector(".board, .dock")

    def begin(self, *kinds: str, names: tuple[str, ...] = ()) -> None:
        """A new match of the first game: `me`, `local`, `link` or `bot` by seat."""
        self.open("", ".games")
        self.page.click(".games a[href*='new'] >> nth=0")
        self.page.wait_for_selector("form")
        for n, kind in enumerate(kinds, 1):
            self.page.select_option(f"li:nth-child({n}) select >> nth=0", kind)
            if n <= len(names):
                self.page.fill(f"li:nth-child({n}) input", names[n - 1])
        self.page.click(".start")
        self.page.wait_for_selector(".board, .dock, .curtain")

    def asked(self) -> bool:
        return self.page.query_selector(".dock .answers") is not None

    def wait_to_be_asked(self) -> None:
        self.page.wait_for_selector(".dock .answers", timeout=15_000)

    def number(self) -> str | None:
        """How far the match has come; None behind a curtain."""
        match = self.page.query_selector(".match")
        return None if match is None else match.get_attribute("data-number")

    def answer(self, turn: int = 0) -> None:
        """Something that glows, until the question is answered."""
        self.wait_to_be_asked()
        before = self.number()
        deadline = time.monotonic() + 10
        while self.number() == before and time.monotonic() < deadline and not self.over():
            self.click_something(turn)
            turn += 1

    def click_something(self, turn: int) -> None:
        """The confirmation if there is one, else something that glows, else a plain answer."""
        if confirming := self.page.query_selector(".answers .primary"):
            before = self.number()
            confirming.click()
            self.wait_until(lambda: self.over() or self.number() != before)
            return
        if glowing := self.page.query_selector_all("[data-thing].offered:visible"):
            glowing[turn % len(glowing)].click(timeout=3000)
        elif plain := self.page.query_selector_all(".answers .button:not(.list):not(.quiet)"):
            plain[turn % len(plain)].click()
        self.page.wait_for_timeout(20)

    def sees(self, selector: str) -> None:
        """It is there, or comes: a page may still be waiting for the server."""
        self.page.wait_for_selector(selector, state="attached", timeout=15_000)

    def misses(self, selector: str) -> None:
        """It is not there, or goes."""
        self.page.wait_for_selector(selector, state="detached", timeout=15_000)

    def wait_until(self, done: Callable[[], bool]) -> None:
        """Polls from outside: the page's policy lets nobody evaluate strings inside."""
        deadline = time.monotonic() + 15
        while not done():
            assert time.monotonic() < deadline, "it did not happen"
            self.page.wait_for_timeout(20)

    def over(self) -> bool:
        return self.page.query_selector("dialog[open]") is not None

    def cards_on_board(self) -> int:
        return len(self.page.query_selector_all(".board [data-piece=card]"))

    def text(self, selector: str) -> str:
        return str(self.page.inner_text(selector))

    def violations(self, axe: str) -> list[str]:
        """What axe-core finds on this page, serious or worse."""
        self.page.evaluate(axe)
        found = self.page.evaluate("axe.run()")["violations"]
        return [
            f"{v['id']}: {v['nodes'][0]['html'][:120]}"
            for v in found
            if v["impact"] in ("serious", "critical")
        ]
