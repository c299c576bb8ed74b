"""What the estimate of a farm believes, in points unless said otherwise; tuned alone, fitted for two and three."""

from typing import ClassVar, Final

from mire.games.farmers.model.position import Position

MOST_OF_FEW: Final = 3


class Weights:
    """Beliefs of whoever judges a farm."""

    CHANCES: ClassVar[list[str]] = [  # and shares: never more than 1
        *("hope", "breeding", "vacancy", "plan", "second_plan", "forest"),
        *("card", "next_card", "need", "kept", "special", "gathering", "births", "handed"),
    ]

    def __init__(self) -> None:
        # People and what they do
        self.action = 2.1  # what a person brings home with an action in a round to come
        self.turn = 1.09  # the least that a person still to be placed brings, so that to wait is not better than to act
        self.first = 0.16  # to be the starting player
        self.long = 12.0  # actions to come, with which everything is still possible
        self.few = 5.0  # actions to come, with which goods begin to be of no use
        self.children_from = 6.0  # the round in which the first child may be expected
        # Food: what it takes to earn it, and what is eaten if there is none
        self.food_for_action = 3.7  # food that an action earns without improvements
        self.cooking = 0.4  # more of it for each food that an animal makes
        self.baking = 0.37  # more of it for each food that a grain makes
        self.spare = 0.26  # less for each food that animals and crops must make up for
        # Fuel
        self.fuel = 0.23  # less for one that is lacking in a harvest to come
        # Farm
        self.hope = 0.6  # of the next points of a table, by the way that is made already
        self.land_for_action = 0.26  # unused spaces that an action takes into use
        self.meadow = 0.1  # a space of the largest unused area, where pastures can be
        self.stall = 0.22  # room for another animal
        self.stalls = 18.2  # so much room is of use
        self.home_for_kind = 0.43  # room for a kind of animals that is not there yet
        self.breeding = 0.43  # the chance that young ones are kept
        self.vacancy = 0.8  # the chance that a free room is filled
        self.rounds_to_fill = 2.0  # rounds until then
        self.rounds_to_build = 4.0  # the same for a room that is not built yet
        # Plans: building with goods that are there or still to be fetched
        self.step = 1.07  # less for each action that a plan still takes
        self.plan = 0.75  # the chance that a plan is carried out
        self.second_plan = 0.9  # of that for the next one
        self.wood = 1.7  # that an action brings
        self.clay = 1.05
        self.reed = 0.8
        self.stone = 0.65
        self.fence = 0.36  # a fence to be built
        self.fences = 10.2  # as many at a time
        self.left_over = 0.22  # a building resource without a plan
        # Improvements
        self.bonus = 1.08  # points at the end that a craft building or the Kiln will get for goods
        self.trade = 0.37  # to trade with a stall
        self.forest = 0.6  # the chance that a forest is kept for the Lodge
        # Minor improvements in hand
        self.card = 0.7  # the chance that the best one is played
        self.next_card = 0.8  # of that for the next one
        self.playing = 0.5  # less for the action that it takes, or a part of one
        self.need = 0.6  # the chance for each thing that is missing of what it needs
        self.food = 0.4  # a food that they bring
        # How often their effects come, where people go as they do without
        self.kept = 0.7  # of what they promise
        self.rewarded = 1.5  # times as often to a space where a card brings something
        self.special = 0.25  # a special action of a kind that is rewarded, in a round
        self.gathering = 0.25  # of all actions take goods that have gathered
        self.births = 0.2  # children, or rooms, in a round
        self.handed = 0.15  # cards from the right neighbour in a round


class Few(Weights):
    """The same for two or three players; what each means stands above."""

    def __init__(self) -> None:
        super().__init__()
        # People and what they do
        self.action = 2.06
        self.turn = 1.8
        self.first = 0.31
        self.long = 3.16
        self.few = 5.11
        self.children_from = 4.68
        # Food: what it takes to earn it, and what is eaten if there is none
        self.food_for_action = 4.65
        self.cooking = 0.5
        self.baking = 0.23
        self.spare = 0.34
        # Fuel
        self.fuel = 0.37
        # Farm
        self.hope = 0.72
        self.land_for_action = 0.25
        self.meadow = 0.077
        self.stall = 0.24
        self.stalls = 7.46
        self.home_for_kind = 0.25
        self.breeding = 0.39
        self.vacancy = 1.0
        self.rounds_to_fill = 2.04
        self.rounds_to_build = 7.32
        # Plans: building with goods that are there or still to be fetched
        self.step = 1.0
        self.plan = 0.76
        self.second_plan = 1.0
        self.wood = 0.97
        self.clay = 1.0
        self.reed = 0.9
        self.stone = 0.27
        self.fence = 0.69
        self.fences = 7.85
        self.left_over = 0.39
        # Improvements
        self.bonus = 0.84
        self.trade = 0.25
        self.forest = 0.95
        # Minor improvements in hand
        self.card = 0.44
        self.next_card = 0.7
        self.playing = 0.52
        self.need = 0.44
        self.food = 0.36
        # How often their effects come, where people go as they do without
        self.kept = 0.64
        self.rewarded = 1.08
        self.special = 0.28
        self.gathering = 0.25
        self.births = 0.2
        self.handed = 0.15


class Alone(Weights):
    """The same for who plays alone, where nobody takes what is left to wait."""

    def __init__(self) -> None:
        super().__init__()
        # People and what they do
        self.action = 2.54
        self.turn = 1.57
        self.first = 0.16
        self.long = 5.53
        self.few = 4.93
        self.children_from = 5.55
        # Food: what it takes to earn it, and what is eaten if there is none
        self.food_for_action = 2.56
        self.cooking = 0.65
        self.baking = 0.64
        self.spare = 0.26
        # Fuel
        self.fuel = 0.36
        # Farm
        self.hope = 0.19
        self.land_for_action = 0.14
        self.meadow = 0.089
        self.stall = 0.05
        self.stalls = 17.1
        self.home_for_kind = 0.4
        self.breeding = 0.88
        self.vacancy = 0.86
        self.rounds_to_fill = 2.01
        self.rounds_to_build = 4.05
        # Plans: building with goods that are there or still to be fetched
        self.step = 1.55
        self.plan = 0.67
        self.second_plan = 0.68
        self.wood = 1.05
        self.clay = 1.2
        self.reed = 1.13
        self.stone = 0.76
        self.fence = 0.44
        self.fences = 5.43
        self.left_over = 0.31
        # Improvements
        self.bonus = 1.61
        self.trade = 0.26
        self.forest = 0.77
        # Minor improvements in hand
        self.card = 0.7
        self.next_card = 0.8
        self.playing = 0.5
        self.need = 0.6
        self.food = 0.4
        # How often their effects come, where people go as they do without
        self.kept = 0.7
        self.rewarded = 1.5
        self.special = 0.25
        self.gathering = 0.25
        self.births = 0.2
        self.handed = 0.15


WEIGHTS: Final = Weights()
FEW: Final = Few()
ALONE: Final = Alone()


def weights_for(players: int) -> Weights:
    """What is believed with so many at the table."""
    return ALONE if players == 1 else FEW if players <= MOST_OF_FEW else WEIGHTS


def weights_of(state: Position) -> Weights:
    """What is believed of a position."""
    return weights_for(len(state.players))
