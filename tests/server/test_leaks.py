"""Nothing that leaves the server tells a seat what it may not know. Written for any game.

Whole games are played over the server, a browser for every seat and one that looks on. Then everything each of them
was ever told is held against the truth on disk: it must be exactly what those eyes may see at that moment, made of
nothing but the fields of the protocol; and it is searched for the seed, hidden cards, tokens and keys. What eyes may
see and hear is itself held against tables with everything hidden dealt anew: they must not notice.
"""

import base64
import json
import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

import mire
from mire.core.game import Game
from mire.core.registry import games
from mire.server import messages
from tests.server.client import JSON, ME, OPEN, Browser, Heard, Page, bot
from tests.server.servers import Server
from tests.server.truth import Moment, Truth, frame_of, hidden_places, lines_of, log_of, told_alike
from tests.server.worlds import play_turn, played, steps_to_try, turn_of
from tests.ways import LEVEL_2, WAYS, asked_for

EVENTS = (
    messages.State
    | messages.Frames
    | messages.TableChanged
    | messages.Current
    | messages.Done
    | messages.Refused
    | messages.Preview
    | messages.Hint
)


def counts(game: Game) -> list[int]:
    """So many players that all cases are there: of a game for up to six, one alone, two, and all."""
    players = list(range(game.fewest, game.most + 1))
    return players if len(players) <= 4 else [game.fewest, 2, game.most]


GAMES = [(game.name, players) for game in games() for players in counts(game)] + [(LEVEL_2, 1), (LEVEL_2, 3)]


PROBES = ("preview", "hint", "cheat", "ask", "reload")
PROBE_EVERY = 3  # decisions, so that also a short game sees each of them several times
SURELY = (2, 4, 6)  # times that something could be taken back when it is


