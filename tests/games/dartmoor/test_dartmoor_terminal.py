"""Forests as a terminal shows them."""

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
from mire.core.state import EVERYBODY, NOBODY
from mire.games.dartmoor.box.loading import BOX
from mire.games.dartmoor.box.vocabulary import TREES
from mire.games.dartmoor.game import DARTMOOR
from mire.games.dartmoor.io.view import view
from mire.games.dartmoor.rules.scoring import scores
from mire.games.dartmoor.state import DartmoorState
from mire.games.dartmoor.terminal import lines
from mire.games.dartmoor.terminal.cards import Cards
from mire.games.dartmoor.terminal.screen import draw
from tests.games.dartmoor.worlds import do, world

MARKUP = re.compile(r"\[[^\]]*\]")


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain


def drawn(state: DartmoorState, you: int = 0, language: str = "en", *, whole: bool = True) -> str:
    """What a seat sees of a position set up by hand."""
    deciding = state.seat != NOBODY and you in (state.seat, EVERYBODY)
    seen = {
        "players": len(state.players),
        "you": None if you < 0 else you,
        "seat": None if state.seat == NOBODY else state.seat,
        "moves": [str(move) for move in state.moves()] if deciding else [],
        "scores": [{"total": score.total} for score in scores(state)],
        "winners": DARTMOOR.winners(scores(state)) if state.seat == NOBODY else [],
        "board": view(state, you),
    }
    return plain(draw(seen, BOX.data(None), partial(texts.text, language=language), whole=whole))


def random_game(players: int, seed: int = 3) -> Iterator[mire.Table]:
    """A table at every decision of a random game, and when it is over."""
    table = mire.new("dartmoor", players=players, seed=seed)
    rng = random.Random(seed)
    while not table.over:
        yield table
        table.play(rng.choice(table.moves()))
    yield table


