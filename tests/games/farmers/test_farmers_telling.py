"""What is said: the prompts, the moves to choose from, and the log with all that comes of a move."""

import pytest

from mire import texts
from mire.core.game import Setup
from mire.core.moves import parse
from mire.core.state import EVERYBODY, NOBODY
from mire.games.farmers import FARMERS
from mire.games.farmers.box.goods import DELIVERIES, GRAIN
from mire.games.farmers.box.grid import bit
from mire.games.farmers.box.improvements import number
from mire.games.farmers.model.player import Delivery
from mire.games.farmers.state import FarmersState, deal
from tests.games.farmers.rules_worlds import FORESTS, MOORS, do, harvest, idle, player_with, world
from tests.telling import told_of

NAMES = ["Greta", "Hans", "Ida", "Jo", "Kim", "Lou"]
ROW = (".....", "R....", "Rg...")  # grain on C2
FULL = ("FFFFF", "RFFFF", "RFFFF")


def told(state: FarmersState, notation: str, language: str = "en") -> str:
    """What the log says of a move."""
    move = parse(FARMERS.verbs, notation)
    assert move in state.moves(), f"{notation} is none of: {', '.join(map(str, state.moves()))}"
    return " ".join(texts.tell(told_of(FARMERS, state, move, 0), NAMES, language))


def named(state: FarmersState, notation: str, language: str = "en") -> str:
    """A move as a line of a list."""
    move = parse(FARMERS.verbs, notation)
    assert move in state.moves(), f"{notation} is none of: {', '.join(map(str, state.moves()))}"
    return texts.say(FARMERS.name_move(state, move), language)


def prompted(state: FarmersState, language: str = "en") -> str:
    return texts.say(FARMERS.prompt(state), language)


def last_of_round(state: FarmersState) -> FarmersState:
    """Only one person of seat 0 is left to place, in the Infirmary for a harvest or a new round to follow."""
    for player in state.players:
        player.home = 0
    state.players[0].home = 1
    return state


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (world(), "Place one of 2 people at home, or take a special action."),
        (
            world(people=3, bed=2),
            "Place your last person at home, or take a special action before that. 2 people are in bed.",
        ),
        (world(people=3, bed=1), "Place one of 2 people at home, or take a special action. 1 person is in bed."),
        (
            do(world(1, solo_card="work_3", food=1), "special hiring_fair", "discard"),
            "Place one of 2 people at home.",
        ),
        (world(bed=2), "Place a person from the bed on the Infirmary."),
        (do(world(), "place farmland"), "Choose what to do: plow a field."),
        (
            do(world(wood=9, reed=2), "place farm_expansion", "room B2"),
            "You can go on: build stables, or finish.",
        ),
        (
            do(world(in_round=14, wood=6), "place fencing", "fence A5"),
            "The new pasture has 1 space and takes 4 of your 6 wood for its fences. Add a space or put them up.",
        ),
        (do(world(5), "place animal_market"), "Choose what you get at Animal Market."),
        (do(world(farm=MOORS), "special cut_peat"), "Choose a moor to cut for 3 fuel."),
        (do(world(farm=FORESTS, cards="foresters_lodge"), "special fell_trees"), "Choose a forest to fell for 3 wood."),
        (
            harvest(world(in_round=4, food=2, grain=1)),
            "Feed your people: 4 food due, you have 2, for 2 that are missing you take as many begging markers.",
        ),
        (
            harvest(world(in_round=4, food=4, fuel=1)),
            "Heat your house: 2 fuel due, you have 1. For each that you don't pay a person falls ill.",
        ),
        (
            do(world(1, solo_card="work_3", food=1), "special hiring_fair"),
            (
                "Discard the special action card, or pay 2 food to use it once more in this round: "
                "Fell Trees, Hiring Fair, Illicit Work."
            ),
        ),
        (
            do(world(in_round=14, sheep=1, cards="fireplace_2"), "place sheep_market"),
            "There is no room for all of 2 sheep: cook some or let them go.",
        ),
        (
            do(world(in_round=14, sheep=1, others=[player_with(cards="night_pasture")]), "place sheep_market"),
            (
                "There is no room for all of 2 sheep: let some go. "
                "You may take one of them to the Night Pasture of another player."
            ),
        ),
    ],
)
def test_the_prompt_says_what_is_asked_and_what_is_there(state: FarmersState, sentence: str) -> None:
    assert prompted(state) == sentence


