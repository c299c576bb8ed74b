"""What is told of a move: every kind of sentence in both languages, and that it tells all that happened."""

import random
from typing import Any

import pytest

import mire
from mire import texts
from mire.core.sayings import Saying
from tests.games.moorland.worlds import moor, owned, play

NAMES = ["Greta", "Hans"]
FULL: dict[str, Any] = dict.fromkeys("ABDEGHIJKL", "6 rushes")


def told(table: mire.Table, move: str) -> list[Saying]:
    table.keep_log()
    table.play(move)
    return list[Saying](table.log_entries(table.ply - 1))


SENTENCES = [
    # A: take
    (lambda: moor(ask="take", display=[3, 4, 5]), "take 4", "Greta takes card 4.", "Greta nimmt Karte 4."),
    # B: grow
    (
        lambda: moor(ask="grow"),
        "grow C heather",
        "Greta grows 3 heather on C.",
        "Greta lässt 3 Heidekraut auf C wachsen.",
    ),
    (
        lambda: moor(ask="grow", plant_card="rushes heather"),
        "grow D rushes",
        "Greta grows 1 rush on D.",
        "Greta lässt 1 Binse auf D wachsen.",
    ),
    (
        lambda: moor(ask="grow", C="4 rushes"),
        "grow C cotton_grass",
        "Greta grows 3 cotton grass on C; 1 plant finds no free space and becomes surplus.",
        "Greta lässt 3 Wollgras auf C wachsen; 1 Pflanze findet keinen freien Platz und kommt in den Überschuss.",
    ),
    (
        lambda: moor(ask="grow", C="6 rushes"),
        "grow C heather",
        "Greta grows 3 heather on C; 3 plants find no free space and become surplus.",
        "Greta lässt 3 Heidekraut auf C wachsen; 3 Pflanzen finden keinen freien Platz und kommen in den Überschuss.",
    ),
    (lambda: moor(ask="grow"), "skip", "Greta grows nothing.", "Greta lässt nichts wachsen."),
    # C: play face up
    (
        lambda: moor(stored=[33], F="2 cotton_grass"),
        "play 33 F turned",
        "Greta plays card 33 on F, turned.",
        "Greta spielt Karte 33 gedreht auf F.",
    ),
    (
        lambda: moor(stored=[37], F="2 cotton_grass"),
        "play 37 F up",
        "Greta plays card 37 on F: 1 plant withers.",
        "Greta spielt Karte 37 auf F: 1 Pflanze verwelkt.",
    ),
    (
        lambda: moor(stored=[47], F="2 peat_moss, 1 heather"),
        "play 47 F up",
        "Greta plays card 47 on F: 3 plants take root.",
        "Greta spielt Karte 47 auf F: 3 Pflanzen verwurzeln.",
    ),
    (
        lambda: moor(stored=[1], F="2 cotton_grass, 1 rushes"),
        "play 1 F up",
        "Greta plays card 1 on F: 1 plant takes root, 2 wither.",
        "Greta spielt Karte 1 auf F: 1 Pflanze verwurzelt, 2 verwelken.",
    ),
    (
        lambda: moor(stored=[45], C="3 cotton_grass, 1 rushes", F="50 down", roots=["heather"] * 4, **FULL),
        "play 45 C up",
        "Greta plays card 45 on C: 3 plants take root; 1 plant finds no free space and becomes surplus.",
        (
            "Greta spielt Karte 45 auf C: 3 Pflanzen verwurzeln; "
            "1 Pflanze findet keinen freien Platz und kommt in den Überschuss."
        ),
    ),
    # C: play face down
    (
        lambda: moor(stored=[33], F="1 heather, 1 rushes"),
        "play 33 F down",
        "Greta plays card 33 on F, face down.",
        "Greta spielt Karte 33 verdeckt auf F.",
    ),
    (
        lambda: moor(stored=[33], F="2 peat_moss"),
        "play 33 F down",
        "Greta plays card 33 on F, face down, and puts peat moss in the surplus.",
        "Greta spielt Karte 33 verdeckt auf F und legt Torfmoos in den Überschuss.",
    ),
    (
        lambda: moor(stored=[33], C="3 peat_moss", F="50 down", roots=["heather"] * 4, **FULL),
        "play 33 C down",
        (
            "Greta plays card 33 on C, face down, and puts peat moss in the surplus; "
            "2 plants find no free space and become surplus."
        ),
        (
            "Greta spielt Karte 33 verdeckt auf C und legt Torfmoos in den Überschuss; "
            "2 Pflanzen finden keinen freien Platz und kommen in den Überschuss."
        ),
    ),
    (
        lambda: moor(stored=[33, 34, 35]),
        "play 33 F down",
        "Greta plays card 33 on F, face down, and puts a plant from the supply in the surplus.",
        "Greta spielt Karte 33 verdeckt auf F und legt eine Pflanze aus dem Vorrat in den Überschuss.",
    ),
    (
        lambda: play(moor(stored=[33], F="1 heather, 1 rushes"), "play 33 F down"),
        "surplus heather",
        "Greta puts heather in the surplus.",
        "Greta legt Heidekraut in den Überschuss.",
    ),
    (
        lambda: play(
            moor(stored=[33], C="1 heather, 1 rushes", F="50 down", roots=["heather"] * 4, **FULL), "play 33 C down"
        ),
        "surplus heather",
        "Greta puts heather in the surplus; 1 plant finds no free space and becomes surplus.",
        "Greta legt Heidekraut in den Überschuss; 1 Pflanze findet keinen freien Platz und kommt in den Überschuss.",
    ),
    # Drifting
    (
        lambda: play(moor(stored=[57], F="2 cotton_grass, 1 rushes"), "play 57 F up"),
        "drift cotton_grass D",
        "Greta drifts cotton grass to D.",
        "Greta lässt Wollgras auf D treiben.",
    ),
    (
        lambda: play(
            moor(stored=[33], C="4 peat_moss", F="50 down", roots=["heather", "heather", None, "heather"], **FULL),
            "play 33 C down",
        ),
        "drift peat_moss R3",
        "Greta drifts peat moss to the root space R3; 2 plants find no free space and become surplus.",
        (
            "Greta lässt Torfmoos auf den Wurzelplatz R3 treiben; "
            "2 Pflanzen finden keinen freien Platz und kommen in den Überschuss."
        ),
    ),
    # Water markers
    (
        lambda: moor(water=1, F="1 heather"),
        "water F heather",
        "Greta spends a water marker to move heather from F.",
        "Greta versetzt mit einem Wassermarker Heidekraut von F.",
    ),
    (
        lambda: play(moor(water=1, F="1 heather"), "water F heather"),
        "to C",
        "Greta moves heather to C.",
        "Greta setzt Heidekraut auf C.",
    ),
    # The end of a turn
    (lambda: moor(), "end", "Greta ends the turn.", "Greta beendet den Zug."),
    (
        lambda: moor(covered="F", F="50 up"),
        "end",
        "Greta ends the turn and takes water marker F.",
        "Greta beendet den Zug und nimmt den Wassermarker F.",
    ),
    (
        lambda: moor(covered="FK", F="50 up", K="33 down"),
        "end",
        "Greta ends the turn and takes water markers F, K.",
        "Greta beendet den Zug und nimmt die Wassermarker F, K.",
    ),
]


