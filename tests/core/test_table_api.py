"""The table: what it refuses, that a refusal changes nothing, and that copies are their own."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import mire
from mire.core.game import Game
from mire.core.registry import game_named, games
from mire.core.seats import Seat
from mire.core.state import EVERYBODY
from mire.core.table import new_from_data, replay_steps

GAME = games()[0].name


def played(seed: int = 3, decisions: int = 30, players: int = 2) -> mire.Table:
    """A table some decisions into a game by chance."""
    rng = random.Random(seed)
    table = mire.new(GAME, players, seed)
    for _ in range(decisions):
        table.play(rng.choice(table.moves()))
    return table


@pytest.mark.parametrize("name", ["chess", "", "Moorland", None, 3, ["moorland"]])
def test_an_unknown_game_names_those_there_are(name: Any) -> None:
    with pytest.raises(mire.BadSetup, match=r"there is no game .*; the games are: .*moorland"):
        mire.new(name)
    with pytest.raises(mire.BadSetup, match="there is no game"):
        mire.options(name)


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(mire.BadSetup, match=r"has no option 'weather'; its options are: layout, sides, components"):
        mire.new(GAME, seed=1, weather="rain")


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, 2.0, "2", [2]])
def test_a_wrong_player_count_says_how_many_can_play(players: Any) -> None:
    with pytest.raises(mire.BadSetup, match="is for 2 to 4 players, not"):
        mire.new(GAME, players)


@pytest.mark.parametrize("seed", ["7", 1.5, True, [1], b"1"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(mire.BadSetup, match="a seed is a whole number"):
        mire.new(GAME, seed=seed)


@pytest.mark.parametrize("bits", [128, 200, 20_000])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_seed_has_at_most_128_bits(bits: int, sign: int) -> None:
    with pytest.raises(mire.BadSetup, match="a seed has at most 128 bits"):
        mire.new(GAME, seed=sign << bits)


@pytest.mark.parametrize("seed", [0, -1, 2**128 - 1])
def test_every_seed_within_128_bits_deals_a_table_that_replays(seed: int) -> None:
    table = mire.new(GAME, seed=seed)
    assert mire.replay(table.record()).to_json() == table.to_json()


def test_without_a_seed_no_two_tables_are_alike() -> None:
    assert mire.new(GAME).record() != mire.new(GAME).record()


def test_every_error_is_a_mire_error_with_a_sentence() -> None:
    for error in (mire.BadSetup, mire.IllegalMove, mire.BadRecord):
        assert issubclass(error, mire.MireError)
    assert issubclass(mire.MireError, ValueError)


@pytest.mark.parametrize("decisions", [0, 1, 2, 12, 31])
def test_a_move_that_is_not_legal_leaves_the_table_unchanged(decisions: int) -> None:
    table = played(decisions=decisions)
    before, legal = table.to_json(), table.moves()
    for verb in game_named(GAME).verbs:
        for number in range(len(verb.slots[0].words) if verb.slots else 1):
            move = verb.move(*([number] + [0] * (len(verb.slots) - 1) if verb.slots else []))
            if move not in legal and all(move.words()):
                with pytest.raises(mire.IllegalMove, match=r"is not possible now: .*Possible are: "):
                    table.play(move)
    assert table.to_json() == before
    assert table.moves() == legal


@pytest.mark.parametrize("move", ["", "   ", "dance", "take", "take 1 2", "take seven", "\0", "grow F", "TAKE 1", "é"])
def test_a_notation_that_cant_be_read_leaves_the_table_unchanged(move: str) -> None:
    table = played()
    before = table.to_json()
    with pytest.raises(mire.IllegalMove):
        table.play(move)
    assert table.to_json() == before


@pytest.mark.parametrize("move", [None, 3, ["take 1"], b"take 1"])
def test_something_that_is_no_move_is_refused(move: Any) -> None:
    with pytest.raises(mire.IllegalMove, match="a move is a Move or its notation"):
        played().play(move)


@pytest.mark.parametrize("seat", [-1, 2, "0", 1.0, True, pytest.param(10**5000, id="huge")])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: Any) -> None:
    table = played()
    for door in (table.view, table.evaluate, lambda seat: table.redeal(seat, random.Random(1))):
        with pytest.raises(mire.BadSetup, match="the seats of this table are 0 to 1"):
            door(seat)


def test_options_handed_out_are_the_callers_own() -> None:
    table = played()
    table.options["layout"] = "row"
    assert mire.replay(table.record()).to_json() == table.to_json()


def test_a_rematch_has_the_same_set_up_and_another_deal() -> None:
    table = mire.new(GAME, 3, 1, layout="ring")
    again = table.rematch(2)
    assert again.to_json() == mire.new(GAME, 3, 2, layout="ring").to_json()


def test_a_list_of_moves_is_the_callers_own() -> None:
    table = played()
    table.moves().clear()
    assert table.moves()


def test_a_view_is_the_callers_own() -> None:
    table = played()
    before = table.to_json()
    view = table.view(0)
    view["board"]["moors"].clear()
    view["board"]["display"].clear()
    view["board"]["structure"].clear()
    view["prompt"]["values"].clear()
    assert table.to_json() == before
    assert table.prompt.values


def test_a_copy_played_on_leaves_the_original_untouched() -> None:
    table = played()
    before = table.to_json()
    rng = random.Random(1)
    for _ in range(20):
        copy = table.copy()
        while not copy.over:
            copy.play(rng.choice(copy.moves()))
        assert table.to_json() == before


def test_the_original_played_on_leaves_a_copy_untouched() -> None:
    table = played()
    copy = table.copy()
    before = copy.to_json()
    rng = random.Random(1)
    while not table.over:
        table.play(rng.choice(table.moves()))
    assert copy.to_json() == before


def test_a_copy_has_the_same_record() -> None:
    table = played()
    assert table.copy().record() == table.record()


def test_a_move_from_one_table_is_the_same_on_another() -> None:
    table, other = played(), played()
    table.play(other.moves()[0])
    assert table.record() != other.record()


def test_moves_are_all_different_and_never_empty_before_the_end() -> None:
    rng = random.Random(5)
    table = mire.new(GAME, 4, 5)
    while not table.over:
        moves = table.moves()
        assert moves
        assert len(set(map(str, moves))) == len(moves)
        table.play(rng.choice(moves))
    assert table.moves() == []


def test_winners_are_known_only_at_the_end() -> None:
    rng = random.Random(5)
    table = played()
    while not table.over:
        assert table.winners == []
        table.play(rng.choice(table.moves()))
    best = max(score.total for score in table.scores())
    assert table.winners == [seat for seat, score in enumerate(table.scores()) if score.total == best]


def test_a_seat_has_moves_only_when_the_decision_is_its_own() -> None:
    table = played()
    assert table.seat is not None
    mine, other = Seat(table, table.seat), Seat(table, 1 - table.seat)
    assert mine.moves() == table.moves()
    assert other.moves() == []
    assert mine.view()["moves"]
    assert not other.view()["moves"]


def test_a_spectator_has_no_moves() -> None:
    assert played().view()["moves"] == []


def test_a_table_tells_what_it_is() -> None:
    assert "2 players" in repr(played())
    assert repr(mire.options(GAME)[0]).startswith("Option(layout=")
    assert repr(played().moves()[0]).startswith("<")
    assert repr(played().scores()[0]).startswith("Score(")


def finished(seed: int = 3) -> mire.Table:
    """A game by chance, played to its end."""
    rng = random.Random(seed)
    table = mire.new(GAME, seed=seed)
    while not table.over:
        table.play(rng.choice(table.moves()))
    return table


def test_a_table_knows_how_many_moves_were_made_and_the_last() -> None:
    table = mire.new(GAME, seed=1)
    assert (table.ply, table.last) == (0, None)
    move = table.moves()[0]
    table.play(move)
    assert (table.ply, table.last) == (1, move)
    assert table.copy().ply == 1


def test_a_redealt_table_counts_its_moves_anew() -> None:
    table = played().redeal(0, random.Random(1))
    assert (table.ply, table.last) == (0, None)


def test_the_last_move_is_told_of_its_player() -> None:
    table = mire.new(GAME, seed=1)
    before, move = table.copy(), table.moves()[0]
    assert table.log_entries() == []
    table.play(move)
    (saying,) = table.log_entries(before.ply, 1)
    assert (saying.id, saying.values, saying.seat) == (f"{GAME}-tell-take", move.values(), 0)


def test_a_log_that_is_kept_is_the_one_that_is_made_by_playing_again() -> None:
    kept, other = mire.new(GAME, seed=1), mire.new(GAME, seed=1)
    kept.keep_log()
    for _ in range(40):
        move = kept.moves()[-1]
        kept.play(move)
        other.play(move)
    assert [(entry.ply, str(entry)) for entry in kept.log_entries(0, 1)] == [
        (entry.ply, str(entry)) for entry in other.log_entries(0, 1)
    ]
    assert [entry.ply for entry in kept.log_entries(30)] == [
        entry.ply for entry in kept.log_entries() if entry.ply >= 30
    ]


def test_a_copy_keeps_a_log_of_its_own() -> None:
    table = mire.new(GAME, seed=1)
    table.keep_log()
    copy = table.copy()
    copy.play(copy.moves()[0])
    assert len(copy.log_entries()) == 1
    assert table.log_entries() == []


def test_a_redealt_table_tells_what_happened_since_its_log_is_kept() -> None:
    table = played().redeal(0, random.Random(1))
    table.play(table.moves()[0])
    with pytest.raises(mire.BadRecord, match="not dealt from a seed"):
        table.log_entries()
    table.keep_log()
    table.play(table.moves()[0])
    assert {entry.ply for entry in table.log_entries(1)} == {1}


def test_a_game_that_says_nothing_of_its_own_names_its_moves_by_their_notation() -> None:
    table = mire.new(GAME, seed=1)
    table.play(table.moves()[0])
    game, state, move = table.game, table._state, next(move for move in table.moves() if move.verb.slots)
    named = Game.name_move(game, state, move)
    assert (named.id, named.values, named.seat) == (f"{GAME}-move-{move.verb.word}", move.values(), None)


def test_nothing_is_laid_open_before_the_game_has_ended() -> None:
    table = played()
    for door in (table.open_view, lambda: table.view(EVERYBODY), lambda: table.log_entries(table.ply, EVERYBODY)):
        with pytest.raises(mire.MireError, match="everything is laid open only when the game has ended"):
            door()


def test_a_game_that_has_ended_is_laid_open() -> None:
    view = finished().open_view()
    assert view["you"] is None
    assert view["moves"] == []
    assert view["board"]


def test_a_record_is_replayed_step_by_step() -> None:
    table = finished()
    positions = list(replay_steps(table.record()))
    assert [position.ply for position in positions] == list(range(table.ply + 1))
    assert positions[0].to_json() == mire.new(GAME, seed=3).to_json()
    assert positions[-1].to_json() == table.to_json()
    assert len({id(position) for position in positions}) == len(positions)


def test_the_whole_way_of_a_game_that_has_ended_is_laid_open() -> None:
    positions = list(replay_steps(finished().record()))
    assert all(position.open_view()["board"] for position in positions)
    assert positions[1].log_entries(0, EVERYBODY)


def test_the_way_of_a_game_that_goes_on_is_not_laid_open() -> None:
    for position in replay_steps(played().record()):
        with pytest.raises(mire.MireError, match="only when the game has ended"):
            position.open_view()


def test_what_is_played_on_from_a_replay_is_not_laid_open() -> None:
    another = next(replay_steps(finished().record())).copy()
    with pytest.raises(mire.MireError, match="only when the game has ended"):
        another.open_view()


def test_a_broken_record_is_refused_before_its_first_step() -> None:
    with pytest.raises(mire.BadRecord):
        next(replay_steps("{}"))


def test_a_table_from_data_is_dealt_so_that_nobody_can_foresee_it() -> None:
    tables = [new_from_data(GAME, 3, {"layout": "row"}) for _ in range(2)]
    assert tables[0].record() != tables[1].record()
    assert tables[0].options["layout"] == "row"
    assert tables[0].players == 3


@pytest.mark.parametrize("name", ["layout", "components"])
def test_a_table_from_data_never_has_a_file_read(name: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("secret")
    for value in (str(file), "/etc/passwd", "", "[]"):
        with pytest.raises(mire.BadSetup, match=f"'{name}' must be given as data") as refused:
            new_from_data(GAME, 2, {name: value})
        assert "secret" not in str(refused.value)


@pytest.mark.parametrize("options", [None, [], "layout", 3])
def test_a_table_from_data_needs_an_object_of_options(options: object) -> None:
    with pytest.raises(mire.BadSetup, match="options must be an object"):
        new_from_data(GAME, 2, options)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("chess", 2, {}),
        (None, 2, {}),
        (GAME, 7, {}),
        (GAME, "2", {}),
        (GAME, 2, {"weather": 1}),
        (GAME, 2, {"layout": 1}),
    ],
)
def test_a_table_from_data_is_refused_like_any_other(game: object, players: object, options: object) -> None:
    with pytest.raises(mire.BadSetup):
        new_from_data(game, players, options)


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_whoever_changes_what_a_table_told_changes_nothing_at_it(game: str) -> None:
    table = mire.new(game, 2, seed=1)
    told = [table.components(), table.view(0), table.view()]
    before = json.dumps(told)
    for data in told:
        _empty(data)
    assert json.dumps([table.components(), table.view(0), table.view()]) == before


def _empty(data: Any) -> None:
    """Everything in plain data is taken away, from the inmost to the outmost."""
    if isinstance(data, (dict, list)):
        for inner in data.values() if isinstance(data, dict) else data:
            _empty(inner)
        data.clear()
