"""Hidden means absent: what others hold or laid face down, stack and box are dealt anew, what was seen stays."""

import json
import random
from collections import Counter

import pytest

from mire.core.seeds import Stream
from mire.core.state import EVERYBODY, NOBODY
from mire.games.dartmoor.box.components import CARD_IDS, WINTER
from mire.games.dartmoor.io import view
from mire.games.dartmoor.io.position_json import check
from mire.games.dartmoor.state import DartmoorState
from tests.games.dartmoor.worlds import dealt, do, names, world

TEN_HALVES = "LR01 LR02 LR03 LR04 LR05 LR06 LR07 LR08 LR09 LR10"


def redealt(state: DartmoorState, seat: int, seed: int = 1) -> DartmoorState:
    """A position as it may be for all that a seat knows."""
    other = copied(state)
    other.redeal(seat, Stream(seed, "redeal"))
    check(other)
    return other


def copied(state: DartmoorState) -> DartmoorState:
    other = state.copy()
    assert isinstance(other, DartmoorState)
    return other


def dumped(state: DartmoorState) -> str:
    return json.dumps(view.dump(state))


def face_down(state: DartmoorState, seat: int) -> list[str]:
    """The cards that are universal moors, in the order they were laid."""
    player = state.players[seat]
    return [CARD_IDS[player.forest.hosts[place].card] for place in player.face_down(state.components)]


def hand(state: DartmoorState, seat: int) -> list[str]:
    return names(state.players[seat].hand)


# Whole games


@pytest.mark.chance
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_redealt_tables_look_the_same_to_the_seat_and_offer_it_the_same_moves(players: int) -> None:
    chance = random.Random(players)
    state = dealt(players, seed=players + 40)
    for decision in range(10_000):
        if not state.moves():
            return
        if decision % 7 == 0:
            for seat in range(players):
                one, other = redealt(state, seat, decision), redealt(state, seat, decision + 1)
                assert view.view(one, seat) == view.view(other, seat) == view.view(state, seat)
                assert state.seat != seat or one.moves() == other.moves() == state.moves()
        state.play(chance.choice(state.moves()))


@pytest.mark.parametrize("players", [2, 5])
def test_the_truth_can_not_be_worked_back_from_a_redeal(players: int) -> None:
    """Whatever is hidden in truth, the same chance deals the same."""
    chance = random.Random(players)
    state = dealt(players, seed=players)
    while state.moves():
        if chance.random() < 0.1:
            truths = [state, *[redealt(state, 0, seed) for seed in range(3)]]
            assert len({dumped(redealt(truth, 0, seed=99)) for truth in truths}) == 1
        state.play(chance.choice(state.moves()))


def test_a_redeal_hides_the_stack_the_box_and_the_other_hands() -> None:
    state = dealt(3, seed=8)
    deals = [redealt(state, 0, seed) for seed in range(10)]
    assert len({tuple(deal.stack) for deal in deals}) == 10
    assert len({tuple(deal.box) for deal in deals}) == 10
    assert len({tuple(deal.players[1].hand) for deal in deals}) == 10
    assert all(deal.players[0].hand == state.players[0].hand for deal in deals)


def test_a_view_holds_no_card_that_the_seat_may_not_know() -> None:
    chance = random.Random(3)
    state = dealt(3, seed=3)
    while state.moves():
        for seat in [0, 1, 2, NOBODY]:
            seen = view.view(state, seat)
            for number, player in enumerate(seen["players"]):
                assert (player["hand"] is None) == (number != seat)
                moors = [host["card"] for host in player["forest"] if host["species"] == "universal_moor"]
                assert all((card is None) == (number != seat) for card in moors)
            assert "hidden" not in seen
            assert isinstance(seen["stack"], int)
        state.play(chance.choice(state.moves()))
    assert all(player["hand"] is not None for player in view.view(state, EVERYBODY)["players"])


# Cards that everybody saw


def taken() -> DartmoorState:
    """Greta took a Tor from the clearing, has three cards that nobody saw, and is on again."""
    state = world(hand="2 goat_willow", clearing="tor-1", stack="LR31")
    return do(state, "take tor-1", "draw", "draw", "draw")


def test_a_card_taken_from_the_clearing_stays_in_the_hand() -> None:
    state = taken()
    assert view.view(state, 1)["players"][0]["seen"] == [["tor-1", 0]]
    for seed in range(20):
        assert "tor-1" in hand(redealt(state, 1, seed), 0)


def test_a_card_that_was_seen_may_lie_in_a_moor_that_was_laid_since() -> None:
    state = do(taken(), "play goat_willow", "pay goat_willow", "moor LR31")
    found = [redealt(state, 1, seed) for seed in range(60)]
    assert all("tor-1" in [*hand(one, 0), *face_down(one, 0)] for one in found)
    assert {"tor-1" in hand(one, 0) for one in found} == {True, False}


def test_a_card_that_was_seen_never_lies_in_a_moor_that_was_there_before() -> None:
    state = do(world("universal_moor", hand="ash", clearing="tor-1", stack="ash"), "take tor-1", "draw")
    assert view.view(state, 1)["players"][0]["seen"] == [["tor-1", 1]]
    for seed in range(20):
        assert "tor-1" in hand(redealt(state, 1, seed), 0)


def test_a_card_that_is_shown_as_it_leaves_the_hand_is_known_no_more() -> None:
    state = do(taken(), "play goat_willow", "pay tor-1")
    assert view.view(state, 1)["players"][0]["seen"] == []


def test_a_hand_that_was_shown_is_known_whole() -> None:
    state = world(hand=TEN_HALVES)
    assert len(view.view(state, 1)["players"][0]["seen"]) == 10
    assert all(hand(redealt(state, 1, seed), 0) == hand(state, 0) for seed in range(10))


def test_what_lies_face_down_is_dealt_anew_for_the_others_and_known_to_its_owner() -> None:
    state = world("2 universal_moor", hand="ash")
    assert len({tuple(face_down(redealt(state, 1, seed), 0)) for seed in range(10)}) > 1
    assert all(face_down(redealt(state, 0, seed), 0) == face_down(state, 0) for seed in range(10))


def test_whose_turn_it_is_can_do_something_in_every_redeal() -> None:
    """Else everybody would have seen that hand."""
    state = world(hand="ash 9 any")
    assert all(redealt(state, 1, seed).moves() for seed in range(200))


# Winter


def winters_in(state: DartmoorState) -> list[int]:
    """Where in the stack the winter cards are."""
    return [place for place, card in enumerate(state.stack[state.drawn :]) if card == WINTER]


def test_before_the_first_winter_card_its_place_is_known_and_those_of_the_others_are_not() -> None:
    state = dealt(4, seed=6)
    deals = [winters_in(redealt(state, 0, seed)) for seed in range(20)]
    assert {places[0] for places in deals} == {winters_in(state)[0]}
    assert len({tuple(places) for places in deals}) > 10
    assert all(len(places) == 3 for places in deals)


def test_after_it_the_others_can_be_anywhere_below() -> None:
    state = world(hand="ash", winters=1)
    deals = [winters_in(redealt(state, 0, seed)) for seed in range(300)]
    places = Counter(place for places in deals for place in places)
    assert all(len(found) == 2 for found in deals)
    assert len(places) > len(state.stack) * 0.9
