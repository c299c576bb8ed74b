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
MINOR_POINTS = {  # the others have none
    -4: "advance_payment",
    -1: "oven_installation",
    1: "peat_hut cattle_collar farm_extension moor_enclosures forest_hut tool_shed hay_wagon family_burial_plot"
    " chamber_of_commerce leather_saddle moor_archaeology bog_body oven_damper fuel_storage drying_field barge"
    " coal_seam peat_barge winter_storehouse peat_bath village_hall healing_clay butchers_block savings_deposit"
    " forest_kindergarten grain_distillery malthouse moor_birch_trees alder_swamp stone_quarry cooperative_store"
    " plowhorse_market cattle_stall",
    2: "deep_plow spinning_mill birthing_house fish_smoke_house open_grill",
    3: "peat_boat horse_butchery timber_mill",
    4: "living_history_museum",
    5: "church",
}
POINTS |= {card: points for points, cards in MINOR_POINTS.items() for card in cards.split()}
OWNED = {  # a point for each of these
    "hearth_brush": "tiled_oven",
    "pastoral_letter": "village_church church",
    "chamber_of_commerce": "joinery pottery basketmakers_workshop",
    "oven_damper": "clay_oven stone_oven heating_oven tiled_oven oven_installation",
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


def recount(table: mire.Table) -> list[dict[str, int | float]]:
    """The scores from the view, row by row of the score pad."""
    board = table.view()["board"]
    return [_points(player, _added(board, seat)) for seat, player in enumerate(board["players"])]


def _added(board: dict[str, Any], seat: int) -> int:
    """What minor improvements add or take away."""
    player = board["players"][seat]
    added = -1 if board.get("garden_path") == seat else 0
    added += sum(card in player["cards"] for own in player["cards"] for card in OWNED.get(own, "").split())
    if any("bog_body" in other["cards"] for other in board["players"]):
        added += sum(card in player["cards"] for card in ("museum_of_the_moors", "living_history_museum"))
    if "stock_breeding_prize" in player["cards"]:
        added += min(3, *player["animals"].values()) * (len(board["players"]) - 1)
    if "land_parcel" in player["cards"]:
        added += {0: 0, 1: 2, 2: -1}.get(_unused(player["farm"]), -3)
    return added


def _unused(farm: dict[str, Any]) -> int:
    fenced = [space for pasture in farm["pastures"] for space in pasture["spaces"]]
    tiles = [*farm["rooms"], *farm["fields"], *farm["stables"], *farm["forests"], *farm["moors"]]
    return len({*farm["board"]} - {*tiles, *fenced, *farm.get("blocked", [])})


def _points(player: dict[str, Any], added: int) -> dict[str, int | float]:
    """The best rows: what the Grain Distillery takes is missing elsewhere; the least that it needs for the most."""
    ways = [_rows(player, added, distilled) for distilled in range(_most_distilled(player) + 1)]
    return max(ways, key=lambda rows: sum(rows.values()))


def _most_distilled(player: dict[str, Any]) -> int:
    if "grain_distillery" not in player["cards"]:
        return 0
    grain = range(1, player["goods"]["grain"] + 1)
    return max([0, *[number for number in grain if _can_be_had(player, {"fuel": number})]])


def _rows(player: dict[str, Any], added: int, distilled: int) -> dict[str, int | float]:
    farm, goods, animals = player["farm"], player["goods"], player["animals"]
    crops = [field["crop"] for field in farm["sown"].values() for _ in range(field["left"])]
    fenced = [space for pasture in farm["pastures"] for space in pasture["spaces"]]
    return {
        "fields": _row(len(farm["fields"]), "--1234"),
        "pastures": _row(len(farm["pastures"]), "-1234"),
        "grain": _row(goods["grain"] + crops.count("grain") - distilled, "-11122334"),
        "vegetables": _row(goods["vegetable"] + crops.count("vegetable"), "-1234"),
        "sheep": _row(animals["sheep"], "-11122334"),
        "boar": _row(animals["boar"], "-1122334"),
        "cattle": _row(animals["cattle"], "-122334"),
        "horses": animals["horse"] - player.get("lying", 0) / 2 if animals["horse"] else -1,
        "unused": -_unused(farm),
        "stables": len(set(farm["stables"]) & set(fenced)),
        "rooms": len(farm["rooms"]) * ["wood", "clay", "stone"].index(farm["house"]),
        "people": 3 * player["people"] - 2 * player["bed"],
        "cards": sum(POINTS.get(card, 0) for card in player["cards"]),
        "bonus": player["bonus"] + _bonus(player, distilled) + distilled + added,
        "begging": -3 * player["begging"],
    }


def _row(number: int, points: str) -> int:
    """A row of the table of points: what 0, 1, 2 ... are worth, and from the last on all the same."""
    return int(points[min(number, len(points) - 1)].replace("-", "-1"))


def _bonus(player: dict[str, Any], distilled: int) -> int:
    """Points for forests, and the best that buildings give for goods."""
    forests = len(player["farm"]["forests"]) if "foresters_lodge" in player["cards"] else 0
    buildings = [REWARDS[card] for card in player["cards"] if card in REWARDS]
    best = 0
    for given in product(*[steps.items() for _, steps in buildings]):
        points = sum(reward for _, reward in given)
        wanted = {good: number for (good, _), (number, _) in zip(buildings, given, strict=True)}
        if points > best and _can_be_had(player, {**wanted, "fuel": wanted.get("fuel", 0) + distilled}):
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
            # Nobody needs more than 16 of a good, 7 to give, 5 as fuel, but for who distils.
            if got in names and goods[paid] and goods[got] < max(16, wanted.get("fuel", 0) + 9):
                changed = {**goods, paid: goods[paid] - 1, got: goods[got] + 1}
                after = tuple(changed[good] for good in names)
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
    return False
