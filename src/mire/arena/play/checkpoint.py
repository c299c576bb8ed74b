"""Games of an arena kept in a file, a line each, so that a long one can be stopped and gone on with another day."""

import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from mire.arena.play.matches import Contest, Played
from mire.arena.play.schedule import Match, Matches
from mire.arena.play.workers import Crew, Games
from mire.core.errors import BadSetup

T = TypeVar("T")


class Rest:
    """The games of a schedule after so many."""

    def __init__(self, matches: Matches, played: int) -> None:
        self._matches: Final = matches
        self._played: Final = played

    def __len__(self) -> int:
        return max(0, len(self._matches) - self._played)

    def __iter__(self) -> Iterator[Match]:
        yield from islice(self._matches, self._played, None)


def play_and_keep(contest: Contest, matches: Matches, *, crew: Crew, file: Path) -> Games:
    """Games that the file has, then those that a crew plays; each is in the file before anybody hears of it."""
    kept = read_kept(file, contest, matches)
    yield from kept[: len(matches)]
    with file.open("ab") as lines, closing(crew(contest, Rest(matches, len(kept)))) as games:
        if not lines.tell():
            lines.write(_line(contest))
        for played in games:
            lines.write(_line(played))
            lines.flush()
            yield played


def read_kept(file: Path, contest: Contest, matches: Matches) -> list[Played]:
    """The games that were kept; BadSetup if they are not of this arena. A line that was cut off is taken away."""
    content = file.read_bytes() if file.exists() else b""
    *lines, cut_off = content.split(b"\n")
    if not lines and _line(contest).startswith(cut_off):
        kept: list[Played] = []
    else:
        first, *games = lines or [cut_off]
        other = _read(first, Contest, file, 1)
        if other != contest:
            raise BadSetup(f"{file} keeps games of another arena: {_spelled(other)}; not {_spelled(contest)}")
        kept = [_read(line, Played, file, number) for number, line in enumerate(games, 2)]
        _check_order(kept, matches, file)
    if cut_off:
        os.truncate(file, len(content) - len(cut_off))
    return kept


def _spelled(contest: Contest) -> str:
    how = f"{contest.game}, version {contest.version}, for {contest.players} with {contest.options}"
    return f"{how}, {','.join(contest.bots)}"


def _line(entry: Contest | Played) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def _read(line: bytes, kind: type[T], file: Path, number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"{file} keeps no games of an arena: line {number}: {error}") from None


def _check_order(kept: Sequence[Played], matches: Matches, file: Path) -> None:
    for number, (played, match) in enumerate(zip(kept, matches, strict=False), 1):
        if played.match != match:
            raise BadSetup(
                f"{file} keeps games of another arena: game {number} was dealt from seed {played.match.seed}"
            )
