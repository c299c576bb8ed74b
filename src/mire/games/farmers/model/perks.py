"""What a card gives its owner for as long as it lies there: a number, which for most adds up over the cards."""

from typing import Final

# People and rooms
SLEEPERS: Final = 0  # people live on it
PLACE_FOR_ROOM: Final = 1  # it can give way to a room, in place of a renovation
PEAT_MOSS_ROOMS: Final = 2  # rooms of wood are built of peat moss
EARLY_CHILDREN: Final = 3  # children may come before the first harvest, without a person on a space
FOREST_DWELLERS: Final = 4  # people live in a forest
# Animals
KEPT: Final = 5  # animals of any kind live on it
GUESTS: Final = 6  # everybody else may have an animal live on it
IN_FORESTS: Final = 7  # in each forest lives an animal that is no sheep
AT_THE_HOUSE: Final = 8  # horses live beside the house, on an unused space
HORSES_LIE: Final = 9  # horses may lie down
# Prices and food
FUEL_FOR_GOOD: Final = 10  # a fuel pays for a building resource of a major improvement
LIVING_MUSEUM: Final = 11  # major improvements cost less by the second of the prices printed for museums
HORSE_ROAST: Final = 12  # food for a horse in fireplaces and hearths
BOAT: Final = 13  # the most fuel for which a boat brings something
SWAPS: Final = 14  # a building resource for another
DISTILS: Final = 15  # grain gives food in harvests, and points at the end
# Heating
MORE_FUEL: Final = 16  # is due for it
SAVES_FUEL: Final = 17  # as much as lies on it
SAVES_BY_BURNING: Final = 18  # fuel, for who has burnt wood
NO_FUEL: Final = 19  # is due for the house
# Land
EXTENSIONS: Final = 20  # of two spaces
FIELDS_APART: Final = 21
PASTURES_APART: Final = 22
RESERVE: Final = 23  # a forest or moor is fenced in
STACKS: Final = 24  # a forest lies on a forest or a moor
LEAVES: Final = 25  # goods lie on spaces
PLANTED: Final = 26  # unused spaces can be sown
GROWS: Final = 27  # crops are more than was sown
BLOCKS: Final = 28  # a space
POSTS: Final = 29  # block spaces
# Points
MAJOR: Final = 30  # counts as a major improvement
MUSEUM: Final = 31  # counts as one
SCORES_MUSEUMS: Final = 32  # everybody's

NUMBER: Final = 33  # of perks
