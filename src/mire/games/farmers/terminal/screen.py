"""Draws for the terminal what a seat sees: the middle of the table, the own farm, the others below."""

from mire.core.game import JSON, Say
from mire.core.palette import BERRY, HERE, INK, PEAT, SUN, WIDEST
from mire.games.farmers.box.board import ROUNDS
from mire.games.farmers.terminal.board import Middle
from mire.games.farmers.terminal.cards import cards_of, hand_of, marked_cards
from mire.games.farmers.terminal.farm import FARM_VERBS, belongings
from mire.games.farmers.terminal.lines import PERSON, Line, flowing, markup


def draw(view: JSON, components: JSON, say: Say, *, whole: bool) -> str:
    """The table as console markup, at most 80 columns wide, with its words from `say`; in short only the own farm."""
    lines = [_title(view, say)]
    harvest = _next_harvest(view, components)
    if whole:
        middle = Middle(view, components, say)
        lines += [[], *middle.action_board(), []]
        lines += [*middle.special_actions(), *middle.major_improvements()]
    for seat in _round_the_table(view):
        if whole or seat == view["you"]:
            lines += [[], *_player(view, harvest, say, seat)]
    minors = {card["id"]: card for card in components["minors"]}
    if view["you"] is not None and minors:
        lines += [[], *hand_of(view["board"]["players"][view["you"]], minors, marked_cards(view), say)]
    if whole:
        lines += [[], *_legend(say)]
    return "\n".join([markup(line) for line in lines])


def _round_the_table(view: JSON) -> list[int]:
    """All seats clockwise, beginning with the own."""
    first = view["you"] or 0
    return [(first + seat) % view["players"] for seat in range(view["players"])]


def _next_harvest(view: JSON, components: JSON) -> int | None:
    """The round that the next harvest follows, or None after the last."""
    if view["seat"] is None:
        return None
    current: int = view["board"]["round"]
    return min([int(last) for last in components["stages"] if last >= current])


def _title(view: JSON, say: Say) -> Line:
    board = view["board"]
    if view["seat"] is None:
        return [(say("farmers-board-over"), INK)]
    first = say("farmers-board-first", player=board["first"] + 1)
    if not board["round"]:
        return [(say("farmers-board-before"), INK)]
    told: Line = [(say("farmers-board-round", round=board["round"], rounds=ROUNDS), INK)]
    return told if view["players"] == 1 else [*told, (" · ", PEAT), (first, "")]


def _player(view: JSON, harvest: int | None, say: Say, seat: int) -> list[Line]:
    """A player's name and points, and everything that belongs to them."""
    name = say("player", number=seat + 1)
    if seat == view["you"]:
        name += f" ({say('farmers-board-you')})"
    facts = ["", say("points", points=view["scores"][seat]["total"])]
    if seat in view["winners"]:
        facts.append(say("farmers-board-wins"))
    mark = f"{HERE} " if seat == view["seat"] else ""
    title: Line = [(mark, f"bold {SUN}"), (name, INK), (", ".join(facts), "")]
    marked = _marked(view) if seat == view["seat"] else set()
    player = view["board"]["players"][seat]
    if view["board"].get("garden_path") == seat:
        title.append((f", {say('farmers-board-garden-path')}", BERRY))
    return [title, *belongings(player, marked, harvest, say), *cards_of(player, say)]


def _marked(view: JSON) -> set[str]:
    """The spaces of the own farm where something can be done now."""
    words = [move.split() for move in view["moves"]]
    return {word[1] for word in words if word[0] in FARM_VERBS}


def _legend(say: Say) -> list[Line]:
    signs = [(HERE, SUN, "here"), (PERSON, BERRY, "person"), ("+", SUN, "below")]
    pieces: list[Line] = [[(f"{sign} ", style), (say(f"farmers-board-{text}"), PEAT)] for sign, style, text in signs]
    return flowing(pieces, WIDEST, head=[], indent=0)
