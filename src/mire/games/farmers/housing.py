"""Where animals can live: one kind in each pasture, one animal in each stable outside, one in the house.

Only how many animals of each kind there are is kept; whether they have room is worked out when needed.
"""


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
