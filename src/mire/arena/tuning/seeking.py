"""What every search for better weights starts from: a game, its weights as they are, deals to come."""

from collections.abc import Mapping, Sequence
from typing import Final

import mire
from mire.arena.play.matches import Contest, contest_at
from mire.arena.tuning.tuned import Check
from mire.core.seeds import check_seed
from mire.core.weights import beliefs, check_names

LEAST_SCALE: Final = 0.1  # a weight of 0 moves too


class Seeking:
    """A search for better weights, and how much was played for it so far."""

    def __init__(
        self,
        game: str,
        players: int | None,
        bot: str,
        seed: int,
        names: Sequence[str],
        options: Mapping[str, object] | None,
    ) -> None:
        given = options or {}
        table = mire.new(game, players, 0, **given)
        self.game: Final = table.game
        self.contest: Final[Contest] = contest_at(table, [bot])
        self.seed: Final = check_seed(seed)
        self.weights: Final = self.game.weights(table.players)
        self.old: Final = beliefs(self.weights)
        self.names: Final = check_names(self.game.name, self.old, names)
        self._options: Final = self.game.with_defaults(given)
        self._scales: Final = {name: max(abs(self.old[name]), LEAST_SCALE) for name in self.names}
        self._check: Check | None = None
        self._next_seed = seed
        self._games = 0
        self._seconds = 0.0

    def _seeds(self, number: int) -> range:
        """Those of the next deals."""
        seeds = range(self._next_seed, check_seed(self._next_seed + number - 1) + 1)
        self._next_seed += number
        return seeds
