"""Farmers of the Moor in the browser: alone against a target, fences and fields by clicks, cards, a harvest."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

import mire
from mire.core.errors import IllegalMove
from mire.core.points import Points, spelled
from mire.games.farmers.box.majors import IDS
from mire.games.farmers.box.special_cards import ACTIONS, CARDS
from mire.games.farmers.game import FARMERS
from tests.games.farmers.test_farmers_pad import counted, random_ends
from tests.server.client import JSON, ME, bot
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.worlds import asked, finished, where

pytestmark = pytest.mark.browser

GRETA = {**ME, "name": "Greta"}
TARGET = 65  # points that who plays alone should reach
MORE = 70  # with hand cards
HARVESTS = [4, 7, 9, 11, 13, 14]
PRICE = 2  # food for a special action that somebody has taken before
HEARTH, FIREPLACE = "cooking_hearth_4", "fireplace_2"


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("more", [True, False], ids=["more spaces could follow", "no space can follow"])
def test_on_a_phone_the_button_that_fences_in_is_wholly_in_sight(
    open_page: OpenPage, locale: str, *, more: bool
) -> None:
    begin = first_of_two if more else only_one
    record = where(lambda table: table.prompt.id == "farmers-act" and begin(table) != "", game="farmers")
    greta = open_page(width=390, height=844, locale=locale).sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    greta.choose(f"farm:{begin(mire.replay(record))}")
    button = greta.target("pasture")
    expect(button).to_be_visible()
    greta.keep(f"farmers-phone-fences-{locale}")
    greta.wait_for(lambda: free_of(button, greta.page.locator(".fa-jumps"), greta.page.locator(".tb-top")))
    greta.press(button)
    greta.wait_to_see(lambda view: bool(own(view)["farm"]["pastures"]))


def free_of(thing: Locator, *bars: Locator) -> bool:
    """Whether it is wholly in sight, and nothing that stays along an edge lies over it."""
    box = thing.bounding_box()
    height = thing.page.viewport_size["height"] if thing.page.viewport_size else 0
    if box is None or box["y"] < 0 or box["y"] + box["height"] > height:
        return False
    over = [bar.bounding_box() for bar in bars]
    return not any(o and o["y"] < box["y"] + box["height"] and box["y"] < o["y"] + o["height"] for o in over)


# Where games stand


def moves_of(table: mire.Table, *verbs: str) -> list[str]:
    """What Greta can do by one of these verbs."""
    return [str(move) for move in table.moves() if table.seat == 0 and move.verb.word in verbs]


def may_fence(table: mire.Table) -> bool:
    """Whether two spaces can be fenced in together."""
    return table.prompt.id == "farmers-act" and first_of_two(table) != ""


def first_of_two(table: mire.Table) -> str:
    """A space to which another one can be added when it is fenced in."""
    return to_fence(table, more=True)


def only_one(table: mire.Table) -> str:
    """A space that can be fenced in, but none with it."""
    return to_fence(table, more=False)


def to_fence(table: mire.Table, *, more: bool) -> str:
    for move in moves_of(table, "fence"):
        begun = table.copy()
        begun.play(move)
        if begun.seat == 0 and begun.prompt.id == "farmers-fence" and bool(moves_of(begun, "fence")) == more:
            return move.split()[1]
    return ""


def may_sow_either(table: mire.Table) -> bool:
    """Whether grain and vegetables can be sown on the same field."""
    sown = moves_of(table, "sow")
    return any(f"{move.rpartition(' ')[0]} grain" in sown for move in sown if move.endswith("vegetable"))


def may_take_one_from_each(table: mire.Table) -> bool:
    """Whether a special action can be taken from the display and one from the other player, each with a choice."""
    return all(specials(table.view(), by) & choosing_specials(table) for by in (None, 1))


def choosing_specials(table: mire.Table) -> set[str]:
    """The special actions that leave Greta something to choose, such as a space, before anybody else moves."""
    found = set()
    for move in moves_of(table, "special"):
        begun = table.copy()
        begun.play(move)
        if begun.seat == 0 and begun.prompt.id != "farmers-turn":
            found.add(move.split()[1])
    return found


def may_build_or_upgrade(table: mire.Table) -> bool:
    """Whether a Cooking Hearth can be had for clay and for a Fireplace."""
    return {f"build {HEARTH}", f"upgrade {HEARTH} {FIREPLACE}"} <= set(moves_of(table, "build", "upgrade"))


def must_eat_grain(table: mire.Table) -> bool:
    """Whether grain is to be eaten, in a cold house with some fuel left, and something is left to decide then."""
    goods, due = own(table.view())["goods"], own(table.view())["due"]
    is_fed = table.prompt.id == "farmers-feed" and goods["food"] < due["food"]
    if not is_fed or not goods["fuel"] > 0 < due["fuel"] or "eat grain" not in moves_of(table, "eat"):
        return False
    after = table.copy()
    after.play("eat grain")
    return after.prompt.id == "farmers-feed" and after.seat == table.seat


def is_cold_and_hungry(table: mire.Table) -> bool:
    """Whether a harvest is near for which food and fuel are missing, and there is nothing to make them of."""
    if table.seat != 0 or table.prompt.id != "farmers-turn" or table.view()["board"]["round"] not in HARVESTS:
        return False
    player = own(table.view())
    goods, due, farm = player["goods"], player["due"], player["farm"]
    makes_food = goods["grain"] or goods["vegetable"] or farm["sown"] or player["deliveries"] or player["cards"]
    is_short = goods["food"] < due["food"] and goods["fuel"] < due["fuel"]
    return is_short and not makes_food and not goods["wood"]


def own(view: JSON) -> JSON:
    """What Greta has."""
    player: JSON = view["board"]["players"][0]
    return player


def specials(view: JSON, by: int | None) -> set[str]:
    """The special actions that lie face up in front of somebody, or in the display."""
    lying = [state["card"] for state in view["board"]["special"] if state["by"] == by and not state["face_down"]]
    return {ACTIONS[action] for card in CARDS if card.name in lying for action in card.actions}


def a_target(player: Player, begins: str) -> str:
    """Something that glows."""
    return next(name for name in player.offered() if name.startswith(begins))


# Whole games


def test_a_whole_game_is_played_alone_and_the_target_is_told(open_page: OpenPage) -> None:
    greta = open_page().play_now(bots=0, game="farmers").hurry()
    greta.keep("farmers-alone")
    for _ in range(40):
        assert greta.wait_for_decision()
        greta.make_move()
    greta.keep("farmers-alone-middle")
    greta.play_to_end()
    greta.keep("farmers-alone-end", whole=True)
    *rows, total = greta.scores().values()
    assert total == greta.info()["totals"] == [sum(row[0] for row in rows)]
    (name,) = greta.pad.get_by_role("columnheader").all_inner_texts()
    verdict = greta.words("solo-result", player=name, target=TARGET, missing=max(TARGET - total[0], 0))
    expect(greta.asked).to_have_text(verdict)
    expect(greta.end.get_by_role("img", name=greta.words("table-chart"))).to_be_visible()


def test_rounds_are_played_on_a_phone_by_taps_in_german(open_page: OpenPage) -> None:
    greta = open_page(width=390, height=844, locale="de").play_now(game="farmers").hurry()
    expect(greta.page).to_have_title(re.compile(greta.words("farmers-title")))
    choices = greta.page.locator(".fa-choices")  # which lie where one jumps from part to part
    while greta.view["board"]["round"] < 4 or choices.is_visible():
        assert greta.wait_for_decision()
        greta.make_move()
    expect(greta.heading("farmers-page-round", round=4, rounds=14)).to_be_visible()
    greta.keep("farmers-phone", whole=True)
    jumps = greta.page.get_by_role("navigation", name=greta.words("farmers-page-parts"))
    greta.press(jumps.get_by_text(greta.words("farmers-page-majors")))
    expect(greta.heading("farmers-page-majors")).to_be_in_viewport()


def test_six_sit_at_a_table_in_the_dark(open_page: OpenPage) -> None:
    record = asked("turn", game="farmers", after=200, players=6)
    greta = open_page(dark=True).sit_at(GRETA, *[bot()] * 5, record=record)
    assert greta.wait_for_decision()
    greta.keep("farmers-six-dark", whole=True)
    greta.make_move("space:")


def test_a_finished_game_is_seen_again_to_its_points(open_page: OpenPage) -> None:
    ida = open_page()
    record = finished(game="farmers", players=3)
    table = ida.set_up(record=record)
    ida.go(f"/replay/{table}?n=100")
    slider = ida.page.get_by_role("slider")
    expect(slider).to_have_js_property("valueAsNumber", 100)
    ida.keep("farmers-replay")
    slider.press("End")
    expect(slider).to_have_js_property("valueAsNumber", len(record["moves"]))
    expect(ida.heading("farmers-page-rounds-over")).to_be_visible()
    ida.see("score")
    assert ida.scores()[ida.words("total")] == [score.total for score in mire.replay(record).scores()]


# On the farm


def preview_of(player: Player) -> Locator:
    """What is told of a pasture before its fences are put up."""
    return player.page.locator(".fa-fencing")


def test_a_pasture_is_fenced_space_by_space_with_what_it_takes(open_page: OpenPage) -> None:
    record = where(may_fence, game="farmers")
    greta = open_page().sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    wood, pastures = own(greta.view)["goods"]["wood"], own(greta.view)["farm"]["pastures"]
    expect(preview_of(greta)).to_contain_text(greta.words("farmers-farm-fence-how"))
    fenced: list[str] = []
    for spaces in (1, 2):
        space = f"farm:{first_of_two(mire.replay(record))}" if spaces == 1 else a_target(greta, "farm:")
        greta.target(space).hover()
        expect(preview_of(greta)).to_contain_text(greta.words("farmers-farm-pasture", spaces=spaces))
        greta.choose(space)
        fenced.append(space.removeprefix("farm:"))
        greta.wait_for(lambda: greta.view["board"]["pending"][-1].get("spaces", []) == sorted(fenced))
        greta.page.mouse.move(0, 0)
        takes = greta.view["board"]["pending"][-1]["wood"]
        expect(preview_of(greta).get_by_role("definition").first).to_have_text(f"{takes}/{wood}")
        expect(greta.target("pasture")).to_have_accessible_name(
            greta.words("farmers-page-do-enclose", spaces=spaces, wood=takes)
        )
    greta.keep("farmers-fences")
    greta.choose("pasture")
    after = own(greta.wait_to_see(lambda view: len(own(view)["farm"]["pastures"]) > len(pastures)))
    assert sorted(fenced) in [pasture["spaces"] for pasture in after["farm"]["pastures"]]
    assert after["goods"]["wood"] == wood - takes


def test_on_a_field_either_crop_is_sown(open_page: OpenPage) -> None:
    greta = open_page().sit_at(GRETA, bot(), record=where(may_sow_either, game="farmers"))
    assert greta.wait_for_decision()
    field = a_target(greta, "farm:").removeprefix("farm:")
    greta.choose(f"farm:{field}")
    choices = greta.page.locator(".fa-chooser")
    expect(choices.get_by_role("heading")).to_have_text(greta.words("farmers-farm-choose-on", at=field))
    for crop in ("grain", "vegetable"):
        words = greta.words("farmers-page-do-sow", crop=crop)
        expect(choices.get_by_role("button", name=words)).to_be_visible()
    greta.keep("farmers-sow")
    greta.choose(f"sow {field} vegetable")
    greta.wait_for(lambda: own(greta.view)["farm"]["sown"].get(field) == {"crop": "vegetable", "left": 2})
    what = greta.words("farmers-farm-space-sown", what="vegetable:2")
    land = greta.page.get_by_role("group", name=greta.words("farmers-farm-land"))
    expect(land.get_by_label(f"{field}: {what}")).to_be_visible()


# Cards


def test_special_actions_are_taken_from_the_display_and_from_another_for_food(open_page: OpenPage) -> None:
    record = where(may_take_one_from_each, game="farmers")
    choosing = choosing_specials(mire.replay(json.dumps(record)))
    for by, price in ((None, 0), (1, PRICE)):
        greta = open_page().sit_at(GRETA, bot(), record=record)
        assert greta.wait_for_decision()
        offered = [name.removeprefix("special:") for name in greta.offered() if name.startswith("special:")]
        action = next(name for name in offered if name in specials(greta.view, by) & choosing)
        says = greta.words("farmers-page-do-special", price=price)
        target = greta.target(f"special:{action}")
        expect(target).to_have_accessible_name(re.compile(f"^{greta.words(f'farmers-special-{action}')}.*{says}$"))
        greta.choose(f"special:{action}")
        after = greta.wait_to_see(lambda view: action not in specials(view, by))  # noqa: B023 - asked at once
        state = next(state for state in after["board"]["special"] if state["by"] == 0)
        assert state["face_down"] == (by == 1)
        card = greta.page.locator(f'.fa-special-card[data-card="{state["card"]}"]')
        expect(card).to_have_attribute("data-state", "down" if by == 1 else "up")
        expect(card.get_by_text("Greta", exact=True)).to_be_visible()
        greta.keep(f"farmers-special-{price}")


def test_a_cooking_hearth_is_had_for_a_fireplace(open_page: OpenPage) -> None:
    record = where(may_build_or_upgrade, game="farmers", prefer=("build fireplace", "place clay_pit"))
    greta = open_page().sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    before = own(greta.view)
    greta.choose(f"improvement:{HEARTH}")
    ways = greta.region("farmers-page-ways", major=HEARTH)
    expect(ways.get_by_role("button", name=greta.words("farmers-page-do-build", cost="clay:4"))).to_be_visible()
    greta.keep("farmers-upgrade")
    greta.press(ways.get_by_role("button", name=greta.words("farmers-page-close")))
    expect(ways).to_have_count(0)
    greta.choose(f"improvement:{HEARTH}")
    greta.choose(f"upgrade {HEARTH} {FIREPLACE}")
    after = greta.wait_to_see(lambda view: HEARTH in own(view)["cards"])
    assert FIREPLACE not in own(after)["cards"]
    assert own(after)["goods"]["clay"] == before["goods"]["clay"]
    assert any(stack[-1:] == [FIREPLACE] for stack in after["board"]["stacks"])


def test_an_improvement_is_built_and_lies_beside_the_farm(open_page: OpenPage) -> None:
    record = where(lambda table: len(moves_of(table, "build")) > 1, game="farmers")
    greta = open_page().sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    major = a_target(greta, "improvement:").removeprefix("improvement:")
    greta.choose(f"improvement:{major}")
    greta.wait_for(lambda: major in own(greta.view)["cards"])
    cards = greta.page.get_by_role("list", name=greta.words("farmers-page-own-cards"))
    expect(cards.locator(f'[data-card="{major}"]')).to_be_visible()


# What can't be used


def why_not(greta: Player, table: mire.Table, move: str) -> str:
    """The reason that the page tells for a move that is not possible."""
    with pytest.raises(IllegalMove) as refused:
        table.play(move)
    assert refused.value.why is not None
    verb, thing = move.split()
    slot = {"place": "space", "special": "action", "build": "major"}[verb]
    named = greta.words(f"farmers-move-{verb}", **{slot: thing})
    return greta.words(refused.value.why.id, **{**refused.value.why.values, "move": named})


def refused_at(greta: Player, table: mire.Table, move: str) -> tuple[Locator, str]:
    """A thing on the table that can't be used, and why."""
    verb, thing = move.split()
    marked = f'[data-move="{move}"]' if verb == "special" else f'[data-card="{thing}"]'
    return greta.page.locator(f".fa-board {marked}"), why_not(greta, table, move)


