"""The action spaces: what each gives or lets a player do, and which are in play with how many players."""

from typing import Final

from mire.games.farmers.box.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FIRST_ANIMAL,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)

A_SHEEP: Final = FIRST_ANIMAL + SHEEP  # as a ware
A_BOAR: Final = FIRST_ANIMAL + BOAR
A_CATTLE: Final = FIRST_ANIMAL + CATTLE

# Actions that spaces and cards are made of; a set of them is open at a time
PLOW: Final = 1
SOW: Final = 2
BAKE: Final = 4
ROOMS: Final = 8
STABLES: Final = 16  # any number for 2 wood each
STABLE: Final = 32  # exactly one for 1 wood
FENCES: Final = 64
RENOVATE: Final = 128
MAJOR: Final = 256  # build a major improvement
BUY_GRAIN: Final = 512  # 1 grain for 1 food
PLOW_FOR_FOOD: Final = 1024  # plow 1 field for 1 food
MINOR: Final = 2048  # play a minor improvement
IMPROVE: Final = MAJOR | MINOR  # one of both
HOUSE_WORK: Final = ROOMS | RENOVATE  # one of both, with goods that were just taken

ACTIONS: Final = [
    PLOW,
    SOW,
    BAKE,
    ROOMS,
    STABLES,
    STABLE,
    FENCES,
    RENOVATE,
    MAJOR,
    BUY_GRAIN,
    PLOW_FOR_FOOD,
    MINOR,
]
ACTION_NAMES: Final = {
    PLOW: "plow",
    SOW: "sow",
    BAKE: "bake",
    ROOMS: "rooms",
    STABLES: "stables",
    STABLE: "stable",
    FENCES: "fences",
    RENOVATE: "renovate",
    MAJOR: "major",
    BUY_GRAIN: "buy_grain",
    PLOW_FOR_FOOD: "plow_for_food",
    MINOR: "minor",
}
ACTION_NUMBERS: Final = {name: action for action, name in ACTION_NAMES.items()}

# Family growth
NO_GROWTH: Final = 0
WITH_ROOM: Final = 1
WITHOUT_ROOM: Final = 2

ROUNDS: Final = 14
EARLY: Final = 5  # the first round in which the space for six players gives major improvements
STAGES: Final = [4, 7, 9, 11, 13, 14]  # the last round of each; a harvest follows


class Offer:
    """One of several things to get at a space."""

    def __init__(self, ware: int, food: int = 0) -> None:
        self.ware: Final = ware
        self.food: Final = food  # got besides, or paid if below zero


class ActionSpace:
    """A space where a person can be placed."""

    def __init__(
        self,
        name: str,
        players: str = "123456",
        *,
        stage: int = 0,
        adds: int = -1,
        amounts: str = "",
        gets: tuple[int, ...] = (),
        chooses: tuple[tuple[Offer, ...], ...] = (),
        does: int = 0,
        then: int = 0,
        growth: int = NO_GROWTH,
        linked: str = "",
        from_round: int = 1,
        food: int = 0,
        levels: str = "123",
        early: int = 0,
    ) -> None:
        self.name: Final = name
        self.number: Final = IDS.index(name)
        self.players: Final = players
        self.stage: Final = stage  # of a card that is revealed in the course of the game
        self.adds: Final = adds  # the ware that accumulates
        self.amounts: Final = amounts  # how much of it each round, for 1 to 6 players
        self.gets: Final = list(gets)  # wares, one each
        self.chooses: Final = [list(offers) for offers in chooses]  # one of each
        self.does: Final = does  # actions: one or more of them, each once, in any order
        self.actions: Final = [action for action in ACTIONS if does & action]
        self.then: Final = then  # an action that may follow
        self.growth: Final = growth
        self.linked: Final = IDS.index(linked) if linked else -1  # the space that is blocked when this one is used
        self.from_round: Final = from_round
        self.food: Final = food  # the most that can be paid here
        self.levels: Final = levels
        self.early: Final = early  # what it does instead in the first rounds


IDS: Final[list[str]] = [
    "farm_expansion",
    "meeting_place",
    "grain_seeds",
    "farmland",
    "lessons",
    "day_laborer",
    "forest",
    "clay_pit",
    "reed_bank",
    "fishing",
    "infirmary",
    "side_job",
    "resource_market",
    "copse",
    "grove",
    "hollow",
    "lessons_b",
    "lessons_c",
    "lessons_d",
    "traveling_players",
    "modest_wish_for_children",
    "house_building",
    "riverbank_forest",
    "animal_market",
    "farm_supplies",
    "building_supplies",
    "corral",
    "improvement",
    "major_improvement",
    "grain_utilization",
    "sheep_market",
    "fencing",
    "basic_wish_for_children",
    "western_quarry",
    "house_redevelopment",
    "vegetable_seeds",
    "pig_market",
    "cattle_market",
    "eastern_quarry",
    "urgent_wish_for_children",
    "cultivation",
    "farm_redevelopment",
]
MEETING_PLACE: Final = IDS.index("meeting_place")
INFIRMARY: Final = IDS.index("infirmary")
CORRAL: Final = IDS.index("corral")
MAJOR_IMPROVEMENT: Final = IDS.index("major_improvement")

_REED_OR_STONE: Final = (Offer(REED), Offer(STONE))
_WOOD_OR_CLAY: Final = (Offer(WOOD), Offer(CLAY))
_ANIMALS: Final = (Offer(A_SHEEP, 1), Offer(A_BOAR), Offer(A_CATTLE, -1))

