"""Playing at a table over its socket: moves, the tentative turn, looking, previews and hints."""

import random

import pytest

import mire
from mire.core.registry import games
from tests.server.client import JSON, ME, Browser, Page, bot
from tests.server.servers import Server
from tests.server.worlds import play_on, play_turn, two_at_a_table

NAMES = [game.name for game in games()]


@pytest.fixture
def mine(browser: Browser, friend: Browser) -> Page:
    """The page of the first of two players, whose turn it is."""
    return two_at_a_table(browser, friend)[0]


# To the end


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("bots", [["random"], ["greedy"], ["random", "greedy", "random"]])
def test_a_game_against_bots_goes_to_its_end(browser: Browser, bots: list[str], game: str) -> None:
    page = browser.enter(browser.set_up(ME, *map(bot, bots), game=game), look=0)
    chance = random.Random(1)
    while page.view["seat"] is not None:
        play_turn(page, chance)
        page.wait_to_decide()
    assert page.view["winners"]
    assert browser.info(page.table)["over"]
    assert browser.info(page.table)["totals"] == [score["total"] for score in page.view["scores"]]


def test_bots_play_among_themselves_while_somebody_watches(watcher: Browser) -> None:
    page = watcher.enter(watcher.set_up(bot(), bot()))
    page.wait_until_over()
    assert page.view["winners"]
    assert page.refused("play", seat=0, ply=page.ply, move="end") == "forbidden"


def test_people_play_to_the_end(browser: Browser, friend: Browser, watcher: Browser, server: Server) -> None:
    pages = two_at_a_table(browser, friend)
    looking = watcher.enter(pages[0].table)
    play_on(pages, random.Random(2))
    looking.wait_until_over()
    truth = server.course(looking.table).table
    assert [page.view for page in (*pages, looking)] == [truth.view(0), truth.view(1), truth.view()]
    assert pages[0].lines == pages[1].lines == looking.lines
    assert pages[0].refused("play", seat=0, move="end") == "forbidden"
    assert pages[0].refused("undo", seat=0) == "forbidden"


# Moves


def test_a_move_is_on_disk_when_it_is_answered(mine: Page, server: Server) -> None:
    before = len(server.stored(mine.table)[1])
    move = mine.view["moves"][0]
    assert mine.ask("play", seat=0, move=move, id="a move") == {"type": "done", "id": "a move", "ply": before + 1}
    assert str(server.course(mine.table).table.last) == move


def test_a_move_may_be_written_in_any_case_and_with_spaces(mine: Page, server: Server) -> None:
    move = mine.view["moves"][0]
    mine.play(f"  {move.upper()}  ")
    assert str(server.course(mine.table).table.last) == move


@pytest.mark.parametrize("do", ["play", "undo", "rename"])
def test_a_repeated_command_is_carried_out_once_and_answered_twice(mine: Page, server: Server, do: str) -> None:
    mine.play()
    values: JSON = {"seat": 0, "id": "again", "ply": mine.ply}
    values |= {"play": {"move": mine.view["moves"][0]}, "undo": {}, "rename": {"name": "Moss"}}[do]
    if do == "rename":
        del values["ply"]
    first = mine.ask(do, **values)
    logged = server.stored(mine.table)
    assert first["type"] == "done"
    assert mine.ask(do, **values) == first
    assert mine.ask(do, **values) == first
    assert server.stored(mine.table) == logged


def test_a_repeated_command_is_answered_alike_however_much_has_happened_since(mine: Page, theirs: Page) -> None:
    command = {"seat": 0, "move": mine.view["moves"][0], "id": "the first", "ply": mine.ply}
    first = mine.ask("play", **command)
    mine.wait_for(lambda: mine.ply == first["ply"])
    play_on([mine, theirs], random.Random(3), moves=20)
    assert mine.ask("play", **command) == first


