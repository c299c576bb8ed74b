"""Tables with people at them, in one line each."""

import random
from collections.abc import Sequence

import mire
from mire.server import log
from tests.server.client import JSON, ME, OPEN, Browser, Page


def two_at_a_table(browser: Browser, friend: Browser) -> tuple[Page, Page]:
    """A table with a person at each of two seats, the first to move."""
    table = browser.set_up(ME, OPEN)
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


def record(players: int = 2, moves: int = 10_000, seed: int = 5) -> JSON:
    """The record of a game played by chance, to its end or so far."""
    table = mire.new("moorland", players=players, seed=seed)
    chance = random.Random(seed)
    while not table.over and table.ply < moves:
        table.play(chance.choice(table.moves()))
    return log.decode_record(table.record())
