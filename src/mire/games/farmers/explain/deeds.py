"""Moves as they are noted for the log: what there is to know about one, and what it has brought."""

from typing import Final

from mire.core.moves import Move
from mire.core.sayings import NONE, Values
from mire.core.state import Step
from mire.games.farmers.box.goods import amounts
from mire.games.farmers.box.improvements import FIRST_MINOR
from mire.games.farmers.box.majors import RIDING_STABLES
from mire.games.farmers.cards.card import EFFECTS, MINORS, NO_WARE, card_of
from mire.games.farmers.explain.move_text import facts
from mire.games.farmers.explain.move_text_cards import price_to_build
from mire.games.farmers.model import steps
from mire.games.farmers.model.events import CHANGED, LOST, Deed, FarmersEvent
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked
from mire.games.farmers.rules import notation

# A part of what is told when it is done: a space of a new pasture, that an action is finished
QUIET: Final = [notation.FENCE, notation.DONE]
OF_A_HAND: Final = [notation.TAKE, notation.CHANGE]


class Doing:
    """A move that is about to be carried out."""

    def __init__(self, state: Position, move: Move) -> None:
        self.move: Final = move
        self.seat: Final = state.seat
        self.step: Final[Step] = state.pending[-1]
        self.aside: Final = len(state.deck.aside[self.seat]) if self.step.kind is steps.CHANGING else 0
        self.is_quiet: Final = move.verb in QUIET or _is_quiet(self.step)
        self.values: Final[Values] = {} if self.is_quiet else facts(state, move)
        player = state.player
        paid: list[int] = []
        if move.verb is notation.BUILD or move.verb is notation.BUILD_WITH_FUEL:
            paid = price_to_build(state, move).goods
        elif move.verb is notation.PLAY:
            paid = MINORS[move.a].price.goods
        self.left: Final = [had - cost for had, cost in zip(player.goods, paid, strict=True)] if paid else []
        self.animals: Final = player.animals.copy()
        self.bonus: Final = player.bonus
        self.deliveries: Final = len(player.deliveries)

    def note(self, state: Position) -> None:
        """It has been carried out."""
        verb = self.move.verb
        if verb is notation.DONE and self.step.kind is steps.CHANGING:
            state.note(FarmersEvent(CHANGED, self.seat, number=self.aside))
            return
        if self.is_quiet:
            note_loss(state, self.step, self.seat)
            return
        values = self.values
        if verb is notation.PLACE:  # what can be done there may depend on a hand
            values = {"space": values["space"], "at_once": values["at_once"]}
        elif verb is notation.BUILD or verb is notation.BUILD_WITH_FUEL:
            values |= self._built(state)
        elif verb is notation.PLAY:
            values["brings"] = self._gained_by_playing(state)
        elif verb is notation.UPGRADE:
            values["removes"] = "yes" if self.move.a >= FIRST_MINOR and MINORS[self.move.a].removes else "no"
        state.note(Deed(self.seat, verb.word, values, secret=verb in OF_A_HAND))

    def _built(self, state: Position) -> Values:
        """What a new improvement brings: goods at once, food in rounds to come, or nothing until it is in use."""
        player = state.players[self.seat]
        gained = [now - left for now, left in zip(player.goods, self.left, strict=True)]
        rounds = len(player.deliveries) - self.deliveries
        brings = NONE
        if self.move.a in player.unlit:
            brings = "unlit"
        elif rounds:
            brings = "riders" if self.move.a == RIDING_STABLES else "rounds"
        elif any(gained):
            brings = "goods"
        return {"brings": brings, "what": amounts(gained), "rounds": rounds}

    def _gained_by_playing(self, state: Position) -> str:
        """What a card brings at once who plays it, besides what it costs."""
        player = state.players[self.seat]
        paid = MINORS[self.move.a].animal
        goods = [now - left for now, left in zip(player.goods, self.left, strict=True)]
        animals = [
            now - then + (kind == paid)
            for kind, (now, then) in enumerate(zip(player.animals, self.animals, strict=True))
        ]
        return amounts(goods + animals, player.bonus - self.bonus)


def _is_quiet(step: Step) -> bool:
    """Whether a card asks, and what comes of the answer is told instead."""
    return isinstance(step, Asked) and EFFECTS[step.effect].is_quiet


def note_loss(state: Position, step: Step, seat: int) -> None:
    """What has come, or must be laid, and is not there any more when a card has asked in vain."""
    if isinstance(step, Asked):
        ware = EFFECTS[step.effect].lost(step)
        if ware != NO_WARE:
            state.note(FarmersEvent(LOST, seat, card=card_of(step.effect), goods=[ware]))