def is_short_of_all(table: mire.Table) -> bool:
    """Whether Greta can place people, but neither fence, though nobody is there, nor work illicitly."""
    free = [state["id"] for state in table.view()["board"]["spaces"] if state["by"] is None]
    offered = moves_of(table, "place", "special")
    return bool(offered) and "fencing" in free and not {"place fencing", "special illicit_work"} & set(offered)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_can_not_be_used_says_why_to_who_points_at_it_or_walks_to_it(open_page: OpenPage, language: str) -> None:
    record = where(is_short_of_all, game="farmers")
    table = mire.replay(record)
    greta = open_page(locale=language).sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    tip = greta.page.locator(".fa-tip .fa-why")
    for move in ("place fencing", "special illicit_work"):
        thing, why = refused_at(greta, table, move)
        thing.hover()
        expect(tip).to_have_text(why)
        greta.keep(f"farmers-why-{move.split()[0]}-{language}")
    greta.page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    thing, why = refused_at(greta, table, "place fencing")
    greta.page.keyboard.press("Tab")
    thing.focus()
    expect(tip).to_have_text(why)


def test_an_improvement_that_is_too_expensive_says_so_when_it_is_tapped(open_page: OpenPage) -> None:
    record = where(lambda table: len(moves_of(table, "build")) > 1, game="farmers")
    table = mire.replay(record)
    offered = {move.split()[1] for move in moves_of(table, "build", "upgrade")}
    top = next(stack[-1] for stack in table.view()["board"]["stacks"] if stack and stack[-1] not in offered)
    greta = open_page(width=390, height=844).sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    card, why = refused_at(greta, table, f"build {top}")
    greta.press(card)
    expect(greta.page.get_by_role("dialog").get_by_text(why)).to_be_visible()
    greta.keep("farmers-why-major")


