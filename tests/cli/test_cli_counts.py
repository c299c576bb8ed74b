"""What somebody counted, written with names."""

import pytest

from mire.cli.counts import Unclear, read_counts

TREES = {"ash": "Ash", "crab_apple": "Crab Apple", "crab_apple-full": "Crab Apple fully occupied"}
PLANTS = {"adders_tongue": "Adder's Tongue", "bog_asphodel": "Bog Asphodel", "bog-heather": "Heather below a Bog"}


@pytest.mark.parametrize(
    ("written", "counts"),
    [
        ("ash 2", {"ash": 2}),
        ("ash 2 crab apple 3", {"ash": 2, "crab_apple": 3}),
        ("2 ash 3 crab apple", {"ash": 2, "crab_apple": 3}),
        ("ash, 2 crab apple, adder 1", {"ash": 1, "crab_apple": 2, "adders_tongue": 1}),
        ("ASH 0", {"ash": 0}),
        ("ash 2 ash 3", {"ash": 3}),
        ("ash -2 crab apple 3", {"ash": -2, "crab_apple": 3}),
        ("-2 ash 3 crab apple", {"ash": -2, "crab_apple": 3}),
        ("ash 12345678901234567890", {"ash": 123456789}),
        (" , ", {}),
    ],
)
def test_names_come_with_numbers_in_either_order(written: str, counts: dict[str, int]) -> None:
    assert read_counts(written, {**TREES, **PLANTS}) == counts


@pytest.mark.parametrize(
    ("written", "field"),
    [
        ("crab", "crab_apple"),
        ("crab full", "crab_apple-full"),
        ("crab_apple-full", "crab_apple-full"),
        ("asphodel", "bog_asphodel"),
        ("adders", "adders_tongue"),
        ("adder's t", "adders_tongue"),
        ("heather", "bog-heather"),
    ],
)
def test_a_name_may_be_shortened(written: str, field: str) -> None:
    assert read_counts(written, {**TREES, **PLANTS}) == {field: 1}


def test_the_first_names_are_tried_first() -> None:
    assert read_counts("heather", {"heather": "Heather"}, PLANTS) == {"heather": 1}
    assert read_counts("heather", PLANTS, {"heather": "Heather"}) == {"bog-heather": 1}
    assert read_counts("ash", PLANTS, TREES) == {"ash": 1}


def test_what_fits_nothing_or_too_much_is_unclear() -> None:
    with pytest.raises(Unclear, match="'yew' fits no name"):
        read_counts("ash 2 yew 1", TREES)
    with pytest.raises(Unclear, match="'bog' fits Bog Asphodel and Heather below a Bog"):
        read_counts("bog", PLANTS)
    with pytest.raises(Unclear, match="'3' fits no name"):
        read_counts("3 4", TREES)
