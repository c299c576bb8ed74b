"""Farms as a terminal shows them."""

import random
import re
from collections.abc import Iterator
from functools import partial

import pytest
from rich.cells import cell_len
from rich.text import Text

import mire
from mire import texts
from mire.core import palette
from mire.core.game import Setup
from mire.core.state import NOBODY
from mire.games.farmers.box import majors
from mire.games.farmers.box.goods import GRAIN, HORSE
from mire.games.farmers.box.grid import bit
from mire.games.farmers.box.improvements import number
from mire.games.farmers.game import FARMERS
from mire.games.farmers.io.components import components
from mire.games.farmers.io.view import view
from mire.games.farmers.model.farmyard import FOREST
from mire.games.farmers.rules.actions import build
from mire.games.farmers.rules.scoring import scores
from mire.games.farmers.state import FarmersState, deal
from mire.games.farmers.terminal.lines import FENCES, NO_SPACE, NOTHING, PERSON, flowing, markup
from mire.games.farmers.terminal.screen import draw
from tests.games.farmers.rules_worlds import MOORS, do, idle, player_with, world

MARKUP = re.compile(r"\[[^\]]*\]")


def plain(drawing: str) -> str:
    return Text.from_markup(drawing).plain


def drawn(state: FarmersState, you: int = 0, language: str = "en", *, whole: bool = True) -> str:
    """What a seat sees of a position set up by hand."""
    seen = {
        "players": len(state.players),
        "you": you,
        "seat": None if state.seat == NOBODY else state.seat,
        "moves": [str(move) for move in state.moves()] if state.seat == you else [],
        "scores": [{"total": score.total} for score in scores(state)],
        "winners": FARMERS.winners(scores(state)) if state.seat == NOBODY else [],
        "board": view(state, you),
    }
    return plain(draw(seen, components(state.board.level), partial(texts.text, language=language), whole=whole))


def farm_drawn(state: FarmersState) -> list[str]:
    """The lines of the own farmyard, without what is at its side."""
    lines = drawn(state, whole=False).splitlines()
    return [line[:53].rstrip() for line in lines[3:14]]


def random_game(players: int, seed: int = 3, level: str = "1") -> Iterator[mire.Table]:
    """A table at every decision of a random game, and when it is over."""
    table = mire.new("farmers", players=players, seed=seed, fuel_tokens="on", level=level)
    rng = random.Random(seed)
    while not table.over:
        yield table
        table.play(rng.choice(table.moves()))
    yield table


