"""A second opinion on the points, from the view of a table alone; nothing of the engine."""

from itertools import product
from typing import Any

import mire

POINTS = {
    **dict.fromkeys(["fireplace_2", "fireplace_3", "cooking_hearth_4", "cooking_hearth_5"], 1),
    **dict.fromkeys(["heating_oven", "tiled_oven", "peat_charcoal_kiln", "foresters_lodge"], 1),
    **dict.fromkeys(["clay_oven", "joinery", "pottery", "basketmakers_workshop"], 2),
    **dict.fromkeys(["horse_slaughterhouse_2", "horse_slaughterhouse_3", "cookhouse_4", "cookhouse_5"], 2),
    **dict.fromkeys(["furniture_stall", "ceramics_stall", "basket_stall"], 2),
    **dict.fromkeys(["stone_oven", "museum_of_the_moors", "riding_stables"], 3),
    **dict.fromkeys(["well", "village_church"], 4),
}
TRADES = {
    "furniture_stall": ["wood clay"],
    "ceramics_stall": ["clay wood"],
    "basket_stall": ["reed wood", "reed clay", "reed stone"],
}
REWARDS = {  # what is given for 1, 2 and 3 points
    "joinery": ("wood", {0: 0, 3: 1, 5: 2, 7: 3}),
    "pottery": ("clay", {0: 0, 3: 1, 5: 2, 7: 3}),
    "basketmakers_workshop": ("reed", {0: 0, 2: 1, 4: 2, 5: 3}),
    "peat_charcoal_kiln": ("fuel", {0: 0, 3: 1, 5: 2}),
}


def recount(table: mire.Table) -> list[dict[str, int]]:
    """The scores from the view, row by row of the score pad."""
    return [_points(player) for player in table.view()["board"]["players"]]


def _points(player: dict[str, Any]) -> dict[str, int]:
    farm, goods, animals = player["farm"], player["goods"], player["animals"]
    crops = [field["crop"] for field in farm["sown"].values() for _ in range(field["left"])]
    fenced = [space for pasture in farm["pastures"] for space in pasture["spaces"]]
    used = {*fenced, *farm["rooms"], *farm["fields"], *farm["stables"], *farm["forests"], *farm["moors"]}
    return {
        "fields": _row(len(farm["fields"]), "--1234"),
        "pastures": _row(len(farm["pastures"]), "-1234"),
        "grain": _row(goods["grain"] + crops.count("grain"), "-11122334"),
        "vegetables": _row(goods["vegetable"] + crops.count("vegetable"), "-1234"),
        "sheep": _row(animals["sheep"], "-11122334"),
        "boar": _row(animals["boar"], "-1122334"),
        "cattle": _row(animals["cattle"], "-122334"),
        "horses": animals["horse"] if animals["horse"] else -1,
        "unused": len(used) - 15,
        "stables": len(set(farm["stables"]) & set(fenced)),
        "rooms": len(farm["rooms"]) * ["wood", "clay", "stone"].index(farm["house"]),
        "people": 3 * player["people"] - 2 * player["bed"],
        "cards": sum(POINTS[card] for card in player["cards"]),
        "bonus": player["bonus"] + _bonus(player),
        "begging": -3 * player["begging"],
    }


def _row(number: int, points: str) -> int:
    """A row of the table of points: what 0, 1, 2 ... are worth, and from the last on all the same."""
    return int(points[min(number, len(points) - 1)].replace("-", "-1"))


def _bonus(player: dict[str, Any]) -> int:
    """Points for forests, and the best that buildings give for goods."""
    forests = len(player["farm"]["forests"]) if "foresters_lodge" in player["cards"] else 0
    buildings = [REWARDS[card] for card in player["cards"] if card in REWARDS]
    best = 0
    for given in product(*[steps.items() for _, steps in buildings]):
        points = sum(reward for _, reward in given)
        wanted = {good: number for (good, _), (number, _) in zip(buildings, given, strict=True)}
        if points > best and _can_be_had(player, wanted):
            best = points
    return forests + best


def _can_be_had(player: dict[str, Any], wanted: dict[str, int]) -> bool:
    """Whether exchanges can lead to so many goods: tried out, one good after another."""
    trades = [trade.split() for card in player["cards"] for trade in TRADES.get(card, [])]
    trades.append(["wood", "fuel"])
    start = tuple(player["goods"][good] for good in ("wood", "clay", "reed", "fuel"))
    names = ["wood", "clay", "reed", "fuel"]
    seen, todo = {start}, [start]
    while todo:
        goods = dict(zip(names, todo.pop(), strict=True))
        if all(goods[good] >= number for good, number in wanted.items()):
            return True
        for paid, got in trades:
            # Nobody needs more than 16 of a good: 7 to give, 5 as fuel.
            if got in names and goods[paid] and goods[got] < 16:
                changed = {**goods, paid: goods[paid] - 1, got: goods[got] + 1}
                after = tuple(changed[good] for good in names)
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
    return False
