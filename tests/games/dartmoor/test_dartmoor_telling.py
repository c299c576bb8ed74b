"""What is asked and what is told: the move with what comes of it, and to nobody more than they may know."""

import random

import pytest

import mire
from mire import texts
from mire.core.moves import parse
from mire.core.state import EVERYBODY, NOBODY
from mire.games.dartmoor import DARTMOOR
from mire.games.dartmoor.box.components import CARD_IDS
from mire.games.dartmoor.box.naming import species_on
from mire.games.dartmoor.state import DartmoorState
from tests.games.dartmoor.worlds import COMPONENTS, dealt, do, world
from tests.telling import told_of

PLAYERS = ["Greta", "Hans", "Ida", "Jan", "Kai"]
TEN_HALVES = "LR01 LR02 LR03 LR04 LR05 LR06 LR07 LR08 LR09 LR10"

OWN = ["dartmoor-tell-draw", "dartmoor-tell-drawn", "dartmoor-tell-moor"]
FROM_STACK = ["dartmoor-tell-draw", "dartmoor-tell-drawn", "dartmoor-tell-stored", "dartmoor-tell-revealed"]
DEEDS = ["take", "pay", "store", "discard"]
OF_WHOLE_CARDS = [*OWN, *FROM_STACK, *[f"dartmoor-tell-{deed}" for deed in DEEDS]]


def told(state: DartmoorState, notation: str, seat: int = EVERYBODY, language: str = "en") -> list[str]:
    """What a hearer is told of a move."""
    move = parse(DARTMOOR.verbs, notation)
    assert move in state.moves()
    return texts.tell(told_of(DARTMOOR, state, move, seat), PLAYERS, language)


def asked(state: DartmoorState, language: str = "en") -> str:
    return texts.say(DARTMOOR.prompt(state), language)


def named(state: DartmoorState, notation: str, language: str = "en") -> str:
    return texts.say(DARTMOOR.name_move(state, parse(DARTMOOR.verbs, notation)), language)


# What is asked


def test_a_turn_says_how_many_cards_can_be_drawn() -> None:
    assert asked(world(hand="ash")) == "Draw 2 cards or play one."
    assert asked(world(hand="ash 8 any")).startswith("Draw one card, your hand is full then")
    assert asked(world(hand="ash 9 any"), "de") == "Deine Hand ist voll: Spiele eine Karte."


def test_a_payment_says_whether_the_bonus_is_still_to_be_earned() -> None:
    state = do(world(hand="3 black_alder tor"), "play black_alder")
    assert asked(state) == "Pay 2 cards for Black Alder; if every card paid shows Black Alder, the bonus is earned."
    assert asked(do(state, "pay tor")) == (
        "Pay 1 card for Black Alder; the bonus is lost, not every card paid shows Black Alder."
    )
    assert asked(do(world(hand="2 sessile_oak"), "play sessile_oak")) == "Pay 1 card for Sessile Oak."


def test_a_free_placement_says_what_may_be_placed_and_from_where() -> None:
    hand = do(world("ash", hand="capercaillie tor heather"), "play capercaillie", "at 1", "pay tor")
    assert (
        asked(hand) == "Capercaillie: Place one plant from your hand, free of charge and without effect, or do without."
    )
    fly = do(world("ash", hand="LR04 LR16"), "play LR04-left", "at 1")
    assert asked(fly) == "Lake Fly: Place one bat from your hand, free of charge and with its effect, or do without."
    rabbits = do(world("ash", "ash", hand="LR01 LR02"), "play LR01-left", "at 1")
    assert asked(rabbits, "de") == (
        "Dartmoor-Kaninchen: Lege beliebig viele Karten mit Dartmoor-Kaninchen aus der Hand, "
        "kostenlos und ohne Effekt, oder verzichte."
    )


def test_what_a_card_allows_names_it_if_it_can_only_be_one() -> None:
    willow = do(world(hand="2 goat_willow tor", stack="ash"), "play goat_willow", "pay goat_willow")
    assert asked(willow) == "Goat Willow: Lay a card of your hand face down as a universal moor, or do without."
    several = do(world("goat_willow", hand="2 goat_willow tor", stack="ash"), "play goat_willow", "pay goat_willow")
    assert asked(several) == asked(willow)
    either = do(world("ash", hand="2 crab_apple", stack="tor"), "play crab_apple", "pay crab_apple")
    assert asked(either) == "Take a card from the clearing, or do without."
    cave = do(dealt(seed=0), "cave 2")
    assert asked(cave) == "Your cave: Lay a card of your hand face down as a universal moor, or do without."


