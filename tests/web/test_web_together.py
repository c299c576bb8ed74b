"""Several people at one table: each in a browser of their own, on one device, or only looking on."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.client import ME, OPEN, bot
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.worlds import last_turn

pytestmark = pytest.mark.browser

GRETA = {**ME, "name": "Greta"}


def two_at_a_table(open_page: OpenPage, **more: object) -> tuple[Player, Player]:
    """Greta, who begins, and Hugo, each in a browser of their own."""
    greta, hugo = open_page().sit_at(GRETA, OPEN, **more), open_page()
    hugo.accept(greta.invitation(1), "Hugo")
    expect(greta.heading("player", number=2)).to_have_count(0)
    return greta, hugo


def see_the_same(one: Player, other: Player) -> None:
    """Both come to have the same lines in their logs, whoever hears of the last turn later."""
    expect(one.log).not_to_have_count(0)
    one.wait_for(lambda: one.log.all_inner_texts() == other.log.all_inner_texts())


def test_a_friend_follows_an_invitation_and_both_see_each_others_turns(open_page: OpenPage) -> None:
    greta, hugo = open_page(), open_page(locale="de")
    greta.go("/new/moorland")
    greta.field("new-seat-name", number=1).fill("Greta")
    greta.press(greta.option("new-seat-open", of="new-seat", number=2))
    greta.chooser("option-first").select_option("Greta")
    greta.press(greta.button("new-start"))
    greta.prompt.wait_for()
    greta.hurry()
    greta.press(greta.button("table-invite"))
    expect(greta.button("table-copied")).to_be_visible()
    hugo.accept(str(greta.page.evaluate("navigator.clipboard.readText()")), "Hugo")
    hugo.keep("table-of-two-german")

    expect(greta.page.get_by_role("heading", name="Hugo", exact=True)).to_be_visible()
    for player, name, other in [(greta, "Greta", hugo), (hugo, "Hugo", greta), (hugo, "Hugo", greta)]:
        card = player.take_a_turn()
        expect(other.log.filter(has_text=other.words("moorland-tell-take", player=name, card=card))).to_be_visible()


def test_nothing_of_a_turn_is_seen_elsewhere_before_it_is_firm(open_page: OpenPage) -> None:
    greta, hugo = two_at_a_table(open_page)
    display = hugo.page.locator("[data-card]").count()
    greta.make_move()
    greta.make_move()
    expect(greta.log).not_to_have_count(0)
    hugo.page.reload()
    expect(hugo.asked).to_have_text(hugo.words("table-their-turn", player="Greta"))
    expect(hugo.log).to_have_count(0)
    expect(hugo.page.locator("[data-card]")).to_have_count(display)
    assert not [event for event in hugo.heard if event["type"] == "frames"]
    greta.play_turn()
    see_the_same(greta, hugo)
    assert [event for event in hugo.heard if event["type"] == "frames"]


def test_two_play_on_one_device_in_turns(open_page: OpenPage) -> None:
    both = open_page().go("/new/moorland")
    both.press(both.option("new-seat-me", of="new-seat", number=2))
    both.field("new-seat-name", number=1).fill("Greta")
    both.field("new-seat-name", number=2).fill("Hugo")
    both.chooser("option-first").select_option("Greta")
    both.press(both.button("new-start"))
    both.prompt.wait_for()
    for name in ("Greta", "Hugo", "Hugo", "Greta"):  # the mushroom goes to the left
        expect(both.asked).to_have_text(both.words("table-your-turn-named", player=name))
        expect(both.page.get_by_role("group", name=both.words("moorland-page-moor", player=name))).to_be_visible()
        seats = both.page.get_by_role("list", name=both.words("table-players")).get_by_role("listitem")
        own = seats.filter(has_text=f"{both.words('table-seat-yours')} ·")
        expect(own.get_by_role("heading")).to_have_text(name)
        expect(seats.filter(has_text=both.words("table-seat-device"))).to_have_count(1)
        taken = both.take_a_turn()
        expect(both.log.filter(has_text=both.words("moorland-tell-take", player=name, card=taken))).to_be_visible()
    both.keep("hot-seat")


def test_who_watches_sees_all_and_can_do_nothing(open_page: OpenPage) -> None:
    greta, ida = open_page().sit_at(GRETA, bot(), public=True), open_page()
    greta.play_turn()
    ida.go("/watch")
    link = ida.page.locator(f'a[href="/watch/{greta.table}"]')
    expect(link).to_be_visible()
    ida.keep("watch")
    ida.press(link)
    expect(ida.shows("table-watching")).to_be_visible()
    ida.hurry()
    assert greta.wait_for_decision()
    see_the_same(greta, ida)
    greta.play_turn()
    assert greta.wait_for_decision()
    see_the_same(greta, ida)
    ida.keep("watching")
    for key in ("ArrowRight", "Enter", "Backspace", "h"):
        ida.page.keyboard.press(key)
    assert not ida.decides()
    expect(ida.button("table-undo")).to_have_count(0)
    assert {command["do"] for command in ida.sent} <= {"look"}


def test_a_bot_stands_in_for_who_is_away_until_they_come_back(open_page: OpenPage) -> None:
    greta, hugo = two_at_a_table(open_page, stand_in={"bot": "random", "offline": 0})
    table = hugo.page.url
    hugo.go("/")
    greta.play_turn()
    expect(greta.shows("table-wait-away", player="Hugo")).to_be_visible()
    greta.press(greta.button("table-let-bot", bot=greta.words("bot-random")))
    assert greta.wait_for_decision()  # the bot has played
    expect(greta.log.filter(has_text="Hugo")).not_to_have_count(0)
    hugo.go(table)
    expect(hugo.button("table-return")).to_be_visible()
    done = hugo.page.locator(".tb-by-bot li")
    expect(done).not_to_have_count(0)
    told = done.all_inner_texts()
    expect(hugo.log.get_by_label(hugo.words("table-by-bot"))).to_have_count(len(told))
    hugo.keep("bot-stands-in")
    hugo.press(hugo.button("table-return"))
    expect(hugo.button("table-return")).to_have_count(0)
    assert done.all_inner_texts() == told
    for player in (greta, greta, hugo):  # Greta ends the second round and begins the third
        player.play_turn()
    see_the_same(hugo, greta)


def test_nobody_is_replaced_before_the_grace_is_over(open_page: OpenPage) -> None:
    greta, hugo = two_at_a_table(open_page)
    hugo.go("/")
    expect(greta.page.get_by_text(re.compile(r"In \d+ seconds? you can let a bot play\."))).to_be_visible()
    greta.keep("grace")
    expect(greta.button("table-let-bot", bot=greta.words("bot-greedy"))).to_have_count(0)


def test_who_lets_the_others_wait_is_asked_whether_they_are_there(open_page: OpenPage) -> None:
    greta, hugo = two_at_a_table(open_page, stand_in={"bot": "random", "idle": 3})
    let_bot = hugo.button("table-let-bot", bot=hugo.words("bot-random"))
    expect(let_bot).to_be_visible()
    expect(greta.shows("table-they-wait")).to_be_visible()
    greta.keep("still-here")
    greta.press(greta.button("table-stay"))
    expect(greta.button("table-stay")).to_have_count(0)
    expect(let_bot).to_have_count(0)
    greta.play_turn()


def test_a_new_table_says_when_a_bot_may_stand_in(open_page: OpenPage) -> None:
    greta, hugo = open_page(), open_page()
    greta.go("/new/moorland")
    expect(greta.heading("new-stand-in")).to_have_count(0)  # alone against bots nobody can be missing
    greta.press(greta.option("new-seat-open", "new-seat", number=2))
    greta.press(greta.option("new-grace-never", "new-stand-in-offline"))
    greta.field("new-stand-in-bot").select_option("normal")
    greta.keep("new-table-stand-in")
    greta.press(greta.button("new-start"))
    greta.prompt.wait_for()
    assert greta.info()["stand_in"] == {"bot": "normal", "offline": None, "idle": 600}
    token = greta.page.request.get(f"/api/tables/{greta.table}/invitations").json()["1"]
    hugo.go(f"/join/{greta.table}#{token}")
    when = hugo.words("table-stand-in-idle", time=hugo.words("table-minutes", minutes=10))
    expect(hugo.shows("table-stand-in", bot=hugo.words("bot-normal"), when=when)).to_be_visible()


def test_both_join_a_rematch(open_page: OpenPage) -> None:
    greta, hugo = two_at_a_table(open_page, record=last_turn())
    first = greta.table
    greta.play_on()
    greta.press(greta.button("table-rematch"))
    greta.page.wait_for_url(lambda url: first not in url)
    greta.prompt.wait_for()
    hugo.press(hugo.button("table-rematch-join"))
    hugo.page.wait_for_url(lambda url: first not in url)
    assert hugo.table == greta.table
    for player in (greta, hugo):
        player.prompt.wait_for()
        if player.info()["seat"] in player.info()["yours"]:
            player.play_turn()
    see_the_same(greta, hugo)


def test_the_title_tells_when_it_is_your_turn(open_page: OpenPage) -> None:
    greta, hugo = two_at_a_table(open_page)
    yours = greta.words("table-title-yours", game="Moorland")
    expect(greta.page).to_have_title(f"{yours} · Mire")
    expect(hugo.page).not_to_have_title(f"{yours} · Mire")
    greta.play_turn()
    expect(hugo.page).to_have_title(f"{yours} · Mire")
    expect(greta.page).not_to_have_title(f"{yours} · Mire")


HOSTILE = "<img src=x onerror=a()>"


def test_a_name_is_text_whatever_is_in_it(open_page: OpenPage) -> None:
    mallory = open_page().sit_at({**ME, "name": HOSTILE}, OPEN)
    hugo = open_page().accept(mallory.invitation(1), "Hugo")
    mallory.play_turn()
    for player in (mallory, hugo):
        expect(player.page.get_by_role("heading", name=HOSTILE)).not_to_have_count(0)
        expect(player.log.filter(has_text=HOSTILE)).not_to_have_count(0)
        expect(player.page.locator('img[src="x"]')).to_have_count(0)
    mallory.go("/")
    expect(mallory.page.get_by_text(HOSTILE).first).to_be_visible()
    hugo.go("/pad/moorland").field("pad-name", number=1).fill(HOSTILE)
    expect(hugo.page.get_by_role("columnheader", name=HOSTILE).first).to_be_visible()
    for player in (mallory, hugo):
        expect(player.page.locator('img[src="x"]')).to_have_count(0)


@pytest.mark.parametrize(
    ("link", "words", "complaint"),
    [
        ("/join/nosuchtable#token", "join-no-table", "404"),
        ("/join/{table}", "join-no-token", ""),
        ("/join/{table}#wrong", "join-wrong", "400"),
        ("/table/nosuchtable", "table-none-about", "404"),
        ("/nowhere", "shell-not-found-about", ""),
    ],
    ids=["no table", "no token", "wrong token", "no table to enter", "no page"],
)
def test_a_wrong_link_is_answered_in_clear_words(open_page: OpenPage, link: str, words: str, complaint: str) -> None:
    greta, hugo = open_page(), open_page()
    if complaint:
        hugo.expect_complaint(complaint)
    hugo.go(link.format(table=greta.set_up(GRETA, OPEN)))
    if words == "join-wrong":
        hugo.press(hugo.button("join-sit"))
    expect(hugo.shows(words)).to_be_visible()


def test_a_pasted_link_leads_to_the_table(open_page: OpenPage) -> None:
    greta, hugo = open_page().sit_at(GRETA, OPEN), open_page().go("/")
    hugo.press(hugo.button("home-join-go"))
    expect(hugo.shows("home-join-empty")).to_be_visible()
    hugo.field("home-join-link").fill(f"see {greta.page.url}")
    hugo.press(hugo.button("home-join-go"))
    hugo.prompt.wait_for()
    assert hugo.table == greta.table
