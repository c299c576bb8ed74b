"""Every sentence that says why a move is not possible, and that nothing changes then."""

import pytest

import mire
from mire import texts
from tests.games.moorland.worlds import legal, moor, play, refusal

FULL = dict.fromkeys("ABDEFGHIJKL", "6 rushes")
WORLD = {"F": "2 heather", "A": "1 turned", "C": "33 turned", "E": "6 rushes"}


def drifting() -> mire.Table:
    """Two heather drift from F to B, D or R1; E is full."""
    return play(moor(stored=[36], water=1, **WORLD), "play 36 F turned")  # type: ignore[arg-type]


def choosing() -> mire.Table:
    """A card back asks for its price."""
    return play(moor(stored=[36], water=1, F="1 heather, 1 rushes"), "play 36 F down")


def moving() -> mire.Table:
    """A water marker moves a plant from F."""
    return play(moor(water=2, F="1 heather", A="6 rushes", B="50 up"), "water F heather")


REFUSALS = [
    # Not the time for it.
    (lambda: moor(ask="take"), "grow F heather", "first a card of the display must be taken"),
    (lambda: moor(ask="take"), "end", "first a card of the display must be taken"),
    (lambda: moor(ask="grow"), "play 36 F up", "first decide where plants grow, or skip it"),
    (lambda: moor(ask="grow"), "take 36", "first decide where plants grow, or skip it"),
    (lambda: moor(), "take 36", "cards are being played; a turn takes a card, then grows, then plays"),
    (lambda: moor(), "skip", "cards are being played; a turn takes a card, then grows, then plays"),
    (lambda: moor(), "drift heather A", "cards are being played"),
    (lambda: moor(), "to A", "cards are being played"),
    (choosing, "end", "first choose the marker that the card back costs"),
    (choosing, "water F heather", "first choose the marker that the card back costs"),
    (drifting, "end", "first all plants of the played card must drift"),
    (moving, "end", "first say where the water marker moves the plant"),
    (moving, "water F heather", "first say where the water marker moves the plant"),
    # A: take
    (lambda: moor(ask="take", display=[3, 4, 5]), "take 6", "card 6 is not in the display"),
    # B: grow
    (lambda: moor(ask="grow", F="36 up"), "grow F heather", "F is covered"),
    (
        lambda: moor(ask="grow", plant_card="cotton_grass heather"),
        "grow F rushes",
        "the current plant card does not show rushes, and F has no special growth symbol",
    ),
    # C: play
    (lambda: moor(stored=[33], F="1 rushes"), "play 34 F down", "card 34 is not below your storage board"),
    (lambda: moor(stored=[33], F="50 up"), "play 33 F down", "F is covered"),
    (lambda: moor(stored=[33], F="1 rushes"), "play 33 C up", "C holds no plants"),
    (
        lambda: moor(stored=[9], F="1 cotton_grass, 1 rushes"),
        "play 9 F up",
        "card 9 needs 2 cotton grass on F",
    ),
    (
        lambda: moor(stored=[57], F="1 cotton_grass, 1 rushes"),
        "play 57 F turned",
        "card 57 looks the same turned; play it up",
    ),
    (lambda: moor(stored=[33, 34, 35], F="1 rushes"), "end", "a card must be played first; two may be kept"),
    # Drifting
    (
        lambda: play(moor(stored=[57], F="1 cotton_grass, 1 rushes"), "play 57 F up"),
        "drift rushes D",
        "cotton grass drifts first",
    ),
    (drifting, "drift heather I", "no waterway leads from F to I"),
    (drifting, "drift heather R2", "no waterway leads from F to R2"),
    (drifting, "drift heather E", "E has no free space"),
    (drifting, "drift heather C", "C is covered"),
    (drifting, "drift heather F", "F is covered"),
    (
        lambda: play(drifting(), "drift heather R1"),
        "drift heather R1",
        "the root space R1 is taken",
    ),
    (drifting, "surplus heather", "only for a card back, or when it finds no free space to drift to"),
    (lambda: moor(), "surplus heather", "only for a card back, or when it finds no free space to drift to"),
    # Water markers
    (lambda: moor(F="1 heather"), "water F heather", "you have no water marker"),
    (lambda: moor(water=1, F="1 heather"), "water F rushes", "there is no rushes on F"),
    (lambda: moor(water=1, C="1 heather", **FULL), "water C heather", "no other section has a free space"),  # type: ignore[arg-type]
    (moving, "to A", "A must be another uncovered section with a free space"),
    (moving, "to B", "B must be another uncovered section with a free space"),
    (moving, "to F", "F must be another uncovered section with a free space"),
]


@pytest.mark.parametrize(("world", "move", "reason"), REFUSALS)
def test_a_refusal_gives_its_reason_and_changes_nothing(world: object, move: str, reason: str) -> None:
    assert callable(world)
    said = refusal(world(), move)
    assert f"'{move}' is not possible now: " in said
    assert reason in said


def test_a_refusal_names_what_is_possible() -> None:
    said = refusal(drifting(), "drift heather I")
    assert said.endswith("Possible are: drift heather B, drift heather D, drift heather R1, water E rushes")


def test_a_long_list_of_possible_moves_is_shortened() -> None:
    table = moor(ask="grow")
    assert f"and {len(legal(table)) - 12} more" in refusal(table, "grow F rushes")


@pytest.mark.parametrize("plant", ["cotton_grass", "peat_moss"])
def test_the_price_of_a_card_back_is_one_of_the_markers_that_were_there(plant: str) -> None:
    said = refusal(choosing(), f"surplus {plant}")
    assert f"there was no {plant.replace('_', ' ')} on the section" in said


@pytest.mark.parametrize(("world", "move"), [(world, move) for world, move, _ in REFUSALS])
def test_a_refusal_is_said_in_german_too(world: object, move: str) -> None:
    assert callable(world)
    with pytest.raises(mire.IllegalMove) as caught:
        world().play(move)
    assert caught.value.why is not None
    assert texts.say(caught.value.why, "de").startswith(f"„{move}“ ist jetzt nicht möglich: ")
    assert str(caught.value).startswith(texts.say(caught.value.why, "en"))
