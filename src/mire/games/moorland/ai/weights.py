"""What the estimate of a moor believes."""

from typing import ClassVar, Final


class Weights:
    """Beliefs in points, or as chances."""

    CHANCES: ClassVar[list[str]] = ["foresight", "growth", "readiness"]  # and shares: never more than 1

    def __init__(self) -> None:
        # The waterway
        self.foresight = 0.72  # how far the chain that could be built counts instead of the chain there is
        self.open_waterway = 0.5  # for a section of the longest chain that could still be built
        # What is still to be won
        self.free_root = 0.68  # for a free root space
        self.water_to_win = 0.54  # for an uncovered section whose water marker is still to be had
        self.last_rounds = 3.0  # so many rounds before the end, chances to win them begin to dwindle
        self.strider = 0.25  # for a strider beyond the places it wins now
        # Stored cards
        self.animal = 0.31  # for an animal of a stored card, beyond what it brings now
        self.growth = 0.67  # the chance that a growth a stored card waits for comes in time
        self.readiness = 0.42  # of a stored card's worth is kept while it waits to be played
        self.junction = 0.42  # for each side beyond two that a stored card joins
        self.island = -0.07  # for a stored card that interrupts the waterway
        self.crowded = -0.27  # for two stored cards that wait, as no more can be kept
        self.hopeless = -0.64  # for a stored card that can only be played face down
        # Plants on the ground
        self.first_plant = 0.45  # for the first plant of a kind on a section
        self.second_plant = 0.36  # for the second
        self.more_plants = 0.18  # for each beyond
        self.appetite = 1.03  # plants that each card still to be played uses up
        self.glut = -0.35  # for each plant beyond, and beyond the free root spaces


WEIGHTS: Final = Weights()
