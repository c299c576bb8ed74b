"""Draws the middle of the table: the action spaces, the special action cards and the major improvements."""

from typing import Final

from mire.core.game import JSON, Say
from mire.core.palette import BERRY, HERE, INK, PEAT, SUN, WIDEST
from mire.games.farmers.terminal.lines import NOTHING, PERSON, Line, beside, flowing

COLUMN: Final = WIDEST // 2
GAP: Final = 2
LABEL: Final = 14
SECOND_USE: Final = 2  # food for a card that somebody else has used
INFIRMARY: Final = "infirmary"


class Middle:
    """What lies between the players."""

    def __init__(self, view: JSON, components: JSON, say: Say) -> None:
        self.board: Final[JSON] = view["board"]
        self.say: Final = say
        self.moves: Final = set(view["moves"])
        words = [move.split() for move in self.moves]
        self.buildable: Final = {word[1] for word in words if word[0] in ("build", "buildwith", "upgrade")}
        self.players: Final[int] = view["players"]
        self.spaces: Final[dict[str, JSON]] = {
            space["id"]: space for space in components["spaces"] if self.players in space["players"]
        }
        self.majors: Final[dict[str, JSON]] = {major["id"]: major for major in components["majors"]}
        self.cards: Final[dict[str, JSON]] = {card["id"]: card for card in components["special"]}

    # Action spaces

    def action_board(self) -> list[Line]:
        """All spaces in two columns: those of the board, then the cards of the rounds."""
        blocks = [self._space(space) for space in self.board["spaces"]]
        half = (sum([len(block) for block in blocks]) + 1) // 2
        left: list[Line] = []
        right: list[Line] = []
        for block in blocks:
            column = left if not right and len(left) + len(block) <= half else right
            column += block
        return beside(left, right, COLUMN)

    def _space(self, space: JSON) -> list[Line]:
        """A space with its round, what lies on it or what it is for, and who stands on it."""
        name = space["id"]
        mark = HERE if f"place {name}" in self.moves else " "
        rounds = self.board["stage_cards"]
        number = f"{rounds.index(name) + 1:>2} " if name in rounds else "   "
        style = PEAT if space["blocked"] else INK
        head: Line = [(mark, f"bold {SUN}"), (number, PEAT), (self.say(f"farmers-space-{name}"), style), ("  ", "")]
        pieces = [[(f"{PERSON}{seat + 1}", BERRY)] for seat in self._people_on(space)]
        details = self._details(self.spaces[name], space["stock"])
        return flowing([*pieces, *details], COLUMN - GAP, head=head, indent=6)

    def _people_on(self, space: JSON) -> list[int]:
        if space["id"] == INFIRMARY:
            return [seat for seat, player in enumerate(self.board["players"]) for _ in range(player["in_infirmary"])]
        return [] if space["by"] is None else [space["by"]]

    def _details(self, space: JSON, stock: int) -> list[Line]:
        """What is to be had at a space."""
        say = self.say
        pieces: list[Line] = []
        if space["adds"] and (stock or space["amounts"][self.players - 1]):
            pieces.append([(say(f"farmers-amount-{space['adds']}", number=stock), SUN if stock else PEAT)])
        for ware in dict.fromkeys(space["gets"]):
            pieces.append([(say(f"farmers-amount-{ware}", number=space["gets"].count(ware)), "")])
        for offers in space["chooses"]:
            pieces.append([("/".join([say(f"farmers-ware-{offer['ware']}") for offer in offers]), "")])
        for action in space["does"]:
            pieces.append([(say(f"farmers-action-{action}"), PEAT)])
        for action in space["then"]:
            pieces.append([(f"+ {say(f'farmers-action-{action}')}", PEAT)])
        if space["growth"] != "none":
            pieces.append([(say("farmers-board-growth", growth=space["growth"]), PEAT)])
        return pieces

    # Cards

    def special_actions(self) -> list[Line]:
        """The special action cards: free, with somebody who was paid for, or face down."""
        pieces: list[Line] = []
        for card in self.board["special"]:
            data = self.cards[card["card"]]
            actions = ", ".join([self._special(action, data) for action in data["actions"]])
            if card["face_down"]:
                pieces.append([(f"{actions} ", PEAT), (self.say("farmers-board-face-down"), PEAT)])
            elif card["by"] is None:
                pieces.append([(actions, "")])
            else:
                who = self.say("farmers-board-second", player=card["by"] + 1, food=SECOND_USE)
                pieces.append([(f"{actions} ", ""), (who, BERRY)])
        lines = self._rows(self.say("farmers-board-special"), pieces[:1])
        for piece in pieces[1:]:
            lines += self._rows("", [piece])
        solo = self.board["solo"]
        return lines + self._pile(solo) if solo else lines

    def _special(self, action: str, card: JSON) -> str:
        """An action of a card, marked if it can be taken now, with the food of a market."""
        name = self.say(f"farmers-special-{action}")
        food = -card["horse"] if action == "horse_market" else card["hire"] if action == "hiring_fair" else 0
        mark = HERE if f"special {action}" in self.moves else ""
        return f"{mark}{name} {self.say('farmers-board-food', food=f'{food:+}')}" if food else f"{mark}{name}"

    def _pile(self, solo: JSON) -> list[Line]:
        """What is known of the solo game's pile."""
        pieces: list[Line] = [[(self.say("farmers-board-pile", cards=solo["pile"]), "")]]
        if solo["next"]:
            actions = ", ".join(
                [self.say(f"farmers-special-{action}") for action in self.cards[solo["next"]]["actions"]]
            )
            pieces.append([(self.say("farmers-board-next", actions=actions), PEAT)])
        return flowing(pieces, WIDEST, head=[], indent=LABEL)

    def major_improvements(self) -> list[Line]:
        """The top card of each stack with what it costs and its points, marked if it can be built now."""
        pieces: list[Line] = []
        for stack in self.board["stacks"]:
            if stack:
                card = self.majors[stack[-1]]
                mark = HERE if card["id"] in self.buildable else ""
                price = ", ".join([self.say(f"farmers-amount-{good}", number=n) for good, n in card["cost"].items()])
                name = (self.say(f"farmers-card-{card['id']}"), INK)
                below = "+" if len(stack) > 1 else ""
                points = (f" {self.say('farmers-board-points', points=card['points'])}{below}", SUN)
                pieces.append([(mark, f"bold {SUN}"), name, (f" {price}", PEAT), points])
        return self._rows(self.say("farmers-board-majors"), pieces)

    def _rows(self, label: str, pieces: list[Line]) -> list[Line]:
        head: Line = [(label, PEAT), ("  ", "")]
        return flowing(pieces or [[(NOTHING, PEAT)]], WIDEST, head=head, indent=LABEL)
