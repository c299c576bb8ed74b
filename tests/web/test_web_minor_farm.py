"""Minor improvements on the farm: questions of cards, what they offer, and what they bring to the land."""

import re

import pytest
from playwright.sync_api import Locator, expect

import mire
from tests.server.client import JSON, ME, bot
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.worlds import where

pytestmark = pytest.mark.browser

GRETA = {**ME, "name": "Greta"}
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
DEALT = {"level": "2", "hands": "deal"}
EAGER = ("play ", "use ", "at ", "place major_improvement", "special black_market")
SPACES = 15  # of a farm without extensions


def asks(question: str) -> JSON:
    """The record of a game in which a card asks Greta something."""
    prompt = f"farmers-ask-{question}"
    return where(lambda table: table.seat == 0 and table.prompt.id == prompt, **AT_LEVEL_TWO)


def offers(table: mire.Table) -> bool:
    """Whether a card of Greta can be used at the beginning of a turn."""
    is_turn = table.seat == 0 and table.prompt.id == "farmers-turn"
    return is_turn and any(move.verb.word == "use" for move in table.moves())


def land(table: mire.Table) -> JSON:
    """Greta's farm while her turn begins; nothing at other times."""
    is_turn = table.seat == 0 and table.prompt.id == "farmers-turn"
    farm: JSON = table.view()["board"]["players"][0]["farm"] if is_turn else {}
    return farm


AT_LEVEL_TWO: JSON = {"game": "farmers", "prefer": EAGER, "options": DEALT}


def open_at(open_page: OpenPage, record: JSON, size: str = "desktop", language: str = "en") -> Player:
    """Greta at a table where she decides."""
    width, height = SIZES[size]
    greta = open_page(width=width, height=height, locale=language, dark=language == "de")
    greta.sit_at(GRETA, bot(), record=record)
    greta.wait_for(greta.decides)
    return greta


def question(greta: Player, card: str) -> Locator:
    """What a card asks, with its text."""
    return greta.region(f"farmers-card-{card}")


def card_in(greta: Player) -> str:
    """The card that asks."""
    return str(greta.page.locator("[data-asks]").get_attribute("data-asks"))


def spaces(greta: Player) -> Locator:
    """The spaces of Greta's farm."""
    return greta.page.locator(".fa-land-picture .fa-space")


def glows(greta: Player, target: str) -> bool:
    """Whether a space of the farm is marked as what can be clicked."""
    line = "(space) => getComputedStyle(space.querySelector('.fa-hit')).stroke"
    return greta.target(target).evaluate(line) not in ("none", "rgba(0, 0, 0, 0)")


# Questions


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_a_farm_grows_where_it_is_clicked(open_page: OpenPage, size: str, language: str) -> None:
    greta = open_at(open_page, asks("extension"), size, language)
    card = card_in(greta)
    expect(question(greta, card)).to_contain_text(greta.words(f"farmers-card-{card}-text"))
    assert greta.target("farm:Z3").count() == 1
    greta.keep(f"minor-extension-{size}-{language}")
    greta.press(greta.target("farm:Z3"))
    greta.wait_for(lambda: set(greta.offered()) == {"farm:Z2", "farm:Z4"})
    expect(greta.page.locator(".fa-space.fa-taken")).to_have_count(1)
    assert glows(greta, "farm:Z2")
    greta.press(greta.target("farm:Z4"))
    expect(spaces(greta)).to_have_count(SPACES + 2)
    expect(greta.page.locator(".fa-space[data-outside]")).to_have_count(0)


def test_a_space_is_chosen_by_keyboard(open_page: OpenPage) -> None:
    greta = open_at(open_page, asks("extension"))
    greta.target("farm:A6").focus()
    greta.page.keyboard.press("Enter")
    greta.wait_for(lambda: list(greta.offered()) == ["farm:B6"])


@pytest.mark.parametrize(("size", "language"), [("desktop", "de"), ("phone", "en")])
def test_what_a_card_offers_is_taken_or_left(open_page: OpenPage, size: str, language: str) -> None:
    greta = open_at(open_page, asks("use"), size, language)
    card = card_in(greta)
    assert list(greta.offered()) == [f"use {card}", "done"], "each of the answers once"
    answers = question(greta, card).get_by_role("button")
    expect(answers).to_have_count(2)
    expect(answers.last).to_have_text(greta.words("farmers-choose-done", left_alone="yes"))
    assert greta.words(f"farmers-card-{card}") not in answers.first.inner_text(), "the card is named above"
    greta.keep(f"minor-use-{size}-{language}")
    greta.press(answers.first)
    greta.wait_for(lambda: bool(greta.played))
    assert greta.played[-1]["move"] == f"use {card}"


