"""Campaigns at the table: linked matches, entered once, resumable, and nothing secret on their page."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.table.campaigns import HERMIT, MOONS, ask_next, go_on, new_campaign, page, states
from tests.table.client import Host, Json, browser, play, run_there
from tests.table.refusals import problem
from vespers.engine.conformance import play_at_random
from vespers.games import find_game


def test_nights_follow_one_another_until_the_campaign_is_over(host: Host) -> None:
    campaign, first, (me,) = new_campaign(host.url)
    seen = [first]
    assert page(host.url, campaign)["running"] == first
    for seed in range(12):
        play([me], seed=seed)
        shown = page(host.url, campaign)
        assert states(shown) == [(n, "played") for n in range(1, len(seen) + 1)]
        assert len(shown["story"]["parts"]) == len(seen) and "running" not in shown
        if shown.get("over"):
            break
        me = go_on(host.url, campaign, me)
        assert me.match not in seen and me.sight()["campaign"] == campaign
        seen.append(me.match)
        assert page(host.url, campaign)["running"] == me.match
    assert shown["over"] and len(seen) >= 2 and "following" not in shown["story"]
    problem(ask_next(host.url, campaign, me.secret), 409, "campaign-over")


def test_whoever_asks_second_finds_what_the_first_has_made(host: Host) -> None:
    campaign, _, people = new_campaign(host.url, MOONS, "me link")
    play(people)
    with ThreadPoolExecutor(6) as pool:
        asked = list(pool.map(lambda n: go_on(host.url, campaign, people[n % 2]), range(6)))
    assert len({one.match for one in asked}) == 1
    assert len({one.secret for one in asked if one.seat == 0}) == 1
    assert len(page(host.url, campaign)["matches"]) == 2
    rematch = people[1].post("rematch").json()
    assert rematch["match"] == asked[0].match, "a rematch of a campaign's match is the next one"
    assert people[0].sight()["rematch"] == asked[0].match
    two = sorted({one.secret: one for one in asked}.values(), key=lambda one: one.seat or 0)
    play(two, moves=2)


def test_a_secret_of_the_first_match_opens_the_third(sqlite_host: Host) -> None:
    campaign, _, people = new_campaign(sqlite_host.url, MOONS, "me link")
    guest = people[1]
    play(people)
    host2, guest2 = (go_on(sqlite_host.url, campaign, one) for one in people)
    assert go_on(sqlite_host.url, campaign, guest2).secret == guest2.secret
    play([host2, guest2])
    host3 = go_on(sqlite_host.url, campaign, host2)
    late = go_on(sqlite_host.url, campaign, guest)
    assert late.match == host3.match and late.seat == 1
    assert go_on(sqlite_host.url, campaign, guest2).secret == late.secret
    play([host3, late], moves=3)


def test_only_people_of_the_campaign_go_on(sqlite_host: Host) -> None:
    campaign, _, (me,) = new_campaign(sqlite_host.url)
    _, _, (other,) = new_campaign(sqlite_host.url)
    problem(ask_next(sqlite_host.url, campaign), 403, "forbidden")
    problem(ask_next(sqlite_host.url, campaign, other.secret), 403, "forbidden")
    again = go_on(sqlite_host.url, campaign, me)
    assert (again.match, again.secret) == (me.match, me.secret), "the running match is the next one"


def test_a_resigned_match_is_played_again(host: Host) -> None:
    campaign, first, (me,) = new_campaign(host.url)
    play([me], moves=4)
    assert me.post("resign").status_code == 204
    shown = page(host.url, campaign)
    assert states(shown) == [(1, "dropped")] and "parts" not in shown["story"]
    following = go_on(host.url, campaign, me)
    assert following.match != first
    play([following])
    assert states(page(host.url, campaign)) == [(1, "dropped"), (1, "played")]


def test_bots_of_a_campaign_stay_and_finish_it_for_who_leaves(sqlite_host: Host) -> None:
    campaign, _, (me,) = new_campaign(sqlite_host.url, MOONS, "me bot")
    play([me])
    me = go_on(sqlite_host.url, campaign, me)
    kinds = [player["kind"] for player in page(sqlite_host.url, campaign)["players"]]
    assert kinds == ["person", "bot"]
    play([me])
    assert len(page(sqlite_host.url, campaign)["story"]["parts"]) == 2


def test_the_page_tells_nothing_of_a_running_match(sqlite_host: Host) -> None:
    campaign, _, (me,) = new_campaign(sqlite_host.url)
    before = browser(sqlite_host.url).get(f"/api/campaigns/{campaign}")
    record = browser(sqlite_host.url).get(f"/api/campaigns/{campaign}/record")
    play([me], moves=10)
    assert browser(sqlite_host.url).get(f"/api/campaigns/{campaign}").content == before.content
    assert browser(sqlite_host.url).get(f"/api/campaigns/{campaign}/record").content == record.content
    assert me.secret not in before.text
    row = sqlite_host.app.server.lobby.open[me.match].table.row
    assert row.seed not in before.text + record.text


def test_a_record_goes_to_the_terminal_and_comes_back(host: Host) -> None:
    game = find_game(MOONS)
    rules = game.campaign
    assert rules is not None
    campaign, _, people = new_campaign(host.url, MOONS, "me local", options={"hunter": "were-bear"})
    play(people)
    download = browser(host.url).get(f"/api/campaigns/{campaign}/record")
    assert "attachment" in download.headers["content-disposition"]
    kept = rules.read(download.content)
    assert rules.played(kept) == 1 and kept.settings.hunter == "were-bear"
    kept = rules.enter(kept, play_at_random(game, 2, rules.settings(kept), 5))
    resumed, _, people = new_campaign(host.url, MOONS, "me local", record=json.loads(rules.write(kept)))
    shown = page(host.url, resumed)
    assert len(shown["story"]["parts"]) == 2 and states(shown) == [(3, "running")]
    play(people)
    assert states(page(host.url, resumed)) == [(3, "played")]


def test_names_of_a_record_are_kept(sqlite_host: Host) -> None:
    rules = find_game(HERMIT).campaign
    assert rules is not None
    kept = rules.begin(("Brother Anselm of the very long name",), rules.usual)
    campaign, _, _ = new_campaign(sqlite_host.url, record=json.loads(rules.write(kept)))
    name = page(sqlite_host.url, campaign)["players"][0]["name"]
    assert name == "Brother Anselm of the ve"
    record = browser(sqlite_host.url).get(f"/api/campaigns/{campaign}/record").content
    assert rules.read(record).players == (name,)


ONE = [{"kind": "me"}]
OVER = {
    "players": ["A"],
    "results": [{"scores": [1], "ranks": [1], "points": [1], "kept": [""], "rules": []}] * 13,
}


@pytest.mark.parametrize(
    ("wish", "status", "title"),
    [
        ({"game": "wolves", "seats": ONE * 2}, 422, "bad-options"),
        ({"game": "chess", "seats": ONE}, 404, "unknown-game"),
        ({"game": HERMIT, "seats": ONE * 2}, 422, "bad-options"),
        ({"game": HERMIT, "seats": []}, 422, "bad-options"),
        ({"game": HERMIT, "seats": [{"kind": "bot"}]}, 422, "bad-options"),
        ({"game": HERMIT, "seats": ONE, "options": {"packs": ["base"]}}, 422, "bad-options"),
        ({"game": MOONS, "seats": ONE, "options": {"packs": ["base"]}}, 422, "bad-options"),
        ({"game": MOONS, "seats": ONE, "options": {"packs": ["none"]}}, 422, "bad-pack"),
        ({"game": MOONS, "seats": ONE * 7}, 422, "bad-options"),
        ({"game": MOONS, "seats": ONE, "options": {"hunter": "cat"}}, 422, "bad-options"),
        ({"game": MOONS, "seats": ONE, "record": {}}, 422, "bad-record"),
        ({"game": MOONS, "seats": ONE, "record": {"players": ["A"], "format": 2}}, 422, "bad-record"),
        ({"game": MOONS, "seats": ONE, "record": {"players": ["A", "B"]}}, 422, "bad-options"),
        (
            {"game": MOONS, "seats": ONE, "record": {"players": ["A"]}, "options": {"long": True}},
            422,
            "bad-options",
        ),
        ({"game": MOONS, "seats": ONE, "record": OVER}, 409, "campaign-over"),
        ({"game": MOONS, "seats": ONE, "record": []}, 400, "unreadable"),
        ({"game": HERMIT}, 400, "unreadable"),
    ],
)
def test_what_cannot_be_a_campaign_is_refused(sqlite_host: Host, wish: Json, status: int, title: str) -> None:
    problem(sqlite_host.http.post("/api/campaigns", json=wish), status, title)


@pytest.mark.parametrize("name", ["x", "abcdefghijkl"])
def test_a_campaign_that_is_not_there(sqlite_host: Host, name: str) -> None:
    for answer in (
        sqlite_host.http.get(f"/api/campaigns/{name}"),
        sqlite_host.http.get(f"/api/campaigns/{name}/record"),
        ask_next(sqlite_host.url, name, "a" * 22),
    ):
        problem(answer, 404, "unknown-campaign")


def test_the_shelf_offers_campaigns(sqlite_host: Host) -> None:
    games = {game["id"]: game.get("campaign") for game in sqlite_host.http.get("/api/shelf").json()["games"]}
    assert games["wolves"] is None and games["heaven-ale"] is None
    hermit, moons = games[HERMIT], games[MOONS]
    assert (hermit["seats_low"], hermit["seats_high"]) == (1, 1) and moons["seats_high"] == 6
    for offered, own in ((hermit, {"night", "monk", "kept"}), (moons, {"moon", "kept", "standing"})):
        fields = {setting["field"]: setting["default"] for setting in offered["settings"]}
        assert not own & set(fields) and len(fields["packs"]) == 2


def test_a_campaign_is_deleted_with_its_last_match(sqlite_host: Host) -> None:
    campaign, first, (me,) = new_campaign(sqlite_host.url)
    server = sqlite_host.app.server
    run_there(sqlite_host, server.store.delete([first]))
    server.lobby.open.clear()
    problem(sqlite_host.http.get(f"/api/campaigns/{campaign}"), 404, "unknown-campaign")
    problem(me.get(), 404, "unknown-match")
