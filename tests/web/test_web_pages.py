"""The pages around the table: score pad, rules, new table, settings, and how they look."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.server.servers import Server
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.words import ROOT

pytestmark = pytest.mark.browser

COMPONENTS = (ROOT / "src/mire/games/moorland/components.toml").read_text()
DARK, LIGHT = "rgb(23, 26, 24)", "rgb(243, 241, 234)"


def count(player: Player, field: str, who: str, number: int) -> None:
    """Type what was counted into the score pad."""
    label = player.words("pad-entry", field=player.words(f"moorland-pad-{field}"), player=who)
    player.page.get_by_label(label, exact=True).fill(str(number))


def fill_pad(player: Player) -> Player:
    """Greta has counted 19 points, Hugo 7."""
    player.go("/pad/moorland")
    for number, name in enumerate(["Greta", "Hugo"], start=1):
        player.field("pad-name", number=number).fill(name)
    for field, number in {"rooted": 9, "waterway": 6, "surplus": 3, "striders": 2}.items():
        count(player, field, "Greta", number)
    count(player, "rooted", "Hugo", 4)
    count(player, "striders", "Hugo", 1)
    return player


def has_points(player: Player) -> None:
    """The pad has counted right."""
    row = player.page.get_by_role("row", name=re.compile(f"^{player.words('total')}"))
    expect(row.get_by_role("cell")).to_have_text(["19", "7"])
    expect(player.shows("wins", winner="Greta")).to_be_visible()


def test_the_score_pad_counts_along_and_remembers(open_page: OpenPage) -> None:
    greta = fill_pad(open_page())
    has_points(greta)
    greta.keep("pad", whole=True)
    greta.page.reload()
    has_points(greta)
    greta.press(greta.button("pad-new"))
    greta.press(greta.page.get_by_role("dialog").get_by_role("button", name=greta.words("pad-new")))
    expect(greta.shows("pad-waiting")).to_be_visible()


def test_what_the_box_does_not_hold_is_refused_beside_the_number(open_page: OpenPage) -> None:
    greta = fill_pad(open_page())
    count(greta, "rooted", "Greta", 999)
    expect(greta.page.get_by_role("alert")).to_be_visible()
    expect(greta.shows("pad-wrong")).to_be_visible()
    row = greta.page.get_by_role("row", name=re.compile(f"^{greta.words('total')}"))
    expect(row.get_by_role("cell")).to_have_text(["–", "7"])  # Hugo's points do not depend on it
    greta.keep("pad-fault", whole=True)


def test_the_score_pad_and_the_rules_work_without_a_server_once_loaded(open_page: OpenPage, own_server: Server) -> None:
    greta = fill_pad(open_page(at=own_server.address, keeps_offline=True))
    greta.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    greta.page.reload()  # from now on the page is kept
    own_server.stop()
    greta.page.reload()
    has_points(greta)
    count(greta, "rooted", "Greta", 8)
    count(greta, "rooted", "Greta", 9)
    has_points(greta)
    greta.press(greta.link("pad-rules"))
    expect(greta.heading("rules-title", game="Moorland")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_are_there_to_read_and_to_search(open_page: OpenPage, language: str) -> None:
    greta = open_page(locale=language).go("/rules/moorland")
    expect(greta.heading("rules-title", game="Moorland")).to_be_visible()
    contents = greta.page.get_by_role("navigation", name=greta.words("rules-contents")).get_by_role("link")
    expect(contents).not_to_have_count(0)
    sections = contents.all_inner_texts()
    for title in sections:
        expect(greta.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    greta.keep(f"rules-{language}", whole=True)
    greta.field("rules-find").fill({"en": "water striders", "de": "Wasserläufer"}[language])
    expect(contents).not_to_have_count(len(sections))
    expect(contents).not_to_have_count(0)
    greta.field("rules-find").fill("xyzzy")
    expect(greta.shows("rules-found", sections=0)).to_be_visible()


def test_a_table_is_set_up_with_every_option(open_page: OpenPage, tmp_path: Path) -> None:
    (file := tmp_path / "mine.toml").write_text(
        COMPONENTS.replace('number = 1, waterway = "NE"', 'number = 1, waterway = "NS"')
    )
    greta = open_page().go("/new/moorland")
    greta.press(greta.page.get_by_role("group", name=greta.words("new-players")).get_by_text("3", exact=True))
    greta.field("new-seat-name", number=1).fill("Greta")
    greta.press(greta.option("new-seat-open", of="new-seat", number=2))
    greta.field("new-seat-name", number=2).fill("Hugo")
    greta.page.get_by_role("listitem").nth(2).get_by_role("combobox").select_option("random")
    greta.chooser("option-first").select_option("Hugo")
    greta.press(greta.option("moorland-option-layout-ring", of="moorland-option-layout"))
    greta.press(greta.option("moorland-option-sides-mixed", of="moorland-option-sides"))
    greta.press(greta.option("new-own-file", of="moorland-option-components"))
    greta.field("new-file").set_input_files(file)
    greta.page.get_by_role("switch", name=greta.words("new-public")).check()
    greta.keep("new-table", whole=True)
    greta.press(greta.button("new-start"))
    greta.prompt.wait_for()
    table = greta.info()
    assert [table["options"][name] for name in ("layout", "sides", "first")] == ["ring", "mixed", 1]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("human", "Greta", None),
        ("open", "Hugo", None),
        ("bot", "", "random"),
    ]
    assert table["public"]
    cards = greta.page.request.get(f"/api/tables/{greta.table}/components").json()["moor_cards"]
    assert next(card["waterway"] for card in cards if card["number"] == 1) == "NS"
    greta.keep("table-ring")


def test_who_begins_is_drawn_unless_somebody_is_named_and_said_before_the_first_move(open_page: OpenPage) -> None:
    greta = open_page(locale="de").go("/new/dartmoor")
    greta.field("new-seat-name", number=1).fill("Greta")
    first = greta.chooser("option-first")
    sorrel = greta.words("bot-name", seat=1)
    expect(first.get_by_role("option")).to_have_text([greta.words("option-first-lot"), "Greta", sorrel])
    expect(first).to_have_value("lot")
    first.select_option(sorrel)
    greta.keep("new-table-first", whole=True)
    greta.press(greta.button("new-start"))
    greta.prompt.wait_for()
    assert greta.info()["options"]["first"] == 1
    expect(greta.prompt.get_by_text(greta.words("begins", player=sorrel))).to_be_visible()
    expect(greta.region("table-log").get_by_text(greta.words("begins", player=sorrel))).to_be_visible()
    assert greta.make_move().startswith("cave ")  # who does not begin chooses a cave


def test_who_begins_may_have_got_up_again(open_page: OpenPage) -> None:
    greta = open_page().go("/new/moorland")
    players = greta.page.get_by_role("group", name=greta.words("new-players"))
    greta.press(players.get_by_text("4", exact=True))
    greta.chooser("option-first").select_option(greta.words("bot-name", seat=3))
    greta.press(players.get_by_text("3", exact=True))
    expect(greta.chooser("option-first")).to_have_value("lot")
    greta.press(greta.button("new-start"))
    greta.prompt.wait_for()
    assert greta.info()["options"]["first"] == "lot"


def test_who_plays_alone_is_not_asked_who_begins(open_page: OpenPage) -> None:
    greta = open_page().go("/new/farmers")
    expect(greta.button("new-start")).to_be_visible()
    expect(greta.chooser("option-first")).to_have_count(0)
    greta.press(greta.button("new-start"))
    greta.prompt.wait_for()
    assert "first" not in greta.info()["options"]
    expect(greta.begins).to_have_count(0)


def test_against_bots_the_lot_says_who_begins(open_page: OpenPage) -> None:
    greta = open_page().play_now(bots=2)
    table = greta.info()
    assert (table["options"]["first"], table["yours"]) == ("lot", [0])
    first = greta.view["first"]
    begins = greta.words("bot-name", seat=first) if first else greta.words("player", number=1)
    expect(greta.region("table-log").get_by_text(greta.words("begins", player=begins))).to_be_visible()


@pytest.mark.parametrize(
    "text", ["neither [ nor", 'moor_cards = "all of them"'], ids=["neither TOML nor JSON", "no cards"]
)
def test_a_file_that_does_not_fit_is_refused_beside_its_field(open_page: OpenPage, tmp_path: Path, text: str) -> None:
    (file := tmp_path / "bad.toml").write_text(text)
    greta = open_page().go("/new/moorland")
    greta.expect_complaint("400")
    greta.press(greta.option("new-own-file", of="moorland-option-components"))
    greta.field("new-file").set_input_files(file)
    greta.press(greta.button("new-start"))
    expect(greta.field("new-file")).to_have_attribute("aria-invalid", "true")
    expect(greta.field("new-file")).to_have_accessible_description(re.compile("components|card"))
    greta.keep("new-table-refused", whole=True)
    assert greta.page.url.endswith("/new/moorland")


def test_the_page_is_dark_where_the_system_is_and_by_choice(open_page: OpenPage) -> None:
    night, day = open_page(dark=True).go("/"), open_page().go("/")
    expect(night.page.locator("html")).to_have_css("background-color", DARK)
    expect(day.page.locator("html")).to_have_css("background-color", LIGHT)
    night.keep("home-dark", whole=True)
    day.press(day.button("shell-make-dark"))
    expect(day.page.locator("html")).to_have_css("background-color", DARK)
    day.page.reload()
    expect(day.page.locator("html")).to_have_css("background-color", DARK)


def test_the_language_is_chosen_and_remembered(open_page: OpenPage) -> None:
    greta = open_page(locale="en").go("/")
    expect(greta.heading("home-welcome")).to_be_visible()
    greta.keep("home", whole=True)
    greta.press(greta.page.get_by_role("button", name="Deutsch", exact=True))
    expect(greta.page.locator("html")).to_have_attribute("lang", "de")
    greta.page.reload()
    expect(greta.page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_all_games_can_be_begun_without_scrolling(open_page: OpenPage, locale: str) -> None:
    greta = open_page(width=1280, height=800, locale=locale).go("/")
    buttons = greta.button("home-play")
    expect(buttons).to_have_count(len(greta.page.request.get("/api/games").json()["games"]))
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)


def test_two_people_at_one_device_need_two_names(open_page: OpenPage) -> None:
    greta = open_page().go("/new/moorland")
    greta.field("new-seat-name", number=1).fill("Greta")
    greta.press(greta.option("new-seat-me", of="new-seat", number=2))
    expect(greta.button("new-start")).to_be_enabled()
    greta.field("new-seat-name", number=2).fill("greta")
    expect(greta.field("new-seat-name", number=2)).to_have_accessible_description(greta.words("new-same-name"))
    expect(greta.button("new-start")).to_be_disabled()
    greta.field("new-seat-name", number=2).fill("Hugo")
    expect(greta.button("new-start")).to_be_enabled()


def test_a_newcomer_is_asked_for_a_name_once(open_page: OpenPage) -> None:
    greta = open_page().go("/")
    greta.press(greta.play_button())
    greta.field("shell-name").fill("Greta")
    greta.press(greta.button("home-opponents", bots=1))
    expect(greta.page.get_by_role("heading", name="Greta", exact=True).first).to_be_visible()
    greta.go("/")
    greta.press(greta.play_button())
    expect(greta.button("home-opponents", bots=1)).to_be_visible()
    expect(greta.field("shell-name")).to_have_count(0)


def test_a_dialog_with_nothing_to_use_begins_with_its_title(open_page: OpenPage) -> None:
    greta = open_page().play_now()
    greta.page.keyboard.press("?")
    expect(greta.page.get_by_role("dialog").get_by_role("heading", name=greta.words("table-keys"))).to_be_focused()


# Double clicks and dialogs


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_twice(player: Player, thing: Locator, until: Callable[[], None]) -> None:
    """A double click of which the second half comes when the first has had its effect."""
    mouse = player.page.mouse
    mouse.click(*middle_of(thing))
    until()
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    player.page.wait_for_timeout(300)  # for what the second half might do


def lay_dialog(player: Player, inside: Locator, upon: Locator) -> None:
    """Let the dialog that is open lie so that something in it covers something of the page."""
    (from_x, from_y), (to_x, to_y) = middle_of(inside), middle_of(upon)
    shift = f"translate({to_x - from_x}px, {to_y - from_y}px)"
    player.page.get_by_role("dialog").evaluate("(dialog, shift) => { dialog.style.transform = shift }", shift)


def test_a_double_click_on_what_opens_a_dialog_leaves_it_open(open_page: OpenPage) -> None:
    greta = open_page().go("/")
    dialog = greta.page.get_by_role("dialog")
    click_twice(greta, greta.button("shell-settings"), lambda: dialog.wait_for())  # it comes up beside the pointer
    expect(dialog).to_be_visible()
    greta.page.mouse.click(*middle_of(dialog))  # a click of its own, on nothing
    expect(dialog).to_be_visible()
    greta.page.mouse.click(5, 400)
    expect(dialog).to_have_count(0)


def test_a_double_click_on_what_opens_a_dialog_chooses_nothing_in_it(open_page: OpenPage) -> None:
    greta = open_page().go("/")
    dialog = greta.page.get_by_role("dialog")
    opener = greta.button("shell-settings")
    greta.press(opener)
    german = dialog.get_by_role("group", name=greta.words("shell-language")).get_by_text("Deutsch", exact=True)
    lay_dialog(greta, german, upon=opener)
    greta.page.keyboard.press("Escape")
    german.wait_for(state="detached")
    click_twice(greta, opener, german.wait_for)
    expect(greta.heading("shell-settings")).to_be_visible()  # still in English
    greta.page.mouse.click(*middle_of(german))
    expect(greta.heading("shell-settings")).to_have_count(0)


def test_a_double_click_does_not_answer_what_it_is_asked(open_page: OpenPage) -> None:
    greta = fill_pad(open_page())
    opener = greta.button("pad-new").first
    greta.press(opener)
    begin = greta.page.get_by_role("dialog").get_by_role("button", name=greta.words("pad-new"))
    lay_dialog(greta, begin, upon=opener)
    greta.page.keyboard.press("Escape")
    begin.wait_for(state="detached")
    click_twice(greta, opener, begin.wait_for)
    expect(begin).to_be_visible()
    has_points(greta)


def test_a_double_click_that_closes_a_dialog_presses_nothing_below_it(open_page: OpenPage) -> None:
    greta = open_page().go("/")
    dialog = greta.page.get_by_role("dialog")
    greta.press(greta.button("shell-settings"))
    close = dialog.get_by_role("button", name=greta.words("shell-close"))
    lay_dialog(greta, close, upon=greta.link("shell-import"))
    click_twice(greta, close, lambda: dialog.wait_for(state="hidden"))
    assert greta.page.url.endswith("/")


def test_a_choice_in_a_dialog_is_made_by_a_tap(open_page: OpenPage) -> None:
    greta = open_page(width=360).go("/")
    greta.press(greta.button("shell-settings"))
    switch = greta.field("shell-sound")
    was = switch.is_checked()
    greta.press(greta.page.get_by_text(greta.words("shell-sound"), exact=True))
    expect(switch).to_be_checked(checked=not was)


def test_the_name_from_the_settings_is_used_at_new_tables(open_page: OpenPage) -> None:
    greta = open_page().go("/")
    greta.press(greta.button("shell-settings"))
    greta.field("shell-name").fill("Greta")
    greta.keep("settings")
    greta.page.keyboard.press("Escape")
    greta.play_now()
    expect(greta.page.get_by_role("heading", name="Greta", exact=True).first).to_be_visible()
