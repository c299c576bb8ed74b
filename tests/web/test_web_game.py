"""A whole game in the browser, from the first click to the record of it."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenPage

pytestmark = pytest.mark.browser


def test_a_whole_game_against_a_bot_is_played_by_clicking(open_page: OpenPage) -> None:
    greta = open_page().play_now()
    greta.keep("table-first")
    greta.hurry()
    greta.play_on(6)
    greta.keep("table-middle")
    greta.play_on()
    expect(greta.end).to_be_visible()
    greta.keep("end", whole=True)
    print(greta.scores())
