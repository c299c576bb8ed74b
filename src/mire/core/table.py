"""The table: a game being played. Everybody plays through it: people, bots, simulations."""

import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Final, Protocol, overload

from mire.core import records
from mire.core.calibration import Calibration, Foretold, shares
from mire.core.checks import counted, is_whole, shown
from mire.core.errors import BadRecord, BadSetup, IllegalMove, MireError, OtherVersion, illegal
from mire.core.first import FIRST, LOT, check_first
from mire.core.game import JSON, Game, Score, Setup
from mire.core.moves import Move, abridged, parse
from mire.core.registry import game_named
from mire.core.sayings import LogEntry, Saying
from mire.core.seeds import SEED_BITS, Stream, check_seed
from mire.core.state import EVERYBODY, NOBODY, Event, State

Pickle = tuple[Callable[[str, Sequence[str], bool], "Table"], tuple[str, list[str], bool]]


class Rng(Protocol):
    """A source of chance for redeals, such as `random.Random`."""

    def getrandbits(self, k: int, /) -> int:
        """A number of k random bits."""


class Table:
    """One game with its players; made by new, replay or from_json."""

    def __init__(self, game: Game, setup: Setup, state: State, *, dealt: bool, played: list[Move]) -> None:
        self.game: Final = game
        self.players: Final = setup.players
        self._setup: Final = setup
        self._state: Final = state
        self._dealt: Final = dealt  # dealt from the seed, so that seed, options and moves tell it all
        self._played: Final = played
        self._moves: list[Move] | None = None
        self._log: list[list[Event]] | None = None  # what happened with each move since it is kept
        self._ended = False  # a position on the way of a game that has ended

    @property
    def options(self) -> JSON:
        """The options it was set up with, complete."""
        return deepcopy(self._setup.options)

    @property
    def version(self) -> int:
        """By which version of the game's rules and data it is played."""
        return self._setup.version

    @property
    def first(self) -> int:
        """The seat that began, or begins."""
        return self._setup.first

    @property
    def seat(self) -> int | None:
        """Whose decision it is, counted from 0; None when the game is over."""
        return None if self._state.seat == NOBODY else self._state.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.seat == NOBODY

    @property
    def turn(self) -> int:
        """A count that grows when what was done can't be taken back any more."""
        return self._state.turn

    @property
    def ply(self) -> int:
        """How many moves were made since it was dealt or set up."""
        return len(self._played)

    @property
    def last(self) -> Move | None:
        """The last of these moves."""
        return self._played[-1] if self._played else None

    @property
    def depth(self) -> int:
        """How many steps are pending; a move that opens smaller decisions makes it grow."""
        return len(self._state.pending)

    @property
    def prompt(self) -> Saying:
        """What is asked of the seat."""
        return self.game.prompt(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that win; several share the victory. Empty while the game goes on, or if a target was missed."""
        return self.game.winners(self.scores(), self.solo_target) if self.over else []

    @property
    def solo_target(self) -> int | None:
        """The points to reach, where there is nobody else to beat."""
        return self.game.solo_target(self._setup.options) if self.players == 1 else None

    @property
    def hides(self) -> bool:
        """Whether seats know things that others may not see."""
        return self.game.hides(self._setup.options)

    def moves(self) -> list[Move]:
        """All legal moves; empty when the game is over."""
        return self._legal_moves().copy()

    @overload
    def play(self, move: Move) -> None: ...

    @overload
    def play(self, move: str) -> None: ...

    def play(self, move: object) -> None:
        """Make a move, given as such or in its notation. IllegalMove says why not, and nothing has changed."""
        if not isinstance(move, Move):
            move = self._read(move)
        for legal in self._legal_moves():
            if legal is move:
                if self._log is None:
                    self._state.play(move)
                else:
                    self._log.append(self._played_with_events(move))
                self._played.append(move)
                self._moves = None
                return
        raise self._refusal(move)

    def name_move(self, move: Move) -> Saying:
        """A legal move as one line of a list to choose from."""
        return self.game.name_move(self._state, move)

    def copy(self) -> "Table":
        """A table of its own at the same point of the game."""
        table = Table(self.game, self._setup, self._state.copy(), dealt=self._dealt, played=self._played.copy())
        table._log = None if self._log is None else self._log.copy()
        return table

    def rematch(self, seed: int, first: object = None) -> "Table":
        """A new table by the same set-up and the rules of today, from another seed; `first` may say who begins."""
        options = self._setup.options
        if first is not None:
            options = {**options, FIRST: check_first(first, self.players)}
        return _deal(self.game, Setup(self.players, check_seed(seed), options, self.game.version))

    def redeal(self, seat: object, rng: Rng) -> "Table":
        """A copy as it may be for all that the seat knows: what it can't know is dealt anew, the seed is gone."""
        state = self._state.copy()
        state.redeal(self._check_seat(seat), Stream(rng.getrandbits(SEED_BITS), "redeal"))
        return Table(self.game, self._setup.unseeded(), state, dealt=False, played=[])

    def scores(self) -> list[Score]:
        """Per seat the points as they stand, with their categories."""
        return self.game.scores(self._state)

    def evaluate(self, seat: object) -> float:
        """The game's own estimate of the points a seat will have at the end."""
        return self.game.evaluate(self._state, self._check_seat(seat))

    def promise(self, move: Move) -> float:
        """How good a legal move looks to the seat whose decision it is, in points at the end."""
        return self.game.promise(self._state, move)

    @property
    def settled(self) -> bool:
        """Whether the game's estimate is good now, with nothing half done."""
        return self.game.is_settled(self._state)

    @property
    def lead_for_75_percent(self) -> float:
        """How far ahead by the game's estimate a seat must be to win three games of four from here."""
        return self.game.lead_for_75_percent(self._state)

    @property
    def progress(self) -> float:
        """How far the game has gone, from 0 to 1 at its end, as far as anybody can know."""
        return 1.0 if self.over else self.game.progress(self._state)

    @property
    def calibration(self) -> Calibration | None:
        """What the game's estimates are worth, if that was measured for such games."""
        kind = self.game.kind(self._setup.options)
        return None if kind is None else self.game.calibrations.of(kind, self.players)

    def foretell(self, estimates: Sequence[float]) -> Foretold:
        """What seats with these estimates can expect if all play on by the game's own policy.

        Without a calibration it is what the game itself believes.
        """
        if self.over:
            return self.outcome()
        calibration = self.calibration
        if calibration is None:
            return Foretold(list(estimates), shares([estimate / self.lead_for_75_percent for estimate in estimates]))
        return calibration.foretell(self.progress, estimates, self.first, self._state.seat)

    def outcome(self) -> Foretold:
        """What came of it, when it is over, or would if it were."""
        scores = self.scores()
        winners = self.game.winners(scores)
        part = 1.0 / float(len(winners))
        points = [float(score.total) for score in scores]
        return Foretold(points, [part if seat in winners else 0.0 for seat in range(self.players)])

    def advise(self) -> Move:
        """The move that the game's own policy takes."""
        return self.game.advise(self._state)

    def best_immediate_move(self) -> Move:
        """The move that looks best at once, whatever is still to decide after it."""
        return self.game.best_immediate_move(self._state)

    def view(self, seat: object = None) -> JSON:
        """All that a seat, or without one a spectator, may know, as plain JSON data; everything for EVERYBODY."""
        number = self._whose_eyes(seat)
        prompt = None if self.over else self.prompt
        return {
            "game": self.game.name,
            "players": self.players,
            "you": None if number < 0 else number,
            "first": self.first,
            "seat": self.seat,
            "turn": self.turn,
            "prompt": prompt and {"id": prompt.id, "values": prompt.values},
            "moves": [str(move) for move in self._legal_moves()] if number == self._state.seat != NOBODY else [],
            "scores": [{"total": score.total, "categories": score.categories} for score in self.scores()],
            "winners": self.winners,
            "board": self.game.view(self._state, number),
        }

    def open_view(self) -> JSON:
        """Everything laid open, when the game has ended."""
        return self.view(EVERYBODY)

    def told_before(self) -> list[Saying]:
        """What anybody may be told before the first move: who begins, unless nobody else is there."""
        return [Saying("begins", {}, self.first)] if self.players > 1 else []

    def keep_log(self) -> None:
        """Note from now on what happens, so that it need not be played again to be told."""
        if self._log is None:
            self._log = []

    def log_entries(self, since_ply: int = 0, seat: object = None) -> list[LogEntry]:
        """What a seat, a spectator or EVERYBODY may be told of the moves from one on."""
        number = self._whose_eyes(seat)
        log = self._log if self._log is not None else []
        first = self.ply - len(log)
        if since_ply < first:
            log, first = self._replayed_log(), 0
        return [
            LogEntry(ply, saying)
            for ply in range(since_ply, self.ply)
            for saying in self.game.tell(log[ply - first], number)
        ]

    def components(self) -> JSON:
        """The cards and boards in play."""
        return self.game.components(self._setup.options, self.version)

    def steps(self) -> Iterator["Table"]:
        """The table before its first move and after each, every one a table of its own."""
        self._check_dealt()
        table = _deal(self.game, self._setup)
        table._ended = self.over
        table.keep_log()
        yield table
        for move in self._played:
            table = table.copy()
            table.play(move)
            table._ended = self.over
            yield table

    def record(self) -> str:
        """The game so far as JSON: set-up, seed and moves. It tells everything, so keep it until the end."""
        self._check_dealt()
        return records.write(self._record())

    def to_json(self) -> str:
        """The whole table as JSON, hidden parts included."""
        return records.write({**self._record(), "state": self.game.dump(self._state)})

    def check(self) -> None:
        """Raise BadRecord if cards, markers or goods were lost or doubled."""
        self.game.check(self._state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._played == other._played and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game.name, self.players, self._setup.seed))  # which stay as they are

    def __reduce__(self) -> "Pickle":
        return _unpickle, (self.to_json(), [str(move) for move in self._played], self._ended)

    def __repr__(self) -> str:
        return f"<{self.game.title}, {counted(self.players, 'player')}, {'over' if self.over else self.prompt}>"

    def _record(self) -> JSON:
        return {
            "game": self.game.name,
            **({} if self.version == 1 else {records.GAME_VERSION: self.version}),
            "players": self.players,
            "seed": self._setup.seed if self._dealt else None,
            "options": self._setup.options,
            "moves": [str(move) for move in self._played] if self._dealt else [],
        }

    def _played_with_events(self, move: Move) -> list[Event]:
        """Make a move: what happened with it."""
        events: list[Event] = []
        self._state.events = events
        self._state.play(move)
        self._state.events = None
        return events

    def _replayed_log(self) -> list[list[Event]]:
        """What happened with each move since the deal."""
        self._check_dealt()
        table = _deal(self.game, self._setup)
        table.keep_log()
        for move in self._played:
            table.play(move)
        assert table._log is not None
        return table._log

    def _check_dealt(self) -> None:
        if not self._dealt:
            raise BadRecord("this table was not dealt from a seed, so it has no record; save it with to_json")

    def _legal_moves(self) -> list[Move]:
        moves = self._moves
        if moves is None:
            moves = self._moves = self._state.moves()
        return moves

    def _read(self, notation: object) -> Move:
        if not isinstance(notation, str):
            raise IllegalMove(f"a move is a Move or its notation, not {type(notation).__name__}")
        return parse(self.game.verbs, notation)

    def _refusal(self, move: Move) -> IllegalMove:
        if self.over:
            return illegal(Saying("move-over", {"move": str(move)}))
        why = self.game.why_not(self._state, move)
        legal = abridged([str(legal) for legal in self._legal_moves()])
        return illegal(Saying(why.id, {**why.values, "move": str(move)}), f" Possible are: {legal}")

    def _check_seat(self, seat: object) -> int:
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise BadSetup(f"the seats of this table are 0 to {self.players - 1}, not {shown(seat)}")
        return seat

    def _whose_eyes(self, seat: object) -> int:
        """A seat, NOBODY for a spectator, or EVERYBODY once there is nothing to hide any more."""
        if seat is None:
            return NOBODY
        if is_whole(seat) and seat == EVERYBODY:
            if not self.over and not self._ended:
                raise MireError("everything is laid open only when the game has ended")
            return EVERYBODY
        return self._check_seat(seat)


