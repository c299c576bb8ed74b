"""What every bot is: something at a seat that chooses a move."""

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from mire.core.moves import Move
from mire.core.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player by machine. All its chance comes from its seed."""

    at_once: ClassVar[bool] = False  # whether its answer takes no time worth speaking of

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)  # noqa: S311 - bots need repeatable chance, not secrets

    @abstractmethod
    def choose(self, seat: Seat) -> Move:
        """One of the legal moves of the seat, whose decision it is."""
