"""A player: goods, animals, people, improvements and the farmyard."""

from typing import Final

from mire.games.farmers.farmyard import Farmyard
from mire.games.farmers.goods import ANIMALS, FIRST_ANIMAL, FOOD, GOODS, Cost
from mire.games.farmers.majors import MAJORS, RAW

FIRST_PEOPLE: Final = 2
MOST_PEOPLE: Final = 5


class Delivery:
    """A ware that waits on the space of a round. Never changed, so that copies share it."""

    def __init__(self, round_number: int, ware: int, card: int) -> None:
        self.round: Final = round_number
        self.ware: Final = ware
        self.card: Final = card  # the improvement that put it there


class Player:
    """Everything in front of a player."""

    def __init__(self, goods: list[int], animals: list[int], farm: Farmyard) -> None:
        self.goods: Final = goods  # how many of each, in the order of the goods
        self.animals: Final = animals
        self.farm: Final = farm
        self.people = FIRST_PEOPLE  # newborns and sick ones too
        self.newborns = 0  # of this round
        self.home = FIRST_PEOPLE  # healthy people who can still be placed
        self.bed = 0  # sick people who have not been to the Infirmary
        self.in_infirmary = 0
        self.cards: list[int] = []  # improvements, as they were built
        self.unlit: list[int] = []  # those of them that are not yet in use
        self.deliveries: list[Delivery] = []
        self.crafted: list[int] = []  # improvements used in this harvest
        self.begging = 0
        self.bonus = 0  # points from the Village Church
        self.rates = RAW  # food for each of COOKED; never changed in place

    def copy(self) -> "Player":
        """A player of its own."""
        other = Player(self.goods.copy(), self.animals.copy(), self.farm.copy())
        other.people = self.people
        other.newborns = self.newborns
        other.home = self.home
        other.bed = self.bed
        other.in_infirmary = self.in_infirmary
        other.cards = self.cards.copy()
        other.unlit = self.unlit.copy()
        other.deliveries = self.deliveries.copy()
        other.crafted = self.crafted.copy()
        other.begging = self.begging
        other.bonus = self.bonus
        other.rates = self.rates
        return other

    def gain(self, ware: int, number: int = 1) -> None:
        """Goods into the supply or animals onto the farm, for which there may be no room."""
        if ware < FIRST_ANIMAL:
            self.goods[ware] += number
        else:
            self.animals[ware - FIRST_ANIMAL] += number

    def pay(self, price: Cost) -> None:
        """Give goods away that are there."""
        for good, amount in enumerate(price.goods):
            self.goods[good] -= amount

    @property
    def adults(self) -> int:
        """People who were not born in this round."""
        return self.people - self.newborns

    @property
    def rooms_are_left(self) -> bool:
        """Whether there is room for another person."""
        return self.people < MOST_PEOPLE and self.people < self.farm.room_count

    def add_card(self, card: int) -> None:
        """An improvement comes into play."""
        self.cards.append(card)
        self.learn_rates()

    def learn_rates(self) -> None:
        """What the improvements in use pay is known again."""
        self.rates = self.rates_with([])

    def rates_with(self, lit: list[int]) -> list[int]:
        """The best that improvements in use, or lit besides, pay for everything that can be cooked."""
        rates = RAW.copy()
        for card in self.cards:
            if card not in self.unlit or card in lit:
                for ware, food in enumerate(MAJORS[card].cooks):
                    rates[ware] = max(rates[ware], food)
        return rates

    def have_room(self) -> bool:
        """Whether all animals can be kept."""
        return self.farm.have_room(self.animals)


def new_player(food: int, forests: int, moors: int) -> Player:
    """A player at the start."""
    player = Player([0] * len(GOODS), [0] * len(ANIMALS), Farmyard(forests, moors))
    player.goods[FOOD] = food
    return player
