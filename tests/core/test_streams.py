"""All chance comes from the seed, through one labelled stream per purpose."""

import random
from collections import Counter

import mire
from mire.core.registry import games
from mire.core.seeds import Stream

GAME = games()[0].name


def numbers(seed: int, label: str, many: int = 8) -> list[int]:
    stream = Stream(seed, label)
    return [stream.below(1000) for _ in range(many)]


def test_streams_give_these_numbers_on_every_machine() -> None:
    assert numbers(42, "moor deck", 6) == [669, 909, 272, 144, 570, 563]
    assert numbers(42, "plant deck", 6) == [463, 89, 316, 311, 760, 958]


def test_a_shuffle_gives_this_order_on_every_machine() -> None:
    items = list(range(10))
    Stream(7, "x").shuffle(items)
    assert items == [7, 9, 2, 5, 0, 1, 4, 8, 3, 6]


def test_a_seed_deals_this_table_on_every_machine() -> None:
    board = mire.new("moorland", 2, seed=42).view()["board"]
    assert board["display"] == [52, 21, 57]
    assert board["plant_card"] == ["rushes", "peat_moss"]
    assert [plan["plan"] for plan in board["structure"]] == [3, 2, 1, 4]


def test_streams_are_independent_by_label_and_by_seed() -> None:
    assert numbers(1, "layout") == numbers(1, "layout")
    assert len({tuple(numbers(seed, label)) for seed in range(5) for label in ("layout", "deck", "")}) == 15


def test_a_stream_goes_on_after_its_first_block() -> None:
    many = numbers(3, "deck", 1000)
    assert len(set(many)) > 500
    assert many[:8] == numbers(3, "deck")


def test_numbers_are_spread_evenly() -> None:
    stream = Stream(5, "dice")
    found = Counter(stream.below(6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(850 < many < 1150 for many in found.values())


def test_a_shuffle_keeps_all_items() -> None:
    for length in (0, 1, 2, 60):
        items = list(range(length))
        Stream(1, "deck").shuffle(items)
        assert sorted(items) == list(range(length))


def test_burning_the_global_random_changes_nothing() -> None:
    def game(burn: bool) -> str:
        rng = random.Random(9)
        table = mire.new(GAME, 3, seed=9)
        while not table.over:
            if burn:
                random.seed(0)
                random.random()
            table.play(rng.choice(table.moves()))
        return table.to_json()

    state = random.getstate()
    try:
        assert game(burn=True) == game(burn=False)
    finally:
        random.setstate(state)


def test_a_table_does_not_touch_the_global_random() -> None:
    state = random.getstate()
    table = mire.new(GAME, 2)
    table.redeal(0, random.Random(1))
    table.play(table.moves()[0])
    assert random.getstate() == state


def test_more_players_or_another_layout_do_not_change_the_plant_deck() -> None:
    decks = set()
    for players, layout in ((2, "grid"), (3, "row"), (4, "ring")):
        board = mire.new("moorland", players, seed=11, layout=layout).view()["board"]
        decks.add(tuple(board["plant_card"]))
    assert len(decks) == 1
