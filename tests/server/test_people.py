"""Who sits at a table: invitations, names, bots that stand in for people, playing again, looking on."""

import time

import pytest

import mire
from mire.core.registry import games
from tests.server.client import JSON, ME, OPEN, Browser, Page, bot
from tests.server.servers import Server
from tests.server.worlds import play_turn, record, two_at_a_table
from tests.ways import WAYS

AT_ONCE = {"bot": "random", "offline": 0, "idle": None}


def names(page: Page) -> list[str]:
    """The names at a table, as a page that listens sees them."""
    page.catch_up()
    return [seat["name"] for seat in page.info["seats"]]


def seat_info(page: Page, seat: int) -> JSON:
    """What a page that listens knows of a seat."""
    page.catch_up()
    info: JSON = page.info["seats"][seat]
    return info


# Invitations


def test_an_invitation_lets_one_person_sit_down(browser: Browser, friend: Browser, watcher: Browser) -> None:
    table = browser.set_up({**ME, "name": "Moss"}, OPEN)
    invitation = browser.invitation(table, 1)
    assert browser.info(table)["seats"][1]["kind"] == "open"
    assert friend.sit(table, invitation, "Fern").json() == {"seat": 1}
    assert watcher.sit(table, invitation).status_code == 409
    assert friend.info(table)["yours"] == [1]
    assert watcher.info(table)["yours"] == []
    assert [seat["name"] for seat in browser.info(table)["seats"]] == ["Moss", "Fern"]
    assert browser.info(table)["seats"][1]["kind"] == "human"
    assert browser.get(f"/api/tables/{table}/invitations").json() == {}


def test_who_asks_again_as_the_answer_was_lost_sits_down_once(
    browser: Browser, friend: Browser, server: Server
) -> None:
    table = browser.set_up(ME, OPEN)
    invitation = browser.invitation(table, 1)
    answers = [friend.sit(table, invitation, "Fern") for _ in range(3)]
    assert [answer.json() for answer in answers] == [{"seat": 1}] * 3
    assert len({answer.headers["set-cookie"] for answer in answers}) == 1
    assert len(server.stored(table)[1]) == 1


def test_a_new_table_says_at_once_whom_it_invites(browser: Browser) -> None:
    answer = browser.post("/api/tables", {"game": "moorland", "seats": [ME, OPEN, bot(), OPEN]}).json()
    assert sorted(answer["invitations"]) == ["1", "3"]
    assert answer["invitations"] == browser.get(f"/api/tables/{answer['id']}/invitations").json()


@pytest.mark.parametrize("token", ["", "nonsense", "Einlaßkarte", "0" * 40, "x" * 100])
def test_a_wrong_invitation_is_refused(browser: Browser, friend: Browser, server: Server, token: str) -> None:
    table = browser.set_up(ME, OPEN)
    answer = friend.sit(table, token)
    assert answer.status_code == 400
    assert answer.json() == {"error": "this is no invitation to this table"}
    assert friend.info(table)["yours"] == []
    assert server.stored(table)[1] == []


def test_an_invitation_is_to_one_seat_of_one_table(browser: Browser, friend: Browser) -> None:
    table, other = browser.set_up(ME, OPEN, OPEN), browser.set_up(ME, OPEN, OPEN)
    assert friend.sit(other, browser.invitation(table, 1)).status_code == 400
    assert friend.sit(table, browser.invitation(table, 2)).json() == {"seat": 2}


def test_only_those_at_the_table_can_invite(browser: Browser, watcher: Browser) -> None:
    table = browser.set_up(ME, OPEN)
    answer = watcher.get(f"/api/tables/{table}/invitations")
    assert answer.status_code == 409
    assert answer.json() == {"error": "only those who sit at the table can invite others"}


def test_a_table_set_up_for_others_alone_shows_its_invitations_to_nobody(browser: Browser) -> None:
    answer = browser.post("/api/tables", {"game": "moorland", "seats": [bot(), OPEN]}).json()
    assert answer["invitations"] == {}
    assert browser.get(f"/api/tables/{answer['id']}/invitations").status_code == 409


def test_those_at_the_table_see_who_comes_and_goes(browser: Browser, friend: Browser) -> None:
    mine, theirs = two_at_a_table(browser, friend)
    assert seat_info(mine, 1)["here"]
    theirs.close()
    mine.wait_for(lambda: not mine.info["seats"][1]["here"])
    friend.enter(mine.table)
    mine.wait_for(lambda: bool(mine.info["seats"][1]["here"]))