def new(game: object, players: object, seed: object, options: Mapping[str, object]) -> Table:
    """A new table from whatever was asked for; BadSetup says what can be."""
    chosen = game_named(game)
    count = chosen.check_players(chosen.fewest if players is None else players)
    number = secrets.randbits(SEED_BITS) if seed is None else check_seed(seed)
    return _deal(chosen, Setup(count, number, chosen.check_options(options, count), chosen.version))


def new_from_data(game: object, players: object, options: object) -> Table:
    """A new table that nobody can foresee, asked for by somebody who may not have files read for it."""
    if not isinstance(options, dict):
        raise BadSetup(f"options must be an object, not {shown(options)}")
    check_no_files(game_named(game), options)
    return new(game, players, None, options)


def check_no_files(game: Game, options: Mapping[str, object]) -> None:
    """BadSetup if the value of an option names a file to read."""
    for option in game.options:
        value = options.get(option.name)
        if option.file and isinstance(value, str) and value not in option.choices:
            raise BadSetup(f"'{option.name}' must be given as data, not as a file that it names")


def replay(record: object) -> Table:
    """The table at the end of a record; BadRecord says what is wrong with it."""
    table, fault = replay_as_far(record)
    if fault is not None:
        raise fault
    return table


def replay_as_far(record: object) -> tuple[Table, BadRecord | None]:
    """The table as far as today's rules lead, and what is wrong if that is not the end, or they are not its rules."""
    data = records.read(record, records.RECORD_KEYS, "a record", "mire.from_json")
    game, setup = _read_setup(data)
    table = _deal(game, setup)
    fault = _play_all(table, data["moves"])
    return table, _other_version(game, setup) or fault


