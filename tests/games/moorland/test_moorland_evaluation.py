"""How good a moor is thought to be."""

from random import Random

import mire
from mire.games.moorland.ai.evaluation import evaluate, evaluate_plants
from mire.games.moorland.game import MOORLAND
from mire.games.moorland.state import MoorlandState


def test_whatever_drifts_and_however_nothing_else_is_worth_more_or_less() -> None:
    seen: set[str] = set()
    for seed in range(6):
        table, chance = mire.new("moorland", 2, seed), Random(seed)
        while not table.over:
            state = table._state
            assert isinstance(state, MoorlandState)
            if not MOORLAND.is_settled(state):
                seen |= {move.verb.word for move in state.moves()}
                assert len({round(beside_plants(state, number), 9) for number in range(len(state.moves()))}) == 1
            table.play(chance.choice(table.moves()))
    assert seen == {"drift", "surplus", "to", "water"}


def beside_plants(state: MoorlandState, number: int) -> float:
    """What all but the plants and water markers is worth after a move."""
    after = state.copy()
    after.play(state.moves()[number])
    return evaluate(after, state.seat) - evaluate_plants(after, state.seat)
