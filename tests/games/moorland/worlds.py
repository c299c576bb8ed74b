"""Positions of Moorland set up by hand, in one line: `moor(F="2 heather", stored=[36])`.

Unless told otherwise the plans lie like this, white sides up; the waterways of root sections 1 to 4 are NESW, ESW, NES
and ES:

    R1 A  D  R2
    B  C  F  E
    G  R3 R4 J
    I  H  K  L
"""

import copy
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pytest

import mire

JSON = dict[str, Any]

LETTERS = "ABCDEFGHIJKL"
PLANTS = ["cotton_grass", "rushes", "peat_moss", "heather"]
FACES = ["up", "turned", "down"]
DISPLAY = {2: 3, 3: 4, 4: 5}
PENDING = {"take": ["play", "grow", "take"], "grow": ["play", "grow"], "play": ["play"]}


def placements(*places: tuple[int, int], turns: Sequence[int] = (0, 0, 0, 0), sides: str = "wwww") -> list[JSON]:
    """Plans 1 to 4 with their upper left sections at these places."""
    return [
        {"plan": plan + 1, "x": x, "y": y, "turn": turns[plan], "side": {"w": "white", "b": "black"}[sides[plan]]}
        for plan, (x, y) in enumerate(places)
    ]


PLAIN = placements((0, 0), (2, 0), (0, 2), (2, 2))


def moor(
    *,
    ask: str = "play",
    stored: Sequence[int] = (),
    water: int = 0,
    surplus: str = "",
    roots: Sequence[str | None] = (None, None, None, None),
    others: Sequence[Mapping[str, Any]] = (),
    players: int = 2,
    seat: int = 0,
    mushroom: int | None = None,
    round: int | None = None,  # noqa: A002 - the rule book's word
    plant_card: str = "cotton_grass heather",
    display: Sequence[int] | None = None,
    markers: str | None = None,
    covered: str = "",
    layout: Sequence[JSON] = PLAIN,
    components: JSON | None = None,
    **sections: str,
) -> mire.Table:
    """A table at a decision of one player, whose moor is given; `others` are the moors from seat to seat after them."""
    data = json.loads(mire.new("moorland", players, 1, layout=list(layout), components=components).to_json())
    state = data["state"]
    owners = [dict(stored=stored, water=water, surplus=surplus, roots=roots, **sections), *others]
    owners += [{}] * (players - len(owners))
    for place, owner in enumerate(owners):
        state["moors"][(seat + place) % players] = _moor(**owner)
    state["seat"] = seat
    state["mushroom"] = seat if mushroom is None else mushroom
    state["covered"] = list(covered)
    state["pending"] = [{"ask": step} for step in PENDING[ask]]
    _deal_plants(state, plant_card.split(), round or _earliest_round(state))
    _deal_cards(state, players, display)
    _put_markers(state, markers)
    return mire.from_json({**data, "seed": None, "moves": []})


def cards(**changes: JSON) -> JSON:
    """Our components with some cards changed: `cards(c49={"waterway": "NS"})`."""
    data = own_components()
    for entry in data["moor_cards"]:
        entry.update(changes.get(f"c{entry['number']}", {}))
    return data


def own_components() -> JSON:
    """A copy of our components as data, to be changed."""
    return copy.deepcopy(mire.new("moorland", seed=0).components())


def play(table: mire.Table, *notations: str) -> mire.Table:
    """Play moves one after the other."""
    for notation in notations:
        table.play(notation)
    return table


def legal(table: mire.Table, verb: str = "") -> list[str]:
    """The legal moves in their notation, all or those of one verb."""
    return [str(move) for move in table.moves() if str(move).split()[0] == verb or not verb]


def owned(table: mire.Table, seat: int = 0) -> JSON:
    """A player's moor and storage board, as everybody sees them."""
    found: JSON = table.view()["board"]["moors"][seat]
    return found


def plants(table: mire.Table, letter: str, seat: int = 0) -> dict[str, int]:
    """The plants on an uncovered ground section."""
    found: dict[str, int] = owned(table, seat)["sections"][letter]["plants"]
    return found


