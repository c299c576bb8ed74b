"""How often every minor improvement of Farmers of the Moor is played: 20,000 games by chance for every player count.

    python -m tests.cards [--games 20000] [--players N] [--workers 2]

Hands come about in all ways, without and with fuel tokens. Chance alone rarely saves up for costly cards, so that as
many games more begin with full larders and choose the kind of a move before the move. A card that nobody has played for
some player count is named and fails the run.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import mire
from mire.core.moves import Move
from mire.core.registry import game_named
from mire.games.farmers.box import improvements
from mire.games.farmers.rules import notation
from mire.games.farmers.rules.dealing import WAYS

CHUNK = 250
LARDER = 12  # of every good at the start

Counts = tuple[Counter[int], Counter[int]]  # how often cards were played: by chance alone, and from full larders


def played(players: int, first: int, count: int) -> Counts:
    """The cards that are played in some games, and in as many that begin with full larders."""
    poor: Counter[int] = Counter()
    rich: Counter[int] = Counter()
    for seed in range(first, first + count):
        hands = WAYS[seed % len(WAYS)]
        tokens = "on" if seed // len(WAYS) % 2 else "off"
        table = mire.new("farmers", players, seed, level="2", hands=hands, fuel_tokens=tokens)
        rich.update(played_in(with_full_larders(table), seed, by_kind=True))
        poor.update(played_in(table, seed, by_kind=False))
    return poor, rich


def with_full_larders(table: mire.Table) -> mire.Table:
    """The same table, where everybody has plenty of all goods."""
    data = json.loads(table.to_json())
    for player in data["state"]["players"]:
        player["goods"] = dict.fromkeys(player["goods"], LARDER)
    return mire.from_json(json.dumps({**data, "seed": None, "moves": []}))


def played_in(table: mire.Table, seed: int, *, by_kind: bool) -> list[int]:
    """The cards that are played in one game by chance."""
    chance = random.Random(seed)
    cards = []
    while not table.over:
        moves = table.moves()
        move = chosen(of_one_kind(moves, chance) if by_kind else moves, chance)
        if move.verb in (notation.PLAY, notation.UPGRADE) and move.a >= improvements.FIRST_MINOR:
            cards.append(move.a)
        table.play(move)
    return cards


def of_one_kind(moves: list[Move], chance: random.Random) -> list[Move]:
    """The moves of a kind that chance has chosen."""
    kinds = list(dict.fromkeys(move.verb for move in moves))
    kind = kinds[int(chance.random() * len(kinds))]
    return [move for move in moves if move.verb is kind]


def chosen(moves: list[Move], chance: random.Random) -> Move:
    """One of some moves."""
    return moves[int(chance.random() * len(moves))]


def report(counts: dict[int, Counts]) -> str:
    """A line for each card, with two columns for each player count."""
    lines = [f"{'played by chance | from full larders':34}" + "".join(f"{players:>16}" for players in counts)]
    for card in improvements.DECK:
        figures = "".join(f"{poor[card]:>8,} |{rich[card]:>6,}" for poor, rich in counts.values())
        lines.append(f"{improvements.printed(card)} {improvements.IDS[card]:29}{figures}")
    return "\n".join(lines)


def never(counts: dict[int, Counts]) -> list[str]:
    """The cards that were not played, with the player count."""
    return [
        f"{improvements.IDS[card]} for {players}"
        for players, (poor, rich) in counts.items()
        for card in improvements.DECK
        if not poor[card] + rich[card]
    ]


def main() -> None:
    """Count for all player counts, or the one asked for."""
    parser = argparse.ArgumentParser(description="Count how often every minor improvement is played by chance.")
    parser.add_argument("--games", type=int, default=20_000, help="of both sorts, for each player count")
    parser.add_argument("--players", type=int, help="only this player count")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    print(f"compiled: {mire.compiled}", flush=True)
    game = game_named("farmers")
    counts: dict[int, Counts] = {}
    with ProcessPoolExecutor(arguments.workers) as pool:
        for players in range(game.fewest, game.most + 1):
            if arguments.players in (None, players):
                start = time.perf_counter()
                starts = range(0, arguments.games, CHUNK)
                jobs = [pool.submit(played, players, at, min(CHUNK, arguments.games - at)) for at in starts]
                poor, rich = Counter[int](), Counter[int]()
                for job in jobs:
                    poor += job.result()[0]
                    rich += job.result()[1]
                counts[players] = poor, rich
                total = poor.total() + rich.total()
                print(f"for {players}: {total:,} cards played, {time.perf_counter() - start:.0f} s", flush=True)
    print(report(counts))
    if missing := never(counts):
        sys.exit(f"never played: {', '.join(missing)}")


if __name__ == "__main__":
    main()
