"""The part of the oracle for what minor improvements bring by themselves, leave on rounds and spaces, and lose."""

from typing import Final

from mire.core.moves import Move
from mire.core.sayings import Saying
from mire.core.state import Step
from mire.games.farmers.box.goods import DELIVERIES, FIRST_TILE, FUEL, amounts, of_ware
from mire.games.farmers.box.grid import NAMES, number_of
from mire.games.farmers.box.improvements import FIRST_MINOR, IDS
from mire.games.farmers.cards.action_boosters import PeatCuttingRights
from mire.games.farmers.cards.card import EFFECTS, card_of
from mire.games.farmers.cards.effects import LayTile
from mire.games.farmers.cards.food import SavingsDeposit, WildHarvest
from mire.games.farmers.cards.moments import DELIVERED, HARVEST, LAST_TURN
from mire.games.farmers.explain.move_text_cards import without_listeners
from mire.games.farmers.model.player import Delivery, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.model.steps import Asked

LAST_INSTANT: Final = LAST_TURN  # what comes after are offers and questions


class Brought:
    """What an effect of a card brought a player."""

    def __init__(self, card: int, instant: int, seat: int, wares: list[int], points: int) -> None:
        self.card: Final = card
        self.instant: Final = instant
        self.seat: Final = seat
        self.wares: Final = wares
        self.points: Final = points

    def told(self) -> Saying:
        """Whom it brought what."""
        return Saying("farmers-tell-brings", {"card": IDS[self.card], "what": self.words()}, self.seat)

    def words(self) -> str:
        """What it brought, as a value of texts."""
        return amounts(self.wares, self.points)


def wares_of(player: Player) -> list[int]:
    """All wares of a player."""
    return player.goods + player.animals


# What cards bring


def brought(before: Position, after: Position, move: Move | None) -> list[Brought]:
    """What each card brought by itself: what there would not be if it had not heard of the move, or of what happened.

    Without a move, something happened by itself.
    """
    heard = [
        (seat, instant, code)
        for seat in before.seats_in_order()
        for instant, codes in before.players[seat].listeners.items()
        for code in codes
        if instant <= LAST_INSTANT
    ]
    if not heard or _are_alike(_followed(without_listeners(before), move), after):
        return []
    found: list[Brought] = []
    for owner, instant, code in heard:
        unheard = _followed(_without(before, owner, instant, code), move)
        for seat, player in enumerate(after.players):
            other = unheard.players[seat]
            wares = [max(now - then, 0) for now, then in zip(wares_of(player), wares_of(other), strict=True)]
            points = max(player.bonus - other.bonus, 0)
            if any(wares) or points:
                found.append(Brought(card_of(code), instant, seat, wares, points))
    return found


def _followed(state: Position, move: Move | None) -> Position:
    """A position after a move, or after what happens by itself."""
    if move is None:
        state.advance()
    else:
        state.carry_out(move)
    return state


def _are_alike(one: Position, other: Position) -> bool:
    """Whether everybody has the same goods, animals and points."""
    return all(
        [
            wares_of(player) == wares_of(like) and player.bonus == like.bonus
            for player, like in zip(one.players, other.players, strict=True)
        ]
    )


def _without(before: Position, seat: int, instant: int, code: int) -> Position:
    """A position in which one effect does not hear of anything; the others draw the same start cards."""
    state = before.copy()
    player = state.players[seat]
    player.listeners = {**player.listeners, instant: [other for other in player.listeners[instant] if other != code]}
    drawing = [drawn for _, drawn in drawing_cards(before)]
    if code in drawing:
        place = len(before.draws) - 1 - drawing.index(code)
        state.draws = before.draws[:place] + before.draws[place + 1 :]
    return state


def drawing_cards(state: Position) -> list[tuple[int, int]]:
    """Whose effects draw a start card in a harvest, in the order in which they do."""
    return [
        (seat, code)
        for seat in reversed(state.seats_in_order())
        for code in state.players[seat].listeners.get(HARVEST, [])
        if isinstance(EFFECTS[code], (SavingsDeposit, WildHarvest))
    ]


