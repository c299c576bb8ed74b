"""Hidden means absent: views hold nothing of it, and redealt tables look the same to the seat."""

import json
import random

import pytest

import mire
from mire.core.seats import Seat
from tests.ways import WAYS, new

GAMES = list(WAYS)


def played(name: str, seed: int, decisions: int, players: int = 3) -> mire.Table:
    rng = random.Random(seed)
    table = new(name, players, seed)
    for _ in range(decisions):
        table.play(rng.choice(table.moves()))
    return table


@pytest.mark.parametrize("decisions", [0, 20, 60])
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_view_holds_neither_the_decks_nor_the_seed(seat: int | None, decisions: int) -> None:
    table = played("moorland", 987654321, decisions)
    hidden = json.loads(table.to_json())["state"]["hidden"]
    text = json.dumps(table.view(seat))
    assert hidden["deck"]
    assert json.dumps(hidden["deck"])[1:-1] not in text
    assert json.dumps(hidden["plant_deck"]) not in text
    assert "hidden" not in text
    assert "987654321" not in text
    for start in range(0, len(hidden["deck"]) - 3, 3):
        assert json.dumps(hidden["deck"][start : start + 4])[1:-1] not in text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("decisions", [0, 15, 40, 80])
def test_redealt_tables_give_the_seat_the_same_view_and_moves(name: str, decisions: int) -> None:
    table = played(name, decisions, decisions)
    for seat in range(3):
        redealt = table.redeal(seat, random.Random(decisions))
        assert redealt.view(seat) == table.view(seat)
        assert redealt.moves() == table.moves() or (table.hides and table.seat != seat)
        redealt.check()


# Here only the order of a few cards is hidden, so that chance deals alike, or even the truth, now and then.
LITTLE_HIDDEN = ["farmers"]


@pytest.mark.parametrize("name", GAMES)
def test_a_redeal_deals_anew_and_leaves_the_table_alone(name: str) -> None:
    table = played(name, 4, 20)
    before = table.to_json()
    dealt = [json.dumps(json.loads(table.redeal(0, random.Random(seed)).to_json())["state"]) for seed in range(10)]
    assert len(set(dealt)) >= (5 if name in LITTLE_HIDDEN else 10)
    assert dealt.count(json.dumps(json.loads(before)["state"])) <= (name in LITTLE_HIDDEN)
    assert table.to_json() == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("decisions", [0, 20, 60])
def test_a_redeal_follows_from_the_view_and_the_chance_alone(name: str, decisions: int) -> None:
    """Else a bot with a rigged chance could work back from a redeal to the truth."""
    table = played(name, 4, decisions)
    other = table.redeal(0, random.Random(99))
    assert table.redeal(0, random.Random(7)).to_json() == other.redeal(0, random.Random(7)).to_json()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_thinks_with_is_dealt_anew_and_has_no_record(name: str) -> None:
    table = played(name, 4, 20)
    thought = Seat(table, 0).redeal(random.Random(1))
    truth, dealt = json.loads(table.to_json()), json.loads(thought.to_json())
    assert dealt["seed"] is None
    assert dealt["state"] != truth["state"]
    assert thought.view(0) == table.view(0)
    with pytest.raises(mire.BadRecord, match="has no record"):
        thought.record()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_chance_gives_the_same_redeal(name: str) -> None:
    table = played(name, 4, 20)
    assert table.redeal(0, random.Random(3)).to_json() == table.redeal(0, random.Random(3)).to_json()


def test_a_redeal_may_bring_a_plant_card_from_the_box() -> None:
    table = mire.new("moorland", 2, seed=1)
    box = json.loads(table.to_json())["state"]["hidden"]["plant_deck"][-2:]
    boxes = [
        json.loads(table.redeal(0, random.Random(seed)).to_json())["state"]["hidden"]["plant_deck"][-2:]
        for seed in range(10)
    ]
    assert any(other != box for other in boxes)


@pytest.mark.parametrize("name", GAMES)
def test_a_redealt_table_has_no_seed_and_no_record(name: str) -> None:
    redealt = played(name, 987654321, 20).redeal(0, random.Random(1))
    data = json.loads(redealt.to_json())
    assert data["seed"] is None
    assert data["moves"] == []
    assert "987654321" not in redealt.to_json()
    for table in (redealt, redealt.copy()):
        with pytest.raises(mire.BadRecord, match="not dealt from a seed, so it has no record; save it with to_json"):
            table.record()


@pytest.mark.parametrize("name", GAMES)
def test_a_redealt_table_plays_to_the_end_and_can_be_saved_on_the_way(name: str) -> None:
    rng = random.Random(2)
    table = played(name, 5, 20).redeal(1, rng)
    while not table.over:
        table.play(rng.choice(table.moves()))
        if rng.random() < 0.1:
            assert mire.from_json(table.to_json()).to_json() == table.to_json()
    assert table.winners