def replay_steps(record: object) -> Iterator[Table]:
    """The table before the first move of a record and after each, every one a table of its own."""
    return replay(record).steps()


def from_json(source: object) -> Table:
    """The table in a JSON text of to_json; BadRecord says what is wrong with it."""
    data = records.read(source, records.TABLE_KEYS, "a table", "mire.replay")
    game, setup = _read_setup(data)
    if (other := _other_version(game, setup)) is not None:
        raise other
    if data["seed"] is None:
        if data["moves"]:
            raise BadRecord("a table without a seed can't have 'moves': they could not be checked")
        state = game.load(setup, data["state"])
        return Table(game, setup, state, dealt=False, played=[])
    table = _deal(game, setup)
    if (fault := _play_all(table, data["moves"])) is not None:
        raise fault
    if json.loads(json.dumps(game.dump(table._state))) != data["state"]:
        raise BadRecord(
            "'state' is not what seed and moves lead to; for a position set up by hand make 'seed' null, 'moves' []"
        )
    return table


def _unpickle(position: str, played: Sequence[str], ended: bool) -> Table:
    """A table as it was, its moves included, even if it was not dealt from a seed; nothing is played again."""
    data = records.read(position, records.TABLE_KEYS, "a table", "mire.replay")
    game, setup = _read_setup(data)
    moves = [parse(game.verbs, move) for move in played]
    state = game.load(setup, data["state"])
    table = Table(game, setup, state, dealt=data["seed"] is not None, played=moves)
    table._ended = ended
    return table


def _deal(game: Game, setup: Setup) -> Table:
    return Table(game, setup, game.start(setup), dealt=True, played=[])


def _read_setup(data: JSON) -> tuple[Game, Setup]:
    try:
        game = game_named(data["game"])
        check_no_files(game, data["options"])
        version = records.version_in(data)
        players = game.check_players(data["players"])
        options = game.check_options(data["options"], players, version)
        if data["seed"] is not None or "state" not in data:
            return game, Setup(players, check_seed(data["seed"]), options, version)
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    if options.get(FIRST) == LOT:
        raise BadRecord(f"a table without a seed can't draw lots: '{FIRST}' must be the seat that began")
    return game, Setup(players, 0, options, version)


def _other_version(game: Game, setup: Setup) -> OtherVersion | None:
    return None if game.plays(setup.version) else OtherVersion(setup.version, game.version)


def _play_all(table: Table, moves: Sequence[str]) -> BadRecord | None:
    """Make all these moves, or those before the first that can't be made: what is wrong with that."""
    for ply, move in enumerate(moves):
        try:
            table.play(move)
        except MireError as error:
            return BadRecord(f"move {ply + 1} of the record: {error}")
    return None
