"""`mire replay`: a game again, move by move."""

import sys
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from mire import texts
from mire.cli.language import Language, check_language
from mire.cli.output import AsJson, ask, open_console, print_json, read_number
from mire.cli.problems import BAD_INPUT, complain
from mire.cli.saves import Played, read_any_version
from mire.cli.seating import HUMAN, name_all
from mire.cli.tables import score_data, score_pad, verdict
from mire.core.errors import BadSetup
from mire.core.game import JSON

File = Annotated[
    str,
    Parameter(allow_leading_hyphen=True, help="A record, or a game saved by `mire play`; - for the standard input."),
]
SeatNumber = Annotated[int | None, Parameter(help="Whose view, from 1; without it a spectator's.")]
To = Annotated[int | None, Parameter(help="Go to the position after this many moves.")]


def replay(
    file: File, /, *, seat: SeatNumber = None, to: To = None, language: Language = "en", as_json: AsJson = False
) -> int:
    """Step through a game that was played.

    Without a terminal to read from, the whole game is printed. In JSON the seats count from 0, as in Python. A game
    that other rules began is shown as far as its moves can still be made; the exit code is 2 if that is not its end.

    Try: `mire replay moorland.json`, `mire replay moorland.json --to 40 --json`
    """
    check_language(language)
    played = read_any_version(file)
    show = Replay(played, seat, language, open_console())
    if to is not None and not 0 <= to <= show.last:
        raise BadSetup(f"--to goes from 0 to {show.last}, the number of moves to be seen in {file}, not {to}")
    if played.other is not None:
        complain(f"{file}: {played.other}. {how_far(show.last, played.moves)}")
    if as_json:
        print_json(show.data(show.last if to is None else to))
    elif sys.stdin is not None and sys.stdin.isatty() and file != "-":
        show.step(to or 0)
    else:
        show.print_all(show.last if to is None else to)
    return 0 if show.last == played.moves else BAD_INPUT


def how_far(shown: int, moves: int) -> str:
    """How far a game that other rules began goes by those that there are."""
    if shown == moves:
        return "All its moves can still be made, but may lead elsewhere than they did"
    return f"It leaves these rules after {shown} of {moves} moves, and is shown so far"


def names_of(played: Played, language: str) -> list[str]:
    """What to call everybody: by their names as far as the file tells them, else by their seats."""
    numbered = name_all(played.seats or [HUMAN] * played.positions[0].players, language)
    return [name or number for name, number in zip(played.names or numbered, numbered, strict=True)]


class Replay:
    """A played game as somebody at a seat, or a spectator, sees it again."""

    def __init__(self, played: Played, seat: int | None, language: str, console: Console) -> None:
        players = played.positions[0].players
        if seat is not None and not 1 <= seat <= players:
            raise BadSetup(f"--seat goes from 1 to {players}, not {seat}")
        self.played: Final = played
        self.game: Final = played.positions[0].game
        self.seat: Final = None if seat is None else seat - 1
        self.names: Final = names_of(played, language)
        self.language: Final = language
        self.console: Final = console
        self.last: Final = len(played.positions) - 1

    def step(self, ply: int) -> None:
        """Go forth and back as the reader says."""
        keys = texts.text("replay-keys", self.language)
        self._show(ply)
        while True:
            try:
                answer = ask(self.console, f"[{ply}/{self.last}] {keys} > ").lower()
            except EOFError:
                return
            if answer == "q" or (ply == self.last and not answer):
                return
            chosen = self._next(ply, answer)
            if chosen is None:
                self.console.print(Text(texts.text("replay-unknown", self.language, typed=answer), style="yellow"))
            elif chosen != ply:
                ply = chosen
                self._show(ply)

    def print_all(self, to: int) -> None:
        """What is told of each move, then the points."""
        for sentence in self.told_before():
            self.console.print(Text(f"{0:4}  {sentence}"), soft_wrap=True)
        for ply in range(1, to + 1):
            first, *more = self.told(ply)
            self.console.print(Text(f"{ply:4}  {first}"), soft_wrap=True)
            for sentence in more:
                self.console.print(Text(f"      {sentence}"), soft_wrap=True)
        self._show_scores(to)

    def data(self, to: int) -> JSON:
        """The game for programs."""
        table = self.played.positions[to]
        moves = [
            {
                "ply": ply,
                "seat": self.played.positions[ply - 1].seat,
                "move": str(self.played.positions[ply].last),
                "text": " ".join(self.told(ply)),
            }
            for ply in range(1, to + 1)
        ]
        return {
            "game": self.game.name,
            "players": table.players,
            "names": self.names,
            "first": table.first,
            "moves": moves,
            "over": table.over,
            "scores": [score_data(score) for score in table.scores()],
            "winners": table.winners,
            "solo_target": table.solo_target,
        }

    def told_before(self) -> list[str]:
        """What there is to say before the first move."""
        return texts.tell(self.played.positions[0].told_before(), self.names, self.language)

    def told(self, ply: int) -> list[str]:
        """A move in words, and what came of it."""
        before, after = self.played.positions[ply - 1 : ply + 1]
        return texts.tell(after.log_entries(before.ply, self.seat), self.names, self.language)

    def _next(self, ply: int, answer: str) -> int | None:
        """Where an answer leads; None if it is none."""
        if answer in ("", "n"):
            return min(ply + 1, self.last)
        if answer == "b":
            return max(ply - 1, 0)
        if answer == "t":
            return self._next_turn(ply)
        if answer == "e":
            return self.last
        number = read_number(answer)
        return None if number is None else min(number, self.last)

    def _next_turn(self, ply: int) -> int:
        """The next position in which a turn begins, or the end."""
        positions = self.played.positions
        return next(
            (later for later in range(ply, self.last) if positions[later].turn > positions[ply].turn), self.last
        )

    def _show(self, ply: int) -> None:
        table = self.played.positions[ply]
        self.console.print()
        self.console.print(texts.draw(table, self.seat, self.language).rstrip(), soft_wrap=True)
        if ply:
            self.console.print(Text(f"\n{ply}. " + "\n".join(self.told(ply)), style="bold"), soft_wrap=True)
        else:
            self.console.print(Text("\n".join(self.told_before()), style="bold"), soft_wrap=True)
        if ply == self.last:
            self._show_scores(ply)

    def _show_scores(self, ply: int) -> None:
        table = self.played.positions[ply]
        scores = table.scores()
        title = "" if table.over else texts.text("points-so-far", self.language)
        self.console.print()
        self.console.print(score_pad(self.game, self.names, scores, self.language, title))
        if table.over:
            ended = verdict(self.game, self.names, scores, table.solo_target, self.language)
            self.console.print(Text(ended, style="bold"))
