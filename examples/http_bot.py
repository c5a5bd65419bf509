"""A program at a seat, over HTTP and with the standard library alone.

python examples/http_bot.py 'http://127.0.0.1:8000/#/match/<match>/<secret>'    a seat somebody has given us
python examples/http_bot.py --new wolves http://127.0.0.1:8000                  a new match against a bot

Put your own thoughts into `choose`. Everything it gets is described in docs/write-a-bot.md.
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from typing import Any

Json = dict[str, Any]


def choose(news: Json) -> int:
    """The number of the option we take; `news["view"]` is all that our seat knows."""
    option: Json = random.choice(news["options"])
    number: int = option["number"]
    return number


def ask(url: str, secret: str = "", body: Json | None = None) -> Any:
    """The open answer to a GET, or to a POST if there is a body."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60)


def new_match(server: str, game: str) -> tuple[str, str]:
    """We sit down first, an apprentice opposite."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    created = json.load(ask(f"{server}/api/matches", "", {"game": game, "seats": seats}))
    print(f"Watch it: {server}/#/match/{created['match']}", flush=True)
    return f"{server}/api/matches/{created['match']}", created["keys"][0]["secret"]


def follow(match: str, secret: str) -> Json:
    """Read the stream and answer when we are asked; the last line when the match is over."""
    seen = 0
    while True:
        try:
            for line in ask(f"{match}/events?since={seen}", secret):
                news: Json = json.loads(line)
                if news["type"] == "news":
                    seen = news["number"]
                    if news.get("over"):
                        return news
                    if news.get("options"):
                        move = {"id": f"bot-{seen}", "number": seen, "action": choose(news)}
                        ask(f"{match}/moves", secret, move).close()
        except urllib.error.HTTPError as refused:
            print(refused.read().decode())
            if refused.code not in (409, 429, 503):  # stale, too fast, restarting: try again
                raise SystemExit(1) from None
            time.sleep(1)
        except OSError:  # the connection was lost: go on after the last number seen
            time.sleep(1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play one match over HTTP.")
    parser.add_argument("where", help="the link of a seat or, with --new, the address of a server")
    parser.add_argument("--new", metavar="GAME", help="begin a match of this game")
    asked = parser.parse_args()
    server, _, path = asked.where.partition("/#/match/")
    server = server.rstrip("/")
    match, secret = path.split("/") if path else ("", "")
    where = new_match(server, asked.new) if asked.new else (f"{server}/api/matches/{match}", secret)
    last = follow(*where)
    print(f"Over: {json.dumps(last.get('outcome'))}")


if __name__ == "__main__":
    main()
