"""Every kind of pending step has the handler that belongs to it."""

from mire.core.state import Kind
from mire.games.dartmoor.handlers import HANDLERS
from mire.games.dartmoor.model import steps

KINDS = [value for value in vars(steps).values() if isinstance(value, Kind)]


def test_the_handler_of_a_kind_is_found_at_its_number() -> None:
    assert [handler.kind for handler in HANDLERS] == sorted(KINDS, key=lambda kind: kind.number)
    assert [handler.kind.number for handler in HANDLERS] == list(range(len(KINDS)))


def test_kinds_are_told_apart_by_their_names() -> None:
    assert len({kind.name for kind in KINDS}) == len(KINDS)