@pytest.mark.parametrize(
    ("state", "move", "line"),
    [
        (world(), "place forest", "Forest: 3 wood"),
        (world(), "place meeting_place", "Meeting Place: starting player, 1 food"),
        (world(3), "place resource_market", "Resource Market: 1 food, 1 reed or 1 stone"),
        (world(5), "place riverbank_forest", "Riverbank Forest: 1 wood, 1 reed"),
        (world(6), "place corral", "Corral: 1 sheep"),
        (world(wood=9, reed=2), "place farm_expansion", "Farm Expansion: build rooms and/or build stables"),
        (world(wood=2), "place farm_expansion", "Farm Expansion: build stables"),
        (
            world(in_round=14, clay=2, reed=1),
            "place house_redevelopment",
            "House Redevelopment: renovate, then build a major improvement",
        ),
        (world(in_round=14, people=2), "place urgent_wish_for_children", "Urgent Wish for Children: a newborn"),
        (world(people=3, bed=1), "place infirmary", "Infirmary: one from the bed, 1 food"),
        (world(farm=MOORS), "special cut_peat", "Cut Peat: 3 fuel"),
        (
            do(world(others=[player_with(food=2)]), "special hiring_fair"),
            "special hiring_fair",
            "Hiring Fair (2 food): 1 food",
        ),
        (world(food=1), "special horse_market", "Horse Market (1 food): 1 horse"),
        (
            world(food=1, fuel=1, clay=2),
            "special illicit_work",
            "Illicit Work (1 food, 1 fuel): build a major improvement",
        ),
        (do(world(5), "place animal_market"), "get sheep", "1 sheep, 1 food"),
        (do(world(5, food=1), "place animal_market"), "get cattle", "1 cattle (1 food)"),
        (do(world(wood=5, reed=2), "place farm_expansion"), "room B2", "Room on B2 (5 wood, 2 reed)"),
        (do(world(wood=1), "place side_job"), "stable A1", "Stable on A1 (1 wood)"),
        (do(world(6, food=1), "place farm_supplies"), "plow A1", "Field on A1 (1 food)"),
        (do(world(in_round=14, wood=6), "place fencing"), "fence A5", "Fence in A5: 1 space, 4 fences"),
        (do(world(in_round=14, wood=6), "place fencing", "fence A5"), "enclose", "Put up 4 fences around 1 space"),
        (do(world(wood=1, stone=3), "place major_improvement"), "build well", "Build Well (1 wood, 3 stone): 4 points"),
        (
            do(world(cards="fireplace_3"), "place major_improvement"),
            "upgrade cooking_hearth_4 fireplace_3",
            "Cooking Hearth (4 clay) for Fireplace (3 clay)",
        ),
        (harvest(world(in_round=4, food=1, wood=1, cards="joinery")), "craft joinery", "Joinery: 1 wood for 2 food"),
        (harvest(world(in_round=4, food=1, grain=1)), "feed", "Feed with 1 of 4 food, take 3 begging markers"),
        (harvest(world(in_round=4, food=4, fuel=1)), "heat 1", "Heat with 1 of 2 fuel, 1 person falls ill"),
    ],
)
def test_a_move_is_named_with_what_it_costs_and_brings(state: FarmersState, move: str, line: str) -> None:
    assert named(state, move) == line


