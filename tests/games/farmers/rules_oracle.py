"""A second opinion on what may be done: plain, slow, and written from what everybody sees of a position.

Spaces of a farm are names, fences are pairs of places, prices are words; nothing here is taken from the rules' code.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

JSON = dict[str, Any]
Place = tuple[int, int]
Edge = frozenset[Place]

ACTIONS_AT = {
    "farm_expansion": ["rooms", "stables"],
    "farmland": ["plow"],
    "side_job": ["stable", "bake"],
    "house_building": ["rooms"],
    "farm_supplies": ["buy_grain", "plow_for_food"],
    "improvement": ["major"],
    "major_improvement": ["major"],
    "grain_utilization": ["sow", "bake"],
    "fencing": ["fences"],
    "house_redevelopment": ["renovate"],
    "cultivation": ["plow", "sow"],
    "farm_redevelopment": ["renovate"],
}
GIVES_SOMETHING = [
    "grain_seeds",
    "day_laborer",
    "infirmary",
    "resource_market",
    "vegetable_seeds",
    "animal_market",
    "building_supplies",
    "meeting_place",
]
ACCUMULATES = [
    "forest",
    "clay_pit",
    "reed_bank",
    "fishing",
    "grove",
    "hollow",
    "copse",
    "traveling_players",
    "riverbank_forest",
    "sheep_market",
    "pig_market",
    "cattle_market",
    "western_quarry",
    "eastern_quarry",
]
LINKED = [
    ("copse", "lessons_c"),
    ("modest_wish_for_children", "lessons_d"),
    ("house_building", "traveling_players"),
]
FROM_ROUND_5 = ["modest_wish_for_children", "improvement"]
CARDS = {  # special actions, the price of a horse
    "terrain_2": ("fell_trees slash_and_burn cut_peat", 0),
    "market_2": ("horse_market hiring_fair illicit_work", 1),
    "work_3": ("fell_trees hiring_fair illicit_work", 0),
    "horse_terrain_3": ("horse_market slash_and_burn cut_peat", 0),
    "work_4": ("hiring_fair illicit_work", 0),
    "burn_peat_45": ("slash_and_burn cut_peat", 0),
    "trees_horse_4": ("fell_trees horse_market", 0),
    "market_work_56": ("illicit_work", 0),
    "horse_56": ("horse_market", 1),
    "trees_hire_56": ("fell_trees hiring_fair", 0),
    "peat_6": ("cut_peat", 0),
    "burn_6": ("slash_and_burn", 0),
}
MAJORS = {
    "fireplace_2": "2 clay",
    "fireplace_3": "3 clay",
    "cooking_hearth_4": "4 clay",
    "cooking_hearth_5": "5 clay",
    "well": "1 wood 3 stone",
    "clay_oven": "3 clay 1 stone",
    "stone_oven": "1 clay 3 stone",
    "joinery": "2 wood 2 stone",
    "pottery": "2 clay 2 stone",
    "basketmakers_workshop": "2 reed 2 stone",
    "peat_charcoal_kiln": "1 stone",
    "foresters_lodge": "1 wood 2 clay",
    "horse_slaughterhouse_2": "1 clay 1 stone",
    "horse_slaughterhouse_3": "1 clay 1 stone",
    "cookhouse_4": "6 clay",
    "cookhouse_5": "6 clay",
    "village_church": "2 wood 4 stone",
    "heating_oven": "1 clay 1 stone",
    "tiled_oven": "2 clay 1 stone",
    "furniture_stall": "1 wood 1 stone",
    "ceramics_stall": "1 clay 1 stone",
    "basket_stall": "1 reed 1 stone",
    "museum_of_the_moors": "1 clay 1 reed 1 stone",
    "riding_stables": "2 wood 1 clay 1 reed",
}
SAVED_BY_MUSEUM = {
    "well": "stone",
    "joinery": "wood",
    "pottery": "clay",
    "basketmakers_workshop": "reed",
    "clay_oven": "clay",
    "stone_oven": "stone",
    "foresters_lodge": "clay",
}
FIREPLACES = ["fireplace_2", "fireplace_3"]
HEARTHS = ["cooking_hearth_4", "cooking_hearth_5"]
GRAIN_BAKED = {"clay_oven": 1, "stone_oven": 2} | dict.fromkeys(
    [*FIREPLACES, *HEARTHS, "cookhouse_4", "cookhouse_5"], 99
)
BOARD = [(row, column) for row in range(3) for column in range(5)]
FENCES = 15


class Opinion:
    """What the player whose decision it is may do, by what is seen."""

    def __init__(self, view: JSON) -> None:
        self.view = view
        self.seat = view["seat"]
        self.me = view["players"][self.seat]
        self.goods = self.me["goods"]
        self.farm = self.me["farm"]
        self.rooms = places(self.farm["rooms"])
        self.fields = places(self.farm["fields"])
        self.forests = places(self.farm["forests"])
        self.moors = places(self.farm["moors"])
        self.stables = places(self.farm["stables"])
        self.pastures = [places(pasture["spaces"]) for pasture in self.farm["pastures"]]
        self.fenced = {place for pasture in self.pastures for place in pasture}
        self.unused = set(BOARD) - self.rooms - self.fields - self.forests - self.moors - self.stables - self.fenced

    def has(self, price: str) -> bool:
        """Whether the goods are enough."""
        return all(self.goods[ware] >= number for ware, number in priced(price).items())

    # A turn

    def placements(self) -> set[str]:
        """Where a person can be placed."""
        if not self.me["home"]:
            return {"place infirmary"}
        return {f"place {space['id']}" for space in self.view["spaces"] if self.can_use(space)}

    def can_use(self, space: JSON) -> bool:
        """Whether a healthy person can be placed on a space."""
        name = space["id"]
        taken = [other["id"] for other in self.view["spaces"] if other["by"] is not None]
        if name in taken or (name in FROM_ROUND_5 and self.view["round"] < 5):
            return False
        if len(self.view["players"]) > 4 and any(set(pair) & set(taken) and name in pair for pair in LINKED):
            return False
        if name in GIVES_SOMETHING:
            return True
        if name in ACCUMULATES:
            return bool(space["stock"])
        if name in ACTIONS_AT:
            return any(self.ways(action) for action in ACTIONS_AT[name])
        if name in ("basic_wish_for_children", "modest_wish_for_children"):
            return bool(self.me["people"] < min(5, len(self.rooms)))
        if name == "urgent_wish_for_children":
            return bool(self.me["people"] < 5)
        if name == "corral":
            return not all(self.me["animals"][kind] for kind in ("sheep", "boar", "cattle"))
        assert name.startswith("lessons")
        return False

    def special_actions(self) -> set[str]:
        """What can be done with the special action cards."""
        found = set()
        for card in self.view["special"]:
            food = self.goods["food"] - (0 if card["by"] is None else 2)
            if self.me["home"] and not card["face_down"] and card["by"] != self.seat and food >= 0:
                actions, horse = CARDS[card["card"]]
                found |= {f"special {action}" for action in actions.split() if self.can_take(action, food, horse)}
        return found

    def can_take(self, action: str, food: int, horse: int) -> bool:
        """Whether a special action can be carried out with so much food."""
        possible = {
            "cut_peat": bool(self.moors),
            "fell_trees": bool(self.forests),
            "slash_and_burn": bool(self.beside_fields(self.forests)),
            "horse_market": food >= horse,
            "hiring_fair": True,
            "illicit_work": food >= 1 and self.has("1 fuel") and bool(self.ways("major")),
        }
        return possible[action]

    # Actions

    def act(self) -> set[str]:
        """What the open actions allow."""
        step = self.view["pending"][-1]
        found = {move for action in step["actions"] for move in self.ways(action)}
        return found | {"done"} if step["begun"] or step["optional"] else found

    def ways(self, action: str) -> set[str]:
        """All ways to begin an action."""
        ways: dict[str, Any] = {
            "plow": self.plow,
            "plow_for_food": lambda: self.plow() if self.has("1 food") else set(),
            "sow": self.sow,
            "bake": self.bake,
            "rooms": self.build_rooms,
            "stables": lambda: self.build_stable("2 wood"),
            "stable": lambda: self.build_stable("1 wood"),
            "fences": lambda: self.fence(frozenset()),
            "renovate": self.renovate,
            "major": self.improve,
            "buy_grain": lambda: {"buy grain"} if self.has("1 food") else set(),
        }
        return set(ways[action]())

    def beside_fields(self, wanted: set[Place]) -> set[Place]:
        return {place for place in wanted if not self.fields or self.fields & neighbours(place)}

    def plow(self) -> set[str]:
        return {f"plow {name(place)}" for place in self.beside_fields(self.unused)}

    def sow(self) -> set[str]:
        empty = self.fields - places(self.farm["sown"])
        crops = [crop for crop in ("grain", "vegetable") if self.goods[crop]]
        return {f"sow {name(place)} {crop}" for place in empty for crop in crops}

    def bake(self) -> set[str]:
        in_use = [card for card in self.me["cards"] if card not in self.me["unlit"]]
        most = min(self.goods["grain"], sum(GRAIN_BAKED.get(card, 0) for card in in_use))
        return {f"bake {number}" for number in range(1, most + 1)}

    def build_rooms(self) -> set[str]:
        if not self.has(f"5 {self.farm['house']} 2 reed"):
            return set()
        return {f"room {name(place)}" for place in self.unused if neighbours(place) & self.rooms}

    def build_stable(self, price: str) -> set[str]:
        if not self.has(price) or len(self.stables) == 4:
            return set()
        return {f"stable {name(place)}" for place in (self.unused | self.fenced) - self.stables}

    def renovate(self) -> set[str]:
        material = {"wood": "clay", "clay": "stone"}.get(self.farm["house"])
        return {"renovate"} if material and self.has(f"{len(self.rooms)} {material} 1 reed") else set()

    def improve(self) -> set[str]:
        found = set()
        for card in [stack[-1] for stack in self.view["stacks"] if stack]:
            price = priced(MAJORS[card])
            if "museum_of_the_moors" in self.me["cards"] and card in SAVED_BY_MUSEUM:
                price[SAVED_BY_MUSEUM[card]] -= 1
            if all(self.goods[ware] >= number for ware, number in price.items()):
                found.add(f"build {card}")
            returned = FIREPLACES if card in HEARTHS else FIREPLACES + HEARTHS if card.startswith("cookhouse") else []
            found |= {f"upgrade {card} {old}" for old in returned if old in self.me["cards"]}
        return found

    # Fences

    def fence(self, chosen: frozenset[Place]) -> set[str]:
        """The next space of a new pasture, or that it is complete."""
        shapes = [shape for shape in self.possible_pastures() if chosen <= shape]
        found = {place for shape in shapes for place in shape - chosen if not chosen or neighbours(place) & chosen}
        return {f"fence {name(place)}" for place in found} | ({"enclose"} if chosen in shapes else set())

    def possible_pastures(self) -> Iterator[frozenset[Place]]:
        """All that can be fenced in by one more pasture."""
        standing = {edge for pasture in self.pastures for edge in edges(pasture)}
        most = min(self.goods["wood"], FENCES - len(standing))
        free = self.unused | (self.stables - self.fenced)
        for shape, around in shapes().items():
            divides = any(shape < pasture for pasture in self.pastures)
            extends = shape <= free and (not self.fenced or any(neighbours(place) & self.fenced for place in shape))
            if (divides or extends) and 0 < len(around - standing) <= most:
                yield shape


def places(names: Any) -> set[Place]:
    """Spaces by their names, as rows and columns."""
    return {("ABC".index(name[0]), int(name[1]) - 1) for name in names}


def name(place: Place) -> str:
    """The name of a space."""
    return f"{'ABC'[place[0]]}{place[1] + 1}"


def neighbours(place: Place) -> set[Place]:
    """The four places beside one; some may lie outside of the board."""
    row, column = place
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def edges(spaces: set[Place] | frozenset[Place]) -> set[Edge]:
    """The fences around some spaces: the pairs of a space within and a place outside."""
    return {frozenset((place, other)) for place in spaces for other in neighbours(place) if other not in spaces}


@cache
def shapes() -> dict[frozenset[Place], set[Edge]]:
    """All connected sets of spaces, with the fences around them."""
    found = {}
    for size in range(1, len(BOARD) + 1):
        for chosen in combinations(BOARD, size):
            shape = frozenset(chosen)
            if is_connected(shape):
                found[shape] = edges(shape)
    return {shape: around for shape, around in found.items() if len(around) <= FENCES}


def is_connected(shape: frozenset[Place]) -> bool:
    """Whether one can walk from each space to each other."""
    reached, fresh = set(), [next(iter(shape))]
    while fresh:
        place = fresh.pop()
        reached.add(place)
        fresh += [other for other in neighbours(place) & shape if other not in reached]
    return len(reached) == len(shape)


def priced(text: str) -> dict[str, int]:
    """`5 wood 2 reed` as numbers."""
    words = text.split()
    return {ware: int(number) for number, ware in zip(words[::2], words[1::2], strict=True)}
