"""How moves are written: `place forest`, `special cut_peat`, `sow A3 grain`, `fence B4`, `cook sheep`, `heat 2`."""

from typing import Final

from mire.core.moves import Move, Verb, Words
from mire.games.farmers.box import board, majors, special_cards
from mire.games.farmers.box.goods import GOODS, WARES
from mire.games.farmers.box.grid import NAMES, SPACES
from mire.games.farmers.box.improvements import IDS

SPACE: Final = Words("space", board.IDS)
ACTION: Final = Words("action", special_cards.ACTIONS)
PLACE_ON_FARM: Final = Words("at", NAMES)
GOOD: Final = Words("good", GOODS)
OTHER_GOOD: Final = Words("for", GOODS)
WARE: Final = Words("ware", WARES)
MAJOR: Final = Words("major", majors.IDS)
CARD: Final = Words("card", IDS)
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
BUILD: Final = Verb("build", MAJOR)
BUILD_WITH_FUEL: Final = Verb("buildwith", MAJOR, GOOD)  # a fuel in place of this good
HUT_ROOM: Final = Verb("hut", PLACE_ON_FARM)  # a room in place of the Peat Hut
PLAY: Final = Verb("play", CARD)  # a minor improvement
UPGRADE: Final = Verb("upgrade", CARD, OLD_CARD)  # build by returning an old card
CUT: Final = Verb("cut", PLACE_ON_FARM)  # peat from a moor
FELL: Final = Verb("fell", PLACE_ON_FARM)  # a forest
CLEAR: Final = Verb("clear", PLACE_ON_FARM)  # a forest for a field
COOK: Final = Verb("cook", WARE)
EAT: Final = Verb("eat", GOOD)  # a raw crop
BURN: Final = Verb("burn")  # a wood as fuel
TRADE: Final = Verb("trade", GOOD, OTHER_GOOD)
CRAFT: Final = Verb("craft", MAJOR)
DONATE: Final = Verb("donate")  # fuel for a point
LIGHT: Final = Verb("light", CARD)  # take a new improvement into use
RELEASE: Final = Verb("release", WARE)
FEED: Final = Verb("feed")
HEAT: Final = Verb("heat", NUMBER)  # with so much fuel
KEEP: Final = Verb("keep")  # the solo game's card
BURY: Final = Verb("bury")
DISCARD: Final = Verb("discard")
DONE: Final = Verb("done")
REST: Final = Verb("rest")  # leave who came from the Forest Hut at home
LODGE: Final = Verb("lodge", WARE)  # an animal on another's Night Pasture

# What cards ask and offer
USE: Final = Verb("use", CARD)
AT: Final = Verb("at", PLACE_ON_FARM)
CONVERT: Final = Verb("convert", CARD, WARE)  # into this
SWAP: Final = Verb("swap", GOOD, OTHER_GOOD)
IDLE: Final = Verb("idle", MAJOR, GOOD)  # a craft building is not used, for this
THROW: Final = Verb("throw", PLACE_ON_FARM)  # the crops on an unused space away
RAISE: Final = Verb("raise", WARE)  # an animal becomes one of the next kind
WAIT: Final = Verb("wait", NUMBER)  # so many rounds

# The hand before the first round
TAKE: Final = Verb("take", CARD)
CHANGE: Final = Verb("change", CARD)

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
    BUILD_WITH_FUEL,
    HUT_ROOM,
    UPGRADE,
    PLAY,
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
    REST,
    LODGE,
    USE,
    AT,
    CONVERT,
    SWAP,
    IDLE,
    THROW,
    RAISE,
    WAIT,
    TAKE,
    CHANGE,
]

# Moves that are offered often, ready made
PLACES: Final[list[Move]] = [PLACE.move(space) for space in range(len(board.IDS))]
SPECIALS: Final[list[Move]] = [SPECIAL.move(action) for action in range(len(special_cards.ACTIONS))]
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
PLAYS: Final[list[Move]] = [PLAY.move(card) for card in range(len(IDS))]
USES: Final[list[Move]] = [USE.move(card) for card in range(len(IDS))]
TAKES: Final[list[Move]] = [TAKE.move(card) for card in range(len(IDS))]
CHANGES: Final[list[Move]] = [CHANGE.move(card) for card in range(len(IDS))]
LIGHTS: Final[list[Move]] = [LIGHT.move(card) for card in range(len(IDS))]
CRAFT_MOVES: Final[list[Move]] = [CRAFT.move(card) for card in range(len(majors.IDS))]
COOKS: Final[list[Move]] = [COOK.move(ware) for ware in range(len(WARES))]
EATS: Final[list[Move]] = [EAT.move(good) for good in range(len(GOODS))]
RELEASES: Final[list[Move]] = [RELEASE.move(ware) for ware in range(len(WARES))]
LODGES: Final[list[Move]] = [LODGE.move(ware) for ware in range(len(WARES))]
RAISES: Final[list[Move]] = [RAISE.move(ware) for ware in range(len(WARES))]
ATS: Final[list[Move]] = [AT.move(space) for space in range(SPACES)]
THROWS: Final[list[Move]] = [THROW.move(space) for space in range(SPACES)]
HUT_ROOMS: Final[list[Move]] = [HUT_ROOM.move(space) for space in range(SPACES)]
WAITS: Final[list[Move]] = [WAIT.move(number) for number in range(board.ROUNDS)]
BURN_MOVE: Final = BURN.move()
DONATE_MOVE: Final = DONATE.move()
ENCLOSE_MOVE: Final = ENCLOSE.move()
RENOVATE_MOVE: Final = RENOVATE.move()
FEED_MOVE: Final = FEED.move()
KEEP_MOVE: Final = KEEP.move()
BURY_MOVE: Final = BURY.move()
DISCARD_MOVE: Final = DISCARD.move()
DONE_MOVE: Final = DONE.move()
REST_MOVE: Final = REST.move()
