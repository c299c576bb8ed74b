"""The wheel as a stranger gets it: into an empty environment, then play from outside the source tree.

python tests/wheel.py dist/mire-*.whl
"""

import json
import signal
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

from tests.patience import PATIENCE

GAMES = 20


def main() -> None:
    """Install the wheel and compare its games with the interpreted ones."""
    wheel = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        run([f"{folder}/bin/pip", "install", "-q", "--disable-pip-version-check", str(wheel)], folder)
        installed = simulate(f"{folder}/bin/mire", folder)
        here = simulate(str(Path(sys.executable).with_name("mire")), folder, PYTHONPATH="src")
        play = [f"{folder}/bin/mire", "play", "moorland", "--seed", "3"]
        finished = run(play, folder, answers="h\n1\n" * 400)
        page = fetch_page(f"{folder}/bin/mire", folder)
    assert installed.pop("compiled") is True, "the wheel must bring the compiled engine"
    assert here.pop("compiled") is False
    for result in (installed, here):
        del result["seconds"], result["decisions_per_second"]
    assert installed == here, "compiled and interpreted games differ"
    assert "mire replay" in finished, "a game in the terminal must come to its end"
    assert '<script type="module"' in page, "the wheel must bring the page"
    print(f"wheel: installs into an empty environment, plays to the end, serves the page; {GAMES} games equal")


def simulate(mire: str, folder: str, **settings: str) -> dict[str, object]:
    """A few games between different bots."""
    command = [mire, "simulate", "moorland", "--players", "3", "--games", str(GAMES), "--seed", "5", "--json"]
    result: dict[str, object] = json.loads(run([*command, "--bots", "random,greedy"], folder, **settings))
    return result


def fetch_page(mire: str, folder: str) -> str:
    """The page that the installed server serves."""
    command = [mire, "--no-browser", "--port", "0", "--data", folder]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            page: str = answer.read().decode()
        server.send_signal(signal.SIGINT)
    return page


def run(command: list[str], folder: str, answers: str = "", **settings: str) -> str:
    """What a command prints; it must succeed. Run from elsewhere, so that nothing of the source tree is found."""
    root = Path(__file__).parent.parent
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": folder,
        **{name: str(root / path) for name, path in settings.items()},
    }
    done = subprocess.run(command, cwd=folder, env=environment, input=answers, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    return done.stdout


if __name__ == "__main__":
    main()
