"""What can be pending: decisions, and what happens by itself."""

from typing import Final

from mire.core.state import Ask, Step

# Decisions
TURN: Final = Ask("turn")  # place a person or take a special action
ACTING: Final = Ask("act")  # a: the actions that are open, b: the one that has been begun, and whether all may be left
FENCING: Final = Ask("fence")  # a: the spaces of the new pasture so far
HOUSING: Final = Ask("house")  # animals without room; a: whether they breed, when none are cooked, b: a guest is chosen
GETTING: Final = Ask("get")  # one of several wares; a: the action space, b: which of its choices
CUTTING: Final = Ask("cut")  # which moor
FELLING: Final = Ask("fell")  # which forest
CLEARING: Final = Ask("clear")  # which forest becomes a field
SOLO_CARD: Final = Ask("card")  # whether the card of the last round stays
AGAIN: Final = Ask("again")  # whether the card that was used is kept for another use
FEEDING: Final = Ask("feed")  # a: whose people, b: whether they are being fed already
HEATING: Final = Ask("heat")  # a: whose house, b: whether wood has been burnt for it
ASKED: Final = Ask("asked")  # a card asks; a: the effect, b: what it has to remember
DRAFTING: Final = Ask("draft")  # a card for the hand; a: whose
CHANGING: Final = Ask("change")  # cards of the first hand for others; a: whose, b: how many so far

# What happens by itself
PREPARING: Final = Ask("prepare")  # the next round, or the end
BREEDING: Final = Ask("breed")  # a: whose animals
DECIDING: Final = Ask("decide")  # what lies below is for another player; a: who
OCCURRING: Final = Ask("occur")  # an instant for the cards of who decides; a: which, b: what it is about
OPENING: Final = Ask("open")  # the first turn of a round
RETURNING: Final = Ask("return")  # everybody returns home

OPTIONAL: Final = 1 << 20  # nothing need be done
ONE_OF: Final = 1 << 21  # only one of the actions is done
TURN_STEP: Final = Step(TURN)
HOUSING_STEP: Final = Step(HOUSING)
PREPARING_STEP: Final = Step(PREPARING)
OPENING_STEP: Final = Step(OPENING)
RETURNING_STEP: Final = Step(RETURNING)
