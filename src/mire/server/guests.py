"""The pages that are at a table."""

import asyncio
from typing import Final

from mire.server import messages

WAITING: Final = 256  # messages a slow page may leave unread before it is sent away
SLOW: Final = (1013, "too slow; come back for everything anew")


class Guest:
    """Somebody's page, connected: which seats it holds and through whose eyes it looks."""

    def __init__(self, holds: set[int], look: int | None) -> None:
        self.holds: Final = holds
        self.look = look
        self.outbox: Final[asyncio.Queue[bytes]] = asyncio.Queue(WAITING)
        self.dismissed: Final = asyncio.Event()
        self.farewell = SLOW

    def send(self, message: bytes) -> None:
        """Put a message on its way; who does not read is sent away, and gets everything anew on coming back."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss(SLOW)

    def tell(self, event: messages.Event) -> None:
        """Put an event on its way."""
        self.send(messages.encode(event))

    def dismiss(self, farewell: tuple[int, str]) -> None:
        """Send the page away, with a code and a word for its socket."""
        self.farewell = farewell
        self.dismissed.set()