class Company:
    """People at a table and one who looks on, each in a browser of their own."""

    def __init__(self, server: Server, game: str, players: int, bots: int = 0) -> None:
        self.people = [Browser(server.address) for _ in range(players - bots)]
        self.watcher = Browser(server.address)
        host = self.people[0]
        self.table = host.set_up(ME, *[OPEN] * (players - bots - 1), *[bot()] * bots, **asked_for(game), public=True)
        for seat, guest in enumerate(self.people[1:], 1):
            assert guest.sit(self.table, host.invitation(self.table, seat)).status_code == 200
        self.pages = [person.enter(self.table, look=seat) for seat, person in enumerate(self.people)]
        self.looking = self.watcher.enter(self.table)
        self.did: Counter[str] = Counter()
        self.decisions = 0
        self.could_undo = 0

    def close(self) -> None:
        for browser in [*self.people, self.watcher]:
            browser.close()

    def everybody(self) -> list[Page]:
        return [*self.pages, self.looking]

    def play(self, chance: random.Random) -> None:
        """Play to the end by chance, and try on the way whatever could bring to light what is hidden."""
        while (page := self._in_turn()) is not None:
            while page.view["moves"]:
                self._try_something(page, chance)
                self._move(page, chance)
            for other in self.everybody():
                other.reach(page.ply)

    def _in_turn(self) -> Page | None:
        first = self.pages[0]
        first.wait_for(lambda: first.view["seat"] is None or first.view["seat"] < len(self.pages))
        if first.view["seat"] is None:
            return None
        page = self.pages[first.view["seat"]]
        page.wait_to_decide()
        return page

    def _move(self, page: Page, chance: random.Random) -> None:
        self.could_undo += bool(page.undo)
        if page.undo and (self.could_undo in SURELY or chance.random() < 0.1):
            page.do("undo")
            self.did["undo"] += 1
        else:
            page.play(chance.choice(page.view["moves"]))
            self.did["tentative" if page.undo else "firm"] += 1

    def _try_something(self, page: Page, chance: random.Random) -> None:
        seat, move = page.view["you"], chance.choice(page.view["moves"])
        other = chance.choice([other for other in self.everybody() if other is not page])
        self.decisions += 1
        what = PROBES[self.decisions // PROBE_EVERY % len(PROBES)] if self.decisions % PROBE_EVERY == 0 else "nothing"
        self.did[what] += 1
        if what == "preview":
            assert page.ask("preview", seat=seat, move=move)["type"] == "preview"
        elif what == "hint" and self.did["hint"] <= 3:
            assert page.ask("hint", seat=seat)["type"] == "hint"
        elif what == "cheat":
            self._cheat(other, seat, move)
        elif what == "ask":
            self._ask_around(other.browser)
        elif what == "reload":
            other.browser.enter(self.table, look=other.view["you"]).close()

    def _cheat(self, page: Page, seat: int, move: str) -> None:
        """Somebody asks for what is another's."""
        for do in ("play", "preview"):
            assert page.refused(do, seat=seat, move=move) == "forbidden"
        for do in ("undo", "hint", "look"):
            assert page.refused(do, seat=seat) == "forbidden"

    def _ask_around(self, browser: Browser) -> None:
        address = f"/api/tables/{self.table}"
        for path in ("", "/components", "/invitations", "/record", "/replay", "/replay?look=open", "/analysis"):
            browser.get(address + path)
        for path in ("/api/tables", "/api/games", "/metrics"):
            browser.get(path)
        browser.post(f"{address}/rematch")
        browser.sit(self.table, "an invitation?")


@pytest.fixture(params=GAMES, ids=lambda case: f"{case[0]}-{case[1]}")
def company(request: pytest.FixtureRequest, server: Server) -> Iterator[Company]:
    """People at a table of any game, who play it to its end."""
    company = Company(server, *request.param)
    try:
        company.play(random.Random(request.param[1]))
        yield company
    finally:
        company.close()


def test_everybody_is_told_what_they_may_know_and_nothing_else(company: Company, server: Server) -> None:
    truth = Truth(server, company.table)
    for person in [*company.people, company.watcher]:
        told = Counter(_check_told(heard, truth) for heard in person.heard)
        assert told["state"]
        assert told["frames"] > 10
        _check_secrets(person, company, truth, server)
    assert all(company.did[what] > 2 for what in ("undo", "tentative", "firm", "preview", "hint", "cheat", "ask"))
    compared = told_alike(truth.moments[-1].positions, random.Random(4))
    assert min(compared[look] for look in [*range(len(company.people)), None]) > 10
    _check_end(company, truth)


def _check_told(heard: Heard, truth: Truth) -> str:
    """Hold something that was told against the truth; what kind of thing it is."""
    if isinstance(heard.source, str):
        _check_answer(heard, truth)
        return "answer"
    event: JSON = json.loads(heard.text)
    fields_known = messages.encode(msgspec.json.decode(heard.text, type=EVENTS))
    assert json.loads(fields_known) == event, "a field that is none"
    kind = str(event["type"])
    if "table" in event:
        _check_info(event["table"], truth.moments[event["ply"]])
    if kind == "state":
        _check_state(event, truth.moments[event["ply"]])
    elif kind == "frames":
        _check_frames(event, truth.moments[event["ply"]])
    elif kind == "preview":
        _check_preview(event, heard.source, truth)
    elif kind == "hint":
        asked = heard.source.sent[event["id"]]
        legal = truth.moments[asked["ply"]].positions[-1].view(asked["seat"])["moves"]
        assert event["move"] == event["best"][0]["move"]
        assert {choice["move"] for choice in event["best"]} <= set(legal)
    if kind in ("state", "frames"):
        for run in truth.secrets_at(event["ply"], event["look"]):
            assert run not in heard.text, "the order of hidden cards"
    return kind


def _check_state(event: JSON, moment: Moment) -> None:
    look = event["look"]
    seen = moment.seen_by(look)
    assert event["view"] == seen[-1].view(look)
    assert event["lines"] == log_of(seen, look)
    assert (event["n"], event["undo"]) == (len(seen) - 1, moment.undo(look))


def _check_frames(event: JSON, moment: Moment) -> None:
    look = event["look"]
    seen = moment.seen_by(look)
    first, last = event["frames"][0]["n"], event["frames"][-1]["n"]
    assert last == len(seen) - 1
    assert event["frames"] == [frame_of(seen, number, look) for number in range(first, last + 1)]
    assert event["undo"] == moment.undo(look)


def _check_preview(event: JSON, page: Page, truth: Truth) -> None:
    asked, preview = page.sent[event["id"]], event["preview"]
    before = truth.moments[asked["ply"]].positions[-1]
    after = before.copy()
    after.play(asked["move"])
    if after.over or (after.turn, after.seat) != (before.turn, before.seat):
        assert preview == {"move": asked["move"], "lines": [], "view": None, "gain": 0, "ends": True}
    else:
        assert preview["view"] == after.view(asked["seat"])
        assert preview["lines"] == lines_of([before, after], asked["seat"])


def _check_info(info: JSON, moment: Moment) -> None:
    assert msgspec.to_builtins(msgspec.convert(info, messages.TableInfo)) == info, "a field that is none"
    assert {name: info[name] for name in ("seat", "over", "totals")} == moment.outside()
    told = {name: True if isinstance(value, dict) else value for name, value in moment.positions[0].options.items()}
    assert info["options"] == told


def _check_answer(heard: Heard, truth: Truth) -> None:
    """The answer to a request: of what happens at the table it tells no more than what is firm."""
    assert isinstance(heard.source, str)
    what = heard.source.rpartition("/")[2].partition("?")[0]
    if what == "metrics":
        return
    answer = json.loads(heard.text)
    if what in ("record", "replay", "analysis", "rematch"):
        assert list(answer) == ["error"]
    elif what == "components":
        assert answer == truth.moments[0].positions[0].components()
    elif "yours" in answer:
        assert msgspec.to_builtins(msgspec.convert(answer, messages.TableInfo)) == answer, "a field that is none"
        assert any(
            {name: answer[name] for name in ("seat", "over", "totals")} == moment.outside() for moment in truth.moments
        )


def _check_secrets(person: Browser, company: Company, truth: Truth, server: Server) -> None:
    """Seed, keys, and what belongs to others are in nothing that a browser was told."""
    everything = "\n".join(f"{heard.headers}\n{heard.text}" for heard in person.heard)
    others = [token for other in company.people if other is not person for token in other.tokens()]
    assert len(others) >= len(company.people) - 1
    for secret in [*spellings(truth.seed), *others, *truth.hashes(), *_spell_bytes(server.secret())]:
        assert secret not in everything
    assert not [token for token in person.tokens() if token in everything], "tokens travel in cookies alone"


def spellings(number: int) -> list[str]:
    """A large number in every common way to write it."""
    as_float = repr(float(number))
    plain = [str(number), f"{number:x}", f"{number:X}", f"{number:o}", f"{number:b}", as_float, as_float[:12]]
    return [*plain, *_spell_bytes(number.to_bytes(16, "big")), *_spell_bytes(number.to_bytes(16, "little"))]


def _spell_bytes(secret: bytes) -> list[str]:
    encoders = (base64.b16encode, base64.b32encode, base64.b64encode, base64.urlsafe_b64encode, base64.b85encode)
    texts = [encode(secret).decode().rstrip("=") for encode in encoders]
    return [*texts, texts[0].lower(), str(list(secret))[1:-1], ",".join(map(str, secret))]


def _check_end(company: Company, truth: Truth) -> None:
    """Now that it is over, everything may be known."""
    record = company.watcher.get(f"/api/tables/{company.table}/record").json()
    assert record["seed"] == truth.seed
    assert mire.replay(record).view() == company.looking.view
    shown = company.watcher.get(f"/api/tables/{company.table}/replay?look=open").json()["frames"]
    assert shown[-1]["view"]["board"] == mire.replay(record).open_view()["board"]


def test_the_search_finds_what_it_looks_for() -> None:
    seed = 0x0123456789ABCDEF0123456789ABCDEF
    for told in ('{"seed":1512366075204170929049582354406559215}', "ASNFZ4mrze8BI0VniavN7w==", "0123456789abcdef" * 2):
        assert any(spelling in told for spelling in spellings(seed))


@pytest.mark.parametrize(("game", "players"), [(game, 3) for game in WAYS])
def test_bots_tell_no_more_than_people(server: Server, game: str, players: int) -> None:
    company = Company(server, game, players, bots=players - 1)
    try:
        company.play(random.Random(3))
        truth = Truth(server, company.table)
        for person in (company.people[0], company.watcher):
            assert Counter(_check_told(heard, truth) for heard in person.heard)["frames"] > 10
    finally:
        company.close()


@pytest.mark.parametrize("game", WAYS)
def test_steps_taken_back_are_never_told_to_others(
    browser: Browser, friend: Browser, watcher: Browser, game: str
) -> None:
    table = browser.import_record(turn_of(0, game), ME, OPEN)
    friend.sit(table, browser.invitation(table, 1))
    page, others = browser.enter(table, look=0), [friend.enter(table, look=1), watcher.enter(table)]
    first, *_, last = steps_to_try(page)
    page.play(last)
    tried = page.lines[-1]
    for other in others:
        other.catch_up()
        assert tried not in other.lines
    page.do("undo")
    page.play(first)
    assert tried not in page.lines
    play_turn(page)
    for other in others:
        other.reach(page.ply)
        assert len(other.lines) == len(page.lines)
        assert tried not in other.lines


def test_everything_that_dartmoor_hides_is_taken_for_hidden() -> None:
    table = played("dartmoor", all_hide_something, players=3)
    moors = face_down(table)
    assert moors
    for look in (0, 1, 2, None):
        hands = {f"players.{seat}.hand" for seat in range(3) if seat != look}
        moors_of_others = {f"players.{seat}.forest.{host}.card" for seat, host in moors if seat != look}
        assert hidden_places(table, look) == {"hidden.stack", "hidden.box", *hands, *moors_of_others}


@pytest.mark.parametrize(("players", "also"), [(1, {"hidden.pile"}), (2, set()), (6, set())])
def test_stage_cards_to_come_and_the_pile_of_who_plays_alone_are_taken_for_hidden(players: int, also: set[str]) -> None:
    table = played("farmers", lambda table: table.ply >= 20, players)
    for look in (*range(players), None):
        assert hidden_places(table, look) == {"hidden.stage_cards", *also}


@pytest.mark.parametrize("players", [1, 3])
def test_hands_packs_and_cards_to_come_are_taken_for_hidden_at_level_2(players: int) -> None:
    """Also from who looks on; who plays alone knows the own hand, and what is in no hand is hidden from all."""
    table = played(LEVEL_2, lambda table: table.ply >= 40, players)
    for look in (*range(players), None):
        others = [seat for seat in range(players) if seat != look]
        cards = {"hidden.hands", *[f"players.{seat}.hand.cards" for seat in others]} if players > 1 else set()
        to_come = {"hidden.stage_cards", "hidden.undealt", "hidden.draws", *(["hidden.pile"] if players == 1 else [])}
        assert hidden_places(table, look) == {*to_come, *cards}


def test_nothing_of_the_draft_is_told_to_others() -> None:
    """Whatever is taken, they see and hear the same."""
    before = played(LEVEL_2, lambda table: table.ply >= 4, 3)
    for look in (0, 2, None):
        assert before.seat != look
        noticed = set()
        for move in before.moves():
            after = before.copy()
            after.play(move)
            told = [str(saying) for saying in after.log_entries(before.ply, look)]
            noticed.add(json.dumps([told, after.view(look)]))
        assert len(noticed) == 1


@pytest.mark.parametrize("game", WAYS)
def test_moves_are_not_told_as_such_where_seats_know_things_alone(game: str) -> None:
    table = played(game, lambda table: table.ply >= 40)
    assert table.hides == any(place.startswith("players.") for place in hidden_places(table, 0))


def all_hide_something(table: mire.Table) -> bool:
    """Whether all players have cards in hand that nobody saw, and somebody has a universal moor."""
    players = table.view()["board"]["players"]
    return all(player["cards"] > len(player["seen"]) for player in players) and len(face_down(table)) > 0


def face_down(table: mire.Table) -> list[tuple[int, int]]:
    """Whose universal moors lie where in Dartmoor, for somebody who looks on."""
    players = enumerate(table.view()["board"]["players"])
    return [(seat, at) for seat, player in players for at, host in enumerate(player["forest"]) if host["card"] is None]
