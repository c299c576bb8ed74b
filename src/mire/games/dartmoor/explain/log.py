"""What is said of moves: one to choose, and the log, made from what the rules noted, as far as the hearer may know.

Cards drawn from the stack and cards laid face down are named only to their owner, and to EVERYBODY.
"""

from collections.abc import Sequence
from typing import Final

from mire.core.moves import Move
from mire.core.sayings import Saying, Values
from mire.core.state import EVERYBODY, NOBODY, Event
from mire.games.dartmoor.box.components import SIDES, Face
from mire.games.dartmoor.box.naming import species_on, trees_on
from mire.games.dartmoor.box.vocabulary import TREES
from mire.games.dartmoor.model import events
from mire.games.dartmoor.model.events import DartmoorEvent, Deed
from mire.games.dartmoor.model.position import Position
from mire.games.dartmoor.model.steps import OfFace
from mire.games.dartmoor.rules import notation

OF_A_FACE: Final = [notation.PLAY, notation.PLACE]
WITHOUT_A_CARD: Final = [notation.DRAW, notation.SKIP]


def name_move(state: Position, move: Move) -> Saying:
    """A move to choose, with what there is to know about it."""
    return Saying(f"dartmoor-choose-{move.verb.word}", _choice(state, move))


# The log


def tell(noted: Sequence[Event], seat: int) -> list[Saying]:
    """The move, what comes of it for every player in reverse turn order, and what happens to the whole table."""
    course = Course(noted)
    deed = course.deed
    told = [_deed(course, hears_all=seat in (deed.seat, EVERYBODY))]
    for event in [] if course.of_kind(events.OVER) else course.of_kind(events.BONUS):
        bonus = "earned" if event.number else "missed"
        told.append(Saying("dartmoor-tell-bonus", {"species": event.species, "bonus": bonus}, deed.seat))
    for event in course.of_kind(events.REVEALED):
        told.append(Saying("dartmoor-tell-revealed", {"species": event.species}))
    for player in deed.order:
        told += _fortunes(course, player, hears_all=seat in (player, EVERYBODY))
    return told + _news(course)


class Course:
    """A move, and all that came of it."""

    def __init__(self, noted: Sequence[Event]) -> None:
        deeds = [event for event in noted if isinstance(event, Deed)]
        self.deed: Final = deeds[0]
        self.events: Final = [event for event in noted if isinstance(event, DartmoorEvent)]

    def of_kind(self, kind: int, seat: int = NOBODY) -> list[DartmoorEvent]:
        """What of a kind happened, or happened to a player."""
        return [event for event in self.events if event.kind == kind and seat in (NOBODY, event.seat)]

    def drawn_by(self, seat: int) -> list[str]:
        """What a player drew, in the order of the box."""
        drawn = sorted(self.of_kind(events.DREW, seat), key=_by_card)
        return [event.species for event in drawn]


def _by_card(event: DartmoorEvent) -> int:
    return event.card


def _deed(course: Course, *, hears_all: bool) -> Saying:
    """Who does what."""
    deed = course.deed
    if deed.verb == notation.DRAW.word:
        drawn = course.drawn_by(deed.seat)
        if not hears_all or not drawn:
            return Saying("dartmoor-tell-draw-unseen", {}, deed.seat)
        return Saying("dartmoor-tell-draw", {"species": drawn[0]}, deed.seat)
    if deed.verb == notation.LAY.word and not hears_all:
        return Saying("dartmoor-tell-moor-unseen", {}, deed.seat)
    return Saying(f"dartmoor-tell-{deed.verb}", deed.values, deed.seat)


def _fortunes(course: Course, player: int, *, hears_all: bool) -> list[Saying]:
    """What a player has from it: the cave that was left, cards drawn, cards in the cave."""
    told = [
        Saying("dartmoor-tell-last-cave", {"cave": event.number}, player)
        for event in course.of_kind(events.LAST_CAVE, player)
    ]
    drawn = [] if course.deed.verb == notation.DRAW.word else course.drawn_by(player)
    if hears_all:
        told += [Saying("dartmoor-tell-drawn", {"species": species}, player) for species in drawn]
    elif drawn:
        told.append(Saying("dartmoor-tell-drawn-unseen", {"cards": len(drawn)}, player))
    for event in course.events:
        if event.seat == player and event.kind in (events.STORED, events.STORED_UNSEEN):
            source = "clearing" if event.kind == events.STORED else "stack"
            told.append(Saying("dartmoor-tell-stored", {"species": event.species, "source": source}, player))
    return told


def _news(course: Course) -> list[Saying]:
    """What happens to the whole table."""
    over = course.of_kind(events.OVER)
    told: list[Saying] = []
    if course.of_kind(events.EXTRA_TURN) and not over:
        told.append(Saying("dartmoor-tell-extra-turn", {}, course.deed.seat))
    told += [Saying("dartmoor-tell-winter", {"winter": event.number}) for event in course.of_kind(events.WINTER)]
    told += [Saying("dartmoor-tell-emptied", {"cards": event.number}) for event in course.of_kind(events.EMPTIED)]
    told += [Saying("dartmoor-tell-hand-shown", {}, event.seat) for event in course.of_kind(events.HAND_SHOWN)]
    return [*told, *[Saying("dartmoor-tell-over", {}) for _ in over]]


# A move to choose


def _choice(state: Position, move: Move) -> Values:
    """What there is to know about a move to choose."""
    verb, components = move.verb, state.components
    if verb in WITHOUT_A_CARD:
        return {}
    if verb is notation.CHOOSE:
        return {"cave": move.a}
    if verb is notation.AT:
        return {"host": move.a + 1, "at": state.player.forest.hosts[move.a].species.id}
    if verb in OF_A_FACE:
        face = components.faces[move.a]
        return {"species": face.species.id, "form": _form(face), "cost": face.species.cost, "tree": TREES[face.tree]}
    card: Values = {"species": species_on(components, move.a), "trees": trees_on(components, move.a)}
    if verb is notation.PAY:
        return {**card, "bonus": _bonus_with(state, move.a)}
    return card


def _form(face: Face) -> str:
    """A tree, another whole card, or the side of a half."""
    if not face.is_host:
        return SIDES[face.side]
    return "tree" if face.species.id == TREES[face.tree] else "whole"


def _bonus_with(state: Position, card: int) -> str:
    """Whether paying with a card keeps a bonus that can still be earned."""
    step = state.pending[-1]
    assert isinstance(step, OfFace)
    face = state.components.faces[step.face]
    if face.species.bonus is None or not state.earns_bonus(face):
        return "none"
    return "kept" if state.components.cards[card].shows_tree(face.tree) else "lost"
