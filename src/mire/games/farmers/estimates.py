"""What effects that are no plain data bring each time they come about, as a player would reckon it beforehand."""

from typing import Final

from mire.games.farmers import improvements
from mire.games.farmers.cards import (
    action_boosters,
    building_resources,
    crops,
    farm_planners,
    food,
    goods_providers,
    livestock,
    needs,
    points,
)
from mire.games.farmers.cards.card import Effect
from mire.games.farmers.goods import DELIVERIES
from mire.games.farmers.special import CUT_PEAT, FELL_TREES, HIRING_FAIR

ALWAYS: Final = 99
NOT_COUNTED: Final = -1


def some(**amounts: float) -> list[float]:
    """How much of each ware and tile."""
    return [amounts.get(name, 0.0) for name in DELIVERIES]


class Each:
    """Wares and tiles, points, actions saved, children, room for animals; perhaps for each of something on the farm."""

    def __init__(
        self,
        wares: list[float] | None = None,
        *,
        points: float = 0.0,
        actions: float = 0.0,
        children: int = 0,
        stalls: int = 0,
        per: int = NOT_COUNTED,
        most: int = ALWAYS,
        chance: float = 1.0,
        times: int = ALWAYS,
        what: tuple[int, ...] = (),
    ) -> None:
        self.points: Final = points
        self.actions: Final = actions
        self.children: Final = children
        self.stalls: Final = stalls
        self.per: Final = per  # what is counted, in the language of prerequisites
        self.most: Final = most  # that are counted
        self.chance: Final = chance  # that it comes about when it could
        self.times: Final = times  # how often in a game at most
        self.what: Final = list(what)  # the special actions it is about, if the effect does not tell
        self.wares: Final = wares or some()


NOTHING: Final = Each()
HALF: Final = 0.5  # as often as not
SELDOM: Final = 0.2  # where much must lie on a space, or several things must come together
ONE_OF_THREE: Final = 1 / 3
ONE_OF_NINE: Final = 1 / 9  # of the start cards, for each that is low enough

