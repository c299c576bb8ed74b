"""Cards and their faces by the names that positions have for them."""

from typing import Final

from mire.core.errors import BadRecord
from mire.games.dartmoor.box.components import CARD_IDS, FACE_IDS, SIDES

CARDS: Final = {name: number for number, name in enumerate(CARD_IDS)}
FACES: Final = {name: number for number, name in enumerate(FACE_IDS)}


def cards_named(names: list[str], where: str) -> list[int]:
    """The numbers of cards."""
    return [card_named(name, where) for name in names]


def card_named(name: str, where: str) -> int:
    """The number of a card."""
    if name not in CARDS:
        raise BadRecord(f"state: {where}: there is no card '{name[:40]}'")
    return CARDS[name]


def face_named(name: str, where: str) -> int:
    """The number of a face."""
    if name not in FACES:
        sides = ", ".join(SIDES)
        raise BadRecord(f"{where}: there is no face '{name[:40]}'; halves of cards end in one of: {sides}")
    return FACES[name]
