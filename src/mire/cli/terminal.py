"""A game at the terminal: shows the table, asks people for their moves and lets bots make theirs."""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from mire import texts
from mire.analysis.hint import HINT_SECONDS, hint
from mire.bots import Bot
from mire.bots.faults import BotFault, blame
from mire.bots.own import load_bot
from mire.bots.search import Budget
from mire.cli.listing import basis, by_verb, show_hint, show_moves
from mire.cli.output import ask, read_number
from mire.cli.problems import explain
from mire.cli.program import command
from mire.cli.saves import save
from mire.cli.seating import BOT_SEED_BITS, HUMAN, name_all
from mire.cli.tables import score_pad, verdict
from mire.core.errors import IllegalMove, MireError
from mire.core.moves import Move, parse
from mire.core.seats import Seat
from mire.core.table import Table

HUNG_UP: Final = 129


class Leave(Exception):
    """The player gets up from the table."""


class TerminalGame:
    """A table with the people and bots around it."""

    def __init__(
        self,
        positions: Sequence[Table],
        seats: Sequence[str],
        file: str,
        chance: Random,
        language: str,
        console: Console,
    ) -> None:
        self.table = positions[-1]
        self.past = list(positions[:-1])  # what can be taken back, and what was before
        self.seats: Final = seats
        self.names: Final = name_all(seats, language)
        self.bots: Final[dict[int, Bot]] = {
            seat: load_bot(kind, chance.getrandbits(BOT_SEED_BITS)) for seat, kind in enumerate(seats) if kind != HUMAN
        }
        self.hint_seed: Final = chance.getrandbits(BOT_SEED_BITS)
        self.file = file
        self.language: Final = language
        self.console: Final = console
        self.changed = False  # since it was read or saved
        self.saved = False  # to the file, in this sitting
        self.drawn: tuple[int, int] | None = None  # the turn and the seat that the whole table was last shown for
        self.moves: list[Move] = []  # as numbered on the screen
        self.news: list[str] = []  # what bots did, told below the board where it is not scrolled away
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            **dict.fromkeys(["u", "undo"], self._undo),
            **dict.fromkeys(["h", "hint"], self._hint),
            **dict.fromkeys(["b", "board"], self._show_board),
            **dict.fromkeys(["m", "moves"], self._show_moves),
            **dict.fromkeys(["p", "points"], self._show_points),
            **dict.fromkeys(["s", "save"], self._save),
            **dict.fromkeys(["?", "help"], self._help),
            **dict.fromkeys(["q", "quit"], self._quit),
        }

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            with _hang_up_exits():
                if self.table.ply == 0:
                    self._hear(texts.tell(self.table.told_before(), self.names, self.language))
                while not self.table.over:
                    self._next_decision()
                self._finish()
        except (Leave, EOFError):
            self._leave()
        except (KeyboardInterrupt, BotFault, SystemExit, OSError):  # the last two when nothing can be shown any more
            self._leave()
            raise

    def _next_decision(self) -> None:
        seat = self.table.seat
        assert seat is not None
        if seat in self.bots:
            self._hear(self._play_bot(seat))
            return
        self._draw(whole=self.drawn != (self.table.turn, seat))
        self.drawn = (self.table.turn, seat)
        self._tell_news()
        self._show_moves()
        before = self.table
        while self.table is before:
            self._answer(ask(self.console, f"{self._text('your-move')} "))

    def _answer(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        wish = self.commands.get(word.lower())
        number = read_number(answer)
        try:
            if wish:
                wish(rest.strip())
            elif number is not None:
                self._play_number(number)
            elif answer:
                self._play_notation(answer)
            else:
                self._say(self._text("type-a-move"))
        except IllegalMove as error:
            self._warn(texts.say(error.why, self.language) if error.why else str(error))
        except (MireError, OSError) as error:
            self._warn(explain(error))

    def _play_number(self, number: int) -> None:
        if 1 <= number <= len(self.moves):
            self._tell(self._play(self.moves[number - 1]), style="dim")
        else:
            self._warn(self._text("numbered", most=len(self.moves)))

    def _play_notation(self, notation: str) -> None:
        alike = [move for move in self.moves if str(move).lower() == " ".join(notation.lower().split())]
        self._tell(self._play(alike[0] if alike else parse(self.table.game.verbs, notation)), style="dim")

    def _play(self, move: Move) -> list[str]:
        """Carry out a move on a copy, so that the position before it can be gone back to; gives what is told of it."""
        before, after = self.table, self.table.copy()
        after.keep_log()
        after.play(move)
        self.past.append(before)
        self.table = after
        self.changed = True
        return texts.tell(after.log_entries(before.ply, self._reader()), self.names, self.language)

    def _play_bot(self, seat: int) -> list[str]:
        try:
            return self._play(self.bots[seat].choose(Seat(self.table, seat)))
        except Exception as error:
            raise blame(error, self.seats, self.table) from error

    def _reader(self) -> int | None:
        """The seat of whoever reads what bots do: the only person's, else a spectator's."""
        people = [seat for seat, kind in enumerate(self.seats) if kind == HUMAN]
        return people[0] if len(people) == 1 else None

    # What else a player can type

    def _undo(self, _: str) -> None:
        if not self.past or (self.past[-1].turn, self.past[-1].seat) != (self.table.turn, self.table.seat):
            self._warn(self._text("nothing-to-take-back"))
            return
        self.table = self.past.pop()
        self.changed = True
        self._say(self._text("taken-back"))

    def _hint(self, _: str) -> None:
        seat = self.table.seat
        assert seat is not None
        found = hint(Seat(self.table, seat), Budget(seconds=HINT_SECONDS), self.hint_seed)
        rests = basis(found.basis, self.table.players, self.language)
        self._say(self._text("hint", basis=rests), style="green")
        show_hint(self.console, self.table, self.moves, found.best, self.language)

    def _save(self, file: str) -> None:
        self._write(file)
        self._say_where()

    def _help(self, _: str) -> None:
        usages = "\n  ".join(verb.usage() for verb in self.table.game.verbs)
        self._say(self._text("help", usages=usages, file=self.file))

    def _quit(self, _: str) -> None:
        try:
            self._keep()
        except (MireError, OSError) as error:
            self._warn(self._text("not-saved", problem=explain(error)))
            self._say(self._text("save-elsewhere"))
        else:
            raise Leave

    # What is shown

    def _show_board(self, _: str = "") -> None:
        self._draw(whole=True)

    def _draw(self, *, whole: bool) -> None:
        self.console.print()
        drawing = texts.draw(self.table, self.table.seat, self.language, whole=whole)
        self.console.print(drawing.rstrip(), soft_wrap=True)

    def _tell(self, sentences: Sequence[str], style: str = "") -> None:
        for sentence in sentences:
            self._say(sentence, style)

    def _hear(self, sentences: Sequence[str]) -> None:
        if HUMAN in self.seats:
            self.news += sentences
        else:
            self._tell(sentences)

    def _tell_news(self) -> None:
        self.console.print()
        self._tell(self.news)
        self.news.clear()

    def _show_moves(self, _: str = "") -> None:
        seat = self.table.seat
        assert seat is not None
        self.moves = by_verb(self.table.moves())
        question = escape(texts.say(self.table.prompt, self.language))
        self.console.print(f"[bold]{escape(self.names[seat])}[/bold]: {question}")
        show_moves(self.console, self.table, self.moves, self.language)

    def _show_points(self, _: str = "") -> None:
        self.console.print(score_pad(self.table.game, self.names, self.table.scores(), self.language))

    def _say_where(self) -> None:
        self._say(self._text("saved", file=self.file, command=command("play", "--resume", self.file)))

    def _warn(self, sentence: str) -> None:
        self._say(sentence, style="yellow")

    def _say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style), soft_wrap=True)

    def _text(self, message_id: str, **values: str | int) -> str:
        return texts.text(message_id, self.language, **values)

    # How it ends

    def _write(self, file: str = "") -> None:
        save(file or self.file, self.table, self.seats)
        self.file = file or self.file
        self.changed = False
        self.saved = True

    def _keep(self) -> None:
        """Nothing that was played gets lost."""
        if self.changed:
            self._write()

    def _leave(self) -> None:
        try:
            self._keep()
        except (MireError, OSError) as error:
            raise MireError(self._text("not-saved", problem=explain(error))) from None
        with suppress(OSError):  # nobody may be there to read it
            self.console.print()
            if self.saved:
                self._say_where()
            else:
                self._say(self._text("goodbye"))

    def _finish(self) -> None:
        self._show_board()
        self._tell_news()
        self._show_points()
        table = self.table
        ended = verdict(table.game, self.names, table.scores(), table.solo_target, self.language)
        self._say(ended, style="bold")
        while self.changed or not self.saved:
            self._write_somewhere()
        self._say(self._text("see-again", command=command("replay", self.file)))

    def _write_somewhere(self) -> None:
        """Save a game that is over, to another file if need be."""
        try:
            self._write()
        except (MireError, OSError) as error:
            complaint = self._text("not-saved", problem=explain(error))
            self._warn(complaint)
            try:
                self.file = ask(self.console, f"{self._text('save-where', file=self.file)} ") or self.file
            except EOFError:
                raise MireError(complaint) from None


@contextmanager
def _hang_up_exits() -> Iterator[None]:
    """Let the end of the terminal be an exit that can be seen coming, where there is such a signal."""
    if not hasattr(signal, "SIGHUP"):
        yield
        return
    before = signal.signal(signal.SIGHUP, lambda *_: sys.exit(HUNG_UP))
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)
