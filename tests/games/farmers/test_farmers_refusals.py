"""Every sentence that says why a move is not possible."""

import random
import re
from importlib import resources

import pytest

from mire import texts
from mire.core.moves import parse
from mire.core.sayings import Saying
from mire.games.farmers import FARMERS
from mire.games.farmers.explain import WHEN
from mire.games.farmers.rules import FarmersState
from tests.games.farmers.rules_worlds import FORESTS, asked, dealt, do, harvest, idle, player_with, world

ROW = (".....", "R....", "Rx...")  # a field on C2


def refusal(state: FarmersState, notation: str, language: str = "en") -> str:
    """What is said about a move that is not legal."""
    move = parse(FARMERS.verbs, notation)
    assert move not in state.moves(), f"{notation} is possible"
    why = FARMERS.why_not(state, move)
    return texts.say(Saying(why.id, {**why.values, "move": notation}), language)


def at_home(food: int, wood: int, fuel: int = 0, grain: int = 0) -> FarmersState:
    """A harvest of somebody with buildings to use."""
    cards = "joinery village_church furniture_stall basket_stall"
    return harvest(world(in_round=4, cards=cards, food=food, wood=wood, fuel=fuel, grain=grain))


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (world(), "place copse", "Copse is not in play with 2 players."),
        (world(), "place cultivation", "is not revealed yet, it comes in one of the rounds 12 to 13."),
        (world(), "place sheep_market", "is not revealed yet, it comes in one of the rounds 2 to 4."),
        (world(in_round=12), "place cultivation", "is not revealed yet, it comes in round 13."),
        (world(), "place farm_redevelopment", "is not revealed yet, it comes in round 14."),
        (world(bed=2), "place forest", "the people you have left are in bed, and can only go to the Infirmary."),
        (idle(do(world(), "place forest")), "place forest", "you have a person on Forest already."),
        (do(world(), "place forest"), "place forest", "player 1 has a person on Forest."),
        (do(world(5), "place copse"), "place lessons_c", "Lessons is blocked in this round, as Copse is in use."),
        (world(5), "place modest_wish_for_children", "can be used from round 5 on."),
        (world(in_round=14), "place basic_wish_for_children", "it has 2 rooms for 2 people."),
        (world(in_round=14, people=5), "place urgent_wish_for_children", "you have all 5 people."),
        (world(1), "place lessons", "Lessons is for occupations, which are not played with."),
        (world(6, sheep=1, boar=1, cattle=1, pastures=["A2", "A3"]), "place corral", "you have all three."),
        (world(), "place farm_expansion", "for a room you lack 5 wood and 2 reed, for a stable you lack 2 wood."),
        (world(in_round=14, grain=1), "place grain_utilization", "you have no empty field, you have no improvement"),
        (world(in_round=14, farm=ROW), "place grain_utilization", "you have neither grain nor vegetables to sow, you"),
        (world(in_round=14, wood=3), "place fencing", "no pasture can be fenced in with 3 wood."),
        (world(in_round=14, house="stone"), "place farm_redevelopment", "your house is of stone already."),
        (world(in_round=14, clay=1), "place house_redevelopment", "to renovate you lack 1 clay and 1 reed."),
        (world(in_round=14, house="clay", reed=1), "place house_redevelopment", "to renovate you lack 2 stone."),
        (world(house="stone", stone=2, reed=2), "place farm_expansion", "for a room you lack 3 stone, for a stable"),
        (world(house="stone", stone=5), "place farm_expansion", "for a room you lack 2 reed, for a stable"),
        (world(clay=1), "place major_improvement", "there is no major improvement that you can pay for."),
        (world(6), "place farm_supplies", "you have no food."),
        (do(world(5), "place animal_market"), "get cattle", "you have no food to pay for cattle."),
        (do(world(5), "place animal_market"), "get wood", "Animal Market does not offer wood now."),
        (world(), "special black_market", "Black Market is for minor improvements, which are not played with."),
        (world(1), "special horse_market", "no card that lies there offers Horse Market."),
        (world(bed=2), "special hiring_fair", "takes a healthy person at home, and you have none."),
        (idle(do(world(), "special hiring_fair")), "special hiring_fair", "you have used the card with Hiring Fair"),
        (do(world(), "special hiring_fair"), "special hiring_fair", "it costs 2 food, you lack 2 food."),
        (world(), "special horse_market", "it costs 1 food, you lack 1 food."),
        (world(food=1), "special illicit_work", "it costs 1 food, 1 fuel, you lack 1 fuel."),
        (world(food=1, fuel=1), "special illicit_work", "no major improvement that you can pay for."),
        (world(), "special cut_peat", "you have no moor."),
        (world(), "special fell_trees", "you have no forest."),
        (world(farm=("FF...", "R....", "R.x..")), "special slash_and_burn", "only a forest beside one of your fields"),
        (world(), "plow A1", "it is your turn to place a person or to take a special action."),
        (do(world(), "place farmland"), "place forest", "first go on with the action, or finish it."),
        (do(world(), "place farmland"), "done", "something must be done here first: plow a field."),
        (do(world(), "place farmland"), "bake 1", "what can be done now is: plow a field."),
        (do(world(), "place farmland"), "plow B1", "on B1 there is a room."),
        (do(world(), "place farmland"), "plow Z1", "Z1 is no space of your farm"),
        (do(world(farm=ROW), "place farmland"), "plow A5", "A5 is not beside one of your fields."),
        (do(world(wood=5, reed=2), "place farm_expansion"), "room A5", "A5 is not beside a room of your house."),
        (do(world(wood=9, pastures=["A2"]), "place farm_expansion"), "stable C1", "on C1 there is a room."),
        (do(world(in_round=14, grain=1, farm=ROW), "place grain_utilization"), "sow C3 grain", "nothing, not a field."),
        (do(world(in_round=14, grain=1, farm=ROW), "place grain_utilization"), "sow C2 vegetable", "you have no veg"),
        (do(world(in_round=14, grain=1, farm=ROW), "place grain_utilization"), "sow C2 wood", "wood can't be sown"),
        (
            do(world(in_round=14, grain=1, farm=("....g", "R....", "Rx...")), "place grain_utilization"),
            "sow A5 grain",
            "the field on A5 is sown already.",
        ),
        (
            do(world(in_round=14, grain=3, cards="clay_oven"), "place grain_utilization"),
            "bake 2",
            "of your 3 grain at most 1 can be baked at once.",
        ),
        (do(world(6, food=1), "place farm_supplies"), "buy wood", "wood is not sold here, only grain."),
        (do(world(clay=2), "place major_improvement"), "build well", "it costs 1 wood, 3 stone, you lack 1 wood, 3"),
        (do(world(clay=2), "place major_improvement"), "build cookhouse_4", "Cookhouse lies under Cooking Hearth."),
        (do(world(clay=4, cards="well"), "place major_improvement"), "build well", "Well is yours already."),
        (
            do(world(clay=4, others=[player_with(cards="well")]), "place major_improvement"),
            "build well",
            "Well belongs to somebody already.",
        ),
        (do(world(clay=2), "place major_improvement"), "upgrade cooking_hearth_4 fireplace_2", "no such Fireplace of"),
        (do(world(clay=2), "place major_improvement"), "upgrade well fireplace_2", "can't be had by returning Firepl"),
        (do(world(in_round=14, wood=4), "place fencing"), "fence B1", "there is a room, which can't be fenced in."),
        (do(world(in_round=14, wood=4, farm=FORESTS), "place fencing"), "fence A1", "a forest, which can't be fenced"),
        (
            do(world(in_round=14, wood=6), "place fencing", "fence A5"),
            "fence C5",
            "is not beside the spaces of the new",
        ),
        (
            do(world(in_round=14, wood=6), "place fencing", "fence A5"),
            "place forest",
            "first complete the new pasture.",
        ),
        (
            do(world(in_round=14, wood=6, pastures=["A5"]), "place fencing"),
            "fence C3",
            "with 6 wood and 11 fences left no pasture with C3 can be completed so",
        ),
        (do(world(farm=FORESTS), "special fell_trees"), "fell B3", "on B3 there is nothing, not a forest."),
        (do(world(farm=FORESTS), "special fell_trees"), "place forest", "first choose a forest to fell."),
        (world(), "cook sheep", "you have no sheep for it."),
        (world(sheep=1), "cook sheep", "you have no improvement in use that cooks sheep."),
        (world(wood=1), "eat wood", "wood can't be eaten as it is"),
        (world(vegetable=1, cards="fireplace_2"), "eat vegetable", "your vegetables give more when they are cooked."),
        (world(), "burn", "you have no wood for it."),
        (world(wood=1, fuel=1), "burn", "it would bring nothing now"),
        (world(wood=1), "trade wood clay", "you have no trade building that gives clay for wood."),
        (world(cards="furniture_stall"), "trade wood clay", "you have no wood for it."),
        (
            do(world(cards="furniture_stall ceramics_stall", wood=1), "trade wood clay"),
            "trade clay wood",
            "clay received by trade in this turn is not traded on",
        ),
        (world(cards="fireplace_2"), "light fireplace_2", "is not a card of yours that waits"),
        (world(tokens=True, cards="fireplace_2", unlit="fireplace_2"), "light fireplace_2", "you have no fuel to take"),
        (world(wood=1), "release sheep", "it is your turn"),
        (do(world(in_round=14, sheep=1, wood=1), "place sheep_market"), "burn", "it would bring nothing now"),
        (at_home(food=1, wood=1), "craft pottery", "Pottery is not yours."),
        (at_home(food=1, wood=1), "craft well", "Well is no craft building."),
        (
            do(at_home(food=1, wood=2, grain=2), "craft joinery"),
            "craft joinery",
            "Joinery was used in this harvest already.",
        ),
        (at_home(food=1, wood=1), "heat 1", "first your people must be fed."),
        (do(at_home(food=9, wood=1, fuel=1), "feed"), "heat 9", "2 fuel is due and you have 1."),
        (do(at_home(food=9, wood=1, fuel=1), "feed"), "feed", "first your house must be heated."),
        (
            do(at_home(food=9, wood=2, fuel=1), "feed", "donate"),
            "donate",
            "Village Church was used in this harvest already.",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_reason_is_said(state: FarmersState, move: str, reason: str) -> None:
    assert reason in refusal(state, move)


def test_a_german_refusal_reads_as_german() -> None:
    assert refusal(world(clay=1), "place major_improvement", "de").endswith(
        "ist jetzt nicht möglich: es gibt keine große Anschaffung, die du bezahlen kannst."
    )


def any_move(chance: random.Random) -> str:
    """A move that can be read, legal or not."""
    verb = chance.choice(FARMERS.verbs)
    return " ".join([verb.word, *[chance.choice([word for word in slot.words if word]) for slot in verb.slots]])


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_every_move_of_random_games_can_be_refused_in_every_language(players: int) -> None:
    state, chance = dealt(players, players, tokens=players == 2), random.Random(players)
    while asked(state) != "over":
        for _ in range(12):
            notation = any_move(chance)
            if parse(FARMERS.verbs, notation) not in state.moves():
                for language in texts.LANGUAGES:
                    said = refusal(state, notation, language)
                    assert said.endswith(".")
                    assert "  " not in said
                    assert notation in said
        state.play(chance.choice(state.moves()))


@pytest.mark.parametrize("players", [1, 4])
def test_whatever_is_legal_is_not_said_to_come_at_another_time(players: int) -> None:
    state, chance = dealt(players, players, tokens=True), random.Random(players)
    while asked(state) != "over":
        moves = state.moves()
        assert [str(move) for move in moves if state.pending[-1].ask not in WHEN[move.verb]] == []
        state.play(chance.choice(moves))


def test_every_reason_there_is_a_text_for_is_given_by_some_rule() -> None:
    package = resources.files("mire.games.farmers")
    source = "".join((package / name).read_text("utf-8") for name in ("explain.py", "explain_farm.py", "lacking.py"))
    ids = re.findall(r"^farmers-(not-[a-z-]+) =", (package / "texts" / "play.en.ftl").read_text("utf-8"), re.MULTILINE)
    assert ids
    assert [name for name in ids if f'"farmers-{name}"' not in source] == []
