"""Minor improvements in the browser: the list of all cards, the draft, the hand, and why a card can't be played."""

import re

import pytest
from playwright.sync_api import Locator, expect

import mire
from mire.core.errors import IllegalMove
from mire.games.farmers.box.improvements import number
from mire.games.farmers.cards.card import MINORS
from tests.server.client import JSON, ME, bot
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.worlds import where

pytestmark = pytest.mark.browser

GRETA = {**ME, "name": "Greta"}
ALL, HAND = len(MINORS), 7
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
DEALT = {"level": "2", "hands": "deal"}


def fits(player: Player) -> bool:
    """Whether nothing reaches beyond the right edge of the page."""
    return bool(player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def own(view: JSON) -> JSON:
    """What Greta has."""
    player: JSON = view["board"]["players"][0]
    return player


def offered(table: mire.Table, verb: str) -> list[str]:
    """The cards of Greta's moves by a verb."""
    return [str(move).split()[1] for move in table.moves() if table.seat == 0 and move.verb.word == verb]


def names_in(cards: Locator) -> list[str]:
    """The names of the cards that are seen, without the places where they may be broken."""
    return [name.replace("\u00ad", "") for name in cards.locator(".fa-minor-name").all_inner_texts()]


# All cards


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_all_cards_are_searched_and_sifted_without_a_table(open_page: OpenPage, size: str, language: str) -> None:
    width, height = SIZES[size]
    greta = open_page(width=width, height=height, locale=language, dark=language == "de").go("/cards/farmers")
    cards = greta.page.locator(".fa-minor")
    expect(cards).to_have_count(ALL)
    assert fits(greta)
    greta.keep(f"minors-all-{size}-{language}")
    greta.field("farmers-page-cards-find").fill("M034")
    expect(cards).to_have_count(1)
    assert names_in(cards) == [greta.words("farmers-card-home_wood")]
    greta.field("farmers-page-cards-find").fill(greta.words("farmers-card-peat_hut"))
    expect(cards.first).to_contain_text(greta.words("farmers-card-peat_hut-text"))
    greta.press(greta.button("farmers-minor-filter-clear"))
    expect(cards).to_have_count(ALL)
    greta.press(greta.option("farmers-kind-livestock_provider", of="farmers-minor-filter-kind"))
    expect(cards).to_have_count(5)
    greta.chooser("farmers-minor-filter-passing").select_option("passes")
    expect(cards).to_have_count(2)
    greta.chooser("farmers-minor-filter-need").select_option("animals")
    expect(cards).to_have_count(1)
    greta.chooser("farmers-minor-filter-points").select_option("minus")
    expect(greta.shows("farmers-minor-none")).to_be_visible()
    greta.press(greta.button("farmers-minor-filter-clear"))
    greta.chooser("farmers-minor-filter-cost").select_option("card")
    expect(cards).to_have_count(len([card for card in MINORS.values() if card.upgrades]))
    greta.keep(f"minors-upgrades-{size}-{language}", whole=True)


def test_the_list_of_cards_is_found_from_the_home_page_and_from_the_rules(open_page: OpenPage) -> None:
    greta = open_page().go("/")
    game = greta.page.get_by_role("article", name=greta.words("farmers-title"), exact=True)
    greta.press(game.get_by_role("link", name=greta.words("home-cards"), exact=True))
    expect(greta.heading("cards-title", game=greta.words("farmers-title"))).to_be_visible()
    greta.go("/rules/farmers")
    section = greta.page.locator("#rules-minors")
    greta.press(section.get_by_role("link", name="list of cards", exact=True))
    expect(greta.heading("cards-title", game=greta.words("farmers-title"))).to_be_visible()
    greta.go("/cards/chess")
    expect(greta.heading("shell-not-found")).to_be_visible()


# Before the first round


def test_how_hands_come_about_is_asked_only_where_there_are_hands(open_page: OpenPage) -> None:
    greta = open_page().go("/new/farmers")
    hands = greta.page.get_by_role("group", name=greta.words("farmers-option-hands"), exact=True)
    expect(greta.page.get_by_role("group", name=greta.words("farmers-option-level"), exact=True)).to_be_visible()
    expect(hands).to_have_count(0)
    greta.press(greta.option("farmers-option-level-2", of="farmers-option-level"))
    greta.press(greta.option("farmers-option-hands-mulligan", of="farmers-option-hands"))
    greta.keep("minors-new-table", whole=True)
    greta.press(greta.button("new-start"))
    greta.prompt.wait_for()
    options = greta.info()["options"]
    assert (options["level"], options["hands"]) == ("2", "mulligan")


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_a_hand_is_drafted_against_a_bot(open_page: OpenPage, size: str, language: str) -> None:
    width, height = SIZES[size]
    greta = open_page(width=width, height=height, locale=language)
    greta.sit_at(GRETA, bot(), game="farmers", options={"level": "2"})
    sorrel = greta.words("bot-name", seat=1)
    draft = greta.region("farmers-page-hand")
    taken: list[str] = []
    for pick in range(1, HAND):  # of the last pack there is nothing to choose
        expect(greta.heading("farmers-draft-pick", number=pick, all=HAND)).to_be_visible()
        greta.wait_for(greta.decides)
        expect(draft).to_contain_text(greta.words("farmers-draft-way", player=sorrel))
        pack = [name.removeprefix("pack:") for name in greta.offered()]
        assert len(pack) == HAND + 1 - pick
        expect(greta.target(f"pack:{pack[0]}")).to_contain_text(greta.words(f"farmers-card-{pack[0]}-text"))
        expect(draft.locator(".fa-hand-card")).to_have_count(len(taken))
        if pick == 4:
            assert fits(greta)
            greta.keep(f"minors-draft-{size}-{language}")
        greta.choose(f"pack:{pack[0]}")
        taken.append(pack[0])
    hand = greta.region("farmers-hand-of", player="Greta")
    expect(hand.locator(".fa-hand-card")).to_have_count(HAND)
    assert set(taken) < set(own(greta.view)["hand"]["cards"])
    assert fits(greta)
    greta.keep(f"minors-hand-{size}-{language}", whole=True)


def test_cards_of_the_first_hand_are_changed_for_others(open_page: OpenPage) -> None:
    greta = open_page(dark=True).sit_at(GRETA, bot(), game="farmers", options={"level": "2", "hands": "mulligan"})
    greta.wait_for(greta.decides)
    first = own(greta.view)["hand"]["cards"]
    for number_aside in (1, 2):
        greta.choose(f"hand:{first[number_aside]}")
        expect(greta.shows("farmers-draft-aside", number=number_aside)).to_be_visible()
    expect(greta.region("farmers-page-hand").locator(".fa-hand-card")).to_have_count(2)
    greta.keep("minors-change")
    greta.choose("done")
    greta.wait_for(lambda: own(greta.view)["hand"]["number"] == HAND)
    now = own(greta.view)["hand"]["cards"]
    assert first[1] not in now
    assert first[0] in now


# The hand


def why_not(greta: Player, table: mire.Table, card: str) -> str:
    """The reason that the page tells for a card that can't be played."""
    with pytest.raises(IllegalMove) as refused:
        table.play(f"play {card}")
    assert refused.value.why is not None
    named = greta.words("farmers-move-play", card=card)
    return greta.words(refused.value.why.id, **{**refused.value.why.values, "move": named})


def out_of_reach(table: mire.Table, lacks: str) -> list[str]:
    """Cards in Greta's hand that could be played but for goods ("affordable"), or for what they need ("met")."""
    found = []
    for card in own(table.view(0))["hand"]["cards"]:
        if card in offered(table, "play") or MINORS[number(card)].upgrades:
            continue
        with pytest.raises(IllegalMove) as refused:
            table.copy().play(f"play {card}")
        if refused.value.why is not None and refused.value.why.id == f"farmers-not-{lacks}":
            found.append(card)
    return found


def may_play_some(table: mire.Table) -> bool:
    """Whether Greta can play a card that stays, while others are out of reach for either reason."""
    stay = [card for card in offered(table, "play") if not MINORS[number(card)].passing]
    return bool(stay) and all(out_of_reach(table, lacks) for lacks in ("affordable", "met"))


@pytest.fixture(scope="module")
def some_playable() -> JSON:
    """A game in which Greta can play some of her cards and not others."""
    return where(may_play_some, game="farmers", options=DEALT)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_says_why_it_can_not_be_played(open_page: OpenPage, some_playable: JSON, language: str) -> None:
    table = mire.replay(some_playable)
    greta = open_page(locale=language).sit_at(GRETA, bot(), record=some_playable)
    assert greta.wait_for_decision()
    hand = greta.region("farmers-hand-of", player="Greta")
    tip = greta.page.locator(".fa-tip .fa-why")
    for lacks in ("affordable", "met"):
        card = out_of_reach(table, lacks)[0]
        hand.locator(f'[data-card="{card}"]').hover()
        expect(tip).to_have_text(why_not(greta, table, card))
        greta.keep(f"minors-why-{lacks}-{language}")
    greta.page.mouse.move(0, 0)
    expect(tip).to_have_count(0)


def test_on_a_phone_a_tapped_card_is_seen_large_with_the_reason(open_page: OpenPage, some_playable: JSON) -> None:
    table = mire.replay(some_playable)
    greta = open_page(width=390, height=844, locale="de", dark=True).sit_at(GRETA, bot(), record=some_playable)
    assert greta.wait_for_decision()
    jumps = greta.page.get_by_role("navigation", name=greta.words("farmers-page-parts"))
    greta.press(jumps.get_by_text(greta.words("farmers-page-hand"), exact=True))
    card = out_of_reach(table, "met")[0]
    greta.press(greta.page.locator(f'.fa-hand-card[data-card="{card}"]'))
    large = greta.page.get_by_role("dialog")
    expect(large.get_by_text(why_not(greta, table, card))).to_be_visible()
    expect(large.locator(".fa-minor")).to_contain_text(greta.words(f"farmers-card-{card}-text"))
    assert fits(greta)
    greta.keep("minors-large")


def test_a_card_is_played_and_lies_there(open_page: OpenPage, some_playable: JSON) -> None:
    table = mire.replay(some_playable)
    greta = open_page().sit_at(GRETA, bot(), record=some_playable)
    assert greta.wait_for_decision()
    card = next(card for card in offered(table, "play") if not MINORS[number(card)].passing)
    in_hand = own(greta.view)["hand"]["number"]
    target = greta.target(f"improvement:{card}")
    expect(target).to_have_accessible_name(re.compile(f"^{re.escape(greta.words(f'farmers-card-{card}'))}"))
    greta.choose(f"improvement:{card}")
    after = own(greta.wait_to_see(lambda view: card in own(view)["cards"]))
    assert after["hand"]["number"] == in_hand - 1
    cards = greta.page.get_by_role("list", name=greta.words("farmers-page-own-cards"))
    expect(cards.locator(f'[data-card="{card}"]')).to_be_visible()
    expect(greta.page.locator(f'.fa-hand-card[data-card="{card}"]')).to_have_count(0)
    greta.keep("minors-played")


def may_build_or_play(table: mire.Table) -> bool:
    """Whether Greta has the choice between major and minor improvements."""
    return bool(offered(table, "build")) and bool(offered(table, "play"))


def test_who_may_build_or_play_sees_the_supply_and_the_hand(open_page: OpenPage) -> None:
    record = where(may_build_or_play, game="farmers", options=DEALT)
    greta = open_page().sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    for verb in ("build", "play"):
        card = offered(mire.replay(record), verb)[0]
        expect(greta.target(f"improvement:{card}")).to_be_in_viewport(ratio=1)
    greta.keep("minors-build-or-play")


def knows_a_card_of_the_other(table: mire.Table) -> bool:
    """Whether Greta has passed a card on that is still in the other hand."""
    known = table.view(0)["board"]["players"][1]["hand"]["known"]
    return table.seat == 0 and table.prompt.id == "farmers-turn" and bool(known)


def test_of_other_hands_the_number_is_seen_and_what_was_passed_on(open_page: OpenPage) -> None:
    record = where(knows_a_card_of_the_other, game="farmers", prefer=("play",), options=DEALT)
    greta = open_page().sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    sorrel = greta.words("bot-name", seat=1)
    hand = greta.view["board"]["players"][1]["hand"]
    assert hand["cards"] is None
    held = greta.words("farmers-hand-others", number=hand["number"])
    seat = greta.page.get_by_role("button", name=greta.words("table-enlarge", player=sorrel))
    expect(seat.locator(f'[aria-label^="{held}"]')).to_be_visible()
    greta.press(seat)
    cards = greta.region("farmers-hand-of", player=sorrel)
    expect(cards).to_contain_text(greta.words("farmers-hand-count", number=hand["number"]))
    expect(cards.locator(".fa-hand-card")).to_have_count(len(hand["known"]))
    greta.keep("minors-of-another", whole=True)
