"""The components file: every published count and shape, violated one at a time; a good replacement; all 180 cards."""

import copy
import json
import random
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import mire
from mire.games.dartmoor.box.loading import BOX
from tests.broken import edit

JSON = dict[str, Any]
OWN_FILE = resources.files("mire.games.dartmoor").joinpath("components.toml").read_text("utf-8")


def own_components() -> JSON:
    """A copy of our components as data, to be changed."""
    return copy.deepcopy(BOX.data(None))


def complaint(components: Any) -> str:
    with pytest.raises(mire.BadSetup) as caught:
        mire.new("dartmoor", seed=1, components=components)
    return str(caught.value)


def species(name: str, **changes: object) -> Callable[[JSON], None]:
    """Change what is said of a species; None takes it away."""

    def change(data: JSON) -> None:
        entry = next(entry for entry in data["species"] if entry["id"] == name)
        entry.update(changes)
        for key in [key for key, value in changes.items() if value is None]:
            del entry[key]

    return change


def drop_species(data: JSON) -> None:
    data["species"] = [entry for entry in data["species"] if entry["id"] != "ash"]


def double_species(data: JSON) -> None:
    data["species"].append(dict(data["species"][0]))


def drop_card(data: JSON) -> None:
    del data["deck"]["left_right"][6]


def double_card(data: JSON) -> None:
    data["deck"]["left_right"][6]["id"] = "LR08"


def split_in_three(data: JSON) -> None:
    data["deck"]["left_right"][6]["top"] = ["buzzard", "ash"]


def merge_species(data: JSON) -> None:
    """One species less, its copies counted for another."""
    data["species"] = [entry for entry in data["species"] if entry["id"] != "gnat"]
    species("lake_fly", copies=5)(data)


