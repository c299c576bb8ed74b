"""Helpers for tests of minor improvements: play one, let a round begin, draw a farm, and a card's printed terms."""

from typing import Any

from mire.games.farmers.box.goods import DELIVERIES
from mire.games.farmers.box.grid import NAMES, bit, spaces_of
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.model.player import Player
from mire.games.farmers.rules.scoring import score, scores
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import can, cards, do, hand, people_gone, player_with, world


def play(state: FarmersState, card: str, *answers: str) -> FarmersState:
    """Play a card at Major Improvement, and answer what it asks."""
    return do(state, "place major_improvement", f"play {card}", *answers)


def played(card: str, *answers: str, players: int = 2, **have: Any) -> FarmersState:
    """After a card was played by who has these things, and what it asks was answered."""
    return play(world(players, hand=card, **have), card, *answers)


def playable(state: FarmersState, card: str) -> bool:
    """Whether a card can be played at Major Improvement; the state is used up."""
    return can(state, "place major_improvement") and can(do(state, "place major_improvement"), f"play {card}")


def round_begins(state: FarmersState, number: int) -> FarmersState:
    """End the work phase of the round before, whichever it was."""
    state.enter_round(number - 1)
    return people_gone(state)


def own(state: FarmersState) -> Player:
    """The player whose cards are tested."""
    return state.players[0]


def bonus(state: FarmersState, seat: int = 0) -> float:
    """The bonus points of a player."""
    return scores(state)[seat].categories["bonus"]


def waiting(state: FarmersState, seat: int = 0) -> str:
    """What waits for a player on the spaces of rounds to come: `6 food, 7 forest`."""
    return ", ".join(f"{delivery.round} {DELIVERIES[delivery.ware]}" for delivery in state.players[seat].deliveries)


def drawn(state: FarmersState, seat: int = 0) -> tuple[str, str, str]:
    """The board of a farm as worlds draw it, with a capital P for the spaces of pastures."""
    farm = state.players[seat].farm
    signs = {
        "R": farm.rooms,
        "F": farm.forests,
        "M": farm.moors,
        "x": farm.empty_fields,
        "g": farm.fields,
        "s": farm.stables,
        "P": farm.fenced,
    }
    rows = []
    for row in "ABC":
        spaces = [bit(f"{row}{column}") for column in range(1, 6)]
        rows.append("".join(next((sign for sign, held in signs.items() if held & space), ".") for space in spaces))
    return rows[0], rows[1], rows[2]


def names(spaces: int) -> list[str]:
    """The names of some spaces of a farm."""
    return [NAMES[space] for space in spaces_of(spaces)]


class Terms:
    """What is printed on a card besides its effect; and worlds in which what it needs is just there, or just not."""

    def __init__(
        self,
        points: int = 0,
        *,
        passing: bool = False,
        met: dict[str, Any] | None = None,
        unmet: dict[str, Any] | None = None,
        **price: int,
    ) -> None:
        self.points = points
        self.passing = passing
        self.met = met or {}
        self.unmet = unmet or {}
        self.price = price


def check_price(card: str, terms: Terms) -> None:
    """With exactly the price a card can be played, with one less of anything it can not."""
    enough = _with(terms.met, terms, card)
    assert playable(world(**enough), card)
    for ware in terms.price:
        assert not playable(world(**enough | {ware: enough[ware] - 1}), card)


def check_needs(card: str, terms: Terms) -> None:
    """A card that needs something can not be played without it, rich as one may be."""
    assert bool(terms.met) == bool(terms.unmet)
    if terms.unmet:
        assert not playable(world(**_with(terms.unmet, terms, card)), card)


def check_end(card: str, terms: Terms) -> None:
    """A card stays and counts its points, or goes to the left neighbour; alone, it leaves the game."""
    assert score(player_with(cards=card)).categories["cards"] == terms.points
    enough = _with(terms.met, terms, card)
    state = play(world(**enough), card)
    assert (card in cards(state).split()) != terms.passing
    assert hand(state, 1) == (card if terms.passing else "")
    alone = play(world(1, **enough), card)
    assert (IDS.index(card) in alone.removed) == terms.passing
    assert hand(alone) == ""


def _with(there: dict[str, Any], terms: Terms, card: str) -> dict[str, Any]:
    """The card in hand and its price on top of what else there is."""
    price = {ware: number + there.get(ware, 0) for ware, number in terms.price.items()}
    return {"hand": card, **there, **price}
