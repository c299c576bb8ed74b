"""Every sentence that says why a move is not possible."""

import random
import re
from collections.abc import Callable
from importlib import resources

import pytest

from mire import texts
from mire.core.moves import parse
from mire.core.sayings import Saying
from mire.games.dartmoor import DARTMOOR
from mire.games.dartmoor.state import DartmoorState
from tests.games.dartmoor.worlds import dealt, do, world

TEN_HALVES = "LR01 LR02 LR03 LR04 LR05 LR06 LR07 LR08 LR09 LR10"


def refusal(state: DartmoorState, notation: str, language: str = "en") -> str:
    """What is said about a move that is not legal."""
    move = parse(DARTMOOR.verbs, notation)
    assert move not in state.moves()
    why = DARTMOOR.why_not(state, move)
    return texts.say(Saying(why.id, {**why.values, "move": notation}), language)


def paying() -> DartmoorState:
    """A Black Alder is to be paid for."""
    return do(world(hand="black_alder 3 ash"), "play black_alder")


def putting(*forest: str, card: str) -> DartmoorState:
    """A card that can go somewhere in the forest looks for its place."""
    return do(world(*forest, hand=f"{card} 3 ash"), f"play {card}")


def taking() -> DartmoorState:
    """A Serotine Bat takes a card from the clearing."""
    return do(world("ash", hand="serotine_bat tor", clearing="moor_birch"), "play serotine_bat", "at 1", "pay")


def storing() -> DartmoorState:
    """An Alcathoe Bat puts cards into the cave."""
    return do(world("ash", hand="alcathoe_bat tor"), "play alcathoe_bat", "at 1", "pay")


def placing(hand: str = "TB08") -> DartmoorState:
    """A Capercaillie places a plant from the hand."""
    return do(world("ash", hand=f"capercaillie tor {hand}"), "play capercaillie", "at 1", "pay tor")


def placing_from_clearing() -> DartmoorState:
    """A Common Noctule places a plant from the clearing."""
    return do(world("ash", hand="common_noctule tor", clearing="heather"), "play common_noctule", "at 1", "pay")


def laying() -> DartmoorState:
    """A Goat Willow, paid in its colour, lays a universal moor."""
    return do(world(hand="2 goat_willow tor"), "play goat_willow", "pay goat_willow")


def stuck() -> DartmoorState:
    """Ten cards and none that fits anywhere."""
    return world(hand=TEN_HALVES)


