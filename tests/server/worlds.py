"""Tables with people at them, in one line each."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import mire
from mire.server import log
from tests.server.client import JSON, ME, OPEN, Browser, Page
from tests.ways import new


def two_at_a_table(browser: Browser, friend: Browser, **more: Any) -> tuple[Page, Page]:
    """A table with a person at each of two seats, the first to move."""
    table = browser.set_up(ME, OPEN, **more)
    assert friend.sit(table, browser.invitation(table, 1)).status_code == 200
    return browser.enter(table, look=0), friend.enter(table, look=1)


def play_turn(page: Page, chance: random.Random | None = None) -> list[str]:
    """Play on until it is another's decision: the moves that were made."""
    made = []
    while page.view["moves"]:
        made.append(chance.choice(page.view["moves"]) if chance else page.view["moves"][0])
        page.play(made[-1])
    return made


def play_on(pages: Sequence[Page], chance: random.Random, moves: int = 10_000) -> None:
    """Play by chance with a page for every seat, until so many moves are made or the game is over."""
    made = 0
    while made < moves and (seat := pages[0].view["seat"]) is not None:
        pages[seat].wait_to_decide()
        while made < moves and pages[seat].view["moves"]:
            pages[seat].play(chance.choice(pages[seat].view["moves"]))
            made += 1
        if pages[seat].view["seat"] != seat:
            for page in pages:
                page.reach(pages[seat].ply)


def steps_to_try(page: Page) -> list[str]:
    """The moves that could be taken back."""
    previews = [page.ask("preview", seat=page.view["you"], move=move)["preview"] for move in page.view["moves"]]
    return [preview["move"] for preview in previews if not preview["ends"]]


def record(players: int = 2, moves: int = 10_000, seed: int = 5, game: str = "moorland", **options: Any) -> JSON:
    """The record of a game played by chance, to its end or so far."""
    return log.decode_record(played(game, lambda table: table.ply >= moves, players, seed, **options).record())


def turn_of(seat: int, game: str, after: int = 40, seed: int = 5) -> JSON:
    """The record of a game in which a seat begins a turn after so many moves, with steps to try and take back."""
    turn = -1

    def begins(table: mire.Table) -> bool:
        nonlocal turn
        begun, turn = table.turn > turn, table.turn
        return table.ply >= after and table.seat == seat and begun and sum(goes_on(table, m) for m in table.moves()) > 1

    return log.decode_record(played(game, begins, seed=seed).record())


def goes_on(table: mire.Table, move: mire.Move) -> bool:
    """Whether a move leaves the turn open."""
    after = table.copy()
    after.play(move)
    return not after.over and (after.turn, after.seat) == (table.turn, table.seat)


def played(
    game: str, until: Callable[[mire.Table], bool], players: int = 2, seed: int = 5, **options: Any
) -> mire.Table:
    """A game played by chance to its end, or until something holds."""
    table = new(game, players, seed, **options)
    chance = random.Random(seed)
    while not table.over and not until(table):
        table.play(chance.choice(table.moves()))
    return table
