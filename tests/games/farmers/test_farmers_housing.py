"""Whether animals find room."""

import random
import time
from itertools import product

import pytest

from mire.games.farmers.model.housing import have_room


@pytest.mark.parametrize(
    ("animals", "pastures", "singles", "fits"),
    [
        ([1, 0, 0, 0], [], 1, True),  # the pet
        ([1, 1, 0, 0], [], 1, False),
        ([2, 0, 0, 0], [2], 1, True),
        ([2, 1, 0, 0], [2], 1, True),
        ([2, 1, 1, 0], [2], 1, False),
        ([3, 3, 0, 0], [4, 2], 1, True),
        ([3, 3, 0, 0], [4, 2], 0, False),
        ([5, 0, 0, 1], [4, 2], 0, False),  # one kind in a pasture
        ([4, 4, 2, 2], [4, 4, 2, 2], 0, True),
        ([7, 0, 0, 0], [4, 2], 1, True),  # one kind in several pastures
    ],
)
def test_one_kind_lives_in_a_pasture_and_any_animal_in_a_single_place(
    animals: list[int], pastures: list[int], singles: int, fits: bool
) -> None:
    assert have_room(animals, pastures, singles) is fits


def test_it_agrees_with_trying_everything() -> None:
    chance = random.Random(1)
    for _ in range(500):
        pastures = [chance.choice([2, 4, 6, 8, 12, 16]) for _ in range(chance.randrange(6))]
        animals, singles = [chance.randrange(12) for _ in range(4)], chance.randrange(5)
        assert have_room(animals, pastures, singles) is tried_out(animals, pastures, singles)


def test_the_slowest_question_is_quick() -> None:
    start = time.process_time()
    assert not have_room([61, 33, 35, 39], [160, 2, 2, 2, 2, 2, 2], 4)
    assert time.process_time() - start < 1


def tried_out(animals: list[int], pastures: list[int], singles: int) -> bool:
    """Every way to give the pastures to kinds of animals."""
    for kinds in product(range(4), repeat=len(pastures)):
        room = [sum(size for size, kind in zip(pastures, kinds, strict=True) if kind == of) for of in range(4)]
        if sum(max(0, number - space) for number, space in zip(animals, room, strict=True)) <= singles:
            return True
    return False
