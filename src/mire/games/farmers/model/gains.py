"""What players have more of than before something happened, noted for the log."""

from mire.games.farmers.model.events import FarmersEvent
from mire.games.farmers.model.position import Position


def belongings(state: Position) -> list[list[int]]:
    """The wares and the points of all players, if anybody will be told what comes of them."""
    if state.events is None:
        return []
    return [[*player.goods, *player.animals, player.bonus] for player in state.players]


def more_than(state: Position, before: list[list[int]]) -> list[list[int]]:
    """What they have more of than before, or less."""
    return [
        [now - then for now, then in zip(owned, had, strict=True)]
        for owned, had in zip(belongings(state), before, strict=True)
    ]


def note_gains(state: Position, kind: int, before: list[list[int]], card: int = -1) -> None:
    """Everybody's gains, from the starting player on."""
    if state.events is None:
        return
    gained = more_than(state, before)
    for place, seat in enumerate(state.seats_in_order()):
        state.note(FarmersEvent(kind, seat, card=card, goods=gained[seat][:-1], order=place))
