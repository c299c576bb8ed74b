"""Playing a card: which can be, what is asked for it, and what follows when it lies in the forest."""

from mire.core.state import NOBODY
from mire.games.dartmoor.box.components import NEEDS_NO_HOST, NO_CARD, Face
from mire.games.dartmoor.model.events import BONUS, DartmoorEvent
from mire.games.dartmoor.model.position import Position
from mire.games.dartmoor.model.steps import ACTING, DRAWS, Counted, OfAction, Paying


def playable(state: Position) -> list[Face]:
    """The faces in the hand that can be paid for and placed."""
    player = state.player
    others = len(player.hand) - 1
    accepts = player.forest.accepts | NEEDS_NO_HOST
    faces: list[Face] = []
    last = NO_CARD
    for card in player.hand:
        if card != last:
            last = card
            for face in state.components.cards[card].faces:
                if face.niche & accepts and face.species.cost <= others:
                    faces.append(face)
    return faces


def ask_payment(state: Position, face: Face, host: int) -> None:
    """A card is paid for before it is placed; some cost nothing."""
    if face.species.cost:
        state.pending.append(Paying(face.number, host))
    else:
        place_played(state, face, host, bonus=True)


def place_played(state: Position, face: Face, host: int, *, bonus: bool) -> None:
    """Place a card that is paid for."""
    mover = state.seat
    place(state, face, host, effect=True, bonus=bonus)
    if state.events is not None and face.species.bonus is not None and state.seat != NOBODY:
        state.events.append(DartmoorEvent(BONUS, mover, species=face.species.id, number=int(bonus)))


def place(state: Position, face: Face, host: int, *, effect: bool, bonus: bool) -> None:
    """Place a card; then permanent effects, its own effect and its bonus, in this order."""
    draws = state.place(face, host)
    if state.seat == NOBODY:
        return
    species = face.species
    if bonus and species.bonus is not None:
        state.pending.append(OfAction(ACTING, species.bonus.number))
    if effect and species.effect is not None:
        state.pending.append(OfAction(ACTING, species.effect.number))
    if draws:
        state.pending.append(Counted(DRAWS, draws))
