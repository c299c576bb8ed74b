"""Moorland as the table knows it."""

from collections.abc import Mapping, Sequence

from mire.core.calibration import Calibrations
from mire.core.errors import BadSetup
from mire.core.game import DATA, JSON, Card, Game, Option, PadField, Say, Score, Setup
from mire.core.moves import Move
from mire.core.pads import read_row
from mire.core.sayings import Saying
from mire.core.state import Event, State
from mire.games.moorland.ai import evaluation
from mire.games.moorland.ai.weights import WEIGHTS
from mire.games.moorland.box import loading
from mire.games.moorland.box.components import ANIMALS, WATER_MARKERS, Components
from mire.games.moorland.explain import log
from mire.games.moorland.explain.why_not import why_not
from mire.games.moorland.handlers import HANDLERS
from mire.games.moorland.handlers.handler import round_values
from mire.games.moorland.io import position_json, view
from mire.games.moorland.model import layouts
from mire.games.moorland.model.steps import DRIFT, SURPLUS, TO
from mire.games.moorland.rules import notation, scoring
from mire.games.moorland.state import MoorlandState, deal
from mire.games.moorland.terminal import catalogue, screen


class Moorland(Game):
    """Draft cards, grow plants, drift them along waterways."""

    def __init__(self) -> None:
        self.name = "moorland"
        self.title = "Moorland"
        self.fewest = 2
        self.most = 4
        self.minutes = "45"
        self.options = [
            Option("layout", "grid", list(layouts.SHAPES), file=True),
            Option("sides", "white", layouts.SIDES),
            Option("components", None, file=True),
        ]
        self.changes = [DATA]
        self.kinds = {
            "usual": {"layout": "grid", "sides": "white"},
            "black sides": {"layout": "grid", "sides": "black"},
            "mixed sides": {"layout": "grid", "sides": "mixed"},
        }
        self.calibrations = Calibrations("mire.games.moorland")
        self.verbs = notation.VERBS
        self.categories = scoring.CATEGORIES
        self.pad = [
            PadField("rooted", 60),
            *[PadField(animal, copies) for animal, copies in loading.ANIMAL_CARDS.items()],
            PadField("striders", 60),
            PadField("waterway", 16),
            PadField("water", WATER_MARKERS),
            PadField("surplus", 99),
        ]

    def settle(self, options: JSON, version: int) -> JSON:
        """Options as plain data, checked."""
        components = loading.BOX.settle(options["components"])
        layout = layouts.settle_layout(options["layout"])
        sides = layouts.settle_sides(options["sides"])
        if layout == "corners":
            layouts.check_corners(loading.BOX.components(components, version), sides)
        return {"layout": layout, "sides": sides, "components": components}

    def start(self, setup: Setup) -> State:
        """The first turn of the first round."""
        return deal(_box(setup), setup)

    def prompt(self, state: State) -> Saying:
        """What is asked, with the round and what it is about."""
        assert isinstance(state, MoorlandState)
        if not state.pending:
            return Saying("moorland-over", round_values(state))
        step = state.pending[-1]
        return HANDLERS[step.kind.number].prompt(state, step)

    def name_move(self, state: State, move: Move) -> Saying:
        """A growth with the number of plants."""
        assert isinstance(state, MoorlandState)
        return log.name_move(state, move)

    def tell(self, events: Sequence[Event], seat: int) -> list[Saying]:  # noqa: ARG002 - as all may know
        """A move with its consequences."""
        return log.tell(events)

    def why_not(self, state: State, move: Move) -> Saying:
        """The rule that stands against a move."""
        assert isinstance(state, MoorlandState)
        return why_not(state, move)

    def scores(self, state: State) -> list[Score]:
        """The seven categories."""
        assert isinstance(state, MoorlandState)
        return scoring.scores(state)

    def view(self, state: State, seat: int) -> JSON:  # noqa: ARG002 - all seats see the same
        """What any seat may see."""
        assert isinstance(state, MoorlandState)
        return view.view(state)

    def dump(self, state: State) -> JSON:
        """The whole position."""
        assert isinstance(state, MoorlandState)
        return view.dump(state)

    def load(self, setup: Setup, data: object) -> State:
        """A position read back."""
        return position_json.load(_box(setup), setup, data)

    def check(self, state: State) -> None:
        """All cards and markers are accounted for."""
        assert isinstance(state, MoorlandState)
        position_json.check(state)

    def is_settled(self, state: State) -> bool:
        """While plants drift nothing can be said."""
        return not state.pending or state.pending[-1].kind not in (DRIFT, SURPLUS, TO)

    def farsight(self, players: int) -> int:  # noqa: ARG002
        """Until the others have had a turn: for two, in every second round, after our own next one."""
        return 1

    def playouts(self, players: int) -> int:  # noqa: ARG002
        """So many see what a turn can bring; more tell nothing new."""
        return 100

    def advise(self, state: State) -> Move:
        """Plants drift as it looks best at once: to think about each of them is slower and no better."""
        return super().advise(state) if self.is_settled(state) else self.best_immediate_move(state)

    def best_immediate_move(self, state: State) -> Move:
        """While plants drift, only what that changes is looked at."""
        assert isinstance(state, MoorlandState)
        if self.is_settled(state):
            return super().best_immediate_move(state)
        moves = state.moves()
        best, most = moves[0], float("-inf")
        for move in moves:
            after = state.copy()
            after.play(move)
            value = evaluation.evaluate_plants(after, state.seat)
            if value > most:
                best, most = move, value
        return best

    def evaluate(self, state: State, seat: int) -> float:
        """Points to be expected."""
        assert isinstance(state, MoorlandState)
        return evaluation.evaluate(state, seat)

    def lead_for_75_percent(self, state: State) -> float:
        """How far the estimate is from the end."""
        assert isinstance(state, MoorlandState)
        return evaluation.lead_for_75_percent(state)

    def progress(self, state: State) -> float:
        """The turns that are over."""
        assert isinstance(state, MoorlandState)
        return evaluation.progress(state)

    def weights(self, players: int) -> object:  # noqa: ARG002
        """What the estimate believes."""
        return WEIGHTS

    def components(self, options: JSON, version: int) -> JSON:
        """The data file in use."""
        return loading.BOX.data(options["components"], version)

    def cards(self) -> list[Card]:
        """The moor cards and the plant cards."""
        return catalogue.cards()

    def draw(self, view: JSON, components: JSON, say: Say, *, whole: bool) -> str:
        """The moors, the display and the storage boards."""
        return screen.draw(view, components, say, whole=whole)

    def fill_pad(self, entries: Sequence[Mapping[str, object]]) -> list[Score]:
        """The pad of a game played with the box."""
        self.check_players(len(entries))
        rows = [read_row(self.pad, entry, player, blank=None) for player, entry in enumerate(entries, 1)]
        for name, most in {"water": WATER_MARKERS, **loading.ANIMAL_CARDS}.items():
            if sum([row[name] for row in rows]) > most:
                raise BadSetup(f"all players together can have at most {most} for '{name}'")
        striders = scoring.strider_points([row["striders"] for row in rows])
        return [
            scoring.score(
                row["rooted"],
                [row[animal] for animal in ANIMALS],
                striders[player],
                row["waterway"],
                row["water"],
                row["surplus"],
            )
            for player, row in enumerate(rows)
        ]


def _box(setup: Setup) -> Components:
    return loading.BOX.components(setup.options["components"], setup.version)


MOORLAND = Moorland()
