"""Where animals can live: one kind in each pasture, and single places: stables outside, the house, some cards.

Only how many animals of each kind there are is kept; whether they have room is worked out when needed.
"""

from typing import Final

from mire.games.farmers.box.goods import BOAR, HORSE, SHEEP


class Places:
    """How many places there are for single animals."""

    def __init__(self, for_any: int, but_sheep: int = 0, for_horses: int = 0) -> None:
        self.for_any: Final = for_any
        self.but_sheep: Final = but_sheep  # for all kinds but sheep
        self.for_horses: Final = for_horses


def have_room(animals: list[int], pastures: list[int], singles: int) -> bool:
    """Whether animals find room in pastures of such capacities and so many places for a single animal of any kind."""
    needs = sorted([number for number in animals if number], reverse=True)
    return _fit(needs, sorted(pastures, reverse=True), 0, singles)


def have_room_in(animals: list[int], pastures: list[int], places: Places) -> bool:
    """The same with places that are not for every kind."""
    if not places.but_sheep and not places.for_horses:
        return have_room(animals, pastures, places.for_any)
    return _fit_in(animals.copy(), sorted(pastures, reverse=True), 0, places)


def _fit_in(needs: list[int], pastures: list[int], place: int, places: Places) -> bool:
    lacking = _lacking(needs, places)
    if lacking <= places.for_any:
        return True
    if place == len(pastures) or lacking - places.for_any > sum(pastures[place:]):
        return False
    for kind, need in enumerate(needs):
        if need > 0:
            needs[kind] = need - pastures[place]
            fits = _fit_in(needs, pastures, place + 1, places)
            needs[kind] = need
            if fits:
                return True
    return False


def _lacking(needs: list[int], places: Places) -> int:
    """The animals that need a place for any kind."""
    horses = max(needs[HORSE] - places.for_horses, 0)
    others = sum([max(need, 0) for need in needs[BOAR:HORSE]]) + horses
    return max(needs[SHEEP], 0) + max(others - places.but_sheep, 0)


def _fit(needs: list[int], pastures: list[int], place: int, singles: int) -> bool:
    """Give the pastures from `place` on, the largest first, to the kinds that still need room."""
    lacking = sum([need for need in needs if need > 0])
    if lacking <= singles:
        return True
    if place == len(pastures) or lacking - singles > sum(pastures[place:]):
        return False
    capacity = pastures[place]
    tried: list[int] = []
    for kind, need in enumerate(needs):
        if need > 0 and need not in tried:
            tried.append(need)
            needs[kind] = need - capacity
            fits = _fit(needs, pastures, place + 1, singles)
            needs[kind] = need
            if fits:
                return True
    return False


class Stall:
    """Who lives in a pasture: so many animals of a kind."""

    def __init__(self, kind: int, number: int) -> None:
        self.kind: Final = kind
        self.number: Final = number


def house(animals: list[int], pastures: list[int], places: Places) -> list[Stall]:
    """A way to keep animals, for those who want to see it: who lives in each pasture.

    What is not in pastures has single places, or waits for room.
    """
    left = animals.copy()
    while not have_room_in(left, pastures, places):
        left[left.index(max(left))] -= 1
    stalls = [Stall(0, 0)] * len(pastures)
    order = sorted(range(len(pastures)), key=lambda place: -pastures[place])
    for at, place in enumerate(order):
        rest = [pastures[later] for later in order[at + 1 :]]
        for kind in sorted(range(len(left)), key=lambda kind: -left[kind]):
            number = min(left[kind], pastures[place])
            left[kind] -= number
            if have_room_in(left, rest, places):
                stalls[place] = Stall(kind, number)
                break
            left[kind] += number
    return stalls
