"""A turn with its person or special action, what a space lets choose, and the card of the solo game."""

from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import NONE, Values
from mire.core.state import Step
from mire.games.farmers.box import board
from mire.games.farmers.box.goods import FOOD, FUEL, WOOD, of_ware
from mire.games.farmers.explain.text_values import special_names
from mire.games.farmers.handlers.handler import Handler
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.step_data import StepData, read_names
from mire.games.farmers.model.steps import Getting
from mire.games.farmers.rules import costs, exchanges, notation, spaces, special_actions
from mire.games.farmers.rules.actions import at
from mire.games.farmers.rules.costs import can_pay
from mire.games.farmers.rules.major_effects import when_peat_is_cut, when_trees_are_felled
from mire.games.farmers.rules.means import is_within_reach, ways_to


class Turn(Handler[Step]):
    """Place a person or take a special action."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        found = spaces.placements(state)
        if state.player.home:
            found += special_actions.special_moves(state)
            found += exchanges.on_turn(state)
            if state.player.helpers and state.player.home <= state.player.helpers:
                found.append(notation.REST_MOVE)
        return found

    def answer(self, state: Position, step: Step, move: Move) -> None:
        if move.verb is notation.PLACE:
            state.pending.pop()
            spaces.place(state, state.board.spaces[move.a])
        elif move.verb is notation.SPECIAL:
            state.pending.pop()
            special_actions.take_special(state, move.a)
        elif move.verb is notation.REST:
            state.pending.pop()
            state.player.home = 0
        else:
            exchanges.carry_out(state, move)

    def advance(self, state: Position, step: Step) -> bool:
        """A turn is always to be decided."""
        return False

    def values(self, state: Position, step: Step) -> Values:
        player = state.player
        by_hand = len(player.hand) > 0 and player.home > 0 and special_actions.can_pay_for_work(state)
        special = by_hand or any([move.verb is notation.SPECIAL for move in self.moves(state, step)])
        return {"round": state.round, "home": player.home, "bed": player.bed, "special": "yes" if special else "no"}


class Get(Handler[Getting]):
    """One of several wares that a space offers."""

    def moves(self, state: Position, step: Getting) -> list[Move]:
        choice = spaces.offers(state, step)
        found = [notation.GETS[offer.ware] for offer in choice if state.player.goods[FOOD] + offer.food >= 0]
        return found if len(found) == len(choice) else found + ways_to(state, costs.ONE_FOOD)

    def answer(self, state: Position, step: Getting, move: Move) -> None:
        if move.verb is notation.GET:
            spaces.get(state, step, move.a)
        else:
            exchanges.carry_out(state, move)

    def values(self, state: Position, step: Getting) -> Values:
        return {"space": board.IDS[step.space]}

    def to_json(self, state: Position, step: Getting) -> JSON:
        return {"space": board.IDS[step.space], "choice": step.choice}

    def from_json(self, data: StepData) -> Step:
        return Getting(read_names([data.space], board.IDS, "pending")[0], data.choice)


# Special actions on the land


class OnLand(Handler[Step]):
    """A space of the farm for a special action."""

    def answer(self, state: Position, step: Step, move: Move) -> None:
        special_actions.change_space(state, move)


class Cut(OnLand):
    """Which moor peat is cut from."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        return at(notation.CUTS, state.player.farm.moors)

    def values(self, state: Position, step: Step) -> Values:
        return {"what": of_ware(FUEL, when_peat_is_cut(state.player))}


class Fell(OnLand):
    """Which forest is felled."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        return at(notation.FELLS, state.player.farm.forests)

    def values(self, state: Position, step: Step) -> Values:
        return {"what": of_ware(WOOD, when_trees_are_felled(state.player))}


class Clear(OnLand):
    """Which forest becomes a field."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        farm = state.player.farm
        return at(notation.CLEARS, farm.beside_fields(farm.lone_forests))


# The solo game's card


class SoloCard(Handler[Step]):
    """Whether the card of the last round stays."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        return [notation.KEEP_MOVE, notation.BURY_MOVE]

    def answer(self, state: Position, step: Step, move: Move) -> None:
        special_actions.choose_solo_card(state, keep=move.verb is notation.KEEP)

    def values(self, state: Position, step: Step) -> Values:
        return _solo_cards(state)


class UseAgain(Handler[Step]):
    """Whether the card that was used is kept for another use."""

    def moves(self, state: Position, step: Step) -> list[Move]:
        if can_pay(state.player, costs.SECOND_USE):
            return [notation.KEEP_MOVE, notation.DISCARD_MOVE]
        return [*ways_to(state, costs.SECOND_USE), notation.DISCARD_MOVE]

    def answer(self, state: Position, step: Step, move: Move) -> None:
        if move.verb is notation.KEEP or move.verb is notation.DISCARD:
            special_actions.use_again(state, keep=move.verb is notation.KEEP)
        else:
            exchanges.carry_out(state, move)

    def advance(self, state: Position, step: Step) -> bool:
        """Once in a round it can be kept, if that can be paid for."""
        if not state.kept and is_within_reach(state, costs.SECOND_USE):
            return False
        state.carry_out(notation.DISCARD_MOVE)
        return True

    def values(self, state: Position, step: Step) -> Values:
        return _solo_cards(state)


def _solo_cards(state: Position) -> Values:
    following = special_names(state.pile[-1], state.board.level) if state.pile else NONE
    return {"card": special_names(state.cards[0], state.board.level), "next": following}
