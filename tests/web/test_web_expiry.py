"""A table that is to be deleted says so where people look for their tables, and stays when they come."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.client import ME, bot
from tests.server.servers import Server
from tests.server.worlds import record
from tests.web.conftest import OpenPage
from tests.web.players import Player

pytestmark = pytest.mark.browser

WHEN = 1_800_000_000.0
DAY = {"en": "Friday,? 15 January", "de": "Freitag, 15. Januar"}


def says(player: Player, text: str) -> Locator:
    """The words with this id, with the day on which the table goes in them."""
    language = player.page.locator("html").get_attribute("lang") or ""
    before, after = (re.escape(part) for part in player.words(text, when="|").split("|"))
    return player.page.get_by_text(re.compile(f"^{before}{DAY[language]}.*{after}$"))


@pytest.mark.parametrize(("locale", "width"), [("en", 1280), ("de", 390)])
def test_a_table_that_is_to_be_deleted_says_when_and_stays_when_it_is_opened(
    open_page: OpenPage, own_server: Server, locale: str, width: int
) -> None:
    player = open_page(at=own_server.address, locale=locale, width=width).sit_at(ME, bot())
    table = player.page.url.rpartition("/")[2]
    player.go("/")
    own_server.mark(table, WHEN)
    player.go("/")
    expect(says(player, "home-goes")).to_be_visible()
    player.enter(table)
    expect(says(player, "table-stays")).to_be_visible()
    player.go("/")
    expect(player.link("home-open")).to_be_visible()
    expect(says(player, "home-goes")).to_have_count(0)


def test_a_finished_game_that_is_to_be_deleted_stays_when_it_is_seen_again(
    open_page: OpenPage, own_server: Server
) -> None:
    player = open_page(at=own_server.address)
    player.go("/")
    table = player.set_up(record=record())
    player.page.evaluate("table => localStorage.setItem('mire.tables', JSON.stringify([table]))", table)
    own_server.mark(table, WHEN)
    player.go("/")
    expect(says(player, "home-goes")).to_be_visible()
    player.link("home-replay").click()
    expect(says(player, "table-stays")).to_be_visible()
    player.go("/")
    expect(player.link("home-replay")).to_be_visible()
    expect(says(player, "home-goes")).to_have_count(0)