def surplus(table: mire.Table, seat: int = 0) -> dict[str, int]:
    """A player's surplus plants."""
    found: dict[str, int] = owned(table, seat)["surplus"]
    return found


def asked(table: mire.Table) -> str:
    """The kind of decision."""
    return table.prompt.id.removeprefix("moorland-")


def refusal(table: mire.Table, notation: str) -> str:
    """The reason why a move is not possible; the table must not change."""
    before = table.to_json()
    with pytest.raises(mire.IllegalMove) as caught:
        table.play(notation)
    assert table.to_json() == before
    return str(caught.value)


def outcomes(table: mire.Table, until: Callable[[mire.Table], bool], verbs: Iterable[str]) -> list[mire.Table]:
    """All tables that moves of these verbs lead to, at the point where `until` holds."""
    if until(table):
        return [table]
    found = []
    for move in table.moves():
        if move.verb.word in verbs:
            found += outcomes(play(table.copy(), str(move)), until, verbs)
    return found


def _moor(
    stored: Sequence[int] = (),
    water: int = 0,
    surplus: str = "",
    roots: Sequence[str | None] = (None, None, None, None),
    **sections: str,
) -> JSON:
    return {
        "sections": {letter: _section(sections.get(letter, "")) for letter in LETTERS},
        "roots": list(roots),
        "stored": list(stored),
        "water": water,
        "surplus": _plants(surplus),
    }


def _section(text: str) -> JSON:
    words = text.split()
    if words and words[-1] in FACES:
        return {"card": int(words[0]), "face": words[-1]}
    return {"plants": _plants(text)}


def _plants(text: str) -> JSON:
    found: JSON = {}
    for part in filter(None, text.split(", ")):
        many, plant = part.split()
        found[plant] = int(many)
    return found


def _held(moor: JSON) -> list[int]:
    laid = [section["card"] for section in moor["sections"].values() if "card" in section]
    return [*moor["stored"], *laid]


def _yet_to_take(state: JSON) -> list[int]:
    """The seats that still take a card this round."""
    players = len(state["moors"])
    place = (state["seat"] - state["mushroom"]) % players
    first = place if len(state["pending"]) == 3 else place + 1
    return [(state["mushroom"] + place) % players for place in range(first, players)]


def _earliest_round(state: JSON) -> int:
    to_take = _yet_to_take(state)
    return max(1, *(len(_held(moor)) + (seat in to_take) for seat, moor in enumerate(state["moors"])))


def _deal_plants(state: JSON, current: list[str], round_: int) -> None:
    pool = [state["plant_card"], *state["hidden"]["plant_deck"]]
    pool.remove(current)
    state["round"] = round_
    state["plant_card"] = current
    state["plant_discard"] = pool[: round_ - 1]
    state["hidden"]["plant_deck"] = pool[round_ - 1 :]


def _deal_cards(state: JSON, players: int, display: Sequence[int] | None) -> None:
    held = [card for moor in state["moors"] for card in _held(moor)]
    left = sorted({*state["display"], *state["hidden"]["deck"]} - set(held) - set(display or ()))
    size = DISPLAY[players] - players + len(_yet_to_take(state))
    state["display"] = list(display) if display is not None else [left.pop() for _ in range(size)]
    to_come = DISPLAY[players] * (12 - state["round"]) + (12 if players == 2 else 0)
    state["hidden"]["deck"] = left[:to_come]
    state["deck"] = len(left[:to_come])
    state["discard"] = left[to_come:]


def _put_markers(state: JSON, markers: str | None) -> None:
    ever = {letter for moor in state["moors"] for letter in LETTERS if "card" in moor["sections"][letter]}
    fresh = [letter for letter in LETTERS if letter not in ever or letter in state["covered"]]
    room = 12 - sum(moor["water"] for moor in state["moors"])
    state["water"] = fresh[:room] if markers is None else list(markers)
