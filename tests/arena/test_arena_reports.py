"""A report is one page with charts that needs nothing from elsewhere."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import mire
from mire.arena.arena import Arena
from mire.arena.reports.charts import chart_points, chart_strength
from mire.arena.reports.pages import check_report, make_report
from mire.core.game import Game
from mire.core.registry import games
from tests.own_bots import own

GAME = games()[0]
VOID = {"meta"}


def reported(game: Game = GAME, players: int = 2, bots: tuple[str, ...] = ("random", own("Last"))) -> str:
    return make_report(game, played(game, players, bots).results(), "mire arena --bots <us> & them")


def played(game: Game, players: int, bots: tuple[str, ...]) -> Arena:
    arena = Arena(game.name, bots, players, games=2)
    arena.play()
    return arena


class Balance(HTMLParser):
    """Follows the tags of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, _: object) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_tells_all_bots_and_categories() -> None:
    page = reported()
    for word in ("random", "own_bots.py:Last", "Win rate", "Finished ahead of", "Points more than", "Longest", "95 %"):
        assert word in page
    balance = Balance()
    balance.feed(page)
    assert balance.open == []


def test_a_page_asks_for_nothing_from_elsewhere() -> None:
    addresses = set(re.findall(r"https?://[^\s\"'<>]+", reported()))
    assert {address for address in addresses if not address.startswith("http://www.w3.org/")} == set()
    assert "<script" not in reported()


def test_words_in_a_page_are_no_markup() -> None:
    page = reported()
    assert "--bots &lt;us&gt; &amp; them" in page
    assert "<us>" not in page


def test_charts_are_drawings_that_keep_their_words() -> None:
    arena = played(GAME, 2, ("random", own("Last")))
    for chart in (chart_strength(arena.results()), chart_points(GAME, arena.results())):
        drawing = ElementTree.fromstring(chart)
        assert drawing.tag.endswith("svg")
        assert any("random" in text for text in drawing.itertext())


def test_the_same_results_give_the_same_chart() -> None:
    results = played(GAME, 2, ("random", own("Last"))).results()
    assert chart_strength(results) == chart_strength(results)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_page_is_made_for_any_number_of_bots_and_seats(players: int) -> None:
    game = next(game for game in games() if game.fewest <= players)
    for bots in (("random",), ("random", own("First"), own("Last"))):
        assert "<svg" in reported(game, players, bots)


def test_without_anything_to_draw_with_it_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(mire.BadSetup, match=r"a report needs matplotlib: pip install 'mire\[reports\]'"):
        check_report(tmp_path / "report.html")


def test_where_nothing_can_be_written_is_told_before_the_games(tmp_path: Path) -> None:
    with pytest.raises(mire.BadSetup, match="is a folder"):
        check_report(tmp_path)
    with pytest.raises(mire.BadSetup, match="there is no folder"):
        check_report(tmp_path / "missing" / "report.html")
