"""What holds on every page: it fits a phone, speaks one language, and everything in it has a name."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.server.client import ME, OPEN, bot
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.words import words_in
from tests.web.worlds import asked, finished, last_turn

pytestmark = pytest.mark.browser

GRETA = {**ME, "name": "Greta"}
PHASES = ["take", "grow", "play", "must-play", "surplus", "drift", "to"]

# Everything that is read or read aloud.
SAID = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walker.nextNode()) texts.push(walker.currentNode.data);
    for (const element of document.querySelectorAll("*"))
        for (const name of ["aria-label", "aria-valuetext", "placeholder", "title", "data-tip", "alt"])
            if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
    return texts.map((text) => text.trim()).filter(Boolean);
}"""
WIDTH = "() => document.scrollingElement.scrollWidth"
# What sticks out at the right, without what is scrolled inside of something.
TOO_WIDE = """() => [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))"""

ID = re.compile(r"\b[a-z]+(?:-[a-z0-9]+){2,}\b")
ENGLISH = re.compile(r"\b(?:the|and|of|or|with|your|you|is|are|to|card|cards|turn)\b")
NAMED = {"button", "link", "textbox", "searchbox", "combobox", "radio", "checkbox", "switch", "slider", "spinbutton"}
NAMED |= {"tab", "option", "dialog", "DisclosureTriangle", "menuitem"}


def see_the_picture(player: Player) -> None:
    """The home page, when the picture of the game is there."""
    player.go("/")
    expect(player.page.get_by_role("img", name=player.words("moorland-page-picture"))).to_be_visible()


def lay_a_card(player: Player) -> None:
    """Choose a card and a section, so that the question how it is to lie is open."""
    player.choose(next(name for name in player.offered() if name.startswith("stored:")))
    player.choose(next(name for name in player.offered() if name.startswith("place:")))
    expect(player.target("lay")).to_be_visible()


def grow_something(player: Player) -> None:
    """Choose a section, so that the question what grows there is open."""
    player.choose(next(name for name in player.offered() if name.startswith("place:")))
    expect(
        player.target("plant:heather").or_(player.target("plant:rushes")).or_(player.target("plant:peat_moss")).first
    ).to_be_visible()


def open_every_option(player: Player) -> None:
    """A new table with all kinds of seats, and every file asked for."""
    player.go("/new/moorland")
    player.press(player.page.get_by_role("group", name=player.words("new-players")).get_by_text("4", exact=True))
    player.press(player.option("new-seat-open", of="new-seat", number=2))
    for option in ("layout", "components"):
        player.press(player.option("new-own-file", of=f"moorland-option-{option}"))


def end_a_game(player: Player) -> None:
    """The end of a game with its chart."""
    player.sit_at(GRETA, bot(), record=last_turn()).play_on()
    expect(player.end.get_by_role("img", name=player.words("table-chart"))).to_be_visible()


def all_pages(player: Player) -> Iterator[str]:
    """Go through all pages and states of pages; yields their names."""
    visits: dict[str, Callable[[], object]] = {
        "home": lambda: see_the_picture(player),
        "play now": lambda: player.press(player.button("home-play")),
        "settings": lambda: player.press(player.button("shell-settings")),
        "new table": lambda: open_every_option(player),
        "watch": lambda: player.go("/watch"),
        "import": lambda: player.go("/import"),
        "join": lambda: player.go(f"/join/{player.set_up({'kind': 'bot', 'bot': 'random'}, OPEN)}#token"),
        "pad": lambda: player.go("/pad/moorland"),
        "rules": lambda: player.go("/rules/moorland"),
        "nothing": lambda: player.go("/nowhere"),
        **{
            f"asked to {what}": lambda what=what: player.sit_at(GRETA, bot(), record=asked(what, after=40))
            for what in PHASES
        },  # type: ignore[misc]
        "invited": lambda: player.sit_at(GRETA, OPEN, bot()),
        "what grows": lambda: (player.sit_at(GRETA, bot(), record=asked("grow", after=40)), grow_something(player)),
        "how it lies": lambda: (player.sit_at(GRETA, bot(), record=asked("must-play", after=40)), lay_a_card(player)),
        "cards": lambda: player.press(player.button("table-cards")),
        "end": lambda: end_a_game(player),
        "home with tables": lambda: player.go("/"),
        "replay": lambda: player.go(f"/replay/{player.set_up(record=finished())}?n=60"),
    }
    for name, visit in visits.items():
        player.page.keyboard.press("Escape")
        visit()
        expect(player.page.get_by_role("heading").first).to_be_attached()
        if name.startswith("asked"):
            player.wait_for(player.decides)
        yield name


def unnamed(player: Player) -> list[str]:
    """What can be used but has no name for who can't see it."""
    tree = player.page.context.new_cdp_session(player.page).send("Accessibility.getFullAXTree")
    used = [node for node in tree["nodes"] if not node.get("ignored") and node["role"]["value"] in NAMED]
    assert used
    return [node["role"]["value"] for node in used if not node.get("name", {}).get("value", "").strip()]


def test_on_a_phone_nothing_sticks_out_at_the_side(open_page: OpenPage) -> None:
    greta = open_page(width=360, height=740)
    wide = {}
    for name in all_pages(greta):
        greta.keep(f"phone-{name.replace(' ', '-')}", whole=name in ("home", "new table", "end", "rules"))
        if greta.page.evaluate(WIDTH) > 360:
            wide[name] = greta.page.evaluate(TOO_WIDE)
    assert not wide


def test_on_a_phone_a_whole_turn_is_played_by_taps_and_in_the_dark(open_page: OpenPage) -> None:
    greta = open_page(width=360, height=740, dark=True).play_now().hurry()
    for _ in range(2):
        greta.play_turn()
        assert greta.wait_for_decision()
    greta.keep("phone-dark")
    for tab in ("players", "score", "log"):
        greta.see(tab)
        greta.keep(f"phone-dark-{tab}", whole=True)
    assert greta.page.evaluate(WIDTH) <= 360


def test_in_german_everything_is_german(open_page: OpenPage) -> None:
    greta = open_page(locale="de")
    english, german = words_in("en"), words_in("de")
    ids = set(german.ids)
    foreign = {text for name, text in english.plain().items() if text != german.plain().get(name)}
    foreign -= set(german.plain().values())
    for name in all_pages(greta):
        expect(greta.page.locator("html")).to_have_attribute("lang", "de")
        said = [str(text) for text in greta.page.evaluate(SAID)]
        assert len(said) > 10
        assert not [text for text in said if ids & set(re.findall(r"[a-z][a-z0-9_-]+", text))], f"{name}: a bare id"
        assert not [text for text in said if ID.search(text)], f"{name}: what looks like an id"
        assert not [text for text in said if text in foreign or ENGLISH.search(text)], f"{name}: English"


def test_everything_that_can_be_used_has_a_name(open_page: OpenPage) -> None:
    greta = open_page()
    assert {name: found for name in all_pages(greta) if (found := unnamed(greta))} == {}
