"""What can be seen of a position: all but hands, the draft, the stage cards to come and the solo game's pile."""

from typing import Final

from mire.core.game import JSON
from mire.core.state import EVERYBODY, NOBODY
from mire.games.farmers.box import board, majors
from mire.games.farmers.box.goods import ANIMALS, DELIVERIES, GOODS, told
from mire.games.farmers.box.grid import names_of
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.box.special_cards import CARD_IDS, DISPLAY
from mire.games.farmers.cards.card import MINORS
from mire.games.farmers.explain import move_text
from mire.games.farmers.handlers import step_to_json
from mire.games.farmers.io.view_farm import farm_seen
from mire.games.farmers.model import steps
from mire.games.farmers.model.player import NOWHERE, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.rules import costs, harvest, notation

# Moves that cards offer beside others, and those of which they change what is paid or got
SAID: Final = [
    notation.ROOM,
    notation.STABLE,
    notation.HUT_ROOM,
    notation.BAKE,
    notation.RENOVATE,
    notation.BUILD,
    notation.BUILD_WITH_FUEL,
    notation.CUT,
    notation.FELL,
    notation.COOK,
    notation.CRAFT,
    notation.HEAT,
    notation.REST,
    notation.LODGE,
    notation.USE,
    notation.CONVERT,
    notation.SWAP,
    notation.IDLE,
    notation.THROW,
]


def view(state: Position, seat: int = NOBODY) -> JSON:
    """All that a seat (or NOBODY, or EVERYBODY) may know of a position."""
    seen: JSON = {
        "seat": None if state.seat == NOBODY else state.seat,
        "turn": state.turn,
        "round": state.round,
        "first": state.first,
        "stage_cards": [board.IDS[number] for number in state.order[: state.round]],
        "spaces": [_space(state, space) for space in state.spaces],
        "special": [_special(state, place) for place in range(len(state.cards))],
        "solo": _solo(state) if state.is_solo else None,
        "stacks": [[majors.IDS[card] for card in stack] for stack in state.stacks],
        "traded": _listed(state.traded),
        "spent": _listed([-number for number in state.traded]),
        "pending": [step_to_json(state, step) for step in state.pending],
        "players": [_player(state, number, seat) for number in range(len(state.players))],
    }
    if state.board.level > 1:
        seen |= {
            "shown": {IDS[card]: owner for card, owner in state.deck.shown.items()},
            "draft": _draft(state, seat) if seat >= 0 else [],
            "drawn": state.drawn,
            "removed": cards(state.removed),
            "fresh": cards(state.fresh),
            "garden_path": None if state.garden_path == NOBODY else state.garden_path,
        }
        if seat == state.seat != NOBODY:
            seen["said"] = _said(state)
    return seen


def _listed(amounts: list[int]) -> list[str]:
    """Goods of which there are some, each as often as it is there."""
    return [GOODS[good] for good, number in enumerate(amounts) for _ in range(number)]


def _said(state: Position) -> JSON:
    """What such moves, and all answers to a card, cost and bring: the values of their texts."""
    asked = state.pending[-1].kind is steps.CARD_CHOICE
    moves = [move for move in state.moves() if asked or move.verb in SAID]
    return {str(move): move_text.facts(state, move) for move in moves}


def dump(state: Position) -> JSON:
    """A whole position: what everybody sees, and apart what is to come and how the hands came about."""
    hidden: JSON = {
        "stage_cards": [board.IDS[number] for number in state.order[state.round :]],
        "pile": [CARD_IDS[card] for card in state.pile],
    }
    if state.board.level > 1:
        deck = state.deck
        hidden |= {
            "hands": [cards(hand) for hand in deck.hands],
            "packs": [cards(pack) for pack in deck.packs],
            "aside": [cards(aside) for aside in deck.aside],
            "undealt": cards(deck.undealt),
            "draws": state.draws,
        }
    return {**view(state, EVERYBODY), "hidden": hidden}


def cards(numbers: list[int]) -> list[str]:
    """Improvements by their names."""
    return [IDS[card] for card in numbers]