@pytest.mark.parametrize(
    ("state", "move", "sentences"),
    [
        (world(), "place forest", "Greta places a person on Forest: 3 wood."),
        (world(wood=2), "place farm_expansion", "Greta places a person on Farm Expansion."),
        (world(food=1), "special horse_market", "Greta takes the special action Horse Market (1 food): 1 horse."),
        (
            world(farm=("M....", "R....", "R....")),
            "special cut_peat",
            "Greta takes the special action Cut Peat. Greta cuts peat on A1: 3 fuel.",
        ),
        (
            do(world(wood=1, stone=3), "place major_improvement"),
            "build well",
            "Greta builds the Well (1 wood, 3 stone): 1 food in each of the next 5 rounds.",
        ),
        (
            do(world(in_round=13, wood=1, stone=3), "place major_improvement"),
            "build well",
            "Greta builds the Well (1 wood, 3 stone): 1 food in the next round.",
        ),
        (
            do(world(wood=2, clay=1, reed=1, cards="foresters_lodge"), "place major_improvement"),
            "build riding_stables",
            (
                "Greta builds the Riding Stables (2 wood, 1 clay, 1 reed): 1 food in each of the next 13 rounds, "
                "with at least 2 horses."
            ),
        ),
        (
            do(world(wood=9, clay=9, reed=9, stone=9, cards="well"), "place major_improvement"),
            "build village_church",
            "Greta builds the Village Church (2 wood, 4 stone) and gets 2 food.",
        ),
        (
            do(world(wood=9, clay=9, reed=9, stone=9, cards="clay_oven"), "place major_improvement"),
            "build heating_oven",
            "Greta builds the Heating Oven (1 clay, 1 stone) and gets 2 fuel.",
        ),
        (
            do(world(clay=2, tokens=True), "place major_improvement"),
            "build fireplace_2",
            "Greta builds the Fireplace (2 clay), which is not in use yet.",
        ),
        (
            do(world(cards="fireplace_3"), "place major_improvement"),
            "upgrade cooking_hearth_5 fireplace_3",
            "Greta returns the Fireplace (3 clay) for the Cooking Hearth (5 clay).",
        ),
        (
            world(tokens=True, cards="fireplace_3", unlit="fireplace_3", fuel=1),
            "light fireplace_3",
            "Greta takes the Fireplace (3 clay) into use for 1 fuel.",
        ),
        (world(5), "place animal_market", "Greta places a person on Animal Market."),
        (world(3), "place resource_market", "Greta places a person on Resource Market: 1 food."),
        (do(world(5), "place animal_market"), "get sheep", "Greta gets 1 sheep, 1 food."),
        (do(world(in_round=14, wood=8), "place fencing"), "fence A4", ""),
        (
            do(world(in_round=14, wood=8), "place fencing", "fence A4", "fence A5"),
            "enclose",
            "Greta fences in A4, A5 with 6 wood.",
        ),
        (do(world(wood=9, reed=2), "place farm_expansion", "room B2"), "done", ""),
        (
            last_of_round(world(in_round=1)),
            "place infirmary",
            "Greta places a person on Infirmary: 1 food. Round 2 begins, Grain Utilization is revealed.",
        ),
        (
            last_of_round(world(in_round=4, farm=ROW, food=3, sheep=2, pastures=["A1 A2"])),
            "place infirmary",
            (
                "Greta places a person on Infirmary: 1 food. Harvest 1 of 6 begins. "
                "Greta gathers 1 grain from the fields. "
                "Greta feeds the family: 4 of 4 food. Greta heats with 0 of 2 fuel, 2 people fall ill. "
                "Hans feeds the family: 0 of 4 food, 4 begging markers. "
                "Hans heats with 0 of 2 fuel, 2 people fall ill. "
                "Greta has young animals: 1 sheep. Round 5 begins, Basic Wish for Children is revealed."
            ),
        ),
    ],
)
def test_the_log_tells_a_move_and_all_that_comes_of_it(state: FarmersState, move: str, sentences: str) -> None:
    assert told(state, move) == sentences


def test_food_from_the_well_is_told_and_food_that_is_lost_without_horses() -> None:
    state = world(wood=1, stone=3)
    do(state, "place major_improvement", "build well")
    state = last_of_round(idle(state))
    assert "Greta receives 1 food that was waiting for this round." in told(state, "place infirmary")
    state = world(wood=2, clay=1, reed=1, cards="foresters_lodge")
    do(state, "place major_improvement", "build riding_stables")
    state = last_of_round(idle(state))
    assert "Greta has fewer than 2 horses and goes without" in told(state, "place infirmary")


