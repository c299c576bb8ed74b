"""Draws for the terminal what a seat sees: the middle of the table, the own forest and hand, the others below."""

from typing import Final

from mire.core.game import JSON, Say
from mire.core.palette import BERRY, HERE, INK, PEAT, SUN
from mire.games.dartmoor.box.components import SIDES, WINTER_CARDS
from mire.games.dartmoor.box.vocabulary import TREES
from mire.games.dartmoor.terminal.cards import Cards
from mire.games.dartmoor.terminal.lines import FREE_SLOT, GUESS, SIDE_SIGNS, TREE_COLOURS, Part, Piece, flowing, line

HOST_WIDTH: Final = 27  # columns for a tree, shrub or moor, before the cards around it
LABEL_WIDTH: Final = 14
HALF_WIDTH: Final = 12
MOOR_SIDES: Final = ["top", "top", "bottom", "bottom"]


def draw(view: JSON, components: JSON, say: Say, *, whole: bool) -> str:
    """The table as console markup, at most 80 columns wide, with its words from `say`; in short without the others."""
    cards = Cards(components, say)
    lines = [*_middle(view, cards), ""]
    for seat in _round_the_table(view):
        if whole or seat == view["you"]:
            lines += [*_player(view, cards, seat, whole=whole), ""]
    if whole:
        lines += _legend(say)
    return "\n".join(lines)


def _round_the_table(view: JSON) -> list[int]:
    """All seats clockwise, beginning with the own."""
    first = view["you"] or 0
    return [(first + seat) % view["players"] for seat in range(view["players"])]


def _middle(view: JSON, cards: Cards) -> list[str]:
    """The stack and the winter cards, the clearing, and what is being decided on."""
    board, say = view["board"], cards.say
    stage = say("dartmoor-board-over") if view["seat"] is None else say("dartmoor-board-stack", cards=board["stack"])
    winter = say("dartmoor-board-winter", seen=board["winters"], all=WINTER_CARDS)
    lines = [line((stage, INK), (" · ", PEAT), (winter, BERRY if board["winters"] else ""))]
    label = say("dartmoor-board-clearing", cards=len(board["clearing"]))
    lines += _labelled(label, [cards.card(card) for card in board["clearing"]])
    if board["paid"]:
        lines += _labelled(say("dartmoor-board-paid"), [cards.card(card) for card in board["paid"]])
    if board["caves"]:
        lines += _labelled(say("dartmoor-board-caves"), [cards.cave(cave) for cave in board["caves"]])
    return lines


def _labelled(label: str, pieces: list[Piece]) -> list[str]:
    return flowing(Piece((label, PEAT), ("  ", "")), pieces or [Piece((FREE_SLOT, PEAT))], LABEL_WIDTH)


def _player(view: JSON, cards: Cards, seat: int, *, whole: bool) -> list[str]:
    """A player's forest, and what is known of the hand; what the own cards do is not repeated within a turn."""
    say = cards.say
    player = view["board"]["players"][seat]
    lines = [_title(view, say, seat), *_labelled(say("dartmoor-board-cave"), _cave(player, cards))]
    targets = _targets(view) if seat == view["seat"] else set()
    for number, host in enumerate(player["forest"], 1):
        lines += _host(host, number, cards, marked=str(number) in targets)
    if player["hand"] is None:
        seen = [cards.card(card) for card, _ in player["seen"]]
        return lines + (_labelled(say("dartmoor-board-seen"), seen) if seen else [])
    if not whole:
        return lines + _labelled(say("dartmoor-board-own-hand"), [cards.card(card) for card in player["hand"]])
    lines.append(line((say("dartmoor-board-own-hand"), PEAT)))
    for card in player["hand"]:
        lines += _hand_card(card, cards)
    return lines


def _title(view: JSON, say: Say, seat: int) -> str:
    name = say("player", number=seat + 1)
    if seat == view["you"]:
        name += f" ({say('dartmoor-board-you')})"
    hand = view["board"]["players"][seat]["cards"]
    facts = ["", say("points", points=view["scores"][seat]["total"]), say("dartmoor-board-hand", cards=hand)]
    if seat in view["winners"]:
        facts.append(say("dartmoor-board-wins"))
    mark = f"{HERE} " if seat == view["seat"] else ""
    return line((mark, f"bold {SUN}"), (name, INK), (", ".join(facts), ""))


def _cave(player: JSON, cards: Cards) -> list[Piece]:
    """What lies in the cave, and what scores together."""
    say = cards.say
    number = "" if player["cave"] is None else f"{player['cave']}: "
    stored = say("dartmoor-board-stored", cards=len(player["stored"]))
    pieces = [Piece((f"{number}{stored}", ""), (f" {player['cave_points']}", SUN))]
    for family, points in player["families"].items():
        if points:
            known = family in cards.species
            name = cards.name(family) if known else say("dartmoor-board-many", symbols=family.replace("-", " "))
            pieces.append(Piece((name, ""), (f" {points}", SUN)))
    return pieces


def _targets(view: JSON) -> set[str]:
    """The trees, shrubs and moors where the card at hand can go."""
    return {move.split()[1] for move in view["moves"] if move.startswith("at ")}


def _host(host: JSON, number: int, cards: Cards, *, marked: bool) -> list[str]:
    """A tree, shrub or moor with the cards around it."""
    mark = (HERE, f"bold {SUN}") if marked else (" ", "")
    name = (cards.name(host["species"]), INK)
    head = Piece(mark, (f"{number:>2} ", PEAT), name, cards.tree(host["tree"]), (f" {host['points']} ", SUN))
    sides = MOOR_SIDES if cards.is_moor(host["species"]) else SIDES
    around: list[Piece] = []
    for side, slot in zip(sides, host["slots"], strict=True):
        around += [cards.named(cards.half(card["face"]), card["points"]) for card in slot]
        if not slot:
            around.append(Piece((f"{SIDE_SIGNS[side]} {FREE_SLOT}", PEAT)))
    return flowing(head, around, HOST_WIDTH)


def _hand_card(card: str, cards: Cards) -> list[str]:
    """A card of the own hand, half by half."""
    lines: list[str] = []
    for half in cards.halves(card):
        label = "" if lines or not half.side else f"{card}{GUESS if cards.is_guess(card) else ''}"
        head: list[Part] = [(f"  {label:<6}", PEAT), *cards.named(half).parts, ("  ", "")]
        lines += flowing(Piece(*head), cards.details(half), HALF_WIDTH)
    return lines


def _legend(say: Say) -> list[str]:
    signs = [(SIDE_SIGNS[side], f"dartmoor-board-{side}") for side in SIDES]
    signs += [(FREE_SLOT, "dartmoor-board-free"), (HERE, "dartmoor-board-here"), (GUESS, "dartmoor-board-guess")]
    pieces = [Piece((f"{sign} ", INK), (say(text), PEAT)) for sign, text in signs]
    for tree in TREES:
        code = (f"{say('dartmoor-board-tree', tree=tree)} ", TREE_COLOURS[tree])
        pieces.append(Piece(code, (say(f"dartmoor-tree-{tree}"), PEAT)))
    return flowing(Piece(), pieces, 0)