def test_who_sits_down_does_not_disturb_the_one_who_moves(browser: Browser, friend: Browser) -> None:
    table = browser.set_up(ME, OPEN)
    page = browser.enter(table, look=0)
    page.play()
    friend.sit(table, browser.invitation(table, 1))
    page.wait_for(lambda: page.info["seats"][1]["kind"] == "human")
    page.do("undo")
    page.play()


# Names


def test_a_new_name_is_told_to_all(browser: Browser, friend: Browser, watcher: Browser) -> None:
    mine, theirs = two_at_a_table(browser, friend)
    looking = watcher.enter(mine.table)
    theirs.do("rename", name="Bilberry")
    assert names(mine)[1] == names(theirs)[1] == names(looking)[1] == "Bilberry"
    mine.play()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  a \t b\r\nc ", "a b c"),
        ("left\u202eright\x00\x1b[31m", "left right [31m"),
        ("<b>&amp;\"'", "<b>&amp;\"'"),
        ("x" * 60, "x" * 24),
        ("Sumpf-Dotterblume 🌼", "Sumpf-Dotterblume 🌼"),
        ("\u200b\u2028", ""),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(browser: Browser, given: str, shown: str) -> None:
    page = browser.enter(browser.set_up({**ME, "name": given}, bot()), look=0)
    assert names(page)[0] == shown
    page.do("rename", name="Moss")
    page.do("rename", name=given)
    assert names(page)[0] == shown


def test_the_name_one_has_already_is_not_written_again(browser: Browser, server: Server) -> None:
    page = browser.enter(browser.set_up({**ME, "name": "Moss"}, bot()), look=0)
    before = len([entry for entry in server.stored(page.table)[1] if b'"name"' in entry])
    page.do("rename", name=" Moss ")
    assert len([entry for entry in server.stored(page.table)[1] if b'"name"' in entry]) == before == 0


def test_a_name_that_is_far_too_long_is_refused(browser: Browser) -> None:
    page = browser.enter(browser.set_up(ME, bot()), look=0)
    page.send("rename", seat=0, name="x" * 61)
    assert page.hear()["reason"] == "unreadable"


@pytest.mark.parametrize("name", ["Moss", " moss ", "MOSS"])
def test_two_people_at_a_table_have_two_names(browser: Browser, friend: Browser, server: Server, name: str) -> None:
    answer = browser.post(
        "/api/tables", {"game": "moorland", "seats": [{**ME, "name": "Moss"}, {**OPEN, "name": name}]}
    )
    assert answer.status_code == 422
    assert "is called" in answer.json()["error"]
    table = browser.set_up({**ME, "name": "Moss"}, OPEN)
    refused = friend.sit(table, browser.invitation(table, 1), name)
    assert refused.status_code == 422
    assert server.stored(table)[1] == []
    assert friend.sit(table, browser.invitation(table, 1), "Fern").status_code == 200
    page = friend.enter(table, look=1)
    assert page.refused("rename", seat=1, name=name) == "forbidden"
    page.do("rename", name="fern")  # one's own name, written otherwise


def test_people_without_a_name_do_not_get_in_each_others_way(browser: Browser) -> None:
    assert names(browser.enter(browser.set_up(ME, ME, OPEN), look=0)) == ["", "", ""]


# Bots that stand in


def test_when_the_other_is_away_a_bot_may_play_for_them_until_they_return(browser: Browser, friend: Browser) -> None:
    mine, theirs = two_at_a_table(browser, friend, stand_in=AT_ONCE)
    theirs.close()
    play_turn(mine)
    mine.wait_for(lambda: not mine.info["seats"][1]["here"])
    mine.do("agree", to=1)
    mine.wait_for(lambda: mine.view["seat"] == 0)  # the bot has played
    stands_in = seat_info(mine, 1)
    assert (stands_in["kind"], stands_in["bot"], stands_in["away"]) == ("human", "random", True)
    back = friend.enter(mine.table, look=1)
    back.do("return")
    assert seat_info(mine, 1)["bot"] is None
    play_turn(mine)
    back.wait_for(lambda: back.view["seat"] == 1)
    back.play()
    assert back.undo == 1  # it is theirs again, to take back too


