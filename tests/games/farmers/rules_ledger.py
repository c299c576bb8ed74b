"""A ledger of all wares: what every move costs and brings, and what happens by itself, written plainly from the rules.

It reads what everybody sees of a position (cards, rooms, who has been fed) and keeps all wares and people in books of
its own, which must agree with the position after every move. Nothing here is taken from the rules' code.
"""

from collections import Counter
from typing import Any

from tests.games.farmers.rules_oracle import CARDS, JSON, MAJORS, SAVED_BY_MUSEUM, edges, places, priced

ROUNDS = 14
HARVESTS = [4, 7, 9, 11, 13, 14]
ACCUMULATES = {  # the ware, and how much of it comes each round with 1 to 6 players
    "meeting_place": ("food", "011111"),
    "forest": ("wood", "233333"),
    "clay_pit": ("clay", "111111"),
    "reed_bank": ("reed", "111111"),
    "fishing": ("food", "111111"),
    "copse": ("wood", "000111"),
    "grove": ("wood", "002222"),
    "hollow": ("clay", "001233"),
    "traveling_players": ("food", "000111"),
    "riverbank_forest": ("wood", "000011"),
    "sheep_market": ("sheep", "111111"),
    "western_quarry": ("stone", "111111"),
    "pig_market": ("boar", "111111"),
    "cattle_market": ("cattle", "111111"),
    "eastern_quarry": ("stone", "111111"),
}
GIVES = {
    "grain_seeds": "1 grain",
    "day_laborer": "2 food",
    "infirmary": "1 food",
    "riverbank_forest": "1 reed",
    "building_supplies": "1 food",
    "vegetable_seeds": "1 vegetable",
}
RESOURCE_MARKET = ["1 food 1 stone", "1 food 1 stone", "1 food", "1 reed 1 stone 1 food"] + 2 * [
    "1 reed 1 stone 1 wood"
]
CHILDREN = ["basic_wish_for_children", "modest_wish_for_children", "urgent_wish_for_children"]
COOKED = {  # food for a ware, by kinds of cards
    "fireplace": "2 vegetable 2 sheep 2 boar 3 cattle",
    "cooking_hearth": "3 vegetable 2 sheep 3 boar 4 cattle",
    "cookhouse": "3 vegetable 2 sheep 3 boar 4 cattle 2 horse",
    "horse_slaughterhouse": "1 sheep 1 boar 2 cattle 2 horse",
}
BAKED = {  # food for each grain that it takes
    "clay_oven": [5],
    "stone_oven": [4, 4],
    "fireplace": [2] * 99,
    "cooking_hearth": [3] * 99,
    "cookhouse": [3] * 99,
}
CRAFTED = {"joinery": ("wood", 2), "pottery": ("clay", 2), "basketmakers_workshop": ("reed", 3)}
WARES = ["wood", "clay", "reed", "stone", "grain", "vegetable", "food", "fuel", "sheep", "boar", "cattle", "horse"]


class Book:
    """What a player has."""

    def __init__(self, seen: JSON) -> None:
        self.wares = Counter(seen["goods"] | seen["animals"])
        self.sown = {field: [crop["crop"], crop["left"]] for field, crop in seen["farm"]["sown"].items()}
        self.waiting = [(wait["round"], wait["ware"], wait["card"]) for wait in seen["deliveries"]]
        self.people = seen["people"]
        self.newborns = seen["newborns"]
        self.sick = seen["bed"]
        self.begging = seen["begging"]
        self.bonus = seen["bonus"]

    def gains(self, text: str) -> None:
        self.wares.update(priced(text))

    def pays(self, text: str) -> None:
        self.wares.subtract(priced(text))

    def told(self) -> JSON:
        """All entries, to be compared."""
        wares = {ware: self.wares[ware] for ware in WARES}
        return {**vars(self), "wares": wares, "waiting": sorted(self.waiting)}


