"""Somebody at the page: finds things by their words, clicks what glows, and notes what the browser complains about."""

import json
import math
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from tests.patience import PATIENCE
from tests.server.client import JSON
from tests.web.words import words_in

ARTEFACTS = Path(__file__).parents[2] / "artefacts"
GAME = "moorland"
ARROWS = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]
SAME_SPOT = 40  # px
TAP_SECONDS = 0.4
LAY = "lay"  # the last click where a card is laid
# Said by the tools that drive the browser, and by the browser when a page is left while it loads something.
OF_NO_CONCERN = ("Service Worker registration blocked by Playwright", "net::ERR_ABORTED")

# What can be clicked now, and whether it is chosen already; all in one look, as it may change the next moment.
OFFERED = """() => [...document.querySelectorAll("[data-target]:enabled, [data-target]:not(button)")]
    .map((target) => [target.dataset.target, target.getAttribute("aria-pressed") === "true"])"""


class Player:
    """A person in front of a browser of their own."""

    def __init__(self, page: Page, language: str = "en", *, touches: bool = False) -> None:
        self.page = page
        self.words = words_in(language)
        self.touches = touches
        self._tapped = (0.0, 0.0)
        self.chance = random.Random(11)
        self.sent: list[JSON] = []
        self.heard: list[JSON] = []
        self._complaints: list[str] = []
        self._forgiven: list[str] = []
        page.on("console", lambda message: self._note(message.type in ("error", "warning"), message.text))
        page.on("pageerror", lambda error: self._note(True, str(error)))
        page.on("requestfailed", lambda request: self._note(True, f"{request.url}: {request.failure}"))
        page.on("websocket", self._listen)

    # What the browser complains about

    @property
    def complaints(self) -> list[str]:
        """Errors, warnings and failed requests that were not to be expected."""
        return [text for text in self._complaints if not any(part in text for part in self._forgiven)]

    def expect_complaint(self, part: str) -> None:
        """What a test does on purpose is no fault of the page."""
        self._forgiven.append(part)

    # Finding things

    def button(self, text: str, **values: str | int) -> Locator:
        """A button by the id of its words."""
        return self.page.get_by_role("button", name=self.words(text, **values), exact=True)

    def link(self, text: str, **values: str | int) -> Locator:
        """A link by the id of its words."""
        return self.page.get_by_role("link", name=self.words(text, **values), exact=True)

    def heading(self, text: str, **values: str | int) -> Locator:
        """A heading by the id of its words."""
        return self.page.get_by_role("heading", name=self.words(text, **values), exact=True)

    def region(self, text: str, **values: str | int) -> Locator:
        """A part of the page by the id of its name."""
        return self.page.get_by_role("region", name=self.words(text, **values), exact=True)

    def field(self, text: str, **values: str | int) -> Locator:
        """Something to fill in, by the id of its label."""
        return self.page.get_by_label(self.words(text, **values), exact=True)

    def chooser(self, text: str) -> Locator:
        """A list to choose from, by the id of its label."""
        return self.page.get_by_role("combobox", name=self.words(text))

    def option(self, choice: str, of: str, **values: str | int) -> Locator:
        """One of several choices, by the id of its words and of what it is a choice of."""
        group = self.page.get_by_role("group", name=self.words(of, **values), exact=True)
        return group.get_by_text(self.words(choice), exact=True)

    def shows(self, text: str, **values: str | float) -> Locator:
        """Words that stand somewhere, by their id."""
        return self.page.get_by_text(self.words(text, **values), exact=True)

    def press(self, thing: Locator) -> None:
        """Click or tap."""
        if self.touches:
            self._take_time(thing)
            thing.tap()
        else:
            thing.focus()  # as a pointer on its way does, this opens a card that lies under another
            thing.click()

    def _take_time(self, thing: Locator) -> None:
        """Nobody taps twice at a place for two things at once, and the page would not believe it."""
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box() or {"x": 0.0, "y": 0.0, "width": 0.0, "height": 0.0}
        place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if math.dist(place, self._tapped) < SAME_SPOT:
            self.page.wait_for_timeout(TAP_SECONDS * 1000)
        self._tapped = place

    # Going places

    def go(self, path: str) -> "Player":
        """Open an address."""
        self.page.goto(path)
        return self

    def play_now(self, bots: int = 1, game: str = GAME) -> "Player":
        """From the home page to a table with two clicks."""
        self.go("/")
        self.press(self.play_button(game))
        self.press(self.button("home-opponents", bots=bots))
        self.prompt.wait_for()
        return self

    def set_up(self, *seats: JSON, **more: Any) -> str:
        """Have a new table without clicking for it; its id. With a `record` the game goes on from there."""
        game = {} if "record" in more else {"game": GAME}
        answer = self.page.request.post("/api/tables", data={**game, "seats": list(seats), **more})
        assert answer.status == 201, answer.text()
        return str(answer.json()["id"])

    def sit_at(self, *seats: JSON, **more: Any) -> "Player":
        """Have a new table and sit down at it, with bots that do not dally."""
        return self.enter(self.set_up(*seats, **more))

    def enter(self, table: str) -> "Player":
        """Open the page of a table."""
        self.go(f"/table/{table}")
        self.prompt.wait_for()
        return self.hurry()

    def hurry(self) -> "Player":
        """Show the moves of others at once."""
        self.chooser("table-pace").select_option("instant")
        return self

    def play_button(self, game: str = GAME) -> Locator:
        """Where the home page begins a game."""
        article = self.page.get_by_role("article", name=self.words(f"{game}-title"), exact=True)
        return article.get_by_role("button", name=self.words("home-play"), exact=True)

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.partition("?")[0].rpartition("/")[2]

    def info(self) -> JSON:
        """The table as the server tells of it."""
        answer: JSON = self.page.request.get(f"/api/tables/{self.table}").json()
        return answer

    def invitation(self, seat: int) -> str:
        """The link that lets a friend sit down."""
        token = self.page.request.get(f"/api/tables/{self.table}/invitations").json()[str(seat)]
        return f"/join/{self.table}#{token}"

    def accept(self, link: str, name: str = "Hugo") -> "Player":
        """Follow an invitation and sit down."""
        self.go(link)
        self.field("shell-name").fill(name)
        self.press(self.button("join-sit"))
        self.prompt.wait_for()
        return self.hurry()

    # At the table

    @property
    def prompt(self) -> Locator:
        """What is asked."""
        return self.region("table-prompt")

    @property
    def asked(self) -> Locator:
        """Whose turn it is, in the words of the prompt."""
        return self.prompt.get_by_role("heading")

    @property
    def hint(self) -> Locator:
        """The best few moves, when they were asked for."""
        return self.region("table-hint")

    @property
    def log(self) -> Locator:
        """The lines of the log that tell of moves."""
        return self.region("table-log").get_by_role("listitem").filter(has_not=self.begins)

    @property
    def begins(self) -> Locator:
        """The line of the log that tells who begins."""
        return self.page.get_by_text(self.words("begins", player=""))

    @property
    def end(self) -> Locator:
        """What is shown when the game is over."""
        return self.region("table-end")

    @property
    def targets(self) -> Locator:
        """All that glows."""
        return self.page.locator("[data-target]")

    def target(self, name: str) -> Locator:
        """One thing that glows."""
        return self.page.locator(f'[data-target="{name}"]')

    def offered(self) -> dict[str, bool]:
        """What can be clicked now, and whether it is chosen already."""
        return {name: bool(chosen) for name, chosen in self.page.evaluate(OFFERED)}

    def decides(self) -> bool:
        """Whether there is something to choose."""
        return bool(self.offered())

    def wait_for(self, condition: Callable[[], bool]) -> None:
        """Wait until something holds."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, f"in vain: {self._complaints}"
            self.page.wait_for_timeout(15)

    def wait_to_see(self, condition: Callable[[JSON], bool]) -> JSON:
        """Wait until the server shows a table of which something holds; the first such view, as bots go on."""
        self.wait_for(lambda: any(condition(view) for view in self.views))
        return next(view for view in self.views if condition(view))

    def wait_for_decision(self) -> bool:
        """Wait for the own turn or the end of the game; whether it is the turn."""
        self.wait_for(lambda: self.decides() or self.end.is_visible())
        return not self.end.is_visible()

    def choose(self, name: str) -> None:
        """Click something that glows, or the button of a move."""
        self.press(self.target(name).first)  # cards may be alike

    def make_move(self, prefer: str = "") -> str:
        """Click what glows until that makes a move, which is returned; `prefer` is how the first target begins."""
        made = len(self.played)
        before: dict[str, bool] = {}
        while len(self.played) == made:
            self.wait_for(self.decides)
            offered = self.offered()
            self.choose(self._pick(offered, before, prefer))
            before, chosen = offered, offered
            self.wait_for(lambda: len(self.played) > made or self.offered() != chosen)  # noqa: B023 - asked at once
        self.wait_for(lambda: self.answer_to(self.played[-1]) is not None)
        return str(self.played[-1]["move"])

    def play_turn(self) -> list[str]:
        """Play until the turn is over: the moves that were made."""
        assert self.wait_for_decision()
        made = [self.make_move()]
        while made[-1] != "end":
            made.append(self.make_move())
        return made

    def take_a_turn(self) -> str:
        """Play until the turn is over: the card that was taken."""
        return next(move.removeprefix("take ") for move in self.play_turn() if move.startswith("take "))

    def play_to_end(self) -> None:
        """Make moves until the game is over."""
        while self.wait_for_decision():
            self.make_move()

    def play_on(self, turns: int = 1000) -> None:
        """Play so many turns, or until the game is over."""
        for _ in range(turns):
            if not self.wait_for_decision():
                return
            self.play_turn()

    def see(self, tab: str) -> None:
        """Turn to one of the tabs beside the board: log, score, players, analysis."""
        self.press(self.page.get_by_role("tab", name=self.words(f"table-tab-{tab}"), exact=True))

    def scores(self) -> dict[str, list[int]]:
        """The score pad that is open, row by row."""
        rows = self.pad.get_by_role("row").filter(has=self.page.get_by_role("rowheader")).all()
        heads = [row.get_by_role("rowheader").inner_text().strip() for row in rows]
        cells = [row.get_by_role("cell").all_inner_texts() for row in rows]
        return {head: [_points(cell) for cell in row] for head, row in zip(heads, cells, strict=True)}

    @property
    def pad(self) -> Locator:
        """The score pad that is open."""
        return self.page.get_by_role("table", name=self.words("table-score"), exact=True).first

    # By keys

    def focused(self) -> str:
        """The target that has the focus, if any."""
        return str(self.page.evaluate("() => document.activeElement.dataset.target ?? ''"))

    def walk_to(self, begins: str) -> None:
        """Stroll with the arrow keys until the name of a target begins like this."""
        for _ in range(200):
            if self.focused().startswith(begins):
                return
            self.page.keyboard.press(self.chance.choice(ARROWS))
        raise AssertionError(f"no arrow leads to {begins}")

    # What went over the socket

    @property
    def view(self) -> JSON:
        """The table as the server last showed it."""
        return self.views[-1]

    @property
    def views(self) -> list[JSON]:
        """The table as the server showed it, move by move."""
        shown = [event for event in self.heard if event["type"] in ("state", "frames")]
        return [look["view"] for event in shown for look in event.get("frames", [event])]

    @property
    def played(self) -> list[JSON]:
        """The moves that were sent."""
        return [command for command in self.sent if command["do"] == "play"]

    def answer_to(self, command: JSON) -> JSON | None:
        """What the server said to a command."""
        return next((event for event in self.heard if event.get("id") == command["id"]), None)

    def keep(self, name: str, *, whole: bool = False) -> None:
        """Keep a picture of the page."""
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=whole)

    def close(self) -> None:
        """Close the browser."""
        self.page.context.close()

    def _pick(self, offered: dict[str, bool], before: dict[str, bool], prefer: str) -> str:
        """What has come up with the click before; at first what is preferred, a word every other time, or anything."""
        free = [name for name, chosen in offered.items() if not chosen]
        if LAY in free:
            return LAY
        if before:
            return self.chance.choice([name for name in free if name not in before] or free)
        words = [name for name in free if ":" not in name and self.chance.random() < 0.5]
        return self.chance.choice([name for name in free if prefer and name.startswith(prefer)] or words or free)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def _note(self, is_complaint: bool, text: str) -> None:
        if is_complaint and not any(part in text for part in OF_NO_CONCERN):
            self._complaints.append(text)


def _points(cell: str) -> int:
    """The points in a cell of the score pad, which may say below how many there are of what they are for."""
    return int(cell.split()[0].replace("−", "-"))