def test_the_last_harvest_ends_the_game() -> None:
    state = last_of_round(world(in_round=14, food=9))
    assert told(state, "place infirmary").endswith("The game ends after its last harvest.")


def test_alone_the_card_of_the_round_is_told() -> None:
    state = do(world(1, solo_card="work_3"), "special hiring_fair", "discard")
    assert "The special action card of the round offers" in told(last_of_round(state), "place infirmary")


def test_it_is_said_in_german_too() -> None:
    assert named(world(), "place forest", "de") == "Forst: 3 Holz"
    moors = do(world(farm=MOORS), "special cut_peat")
    assert told(moors, "cut A1", "de") == "Greta sticht Torf auf A1: 3 Brennwerte."
    well = do(world(wood=1, stone=3), "place major_improvement")
    assert told(well, "build well", "de") == (
        "Greta baut den Brunnen (1 Holz, 3 Stein): 1 Nährwert in jeder der nächsten 5 Runden."
    )
    cold = harvest(world(in_round=4, food=4, wood=1))
    assert told(cold, "burn", "de") == "Greta verbrennt 1 Holz: 1 Brennwert."
    assert told(world(), "place forest", "de") == "Greta setzt eine Person ein: Forst, 3 Holz."
    assert prompted(do(world(), "place farmland"), "de") == "Wähle, was du tust: einen Acker pflügen."


# Minor improvements

LEFT_UNUSED = ("MMMMM", "R..MM", "R....")  # six spaces
STABLE = ("s....", "R....", "R....")


def played(state: FarmersState, card: str) -> FarmersState:
    """A minor improvement is played from the hand."""
    return do(state, "place major_improvement", f"play {card}")


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (
            do(world(hand="peat_moss", clay=2), "place major_improvement"),
            "Choose what to do: build a major or play a minor improvement.",
        ),
        (
            do(world(cards="fish_smoke_house", fuel=1), "place fishing"),
            "Fish Smoke-house: 1 fuel for 3 food. Take it or leave it.",
        ),
        (
            do(world(cards="tool_shed", farm=("MF...", "Rx...", "R....")), "special cut_peat"),
            "Tool Shed: Slash and Burn as well. Take it or leave it.",
        ),
        (
            played(world(hand="farm_extension", clay=1), "farm_extension"),
            "Farm Extension: choose the first of the two new spaces.",
        ),
        (
            do(played(world(hand="farm_extension", clay=1), "farm_extension"), "at A6"),
            "Farm Extension: choose the space beside A6.",
        ),
        (
            do(played(world(hand="thicket", farm=("FFFF.", "R....", "R....")), "thicket"), "at A1"),
            "Thicket: choose a forest that gets a second one, one more at most, or finish.",
        ),
        (
            do(played(world(hand="cattle_stall", wood=2, clay=2, in_round=5), "cattle_stall"), "get sheep"),
            "Cattle Stall: choose the animal for round 9.",
        ),
        (
            played(
                world(hand="butchers_block", wood=1, others=[player_with(sheep=1, boar=1, pastures=["A5"])]),
                "butchers_block",
            ),
            "Butcher's Block: choose the animal that you turn into food.",
        ),
    ],
)
def test_a_card_asks_with_what_it_remembers(state: FarmersState, sentence: str) -> None:
    assert prompted(state) == sentence


