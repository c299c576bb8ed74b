"""Bots: each has one method, choose. A game's evaluation lives beside the game."""

from mire.bots.bot import Bot
from mire.bots.greedy import GreedyBot
from mire.bots.levels import EasyBot, HardBot, SearchBot, searching_bot
from mire.bots.random import RandomBot
from mire.core.errors import BadSetup

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    "normal": SearchBot,
    "hard": HardBot,
}


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; BadSetup lists the names there are."""
    if name.startswith("search:"):
        return searching_bot(name, seed)
    if name not in BOTS:
        raise BadSetup(f"there is no bot '{name}'; the bots are: {', '.join(BOTS)}")
    return BOTS[name](seed)


def answers_at_once(name: str) -> bool:
    """Whether the bot of that name never thinks for long, so that nobody need wait for it."""
    return name in BOTS and BOTS[name].at_once


__all__ = ["BOTS", "Bot", "answers_at_once", "make_bot"]
