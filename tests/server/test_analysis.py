"""A finished game is looked into for everybody who may see it, once, and while bots at other tables play on."""

import asyncio
from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import mire
from mire.analysis.course import Lost, Step, decisions
from mire.core.table import replay_steps
from mire.server import messages
from mire.server.bots import analyses as module
from mire.server.bots.analyses import Analyses
from mire.server.bots.scheduler import Asker
from mire.server.refusals import TooMuch
from tests.patience import wait_for
from tests.server.client import JSON, Browser, bot
from tests.server.servers import Server
from tests.server.worlds import played, record

OVER = played("moorland", lambda _: False)
ANN, BEN = Asker("1.1.1.1", "ann"), Asker("2.2.2.2", "ben")
OTHER = played("moorland", lambda _: False, seed=6)


class Judge:
    """Judges at once, and counts what it is asked."""

    def __init__(self, fails: int = 0) -> None:
        self.asked: list[tuple[str, int]] = []
        self.at_once = 0
        self.most_at_once = 0
        self.fails = fails
        self.refuses = False
        self.askers: list[Asker] = []

    async def decisions(self, record: str, *, at: str, asker: Asker) -> list[int]:
        assert at
        self.askers.append(asker)
        if self.refuses:
            raise TooMuch("asked-too-much")
        return decisions(record)

    async def judge(self, record: str, ply: int, playouts: int, seed: int, *, at: str, asker: Asker) -> Step:
        assert playouts > 0 <= seed
        assert at
        self.askers.append(asker)
        self.asked.append((record, ply))
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        if len(self.asked) == self.fails:
            raise RuntimeError("no more")
        return Step(ply, ply, 0, "end", [1.0, 1.0], [0.5, 0.5], [], Lost(0.0, 0.0), "greedy")


def test_a_course_grows_until_it_is_complete_and_is_made_once() -> None:
    judge = Judge()

    async def watch() -> list[messages.Analysis]:
        analyses = Analyses(judge)
        seen = [await analyses.course("a", OVER, ANN)]
        while len(seen[-1].course.steps) < seen[-1].total:
            await asyncio.sleep(0)
            seen.append(await analyses.course("a", OVER, ANN))
        await analyses.close()
        return seen

    seen = asyncio.run(watch())
    known = [len(analysis.course.steps) for analysis in seen]
    assert known == sorted(known)
    assert known[0] < 3
    assert seen[0].total == known[-1] == len(decisions(OVER.record()))
    assert seen[-1].course.winners == OVER.winners
    assert Counter(judge.asked).most_common(1)[0][1] == 1


def test_of_a_game_one_decision_is_judged_at_a_time_while_others_are_looked_into() -> None:
    judge = Judge()

    async def watch() -> None:
        analyses = Analyses(judge)
        await asyncio.gather(analyses.course("a", OVER, ANN), analyses.course("b", OTHER, BEN))
        await until(lambda: len(judge.asked) >= 20)
        await analyses.close()

    asyncio.run(watch())
    assert judge.most_at_once == 2
    games = [game for game, _ in judge.asked[4:20]]
    assert all(one != other for one, other in pairwise(games))


def test_a_game_rests_when_nobody_asks_any_more_and_goes_on_for_who_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "INTEREST_SECONDS", 0)
    judge = Judge()

    async def watch() -> None:
        analyses = Analyses(judge)
        first = await analyses.course("a", OVER, ANN)
        await asyncio.sleep(0.01)
        rested = len(judge.asked)
        await asyncio.sleep(0.01)
        assert len(judge.asked) == rested < first.total
        course = first
        while len(course.course.steps) < course.total:
            course = await analyses.course("a", OVER, BEN)
            await asyncio.sleep(0)
        await analyses.close()

    asyncio.run(watch())
    assert Counter(judge.asked).most_common(1)[0][1] == 1
    assert judge.askers[0] == ANN
    assert judge.askers[-1] == BEN  # whose turn it takes: who asked last


def test_who_may_not_ask_for_more_is_told_so_and_may_ask_again() -> None:
    judge = Judge()
    judge.refuses = True

    async def watch() -> messages.Analysis:
        analyses = Analyses(judge)
        with pytest.raises(TooMuch):
            await analyses.course("a", OVER, ANN)
        judge.refuses = False
        course = await analyses.course("a", OVER, ANN)
        await analyses.close()
        return course

    assert asyncio.run(watch()).total


def test_only_so_many_courses_are_kept_those_asked_for_last() -> None:
    judge = Judge()

    async def watch() -> None:
        analyses = Analyses(judge, most=2)
        for table in ("a", "b", "a", "c"):
            await analyses.course(table, OVER, ANN)
        assert list(analyses._found) == ["a", "c"]
        asked = len(judge.asked)
        await asyncio.sleep(0.01)
        await analyses.course("b", OVER, ANN)  # begins anew
        assert len(judge.asked) > asked
        await analyses.close()

    asyncio.run(watch())


@pytest.mark.filterwarnings("ignore")
def test_what_failed_is_begun_again_when_it_is_asked_for_again(caplog: pytest.LogCaptureFixture) -> None:
    judge = Judge(fails=3)

    async def watch() -> messages.Analysis:
        analyses = Analyses(judge)
        await analyses.course("a", OVER, ANN)
        await until(lambda: bool(caplog.records))
        await analyses.course("a", OVER, ANN)
        await until(lambda: len(judge.asked) == 3 + len(decisions(OVER.record())))
        await asyncio.sleep(0.01)
        course = await analyses.course("a", OVER, ANN)
        await analyses.close()
        return course

    analysis = asyncio.run(watch())
    assert len(analysis.course.steps) == analysis.total
    assert "could not be looked into" in caplog.text


async def until(holds: Any) -> None:
    for _ in range(10_000):
        if holds():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never came")


def test_a_finished_game_is_looked_into_while_bots_at_other_tables_play(own_server: Server) -> None:
    with Browser(own_server.address) as browser:
        game = record()
        table = browser.import_record(game)
        first = analysis(browser, table)
        assert first["total"] == len(decisions(mire.replay(game).record()))
        page = browser.enter(browser.set_up(bot(), bot()))
        page.wait_for(lambda: len(page.lines) > 5)
        later = wait_for_steps(browser, table, 3)
        assert later["course"]["steps"][: len(first["course"]["steps"])] == first["course"]["steps"]
        positions = list(replay_steps(game))
        for step in later["course"]["steps"]:
            assert (step["seat"], step["move"]) == (positions[step["ply"]].seat, game["moves"][step["ply"]])
        assert msgspec.to_builtins(msgspec.convert(later, messages.Analysis)) == later


def wait_for_steps(browser: Browser, table: str, number: int) -> JSON:
    wait_for(lambda: len(analysis(browser, table)["course"]["steps"]) >= number)
    return analysis(browser, table)


def analysis(browser: Browser, table: str) -> JSON:
    answer = browser.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    found: JSON = answer.json()
    return found


def test_a_table_that_is_not_there_has_no_analysis(browser: Browser) -> None:
    assert browser.get("/api/tables/AAAAAAAAAAAA/analysis").status_code == 404
