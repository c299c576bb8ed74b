"""What a game tells the table about itself; the table, bots and terminal know games only through this."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from mire.core.calibration import Calibrations
from mire.core.checks import is_whole, shown
from mire.core.errors import BadSetup
from mire.core.first import FIRST, LOT, check_first, seat_that_begins
from mire.core.moves import Move, Verb
from mire.core.points import Points, plain
from mire.core.sayings import Saying
from mire.core.state import Event, State

JSON = dict[str, Any]  # what json.loads gives for an object

NO_PLAYING_ON: Final = -1  # a search judges every position as it is, also in the middle of a turn
WHOLE_GAME: Final = 1000  # more turns than there are

RULES: Final = "rules"  # a change after which games are played otherwise
DATA: Final = "data"  # one of cards or boards alone, whose old state is kept: games that have begun go on with theirs


class Option:
    """One choice to make when a table is set up; what it means is said in `texts`."""

    def __init__(self, name: str, default: object, choices: Sequence[str] = (), file: bool = False) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = list(choices)  # named values; an option may take others besides
        self.file: Final = file  # whether any other text names a file to read

    def __reduce__(self) -> tuple[type["Option"], tuple[str, object, list[str], bool]]:
        return Option, (self.name, self.default, self.choices, self.file)

    def __repr__(self) -> str:
        return f"Option({self.name}={self.default!r}: {', '.join(self.choices) or 'data'})"


WHO_BEGINS: Final = Option(FIRST, None, [LOT])  # or a seat; for two and more in every game


class Setup:
    """What a table starts from. Options are settled: complete, checked and plain JSON data."""

    def __init__(self, players: int, seed: int, options: JSON, version: int = 1) -> None:
        self.players: Final = players
        self.seed: Final = seed
        self.options: Final = options
        self.version: Final = version  # of the game's rules and data; what does not name one is of the first
        self.first: Final = seat_that_begins(options, players, seed)

    def unseeded(self) -> "Setup":
        """The same for a table that is not dealt from a seed: what was drawn by lot is as if it had been named."""
        lot = self.options.get(FIRST) == LOT
        options = {**self.options, FIRST: self.first} if lot else self.options
        return Setup(self.players, 0, options, self.version)


class Score:
    """One seat's result: the rows of the score pad and their sum."""

    def __init__(self, categories: Mapping[str, Points]) -> None:
        self.categories: Final = {category: plain(points) for category, points in categories.items()}
        self.total: Final = plain(sum(categories.values()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.categories == other.categories

    def __hash__(self) -> int:
        return hash(frozenset(self.categories.items()))

    def __reduce__(self) -> tuple[type["Score"], tuple[dict[str, Points]]]:
        return Score, (self.categories,)

    def __repr__(self) -> str:
        return f"Score({self.total}: {self.categories})"


class PadField:
    """One number that the owner of a box fills in on the score pad. A long pad has its fields in groups."""

    def __init__(self, name: str, most: int, group: str = "", least: int = 0) -> None:
        self.name: Final = name
        self.most: Final = most
        self.group: Final = group
        self.least: Final = least


class Card:
    """A card to look up: what is printed on it, in words and as data."""

    def __init__(self, name: Saying, facts: Mapping[str, Saying | str], text: Sequence[Saying], data: JSON) -> None:
        self.name: Final = name
        self.facts: Final = dict(facts)  # such as its number, kind, cost and points, as far as it has them
        self.text: Final = list(text)  # its sentences
        self.data: Final = data


class Say(Protocol):
    """Says a text in the reader's language."""

    def __call__(self, message_id: str, /, **values: str | Points) -> str:
        """The text with this id and these values in it."""


class Game(ABC):
    """The description of a game and the doors to its rules."""

    name: str
    title: str
    fewest: int
    most: int
    minutes: str
    options: list[Option]
    kinds: dict[str, JSON]  # of games that differ so much that estimates are calibrated apart; by their options
    calibrations: Calibrations
    verbs: list[Verb]
    categories: list[str]
    pad: list[PadField]
    changes: list[str]  # what each version after the first has changed: RULES, or DATA alone

    @property
    def version(self) -> int:
        """The version of rules and data by which new tables are played."""
        return 1 + len(self.changes)

    def plays(self, version: int) -> bool:
        """Whether tables of a version can be played on: since then no rules have changed."""
        return version <= self.version and RULES not in self.changes[version - 1 :]

    @abstractmethod
    def settle(self, options: JSON, version: int) -> JSON:
        """Check the values of complete options and turn them into plain data; BadSetup says what fits."""

    @abstractmethod
    def start(self, setup: Setup) -> State:
        """The position at the first decision."""

    @abstractmethod
    def prompt(self, state: State) -> Saying:
        """What is asked now."""

    @abstractmethod
    def why_not(self, state: State, move: Move) -> Saying:
        """Why a move that can be read is not legal now; its text may name the `move`."""

    @abstractmethod
    def scores(self, state: State) -> list[Score]:
        """The points of every seat if the game ended now."""

    @abstractmethod
    def view(self, state: State, seat: int) -> JSON:
        """All that a seat (or NOBODY, a spectator) may know of the position, and nothing else; all for EVERYBODY."""

    @abstractmethod
    def dump(self, state: State) -> JSON:
        """The whole position as plain data."""

    @abstractmethod
    def load(self, setup: Setup, data: object) -> State:
        """The position in such data, checked; BadRecord names what is wrong."""

    @abstractmethod
    def check(self, state: State) -> None:
        """Raise BadRecord if the position breaks a conservation law of the game."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How good the position is for a seat, in points at the end, judged by open information only."""

    @abstractmethod
    def lead_for_75_percent(self, state: State) -> float:
        """How far ahead by `evaluate` a seat must be to win three games of four from here."""

    @abstractmethod
    def progress(self, state: State) -> float:
        """How far the game has gone, from 0 to 1 at its end, as far as anybody can know."""

    @abstractmethod
    def weights(self, players: int) -> object:
        """The numbers that `evaluate` believes in, each a float; `core.weights` reads and changes them."""

    def promise(self, state: State, move: Move) -> float:
        """How good a move looks to who makes it, judged after the smaller decisions that it opens."""
        after = state.copy()
        after.play(move)
        while not self.is_settled(after):
            after.play(self.best_immediate_move(after))
        return self.evaluate(after, state.seat)

    def kind(self, options: JSON) -> str | None:
        """What kind of game it is with these options; None with a file of somebody's own: nobody has measured such."""
        for option in self.options:
            own = options[option.name]
            if option.file and own != option.default and own not in option.choices:
                return None
        for kind, fixed in self.kinds.items():
            if all([options[name] == value for name, value in fixed.items()]):
                return kind
        return None

    def foresight(self, players: int) -> int:  # noqa: ARG002
        """How many turns after ours a search plays on by `advise` before it asks `evaluate`; or NO_PLAYING_ON."""
        return 0

    def farsight(self, players: int) -> int:
        """The same for a search that has the time."""
        return self.foresight(players)

    def playouts(self, players: int) -> int:  # noqa: ARG002
        """Of a search that thinks a moment: about a tenth of a second, or longer where they go on to the end."""
        return 500

    def is_settled(self, state: State) -> bool:  # noqa: ARG002
        """Whether `evaluate` is good at this position, or something half done must be decided first."""
        return True

    def advise(self, state: State) -> Move:
        """The most promising move: the policy of who looks no further, and of the playouts of a search."""
        moves = state.moves()
        best, most = moves[0], float("-inf")
        if len(moves) > 1:
            for move in moves:
                value = self.promise(state, move)
                if value > most:
                    best, most = move, value
        return best

    def best_immediate_move(self, state: State) -> Move:
        """The move after which the position is best, whatever is still to decide then."""
        best, most = None, float("-inf")
        for move in state.moves():
            after = state.copy()
            after.play(move)
            value = self.evaluate(after, state.seat)
            if best is None or value > most:
                best, most = move, value
        assert best is not None
        return best

    @abstractmethod
    def components(self, options: JSON, version: int) -> JSON:
        """The cards and boards a table with these options and of this version plays with, for whoever draws them."""

    @abstractmethod
    def cards(self) -> list[Card]:
        """The cards that players can look up, in the order of the box."""

    @abstractmethod
    def draw(self, view: JSON, components: JSON, say: Say, *, whole: bool) -> str:
        """What a seat sees, for a terminal, with colours as console markup and its words from `say`.

        The whole table, or only what the seat needs between two decisions of its turn.
        """

    @abstractmethod
    def fill_pad(self, entries: Sequence[Mapping[str, object]]) -> list[Score]:
        """The score pad of a game played on a real table, one row of numbers per player."""

    def name_move(self, state: State, move: Move) -> Saying:  # noqa: ARG002
        """A legal move as one line of a list to choose from."""
        return Saying(f"{self.name}-move-{move.verb.word}", move.values())

    @abstractmethod
    def tell(self, events: Sequence[Event], seat: int) -> list[Saying]:
        """What a seat (or NOBODY, a spectator; or EVERYBODY) may be told of what happened with a move."""

    def hides(self, options: JSON) -> bool:  # noqa: ARG002
        """Whether seats know things that others at a table with these options may not see."""
        return False

    def solo_target(self, options: JSON) -> int | None:  # noqa: ARG002
        """The points with which one who plays alone with these options wins."""
        return None

    def winners(self, scores: Sequence[Score], target: int | None = None) -> list[int]:
        """The seats that win; several share the victory. Who plays alone and misses the target does not."""
        best = max(score.total for score in scores)
        if target is not None and best < target:
            return []
        return [seat for seat, score in enumerate(scores) if score.total == best]

    def check_players(self, players: object) -> int:
        """The player count if the game is for that many."""
        if not is_whole(players) or not self.fewest <= players <= self.most:
            raise BadSetup(f"{self.name} is for {self.fewest} to {self.most} players, not {shown(players)}")
        return players

    def all_options(self) -> list[Option]:
        """Its own options, and who begins."""
        return [*self.options, WHO_BEGINS]

    def with_defaults(self, given: Mapping[str, object]) -> JSON:
        """All options as they were given, the others as usual; who begins only if that was said."""
        options: JSON = {option.name: given.get(option.name, option.default) for option in self.options}
        if given.get(FIRST) is not None:
            options[FIRST] = given[FIRST]
        return options

    def check_options(self, given: Mapping[str, object], players: int = 1, version: int | None = None) -> JSON:
        """Complete, checked options for so many players, for a new table or one of an older version.

        BadSetup lists what there is.
        """
        names = [option.name for option in self.all_options()]
        for name in given:
            if name not in names:
                raise BadSetup(f"{self.name} has no option '{name}'; its options are: {', '.join(names)}")
        options = self.with_defaults(given)
        first = options.pop(FIRST, None)
        settled = self.settle(options, self.version if version is None else version)
        if first is not None:
            settled[FIRST] = check_first(first, players)
        return settled
