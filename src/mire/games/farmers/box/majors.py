"""The 24 major improvements: what they cost, how they cook and bake, and where they lie."""

from typing import Final

from mire.games.farmers.box.goods import CLAY, REED, STONE, WOOD, Cost, cost

IDS: Final[list[str]] = [
    "fireplace_2",
    "fireplace_3",
    "cooking_hearth_4",
    "cooking_hearth_5",
    "well",
    "clay_oven",
    "stone_oven",
    "joinery",
    "pottery",
    "basketmakers_workshop",
    "peat_charcoal_kiln",
    "foresters_lodge",
    "horse_slaughterhouse_2",
    "horse_slaughterhouse_3",
    "cookhouse_4",
    "cookhouse_5",
    "village_church",
    "heating_oven",
    "tiled_oven",
    "furniture_stall",
    "ceramics_stall",
    "basket_stall",
    "museum_of_the_moors",
    "riding_stables",
]
STACKS: Final = 12  # a card of the first half of the list lies on the one of the second half with the same place in it

WELL: Final = IDS.index("well")
CLAY_OVEN: Final = IDS.index("clay_oven")
STONE_OVEN: Final = IDS.index("stone_oven")
JOINERY: Final = IDS.index("joinery")
POTTERY: Final = IDS.index("pottery")
BASKETMAKERS_WORKSHOP: Final = IDS.index("basketmakers_workshop")
KILN: Final = IDS.index("peat_charcoal_kiln")
LODGE: Final = IDS.index("foresters_lodge")
VILLAGE_CHURCH: Final = IDS.index("village_church")
HEATING_OVEN: Final = IDS.index("heating_oven")
TILED_OVEN: Final = IDS.index("tiled_oven")
FURNITURE_STALL: Final = IDS.index("furniture_stall")
CERAMICS_STALL: Final = IDS.index("ceramics_stall")
BASKET_STALL: Final = IDS.index("basket_stall")
MUSEUM: Final = IDS.index("museum_of_the_moors")
RIDING_STABLES: Final = IDS.index("riding_stables")

# What can be cooked, in the order of the rates
COOKED: Final = ["vegetable", "sheep", "boar", "cattle", "horse"]
RAW: Final = [1, 0, 0, 0, 0]  # food without any improvement
NO_LIMIT: Final = 99

FIREPLACES: Final = [IDS.index("fireplace_2"), IDS.index("fireplace_3")]
HEARTHS: Final = [IDS.index("cooking_hearth_4"), IDS.index("cooking_hearth_5")]
SLAUGHTERHOUSES: Final = [IDS.index("horse_slaughterhouse_2"), IDS.index("horse_slaughterhouse_3")]


class Kitchen:
    """An improvement that turns animals and crops into food."""

    def __init__(self, cooks: tuple[int, ...], bakes: int, grain: int = NO_LIMIT) -> None:
        self.cooks: Final = list(cooks)  # food for each of COOKED, at any time
        self.bakes: Final = bakes  # food for a grain
        self.grain: Final = grain  # how many in one action


KITCHENS: Final[dict[int, Kitchen]] = {}  # by the number of the improvement, minor ones too
NO_KITCHEN: Final = Kitchen((), 0)


def kitchen_of(card: int) -> Kitchen:
    """How an improvement cooks and bakes."""
    return KITCHENS.get(card, NO_KITCHEN)


class Major:
    """A major improvement."""

    def __init__(
        self,
        name: str,
        price: Cost,
        points: int,
        *,
        cooks: tuple[int, ...] = (),
        bakes: int = 0,
        grain: int = NO_LIMIT,
        upgrades: list[int] | None = None,
        museum: int = -1,
        living: int = -1,
    ) -> None:
        self.name: Final = name
        self.number: Final = IDS.index(name)
        self.picture: Final = name.rstrip("_0123456789")  # those that come twice share one
        self.stack: Final = self.number % STACKS
        self.price: Final = price
        self.points: Final = points
        self.upgrades: Final = upgrades or []  # it can be had by returning one of these
        self.museum: Final = museum  # the good that the Museum of the Moors saves
        self.museum_price: Final = price if museum < 0 else price.less(museum)
        self.living: Final = living  # the same for the Living History Museum
        self.living_price: Final = price if living < 0 else price.less(living)
        if cooks or bakes:
            KITCHENS[self.number] = Kitchen(cooks, bakes, grain)


