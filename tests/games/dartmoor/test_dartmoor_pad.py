"""The score pad of a game played with the box."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

import mire
from mire import texts
from mire.bots.random import RandomBot
from mire.core.errors import BadSetup
from mire.core.game import Score
from mire.games.dartmoor import pad
from mire.games.dartmoor.box.vocabulary import LAY_MOOR, NO_TREE, TREES
from mire.games.dartmoor.game import DARTMOOR
from mire.games.dartmoor.model.position import Player
from mire.games.dartmoor.rules.scoring import scores
from mire.games.dartmoor.state import DartmoorState
from tests.games.dartmoor.worlds import COMPONENTS, dealt

EXAMPLE = {
    **dict.fromkeys(["crab_apple", "crab_apple-full", "moor_birch", "common_hazel"], 1),
    **dict.fromkeys(["valley_mire", "wet_woodland", "universal_moor"], 1),
    **dict.fromkeys(["emerald_damselfly", "keeled_skimmer", "small_red_damselfly", "southern_damselfly"], 1),
    **dict.fromkeys(["wheatear", "wheatear-moor", "buzzard"], 1),
    **dict.fromkeys(["beaver", "heather", "blue_ground_beetle", "water_soldiers", "bog_asphodel"], 1),
    **dict.fromkeys(["common_pheasant", "wood_mouse", "shrew", "dartmoor_badger", "roe_deer-moor_birch"], 1),
    "dartmoor_black_rabbit": 2,
    "symbols-moor_birch": 5,
    "cave": 10,
}
ROOM = {"moor_birch": 6, "warrens": 3}


def filled(*entries: Mapping[str, object]) -> list[Score]:
    return DARTMOOR.fill_pad([*entries, *[{}] * (2 - len(entries))])


def total(**counted: int) -> int | float:
    """What one player's numbers add to a forest with room for everything."""
    return filled({**ROOM, **counted})[0].total - filled(ROOM)[0].total


def counted(player: Player) -> dict[str, int]:
    """A forest as somebody would count it."""
    numbers: Counter[str] = Counter(cave=len(player.stored))
    numbers["cave-4"] = int(player.cave == 4)
    for host in player.forest.hosts:
        numbers[host.species.id] += 1
        numbers["crab_apple-full"] += host.full and host.species.id == "crab_apple"
        trees = [host.tree]
        for slot, faces in enumerate(host.slots):
            for face in faces:
                species = face.species.id
                numbers[f"roe_deer-{TREES[face.tree]}" if species == "roe_deer" else species] += 1
                numbers["nuthatch-full"] += host.full and species == "nuthatch"
                if host.is_moor and species in ("wheatear", "meadowsweet"):
                    numbers[f"{species}-moor"] += 1
                if host.species.id == "blanket_bog" and host.below(slot) and species in pad.PLANTS:
                    numbers[f"bog-{species}"] += 1
                trees.append(face.tree)
        numbers.update(f"symbols-{TREES[tree]}" for tree in trees if tree != NO_TREE)
    return dict(numbers)


def random_ends(players: int, games: int) -> Iterator[DartmoorState]:
    for seed in range(games):
        state = dealt(players, seed)
        rng = RandomBot(seed).rng
        while moves := state.moves():
            state.play(rng.choice(moves))
        yield state