def draws(before: Position, after: Position) -> list[Saying]:
    """The start cards that were drawn."""
    if len(before.draws) == len(after.draws):
        return []
    numbers = reversed(before.draws)
    return [
        Saying("farmers-tell-drawn", {"card": IDS[card_of(code)], "number": number}, seat)
        for (seat, code), number in zip(drawing_cards(before), numbers, strict=False)
    ]


# What cards leave, hand on and lose


def lost(state: Position, step: Step) -> list[Saying]:
    """What has come, or must be laid, and is not there any more when a card has asked in vain."""
    if not isinstance(step, Asked):
        return []
    effect = EFFECTS[step.effect]
    if isinstance(effect, PeatCuttingRights):
        ware = FUEL
    elif effect.instant == DELIVERED:
        ware = step.memory
    elif isinstance(effect, LayTile) and not effect.optional:
        ware = FIRST_TILE + effect.tile
    else:
        return []
    return [Saying("farmers-tell-lost", {"card": IDS[card_of(step.effect)], "what": of_ware(ware)}, state.seat)]


def came_about(before: Position, after: Position) -> list[Saying]:
    """What lies on rounds and spaces now, who has which card, and what became of the Forest Hut and the reserve."""
    told: list[Saying] = []
    for seat, now in enumerate(after.players):
        then = before.players[seat]
        told += _lies_and_is_picked_up(then, now, seat)
        told += _waits([delivery for delivery in now.deliveries if delivery not in then.deliveries], seat)
        if now.helpers > then.helpers:
            told.append(Saying("farmers-tell-from-forest", {}, seat))
        if then.farm.reserve and not now.farm.reserve:
            told.append(Saying("farmers-tell-reserve", {"at": NAMES[number_of(then.farm.reserve)]}, seat))
        if before.round:
            for card in now.hand:
                if card not in then.hand:
                    told.append(Saying("farmers-tell-handed", {"card": IDS[card]}, seat))
    for card in after.removed[len(before.removed) :]:
        if card >= FIRST_MINOR and IDS[card] != "peat_hut":
            told.append(Saying("farmers-tell-gone", {"card": IDS[card]}))
    if after.garden_path != before.garden_path:
        told.append(Saying("farmers-tell-garden-path", {}, after.garden_path))
    return told


def _lies_and_is_picked_up(then: Player, now: Player, seat: int) -> list[Saying]:
    """Wares that have come onto spaces of a farm, or were taken from there."""
    told: list[Saying] = []
    left, was_left = now.farm.left, then.farm.left
    for space in {**was_left, **left}:
        at = NAMES[number_of(space)]
        wares, were = left.get(space, []), was_left.get(space, [])
        if len(wares) > len(were):
            told.append(Saying("farmers-tell-lies", {"at": at, "what": _counted(wares[len(were) :])}, seat))
        elif len(were) > len(wares):
            told.append(Saying("farmers-tell-picked-up", {"at": at, "what": _counted(were)}, seat))
    return told


def _counted(wares: list[int]) -> str:
    return amounts([wares.count(ware) for ware in range(len(DELIVERIES))])


def _waits(deliveries: list[Delivery], seat: int) -> list[Saying]:
    """What a card has put on the spaces of rounds, one sentence for each amount of a ware."""
    rounds: dict[tuple[int, int, int], int] = {}  # how many, by card, ware and round
    for delivery in deliveries:
        if delivery.card >= FIRST_MINOR:
            key = (delivery.card, delivery.ware, delivery.round)
            rounds[key] = rounds.get(key, 0) + 1
    together: dict[tuple[int, int, int], list[int]] = {}  # the rounds, by card, ware and how many
    for (card, ware, when), number in rounds.items():
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
            seat,
        )
        for (card, ware, number), when in together.items()
    ]