def test_two_seats_may_happen_to_use_the_same_id(mine: Page, theirs: Page) -> None:
    for page, seat, name in ((mine, 0, "Moss"), (theirs, 1, "Fern")):
        assert page.ask("rename", seat=seat, name=name, id="same")["type"] == "done"
    mine.catch_up()
    assert [seat["name"] for seat in mine.info["seats"]] == ["Moss", "Fern"]


@pytest.mark.parametrize("off", [-1, 1, 1000])
def test_an_answer_to_another_moment_is_refused_with_the_newest_state(mine: Page, server: Server, off: int) -> None:
    mine.play()
    logged = server.stored(mine.table)
    command = mine.send("play", seat=0, move=mine.view["moves"][0], ply=mine.ply + off)
    refusal, state = mine.hear(), mine.hear()
    assert (refusal["type"], refusal["id"], refusal["reason"]) == ("refused", command, "stale")
    assert (state["type"], state["ply"], state["look"]) == ("state", mine.ply, 0)
    assert state["view"] == server.course(mine.table).table.view(0)
    assert server.stored(mine.table) == logged


@pytest.mark.parametrize("move", ["dance", "", "take", "take nothing", "end", "grow A heather extra", "take 999"])
def test_a_move_against_the_rules_is_refused_with_a_reason(mine: Page, server: Server, move: str) -> None:
    logged = server.stored(mine.table)
    refusal = mine.ask("play", seat=0, move=move)
    assert (refusal["type"], refusal["reason"], refusal["ply"]) == ("refused", "illegal", mine.ply)
    assert len(refusal["message"]) > 20
    assert server.stored(mine.table) == logged


@pytest.mark.parametrize("do", ["play", "undo", "preview", "hint", "rename", "agree", "stay", "return"])
def test_nobody_acts_for_a_seat_that_is_not_theirs(
    mine: Page, theirs: Page, watching: Page, server: Server, do: str
) -> None:
    values: dict[str, JSON] = {
        "play": {"move": "end"},
        "preview": {"move": "end"},
        "rename": {"name": "X"},
        "agree": {"to": 1},
    }
    logged = server.stored(mine.table)
    for page in (theirs, watching):
        assert page.refused(do, seat=0, **values.get(do, {})) == "forbidden"
    assert mine.refused(do, seat=7, **values.get(do, {})) == "forbidden"
    assert server.stored(mine.table) == logged


def test_nobody_moves_before_it_is_their_decision(mine: Page, theirs: Page) -> None:
    assert theirs.view["moves"] == []
    for do in ("play", "preview"):
        assert theirs.refused(do, seat=1, move=mine.view["moves"][0]) == "forbidden"
    assert theirs.refused("hint", seat=1) == "forbidden"


def test_two_pages_of_one_seat_see_the_same(mine: Page, browser: Browser) -> None:
    second = browser.enter(mine.table, look=0)
    mine.play()
    second.wait_for(lambda: second.ply == mine.ply)
    assert second.view == mine.view
    second.play()
    mine.wait_for(lambda: mine.ply == second.ply)
    assert mine.view == second.view


# The tentative turn


def test_a_turn_is_taken_back_step_by_step_and_no_further(mine: Page) -> None:
    seen = [(mine.view, list(mine.lines), mine.undo)]
    for _ in range(2):
        mine.play()
        seen.append((mine.view, list(mine.lines), mine.undo))
    assert [undo for _, _, undo in seen] == [0, 1, 2]
    for step in (1, 0):
        mine.do("undo")
        assert (mine.view, mine.lines, mine.undo) == seen[step]
    assert mine.refused("undo", seat=0) == "forbidden"


def test_what_was_taken_back_can_be_done_otherwise(mine: Page, server: Server) -> None:
    first, *_, other = mine.view["moves"]
    mine.play(first)
    mine.do("undo")
    mine.play(other)
    truth = server.course(mine.table)
    assert str(truth.table.last) == other
    assert truth.table.ply == 1


