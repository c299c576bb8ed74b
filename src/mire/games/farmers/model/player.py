"""A player: goods, animals, people, improvements and the farmyard."""

from typing import Final

from mire.games.farmers.box.goods import ANIMALS, FIRST_ANIMAL, FOOD, GOODS, HORSE, Cost
from mire.games.farmers.box.grid import around, ones
from mire.games.farmers.box.improvements import FIRST_MINOR
from mire.games.farmers.box.majors import FIREPLACES, HEARTHS, RAW, kitchen_of
from mire.games.farmers.model import perks
from mire.games.farmers.model.farmyard import Farmyard
from mire.games.farmers.model.housing import Places

FIRST_PEOPLE: Final = 2
MOST_PEOPLE: Final = 5
NOWHERE: Final = -1  # no animal is a guest
A_HORSE_COOKED: Final = 4  # its place among what can be cooked
ROASTING: Final = FIREPLACES + HEARTHS


class Delivery:
    """A ware or tile that waits on the space of a round. Never changed, so that copies share it."""

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
        self.bonus = 0  # points that were gained in the course of the game
        self.rates = RAW  # food for each of COOKED; never changed in place
        self.hand: list[int] = []  # minor improvements; never changed in place
        self.listeners: dict[
            int, list[int]
        ] = {}  # effects of cards by the instant they wait for; never changed in place
        self.perks: dict[int, int] = {}  # what the cards give together; never changed in place
        self.lies_on: dict[int, int] = {}  # counters and goods on cards; never changed in place
        self.lying = 0  # horses that lie down
        self.lodger = NOWHERE  # the kind of animal that is a guest on another's card
        self.hut = 0  # the forest with a person on it, as a set of one
        self.helpers = 0  # people from there who are with the others for this round

    def copy(self) -> "Player":
        """A player of its own."""
        return self.copy_on(self.farm.copy())

    def copy_on(self, farm: Farmyard) -> "Player":
        """The same player with such a farm."""
        other = Player(self.goods.copy(), self.animals.copy(), farm)
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
        other.hand = self.hand
        other.listeners = self.listeners
        other.perks = self.perks
        other.lies_on = self.lies_on
        other.lying = self.lying
        other.lodger = self.lodger
        other.hut = self.hut
        other.helpers = self.helpers
        return other

    def gain(self, ware: int, number: int = 1) -> None:
        """Goods into the supply or animals onto the farm, for which there may be no room."""
        if ware < FIRST_ANIMAL:
            self.goods[ware] += number
        else:
            self.animals[ware - FIRST_ANIMAL] += number

    def lose(self, animal: int) -> None:
        """An animal is gone: of the horses one that lies down, a guest last."""
        self.animals[animal] -= 1
        if animal == HORSE and self.lying:
            self.lying -= 1
        if animal == self.lodger and not self.animals[animal]:
            self.lodger = NOWHERE

    def pay(self, price: Cost) -> None:
        """Give goods away that are there."""
        for good, amount in enumerate(price.goods):
            self.goods[good] -= amount

    @property
    def adults(self) -> int:
        """People who were not born in this round."""
        return self.people - self.newborns

    @property
    def people_left(self) -> int:
        """People in the supply: not in the family, and not in a forest."""
        return MOST_PEOPLE - self.people - self.helpers - (1 if self.hut else 0)

    @property
    def rooms_are_left(self) -> bool:
        """Whether there is room for another person, in the house or on a card."""
        if self.people_left <= 0:
            return False
        return self.people < self.rooms

    @property
    def rooms(self) -> int:
        """Those of the house, and those that cards are."""
        return self.farm.room_count + self.perk(perks.SLEEPERS)

    @property
    def majors(self) -> int:
        """How many improvements count as major ones."""
        return sum([card < FIRST_MINOR for card in self.cards]) + self.perk(perks.MAJOR)

    def perk(self, perk: int) -> int:
        """How much of something the cards in front of the player give."""
        return self.perks.get(perk, 0) if self.perks else 0

    def on_card(self, card: int) -> int:
        """How many counters or goods lie on a card."""
        return self.lies_on.get(card, 0)

    def put_on_card(self, card: int, number: int) -> None:
        """So many counters or goods lie on a card from now on."""
        self.lies_on = {**self.lies_on, card: number}

    def add_card(self, card: int) -> None:
        """An improvement comes into play."""
        self.cards.append(card)
        self.refresh_rates()

    def refresh_rates(self) -> None:
        """What the improvements in use pay is known again."""
        self.rates = self.rates_with([])

    def rates_with(self, lit: list[int]) -> list[int]:
        """The best that improvements in use, or lit besides, pay for everything that can be cooked."""
        rates = RAW.copy()
        for card in self.cards:
            if card not in self.unlit or card in lit:
                for ware, food in enumerate(kitchen_of(card).cooks):
                    rates[ware] = max(rates[ware], food)
                if card in ROASTING:
                    rates[A_HORSE_COOKED] = max(rates[A_HORSE_COOKED], self.perk(perks.HORSE_ROAST))
        return rates

    def have_room(self) -> bool:
        """Whether all animals can be kept."""
        if not self.listeners and self.lodger == NOWHERE:
            return self.farm.have_room(self.animals)
        animals = self.animals.copy()
        if self.lodger != NOWHERE:
            animals[self.lodger] -= 1
        return self.farm.have_room(animals, self.places())

    def places(self) -> Places:
        """Where animals can live outside of pastures: on cards, in forests, at the trough."""
        farm = self.farm
        places = farm.single_places()
        return Places(
            places + self.perk(perks.KEPT),
            ones(farm.forests) if self.perk(perks.IN_FORESTS) else 0,
            self.perk(perks.AT_THE_HOUSE) if farm.unused & around(farm.rooms) else 0,
        )


def new_player(food: int, forests: int, moors: int) -> Player:
    """A player at the start."""
    player = Player([0] * len(GOODS), [0] * len(ANIMALS), Farmyard(forests, moors))
    player.goods[FOOD] = food
    return player