@pytest.mark.parametrize(
    ("state", "move", "line"),
    [
        (
            do(world(hand="advance_payment"), "place major_improvement"),
            "play advance_payment",
            "Play Advance Payment: -4 points",
        ),
        (
            do(world(hand="garden_path", clay=1, farm=FORESTS), "place major_improvement"),
            "play garden_path",
            "Play Garden Path (1 clay), then it is passed on",
        ),
        (
            do(world(hand="oven_installation", cards="heating_oven"), "place major_improvement"),
            "upgrade oven_installation heating_oven",
            "Oven Installation for Heating Oven (1 clay, 1 stone)",
        ),
        (
            do(world(cards="farmhands_quarters", clay=1, fuel=1), "place major_improvement"),
            "buildwith fireplace_2 clay",
            "Build Fireplace (1 clay, 1 fuel): 1 point",
        ),
        (
            played(
                world(hand="register_of_craftsmen", cards="well clay_oven", wood=2, stone=1), "register_of_craftsmen"
            ),
            "build joinery",
            "Build Joinery (2 wood, 1 stone): 2 points",
        ),
        (do(world(cards="fish_smoke_house", fuel=1), "place fishing"), "done", "Leave it"),
        (played(world(hand="family_burial_plot", house="stone", stone=1), "family_burial_plot"), "done", "Leave it"),
        (played(world(hand="wild_fields", farm=("xx...", "R....", "R...."), food=2), "wild_fields"), "done", "Finish"),
        (world(cards="bog_pony", horse=1), "use bog_pony", "Bog Pony: a horse lies down, 2 fuel"),
        (
            world(cards="moor_fire", farm=("M....", "R....", "R....")),
            "use moor_fire",
            "Moor Fire: the moor on A1 becomes",
        ),
        (world(cards="peat_boat", fuel=4), "convert peat_boat reed", "Peat Boat: 4 fuel for 2 reed"),
        (
            harvest(world(in_round=4, cards="routine_work joinery", wood=1)),
            "idle joinery fuel",
            "Leave Joinery unused: 1 fuel",
        ),
        (
            played(world(hand="peat_sled", wood=1, in_round=5), "peat_sled"),
            "wait 4",
            "4 fuel in round 9",
        ),
        (
            played(world(hand="livestock_market", sheep=5, pastures=["A4 A5 B4 B5"]), "livestock_market"),
            "raise sheep",
            "1 sheep becomes 1 wild boar",
        ),
        (
            played(world(hand="butchers_block", wood=1, cattle=1), "butchers_block"),
            "cook cattle",
            "Cook 1 cattle for 3 food",
        ),
    ],
)
def test_a_move_with_a_card_says_what_it_costs_and_brings(state: FarmersState, move: str, line: str) -> None:
    assert named(state, move).startswith(line)


@pytest.mark.parametrize(
    ("state", "move", "sentences"),
    [
        (
            do(
                world(hand="lawn_turf", cards="fireplace_2 well pottery joinery", farm=LEFT_UNUSED),
                "place major_improvement",
            ),
            "play lawn_turf",
            "Greta plays Lawn Turf: 4 fuel. Hans gets Lawn Turf into the hand.",
        ),
        (
            do(world(1, hand="peat_burn_off"), "place meeting_place"),
            "play peat_burn_off",
            "Greta plays Peat Burn-off: 1 fuel. Peat Burn-off leaves the game.",
        ),
        (
            do(world(hand="pheromones", farm=STABLE, others=[player_with(farm=STABLE)]), "place major_improvement"),
            "play pheromones",
            "Greta plays Pheromones: 3 food. Pheromones: Hans gets 2 food.",
        ),
        (
            do(world(hand="garden_path", clay=1, farm=FORESTS), "place major_improvement"),
            "play garden_path",
            (
                "Greta plays Garden Path (1 clay): 3 wood. Hans gets Garden Path into the hand. "
                "Hans has to take the Garden Path marker."
            ),
        ),
        (
            do(world(hand="barge", cards="well joinery", wood=3, in_round=10), "place major_improvement"),
            "play barge",
            (
                "Greta plays Barge (3 wood). Barge: 1 fuel will come for Greta in each of the rounds 11, 13. "
                "Barge: 1 food will come for Greta in each of the rounds 12, 14."
            ),
        ),
        (
            do(world(hand="church", cards="village_church"), "place major_improvement"),
            "upgrade church village_church",
            "Greta removes the Village Church (2 wood, 4 stone) for the Church. Church: Greta gets 2 food.",
        ),
        (
            world(cards="peat_barge river_clay"),
            "place fishing",
            "Greta places a person on Fishing: 1 food. Peat Barge: Greta gets 2 fuel. River Clay: Greta gets 2 clay.",
        ),
        (
            do(world(cards="fish_smoke_house", fuel=1), "place fishing"),
            "use fish_smoke_house",
            "Greta uses Fish Smoke-house: 1 fuel for 3 food.",
        ),
        (
            world(cards="oak_bark fireplace_2", boar=1),
            "cook boar",
            "Greta cooks 1 wild boar for 2 food. Oak Bark: Greta gets 1 wood.",
        ),
        (
            do(world(cards="arid_field", farm=MOORS), "special cut_peat"),
            "cut A1",
            "Greta cuts peat on A1: 3 fuel. On A1 of Greta now lies: 1 food, 1 fuel.",
        ),
        (
            do(idle(do(world(cards="arid_field", farm=MOORS), "special cut_peat", "cut A1")), "place farmland"),
            "plow A1",
            "Greta plows a field on A1. Greta picks up 1 food, 1 fuel on A1.",
        ),
        (
            played(world(hand="cattle_stall", wood=2, clay=2, in_round=5), "cattle_stall"),
            "get horse",
            "Cattle Stall: 1 horse will come for Greta in round 7.",
        ),
        (
            last_of_round(world(cards="village_hall")),
            "place infirmary",
            (
                "Greta places a person on Infirmary: 1 food. Village Hall: Greta gets 2 food. "
                "Round 2 begins, Grain Utilization is revealed."
            ),
        ),
        (
            last_of_round(world(in_round=4, cards="peat_iron", farm=("MM...", "R....", "Rg..."), food=9)),
            "place infirmary",
            (
                "Greta places a person on Infirmary: 1 food. Harvest 1 of 6 begins. Peat Iron: Greta gets 1 fuel. "
                "Greta gathers 1 grain from the fields. Greta feeds the family: 4 of 4 food."
            ),
        ),
    ],
)
def test_the_log_tells_what_cards_do(state: FarmersState, move: str, sentences: str) -> None:
    assert told(state, move) == sentences