def test_a_finished_turn_is_not_taken_back(mine: Page, theirs: Page) -> None:
    play_turn(mine)
    assert mine.undo == 0
    assert mine.refused("undo", seat=0) == "forbidden"
    theirs.wait_for(lambda: theirs.view["seat"] == 1)
    assert theirs.undo == 0
    assert theirs.refused("undo", seat=1) == "forbidden"


def test_nobody_takes_back_the_turn_of_another(mine: Page, theirs: Page) -> None:
    mine.play()
    assert theirs.refused("undo", seat=1) == "forbidden"
    assert theirs.refused("undo", seat=0, ply=mine.ply) == "forbidden"


def test_the_last_move_of_the_game_ends_it_for_good(browser: Browser) -> None:
    page = browser.enter(browser.set_up(ME, bot()), look=0)
    while page.view["seat"] is not None:
        play_turn(page)
        page.wait_to_decide()
    assert page.undo == 0
    assert page.refused("undo", seat=0) == "forbidden"


def test_others_see_nothing_of_a_turn_until_it_is_firm(mine: Page, theirs: Page, watching: Page) -> None:
    before = [(page.view, page.lines) for page in (theirs, watching)]
    mine.play()
    mine.play()
    mine.do("undo")
    mine.play(mine.view["moves"][-1])
    for page in (theirs, watching):
        assert page.catch_up() == []
    assert [(page.view, page.lines) for page in (theirs, watching)] == before


def test_then_they_see_all_of_it_move_by_move(mine: Page, theirs: Page, watching: Page, server: Server) -> None:
    mine.play()
    mine.do("undo")
    moves = play_turn(mine)
    for page in (theirs, watching):
        (told,) = page.catch_up()
        assert told["type"] == "frames"
        assert told["ply"] == mine.ply
        assert [frame["n"] for frame in told["frames"]] == [1, 2, 3]
        assert [frame["seat"] for frame in told["frames"]] == [0, 0, 0]
        assert [frame["move"] for frame in told["frames"]] == moves
        assert page.lines == mine.lines
        table = mire.replay(server.course(mine.table).setup.record)
        for frame in told["frames"]:
            table.play(frame["move"])
            assert frame["view"] == table.view(page.view["you"])


def test_a_turn_that_is_not_seen_does_not_change_what_others_answer(mine: Page, theirs: Page, friend: Browser) -> None:
    ply = theirs.ply
    mine.play()
    mine.do("rename", name="Moss")
    theirs.catch_up()
    assert theirs.ply == ply
    assert friend.enter(mine.table, look=1, ply=ply).first == {"type": "current", "ply": ply}


def test_who_comes_in_the_middle_of_a_turn_sees_the_table_before_it(
    mine: Page, friend: Browser, watcher: Browser
) -> None:
    before = mine.view["board"]
    mine.play()
    for page in (friend.enter(mine.table, look=1), watcher.enter(mine.table)):
        assert page.view["board"] == before
        assert [line["id"] for line in page.lines] == ["begins"]
        assert page.view["moves"] == []
    for browser in (friend, watcher):
        assert browser.info(mine.table)["seat"] == 0


def test_who_moves_finds_their_own_turn_as_they_left_it(mine: Page, browser: Browser) -> None:
    mine.play()
    mine.play()
    mine.close()
    back = browser.enter(mine.table, look=0)
    assert (back.view, back.lines, back.undo) == (mine.view, mine.lines, 2)
    back.do("undo")
    assert back.undo == 1


# Looking


def test_with_several_seats_at_one_page_it_looks_through_the_one_it_chooses(browser: Browser) -> None:
    page = browser.enter(browser.set_up(ME, ME, bot()), look=0)
    for seat in (1, None, 0):
        page.ask("look", seat=seat)
        assert page.view["you"] == seat
    assert page.refused("look", seat=2) == "forbidden"
    assert page.view["you"] == 0


