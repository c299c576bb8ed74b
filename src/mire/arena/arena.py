"""An arena from beginning to end: who plays what, the games, and what they have shown so far."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Final

import mire
from mire.arena.play.matches import Contest, Played, contest_at
from mire.arena.play.schedule import Schedule
from mire.arena.play.workers import Crew, play_here
from mire.arena.stats.results import Results
from mire.arena.stats.tallies import Tallies
from mire.core.errors import BadSetup

Watch = Callable[[Iterator[Played]], Iterable[Played]]


class Arena:
    """Bots by name that meet in a game: every line-up plays the same deals, each in all rotations."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        players: int | None = None,
        games: int = 100,
        seed: int = 1,
        options: Mapping[str, object] | None = None,
    ) -> None:
        _check_different(bots)
        given = options or {}
        self._table: Final = mire.new(game, players, 0, **given)
        self.game: Final = self._table.game
        self._options: Final = self.game.with_defaults(given)
        self.contest: Final[Contest] = contest_at(self._table, bots)
        self.schedule: Final = Schedule(len(bots), self._table.players, games, seed)
        self._tallies: Final = Tallies(bots, self.game.categories)

    @property
    def games(self) -> int:
        """How many were played so far."""
        return self._tallies.games

    def play(self, crew: Crew = play_here, watch: Watch = iter) -> None:
        """Let a crew play all games, while somebody watches them go by. If it is stopped, what was played counts."""
        try:
            with closing(crew(self.contest, self.schedule)) as games:
                for played in watch(games):
                    self._tallies.add(played)
        finally:
            self._tallies.close_deal()

    def results(self) -> Results:
        """What the games so far have shown."""
        return Results(
            game=self.game.name,
            players=self._table.players,
            options=self._options,
            seed=self.schedule.seed,
            planned=len(self.schedule),
            games=self.games,
            deals=self._tallies.deals,
            line_ups=len(self.schedule.line_ups),
            solo_target=self._table.solo_target,
            decisions=self._tallies.decisions,
            seconds=self._tallies.seconds,
            compiled=mire.compiled,
            standings=self._tallies.standings(),
            pairs=self._tallies.pairs(),
        )


def _check_different(bots: Sequence[str]) -> None:
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadSetup(f"{bot} is named more than once; where there are more seats than bots, they repeat")