def test_two_cards_that_draw_start_cards_are_told_apart() -> None:
    state = world(in_round=4, cards="savings_deposit wild_harvest", clay=5, farm=FORESTS, food=9)
    state.draws = [9] * 10 + [3, 5]  # the last one first
    log = told(last_of_round(state), "place infirmary")
    assert "Greta draws start card 5 for Savings Deposit. Greta draws start card 3 for Wild Harvest." in log
    assert "Savings Deposit: Greta gets 6 food. Wild Harvest: Greta gets 1 food." in log
    assert "Hans gets Savings Deposit into the hand." in log


def test_what_others_may_not_know_is_not_told_to_them() -> None:
    state = deal(Setup(2, 1, {}), tokens=False, level=2, hands="draft")
    move = state.moves()[0]
    logs = [" ".join(texts.tell(told_of(FARMERS, state, move, seat), NAMES)) for seat in (0, 1, NOBODY, EVERYBODY)]
    assert logs[1] == logs[2] == "Greta takes a card."
    assert logs[0] == logs[3] == f"Greta takes {texts.text(f'farmers-card-{move.words()[0]}')}."


def test_how_many_cards_are_changed_is_told_to_everybody() -> None:
    state = deal(Setup(2, 1, {}), tokens=False, level=2, hands="mulligan")
    for _ in range(2):
        state.play(state.moves()[0])
    assert texts.tell(told_of(FARMERS, state, parse(FARMERS.verbs, "done"), 1), NAMES) == ["Greta changes 2 cards."]


def test_the_peat_hut_makes_room_for_a_room() -> None:
    state = do(world(in_round=14, cards="peat_hut", clay=2, reed=1), "place house_redevelopment")
    assert named(state, "hut B2") == "Room on B2 in place of the Peat Hut"
    assert told(state, "hut B2") == "Greta builds a room on B2 in place of the Peat Hut."


def test_crops_on_an_unused_space_are_thrown_away() -> None:
    state = world(cards="no_till_farming")
    state.player.farm.sow(bit("A3"), GRAIN)
    assert named(state, "throw A3") == "Throw away 3 grain on A3"
    assert told(state, "throw A3") == "Greta throws away 3 grain on A3."


