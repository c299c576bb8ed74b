"""How moves are written: `place forest`, `special cut_peat`, `sow A3 grain`, `fence B4`, `cook sheep`, `heat 2`."""

from typing import Final

from mire.core.moves import Move, Verb, Words
from mire.games.farmers import board, majors, special
from mire.games.farmers.goods import GOODS, WARES
from mire.games.farmers.grid import NAMES, SPACES

SPACE: Final = Words("space", board.IDS)
ACTION: Final = Words("action", special.ACTIONS)
PLACE_ON_FARM: Final = Words("at", NAMES)
GOOD: Final = Words("good", GOODS)
OTHER_GOOD: Final = Words("for", GOODS)
WARE: Final = Words("ware", WARES)
CARD: Final = Words("major", majors.IDS)
OLD_CARD: Final = Words("old", majors.IDS)
NUMBER: Final = Words("number", [str(number) for number in range(100)])

PLACE: Final = Verb("place", SPACE)  # a person
SPECIAL: Final = Verb("special", ACTION)
GET: Final = Verb("get", WARE)  # where there is a choice
ROOM: Final = Verb("room", PLACE_ON_FARM)
STABLE: Final = Verb("stable", PLACE_ON_FARM)
PLOW: Final = Verb("plow", PLACE_ON_FARM)
SOW: Final = Verb("sow", PLACE_ON_FARM, GOOD)
FENCE: Final = Verb("fence", PLACE_ON_FARM)  # make a space part of the new pasture
ENCLOSE: Final = Verb("enclose")  # the new pasture is complete
BAKE: Final = Verb("bake", NUMBER)  # so many grain
BUY: Final = Verb("buy", GOOD)
RENOVATE: Final = Verb("renovate")
BUILD: Final = Verb("build", CARD)
UPGRADE: Final = Verb("upgrade", CARD, OLD_CARD)  # build by returning an old card
CUT: Final = Verb("cut", PLACE_ON_FARM)  # peat from a moor
FELL: Final = Verb("fell", PLACE_ON_FARM)  # a forest
CLEAR: Final = Verb("clear", PLACE_ON_FARM)  # a forest for a field
COOK: Final = Verb("cook", WARE)
EAT: Final = Verb("eat", GOOD)  # a raw crop
BURN: Final = Verb("burn")  # a wood as fuel
TRADE: Final = Verb("trade", GOOD, OTHER_GOOD)
CRAFT: Final = Verb("craft", CARD)
DONATE: Final = Verb("donate")  # fuel for a point
LIGHT: Final = Verb("light", CARD)  # take a new improvement into use
RELEASE: Final = Verb("release", WARE)
FEED: Final = Verb("feed")
HEAT: Final = Verb("heat", NUMBER)  # with so much fuel
KEEP: Final = Verb("keep")  # the solo game's card
BURY: Final = Verb("bury")
DISCARD: Final = Verb("discard")
DONE: Final = Verb("done")

VERBS: Final = [
    PLACE,
    SPECIAL,
    GET,
    ROOM,
    STABLE,
    PLOW,
    SOW,
    FENCE,
    ENCLOSE,
    BAKE,
    BUY,
    RENOVATE,
    BUILD,
    UPGRADE,
    CUT,
    FELL,
    CLEAR,
    COOK,
    EAT,
    BURN,
    TRADE,
    CRAFT,
    DONATE,
    LIGHT,
    RELEASE,
    FEED,
    HEAT,
    KEEP,
    BURY,
    DISCARD,
    DONE,
]

# Moves that are offered often, ready made
PLACES: Final[list[Move]] = [PLACE.move(space) for space in range(len(board.IDS))]
SPECIALS: Final[list[Move]] = [SPECIAL.move(action) for action in range(len(special.ACTIONS))]
GETS: Final[list[Move]] = [GET.move(ware) for ware in range(len(WARES))]
ROOM_MOVES: Final[list[Move]] = [ROOM.move(space) for space in range(SPACES)]
STABLE_MOVES: Final[list[Move]] = [STABLE.move(space) for space in range(SPACES)]
PLOWS: Final[list[Move]] = [PLOW.move(space) for space in range(SPACES)]
FENCE_MOVES: Final[list[Move]] = [FENCE.move(space) for space in range(SPACES)]
CUTS: Final[list[Move]] = [CUT.move(space) for space in range(SPACES)]
FELLS: Final[list[Move]] = [FELL.move(space) for space in range(SPACES)]
CLEARS: Final[list[Move]] = [CLEAR.move(space) for space in range(SPACES)]
BAKES: Final[list[Move]] = [BAKE.move(number) for number in range(len(NUMBER.words))]
HEATS: Final[list[Move]] = [HEAT.move(number) for number in range(len(NUMBER.words))]
BUILDS: Final[list[Move]] = [BUILD.move(card) for card in range(len(majors.IDS))]
LIGHTS: Final[list[Move]] = [LIGHT.move(card) for card in range(len(majors.IDS))]
CRAFT_MOVES: Final[list[Move]] = [CRAFT.move(card) for card in range(len(majors.IDS))]
COOKS: Final[list[Move]] = [COOK.move(ware) for ware in range(len(WARES))]
EATS: Final[list[Move]] = [EAT.move(good) for good in range(len(GOODS))]
RELEASES: Final[list[Move]] = [RELEASE.move(ware) for ware in range(len(WARES))]
BURN_MOVE: Final = BURN.move()
DONATE_MOVE: Final = DONATE.move()
ENCLOSE_MOVE: Final = ENCLOSE.move()
RENOVATE_MOVE: Final = RENOVATE.move()
FEED_MOVE: Final = FEED.move()
KEEP_MOVE: Final = KEEP.move()
BURY_MOVE: Final = BURY.move()
DISCARD_MOVE: Final = DISCARD.move()
DONE_MOVE: Final = DONE.move()
