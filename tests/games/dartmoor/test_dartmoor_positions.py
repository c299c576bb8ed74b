"""Positions set up by hand: what can't lie on a table is refused, what is accepted can be played to the end."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mire
from mire.core.game import Setup
from mire.games.dartmoor.io import view
from mire.games.dartmoor.io.position_json import check, load
from mire.games.dartmoor.state import DartmoorState
from tests.broken import break_at_random, edit
from tests.games.dartmoor.worlds import COMPONENTS, dealt, do, world

JSON = dict[str, Any]
TEN_HALVES = "LR01 LR02 LR03 LR04 LR05 LR06 LR07 LR08 LR09 LR10"
SHARED = "common_hazel: left dartmoor_badger, right dartmoor_pony, left dartmoor_black_rabbit"


def dumped(state: DartmoorState) -> JSON:
    """A position as plain data."""
    data: JSON = json.loads(json.dumps(view.dump(state)))
    return data


def loaded(data: JSON) -> DartmoorState:
    return load(COMPONENTS, Setup(len(data["players"]), 0, {}), data)


def complaint(data: JSON, players: int | None = None, first: int = 0) -> str:
    with pytest.raises(mire.BadRecord) as caught:
        load(COMPONENTS, Setup(players or len(data["players"]), 0, {"first": first}), data)
    return str(caught.value)


def play_out(state: DartmoorState, seed: int = 0) -> None:
    chance = random.Random(seed)
    while moves := state.moves():
        state.play(chance.choice(moves))
        check(state)
    assert state.winters == 3


# Every position of a game comes back


@pytest.mark.chance
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_comes_back_as_it_was(players: int) -> None:
    chance = random.Random(players)
    state = dealt(players, seed=players)
    while True:
        data = dumped(state)
        again = loaded(data)
        assert dumped(again) == data
        assert again.moves() == state.moves()
        if not state.moves():
            return
        state.play(chance.choice(state.moves()))


@pytest.mark.parametrize(
    "state",
    [
        lambda: world(SHARED, "elderberry", "tor: bottom water_soldiers, top keeled_skimmer emerald_damselfly"),
        lambda: world("ash: top buzzard cuckoo", "2 universal_moor: bottom grass_snake, top curlew grey_heron"),
        lambda: world(hand=TEN_HALVES),
        lambda: do(world(hand="2 goat_willow tor", stack="ash"), "play goat_willow", "pay goat_willow", "moor tor"),
    ],
)
def test_shared_slots_and_odd_moments_come_back_and_play_on(state: Callable[[], DartmoorState]) -> None:
    data = dumped(state())
    again = loaded(data)
    assert dumped(again) == data
    for here, there in zip(state().players, again.players, strict=True):
        assert [host.accepts for host in here.forest.hosts] == [host.accepts for host in there.forest.hosts]
        assert here.forest.reactions == there.forest.reactions
    play_out(again)


def test_dragonflies_apart_were_there_before_the_water_soldiers() -> None:
    state = world("tor: top keeled_skimmer emerald_damselfly, bottom water_soldiers, top southern_damselfly")
    assert [len(slot) for slot in state.players[0].forest.hosts[0].slots] == [2, 1, 1, 0]
    assert dumped(loaded(dumped(state))) == dumped(state)


def test_points_and_other_things_that_can_be_worked_out_may_be_left_away() -> None:
    state = world("ash: top buzzard", hand="ash", clearing="tor")
    data = dumped(state)
    for name in ("stack", "box"):
        del data[name]
    for player in data["players"]:
        for name in ("cards", "families", "cave_points"):
            del player[name]
        for host in player["forest"]:
            del host["points"], host["tree"]
            for slot in host["slots"]:
                for placed in slot:
                    del placed["points"]
    assert dumped(loaded(data)) == dumped(state)


# What can't be


def pending(*steps: JSON) -> Callable[[JSON], None]:
    """Put other steps in place of those that are pending."""
    return edit("pending", to=list(steps))


def step(ask: str, **values: object) -> JSON:
    return {"ask": ask, **values}


def lose_a_card(data: JSON) -> None:
    data["hidden"]["stack"].remove("ash")
    data["stack"] -= 1


def double_a_card(data: JSON) -> None:
    data["clearing"].append("LR01")


def empty_the_box(data: JSON) -> None:
    data["hidden"]["stack"] += data["hidden"]["box"]
    data["hidden"]["box"] = []
    del data["stack"], data["box"]


def fill_the_hand(data: JSON) -> None:
    stack, player = data["hidden"]["stack"], data["players"][0]
    player["hand"] += [stack.pop(0) for _ in range(8)]
    del data["stack"], player["cards"]


def plain() -> DartmoorState:
    """Two hosts with a card, three hand cards, of which one was seen."""
    state = world("ash: top buzzard", "tor", hand="2 ash LR03", clearing="moor_birch", hands=["crab_apple"])
    return do(state, "take moor_birch", "draw", "draw", "draw")


WRONG: list[tuple[Callable[[JSON], None], str]] = [
    # Cards
    (lose_a_card, "every card of the deck is in one place; not so: ash"),
    (double_a_card, "every card of the deck is in one place; not so: LR01"),
    (edit("clearing", to=["oak"]), "clearing: there is no card 'oak'"),
    (edit("players", 0, "hand", 0, to="LR99"), "player 1, hand: there is no card 'LR99'"),
    (edit("players", 1, "stored", to=["winter"]), "player 2, stored: there is no card 'winter'"),
    (edit("hidden", "box", 0, to="LR01-left"), "hidden box: there is no card"),
    (edit("stack", to=5), "stack: "),
    (edit("box", to=44), "box: 45 cards are there, not 44"),
    (edit("players", 0, "cards", to=9), "player 1, cards: 5 cards are there, not 9"),
    (empty_the_box, "45 cards were put into the box, not 0"),
    (fill_the_hand, "player 1: a hand has at most 10 cards, not 13"),
    (edit("winters", to=1), "there are 3 winter cards"),
    (edit("winters", to=4), "winters"),
    # Caves
    (edit("players", 0, "cave", to=None), "there is one cave per player"),
    (edit("players", 0, "cave", to=2), "there is one cave per player, each once"),
    (edit("players", 0, "cave", to=6), "the caves are numbered from 1 to 5"),
    (edit("caves", to=[3]), "there is one cave per player"),
    # Forests
    (edit("players", 0, "forest", 0, "card", to="LR03"), "player 1, host 1: LR03 is no ash"),
    (edit("players", 0, "forest", 0, "species", to="tor"), "player 1, host 1: ash is no tor"),
    (edit("players", 0, "forest", 0, "tree", to="tor"), "player 1, host 1: its tree symbol is ash"),
    (edit("players", 0, "forest", 0, "slots", to=[]), "player 1, host 1: it has 4 slots, not 0"),
    (edit("players", 0, "forest", 0, "slots", 1, to=[{"face": "TB12-top"}]), "host 1: TB12-top can't be in that slot"),
    (edit("players", 0, "forest", 0, "slots", 1, to=[{"face": "ash"}]), "host 1: ash can't be in that slot"),
    (edit("players", 0, "forest", 0, "slots", 1, to=[{"face": "TB12"}]), "host 1: there is no face 'TB12'"),
    (edit("players", 0, "forest", 0, "slots", 1, to=[{"face": "TB06-bottom"}]), "TB06-bottom can't be in that slot"),
    (
        edit("players", 0, "forest", 1, "slots", 0, to=[{"face": "LR01-left"}]),
        "host 2: LR01-left can't be in that slot",
    ),
    (edit("players", 0, "forest", 1, "slots", 1, to=[{"face": "TB12-top"}]), "host 2: TB12-top can't be in that slot"),
    # What was seen
    (edit("players", 0, "seen", to=[["ash", 1]]), "player 1: 'seen' counts the face-down moors of that time, 0 by now"),
    (edit("players", 0, "seen", to=[["LR40", 0]]), "player 1: 'seen' names LR40, which is not where it can be"),
    (edit("players", 0, "seen", to=[["ash", 0]] * 3), "player 1: 'seen' names ash, which is not where it can be"),
    # Whose turn, and what is pending
    (edit("seat", to=2), "'seat' is 0 to 1, or null when the game is over"),
    (edit("seat", to=-1), "'seat' is 0 to 1"),
    (edit("seat", to=None), "the game is over with the third winter card"),
    (edit("turn", to=-1), "turn"),
    (edit("extra_turns", to=10), "extra_turns"),
    (edit("paid", to=["ash"]), "cards are in 'paid' while a card is paid for, and only then"),
    (pending(), "the game is over with the third winter card"),
    (pending(step("dance")), "pending"),
    (pending(step("draw")), "'pending' begins with the end of a turn, or with the first turn to come"),
    (pending(step("end")), "'pending' ends with a decision"),
    (pending(step("turn"), step("in-cave", seat=0)), "the effects of caves are carried out from the last seat"),
    (pending(step("turn"), step("in-cave", seat=1)), "'pending' ends with a decision"),
    (pending(step("turn"), step("take", cards=2)), "no card of the player asks for 'take' of 2 cards"),
    (pending(step("turn"), step("draw")), "'pending': "),
    (pending(step("end"), step("turn")), "'turn' is no decision"),
    (pending(step("end"), step("draws", cards=2), step("draw")), "nothing waits for 'draws'"),
    (pending(step("end"), step("moor", cards=1)), "no card of the player asks for 'moor' of 1 cards"),
    (pending(step("end"), step("acting", action=900), step("draw")), "no card of the player asks for action 900"),
    (pending(step("end"), step("place", action=0)), "no card of the player asks for action 0 as 'place'"),
    (pending(step("turn"), step("cave", seat=0)), "caves are chosen from the last seat to the first"),
    (pending(step("end"), step("pay")), "the pending 'pay' needs a face"),
    (pending(step("end"), step("at", face="oak")), "there is no face 'oak'"),
    (pending(step("end"), step("pay", face="LR03-left")), "every card of the deck is in one place; not so: LR03"),
]


@pytest.mark.parametrize(("fault", "expected"), WRONG)
def test_a_position_that_cant_be_is_refused_and_the_fault_named(fault: Callable[[JSON], None], expected: str) -> None:
    data = dumped(plain())
    fault(data)
    assert expected in complaint(data)


def held(card: str, *steps: JSON) -> JSON:
    """A position in which a card of the hand is being played instead, with these steps after the end of the turn."""
    data = dumped(world("ash: top buzzard", "tor", hand=f"{card} 2 ash", clearing="moor_birch"))
    data["players"][0]["hand"].remove(card)
    del data["players"][0]["cards"]
    data["pending"] = [step("end"), *steps]
    return data


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (held("TB20", step("at", face="TB20-bottom", how="free")), "no card of the player places TB20-bottom"),
        (held("TB13", step("at", face="TB13-bottom", how="free-with-effect")), "no card of the player places"),
        (held("crab_apple", step("at", face="crab_apple")), "there is no place for crab_apple"),
        (held("TB12", step("pay", face="TB12-top", host=1)), "there is no place for TB12-top at that host"),
        (held("TB12", step("pay", face="TB12-top", host=3)), "there is no place for TB12-top at that host"),
        (held("TB12", step("pay", face="TB12-top")), "other cards have one; not so TB12-top"),
        (held("tor-2", step("pay", face="tor-2", host=1)), "a tree, shrub or moor has no host"),
        (held("TB03", step("pay", face="TB03-top", host=2)), "0 cards can't be left to pay for TB03-top"),
        ({**held("ash", step("pay", face="ash")), "paid": ["tor-1"]}, "the cards in 'paid' lie in the clearing"),
        ({**held("ash", step("pay", face="ash")), "paid": ["moor_birch"] * 2}, "0 cards can't be left to pay for ash"),
        (held("TB12", step("acting", action=0), step("at", face="TB12-top")), "'at' is a step of a turn, before any"),
    ],
)
def test_a_card_that_cant_be_played_so_is_refused(data: JSON, expected: str) -> None:
    assert expected in complaint(data)


def test_a_turn_in_which_nothing_can_be_done_is_refused() -> None:
    data = dumped(world(hand=TEN_HALVES))
    data["pending"] = [step("turn")]
    assert "who can neither draw nor play discards" in complaint(data)


def test_a_special_case_without_a_full_hand_is_refused() -> None:
    data = dumped(plain())
    data["pending"] = [step("end"), step("draws", cards=2), step("discard", cards=2, special_case=True)]
    assert "the special case is for a hand of 10 cards" in complaint(data)
    data["pending"][1]["cards"] = 3
    assert "in the special case 2 cards are discarded, then drawn" in complaint(data)


def test_an_effect_with_nothing_to_decide_about_is_refused() -> None:
    data = dumped(do(world("ash", hand="alcathoe_bat ash"), "play alcathoe_bat", "at 1", "pay"))
    assert loaded(data).moves()
    data["discard"], data["clearing"] = data["clearing"], []
    assert "there is nothing to decide about for 'store'" in complaint(data)


def test_caves_that_are_out_of_turn_are_refused() -> None:
    data = dumped(dealt(3, seed=2))
    data["seat"] = 1
    assert "caves are chosen from the last seat to the first" in complaint(data)


def test_players_must_be_as_many_as_the_table_is_for() -> None:
    assert "'players' has 2 entries for 3 players" in complaint(dumped(plain()), players=3)


def test_a_game_that_is_over_has_no_turns_to_come() -> None:
    data = dumped(do(world(hand="ash", stack="winter", winters=2), "draw"))
    loaded(data)
    data["extra_turns"] = 1
    assert "'extra_turns' are none when the game is over" in complaint(data)


@pytest.mark.parametrize("state", [None, 3, "state", [], {}, {"seat": 0}])
def test_a_state_of_the_wrong_kind_is_refused(state: object) -> None:
    with pytest.raises(mire.BadRecord, match="state: "):
        load(COMPONENTS, Setup(2, 0, {}), state)


# Broken data of every kind: only a clear refusal, or a position that can be played to the end.


def middle(seed: int, decisions: int, players: int) -> JSON:
    """A position from the middle of a game played by chance."""
    chance = random.Random(seed)
    state = dealt(players, seed)
    for _ in range(decisions):
        state.play(chance.choice(state.moves()))
    return dumped(state)


MIDDLES = [middle(seed, 45 * seed, 2 + seed % 4) for seed in range(8)]


def places(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """All places in nested data."""
    found = [path] if path else []
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        found += places(value, (*path, key))
    return found


PLACES = [places(data) for data in MIDDLES]
SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([10**30, -(2**63), 0.5, "", "ash", "LR01", "winter", "TB12-top", "universal_moor", "\ud800"]),
    st.sampled_from([[], {}, [None], ["ash"], [["ash", 0]], [{"ask": "turn"}], [{"ask": "end"}, {"ask": "draw"}]]),
    st.sampled_from([{"ask": ask} for ask in ("take", "store", "place", "moor", "discard", "acting", "pay", "at")]),
    st.sampled_from([{"ask": "take", "cards": 1}, {"ask": "at", "face": "LR01-left"}, {"ask": "place", "action": 7}]),
)


@pytest.mark.chance
@settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_broken_positions_are_refused_clearly_or_play_to_the_end(draw: st.DataObject) -> None:
    which = draw.draw(st.integers(0, len(MIDDLES) - 1))
    data = break_at_random(MIDDLES[which], PLACES[which], SCRAPS, draw)
    try:
        state = load(COMPONENTS, Setup(len(MIDDLES[which]["players"]), 0, {}), data)
    except mire.MireError:
        return
    play_out(state)


@pytest.mark.chance
@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_cards_that_swap_places_are_refused_clearly_or_play_to_the_end(draw: st.DataObject) -> None:
    """All cards are still there, so that only their places can be wrong."""
    which = draw.draw(st.integers(0, len(MIDDLES) - 1))
    data = json.loads(json.dumps(MIDDLES[which]))
    cards = [path for path in PLACES[which] if path[0] != "paid" and isinstance(path[-1], int) and "seen" not in path]
    one, other = draw.draw(st.sampled_from(cards)), draw.draw(st.sampled_from(cards))
    first, second = at(data, one), at(data, other)
    if isinstance(first, str) and isinstance(second, str):
        at(data, one[:-1])[one[-1]], at(data, other[:-1])[other[-1]] = second, first
    try:
        state = load(COMPONENTS, Setup(len(MIDDLES[which]["players"]), 0, {}), data)
    except mire.MireError:
        return
    play_out(state)


def at(data: Any, path: tuple[str | int, ...]) -> Any:
    for step_ in path:
        data = data[step_]
    return data


def test_before_the_first_turn_a_position_tells_who_begins() -> None:
    state = dealt(3, 3, first=1)
    while state.pending[0].kind.name == "turn" and len(state.pending) > 1:
        assert "seat 0 begins, so its cave comes last, not that of seat 1" in complaint(dumped(state), first=0)
        state.play(state.moves()[0])
