"""Who is at a table, at this server or another of the same house, and since when not. Pure but for its clock."""

import math
import time
from collections.abc import Callable, Collection, Iterable
from typing import Final

import msgspec

from mire.server.log import StandIn

Clock = Callable[[], float]

SLACK: Final = 1.0  # seconds by which what another server tells may look later than it was


class Told(msgspec.Struct, frozen=True):
    """What a server tells the others of its pages. No two have the same clock, so times are seconds ago."""

    pages: list[list[int]]  # the seats that each of them holds
    left: dict[int, float]  # when a seat's last page was lost
    signs: dict[int, float]  # when somebody at a seat did something
    agreed: list[tuple[int, int, float]]  # a seat, that of somebody who is away, and when it agreed to a stand-in


class Presence:
    """Who is at a table and who is not, and who agrees that a bot stands in."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock: Final = clock
        self._waits = self._since = clock()  # for the decision that is due; since when anything is known
        self._pages: list[frozenset[int]] = []
        self._pages_elsewhere: list[frozenset[int]] = []
        self._came: Final[dict[int, float]] = {}
        self._left: Final[dict[int, float]] = {}
        self._signs: Final[dict[int, float]] = {}
        self._agreed: Final[dict[tuple[int, int], float]] = {}
        self._agreed_elsewhere: dict[tuple[int, int], float] = {}

    @property
    def here(self) -> set[int]:
        """The seats of all pages."""
        return {seat for page in self._all_pages for seat in page}

    @property
    def shared(self) -> bool:
        """Whether players have pages at other servers."""
        return bool(self._pages_elsewhere)

    def attend(self, pages: Iterable[Collection[int]]) -> None:
        """These are the pages at this server now, each with the seats that it holds."""
        before = self.here
        self._pages = [frozenset(page) for page in pages if page]
        self._note(before)

    def sign(self, seats: Iterable[int]) -> None:
        """Somebody does something."""
        self._signs.update(dict.fromkeys(seats, self._clock()))

    def begin_to_wait(self) -> None:
        """There is something new to decide, and from now on the table waits for that."""
        self._waits = self._clock()

    def due(self, seat: int, rules: StandIn, *, on_turn: bool) -> float | None:
        """In how many seconds a bot may stand in, if all others agree; None if it may not."""
        moments = []
        if rules.offline is not None and seat not in self.here:
            moments.append(self._left.get(seat, self._since) + rules.offline)
        if rules.idle is not None and on_turn:
            moments.append(max(self._waits, self._signs.get(seat, self._since)) + rules.idle)
        return min(moments) - self._clock() if moments and self.voters(seat) else None

    def voters(self, away: int) -> set[int]:
        """Who is asked whether a bot stands in for a seat: all at other pages than its own."""
        return {seat for page in self._all_pages if away not in page for seat in page}

    def agree(self, seats: Iterable[int], away: int) -> None:
        """Somebody agrees that a bot stands in."""
        self._agreed.update({(seat, away): self._clock() for seat in seats})

    def agreed(self, away: int, due: float | None) -> set[int]:
        """Who has agreed since it was due; about one who came back or did something all are asked anew."""
        if due is None:
            return set()
        since = self._clock() + due
        consents = {seat for (seat, to), moment in self._agreed.items() if to == away and moment >= since}
        elsewhere = self._agreed_elsewhere.items()
        return consents | {seat for (seat, to), moment in elsewhere if to == away and moment >= since - SLACK}

    def tell(self) -> bytes:
        """What the other servers are to know; nothing if there is nothing to tell."""
        now, here = self._clock(), self.here
        left = {seat: now - moment for seat, moment in self._left.items() if seat not in here}
        if not self._pages and not left:
            return b""
        signs = {seat: now - moment for seat, moment in self._signs.items()}
        agreed = [(seat, away, now - moment) for (seat, away), moment in self._agreed.items()]
        return _encode(Told([sorted(page) for page in self._pages], left, signs, agreed))

    def hear(self, told: Collection[tuple[bytes, float]]) -> bool:
        """What all other servers tell, each with how many seconds ago that was; whether all of it can be read."""
        before, now = self.here, self._clock()
        heard = [(what, now - ago) for raw, ago in told if (what := _read(raw)) is not None]
        self._pages_elsewhere = [frozenset(page) for what, _ in heard for page in what.pages]
        self._agreed_elsewhere = {(seat, to): then - ago for what, then in heard for seat, to, ago in what.agreed}
        here = self.here
        for what, then in heard:
            _keep_latest(self._signs, {seat: then - ago for seat, ago in what.signs.items()})
            _keep_latest(self._left, {seat: then - ago for seat, ago in what.left.items() if seat not in here})
        self._note(before)
        return len(heard) == len(told)

    @property
    def _all_pages(self) -> list[frozenset[int]]:
        return self._pages + self._pages_elsewhere

    def _note(self, before: set[int]) -> None:
        """When seats came or left. One whose server died has left when that was noticed."""
        now, here = self._clock(), self.here
        self._came.update(dict.fromkeys(here - before, now))
        for seat in before - here:
            if self._left.get(seat, self._since) <= self._came[seat] + SLACK:
                self._left[seat] = now


def _keep_latest(known: dict[int, float], told: dict[int, float]) -> None:
    """Something later than what is known; the same told again looks a little later each time."""
    known.update({seat: moment for seat, moment in told.items() if moment > known.get(seat, -math.inf) + SLACK})


def _read(told: bytes) -> Told | None:
    try:
        return _decode(told)
    except Exception:  # noqa: BLE001 - a server of another version tells it
        return None


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Told).decode
