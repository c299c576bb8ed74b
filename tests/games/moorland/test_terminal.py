"""The moor as a terminal shows it."""

import random
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

import mire
from mire import texts
from mire.core import palette
from mire.games.moorland.box.components import ANIMALS, LETTERS
from mire.games.moorland.model.layouts import SHAPES, SIDES
from mire.games.moorland.terminal import canvas
from mire.games.moorland.terminal.screen import draw

# Plans 1 to 4 in reading order, plan 4 turned:  R1 A  D  R2 / B C  F E / G R3  L K / I H  J R4
PLAN_GRID = [
    {"plan": 1, "x": 0, "y": 0},
    {"plan": 2, "x": 2, "y": 0},
    {"plan": 3, "x": 0, "y": 2},
    {"plan": 4, "x": 2, "y": 2, "turn": 180},
]
MARKUP = re.compile(r"\[[^\]]*\]")
EVERY_LAYOUT = [(layout, sides) for layout in SHAPES for sides in SIDES]


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain


def random_game(layout: object, sides: str, players: int, seed: int = 3) -> Iterator[mire.Table]:
    """A table at every decision of a random game, and when it is over."""
    table = mire.new("moorland", players=players, seed=seed, layout=layout, sides=sides)
    rng = random.Random(seed)
    while not table.over:
        yield table
        table.play(rng.choice(table.moves()))
    yield table


def drawn(
    you: int | None = 0,
    layout: object = PLAN_GRID,
    moor: dict[str, Any] | None = None,
    language: str = "en",
    whole: bool = True,
    **board: object,
) -> str:
    """The first position of a game with some things put in the first moor and on the board."""
    table = mire.new("moorland", seed=1, layout=layout)
    view = table.view(you)
    view["board"].update(board)
    first = view["board"]["moors"][0]
    for name, value in (moor or {}).items():
        if name in LETTERS:
            first["sections"][name] = value
        else:
            first[name] = value
    return plain(draw(view, table.components(), partial(texts.text, language=language), whole=whole))


def words(shown: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", shown.lower()))


def card(number: int, face: str = "up") -> dict[str, object]:
    return {"card": number, "face": face}


def plants(**counts: int) -> dict[str, object]:
    return {"plants": counts}


def check_drawing(table: mire.Table, seat: int | None, language: str = "en") -> None:
    """It fits in 80 columns and every moor has all its sections."""
    lines = MARKUP.sub("", texts.draw(table, seat, language)).splitlines()
    assert max(cell_len(line) for line in lines) <= 80
    moors = "\n".join(line for line in lines if line.startswith(tuple("│╞ ")))
    assert all(moors.count(name) >= table.players for name in [*LETTERS, "R1", "R2", "R3", "R4"])


@pytest.mark.chance
@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("layout", "players"), [("grid", 2), ("row", 3), ("ring", 4)])
def test_every_decision_of_a_game_is_drawn(layout: str, players: int, language: str) -> None:
    for table in random_game(layout, "mixed", players):
        check_drawing(table, table.seat, language)


@pytest.mark.chance
@pytest.mark.parametrize(("layout", "sides"), EVERY_LAYOUT)
def test_every_layout_is_drawn_with_every_side_for_players_and_spectators(layout: str, sides: str) -> None:
    players = 2 + EVERY_LAYOUT.index((layout, sides)) % 3
    for ply, table in enumerate(random_game(layout, sides, players)):
        if ply % 20 == 0:
            for language in texts.LANGUAGES:
                check_drawing(table, table.seat, language)
                check_drawing(table, None, language)


def test_the_markup_is_understood() -> None:
    *_, table = random_game("grid", "white", 2)
    assert plain(texts.draw(table, 0)) == MARKUP.sub("", texts.draw(table, 0))


@pytest.mark.parametrize("layout", ["grid", "ring"])
def test_a_layout_may_lie_anywhere(layout: str) -> None:
    here = [{"plan": plan + 1, "x": x, "y": y} for plan, (x, y) in enumerate(SHAPES[layout])]
    there = [{**entry, "x": entry["x"] - 7, "y": entry["y"] + 9} for entry in here]
    assert drawn(layout=here) == drawn(layout=there)


def test_the_header_tells_what_lies_in_the_middle() -> None:
    shown = drawn(round=3, mushroom=1, deck=39, plant_card=["rushes", "heather"], water=["A", "C", "L"])
    assert "Round 3 of 12 · mushroom: Player 2 · 39 moor cards, 9 plant cards to come" in shown
    assert "1 moor card, 1 plant card to come" in drawn(round=11, deck=1)
    assert "noch 1 Moorkarte, 1 Pflanzenkarte\n" in drawn(language="de", round=11, deck=1)
    assert "Plant card     Ψ rushes  ‡ heather" in shown
    assert "≈ A · C · · · · · · · · L" in shown


