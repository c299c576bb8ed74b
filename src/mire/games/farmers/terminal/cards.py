"""Draws the cards of a player: improvements with what lies on them, what waits for rounds, the hand and the pack."""

from collections import Counter
from typing import Final

from mire.core.game import JSON, Say
from mire.core.palette import BERRY, HERE, INK, PEAT, SUN, WIDEST
from mire.games.farmers.terminal.lines import PERSON, Line, flowing

LABEL: Final = 14
INDENT: Final = 4
CARD_VERBS: Final = {"play", "upgrade", "take", "change"}


def cards_of(player: JSON, say: Say) -> list[Line]:
    """What lies before a farm: improvements, what is on its spaces and on those of rounds to come, the hand."""
    return [
        *_improvements(player, say),
        *_on_spaces(player, say),
        *_deliveries(player, say),
        *_hand_unseen(player, say),
    ]


def hand_of(player: JSON, minors: dict[str, JSON], marked: set[str], say: Say) -> list[Line]:
    """The cards that a player may see: the pack to choose from, and the hand."""
    lines: list[Line] = []
    for place in ("pack", "hand"):
        cards = player.get(place, {}).get("cards")
        if cards:
            lines.append([(say(f"farmers-board-{place}"), PEAT)])
            for card in cards:
                lines += _card(minors[card], marked, say)
    return lines


def _card(card: JSON, marked: set[str], say: Say) -> list[Line]:
    """A card with what it costs and needs, its points, and what it does."""
    mark = HERE if card["id"] in marked else " "
    facts: list[Line] = []
    price = [say(f"farmers-amount-{ware}", number=number) for ware, number in card["cost"].items()]
    if price:
        facts.append([(", ".join(price), PEAT)])
    needs = [need_in_words(need, say) for need in card["needs"]]
    if needs:
        facts.append([(say("farmers-board-needs", needs=", ".join(needs)), BERRY)])
    if card["points"]:
        facts.append([(say("farmers-board-points", points=card["points"]), SUN)])
    if card["passing"]:
        facts.append([(say("farmers-board-passing"), PEAT)])
    head: Line = [(f"{mark} ", f"bold {SUN}"), (say(f"farmers-card-{card['id']}"), INK), ("  ", "")]
    text: Line = [(say(f"farmers-card-{card['id']}-text"), "")]
    return [*flowing(facts, WIDEST, head=head, indent=INDENT), *flowing([text], WIDEST, head=[], indent=INDENT)]


def need_in_words(need: JSON, say: Say) -> str:
    """What a card needs."""
    limit = "least" if need["most"] is None else "most"
    return say(f"farmers-need-{need['of']}-{limit}", number=need[limit])


def marked_cards(view: JSON) -> set[str]:
    """The cards that can be played, taken or changed now."""
    words = [move.split() for move in view["moves"]]
    return {word[1] for word in words if word[0] in CARD_VERBS}


# Rows below a farm


def _row(label: str, pieces: list[Line], say: Say) -> list[Line]:
    return flowing(pieces, WIDEST, head=[(say(label), PEAT), ("  ", "")], indent=LABEL) if pieces else []


def _improvements(player: JSON, say: Say) -> list[Line]:
    pieces: list[Line] = []
    for card in player["cards"]:
        unlit = f" ({say('farmers-board-unlit')})" if card in player["unlit"] else ""
        number = player.get("lies_on", {}).get(card)
        on_it = "" if number is None else f" {say('farmers-board-on-card', number=number)}"
        pieces.append([(say(f"farmers-card-{card}"), INK), (on_it, SUN), (unlit, BERRY)])
    return _row("farmers-board-improvements", pieces, say)


def _on_spaces(player: JSON, say: Say) -> list[Line]:
    """Wares that lie on spaces, tiles under others, and the person in a forest."""
    yard = player["farm"]
    pieces: list[Line] = []
    for at, wares in yard.get("left", {}).items():
        amounts = [say(f"farmers-amount-{ware}", number=number) for ware, number in Counter(wares).items()]
        pieces.append([(f"{at} ", INK), (", ".join(amounts), "")])
    for at, tiles in yard.get("covered", {}).items():
        below = [say(f"farmers-amount-{tile}", number=number) for tile, number in Counter(tiles).items()]
        pieces.append([(f"{at} ", INK), (say("farmers-board-under", tiles=", ".join(below)), "")])
    if player.get("hut"):
        pieces.append([(f"{player['hut']} ", INK), (PERSON, BERRY)])
    return _row("farmers-board-on-spaces", pieces, say)


def _deliveries(player: JSON, say: Say) -> list[Line]:
    """What waits on the spaces of rounds to come, by ware."""
    waiting: dict[str, Counter[int]] = {}
    for delivery in player["deliveries"]:
        waiting.setdefault(delivery["ware"], Counter())[delivery["round"]] += 1
    pieces: list[Line] = []
    for ware, rounds in waiting.items():
        numbers = [f"{number}" if many == 1 else f"{number} (×{many})" for number, many in sorted(rounds.items())]
        pieces.append([(say("farmers-board-waiting", wares=ware, rounds=", ".join(numbers)), "")])
    return _row("farmers-board-to-come", pieces, say)


def _hand_unseen(player: JSON, say: Say) -> list[Line]:
    """How many cards somebody has in hand, and which of them everybody knows."""
    hand = player.get("hand")
    if not hand or hand["cards"] is not None or not hand["number"]:
        return []
    pieces: list[Line] = [[(say("farmers-board-cards", cards=hand["number"]), "")]]
    pieces += [[(say(f"farmers-card-{card}"), PEAT)] for card in hand["known"]]
    return _row("farmers-board-hand", pieces, say)
