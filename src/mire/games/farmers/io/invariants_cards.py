"""What holds for improvements in play: each is somewhere, once, with what can lie on it and wait for it."""

from typing import Final

from mire.core.errors import BadRecord
from mire.games.farmers.box.board import ROUNDS
from mire.games.farmers.box.goods import FIRST_TILE, FOOD, HORSE
from mire.games.farmers.box.improvements import FIRST_MINOR
from mire.games.farmers.box.majors import CRAFTS, IDS, MAJORS, RIDING_STABLES, STACKS, VILLAGE_CHURCH, WELL, kitchen_of
from mire.games.farmers.cards import minors
from mire.games.farmers.cards.card import EFFECTS, MINORS, cards_giving, effect_at
from mire.games.farmers.cards.moments import DELIVERED
from mire.games.farmers.cards.points import MoveUp
from mire.games.farmers.io.pending import harvests_begun
from mire.games.farmers.model import perks
from mire.games.farmers.model.player import NOWHERE, Delivery, Player
from mire.games.farmers.model.position import Position
from mire.games.farmers.rules.major_effects import WELL_ROUNDS

RETURNED: Final = sorted({card for major in MAJORS for card in major.upgrades})  # cards that can come back
MOVING_UP: Final = {
    effect.major: minor.number for minor in minors.ALL for effect in minor.effects if isinstance(effect, MoveUp)
}


def check_majors(state: Position) -> None:
    """Each of the 24 cards is in its stack or somebody's; the lower one comes out after the upper one."""
    owned = [card for player in state.players for card in player.cards if card < FIRST_MINOR]
    supply = [card for stack in state.stacks for card in stack]
    gone = [card for card in state.removed if card < FIRST_MINOR]
    if sorted(owned + supply + gone) != list(range(len(MAJORS))) or len(state.stacks) != STACKS:
        raise BadRecord(
            f"state: each of {len(MAJORS)} major improvements is in one of {STACKS} stacks or somebody's, once"
        )
    for place, stack in enumerate(state.stacks):
        lower = place + STACKS
        moved = MOVING_UP.get(lower) in state.deck.shown
        if stack not in ([lower, place], [lower], [place], []) and not (moved and stack == [place, lower]):
            raise BadRecord(f"state: stack {place + 1} has {IDS[place]} upon {IDS[lower]} and nothing else")
        if stack == [place] and place not in RETURNED and not moved:
            raise BadRecord(f"state: {IDS[lower]} can't be built while {IDS[place]} lies upon it")


def check_cards(state: Position, player: Player, where: str) -> None:
    """Improvements that wait to be used, those used in a harvest, and what lies on them."""
    harvests = harvests_begun(state)
    if player.unlit and not state.tokens:
        raise BadRecord(f"{where}: 'unlit' is for games with fuel tokens")
    if not _is_part(player.unlit, [card for card in player.cards if kitchen_of(card).cooks]):
        raise BadRecord(f"{where}: 'unlit' are cooking improvements of the player, each once")
    used = [*[craft.major for craft in CRAFTS], VILLAGE_CHURCH, *cards_giving(player, perks.DISTILS)]
    if not _is_part(player.crafted, [card for card in player.cards if card in used]) or (
        player.crafted and not harvests
    ):
        raise BadRecord(f"{where}: 'crafted' are buildings of the player used in the last harvest, each once")
    if state.board.level == 1 and player.bonus > (harvests if VILLAGE_CHURCH in player.cards else 0):
        raise BadRecord(f"{where}: 'bonus' is for the Village Church, at most 1 a harvest")
    if player.begging and not harvests:
        raise BadRecord(f"{where}: 'begging' begins with the first harvest")
    if player.lies_on:
        _check_lies_on(state, player, where)
    if player.lying > (player.animals[HORSE] if player.perk(perks.HORSES_LIE) else 0):
        raise BadRecord(f"{where}: 'lying' are some of the horses, with the Bog Pony")
    if player.lodger != NOWHERE:
        hosts = [other for other in state.players if other is not player and other.perk(perks.GUESTS)]
        if not hosts or not player.animals[player.lodger]:
            raise BadRecord(f"{where}: the 'lodger' is an animal on the Night Pasture of another")


def _check_lies_on(state: Position, player: Player, where: str) -> None:
    for card, lying in player.lies_on.items():
        if card not in player.cards or card < FIRST_MINOR:
            raise BadRecord(f"{where}: something lies on cards ('lies_on', 'used_in') that the player has not")
        if MINORS[card].notes_round and lying > state.round:
            raise BadRecord(f"{where}: cards were 'used_in' this round or before")


def _is_part(some: list[int], all_of_them: list[int]) -> bool:
    return len(set(some)) == len(some) and all([one in all_of_them for one in some])


def check_deliveries(state: Position, player: Player, where: str) -> None:
    """The Well has food on some of the next rounds, the Riding Stables on all that are left; others as they bring."""
    for card in (WELL, RIDING_STABLES):
        rounds = [wait.round for wait in player.deliveries if wait.card == card]
        longest = min(state.round + WELL_ROUNDS, ROUNDS) if card == WELL else ROUNDS
        following = list(range(state.round + 1, longest + 1))
        if card not in player.cards:
            fits = not rounds
        elif card == WELL:
            fits = rounds == following[: len(rounds)]
        else:
            fits = rounds == following
        if not fits:
            raise BadRecord(f"{where}: 'deliveries' of {IDS[card]} are food for the next rounds, one each")
    for wait in player.deliveries:
        if wait.card < FIRST_MINOR:
            fits = wait.card in (WELL, RIDING_STABLES) and wait.ware == FOOD
        else:
            fits = wait.card in player.cards and state.round < wait.round <= ROUNDS and _can_bring(wait)
        if not fits:
            raise BadRecord(
                f"{where}: 'deliveries' are food of {IDS[WELL]} or {IDS[RIDING_STABLES]}, or what cards bring"
            )


def _can_bring(wait: Delivery) -> bool:
    """Whether a card may put this onto the space of a round."""
    code = effect_at(wait.card, DELIVERED)
    return EFFECTS[code].awaits(wait.ware) if code >= 0 else wait.ware < FIRST_TILE
