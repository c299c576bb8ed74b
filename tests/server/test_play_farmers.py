"""Farmers of the Moor over the server: a table for one, what can be taken back, and six at a table."""

import random

import pytest

import mire
from tests.server.client import JSON, ME, OPEN, Browser, Page, bot
from tests.server.servers import Server
from tests.server.worlds import play_on, record

TARGET = 65  # points that who plays alone should reach


@pytest.fixture
def alone(browser: Browser) -> Page:
    """The page of somebody who plays alone."""
    return browser.enter(browser.set_up(ME, game="farmers"), look=0)


def uncovered(view: JSON) -> tuple[list[str], str | None]:
    """What comes to light in a game: stage cards, and alone the next card of the pile."""
    solo = view["board"]["solo"]
    return view["board"]["stage_cards"], solo and solo["next"]


def totals_of(page: Page) -> list[int]:
    """The points as they are told from outside."""
    totals: list[int] = page.browser.info(page.table)["totals"]
    return totals


# Alone


def test_one_plays_alone_to_the_end_while_another_looks_on(alone: Page, watcher: Browser, server: Server) -> None:
    looking = watcher.enter(alone.table)
    play_on([alone], random.Random(4))
    looking.wait_until_over()
    truth = server.course(alone.table).table
    assert (alone.view, looking.view) == (truth.view(0), truth.view())
    (points,) = totals_of(alone)
    assert alone.view["winners"] == ([0] if points >= TARGET else [])


def test_a_bot_plays_alone_while_somebody_watches(watcher: Browser) -> None:
    page = watcher.enter(watcher.set_up(bot("greedy"), game="farmers"))
    page.wait_until_over()
    assert totals_of(page) == [page.view["scores"][0]["total"]]


def test_nobody_can_sit_down_beside_who_plays_alone(alone: Page, friend: Browser) -> None:
    assert alone.browser.get(f"/api/tables/{alone.table}/invitations").json() == {}
    assert friend.sit(alone.table, "an invitation?").status_code == 400
    assert friend.enter(alone.table).refused("play", seat=0, ply=alone.ply, move=alone.view["moves"][0]) == "forbidden"


def test_who_plays_alone_gets_hints_and_takes_back_what_is_not_firm(alone: Page) -> None:
    hint = alone.ask("hint", seat=0)
    assert hint["move"] in alone.view["moves"]
    assert [choice["chance"] for choice in hint["best"]] == [None] * len(hint["best"])
    before = alone.view
    alone.play("place farmland")
    assert alone.view["board"]["pending"][-1]["ask"] == "act"
    alone.do("undo")
    assert alone.view == before


def test_a_solo_game_that_stopped_goes_on_and_is_played_again(browser: Browser, server: Server) -> None:
    game = record(1, moves=30, game="farmers")
    page = browser.enter(browser.import_record(game, ME), look=0)
    assert page.view == mire.replay(game).view(0)
    play_on([page], random.Random(1))
    assert browser.get(f"/api/tables/{page.table}/record").json()["moves"][:30] == game["moves"]
    again = browser.post(f"/api/tables/{page.table}/rematch").json()["id"]
    assert browser.info(again)["yours"] == [0]
    assert server.course(again).setup.record["players"] == 1


@pytest.mark.parametrize(("game", "seats"), [("moorland", 1), ("dartmoor", 1), ("farmers", 0), ("farmers", 7)])
def test_a_table_has_no_other_number_of_seats_than_its_game(browser: Browser, game: str, seats: int) -> None:
    answer = browser.post("/api/tables", {"game": game, "seats": [ME] * seats})
    assert answer.status_code == 400
    assert answer.json()["error"]


# What can be taken back


@pytest.mark.parametrize("players", [1, 2, 6])
def test_nothing_is_taken_back_over_a_card_that_came_to_light(browser: Browser, players: int) -> None:
    page = browser.enter(browser.set_up(*[ME] * players, game="farmers"), look=0)
    chance, firm = random.Random(players), 0
    while (seat := page.view["seat"]) is not None and page.view["board"]["round"] < 6:
        if seat != page.view["you"]:
            page.ask("look", seat=seat)
        before = uncovered(page.view)
        page.play(chance.choice(page.view["moves"]))
        page.catch_up()
        if uncovered(page.view) != before:
            assert page.undo == 0
            firm += 1
    assert firm >= 5


def test_others_see_a_turn_of_two_steps_when_it_is_over(browser: Browser, friend: Browser) -> None:
    table = browser.set_up(ME, OPEN, game="farmers")
    friend.sit(table, browser.invitation(table, 1))
    mine, theirs = browser.enter(table, look=0), friend.enter(table, look=1)
    before = theirs.view["board"]
    mine.play("place farmland")
    theirs.catch_up()
    assert (mine.undo, theirs.view["board"]) == (1, before)
    mine.play()
    theirs.reach(mine.ply)
    assert theirs.view["board"] == mine.view["board"] != before


# Many


def test_six_people_at_six_pages_see_the_same(server: Server) -> None:
    people = [Browser(server.address) for _ in range(6)]
    try:
        host = people[0]
        table = host.set_up(ME, *[OPEN] * 5, game="farmers")
        for seat, guest in enumerate(people[1:], 1):
            assert guest.sit(table, host.invitation(table, seat)).status_code == 200
        pages = [person.enter(table, look=seat) for seat, person in enumerate(people)]
        play_on(pages, random.Random(6), moves=60)
        for page in pages:
            page.catch_up()
        seen = [page.view["board"] for page in pages if page.view["you"] != page.view["seat"]]
        assert len(seen) == 5
        assert all(board == seen[0] for board in seen)
    finally:
        for person in people:
            person.close()