def test_a_card_of_the_display_shows_its_face() -> None:
    shown = drawn(display=[17, 5])
    assert "╭17 dragonfly─╮ ╭5 beetle─────╮" in shown
    assert "│   ║   ♣→ Ψ× │ │   ║   ♣→ ♣→ │" in shown
    assert "│ ═   ═ *↓    │ │   ╠══ Ψ×    │" in shown
    assert "│   ║   ж     │ │   ║         │" in shown


def test_uncovered_ground_shows_its_letter_water_marker_growth_symbol_and_plants() -> None:
    shown = drawn(moor={"C": plants(rushes=2, peat_moss=3)}, water=["B"])
    assert "│B≈          •│C         •••│" in shown
    assert "│    · · ·    │    Ψ Ψ *    │" in shown
    assert "│    · · ·    │    * * ·    │" in shown
    assert "☼│" in shown


def test_waterways_run_on_across_borders_and_end_at_the_ground() -> None:
    assert "╞══════╬══════" + "═" + "═════════════" + "╡" in drawn(moor={"A": card(25)})


def test_an_interrupting_section_shows_four_ends_that_do_not_meet() -> None:
    assert "╞══════╬══════" + "═" + "═════   ═════" + "╡" in drawn(moor={"A": card(17)})


def test_a_card_shows_number_animal_striders_and_rooted_plants() -> None:
    shown = drawn(moor={"B": card(17), "C": card(21)})
    assert "│B 17  ║     *│C 21  ║    ♣Ψ│" in shown
    assert "│dragon       │butter       │" in shown
    assert "│fly   ║     ж│fly   ║      │" in shown


def test_a_card_turned_by_180_degrees_shows_its_waterway_turned() -> None:
    assert "│      ╚═════════════╦══════╡" in drawn(moor={"D": card(1)})
    assert "╞══════╗      ╞══════╦══════╡" in drawn(moor={"D": card(1, "turned")})


def test_a_card_face_down_is_an_intersection_that_shows_nothing_of_its_face() -> None:
    shown = drawn(moor={"A": card(17, "down")})
    assert "╞══════╬═════════════╬══════╡" in shown
    assert "│░░░░░░║      │" in shown
    assert re.sub("A ?17", "A", shown) == re.sub("A ?25", "A", drawn(moor={"A": card(25, "down")}))


def test_a_plan_turned_by_180_degrees_has_its_sections_and_its_root_waterway_turned() -> None:
    lines = drawn(moor={"roots": [None, None, None, "heather"]}).splitlines()
    place = next(number for number, line in enumerate(lines) if "R4" in line)
    assert lines[place].startswith("│I≈          •│H≈          ☼│J≈         ••│R4    ║   (‡)│")
    assert "╞══════╝      │" in lines[place + 2]


def test_root_spaces_are_free_or_show_their_plant() -> None:
    shown = drawn(moor={"roots": ["cotton_grass", None, None, None]})
    assert "│R1    ║   (♣)│" in shown
    assert "│R2        (○)│" in shown


def test_the_storage_board_shows_water_markers_surplus_cards_and_drifting_plants() -> None:
    shown = drawn(moor={"water": 3, "surplus": {"rushes": 2}, "stored": [17]}, stock={"heather": 1}, display=[])
    assert "water    3≈" in shown
    assert "surplus  2Ψ" in shown
    assert "drifting 1‡" in shown
    assert "╭17 dragonfly─╮" in shown


def test_another_seat_sees_the_same_moor_small_with_its_cards_in_a_line_each() -> None:
    shown = drawn(you=1, moor={"A": card(17), "stored": [5, 17]})
    assert "│R1 ║ (○)│A17║   *│D≈     ☼│R2   (○)│" in shown
    assert "╞═══╬═══════   ═══╡" in shown
    assert "│   ║    │dfl║   ж│" in shown
    assert " 5 ╠ ♣→ ♣→ Ψ× beetle" in shown
    assert "17 ╳ ♣→ Ψ× *↓ ж dragonfly" in shown
    assert shown.index("Player 2 (you)") < shown.index("▸ Player 1, ")


def test_in_short_the_others_and_the_legend_are_left_out() -> None:
    whole, short = drawn(you=1, display=[17]), drawn(you=1, display=[17], whole=False)
    assert whole.startswith(short.rstrip())
    assert "╭17 dragonfly─╮" in short
    assert "Player 2 (you)" in short
    assert "surplus" in short
    assert "Player 1, " not in short
    assert "takes root" not in short
    assert len(short.splitlines()) <= 36


