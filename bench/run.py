"""What `make bench` prints: the engine compiled and interpreted, and beside it engines of others, in the same run.

    python bench/run.py --compiled build/compiled [--seconds 5] [--json]

Thresholds are ratios within one run, as machines differ. Peers (`pip install mire[peers]`) are measured if installed:
random play through their Python interfaces, every decision with its list of legal actions.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import mire  # noqa: F401 - makes the games known
from mire.core.registry import games

ROOT = Path(__file__).parent.parent
ROUNDS = 8  # everything that is compared is measured in turn, so often; the best counts, as disturbances only slow down
AT_LEAST_TIMES_INTERPRETED = 5.0
WITH_CARDS = {"level": "2"}  # Farmers of the Moor is measured with hand cards too
AT_LEAST_WITH_CARDS = 0.5  # of the decisions a second without them


def measure_here(game: str, players: int, options: dict[str, str], seconds: float, path: Path) -> dict[str, Any]:
    """The engine found at a path, measured in a process of its own."""
    measured = f"measure({game!r}, {players}, {seconds}, {options!r})"
    code = f"import json; from mire.cli.bench import measure; print(json.dumps({measured}))"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(done.stderr)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def open_spiel(game: str) -> Callable[[random.Random], int]:
    """One game of OpenSpiel by chance."""
    import pyspiel

    loaded = pyspiel.load_game(game)

    def play(chance: random.Random) -> int:
        state = loaded.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def rlcard(game: str) -> Callable[[random.Random], int]:
    """One game of RLCard by chance."""
    import rlcard as library

    environment = library.make(game, config={"seed": 1})

    def play(chance: random.Random) -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


PEERS: list[tuple[str, str, Callable[[str], Callable[[random.Random], int]], str]] = [
    ("OpenSpiel backgammon", "pyspiel", open_spiel, "backgammon"),
    ("OpenSpiel hanabi", "pyspiel", open_spiel, "hanabi"),
    ("RLCard gin-rummy", "rlcard", rlcard, "gin-rummy"),
]


def measure_peer(make: Callable[[str], Callable[[random.Random], int]], game: str, seconds: float) -> float:
    """Decisions a second of another engine."""
    play = make(game)
    chance = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play(chance)
    return decisions / elapsed


def main() -> None:
    """Measure, print, and fail if a threshold is missed."""
    parser = argparse.ArgumentParser(description="Measure the engine beside others.")
    parser.add_argument("--compiled", type=Path, required=True, help="where the compiled package lies")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    results: dict[str, Any] = {"games": [], "peers": {}}
    for game, players, levels in setups():
        rounds = [
            [measure_pair(game, players, options, arguments.seconds / ROUNDS, arguments.compiled) for options in levels]
            for _ in range(ROUNDS)
        ]
        results["games"] += [best_pair(pairs) for pairs in zip(*rounds, strict=True)]
    for name, module, make, game in PEERS:
        installed = find_spec(module) is not None
        results["peers"][name] = measure_peer(make, game, arguments.seconds) if installed else None
    print(json.dumps(results, indent=2) if arguments.json else report(results))
    ratios = [ratio(pair, "decisions_per_second") for pair in results["games"]]
    if min(ratios) < AT_LEAST_TIMES_INTERPRETED:
        sys.exit(f"compiled must be at least {AT_LEAST_TIMES_INTERPRETED} times interpreted, is {min(ratios):.1f}")
    if (share := with_cards(results)) < AT_LEAST_WITH_CARDS:
        sys.exit(f"level II must be at least {AT_LEAST_WITH_CARDS} times as fast as level I, is {share:.2f}")


def setups() -> list[tuple[str, int, list[dict[str, str]]]]:
    """What is measured: every player count of every game, with the options that are compared."""
    found: list[tuple[str, int, list[dict[str, str]]]] = []
    for game in games():
        has_levels = any(option.name == "level" for option in game.options)
        for players in range(game.fewest, game.most + 1):
            found.append((game.name, players, [{}, WITH_CARDS] if has_levels else [{}]))
    return found


def measure_pair(game: str, players: int, options: dict[str, str], seconds: float, engine: Path) -> dict[str, Any]:
    """Compiled and interpreted, one right after the other."""
    compiled = measure_here(game, players, options, seconds, engine.resolve())
    interpreted = measure_here(game, players, options, seconds, ROOT / "src")
    assert compiled["compiled"]
    assert not interpreted["compiled"]
    return {"compiled": compiled, "interpreted": interpreted}


def best_pair(pairs: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The best that was measured of both."""
    return {engine: best([pair[engine] for pair in pairs]) for engine in pairs[0]}


def best(runs: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The highest speeds and the shortest times."""
    merged = dict(runs[0])
    for what in merged:
        if what.endswith("_per_second"):
            merged[what] = max(run[what] for run in runs)
        elif what.endswith("_microseconds"):
            merged[what] = min(run[what] for run in runs)
    return merged


def with_cards(results: dict[str, Any]) -> float:
    """The least share of decisions a second at level II, compiled, of those at level I."""
    speeds = {
        (pair["compiled"]["game"], pair["compiled"]["players"], bool(pair["compiled"]["options"])): pair["compiled"][
            "decisions_per_second"
        ]
        for pair in results["games"]
    }
    return min(float(speed / speeds[game, players, False]) for (game, players, cards), speed in speeds.items() if cards)


def ratio(pair: dict[str, Any], what: str) -> float:
    """How many times as fast the compiled engine is."""
    return float(pair["compiled"][what] / pair["interpreted"][what])


def report(results: dict[str, Any]) -> str:
    """The figures for people."""
    lines = []
    for pair in results["games"]:
        fast, slow = pair["compiled"], pair["interpreted"]
        options = "".join(f", {name} {value}" for name, value in fast["options"].items())
        lines.append(f"{fast['game']}, {fast['players']} players{options}, random play, one core")
        for what in ("decisions_per_second", "games_per_second"):
            lines.append(
                f"  {what.replace('_', ' '):22} compiled {fast[what]:>11,.0f}   interpreted {slow[what]:>9,.0f}"
                f"   ratio {ratio(pair, what):.1f}"
            )
        for step in ("copy", "moves", "scores"):
            what = f"{step}_microseconds"
            lines.append(
                f"  {step + '(), microseconds':22} compiled {fast[what]:>11.2f}   interpreted {slow[what]:>9.2f}"
            )
    ours = results["games"][0]["compiled"]["decisions_per_second"]
    for name, speed in results["peers"].items():
        figures = (
            f"{speed:>11,.0f} decisions per second; we are {ours / speed:.1f} times as fast"
            if speed
            else "not installed"
        )
        lines.append(f"{name:24} {figures}")
    lines.append(f"farmers at level II: {with_cards(results):.2f} times the decisions per second of level I at least")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
