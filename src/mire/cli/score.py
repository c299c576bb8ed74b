"""`mire score`: the score pad for a game played with the box."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from mire import texts
from mire.cli.counts import Unclear, read_counts, read_number
from mire.cli.flags import GameName, GameOptions, read_options
from mire.cli.language import Language, check_language
from mire.cli.output import AsJson, ask, open_console, print_json
from mire.cli.saves import read_json
from mire.cli.tables import score_data, score_pad, verdict
from mire.core.errors import BadSetup
from mire.core.game import Game, Score
from mire.core.moves import abridged
from mire.core.registry import game_named

File = Annotated[
    str | None,
    Parameter(
        allow_leading_hyphen=True,
        help="A JSON list with an object of the pad's numbers per player; - for the standard input.",
    ),
]
Pads = list[dict[str, int]]


def score(
    game: GameName,
    /,
    *,
    file: File = None,
    language: Language = "en",
    as_json: AsJson = False,
    **options: GameOptions,
) -> None:
    """Fill in the score pad of a game played with the box.

    Asks for what was counted, or reads it from a file. Options tell what one who played alone had to reach.

    Try: `mire score moorland`, `mire score moorland --file evening.json --json`, `mire score farmers --level 2`
    """
    check_language(language)
    chosen = game_named(game)
    settled = chosen.check_options(read_options(chosen, options))
    if file is None:
        names, scores = Questions(chosen, open_console(stderr=as_json), language).ask_all()
    else:
        names, entries = _read(chosen, file, language)
        scores = chosen.fill_pad(entries)
    target = chosen.solo_target(settled) if len(names) == 1 else None
    if as_json:
        _print_json(chosen, names, scores, target)
        return
    console = open_console()
    console.print()
    console.print(score_pad(chosen, names, scores, language))
    console.print(verdict(chosen, names, scores, target, language), style="bold", markup=False)


def _print_json(game: Game, names: list[str], scores: list[Score], target: int | None) -> None:
    players = [{"name": name, **score_data(score)} for name, score in zip(names, scores, strict=True)]
    winners = [names[seat] for seat in game.winners(scores, target)]
    print_json({"game": game.name, "players": players, "winners": winners, "solo_target": target})


def _read(game: Game, file: str, language: str) -> tuple[list[str], Pads]:
    """Names and numbers from a file."""
    data = read_json(file)
    if not isinstance(data, list) or not all(isinstance(entry, dict) for entry in data):
        fields = abridged([field.name for field in game.pad])
        raise BadSetup(f"{file} must be a list with an object per player: name (if you like), {fields}")
    game.check_players(len(data))
    names = [_read_name(entry, place, language) for place, entry in enumerate(data, 1)]
    return names, [{field: number for field, number in entry.items() if field != "name"} for entry in data]


def _read_name(entry: Mapping[str, Any], place: int, language: str) -> str:
    return str(entry.get("name") or texts.text("player", language, number=place))


class Questions:
    """Names and numbers from whoever sits at the keyboard."""

    def __init__(self, game: Game, console: Console, language: str) -> None:
        self.game: Final = game
        self.console: Final = console
        self.language: Final = language
        self.spans: Final = {field.name: (field.least, field.most) for field in game.pad}
        self.labels: Final = {field.name: texts.name_pad_field(game, field, language) for field in game.pad}
        self.groups: Final[dict[str, dict[str, str]]] = {}
        for field in game.pad:
            if field.group:
                self.groups.setdefault(field.group, {})[field.name] = self.labels[field.name]

    def ask_all(self) -> tuple[list[str], list[Score]]:
        """Everybody's name and points. What can't be is said, and asked for again."""
        try:
            players = self._ask_number(self._say("pad-players"), self.game.fewest, self.game.most)
            names = [self._ask_name(place) for place in range(1, players + 1)]
            if self.groups:
                self.console.print(f"\n{self._say('pad-how')}", style="dim", markup=False)
            entries = [self._ask_pad(name, {}) for name in names]
            while True:
                try:
                    return names, self.game.fill_pad(entries)
                except BadSetup as error:
                    self.console.print(f"\n{error}", style="yellow", markup=False)
                place = self._ask_number(self._say("pad-correct"), 1, players) - 1
                entries[place] = self._ask_pad(names[place], entries[place])
        except EOFError:
            self.console.print()
            raise BadSetup("the score pad was left before it was filled in") from None

    def _ask_name(self, place: int) -> str:
        name = ask(self.console, f"{self._say('pad-name', number=place)}? ")
        return name or self._say("player", number=place)

    def _ask_pad(self, name: str, counted: dict[str, int]) -> dict[str, int]:
        """One player's numbers, field by field; those of a long pad group by group, and what is not said is 0."""
        self.console.print(f"\n{name}", style="bold", markup=False)
        if not self.groups:
            return {name: self._ask_number(f"  {label}", *self.spans[name]) for name, label in self.labels.items()}
        counts = {**dict.fromkeys(self.labels, 0), **counted}
        for group, labels in self.groups.items():
            self._ask_group(texts.name_pad_group(self.game, group, self.language), labels, counts)
        return counts

    def _ask_group(self, title: str, labels: Mapping[str, str], counts: dict[str, int]) -> None:
        """Numbers with the names of their fields, line by line, until an empty line."""
        shown = [f"{label} {counts[name]}" if counts[name] else label for name, label in labels.items()]
        self.console.print(Padding(Text(", ".join(shown), style="dim"), (0, 0, 0, 2), expand=False))
        while answer := ask(self.console, f"  {title}? "):
            try:
                read = read_counts(answer, labels, self.labels)
            except Unclear as error:
                said = "pad-unclear" if error.fitting else "pad-unknown"
                self._warn(self._say(said, written=error.written, names=", ".join(error.fitting)))
                continue
            for name, number in read.items():
                least, most = self.spans[name]
                if number < least:
                    self._warn(self._say("pad-at-least", name=self.labels[name], least=least))
                elif number > most:
                    self._warn(self._say("pad-at-most", name=self.labels[name], most=most))
                else:
                    counts[name] = number
                    self.console.print(f"    {self.labels[name]}: {number}", markup=False)

    def _ask_number(self, wanted: str, least: int, most: int) -> int:
        span = self._say("pad-span", least=least, most=most)
        while True:
            answer = ask(self.console, f"{wanted} ({span})? ")
            number = read_number(answer)
            if number is not None and least <= number <= most:
                return number
            self._warn(self._say("pad-again", least=least, most=most))

    def _warn(self, complaint: str) -> None:
        self.console.print(f"  {complaint}", style="yellow", markup=False)

    def _say(self, message_id: str, **values: str | int) -> str:
        return texts.text(message_id, self.language, **values)