SPACES: Final = [
    # The main board
    ActionSpace("farm_expansion", does=ROOMS | STABLES),
    ActionSpace("meeting_place", adds=FOOD, amounts="011111", levels="1"),
    ActionSpace("meeting_place", "1", adds=FOOD, amounts="011111", then=MINOR, levels="23"),
    ActionSpace("meeting_place", "23456", adds=FOOD, amounts="011111", levels="2"),
    ActionSpace("grain_seeds", gets=(GRAIN,)),
    ActionSpace("farmland", does=PLOW),
    ActionSpace("lessons"),
    ActionSpace("day_laborer", gets=(FOOD, FOOD)),
    ActionSpace("forest", adds=WOOD, amounts="233333"),
    ActionSpace("clay_pit", adds=CLAY, amounts="111111"),
    ActionSpace("reed_bank", adds=REED, amounts="111111"),
    ActionSpace("fishing", adds=FOOD, amounts="111111"),
    # The extension of Farmers of the Moor, and the tile for games without hand cards
    ActionSpace("infirmary", gets=(FOOD,)),
    ActionSpace("side_job", "2345", does=STABLE | BAKE, levels="1"),
    ActionSpace("side_job", "6", does=STABLE | BAKE),
    ActionSpace("resource_market", "12", gets=(FOOD, STONE)),
    # The extensions by player count
    ActionSpace("resource_market", "3", gets=(FOOD,), chooses=(_REED_OR_STONE,)),
    ActionSpace("resource_market", "4", gets=(REED, STONE, FOOD)),
    ActionSpace("resource_market", "56", gets=(REED, STONE, WOOD)),
    ActionSpace("copse", "4", adds=WOOD, amounts="000100"),
    ActionSpace("copse", "56", adds=WOOD, amounts="000011", linked="lessons_c"),
    ActionSpace("grove", "3456", adds=WOOD, amounts="002222"),
    ActionSpace("hollow", "3456", adds=CLAY, amounts="001233"),
    ActionSpace("lessons_b", "34"),
    ActionSpace("traveling_players", "4", adds=FOOD, amounts="000100"),
    ActionSpace("traveling_players", "56", adds=FOOD, amounts="000011", linked="house_building"),
    ActionSpace("lessons_c", "56", linked="copse"),
    ActionSpace("lessons_d", "56", linked="modest_wish_for_children"),
    ActionSpace("modest_wish_for_children", "56", growth=WITH_ROOM, linked="lessons_d", from_round=5),
    ActionSpace("house_building", "56", does=ROOMS, linked="traveling_players"),
    ActionSpace("riverbank_forest", "56", adds=WOOD, amounts="000011", gets=(REED,)),
    ActionSpace("animal_market", "56", chooses=(_ANIMALS,), food=1),
    ActionSpace("farm_supplies", "6", does=BUY_GRAIN | PLOW_FOR_FOOD, food=2),
    ActionSpace("building_supplies", "6", gets=(FOOD,), chooses=(_REED_OR_STONE, _WOOD_OR_CLAY)),
    ActionSpace("corral", "6"),
    ActionSpace("improvement", "6", does=MAJOR, from_round=5, levels="1"),  # earlier only for minor improvements
    ActionSpace("improvement", "6", does=IMPROVE, early=MINOR, levels="23"),
    # The cards of the six stages
    ActionSpace("major_improvement", stage=1, does=MAJOR, levels="1"),
    ActionSpace("major_improvement", stage=1, does=IMPROVE, levels="23"),
    ActionSpace("grain_utilization", stage=1, does=SOW | BAKE),
    ActionSpace("sheep_market", stage=1, adds=A_SHEEP, amounts="111111"),
    ActionSpace("fencing", stage=1, does=FENCES),
    ActionSpace("basic_wish_for_children", stage=2, growth=WITH_ROOM, levels="1"),
    ActionSpace("basic_wish_for_children", stage=2, growth=WITH_ROOM, then=MINOR, levels="23"),
    ActionSpace("western_quarry", stage=2, adds=STONE, amounts="111111"),
    ActionSpace("house_redevelopment", stage=2, does=RENOVATE, then=MAJOR, levels="1"),
    ActionSpace("house_redevelopment", stage=2, does=RENOVATE, then=IMPROVE, levels="23"),
    ActionSpace("vegetable_seeds", stage=3, gets=(VEGETABLE,)),
    ActionSpace("pig_market", stage=3, adds=A_BOAR, amounts="111111"),
    ActionSpace("cattle_market", stage=4, adds=A_CATTLE, amounts="111111"),
    ActionSpace("eastern_quarry", stage=4, adds=STONE, amounts="111111"),
    ActionSpace("urgent_wish_for_children", stage=5, growth=WITHOUT_ROOM),
    ActionSpace("cultivation", stage=5, does=PLOW | SOW),
    ActionSpace("farm_redevelopment", stage=6, does=RENOVATE, then=FENCES),
]


class Board:
    """The action spaces for a number of players at a level."""

    def __init__(self, players: int, level: int) -> None:
        in_play = [space for space in SPACES if str(players) in space.players and str(level) in space.levels]
        self.level: Final = level
        self.spaces: Final = {space.number: space for space in in_play}
        self.permanent: Final = [space for space in in_play if not space.stage]
        self.stages: Final = [
            [space.number for space in in_play if space.stage == stage] for stage in range(1, len(STAGES) + 1)
        ]
        self.added: Final = [0] * len(IDS)  # wares each round, by the number of the space
        for space in in_play:
            if space.adds >= 0:
                self.added[space.number] = int(space.amounts[players - 1])
        self.takes_food: Final = [space for space in in_play if space.food]
        self.corral: Final = self.spaces.get(CORRAL)


LEVELS: Final = 2
BOARDS: Final = {level: {players: Board(players, level) for players in range(1, 7)} for level in range(1, LEVELS + 1)}


def actions_of(actions: int) -> list[str]:
    """The names of some actions."""
    return [name for action, name in ACTION_NAMES.items() if actions & action]