def test_who_comes_back_plays_only_after_taking_the_seat_back(
    browser: Browser, friend: Browser, server: Server
) -> None:
    mine, theirs = two_at_a_table(browser, friend, stand_in=AT_ONCE)
    theirs.close()
    mine.wait_for(lambda: not mine.info["seats"][1]["here"])
    mine.do("agree", to=1)
    mine.catch_up()
    play_turn(mine)
    mine.wait_for(lambda: mine.view["seat"] == 0)
    mine.close()
    browser.enter(mine.table, look=0)
    back = friend.enter(mine.table, look=1)
    logged = server.stored(mine.table)
    for do in ("play", "undo"):
        values = {"move": "grow"} if do == "play" else {}
        answer = back.ask(do, seat=1, **values)
        assert (answer["reason"], answer["why"]["id"]) == ("forbidden", "server-bot-plays")
    assert server.stored(mine.table) == logged
    back.do("return")


def test_nobody_is_replaced_before_the_grace_of_the_table_is_over(
    browser: Browser, friend: Browser, server: Server
) -> None:
    mine, theirs = two_at_a_table(browser, friend)
    assert mine.info["stand_in"] == {"bot": "greedy", "offline": 60, "idle": 600}
    theirs.close()
    mine.wait_for(lambda: not mine.info["seats"][1]["here"])
    assert 0 < mine.info["seats"][1]["agree_in"] <= 60
    logged = server.stored(mine.table)
    answer = mine.ask("agree", seat=0, to=1)
    assert answer["why"]["id"] == "server-stand-in-later"
    assert 0 < answer["why"]["values"]["seconds"] <= 60
    assert server.stored(mine.table) == logged


def test_who_is_here_and_lets_the_others_wait_may_be_replaced_and_plays_on_with_one_click(
    browser: Browser, friend: Browser
) -> None:
    mine, theirs = two_at_a_table(browser, friend, stand_in={"bot": "random", "offline": None, "idle": 1})
    theirs.wait_for(lambda: theirs.info["seats"][0]["agree_in"] is not None)
    mine.do("stay")
    theirs.wait_for(lambda: theirs.info["seats"][0]["agree_in"] is None)
    theirs.wait_for(lambda: theirs.info["seats"][0]["agree_in"] is not None)
    time.sleep(theirs.info["seats"][0]["agree_in"])
    theirs.do("agree", to=0)
    assert seat_info(mine, 0)["bot"] == "random"
    theirs.wait_for(lambda: theirs.view["seat"] == 1)
    mine.do("return")
    ((*made,),) = seat_info(mine, 0)["by_bot"]
    assert made == list(range(len(made)))
    assert {line["n"] for line in mine.lines if line["seat"] == 0 and line["n"] >= 0} == set(made)


@pytest.mark.parametrize(
    "stand_in", [{"bot": "chess"}, {"offline": -1}, {"idle": 0}, {"idle": 1e9}, {"offline": "soon"}, {"away": 60}]
)
def test_a_stand_in_that_can_not_be_is_refused(browser: Browser, stand_in: JSON) -> None:
    body = {"game": "moorland", "seats": [ME, OPEN], "stand_in": stand_in}
    assert browser.post("/api/tables", body).status_code == 400


def test_who_plays_again_keeps_to_what_was_said_about_stand_ins(browser: Browser) -> None:
    table = browser.import_record(record(), ME, OPEN, stand_in=AT_ONCE)
    again = browser.post(f"/api/tables/{table}/rematch").json()["id"]
    assert browser.info(again)["stand_in"] == AT_ONCE


def test_nobody_is_replaced_while_they_are_there(browser: Browser, friend: Browser, server: Server) -> None:
    mine, _ = two_at_a_table(browser, friend, stand_in=AT_ONCE)
    logged = server.stored(mine.table)
    assert mine.refused("agree", seat=0, to=1) == "forbidden"
    assert server.stored(mine.table) == logged


def test_all_who_are_there_must_agree(browser: Browser, friend: Browser, watcher: Browser) -> None:
    table = browser.set_up(ME, OPEN, OPEN, stand_in=AT_ONCE)
    for seat, person in ((1, friend), (2, watcher)):
        person.sit(table, browser.invitation(table, seat))
    mine, theirs = browser.enter(table, look=0), friend.enter(table, look=1)
    mine.do("agree", to=2)
    assert (seat_info(theirs, 2)["agreed"], seat_info(theirs, 2)["bot"]) == ([0], None)
    theirs.do("agree", to=2)
    assert (seat_info(theirs, 2)["agreed"], seat_info(theirs, 2)["bot"]) == ([], "random")


