"""Minor improvements that meet: which of them comes first, and what is possible between them."""

from mire.games.farmers.board import IDS
from tests.games.farmers.rules_worlds import asked, do, offered, wares, world


# M061 Hay Wagon comes when all of the space is done


def test_the_hay_wagon_comes_after_what_other_cards_bring_with_the_same_wood() -> None:
    for cards in ("drag_horses timber_mill hay_wagon", "hay_wagon timber_mill drag_horses"):
        state = world(cards=cards, horse=1, food=1, reed=2)
        state.stock[IDS.index("forest")] = 6
        do(state, "place forest", "use drag_horses")
        assert wares(state) == "9 wood 2 reed 1 horse"
        assert asked(state) == "act"
        assert offered(state, "room") == "A1, B2, C2"
