"""Forest Shuffle: Dartmoor as the table knows it."""

from collections.abc import Mapping, Sequence

from mire.core.calibration import Calibrations
from mire.core.game import JSON, Card, Game, Option, Say, Score, Setup
from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Event, State
from mire.games.dartmoor import pad
from mire.games.dartmoor.ai import evaluation
from mire.games.dartmoor.ai.weights import WEIGHTS
from mire.games.dartmoor.box.components import Components
from mire.games.dartmoor.box.loading import BOX
from mire.games.dartmoor.explain import log
from mire.games.dartmoor.explain.why_not import why_not
from mire.games.dartmoor.handlers import HANDLERS
from mire.games.dartmoor.io import position_json, view
from mire.games.dartmoor.rules import notation, scoring
from mire.games.dartmoor.state import DartmoorState, deal
from mire.games.dartmoor.terminal import catalogue, screen


class Dartmoor(Game):
    """Trees, shrubs and moors, and the animals and plants around them."""

    def __init__(self) -> None:
        self.name = "dartmoor"
        self.title = "Forest Shuffle: Dartmoor"
        self.fewest = 2
        self.most = 5
        self.minutes = "60"
        self.options = [Option("components", None, file=True)]
        self.changes = []
        self.kinds = {"usual": {}}
        self.calibrations = Calibrations("mire.games.dartmoor")
        self.verbs = notation.VERBS
        self.categories = scoring.CATEGORIES
        self.pad = pad.FIELDS

    def hides(self, options: JSON) -> bool:  # noqa: ARG002
        """Hands and face-down cards are hidden."""
        return True

    def settle(self, options: JSON, version: int) -> JSON:  # noqa: ARG002
        """Options as plain data, checked."""
        return {"components": BOX.settle(options["components"])}

    def start(self, setup: Setup) -> State:
        """The choice of the first cave."""
        return deal(_box(setup), setup)

    def prompt(self, state: State) -> Saying:
        """What is asked."""
        assert isinstance(state, DartmoorState)
        if not state.pending:
            return Saying("dartmoor-over", {})
        step = state.pending[-1]
        return HANDLERS[step.kind.number].prompt(state, step)

    def name_move(self, state: State, move: Move) -> Saying:
        """A move with the species it is about."""
        assert isinstance(state, DartmoorState)
        return log.name_move(state, move)

    def tell(self, events: Sequence[Event], seat: int) -> list[Saying]:
        """A move with what comes of it, as far as the seat may know."""
        return log.tell(events, seat)

    def why_not(self, state: State, move: Move) -> Saying:
        """The rule that stands against a move."""
        assert isinstance(state, DartmoorState)
        return why_not(state, move)

    def scores(self, state: State) -> list[Score]:
        """The seven categories."""
        assert isinstance(state, DartmoorState)
        return scoring.scores(state)

    def view(self, state: State, seat: int) -> JSON:
        """What a seat may see."""
        assert isinstance(state, DartmoorState)
        return view.view(state, seat)

    def dump(self, state: State) -> JSON:
        """The whole position."""
        assert isinstance(state, DartmoorState)
        return view.dump(state)

    def load(self, setup: Setup, data: object) -> State:
        """A position read back."""
        return position_json.load(_box(setup), setup, data)

    def check(self, state: State) -> None:
        """Every card of the box is somewhere, once."""
        assert isinstance(state, DartmoorState)
        position_json.check(state)

    def evaluate(self, state: State, seat: int) -> float:
        """Points to be expected."""
        assert isinstance(state, DartmoorState)
        return evaluation.evaluate(state, seat)

    def lead_for_75_percent(self, state: State) -> float:
        """How far the estimate is from the end."""
        assert isinstance(state, DartmoorState)
        return evaluation.lead_for_75_percent(state)

    def progress(self, state: State) -> float:
        """The cards that have come, of those until winter."""
        assert isinstance(state, DartmoorState)
        return evaluation.progress(state)

    def foresight(self, players: int) -> int:  # noqa: ARG002
        """Cards are drawn in one turn and played in the next."""
        return 2

    def farsight(self, players: int) -> int:  # noqa: ARG002
        """As long as it takes to gather cards for a dear one and to play it."""
        return 6

    def playouts(self, players: int) -> int:  # noqa: ARG002
        """They are long."""
        return 40

    def weights(self, players: int) -> object:  # noqa: ARG002
        """What the estimate believes."""
        return WEIGHTS

    def components(self, options: JSON, version: int) -> JSON:
        """The data file in use."""
        return BOX.data(options["components"], version)

    def cards(self) -> list[Card]:
        """The species, the caves and the split cards."""
        return catalogue.cards()

    def draw(self, view: JSON, components: JSON, say: Say, *, whole: bool) -> str:
        """The forests, the clearing and the hand."""
        return screen.draw(view, components, say, whole=whole)

    def fill_pad(self, entries: Sequence[Mapping[str, object]]) -> list[Score]:
        """The pad of a game played with the box."""
        self.check_players(len(entries))
        return pad.fill(entries)


def _box(setup: Setup) -> Components:
    return BOX.components(setup.options["components"], setup.version)


DARTMOOR = Dartmoor()