def test_the_special_case_says_why_cards_are_discarded() -> None:
    assert asked(world(hand=TEN_HALVES)) == (
        "You can neither draw nor play: put 2 cards from your hand into the clearing."
    )


def test_the_end_is_said() -> None:
    state = do(world(hand="ash", stack="winter", winters=2), "draw")
    assert asked(state) == "The third winter card has come: the game is over."


# Moves to choose from


def test_a_card_is_named_with_its_tree_symbols() -> None:
    state = world("ash", hand="LR07 ash tor-1", clearing="TB12 moor_birch")
    assert named(state, "take TB12") == "Take Curlew / Adder's Tongue (Ash / Black Alder)"
    assert named(state, "take moor_birch", "de") == "Moorbirke nehmen"
    assert named(state, "play LR07-left") == "Play Roe Deer (left, Black Alder), cost 2"
    assert named(state, "play tor-1") == "Play Tor (Crab Apple), cost 2"
    assert named(state, "play ash") == "Play Ash, cost 2"
    assert named(do(state, "play LR07-left"), "at 1") == "At 1, Ash"


def test_a_card_to_pay_with_tells_whether_it_keeps_the_bonus() -> None:
    state = do(world(hand="3 black_alder tor-1 tor-2"), "play black_alder")
    assert named(state, "pay black_alder") == "Pay Black Alder, for the bonus"
    assert named(state, "pay tor-1") == "Pay Tor (Crab Apple), without the bonus"
    assert named(do(state, "pay tor-1"), "pay tor-2") == "Pay Tor (Moor Birch)"


# What is told


def test_a_drawn_card_is_named_to_who_drew_it_alone() -> None:
    state = world(hand="ash", stack="LR07")
    assert told(state, "draw", 0) == told(state, "draw") == ["Greta draws Roe Deer / Dartmoor Black Rabbit."]
    assert told(state, "draw", 1) == told(state, "draw", NOBODY) == ["Greta draws from the stack."]


def test_a_card_from_the_clearing_is_named_to_all() -> None:
    assert told(world(clearing="moor_birch"), "take moor_birch", 1) == ["Greta takes Moor Birch from the clearing."]


def test_a_universal_moor_is_named_to_its_owner_alone() -> None:
    state = do(world(hand="2 goat_willow tor", stack="ash"), "play goat_willow", "pay goat_willow")
    assert told(state, "moor tor-1", 0) == ["Greta lays Tor face down as a universal moor."]
    assert told(state, "moor tor-1", 1) == ["Greta lays a card face down as a universal moor."]
    assert told(state, "moor tor-1", NOBODY, "de") == ["Greta legt eine Karte verdeckt als Universalmoor."]


def test_a_tree_that_is_paid_for_reveals_a_card_and_earns_its_bonus() -> None:
    state = do(world(hand="3 black_alder", stack="LR03"), "play black_alder", "pay")
    assert told(state, "pay black_alder", 1) == [
        "Greta pays with Black Alder.",
        "Greta earns the bonus of Black Alder.",
        "Serotine Bat / Roe Deer comes from the stack into the clearing.",
        "Greta wins another turn.",
    ]


def test_a_bonus_that_is_missed_is_told() -> None:
    state = do(world(hand="crab_apple ash", stack="ash"), "play crab_apple")
    assert told(state, "pay ash", 1)[1] == "Greta misses the bonus of Crab Apple."


def test_cards_from_permanent_and_own_effects_are_told_together() -> None:
    state = world("ash", "elderberry", hand="adders_tongue", stack="tor gnat")
    do(state, "play adders_tongue")
    assert told(state, "at 1", 1)[1:] == ["Greta gets 2 cards from the stack."]
    assert told(state, "at 1", 0)[1:] == [
        "Greta gets Tor from the stack.",
        "Greta gets Gnat / Dartmoor Black Rabbit from the stack.",
    ]


def test_cards_that_come_into_the_cave_are_told() -> None:
    bat = do(world("ash", hand="brandts_bat ash", stack="tor moor_birch"), "play brandts_bat", "at 1")
    assert told(bat, "pay ash", 1)[1:] == [
        "Tor goes from the stack into the cave of Greta.",
        "Moor Birch goes from the stack into the cave of Greta.",
    ]
    beaver = do(world("ash", hand="beaver 2 ash", clearing="moor_birch tor"), "play beaver", "at 1", "pay ash")
    assert told(beaver, "pay ash", 1)[1:] == [
        "Ash goes from the clearing into the cave of Greta.",
        "Ash goes from the clearing into the cave of Greta.",
        "Moor Birch goes from the clearing into the cave of Greta.",
    ]