class Ledger:
    """The books of all players, and of the action spaces."""

    def __init__(self, seen: JSON) -> None:
        self.seen = seen
        self.books = [Book(player) for player in seen["players"]]
        self.stock = on_spaces(seen)
        self.round = seen["round"]
        self.fed: set[int] = set()  # in this harvest
        self.heated: set[int] = set()
        self.bred: set[int] = set()
        self.gathered = False
        self.paid_for_heat = 0

    def enter(self, move: str, seen: JSON) -> None:
        """A move, and the position after it."""
        self.seat = self.seen["seat"]
        self.me = self.seen["players"][self.seat]
        self.book = self.books[self.seat]
        self.asked = self.seen["pending"][-1]
        self.paid_for_heat = 0
        verb, *words = move.split()
        getattr(self, verb)(*words)
        for book, before, after in zip(self.books, self.seen["players"], seen["players"], strict=True):
            book.pays(f"{len(fences(after) - fences(before))} wood")
        self.go_on(seen)
        self.seen = seen
        self.agree()

    def agree(self) -> None:
        """The position has what the books say."""
        assert [book.told() for book in self.books] == [Book(player).told() for player in self.seen["players"]]
        assert self.stock == on_spaces(self.seen)
        assert self.round == self.seen["round"]
        assert all(number >= 0 for book in self.books for number in book.wares.values())

    # People and special actions

    def place(self, space: str) -> None:
        if space in ACCUMULATES:
            self.book.gains(f"{self.stock[space]} {ACCUMULATES[space][0]}")
            self.stock[space] = 0
        if space in GIVES:
            self.book.gains(GIVES[space])
        if space == "resource_market":
            self.book.gains(RESOURCE_MARKET[len(self.books) - 1])
        if space == "corral":
            missing = [kind for kind in ("sheep", "boar", "cattle") if not self.book.wares[kind]]
            self.book.gains(f"1 {missing[0]}")
        if space in CHILDREN:
            self.book.people += 1
            self.book.newborns += 1
        if space == "infirmary" and self.book.sick:
            self.book.sick -= 1

    def special(self, action: str) -> None:
        card = next(card for card in self.seen["special"] if action in CARDS[card["card"]][0].split())
        if card["by"] is not None:
            self.book.pays("2 food")
        if action == "horse_market":
            self.book.pays(f"{CARDS[card['card']][1]} food")
            self.book.gains("1 horse")
        elif action == "hiring_fair":
            self.book.gains("2 food" if card["card"] == "work_3" else "1 food")
        elif action == "illicit_work":
            self.book.pays("1 food 1 fuel")
        elif action == "cut_peat" and len(self.me["farm"]["moors"]) == 1:
            self.cut("there is no choice")
        elif action == "fell_trees" and len(self.me["farm"]["forests"]) == 1:
            self.fell("there is no choice")

    def cut(self, _: str) -> None:
        self.book.gains(f"{3 + self.more_with('peat_charcoal_kiln')} fuel")

    def fell(self, _: str) -> None:
        self.book.gains(f"{2 + self.more_with('foresters_lodge')} wood")

    def more_with(self, card: str) -> int:
        return 0 if card not in self.me["cards"] else 2 if self.book.wares["horse"] else 1

    def get(self, ware: str) -> None:
        self.book.gains(f"1 {ware}")
        if self.asked["space"] == "animal_market" and ware == "sheep":
            self.book.gains("1 food")
        if self.asked["space"] == "animal_market" and ware == "cattle":
            self.book.pays("1 food")

    # Actions

    def room(self, _: str) -> None:
        self.book.pays(f"5 {self.me['farm']['house']} 2 reed")

    def stable(self, _: str) -> None:
        self.book.pays("1 wood" if "stable" in self.asked["actions"] else "2 wood")

    def renovate(self) -> None:
        material = {"wood": "clay", "clay": "stone"}[self.me["farm"]["house"]]
        self.book.pays(f"{len(self.me['farm']['rooms'])} {material} 1 reed")

    def plow(self, _: str) -> None:
        if "plow_for_food" in self.asked["actions"]:
            self.book.pays("1 food")

    def buy(self, crop: str) -> None:
        self.book.pays("1 food")
        self.book.gains(f"1 {crop}")

    def sow(self, field: str, crop: str) -> None:
        self.book.pays(f"1 {crop}")
        assert field not in self.book.sown
        self.book.sown[field] = [crop, 3 if crop == "grain" else 2]

    def bake(self, number: str) -> None:
        self.book.pays(f"{number} grain")
        yields = [food for kind in self.kinds_in_use() for food in BAKED.get(kind, [])]
        self.book.gains(f"{sum(sorted(yields, reverse=True)[: int(number)])} food")

    def build(self, card: str) -> None:
        self.book.pays(MAJORS[card])
        if "museum_of_the_moors" in self.me["cards"] and card in SAVED_BY_MUSEUM:
            self.book.gains(f"1 {SAVED_BY_MUSEUM[card]}")
        if card == "village_church":
            self.book.gains("2 food")
        if card == "heating_oven":
            self.book.gains("2 fuel")
        rounds = {"well": 5, "riding_stables": ROUNDS}.get(card, 0)
        self.book.waiting += [(later, "food", card) for later in range(self.round + 1, ROUNDS + 1)][:rounds]

    # Exchanges

    def kinds_in_use(self) -> list[str]:
        """Improvements without fuel tokens; of some kinds there are two cards."""
        return [card.rstrip("_2345") for card in self.me["cards"] if card not in self.me["unlit"]]

    def cook(self, ware: str) -> None:
        self.book.pays(f"1 {ware}")
        self.book.gains(f"{max(priced(COOKED.get(kind, '')).get(ware, 0) for kind in self.kinds_in_use())} food")

    def eat(self, crop: str) -> None:
        self.book.pays(f"1 {crop}")
        self.book.gains("1 food")

    def burn(self) -> None:
        self.book.pays("1 wood")
        self.book.gains("1 fuel")

    def light(self, _: str) -> None:
        self.book.pays("1 fuel")

    def trade(self, paid: str, got: str) -> None:
        self.book.pays(f"1 {paid}")
        self.book.gains(f"1 {got}")

    def craft(self, card: str) -> None:
        self.book.pays(f"1 {CRAFTED[card][0]}")
        self.book.gains(f"{CRAFTED[card][1]} food")

    def donate(self) -> None:
        self.book.pays("1 fuel")
        self.book.bonus += 1

    def release(self, animal: str) -> None:
        self.book.pays(f"1 {animal}")

    def heat(self, fuel: str) -> None:
        self.paid_for_heat = int(fuel)

    def keep(self) -> None:
        if self.asked["ask"] == "again":
            self.book.pays("2 food")

    def free(self, *_: str) -> None:
        """Costs nothing, and brings nothing but what happens by itself."""

    upgrade = clear = fence = enclose = feed = bury = discard = done = free

    # What happens by itself

    def go_on(self, seen: JSON) -> None:
        """The harvest as far as it has come, and the next round."""
        is_over = seen["seat"] is None or seen["round"] > self.round
        steps = [(step["ask"], step.get("seat")) for step in seen["pending"]]
        in_harvest = any(ask in ("feed", "heat", "breed") for ask, _ in steps) or seen["pending"][-1:] == BREEDING
        if self.round in HARVESTS and (is_over or in_harvest):
            self.gather()
            for seat, book in enumerate(self.books):
                if ("feed", seat) not in steps:
                    self.feed_people(seat, book)
                    if ("heat", seat) not in steps:
                        self.heat_house(seat, book, seen["players"][seat])
                if ("breed", seat) not in steps:
                    self.breed(seat, book)
        if seen["round"] > self.round:
            self.next_round(seen)

    def gather(self) -> None:
        if not self.gathered:
            self.gathered = True
            for book in self.books:
                for crop, _ in book.sown.values():
                    book.gains(f"1 {crop}")
                book.sown = {field: [crop, left - 1] for field, (crop, left) in book.sown.items() if left > 1}

    def feed_people(self, seat: int, book: Book) -> None:
        if seat not in self.fed:
            self.fed.add(seat)
            adult = 3 if len(self.books) == 1 else 2
            due = adult * (book.people - book.newborns) + book.newborns
            eaten = min(due, book.wares["food"])
            book.pays(f"{eaten} food")
            book.begging += due - eaten

    def heat_house(self, seat: int, book: Book, seen: JSON) -> None:
        if seat not in self.heated:
            self.heated.add(seat)
            due = len(seen["farm"]["rooms"]) - {"wood": 0, "clay": 1, "stone": 2}[seen["farm"]["house"]]
            due -= "heating_oven" in seen["cards"]
            due = max(0, min(due, 1) if "tiled_oven" in seen["cards"] else due)
            paid = self.paid_for_heat if seat == self.seat else 0
            book.pays(f"{paid} fuel")
            book.sick = min(due - paid, book.people)

    def breed(self, seat: int, book: Book) -> None:
        if seat not in self.bred:
            self.bred.add(seat)
            for kind in ("sheep", "boar", "cattle", "horse"):
                book.gains(f"{int(book.wares[kind] >= 2)} {kind}")

    def next_round(self, seen: JSON) -> None:
        self.round += 1
        self.fed, self.heated, self.bred, self.gathered = set(), set(), set(), False
        for book in self.books:
            book.newborns = 0
            for later, ware, card in book.waiting:
                if later == self.round and (card == "well" or book.wares["horse"] >= 2):
                    book.gains(f"1 {ware}")
            book.waiting = [wait for wait in book.waiting if wait[0] > self.round]
        for space in on_spaces(seen):
            added = int(ACCUMULATES[space][1][len(self.books) - 1]) if space in ACCUMULATES else 0
            self.stock[space] = self.stock.get(space, 0) + added


BREEDING: list[JSON] = [{"ask": "house", "breeding": True}]


def on_spaces(seen: JSON) -> dict[str, int]:
    """What lies on the action spaces."""
    return {space["id"]: space["stock"] for space in seen["spaces"]}


def fences(player: JSON) -> set[Any]:
    """All fences of a player."""
    return {fence for pasture in player["farm"]["pastures"] for fence in edges(places(pasture["spaces"]))}