BY_EFFECT: Final[dict[type[Effect], Each]] = {
    # Farm planners
    farm_planners.SwapMoor: Each(some(field=1, moor=-1)),
    farm_planners.ClearFelling: Each(some(moor=2, forest=-2)),
    farm_planners.BuildingPlan: Each(some(wood=4), stalls=2, chance=SELDOM),
    farm_planners.NatureReserve: Each(points=1),
    farm_planners.SpecialPasture: Each(some(wood=2), points=1, stalls=2),
    farm_planners.MoorFire: Each(some(field=1, moor=-1), actions=1, chance=HALF, times=1),
    farm_planners.CattleCollar: Each(some(field=1), chance=HALF),
    farm_planners.DeepPlow: Each(some(field=1, moor=-1)),
    farm_planners.WildFields: Each(some(field=2)),
    farm_planners.Thicket: Each(some(forest=2)),
    farm_planners.BogForest: Each(some(forest=1), per=needs.MOORS),
    # Actions boosters
    action_boosters.RegisterOfCraftsmen: Each(some(stone=1), actions=1),
    action_boosters.OutOnTheWallaby: Each(some(wood=3, clay=3, reed=2), chance=ONE_OF_THREE),
    action_boosters.Tinker: Each(some(wood=1, clay=1, reed=1, stone=1)),
    action_boosters.WeddingCoach: Each(children=1),
    action_boosters.ForestHut: Each(actions=2),
    action_boosters.TakeSpecial: Each(actions=1, chance=HALF),
    action_boosters.ToolShed: Each(actions=1, chance=SELDOM, what=(CUT_PEAT,)),
    action_boosters.NaturesFertilizer: Each(actions=1, chance=HALF),
    action_boosters.SowingMachine: Each(actions=1, chance=SELDOM),
    action_boosters.HayWagon: Each(actions=1, chance=SELDOM),
    # Points providers
    points.BuildAfterwards: Each(actions=1, times=1),
    points.Tombstone: Each(points=1),
    points.FireBrigade: Each(points=1, per=needs.FORESTS, most=4),
    points.LeatherSaddle: Each(points=1, chance=SELDOM),
    points.MoorArchaeology: Each(points=1, what=(CUT_PEAT,)),
    points.Administration: Each(some(food=-1), points=1, per=needs.MAJORS),
    # Goods providers
    goods_providers.LawnTurf: Each(some(fuel=1), per=needs.UNUSED, most=5),
    goods_providers.PeatPellets: Each(some(fuel=1), per=needs.MOORS),
    goods_providers.PeatCuttingExpedition: Each(some(fuel=2, moor=-1), points=1, per=needs.MOORS),
    goods_providers.EcologicalNiche: Each(some(food=1, fuel=1)),
    goods_providers.EdgeOfTheForest: Each(some(food=1, fuel=1), per=needs.FORESTS, most=2),
    goods_providers.BasicSupplies: Each(some(fuel=1, food=1, wood=1, clay=1, reed=1, stone=1, grain=1), chance=HALF),
    goods_providers.HouseholdInventory: Each(some(reed=1, grain=1, cattle=1, stone=1)),
    goods_providers.PeatSled: Each(some(fuel=4)),
    goods_providers.PeatBoat: Each(some(reed=2, fuel=-4), chance=HALF),
    goods_providers.SpinningMill: Each(some(fuel=1)),
    goods_providers.PeatIron: Each(some(fuel=1)),
    goods_providers.WinterStorehouse: Each(some(food=1.5, fuel=1.5)),
    goods_providers.RoutineWork: Each(some(food=1), per=needs.MAJORS, most=3, chance=ONE_OF_THREE),
    # Food providers
    food.ChimneyHood: Each(some(food=2), per=needs.MAJORS, most=1),
    food.PeatBath: Each(some(food=1), per=needs.MOORS),
    food.FallowFields: Each(some(food=2), per=needs.FIELDS, most=3),
    food.VillageHall: Each(some(food=2), chance=ONE_OF_THREE),
    food.Pheromones: Each(some(food=2)),
    food.ButchersBlock: Each(some(food=1), per=needs.ALL_ANIMALS, most=1),
    food.SavingsDeposit: Each(some(food=6), chance=ONE_OF_THREE, times=3),
    food.ForestKindergarten: Each(some(food=1), per=needs.FORESTS),
    food.WildHarvest: Each(some(food=1), per=needs.FORESTS, chance=ONE_OF_NINE),
    food.GrainDistillery: Each(some(food=5, fuel=-1, grain=-1), chance=HALF),
    # Crop providers
    crops.FarmCart: Each(some(grain=1), chance=SELDOM),
    crops.NoTillFarming: Each(some(grain=2)),
    crops.PeatAshFertilizer: Each(some(grain=1), per=needs.FIELDS, chance=HALF),
    # Building resource providers
    building_resources.RiversideWoods: Each(some(wood=1), per=needs.FORESTS, most=3),
    building_resources.OakBark: Each(some(wood=1), chance=HALF),
    building_resources.DragHorses: Each(some(wood=2, food=-1), chance=SELDOM),
    building_resources.TimberMill: Each(some(wood=1), chance=SELDOM, what=(FELL_TREES,)),
    building_resources.Loam: Each(some(clay=1), chance=ONE_OF_THREE),
    building_resources.QuarryStone: Each(some(stone=1), what=(HIRING_FAIR,)),
    building_resources.HardwareStore: Each(some(wood=0.5, clay=0.5, reed=0.5, stone=0.5)),
    building_resources.CooperativeStore: Each(some(reed=1, wood=-1)),
    building_resources.Wheelbarrow: Each(some(fuel=1), chance=SELDOM),
    building_resources.Workbench: Each(some(wood=3, clay=2, reed=1), chance=HALF, times=2),
    # Livestock providers
    livestock.FarmAnimalMarket: Each(some(sheep=-2, cattle=1, horse=1)),
    livestock.LivestockMarket: Each(some(sheep=-3, horse=3), chance=HALF),
    livestock.CattleStall: Each(some(sheep=1, boar=1, cattle=1, horse=1, food=-4)),
}

# Cards whose rules stand elsewhere: what they bring from when they are played on
BY_CARD: Final[dict[int, Each]] = {
    improvements.PEAT_HUT: Each(children=1),
    improvements.NIGHT_PASTURE: Each(stalls=3),
    improvements.HOME_WOOD: Each(stalls=1, per=needs.FORESTS),
    improvements.HORSE_TROUGH: Each(stalls=2),
    improvements.PEAT_MOSS: Each(some(wood=2, reed=1)),
    improvements.LIVING_HISTORY_MUSEUM: Each(some(clay=1, stone=1)),
}
