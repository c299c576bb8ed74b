"""The greedy bot has nothing but the evaluation: what it believes is judged by how it plays."""

import statistics

import pytest

import mire
from mire.bots import make_bot
from mire.bots.match import play_out
from mire.games.farmers.rules.dealing import WAYS


def check_greedy(tables: list[mire.Table]) -> None:
    """It beats chance from either seat with many points, and hardly ever begs."""
    points, begging = [], 0
    for seed, table in enumerate(tables):
        greedy = seed % 2
        kinds = ["random", "random"]
        kinds[greedy] = "greedy"
        play_out(table, [make_bot(kind, seed) for kind in kinds])
        assert table.winners == [greedy]
        points.append(table.scores()[greedy].total)
        begging += table.scores()[greedy].categories["begging"] < 0
    assert statistics.mean(points) > 40
    assert begging < len(tables) / 2


@pytest.mark.chance
def test_greedy_beats_chance_and_its_people_do_not_beg() -> None:
    check_greedy([mire.new("farmers", players=2, seed=seed) for seed in range(4)])


def test_alone_greedy_has_a_farm_to_be_seen() -> None:
    table = mire.new("farmers", players=1, seed=2)
    play_out(table, [make_bot("greedy", 1)])
    assert table.scores()[0].total > 35


@pytest.mark.chance
def test_with_cards_greedy_beats_chance_and_its_people_do_not_beg() -> None:
    tables = [mire.new("farmers", players=2, seed=seed, level="2", hands=hands) for seed, hands in enumerate(WAYS)]
    check_greedy(tables)
