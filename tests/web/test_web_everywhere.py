"""What holds on every page: it fits the screen, speaks one language, and everything in it has a name."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.tour import DARTMOOR_PLACES, FARMERS_PLACES, PLACES, Visit, tour
from tests.web.words import words_in

pytestmark = pytest.mark.browser

PHONE, DESK = 360, 1280

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
# Words that run over the edge of the panel they stand in. What scrolls may be wider than its place.
RUN_OVER = """() => {
    const panels = "section, article, figure, dialog, li, button, main";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        let panel = parentElement.closest(panels);
        while (panel && getComputedStyle(panel).display === "contents") panel = panel.parentElement.closest(panels);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { width, right } = range.getBoundingClientRect();
        if (!data.trim() || width === 0 || !panel || parentElement.closest(".sr-only, svg")) continue;
        let scrolls = parentElement;
        while (scrolls && getComputedStyle(scrolls).overflowX === "visible") scrolls = scrolls.parentElement;
        if (scrolls && panel.contains(scrolls)) continue;
        if (right > panel.getBoundingClientRect().right + 1) found.push(data);
    }
    return found;
}"""

# What must be pushed sideways to be seen whole. On a phone that is fine for the middle of the table and for a hand.
SCROLLS = """(fine) => [...document.querySelectorAll(":not(html):not(body)")]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
    .filter((element) => !fine || !element.closest(fine))
    .map((element) => `has to be scrolled sideways: ${element.innerText.slice(0, 80)}`)"""

ID = re.compile(r"\b[a-z]+(?:-[a-z0-9]+){2,}\b")
ENGLISH = re.compile(r"\b(?:the|and|of|or|with|your|you|is|are|to|card|cards)\b")
# The roles of what can be used; Chromium's word for what unfolds something is DisclosureTriangle.
USED = {"button", "link", "textbox", "searchbox", "combobox", "radio", "checkbox", "switch", "slider", "tab", "option"}
USED |= {"dialog", "DisclosureTriangle"}


def said_wrong(player: Player) -> list[str]:
    """What is said that is no text in the player's language."""
    said = [str(text) for text in player.page.evaluate(SAID)]
    assert len(said) > 10
    ids = set(player.words.ids)
    bare = [text for text in said if ID.search(text) or ids & set(re.findall(r"[a-z][a-z0-9-]+-[a-z0-9-]+", text))]
    return bare + ([text for text in said if is_english(text)] if player.words.language != "en" else [])


def is_english(text: str) -> bool:
    if len(text) == 1 or text in words_in("de").plain:  # a letter may stand for a place on a board
        return False
    return text in words_in("en").plain or ENGLISH.search(text) is not None


def unnamed(player: Player) -> list[str]:
    """What can be used but has no name for who can't see it."""
    tree = player.page.context.new_cdp_session(player.page).send("Accessibility.getFullAXTree")
    used = [node for node in tree["nodes"] if not node["ignored"] and node["role"]["value"] in USED]
    assert used
    return [f"a {node['role']['value']}" for node in used if not node["name"]["value"].strip()]


def too_wide(player: Player, width: int) -> list[str]:
    """What does not fit on the screen or into its panel."""
    actual = player.page.evaluate(WIDTH)
    faults = [f"{actual} px wide"] if actual > width else []
    fine = (
        f'[aria-label="{player.words("moorland-page-middle")}"], .da-hand-cards, .fa-hand-cards'
        if width == PHONE
        else ""
    )
    return [*faults, *player.page.evaluate(RUN_OVER), *player.page.evaluate(SCROLLS, fine)]


@pytest.mark.parametrize(
    ("width", "language"), [(PHONE, "en"), (PHONE, "de"), (DESK, "de")], ids=["phone-en", "phone-de", "desk-de"]
)
@pytest.mark.parametrize("places", [PLACES, DARTMOOR_PLACES, FARMERS_PLACES], ids=["everywhere", "dartmoor", "farmers"])
def test_every_page_fits_speaks_one_language_and_names_what_it_has(
    open_page: OpenPage, width: int, language: str, places: dict[str, Visit]
) -> None:
    greta = open_page(width=width, height=740, locale=language)
    faults = []
    for place in tour(greta, places):
        expect(greta.page.locator("html")).to_have_attribute("lang", language)
        greta.keep(f"tour-{width}-{language}-{place.replace(' ', '-')}")
        faults += [f"{place}: {fault}" for fault in said_wrong(greta) + unnamed(greta) + too_wide(greta, width)]
    assert not faults, "\n".join(faults)


def test_on_a_phone_turns_are_played_by_taps_in_the_dark(open_page: OpenPage) -> None:
    greta = open_page(width=PHONE, height=740, dark=True).play_now().hurry()
    for _ in range(2):
        greta.play_turn()
        assert greta.wait_for_decision()
    greta.keep("phone-dark")
    for tab in ("players", "score", "log"):
        greta.see(tab)
        assert too_wide(greta, PHONE) == []
        greta.keep(f"phone-dark-{tab}")
