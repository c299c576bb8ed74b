"""What can be pending: decisions, and what happens by itself. Who handles a kind of step is in `handlers`."""

from typing import Final

from mire.core.state import Kind, Step

# Decisions
TURN: Final = Kind(0, "turn")  # place a person or take a special action
ACTING: Final = Kind(1, "act")
FENCING: Final = Kind(2, "fence")
HOUSING: Final = Kind(3, "house")  # animals without room
GETTING: Final = Kind(4, "get")  # one of several wares
CUTTING: Final = Kind(5, "cut")  # which moor
FELLING: Final = Kind(6, "fell")  # which forest
CLEARING: Final = Kind(7, "clear")  # which forest becomes a field
SOLO_CARD: Final = Kind(8, "card")  # whether the card of the last round stays
AGAIN: Final = Kind(9, "again")  # whether the card that was used is kept for another use
FEEDING: Final = Kind(10, "feed")
HEATING: Final = Kind(11, "heat")
CARD_CHOICE: Final = Kind(12, "asked")  # a card asks
DRAFTING: Final = Kind(13, "draft")  # a card for the hand
CHANGING: Final = Kind(14, "change")  # cards of the first hand for others

# What happens by itself
PREPARING: Final = Kind(15, "prepare")  # the next round, or the end
BREEDING: Final = Kind(16, "breed")
DECIDING: Final = Kind(17, "decide")  # what lies below is for another player
OCCURRING: Final = Kind(18, "occur")  # an instant for the cards of who decides
OPENING: Final = Kind(19, "open")  # the first turn of a round
RETURNING: Final = Kind(20, "return")  # everybody returns home


class Acting(Step):
    """Open actions, of which one after the other is carried out."""

    def __init__(self, actions: int, begun: int = 0, *, optional: bool = False, one_of: bool = False) -> None:
        super().__init__(ACTING)
        self.actions: Final = actions  # those that are still open
        self.begun: Final = begun  # the one that was carried out last
        self.optional: Final = optional  # whether nothing need be done
        self.one_of: Final = one_of  # whether only one of them is done


class Fencing(Step):
    """A new pasture, space by space."""

    def __init__(self, spaces: int) -> None:
        super().__init__(FENCING)
        self.spaces: Final = spaces  # so far


class Housing(Step):
    """Animals may be without room."""

    def __init__(self, *, breeding: bool = False, guest_chosen: bool = False) -> None:
        super().__init__(HOUSING)
        self.breeding: Final = breeding  # none are cooked then
        self.guest_chosen: Final = guest_chosen


class Getting(Step):
    """A choice that an action space offers."""

    def __init__(self, space: int, choice: int) -> None:
        super().__init__(GETTING)
        self.space: Final = space
        self.choice: Final = choice  # which of those of the space


class OfSeat(Step):
    """Something that one player's turn has come for."""

    def __init__(self, kind: Kind, seat: int) -> None:
        super().__init__(kind)
        self.seat: Final = seat


class Feeding(OfSeat):
    """A player's people are fed."""

    def __init__(self, seat: int, *, begun: bool = False) -> None:
        super().__init__(FEEDING, seat)
        self.begun: Final = begun


class Heating(OfSeat):
    """A player's house is heated."""

    def __init__(self, seat: int, *, burnt: bool = False) -> None:
        super().__init__(HEATING, seat)
        self.burnt: Final = burnt  # whether wood was burnt for it


class Asked(Step):
    """A card asks its owner."""

    def __init__(self, effect: int, memory: int = 0) -> None:
        super().__init__(CARD_CHOICE)
        self.effect: Final = effect  # its code
        self.memory: Final = memory  # what the card has to know of what came before


class Occurring(Step):
    """An instant comes for the cards of who decides."""

    def __init__(self, instant: int, about: int = 0) -> None:
        super().__init__(OCCURRING)
        self.instant: Final = instant
        self.about: Final = about  # the space or action, or of building rooms how many there were


TURN_STEP: Final = Step(TURN)
HOUSING_STEP: Final = Housing()
CUTTING_STEP: Final = Step(CUTTING)
FELLING_STEP: Final = Step(FELLING)
CLEARING_STEP: Final = Step(CLEARING)
SOLO_CARD_STEP: Final = Step(SOLO_CARD)
AGAIN_STEP: Final = Step(AGAIN)
PREPARING_STEP: Final = Step(PREPARING)
OPENING_STEP: Final = Step(OPENING)
RETURNING_STEP: Final = Step(RETURNING)
