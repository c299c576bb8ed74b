"""Takes the pictures for the README: python -m tests.web.pictures"""

import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server import client
from tests.server.client import JSON, ME, bot
from tests.server.servers import Server, running
from tests.web.browsers import chromium, open_player
from tests.web.players import GAME, Player
from tests.web.small_png import shrink
from tests.web.words import ROOT

IMAGES = ROOT / "docs/images"
MOST_BYTES = 200_000
GRETA: JSON = {**ME, "name": "Greta"}
BOT = bot("greedy")

Until = Callable[[client.Page, str], bool]


def play_well(player: Player, bots: int, until: Until | None = None, game: str = GAME) -> str:
    """Sit with bots at a table where the game goes on by hints, to its end or until a hint is wanted; that hint."""
    person = client.Browser(str(player.page.evaluate("location.origin")))
    table = person.set_up(GRETA, *[BOT] * bots, game=game)
    page = person.enter(table, look=0)
    hint = ""
    while page.view["seat"] is not None:
        page.wait_for(lambda: page.view["seat"] in (0, None))
        if page.view["seat"] == 0:
            hint = page.ask("hint", seat=0)["move"]
            if until is not None and until(page, hint):
                break
            page.play(hint)
    player.page.context.add_cookies(
        [
            {"name": cookie.name, "value": cookie.value or "", "domain": "127.0.0.1", "path": cookie.path}
            for cookie in person.jar
        ]
    )
    person.close()
    player.enter(table)
    return hint


def lay_a_card(player: Player, bots: int, after: int) -> None:
    """A table where a card is held over the moor, after so many moves at least."""
    hint = play_well(player, bots, lambda page, move: page.view["board"]["round"] >= after and move.endswith(" up"))
    _, card, place, _ = hint.split()
    for target in (f"stored:{card}", f"place:{place}"):
        player.wait_for(lambda: target in player.offered())  # noqa: B023 - asked at once
        player.choose(target)
    expect(player.target("lay")).to_be_visible()
    player.page.mouse.move(0, 0)


def pay(player: Player, bots: int) -> None:
    """A table of Dartmoor where a card with a bonus is paid for."""

    def earns(page: client.Page, _: str) -> bool:
        board = page.view["board"]
        return len(board["players"][0]["forest"]) >= 5 and bool(board["pending"][-1].get("bonus"))

    play_well(player, bots, earns, "dartmoor")
    player.page.mouse.move(0, 0)


def farm(player: Player, bots: int) -> None:
    """A table of Farmers with a turn to begin on a farm with several pastures and crops."""

    def thrives(page: client.Page, _: str) -> bool:
        board = page.view["board"]
        land = board["players"][0]["farm"]
        return board["pending"][-1]["ask"] == "turn" and len(land["pastures"]) > 1 and bool(land["sown"])

    play_well(player, bots, thrives, "farmers")
    while player.view["seat"] is None:  # a game without such a farm
        play_well(player, bots, thrives, "farmers")
    player.page.mouse.move(0, 0)


def take(browser: Browser, player: Player, name: str) -> None:
    """Write a picture, small enough to be loaded with a page of text."""
    player.page.evaluate("async () => { await document.fonts.ready }")
    player.page.wait_for_load_state("networkidle")
    file = IMAGES / f"{name}.png"
    file.write_bytes(shrink(browser, player.page.screenshot()))
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} KB")
    assert file.stat().st_size < MOST_BYTES, f"{file} is too large"


def take_all() -> None:
    """All pictures."""
    with tempfile.TemporaryDirectory() as folder, running(Server(Path(folder))) as server, chromium() as browser:
        home = open_player(browser, server.address, height=720).go("/")
        expect(home.page.get_by_role("img", name=home.words("moorland-page-picture"))).to_be_visible()
        take(browser, home, "home")
        table = open_player(browser, server.address, height=800).go("/")
        lay_a_card(table, bots=2, after=7)
        take(browser, table, "table")
        forest = open_player(browser, server.address, height=800).go("/")
        pay(forest, bots=2)
        take(browser, forest, "forest")
        fields = open_player(browser, server.address, height=920).go("/")
        farm(fields, bots=2)
        take(browser, fields, "farm")
        phone = open_player(browser, server.address, width=360, height=740, dark=True).go("/")
        lay_a_card(phone, bots=1, after=6)
        take(browser, phone, "phone")
        end = open_player(browser, server.address, height=1240).go("/")
        play_well(end, bots=2)
        expect(end.end.get_by_role("img", name=end.words("table-chart"))).to_be_visible()
        take(browser, end, "end")


if __name__ == "__main__":
    take_all()