REFUSALS: list[tuple[Callable[[], DartmoorState], str, str]] = [
    # Not the time for it
    (dealt, "draw", "first everybody chooses a cave"),
    (lambda: world(hand="ash"), "pay ash", "a turn begins with drawing two cards or playing one"),
    (lambda: world(hand="ash"), "skip", "a turn begins with drawing two cards or playing one"),
    (lambda: world(hand="ash"), "cave 2", "a turn begins with drawing two cards or playing one"),
    (lambda: do(world(hand="2 ash"), "draw"), "play ash", "first the second card must be drawn"),
    (lambda: putting("ash", card="heather"), "draw", "first say where the card goes"),
    (paying, "draw", "first the card must be paid for, with other cards of your hand"),
    (taking, "draw", "first take a card from the clearing, or do without"),
    (storing, "skip", "first choose a card of the clearing for your cave"),
    (placing, "draw", "first place a card free of charge, or do without"),
    (laying, "play tor-1", "first lay a card of your hand face down as a universal moor, or do without"),
    (stuck, "draw", "first cards of your hand must go into the clearing"),
    # Caves
    (lambda: dealt(2, seed=1), "cave 3", "cave 3 is not there to choose"),
    # A: draw
    (lambda: world(hand="ash tor 8 any"), "draw", "a hand has at most 10 cards"),
    (lambda: world(hand="ash tor 8 any", clearing="moor_birch"), "take moor_birch", "a hand has at most 10 cards"),
    (lambda: world(hand="ash"), "take moor_birch", "Moor Birch is not in the clearing"),
    # B: play
    (lambda: world(hand="ash"), "play moor_birch", "Moor Birch is not in your hand"),
    (lambda: world(hand="ash tor"), "play ash", "Ash costs 2 other cards of your hand, there is 1"),
    (lambda: world(hand="crab_apple"), "play crab_apple", "Crab Apple costs 1 other card of your hand, there are 0"),
    (lambda: world("tor", hand="LR01 ash"), "play LR01-left", "no left slot of your forest is free for Dartmoor Black"),
    (
        lambda: world("ash: top buzzard", hand="TB12 2 ash"),
        "play TB12-top",
        "Curlew goes only to a moor, and none of yours has a free top slot",
    ),
    (
        lambda: world("tor: top buzzard", "ash", hand="TB13 2 ash"),
        "play TB13-top",
        "Cuckoo goes only on top of a tree or shrub, beside another bird, once per tree or shrub; you have no such",
    ),
    (paying, "pay moor_birch", "Moor Birch is not in your hand"),
    # Where it goes
    (lambda: putting("ash", card="heather"), "at 2", "your forest has no tree, shrub or moor 2, they are counted from"),
    (lambda: putting("ash", "ash", card="heather"), "at 2", "2 is just like 1; choose 1"),
    (
        lambda: putting("ash", "ash: bottom beaver", card="heather"),
        "at 2",
        "at 2, Ash, no bottom slot is free for Heather",
    ),
    (lambda: putting("ash", "tor", card="curlew"), "at 1", "Curlew goes only to a moor, and Ash is none"),
    (lambda: putting("ash", "tor", card="shrew"), "at 2", "a moor such as Tor has no slots at its sides"),
    (
        lambda: putting("ash: top buzzard", "elderberry", card="cuckoo"),
        "at 2",
        "beside another bird, once per tree or shrub; not so at 2, Elderberry",
    ),
    # What effects ask for
    (taking, "take ash", "Ash is not in the clearing"),
    (storing, "store ash", "Ash is not in the clearing"),
    (placing, "place TB08-top", "Keeled Skimmer is not what may be placed: plant"),
    (placing, "place TB18-bottom", "Meadow Pipit / Heather (Black Alder / Moor Birch) is not in your hand"),
    (lambda: placing("heather TB01"), "place TB01-bottom", "Bog Asphodel goes only to a moor"),
    (placing_from_clearing, "place TB55-bottom", "Curlew / Heather (Crab Apple / Goat Willow) is not in the clearing"),
    (laying, "moor ash", "Ash is not in your hand"),
    (stuck, "discard ash", "Ash is not in your hand"),
]


@pytest.mark.parametrize(("state", "notation", "expected"), REFUSALS)
def test_the_reason_is_the_first_rule_against_it(
    state: Callable[[], DartmoorState], notation: str, expected: str
) -> None:
    said = refusal(state(), notation)
    assert said.startswith(f"'{notation}' is not possible now: ")
    assert expected in said


def test_every_reason_there_is_can_be_heard() -> None:
    play = resources.files("mire.games.dartmoor").joinpath("texts", "play.en.ftl").read_text("utf-8")
    reasons = re.findall("^(dartmoor-(?:first|not)-[a-z-]+) =", play, re.MULTILINE)
    heard = {DARTMOOR.why_not(state(), parse(DARTMOOR.verbs, notation)).id for state, notation, _ in REFUSALS}
    assert heard == set(reasons)


def test_reasons_are_said_in_german_too() -> None:
    assert refusal(placing(), "place TB08-top", "de") == (
        "„place TB08-top“ ist jetzt nicht möglich: Kleiner Blaupfeil darf hier nicht gelegt werden, nur Pflanze."
    )
    said = [refusal(state(), notation, "de") for state, notation, _ in REFUSALS]
    assert not any("{" in line or "  " in line or not line.endswith(".") for line in said)


@pytest.mark.parametrize("players", [2, 5])
def test_any_move_at_any_time_is_legal_or_has_its_reason(players: int) -> None:
    chance = random.Random(players)
    state = dealt(players, seed=players)
    while state.moves():
        for verb in DARTMOOR.verbs:
            move = verb.move(*[chance.choice(list(slot.numbers.values())) for slot in verb.slots])
            if move not in state.moves():
                assert refusal(state, str(move))
        state.play(chance.choice(state.moves()))
