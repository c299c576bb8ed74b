"""Positions of Dartmoor set up by hand, in one line: `world("ash: left roe_deer", "2 barn_owl", hand="3 ash")`.

A card is named by what it shows: a species, with a tree symbol where that matters (`roe_deer/ash`), by its id (`LR03`),
`any` or `winter`. A half that stands alone in a forest lies where there is room; the host it may need is a Moor Birch,
or a universal moor. All other cards are in the stack and the box, so that each is somewhere, once, and stays so.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from mire.core.game import Setup
from mire.core.moves import Move
from mire.core.state import NOBODY
from mire.games.dartmoor.box.components import CARD_IDS, NO_CARD, SIDES, WINTER, WINTER_CARDS, Face
from mire.games.dartmoor.box.loading import BOX
from mire.games.dartmoor.box.vocabulary import TREES
from mire.games.dartmoor.model.position import HAND_LIMIT, Player, new_player
from mire.games.dartmoor.model.steps import TURN_STEP, OfFace
from mire.games.dartmoor.rules import notation
from mire.games.dartmoor.rules.scoring import Scoring, tally_all
from mire.games.dartmoor.state import RETURNED, DartmoorState, deal

COMPONENTS = BOX.components(None)
UNIVERSAL_MOOR = "universal_moor"
UNNAMED = ["any", UNIVERSAL_MOOR]
SPARE_HOST = "moor_birch"
FACE_VERBS = [notation.PLAY, notation.PLACE]


class Wanted:
    """A card that a world asks for, by what it shows and on which side, until it is found."""

    def __init__(self, name: str, side: str = "") -> None:
        self.name = name
        self.side = side
        self.card = WINTER if name == "winter" else NO_CARD

    @property
    def face(self) -> Face:
        """The face that is meant."""
        return next(face for face in COMPONENTS.cards[self.card].faces if self.is_on(face))

    def is_on(self, face: Face) -> bool:
        """Whether a face is the one that is meant."""
        return shows(face, self.name) and (not self.side or SIDES[face.side] == self.side)

    def can_be(self, card: int) -> bool:
        """Whether a card of the box will do."""
        return CARD_IDS[card] == self.name or any(self.is_on(face) for face in COMPONENTS.cards[card].faces)


class Planting:
    """A tree, shrub or moor with the cards around it, or cards that look for a place."""

    def __init__(self, text: str) -> None:
        name, _, sides = text.partition(":")
        self.cards = wanted(name)
        self.around = [one for side in filter(None, sides.split(",")) for one in _at_side(*side.split(maxsplit=1))]


def world(
    *forest: str,
    hand: str = "",
    clearing: str = "",
    stack: str = "",
    stored: str = "",
    cave: int = 1,
    winters: int = 0,
    seat: int = 0,
    players: int = 2,
    others: Sequence[Sequence[str]] = (),
    hands: Sequence[str] = (),
) -> DartmoorState:
    """The beginning of a turn; `others` and `hands` are the forests and hands of the seats that come next."""
    plantings = [[Planting(text) for text in texts] for texts in [forest, *others]]
    piles = [wanted(text) for text in (clearing, stack, stored, hand, *hands)]
    planted = [[*planting.cards, *planting.around] for texts in plantings for planting in texts]
    rest = _find([one for cards in [*planted, *piles] for one in cards])
    owners = [new_player() for _ in range(players)]
    for owner, texts in zip(owners, plantings, strict=False):
        for planting in texts:
            _plant(owner, planting, rest)
    for owner, pile in zip(owners, piles[3:], strict=False):
        owner.hand.extend(sorted(one.card for one in pile))
    owners[0].stored.extend(one.card for one in piles[2])
    for number, owner in enumerate(owners):
        owner.cave = (cave - 1 + number) % 5 + 1
    box = [rest.pop() for _ in range(min(RETURNED[players], len(rest) // 2))]
    to_come = [one.card for one in piles[1]]
    stack_ = [*to_come, *rest, *[WINTER] * (WINTER_CARDS - winters - to_come.count(WINTER))]
    state = DartmoorState(COMPONENTS, owners[-seat:] + owners[:-seat], stack_, box)
    state.clearing = sorted(one.card for one in piles[0])
    state.winters = winters
    state.seat = seat
    state.pending = [TURN_STEP]
    state._go_on()
    check(state)
    return state


def dealt(players: int = 2, seed: int = 1, first: int = 0) -> DartmoorState:
    """A game at its first decision."""
    return deal(COMPONENTS, Setup(players, seed, {"first": first}))


def wanted(text: str, side: str = "") -> list[Wanted]:
    """Cards by their names, with numbers before those that are wanted more than once."""
    found, many = [], 1
    for word in text.replace(",", " ").split():
        if word.isdecimal():
            many = int(word)
        else:
            found += [Wanted(word, side) for _ in range(many)]
            many = 1
    return found


def do(state: DartmoorState, *names: str) -> DartmoorState:
    """Play moves by name: `do(state, "play barn_owl", "at 1", "pay ash", "pay")`; `pay` is the first of its kind."""
    for name in names:
        found = [move for move in state.moves() if _is_called(move, name)]
        assert found, f"{name} is none of: {', '.join(map(str, state.moves()))}"
        state.play(found[0])
        check(state)
    return state


def can(state: DartmoorState, name: str) -> bool:
    """Whether a move is legal."""
    return any(_is_called(move, name) for move in state.moves())


def offered(state: DartmoorState, verb: str) -> list[str]:
    """What the moves of a verb are about: species to be played or placed, else what is written."""
    moves = [move for move in state.moves() if move.verb.word == verb]
    return sorted(
        {COMPONENTS.faces[move.a].species.id if move.verb in FACE_VERBS else move.words()[0] for move in moves}
    )


def asked(state: DartmoorState) -> str:
    """The kind of decision, or that the game is over."""
    return "over" if state.seat == NOBODY else state.pending[-1].kind.name


def shows(face: Face, name: str) -> bool:
    """Whether a face is of a species, and has a tree symbol if one is named."""
    species, _, tree = name.partition("/")
    return face.species.id == species and (not tree or TREES[face.tree] == tree)


def names(cards: Iterable[int]) -> list[str]:
    """Cards by their ids, in order."""
    return sorted(CARD_IDS[card] for card in cards)


def forest(state: DartmoorState, seat: int = 0) -> list[str]:
    """The hosts of a forest with what is in their slots: `ash: left roe_deer`."""
    return [_told(host.species.id, host.slots, host.is_moor) for host in state.players[seat].forest.hosts]


def points(state: DartmoorState, species: str, seat: int = 0) -> list[int]:
    """The points of each card of a species, in the order of the forest; those of a family in one."""
    scoring = Scoring(state, seat, tally_all(state))
    found = [scoring.of_family(family) for family in COMPONENTS.families if family.name == species]
    for host in [] if found else scoring.player.forest.hosts:
        if host.species.id == species:
            found.append(scoring.of_host(host))
        for slot, faces in enumerate(host.slots):
            cards = enumerate(faces)
            found += [scoring.of_card(host, slot, place) for place, face in cards if face.species.id == species]
    return found


def check(state: DartmoorState) -> None:
    """All cards of the box are somewhere, once, and nobody holds too many."""
    cards = [*state.box, *state.stack[state.drawn :], *state.clearing, *state.discard]
    for player in state.players:
        cards += [*player.hand, *player.stored]
        cards += [host.card for host in player.forest.hosts]
        cards += [face.card for host in player.forest.hosts for slot in host.slots for face in slot]
        assert len(player.hand) <= HAND_LIMIT
    cards += [COMPONENTS.faces[step.face].card for step in state.pending if isinstance(step, OfFace)]
    cards += [WINTER] * state.winters
    assert Counter(cards) == Counter([*COMPONENTS.deck, *[WINTER] * WINTER_CARDS])
    assert (state.seat == NOBODY) == (not state.moves()) == (state.winters == WINTER_CARDS)


def _at_side(side: str, text: str) -> list[Wanted]:
    return wanted(text, side)


def _find(all_wanted: list[Wanted]) -> list[int]:
    """Find the cards that are wanted in the box, so that all get one; the cards that are left."""
    holders: dict[int, Wanted] = {}
    for one in all_wanted:
        if one.card == NO_CARD and one.name not in UNNAMED:
            assert _give(one, holders, set()), f"there is no {one.name} left"
    for place, one in holders.items():
        one.card = COMPONENTS.deck[place]
    rest = [card for place, card in enumerate(COMPONENTS.deck) if place not in holders]
    for one in all_wanted:
        if one.name in UNNAMED:
            one.card = rest.pop()
    return rest


def _give(one: Wanted, holders: dict[int, Wanted], tried: set[int]) -> bool:
    """Give a card to whoever wants it, if need be one whose holder can have another."""
    for place, card in enumerate(COMPONENTS.deck):
        if place not in tried and one.can_be(card):
            tried.add(place)
            if place not in holders or _give(holders[place], holders, tried):
                holders[place] = one
                return True
    return False


def _plant(owner: Player, planting: Planting, rest: list[int]) -> None:
    for one in planting.cards:
        if one.name == UNIVERSAL_MOOR:
            owner.forest.lay(one.card, COMPONENTS.universal)
        elif one.face.is_host:
            owner.forest.grow(one.card, one.face.species, one.face.tree)
        else:
            _add_somewhere(owner, one.face, rest)
    for one in planting.around:
        host = len(owner.forest.hosts) - 1
        assert owner.forest.hosts[host].accepts & one.face.niche, f"there is no room for {one.name}"
        owner.forest.add(host, one.face)


def _add_somewhere(owner: Player, face: Face, rest: list[int]) -> None:
    places = owner.forest.places(face)
    if not places:
        spare = CARD_IDS.index(SPARE_HOST)
        if spare in rest:
            rest.remove(spare)
            owner.forest.grow(spare, COMPONENTS.faces[spare].species, COMPONENTS.faces[spare].tree)
        places = owner.forest.places(face)
    if not places:
        owner.forest.lay(rest.pop(), COMPONENTS.universal)
        places = owner.forest.places(face)
    owner.forest.add(places[0], face)


def _is_called(move: Move, name: str) -> bool:
    """Whether a move is meant: as it is written, with a card by something it shows, or any of its kind."""
    verb, _, thing = name.partition(" ")
    if name in (str(move), move.verb.word):
        return True
    if move.verb.word != verb or move.verb.slots not in ([notation.CARD], [notation.FACE]):
        return False
    faces = [COMPONENTS.faces[move.a]] if move.verb in FACE_VERBS else COMPONENTS.cards[move.a].faces
    return any(shows(face, thing) for face in faces)


def _told(species: str, slots: list[list[Face]], is_moor: bool) -> str:
    sides = ["top", "top", "bottom", "bottom"] if is_moor else SIDES
    told = [
        f"{side} {' '.join(face.species.id for face in slot)}" for side, slot in zip(sides, slots, strict=True) if slot
    ]
    return species + (": " + ", ".join(told) if told else "")