# The harvest


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_forecast_says_what_is_missing_for_whom_and_what_comes_of_it(open_page: OpenPage, language: str) -> None:
    record = where(is_cold_and_hungry, game="farmers", prefer=("place clay_pit", "place reed_bank", "place farmland"))
    greta = open_page(locale=language).sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    player = own(greta.view)
    goods, due, people = player["goods"], player["due"], player["people"]
    food, fuel = due["food"] - goods["food"], due["fuel"] - goods["fuel"]
    forecast = greta.page.locator(".fa-forecast")
    for words in (
        greta.words("farmers-page-harvest-in", round=greta.view["board"]["round"], rounds=0),
        greta.words("farmers-page-food-for", people=people),
        greta.words("farmers-page-there", there=goods["food"], due=due["food"]),
        greta.words("farmers-page-food-missing", food=food, points=3 * food),
        greta.words("farmers-page-fuel-missing", fuel=fuel, people=min(fuel, people)),
    ):
        expect(forecast.get_by_text(words, exact=True)).to_be_visible()
    greta.keep(f"farmers-forecast-{language}")


def test_grain_is_eaten_and_who_heats_too_little_lies_in_bed(open_page: OpenPage) -> None:
    greta = open_page().sit_at(GRETA, bot(), record=where(must_eat_grain, game="farmers"))
    assert greta.wait_for_decision()
    feeding = greta.region("farmers-page-ask-feed")
    before = own(greta.view)
    greta.press(feeding.get_by_role("button", name=greta.words("farmers-page-do-eat", ware="grain:1")))
    greta.wait_for(lambda: own(greta.view)["goods"]["grain"] == before["goods"]["grain"] - 1)
    food, due = own(greta.view)["goods"]["food"], own(greta.view)["due"]["food"]
    assert food == before["goods"]["food"] + 1
    says = greta.words("farmers-page-do-feed", food=min(food, due), due=due, begging=max(due - food, 0))
    greta.press(feeding.get_by_role("button", name=says))
    heating = greta.region("farmers-page-ask-heat")
    fuel = own(greta.view)["due"]["fuel"]
    ill = min(fuel, own(greta.view)["people"])
    cold = greta.words("farmers-page-do-heat", fuel=0, due=fuel, ill=ill)
    expect(heating.get_by_role("button", name=cold)).to_be_visible()
    greta.keep("farmers-heat")
    greta.choose("heat 0")
    greta.wait_for(lambda: own(greta.view)["bed"] == ill)
    farm = greta.region("farmers-farm", player="Greta")
    expect(farm.get_by_role("img", name=greta.words("farmers-farm-bed", bed=ill), exact=True)).to_be_visible()
    greta.keep("farmers-bed")


