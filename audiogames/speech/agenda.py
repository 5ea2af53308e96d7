"""The logic of the speech scheduler, without thread, clock and sink.

Times are seconds of one monotonic clock, given by the caller.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

from audiogames.core.messages import Category, Urgency
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.narration.narrator import Utterance, expected_seconds
from audiogames.speech.sink import LineState

REPEAT_WINDOW = 2.5
"""Seconds within which an identical notice is not repeated (other programs: two to three seconds)."""

STALE_AFTER = {Urgency.CHATTER: 6.0, Urgency.OTHERS: 25.0, Urgency.RESULT: 60.0}
"""Maximum seconds that a line waits. Alerts and answers have no limit."""

POLL = 0.02
"""Polling interval in seconds while a sink speaks: the maximum delay of a report."""


class LineReport(NamedTuple):
    """`complete`: the line was spoken to its end. Otherwise it does not come again.

    `estimated`: no sink reported the end, so it follows from the length of the line.
    """

    line: int
    complete: bool
    estimated: bool = False


@dataclass(slots=True)
class QueuedLine:
    """Lines of one `batch` were queued together and never cut each other.

    The first of `ids` gives its order; the others are repeats that it replaces.
    """

    utterance: Utterance
    urgency: Urgency
    ids: tuple[int, ...]
    batch: int
    born: float
    head: bool
    scene: Hashable
    begun: bool = False
    since: float = 0.0

    @property
    def asked(self) -> bool:
        return self.utterance.asked

    @property
    def rank(self) -> tuple[int, int]:
        """Answers first, then by urgency, then in order of arrival."""
        return (-int(Urgency.ALERT) - 1 if self.asked else -int(self.urgency), self.ids[0])

    def says_as(self, other: Utterance) -> bool:
        return (self.utterance.text, self.utterance.language) == (other.text, other.language)


class Delivery(NamedTuple):
    """With `interrupt` it cuts the current utterance."""

    utterance: Utterance
    interrupt: bool


class Agenda:
    """The waiting lines, the current line, and the laws between them.

    - Answers (`asked`) go first, then ALERT, RESULT, OTHERS, CHATTER, and equals in order of arrival.

    - An answer cuts any line; a more urgent line cuts a less urgent one. A cut line waits and starts again from its
    beginning, and never cuts others: only a line that was never begun may.

    - The next question of the player drops the previous answer, except the first line of an answer that was never
    begun.

    - A line older than its limit, or of an earlier scene, is dropped unless it is an alert or an answer.

    - A notice (`Category.SYSTEM`) identical to one that waits, is being said, or ended less than 2.5 s ago is dropped,
    unless it was asked for. Events of a game are always said: two dice may show the same.

    - Every line is reported exactly once: when it was said to its end, or when it is certain that it will not be.
    """

    def __init__(self, characters_per_second: float = CHARACTERS_PER_SECOND, ids: Iterator[int] | None = None) -> None:
        self._characters_per_second = characters_per_second
        self.current: QueuedLine | None = None
        self.reports: list[LineReport] = []
        """Not taken yet, in order."""
        self._ids = ids if ids is not None else count(1)
        self._waiting: list[QueuedLine] = []
        self._said: dict[tuple[str, str], tuple[float, bool]] = {}
        self._scene: Hashable = None
        self._batches = 0
        self._closed = False

    def take_reports(self) -> list[LineReport]:
        reports, self.reports = self.reports, []
        return reports

    def pace(self, characters_per_second: float) -> None:
        self._characters_per_second = characters_per_second

    @property
    def idle(self) -> bool:
        return self.current is None and not self._waiting

    @property
    def waiting(self) -> tuple[Utterance, ...]:
        return tuple(line.utterance for line in sorted(self._waiting, key=lambda line: line.rank))

    def add(self, utterances: Sequence[Utterance], now: float) -> tuple[int, ...]:
        self._batches += 1
        if any(utterance.asked for utterance in utterances):
            self._keep(lambda line: not line.asked or (line.head and not line.begun))
        ids = tuple(next(self._ids) for _ in utterances)
        head = True
        for id, utterance in zip(ids, utterances, strict=True):
            if not utterance.asked and self._repeats(utterance, id, now):
                continue
            first = utterance.asked and head
            head = head and not utterance.asked
            self._waiting.append(
                QueuedLine(utterance, utterance.urgency, (id,), self._batches, now, first, self._scene)
            )
        if self._closed:
            self._keep(lambda line: False)
        return ids

    def advance(self, scene: Hashable) -> None:
        """Drop waiting OTHERS and CHATTER of other scenes."""
        self._scene = scene
        self._keep(lambda line: line.asked or line.urgency >= Urgency.RESULT or line.scene == scene)

    def withdraw(self, ids: Iterable[int]) -> bool:
        """Return True if a dropped line is being said, so that the sink must be cut.

        Unknown ids, and those of finished lines, are ignored.
        """
        gone = frozenset(ids)
        for line in filter(None, (self.current, *self._waiting)):
            self._report((id for id in line.ids if id in gone), complete=False)
            line.ids = tuple(id for id in line.ids if id not in gone)
        self._waiting = [line for line in self._waiting if line.ids]
        if self.current is None or self.current.ids:
            return False
        self.current = None
        return True

    def silence(self) -> None:
        """Drop the current line and all waiting ones, except alerts not yet begun."""
        self._drop_current()
        self._keep(lambda line: line.urgency == Urgency.ALERT and not (line.begun or line.asked))

    def close(self) -> None:
        self._closed = True
        self._drop_current()
        self._keep(lambda line: False)

    def hand_back(self) -> None:
        """The next sink says the current line from its beginning."""
        if self.current is not None:
            self._waiting.append(self.current)
            self.current = None

    def hold(self, seconds: float) -> None:
        """Extend the age limit of waiting lines by the time in which nothing could speak."""
        for line in self._waiting:
            line.born += seconds

    def next(self, now: float, state: LineState) -> Delivery | None:
        """What to give the sink now. `state` is its report on the current line."""
        self._end_current(now, state)
        self._drop_old(now)
        current = self.current
        ready = [line for line in self._waiting if current is None or self._cuts(line, current)]
        if not ready:
            return None
        line = min(ready, key=lambda line: line.rank)
        self._waiting.remove(line)
        if current is not None:
            if line.asked and current.asked:
                self._drop_current()
            else:
                self._waiting.append(current)
        line.begun, line.since = True, now
        self.current = line
        return Delivery(line.utterance, interrupt=line.asked or current is not None)

    def due(self, now: float, state: LineState) -> float | None:
        """Seconds until `next` is worth calling, or None if only a new line can change anything."""
        if self.current is None:
            return 0.0 if self._waiting else None
        if state is LineState.UNKNOWN:
            return max(0.0, self.current.since + self.duration(self.current.utterance) - now)
        return POLL if state is LineState.SPEAKING else 0.0

    def duration(self, utterance: Utterance) -> float:
        return expected_seconds(utterance.text, self._characters_per_second)

    def is_said(self, now: float, state: LineState) -> bool:
        """By the sink's report or else by the estimate."""
        line = self.current
        if line is None or state is not LineState.UNKNOWN:
            return line is not None and state is LineState.ENDED
        return now - line.since >= self.duration(line.utterance)

    def _end_current(self, now: float, state: LineState) -> None:
        line = self.current
        if line is None:
            return
        elapsed = now - line.since
        if state is LineState.UNKNOWN and elapsed < self.duration(line.utterance):
            return
        # A sink that has lost the end of a line must not hold up the game for ever.
        if state is LineState.SPEAKING and elapsed <= 10.0 + 6.0 * self.duration(line.utterance):
            return
        complete, estimated = state in (LineState.ENDED, LineState.UNKNOWN), state is LineState.UNKNOWN
        if complete:
            self._said[line.utterance.text, line.utterance.language] = now, estimated
        self._report(line.ids, complete, estimated)
        self.current = None

    def _drop_old(self, now: float) -> None:
        for line in self._waiting:
            if not line.begun and _is_notice(line.utterance) and (said := self._said_lately(line.utterance, now)):
                self._report(line.ids, True, said[1])
                line.ids = ()
        self._waiting = [line for line in self._waiting if line.ids]
        self._keep(
            lambda line: line.asked or line.urgency == Urgency.ALERT or now - line.born <= STALE_AFTER[line.urgency]
        )

    def _cuts(self, line: QueuedLine, current: QueuedLine) -> bool:
        if line.begun or line.batch == current.batch:
            return False
        if line.asked:
            return True
        held = max(current.urgency, Urgency.RESULT) if current.asked else current.urgency
        return line.urgency > held

    def _repeats(self, utterance: Utterance, id: int, now: float) -> bool:
        self._said = {text: said for text, said in self._said.items() if now - said[0] < REPEAT_WINDOW}
        if not _is_notice(utterance):
            return False
        for line in (*self._waiting, *filter(None, [self.current])):
            # An answer may give way to the next question, so it cannot stand in for a line that must be said.
            if not line.asked and line.says_as(utterance):
                line.ids += (id,)
                line.urgency = max(line.urgency, utterance.urgency)
                line.born, line.scene = now, self._scene
                return True
        said = self._said_lately(utterance, now)
        if said is not None:
            self._report((id,), True, said[1])
        return said is not None

    def _said_lately(self, utterance: Utterance, now: float) -> tuple[float, bool] | None:
        said = self._said.get((utterance.text, utterance.language))
        return said if said is not None and now - said[0] < REPEAT_WINDOW else None

    def _drop_current(self) -> None:
        if self.current is not None:
            self._report(self.current.ids, complete=False)
            self.current = None

    def _keep(self, wanted: Callable[[QueuedLine], bool]) -> None:
        """Report the lines that are not wanted as cut."""
        for line in self._waiting:
            if not wanted(line):
                self._report(line.ids, complete=False)
        self._waiting = [line for line in self._waiting if wanted(line)]

    def _report(self, ids: Iterable[int], complete: bool, estimated: bool = False) -> None:
        self.reports.extend(LineReport(id, complete, estimated) for id in ids)


def _is_notice(utterance: Utterance) -> bool:
    return utterance.category is Category.SYSTEM and not utterance.asked