def test_an_agreement_ends_when_the_player_comes_back(browser: Browser, friend: Browser, watcher: Browser) -> None:
    table = browser.set_up(ME, OPEN, OPEN, stand_in=AT_ONCE)
    for seat, person in ((1, friend), (2, watcher)):
        person.sit(table, browser.invitation(table, seat))
    mine, theirs = browser.enter(table, look=0), friend.enter(table, look=1)
    mine.do("agree", to=2)
    watcher.enter(table, look=2).close()
    theirs.wait_for(lambda: theirs.info["seats"][2]["here"] is True)
    theirs.wait_for(lambda: theirs.info["seats"][2]["here"] is False)
    theirs.do("agree", to=2)
    assert (seat_info(theirs, 2)["agreed"], seat_info(theirs, 2)["bot"]) == ([1], None)


def test_when_the_one_who_did_not_agree_leaves_the_others_are_enough(
    browser: Browser, friend: Browser, watcher: Browser
) -> None:
    table = browser.set_up(ME, OPEN, OPEN, stand_in=AT_ONCE)
    for seat, person in ((1, friend), (2, watcher)):
        person.sit(table, browser.invitation(table, seat))
    mine, theirs = browser.enter(table, look=0), friend.enter(table, look=1)
    mine.do("agree", to=2)
    theirs.close()
    mine.wait_for(lambda: mine.info["seats"][2]["bot"] == "random")


def test_who_is_away_need_not_agree(browser: Browser, friend: Browser, watcher: Browser) -> None:
    table = browser.set_up(ME, OPEN, OPEN, stand_in=AT_ONCE)
    for seat, person in ((1, friend), (2, watcher)):
        person.sit(table, browser.invitation(table, seat))
    mine = browser.enter(table, look=0)
    mine.do("agree", to=2)
    assert seat_info(mine, 2)["bot"] == "random"


def test_a_spectator_has_no_say(browser: Browser, friend: Browser, watcher: Browser) -> None:
    mine, theirs = two_at_a_table(browser, friend, stand_in=AT_ONCE)
    theirs.close()
    looking = watcher.enter(mine.table)
    looking.wait_for(lambda: not looking.info["seats"][1]["here"])
    assert looking.refused("agree", seat=0, to=1) == "forbidden"
    mine.do("agree", to=1)
    assert seat_info(mine, 1)["bot"] == "random"


def test_a_bot_plays_for_somebody_who_never_came_until_they_do(browser: Browser, friend: Browser) -> None:
    table = browser.set_up(ME, OPEN, stand_in=AT_ONCE)
    mine = browser.enter(table, look=0)
    invitation = browser.invitation(table, 1)
    play_turn(mine)
    mine.do("agree", to=1)
    mine.wait_for(lambda: mine.view["seat"] == 0)
    assert friend.sit(table, invitation, "Fern").status_code == 200
    assert (seat_info(mine, 1)["bot"], seat_info(mine, 1)["name"]) == (None, "Fern")
    theirs = friend.enter(table, look=1)
    play_turn(mine)
    theirs.wait_for(lambda: theirs.view["seat"] == 1)
    theirs.play()


def test_what_somebody_had_begun_is_shown_when_a_bot_goes_on(browser: Browser, friend: Browser, server: Server) -> None:
    mine, theirs = two_at_a_table(browser, friend, stand_in=AT_ONCE)
    begun = mine.view["moves"][-1]
    mine.play(begun)
    mine.close()
    theirs.wait_for(lambda: not theirs.info["seats"][0]["here"])
    theirs.do("agree", to=0)
    theirs.wait_for(lambda: theirs.view["seat"] == 1)
    moves = [frame["move"] for event in theirs.events if event["type"] == "frames" for frame in event["frames"]]
    assert moves[0] == begun
    assert [line["n"] for line in theirs.lines] == sorted(line["n"] for line in theirs.lines)
    assert theirs.view == server.course(theirs.table).table.view(1)


