"""The log, made from what the rules noted: what of it a player may be told."""

from collections.abc import Sequence
from typing import Final

from mire.core.sayings import NONE, Saying, Values
from mire.core.state import EVERYBODY, NOBODY, Event
from mire.games.farmers.box import board
from mire.games.farmers.box.goods import DELIVERIES, amounts, of_ware
from mire.games.farmers.box.grid import NAMES
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.explain.text_values import special_names
from mire.games.farmers.model import events
from mire.games.farmers.model.events import Deed, FarmersEvent

HIDDEN: Final = "hidden"  # a card that only its owner may know

# What a player has more of, by the names of its texts
GAINS: Final = {events.BORN: "born", events.RECEIVED: "received", events.GATHERED: "gathered"}


def tell(noted: Sequence[Event], seat: int) -> list[Saying]:
    """The move, then step by step what happens by itself."""
    told: list[Saying] = []
    step: list[FarmersEvent] = []
    for event in noted:
        assert isinstance(event, FarmersEvent)
        if event.kind == events.STEP:
            told += _tell_step(step, seat)
            step = []
        else:
            step.append(event)
    return told + _tell_step(step, seat)


def _tell_step(step: list[FarmersEvent], seat: int) -> list[Saying]:
    """All that happened in one step, as it is told: by what it is, then player by player."""
    told: list[Saying] = []
    step.sort(key=_order)
    for event in step:
        if event.kind == events.WAITS:
            if event is next(other for other in step if other.kind == events.WAITS and other.seat == event.seat):
                told += _waits([other for other in step if other.kind == events.WAITS and other.seat == event.seat])
        elif event.kind != events.PLAYED_CARD or not _is_told_with_deed(event, step):
            told += _tell_event(event, seat)
    return told


def _order(event: FarmersEvent) -> tuple[int, int, int]:
    kind = event.kind
    if kind in (events.RECEIVED, events.NO_RIDERS):
        return events.RECEIVED, event.order, kind
    if events.LIES <= kind <= events.HANDED:
        return events.LIES, event.seat, events.LIES if kind == events.PICKED_UP else kind
    return kind, event.order, 0


def _is_told_with_deed(event: FarmersEvent, step: list[FarmersEvent]) -> bool:
    """Whether it is what a card brings who plays it, unless that is done in place of another."""
    return any([isinstance(deed, Deed) and deed.seat == event.seat and deed.verb == "play" for deed in step])


def _tell_event(event: FarmersEvent, seat: int) -> list[Saying]:
    kind = event.kind
    if isinstance(event, Deed):
        values: Values = event.values
        if event.secret and seat not in (event.seat, EVERYBODY):
            values = {"card": HIDDEN}
        return [Saying(f"farmers-tell-{event.verb}", values, event.seat)]
    if kind in GAINS or kind == events.PLAYED_CARD:
        what = amounts(event.goods)
        if what == NONE:
            return []
        if kind == events.PLAYED_CARD:
            return [Saying("farmers-tell-brings", {"card": IDS[event.card], "what": what}, event.seat)]
        return [Saying(f"farmers-tell-{GAINS[kind]}", {"what": what}, event.seat)]
    name, values = _named(event)
    return [Saying(f"farmers-tell-{name}", values, None if event.seat == NOBODY else event.seat)]


def _named(event: FarmersEvent) -> tuple[str, Values]:
    """What an event is called, and what there is to say of it."""
    kind = event.kind
    if kind in (events.BROUGHT, events.CAME_HOME):
        return "brings", {"card": IDS[event.card], "what": amounts(event.goods, event.points)}
    if kind == events.LOST:
        return "lost", {"card": IDS[event.card], "what": of_ware(event.goods[0])}
    if kind in (events.LIES, events.PICKED_UP):
        what = amounts([event.goods.count(ware) for ware in range(len(DELIVERIES))])
        return "lies" if kind == events.LIES else "picked-up", {"at": NAMES[event.space], "what": what}
    if kind == events.ROUND:
        return "round", {"round": event.number, "space": board.IDS[event.space]}
    if kind == events.DRAWN:
        return "drawn", {"card": IDS[event.card], "number": event.number}
    if kind == events.TURNED_OVER:
        return "card", {"card": special_names(event.card, event.number)}
    if kind == events.HARVEST:
        return "harvest", {"harvest": event.number}
    if kind == events.CHANGED:
        return "changed", {"aside": event.number}
    if kind == events.LOST_RESERVE:
        return "reserve", {"at": NAMES[event.space]}
    if kind == events.HANDED:
        return "handed", {"card": IDS[event.card]}
    if kind == events.GONE:
        return "gone", {"card": IDS[event.card]}
    return PLAIN[kind], {}


PLAIN: Final = {
    events.NO_RIDERS: "without-horses",
    events.LEFT_HUT: "from-forest",
    events.GARDEN_PATH: "garden-path",
    events.OVER: "over",
}


def _waits(waits: list[FarmersEvent]) -> list[Saying]:
    """What a card has put on the spaces of rounds, one sentence for each amount of a ware."""
    numbers: dict[tuple[int, int, int], int] = {}  # how many, by card, ware and round
    for event in waits:
        key = (event.card, event.goods[0], event.number)
        numbers[key] = numbers.get(key, 0) + 1
    together: dict[tuple[int, int, int], list[int]] = {}  # the rounds, by card, ware and how many
    for (card, ware, when), number in numbers.items():
        together.setdefault((card, ware, number), []).append(when)
    return [
        Saying(
            "farmers-tell-waits",
            {
                "card": IDS[card],
                "what": of_ware(ware, number),
                "rounds": len(when),
                "when": ", ".join([str(round_number) for round_number in when]),
            },
            waits[0].seat,
        )
        for (card, ware, number), when in together.items()
    ]
