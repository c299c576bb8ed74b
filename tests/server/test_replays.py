"""Records and replays: to be had when the game is over, and to go on from."""

from typing import Any

import pytest

import mire
from mire.core.state import EVERYBODY
from mire.core.table import replay_steps
from tests.server.client import ME, Browser, bot
from tests.server.servers import Server
from tests.server.worlds import record
from tests.ways import WAYS, asked_for

NAMES = list(WAYS)


def test_a_running_game_has_neither_record_nor_replay_nor_analysis(browser: Browser, watcher: Browser) -> None:
    table = browser.set_up(ME, ME)
    for person in (browser, watcher):
        for what in ("record", "replay", "replay?look=0", "replay?look=open", "analysis"):
            answer = person.get(f"/api/tables/{table}/{what}")
            assert answer.status_code == 400
            assert "over" in answer.json()["error"]


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_a_finished_game_is_a_file_that_replays(
    browser: Browser, watcher: Browser, server: Server, name: str
) -> None:
    page = watcher.enter(browser.set_up(bot(), bot(), **asked_for(name)))
    page.wait_until_over()
    answer = watcher.get(f"/api/tables/{page.table}/record")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"] == f'attachment; filename="{WAYS[name][0]}-{page.table}.json"'
    assert mire.replay(answer.content).to_json() == server.course(page.table).table.to_json()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("look", "seat"), [("", None), ("?look=0", 0), ("?look=1", 1), ("?look=open", EVERYBODY)])
def test_a_finished_game_is_replayed_through_any_eyes(watcher: Browser, name: str, look: str, seat: int | None) -> None:
    game = record(game=name)
    table = watcher.import_record(game)
    answer = watcher.get(f"/api/tables/{table}/replay{look}").json()
    positions = list(replay_steps(game))
    assert [frame["n"] for frame in answer["frames"]] == list(range(len(positions)))
    assert [frame["view"] for frame in answer["frames"]] == [position.view(seat) for position in positions]
    told = game["moves"] if seat == EVERYBODY or not positions[0].hides else [None] * len(game["moves"])
    assert [frame["move"] for frame in answer["frames"]] == [None, *told]
    assert all(line["n"] == frame["n"] - 1 for frame in answer["frames"] for line in frame["lines"])


def test_who_reads_nothing_compressed_gets_the_same_replay(watcher: Browser) -> None:
    path = f"/api/tables/{watcher.import_record(record(game='dartmoor'))}/replay?look=open"
    packed, plain = watcher.get(path), watcher.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content
    assert len(plain.content) > 500_000  # in many pieces


@pytest.mark.parametrize("look", ["2", "-1", "all", "", "1e3", "٣", "9" * 5000])
def test_a_replay_through_eyes_that_are_not_there_is_refused(watcher: Browser, look: str) -> None:
    answer = watcher.get(f"/api/tables/{watcher.import_record(record())}/replay?look={look}")
    assert answer.status_code == 400
    assert answer.json() == {"error": "look is a seat from 0 to 1, or open"}


