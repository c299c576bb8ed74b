"""Why something can't be done on a space of a farm."""

from mire.core.moves import Move
from mire.core.sayings import Saying, Values
from mire.games.farmers.box.goods import GOODS, WOOD
from mire.games.farmers.box.grid import NAMES, around
from mire.games.farmers.explain.move_text import fences_for
from mire.games.farmers.model.farmyard import ON_FIELD, Farmyard
from mire.games.farmers.model.player import Player
from mire.games.farmers.rules import notation


def why_not_on_farm(player: Player, move: Move) -> Saying:
    """Why a room, stable, field or crop can't be on a space, or no peat or wood be had from it."""
    farm, space = player.farm, 1 << move.a
    values: Values = {"at": NAMES[move.a], "what": _what_is_on(farm, space)}
    verb = move.verb
    if not farm.board & space:
        return Saying("farmers-not-on-farm", values)
    if verb is notation.SOW:
        return _why_not_sow(player, space, move.b, values)
    if verb is notation.CUT:
        return Saying("farmers-not-a-moor", values)
    if verb is notation.CLEAR and farm.forests & ~farm.lone_forests & space:
        return Saying("farmers-not-alone", {})
    if verb is notation.FELL or verb is notation.CLEAR:
        return Saying("farmers-not-beside-field" if farm.forests & space else "farmers-not-a-forest", values)
    if verb is notation.STABLE or not farm.free & space:
        return Saying("farmers-not-empty", values)
    return Saying("farmers-not-beside-house" if verb is notation.ROOM else "farmers-not-beside-a-field", values)


def _why_not_sow(player: Player, field: int, crop: int, values: Values) -> Saying:
    if crop not in ON_FIELD:
        return Saying("farmers-not-a-crop", {"ware": GOODS[crop]})
    if not (player.farm.fields | player.farm.sowable | player.farm.planted) & field:
        return Saying("farmers-not-a-field", values)
    if field in player.farm.sown:
        return Saying("farmers-not-harvested", values)
    return Saying("farmers-not-there", {"ware": GOODS[crop]})


def why_not_fence(player: Player, chosen: int, move: Move) -> Saying:
    """Why a space can't join the new pasture, or its fences not be put up yet."""
    farm = player.farm
    wood: Values = {"wood": player.goods[WOOD], "left": farm.fences_left}
    if move.verb is notation.ENCLOSE:
        fences = fences_for(farm, chosen)
        enough = fences <= min(player.goods[WOOD], farm.fences_left)
        return Saying("farmers-not-beside-pasture" if enough else "farmers-not-enclosed", {**wood, "fences": fences})
    space = 1 << move.a
    values: Values = {"at": NAMES[move.a], "what": _what_is_on(farm, space)}
    if not farm.board & space:
        return Saying("farmers-not-on-farm", values)
    if space & (farm.rooms | farm.fields | farm.forests | farm.moors | farm.blocked | farm.planted):
        return Saying("farmers-not-fenceable", values)
    if chosen and not space & around(chosen) & ~chosen:
        return Saying("farmers-not-joining", values)
    return Saying("farmers-not-enough-fences", {**values, **wood})


def _what_is_on(farm: Farmyard, space: int) -> str:
    """What a space of a farm holds."""
    for what, spaces in (
        ("room", farm.rooms),
        ("field", farm.fields),
        ("forest", farm.forests),
        ("moor", farm.moors),
        ("stable", farm.stables),
        ("pasture", farm.fenced),
        ("marker", farm.blocked),
        ("crop", farm.planted),
    ):
        if spaces & space:
            return what
    return "nothing"