def test_the_shrew_earns_its_bonus_for_nothing() -> None:
    state = do(world("ash", hand="shrew", stack="tor"), "play shrew")
    assert told(state, "at 1", 1) == [
        "Greta puts Shrew at 1, Ash.",
        "Greta earns the bonus of Shrew.",
        "Tor goes from the stack into the cave of Greta.",
    ]


def test_winter_cards_and_the_end_are_told() -> None:
    state = world(hand="ash", stack="winter winter ash")
    assert told(state, "draw", 1)[1:] == ["The first winter card comes up.", "The second winter card comes up."]
    last = do(world(hand="crab_apple tor", stack="winter", winters=2), "play crab_apple")
    assert told(last, "pay tor-1", 1) == [
        "Greta pays with Tor.",
        "The third winter card comes up.",
        "The game ends on the spot.",
    ]


def test_an_emptied_clearing_is_told() -> None:
    state = do(world("ash", hand="treecreeper ash ash", clearing="8 any"), "play treecreeper", "at 1", "pay ash")
    assert told(state, "pay ash", 1)[-1] == "The clearing is emptied of its 10 cards."


def test_a_hand_that_is_shown_is_told() -> None:
    state = do(world(hand="ash", hands=[TEN_HALVES]), "draw")
    assert told(state, "draw", 0)[-1] == "Hans can neither draw nor play and shows the hand."


def test_the_last_cave_and_what_caves_bring_are_told() -> None:
    state = next(state for seed in range(200) if (state := dealt(2, seed)).caves == [1, 5])
    first = told(state, "cave 5", 1)
    assert first[0] == "Hans takes cave 5."
    assert len([line for line in first if line.endswith("goes from the stack into the cave of Hans.")]) == 3
    assert first[-2:] == ["Greta has the last cave, 1.", "Greta gets a card from the stack."]
    assert told(state, "cave 5", 0)[-1] != first[-1]


def test_a_free_placement_and_doing_without_are_told() -> None:
    state = do(world("ash", hand="capercaillie tor heather"), "play capercaillie", "at 1", "pay tor")
    move = next(str(move) for move in state.moves())
    assert told(state, move, 1) == ["Greta places Heather from the hand, free of charge."]
    assert told(state, "skip", 1, "de") == ["Greta verzichtet."]


# Whole games


@pytest.mark.chance
@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_card_is_named_to_a_seat_that_it_can_not_see(players: int) -> None:
    chance = random.Random(players)
    table = mire.new("dartmoor", players, seed=players)
    table.keep_log()
    while not table.over:
        before = table.copy()
        table.play(chance.choice(table.moves()))
        for seat in [*range(players), None]:
            visible = seen(before, seat) | seen(table, seat)
            for saying in table.log_entries(before.ply, seat):
                assert saying.id not in OWN or saying.seat == seat
                assert saying.id not in OF_WHOLE_CARDS or saying.values["species"] in visible


@pytest.mark.parametrize("players", [2, 4])
def test_every_card_that_leaves_the_stack_is_told_to_everybody_in_the_end(players: int) -> None:
    chance = random.Random(players)
    state = dealt(players, seed=players)
    while state.moves():
        drawn, move = state.drawn, chance.choice(state.moves())
        sayings = told_of(DARTMOOR, state, move, EVERYBODY)
        state.play(move)
        cards = [saying for saying in sayings if saying.id in FROM_STACK and saying.values.get("source") != "clearing"]
        winters = [saying for saying in sayings if saying.id == "dartmoor-tell-winter"]
        assert len(cards) + len(winters) == state.drawn - drawn


def seen(table: mire.Table, seat: int | None) -> set[str]:
    """The cards that a seat can see whole: in the clearing, the discard pile, caves, and what is its own."""
    board = table.view(seat)["board"]
    cards = [*board["clearing"], *board["discard"]]
    for player in board["players"]:
        cards += [*player["stored"], *(player["hand"] or [])]
        cards += [host["card"] for host in player["forest"] if host["card"]]
    return {species_on(COMPONENTS, CARD_IDS.index(card)) for card in cards}
