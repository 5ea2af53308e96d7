"""The speaker: one thread that opens a sink, feeds it from the agenda, and replaces it when it fails.

`say` only queues, so no face ever waits for a voice.
"""

import math
import threading
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from itertools import count

from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.narration.narrator import Utterance
from audiogames.speech.agenda import Agenda, Delivery, LineReport
from audiogames.speech.choose import Chooser
from audiogames.speech.sink import Availability, LineState, PlacedSink, Problem, Sink, SinkDied

RETRY = 1.0
"""Seconds before the first attempt to replace a dead voice. Doubles at each further attempt."""

LOOK_BACK = 15.0
"""Maximum of these delays, and the interval of checks for the return of a better voice."""

BENCH = 30.0
"""Seconds without a sink after it died twice without finishing a line. Doubles at each further death."""

LAST_WORDS = 1.0
"""Maximum seconds to wait at the end for a voice that has failed, and said no line to its end since."""

HOLD_LIMIT = 60.0
"""Seconds without any voice after which waiting lines age again."""

Replaced = Callable[[Availability, Availability], None]

_ids = count(1)


class Speaker:
    """Says utterances in the order of `Agenda`, through whatever sink works.

    `on_replaced(old, new)` is called when another sink has finished its first line after `old` failed (`old.problem`
    says why), and once with "none" as `new.sink` when nothing can speak. A sink that opens but cannot be heard is never
    announced. It may call `say`.

    `on_report(report)` is called once for every line of `say`: `complete` when it was heard to its end, otherwise when
    it is certain that it will not be. A line that is cut, or whose sink died, is reported after its repetition. If the
    sink cannot know the end, it is estimated from the length and `characters_per_second`. Calls come in the speaker's
    thread, one at a time and without a lock, perhaps before `say` has returned, the last ones in the thread that calls
    `close`, and later ones in that of `say`.
    """

    def __init__(
        self,
        chooser: Chooser,
        on_replaced: Replaced = lambda old, new: None,
        on_opened: Callable[[Availability, tuple[Availability, ...]], None] = lambda info, passed_over: None,
        on_report: Callable[[LineReport], None] = lambda report: None,
        characters_per_second: float = CHARACTERS_PER_SECOND,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._chooser = chooser
        self._on_replaced = on_replaced
        self._on_opened = on_opened
        self._on_report = on_report
        self._clock = clock
        self._agenda = Agenda(characters_per_second, _ids)
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closing = False
        self._closed = False
        self._woken = False
        self._hush = False
        self._reporting = False
        self._has_failed = False
        """The last sink died, and none has finished a line since."""
        self._new_chooser: Chooser | None = None
        # From here on: the speaker's thread alone.
        self._sink: Sink | None = None
        self._dead: Availability | None = None
        self._before: Availability | None = None
        """The last sink, until the current one finishes a line."""
        self._mute_told = False
        self._mute_since = clock()
        self._next_try = 0.0
        self._retry = RETRY
        self._proven: set[str] = set()
        self._next_look_back = 0.0
        self._failures: dict[str, int] = {}
        self._benched: dict[str, float] = {}

    @property
    def info(self) -> Availability | None:
        """None while a sink is being chosen."""
        sink = self._sink
        return sink.info if sink is not None else None

    @property
    def placed(self) -> bool:
        return isinstance(self._sink, PlacedSink) and self._sink.places

    @property
    def brailles(self) -> bool:
        """Lines are also shown in braille, so that their braille forms are needed."""
        sink = self._sink
        return sink is not None and sink.brailles

    def start(self) -> None:
        """Lines said before wait."""
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def say(self, *utterances: Utterance) -> tuple[int, ...]:
        """Queue the utterances of one event, from any thread. Return their ids for reports.

        A whole answer to one key is one call: its asked lines follow each other, and the next answer replaces it. Ids
        are unique among all speakers of the program.
        """
        with self._changed:
            ids = self._agenda.add(utterances, self._clock())
            self._wake()
        if self._closed:
            self._report()
        return ids

    def withdraw(self, *ids: int) -> None:
        with self._changed:
            self._hush |= self._agenda.withdraw(ids)
            self._wake()

    def pace(self, characters_per_second: float) -> None:
        with self._changed:
            self._agenda.pace(characters_per_second)

    def advance(self, scene: Hashable) -> None:
        with self._changed:
            self._agenda.advance(scene)
            self._wake()

    def silence(self) -> None:
        """Alerts not yet begun are still said."""
        with self._changed:
            self._agenda.silence()
            self._hush = True
            self._wake()

    def change(self, chooser: Chooser) -> None:
        with self._changed:
            self._new_chooser = chooser
            self._wake()

    def wait_until_quiet(self, timeout: float) -> bool:
        """Wait until everything has been said and reported. Return False after `timeout` seconds.

        After a failure of the voice the timeout is LAST_WORDS at most.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._has_failed or self._is_quiet(), timeout)
            return self._changed.wait_for(self._is_quiet, min(timeout, LAST_WORDS) if self._has_failed else 0.0)

    def close(self, timeout: float = 5.0) -> None:
        """Stop at once and close the sink. To finish first, call `wait_until_quiet`."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(timeout)
        else:
            self._drop_sink()
        with self._changed:
            self._closed = True
            self._agenda.close()
        self._report()

    def pump(self) -> float | None:
        """Do what is due now. Return the seconds until the next call, None if only a new line needs one.

        The thread alternates it with waiting; tests call it with a clock of their own.
        """
        due = self._work()
        self._report()
        return due

    def _work(self) -> float | None:
        with self._changed:
            chooser, self._new_chooser = self._new_chooser, None
        if chooser is not None:
            self._switch(chooser)
        if self._sink is None and not self._open():
            return max(0.0, self._next_try - self._clock())
        assert self._sink is not None
        try:
            return self._serve(self._sink)
        except SinkDied as death:
            self._bury(death.why)
        except Exception as error:  # a fault in a library must not end speech for the rest of the game
            self._bury(self._sink.info._replace(problem=Problem.WORKER_FAILED, arguments={"reason": repr(error)}))
        return 0.0

    def _serve(self, sink: Sink) -> float | None:
        before = self._agenda.current
        state = sink.line_state() if before is not None else LineState.ENDED
        with self._changed:
            is_heard = self._before is not None and self._agenda.is_said(self._clock(), state)
        if is_heard and self._before is not None:
            old, self._before, self._mute_told = self._before, None, False
            self._on_replaced(old, sink.info)
        with self._changed:
            delivery = self._agenda.next(self._clock(), state)
            # Asked for before `next`, so that it silences what was said until now, and never the line to come.
            hush, self._hush = self._hush, False
            if before is not None and self._agenda.current is not before:
                self._failures.pop(sink.info.sink, None)
                self._proven.add(sink.info.sink)
                self._has_failed = False
        if hush:
            sink.silence()
        if delivery is not None:
            self._utter(sink, delivery)
            state = sink.line_state()
        elif self._agenda.current is None and self._look_back():
            return 0.0
        with self._changed:
            due = self._agenda.due(self._clock(), state)
        if due is None and self._dead is not None:
            return max(0.0, self._next_look_back - self._clock())
        return due

    def _report(self) -> None:
        with self._changed:
            reports = self._agenda.take_reports()
            self._reporting = True
        try:
            for report in reports:
                self._on_report(report)
        finally:
            with self._changed:
                self._reporting = False
                if self._is_quiet():
                    self._changed.notify_all()

    def _is_quiet(self) -> bool:
        return self._agenda.idle and not self._agenda.reports and not self._reporting

    def _utter(self, sink: Sink, delivery: Delivery) -> None:
        utterance = delivery.utterance
        if isinstance(sink, PlacedSink) and sink.places:
            sink.speak_from(utterance, delivery.interrupt)
        else:
            sink.speak(utterance.text, utterance.language, delivery.interrupt)
        if sink.brailles:
            sink.braille(utterance.written("braille"))

    def _open(self) -> bool:
        """Return False if the last sink has died and nothing can speak for now."""
        now = self._clock()
        if now < self._next_try:
            return False
        choice = self._chooser.open(without=[name for name, until in self._benched.items() if until > now])
        info = choice.sink.info
        now = self._clock()
        if self._dead is None:
            self._on_opened(info, choice.passed_over)
        elif info.sink == "none" and self._chooser.wanted != "none":
            choice.sink.close()
            self._next_try = now + self._retry
            self._retry = min(2 * self._retry, LOOK_BACK)
            if not self._mute_told:
                self._mute_told = True
                self._on_replaced(self._dead, info)
            return False
        self._sink = choice.sink
        self._retry = RETRY
        self._next_look_back = now + LOOK_BACK
        with self._changed:
            self._agenda.hold(min(now - self._mute_since, HOLD_LIMIT))
        if self._dead is not None:
            self._before = self._before or self._dead
            if not self._chooser.prefers(self._dead.sink, info.sink):
                self._dead = None
        return True

    def _bury(self, why: Availability) -> None:
        """Requeue the line of a sink that died. The next `pump` finds another."""
        name = why.sink
        failures = self._failures[name] = self._failures.get(name, 0) + 1
        if why.problem is Problem.PLAYER_FAILED and name not in self._proven:
            self._benched[name] = math.inf  # no sound card: another attempt would only be announced and fail again
        elif failures >= 2:
            self._benched[name] = self._clock() + BENCH * 2 ** (failures - 2)
        self._dead = why
        with self._changed:
            self._has_failed = True
            self._changed.notify_all()
        self._drop_sink()

    def _switch(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self._dead = self._before = None
        self._benched.clear()
        self._next_try = 0.0
        if self._sink is not None:
            with suppress(SinkDied):  # it is leaving anyway
                self._sink.silence()
            self._drop_sink()

    def _drop_sink(self) -> None:
        sink, self._sink = self._sink, None
        with self._changed:
            self._agenda.hand_back()
        self._mute_since = self._clock()
        self._next_try = 0.0
        if sink is not None:
            sink.close()

    def _look_back(self) -> bool:
        """Return between lines to a better sink that died and works again."""
        if self._dead is None or self._sink is None or self._clock() < self._next_look_back:
            return False
        self._next_look_back = self._clock() + LOOK_BACK
        returned = self._chooser.open_only(self._dead.sink)
        if returned is None:
            return False
        self._before = self._before or self._sink.info
        self._sink.close()
        self._sink, self._dead = returned, None
        return True

    def _run(self) -> None:
        while not self._closing:
            due = self.pump()
            with self._changed:
                self._changed.wait_for(lambda: self._woken or self._closing, due)
                self._woken = False
        self._drop_sink()

    def _wake(self) -> None:
        """The caller holds the lock."""
        self._woken = True
        self._changed.notify_all()
