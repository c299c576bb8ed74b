"""What is told of a move: who makes it and what comes of it, as far as the hearer may know.

Cards drawn from the stack and cards laid face down are named only to their owner, and to EVERYBODY.
"""

from collections import Counter
from typing import Final

from mire.core.first import turn_order
from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import EVERYBODY, NOBODY
from mire.games.dartmoor import notation
from mire.games.dartmoor.components import SIDES, WINTER, Face
from mire.games.dartmoor.naming import species_on, trees_on
from mire.games.dartmoor.position import Position
from mire.games.dartmoor.steps import (
    END,
    PLAYED,
    SPECIAL_CASE_CARDS,
    TURN_STEP,
    Discarding,
    OfAction,
    OfFace,
    Putting,
)
from mire.games.dartmoor.vocabulary import TREES

Values = dict[str, str | int]

FROM_HAND: Final = [notation.PLAY, notation.PAY, notation.LAY, notation.DISCARD]
OF_A_FACE: Final = [notation.PLAY, notation.PLACE]
WITHOUT_A_CARD: Final = [notation.DRAW, notation.SKIP]


def name_move(state: Position, move: Move) -> Saying:
    """A move to choose, with what there is to know about it."""
    return Saying(f"dartmoor-choose-{move.verb.word}", _choice(state, move))


def tell(before: Position, move: Move, after: Position, seat: int) -> list[Saying]:
    """The move, what comes of it for every player in reverse turn order, and what happens to the whole table."""
    course = Course(before, move, after)
    told = [_deed(course, hears_all=seat in (course.mover, EVERYBODY)), *_bonus(course)]
    told += [Saying("dartmoor-tell-revealed", {"species": species}) for species in course.revealed()]
    first = before.seats_awaiting_caves()[:1] or [0]
    for player in reversed(turn_order(first[0], len(after.players))):
        told += _fortunes(course, player, hears_all=seat in (player, EVERYBODY))
    return told + _news(course)


class Course:
    """A move with the positions around it, and where the cards went that came from the stack."""

    def __init__(self, before: Position, move: Move, after: Position) -> None:
        self.before: Final = before
        self.move: Final = move
        self.after: Final = after
        self.mover: Final = before.seat
        self.step: Final = before.pending[-1]
        self.components: Final = before.components
        seats = range(len(after.players))
        self.drawn: Final = [self._drawn_by(seat) for seat in seats]
        self.stored: Final = [after.players[seat].stored[len(before.players[seat].stored) :] for seat in seats]
        self.unveiled: Final = self._unveiled()  # cards from the stack that everybody sees

    def face(self) -> Face:
        """The face that is about to be placed."""
        if self.move.verb in OF_A_FACE:
            return self.components.faces[self.move.a]
        assert isinstance(self.step, OfFace)
        return self.components.faces[self.step.face]

    def from_hand(self) -> bool:
        """Whether the card of the move leaves the hand."""
        if self.move.verb is notation.PLACE:
            assert isinstance(self.step, OfAction)
            return not self.components.actions[self.step.action].from_clearing
        return self.move.verb in FROM_HAND

    def card(self) -> int:
        """The card that the move names."""
        return self.face().card if self.move.verb in OF_A_FACE else self.move.a

    def revealed(self) -> list[str]:
        """What came from the stack into the clearing: one card at most, for a tree."""
        cards = self.unveiled - Counter([card for stored in self.stored for card in stored])
        return [species_on(self.components, card) for card in cards.elements()]

    def turn_ended(self) -> bool:
        """Whether the move was the last of its turn, and the game goes on."""
        in_turn = len(self.before.pending) == 1 or self.before.pending[0].kind is END
        return in_turn and (self.after.pending == [TURN_STEP] or self.hand_shown())

    def hand_shown(self) -> bool:
        """Whether who is on now can neither draw nor play."""
        if not self.after.pending:
            return False
        step = self.after.pending[-1]
        return isinstance(step, Discarding) and step.special_case and step.cards == SPECIAL_CASE_CARDS

    def _drawn_by(self, seat: int) -> list[int]:
        """The cards that came from the stack into a hand."""
        had = Counter(self.before.players[seat].hand)
        if seat == self.mover and self.from_hand():
            had[self.card()] -= 1
        elif seat == self.mover and self.move.verb is notation.TAKE:
            had[self.card()] += 1
        return sorted((Counter(self.after.players[seat].hand) - had).elements())

    def _unveiled(self) -> Counter[int]:
        cards = Counter([card for card in self.before.stack[self.before.drawn : self.after.drawn] if card != WINTER])
        return cards - Counter([card for drawn in self.drawn for card in drawn])


