"""The score pad of a game played with the box."""

import random
import re
from collections.abc import Iterator, Mapping

import pytest

import mire
from mire import texts
from mire.core.errors import BadSetup
from mire.core.game import Score
from mire.games.farmers import pad
from mire.games.farmers.box import majors
from mire.games.farmers.box.goods import ANIMALS, CLAY, FUEL, GRAIN, REED, VEGETABLE, WOOD
from mire.games.farmers.box.grid import ones
from mire.games.farmers.box.improvements import FIRST_MINOR, number
from mire.games.farmers.cards.card import MINORS
from mire.games.farmers.game import FARMERS
from mire.games.farmers.model.player import Player
from mire.games.farmers.rules.scoring import CATEGORIES, best_distilled, points_from_cards, printed_points, scores
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import dealt

NOTHING = -8  # for no fields, pastures, crops and animals
HOUSES = ["", "clay-rooms", "stone-rooms"]


def filled(*entries: Mapping[str, object]) -> list[Score]:
    return FARMERS.fill_pad([*entries] or [{}])


def points(category: str, **counted: int) -> int | float:
    """What numbers of one player make in a category; `clay_rooms` stands for `clay-rooms`."""
    names = {name: name if name in majors.IDS else name.replace("_", "-") for name in counted}
    return filled({names[name]: number for name, number in counted.items()})[0].categories[category]


def counted(player: Player) -> dict[str, int]:
    """A farm as somebody would count it."""
    farm, goods = player.farm, player.goods
    numbers = {
        "fields": ones(farm.fields),
        "pastures": len(farm.pastures),
        "stables": ones(farm.stables & farm.fenced),
        "forests": ones(farm.forests),
        "unused": ones(farm.unused),
        "grain": goods[GRAIN] + farm.crops(GRAIN),
        "vegetables": goods[VEGETABLE] + farm.crops(VEGETABLE),
        "people": player.people,
        "bed": player.bed,
        "begging": player.begging,
        "church": player.bonus,
    }
    numbers |= {("horses" if kind == "horse" else kind): player.animals[n] for n, kind in enumerate(ANIMALS)}
    numbers |= {majors.IDS[card]: 1 for card in player.cards if card < FIRST_MINOR}
    numbers |= {"wood": goods[WOOD], "clay": goods[CLAY], "reed": goods[REED], "fuel": goods[FUEL]}
    return numbers | ({HOUSES[farm.house]: farm.room_count} if farm.house else {})


def counted_with_minors(state: FarmersState, seat: int) -> dict[str, int]:
    """The same at level II, when the grain for the Distillery has been given away."""
    player = state.players[seat]
    distilled = best_distilled(player) if number("grain_distillery") in player.cards else 0
    fuel = min(distilled, player.goods[FUEL])
    numbers = counted(player)
    return numbers | {
        "church": 0,
        "minor-points": sum(printed_points(card) for card in player.cards if card >= FIRST_MINOR),
        "minor-bonus": player.bonus + points_from_cards(state, seat) + distilled,
        "lying": player.lying,
        "grain": numbers["grain"] - distilled,
        "fuel": numbers["fuel"] - fuel,
        "wood": numbers["wood"] - (distilled - fuel),
    }


def random_ends(players: int, games: int, hands: str = "") -> Iterator[FarmersState]:
    for seed in range(games):
        state = dealt(players, seed, hands=hands)
        rng = random.Random(seed)
        while moves := state.moves():
            state.play(rng.choice(moves))
        yield state


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_a_farm_that_is_counted_by_hand_makes_the_points_of_the_game(players: int) -> None:
    for state in random_ends(players, 6):
        by_hand = FARMERS.fill_pad([counted(player) for player in state.players])
        assert [score.categories for score in by_hand] == [score.categories for score in scores(state)]


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_so_does_a_farm_with_minor_improvements(players: int) -> None:
    for state in random_ends(players, 6, hands="deal"):
        by_hand = FARMERS.fill_pad([counted_with_minors(state, seat) for seat in range(players)])
        assert [score.categories for score in by_hand] == [score.categories for score in scores(state)]


def test_the_pad_has_every_category_of_the_game() -> None:
    assert list(filled()[0].categories) == CATEGORIES


def test_what_is_not_counted_is_nothing() -> None:
    assert filled()[0].total == NOTHING


def test_tables_have_thresholds() -> None:
    assert [points("fields", fields=number) for number in range(7)] == [-1, -1, 1, 2, 3, 4, 4]
    assert [points("pastures", pastures=number) for number in range(6)] == [-1, 1, 2, 3, 4, 4]
    assert [points("grain", grain=number) for number in (0, 1, 3, 4, 6, 8, 20)] == [-1, 1, 1, 2, 3, 4, 4]
    assert [points("vegetables", vegetables=number) for number in range(6)] == [-1, 1, 2, 3, 4, 4]
    assert [points("sheep", sheep=number) for number in (0, 1, 4, 6, 8)] == [-1, 1, 2, 3, 4]
    assert [points("boar", boar=number) for number in (0, 1, 3, 5, 7)] == [-1, 1, 2, 3, 4]
    assert [points("cattle", cattle=number) for number in (0, 1, 2, 4, 6)] == [-1, 1, 2, 3, 4]
    assert [points("horses", horses=number) for number in (0, 1, 9)] == [-1, 1, 9]


