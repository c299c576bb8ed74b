"""What can be seen of a farm: everything, and a way in which the animals can stand there."""

from typing import Final

from mire.core.game import JSON
from mire.games.farmers.box.goods import ANIMALS, GOODS, HORSE, SHEEP, TILES, WARES
from mire.games.farmers.box.grid import NAMES, names_of, number_of, spaces_of
from mire.games.farmers.box.improvements import IDS
from mire.games.farmers.cards.card import MINORS, cards_giving
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import HOUSES, Farmyard
from mire.games.farmers.model.housing import Stall, house
from mire.games.farmers.model.player import NOWHERE, Player

HOUSE: Final = "house"  # where one animal lives with the family


def farm_seen(player: Player, *, level: int) -> JSON:
    """A farm for everybody to see."""
    farm = player.farm
    animals = player.animals.copy()
    if player.lodger != NOWHERE:
        animals[player.lodger] -= 1
    capacities = farm.capacities()
    stalls = house(animals, capacities, player.places())
    seen: JSON = {
        "board": names_of(farm.board),
        "house": HOUSES[farm.house],
        "rooms": names_of(farm.rooms),
        "fields": names_of(farm.fields),
        "sown": _sown(farm),
        "forests": names_of(farm.forests),
        "moors": names_of(farm.moors),
        "stables": names_of(farm.stables),
        "pastures": [
            {
                "spaces": names_of(pasture),
                "room": capacities[number],
                "kind": ANIMALS[stalls[number].kind] if stalls[number].number else None,
                "animals": stalls[number].number,
            }
            for number, pasture in enumerate(farm.pastures)
        ],
        "fences_left": farm.fences_left,
    }
    if level > 1:
        seen |= {
            "unused": names_of(farm.unused),
            "blocked": names_of(farm.blocked),
            "posts": names_of(farm.posts),
            "reserve": names_of(farm.reserve)[0] if farm.reserve else None,
            "planted": names_of(farm.planted),
            "covered": {NAMES[number_of(at)]: [TILES[tile] for tile in tiles] for at, tiles in farm.covered.items()},
            "left": {NAMES[number_of(at)]: [WARES[ware] for ware in wares] for at, wares in farm.left.items()},
            "singles": _singles(player, animals, stalls),
        }
    return seen


def _sown(farm: Farmyard) -> JSON:
    """The crops on fields and unused spaces, by space."""
    spaces = [space for space in spaces_of(farm.fields | farm.planted) if 1 << space in farm.sown]
    crops = [(NAMES[space], farm.sown[1 << space]) for space in spaces]
    return {name: {"crop": GOODS[field.crop], "left": field.left} for name, field in crops}


def _singles(player: Player, animals: list[int], stalls: list[Stall]) -> list[JSON]:
    """The places for one animal, and who is there: first those that are not for every kind."""
    left = animals.copy()
    for stall in stalls:
        left[stall.kind] -= stall.number
    farm = player.farm
    forests = names_of(farm.forests) if player.perk(perks.IN_FORESTS) else []
    anywhere = [HOUSE, *names_of(farm.stables & ~farm.fenced), *_on_cards(player, perks.KEPT)]
    at_the_house = _on_cards(player, perks.AT_THE_HOUSE) if player.places().for_horses else []
    return [
        *[_single(card, left, [HORSE]) for card in at_the_house],
        *[_single(space, left, list(range(SHEEP + 1, HORSE + 1))) for space in forests],
        *[_single(place, left, list(range(len(ANIMALS)))) for place in anywhere],
    ]


def _on_cards(player: Player, perk: int) -> list[str]:
    """Each card as often as animals can live there."""
    return [IDS[card] for card in cards_giving(player, perk) for _ in range(MINORS[card].perks[perk])]


def _single(place: str, left: list[int], kinds: list[int]) -> JSON:
    """Some animal of these kinds lives there, if one is left."""
    for kind in kinds:
        if left[kind] > 0:
            left[kind] -= 1
            return {"at": place, "kind": ANIMALS[kind]}
    return {"at": place, "kind": None}