def _deed(course: Course, *, hears_all: bool) -> Saying:
    """Who does what."""
    word, drawn = course.move.verb.word, course.drawn[course.mover]
    if course.move.verb is notation.DRAW:
        if not hears_all or not drawn:
            return Saying("dartmoor-tell-draw-unseen", {}, course.mover)
        return Saying("dartmoor-tell-draw", {"species": species_on(course.components, drawn[0])}, course.mover)
    if course.move.verb is notation.LAY and not hears_all:
        return Saying("dartmoor-tell-moor-unseen", {}, course.mover)
    return Saying(f"dartmoor-tell-{word}", _facts(course), course.mover)


def _facts(course: Course) -> Values:
    """What a move is about."""
    verb, number = course.move.verb, course.move.a
    if verb is notation.CHOOSE:
        return {"cave": number}
    if verb is notation.PLAY:
        return {"species": course.face().species.id, "cost": course.face().species.cost}
    if verb is notation.PLACE:
        return {"species": course.face().species.id, "source": "hand" if course.from_hand() else "clearing"}
    if verb is notation.AT:
        host = course.before.player.forest.hosts[number]
        return {"species": course.face().species.id, "host": number + 1, "at": host.species.id}
    if verb is notation.SKIP:
        return {}
    return {"species": species_on(course.components, number)}


def _bonus(course: Course) -> list[Saying]:
    """When a card that is played lies in the forest, its bonus is earned or missed."""
    if not _is_played(course) or course.after.seat == NOBODY:
        return []
    species = course.face().species
    if species.bonus is None:
        return []
    values: Values = {"species": species.id, "bonus": "earned" if _earns_bonus(course) else "missed"}
    return [Saying("dartmoor-tell-bonus", values, course.mover)]


def _is_played(course: Course) -> bool:
    """Whether a card that is played lies in the forest with this move: all is paid, or there is nothing to pay."""
    verb = course.move.verb
    if verb is notation.PAY:
        return len(course.before.paid) + 1 == course.face().species.cost
    if verb is notation.AT:
        assert isinstance(course.step, Putting)
        return course.step.how == PLAYED and not course.face().species.cost
    return verb is notation.PLAY and course.face().is_host and not course.face().species.cost


def _earns_bonus(course: Course) -> bool:
    if course.move.verb is not notation.PAY:
        return True  # there was nothing to pay
    paid, tree = [*course.before.paid, course.move.a], course.face().tree
    return all([course.components.cards[card].shows_tree(tree) for card in paid])


def _fortunes(course: Course, player: int, *, hears_all: bool) -> list[Saying]:
    """What a player has from it: the cave that was left, cards drawn, cards in the cave."""
    told: list[Saying] = []
    cave = course.after.players[player].cave
    if player != course.mover and cave != course.before.players[player].cave:
        told.append(Saying("dartmoor-tell-last-cave", {"cave": cave}, player))
    drawn = [] if course.move.verb is notation.DRAW else course.drawn[player]
    if hears_all:
        names = [species_on(course.components, card) for card in drawn]
        told += [Saying("dartmoor-tell-drawn", {"species": name}, player) for name in names]
    elif drawn:
        told.append(Saying("dartmoor-tell-drawn-unseen", {"cards": len(drawn)}, player))
    if course.move.verb is not notation.STORE:
        told += [_stored(course, card, player) for card in course.stored[player]]
    return told


def _stored(course: Course, card: int, player: int) -> Saying:
    source = "stack" if course.unveiled[card] else "clearing"
    return Saying("dartmoor-tell-stored", {"species": species_on(course.components, card), "source": source}, player)


def _news(course: Course) -> list[Saying]:
    """What happens to the whole table."""
    before, after = course.before, course.after
    told: list[Saying] = []
    again = 1 if course.turn_ended() and after.seat == course.mover else 0
    if after.extra_turns + again > before.extra_turns:
        told.append(Saying("dartmoor-tell-extra-turn", {}, course.mover))
    for winter in range(before.winters + 1, after.winters + 1):
        told.append(Saying("dartmoor-tell-winter", {"winter": winter}))
    emptied = len(after.discard) - len(before.discard)
    if emptied:
        told.append(Saying("dartmoor-tell-emptied", {"cards": emptied}))
    if course.hand_shown():
        told.append(Saying("dartmoor-tell-hand-shown", {}, after.seat))
    if after.seat == NOBODY:
        told.append(Saying("dartmoor-tell-over", {}))
    return told


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
