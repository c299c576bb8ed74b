"""The words of the minor improvements: names, texts, and what is said of them in whole games."""

import random
from typing import Any

import pytest

from mire import texts
from mire.core.moves import parse
from mire.core.state import NOBODY
from mire.games.farmers import FARMERS
from mire.games.farmers.box import improvements
from mire.games.farmers.cards import minors, needs
from mire.games.farmers.cards.card import EFFECTS, PAY, USE
from mire.games.farmers.rules import notation
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import FORESTS, MOORS, asked, do, world
from tests.games.farmers.test_farmers_refusals import hands_of
from tests.games.farmers.test_farmers_singular import NAMES, PLURAL
from tests.telling import told_of

WITH_CARDS = [notation.PLAY, notation.UPGRADE, notation.USE, notation.AT, notation.CONVERT, notation.RAISE]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_a_text(language: str) -> None:
    names = [texts.text(f"farmers-card-{minor.name}", language) for minor in minors.ALL]
    assert len(set(names)) == len(improvements.MINORS)
    for minor in minors.ALL:
        said = texts.text(f"farmers-card-{minor.name}-text", language)
        assert said.endswith(".")
        assert "  " not in said


def test_no_text_is_left_in_the_other_language() -> None:
    for minor in minors.ALL:
        english, german = [texts.text(f"farmers-card-{minor.name}-text", language) for language in ("en", "de")]
        assert not {"you", "your", "and", "the"} & set(german.split()), german
        assert not {"du", "und", "der", "die", "das"} & set(english.split()), english


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("kind", needs.NAMES)
def test_every_kind_of_need_can_be_said_at_least_and_at_most(kind: str, language: str) -> None:
    for limit, numbers in (("least", range(1, 9)), ("most", range(9))):
        for number in numbers:
            said = texts.text(f"farmers-need-{kind}-{limit}", language, number=number)
            assert said
            assert not PLURAL[language].search(said)


def test_needs_read_as_on_the_cards() -> None:
    said = [
        texts.text(f"farmers-need-{need}", number=number) for need, number in (("majors-least", 3), ("moors-most", 0))
    ]
    assert said == ["at least 3 major improvements", "no moors"]
    assert texts.text("farmers-need-house-least", "de", number=1) == "ein Lehm- oder Steinhaus"
    assert texts.text("farmers-need-round-most", "de", number=4) == "Runde 4 oder früher"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_category_has_a_name(language: str) -> None:
    names = [texts.text(f"farmers-kind-{category}", language) for category in minors.CATEGORIES]
    assert len(set(names)) == 8


@pytest.mark.chance
@pytest.mark.parametrize("players", [1, 2, 3])
def test_whole_games_with_hands_are_said_and_every_card_that_comes_up(players: int) -> None:
    state, chance = hands_of(players), random.Random(players)
    while asked(state) != "over":
        moves = state.moves()
        move = chance.choice([move for move in moves if move.verb in WITH_CARDS] or moves)
        told = [told_of(FARMERS, state, move, seat) for seat in (state.seat, NOBODY)]
        for language in texts.LANGUAGES:
            said = [texts.say(FARMERS.prompt(state), language)]
            said += [line for sayings in told for line in texts.tell(sayings, NAMES, language)]
            said += [texts.say(FARMERS.name_move(state, legal), language) for legal in moves]
            assert [line for line in said if "  " in line or "{" in line or PLURAL[language].search(line)] == []
        state.play(move)


FOREST_ROW = ("FFFF.", "R....", "R....")
FIELD_ROW = (".....", "Rx...", "Rx...")


def play(card: str, **has: Any) -> FarmersState:
    """A card is played that then asks something."""
    return do(world(hand=card, **has), "place major_improvement", f"play {card}")


def arrived(card: str, *, in_round: int, until: int, **has: Any) -> FarmersState:
    """What a card has put onto a round comes."""
    state = play(card, in_round=in_round, food=99, **has)
    while state.round < until or asked(state) != "asked":
        go = [move for move in state.moves() if move.verb in (notation.FEED, notation.HEAT)]
        state.play(go[0] if go else parse(notation.VERBS, "place infirmary"))
    return state


ASKED = {
    "swap": play("peat_burn_off", farm=MOORS),
    "turn-over": play("clear_felling", farm=FORESTS),
    "stable": do(world(cards="building_plan", wood=10, reed=4), "place farm_expansion", "room B2", "room C2"),
    "reserve": play("nature_reserve", food=1, farm=("F....", "R....", "R...."), pastures=["A2"]),
    "pasture": play("special_pasture", wood=2, pastures=["A2"]),
    "field": play("wild_fields", food=2, farm=FIELD_ROW),
    "double": play("thicket", farm=FOREST_ROW),
    "cover": play("bog_forest", food=1, cards="well joinery pottery", farm=MOORS),
    "extension": play("farm_extension", clay=1),
    "lay": play("deep_plow", wood=3, cards="well joinery"),
    "block": play("family_burial_plot", stone=1, house="stone"),
    "remove": play("peat_cutting_expedition", food=4, farm=MOORS),
    "fallow": play("fallow_fields", farm=FIELD_ROW),
    "hut": play("forest_hut", wood=2, farm=FORESTS),
    "craft": play("register_of_craftsmen", cards="well clay_oven", wood=2, clay=2, stone=1),
    "build": do(world(cards="hearth_brush stone_oven", in_round=3, clay=9, stone=9, reed=9), "place forest"),
    "special": do(world(cards="agricultural_implement"), "place farmland", "plow A1"),
    "sow": do(world(cards="natures_fertilizer", grain=1, farm=("F....", "R....", "R....")), "special slash_and_burn"),
    "wait": play("peat_sled", wood=1),
    "slaughter": play("butchers_block", wood=1, sheep=1),
    "raise": play("livestock_market", sheep=5, pastures=["A4 A5 B4 B5"]),
    "order": play("cattle_stall", wood=2, clay=2),
    "get": do(world(cards="alder_swamp", farm=("F....", "R....", "R....")), "special fell_trees"),
    "use": do(world(cards="malthouse", grain=1, farm=("M....", "R....", "R....")), "special cut_peat"),
    "pay": do(world(cards="drag_horses", grain=1, horse=1), "place forest"),
    "arrived": arrived("swamp", in_round=1, until=12),
    "rights": arrived("peat_cutting_rights", in_round=1, until=5, horse=1, farm=MOORS),
}


def test_these_are_all_questions_that_cards_ask() -> None:
    assert set(ASKED) == {*(effect.asks for effect in EFFECTS.values() if effect.asks), USE, PAY}


@pytest.mark.parametrize("question", ASKED)
def test_every_question_and_its_answers_are_said_and_told(question: str) -> None:
    state = ASKED[question]
    assert FARMERS.prompt(state).id == f"farmers-ask-{question}"
    for language in texts.LANGUAGES:
        said = [texts.say(FARMERS.prompt(state), language)]
        for move in state.moves():
            said.append(texts.say(FARMERS.name_move(state, move), language))
            said += texts.tell(told_of(FARMERS, state, move, 0), NAMES, language)
        assert [line for line in said if "  " in line or "{" in line or PLURAL[language].search(line)] == []
