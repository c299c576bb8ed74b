"""Who is at a table by what its server knows and the others tell, with a clock that the tests set."""

import pytest

from mire.server.log import StandIn
from mire.server.tables.presence import SLACK, Presence

RULES = StandIn(offline=60, idle=600)
A_BIT = SLACK / 10  # a message takes between servers


class Clock:
    """Stands still until it is set."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += seconds


class Table:
    """Three people at a table, at servers each with a clock of its own."""

    def __init__(self, *servers: list[list[int]]) -> None:
        self.clocks = [Clock(1e6 * number) for number in range(1, len(servers) + 1)]
        self.servers = [Presence(clock) for clock in self.clocks]
        self.dead: set[int] = set()
        for number, pages in enumerate(servers):
            self.attend(number, pages)

    def attend(self, server: int, pages: list[list[int]]) -> None:
        self.servers[server].attend(pages)
        self.tell()

    def wait(self, seconds: float) -> None:
        for clock in self.clocks:
            clock.wait(seconds)

    def tell(self, ago: float = A_BIT) -> None:
        """Everybody tells everybody, and it takes a bit."""
        said = [presence.tell() for presence in self.servers]
        self.wait(ago)
        for number, presence in enumerate(self.servers):
            others = [what for other, what in enumerate(said) if other != number and other not in self.dead]
            presence.hear([(what, ago) for what in others if what])

    def kill(self, server: int) -> None:
        self.dead.add(server)
        self.tell()

    def due(self, seat: int, rules: StandIn = RULES, *, on_turn: bool = False) -> list[float | None]:
        return [
            presence.due(seat, rules, on_turn=on_turn)
            for number, presence in enumerate(self.servers)
            if number not in self.dead
        ]

    def agreed(self, seat: int, rules: StandIn = RULES) -> list[set[int]]:
        return [presence.agreed(seat, presence.due(seat, rules, on_turn=False)) for presence in self.servers]


def about(seconds: float) -> object:
    """Said elsewhere a bit later."""
    return pytest.approx(seconds, abs=SLACK)


# One server


def test_nobody_may_stand_in_for_who_is_here_and_not_to_decide() -> None:
    table = Table([[0], [1], [2]])
    assert table.due(1) == [None]


def test_who_is_gone_for_a_moment_is_gone_for_a_moment() -> None:
    table = Table([[0], [1]])
    table.wait(5000)
    table.attend(0, [[0]])
    table.wait(0.05)
    assert table.due(1) == [about(60)]


def test_the_grace_runs_from_the_moment_somebody_was_lost_whatever_the_others_do() -> None:
    table = Table([[0], [1], [2]])
    table.attend(0, [[0], [2]])
    table.wait(40)
    table.attend(0, [[2]])
    table.attend(0, [[0], [2]])  # another comes back
    table.wait(10)
    assert table.due(1) == [about(10)]
    table.wait(15)
    (due,) = table.due(1)
    assert due is not None
    assert due < 0


def test_the_grace_begins_anew_when_somebody_leaves_again() -> None:
    table = Table([[0], [1]])
    table.attend(0, [[0]])
    table.wait(59)
    table.attend(0, [[0], [1]])
    assert table.due(1) == [None]
    table.wait(5)
    table.attend(0, [[0]])
    assert table.due(1) == [about(60)]


def test_of_somebody_who_was_never_seen_the_grace_runs_since_the_table_is_known() -> None:
    table = Table([[0]])
    table.wait(20)
    assert table.due(1) == [about(40)]


def test_with_no_grace_the_others_may_agree_at_once_and_without_any_never() -> None:
    table = Table([[0]])
    assert table.due(1, StandIn(offline=0)) == [about(0)]
    table.wait(1e6)
    assert table.due(1, StandIn(offline=None)) == [None]
    assert table.due(1, StandIn(offline=None, idle=None), on_turn=True) == [None]


def test_who_lets_the_others_wait_may_be_replaced_though_here() -> None:
    table = Table([[0], [1]])
    table.wait(500)
    table.servers[0].begin_to_wait()  # it is their turn now
    table.wait(400)
    assert table.due(1, on_turn=True) == [about(200)]


def test_any_sign_of_life_gives_time_anew() -> None:
    table = Table([[0], [1]])
    table.wait(599)
    table.servers[0].sign([1])
    table.wait(2)
    assert table.due(1, on_turn=True) == [about(598)]


def test_who_never_is_replaced_for_being_offline_still_may_not_let_others_wait_for_ever() -> None:
    table = Table([[0], [1]])
    table.attend(0, [[0]])
    table.wait(300)
    assert table.due(1, StandIn(offline=None), on_turn=True) == [about(300)]


def test_who_has_been_idle_or_offline_too_long_may_be_replaced_by_what_comes_first() -> None:
    table = Table([[0], [1]])
    table.wait(580)
    table.attend(0, [[0]])
    assert table.due(1, on_turn=True) == [about(20)]


def test_all_at_one_screen_are_never_asked_about_each_other() -> None:
    table = Table([[0, 1]])
    table.wait(10_000)
    assert table.due(0, on_turn=True) == [None]
    assert table.servers[0].voters(0) == set()


def test_who_shares_the_screen_of_who_is_idle_need_not_agree() -> None:
    table = Table([[0, 1], [2]])
    assert table.servers[0].voters(0) == {2}
    assert table.servers[0].voters(2) == {0, 1}


def test_nobody_is_asked_when_everybody_is_away() -> None:
    table = Table([[]])
    table.wait(10_000)
    assert table.due(0, on_turn=True) == [None]


def test_an_agreement_counts_until_somebody_comes_back() -> None:
    table = Table([[0], [2]])
    table.wait(61)
    table.servers[0].agree([0], 1)
    assert table.agreed(1) == [{0}]
    table.attend(0, [[0], [1], [2]])
    assert table.agreed(1) == [set()]
    table.attend(0, [[0], [2]])
    table.wait(61)
    assert table.agreed(1) == [set()]


# Several servers


def test_who_is_at_another_server_is_here() -> None:
    table = Table([[0]], [[1]], [[2]])
    assert [presence.here for presence in table.servers] == [{0, 1, 2}] * 3
    assert table.due(1) == [None] * 3


def test_who_has_a_page_at_two_servers_is_away_when_both_are_gone() -> None:
    table = Table([[0], [1]], [[1]])
    table.attend(0, [[0]])
    assert table.due(1) == [None, None]
    table.wait(100)
    table.attend(1, [])
    assert table.due(1) == [about(60), about(60)]


def test_all_servers_know_since_when_somebody_is_away() -> None:
    table = Table([[0]], [[1]])
    table.attend(1, [])
    table.wait(30)
    table.tell()
    table.tell()  # however often that is told
    assert table.due(1) == [about(30), about(30)]


def test_a_server_that_loads_the_table_late_learns_since_when_somebody_is_away() -> None:
    table = Table([[0], [1]])
    table.attend(0, [[0]])
    table.wait(50)
    table.clocks.append(late := Clock(7.0))
    table.servers.append(Presence(late))
    table.attend(1, [[2]])
    assert table.due(1) == [about(10), about(10)]


def test_agreements_at_different_servers_add_up() -> None:
    table = Table([[0]], [[2]])
    table.wait(61)
    table.servers[0].agree([0], 1)
    table.tell()
    assert table.agreed(1) == [{0}, {0}]
    table.servers[1].agree([2], 1)
    table.tell()
    assert table.agreed(1) == [{0, 2}, {0, 2}]
    assert [presence.voters(1) for presence in table.servers] == [{0, 2}, {0, 2}]


def test_an_agreement_elsewhere_ends_when_somebody_comes_back_here() -> None:
    table = Table([[0]], [[2]])
    table.wait(61)
    table.servers[0].agree([0], 1)
    table.tell()
    table.attend(1, [[1], [2]])
    table.wait(2 * SLACK)
    table.attend(1, [[2]])
    table.wait(61)
    table.tell()
    assert table.agreed(1) == [set(), set()]


def test_signs_of_life_at_one_server_count_at_all() -> None:
    table = Table([[0]], [[1]])
    table.wait(500)
    table.servers[1].sign([1])
    table.tell()
    assert table.due(1, on_turn=True) == [about(600), about(600)]


def test_who_was_at_a_server_that_died_is_away_since_that_was_noticed() -> None:
    table = Table([[0]], [[1]])
    table.wait(1000)
    table.kill(1)
    assert table.due(1) == [about(60)]
    table.wait(20)
    table.tell()
    assert table.due(1) == [about(40)]


def test_what_somebody_did_before_at_a_third_server_is_not_taken_for_their_leaving_now() -> None:
    table = Table([[0]], [[]], [[1]])
    table.attend(2, [])
    table.wait(5)
    table.attend(1, [[1]])
    table.wait(1000)
    table.kill(1)  # the third still tells when they left it
    assert table.due(1) == [about(60), about(60)]


def test_a_server_without_pages_that_knows_of_nobody_has_nothing_to_tell() -> None:
    table = Table([[]])
    assert table.servers[0].tell() == b""
    table.attend(0, [[0]])
    assert table.servers[0].tell() != b""