def test_places_where_a_plant_can_drift_to_are_marked() -> None:
    for table in random_game("grid", "white", 2):
        targets = {str(move).split()[-1] for move in table.moves() if str(move).startswith("drift ")}
        if len(targets) > 2 and any(target.startswith("R") for target in targets):
            shown = plain(texts.draw(table, table.seat))
            assert all(re.search(target + "[≈ ]?▸", shown) for target in targets)
            assert len(re.findall("[A-L1-4][≈ ]?▸", shown)) == len(targets)
            return
    pytest.fail("no such drift in this game")


def test_the_end_names_the_winners() -> None:
    *_, table = random_game("grid", "white", 3)
    shown = plain(texts.draw(table))
    assert "the game is over" in shown
    for winner in table.winners:
        assert f"Player {winner + 1}, {table.scores()[winner].total} points" in shown
    assert shown.count(", wins") == len(table.winners)


def test_the_board_speaks_german() -> None:
    shown = drawn(
        language="de",
        round=11,
        mushroom=1,
        deck=39,
        plant_card=["cotton_grass", "heather"],
        display=[21, 17, 16],
        moor={"A": card(17), "B": card(21), "C": card(16), "water": 3, "surplus": {"rushes": 2}},
        stock={"heather": 1},
    )
    assert "Runde 11 von 12 · Pilz: Spieler 2 · noch 39 Moorkarten, 1 Pflanzenkarte\n" in shown
    assert "Pflanzenkarte  ♣ Wollgras  ‡ Heidekraut\nWassermarker   ≈ " in shown
    assert "╭21 Schmetter.╮ ╭17 Libelle───╮ ╭16 Schlange──╮" in shown
    assert re.search(r"▸ Spieler 1 \(du\), \d+ Punkte?\n", shown)
    assert re.search(r"Spieler 2, \d+ Punkte?, Pilz", shown)
    assert re.search(r"│Schmet +║? +│Schlan", shown)
    assert re.search(r"│ter\. +║? +│ge ", shown)
    assert "Wasser     3≈" in shown
    assert "Überschuss 2Ψ" in shown
    assert "treibt     1‡" in shown
    assert "Überschuss keiner" in shown
    assert "Smt Schmetterling" in shown


def test_german_storage_lies_beside_the_moor_even_with_every_plant_in_the_surplus() -> None:
    surplus = {"cotton_grass": 3, "rushes": 1, "peat_moss": 3, "heather": 8}
    assert "│ Überschuss 3♣ 1Ψ 3* 8‡\n" in drawn(language="de", moor={"surplus": surplus})


@pytest.mark.chance
def test_a_german_board_has_no_english_words() -> None:
    *_, before, over = (plain(texts.draw(table, 0, "de")) for table in random_game("grid", "white", 2))
    assert "das Spiel ist zu Ende" in over
    assert ", gewinnt" in over
    english = words(drawn(stock={"heather": 1})) | words("the game is over, wins")
    assert not english & words(before + over)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("animal", ANIMALS)
def test_the_name_of_an_animal_fits_on_its_card_and_its_code_on_a_small_one(animal: str, language: str) -> None:
    rows = texts.text("moorland-board-animal", language, animal=animal).split()
    assert len(rows) <= 2
    assert max(len(row) for row in rows) <= 6
    assert len("".join(rows)) <= 10
    assert len(texts.text("moorland-board-code", language, animal=animal)) == 3


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_animal_has_a_code_of_its_own(language: str) -> None:
    assert len({texts.text("moorland-board-code", language, animal=animal) for animal in ANIMALS}) == len(ANIMALS)


def test_nothing_hidden_is_drawn() -> None:
    for ply, table in enumerate(random_game("stairs", "mixed", 4)):
        for seat in range(4) if ply % 20 == 0 else ():
            assert texts.draw(table.redeal(seat, random.Random(1)), seat) == texts.draw(table, seat)


def test_every_sign_means_one_thing_and_takes_one_column() -> None:
    signs = [
        *canvas.PLANT_SIGNS.values(),
        *canvas.FATE_SIGNS.values(),
        canvas.STRIDER,
        canvas.WATER_MARKER,
        canvas.DOT,
        canvas.ANY_GROWTH,
        canvas.FREE_SPACE,
        canvas.FREE_ROOT,
        canvas.CARD_BACK,
        palette.HERE,
        canvas.INTERRUPTED,
    ]
    assert len(set(signs)) == len(signs)
    assert {cell_len(sign) for sign in signs} == {1}
