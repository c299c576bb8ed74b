"""`mire games`: what can be played."""

from rich.padding import Padding
from rich.text import Text

from mire.cli.output import AsJson, open_console, print_json
from mire.core import registry
from mire.core.game import Game


def games(*, as_json: AsJson = False) -> None:
    """List the games, and what of them is reconstructed.

    Try: `mire games --json`
    """
    if as_json:
        print_json([_data(game) for game in registry.games()])
        return
    console = open_console()
    for game in registry.games():
        facts = f"{game.fewest} to {game.most} players, {game.minutes} minutes. {game.about}"
        console.print(Text.assemble((game.title, "bold"), f" (mire play {game.name})"))
        console.print(Padding(Text(facts), (0, 0, 0, 2), expand=False))
        console.print(Padding(Text(f"Reconstructed: {game.reconstructed}", style="dim"), (0, 0, 0, 2), expand=False))


def _data(game: Game) -> dict[str, object]:
    return {
        "game": game.name,
        "title": game.title,
        "players": {"fewest": game.fewest, "most": game.most},
        "minutes": game.minutes,
        "about": game.about,
        "reconstructed": game.reconstructed,
    }
