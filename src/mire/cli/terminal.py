"""A game at the terminal: shows the table, asks people for their moves and lets bots make theirs."""

import secrets
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from mire import texts
from mire.bots import Bot, make_bot
from mire.cli.listing import by_verb, show_moves
from mire.cli.output import ask
from mire.cli.saves import save
from mire.cli.seating import HUMAN, name_all
from mire.cli.tables import score_pad, verdict
from mire.core.errors import MireError
from mire.core.moves import Move, parse
from mire.core.seats import Seat
from mire.core.table import Table

SEED_BITS: Final = 64
LONGEST_NUMBER: Final = 9
HINT_BOT: Final = "greedy"
HELP: Final = """\
Type the number of a move, or the move as it is written:
  {usages}
or one of these:
  u        take back your last step, as far back as this turn goes
  h        a hint
  b        show the board again
  m        show the moves again
  s FILE   save, to go on later; without FILE to {file}
  q        save and leave"""


class Leave(Exception):
    """The player gets up from the table."""


class TerminalGame:
    """A table with the people and bots around it."""

    def __init__(
        self, positions: Sequence[Table], seats: Sequence[str], file: str, language: str, console: Console
    ) -> None:
        self.table = positions[-1]
        self.past = list(positions[:-1])  # what can be taken back, and what was before
        self.seats: Final = seats
        self.names: Final = name_all(seats, language)
        self.bots: Final[dict[int, Bot]] = {
            seat: make_bot(kind, secrets.randbits(SEED_BITS)) for seat, kind in enumerate(seats) if kind != HUMAN
        }
        self.file = file
        self.language: Final = language
        self.console: Final = console
        self.saved = True  # nothing has happened since
        self.moves: list[Move] = []  # as numbered on the screen
        self.news: list[str] = []  # what bots did, told below the board where it is not scrolled away
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            **dict.fromkeys(["u", "undo"], self._undo),
            **dict.fromkeys(["h", "hint"], self._hint),
            **dict.fromkeys(["b", "board"], self._show_board),
            **dict.fromkeys(["m", "moves"], self._show_moves),
            **dict.fromkeys(["s", "save"], self._save),
            **dict.fromkeys(["?", "help"], self._help),
            **dict.fromkeys(["q", "quit"], self._quit),
        }

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while not self.table.over:
                self._next_decision()
        except (Leave, EOFError):
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            raise
        else:
            self._finish()

    def _next_decision(self) -> None:
        seat = self.table.seat
        assert seat is not None
        if seat in self.bots:
            self._hear(self._play(self.bots[seat].choose(Seat(self.table, seat))))
            return
        self._show_board()
        self._tell_news()
        self._show_moves()
        before = self.table
        while self.table is before:
            self._answer(ask(self.console, "Your move (? for help): "))

    def _answer(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        command = self.commands.get(word.lower())
        try:
            if command:
                command(rest.strip())
            elif answer.isdecimal() and len(answer) <= LONGEST_NUMBER:
                self._play_number(int(answer))
            elif answer:
                self._play_notation(answer)
            else:
                self._say("Type the number of a move, or ? for help.")
        except (MireError, OSError) as error:
            self._say(str(error), style="yellow")

    def _play_number(self, number: int) -> None:
        if 1 <= number <= len(self.moves):
            self._say(self._play(self.moves[number - 1]), style="dim")
        else:
            self._say(f"The moves are numbered 1 to {len(self.moves)}.", style="yellow")

    def _play_notation(self, notation: str) -> None:
        alike = [move for move in self.moves if str(move).lower() == " ".join(notation.lower().split())]
        self._say(self._play(alike[0] if alike else parse(self.table.game.verbs, notation)), style="dim")

    def _play(self, move: Move) -> str:
        """Carry out a move on a copy, so that the position before it can be gone back to; tells it in a sentence."""
        seat = self.table.seat
        assert seat is not None
        after = self.table.copy()
        after.play(move)
        self.past.append(self.table)
        self.table = after
        self.saved = False
        return texts.tell_move(after.game, move, self.names[seat], self.language)

    # What else a player can type

    def _undo(self, _: str) -> None:
        if not self.past or (self.past[-1].turn, self.past[-1].seat) != (self.table.turn, self.table.seat):
            self._say("There is nothing to take back in this turn.", style="yellow")
            return
        self.table = self.past.pop()
        self.saved = False
        self._say("Taken back.")

    def _hint(self, _: str) -> None:
        seat = self.table.seat
        assert seat is not None
        move = make_bot(HINT_BOT, secrets.randbits(SEED_BITS)).choose(Seat(self.table, seat))
        name = texts.name_move(self.table.game, move, self.language)
        self._say(f"Hint: {self.moves.index(move) + 1}  {name}  ({move})", style="green")

    def _save(self, file: str) -> None:
        save(file or self.file, self.table, self.seats)
        self.file = file or self.file
        self.saved = True
        self._say(f"Saved. To go on later: mire play --resume {self.file}")

    def _help(self, _: str) -> None:
        usages = "\n  ".join(verb.usage() for verb in self.table.game.verbs)
        self._say(HELP.format(usages=usages, file=self.file))

    def _quit(self, _: str) -> None:
        raise Leave

    # What is shown

    def _show_board(self, _: str = "") -> None:
        seat = self.table.seat
        self.console.print()
        self.console.print(texts.draw(self.table, seat, self.language).rstrip(), soft_wrap=True)

    def _hear(self, sentence: str) -> None:
        if HUMAN in self.seats:
            self.news.append(sentence)
        else:
            self._say(sentence)

    def _tell_news(self) -> None:
        self.console.print()
        for sentence in self.news:
            self._say(sentence)
        self.news.clear()

    def _show_moves(self, _: str = "") -> None:
        seat = self.table.seat
        assert seat is not None
        self.moves = by_verb(self.table.moves())
        question = escape(texts.say(self.table.prompt, self.language))
        self.console.print(f"[bold]{escape(self.names[seat])}[/bold]: {question}")
        show_moves(self.console, self.table.game, self.moves, self.language)

    def _say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style))

    # How it ends

    def _leave(self) -> None:
        self.console.print()
        if self.saved:
            self._say("Goodbye.")
        else:
            self._save("")

    def _finish(self) -> None:
        scores = self.table.scores()
        self._show_board()
        self._tell_news()
        self.console.print(score_pad(self.table.game, self.names, scores, self.language))
        self._say(verdict(self.table.game, self.names, scores, self.language), style="bold")
        save(self.file, self.table, self.seats)
        self._say(f"To see the game again: mire replay {self.file}")
