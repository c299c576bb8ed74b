"""What the estimate of a position believes; tuned by games for two."""

from typing import ClassVar, Final


class Weights:
    """Beliefs in points, or as chances."""

    CHANCES: ClassVar[list[str]] = [  # and shares: never more than 1
        *("share_of_plays", "growth", "new_species", "hope", "fill", "majority"),
        *("late_card", "patience", "no_place_yet", "no_moor_yet", "bonus"),
    ]

    def __init__(self) -> None:
        # How long the game will be
        self.pace = 1.56  # cards that leave the stack in a player's turn
        self.share_of_plays = 0.42  # of all turns; in the others cards are drawn
        self.last_plays = 2.28  # so many plays before the end, chances begin to dwindle
        # What the forest may become
        self.growth = 0.61  # how far what it counts is expected to grow
        self.new_species = 0.33  # how often a card of a kind that counts different species is a new one
        self.hope = 0.56  # the chance of each card missing for a threshold
        self.fill = 0.55  # the chance of each slot that must still be filled
        self.majority = 0.59  # the chance to have most at the end when nobody has more now
        self.slot = 0.27  # for a free slot, while there are plays left to fill it
        self.slots_per_play = 2.69  # free slots that are of use for each play left
        # What cards are worth
        self.spare_card = 0.59  # in the hand, to pay with
        self.late_card = 0.26  # of what it would bring, for a card that must wait for its payment
        self.drawn_card = 3.29  # to be drawn from the stack
        self.taken_card = 2.37  # to be chosen from the clearing
        self.patience = 0.64  # the next card to be played, beside the one before it
        self.no_place_yet = 0.46  # of what it would bring, for a card that fits nowhere now
        self.no_moor_yet = 0.22  # of what scores only at a moor, while there is no room at one
        # What effects are worth
        self.extra_turn = 6.92
        self.free_placement = 2.11  # for a card at hand that may be placed without paying
        self.trees_in_clearing = 1.52  # into the cave, when it takes all of them
        self.bonus = 0.44  # of a bonus that the hand can earn


WEIGHTS: Final = Weights()
