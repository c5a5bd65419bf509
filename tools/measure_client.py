"""How much of a window the boards get, the smallest words and targets: `python tools/measure_client.py`.

Plays a few turns of every game in Chromium at nine window sizes, in three languages and both themes, and
writes the table into docs/client.md.
`--check` only prints it. The client must be built, and a server run at the given address.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.person import Person
from tools.browser import find

PAGE = Path(__file__).parent.parent / "docs" / "client.md"
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
SIZES = (
    (390, 844), (844, 390), (720, 450), (932, 430), (768, 1024), (1280, 720), (1440, 900), (1920, 1080),
    (2560, 1440),
)  # fmt: skip

Look = tuple[str, str]  # language, theme
LOOKS: tuple[Look, ...] = (("en", "moonlight"), ("fr", "refectory"), ("es", "moonlight"))

MEASURE = """() => {
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clip = (r, v) => [
    Math.max(0, Math.min(innerWidth, r.right, v.right) - Math.max(0, r.x, v.x)),
    Math.max(0, Math.min(innerHeight, r.bottom, v.bottom) - Math.max(0, r.y, v.y))];
  let area = 0, high = 0;
  for (const board of document.querySelectorAll('[data-board]')) {
    const view = board.closest('.viewport') ?? board;
    const [w, h] = clip(board.getBoundingClientRect(), view.getBoundingClientRect());
    area += w * h; high = Math.max(high, h);
  }
  let text = Infinity, words = '';
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    const hidden = !holder || !node.data.trim() || !seen(holder) || holder.closest('.visually-hidden, svg');
    if (hidden) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < text) [text, words] = [size, node.data.trim().slice(0, 20)];
  }
  let target = Infinity, what = '';
  for (const e of document.querySelectorAll('.match button, .match a.button, [data-target]')) {
    if (!seen(e)) continue;
    const r = e.getBoundingClientRect();
    const size = Math.min(r.width, r.height);
    const name = e.dataset.target ?? e.textContent.trim().slice(0, 20);
    if (size > 0 && size < target) [target, what] = [size, name];
  }
  return { share: area / innerWidth / innerHeight, high: high / innerHeight, text, words, target, what };
}"""


def measured(person: Person) -> dict[str, Any]:
    """What this page is like now."""
    found: dict[str, Any] = person.page.evaluate(MEASURE)
    return found


def play(
    browser: Any, url: str, game: str, width: int, height: int, turns: int = 3, look: Look = LOOKS[0]
) -> dict[str, Any]:
    """A few turns of a game in a window of this size, hints on; the least that was measured on the way."""
    language, theme = look
    wishes = {"confirm": "none", "warnings": False, "stages": "off", "hints": True}
    person = Person(browser, url, width, height, {**wishes, "language": language, "theme": theme})
    person.open("", "[data-play]")
    person.page.click(f"[data-play={game}]")
    person.page.wait_for_selector(".dock")
    least: dict[str, Any] = {}
    for turn in range(turns):
        person.wait_to_be_asked()
        now = measured(person)
        least = {key: min(least.get(key, now[key]), now[key]) for key in now}
        person.answer(turn)
    person.leave()
    return least


def table(browser: Any, url: str) -> str:
    """The whole table in Markdown."""
    page = browser.new_page()
    games = [game["id"] for game in page.request.get(f"{url}/api/shelf").json()["games"]]
    lines = ["| window | " + " | ".join(games) + " |", "|---" * (len(games) + 1) + "|"]
    for width, height in SIZES:
        cells = [cell(least_of(browser, url, game, width, height)) for game in games]
        lines.append(f"| {width}×{height} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def least_of(browser: Any, url: str, game: str, width: int, height: int) -> dict[str, Any]:
    """The least over all languages and both themes."""
    every = [play(browser, url, game, width, height, look=look) for look in LOOKS]
    return {key: min(one[key] for one in every) for key in every[0]}


def cell(found: dict[str, Any]) -> str:
    share, high = round(100 * found["share"]), round(100 * found["high"])
    return f"{share} % · {high} % high · {found['text']:.0f} px · {found['target']:.0f} px"


def main(arguments: list[str]) -> int:
    urls = [one for one in arguments if not one.startswith("--")]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox", "--disable-gpu"])
        text = table(browser, urls[0] if urls else "http://127.0.0.1:8000")
        browser.close()
    print(text)
    if "--check" not in arguments:
        page = PAGE.read_text("utf-8")
        head, _, rest = page.partition(BEGIN)
        PAGE.write_text(f"{head}{BEGIN}\n\n{text}\n\n{END}{rest.partition(END)[2]}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
