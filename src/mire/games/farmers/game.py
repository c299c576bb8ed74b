"""Agricola: Farmers of the Moor as the table knows it."""

from collections.abc import Mapping, Sequence
from typing import Final

from mire.core.calibration import Calibrations
from mire.core.checks import is_whole, shown
from mire.core.errors import BadSetup
from mire.core.game import JSON, NO_PLAYING_ON, RULES, WHOLE_GAME, Card, Game, Option, Say, Score, Setup
from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Event, State
from mire.games.farmers import pad
from mire.games.farmers.ai import evaluation
from mire.games.farmers.ai.weights import weights_for
from mire.games.farmers.explain import log, move_text
from mire.games.farmers.explain.why_not import why_not
from mire.games.farmers.handlers import prompt
from mire.games.farmers.io import components, position_json, view
from mire.games.farmers.rules import dealing, notation, scoring
from mire.games.farmers.state import FarmersState, deal
from mire.games.farmers.terminal import catalogue, screen

LEVELS: Final = {1: "1", 2: "2"}
OPTIONS: Final = {  # the first choice is the usual one
    "level": list(LEVELS.values()),
    "hands": dealing.WAYS,
    "fuel_tokens": ["off", "on"],
}


class Farmers(Game):
    """A farm at the edge of the moor: fields, pastures, people, and fuel for the winter."""

    def __init__(self) -> None:
        self.name = "farmers"
        self.title = "Agricola: Farmers of the Moor"
        self.fewest = 1
        self.most = 6
        self.minutes = "30–180"
        self.options = [Option(name, choices[0], choices) for name, choices in OPTIONS.items()]
        self.changes = [RULES]
        self.kinds = {
            "level 1": {"level": "1", "fuel_tokens": "off"},
            "level 2": {"level": "2", "fuel_tokens": "off", "hands": dealing.DRAFT},
        }
        self.calibrations = Calibrations("mire.games.farmers")
        self.verbs = notation.VERBS
        self.categories = scoring.CATEGORIES
        self.pad = pad.FIELDS

    def settle(self, options: JSON, version: int) -> JSON:  # noqa: ARG002
        """Options as plain data, checked; a level may be given as a number."""
        settled: JSON = {}
        for name, choices in OPTIONS.items():
            given = options[name]
            settled[name] = LEVELS.get(given, given) if is_whole(given) else given
            if settled[name] not in choices:
                raise BadSetup(f"'{name}' is one of: {', '.join(choices)}; not {shown(given)}")
        return settled

    def hides(self, options: JSON) -> bool:
        """At level II hands are hidden."""
        return level_of(options) > 1

    def solo_target(self, options: JSON) -> int:
        """Hand cards make more points possible."""
        return scoring.SOLO_TARGETS[level_of(options)]

    def start(self, setup: Setup) -> State:
        """The first hands, or the first turn of the first round."""
        options = setup.options
        return deal(setup, tokens=with_tokens(options), level=level_of(options), hands=options["hands"])

    def prompt(self, state: State) -> Saying:
        """What is asked."""
        assert isinstance(state, FarmersState)
        return prompt(state)

    def name_move(self, state: State, move: Move) -> Saying:
        """A move with what it costs and brings."""
        assert isinstance(state, FarmersState)
        return move_text.name_move(state, move)

    def tell(self, events: Sequence[Event], seat: int) -> list[Saying]:
        """A move with what comes of it; who takes which card before the first round is told to nobody else."""
        return log.tell(events, seat)

    def why_not(self, state: State, move: Move) -> Saying:
        """The rule that stands against a move."""
        assert isinstance(state, FarmersState)
        return why_not(state, move)

    def scores(self, state: State) -> list[Score]:
        """The fifteen categories."""
        assert isinstance(state, FarmersState)
        return scoring.scores(state)

    def view(self, state: State, seat: int) -> JSON:
        """What a seat may see."""
        assert isinstance(state, FarmersState)
        return view.view(state, seat)

    def dump(self, state: State) -> JSON:
        """The whole position."""
        assert isinstance(state, FarmersState)
        return view.dump(state)

    def load(self, setup: Setup, data: object) -> State:
        """A position read back."""
        options = setup.options
        return position_json.load(
            setup, data, tokens=with_tokens(options), level=level_of(options), hands=options["hands"]
        )

    def check(self, state: State) -> None:
        """Cards, people, fences and animals are where they can be."""
        assert isinstance(state, FarmersState)
        position_json.check(state)

    def evaluate(self, state: State, seat: int) -> float:
        """Points to be expected."""
        assert isinstance(state, FarmersState)
        return evaluation.evaluate(state, seat)

    def lead_for_75_percent(self, state: State) -> float:
        """How far the estimate is from the end."""
        assert isinstance(state, FarmersState)
        return evaluation.lead_for_75_percent(state)

    def progress(self, state: State) -> float:
        """The rounds that are over, and in this one the people who are placed."""
        assert isinstance(state, FarmersState)
        return evaluation.progress(state)

    def foresight(self, players: int) -> int:
        """Who plays alone can play on to the end, as nobody else has to be guessed; with others it takes long."""
        return WHOLE_GAME if players == 1 else NO_PLAYING_ON

    def farsight(self, players: int) -> int:
        """What two more people can do."""
        return WHOLE_GAME if players == 1 else 2

    def playouts(self, players: int) -> int:
        """Few to the end, or many that are judged at once."""
        return 28 if players == 1 else 400

    def weights(self, players: int) -> object:
        """What the estimate believes: with more at the table it is another game."""
        return weights_for(players)

    def components(self, options: JSON, version: int) -> JSON:  # noqa: ARG002
        """The spaces and cards of the box."""
        return components.components(level_of(options))

    def cards(self) -> list[Card]:
        """All improvements."""
        return catalogue.cards()

    def draw(self, view: JSON, components: JSON, say: Say, *, whole: bool) -> str:
        """The board and the farms."""
        return screen.draw(view, components, say, whole=whole)

    def fill_pad(self, entries: Sequence[Mapping[str, object]]) -> list[Score]:
        """The pad of a game played with the box."""
        self.check_players(len(entries))
        return pad.fill(entries)


def with_tokens(options: JSON) -> bool:
    """Whether new cooking improvements are not yet in use."""
    return bool(options["fuel_tokens"] == "on")


def level_of(options: JSON) -> int:
    """Level I is played without hand cards, level II with minor improvements."""
    return int(options["level"])


FARMERS = Farmers()
