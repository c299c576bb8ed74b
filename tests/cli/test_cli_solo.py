"""A game played alone in the terminal: there is no other seat, and a target instead of an opponent."""

import json
from pathlib import Path

import pytest

import mire
from tests.cli.conftest import Mire

FIRST_MOVES = "1\n" * 300  # more than a game alone has
TARGET = 65


def result_of(points: float) -> str:
    """How a game alone ends, in words."""
    if points >= TARGET:
        return f"Player 1 reaches the target of {TARGET} points and wins."
    return f"Player 1 misses the target of {TARGET} points by {TARGET - points}."


def test_a_game_is_played_alone_saved_and_seen_again(mire_cli: Mire, tmp_path: Path) -> None:
    played = mire_cli("play farmers --seed 7 --save game.json", typed=FIRST_MOVES)
    assert played.code == 0
    table = mire.replay((tmp_path / "game.json").read_text())
    assert (table.players, table.over) == (1, True)
    (score,) = table.scores()
    assert result_of(score.total) in played.out
    assert result_of(score.total) in mire_cli("replay game.json").out
    again = mire_cli("replay game.json --json").json
    assert (again["solo_target"], again["winners"], again["scores"][0]["total"]) == (TARGET, [], score.total)


def test_what_is_to_come_is_never_shown_to_who_plays_alone(mire_cli: Mire) -> None:
    seed = "918273645546372819"
    result = mire_cli(f"play farmers --seed {seed}", typed="1\n?\nh\nm\nb\ns\n" + "1\n" * 8)
    assert seed not in result.out


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_plays_alone_in_a_simulation(mire_cli: Mire, bot: str) -> None:
    result = mire_cli(f"simulate farmers --players 1 --games 2 --bots {bot} --seed 3 --json").json
    assert (result["players"], result["bots"], result["solo_target"]) == (1, [bot], TARGET)
    assert len(result["mean_scores"]) == len(result["wins"]) == 1


def test_a_pad_of_one_tells_whether_the_target_is_reached(mire_cli: Mire) -> None:
    rich = {"fields": 5, "pastures": 4, "people": 5, "grain": 8, "vegetables": 4, "sheep": 8, "boar": 7, "cattle": 6}
    for pad in ({}, rich, {**rich, "horses": 30}):
        result = mire_cli("score farmers --file - --json", typed=json.dumps([pad])).json
        (player,) = result["players"]
        assert result["solo_target"] == TARGET
        assert result["winners"] == (["Player 1"] if player["total"] >= TARGET else [])
        assert result_of(player["total"]) in mire_cli("score farmers --file -", typed=json.dumps([pad])).out


@pytest.mark.parametrize(("flags", "target"), [("", 65), ("--level 1", 65), ("--level 2", 70)])
def test_a_pad_of_one_may_be_of_either_level(mire_cli: Mire, flags: str, target: int) -> None:
    alone = json.dumps([{"name": "Ann", "people": 5, "minor-points": 59}])  # 15 for people, -8 for what is missing
    result = mire_cli(f"score farmers {flags} --file - --json", typed=alone).json
    assert result["solo_target"] == target
    assert result["winners"] == (["Ann"] if target == 65 else [])
    told = "reaches the target of 65 points and wins" if target == 65 else "misses the target of 70 points by 4"
    assert f"Ann {told}." in mire_cli(f"score farmers {flags} --file -", typed=alone).out


def test_the_pad_knows_the_options_of_its_game(mire_cli: Mire) -> None:
    for flags, complaint in {"--level 3": "'level' is one of: 1, 2", "--side b": "no option of farmers"}.items():
        result = mire_cli(f"score farmers {flags}")
        assert result.code == 2
        assert complaint in result.err


@pytest.mark.parametrize("players", [0, 7])
def test_farmers_are_one_to_six(mire_cli: Mire, players: int) -> None:
    result = mire_cli(f"play farmers --players {players}")
    assert result.code != 0
    assert "1 to 6" in result.err


def test_with_hand_cards_there_is_more_to_reach(mire_cli: Mire) -> None:
    result = mire_cli("simulate farmers --players 1 --level 2 --hands draft_8 --games 2 --seed 3 --json").json
    assert result["solo_target"] == 70
    assert result["options"] == {"level": "2", "hands": "draft_8", "fuel_tokens": "off"}


@pytest.mark.parametrize(
    ("flags", "complaint"), [("--level 3", "'level' is one of: 1, 2"), ("--hands 9", "'hands' is")]
)
def test_there_are_two_levels_and_four_ways_to_hands(mire_cli: Mire, flags: str, complaint: str) -> None:
    result = mire_cli(f"play farmers {flags}")
    assert result.code != 0
    assert complaint in result.err
