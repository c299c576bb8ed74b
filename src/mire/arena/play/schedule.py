"""Who meets whom, where they sit, and on which deals."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple, Protocol, TypeVar

from mire.core.seeds import Stream, check_seed

T = TypeVar("T")

BOT_SEEDS: Final = 1 << 32

LineUp = tuple[int, ...]  # bots by their number, in the order in which they sit around the table


class Match(NamedTuple):
    """One game: the seed it is dealt from, and the number of the bot at each seat."""

    seed: int
    seats: LineUp


class Matches(Protocol):
    """Games to play, one after the other, and how many they are."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[Match]: ...


class Schedule:
    """The games of an arena: all line-ups, in all rotations, on every deal."""

    def __init__(self, bots: int, players: int, games: int, seed: int) -> None:
        self.line_ups: Final = line_ups(bots, players)
        self.seatings: Final = [seating for line_up in self.line_ups for seating in rotations(line_up)]
        self.deals: Final = -(-games // len(self.seatings))  # whole ones, so that everybody gets the same
        self.seed: Final = check_seed(seed)
        check_seed(seed + self.deals - 1)

    def __len__(self) -> int:
        return self.deals * len(self.seatings)

    def __iter__(self) -> Iterator[Match]:
        """Deal by deal."""
        for seed in range(self.seed, self.seed + self.deals):
            for seating in self.seatings:
                yield Match(seed, seating)


def line_ups(bots: int, players: int) -> list[LineUp]:
    """Every choice of bots for the seats in which all sit equally often, give or take one.

    With more seats than bots all repeat, and the seats that are left over go to every choice of them in turn.
    """
    everybody = tuple(range(bots)) * (players // bots)
    return [everybody + others for others in combinations(range(bots), players % bots)]


def rotations(line_up: LineUp) -> list[LineUp]:
    """A line-up moving up seat by seat until it sits as before."""
    return list(dict.fromkeys(rotated(line_up, shift) for shift in range(len(line_up))))


def rotated(everybody: Sequence[T], shift: int) -> tuple[T, ...]:
    """All moved up so many seats."""
    return tuple(everybody[(seat - shift) % len(everybody)] for seat in range(len(everybody)))


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot, from the game's and the seat alone: no game depends on those before it."""
    return Stream(seed, f"bot {seat}").below(BOT_SEEDS)
