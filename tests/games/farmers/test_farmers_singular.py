"""One of something is said in the singular, in every language, in the terminal and on the page."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mire import texts
from mire.core.sayings import Saying
from mire.games.farmers import FARMERS
from mire.games.farmers.state import FarmersState
from tests.games.farmers.rules_worlds import asked, dealt
from tests.games.farmers.test_farmers_refusals import any_move, hands_of, refusal
from tests.telling import told_of

ROOT = Path(__file__).parents[3]
FOLDERS = [ROOT / "src/mire/texts", ROOT / "src/mire/games/farmers/texts", ROOT / "web/src/games/farmers/texts"]
NAMES = ["Greta", "Hans", "Ida", "Jo", "Kim", "Lou"]

# Everybody has two rooms and two people at least, and there are 117 cards.
NEVER_ONE = ["farmers-not-roomy", "farmers-not-more-people", "farmers-minor-found"]

# What is wrong with the number 1
PLURAL = {
    "en": re.compile(
        r"\b1 (?:begging )?(?:fences|spaces|people|markers|points|horses|vegetables|rooms|fields|cards|rounds)\b"
        r"|\b1 (?:fuel|food|fence) are\b"
    ),
    "de": re.compile(
        r"\b1 (?:übrigen? |neue )?"
        r"(?:Brennwerten?|Nährwerten?|Zäunen?|Feldern?|Personen|Punkten?|Räumen?|Schafe|Wildschweine|Rinder|Pferde|Karten"
        r"|Runden)\b"
        r"|\b1 \w+ sind\b|\bfehlen(?: dir)? 1 |\bwerden 1 |\b1 fehlende\b"
    ),
}


class Variables(Visitor):
    """Collects the values that texts take."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.found.add(node.id.name)


def texts_with_one(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the game and its page, where all numbers are 1 and all names are left open."""
    functions: dict[str, Any] = {"NAMES": lambda *_, **__: "..."}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    variables = Variables()
    ids: list[str] = []
    for file in [file for folder in FOLDERS for file in sorted(folder.glob(f"*{language}.ftl"))]:
        source = file.read_text("utf-8")
        bundle.add_resource(FluentResource(source))
        parsed = FluentParser().parse(source)
        variables.visit(parsed)
        ids += [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message) and entry.value]
    values: dict[str, Any] = {**dict.fromkeys(variables.found, 1), "player": "Greta"}
    for name in ids:
        pattern = bundle.get_message(name).value
        if name.startswith("farmers-") and name not in NEVER_ONE:
            assert pattern is not None
            yield name, str(bundle.format_pattern(pattern, values)[0])


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_text_has_words_for_the_number_one(language: str) -> None:
    wrong = {name: said for name, said in texts_with_one(language) if PLURAL[language].search(said)}
    assert wrong == {}


@pytest.mark.parametrize(
    ("text", "values", "english", "german"),
    [
        ("heat", {"due": 1, "fuel": 0}, "Heat your house: 1 fuel due", "Beheize dein Haus: 1 Brennwert ist nötig"),
        ("heat", {"due": 2, "fuel": 1}, "Heat your house: 2 fuel due", "Beheize dein Haus: 2 Brennwerte sind nötig"),
        ("choose-heat", {"due": 1, "fuel": 1, "ill": 0}, "Heat with 1 of 1 fuel", "Mit 1 von 1 Brennwert heizen"),
        ("choose-heat", {"due": 2, "fuel": 2, "ill": 0}, "Heat with 2 of 2 fuel", "Mit 2 von 2 Brennwerten heizen"),
        ("tell-heat", {"due": 1, "fuel": 0, "ill": 1}, "with 0 of 1 fuel, 1 person", "mit 0 von 1 Brennwert, 1 Person"),
        ("not-fuel", {"due": 1, "fuel": 0}, "1 fuel is due and", "1 Brennwert ist nötig, und"),
        ("not-enclosed", {"fences": 1, "wood": 0, "left": 1}, "and 1 fence left", "und 1 übrigen Zaun"),
        (
            "not-affordable",
            {"price": "food:2", "missing": "food:1"},
            "you lack 1 food.",
            "dazu brauchst du noch 1 Nähr",
        ),
        (
            "not-able",
            {"why": "stable-wood:1"},
            "for a stable you lack 1 wood",
            "für einen Stall brauchst du noch 1 Holz",
        ),
    ],
)
def test_one_and_many_are_told_apart(text: str, values: dict[str, str | int], english: str, german: str) -> None:
    saying = Saying(f"farmers-{text}", {**values, "move": "it", "player": "Greta"})
    assert english in texts.say(saying, "en")
    assert german in texts.say(saying, "de")


@pytest.mark.chance
@pytest.mark.parametrize("begin", [lambda players: dealt(players, players, tokens=players == 4), hands_of])
@pytest.mark.parametrize("players", [1, 4])
def test_whole_games_are_said_without_a_wrong_plural(players: int, begin: Callable[[int], FarmersState]) -> None:
    state, chance = begin(players), random.Random(players)
    while asked(state) != "over":
        move = chance.choice(state.moves())
        told = told_of(FARMERS, state, move, 0)
        refused = next(word for word in iter(lambda: any_move(chance), "") if word not in map(str, state.moves()))
        for language in texts.LANGUAGES:
            said = [texts.say(FARMERS.prompt(state), language), *texts.tell(told, NAMES, language)]
            said += [texts.say(FARMERS.name_move(state, legal), language) for legal in state.moves()]
            said.append(refusal(state, refused, language))
            assert [line for line in said if PLURAL[language].search(line)] == []
        state.play(move)