@pytest.mark.parametrize(("world", "move", "english", "german"), SENTENCES)
def test_a_move_is_told_with_what_comes_of_it(world: object, move: str, english: str, german: str) -> None:
    assert callable(world)
    sayings = told(world(), move)
    assert texts.tell(sayings, NAMES) == [english]
    assert texts.tell(sayings, NAMES, "de") == [german]
    assert [saying.seat for saying in sayings] == [0]


def ending_a_round(round_: int) -> mire.Table:
    """The last turn of a round, with one card left in the display."""
    return moor(seat=1, mushroom=0, round=round_, display=[17])


def test_a_new_round_is_told_with_its_plant_card_and_display() -> None:
    table = ending_a_round(3)
    sayings = told(table, "end")
    assert [saying.seat for saying in sayings] == [1, None, None]
    board = table.view()["board"]
    assert sayings[-1].values["cards"] == ", ".join(map(str, board["display"]))
    assert sayings[-1].values["shown"] == ("all" if len(board["plant_card"]) == 4 else "-".join(board["plant_card"]))
    assert sayings[-1].values["round"] == board["round"] == 4
    assert texts.tell(sayings[:2], NAMES) == ["Hans ends the turn.", "Nobody took card 17; it is discarded."]
    assert texts.say(sayings[1], "de") == "Karte 17 hat niemand genommen; sie wird abgelegt."


