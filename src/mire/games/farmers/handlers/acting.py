"""Open actions, a pasture on the way, and animals without room."""

from mire.core.errors import BadRecord
from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Saying, Values
from mire.core.state import Step
from mire.games.farmers.box import board
from mire.games.farmers.box.board import ACTION_NAMES, ACTION_NUMBERS, actions_of
from mire.games.farmers.box.goods import FIRST_ANIMAL, WOOD, amounts
from mire.games.farmers.box.grid import names_of, ones
from mire.games.farmers.explain.move_text import fences_for
from mire.games.farmers.explain.text_values import action_names
from mire.games.farmers.handlers.handler import Handler
from mire.games.farmers.model.pastures import Shape, fences_of
from mire.games.farmers.model.player import NOWHERE
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.step_data import StepData, read_spaces
from mire.games.farmers.model.steps import Acting, Fencing, Housing
from mire.games.farmers.rules import actions, exchanges, notation
from mire.games.farmers.rules.actions import can_do, can_do_any, may_stop
from mire.games.farmers.rules.openings import openings


class Act(Handler[Acting]):
    """One open action after the other."""

    def moves(self, state: Position, step: Acting) -> list[Move]:
        found = actions.moves(state, step)
        if may_stop(step):
            if state.player.listeners:
                found += exchanges.beside_actions(state, step.actions)
            found += [move for move in openings(state, step.actions) if move not in found]
        return found

    def answer(self, state: Position, step: Acting, move: Move) -> None:
        if move.verb in actions.BY_VERB or move.verb is notation.DONE:
            actions.perform(state, step, move)
        else:
            exchanges.carry_out(state, move)

    def advance(self, state: Position, step: Acting) -> bool:
        """They are over when nothing can be gone on with."""
        if can_do_any(state, step.actions) or _is_asked_anyway(state, step) or _offers_go_on(state, step):
            return False
        state.pending.pop()
        return True

    def values(self, state: Position, step: Acting) -> Values:
        able = sum([action for action in board.ACTIONS if step.actions & action and _may_be_done(state, action)])
        return {"actions": action_names(able), "done": "yes" if notation.DONE_MOVE in self.moves(state, step) else "no"}

    def to_json(self, state: Position, step: Acting) -> JSON:
        told: JSON = {
            "actions": actions_of(step.actions),
            "begun": ACTION_NAMES[step.begun] if step.begun else None,
            "optional": step.optional,
        }
        return {**told, "one_of": True} if step.one_of else told

    def from_json(self, data: StepData) -> Step:
        begun = [data.begun] if isinstance(data.begun, str) else []
        return Acting(_read_actions(data.actions), _read_actions(begun), optional=data.optional, one_of=data.one_of)


def _is_asked_anyway(state: Position, step: Acting) -> bool:
    """Who has a hand may always think about it, so that nobody learns whether there is a card to play."""
    by_hand = step.actions & board.IMPROVE != 0 and len(state.player.hand) > 0
    return by_hand and may_stop(step) and not state.is_solo


def _offers_go_on(state: Position, step: Acting) -> bool:
    """Whether cards can be used before the end of the game, or exchanges lead to what open actions lack."""
    if not step.actions:
        ways = exchanges.beside_actions(state, 0) if step.optional else []
        return any([move.verb is not notation.THROW for move in ways])
    return may_stop(step) and len(openings(state, step.actions)) > 0


def _may_be_done(state: Position, action: int) -> bool:
    """Whether an action can be carried out, for all that everybody knows."""
    by_hand = len(state.player.hand) > 0 and action & board.IMPROVE != 0
    return by_hand or can_do(state, action)


def _read_actions(names: list[str]) -> int:
    wrong = [name for name in names if name not in ACTION_NUMBERS]
    if wrong or len(set(names)) != len(names):
        raise BadRecord(f"state: pending: the actions are, each once: {', '.join(ACTION_NUMBERS)}")
    return sum([ACTION_NUMBERS[name] for name in names])


class Fence(Handler[Fencing]):
    """A new pasture, space by space."""

    def moves(self, state: Position, step: Fencing) -> list[Move]:
        return actions.fence_moves(state.player, step.spaces)

    def answer(self, state: Position, step: Fencing, move: Move) -> None:
        actions.fence(state, step, move)

    def advance(self, state: Position, step: Fencing) -> bool:
        """Where fences go is seen before they are built."""
        return False

    def values(self, state: Position, step: Fencing) -> Values:
        player = state.player
        fences = fences_for(player.farm, step.spaces)
        return {"spaces": ones(step.spaces), "fences": fences, "wood": player.goods[WOOD]}

    def to_json(self, state: Position, step: Fencing) -> JSON:
        wood = fences_of(state.player.farm.pastures).missing_for(Shape(step.spaces))
        return {"spaces": names_of(step.spaces), "wood": wood}

    def from_json(self, data: StepData) -> Step:
        return Fencing(read_spaces(data.spaces, "pending"))


class House(Handler[Housing]):
    """Animals without room."""

    def moves(self, state: Position, step: Housing) -> list[Move]:
        return actions.housing_moves(state, breeding=step.breeding)

    def answer(self, state: Position, step: Housing, move: Move) -> None:
        if move.verb is notation.RELEASE:
            state.player.lose(move.a - FIRST_ANIMAL)
        elif move.verb is notation.LODGE:
            state.player.lodger = move.a - FIRST_ANIMAL
            state.pending[-1] = Housing(breeding=step.breeding, guest_chosen=True)
        else:
            exchanges.carry_out(state, move)

    def advance(self, state: Position, step: Housing) -> bool:
        """Those for which there is room stay."""
        player = state.player
        if player.have_room():
            state.pending.pop()
        elif step.guest_chosen or player.lodger == NOWHERE:
            return False
        else:
            player.lodger = NOWHERE  # another animal may be the guest now
            state.pending[-1] = Housing(breeding=step.breeding, guest_chosen=True)
        return True

    def prompt(self, state: Position, step: Housing) -> Saying:
        can_lodge = any([move.verb is notation.LODGE for move in self.moves(state, step)])
        return Saying(f"farmers-house{'-guest' if can_lodge else ''}", self.values(state, step))

    def values(self, state: Position, step: Housing) -> Values:
        player = state.player
        cooked = [kind for kind, number in enumerate(player.animals) if number and player.rates[1 + kind]]
        return {
            "animals": amounts([0] * FIRST_ANIMAL + player.animals),
            "breeding": "yes" if step.breeding else "no",
            "cooks": "yes" if cooked else "no",
        }

    def to_json(self, state: Position, step: Housing) -> JSON:
        told: JSON = {"breeding": step.breeding}
        return {**told, "guest": True} if step.guest_chosen else told

    def from_json(self, data: StepData) -> Step:
        return Housing(breeding=data.breeding, guest_chosen=data.guest)
