"""What is said next: the whole logic of the scheduler, with no thread, no clock and no sink inside.

Times are seconds of one steady clock, given by the caller.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from audiogames.core.messages import Urgency
from audiogames.narration.utterance import Utterance

REPEAT_WINDOW = 2.5
"""Seconds within which an identical line is not said again (peers: two to three seconds)."""

STALE_AFTER = {Urgency.CHATTER: 6.0, Urgency.OTHERS: 25.0, Urgency.RESULT: 60.0}
"""Seconds a line may wait before it is old news. An alert and an answer have no limit."""

CHARACTERS_PER_SECOND = 18.0
"""Pace of a voice at its usual rate (espeak-ng: 228 characters in 10.5 s)."""

BREATH = 0.25
"""Seconds added to each estimate for the voice to start."""

POLL_WAITING = 0.03
POLL_LAST = 0.25


@dataclass(slots=True)
class Line:
    """An utterance in the queue. Lines of one `batch` were said together and never cut each other."""

    utterance: Utterance
    urgency: Urgency
    number: int
    batch: int
    born: float
    head: bool
    scene: Hashable
    begun: bool = False
    since: float = 0.0

    @property
    def asked(self) -> bool:
        """True if the player asked for it."""
        return self.utterance.asked

    @property
    def rank(self) -> tuple[int, int]:
        """Lines with the smaller rank go first: answers, then by urgency, then as they came."""
        return (-int(Urgency.ALERT) - 1 if self.asked else -int(self.urgency), self.number)

    def says_as(self, other: Utterance) -> bool:
        """True if both sound the same."""
        return (self.utterance.text, self.utterance.language) == (other.text, other.language)


class Move(NamedTuple):
    """Give this utterance to the sink now."""

    utterance: Utterance
    interrupt: bool


class Agenda:
    """The lines that wait, the line being said, and the laws between them.

    - Answers (`asked`) go first, then ALERT, RESULT, OTHERS, CHATTER; equals go as they came.
    - An answer cuts whatever is being said; a more urgent line cuts a less urgent one. What was cut is said
      again from its beginning, and waits for its turn to do so: only a line that was never begun may cut.
    - The player's next question turns the page: the answer it cuts does not come back, nor the rest of it.
      The first line of every answer reaches the sink all the same.
    - A line older than its limit, or of a scene that is over, is dropped unless it is an alert or an answer.
    - A line identical to one that waits, is being said, or ended less than 2.5 s ago is not said again,
      unless it was asked for.
    """

    def __init__(self, characters_per_second: float = CHARACTERS_PER_SECOND) -> None:
        self.characters_per_second = characters_per_second
        self.current: Line | None = None
        self._waiting: list[Line] = []
        self._heard: dict[tuple[str, str], float] = {}
        self._scene: Hashable = None
        self._numbers = 0
        self._batches = 0

    @property
    def idle(self) -> bool:
        """True if nothing is being said and nothing waits."""
        return self.current is None and not self._waiting

    @property
    def waiting(self) -> tuple[Utterance, ...]:
        """What waits, in the order it would be said."""
        return tuple(line.utterance for line in sorted(self._waiting, key=lambda line: line.rank))

    def add(self, utterances: Sequence[Utterance], now: float) -> None:
        """Queue the utterances of one occasion (one event, or the whole answer to one key)."""
        self._batches += 1
        if any(utterance.asked for utterance in utterances):
            self._waiting = [line for line in self._waiting if not line.asked or (line.head and not line.begun)]
        head = True
        for utterance in utterances:
            if not utterance.asked and self._repeats(utterance, now):
                continue
            self._numbers += 1
            first = utterance.asked and head
            head = head and not utterance.asked
            self._waiting.append(
                Line(utterance, utterance.urgency, self._numbers, self._batches, now, first, self._scene)
            )

    def advance(self, scene: Hashable) -> None:
        """The game has moved on to `scene`: what OTHERS and CHATTER of another scene wait is dropped.

        The same scene twice is one. The result of the player's own key stays.
        """
        self._scene = scene
        self._waiting = [
            line for line in self._waiting if line.asked or line.urgency >= Urgency.RESULT or line.scene == scene
        ]

    def silence(self) -> None:
        """The player wants quiet: forget what is being said and what waits, except alerts not yet begun."""
        self.current = None
        self._waiting = [
            line for line in self._waiting if line.urgency == Urgency.ALERT and not (line.begun or line.asked)
        ]

    def hand_back(self) -> None:
        """Put the line being said back: its sink died, and the next one says it from its beginning."""
        if self.current is not None:
            self._waiting.append(self.current)
            self.current = None

    def hold(self, seconds: float) -> None:
        """Make every waiting line younger by the time in which nothing could speak."""
        for line in self._waiting:
            line.born += seconds

    def next(self, now: float, speaking: bool | None) -> Move | None:
        """What to give the sink now, or None. `speaking` is what the sink says of the line being said."""
        if self.current is not None and self._is_over(self.current, now, speaking):
            self._heard[self.current.utterance.text, self.current.utterance.language] = now
            self.current = None
        self._waiting = [line for line in self._waiting if not self._is_stale(line, now)]
        current = self.current
        ready = [line for line in self._waiting if current is None or self._cuts(line, current)]
        if not ready:
            return None
        line = min(ready, key=lambda line: line.rank)
        self._waiting.remove(line)
        if current is not None and not (line.asked and current.asked):
            self._waiting.append(current)
        line.begun, line.since = True, now
        self.current = line
        return Move(line.utterance, interrupt=line.asked or current is not None)

    def due(self, now: float, speaking: bool | None) -> float | None:
        """Seconds until it is worth calling `next` again; None if only a new line can change anything."""
        if self.current is None:
            return 0.0 if self._waiting else None
        if speaking is False:
            return 0.0
        if speaking is None:
            return max(0.0, self.current.since + self.duration(self.current.utterance) - now)
        return POLL_WAITING if self._waiting else POLL_LAST

    def duration(self, utterance: Utterance) -> float:
        """Seconds that a voice needs for it, estimated: screen readers do not report the end of a line."""
        return BREATH + len(utterance.text) / self.characters_per_second

    def _is_over(self, line: Line, now: float, speaking: bool | None) -> bool:
        elapsed = now - line.since
        if speaking is None:
            return elapsed >= self.duration(line.utterance)
        # A sink that has lost the end of a line must not hold up the game for ever.
        return not speaking or elapsed > 10.0 + 6.0 * self.duration(line.utterance)

    def _is_stale(self, line: Line, now: float) -> bool:
        if line.asked:
            return False
        if not line.begun and self._heard_lately(line.utterance, now):
            return True
        return line.urgency < Urgency.ALERT and now - line.born > STALE_AFTER[line.urgency]

    def _cuts(self, line: Line, current: Line) -> bool:
        if line.begun or line.batch == current.batch:
            return False
        if line.asked:
            return True
        held = max(current.urgency, Urgency.RESULT) if current.asked else current.urgency
        return line.urgency > held

    def _repeats(self, utterance: Utterance, now: float) -> bool:
        """True if the line need not be queued; a twin that waits takes over its urgency and its age."""
        self._heard = {text: when for text, when in self._heard.items() if now - when < REPEAT_WINDOW}
        for line in self._waiting:
            # An answer may give way to the next question, so it cannot stand in for a line that must be said.
            if not line.asked and line.says_as(utterance):
                line.urgency = max(line.urgency, utterance.urgency)
                line.born, line.scene = now, self._scene
                return True
        current = self.current
        if current is not None and not current.asked and current.says_as(utterance):
            current.urgency = max(current.urgency, utterance.urgency)
            return True
        return self._heard_lately(utterance, now)

    def _heard_lately(self, utterance: Utterance, now: float) -> bool:
        heard = self._heard.get((utterance.text, utterance.language))
        return heard is not None and now - heard < REPEAT_WINDOW
