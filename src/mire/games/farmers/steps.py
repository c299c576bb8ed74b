"""What can be pending: decisions, and what happens by itself."""

from typing import Final

from mire.core.state import Ask, Step

# Decisions
TURN: Final = Ask("turn")  # place a person or take a special action
ACTING: Final = Ask("act")  # a: the actions that are open, b: the one that has been begun, and whether all may be left
FENCING: Final = Ask("fence")  # a: the spaces of the new pasture so far
HOUSING: Final = Ask("house")  # animals without room; a: whether they breed, when none are cooked
GETTING: Final = Ask("get")  # one of several wares; a: the action space, b: which of its choices
CUTTING: Final = Ask("cut")  # which moor
FELLING: Final = Ask("fell")  # which forest
CLEARING: Final = Ask("clear")  # which forest becomes a field
SOLO_CARD: Final = Ask("card")  # whether the card of the last round stays
AGAIN: Final = Ask("again")  # whether the card that was used is kept for another use
FEEDING: Final = Ask("feed")  # a: whose people, b: whether they are being fed already
HEATING: Final = Ask("heat")  # a: whose house

# What happens by itself
PREPARING: Final = Ask("prepare")  # the next round, or the end
BREEDING: Final = Ask("breed")  # a: whose animals

OPTIONAL: Final = 1 << 20
TURN_STEP: Final = Step(TURN)
HOUSING_STEP: Final = Step(HOUSING)
PREPARING_STEP: Final = Step(PREPARING)