FAULTS: list[tuple[Callable[[JSON], None], str]] = [
    # Species: published counts
    (drop_species, "species: ash is missing"),
    (double_species, "species ash: it is there twice"),
    (merge_species, "species: gnat is missing"),
    (species("ash", copies=5), "species ash: there are 6 copies, not 5"),
    (species("tor", copies=4), "species tor: there are 3 copies, not 4"),
    (species("common_hazel", copies=3), "species common_hazel: there are 4 copies, not 3"),
    (species("ash", id="oak"), "species oak: tree species are: crab_apple, ash"),
    (species("buzzard", copies=5), "species: there are 56 top halves, here 57"),
    (species("beaver", copies=2), "species: there are 56 bottom halves, here 55"),
    (species("gnat", copies=3), "species: there are 90 side halves, here 91"),
    (species("gnat", id="hare"), "species hare: side species are: "),
    # Species: shapes
    (species("ash", symbols=["tree", "plant"]), "species ash: its symbol is tree alone"),
    (species("ash", only="moor"), "species ash: 'only' is for halves of split cards"),
    (species("gnat", only="moor"), "species gnat: nothing is placed at the sides of a moor"),
    (species("beaver", only="bird"), "species beaver: only a top half can share a slot with a bird"),
    (species("ash", cost=10), "species ash, cost: "),
    (species("ash", cost="two"), "species ash, cost: "),
    (species("gnat", id="universal_moor"), "species universal_moor: side species are: "),
    (species("gnat", position="top"), "species gnat: top species are: "),
    (species("gnat", symbols=["fly"]), "species gnat, symbols[0]: "),
    (species("gnat", position="front"), "species gnat, position: "),
    (species("gnat", colour="blue"), "species gnat: Object contains unknown field `colour`"),
    (edit("species", 0, to="a species"), "species number 1 in the list: "),
    # The words of the cards
    (species("ash", effect={"do": "dance"}), "species ash, effect.do: "),
    (species("ash", effect={"do": "draw", "from": "stack"}), "species ash, effect: 'draw' takes no 'from'"),
    (species("ash", effect={"do": "to_cave"}), "species ash, effect: 'to_cave' needs from: stack or clearing"),
    (species("ash", effect={"do": "draw", "amount": "any"}), "species ash, effect: any number is for 'place'"),
    (species("ash", effect={"do": "draw", "amount": "all"}), "species ash, effect: all are for 'to_cave' from the"),
    (species("ash", bonus={"do": "place", "from": "hand"}), "species ash, bonus: 'place' needs 'of'"),
    (species("ash", bonus={"do": "take", "of": {"symbol": "bat"}}), "species ash, bonus: 'take' takes no 'of'"),
    (species("ash", bonus={"do": "take", "per": {"symbol": "bat"}}), "species ash, bonus: 'take' takes no 'per'"),
    (species("ash", bonus={"do": "draw", "with_effect": True}), "species ash, bonus: 'with_effect' is for 'place'"),
    (
        species("ash", bonus={"do": "place", "from": "hand", "of": {"cave": True}}),
        "species ash, bonus: 'of' names type symbols or a species",
    ),
    (
        species("ash", effect={"do": "extra_turn", "if": {"at": "moor"}}),
        "species ash, effect: an effect can depend only on a count or on having the most",
    ),
    (species("ash", effect={"do": "draw", "per": {}}), "species ash, effect: one thing is counted, not 0"),
    (
        species("ash", effect={"do": "draw", "per": {"symbol": "bat", "species": "gnat"}}),
        "species ash, effect: one thing is counted, not 2 (symbol, species)",
    ),
    (species("ash", effect={"do": "draw", "per": {"species": "hare"}}), "ash, effect: there is no species 'hare'"),
    (species("ash", effect={"do": "draw", "per": {"symbols": []}}), "species ash, effect: no symbol is named"),
    (species("ash", effect={"do": "draw", "per": {"tree": "own"}}), "ash, effect: its own tree symbol is counted for"),
    (
        species("tor", permanent={"each": {"symbols": ["bird", "bat"]}, "do": "draw"}),
        "species tor, permanent: only one type symbol can be meant here",
    ),
    (species("tor", permanent={"do": "draw"}), "species tor: 'permanent' has one of: each and do, shares, doubles"),
    (species("tor", permanent={"each": {"cave": True}, "do": "draw"}), "tor, permanent: only cards with a type symbol"),
    (species("ash", points=[{}]), "species ash, points: points have one of: value, tiers, sets, group"),
    (species("ash", points=[{"value": 1, "of": {"cave": True}}]), "species ash, points: a value stands alone, with"),
    (species("ash", points=[{"value": 1, "else": 1}]), "species ash, points: a value stands alone, with"),
    (species("ash", points=[{"value": 1, "if": {"count": {"symbol": "bat"}}}]), "species ash, points: 'if' has one of"),
    (species("ash", points=[{"tiers": {"1": 1}}]), "species ash, points: 'tiers' stands with 'of' alone"),
    (species("ash", points=[{"group": [1], "of": {"cave": True}}]), "species ash, points: 'group' stands alone"),
    (species("ash", points=[{"tiers": {"few": 1}, "of": {"cave": True}}]), "ash, points: tier 'few' must be a number"),
    (species("ash", points=[{"sets": [1], "of": {"cave": True}}]), "ash, points: sets are of species with a type"),
    (species("ash", points=[{"value": 100}]), "species ash, points[0].value: "),
    # Caves
    (edit("caves", 4, "number", to=4), "caves: there are the caves 1 to 5"),
    (edit("caves", to=[]), "caves: there are the caves 1 to 5"),
    (edit("caves", 0, "effects", to=[{"do": "dance"}]), "cave 1, effects[0].do: "),
    (edit("caves", 0, "effects", to=[{"do": "to_cave"}]), "cave 1: 'to_cave' needs from"),
    # The deck
    (drop_card, "card LR07: it is missing"),
    (double_card, "card LR08: it is there twice"),
    (split_in_three, "card LR07: it has the halves top, left, right"),
    (edit("deck", "left_right", 0, "id", to="LR46"), "card LR46: the cards here are LR01 to LR45"),
    (edit("deck", "top_bottom", 0, "top", 0, to="hare"), "card TB01: there is no species 'hare'"),
    (edit("deck", "top_bottom", 0, "top", 0, to="gnat"), "card TB01: gnat is no species for the top"),
    (edit("deck", "top_bottom", 0, "top", 1, to="elm"), "card TB01, top[1]: "),
    (
        edit("deck", "top_bottom", 0, "top", 0, to="buzzard"),
        "small_red_damselfly: it has 4 copies, but is on 3 halves of",
    ),
    (edit("deck", "left_right", 6, "left", 1, to="ash"), "species roe_deer: every copy has another tree symbol"),
    (edit("deck", "tree_symbols", "tor", to=["ash"]), "deck, tree_symbols of tor: it has 3 copies, here 1"),
    (edit("deck", "tree_symbols", "oak", to=["ash"]), "deck, tree_symbols of oak: there is no such shrub or moor"),
    # The file
    (edit("trees", to=4), "the file: Object contains unknown field `trees`"),
    (species("ash", position="\ud800"), "the file: a text in it has half a character"),
]


@pytest.mark.parametrize(("fault", "expected"), FAULTS)
def test_a_fault_is_named_with_its_entry(fault: Callable[[JSON], None], expected: str) -> None:
    data = own_components()
    fault(data)
    said = complaint(data)
    assert said.startswith("components: ")
    assert expected in said


@pytest.mark.parametrize("name", ["species", "caves", "deck"])
def test_a_missing_part_is_named(name: str) -> None:
    data = own_components()
    del data[name]
    assert f"missing required field `{name}`" in complaint(data)


def test_a_missing_field_of_a_species_is_named() -> None:
    data = own_components()
    species("gnat", cost=None)(data)
    said = complaint(data)
    assert "missing required field `cost`" in said
    assert "gnat" in said


# Replacements


