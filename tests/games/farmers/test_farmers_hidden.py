"""Hidden means absent: hands and packs of others are dealt anew, what was seen in the draft or on the table stays."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from mire.core.moves import Move, parse
from mire.core.seeds import Stream
from mire.core.state import EVERYBODY, NOBODY
from mire.games.farmers import FARMERS
from mire.games.farmers.box import improvements
from mire.games.farmers.box.goods import DELIVERIES
from mire.games.farmers.box.improvements import DECK, IDS
from mire.games.farmers.handlers import prompt
from mire.games.farmers.io.position_json import check
from mire.games.farmers.io.view import dump, view
from mire.games.farmers.model.deck import Deck
from mire.games.farmers.model.player import Delivery
from mire.games.farmers.rules.dealing import WAYS
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import MOORS, asked, dealt, do, hand, people_gone, player_with, world
from tests.telling import told_of

JSON = dict[str, Any]
DRAFTS = ["draft", "draft_8"]


def redealt(state: FarmersState, seat: int, seed: int = 1) -> FarmersState:
    """A position as it may be for all that a seat knows."""
    other = state.copy()
    assert isinstance(other, FarmersState)
    other.redeal(seat, Stream(seed, "redeal"))
    check(other)
    return other


def played(state: FarmersState, move: Move) -> FarmersState:
    after = state.copy()
    assert isinstance(after, FarmersState)
    after.play(move)
    return after


def dumped(state: FarmersState) -> str:
    return json.dumps(dump(state))


def game(players: int, hands: str, seed: int = 1) -> Iterator[FarmersState]:
    """The positions of a game by chance."""
    state, chance = dealt(players, seed, hands=hands), random.Random(seed)
    while asked(state) != "over":
        yield state
        state.play(chance.choice(state.moves()))


def after_draft(players: int, hands: str, seed: int = 1) -> FarmersState:
    """A game by chance at its first turn, or at that of who plays alone."""
    return next(state for state in game(players, hands, seed) if state.round)


def names(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


# Whole games


@pytest.mark.chance
@pytest.mark.parametrize("hands", WAYS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_redealt_tables_look_the_same_to_the_seat_and_offer_it_the_same_moves(players: int, hands: str) -> None:
    for decision, state in enumerate(game(players, hands, seed=players)):
        if decision % 23 == 0 or (not state.round and decision % 5 == 0):
            for seat in range(players):
                one, other = redealt(state, seat, decision), redealt(state, seat, decision + 1)
                assert view(one, seat) == view(other, seat) == view(state, seat)
                assert state.seat != seat or one.moves() == other.moves() == state.moves()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_asked_does_not_tell_others_what_a_hand_is_good_for(players: int) -> None:
    for state in game(players, "deal", seed=players):
        if state.player.hand:
            other = redealt(state, (state.seat + 1) % players)
            assert prompt(other).values == prompt(state).values


@pytest.mark.parametrize("card", ["church", "lawn_turf"])
def test_who_has_a_hand_is_asked_whether_there_is_a_card_to_play_or_not(card: str) -> None:
    state = world(2, in_round=14, hand=card, farm=(".....", "R....", "RR..."))
    do(state, "place basic_wish_for_children")
    assert asked(state) == "act"
    assert prompt(state).values == {"actions": "minor", "done": "yes"}


@pytest.mark.parametrize("card", ["church", "lawn_turf"])
def test_who_places_a_person_does_not_tell_others_what_a_hand_is_good_for(card: str) -> None:
    state = world(2, in_round=5, hand=card, clay=5)
    saying, *_ = told_of(FARMERS, state, parse(FARMERS.verbs, "place major_improvement"), 1)
    assert saying.values == {"space": "major_improvement", "at_once": "none"}


@pytest.mark.chance
@pytest.mark.parametrize("hands", WAYS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_told_of_a_move_is_what_would_be_told_of_it_at_a_redealt_table(players: int, hands: str) -> None:
    compared = 0
    for decision, state in enumerate(game(players, hands, seed=players + 30)):
        look = (state.seat + 1) % players
        other, move = redealt(state, look, decision), random.Random(decision).choice(state.moves())
        if move in other.moves() and view(played(state, move), look) == view(played(other, move), look):
            assert told_of(FARMERS, state, move, look) == told_of(FARMERS, other, move, look)
            compared += 1
    assert compared > 50


@pytest.mark.chance
@pytest.mark.parametrize("hands", WAYS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_truth_can_not_be_worked_back_from_a_redeal(players: int, hands: str) -> None:
    """Whatever is hidden in truth, the same chance deals the same."""
    for decision, state in enumerate(game(players, hands, seed=players + 10)):
        if decision % 41 == 0 or (not state.round and decision % 8 == 3):
            for seat in (0, players - 1):
                truths = [state, *[redealt(state, seat, seed) for seed in range(3)]]
                assert len({dumped(redealt(truth, seat, seed=99)) for truth in truths}) == 1


@pytest.mark.chance
@pytest.mark.parametrize("hands", WAYS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_view_holds_a_card_that_it_must_not(players: int, hands: str) -> None:
    """Who looks on finds only what was played; a player besides that what was taken and what was seen in packs."""
    for decision, state in enumerate(game(players, hands, seed=players + 20)):
        if decision % 11 and state.round:
            continue
        for seat in (NOBODY, *range(players)):
            may_know = set(state.deck.shown)
            if seat != NOBODY:
                may_know |= {*state.players[seat].hand, *state.deck.aside[seat], *state.deck.pack_in_hand(seat)}
            seen = view(state, seat)
            packs = [IDS.index(card) for pick in seen.pop("draft") for card in [*pick["pack"], pick["took"]]]
            assert packs == [] or seat != NOBODY
            seen.pop("garden_path")  # who has the marker, which is called like its card
            text = json.dumps(seen)
            assert {card for card in DECK if f'"{IDS[card]}"' in text} <= may_know
            assert seat == NOBODY or set(packs) == {card for pack in state.deck.sights(seat) for card in pack}


@pytest.mark.parametrize("hands", WAYS)
def test_everybody_sees_how_many_cards_there_are(hands: str) -> None:
    for state in game(3, hands, seed=5):
        if state.round > 1:
            return
        for seat in (NOBODY, 0, 1, 2):
            for number, player in enumerate(view(state, seat)["players"]):
                assert player["hand"]["number"] == len(state.players[number].hand)
                assert player["pack"]["number"] == len(state.deck.pack_in_hand(number))
                assert (player["hand"]["cards"] is None) == (player["pack"]["cards"] is None) == (number != seat)


def test_at_the_end_everything_is_laid_open() -> None:
    state = after_draft(3, "draft")
    for number, player in enumerate(view(state, EVERYBODY)["players"]):
        assert player["hand"]["cards"] == names(state.players[number].hand)


# The draft


@pytest.mark.parametrize("hands", DRAFTS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_packs_go_to_the_right_neighbour(players: int, hands: str) -> None:
    found: dict[int, list[list[int]]] = {seat: [] for seat in range(players)}
    for state in game(players, hands):
        if state.round:
            break
        found[state.seat].append(state.deck.pack_in_hand(state.seat))
    for seat, packs in found.items():
        for later, pack in enumerate(packs[1:], 1):
            before = found[(seat + 1) % players][later - 1]
            assert set(pack) < set(before)
            assert len(pack) == len(before) - 1


@pytest.mark.parametrize("hands", DRAFTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_view_tells_what_was_in_the_packs(players: int, hands: str) -> None:
    found: dict[int, list[JSON]] = {seat: [] for seat in range(players)}
    state, chance = dealt(players, 8, hands=hands), random.Random(8)
    while not state.round and len(found[players - 1]) < 6:
        seat, move = state.seat, chance.choice(state.moves())
        found[seat].append({"pack": names(state.deck.pack_in_hand(seat)), "took": str(move).split()[1]})
        state.play(move)
        for other in range(players):
            assert view(state, other)["draft"][: len(found[other])] == found[other]  # the last card is taken by itself


def test_nobody_looks_into_the_next_pack_before_all_have_handed_theirs_on() -> None:
    state = dealt(3, hands="draft")
    assert [view(state, seat)["players"][seat]["pack"]["number"] for seat in range(3)] == [7, 7, 7]
    state.play(state.moves()[0])
    assert [view(state, seat)["players"][seat]["pack"]["number"] for seat in range(3)] == [0, 7, 7]
    state.play(state.moves()[0])
    state.play(state.moves()[0])
    assert [view(state, seat)["players"][seat]["pack"]["number"] for seat in range(3)] == [6, 6, 6]


def test_of_two_players_the_first_card_of_the_other_is_all_that_is_not_known() -> None:
    state = after_draft(2, "draft", seed=3)
    others = [redealt(state, 0, seed).deck.hands[1] for seed in range(40)]
    assert all(taken[1:] == state.deck.hands[1][1:] for taken in others)
    assert len({taken[0] for taken in others}) > 15


def test_of_six_players_each_has_seen_every_pack_but_not_who_took_what_of_it() -> None:
    state = after_draft(6, "draft", seed=4)
    deck = state.deck
    for seed in range(10):
        other = redealt(state, 2, seed).deck
        assert other.sights(2) == deck.sights(2)
        assert other.hands[2] == deck.hands[2]
        for place, pack in enumerate(deck.sights(2)):
            later = {other.hands[(2 - step) % 6][place + step] for step in range(1, 6) if place + step < 7}
            assert later <= set(pack)


def test_who_took_a_card_is_open_until_it_is_played() -> None:
    """A card that seat 0 handed on may be with any player after it."""
    state = after_draft(4, "draft", seed=6)
    passed = next(card for card in state.deck.sights(0)[0] if card in state.deck.hands[2])
    owners = {seat for number in range(60) for seat in range(4) if passed in redealt(state, 0, number).deck.hands[seat]}
    assert owners == {1, 2, 3}
    state.deck = state.deck.show(passed, 2)
    state.players[2].hand = [card for card in state.players[2].hand if card != passed]
    state.players[2].cards.append(passed)
    for number in range(20):
        other = state.copy()
        other.redeal(0, Stream(number, "redeal"))
        assert passed in other.deck.hands[2]
        assert passed not in other.players[2].hand


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_what_is_left_of_eight_cards_is_known_to_who_left_it(players: int) -> None:
    state = after_draft(players, "draft_8", seed=7)
    assert [len(pack) for pack in state.deck.packs] == [1] * players
    for seat in range(players):
        last = state.deck.pack_at(seat, 6)
        for number in range(10):
            assert redealt(state, seat, number).deck.packs[last] == state.deck.packs[last]
    if players == 3:
        left = Counter(redealt(state, 0, number).deck.packs[state.deck.pack_at(1, 6)][0] for number in range(40))
        assert len(left) > 1


def test_cards_are_dealt_from_all_that_were_not_seen() -> None:
    state = after_draft(3, "draft", seed=9)
    seen = {card for pack in state.deck.sights(1) for card in pack}
    first = Counter(redealt(state, 1, number).deck.hands[0][0] for number in range(300))
    assert not set(first) & seen
    assert len(first) > (len(DECK) - len(seen)) * 0.85


# Hands that were dealt


def test_a_changed_card_is_known_to_who_changed_it_alone() -> None:
    state = dealt(2, hands="mulligan", seed=5)
    first = names(state.players[0].hand)
    do_draft(state, f"change {first[0]}", f"change {first[3]}", "done")
    drawn = sorted(state.players[0].hand)
    assert len(drawn) == 7
    assert not {first[0], first[3]} & set(names(drawn))
    assert view(state, 0)["players"][0]["aside"] == {"number": 2, "cards": [first[0], first[3]]}
    assert view(state, 1)["players"][0]["aside"] == {"number": 2, "cards": None}
    assert {tuple(redealt(state, 0, number).deck.aside[0]) for number in range(5)} == {tuple(state.deck.aside[0])}
    assert len({tuple(redealt(state, 1, number).deck.aside[0]) for number in range(5)}) == 5


def do_draft(state: FarmersState, *moves: str) -> None:
    for move in moves:
        state.play(next(legal for legal in state.moves() if str(legal) == move))
        check(state)


@pytest.mark.parametrize("hands", ["mulligan", "deal"])
def test_dealt_hands_of_others_may_be_any(hands: str) -> None:
    state = after_draft(3, hands, seed=11)
    held = Counter(card for number in range(200) for card in redealt(state, 0, number).players[1].hand)
    known = {*state.players[0].hand, *state.deck.aside[0]}
    assert set(held) == set(DECK) - known
    assert max(held.values()) < 35


# Cards that everybody knows


def test_a_card_that_was_passed_on_is_known_to_all() -> None:
    state = world(3, hand="lawn_turf tinker", others=[player_with(hand="taps"), player_with(hand="loam")])
    state.players[0].cards = [0, 1, 2, 3]
    state.stacks = [[card for card in stack if card > 3] for stack in state.stacks]
    do(state, "place major_improvement", "play lawn_turf")
    assert hand(state, 1) == "taps lawn_turf"
    for seat in (NOBODY, 0, 1, 2):
        assert view(state, seat)["players"][1]["hand"]["known"] == ["lawn_turf"]
        assert view(state, seat)["shown"] == {"lawn_turf": 0}
    for number in range(20):
        for seat in (0, 2):
            other = state.copy()
            other.redeal(seat, Stream(number, "redeal"))
            assert IDS.index("lawn_turf") in other.players[1].hand
            assert len(other.players[1].hand) == 2


def test_who_decides_has_something_to_decide_in_every_redeal() -> None:
    """A player who must play a card has one that can be played, whatever it is."""
    state = world(2, others=[player_with(hand="loam basic_supplies", wood=1, food=9)], fuel=1)
    do(state, "place day_laborer")
    state.players[1].goods[7] = 1
    do(state, "special black_market")
    assert asked(state) == "act"
    played = Counter(
        str(move) for number in range(30) for move in redealt_unchecked(state, 0, number).moves() if "play" in str(move)
    )
    assert len(played) > 10
    assert all(redealt_unchecked(state, 0, number).moves() for number in range(50))


def redealt_unchecked(state: FarmersState, seat: int, seed: int) -> FarmersState:
    other = state.copy()
    assert isinstance(other, FarmersState)
    other.redeal(seat, Stream(seed, "redeal"))
    return other


def test_what_was_done_before_a_round_card_came_up_can_not_be_taken_back() -> None:
    state = world(2, in_round=5, cards="swamp", farm=MOORS, people=1)
    state.players[1].home = 0
    state.player.deliveries = [Delivery(6, DELIVERIES.index("moor"), improvements.number("swamp"))]
    turn = state.turn
    do(state, "place infirmary")
    assert (state.round, state.seat, asked(state)) == (6, 0, "asked")
    assert state.turn > turn


def test_what_was_done_before_a_special_action_card_came_up_can_not_be_taken_back() -> None:
    state = world(1, in_round=2, cards="flatboat", sheep=1)
    state.player.deliveries = [Delivery(3, DELIVERIES.index("horse"), improvements.number("flatboat"))]
    turn = people_gone(state).turn
    do(state, "bury")
    assert asked(state) == "house"
    assert state.turn > turn


def test_start_cards_to_be_drawn_are_dealt_anew() -> None:
    state = after_draft(2, "deal")
    draws = {tuple(redealt(state, 0, number).draws) for number in range(20)}
    assert len(draws) == 20
    assert all(len(drawn) == len(state.draws) for drawn in draws)


def test_before_the_first_round_everybody_knows_its_card() -> None:
    state = dealt(2, 1, hands="draft")
    assert {redealt(state, 0, number).order[0] for number in range(20)} == {state.order[0]}


# The deck itself


def test_all_ways_that_fit_what_was_seen_are_equally_likely() -> None:
    """Three packs of seven with numbers in place of cards; seat 0 has seen what seats 1 and 2 then took some of."""
    packs = [list(range(7 * pack, 7 * pack + 7)) for pack in range(3)]
    deck = Deck([[], [], []], packs, [[], [], []], list(range(21, 30)), {})
    for _ in range(3):
        for seat in range(3):
            deck = deck.take(seat, deck.pack_in_hand(seat)[0])
    # Pack 0: seat 0 saw seven and took one, then seats 2 and 1 took one each; seat 0 holds it now and sees the rest.
    assert deck.pack_in_hand(0) == deck.packs[0]
    stream = Stream(3, "redeal")
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(400):
        hands = deck.redealt(0, stream).hands
        found[hands[2][1], hands[1][2]] += 1
    assert set(found) == {(1, 2), (2, 1)}
    assert 150 < found[1, 2] < 250
    unseen = Counter(deck.redealt(0, stream).hands[1][0] for _ in range(600))
    seen = {card for pack in deck.sights(0) for card in pack} | set(deck.pack_in_hand(0))
    assert set(unseen) == set(range(30)) - seen
    assert max(unseen.values()) < 3 * min(unseen.values())
