"""Each kind of pending step has its handler, at the place of its number."""

from mire.core.state import Kind
from mire.games.farmers.handlers import HANDLERS
from mire.games.farmers.model import steps


def test_every_kind_of_step_has_a_handler() -> None:
    kinds = [kind for kind in vars(steps).values() if isinstance(kind, Kind)]
    assert [handler.kind for handler in HANDLERS] == sorted(kinds, key=lambda kind: kind.number)
    assert [handler.kind.number for handler in HANDLERS] == list(range(len(kinds)))
