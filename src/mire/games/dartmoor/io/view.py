"""What can be seen of a position: all but the stack, the box, and what others hold or laid face down."""

from mire.core.game import JSON
from mire.core.state import EVERYBODY, NOBODY
from mire.games.dartmoor.box.components import CARD_IDS, FACE_IDS, WINTER
from mire.games.dartmoor.box.vocabulary import NO_TREE, TREES
from mire.games.dartmoor.handlers import HANDLERS
from mire.games.dartmoor.model.forest import Host
from mire.games.dartmoor.model.position import NO_CAVE, Position
from mire.games.dartmoor.rules.scoring import Scoring, tally_all


def view(state: Position, seat: int) -> JSON:
    """All that a seat (or NOBODY, or EVERYBODY) may know of a position."""
    return {
        "seat": None if state.seat == NOBODY else state.seat,
        "turn": state.turn,
        "stack": len(state.stack) - state.drawn,
        "winters": state.winters,
        "box": len(state.box),
        "clearing": cards(state.clearing),
        "discard": cards(state.discard),
        "caves": state.caves.copy(),
        "extra_turns": state.extra_turns,
        "paid": cards(state.paid),
        "pending": [HANDLERS[step.kind.number].to_json(state, step) for step in state.pending],
        "players": _players(state, seat),
    }


def dump(state: Position) -> JSON:
    """A whole position: all that everybody knows together, and apart the cards to come and in the box."""
    stack = ["winter" if card == WINTER else CARD_IDS[card] for card in state.stack[state.drawn :]]
    return {**view(state, EVERYBODY), "hidden": {"stack": stack, "box": cards(state.box)}}


def cards(numbers: list[int]) -> list[str]:
    """Cards by their names."""
    return [CARD_IDS[card] for card in numbers]


def _players(state: Position, seat: int) -> list[JSON]:
    tallies = tally_all(state)
    return [
        _player(state, Scoring(state, number, tallies), open=seat in (number, EVERYBODY))
        for number in range(len(state.players))
    ]


def _player(state: Position, scoring: Scoring, *, open: bool) -> JSON:  # noqa: A002
    player = scoring.player
    return {
        "hand": cards(player.hand) if open else None,
        "cards": len(player.hand),
        "seen": [[CARD_IDS[sighting.card], sighting.moors] for sighting in player.seen],
        "cave": None if player.cave == NO_CAVE else player.cave,
        "stored": cards(player.stored),
        "forest": [_host(state, host, scoring, open=open) for host in player.forest.hosts],
        "families": {family.name: scoring.of_family(family) for family in state.components.families},
        "cave_points": scoring.of_cave(),
    }


def _host(state: Position, host: Host, scoring: Scoring, *, open: bool) -> JSON:  # noqa: A002
    face_down = host.species is state.components.universal
    return {
        "card": None if face_down and not open else CARD_IDS[host.card],
        "species": host.species.id,
        "tree": None if host.tree == NO_TREE else TREES[host.tree],
        "points": scoring.of_host(host),
        "slots": [
            [
                {"face": FACE_IDS[face.number], "points": scoring.of_card(host, slot, place)}
                for place, face in enumerate(faces)
            ]
            for slot, faces in enumerate(host.slots)
        ],
    }