MAJORS: Final = [
    Major("fireplace_2", cost(clay=2), 1, cooks=(2, 2, 2, 3, 0), bakes=2),
    Major("fireplace_3", cost(clay=3), 1, cooks=(2, 2, 2, 3, 0), bakes=2),
    Major("cooking_hearth_4", cost(clay=4), 1, cooks=(3, 2, 3, 4, 0), bakes=3, upgrades=FIREPLACES),
    Major("cooking_hearth_5", cost(clay=5), 1, cooks=(3, 2, 3, 4, 0), bakes=3, upgrades=FIREPLACES),
    Major("well", cost(wood=1, stone=3), 4, museum=STONE),
    Major("clay_oven", cost(clay=3, stone=1), 2, bakes=5, grain=1, museum=CLAY),
    Major("stone_oven", cost(clay=1, stone=3), 3, bakes=4, grain=2, museum=STONE),
    Major("joinery", cost(wood=2, stone=2), 2, museum=WOOD),
    Major("pottery", cost(clay=2, stone=2), 2, museum=CLAY),
    Major("basketmakers_workshop", cost(reed=2, stone=2), 2, museum=REED),
    Major("peat_charcoal_kiln", cost(stone=1), 1),
    Major("foresters_lodge", cost(wood=1, clay=2), 1, museum=CLAY),
    Major("horse_slaughterhouse_2", cost(clay=1, stone=1), 2, cooks=(0, 1, 1, 2, 2)),
    Major("horse_slaughterhouse_3", cost(clay=1, stone=1), 2, cooks=(0, 1, 1, 2, 2)),
    Major("cookhouse_4", cost(clay=6), 2, cooks=(3, 2, 3, 4, 2), bakes=3, upgrades=FIREPLACES + HEARTHS),
    Major("cookhouse_5", cost(clay=6), 2, cooks=(3, 2, 3, 4, 2), bakes=3, upgrades=FIREPLACES + HEARTHS),
    Major("village_church", cost(wood=2, stone=4), 4, living=STONE),
    Major("heating_oven", cost(clay=1, stone=1), 1, living=CLAY),
    Major("tiled_oven", cost(clay=2, stone=1), 1, living=STONE),
    Major("furniture_stall", cost(wood=1, stone=1), 2, living=WOOD),
    Major("ceramics_stall", cost(clay=1, stone=1), 2, living=CLAY),
    Major("basket_stall", cost(reed=1, stone=1), 2, living=REED),
    Major("museum_of_the_moors", cost(clay=1, reed=1, stone=1), 3),
    Major("riding_stables", cost(wood=2, clay=1, reed=1), 3, living=WOOD),
]

TRADES: Final = {
    FURNITURE_STALL: [(WOOD, CLAY)],
    CERAMICS_STALL: [(CLAY, WOOD)],
    BASKET_STALL: [(REED, WOOD), (REED, CLAY), (REED, STONE)],
}


def can_trade(cards: list[int]) -> bool:
    """Whether there is a trade building among some cards."""
    return FURNITURE_STALL in cards or CERAMICS_STALL in cards or BASKET_STALL in cards


def trades_both_ways(cards: list[int]) -> bool:
    """Whether wood can be traded for clay and clay for wood."""
    return FURNITURE_STALL in cards and CERAMICS_STALL in cards


class Craft:
    """A craft building: once in a harvest it turns a good into food; at the end, goods into points."""

    def __init__(self, major: int, good: int, food: int, thresholds: list[int]) -> None:
        self.major: Final = major
        self.good: Final = good
        self.food: Final = food
        self.thresholds: Final = thresholds  # goods for 1, 2 and 3 points


CRAFTS: Final = [
    Craft(JOINERY, WOOD, 2, [3, 5, 7]),
    Craft(POTTERY, CLAY, 2, [3, 5, 7]),
    Craft(BASKETMAKERS_WORKSHOP, REED, 3, [2, 4, 5]),
]


def craft_of(major: int) -> Craft:
    """What a craft building does."""
    return CRAFTS[major - JOINERY]


KILN_THRESHOLDS: Final = [3, 5]  # fuel for 1 and 2 points


def first_stacks() -> list[list[int]]:
    """The supply at the start, the top card of each stack last."""
    return [[stack + STACKS, stack] for stack in range(STACKS)]
