"""The harvest, player by player: feeding, heating, breeding."""

from mire.core.game import JSON
from mire.core.moves import Move
from mire.core.sayings import Values
from mire.core.state import Step
from mire.games.farmers.box.goods import FOOD, FUEL
from mire.games.farmers.handlers.handler import Handler
from mire.games.farmers.handlers.rounds import SeatHandler
from mire.games.farmers.model import perks
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.step_data import StepData
from mire.games.farmers.model.steps import Feeding, Heating, Housing, OfSeat
from mire.games.farmers.rules import exchanges, harvest, notation


class Feed(Handler[Feeding]):
    """A player's people are fed."""

    def moves(self, state: Position, step: Feeding) -> list[Move]:
        return harvest.feeding_moves(state)

    def answer(self, state: Position, step: Feeding, move: Move) -> None:
        if move.verb is notation.FEED:
            harvest.feed(state)
        else:
            exchanges.carry_out(state, move)

    def advance(self, state: Position, step: Feeding) -> bool:
        """It begins with the player's turn, and ends by itself if there is nothing to exchange."""
        if not step.begun:
            state.pending[-1] = Feeding(step.seat, begun=True)
            state.come_to(step.seat)
            return True
        return super().advance(state, step)

    def values(self, state: Position, step: Feeding) -> Values:
        due, food = harvest.food_due(state, state.player), state.player.goods[FOOD]
        return {"due": due, "food": food, "missing": max(due - food, 0)}

    def to_json(self, state: Position, step: Feeding) -> JSON:
        return {"seat": step.seat, "begun": step.begun}

    def from_json(self, data: StepData) -> Step:
        return Feeding(data.seat, begun=data.begun is True)


class Heat(Handler[Heating]):
    """A player's house is heated."""

    def moves(self, state: Position, step: Heating) -> list[Move]:
        return harvest.heating_moves(state)

    def answer(self, state: Position, step: Heating, move: Move) -> None:
        if move.verb is notation.HEAT:
            harvest.heat(state, move.a)
            return
        exchanges.carry_out(state, move)
        if move.verb is notation.BURN and state.player.perk(perks.SAVES_BY_BURNING):
            state.pending[-1] = Heating(step.seat, burnt=True)

    def values(self, state: Position, step: Heating) -> Values:
        due, fuel = harvest.fuel_due_now(state), state.player.goods[FUEL]
        return {"due": due, "fuel": fuel, "missing": max(due - fuel, 0)}

    def advance(self, state: Position, step: Heating) -> bool:
        """A house that needs no fuel is warm without a word."""
        if harvest.fuel_due_now(state) or len(self.moves(state, step)) > 1:
            return super().advance(state, step)
        harvest.heat(state, 0)
        return True

    def to_json(self, state: Position, step: Heating) -> JSON:
        told: JSON = {"seat": step.seat}
        return {**told, "burnt": True} if step.burnt else told

    def from_json(self, data: StepData) -> Step:
        return Heating(data.seat, burnt=data.burnt)


class Breed(SeatHandler):
    """A player's animals breed."""

    def advance(self, state: Position, step: OfSeat) -> bool:
        """The young are there; who has no room for all decides which go."""
        state.pending.pop()
        harvest.bring_home(state.players[step.seat])
        if not harvest.breed(state, step.seat):
            state.come_to(step.seat)
            state.pending.append(Housing(breeding=True))
        return True
