"""What can be seen of a position: all but the stage cards to come and the order of the solo game's pile."""

from typing import Final

from mire.core.game import JSON
from mire.core.state import EVERYBODY, NOBODY, Step
from mire.games.farmers import board, harvest, majors, steps
from mire.games.farmers.components import ACTION_NAMES
from mire.games.farmers.farmyard import Farmyard
from mire.games.farmers.goods import ANIMALS, GOODS, WARES, amount
from mire.games.farmers.grid import NAMES, spaces_of
from mire.games.farmers.housing import house
from mire.games.farmers.pastures import Shape, fences_of
from mire.games.farmers.player import Player
from mire.games.farmers.rules import FarmersState
from mire.games.farmers.special import CARD_IDS, DISPLAY
from mire.games.farmers.steps import ACTING, FENCING, HOUSING, OPTIONAL

HOUSES: Final = ["wood", "clay", "stone"]


def view(state: FarmersState, seat: int = NOBODY) -> JSON:
    """All that anybody may know of a position: nothing is hidden from some and not from others."""
    return {
        "seat": None if state.seat == NOBODY else state.seat,
        "turn": state.turn,
        "round": state.round,
        "first": state.first,
        "stage_cards": [board.IDS[number] for number in state.order[: state.round]],
        "spaces": [_space(state, space) for space in state.spaces],
        "special": [_special(state, place) for place in range(len(state.cards))],
        "solo": _solo(state) if state.is_solo else None,
        "stacks": [[majors.IDS[card] for card in stack] for stack in state.stacks],
        "traded": [name for good, name in enumerate(GOODS) for _ in range(amount(state.traded, good))],
        "pending": [_step(state, step) for step in state.pending],
        "players": [_player(state, player) for player in state.players],
    }


def dump(state: FarmersState) -> JSON:
    """A whole position: what everybody sees, and apart what is to come."""
    hidden = {
        "stage_cards": [board.IDS[number] for number in state.order[state.round :]],
        "pile": [CARD_IDS[card] for card in state.pile],
    }
    return {**view(state, EVERYBODY), "hidden": hidden}


def names(spaces: int) -> list[str]:
    """Spaces of a farmyard by their names."""
    return [NAMES[space] for space in spaces_of(spaces)]


def _space(state: FarmersState, space: board.ActionSpace) -> JSON:
    occupant = state.occupants[space.number]
    return {
        "id": space.name,
        "stock": state.stock[space.number],
        "by": None if occupant == NOBODY else occupant,
        "blocked": not state.is_free(space) or space.from_round > state.round,
    }


def _special(state: FarmersState, place: int) -> JSON:
    user = state.users[place]
    return {
        "card": CARD_IDS[state.cards[place]],
        "by": None if user == DISPLAY else user,
        "face_down": state.face_down[place],
    }


def _solo(state: FarmersState) -> JSON:
    """The backs show what a card offers, so the next card is known, and those that were put under the pile."""
    return {
        "pile": len(state.pile),
        "next": CARD_IDS[state.pile[-1]] if state.pile else None,
        "buried": [CARD_IDS[card] for card in state.pile[: state.buried]],
        "discarded": [CARD_IDS[card] for card in state.discarded],
        "kept": state.kept,
    }


def _player(state: FarmersState, player: Player) -> JSON:
    return {
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "animals": dict(zip(ANIMALS, player.animals, strict=True)),
        "farm": _farm(player),
        "people": player.people,
        "newborns": player.newborns,
        "home": player.home,
        "bed": player.bed,
        "in_infirmary": player.in_infirmary,
        "cards": [majors.IDS[card] for card in player.cards],
        "unlit": [majors.IDS[card] for card in player.unlit],
        "crafted": [majors.IDS[card] for card in player.crafted],
        "deliveries": [
            {"round": delivery.round, "ware": WARES[delivery.ware], "card": majors.IDS[delivery.card]}
            for delivery in player.deliveries
        ],
        "begging": player.begging,
        "bonus": player.bonus,
        "rates": dict(zip(majors.COOKED, player.rates, strict=True)),
        "due": {"food": harvest.food_due(state, player), "fuel": harvest.fuel_due(player)},
    }


def _farm(player: Player) -> JSON:
    farm = player.farm
    capacities = farm.capacities()
    stalls = house(player.animals, capacities, player.places())
    return {
        "board": names(farm.board),
        "house": HOUSES[farm.house],
        "rooms": names(farm.rooms),
        "fields": names(farm.fields),
        "sown": _sown(farm),
        "forests": names(farm.forests),
        "moors": names(farm.moors),
        "stables": names(farm.stables),
        "pastures": [
            {
                "spaces": names(pasture),
                "room": capacities[number],
                "kind": ANIMALS[stalls[number].kind] if stalls[number].number else None,
                "animals": stalls[number].number,
            }
            for number, pasture in enumerate(farm.pastures)
        ],
        "fences_left": farm.fences_left,
    }


def _sown(farm: Farmyard) -> JSON:
    """The crops on fields, by space."""
    crops = [(NAMES[space], farm.sown[1 << space]) for space in spaces_of(farm.fields) if 1 << space in farm.sown]
    return {name: {"crop": GOODS[field.crop], "left": field.left} for name, field in crops}


def _step(state: FarmersState, step: Step) -> JSON:
    ask = step.ask
    told: JSON = {"ask": ask.name}
    if ask is ACTING:
        begun = step.b & ~OPTIONAL
        told["actions"] = [name for action, name in ACTION_NAMES.items() if step.a & action]
        told["begun"] = ACTION_NAMES[begun] if begun else None
        told["optional"] = step.b & OPTIONAL != 0
    elif ask is FENCING:
        told["spaces"] = names(step.a)
        told["wood"] = fences_of(state.player.farm.pastures).missing_for(Shape(step.a))
    elif ask is HOUSING:
        told["breeding"] = step.a == 1
    elif ask is steps.GETTING:
        told["space"] = board.IDS[step.a]
        told["choice"] = step.b
    elif ask is steps.FEEDING or ask is steps.HEATING or ask is steps.BREEDING:
        told["seat"] = step.a
        if ask is steps.FEEDING:
            told["begun"] = step.b == 1
    return told