def test_the_example_of_the_rule_book_makes_127_points() -> None:
    score = filled(EXAMPLE)[0]
    assert score.total == 127
    assert score.categories == {
        "trees": 9,
        "shrubs": 0,
        "moors": 16,
        "top": 24,
        "bottom": 31,
        "sides": 37,
        "cave": 10,
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_forest_that_is_counted_by_hand_makes_the_points_of_the_game(players: int) -> None:
    for state in random_ends(players, 12):
        by_hand = DARTMOOR.fill_pad([counted(player) for player in state.players])
        assert [score.categories for score in by_hand] == [score.categories for score in scores(state)]


def test_the_pad_knows_every_species_with_all_its_copies() -> None:
    copies = Counter(face.species.id for card in COMPONENTS.deck for face in COMPONENTS.cards[card].faces)
    fields = {field.name: field.most for field in pad.FIELDS}
    assert {name: fields.get(name, 0) for name in copies if name != "roe_deer"} == {
        name: number for name, number in copies.items() if name != "roe_deer"
    }
    deer = [face for face in COMPONENTS.faces if face.species.id == "roe_deer"]
    assert sorted(TREES[face.tree] for face in deer) == pad.DEER_TREES
    assert len(fields) == len(pad.FIELDS)


def test_there_can_be_as_many_universal_moors_as_cards_and_caves_lay() -> None:
    copies = Counter(face.species.id for card in COMPONENTS.deck for face in COMPONENTS.cards[card].faces)
    laying = [action for action in COMPONENTS.actions if action.do == LAY_MOOR]
    assert sum(copies.get(action.card, 1) for action in laying) == pad.UNIVERSAL_MOORS


def test_fields_of_a_group_stand_together() -> None:
    groups = [field.group for field in pad.FIELDS]
    once = list(dict.fromkeys(groups))
    assert once == ["trees", "shrubs", "moors", "top", "bottom", "sides", "bog", "symbols", "cave"]
    assert groups == sorted(groups, key=once.index)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_two_fields_have_the_same_name(language: str) -> None:
    names = [texts.name_pad_field(DARTMOOR, field, language) for field in pad.FIELDS]
    assert len(set(names)) == len(names)
    assert not any(re.search(r"[\d,]", name) for name in names)


def test_what_is_not_counted_is_nothing() -> None:
    assert [score.total for score in filled({}, {})] == [0, 0]


def test_who_has_most_moors_follows_from_everybodys_numbers() -> None:
    first, second = filled({**ROOM, "dartmoor_pony": 1}, {"tor": 3, "dartmoor_pony": 0, "universal_moor": 1})
    assert first.categories["sides"] == 5
    first, second = filled({**ROOM, "dartmoor_pony": 1}, {"tor": 3})
    assert first.categories["sides"] == 15
    assert second.total == 0


def test_plants_below_a_blanket_bog_count_twice() -> None:
    assert total(adders_tongue=2, blanket_bog=1) == 6
    assert total(adders_tongue=2, blanket_bog=1, **{"bog-adders_tongue": 1}) == 9
    assert total(meadowsweet=3, blanket_bog=1, **{"meadowsweet-moor": 2, "bog-meadowsweet": 1}) == 15


def test_a_roe_deer_counts_the_symbols_of_its_tree() -> None:
    assert total(**{"roe_deer-ash": 1, "roe_deer-crab_apple": 1, "symbols-ash": 4, "symbols-crab_apple": 2}) == 12 + 6


def test_the_cave_counts_its_cards_and_card_four_has_points() -> None:
    assert total(cave=3) == 3
    assert total(cave=3, **{"cave-4": 1}) == 8


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ([{"ash": 7}], "player 1: 'ash' must be 0 to 6, not 7"),
        ([{}, {"ash": "2"}], "player 2: 'ash' must be 0 to 6, not '2'"),
        ([{"yew": 1}], "'yew' is not on the pad"),
        ([{"ash": 4}, {"ash": 3}], "all players together can have at most 6 for 'ash'"),
        ([{"cave-4": 1}, {"cave-4": 1}], "all players together can have at most 1 for 'cave-4'"),
        ([{"crab_apple": 1, "crab_apple-full": 2}], "'crab_apple-full' is 2, but 'crab_apple' only 1"),
        ([{**ROOM, "wheatear-moor": 1}], "'wheatear-moor' is 1, but 'wheatear' only 0"),
        ([{**ROOM, "bog-heather": 1}], "'bog-heather' is 1, but 'heather' only 0"),
        (
            [{**ROOM, "blanket_bog": 1, "meadowsweet": 1, "bog-meadowsweet": 1}],
            "'bog-meadowsweet' is 1, but 'meadowsweet-moor' only 0",
        ),
        (
            [{**ROOM, "blanket_bog": 1, "heather": 3, "bog-heather": 3}],
            "'blanket_bog' is 1, so at most 2 plants are below, not 3",
        ),
        ([{"moor_birch": 1, "heather": 2}], "2 cards at the bottom, but the forest has room for 1"),
        ([{"tor": 1, "grey_heron": 3}], "3 cards at the top, but the forest has room for 2"),
        ([{"tor": 1, "gnat": 1}], "1 cards at the sides, but the forest has room for 0"),
        ([{"ash": 1, "black_alder": 2}], "'ash' counts 'symbols-black_alder': they must be 2 or more"),
        (
            [{**ROOM, "roe_deer-moor_birch": 1, "symbols-moor_birch": 6}],
            "'roe_deer-moor_birch' counts 'symbols-moor_birch': they must be 7 or more",
        ),
    ],
)
def test_what_cannot_be_is_refused(entries: list[dict[str, object]], complaint: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(complaint)):
        filled(*entries)


def test_who_may_share_a_slot_needs_no_room() -> None:
    assert filled({"moor_birch": 1, "dartmoor_badger": 1, "dartmoor_black_rabbit": 4})[0].total
    assert filled({"tor": 1, "water_soldiers": 1, "keeled_skimmer": 3, "grey_heron": 1})[0].total
    with pytest.raises(BadSetup, match="at the sides"):
        filled({"moor_birch": 1, "dartmoor_black_rabbit": 3})


def test_the_pad_is_for_two_to_five() -> None:
    with pytest.raises(mire.BadSetup, match="2 to 5"):
        DARTMOOR.fill_pad([{}])