def words(shown: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", shown.lower()))


@pytest.mark.chance
@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize("players", [1, 2, 6])
def test_a_game_fits_in_80_columns(players: int, level: str, language: str) -> None:
    for ply, table in enumerate(random_game(players, level=level)):
        for whole in (True, False) if ply % 9 == 0 else ():
            shown = texts.draw(table, table.seat if ply % 27 else None, language, whole=whole)
            assert max(cell_len(line) for line in MARKUP.sub("", shown).splitlines()) <= 80


def test_the_markup_is_understood() -> None:
    *_, table = random_game(2)
    assert plain(texts.draw(table, 0)) == MARKUP.sub("", texts.draw(table, 0))


def test_a_farm_shows_rooms_tiles_crops_fences_and_animals() -> None:
    farm = ("FMxg.", "R.sv.", "R....")
    state = world(farm=farm, pastures=["B3", "B2 C2"], house="clay", sheep=3, horse=4, in_round=2)
    assert farm_drawn(state) == [
        "       1         2         3         4         5",
        "  ·         ·         ·         ·         ·         ·",
        "A   Forest    Moor      Field     Field",
        "                                  3 grain",
        "  ·         ┏━━━━━━━━━┳━━━━━━━━━┓         ·         ·",
        "B   Room    ┃ Pasture ┃ Stable  ┃ Field",
        "    clay    ┃ 4 horses┃ 3 sheep ┃ 2 veg.",
        "  ·         ┃         ┣━━━━━━━━━┛         ·         ·",
        "C   Room    ┃ Pasture ┃",
        "    clay    ┃         ┃",
        "  ·         ┗━━━━━━━━━┛         ·         ·         ·",
    ]


def test_many_animals_find_room_in_a_space() -> None:
    state = world(farm=("...ss", "R..ss", "R...."), pastures=["A4 A5 B4 B5"], horse=12)
    assert "┃12 horses" in "\n".join(farm_drawn(state))


def test_places_for_the_decision_at_hand_are_marked() -> None:
    state = do(world(farm=("x....", "R....", "R...F")), "place farmland")
    assert [line.count("▸") for line in farm_drawn(state)] == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert "▸" not in "".join(drawn(state, you=1).split("Player 2 (you)")[0].splitlines()[1:])


def test_the_action_board_shows_goods_rounds_and_people() -> None:
    state = do(world(2, in_round=3, wood=1), "place forest", "place infirmary")
    shown = drawn(state)
    assert shown.startswith("Round 3 of 14 · starting player: 1\n")
    assert re.search(r" Forest  ●1  0 wood", shown)
    assert re.search(r"▸ +Clay Pit  1 clay", shown)
    assert re.search(r"▸ +Infirmary  ●2  1 food", shown)
    assert re.search(r"  2 Grain Utilization  sow  bake bread", shown)
    assert re.search(r"▸ 3 Sheep Market  1 sheep", shown)


def test_special_action_cards_are_free_used_or_face_down() -> None:
    state = world(2, food=5, fuel=1, others=[player_with(food=5)], farm=("FFM..", "R....", "R...."))
    assert "Special       ▸Fell Trees, ▸Slash and Burn, ▸Cut Peat\n" in drawn(state)
    do(state, "special hiring_fair")
    assert "▸Horse Market (-1 food), ▸Hiring Fair (+1 food)" in drawn(state, you=1)
    assert "Illicit Work (at player 1, 2 food)\n" in drawn(state)
    do(state, "special hiring_fair")
    assert "Illicit Work (face down)\n" in drawn(state)


def test_alone_the_next_card_of_the_pile_is_known() -> None:
    assert re.search(r"9 cards in the pile  next: [A-Z]", drawn(world(1)))
    assert "starting player" not in drawn(world(1))


def test_improvements_lie_in_stacks_with_cost_and_points() -> None:
    state = world(2, clay=2)
    assert "Fireplace 2 clay (1)+  Fireplace 3 clay (1)+" in drawn(state)
    assert "▸Fireplace 2 clay (1)+" in drawn(do(state, "place major_improvement"))
    assert "Horse Slaughterhouse 1 clay, 1 stone (2)  Fireplace" in drawn(world(2, cards="fireplace_2"))


def test_goods_people_and_the_harvest_stand_beside_the_farm() -> None:
    other = player_with(people=3, bed=1, food=4, sheep=2, farm=("..s..", "R....", "R...."))
    state = world(2, in_round=6, others=[other], wood=3, food=9, fuel=2)
    own, others = drawn(state).split("Player 2,")
    assert "3 wood  9 food  2 fuel" in own
    assert "2 people, 2 at home" in own
    assert "Harvest in round 7: 4 food" in own
    assert "lacking" not in own
    assert "3 people, 2 at home" in others
    assert "1 in bed" in others
    assert "6 food (2 lacking)" in others
    assert "2 fuel (2 lacking)" in others
    assert "young sheep" in others


def test_improvements_and_deliveries_lie_below_the_farm() -> None:
    state = world(2, in_round=3, unlit="fireplace_2", cards="fireplace_2")
    build(state, majors.WELL)
    shown = drawn(state)
    assert "Owns          Fireplace (not yet in use)  Well\n" in shown
    assert "To come       food in round 4, 5, 6, 7, 8\n" in shown


def test_a_hand_shows_what_cards_cost_and_need_and_do() -> None:
    shown = drawn(do(world(hand="swamp taps", others=[player_with(hand="loam barge")]), "place major_improvement"))
    assert (
        "▸ Swamp  needs round 4 or earlier\n    A moor goes onto the space of round 12. When that round begins, "
        in shown
    )
    assert "  Taps  needs at least 2 improvements\n" in shown
    assert "Hand          2 cards\n" in shown
    assert "Loam" not in shown
    assert "Barge" not in shown


def test_cards_that_were_passed_on_are_known_to_everybody() -> None:
    state = do(world(hand="peat_burn_off", others=[player_with(hand="loam")]), "place major_improvement")
    shown = drawn(do(state, "play peat_burn_off"))
    assert "Hand          2 cards  Peat Burn-off\n" in shown


def test_a_draft_shows_the_pack_before_the_first_round() -> None:
    state = deal(Setup(2, 1, {}), tokens=False, level=2, hands="draft")
    shown = drawn(state)
    assert shown.startswith("Before the first round\n")
    assert len(re.findall(r"▸ \S", shown.split("To choose from\n")[1].split("possible now")[0])) == 7
    assert "To choose from" not in drawn(state, you=1).split("Player 2 (you)")[0]


def test_what_lies_on_cards_spaces_and_rounds_is_shown() -> None:
    state = world(cards="winter_storehouse arid_field drying_field", farm=MOORS, in_round=3)
    state.player.put_on_card(number("winter_storehouse"), 2)
    state = idle(do(state, "special cut_peat", "cut A1"))
    shown = drawn(state, whole=False)
    assert "Owns          Winter Storehouse (×2)  Arid Field  Drying Field\n" in shown
    assert "On spaces     A1 1 fuel, 1 food\n" in shown
    assert "To come       fuel in round 6 (×2)\n" in shown


def test_covered_blocked_and_fenced_tiles_planted_spaces_and_extensions_are_drawn() -> None:
    state = world(cards="thicket", farm=("FM...", "R....", "R...."), pastures=["A3"])
    farm = state.player.farm
    farm.put_tile(FOREST, bit("A1"))
    farm.fence_reserve(bit("A2"))
    farm.blocked = bit("C5")
    farm.sow(bit("C3"), GRAIN)
    farm.board |= bit("D1") | bit("D2")
    lines = [line[:53].rstrip() for line in drawn(state, whole=False).splitlines()[3:18]]
    assert lines[1:4] == [
        "  ·         ┏━━━━━━━━━┳━━━━━━━━━┓         ·         ·",
        "A   Forest  ┃ Moor    ┃ Pasture ┃",
        "    +1      ┃         ┃         ┃",
    ]
    assert lines[8:10] == ["C   Room                                    blocked", "    wood                3 grain"]
    assert lines[11].startswith("D                      ░░░░░░░░░ ░░░░")
    assert "On spaces     A1 1 forest below" in drawn(state, whole=False)


def test_who_is_away_is_told_beside_the_farm() -> None:
    state = world(cards="bog_pony", horse=2, pastures=["A3"], others=[player_with(cards="night_pasture")])
    state.player.lying = 1
    state.player.lodger = HORSE
    state.garden_path = 0
    shown = drawn(state, whole=False)
    assert "1 horse lies down" in shown
    assert "Night Pasture: horses" in shown
    assert "points, Garden Path\n" in shown


def test_a_title_tells_points_and_whose_decision_it_is() -> None:
    shown = drawn(world(2))
    assert re.search(r"\n▸ Player 1 \(you\), -?\d+ points\n", shown)
    assert re.search(r"\nPlayer 2, -?\d+ points\n", shown)


def test_in_short_there_is_only_the_own_farm() -> None:
    short = drawn(world(3), whole=False)
    assert short.count("Player") == 1
    assert "Forest" not in short
    assert "Improvements" not in short


def test_the_end_names_the_winners() -> None:
    *_, table = random_game(2)
    shown = plain(texts.draw(table, 0))
    assert shown.startswith("The game is over\n")
    assert "points, wins\n" in shown
    assert "Harvest" not in shown
    assert "▸ P" not in shown


def test_the_table_speaks_german() -> None:
    state = world(2, in_round=6, farm=("FMxg.", "R.sv.", "R...."), pastures=["B3"], sheep=1, wood=2, cards="well")
    shown = drawn(state, language="de")
    assert shown.startswith("Runde 6 von 14 · Startspieler: 1\n")
    assert "Ernte in Runde 7:" in shown
    assert "4 Nährwerte (4 fehlen)" in shown
    assert "Besitz        Brunnen\n" in shown
    english = words(drawn(state)) - {"moor", "person"}  # the same in both
    assert not english & words(shown)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_short_words_fit_into_a_space(language: str) -> None:
    for tile in ("room", "field", "forest", "moor", "stable", "pasture", "blocked"):
        assert len(texts.text("farmers-board-tile", language, tile=tile)) <= 8
    for ware in ("grain", "vegetable", "sheep", "boar", "cattle", "horse"):
        assert len(texts.text("farmers-board-short", language, ware=ware, number=12)) <= 6


def test_every_sign_means_one_thing_and_takes_one_column() -> None:
    signs = [*FENCES, PERSON, NO_SPACE, palette.HERE]
    assert len(set(signs)) == len(signs)
    assert {cell_len(sign) for sign in signs} == {1}
    assert FENCES[0] == NOTHING


def test_a_text_longer_than_a_line_is_broken_between_words() -> None:
    lines = flowing([[("word " * 5, "bold")], [("end", "")]], 20, head=[("head", "")], indent=6)
    assert [MARKUP.sub("", markup(line)) for line in lines] == ["head  word word word", "      word word  end"]
