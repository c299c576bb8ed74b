"""All that lies on the table."""

from typing import Final

from mypy_extensions import i64

from mire.core.seeds import Stream
from mire.core.state import NOBODY, State
from mire.games.moorland.box.components import GROUND_SECTIONS, KEEPS, ROUNDS, Components
from mire.games.moorland.model.moor import Moor
from mire.games.moorland.model.structure import Structure

ALL_LETTERS: Final = (1 << GROUND_SECTIONS) - 1


class Position(State):
    """What lies on the table, and what is half done."""

    stock: i64

    def __init__(
        self,
        components: Components,
        structure: Structure,
        moors: list[Moor],
        deck: list[int],
        plant_deck: list[int],
    ) -> None:
        self.components: Final = components
        self.structure: Final = structure
        self.moors: Final = moors  # only that of `seat` is ever changed; copies share the others
        self.deck = deck  # moor cards in the order they come; never changed, only read on from `dealt`
        self.dealt = 0
        self.plant_deck = plant_deck  # all 14 plant cards; the current one is number `round`, the last two stay unseen
        self.display: list[int] = []
        self.discard: list[int] = []
        self.round = 0  # 1 to 12
        self.mushroom = 0  # the seat that begins
        self.water = ALL_LETTERS  # letters whose water marker still lies in the middle, a bit each
        self.covered = 0  # letters covered in this turn
        self.stock = 0  # plants taken off the section of the card being played
        self.seat = NOBODY
        self.turn = 0
        self.pending = []
        self.events = None

    def redeal(self, seat: int, stream: Stream) -> None:  # noqa: ARG002 - no seat knows more than another
        """Shuffle what nobody has seen: the rest of the moor deck, the plant cards to come with the two in the box."""
        unseen = sorted(self.deck[self.dealt :])  # in an order that tells nothing of the true one
        stream.shuffle(unseen)
        self.deck = self.deck[: self.dealt] + unseen
        unseen = sorted(self.plant_deck[self.round :], key=self.components.plant_sets.__getitem__)
        stream.shuffle(unseen)
        self.plant_deck = self.plant_deck[: self.round] + unseen

    def must_play(self, moor: Moor) -> bool:
        """Whether a card has to be played: two may be kept, in the last round none."""
        return len(moor.stored) > (KEEPS if self.round < ROUNDS else 0)
