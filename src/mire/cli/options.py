"""`mire options`: what a game can be set up with."""

from rich.table import Table as Grid
from rich.text import Text

from mire.cli.flags import GameName, flag_of
from mire.cli.output import AsJson, open_console, print_json
from mire.core.game import Option
from mire.core.registry import game_named


def options(game: GameName, /, *, as_json: AsJson = False) -> None:
    """List what a game can be set up with.

    Each option is a flag of `mire play` and `mire simulate`.

    Try: `mire options moorland`
    """
    listed = game_named(game).options
    if as_json:
        print_json([_data(option) for option in listed])
        return
    grid = Grid("Option", "Default", "Choices", "What it is", show_lines=True)
    for option in listed:
        default = "none" if option.default is None else str(option.default)
        grid.add_row(Text(flag_of(option)), Text(default), Text("\n".join(option.choices)), Text(option.about))
    open_console().print(grid)


def _data(option: Option) -> dict[str, object]:
    return {"name": option.name, "default": option.default, "choices": option.choices, "about": option.about}
