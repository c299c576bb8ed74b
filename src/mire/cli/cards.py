"""`mire cards`: what the cards of a game cost and do."""

from rich.table import Table as Grid
from rich.text import Text

from mire import texts
from mire.cli.flags import GameName
from mire.cli.language import Language, check_language
from mire.cli.output import AsJson, open_console, print_json
from mire.core.game import Card
from mire.core.registry import game_named
from mire.core.sayings import Saying


def cards(game: GameName, /, *, language: Language = "en", as_json: AsJson = False) -> None:
    """List the cards of a game: what they cost, what they need, and what they do.

    As JSON all languages are printed.

    Try: `mire cards farmers`
    """
    check_language(language)
    chosen = game_named(game)
    listed = chosen.cards()
    if as_json:
        print_json([_data(card) for card in listed])
        return
    console = open_console()
    grid = Grid(texts.text("cards-card", language), texts.text("cards-text", language), show_lines=True)
    for card in listed:
        facts = "\n".join([_said(fact, language) for fact in card.facts.values()])
        name = Text.assemble((_said(card.name, language), "bold"), "\n", (facts, "dim"))
        grid.add_row(name, Text(_sentences(card, language)))
    console.print(grid)
    console.print(texts.text(f"{chosen.name}-reconstructed", language))


def _said(fact: Saying | str, language: str) -> str:
    return fact if isinstance(fact, str) else texts.say(fact, language)


def _sentences(card: Card, language: str) -> str:
    return " ".join([_said(sentence, language) for sentence in card.text])


def _data(card: Card) -> dict[str, object]:
    """A card as data, with its words in every language."""
    words = {
        language: {
            "name": _said(card.name, language),
            **{name: _said(fact, language) for name, fact in card.facts.items()},
            "text": _sentences(card, language),
        }
        for language in texts.LANGUAGES
    }
    return {**card.data, "words": words}
