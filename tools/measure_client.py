"""How much of a window the boards get, the smallest words and targets: `python tools/measure_client.py`.

Plays a match of every game in Chromium. At every kind of question, at every kind of moment that is shown
large, and at the end it measures nine window sizes in three languages and both themes, and writes the tables
into docs/client.md; `--check` only prints them. The client must be built, and a server run at the address
that is given (http://127.0.0.1:8000).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.learner import screen
from tests.browser.person import Person, choose, open_menu
from tools.browser import find

PAGE = Path(__file__).parent.parent / "docs" / "client.md"
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (390, 844), (844, 390), (720, 450), (932, 430), (768, 1024), (1280, 720), (1440, 900), (1920, 1080),
    (2560, 1440),
)  # fmt: skip
FINGERS = SIZES[:4]  # a phone upright and on its side, a laptop at 200 %

Look = tuple[str, str]  # language, theme
LANGUAGES, THEMES = ("en", "fr", "es"), ("moonlight", "refectory")
WISHES = {"confirm": "none", "warnings": False, "stages": "off", "hints": True}
TURNS = 16  # of the person; then a bot plays to the end
MATCHES = 5  # at most, until one has a moment that is shown large

Measured = dict[str, Any]
Moments = dict[str, dict[Size, Measured]]  # by kind of moment, the least of all looks by size

MEASURE = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clip = (r, v) => [
    Math.max(0, Math.min(innerWidth, r.right, v.right) - Math.max(0, r.x, v.x)),
    Math.max(0, Math.min(innerHeight, r.bottom, v.bottom) - Math.max(0, r.y, v.y))];
  let area = 0, high = 0;
  for (const board of document.querySelectorAll('.viewport [data-board]')) {
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
  const modal = document.querySelector('dialog[open]') ?? document.body;
  for (const e of modal.querySelectorAll('.match button, .match a.button, .doors .button, [data-target]')) {
    if (!seen(e)) continue;
    const r = e.getBoundingClientRect();
    const size = Math.min(r.width, r.height);
    const name = e.dataset.target ?? e.textContent.trim().slice(0, 20);
    if (size > 0 && size < target) [target, what] = [size, name];
  }
  return { share: area / innerWidth / innerHeight, high: high / innerHeight, text, words, target, what };
}"""
# Drawings, shadows and glows change no size, and drawing them takes most of the time.
PLAIN = """() => {
  const sheet = new CSSStyleSheet();
  const shadows = "* { filter: none !important; box-shadow: none !important }";
  sheet.replaceSync(`svg * { display: none !important } ${shadows}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
WEAR = """theme => { document.documentElement.dataset.theme = theme; }"""
STAGES = """() => document.querySelectorAll('.here.shown').length"""
OPEN = """n => document.querySelectorAll('.here.shown')[n].click()"""
KEEP = """text => { localStorage["vespers-matches"] = text; }"""


def measured(person: Person) -> Measured:
    """What this page is like now."""
    found: Measured = person.page.evaluate(MEASURE)
    return found


def least(one: Measured | None, other: Measured) -> Measured:
    """The smaller figure of both; the words and the target that are the smallest stay with theirs."""
    if one is None:
        return other
    found = {key: min(one[key], other[key]) for key in ("share", "high")}
    for figure, name in (("text", "words"), ("target", "what")):
        smaller = one if one[figure] <= other[figure] else other
        found |= {figure: smaller[figure], name: smaller[name]}
    return found


def play(
    browser: Any,
    url: str,
    game: str,
    width: int,
    height: int,
    turns: int = 3,
    look: Look = ("en", "moonlight"),
) -> Measured:
    """A few turns of a game in a window of this size, hints on; the least that was measured on the way."""
    language, theme = look
    person = Person(browser, url, width, height, {**WISHES, "language": language, "theme": theme})
    begin(person, game)
    found: Measured | None = None
    for turn in range(turns):
        person.wait_to_be_asked()
        found = least(found, measured(person))
        person.answer(turn)
    person.leave()
    assert found is not None
    return found


def begin(person: Person, game: str) -> None:
    person.open("", "[data-play]")
    person.page.click(f"[data-play={game}]")
    person.page.wait_for_selector(".dock")


class Measuring:
    """A match, the person who plays it, and a page of the same seat in every language."""

    def __init__(self, browser: Any, url: str, game: str, found: Moments) -> None:
        self.found = found
        self.person = Person(browser, url, 1280, 720, {**WISHES})
        begin(self.person, game)
        self.person.wait_to_be_asked()
        kept = self.person.page.evaluate("localStorage['vespers-matches']")
        place = self.person.page.evaluate("location.hash")
        self.pages = [
            Person(browser, url, 1280, 720, {**WISHES, "language": language}) for language in LANGUAGES
        ]
        for page in self.pages:
            page.open("", ".games")
            page.page.evaluate(KEEP, kept)
            page.open(place, ".dock")
            page.page.evaluate(PLAIN)

    def measure(self, moment: str) -> None:
        """This moment in every language, size and theme; the least by size."""
        number = self.person.number()
        sizes = self.found.setdefault(moment, {})
        for page in self.pages:
            page.page.wait_for_selector(f".match[data-number='{number}']")
            for size in SIZES:
                page.page.set_viewport_size({"width": size[0], "height": size[1]})
                for theme in THEMES:
                    page.page.evaluate(WEAR, theme)
                    sizes[size] = least(sizes.get(size), measured(page))

    def questions(self) -> None:
        """Every kind of question that is asked in this many turns."""
        for turn in range(TURNS):
            self.person.wait_until(lambda: self.person.asked() or self.person.over())
            if self.person.over():
                return
            kind = screen(self.person)["scene"]["prompt"]["text"]["key"]
            if kind not in self.found:
                self.measure(kind)
            self.person.answer(turn)

    def end(self) -> None:
        """The final sheet, then every kind of moment of the log."""
        if not self.person.over():
            open_menu(self.person)
            choose(self.person, "Let a bot play for me")
        for page in [self.person, *self.pages]:
            page.page.wait_for_selector("dialog[open] .doors .primary")
        if "end" not in self.found:
            self.measure("end")
        lines = [line for line in screen(self.person)["lines"] if line.get("stage")]
        for page in self.pages:
            page.page.reload()
            page.page.wait_for_selector("dialog[open] .doors .primary")
            page.page.evaluate(PLAIN)
            page.page.keyboard.press("Escape")
            page.page.wait_for_selector("dialog[open]", state="detached")
            wait_for_stages(page, len(lines))
        for n, line in enumerate(lines):
            kind = line["stage"]["title"]["key"]
            if kind not in self.found:
                self.stage(kind, n)

    def stage(self, kind: str, n: int) -> None:
        for page in self.pages:
            page.page.evaluate(OPEN, n)
            page.page.wait_for_selector(".stage")
        self.measure(kind)
        for page in self.pages:
            page.page.keyboard.press("Escape")
            page.page.wait_for_selector(".stage", state="detached")

    def leave(self) -> None:
        for page in [self.person, *self.pages]:
            page.leave()


def wait_for_stages(page: Person, count: int) -> None:
    """Every moment of the log can be shown again."""
    page.wait_until(lambda: page.page.evaluate(STAGES) == count)


def measure(browser: Any, url: str, game: str) -> Moments:
    """All moments of a match of this game."""
    found: Moments = {}
    for _ in range(MATCHES):
        measuring = Measuring(browser, url, game, found)
        if "end" not in found:
            measuring.questions()
        measuring.end()
        measuring.leave()
        if list(found)[-1] != "end":
            break
    return found


def tables(found: dict[str, Moments]) -> str:
    """Both tables in Markdown: by window and game, and by kind of moment."""
    lines = ["| window | " + " | ".join(found) + " |", "|---" * (len(found) + 1) + "|"]
    for size in SIZES:
        cells = [cell(over([one[size] for one in questions(moments)])) for moments in found.values()]
        lines.append(f"| {size[0]}×{size[1]} | " + " | ".join(cells) + " |")
    lines += ["", "| game | moment | 1440×900 | 1280×720 | words | target for fingers | for a mouse |"]
    lines.append("|---" * 7 + "|")
    lines += [row(game, kind, sizes) for game, kinds in found.items() for kind, sizes in kinds.items()]
    return "\n".join(lines)


def questions(moments: Moments) -> list[dict[Size, Measured]]:
    """What is asked comes before the end; what the log shows again comes after it."""
    kinds = list(moments)
    return [moments[kind] for kind in kinds[: kinds.index("end")]]


def over(many: list[Measured]) -> Measured:
    found: Measured | None = None
    for one in many:
        found = least(found, one)
    assert found is not None
    return found


def row(game: str, kind: str, sizes: dict[Size, Measured]) -> str:
    """A kind of moment: shares on two laptops, the smallest words anywhere, the smallest targets."""
    fingers = over([sizes[size] for size in FINGERS])
    mouse = over([one for size, one in sizes.items() if size not in FINGERS])
    shares = [f"{round(100 * sizes[size]['share'])} %" for size in ((1440, 900), (1280, 720))]
    words = min(fingers["text"], mouse["text"])
    figures = [*shares, f"{words:.0f} px", f"{fingers['target']:.0f} px", f"{mouse['target']:.0f} px"]
    return f"| {game} | {kind.removeprefix(game + '-')} | " + " | ".join(figures) + " |"


def cell(found: Measured) -> str:
    share, high = round(100 * found["share"]), round(100 * found["high"])
    return f"{share} % · {high} % high · {found['text']:.0f} px · {found['target']:.0f} px"


def main(arguments: list[str]) -> int:
    urls = [one for one in arguments if not one.startswith("--")]
    url = urls[0] if urls else "http://127.0.0.1:8000"
    url = url if url.endswith("/") else url + "/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox", "--disable-gpu"])
        shelf = browser.new_page().request.get(f"{url}api/shelf").json()
        text = tables({game["id"]: measure(browser, url, game["id"]) for game in shelf["games"]})
        browser.close()
    print(text)
    if "--check" not in arguments:
        page = PAGE.read_text("utf-8")
        head, _, rest = page.partition(BEGIN)
        PAGE.write_text(f"{head}{BEGIN}\n\n{text}\n\n{END}{rest.partition(END)[2]}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
