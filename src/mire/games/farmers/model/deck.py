"""Where the minor improvements in the hands come from, and what of it a player can know.

In a draft everybody takes a card and hands the rest of the pack to the right neighbour. Who holds a pack sees all its
cards; which of them the others then took is told only by what they play, or when the pack comes round again.
"""

from typing import Final

from mire.core.seeds import Stream

HAND: Final = 7  # cards
EXPERT_PACK: Final = 8  # of which one is left over
NO_HAND: Final = -1  # a card that came into no hand


class Deck:
    """The cards of the game before the first was played. Never changed, only replaced, so that copies share it."""

    def __init__(
        self,
        hands: list[list[int]],
        packs: list[list[int]],
        aside: list[list[int]],
        undealt: list[int],
        shown: dict[int, int],
    ) -> None:
        self.hands: Final = hands  # of each player, as the cards were taken
        self.packs: Final = packs  # what is left of them, the one dealt to seat 0 first; none without a draft
        self.aside: Final = aside  # what each player has changed for other cards
        self.undealt: Final = undealt  # the next one last
        self.shown: Final = shown  # cards that have been played, with who had them in the first hand

    def pack_at(self, seat: int, taken: int) -> int:
        """The pack from which a player takes a card after so many."""
        return (seat + taken) % len(self.packs)

    def pack_in_hand(self, seat: int) -> list[int]:
        """The cards among which a player chooses; none while others have not yet handed theirs on."""
        taken = len(self.hands[seat])
        if not self.packs or taken == HAND or min([len(hand) for hand in self.hands]) < taken:
            return []
        return self.packs[self.pack_at(seat, taken)]

    def taken_from(self, pack: int) -> int:
        """How many cards have been taken from a pack."""
        taken = 0
        while taken < len(self.hands[(pack - taken) % len(self.packs)]):
            taken += 1
        return taken

    def sights(self, seat: int) -> list[list[int]]:
        """What a player found in each pack from which a card was taken."""
        if not self.packs:
            return []
        return [self._pack_before(self.pack_at(seat, taken), taken) for taken in range(len(self.hands[seat]))]

    def _pack_before(self, pack: int, taken: int) -> list[int]:
        """The cards of a pack after so many have been taken from it."""
        cards = self.packs[pack].copy()
        count = len(self.packs)
        while taken < len(self.hands[(pack - taken) % count]):
            cards.append(self.hands[(pack - taken) % count][taken])
            taken += 1
        return sorted(cards)

    def take(self, seat: int, card: int) -> "Deck":
        """A player takes a card from the pack at hand."""
        pack = self.pack_at(seat, len(self.hands[seat]))
        packs = self.packs.copy()
        packs[pack] = [other for other in packs[pack] if other != card]
        return Deck(_with(self.hands, seat, [*self.hands[seat], card]), packs, self.aside, self.undealt, self.shown)

    def set_aside(self, seat: int, card: int) -> "Deck":
        """A player parts with a card of the first hand."""
        hand = [other for other in self.hands[seat] if other != card]
        aside = _with(self.aside, seat, [*self.aside[seat], card])
        return Deck(_with(self.hands, seat, hand), self.packs, aside, self.undealt, self.shown)

    def draw(self, seat: int) -> "Deck":
        """As many other cards as a player has set aside."""
        left = len(self.undealt) - len(self.aside[seat])
        hand = sorted(self.hands[seat] + self.undealt[left:])
        return Deck(_with(self.hands, seat, hand), self.packs, self.aside, self.undealt[:left], self.shown)

    def show(self, card: int, seat: int) -> "Deck":
        """A card is played from a hand: from now on everybody knows where it is."""
        if card in self.shown:
            return self
        return Deck(self.hands, self.packs, self.aside, self.undealt, {**self.shown, card: seat})

    def redealt(self, seat: int, stream: Stream) -> "Deck":
        """As it may be for all that a player knows."""
        dealing = _Dealing(self)
        unknown: list[Slot] = []
        if self.packs:
            for pack in range(len(self.packs)):
                for group in dealing.parted_by_sights(pack, seat):
                    if group.unseen:
                        unknown += group.slots
                    else:
                        dealing.shuffle(group.slots, stream)
        else:
            for other in range(len(self.hands)):
                if other != seat:
                    unknown += dealing.in_row(dealing.hands[other], other)
                    unknown += dealing.in_row(dealing.aside[other], NO_HAND)
        unknown += dealing.in_row(dealing.undealt, NO_HAND)
        dealing.shuffle(unknown, stream)
        return Deck(dealing.hands, dealing.packs, dealing.aside, dealing.undealt, self.shown)


NO_DECK: Final = Deck([], [], [], [], {})


def _with(rows: list[list[int]], place: int, row: list[int]) -> list[list[int]]:
    changed = rows.copy()
    changed[place] = row
    return changed


class Slot:
    """A place where a card lies: in a row of cards that came into somebody's hand, or nobody's."""

    def __init__(self, row: list[int], place: int, owner: int) -> None:
        self.row: Final = row
        self.place: Final = place
        self.owner: Final = owner


class Group:
    """Slots whose cards a player knows, but not which lies where; or knows nothing of."""

    def __init__(self, slots: list[Slot], *, unseen: bool) -> None:
        self.slots: Final = slots
        self.unseen: Final = unseen


class _Dealing:
    """A deck while it is dealt anew."""

    def __init__(self, deck: Deck) -> None:
        self.deck: Final = deck
        self.hands: Final = [hand.copy() for hand in deck.hands]
        self.packs: Final = [pack.copy() for pack in deck.packs]
        self.aside: Final = [cards.copy() for cards in deck.aside]
        self.undealt: Final = deck.undealt.copy()

    def in_row(self, row: list[int], owner: int) -> list[Slot]:
        """All cards of a row."""
        return [Slot(row, place, owner) for place in range(len(row))]

    def parted_by_sights(self, pack: int, seat: int) -> list[Group]:
        """The cards that others took from a pack, and those left, parted where a player looked into it."""
        count = len(self.packs)
        current: list[Slot] = []
        groups: list[Group] = []
        unseen = True
        place = 0
        while len(self.hands[(pack - place) % count]) > place:
            owner = (pack - place) % count
            if owner == seat:
                groups.append(Group(current, unseen=unseen))
                current = []
                unseen = False
            else:
                current.append(Slot(self.hands[owner], place, owner))
            place += 1
        if self._looks_into(pack, place, seat):
            groups.append(Group(current, unseen=unseen))
            return groups
        groups.append(Group(current + self.in_row(self.packs[pack], NO_HAND), unseen=unseen))
        return groups

    def _looks_into(self, pack: int, place: int, seat: int) -> bool:
        """Whether a player holds what is left of a pack."""
        return (pack - place) % len(self.packs) == seat and len(self.deck.pack_in_hand(seat)) > 0

    def shuffle(self, slots: list[Slot], stream: Stream) -> None:
        """Deal the cards of some slots anew; a card that was shown stays with who had it."""
        cards = sorted([slot.row[slot.place] for slot in slots])
        shown = self.deck.shown
        free = slots.copy()
        for card in cards:
            if card in shown:
                for slot in free:
                    if slot.owner == shown[card]:
                        slot.row[slot.place] = card
                        free.remove(slot)
                        break
        rest = [card for card in cards if card not in shown]
        stream.shuffle(rest)
        for slot, card in zip(free, rest, strict=True):
            slot.row[slot.place] = card
