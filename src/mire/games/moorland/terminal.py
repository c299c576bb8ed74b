"""Draws for the terminal what a seat sees: the middle of the table, the own moor large, the others below."""

from typing import Final

from mire.core.game import JSON
from mire.games.moorland.components import LETTERS, ROUNDS
from mire.games.moorland.terminal_canvas import (
    ANIMAL_CODES,
    ANY_GROWTH,
    DOT,
    FATE_COLOURS,
    FATE_SIGNS,
    FREE_ROOT,
    FREE_SPACE,
    HERE,
    INK,
    INTERRUPTED,
    MOSS,
    PEAT,
    PLANT_COLOURS,
    PLANT_SIGNS,
    STRIDER,
    SUN,
    WATER,
    WATER_MARKER,
    WATERWAYS,
    WIDEST,
    Canvas,
    flowing,
    stacked,
    written,
)
from mire.games.moorland.terminal_moor import (
    SMALL,
    Size,
    Water,
    card_numbered,
    draw_moor,
    draw_waterway,
    extent,
    strider_signs,
)

CARD_WIDTH: Final = 15
CARD_HEIGHT: Final = 5
CARD_WATERWAY: Final = Size(5, 3)
BESIDE: Final = 22  # columns that a storage board needs beside a moor
LEGEND_COLUMN: Final = 18


def draw(view: JSON, components: JSON) -> str:
    """The whole table as console markup, at most 80 columns wide."""
    board, you = view["board"], view["you"]
    blank = Canvas(0, 1)
    blocks = [_header(view), blank]
    if board["display"]:
        blocks += [flowing([_card(card_numbered(components, card)) for card in board["display"]], WIDEST, 1), blank]
    if you is not None:
        blocks += [_own_moor(view, components, you), blank]
    others = [_other_moor(view, components, seat) for seat in _round_the_table(view) if seat != you]
    blocks.append(flowing([*others, _legend()], WIDEST, 2))
    return stacked(blocks).markup()


def _round_the_table(view: JSON) -> list[int]:
    """All seats clockwise, beginning with the own."""
    first = view["you"] or 0
    return [(first + seat) % view["players"] for seat in range(view["players"])]


def _header(view: JSON) -> Canvas:
    board = view["board"]
    plants: list[tuple[str, str]] = []
    for plant in board["plant_card"]:
        plants.append((f"  {PLANT_SIGNS[plant]} {_words(plant)}", PLANT_COLOURS[plant]))
    water = " ".join([letter if letter in board["water"] else FREE_SPACE for letter in LETTERS])
    decks = f"{board['deck']} moor cards, {ROUNDS - board['round']} plant cards to come"
    state = "the game is over" if view["seat"] is None else f"mushroom: Player {board['mushroom'] + 1} · {decks}"
    return stacked(
        [
            written(
                (f"Round {board['round']} of {ROUNDS}", INK),
                (f" · {state}", ""),
            ),
            written(("Plant card   ", PEAT), *plants),
            written(("Water markers", PEAT), (f"  {WATER_MARKER} {water}", WATER)),
        ]
    )


def _own_moor(view: JSON, components: JSON, seat: int) -> Canvas:
    """The moor as large as the layout allows, the storage board beside it or below."""
    board = view["board"]
    columns, rows = extent(board)
    size = Size(13 if columns <= 5 else 8, 5 if rows <= 5 else 3)
    moor = draw_moor(board, board["moors"][seat], components, size, _targets(view))
    cards = [_card(card_numbered(components, card)) for card in board["moors"][seat]["stored"]]
    storage = [stacked(_storage(view, seat)), *cards]
    room = WIDEST - moor.width - 1
    table = (
        flowing([moor, flowing(storage, room, 1)], WIDEST, 1)
        if room >= BESIDE
        else stacked([moor, flowing(storage, WIDEST, 1)])
    )
    return stacked([_title(view, seat), table])


def _other_moor(view: JSON, components: JSON, seat: int) -> Canvas:
    board = view["board"]
    moor = board["moors"][seat]
    cards = [_card_line(card_numbered(components, card)) for card in moor["stored"]]
    drawing = draw_moor(board, moor, components, SMALL, set())
    return stacked([_title(view, seat), drawing, *_storage(view, seat), *cards, Canvas(0, 1)])


def _title(view: JSON, seat: int) -> Canvas:
    name = f"Player {seat + 1}" + (" (you)" if seat == view["you"] else "")
    total = view["scores"][seat]["total"]
    points = f", {total} point{'' if total == 1 else 's'}"
    mushroom = ", mushroom" if seat == view["board"]["mushroom"] else ""
    wins = ", wins" if seat in view["winners"] else ""
    mark = f"{HERE} " if seat == view["seat"] else ""
    return written((mark, f"bold {SUN}"), (name, INK), (points + mushroom + wins, ""))