def test_a_bot_stands_in_only_for_another_person(browser: Browser, server: Server) -> None:
    page = browser.enter(browser.set_up(ME, bot(), OPEN, stand_in=AT_ONCE), look=0)
    logged = server.stored(page.table)
    for to in (0, 1, 5):
        assert page.refused("agree", seat=0, to=to) == "forbidden"
    assert page.refused("return", seat=0) == "forbidden"
    assert server.stored(page.table) == logged


# Playing again


def finished(browser: Browser, friend: Browser) -> str:
    """A table for two with a game that is over, the names Moss and Fern."""
    table = browser.import_record(record(), {**ME, "name": "Moss"}, OPEN)
    friend.sit(table, browser.invitation(table, 1), "Fern")
    return table


def test_the_same_people_play_again_at_one_table_and_another_begins(browser: Browser, friend: Browser) -> None:
    table = finished(browser, friend)
    old = browser.enter(table, look=0)
    again = browser.post(f"/api/tables/{table}/rematch").json()["id"]
    old.wait_for(lambda: old.info["rematch"] == again)
    assert friend.post(f"/api/tables/{table}/rematch").json()["id"] == again
    assert browser.post(f"/api/tables/{table}/rematch").json()["id"] == again
    assert (browser.info(again)["yours"], friend.info(again)["yours"]) == ([0], [1])
    assert [seat["name"] for seat in browser.info(again)["seats"]] == ["Moss", "Fern"]
    assert not browser.info(again)["over"]
    begins = friend.enter(again, look=1)
    assert begins.lines == [{"id": "begins", "values": {}, "n": -1, "seat": 1}]
    play_turn(begins)


@pytest.mark.parametrize("way", WAYS)
def test_whoever_began_the_next_seat_begins_the_rematch(browser: Browser, server: Server, way: str) -> None:
    for seed in range(3):
        drawn = record(3, seed=seed, game=way, first="lot")
        first = mire.replay(drawn).first
        table = browser.import_record(drawn, ME, bot(), bot())
        again = browser.post(f"/api/tables/{table}/rematch").json()["id"]
        assert server.course(again).table.first == (first + 1) % 3
        assert browser.enter(again, look=0).view["first"] == (first + 1) % 3


def test_who_played_alone_plays_again_alone(browser: Browser, server: Server) -> None:
    table = browser.import_record(record(1, game="farmers"), ME)
    again = browser.post(f"/api/tables/{table}/rematch").json()["id"]
    assert "first" not in server.course(again).setup.record["options"]


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_the_other_game_is_dealt_anew_with_the_same_options(browser: Browser, server: Server, game: str) -> None:
    table = browser.import_record(record(3, game=game), ME, bot("greedy"), bot())
    again = browser.post(f"/api/tables/{table}/rematch").json()["id"]
    first, second = server.course(table), server.course(again)
    assert second.setup.record["seed"] != first.setup.record["seed"]
    assert second.setup.record["game"] == game
    assert second.setup.record["options"] == {**first.setup.record["options"], "first": 1}
    assert second.setup.record["moves"] == []
    assert [person.bot for person in second.seats] == [None, "greedy", "random"]
    assert browser.info(again)["yours"] == [0]


def test_only_who_played_can_play_again_and_only_after_the_end(browser: Browser, watcher: Browser) -> None:
    table = browser.import_record(record(), ME, bot())
    assert watcher.post(f"/api/tables/{table}/rematch").status_code == 409
    running = browser.set_up(ME, bot())
    answer = browser.post(f"/api/tables/{running}/rematch")
    assert (answer.status_code, answer.json()) == (400, {"error": "the game is not over yet"})
    assert browser.info(table)["rematch"] is None


# Looking on


def test_everybody_is_shown_the_public_tables_where_something_happens(browser: Browser, watcher: Browser) -> None:
    public, private = browser.set_up(ME, OPEN, public=True), browser.set_up(ME, OPEN)
    idle = browser.set_up(ME, OPEN, public=True)
    over = browser.import_record(record(), ME, ME, public=True)
    for table in (public, private, over):
        browser.enter(table)
    listed = {info["id"]: info for info in watcher.get("/api/tables").json()}
    assert public in listed
    assert not {private, idle, over} & set(listed)
    assert listed[public]["yours"] == []


def test_who_has_the_address_of_a_private_table_may_watch_it(browser: Browser, watcher: Browser) -> None:
    table = browser.set_up(ME, OPEN)
    assert watcher.enter(table).view["you"] is None
