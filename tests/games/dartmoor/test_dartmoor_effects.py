"""What happens when a species is played: its effect, and its bonus if it is paid in its colour, and only then."""

import pytest

from mire.games.dartmoor.box.components import CARD_IDS, FACE_IDS
from mire.games.dartmoor.box.vocabulary import SYMBOLS, TREE, TREES
from mire.games.dartmoor.state import DartmoorState
from tests.games.dartmoor.worlds import COMPONENTS, asked, can, do, forest, names, offered, world

SPECIES = {species.id: species for species in COMPONENTS.species if species is not COMPONENTS.universal}
# There is room for every species, and no card in the forest does anything by itself.
ROOM = ["sessile_oak", "universal_moor", "crab_apple: top meadow_pipit"]
# A bird and an amphibian, a mouse and a bat, a dragonfly and a plant, an insect and a pawed animal, a tree, a shrub.
ONE_OF_EACH = "TB31 LR16 TB08 LR04 goat_willow elderberry-1"

EXTRA_TURN = ["black_alder", "nuthatch", "royal_fern"]
TAKE = ["ash", "crab_apple", "common_lizard"]
MOOR = ["goat_willow", "black_tailed_godwit", "moor_frog", "common_pheasant", "dartmoor_pony"]
DRAW = ["rhos_pasture", "roe_deer"]
PLACE = {
    "common_hazel": "bat",
    "elderberry": "plant",
    "lowland_heath": "amphibian",
    "valley_mire": "insect",
    "warrens": "pawed",
    "bog_asphodel": "tree shrub",
    "grass_snake": "amphibian",
    "greater_butterfly_orchid": "plant",
    "meadowsweet": "insect",
    "wood_mouse": "mouse",
}
WITH_BONUS = [*EXTRA_TURN, *TAKE, *MOOR, *DRAW, *PLACE, "shrew"]

EFFECT_DRAW = ["ash", "moor_birch", "adders_tongue", "otter", "dartmoor_sheep", "field_vole", "treecreeper"]
EFFECT_PLACE = {"blue_ground_beetle": "bird", "blueberry": "amphibian", "capercaillie": "plant", "lake_fly": "bat"}
EFFECT_PLACE_FROM_CLEARING = {"common_noctule": "plant", "daubentons_bat": "insect"}
WITH_EFFECT = [
    *[*EFFECT_DRAW, *EFFECT_PLACE, *EFFECT_PLACE_FROM_CLEARING],
    *["barn_owl", "buzzard", "wheatear", "beaver", "alcathoe_bat", "brandts_bat", "serotine_bat"],
    *["dartmoor_black_rabbit", "gnat"],
]


def played(
    name: str, *more: str, colour: bool = False, hand: str = "", clearing: str = "", stack: str = ""
) -> DartmoorState:
    """A species just played and paid, in its colour or in another; `hand` is what else was there."""
    species = SPECIES[name]
    face = [face for face in COMPONENTS.faces if face.species is species][-1]
    tree = TREES[face.tree] if colour else TREES[face.tree - 1]
    cards = f"{CARD_IDS[face.card]} {species.cost} {tree} {hand}"
    state = do(world(*ROOM, *more, hand=cards, clearing=clearing, stack=stack), f"play {FACE_IDS[face.number]}")
    if asked(state) == "at":
        do(state, f"at {offered(state, 'at')[0]}")
    return do(state, *[f"pay {tree}"] * species.cost)


def in_hand(state: DartmoorState) -> list[str]:
    return names(state.players[0].hand)


def in_cave(state: DartmoorState) -> list[str]:
    return names(state.players[0].stored)


def with_symbols(cards: list[int], symbols: str) -> list[str]:
    """The species on cards that show one of some symbols."""
    wanted = {SYMBOLS.index(symbol) for symbol in symbols.split()}
    faces = [face for card in cards for face in COMPONENTS.cards[card].faces]
    return sorted({face.species.id for face in faces if wanted & set(face.species.symbol_list)})


# Effects


@pytest.mark.parametrize("name", [name for name in SPECIES if name not in [*WITH_EFFECT, "shrew"]])
def test_a_species_without_effect_is_placed_and_the_turn_is_over(name: str) -> None:
    state = played(name, hand=ONE_OF_EACH, clearing="2 any")
    assert (asked(state), state.seat) == ("turn", 1)
    assert (len(in_hand(state)), in_cave(state)) == (6, [])
    assert len(state.clearing) == 2 + SPECIES[name].cost + SPECIES[name].shows(TREE)


@pytest.mark.parametrize("name", EFFECT_DRAW)
def test_its_effect_draws_a_card(name: str) -> None:
    state = played(name, hand=ONE_OF_EACH)
    assert (len(in_hand(state)), state.seat) == (7, 1)