def test_rooms_people_and_markers_count_one_by_one() -> None:
    assert points("rooms", clay_rooms=4) == 4
    assert points("rooms", stone_rooms=4) == 8
    assert points("people", people=5, bed=2) == 3 * 3 + 2
    assert points("unused", unused=3) == -3
    assert points("stables", pastures=1, stables=2) == 2
    assert points("begging", begging=2) == -6


def test_improvements_have_their_points() -> None:
    assert points("cards", well=1, village_church=1, clay_oven=1) == 4 + 4 + 2


def test_goods_that_are_left_make_points_with_the_right_building() -> None:
    assert points("bonus", wood=5) == 0
    assert points("bonus", wood=5, joinery=1) == 2
    assert points("bonus", clay=7, pottery=1) == 3
    assert points("bonus", reed=4, basketmakers_workshop=1) == 2
    assert points("bonus", fuel=3, wood=2, peat_charcoal_kiln=1) == 2
    assert points("bonus", clay=3, joinery=1, ceramics_stall=1) == 1


def test_the_lodge_counts_forests_and_the_church_what_was_given() -> None:
    assert points("bonus", forests=4) == 0
    assert points("bonus", forests=4, foresters_lodge=1) == 4
    assert points("bonus", village_church=1, church=3) == 3


def test_minor_improvements_have_points_and_bring_some() -> None:
    assert points("cards", well=1, minor_points=3) == 4 + 3
    assert points("bonus", village_church=1, church=2, minor_bonus=4) == 2 + 4


def test_minor_improvements_may_cost_points() -> None:
    assert points("cards", minor_points=-5) == -5
    assert points("bonus", minor_bonus=-4) == -4
    printed = [minor.points for minor in MINORS.values()]
    assert sum(number for number in printed if number < 0) == pad.LEAST_MINOR_POINTS


def test_a_horse_that_lies_is_worth_half_a_point() -> None:
    assert points("horses", horses=3, lying=1) == 2.5
    assert points("horses", horses=2, lying=2) == 1


def test_a_farmyard_with_both_extensions_has_19_spaces() -> None:
    assert points("unused", unused=17) == -17
    assert points("bonus", forests=10, fields=7, foresters_lodge=1) == 10


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ([{"fields": 18}], "player 1: 'fields' must be 0 to 17, not 18"),
        ([{}, {"sheep": "2"}], "player 2: 'sheep' must be 0 to 99, not '2'"),
        ([{"sheep": -1}], "'sheep' must be 0 to 99, not -1"),
        ([{"goats": 1}], "'goats' is not on the pad; it has fields, pastures"),
        ([{"clay-rooms": 2, "stone-rooms": 2}], "a house is of one material"),
        ([{"clay-rooms": 1}], "'clay-rooms' is 1, but a house has 2 rooms or more"),
        ([{"stables": 1}], "'stables' counts those in pastures, but 'pastures' is 0"),
        ([{"people": 1}], "'people' is 1, but a family has 2 people or more"),
        ([{"people": 2, "bed": 3}], "'bed' is 3, but 'people' only 2"),
        ([{"church": 1}], "'church' counts points from 'village_church', which is 0"),
        ([{"minor-points": -6}], "'minor-points' must be -5 to 99, not -6"),
        ([{"horses": 1, "lying": 2}], "'lying' is 2, but 'horses' only 1"),
        ([{"fields": 10, "unused": 8}], "all this takes 20 spaces, but a farmyard has 19 at most"),
        ([{"stone-rooms": 7, "fields": 7, "pastures": 1, "stables": 3, "forests": 3}], "all this takes 20 spaces"),
        ([{"well": 1}, {"well": 1}], "there is only one 'well' for all players together"),
    ],
)
def test_what_cannot_be_is_refused(entries: list[dict[str, object]], complaint: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(complaint)):
        filled(*entries)


def test_fields_of_a_group_stand_together() -> None:
    groups = [field.group for field in pad.FIELDS]
    once = list(dict.fromkeys(groups))
    assert once == ["farm", "crops", "animals", "people", "majors", "minors", "left"]
    assert groups == sorted(groups, key=once.index)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_two_fields_have_the_same_name(language: str) -> None:
    names = [texts.name_pad_field(FARMERS, field, language) for field in pad.FIELDS]
    assert len(set(names)) == len(names)
    assert not any(re.search(r"[\d,]", name) for name in names)


def test_the_pad_is_for_one_to_six() -> None:
    with pytest.raises(mire.BadSetup, match="1 to 6"):
        FARMERS.fill_pad([{}] * 7)
