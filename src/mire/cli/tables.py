"""The score pad as a table, and who wins."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from mire import texts
from mire.core.game import JSON, Game, Score
from mire.core.points import spelled


def score_pad(game: Game, names: Sequence[str], scores: Sequence[Score], language: str = "en", title: str = "") -> Grid:
    """Categories by row, players by column, the totals below."""
    pad = Grid(title=title or None, show_footer=True)
    pad.add_column(Text(""), footer=Text(texts.text("total", language)))
    for name, score in zip(names, scores, strict=True):
        pad.add_column(Text(name), justify="right", footer=Text(spelled(score.total)))
    for category in game.categories:
        row = [spelled(score.categories[category]) for score in scores]
        pad.add_row(Text(texts.name_category(game, category, language)), *row)
    return pad


def verdict(
    game: Game, names: Sequence[str], scores: Sequence[Score], target: int | None = None, language: str = "en"
) -> str:
    """Who wins, or whether one who plays alone has reached the target, in a sentence."""
    if target is not None:
        missing = max(target - scores[0].total, 0)
        return texts.text("solo-result", language, player=names[0], target=target, missing=missing)
    winners = [names[seat] for seat in game.winners(scores)]
    if len(winners) == 1:
        return texts.text("wins", language, winner=winners[0])
    return texts.text("share-victory", language, winners=", ".join(winners))


def score_data(score: Score) -> JSON:
    """A score for programs."""
    return {"total": score.total, "categories": score.categories}
