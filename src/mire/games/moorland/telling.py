"""What is told of a move: who makes it and what comes of it, in one sentence; and what a new round brings."""

from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.games.moorland import notation
from mire.games.moorland.components import ALL_PLANTS, PLANTS, first_plant, one_kind, total
from mire.games.moorland.moor import FACE_DOWN
from mire.games.moorland.position import Position
from mire.games.moorland.steps import Moving
from mire.games.moorland.view import letters_of

Values = dict[str, str | int]


def name_move(state: Position, move: Move) -> Saying:
    """A move to choose; a growth with the number of plants."""
    if move.verb is not notation.GROW:
        return Saying(f"moorland-move-{move.verb.word}", move.values())
    return Saying("moorland-move-grow-plants", {**move.values(), "plants": state.structure.grown_on(move.a)})


def tell(before: Position, move: Move, after: Position) -> list[Saying]:
    """The move with its consequences, and if it ends the round the clean-up and what is revealed then."""
    values = {**move.values(), **_consequences(before, move, after)}
    told = [Saying(f"moorland-tell-{_deed(move)}", values, before.seat)]
    if after.round != before.round or not after.pending:
        told += [Saying("moorland-tell-discard", {"card": card}) for card in before.display]
    if after.round != before.round:
        told.append(_tell_round(after))
    return told


def _deed(move: Move) -> str:
    return "play-down" if move.verb is notation.PLAY and move.c == FACE_DOWN else move.verb.word


def _consequences(before: Position, move: Move, after: Position) -> Values:
    """What comes of a move. Stranded are the plants that find no free space and become surplus."""
    seat, verb = before.seat, move.verb
    surplus = after.moors[seat].surplus_total() - before.moors[seat].surplus_total()
    if verb is notation.GROW:
        return {"plants": before.structure.grown_on(move.a), "stranded": surplus}
    if verb is notation.PLAY and move.c == FACE_DOWN:
        return _paid(before.moors[seat].plants[move.b], surplus)
    if verb is notation.PLAY:
        card = before.components.cards[move.a]
        return {"rooted": card.rooted, "withered": total(card.withers), "stranded": surplus}
    if verb is notation.SURPLUS:
        return {"stranded": surplus - 1}
    if verb is notation.DRIFT:
        return {"stranded": surplus}
    if verb is notation.TO:
        step = before.pending[-1]
        assert isinstance(step, Moving)
        return {"plant": PLANTS[step.plant], "stranded": surplus}
    if verb is notation.END:
        won = letters_of(before.water & ~after.water)
        return {"markers": len(won), "letters": ", ".join(won)}
    return {}


def _paid(plants: int, surplus: int) -> Values:
    """The price of a card back: a plant of the section, or of the supply if it holds none. A choice is asked for."""
    if not plants:
        return {"price": "supply", "stranded": surplus - 1}
    if one_kind(plants):
        return {"price": "own", "plant": PLANTS[first_plant(plants)], "stranded": surplus - 1}
    return {"price": "asked", "stranded": surplus}


def _tell_round(state: Position) -> Saying:
    shown = state.components.plant_sets[state.plant_deck[state.round - 1]]
    plants = [name for plant, name in enumerate(PLANTS) if shown >> plant & 1]
    values: Values = {
        "round": state.round,
        "shown": "all" if shown == ALL_PLANTS else "-".join(plants),
        "cards": ", ".join([str(card) for card in state.display]),
    }
    return Saying("moorland-tell-round", values)
