"""What Mire says to people, in their language. The words are Fluent files: some here, the rest beside each game.

A file is named by its language, `en.ftl`, or by a part of the texts and the language, `pad.en.ftl`.

The ids of a game's texts follow from its data: `<game>-title`, `-about` and `-reconstructed`, `<game>-move-<verb>`,
`<game>-tell-<verb>`, and with one more `-about` each `<game>-option-<name>`, `<game>-option-<name>-<choice>`,
`<game>-category-<name>` and `<game>-pad-<field>`; a group of these fields is `<game>-group-<name>`. Who begins is
`option-first` for all games. The others are what
the game itself asks for: in `prompt`, `tell`, `name_move` and `draw`.
"""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache, partial
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from mire.core.errors import MireError
from mire.core.game import WHO_BEGINS, Game, Option, PadField
from mire.core.moves import Move, abridged
from mire.core.points import Points
from mire.core.registry import games
from mire.core.sayings import Saying
from mire.core.table import Table

LANGUAGES: Final = ("en", "de")


def say(saying: Saying, language: str = "en", names: Sequence[str] = ()) -> str:
    """A sentence; `names` are what to call the players it may speak of."""
    if saying.seat is None:
        return text(saying.id, language, **saying.values)
    return text(saying.id, language, **saying.values, player=names[saying.seat])


def tell(sayings: Sequence[Saying], names: Sequence[str], language: str = "en") -> list[str]:
    """What happened, as sentences for a log."""
    return [say(saying, language, names) for saying in sayings]


def name_move(table: Table, move: Move, language: str = "en") -> str:
    """A move as one line of a list to choose from."""
    return say(table.name_move(move), language)


def name_category(game: Game, category: str, language: str = "en") -> str:
    """A row of the score pad."""
    return text(f"{game.name}-category-{category}", language)


def name_pad_field(game: Game, field: PadField, language: str = "en") -> str:
    """A number to fill in on the score pad."""
    return text(f"{game.name}-pad-{field.name}", language)


def name_pad_group(game: Game, group: str, language: str = "en") -> str:
    """What a group of such numbers is called."""
    return text(f"{game.name}-group-{group}", language)


def explain_option(game: Game, option: Option, language: str = "en") -> str:
    """What an option is, and what can be given besides its choices."""
    name = _option_id(game, option)
    parts = [f"{name}-{part}" for part in ("about", "data", "file-about")]
    return " ".join([text(part, language) for part in parts if has_text(part, language)])


def explain_choice(game: Game, option: Option, choice: str, language: str = "en") -> str:
    """What a choice means."""
    return text(f"{_option_id(game, option)}-{choice}-about", language)


def _option_id(game: Game, option: Option) -> str:
    """A game's own options have their texts beside it."""
    return f"option-{option.name}" if option is WHO_BEGINS else f"{game.name}-option-{option.name}"


def draw(table: Table, seat: int | None = None, language: str = "en", *, whole: bool = True) -> str:
    """What a seat, or without one a spectator, sees, for a terminal; if not the whole table, then in short."""
    return table.game.draw(table.view(seat), table.components(), partial(text, language=language), whole=whole)


def text(message_id: str, language: str = "en", **values: str | Points) -> str:
    """Any text with its values; MireError says which languages, texts or values there are."""
    bundle, ids = _texts_in(language)
    if message_id not in ids:
        raise MireError(f"there is no text '{message_id}'; {_hint(message_id, ids)}")
    pattern = bundle.get_message(message_id).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise MireError(f"the text '{message_id}' can't be said: {errors[0]}")
    return str(said)


def has_text(message_id: str, language: str = "en") -> bool:
    """Whether there is such a text."""
    return message_id in _texts_in(language)[1]


def _texts_in(language: str) -> tuple[FluentBundle, list[str]]:
    if language not in LANGUAGES:
        raise MireError(f"there are no texts in '{language}'; the languages are: {', '.join(LANGUAGES)}")
    return _read(language, tuple(_package(game) for game in games()))


@cache
def _read(language: str, packages: tuple[str, ...]) -> tuple[FluentBundle, list[str]]:
    """Everything that can be said in a language, and the ids of the texts."""
    bundle = _empty_bundle(language)
    ids: list[str] = []
    for folder in [resources.files(__name__), *(resources.files(package) / "texts" for package in packages)]:
        for file in folder.iterdir():
            if file.name.endswith(f"{language}.ftl"):
                resource = FluentResource(file.read_text("utf-8"))
                bundle.add_resource(resource)
                ids += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message) and entry.value]
    return bundle, ids


def _empty_bundle(language: str) -> FluentBundle:
    def names(prefix: str, words: str, by: str = ", ") -> str:
        """NAMES("game-goods", "wood clay:2") in a text: what the texts `game-goods-wood` and `-clay` say.

        Behind a colon stands what the text knows as `number`.
        """
        said: list[str] = []
        for word in words.split():
            name, _, number = word.partition(":")
            pattern = bundle.get_message(f"{prefix}-{name}").value
            assert pattern is not None
            said.append(str(bundle.format_pattern(pattern, {"number": int(number)} if number else {})[0]))
        return by.join(said)

    # No marks between words: our values are plain words.
    functions: dict[str, Any] = {"NAMES": names}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    return bundle


def _package(game: Game) -> str:
    return type(game).__module__.rpartition(".")[0]


def _hint(message_id: str, ids: list[str]) -> str:
    close = get_close_matches(message_id, ids)
    return f"is it {' or '.join(close)}?" if close else f"there are: {abridged(sorted(ids))}"