def test_a_good_replacement_file_plays_and_its_record_replays_without_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN_FILE.replace("number = 4\npoints = 5", "number = 4\npoints = 7"), "utf-8")
    table = mire.new("dartmoor", players=3, seed=4, components=str(file))
    assert table.components()["caves"][3]["points"] == 7
    chance = random.Random(4)
    while not table.over:
        table.play(chance.choice(table.moves()))
    record, saved = table.record(), table.to_json()
    file.unlink()
    assert mire.replay(record).to_json() == saved
    assert mire.from_json(saved).to_json() == saved


@pytest.mark.chance
def test_cards_that_are_alike_are_offered_once() -> None:
    data = own_components()
    for number in (0, 1):
        data["deck"]["tree_symbols"]["tor"][number] = "ash"
    table = mire.new("dartmoor", players=5, seed=3, components=data)
    chance = random.Random(3)
    while not table.over:
        table.check()
        assert not any("tor-2" in str(move) for move in table.moves())
        assert mire.from_json({**json.loads(table.to_json()), "seed": None, "moves": []}).moves() == table.moves()
        table.play(chance.choice(table.moves()))


WILD: list[Callable[[JSON], None]] = [
    species(
        "gnat", effect={"do": "place", "from": "hand", "of": {"symbol": "bat"}, "amount": "any", "with_effect": True}
    ),
    species("ash", effect={"do": "place", "from": "clearing", "of": {"symbol": "tree"}, "with_effect": True}),
    species("tor", permanent={"each": {"symbol": "insect"}, "do": "draw"}),
    species("shrew", effect={"do": "to_cave", "from": "clearing", "per": {"symbol": "mouse"}}),
    species("crab_apple", cost=0, effect={"do": "take", "amount": 3}, bonus={"do": "universal_moor", "amount": 2}),
    species("buzzard", cost=9, effect={"do": "extra_turn"}, bonus={"do": "discard", "amount": 4}),
    species("barn_owl", permanent={"shares": "dragonfly"}, symbols=["bird", "dragonfly"]),
    species("treecreeper", permanent={"shares": "rabbit"}, cost=0),
    species("beaver", effect={"do": "to_cave", "from": "stack", "per": {"cave": True}}),
    edit("caves", 0, "effects", to=[{"do": "place", "from": "hand", "of": {"symbol": "tree"}, "with_effect": True}]),
    edit("caves", 1, "effects", to=[{"do": "take"}, {"do": "discard", "amount": 10}, {"do": "extra_turn"}]),
    edit("caves", 2, "effects", to=[{"do": "draw", "amount": 10}, {"do": "universal_moor", "amount": 3}]),
]


@pytest.mark.chance
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_cards_can_say_the_game_is_played_to_its_end(players: int) -> None:
    data = own_components()
    for change in WILD:
        change(data)
    for seed in range(4):
        chance = random.Random(seed)
        table = mire.new("dartmoor", players=players, seed=seed, components=data)
        table.keep_log()
        decision = 0
        while not table.over:
            table.check()
            if decision % 9 == 0:
                again = mire.from_json({**json.loads(table.to_json()), "seed": None, "moves": []})
                assert again.moves() == table.moves()
                table.redeal(0, chance).check()
            before = table.copy()
            table.play(chance.choice(table.moves()))
            assert table.log_entries(before.ply, 0)
            decision += 1
        table.scores()


# All cards


def test_our_own_components_hold_every_published_count() -> None:
    data = own_components()
    copies = Counter({entry["position"]: 0 for entry in data["species"]})
    for entry in data["species"]:
        copies[entry["position"]] += entry["copies"]
    assert copies == {"tree": 36, "shrub": 8, "moor": 27, "top": 56, "bottom": 56, "side": 90}
    assert (len(data["deck"]["left_right"]), len(data["deck"]["top_bottom"])) == (45, 56)
    assert len(data["caves"]) == 5


@pytest.mark.chance
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_180_cards_are_somewhere_once_at_every_decision(players: int) -> None:
    chance = random.Random(players)
    table = mire.new("dartmoor", players, seed=players)
    everything = Counter(all_cards(json.loads(table.to_json())["state"]))
    assert sum(everything.values()) == 180 - (5 - players)  # the caves that nobody takes go back unseen
    while not table.over:
        table.play(chance.choice(table.moves()))
        assert Counter(all_cards(json.loads(table.to_json())["state"])) == everything


def all_cards(state: JSON) -> list[str]:
    """All cards on the table by their names, from the plain data."""
    cards = [*state["hidden"]["stack"], *state["hidden"]["box"], *state["clearing"], *state["discard"]]
    cards += ["winter"] * state["winters"] + [f"cave {cave}" for cave in state["caves"]]
    cards += [card_of(step["face"]) for step in state["pending"] if "face" in step]
    for player in state["players"]:
        cards += [*player["hand"], *player["stored"]] + [f"cave {player['cave']}"] * (player["cave"] is not None)
        for host in player["forest"]:
            cards += [host["card"], *[card_of(placed["face"]) for slot in host["slots"] for placed in slot]]
    return cards


def card_of(face: str) -> str:
    return face[:4] if face.endswith(("-top", "-bottom", "-left", "-right")) else face