def _storage(view: JSON, seat: int) -> list[Canvas]:
    """What lies on a storage board, and the plants in the player's hands."""
    board = view["board"]
    moor = board["moors"][seat]
    lines = [
        written(("water    ", PEAT), (f"{moor['water']}{WATER_MARKER}", WATER)),
        written(("surplus  ", PEAT), *_counts(moor["surplus"])),
    ]
    if seat == view["seat"] and board["stock"]:
        lines.append(written(("drifting ", SUN), *_counts(board["stock"])))
    return lines


def _counts(plants: dict[str, int]) -> list[tuple[str, str]]:
    counts: list[tuple[str, str]] = []
    for plant, many in plants.items():
        counts += [(f"{many}{PLANT_SIGNS[plant]}", PLANT_COLOURS[plant]), (" ", "")]
    return counts or [("none", PEAT)]


def _targets(view: JSON) -> set[str]:
    """Where the plant at hand can go, as the moor names its sections."""
    targets: set[str] = set()
    for move in view["moves"]:
        words = move.split()
        if words[0] in ("drift", "to"):
            targets.add(words[-1].replace("root", "R"))
    return targets


def _card(card: JSON) -> Canvas:
    """A card as it lies in the display or below the own storage board."""
    box = Canvas(CARD_WIDTH, CARD_HEIGHT)
    width = CARD_WIDTH - 2
    box.put(0, 0, f"╭{width * '─'}╮", PEAT)
    for y in range(1, CARD_HEIGHT - 1):
        box.put(0, y, "│", PEAT)
        box.put(CARD_WIDTH - 1, y, "│", PEAT)
    box.put(0, CARD_HEIGHT - 1, f"╰{width * '─'}╯", PEAT)
    x = box.put(1, 0, str(card["number"]), INK)
    if "animal" in card:
        box.put(x, 0, f" {card['animal']}")
    inside = Canvas(width, CARD_HEIGHT - 2)
    draw_waterway(inside, 1, CARD_WATERWAY, Water(card["waterway"]))
    for place, symbol in enumerate(_symbols(card)):
        inside.paste(symbol, 7 + place % 2 * 3, place // 2)
    inside.put(7, 2, strider_signs(card.get("striders", 0)), WATER)
    box.paste(inside, 1, 1)
    return box


def _card_line(card: JSON) -> Canvas:
    """A card below another player's storage board, in one line."""
    water = Water(card["waterway"])
    parts = [
        written((f"{card['number']:>2}", INK)),
        written((WATERWAYS[water.sides] if water.joins else INTERRUPTED, WATER)),
        *_symbols(card),
    ]
    if card.get("striders"):
        parts.append(written((strider_signs(card["striders"]), WATER)))
    if "animal" in card:
        parts.append(written((card["animal"], "")))
    return flowing(parts, WIDEST, 1)


def _symbols(card: JSON) -> list[Canvas]:
    """The plants on a card, each with its fate."""
    symbols: list[Canvas] = []
    for symbol in card["plants"]:
        plant, fate = symbol.split()
        symbols.append(written((PLANT_SIGNS[plant], PLANT_COLOURS[plant]), (FATE_SIGNS[fate], FATE_COLOURS[fate])))
    return symbols


def _legend() -> Canvas:
    signs = [(sign, _words(plant), PLANT_COLOURS[plant]) for plant, sign in PLANT_SIGNS.items()]
    signs += [(FREE_ROOT, "root space", MOSS), (2 * DOT, "two grow", SUN), (ANY_GROWTH, "one of any", SUN)]
    meanings = [("roots", "takes root"), ("withers", "withers"), ("drifts", "drifts")]
    signs += [(FATE_SIGNS[fate], meaning, FATE_COLOURS[fate]) for fate, meaning in meanings]
    signs += [(STRIDER, "water strider", WATER), (WATER_MARKER, "water marker", WATER)]
    signs += [(INTERRUPTED, "interrupted", WATER), (HERE, "possible now", SUN)]
    signs += [(code, animal, INK) for animal, code in ANIMAL_CODES.items()]
    rows = (len(signs) + 1) // 2
    legend = Canvas(2 * LEGEND_COLUMN, rows + 1)
    for place, (sign, meaning, style) in enumerate(signs):
        x, y = place // rows * LEGEND_COLUMN, place % rows + 1
        legend.put(x, y, sign, style)
        legend.put(x + 4, y, meaning, PEAT)
    return legend


def _words(plant: str) -> str:
    return plant.replace("_", " ")