def test_a_person_comes_from_the_forest_and_may_rest() -> None:
    state = world(cards="forest_hut", farm=FORESTS)
    state.player.hut = bit("A1")
    do(state, "special fell_trees")
    assert told(state, "fell A1").endswith("The person in the forest can be placed by Greta in this round.")
    idle(do(state, "fell A1"))
    state.player.home = 1
    assert named(state, "rest") == "Leave the person from the forest at home"
    assert told(state, "rest") == "Greta leaves the person from the forest at home."


def test_an_animal_is_taken_to_the_night_pasture_of_another() -> None:
    others = [player_with(cards="night_pasture")]
    state = do(world(in_round=14, sheep=1, others=others), "place sheep_market")
    assert named(state, "lodge sheep") == "Take 1 sheep to the Night Pasture"
    assert told(state, "lodge sheep") == "Greta takes 1 sheep to the Night Pasture."


def test_a_reserve_that_is_felled_is_a_pasture() -> None:
    state = world(cards="nature_reserve", farm=FORESTS, pastures=["A4"])
    state.player.farm.fence_reserve(bit("A3"))
    assert told(do(state, "special fell_trees"), "fell A3").endswith("A3 of Greta is a pasture now.")


def test_what_a_card_lays_on_a_field_is_told_once_and_picked_up_when_it_is_sown() -> None:
    fallow = played(world(hand="fallow_fields", in_round=2, grain=1, farm=(".....", "Rx...", "R....")), "fallow_fields")
    assert told(fallow, "at B2") == "Greta uses Fallow Fields on B2: 2 food lie on the field."
    state = do(idle(do(fallow, "at B2")), "place grain_utilization")
    assert told(state, "sow B2 grain") == "Greta sows grain on B2. Greta picks up 2 food on B2."


def waiting(card: str, ware: str, farm: tuple[str, str, str] = MOORS) -> FarmersState:
    """Something that a card has put on round 6, at the end of the round before."""
    state = world(cards=card, in_round=5, farm=farm)
    state.player.deliveries = [Delivery(6, DELIVERIES.index(ware), number(card))]
    return last_of_round(state)


@pytest.mark.parametrize(
    ("card", "ware", "sentence"),
    [
        ("swamp", "moor", "Swamp: 1 moor for Greta is lost."),
        ("peat_cutting_rights", "fuel", "Peat-Cutting Rights: 1 fuel for Greta is lost."),
        ("cattle_stall", "boar", "Cattle Stall: 1 wild boar for Greta is lost."),
    ],
)
def test_what_comes_and_is_not_taken_is_lost(card: str, ware: str, sentence: str) -> None:
    assert told(do(waiting(card, ware), "place infirmary"), "done") == sentence


@pytest.mark.parametrize(
    ("card", "ware", "move", "sentence"),
    [
        ("swamp", "moor", "at B2", "Greta uses Swamp on B2: a moor."),
        ("peat_cutting_rights", "fuel", "special cut_peat", "Greta takes the special action Cut Peat."),
        ("cattle_stall", "boar", "use cattle_stall", "Greta uses Cattle Stall: 1 food for 1 wild boar."),
    ],
)
def test_what_is_taken_is_not(card: str, ware: str, move: str, sentence: str) -> None:
    assert told(do(waiting(card, ware), "place infirmary"), move) == sentence


@pytest.mark.parametrize(
    ("card", "ware", "sentence"),
    [
        ("tree_nursery", "forest", "Tree Nursery: 1 forest for Greta is lost."),
        ("peat_cutting_rights", "fuel", "Peat-Cutting Rights: 1 fuel for Greta is lost."),
    ],
)
def test_so_is_what_has_no_place(card: str, ware: str, sentence: str) -> None:
    assert told(waiting(card, ware, farm=FULL), "place infirmary").endswith(f"is revealed. {sentence}")


def test_a_tile_that_must_be_laid_and_has_no_place_is_lost() -> None:
    state = do(world(hand="reforestation", cards="well joinery pottery", farm=FULL), "place major_improvement")
    assert told(state, "play reforestation").endswith("into the hand. Reforestation: 1 forest for Greta is lost.")


def test_a_tile_that_need_not_be_laid_is_not_lost() -> None:
    state = played(world(hand="deep_plow", cards="well joinery", wood=3), "deep_plow")
    assert told(state, "done") == ""
