"""The final scoring."""

from typing import Final

from mire.core.game import Score
from mire.games.farmers.box.goods import BOAR, CATTLE, CLAY, FUEL, GRAIN, HORSE, REED, SHEEP, VEGETABLE, WOOD
from mire.games.farmers.box.grid import ones
from mire.games.farmers.box.improvements import FIRST_MINOR
from mire.games.farmers.box.majors import (
    BASKET_STALL,
    BASKETMAKERS_WORKSHOP,
    CERAMICS_STALL,
    CRAFTS,
    FURNITURE_STALL,
    JOINERY,
    KILN,
    KILN_THRESHOLDS,
    MAJORS,
    MUSEUM,
    POTTERY,
)
from mire.games.farmers.cards.card import MINORS, total
from mire.games.farmers.cards.moments import SCORING
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import CLAY_HOUSE, STONE_HOUSE, WOOD_HOUSE
from mire.games.farmers.model.player import Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.rules.major_effects import when_scored

CATEGORIES: Final = [
    "fields",
    "pastures",
    "grain",
    "vegetables",
    "sheep",
    "boar",
    "cattle",
    "horses",
    "unused",
    "stables",
    "rooms",
    "people",
    "cards",
    "bonus",
    "begging",
]

# How many are worth 1, 2, 3 and 4 points; fewer are worth -1
FIELDS: Final = [2, 3, 4, 5]
PASTURES: Final = [1, 2, 3, 4]
GRAINS: Final = [1, 4, 6, 8]
VEGETABLES: Final = [1, 2, 3, 4]
SHEEPS: Final = [1, 4, 6, 8]
BOARS: Final = [1, 3, 5, 7]
CATTLES: Final = [1, 2, 4, 6]

PER_ROOM: Final = {WOOD_HOUSE: 0, CLAY_HOUSE: 1, STONE_HOUSE: 2}
PER_PERSON: Final = 3
PER_SICK_PERSON: Final = 1
PER_BEGGING_MARKER: Final = -3
NONE: Final = -1

SOLO_TARGETS: Final = {1: 65, 2: 70}  # by level


def scores(state: Position) -> list[Score]:
    """The points of every player."""
    return [score(player, points_from_cards(state, seat)) for seat, player in enumerate(state.players)]


def score(player: Player, from_cards: int = 0) -> Score:
    """The rows of the score pad for one player, with what cards on the table add."""
    farm = player.farm
    animals = player.animals
    sick = player.bed
    distilled = best_distilled(player) if player.perk(perks.DISTILS) else 0
    return Score(
        {
            "fields": points_for(ones(farm.fields), FIELDS),
            "pastures": points_for(len(farm.pastures), PASTURES),
            "grain": points_for(player.goods[GRAIN] + farm.crops(GRAIN) - distilled, GRAINS),
            "vegetables": points_for(player.goods[VEGETABLE] + farm.crops(VEGETABLE), VEGETABLES),
            "sheep": points_for(animals[SHEEP], SHEEPS),
            "boar": points_for(animals[BOAR], BOARS),
            "cattle": points_for(animals[CATTLE], CATTLES),
            "horses": animals[HORSE] - player.lying / 2 if animals[HORSE] else NONE,
            "unused": -ones(farm.unused),
            "stables": ones(farm.stables & farm.fenced),
            "rooms": PER_ROOM[farm.house] * farm.room_count,
            "people": PER_PERSON * (player.people - sick) + PER_SICK_PERSON * sick,
            "cards": sum([printed_points(card) for card in player.cards]),
            "bonus": player.bonus + when_scored(player) + goods_points(player, distilled) + distilled + from_cards,
            "begging": PER_BEGGING_MARKER * player.begging,
        }
    )


def points_for(number: int, thresholds: list[int]) -> int:
    """One point for each threshold that is reached; -1 if none is."""
    return sum([number >= threshold for threshold in thresholds]) or NONE


def printed_points(card: int) -> int:
    """What an improvement is worth by itself."""
    return MINORS[card].points if card >= FIRST_MINOR else MAJORS[card].points


def points_from_cards(state: Position, seat: int) -> int:
    """What minor improvements add at the end, those of others too, and the marker of the Garden Path takes away."""
    if state.board.level == 1:
        return 0
    points = total(state, seat, SCORING) if state.players[seat].listeners else 0
    if any([player.perk(perks.SCORES_MUSEUMS) for player in state.players]):
        points += (MUSEUM in state.players[seat].cards) + state.players[seat].perk(perks.MUSEUM)
    return points - (1 if state.garden_path == seat else 0)


def best_distilled(player: Player) -> int:
    """How many grain the Grain Distillery turns into points, each with a fuel, so that all together gains most."""
    grain = player.goods[GRAIN] + player.farm.crops(GRAIN)
    best = most = 0
    for distilled in range(player.goods[GRAIN] + 1):
        if can_spend(player, 0, 0, 0, distilled):
            points = distilled + points_for(grain - distilled, GRAINS) + goods_points(player, distilled)
            if distilled == 0 or points > most:
                best, most = distilled, points
    return best


def goods_points(player: Player, distilled: int = 0) -> int:
    """The most that craft buildings and the Kiln give for goods, with trades and wood burnt for it beforehand.

    So much fuel is used up already.
    """
    thresholds = {craft.major: [0, *craft.thresholds] for craft in CRAFTS} | {KILN: [0, *KILN_THRESHOLDS]}
    levels = {card: used if card in player.cards else [0] for card, used in thresholds.items()}
    best = 0
    for joined, wood in enumerate(levels[JOINERY]):
        for potted, clay in enumerate(levels[POTTERY]):
            for woven, reed in enumerate(levels[BASKETMAKERS_WORKSHOP]):
                for burnt, fuel in enumerate(levels[KILN]):
                    points = joined + potted + woven + burnt
                    if points > best and can_spend(player, wood, clay, reed, fuel + distilled):
                        best = points
    return best


def can_spend(player: Player, wood: int, clay: int, reed: int, fuel: int) -> bool:
    """Whether a player has such goods, or gets them by trade; wood makes up for fuel."""
    goods = player.goods
    spare_wood = goods[WOOD] - wood - max(fuel - goods[FUEL], 0)
    spare_clay = goods[CLAY] - clay
    spare_reed = goods[REED] - reed
    if spare_reed < 0:
        return False
    from_reed = spare_reed if BASKET_STALL in player.cards else 0
    wood_from_clay = max(spare_clay, 0) if CERAMICS_STALL in player.cards else 0
    clay_from_wood = max(spare_wood, 0) if FURNITURE_STALL in player.cards else 0
    lacking = max(-spare_wood - wood_from_clay, 0) + max(-spare_clay - clay_from_wood, 0)
    return lacking <= from_reed