def test_a_record_tells_who_played_as_the_page_named_them_and_brings_them_back(browser: Browser) -> None:
    table = browser.import_record(record(4), {**ME, "name": "Greta"}, bot("greedy"), ME, bot())
    record_of = f"/api/tables/{table}/record"
    told = browser.get(f"{record_of}?language=de").json()
    assert told["names"] == ["Greta", "Sorrel", "Spieler 3", "Yarrow"]
    assert told["bots"] == [None, "greedy", None, "random"]
    assert browser.get(record_of).json()["names"][2] == "Player 3"
    assert browser.http.get(record_of, headers={"accept-language": "de-AT"}).json() == told
    seats = browser.info(browser.import_record(told))["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == list(zip(told["names"], told["bots"], strict=True))
    assert [seat["kind"] for seat in seats][1::2] == ["bot", "bot"]


def test_a_bot_in_a_record_that_nobody_knows_here_keeps_its_name(watcher: Browser) -> None:
    told = {**record(), "names": ["Ann", "Moss"], "bots": [None, "my.py:Moss"]}
    info = watcher.info(watcher.import_record(told))["seats"]
    assert [(seat["name"], seat["bot"]) for seat in info] == [("Ann", None), ("Moss", None)]
    info = watcher.info(watcher.import_record({**record(), "bots": ["greedy", None]}))["seats"]
    assert [(seat["name"], seat["bot"]) for seat in info] == [("", "greedy"), ("", None)]


def test_a_finished_record_needs_nobody_to_sit_down(watcher: Browser) -> None:
    table = watcher.import_record(record(3))
    info = watcher.info(table)
    assert (info["over"], info["players"], info["yours"]) == (True, 3, [])
    page = watcher.enter(table)
    assert page.view["winners"]
    assert page.lines


@pytest.mark.parametrize("name", NAMES)
def test_an_unfinished_record_goes_on_where_it_stopped(browser: Browser, server: Server, name: str) -> None:
    game = record(moves=40, game=name)
    page = browser.enter(browser.import_record(game, ME, ME))
    seat = page.view["seat"]
    page.ask("look", seat=seat)
    assert page.view == mire.replay(game).view(seat)
    assert page.lines
    assert page.undo == 0
    assert page.refused("undo", seat=seat) == "forbidden"
    page.play()
    assert server.course(page.table).table.ply == 41


def test_bots_go_on_with_an_unfinished_record(watcher: Browser) -> None:
    page = watcher.enter(watcher.import_record(record(moves=100), bot(), bot()))
    page.wait_until_over()
    assert page.view["winners"]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_that_was_downloaded_can_be_uploaded(browser: Browser, name: str) -> None:
    first = browser.import_record(record(4, game=name))
    again = browser.import_record(browser.get(f"/api/tables/{first}/record").text)
    records = [browser.get(f"/api/tables/{table}/record").text for table in (first, again)]
    assert records[0] == records[1]


@pytest.mark.parametrize("text", ["", "no record", "[]", "null", '{"mire": 1}', "[" * 100_000, '"\\ud800"', "NaN"])
def test_a_text_that_is_no_record_is_refused_with_a_reason(browser: Browser, text: str) -> None:
    answer = browser.post("/api/tables", {"record": text})
    assert answer.status_code == 400
    assert len(answer.json()["error"]) > 15


def test_a_record_that_is_not_over_needs_everybody(browser: Browser) -> None:
    for seats in ([], [ME], [ME, ME, ME]):
        answer = browser.post("/api/tables", {"record": record(moves=5), "seats": seats})
        assert answer.status_code == 422
        assert "say who sits at each of the 2 seats" in answer.json()["error"]


@pytest.mark.parametrize(
    "change",
    [
        {"moves": ["dance"]},
        {"moves": "take 1"},
        {"players": 9},
        {"seed": None},
        {"seed": 1 << 200},
        {"seed": 0.5},
        {"game": "chess"},
        {"mire": 99},
        {"options": {"layout": "/etc/passwd"}},
        {"options": {"components": "/etc/passwd"}},
        {"state": {}},
        {"extra": 1},
    ],
)
def test_a_record_that_can_not_be_is_refused_with_a_reason(browser: Browser, change: dict[str, Any]) -> None:
    answer = browser.post("/api/tables", {"record": {**record(), **change}, "seats": []})
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("this record can't be played")
    assert "root:" not in answer.text


def test_a_record_is_refused_in_the_words_of_who_brought_it(browser: Browser) -> None:
    german = {"accept-language": "de"}
    body = {"record": {**record(), "moves": ["dance"]}}
    answer = browser.http.post("/api/tables", json=body, headers=german).json()
    assert answer["error"].startswith("diese Aufzeichnung lässt sich nicht spielen")
    assert "move 1 of the record" in answer["detail"]  # for programmers


def test_a_record_brings_its_own_game_and_options(browser: Browser) -> None:
    for more in ({"game": "moorland"}, {"options": {"sides": "black"}}):
        assert browser.post("/api/tables", {"record": record(), **more}).status_code == 400
