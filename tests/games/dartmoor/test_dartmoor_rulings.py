"""Rulings on what everybody knows of a hand."""

from mire.core.seeds import Stream
from mire.games.dartmoor.box.components import CARD_IDS, WINTER
from mire.games.dartmoor.io import view
from mire.games.dartmoor.state import DartmoorState
from tests.games.dartmoor.worlds import asked, check, dealt, do, names, world

# What everybody saw


def seen(state: DartmoorState, seat: int = 0) -> list[str]:
    """The cards that everybody knows a player to have."""
    return names(sighting.card for sighting in state.players[seat].seen)


def redealt(state: DartmoorState, seat: int, seeds: int = 40) -> list[DartmoorState]:
    """The position dealt anew as a seat may think it is, many times."""
    others = []
    for seed in range(seeds):
        other = state.copy()
        assert isinstance(other, DartmoorState)
        other.redeal(seat, Stream(seed, "test"))
        check(other)
        assert view.view(other, seat) == view.view(state, seat)
        others.append(other)
    return others


def test_a_card_taken_from_the_clearing_is_known_until_it_is_shown_elsewhere() -> None:
    state = do(world("ash", hand="2 any", clearing="TB08 moor_birch"), "take TB08", "take moor_birch")
    assert seen(state) == ["TB08", "moor_birch"]
    assert all({"TB08", "moor_birch"} <= set(names(other.players[0].hand)) for other in redealt(state, 1))
    do(state, "draw", "draw", "play moor_birch")
    assert seen(state) == ["TB08"]
    do(state, "draw", "draw", "play keeled_skimmer", "at 1")
    assert seen(state) == []


def test_a_card_drawn_from_the_stack_is_not_known() -> None:
    state = do(world(stack="TB08 LR16"), "draw", "draw")
    assert seen(state) == []
    assert len({tuple(other.players[0].hand) for other in redealt(state, 1)}) > 20
    assert all(names(other.players[0].hand) == ["LR16", "TB08"] for other in redealt(state, 0))


def test_a_card_that_was_seen_may_lie_face_down_since_then() -> None:
    state = do(world(hand="2 goat_willow", clearing="TB08", hands=["any"]), "take TB08", "draw", "draw", "draw")
    do(state, "play goat_willow", "pay goat_willow", "moor TB08")
    assert seen(state) == ["TB08"]
    places = {"hand" if "TB08" in names(other.players[0].hand) else "moor" for other in redealt(state, 1)}
    assert places == {"hand", "moor"}
    for other in redealt(state, 1):
        assert "TB08" in names([*other.players[0].hand, other.players[0].forest.hosts[1].card])


def test_a_card_that_was_seen_is_in_no_moor_laid_before() -> None:
    state = do(world("universal_moor", hand="any", clearing="TB08"), "take TB08", "draw")
    assert all("TB08" in names(other.players[0].hand) for other in redealt(state, 1))


def test_who_shows_the_hand_has_it_known_without_the_cards_drawn_then() -> None:
    ten = "LR01 LR02 LR03 LR04 LR05 LR06 LR07 LR08 LR09 LR10"
    state = do(world(hand=ten, stack="TB08 TB09"), "discard LR01", "discard LR02")
    assert seen(state) == ten.split()[2:]


def test_a_card_seen_before_is_not_known_twice_when_the_hand_is_shown() -> None:
    nine = "LR01 LR02 LR03 LR04 LR05 LR06 LR07 LR08 LR09"
    state = do(world(hand=nine, clearing="LR10"), "take LR10", "draw", "draw")
    assert asked(state) == "discard"
    assert seen(state) == [*nine.split(), "LR10"]
    redealt(state, 1)


def test_who_is_on_turn_with_ten_cards_has_one_to_play_however_they_are_dealt_anew() -> None:
    most_trees = "5 ash, 6 black_alder, 6 crab_apple, 6 goat_willow, 6 moor_birch, 6 sessile_oak"
    state = world(hand="ash LR01 LR02 LR03 LR04 LR05 LR06 LR07 LR08 LR09", others=[[most_trees]])
    assert asked(state) == "turn"
    assert all(other.moves() for other in redealt(state, 1, 200))


def test_what_is_dealt_anew_follows_from_the_view_and_the_chance_alone() -> None:
    state = do(world("ash", hand="4 any", clearing="TB08", hands=["5 any"]), "take TB08", "draw")
    for other in redealt(state, 0, 5):
        again, first = other.copy(), state.copy()
        for one in (again, first):
            one.redeal(0, Stream(7, "again"))
        assert isinstance(again, DartmoorState)
        assert isinstance(first, DartmoorState)
        assert view.dump(again) == view.dump(first)


def test_before_the_first_winter_card_everybody_knows_where_it_lies_and_then_nobody() -> None:
    state = do(dealt(2, 3), "cave")
    first = state.stack.index(WINTER)
    others = redealt(state, 0, 10)
    assert {other.stack.index(WINTER) for other in others} == {first}
    assert len({tuple(place for place, card in enumerate(other.stack) if card == WINTER) for other in others}) > 5


def test_others_see_neither_hand_nor_stack_nor_box() -> None:
    state = world("ash", hand="TB08 LR16", stack="TB09", stored="TB11", hands=["TB10"])
    told = str(view.view(state, 1))
    hidden = [CARD_IDS[card] for card in state.box if card >= CARD_IDS.index("LR01")]
    assert not [card for card in ["TB08", "LR16", "TB09", *hidden] if f"'{card}'" in told]
    assert "'TB10'" in told
    assert "'TB11'" in told  # what is in a cave was open when it went there
