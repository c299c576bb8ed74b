"""Draws for the terminal what a seat sees: the middle of the table, the own moor large, the others below."""

from typing import Final

from mire.core.game import JSON, Say
from mire.core.palette import HERE, INK, MOSS, PEAT, SUN, WATER, WIDEST
from mire.games.moorland.box.components import ANIMALS, LETTERS, ROUNDS
from mire.games.moorland.terminal.canvas import (
    ANY_GROWTH,
    DOT,
    FATE_COLOURS,
    FATE_SIGNS,
    FREE_ROOT,
    FREE_SPACE,
    INTERRUPTED,
    PLANT_COLOURS,
    PLANT_SIGNS,
    STRIDER,
    WATER_MARKER,
    WATERWAYS,
    Canvas,
    flowing,
    stacked,
    written,
)
from mire.games.moorland.terminal.moor import (
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
MEANING: Final = 4  # the column of the legend in which the meaning of a sign begins


def draw(view: JSON, components: JSON, say: Say, *, whole: bool) -> str:
    """The table as console markup, at most 80 columns wide, with its words from `say`; in short without the others."""
    board, you = view["board"], view["you"]
    blank = Canvas(0, 1)
    blocks = [_header(view, say), blank]
    if board["display"]:
        display = [_card(card_numbered(components, card), say) for card in board["display"]]
        blocks += [flowing(display, WIDEST, 1), blank]
    if you is not None:
        blocks += [_own_moor(view, components, you, say), blank]
    if whole:
        others = [_other_moor(view, components, seat, say) for seat in _round_the_table(view) if seat != you]
        blocks.append(flowing([*others, _legend(say)], WIDEST, 2))
    return stacked(blocks).markup()


def _round_the_table(view: JSON) -> list[int]:
    """All seats clockwise, beginning with the own."""
    first = view["you"] or 0
    return [(first + seat) % view["players"] for seat in range(view["players"])]


def _header(view: JSON, say: Say) -> Canvas:
    board = view["board"]
    plants: list[tuple[str, str]] = []
    for plant in board["plant_card"]:
        plants.append((f"  {PLANT_SIGNS[plant]} {say('moorland-plant', plant=plant)}", PLANT_COLOURS[plant]))
    water = " ".join([letter if letter in board["water"] else FREE_SPACE for letter in LETTERS])
    plant_card, water_markers = _column([say("moorland-board-plant-card"), say("moorland-board-water-markers")])
    return stacked(
        [
            written(
                (say("moorland-board-round", round=board["round"], rounds=ROUNDS), INK),
                (f" · {_stage(view, say)}", ""),
            ),
            written((plant_card, PEAT), *plants),
            written((water_markers, PEAT), (f"  {WATER_MARKER} {water}", WATER)),
        ]
    )


def _stage(view: JSON, say: Say) -> str:
    """Who holds the mushroom and what is still to come."""
    if view["seat"] is None:
        return say("moorland-board-over")
    board = view["board"]
    holder = say("player", number=board["mushroom"] + 1)
    to_come = say("moorland-board-to-come", cards=board["deck"], plants=ROUNDS - board["round"])
    return f"{say('moorland-board-mushroom')}: {holder} · {to_come}"


def _column(labels: list[str]) -> list[str]:
    """Labels one below another, all as wide as the longest."""
    width = max([len(label) for label in labels])
    return [label.ljust(width) for label in labels]


def _own_moor(view: JSON, components: JSON, seat: int, say: Say) -> Canvas:
    """The moor as large as the layout allows, the storage board beside it or below."""
    board = view["board"]
    columns, rows = extent(board)
    size = Size(13 if columns <= 5 else 8, 5 if rows <= 5 else 3)
    moor = draw_moor(board, board["moors"][seat], components, size, _targets(view), say)
    cards = [_card(card_numbered(components, card), say) for card in board["moors"][seat]["stored"]]
    storage = [stacked(_storage(view, seat, say)), *cards]
    room = WIDEST - moor.width - 1
    table = (
        flowing([moor, flowing(storage, room, 1)], WIDEST + 1, 1)  # the blank behind the last count needs no room
        if room >= BESIDE
        else stacked([moor, flowing(storage, WIDEST, 1)])
    )
    return stacked([_title(view, seat, say), table])


def _other_moor(view: JSON, components: JSON, seat: int, say: Say) -> Canvas:
    board = view["board"]
    moor = board["moors"][seat]
    cards = [_card_line(card_numbered(components, card), say) for card in moor["stored"]]
    drawing = draw_moor(board, moor, components, SMALL, set(), say)
    return stacked([_title(view, seat, say), drawing, *_storage(view, seat, say), *cards, Canvas(0, 1)])


def _title(view: JSON, seat: int, say: Say) -> Canvas:
    name = say("player", number=seat + 1)
    if seat == view["you"]:
        name += f" ({say('moorland-board-you')})"
    facts = ["", say("points", points=view["scores"][seat]["total"])]
    if seat == view["board"]["mushroom"]:
        facts.append(say("moorland-board-mushroom"))
    if seat in view["winners"]:
        facts.append(say("moorland-board-wins"))
    mark = f"{HERE} " if seat == view["seat"] else ""
    return written((mark, f"bold {SUN}"), (name, INK), (", ".join(facts), ""))


def _storage(view: JSON, seat: int, say: Say) -> list[Canvas]:
    """What lies on a storage board, and the plants in the player's hands."""
    board = view["board"]
    moor = board["moors"][seat]
    water, surplus, drifting = _column(
        [say("moorland-board-water"), say("moorland-board-surplus"), say("moorland-board-drifting")]
    )
    lines = [
        written((f"{water} ", PEAT), (f"{moor['water']}{WATER_MARKER}", WATER)),
        written((f"{surplus} ", PEAT), *_counts(moor["surplus"], say)),
    ]
    if seat == view["seat"] and board["stock"]:
        lines.append(written((f"{drifting} ", SUN), *_counts(board["stock"], say)))
    return lines


def _counts(plants: dict[str, int], say: Say) -> list[tuple[str, str]]:
    counts: list[tuple[str, str]] = []
    for plant, many in plants.items():
        counts += [(f"{many}{PLANT_SIGNS[plant]}", PLANT_COLOURS[plant]), (" ", "")]
    return counts or [(say("moorland-board-none"), PEAT)]


def _targets(view: JSON) -> set[str]:
    """Where the plant at hand can go, as the moor names its sections."""
    targets: set[str] = set()
    for move in view["moves"]:
        words = move.split()
        if words[0] in ("drift", "to"):
            targets.add(words[-1])
    return targets


def _card(card: JSON, say: Say) -> Canvas:
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
        box.put(x, 0, f" {say('moorland-board-animal', animal=card['animal']).replace(' ', '')}")
    inside = Canvas(width, CARD_HEIGHT - 2)
    draw_waterway(inside, 1, CARD_WATERWAY, Water(card["waterway"]))
    for place, symbol in enumerate(_symbols(card)):
        inside.paste(symbol, 7 + place % 2 * 3, place // 2)
    inside.put(7, 2, strider_signs(card.get("striders", 0)), WATER)
    box.paste(inside, 1, 1)
    return box


def _card_line(card: JSON, say: Say) -> Canvas:
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
        parts.append(written((say("moorland-animal", animal=card["animal"]), "")))
    return flowing(parts, WIDEST, 1)


def _symbols(card: JSON) -> list[Canvas]:
    """The plants on a card, each with its fate."""
    symbols: list[Canvas] = []
    for symbol in card["plants"]:
        plant, fate = symbol.split()
        symbols.append(written((PLANT_SIGNS[plant], PLANT_COLOURS[plant]), (FATE_SIGNS[fate], FATE_COLOURS[fate])))
    return symbols


def _legend(say: Say) -> Canvas:
    signs = [(sign, say("moorland-plant", plant=plant), PLANT_COLOURS[plant]) for plant, sign in PLANT_SIGNS.items()]
    signs += [
        (FREE_ROOT, say("moorland-board-root-space"), MOSS),
        (2 * DOT, say("moorland-board-two-grow"), SUN),
        (ANY_GROWTH, say("moorland-board-any-grows"), SUN),
        (FATE_SIGNS["roots"], say("moorland-board-roots"), FATE_COLOURS["roots"]),
        (FATE_SIGNS["withers"], say("moorland-board-withers"), FATE_COLOURS["withers"]),
        (FATE_SIGNS["drifts"], say("moorland-board-drifts"), FATE_COLOURS["drifts"]),
        (STRIDER, say("moorland-board-strider"), WATER),
        (WATER_MARKER, say("moorland-board-water-marker"), WATER),
        (INTERRUPTED, say("moorland-board-interrupted"), WATER),
        (HERE, say("moorland-board-possible"), SUN),
    ]
    for animal in ANIMALS:
        signs.append((say("moorland-board-code", animal=animal), say("moorland-animal", animal=animal), INK))
    rows = (len(signs) + 1) // 2
    column = MEANING + max([len(meaning) for _, meaning, _ in signs]) + 1
    legend = Canvas(2 * column, rows + 1)
    for place, (sign, meaning, style) in enumerate(signs):
        x, y = place // rows * column, place % rows + 1
        legend.put(x, y, sign, style)
        legend.put(x + MEANING, y, meaning, PEAT)
    return legend