def test_a_new_round_reads_as_a_sentence() -> None:
    values: dict[str, str | int] = {"round": 4, "shown": "rushes-heather", "cards": "3, 17, 41"}
    saying = Saying("moorland-tell-round", values)
    assert texts.say(saying) == (
        "Round 4: the plant card shows rushes and heather; cards 3, 17, 41 are in the display."
    )
    assert texts.say(saying, "de") == (
        "Runde 4: Die Pflanzenkarte zeigt Binsen und Heidekraut; in der Auslage liegen die Karten 3, 17, 41."
    )
    assert "all four plants" in texts.say(Saying("moorland-tell-round", {**values, "shown": "all"}))


def test_the_last_round_is_cleaned_up_and_none_begins() -> None:
    sayings = told(ending_a_round(12), "end")
    assert [saying.id for saying in sayings] == ["moorland-tell-end", "moorland-tell-discard"]


def test_every_plant_card_has_its_words() -> None:
    for language in texts.LANGUAGES:
        shown = {
            texts.text("moorland-plant-card", language, shown="-".join(plants) if len(plants) == 2 else "all")
            for plants in mire.new("moorland").components()["plant_cards"]
        }
        assert len(shown) == 7


def test_a_growth_to_choose_says_how_many_plants_it_brings() -> None:
    table = moor(ask="grow")
    named = {str(move): texts.name_move(table, move) for move in table.moves()}
    assert named["grow C heather"] == "Grow 3 heather on C"
    assert named["grow D rushes"] == "Grow 1 rush on D"
    assert named["skip"] == "Grow nothing"
    german = {str(move): texts.name_move(table, move, "de") for move in table.moves()}
    assert german["grow C heather"] == "3 Heidekraut auf C wachsen lassen"


@pytest.mark.chance
@pytest.mark.parametrize("seed", range(12))
def test_all_that_is_told_adds_up_to_what_happened(seed: int) -> None:
    chance = random.Random(seed)
    table = mire.new("moorland", 2 + seed % 3, seed, sides="mixed")
    table.keep_log()
    while not table.over:
        before, seat = table.copy(), table.seat
        assert seat is not None
        table.play(chance.choice(table.moves()))
        deed, *rest = table.log_entries(before.ply)
        assert deed.seat == seat
        assert [saying.seat for saying in rest] == [None] * len(rest)
        assert surplus_in(deed) == surplus_at(table, seat) - surplus_at(before, seat)
        assert rooted_in(deed) == rooted_at(table, seat) - rooted_at(before, seat)
        assert markers_in(deed) == owned(table, seat)["water"] - owned(before, seat)["water"]
        assert growth_in(deed) - number(deed, "withered") == plants_at(table, seat) - plants_at(before, seat)


def test_every_seat_and_every_spectator_is_told_the_same() -> None:
    table = mire.new("moorland", 3, 1)
    before = table.copy()
    table.play(table.moves()[0])
    heard = [table.log_entries(before.ply, seat) for seat in (0, 1, 2, None)]
    assert len({str(sayings[0]) for sayings in heard}) == 1


def number(saying: Saying, name: str) -> int:
    value = saying.values.get(name, 0)
    assert isinstance(value, int)
    return value


def surplus_in(deed: Saying) -> int:
    paid = deed.id == "moorland-tell-surplus" or deed.values.get("price") in ("own", "supply")
    return number(deed, "stranded") + paid


def rooted_in(deed: Saying) -> int:
    return number(deed, "rooted") + str(deed.values.get("place", "")).startswith("R")


def markers_in(deed: Saying) -> int:
    won = number(deed, "markers")
    assert len(str(deed.values.get("letters", "")).replace(", ", "")) == won
    return won - (deed.id == "moorland-tell-water")


def growth_in(deed: Saying) -> int:
    """Plants that come from the supply."""
    return number(deed, "plants") + (deed.values.get("price") == "supply")


def surplus_at(table: mire.Table, seat: int) -> int:
    return sum(owned(table, seat)["surplus"].values())


def rooted_at(table: mire.Table, seat: int) -> int | float:
    return table.scores()[seat].categories["rooted"]


def plants_at(table: mire.Table, seat: int) -> int | float:
    """All markers a player has, wherever they lie."""
    board = table.view()["board"]
    drifting = sum(board["stock"].values()) if table.seat == seat else 0
    growing = sum(sum(section.get("plants", {}).values()) for section in owned(table, seat)["sections"].values())
    return growing + drifting + rooted_at(table, seat) + surplus_at(table, seat)
