"""Who sits where: people, and bots by name."""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Final

from mire import texts
from mire.bots import BOTS
from mire.bots.own import load_bot
from mire.cli.output import read_number
from mire.core.checks import shown
from mire.core.errors import BadSetup

HUMAN: Final = "human"
BOT_SEED_BITS: Final = 64


def seat_all(players: int, humans: str, bots: str) -> list[str]:
    """Who sits at each seat: people at the seats listed (from 1; 0 for none), the bots in order at the others."""
    places = _read_humans(humans, players)
    others = iter(fill_with_bots(bots, players - len(places)))
    return [HUMAN if place in places else next(others) for place in range(1, players + 1)]


def fill_with_bots(bots: str, places: int) -> list[str]:
    """As many bots as there are places, those named repeating in order."""
    names = read_bots(bots)
    if len(names) > max(places, 1):
        raise BadSetup(f"{len(names)} bots are named, but there is room for {places}")
    return list(islice(cycle(names), places))


def read_bots(bots: str) -> list[str]:
    """The bots of a list such as random,my.py:MyBot; BadSetup if one of them can't play."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise BadSetup(f"no bot is named; the bots are: {', '.join(BOTS)}")
    for name in names:
        load_bot(name)  # only to see whether there is one
    return names


def name_all(seats: Sequence[str], language: str = "en") -> list[str]:
    """What to call everybody: Player 1, Player 2 (greedy)."""
    return [_name(kind, place, language) for place, kind in enumerate(seats, 1)]


def _name(kind: str, place: int, language: str) -> str:
    name = texts.text("player", language, number=place)
    return name if kind == HUMAN else f"{name} ({kind})"


def _read_humans(humans: str, players: int) -> set[int]:
    words = [word.strip() for word in humans.split(",")]
    if words == ["0"]:
        return set()
    return {_read_seat(word, players) for word in words}


def _read_seat(word: str, players: int) -> int:
    place = read_number(word)
    if place is None or not 1 <= place <= players:
        seats = f"--humans lists seats from 1 to {players} such as 1,2, or 0 for nobody"
        raise BadSetup(f"{seats}; {shown(word)} is none")
    return place