def words(shown: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", shown.lower()))


@pytest.mark.chance
@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_fits_in_80_columns(players: int, language: str) -> None:
    for ply, table in enumerate(random_game(players)):
        for whole in (True, False) if ply % 5 == 0 else ():
            seat = table.seat if ply % 15 else None
            shown = texts.draw(table, seat, language, whole=whole)
            assert max(cell_len(line) for line in MARKUP.sub("", shown).splitlines()) <= 80


def test_the_markup_is_understood() -> None:
    *_, table = random_game(2)
    assert plain(texts.draw(table, 0)) == MARKUP.sub("", texts.draw(table, 0))


def test_the_middle_shows_the_stack_the_winter_cards_and_the_clearing() -> None:
    shown = drawn(world(hand="ash", clearing="tor, LR07", stack="winter any", winters=1))
    assert re.match(r"\d+ cards in the stack · winter cards: 1 of 3\n", shown)
    assert re.search(r"Clearing \(2\)  Tor \w\w  LR07 ← Roe Deer Al / → Dartmoor Black Rabbit Ap\n", shown)


def test_a_forest_shows_each_host_with_its_slots_and_the_points_of_every_card() -> None:
    shown = drawn(world("black_alder: left roe_deer/black_alder", "wet_woodland: top 2 grey_heron", "universal_moor"))
    assert "  1 Black Alder Al 5       ↑ ·  ↓ ·  ← Roe Deer Al" in shown
    assert re.search(r"  2 Wet Woodland \w\w 4  +↑ Grey Heron \w\w 8  ↑ Grey Heron \w\w 8  ↓ ·  ↓ ·\n", shown)
    assert "  3 Universal Moor 0       ↑ ·  ↑ ·  ↓ ·  ↓ ·\n" in shown


def test_cards_that_share_a_slot_stand_side_by_side() -> None:
    forest = "tor: bottom water_soldiers, top keeled_skimmer, top emerald_damselfly, top southern_damselfly"
    shown = re.sub(r"\s+", " ", drawn(world(forest)))
    assert re.search(r"↑ Keeled Skimmer .. 0 ↑ Emerald Damselfly .. 0 ↑ Southern Damselfly .. 0 ↑ · ↓ Water", shown)
    assert "dragonflies 10" in shown


def test_a_title_tells_points_cards_and_whose_decision_it_is() -> None:
    shown = drawn(world("2 black_alder", hand="ash", others=[["black_alder"]], hands=["3 any"]))
    assert "▸ Player 1 (you), 10 points, 1 card in hand\n" in shown
    assert "\nPlayer 2, 5 points, 3 cards in hand\n" in shown


def test_the_cave_shows_its_number_its_cards_and_its_points() -> None:
    assert "Cave          4: 2 cards 7\n" in drawn(world(stored="2 any", cave=4))
    assert re.search(r"Caves +1: draw 1\? .*2: lay a universal moor\?", drawn_at_start())
    assert "Cave          0 cards 0\n" in drawn_at_start()


def drawn_at_start() -> str:
    """The choice of caves with everybody at the table."""
    return plain(texts.draw(mire.new("dartmoor", players=5, seed=1), 4))


def test_the_own_hand_tells_what_both_halves_of_a_card_cost_show_score_and_do() -> None:
    shown = drawn(world(hand="ash, LR07"))
    assert "Hand\n        Ash As  cost 2  tree  1 per Black Alder symbol + 1 per plant  draw 1\n" in shown
    assert "            bonus: take 1 from the clearing\n" in shown
    assert "  LR07  ← Roe Deer Al  cost 2  cloven-hoofed animal  3 per symbol of its own\n" in shown
    assert "        → Dartmoor Black Rabbit Ap  cost 0  pawed animal\n" in shown
    assert "            place any number of Dartmoor Black Rabbit of your hand\n" in shown


@pytest.mark.parametrize(
    ("species", "told"),
    [
        ("barn_owl", "3 per bat  another turn with 1+ bats"),
        ("black_tailed_godwit", "10 with most moors  only at a moor  bonus: lay a universal moor"),
        ("blanket_bog", "cost 2  moor  doubles plants below"),
        ("beaver", "1 per card in the cave  every tree of the clearing into the cave"),
        ("brandts_bat", "5 with 3+ different bats  2 from the stack into the cave"),
        ("common_hazel", "shrub  draw 1 for each bat placed  bonus: place 1 bat of your hand"),
        ("common_lizard", "15 with 3+ different amphibians, else 5  bonus: take 1 from the clearing"),
        ("common_noctule", "place 1 plant of the clearing"),
        ("crab_apple", "8 if fully occupied"),
        ("cuckoo", "7 points  shares the top slot of another bird"),
        ("dartmoor_badger", "2 per pawed animal  rabbits share slots here"),
        ("keeled_skimmer", "dragonfly, insect  sets of dragonflies: 0, 5, 10, 15, 30"),
        ("lake_fly", "place 1 bat of your hand with its effect"),
        ("meadow_pipit", "different birds: 1: 1, 2: 3, 4: 6, 6: 10"),
        ("nuthatch", "10 if its tree or shrub is full  bonus: another turn"),
        ("royal_fern", "2 per different plant"),
        ("warty_newt", "together 5, 15, 25"),
        ("water_soldiers", "dragonflies share a slot here"),
        ("wheatear", "5 at a moor  1 from the stack into the cave per moor"),
        ("bog_asphodel", "bonus: place 1 tree or shrub of your hand"),
        ("blue_ground_beetle", "1 per bottom card"),
    ],
)
def test_a_card_is_told_in_few_words(species: str, told: str) -> None:
    cards = Cards(BOX.data(None), partial(texts.text, language="en"))
    half = next(
        half
        for card in [
            species,
            f"{species}-1",
            *[f"LR{n:02}" for n in range(1, 46)],
            *[f"TB{n:02}" for n in range(1, 57)],
        ]
        for half in cards.halves(card)
        if half.species == species
    )
    assert told in "  ".join("".join(text for text, _ in piece.parts) for piece in cards.details(half))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_card_and_cave_of_the_box_can_be_told(language: str) -> None:
    data = BOX.data(None)
    cards = Cards(data, partial(texts.text, language=language))
    for card in [*TREES, *[split["id"] for name in ("left_right", "top_bottom") for split in data["deck"][name]]]:
        assert all(cards.details(half) for half in cards.halves(card))
    assert all(cards.cave(number).width > 3 for number in range(1, 6))


def test_others_show_only_cards_that_everybody_saw() -> None:
    state = do(world(hand="ash", clearing="LR07", hands=["3 any"]), "take LR07", "draw")
    shown = drawn(state, you=1)
    assert "Player 1, 0 points, 3 cards in hand\n" in shown
    assert "Seen          LR07 ← Roe Deer Al / → Dartmoor Black Rabbit Ap\n" in shown
    assert "Ash" not in shown[shown.index("Player 1,") : shown.index("↑ top")]


def test_places_where_a_card_can_go_are_marked() -> None:
    state = do(world("ash", "tor", "moor_birch: left gnat", hand="LR07, 4 ash"), "play LR07-left")
    shown = drawn(state)
    assert re.findall(r"\n([▸ ] [123]) ", shown) == ["▸ 1", "  2", "  3"]
    assert drawn(state, you=1).count("▸") == 2  # whose decision it is, and the legend


def test_cards_paid_so_far_are_shown() -> None:
    state = do(world(hand="ash, crab_apple, 2 moor_birch"), "play ash", "pay crab_apple")
    assert "Paid          Crab Apple Ap\n" in drawn(state)


def test_in_short_the_others_the_legend_and_what_cards_do_are_left_out() -> None:
    state = world("ash", hand="LR07, tor", others=[["black_alder"]])
    short = drawn(state, whole=False)
    assert re.search(r"Hand          Tor \w\w  LR07 ← Roe Deer Al / → Dartmoor Black Rabbit Ap\n", short)
    assert "  1 Ash As 0" in short
    assert "Player 2" not in short
    assert "cost" not in short
    assert "free slot" not in short


def test_the_end_names_the_winners() -> None:
    state = do(world("black_alder", stack="winter", winters=2), "draw")
    shown = drawn(state)
    assert shown.startswith("The game is over · winter cards: 3 of 3\n")
    assert "Player 1 (you), 5 points, 0 cards in hand, wins\n" in shown
    assert "▸ P" not in shown


def test_everything_laid_open_shows_every_hand() -> None:
    shown = drawn(world(hand="LR07", hands=["TB12"]), EVERYBODY)
    assert "  LR07  ← Roe Deer Al" in shown
    assert "  TB12? ↑ Curlew As" in shown


@pytest.mark.chance
def test_nothing_hidden_is_drawn() -> None:
    for ply, table in enumerate(random_game(3)):
        for seat in range(3) if ply % 25 == 0 else ():
            assert texts.draw(table.redeal(seat, random.Random(1)), seat) == texts.draw(table, seat)


def test_the_board_speaks_german() -> None:
    state = world("black_alder", "tor", hand="ash, LR07", clearing="TB12", others=[["2 tor"]])
    shown = drawn(state, language="de")
    assert re.match(r"\d+ Karten im Stapel · Winterkarten: 0 von 3\nLichtung \(1\)  TB12 ↑ Großer Brachvogel Es", shown)
    assert "▸ Spieler 1 (du), 5 Punkte, 2 Handkarten\nHöhle         1: 0 Karten 0\n" in shown
    assert "Kosten 2  Paarhufer  3 je eigenem Symbol" in shown
    assert "Spieler 2, 0 Punkte, 0 Handkarten\n" in shown
    english = words(drawn(state)) - {"tor", "hand", "dartmoor", "bonus", "symbol"}  # the same in both
    assert not english & words(shown)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_tree_symbol_has_a_code_of_its_own(language: str) -> None:
    codes = {texts.text("dartmoor-board-tree", language, tree=tree) for tree in TREES}
    assert len(codes) == len(TREES)
    assert {len(code) for code in codes} == {2}
    assert len(set(lines.TREE_COLOURS.values())) == len(TREES)


def test_every_sign_means_one_thing_and_takes_one_column() -> None:
    signs = [*lines.SIDE_SIGNS.values(), lines.FREE_SLOT, palette.HERE]
    assert len(set(signs)) == len(signs)
    assert {cell_len(sign) for sign in signs} == {1}


def test_a_text_longer_than_a_line_is_broken_between_words() -> None:
    long = lines.Piece(("word " * 30, "bold"))
    broken = lines.flowing(lines.Piece(("head", "")), [long, lines.Piece(("end", ""))], 10)
    assert [MARKUP.sub("", line) for line in broken] == [
        "head      " + " ".join(["word"] * 14),
        " " * 10 + " ".join(["word"] * 14),
        " " * 10 + "word word  end",
    ]


def test_the_gnat_takes_any_number_of_bats_and_the_cuckoo_shares_the_slot_of_a_bird() -> None:
    shown = re.sub(r"\s+", " ", drawn(world(hand="LR06, TB13")))
    assert "place any number of bats of your hand?" in shown
    assert "shares the top slot of another bird" in shown


def test_what_is_a_guess_is_marked_as_on_the_page() -> None:
    shown = drawn(world(hand="LR06, LR08, moor_birch"))
    assert "  LR06  ←" in shown  # printed
    assert "  LR08? ←" in shown
    assert "draw 1\n" in shown
    assert re.search(r"1: draw 1\? .*4: 5 points", re.sub(r"\s+", " ", drawn_at_start()))
    assert "? our guess; so are the tree symbols of all but trees" in shown
