"""Bots such as a user may write, good ones and bad ones. They are loaded from this file by its path."""

import os
import time
from pathlib import Path
from typing import Any, Final

from mire.bots import Bot
from mire.core.moves import Move
from mire.core.seats import Seat

FILE: Final = Path(__file__).resolve()

NOT_A_CLASS = 3


class First(Bot):
    """Takes the first move there is: quick, and worse than most."""

    def choose(self, seat: Seat) -> Move:
        return seat.moves()[0]


class Last(Bot):
    """Takes the last one."""

    def choose(self, seat: Seat) -> Move:
        return seat.moves()[-1]


class Failing(Bot):
    """Raises an error at its second decision."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.known: dict[str, Move] = {}

    def choose(self, seat: Seat) -> Move:
        if self.known:
            return self.known["nothing"]
        self.known["first"] = seat.moves()[0]
        return self.known["first"]


class Stubborn(Bot):
    """Takes its first move again and again."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.only: list[Move] = []

    def choose(self, seat: Seat) -> Move:
        self.only += seat.moves()[:1]
        return self.only[0]


class Silent(Bot):
    """Says nothing."""

    def choose(self, _: Seat) -> Any:
        return None


class Needy(Bot):
    """Wants more than a seed."""

    def __init__(self, seed: int, level: int) -> None:
        super().__init__(seed + level)

    def choose(self, seat: Seat) -> Move:
        return seat.moves()[0]


class Sleeper(Bot):
    """Takes longer than anybody waits."""

    def choose(self, seat: Seat) -> Move:
        time.sleep(600)
        return seat.moves()[0]


class Quitter(Bot):
    """Ends the process it plays in."""

    def choose(self, _: Seat) -> Move:
        os._exit(3)


class Undecided(Bot):
    """Has no way to choose."""


class Guest:
    """Is no bot at all."""


def own(name: str) -> str:
    """How the command line calls one of these."""
    return f"{FILE}:{name}"