def test_a_spectator_looks_through_no_seat(mine: Page, watcher: Browser) -> None:
    page = watcher.enter(mine.table, look=0)
    assert page.first["look"] is None
    assert page.refused("look", seat=0) == "forbidden"
    assert page.catch_up() == []
    assert page.view["moves"] == []


def test_people_at_one_device_play_in_turn(browser: Browser, server: Server) -> None:
    page = browser.enter(browser.set_up(ME, ME), look=0)
    for _ in range(6):
        play_turn(page)
        page.ask("look", seat=page.view["seat"])
    truth = server.course(page.table).table
    assert page.view == truth.view(truth.seat)
    assert truth.ply >= 18


def test_eyes_that_are_not_in_turn_do_not_see_it_though_the_page_holds_it(browser: Browser) -> None:
    page = browser.enter(browser.set_up(ME, ME), look=1)
    other = browser.enter(page.table, look=0)
    page.catch_up()
    other.play()
    assert page.catch_up() == []
    assert page.view["moves"] == []


# Previews and hints


def test_a_preview_shows_what_a_step_leads_to_and_changes_nothing(mine: Page, theirs: Page, server: Server) -> None:
    logged = server.stored(mine.table)
    move = mine.view["moves"][-1]
    preview = mine.ask("preview", seat=0, move=move)["preview"]
    assert theirs.catch_up() == []
    assert server.stored(mine.table) == logged
    mine.play(move)
    assert (preview["move"], preview["ends"], preview["view"]) == (move, False, mine.view)
    assert preview["lines"] == mine.lines[1:]  # after who begins


def test_a_preview_of_points_says_what_is_gained(browser: Browser) -> None:
    page = browser.enter(browser.set_up(ME, ME), look=0)
    chance = random.Random(6)
    gains: list[int] = []
    while len(gains) < 10 and page.view["seat"] is not None:
        before, seat = page.view["scores"], page.view["you"]
        move = chance.choice(page.view["moves"])
        preview = page.ask("preview", seat=seat, move=move)["preview"]
        page.play(move)
        if not preview["ends"] and preview["gain"]:
            gains.append(preview["gain"])
            assert preview["gain"] == page.view["scores"][seat]["total"] - before[seat]["total"]
        page.ask("look", seat=page.view["seat"])
    assert gains


def test_a_preview_of_the_end_of_a_turn_shows_nothing_of_what_comes_then(mine: Page) -> None:
    mine.play()
    mine.play()
    preview = mine.ask("preview", seat=0, move="end")["preview"]
    assert preview == {"move": "end", "lines": [], "view": None, "gain": 0, "ends": True}


def test_a_preview_of_what_can_not_be_is_refused(mine: Page) -> None:
    assert mine.refused("preview", seat=0, move="end") == "illegal"
    assert mine.refused("preview", seat=0, move="dance") == "illegal"
    assert mine.refused("preview", seat=0, move=mine.view["moves"][0], ply=mine.ply + 1) == "stale"


def test_a_hint_is_a_legal_move_and_changes_nothing(mine: Page, theirs: Page, server: Server) -> None:
    logged = server.stored(mine.table)
    for _ in range(3):
        hint = mine.ask("hint", seat=0)
        assert hint["type"] == "hint"
        assert hint["move"] in mine.view["moves"]
        assert hint["move"] == hint["best"][0]["move"]
        assert {choice["move"] for choice in hint["best"]} <= set(mine.view["moves"])
        assert all(0 <= choice["chance"] <= 1 and choice["points"] for choice in hint["best"])
    assert theirs.catch_up() == []
    assert server.stored(mine.table) == logged


def test_a_hint_for_a_moment_that_is_over_is_refused(mine: Page) -> None:
    ply = mine.ply
    mine.play()
    assert mine.refused("hint", seat=0, ply=ply) == "stale"
