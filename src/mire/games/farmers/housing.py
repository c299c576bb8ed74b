"""Where animals can live: one kind in each pasture, one animal in each stable outside, one in the house.

Only how many animals of each kind there are is kept; whether they have room is worked out when needed.
"""

from typing import Final


def have_room(animals: list[int], pastures: list[int], singles: int) -> bool:
    """Whether animals find room in pastures of such capacities and so many places for a single animal of any kind."""
    needs = sorted([number for number in animals if number], reverse=True)
    return _fit(needs, sorted(pastures, reverse=True), 0, singles)


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


def house(animals: list[int], pastures: list[int], singles: int) -> list[Stall]:
    """A way to keep animals, for those who want to see it: who lives in each pasture.

    What is not in pastures has single places, or waits for room.
    """
    left = animals.copy()
    while not have_room(left, pastures, singles):
        left[left.index(max(left))] -= 1
    stalls = [Stall(0, 0)] * len(pastures)
    places = sorted(range(len(pastures)), key=lambda place: -pastures[place])
    for at, place in enumerate(places):
        rest = [pastures[later] for later in places[at + 1 :]]
        for kind in sorted(range(len(left)), key=lambda kind: -left[kind]):
            number = min(left[kind], pastures[place])
            left[kind] -= number
            if have_room(left, rest, singles):
                stalls[place] = Stall(kind, number)
                break
            left[kind] += number
    return stalls
