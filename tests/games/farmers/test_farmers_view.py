"""What everybody sees of farms and of what cards cost."""

from mire.core.game import JSON
from mire.core.state import NOBODY
from mire.games.farmers.io.components import components
from mire.games.farmers.io.view import view
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import MOORS, do, harvest, idle, player_with, world

MUSEUMS = "museum_of_the_moors living_history_museum"


def seen(state: FarmersState, seat: int = 0) -> JSON:
    """A player as everybody sees them."""
    player: JSON = view(state, NOBODY)["players"][seat]
    return player


def test_of_blocked_spaces_those_are_told_that_a_fence_marks() -> None:
    state = world(
        cards="moor_archaeology", hand="family_burial_plot", farm=MOORS, house="stone", stone=1, in_round=5, people=3
    )
    do(state, "special cut_peat", "cut A2", "use moor_archaeology")
    do(idle(state), "place major_improvement", "play family_burial_plot", "at A5")
    assert seen(state)["farm"]["blocked"] == ["A2", "A5"]
    assert seen(state)["farm"]["posts"] == ["A2"]


def test_a_tombstone_before_the_fence_is_told_from_it() -> None:
    state = world(cards="moor_archaeology", hand="family_burial_plot", farm=MOORS, house="stone", stone=1, in_round=5)
    do(state, "place major_improvement", "play family_burial_plot", "at A4")
    do(idle(state), "special cut_peat", "cut A1", "use moor_archaeology")
    assert seen(state)["farm"]["posts"] == ["A1"]
    do(state, "place infirmary")
    assert seen(state)["farm"]["blocked"] == ["A1", "A4"]


def test_prices_are_told_that_are_not_as_they_are_printed() -> None:
    state = world(cards=f"peat_charcoal_kiln {MUSEUMS}", others=[player_with(cards="well")])
    assert seen(state)["prices"]["clay_oven"] == {"clay": 2, "stone": 1}
    assert seen(state)["prices"]["village_church"] == {"wood": 2, "stone": 3}
    assert seen(state)["prices"]["furniture_stall"] == {"stone": 1}, "below another card"
    assert "cooking_hearth_4" not in seen(state)["prices"], "as printed"
    assert "well" not in seen(state)["prices"], "somebody has it"
    assert seen(state, 1)["prices"] == {}


def test_the_museum_of_the_moors_alone_saves_nothing_for_those_of_the_other() -> None:
    prices = seen(world(cards="peat_charcoal_kiln museum_of_the_moors"))["prices"]
    assert "clay_oven" in prices
    assert "village_church" not in prices


def test_while_a_house_is_heated_the_fuel_is_told_that_is_due_now() -> None:
    state = harvest(world(cards="firewood", in_round=4, food=9, wood=2))
    assert seen(state)["due"]["fuel"] == 2
    do(state, "burn")
    assert seen(state)["due"]["fuel"] == 1
    assert seen(state, 1)["due"]["fuel"] == 2


def test_the_box_says_how_the_page_draws_each_improvement() -> None:
    box = components(level=2)
    pages = {card["id"]: card["page"] for card in box["majors"] + box["minors"]}
    assert pages["fireplace_2"] == pages["fireplace_3"] == {"picture": "fireplace"}
    assert len({pages[major["id"]]["picture"] for major in box["majors"]}) == len(box["majors"]) - 4
    assert pages["hardware_store"]["lies"] == "counter"
    assert pages["taps"]["lies"] == "used"
    assert [card for card, page in pages.items() if page.get("guests")] == ["night_pasture"]
    assert [card for card, page in pages.items() if page.get("horses_only")] == ["horse_trough"]
