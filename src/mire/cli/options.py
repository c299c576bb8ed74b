"""`mire options`: what a game can be set up with."""

from rich.table import Table as Grid
from rich.text import Text

from mire import texts
from mire.cli.flags import GameName, flag_of
from mire.cli.language import Language, check_language
from mire.cli.output import AsJson, open_console, print_json
from mire.core.game import Game, Option
from mire.core.registry import game_named


def options(game: GameName, /, *, language: Language = "en", as_json: AsJson = False) -> None:
    """List what a game can be set up with.

    Each option is a flag of `mire play` and `mire simulate`.

    Try: `mire options moorland`
    """
    check_language(language)
    chosen = game_named(game)
    if as_json:
        print_json([_data(chosen, option, language) for option in chosen.all_options()])
        return
    heads = ("options-name", "options-default", "options-choices", "options-about")
    grid = Grid(*[texts.text(head, language) for head in heads], show_lines=True)
    for option in chosen.all_options():
        default = texts.text("options-none", language) if option.default is None else str(option.default)
        choices = [f"{choice}: {texts.explain_choice(chosen, option, choice, language)}" for choice in option.choices]
        about = texts.explain_option(chosen, option, language)
        grid.add_row(Text(flag_of(option)), Text(default), Text("\n".join(choices)), Text(about))
    open_console().print(grid)


def _data(game: Game, option: Option, language: str) -> dict[str, object]:
    return {
        "name": option.name,
        "default": option.default,
        "choices": option.choices,
        "about": texts.explain_option(game, option, language),
    }
