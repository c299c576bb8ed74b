"""The score pad of a game played with the box: what somebody counts on a farm, and the points it makes."""

from collections.abc import Mapping, Sequence
from typing import Final

from mire.core.errors import BadSetup
from mire.core.game import PadField, Score
from mire.core.pads import pad_fault, read_row
from mire.games.farmers.box.goods import CLAY, FUEL, REED, WOOD
from mire.games.farmers.box.majors import IDS, MAJORS
from mire.games.farmers.model.farmyard import CLAY_HOUSE, STABLES, STONE_HOUSE
from mire.games.farmers.model.player import FIRST_PEOPLE, MOST_PEOPLE, Player, new_player
from mire.games.farmers.rules import scoring

MANY: Final = 99  # of what has no limit of its own
SPACES: Final = 19  # of a farmyard with both extensions
FIRST_ROOMS: Final = 2
MOST_PASTURES: Final = 5  # that 15 fences can make
HARVESTS: Final = 6
LEAST_MINOR_POINTS: Final = -5  # Advance Payment and Oven Installation
LEAST_MINOR_BONUS: Final = -4  # Land Parcel and the marker of the Garden Path
CHURCH: Final = "village_church"
LEFT: Final = {"wood": WOOD, "clay": CLAY, "reed": REED, "fuel": FUEL}  # what craft buildings and the Kiln count

FIELDS: Final = [
    PadField("fields", SPACES - FIRST_ROOMS, "farm"),
    PadField("pastures", MOST_PASTURES, "farm"),
    PadField("stables", STABLES, "farm"),
    PadField("clay-rooms", SPACES, "farm"),
    PadField("stone-rooms", SPACES, "farm"),
    PadField("forests", SPACES - FIRST_ROOMS, "farm"),
    PadField("unused", SPACES - FIRST_ROOMS, "farm"),
    PadField("grain", MANY, "crops"),
    PadField("vegetables", MANY, "crops"),
    PadField("sheep", MANY, "animals"),
    PadField("boar", MANY, "animals"),
    PadField("cattle", MANY, "animals"),
    PadField("horses", MANY, "animals"),
    PadField("lying", MANY, "animals"),
    PadField("people", MOST_PEOPLE, "people"),
    PadField("bed", MOST_PEOPLE, "people"),
    PadField("begging", MANY, "people"),
    *[PadField(name, 1, "majors") for name in IDS],
    PadField("minor-points", MANY, "minors", LEAST_MINOR_POINTS),
    PadField("minor-bonus", MANY, "minors", LEAST_MINOR_BONUS),
    *[PadField(name, MANY, "left") for name in LEFT],
    PadField("church", HARVESTS, "left"),
]


def fill(entries: Sequence[Mapping[str, object]]) -> list[Score]:
    """Everybody's points from what was counted; what is missing is 0. BadSetup says what can't be."""
    rows = [read_row(FIELDS, entry, player) for player, entry in enumerate(entries, 1)]
    for player, row in enumerate(rows, 1):
        _check_farm(row, player)
    _check_majors(rows)
    return [_score(row) for row in rows]


def _check_farm(row: dict[str, int], player: int) -> None:
    """What can't be on one farm, or not at the same time."""
    rooms = {name: row[name] for name in ("clay-rooms", "stone-rooms")}
    if all(rooms.values()):
        raise pad_fault(player, "a house is of one material: 'clay-rooms' or 'stone-rooms' must be 0")
    for name, number in rooms.items():
        if 0 < number < FIRST_ROOMS:
            raise pad_fault(player, f"'{name}' is {number}, but a house has {FIRST_ROOMS} rooms or more")
    if row["stables"] and not row["pastures"]:
        raise pad_fault(player, "'stables' counts those in pastures, but 'pastures' is 0")
    if 0 < row["people"] < FIRST_PEOPLE:
        raise pad_fault(player, f"'people' is {row['people']}, but a family has {FIRST_PEOPLE} people or more")
    if row["bed"] > row["people"]:
        raise pad_fault(player, f"'bed' is {row['bed']}, but 'people' only {row['people']}")
    if row["lying"] > row["horses"]:
        raise pad_fault(player, f"'lying' is {row['lying']}, but 'horses' only {row['horses']}")
    if row["church"] and not row[CHURCH]:
        raise pad_fault(player, f"'church' counts points from '{CHURCH}', which is 0")
    fenced = max(row["pastures"], row["stables"])
    spaces = max(FIRST_ROOMS, *rooms.values()) + row["fields"] + row["forests"] + row["unused"] + fenced
    if spaces > SPACES:
        raise pad_fault(player, f"all this takes {spaces} spaces, but a farmyard has {SPACES} at most")


def _check_majors(rows: list[dict[str, int]]) -> None:
    for name in IDS:
        if sum([row[name] for row in rows]) > 1:
            raise BadSetup(f"there is only one '{name}' for all players together")


def _score(row: dict[str, int]) -> Score:
    owner = _owner(row)
    per_room = scoring.PER_ROOM
    healthy = row["people"] - row["bed"]
    forests = row["forests"] if row["foresters_lodge"] else 0
    return Score(
        {
            "fields": scoring.points_for(row["fields"], scoring.FIELDS),
            "pastures": scoring.points_for(row["pastures"], scoring.PASTURES),
            "grain": scoring.points_for(row["grain"], scoring.GRAINS),
            "vegetables": scoring.points_for(row["vegetables"], scoring.VEGETABLES),
            "sheep": scoring.points_for(row["sheep"], scoring.SHEEPS),
            "boar": scoring.points_for(row["boar"], scoring.BOARS),
            "cattle": scoring.points_for(row["cattle"], scoring.CATTLES),
            "horses": row["horses"] - row["lying"] / 2 if row["horses"] else scoring.NONE,
            "unused": -row["unused"],
            "stables": row["stables"],
            "rooms": per_room[CLAY_HOUSE] * row["clay-rooms"] + per_room[STONE_HOUSE] * row["stone-rooms"],
            "people": scoring.PER_PERSON * healthy + scoring.PER_SICK_PERSON * row["bed"],
            "cards": sum([MAJORS[card].points for card in owner.cards]) + row["minor-points"],
            "bonus": row["church"] + forests + scoring.goods_points(owner) + row["minor-bonus"],
            "begging": scoring.PER_BEGGING_MARKER * row["begging"],
        }
    )


def _owner(row: dict[str, int]) -> Player:
    """A player with the improvements and the goods that are left."""
    player = new_player(0, 0, 0)
    for card, name in enumerate(IDS):
        if row[name]:
            player.add_card(card)
    for name, good in LEFT.items():
        player.goods[good] = row[name]
    return player