@pytest.mark.parametrize("name", EFFECT_PLACE)
def test_its_effect_places_one_card_of_its_kind_from_hand(name: str) -> None:
    state = played(name, hand=ONE_OF_EACH, clearing="TB23 LR09 TB03")
    assert offered(state, "place") == with_symbols(state.players[0].hand, EFFECT_PLACE[name])
    do(state, f"place {offered(state, 'place')[0]}")
    do(state, f"at {offered(state, 'at')[-1]}")
    assert len(in_hand(state)) == 5


@pytest.mark.parametrize("name", EFFECT_PLACE_FROM_CLEARING)
def test_its_effect_places_one_card_of_its_kind_from_the_clearing_never_from_hand(name: str) -> None:
    symbol = EFFECT_PLACE_FROM_CLEARING[name]
    state = played(name, hand=ONE_OF_EACH, clearing="TB02 LR06 TB24 ash")
    assert offered(state, "place") == with_symbols(state.clearing, symbol)
    do(state, f"place {offered(state, 'place')[0]}", "at 3")
    assert (len(in_hand(state)), len(state.clearing), state.seat) == (6, 4, 1)
    assert played(name, hand=ONE_OF_EACH, clearing="ash goat_willow").seat == 1


def test_a_barn_owl_gives_one_extra_turn_if_a_bat_is_there() -> None:
    assert played("barn_owl").seat == 1
    state = played("barn_owl", "brandts_bat, serotine_bat")
    assert (state.seat, asked(state)) == (0, "turn")
    assert do(state, "draw", "draw").seat == 1


def test_a_buzzard_draws_a_card_per_mouse() -> None:
    assert len(in_hand(played("buzzard"))) == 0
    assert len(in_hand(played("buzzard", "field_vole, shrew, wood_mouse, dartmoor_badger"))) == 3


def test_a_wheatear_reveals_a_card_per_moor_into_the_cave_universal_moors_too() -> None:
    state = played("wheatear", "rivulet", stack="heather/moor_birch ash")
    assert in_cave(state) == ["TB18", "ash"]


def test_a_beaver_moves_all_trees_of_the_clearing_into_the_cave_those_just_paid_too() -> None:
    state = played("beaver", clearing="2 black_alder elderberry LR09 rivulet")
    assert in_cave(state) == ["black_alder"] * 4
    assert len(state.clearing) == 3


def test_an_alcathoe_bat_moves_two_cards_of_the_clearing_into_the_cave_the_one_just_paid_too() -> None:
    state = played("alcathoe_bat", clearing="TB08 LR16")
    assert offered(state, "store") == ["LR16", "TB08", "crab_apple"]
    do(state, "store crab_apple", "store TB08")
    assert (in_cave(state), names(state.clearing), state.seat) == (["TB08", "crab_apple"], ["LR16"], 1)


def test_a_brandts_bat_reveals_two_cards_into_the_cave() -> None:
    state = played("brandts_bat", stack="TB08 ash")
    assert (in_cave(state), state.seat) == (["TB08", "ash"], 1)


def test_a_serotine_bat_takes_a_card_of_the_clearing_the_one_just_paid_too() -> None:
    state = played("serotine_bat", clearing="TB08")
    assert offered(state, "take") == ["TB08", "black_alder"]
    do(state, "take TB08")
    assert (in_hand(state), len(state.clearing), state.seat) == (["TB08"], 1, 1)


def test_a_dartmoor_black_rabbit_brings_any_number_of_rabbits_along() -> None:
    state = played("dartmoor_black_rabbit", "ash", hand="LR02 LR05 LR06 LR10")
    assert offered(state, "place") == ["dartmoor_black_rabbit"]
    do(state, "place LR06-right", "at 1", "place LR02-left", "at 3", "skip")
    assert in_hand(state) == ["LR05", "LR10"]
    assert forest(state)[0] == "sessile_oak: left dartmoor_black_rabbit, right dartmoor_black_rabbit"
    assert state.seat == 1


def test_a_gnat_brings_any_number_of_bats_along_without_their_effects() -> None:
    state = played("gnat", "ash, ash", hand="LR09 LR03 LR08", clearing="any")
    do(state, "place brandts_bat", "at 1", "place serotine_bat", "at 3")
    assert (asked(state), in_cave(state), len(state.clearing)) == ("place", [], 1)
    assert can(state, "skip")
    do(state, "place alcathoe_bat", "at 3")
    assert (state.seat, in_hand(state)) == (1, [])


