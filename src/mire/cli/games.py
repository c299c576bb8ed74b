"""`mire games`: what can be played."""

from rich.padding import Padding
from rich.text import Text

from mire import texts
from mire.cli.language import Language, check_language
from mire.cli.output import AsJson, open_console, print_json
from mire.core import registry
from mire.core.game import Game


def games(*, language: Language = "en", as_json: AsJson = False) -> None:
    """List the games, and what of them is reconstructed.

    Try: `mire games --json`
    """
    check_language(language)
    if as_json:
        print_json([_data(game, language) for game in registry.games()])
        return
    console = open_console()
    for game in registry.games():
        console.print(Text.assemble((game.title, "bold"), f" (mire play {game.name})"))
        console.print(_below(Text(f"{_span(game, language)} {_text(game, 'about', language)}")))
        reconstructed = texts.text("games-reconstructed", language, what=_text(game, "reconstructed", language))
        console.print(_below(Text(reconstructed, style="dim")))


def _span(game: Game, language: str) -> str:
    return texts.text("games-span", language, fewest=game.fewest, most=game.most, minutes=game.minutes)


def _below(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2), expand=False)


def _data(game: Game, language: str) -> dict[str, object]:
    return {
        "game": game.name,
        "title": game.title,
        "players": {"fewest": game.fewest, "most": game.most},
        "minutes": game.minutes,
        "about": _text(game, "about", language),
        "reconstructed": _text(game, "reconstructed", language),
    }


def _text(game: Game, what: str, language: str) -> str:
    return texts.text(f"{game.name}-{what}", language)
