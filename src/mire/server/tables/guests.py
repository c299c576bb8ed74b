"""The pages that are at a table."""

import asyncio
from collections import deque
from typing import Final, NamedTuple

from mire.server import messages
from mire.server.bots.scheduler import Asker

MOST_ANSWERS: Final = 8  # unread by a page, until it is not heard any more
MOST_NEWS: Final = 256  # unread by it, until it gets everything anew instead
MOST_BYTES: Final = 131_072  # of both


class _Message(NamedTuple):
    text: bytes
    news: bool  # of the table, or the answer to a command


EVERYTHING: Final = _Message(b"", news=True)


class Outbox:
    """What a page is still to be told: answers to its commands, and news of the table.

    News that would take too much room gives way to everything anew, which is made only when the page can take it.
    Where answers would, there is no room until it has read some.
    """

    def __init__(self) -> None:
        self._waiting: deque[_Message] = deque()
        self._answers = 0
        self._bytes = 0
        self._shows_all = False
        self._filled: Final = asyncio.Event()
        self._room: Final = asyncio.Event()
        self._room.set()

    async def room(self) -> None:
        """Wait until there is room for an answer."""
        await self._room.wait()

    def answer(self, text: bytes) -> None:
        """Add an answer."""
        self._add(_Message(text, news=False))

    def show(self, text: bytes) -> None:
        """Add news, unless everything will be shown anyway."""
        if self._shows_all:
            return
        too_much = self._bytes + len(text) > MOST_BYTES or len(self._waiting) - self._answers >= MOST_NEWS
        if self._waiting and too_much:
            self.show_all()
        else:
            self._add(_Message(text, news=True))

    def show_all(self) -> None:
        """Let everything be shown; the news before it is not needed then."""
        if self._shows_all:
            self._waiting.remove(EVERYTHING)
        else:
            self._waiting = deque(message for message in self._waiting if not message.news)
            self._bytes = sum(len(message.text) for message in self._waiting)
            self._shows_all = True
        self._add(EVERYTHING)

    async def next(self) -> bytes | None:
        """The next message, or None where everything is to be shown."""
        await self._filled.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message.text)
        self._answers -= not message.news
        self._note()
        if message is EVERYTHING:
            self._shows_all = False
            return None
        return message.text

    def _add(self, message: _Message) -> None:
        self._waiting.append(message)
        self._bytes += len(message.text)
        self._answers += not message.news
        self._note()

    def _note(self) -> None:
        _turn(self._filled, bool(self._waiting))
        _turn(self._room, self._answers < MOST_ANSWERS and (self._bytes < MOST_BYTES or not self._answers))


def _turn(event: asyncio.Event, on: bool) -> None:
    if on:
        event.set()
    else:
        event.clear()


class Guest:
    """Somebody's page, connected: which seats it holds and through whose eyes it looks."""

    def __init__(self, holds: set[int], look: int | None, asker: Asker) -> None:
        self.holds: Final = holds
        self.look = look
        self.asker: Final = asker
        self.outbox: Final = Outbox()
        self.errands: Final[set[asyncio.Task[None]]] = set()  # what only this page waits for
        self.dismissed: Final = asyncio.Event()
        self.farewell = (1000, "")

    def tell(self, answer: messages.Event) -> None:
        """Answer a command."""
        self.outbox.answer(messages.encode(answer))

    def dismiss(self, farewell: tuple[int, str]) -> None:
        """Send the page away, with a code and a word for its socket."""
        self.farewell = farewell
        self.dismissed.set()
