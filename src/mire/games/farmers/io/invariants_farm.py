"""What holds on every farm: each space holds one thing, and everything lies where it can."""

from mire.core.errors import BadRecord
from mire.games.farmers.box.goods import FIRST_ANIMAL
from mire.games.farmers.box.grid import BOARD, around, ones, parts, singles
from mire.games.farmers.cards.farm_planners import strips_along
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import FIELD, FIRST_ROOMS, ON_FIELD, STABLES, STONE_HOUSE
from mire.games.farmers.model.pastures import FENCES
from mire.games.farmers.model.player import Player


def check_farm(player: Player, where: str) -> None:
    """Rooms, fields, crops, pastures, forests and moors, and what cards add to them."""
    farm = player.farm
    extra = farm.board & ~BOARD
    if farm.board & BOARD != BOARD or not _are_strips(extra, BOARD, player.perk(perks.EXTENSIONS)):
        raise BadRecord(f"{where}: the 'board' is A1 to C5, with two spaces for each extension that was played")
    tiles = [farm.rooms, farm.fields, farm.forests, farm.moors, farm.stables | farm.fenced, farm.blocked]
    if sum([ones(spaces) for spaces in tiles]) != ones(_union(tiles)) or _union(tiles) & ~farm.board:
        raise BadRecord(f"{where}: a space of the farm, A1 to C5, holds one thing, a pasture only stables")
    if farm.rooms & FIRST_ROOMS != FIRST_ROOMS or len(parts(farm.rooms)) > 1 or not 0 <= farm.house <= STONE_HOUSE:
        raise BadRecord(f"{where}: the 'rooms' are one house, with B1 and C1")
    if len(parts(farm.fields)) > 1 and not player.perk(perks.FIELDS_APART):
        raise BadRecord(f"{where}: each of the 'fields' lies beside another")
    if ones(farm.stables) > STABLES:
        raise BadRecord(f"{where}: there are {STABLES} stables")
    _check_crops(player, where)
    _check_pastures(player, where)
    if farm.covered or farm.left or farm.blocked or farm.posts:
        _check_laid_by_cards(player, where)


def _check_crops(player: Player, where: str) -> None:
    farm = player.farm
    most = player.perk(perks.PLANTED)
    if farm.planted & ~farm.unused or ones(farm.planted) > most:
        raise BadRecord(f"{where}: 'planted' are unused spaces, as many as the player's cards allow: {most}")
    if any([space not in farm.sown for space in singles(farm.planted)]):
        raise BadRecord(f"{where}: crops stand on what is 'planted'")
    for space, crop in farm.sown.items():
        grown = crop.left <= ON_FIELD[crop.crop] or player.perk(perks.GROWS) > 0
        if not space & (farm.fields | farm.planted) or crop.left < 1 or not grown:
            raise BadRecord(f"{where}: 'sown' are fields, with up to 3 grain or 2 vegetables")


def _check_pastures(player: Player, where: str) -> None:
    farm = player.farm
    apart = sum([ones(pasture) for pasture in farm.pastures]) == ones(farm.fenced)
    if not apart or not all([len(parts(pasture)) == 1 for pasture in farm.pastures]):
        raise BadRecord(f"{where}: each of the 'pastures' is some connected spaces of its own")
    if len(parts(farm.fenced)) > 1 and not player.perk(perks.PASTURES_APART):
        raise BadRecord(f"{where}: each of the 'pastures' lies beside another")
    if farm.reserve and (
        not player.perk(perks.RESERVE)
        or farm.reserve & ~(farm.forests | farm.moors | farm.fields)
        or not farm.reserve & around(farm.fenced)
    ):
        raise BadRecord(
            f"{where}: the 'reserve' of the Nature Reserve is a forest or moor beside a pasture, or a field made of it"
        )
    if farm.fences > FENCES:
        raise BadRecord(f"{where}: the 'pastures' take more than {FENCES} fences")


def _check_laid_by_cards(player: Player, where: str) -> None:
    """Tiles under others, wares on spaces, and spaces with a marker."""
    farm = player.farm
    for space, tiles in farm.covered.items():
        visible = space & (farm.forests | farm.moors)
        if not visible or not tiles or FIELD in tiles or not player.perk(perks.STACKS):
            raise BadRecord(f"{where}: 'covered' are forests and moors under others")
    for space, wares in farm.left.items():
        lies = space & (farm.unused | farm.empty_fields)
        if not lies or not wares or max(wares) >= FIRST_ANIMAL or not player.perk(perks.LEAVES):
            raise BadRecord(f"{where}: goods are 'left' by cards on unused spaces and empty fields")
    marked = farm.blocked if player.perk(perks.POSTS) else 0
    if farm.posts & ~marked or ones(farm.blocked & ~farm.posts) > player.perk(perks.BLOCKS):
        raise BadRecord(f"{where}: the 'posts' are spaces that are 'blocked', and one by the Family Burial Plot")


def _are_strips(spaces: int, farm: int, most: int) -> bool:
    """Whether some spaces are that many extensions at most, one laid against the farm after the other."""
    if not spaces or not most:
        return not spaces
    fitting = [strip for strip in strips_along(farm) if strip & ~spaces == 0]
    return any([_are_strips(spaces & ~strip, farm | strip, most - 1) for strip in fitting])


def _union(sets: list[int]) -> int:
    union = 0
    for spaces in sets:
        union |= spaces
    return union
