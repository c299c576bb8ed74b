"""Every text there must be, in every language, with the same values in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mire
from mire import texts
from mire.core.game import Game
from mire.core.moves import parse
from mire.core.registry import games
from mire.core.sayings import Saying

SOURCE = Path(mire.__file__).parent
FILES = sorted(SOURCE.rglob("*en.ftl"))
MOORLAND = mire.new("moorland", seed=1).game
PARTS = ["farmers fence", "farmers done"]  # told with what they are a part of


class Variables(Visitor):
    """Collects the values and the other messages a text names."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.messages.add(node.id.name)


def read(file: Path) -> dict[str, Variables]:
    """The texts in a file, each with what it names; anything Fluent can't read fails here."""
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def samples(game: Game) -> Iterator[tuple[str, dict[str, str | int]]]:
    """A text of every kind that a game needs, with values as the game gives them."""
    for verb in game.verbs:
        yield f"{game.name}-move-{verb.word}", {slot.name: slot.words[-1] for slot in verb.slots}
    for what in ("title", "about", "reconstructed"):
        yield f"{game.name}-{what}", {}
    for option in game.options:
        yield from explained(f"{game.name}-option-{option.name}")
        for choice in option.choices:
            yield from explained(f"{game.name}-option-{option.name}-{choice}")
    for category in game.categories:
        yield from explained(f"{game.name}-category-{category}")
    for field in game.pad:
        yield from explained(f"{game.name}-pad-{field.name}")
        if field.group:
            yield f"{game.name}-group-{field.group}", {}


def explained(name: str) -> Iterator[tuple[str, dict[str, str | int]]]:
    yield name, {}
    yield f"{name}-about", {}


def move_text(notation: str, language: str) -> str:
    """How the page names a move: by its verb and words alone."""
    move = parse(MOORLAND.verbs, notation)
    return texts.text(f"moorland-move-{move.verb.word}", language, **move.values())


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("file", FILES, ids=str)
def test_every_language_has_the_same_texts_with_the_same_values(file: Path, language: str) -> None:
    english, other = read(file), read(file.with_name(f"{file.name.removesuffix('en.ftl')}{language}.ftl"))
    assert list(other) == list(english)
    for name, variables in english.items():
        assert other[name].values == variables.values, name
        assert other[name].messages == variables.messages, name


def test_no_file_is_in_a_language_that_is_not_offered() -> None:
    assert {file.stem.rpartition(".")[2] for file in SOURCE.rglob("*.ftl")} == set(texts.LANGUAGES)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_verb_option_category_and_pad_field_of_every_game_has_its_text(game: Game, language: str) -> None:
    for message_id, values in samples(game):
        assert texts.text(message_id, language, **values)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_whole_games_can_be_told(game: Game, language: str) -> None:
    table = mire.new(game.name, players=game.most, seed=5)
    table.keep_log()
    names = [f"Greta {seat}" for seat in range(game.most)]
    for ply in range(10_000):
        said = [texts.say(table.prompt, language)]
        if table.over:
            return
        for legal in table.moves():
            after = table.copy()
            after.play(legal)
            told = texts.tell(after.log_entries(table.ply, table.seat), names, language)
            assert told or f"{game.name} {legal.verb.word}" in PARTS
            assert all(line.endswith(".") for line in told)
            said += [texts.name_move(table, legal, language), *told]
        assert not any("_" in line or "{" in line or "\u2068" in line or "  " in line for line in said)
        table.play(table.moves()[ply % len(table.moves())])
    pytest.fail("the game does not end")


@pytest.mark.parametrize(
    ("notation", "english", "german"),
    [
        ("take 17", "Take card 17", "Karte 17 nehmen"),
        ("grow F cotton_grass", "Grow cotton grass on F", "Wollgras auf F wachsen lassen"),
        ("play 17 F up", "Play card 17 on F", "Karte 17 auf F spielen"),
        ("play 17 F turned", "Play card 17 on F, turned", "Karte 17 gedreht auf F spielen"),
        (
            "drift rushes R2",
            "Drift rushes to the root space R2",
            "Binsen auf den Wurzelplatz R2 treiben lassen",
        ),
        ("end", "End the turn", "Zug beenden"),
    ],
)
def test_a_move_is_named_for_a_list(notation: str, english: str, german: str) -> None:
    assert move_text(notation, "en") == english
    assert move_text(notation, "de") == german


def test_who_did_it_is_named_by_the_seat() -> None:
    told = [Saying("moorland-tell-take", {"card": "7"}, 1), Saying("moorland-tell-discard", {"card": 9})]
    assert texts.tell(told, ["Greta", "Hans"]) == ["Hans takes card 7.", "Nobody took card 9; it is discarded."]


def test_an_option_is_explained_with_what_it_takes_besides_its_choices() -> None:
    sides = next(option for option in MOORLAND.options if option.name == "sides")
    assert texts.explain_option(MOORLAND, sides).endswith("such as wwbb, to mix them at will.")
    assert texts.explain_choice(MOORLAND, sides, "mixed", "de") == "Für jeden Plan entscheidet der Zufall."


def test_a_prompt_is_said_as_a_sentence() -> None:
    prompt = Saying("moorland-must-play", {"round": 12, "rounds": 12, "cards": 1})
    assert (
        texts.say(prompt)
        == "Play a card: in the last round none may stay below your storage board, and one lies there."
    )
    prompt = Saying("moorland-must-play", {"round": 3, "rounds": 12, "cards": 3})
    assert texts.say(prompt, "de") == (
        "Spiele eine Karte: Unter deinem Lager liegen 3, und nur zwei dürfen dort bleiben."
    )


def test_a_row_of_the_score_pad_is_named() -> None:
    assert texts.name_category(MOORLAND, "biodiversity", "de") == "Artenvielfalt"


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_game_is_drawn_for_players_and_spectators(game: Game, language: str) -> None:
    table = mire.new(game.name, players=game.most, seed=5)
    assert texts.text("player", language, number=game.most) in texts.draw(table, 0, language)
    assert texts.draw(table, None, language) != texts.draw(table, 0, language)


def test_a_number_on_the_score_pad_is_named() -> None:
    assert texts.name_pad_field(MOORLAND, MOORLAND.pad[1]) == "Beetles"
    assert texts.name_pad_field(MOORLAND, MOORLAND.pad[1], "de") == "Käfer"


def test_what_belongs_to_no_game_is_said_too() -> None:
    assert texts.text("points", points=1) == "1 point"
    assert texts.text("points", "de", points=2) == "2 Punkte"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(mire.MireError, match="'fr'; the languages are: en, de"):
        texts.text("total", "fr")


def test_an_unknown_text_is_refused_with_one_that_comes_close() -> None:
    with pytest.raises(mire.MireError, match="is it moorland-tell-take"):
        texts.text("moorland-tel-take")
    with pytest.raises(mire.MireError, match=r"there are: .* more"):
        texts.text("xyzzy")


def test_a_missing_value_is_refused_by_name() -> None:
    with pytest.raises(mire.MireError, match="card"):
        texts.text("moorland-move-take")
