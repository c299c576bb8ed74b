"""The instants at which the effects of cards happen, and the questions to which they add a number."""

from typing import Final

# Instants. `what` and `number` tell more of some of them; the seat is whose card it is.
PLAYED: Final = 0  # the card itself has just been played
USED_SPACE: Final = 1  # a person is on an action space; what: which
TOOK_GOODS: Final = 2  # from an accumulation space; what: the ware, number: how many lay there
AFTER_SPACE: Final = 3  # all of a space is done; what: which
PERSON_ACTED: Final = 4  # all that a person did is done, cards included
BEFORE_SPECIAL: Final = 5  # the card with a special action about land is taken, the land as it was; what: which
SPECIAL: Final = 6  # a special action is carried out; what: which, number: the space of the farm it was about
EMPTIED: Final = 7  # nothing lies on that space any more; what and number as before
AFTER_SPECIAL: Final = 8  # everything that came of it is done; what: which
MADE_FIELD: Final = 9  # a forest or a moor has become a field; number: the space
GREW: Final = 10  # a child was born
BUILT_ROOMS: Final = 11  # number: how many in one action
COOKED: Final = 12  # an animal was turned into food; what: its kind
DELIVERED: Final = 13  # what the card put on the space of a round has come; what: the ware or tile
HOME: Final = 14  # the returning home phase begins
HARVEST: Final = 15  # a harvest begins
FIELD_PHASE: Final = 16  # the field phase
LAST_HEATED: Final = 17  # feeding and heating are settled in the last harvest
HEALED: Final = 18  # somebody went from the bed to the Infirmary
HANDED: Final = 19  # a card came from the right neighbour
LAST_TURN: Final = 20  # all people are placed, and the turn would come round again

# Those that can be waited for, by their names in positions
INSTANTS: Final = {
    PERSON_ACTED: "person_acted",
    AFTER_SPACE: "after_space",
    AFTER_SPECIAL: "after_special",
    BUILT_ROOMS: "built_rooms",
}

# When the uses of a card are offered beside other moves
ANY_TIME: Final = 30
WHILE_FEEDING: Final = 31

# Questions to which cards add a number
SCORING: Final = 40  # points at the end

# No instant: the minor improvements, so that who hears nothing has none
IN_PLAY: Final = 50
