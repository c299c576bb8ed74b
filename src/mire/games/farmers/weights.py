"""What the estimate of a farm believes, in points unless said otherwise."""

from typing import Final


class Weights:
    """Beliefs of whoever judges a farm."""

    def __init__(self) -> None:
        # People and what they do
        self.action = 1.2  # what a person brings home with an ordinary action in a round to come
        self.turn = 1.5  # the next person to be placed in this round; special actions come before
        self.first = 0.3  # to be the starting player
        self.use_of_card = 1.0  # a special action that can still be taken in the solo game's round
        # Food: what it takes to earn it, and what is eaten if there is none
        self.food_for_action = 2.2  # food that an action earns without improvements
        self.cooking = 0.3  # more of it for each food that sheep, boar and cattle make
        self.baking = 0.2  # more of it for each food that a grain makes
        self.spare = 0.5  # for each food that animals, crops and bread must make up for
        # Fuel
        self.fuel = 0.35  # for one that is lacking in a harvest to come
        # Farm
        self.hope = 0.6  # of the next points of a table, by the way that is made already
        self.land_for_action = 0.2  # unused spaces that an action takes into use
        self.unused = 0.1  # less for each unused space, however long the game
        self.stall = 0.12  # room for another animal
        self.stalls = 8.0  # so much room is of use
        self.home_for_kind = 0.7  # room for a kind of animals that is not there yet
        self.breeding = 0.7  # the chance that young ones are kept
        self.seed = 0.4  # for a seed and an empty field for it
        self.vacancy = 0.6  # the chance that a free room is filled
        # Plans: building with goods that are there or still to be fetched
        self.step = 0.7  # less for each action that a plan still takes
        self.plan = 0.7  # the chance that a plan is carried out
        self.second_plan = 0.5  # of that for the next one
        self.wood = 3.0  # that an action brings
        self.clay = 2.0
        self.reed = 1.5
        self.stone = 1.2
        self.fence = 0.5  # for a fence to be built
        self.fences = 8.0  # as many at a time
        self.left_over = 0.1  # a building resource without a plan
        # Improvements
        self.craft = 1.0  # points at the end that a craft building will get for goods
        self.stall_card = 0.3  # to trade with


WEIGHTS: Final = Weights()
