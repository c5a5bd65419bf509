"""A program at a seat, over HTTP and with the standard library alone.

python examples/http_bot.py 'http://127.0.0.1:8000/#/match/<match>/<secret>'    an invitation, or our own seat
python examples/http_bot.py --new wolves http://127.0.0.1:8000                  a new match against a bot

Put your own thoughts into `choose`. Everything it gets is described in docs/write-a-bot.md.
"""

import argparse
import http.client
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, NoReturn

Json = dict[str, Any]
BROKEN = (OSError, http.client.HTTPException, json.JSONDecodeError)  # nobody there, or no table of ours


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
    try:
        created = json.load(ask(f"{server}/api/matches", "", {"game": game, "seats": seats}))
    except urllib.error.HTTPError as refused:
        give_up(f"No match of {game!r} could be begun: {told(refused)}")
    except BROKEN as problem:
        give_up(f"No table answers at {server} ({problem}); expected the address of `vespers serve`.")
    print(f"Watch it: {server}/#/match/{created['match']}", flush=True)
    return f"{server}/api/matches/{created['match']}", created["keys"][0]["secret"]


def sit_down(match: str, invitation: str) -> str:
    """The secret of our seat: an invitation is exchanged once for a secret of our making."""
    wish = {"secret": secrets.token_urlsafe(16)}
    for _ in range(2):
        try:
            return accepted(match, invitation, wish)
        except BROKEN:
            time.sleep(1)  # the answer may have got lost: the same wish again gets the same answer
    try:
        return accepted(match, invitation, wish)
    except BROKEN as problem:
        give_up(f"No table answers at {match} ({problem}); expected the link of a seat.")


def accepted(match: str, invitation: str, wish: Json) -> str:
    try:
        key: Json = json.load(ask(f"{match}/accept", invitation, wish))["keys"][0]
    except urllib.error.HTTPError as refused:
        give_up(f"The table refused: {told(refused)}")
    secret: str = key["secret"]
    return secret


def told(refused: urllib.error.HTTPError) -> str:
    """Why the server refused, in its own words if it has any."""
    try:
        problem = json.load(refused)
        return ": ".join(filter(None, [problem["title"], problem.get("detail", "")]))
    except (ValueError, KeyError, TypeError):
        return str(refused)


def give_up(why: str) -> NoReturn:
    print(why, file=sys.stderr)
    raise SystemExit(2)


def follow(match: str, secret: str) -> Json:
    """Read the stream and answer when we are asked; the last line when the match is over."""
    seen, heard = 0, False
    while True:
        try:
            for line in ask(f"{match}/events?since={seen}", secret):
                news: Json = json.loads(line)
                heard = True
                if news["type"] == "news":
                    seen = news["number"]
                    if news.get("over"):
                        return news
                    if news.get("options"):
                        move = {"id": f"bot-{seen}", "number": seen, "action": choose(news)}
                        ask(f"{match}/moves", secret, move).close()
        except urllib.error.HTTPError as refused:
            why = told(refused)
            if refused.code not in (409, 429, 503):  # stale, too fast, restarting: try again
                give_up(f"The table refused: {why}")
            print(why)
            time.sleep(1)
        except BROKEN as problem:
            if not heard:
                give_up(f"No table answers at {match} ({problem}); expected the link of a seat.")
            time.sleep(1)  # the connection was lost: go on after the last number seen


def is_address(server: str) -> bool:
    try:
        parts = urllib.parse.urlsplit(server)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description="Play one match over HTTP.")
    parser.add_argument("where", help="the link of a seat or, with --new, the address of a server")
    parser.add_argument("--new", metavar="GAME", help="begin a match of this game")
    asked = parser.parse_args()
    server, _, path = asked.where.partition("/#/match/")
    server = server.rstrip("/")
    if not is_address(server):
        parser.error(f"{asked.where!r} is no address; expected http://HOST:PORT")
    match, _, secret = path.partition("/")
    if not asked.new and not (match and secret):
        parser.error(f"{asked.where!r} is no link of a seat; expected SERVER/#/match/MATCH/SECRET")
    if asked.new:
        where, secret = new_match(server, asked.new)
    else:
        where = f"{server}/api/matches/{match}"
        secret = sit_down(where, secret)
        print(f"Our seat from now on: {server}/#/match/{match}/{secret}", flush=True)
    last = follow(where, secret)
    print(f"Over: {json.dumps(last.get('outcome'))}")


if __name__ == "__main__":
    main()
