"""A whole game in the browser, from the first click to the record of it and back."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import mire
from tests.server.client import ME, bot
from tests.web.conftest import OpenPage
from tests.web.players import Player
from tests.web.worlds import asked, finished

pytestmark = pytest.mark.browser


def download(player: Player, folder: Path) -> Path:
    """Save the record of the game that is seen."""
    with player.page.expect_download() as saved:
        player.press(player.link("table-record"))
    file = folder / f"{player.table}.json"
    saved.value.save_as(file)
    return file


def bring(player: Player, file: Path) -> None:
    """Import a record."""
    player.go("/import")
    player.field("import-file").set_input_files(file)


def test_a_whole_game_against_a_bot_is_played_by_clicking_counted_and_kept(open_page: OpenPage, tmp_path: Path) -> None:
    greta = open_page().play_now()
    greta.keep("table-first-turn")
    greta.hurry().play_on(6)
    greta.keep("table-middle")
    greta.play_on()
    greta.keep("end", whole=True)
    totals = greta.info()["totals"]

    *rows, total = greta.scores().values()
    assert total == totals == [sum(row[seat] for row in rows) for seat in (0, 1)]
    names = greta.pad.get_by_role("columnheader").all_inner_texts()
    best = [name for name, points in zip(names, totals, strict=True) if points == max(totals)]
    shared = greta.words("share-victory", winners=" and ".join(best))
    verdict = greta.words("wins", winner=best[0]) if len(best) == 1 else shared
    expect(greta.asked).to_have_text(verdict)
    expect(greta.end.get_by_role("img", name=greta.words("table-chart"))).to_be_visible()
    greta.press(greta.shows("table-chart-table"))
    expect(greta.end.get_by_role("row").last.get_by_role("cell")).to_have_text([str(points) for points in totals])

    record = download(greta, tmp_path)
    assert [score.total for score in mire.replay(record.read_text()).scores()] == totals
    assert json.loads(record.read_text())["names"] == names
    assert json.loads(record.read_text())["bots"] == [None, "greedy"]
    greta.press(greta.link("table-replay"))
    expect(greta.page.get_by_role("slider")).to_be_visible()
    first = greta.table
    bring(greta, record)
    expect(greta.page.get_by_role("slider")).to_be_visible()
    assert greta.table != first
    greta.see("score")
    assert json.loads(download(greta, tmp_path).read_text()) == json.loads(record.read_text())


def test_three_bots_make_a_table_of_four(open_page: OpenPage) -> None:
    greta = open_page().play_now(bots=3).hurry()
    greta.play_turn()
    assert greta.wait_for_decision()
    assert {line["seat"] for event in greta.heard for frame in event.get("frames", []) for line in frame["lines"]} >= {
        0,
        1,
        2,
        3,
    }
    greta.keep("table-of-four")


def test_an_unfinished_record_is_played_on(open_page: OpenPage, tmp_path: Path) -> None:
    game = asked("play", after=20)
    (file := tmp_path / "unfinished.json").write_text(json.dumps(game))
    greta = open_page()
    greta.expect_complaint("422")  # the server asks who plays on
    bring(greta, file)
    expect(greta.heading("import-unfinished", game="Moorland", moves=len(game["moves"]))).to_be_visible()
    greta.press(greta.button("import-start"))
    greta.prompt.wait_for()
    greta.hurry()
    assert greta.log.count() > len(game["moves"])  # a line for each move, and for each round
    greta.play_turn()


@pytest.mark.parametrize("text", ["no record", '{"moves": []}'], ids=["text", "JSON"])
def test_what_is_no_record_is_refused_beside_the_field(open_page: OpenPage, tmp_path: Path, text: str) -> None:
    (file := tmp_path / "letter.json").write_text(text)
    greta = open_page()
    bring(greta, file)
    expect(greta.field("import-file")).to_have_accessible_description(
        greta.words("import-about") + " " + greta.words("import-not-record")
    )


def test_a_record_against_the_rules_is_refused_beside_the_field(open_page: OpenPage, tmp_path: Path) -> None:
    game = finished()
    (file := tmp_path / "wrong.json").write_text(json.dumps({**game, "moves": ["take 999", *game["moves"]]}))
    greta = open_page(locale="de")
    greta.expect_complaint("400")
    bring(greta, file)
    expect(greta.field("import-file")).to_have_attribute("aria-invalid", "true")
    expect(greta.page.get_by_role("alert")).to_contain_text("Aufzeichnung lässt sich nicht spielen")


def test_my_tables_tell_whose_turn_it_is(open_page: OpenPage) -> None:
    greta = open_page().sit_at(ME, bot())
    table = greta.table
    greta.go("/")
    expect(greta.shows("home-your-turn")).to_be_visible()
    greta.keep("home-with-tables", whole=True)
    greta.press(greta.link("home-open"))
    greta.prompt.wait_for()
    assert greta.table == table