# Offers


@pytest.mark.parametrize("size", SIZES)
def test_what_cards_offer_at_any_time_stands_beside_the_goods(open_page: OpenPage, size: str) -> None:
    greta = open_at(open_page, where(offers, **AT_LEVEL_TWO), size)
    uses = greta.page.get_by_role("list", name=greta.words("farmers-farm-uses")).get_by_role("button")
    move = str(uses.first.get_attribute("data-target"))
    expect(uses.first).to_contain_text(greta.words(f"farmers-card-{move.split()[1]}"))
    greta.keep(f"minor-offers-{size}")
    greta.press(uses.first)
    greta.wait_for(lambda: bool(greta.played))
    assert greta.played[-1]["move"] == move


# The land


def may_plow(table: mire.Table) -> bool:
    """Whether Greta, who holds cards, has to choose where to plow."""
    held = table.view(0)["board"]["players"][0]["hand"]["number"]
    return table.seat == 0 and held > 0 and any(move.verb.word == "plow" for move in table.moves())


@pytest.mark.parametrize("height", [720, 800])
def test_the_hand_does_not_lie_over_the_land_where_something_is_chosen_there(open_page: OpenPage, height: int) -> None:
    greta = open_page(width=1280, height=height).sit_at(GRETA, bot(), record=where(may_plow, **AT_LEVEL_TWO))
    greta.wait_for(greta.decides)
    hand = greta.region("farmers-hand-of", player="Greta").bounding_box()
    land = greta.page.locator(".fa-land-picture").bounding_box()
    assert hand is not None
    assert land is not None
    assert land["y"] >= 0
    assert land["y"] + land["height"] <= hand["y"]


@pytest.mark.parametrize(("what", "words"), [("covered", "below"), ("left", "wares")])
def test_what_lies_below_or_on_a_space_is_told(open_page: OpenPage, what: str, words: str) -> None:
    greta = open_at(open_page, where(lambda table: bool(land(table).get(what)), **AT_LEVEL_TWO))
    space, things = next(iter(greta.view["board"]["players"][0]["farm"][what].items()))
    counted = " ".join(f"{thing}:{things.count(thing)}" for thing in dict.fromkeys(things))
    said = greta.words(f"farmers-farm-space-{words}", tiles=counted, wares=counted)
    expect(spaces(greta).and_(greta.page.locator(f'[data-tip^="{space}: "]'))).to_have_attribute(
        "data-tip", re.compile(f"{re.escape(said)}$")
    )
    greta.keep(f"minor-land-{what}")


CARDS_WITH_ROOM = ("night_pasture", "horse_trough")


def keeps_animals_on_a_card(table: mire.Table) -> bool:
    """Whether an animal of the first player stands on a card, while the turn of the second begins."""
    if table.seat != 1 or table.prompt.id != "farmers-turn":
        return False
    singles = table.view()["board"]["players"][0]["farm"]["singles"]
    return any(place["kind"] and place["at"] in CARDS_WITH_ROOM for place in singles)


def test_beside_a_small_farm_animals_on_cards_are_seen(open_page: OpenPage) -> None:
    prefer = ("play night_pasture", "play horse_trough", "place sheep_market", "special horse_market", *EAGER)
    record = where(keeps_animals_on_a_card, game="farmers", prefer=prefer, options=DEALT)
    greta = open_page().sit_at(bot(), GRETA, record=record)
    greta.wait_for(greta.decides)
    singles = greta.view["board"]["players"][0]["farm"]["singles"]
    card = next(place["at"] for place in singles if place["at"] in CARDS_WITH_ROOM and place["kind"])
    places = [place["kind"] for place in singles if place["at"] == card]
    kinds = [kind for kind in places if kind]
    counted = " ".join(f"{kind}:{kinds.count(kind)}" for kind in dict.fromkeys(kinds))
    words = greta.words("farmers-farm-room-on", card=card, wares=counted, room=len(places))
    expect(greta.page.locator(".fa-seat").get_by_label(words)).to_be_visible()
    greta.keep("minor-small-farm")