def test_every_choice_is_there_once_and_what_harms_is_not_the_thing_to_press(open_page: OpenPage) -> None:
    greta = open_page().sit_at(GRETA, bot(), record=where(must_eat_grain, game="farmers"))
    assert greta.wait_for_decision()
    expect(greta.prompt.locator("[data-target]")).to_have_count(0)
    expect(greta.target("eat grain")).to_have_count(1)
    expect(greta.target("feed")).to_have_attribute("data-kind", "harms")
    alone = open_page().sit_at(
        GRETA, record=where(lambda table: table.prompt.id == "farmers-card", game="farmers", players=1)
    )
    assert alone.wait_for_decision()
    expect(alone.prompt.locator("[data-target]")).to_have_count(0)
    assert sorted(alone.offered()) == ["bury", "keep"]


def test_what_is_done_is_said_to_the_table(open_page: OpenPage) -> None:
    record = where(lambda table: bool(moves_of(table, "done")) and bool(moves_of(table, "bake")), game="farmers")
    greta = open_page().sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    expect(greta.prompt.locator("[data-target]")).to_have_count(1)
    expect(greta.target("done")).to_have_count(1)


# Without a pointer, and without seeing


def test_a_whole_turn_is_played_by_keyboard_alone(open_page: OpenPage) -> None:
    greta = open_page(asks_first=True).sit_at(GRETA, bot(), record=asked("turn", game="farmers"))
    keys = greta.page.keyboard
    assert greta.wait_for_decision()
    for target in ("space:farmland", "farm:"):
        greta.wait_for(lambda: any(name.startswith(target) for name in greta.offered()))  # noqa: B023 - asked at once
        greta.walk_to(target)
        keys.press("Enter")
    expect(greta.button("table-last-do")).to_be_focused()
    greta.keep("farmers-keyboard")
    keys.press("Enter")
    greta.wait_for(lambda: any(frame["seat"] == 1 for event in greta.heard for frame in event.get("frames", [])))
    assert [command["move"].split()[0] for command in greta.played] == ["place", "plow"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_action_board_is_told_to_who_can_not_see_it(open_page: OpenPage, language: str) -> None:
    record = asked("turn", game="farmers", after=60)
    greta = open_page(locale=language).sit_at(GRETA, bot(), record=record)
    assert greta.wait_for_decision()
    spaces = {space["id"]: space for space in mire.replay(record).components()["spaces"]}
    board = greta.region("farmers-page-board")
    offered = greta.offered()
    for state in greta.view["board"]["spaces"]:
        if state["id"].startswith("lessons"):
            continue
        said = [greta.words(f"farmers-space-{state['id']}")]
        if state["stock"]:
            said.append(greta.words("farmers-page-amounts", wares=f"{spaces[state['id']]['adds']}:{state['stock']}"))
        if state["by"] is not None:
            name = ["Greta", greta.words("bot-name", seat=1)][state["by"]]
            said.append(greta.words("farmers-page-stands", player=name))
        does = f". {greta.words('farmers-page-do-place')}" if f"space:{state['id']}" in offered else ""
        expect(board.locator(f'[data-card="{state["id"]}"]')).to_have_accessible_name(", ".join(said) + does)
    to_come = greta.words("farmers-page-round-of-stage", round=14, stage=6)
    expect(board.get_by_text(to_come, exact=True)).to_be_attached()


# The score pad


def count_on_pad(greta: Player, numbers: dict[str, int], points: Points, target: int) -> None:
    """Type what was counted on a farm: the pad tells its points, and what is missing to the target."""
    closed = greta.page.locator('.pad-group [aria-expanded="false"]')
    while closed.count():
        greta.press(closed.first)
    player = greta.words("player", number=1)
    for field, number in numbers.items():
        label = greta.words("pad-entry", field=greta.words(f"farmers-pad-{field}"), player=player)
        entry = greta.page.get_by_label(label, exact=True)
        if field in IDS:  # improvements are there or not
            entry.set_checked(number == 1)
        else:
            entry.fill(str(number))
    row = greta.page.get_by_role("row", name=re.compile(f"^{greta.words('total')}"))
    expect(row.get_by_role("cell").first).to_have_text(spelled(points).replace("-", "−"))
    missing = max(target - points, 0)
    expect(greta.shows("solo-result", player=player, target=target, missing=missing)).to_be_visible()
    expect(greta.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("width", [360, 1280])
def test_a_farm_counted_by_hand_makes_its_points_on_the_pad(open_page: OpenPage, width: int) -> None:
    (state,) = random_ends(players=1, games=1)
    greta = open_page(width=width, height=740).go("/pad/farmers")
    greta.heading("pad-title", game=greta.words("farmers-title")).wait_for()
    count_on_pad(greta, counted(state.players[0]), FARMERS.scores(state)[0].total, TARGET)
    greta.keep(f"farmers-pad-{width}", whole=True)


@pytest.mark.parametrize("width", [360, 1280])
def test_at_level_2_minor_improvements_count_and_more_is_to_be_reached(open_page: OpenPage, width: int) -> None:
    numbers = {"people": 5, "horses": 3, "lying": 1, "minor-points": -3, "minor-bonus": 60}
    greta = open_page(width=width, height=740).go("/pad/farmers")
    greta.press(greta.option("farmers-option-level-2", of="farmers-option-level"))
    count_on_pad(greta, numbers, 15 + 2.5 - 3 + 60 - 7, MORE)  # less 7 for fields, pastures, crops and other animals
    greta.keep(f"farmers-pad-minors-{width}", whole=True)
    greta.page.reload()
    expect(greta.shows("solo-result", player=greta.words("player", number=1), target=MORE, missing=2.5)).to_be_visible()
    greta.press(greta.option("farmers-option-level-1", of="farmers-option-level"))
    expect(greta.shows("solo-result", player=greta.words("player", number=1), target=TARGET, missing=0)).to_be_visible()
    greta.press(greta.page.get_by_role("group", name=greta.words("pad-players")).get_by_text("2", exact=True))
    expect(greta.option("farmers-option-level-1", of="farmers-option-level")).to_have_count(0)
