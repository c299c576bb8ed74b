"""Every sentence that says why a move is not possible."""

import random
import re
from collections.abc import Callable
from importlib import resources

import pytest

from mire import texts
from mire.core.game import Setup
from mire.core.moves import parse
from mire.core.sayings import Saying
from mire.games.farmers import FARMERS
from mire.games.farmers.explain.why_not import WHEN
from mire.games.farmers.state import FarmersState, deal
from tests.games.farmers.rules_worlds import FORESTS, asked, dealt, do, harvest, idle, player_with, world

ROW = (".....", "R....", "Rx...")  # a field on C2


def hands(way: str, players: int = 2) -> FarmersState:
    """A game of level II at its first decision."""
    return deal(Setup(players, players, {}), tokens=players == 2, level=2, hands=way)


def hands_of(players: int) -> FarmersState:
    """The same, with another way to come by a hand for each number of players."""
    return hands({1: "mulligan", 2: "draft", 4: "deal"}.get(players, "draft_8"), players)


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
            "clay received by trade in this turn is not traded back",
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


HAND = "lawn_turf farm_extension natures_fertilizer church swamp moor_enclosures stock_breeding_prize"


def with_hand(food: int = 0, stone: int = 0, sheep: int = 0) -> FarmersState:
    """Somebody with cards in hand may play one."""
    state = world(hand=HAND, in_round=5, clay=1, food=food, stone=stone, sheep=sheep)
    return do(state, "place major_improvement")


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (
            world(hand="lawn_turf"),
            "place major_improvement",
            "no major improvement that you can pay for, you have no card in your hand that you can play.",
        ),
        (world(level=2), "special black_market", "it costs 1 fuel, you lack 1 fuel."),
        (world(level=2, fuel=1), "special black_market", "you have no card in your hand that you can play."),
        (with_hand(), "play lawn_turf", "Lawn Turf needs at least 4 improvements; you have none."),
        (with_hand(), "play swamp", "Swamp needs round 4 or earlier; it is round 5."),
        (with_hand(stone=1), "play moor_enclosures", "needs a clay or stone house; your house is of wood."),
        (with_hand(sheep=1), "play stock_breeding_prize", "needs no unused spaces; you have 13."),
        (with_hand(), "play natures_fertilizer", "it costs 2 food, 1 wild boar, you lack 2 food, 1 wild boar."),
        (with_hand(food=2), "play natures_fertilizer", "it costs 2 food, 1 wild boar, you lack 1 wild boar."),
        (with_hand(), "play church", "Church is built by giving another card for it."),
        (with_hand(), "upgrade church village_church", "there is no such Village Church of yours to return."),
        (with_hand(), "upgrade church well", "Church can't be had by returning Well."),
        (with_hand(), "play taps", "Taps is not in your hand."),
        (with_hand(), "buildwith fireplace_2 clay", "without the Farmhands' Quarters no fuel takes the place"),
        (
            do(world(cards="farmhands_quarters", clay=2), "place major_improvement"),
            "buildwith fireplace_2 reed",
            "no reed is part of what Fireplace costs.",
        ),
        (
            do(world(cards="farmhands_quarters", clay=2), "place major_improvement"),
            "buildwith fireplace_2 clay",
            "it costs 1 clay, 1 fuel, you lack 1 fuel.",
        ),
        (
            do(world(in_round=14, clay=2, reed=1), "place house_redevelopment"),
            "hut A1",
            "only a Peat Hut of yours beside a wood house",
        ),
        (do(with_hand(), "play farm_extension"), "at A1", "what Farm Extension asks for is: Z1, Z2, "),
        (do(with_hand(), "play farm_extension"), "place forest", "first answer what Farm Extension asks."),
        (world(), "use taps", "Taps does not lie in front of you."),
        (world(cards="taps"), "use taps", "Taps is not used like this."),
        (world(cards="peat_boat", fuel=9), "use peat_boat", "Peat Boat is not used like this."),
        (world(cards="winter_storehouse"), "use winter_storehouse", "no usage counter is left on Winter Storehouse."),
        (world(cards="bog_pony"), "use bog_pony", "what Bog Pony takes for it is not there now."),
        (world(cards="no_till_farming"), "throw A1", "on A1 nothing grows that could be thrown away."),
        (world(cards="taps"), "rest", "only a person from the Forest Hut, when all others are placed, can stay"),
        (
            do(world(cards="taps", in_round=14, sheep=1), "place sheep_market"),
            "lodge sheep",
            "nobody else has a Night Pasture",
        ),
        (
            do(world(cards="thicket", farm=("FF...", "Rx...", "R....")), "place farmland"),
            "take well",
            "first go on with the action",
        ),
        (hands("draft"), "place forest", "first choose a card for your hand."),
        (hands("draft"), "take well", "Well is not among the cards that you look at."),
        (hands("mulligan"), "change well", "Well is not in your hand."),
        (hands("mulligan"), "place forest", "first change cards of your hand, or keep them all."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_reason_is_said_with_hand_cards(state: FarmersState, move: str, reason: str) -> None:
    assert reason in refusal(state, move)


def test_a_doubled_forest_is_not_burnt() -> None:
    state = world(hand="thicket", farm=("FFFF.", "Rxxx.", "R...."))
    state = idle(do(state, "place major_improvement", "play thicket", "at A2", "done"))
    state = do(state, "special slash_and_burn")
    assert "a forest with another tile under it can't become a field." in refusal(state, "clear A2")


def test_a_german_refusal_reads_as_german() -> None:
    assert refusal(world(clay=1), "place major_improvement", "de").endswith(
        "ist jetzt nicht möglich: es gibt keine große Anschaffung, die du bezahlen kannst."
    )
    assert refusal(with_hand(), "play lawn_turf", "de").endswith(
        "Voraussetzung für Rasensoden: mindestens 4 Anschaffungen; du hast nichts davon."
    )


def any_move(chance: random.Random) -> str:
    """A move that can be read, legal or not."""
    verb = chance.choice(FARMERS.verbs)
    return " ".join([verb.word, *[chance.choice([word for word in slot.words if word]) for slot in verb.slots]])


@pytest.mark.chance
@pytest.mark.parametrize("begin", [lambda players: dealt(players, players, tokens=players == 2), hands_of])
@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_every_move_of_random_games_can_be_refused_in_every_language(
    players: int, begin: Callable[[int], FarmersState]
) -> None:
    state, chance = begin(players), random.Random(players)
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


@pytest.mark.parametrize("begin", [lambda players: dealt(players, players, tokens=True), hands_of])
@pytest.mark.parametrize("players", [1, 4])
def test_whatever_is_legal_is_not_said_to_come_at_another_time(
    players: int, begin: Callable[[int], FarmersState]
) -> None:
    state, chance = begin(players), random.Random(players)
    while asked(state) != "over":
        moves = state.moves()
        assert [str(move) for move in moves if state.pending[-1].kind not in WHEN[move.verb]] == []
        state.play(chance.choice(moves))


def test_every_reason_there_is_a_text_for_is_given_by_some_rule() -> None:
    package = resources.files("mire.games.farmers")
    modules = ("why_not.py", "why_not_farm.py", "why_not_cards.py", "missing_requirements.py")
    source = "".join((package / "explain" / name).read_text("utf-8") for name in modules)
    said = "".join((package / "texts" / name).read_text("utf-8") for name in ("play.en.ftl", "hand.en.ftl"))
    ids = re.findall(r"^farmers-(not-[a-z-]+) =", said, re.MULTILINE)
    assert ids
    assert [name for name in ids if f'"farmers-{name}"' not in source] == []