def test_a_lake_fly_lets_the_bat_that_it_places_have_its_effect() -> None:
    state = do(played("lake_fly", hand="brandts_bat serotine_bat", stack="TB08 ash"), "place brandts_bat", "at 3")
    assert (in_cave(state), state.seat, len(in_hand(state))) == (["TB08", "ash"], 1, 1)


# Permanent effects


@pytest.mark.parametrize(
    ("shrub_or_moor", "species"),
    [("common_hazel", "common_noctule"), ("elderberry", "heather"), ("fountainhead", "rivulet"), ("tor", "grey_heron")],
)
def test_a_permanent_effect_draws_a_card_per_copy_each_time_and_for_nothing_else(
    shrub_or_moor: str, species: str
) -> None:
    assert len(in_hand(played(species, shrub_or_moor))) == 1
    assert len(in_hand(played(species, f"2 {shrub_or_moor}"))) == 2
    assert len(in_hand(played("warty_newt", f"2 {shrub_or_moor}"))) == 0


@pytest.mark.parametrize("name", ["common_hazel", "elderberry", "fountainhead", "tor"])
def test_a_permanent_effect_does_not_work_on_the_card_itself(name: str) -> None:
    assert in_hand(played(name)) == []


def test_a_second_fountainhead_is_a_moor_to_the_first() -> None:
    assert len(in_hand(played("fountainhead", "fountainhead/black_alder"))) == 1


# Bonuses


@pytest.mark.parametrize("name", [name for name in WITH_BONUS if name != "shrew"])
def test_paid_in_another_colour_there_is_no_bonus(name: str) -> None:
    state = played(name, hand=ONE_OF_EACH, clearing="any")
    assert (asked(state), state.seat) == ("turn", 1)
    assert len(in_hand(state)) == 6 + (name in EFFECT_DRAW)


@pytest.mark.parametrize("name", [name for name in SPECIES if name not in WITH_BONUS + WITH_EFFECT])
def test_a_species_without_bonus_brings_nothing_in_its_colour_either(name: str) -> None:
    state = played(name, hand=ONE_OF_EACH, clearing="any", colour=True)
    assert (asked(state), state.seat, len(in_hand(state))) == ("turn", 1, 6)


@pytest.mark.parametrize("name", EXTRA_TURN)
def test_its_bonus_is_an_extra_turn(name: str) -> None:
    state = played(name, colour=True)
    assert (asked(state), state.seat) == ("turn", 0)
    assert do(state, "draw", "draw").seat == 1


@pytest.mark.parametrize("name", TAKE)
def test_its_bonus_takes_a_card_of_the_clearing_one_just_paid_too(name: str) -> None:
    state = played(name, colour=True, clearing="TB08")
    before = len(in_hand(state))
    assert set(offered(state, "take")) == set(names(state.clearing)) > {"TB08"}
    do(state, "take TB08")
    assert (len(in_hand(state)), state.seat) == (before + 1, 1)


@pytest.mark.parametrize("name", MOOR)
def test_its_bonus_lays_any_hand_card_face_down_as_a_universal_moor(name: str) -> None:
    state = played(name, colour=True, hand=ONE_OF_EACH)
    assert offered(state, "moor") == sorted(in_hand(state))
    do(state, "moor TB08")
    assert (forest(state)[-1], len(in_hand(state)), state.seat) == ("universal_moor", 5, 1)


@pytest.mark.parametrize("name", DRAW)
def test_its_bonus_draws_a_card(name: str) -> None:
    assert len(in_hand(played(name, colour=True))) == 1


@pytest.mark.parametrize("name", PLACE)
def test_its_bonus_places_one_card_of_its_kind_from_hand(name: str) -> None:
    state = played(name, colour=True, hand=ONE_OF_EACH, clearing="TB23 LR09 TB03")
    assert offered(state, "place") == with_symbols(state.players[0].hand, PLACE[name])
    clearing = len(state.clearing)
    do(state, f"place {offered(state, 'place')[0]}")
    if asked(state) == "at":
        do(state, f"at {offered(state, 'at')[0]}")
    assert state.seat == 1
    assert len(state.clearing) == clearing + (name == "bog_asphodel") * (forest(state)[-1] == "goat_willow")


def test_a_shrew_always_earns_its_bonus_a_card_per_mouse_into_the_cave_itself_included() -> None:
    state = played("shrew", "field_vole, wood_mouse", stack="TB08 ash rivulet-1")
    assert (in_cave(state), state.seat) == (["TB08", "ash", "rivulet-1"], 1)


def test_every_species_is_told_apart() -> None:
    assert len(set(WITH_EFFECT)) == len(WITH_EFFECT) == 22
    assert len(set(WITH_BONUS)) == len(WITH_BONUS) == 24
    assert {*WITH_EFFECT, *WITH_BONUS} <= set(SPECIES)