def _space(state: Position, space: board.ActionSpace) -> JSON:
    occupant = state.occupants[space.number]
    return {
        "id": space.name,
        "stock": state.stock[space.number],
        "by": None if occupant == NOBODY else occupant,
        "blocked": not state.is_free(space) or space.from_round > state.round,
    }


def _special(state: Position, place: int) -> JSON:
    user = state.users[place]
    return {
        "card": CARD_IDS[state.cards[place]],
        "by": None if user == DISPLAY else user,
        "face_down": state.face_down[place],
    }


def _solo(state: Position) -> JSON:
    """The backs show what a card offers, so the next card is known, and those that were put under the pile."""
    return {
        "pile": len(state.pile),
        "next": CARD_IDS[state.pile[-1]] if state.pile else None,
        "buried": [CARD_IDS[card] for card in state.pile[: state.buried]],
        "discarded": [CARD_IDS[card] for card in state.discarded],
        "kept": state.kept,
    }


def _draft(state: Position, seat: int) -> list[JSON]:
    """What a player found in the packs, and took."""
    hand = state.deck.hands[seat]
    return [{"pack": cards(pack), "took": IDS[hand[place]]} for place, pack in enumerate(state.deck.sights(seat))]


def _player(state: Position, number: int, seat: int) -> JSON:
    player = state.players[number]
    seen: JSON = {
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "animals": dict(zip(ANIMALS, player.animals, strict=True)),
        "farm": farm_seen(player, level=state.board.level),
        "people": player.people,
        "newborns": player.newborns,
        "home": player.home,
        "bed": player.bed,
        "in_infirmary": player.in_infirmary,
        "cards": cards(player.cards),
        "unlit": cards(player.unlit),
        "crafted": cards(player.crafted),
        "deliveries": [
            {"round": delivery.round, "ware": DELIVERIES[delivery.ware], "card": IDS[delivery.card]}
            for delivery in player.deliveries
        ],
        "begging": player.begging,
        "bonus": player.bonus,
        "rates": dict(zip(majors.COOKED, player.rates, strict=True)),
        "prices": _prices(state, player),
        "due": {"food": harvest.food_due(state, player), "fuel": _fuel_due(state, number)},
    }
    if state.board.level > 1:
        mine = seat in (number, EVERYBODY)
        known = [card for card in player.hand if card in state.deck.shown]
        seen |= {
            "hand": {**_hidden(player.hand, mine=mine), "known": cards(known)},
            "pack": _hidden(state.deck.pack_in_hand(number), mine=mine),
            "aside": _hidden(state.deck.aside[number], mine=mine),
            **_beside(player),
        }
    return seen


def _fuel_due(state: Position, number: int) -> int:
    """What a player's house takes; while it is heated, what it takes now."""
    heats = number == state.seat and state.pending[-1].kind is steps.HEATING
    return harvest.fuel_due_now(state) if heats else harvest.fuel_due(state.players[number])


def _prices(state: Position, player: Player) -> JSON:
    """What major improvements of the supply cost a player, where that is not as printed."""
    paid = {card: costs.major(player, card) for stack in state.stacks for card in stack}
    return {majors.IDS[card]: told(price) for card, price in paid.items() if price is not majors.MAJORS[card].price}


def _hidden(some: list[int], *, mine: bool) -> JSON:
    """How many cards there are, and for whom may look which."""
    return {"number": len(some), "cards": cards(some) if mine else None}


def _beside(player: Player) -> JSON:
    """What cards keep, and who is where."""
    return {
        "lies_on": {IDS[card]: number for card, number in player.lies_on.items() if not MINORS[card].notes_round},
        "used_in": {IDS[card]: number for card, number in player.lies_on.items() if MINORS[card].notes_round},
        "lying": player.lying,
        "lodger": None if player.lodger == NOWHERE else ANIMALS[player.lodger],
        "hut": names_of(player.hut)[0] if player.hut else None,
        "helpers": player.helpers,
    }
