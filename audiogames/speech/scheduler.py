"""The speaker: one thread that opens a sink, feeds it from the agenda, and replaces it when it dies.

`say` only queues, so no face ever waits for a voice.
"""

import math
import threading
import time
from collections.abc import Callable, Hashable
from contextlib import suppress

from audiogames.narration.utterance import Utterance
from audiogames.speech.agenda import Agenda, Move
from audiogames.speech.choose import Chooser
from audiogames.speech.sink import Availability, Placed, Problem, Sink, SinkDied

RETRY = 1.0
"""Seconds until the first new attempt to find a voice after the last one has died; each next wait is doubled."""

LOOK_BACK = 15.0
"""The longest of these waits; and the seconds between two looks whether a better voice that died has come back."""

BENCH = 30.0
"""Seconds for which a sink is left out after it died twice without finishing a line; doubled at each next death."""

HOLD_LIMIT = 60.0
"""Seconds without any voice after which waiting lines grow old again."""

Replaced = Callable[[Availability, Availability], None]


class Speaker:
    """Says utterances in the order and with the manners of `Agenda`, through whatever sink works.

    `on_replaced(old, new)` is called in the speaker's thread when a sink has died (`old.problem` tells why)
    and again when another speaks in its place; `new.sink` is "none" while nothing can. It may call `say`.
    """

    def __init__(
        self,
        chooser: Chooser,
        on_replaced: Replaced = lambda old, new: None,
        on_opened: Callable[[Availability, tuple[Availability, ...]], None] = lambda info, passed_over: None,
        clock: Callable[[], float] = time.monotonic,
        agenda: Agenda | None = None,
    ) -> None:
        """`on_opened(info, passed_over)` tells which sink was chosen first, and why not the ones before it."""
        self._chooser = chooser
        self._on_replaced = on_replaced
        self._on_opened = on_opened
        self._clock = clock
        self._agenda = agenda or Agenda()
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closing = False
        self._woken = False
        self._hush = False
        self._new_chooser: Chooser | None = None
        # From here on: the speaker's thread alone.
        self._sink: Sink | None = None
        self._dead: Availability | None = None
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
        """The sink that speaks now; None while one is being chosen."""
        sink = self._sink
        return sink.info if sink is not None else None

    @property
    def placed(self) -> bool:
        """Whether each line is heard from its own place at the table: lines of several places then stay apart."""
        return isinstance(self._sink, Placed)

    def start(self) -> None:
        """Open a sink and speak, in a thread of its own. Lines said before that wait."""
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def say(self, *utterances: Utterance) -> None:
        """Queue the utterances of one occasion, from any thread.

        A whole answer to one key is one call: its asked lines follow each other, and the next answer replaces it.
        """
        with self._changed:
            self._agenda.add(utterances, self._clock())
            self._wake()

    def advance(self, scene: Hashable) -> None:
        """The game has moved on to `scene` (a turn, a version number): see `Agenda.advance`."""
        with self._changed:
            self._agenda.advance(scene)

    def silence(self) -> None:
        """Stop speaking and forget what waits; only an alert not yet begun is still said."""
        with self._changed:
            self._agenda.silence()
            self._hush = True
            self._wake()

    def change(self, chooser: Chooser) -> None:
        """Go on with the sink of another chooser; the line being said is said again by it."""
        with self._changed:
            self._new_chooser = chooser
            self._wake()

    def wait_until_quiet(self, timeout: float) -> bool:
        """Wait until everything has been said; False if `timeout` seconds were not enough."""
        with self._changed:
            return self._changed.wait_for(lambda: self._agenda.idle, timeout)

    def close(self, timeout: float = 5.0) -> None:
        """Stop at once and let go of the sink. To finish first, call `wait_until_quiet`."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(timeout)
        else:
            self._drop_sink()

    def pump(self) -> float | None:
        """Do what is due now; return the seconds until the next look, None if only a new line needs one.

        The thread calls it in turns with waiting; tests call it with a clock of their own.
        """
        with self._changed:
            hush, self._hush = self._hush, False
            chooser, self._new_chooser = self._new_chooser, None
        if chooser is not None:
            self._switch(chooser)
        if self._sink is None and not self._open():
            return max(0.0, self._next_try - self._clock())
        assert self._sink is not None
        try:
            return self._serve(self._sink, hush)
        except SinkDied as death:
            self._bury(death.why)
        except Exception as error:  # a fault in a library must not end speech for the rest of the game
            self._bury(self._sink.info._replace(problem=Problem.WORKER_FAILED, arguments={"reason": repr(error)}))
        return 0.0

    def _serve(self, sink: Sink, hush: bool) -> float | None:
        if hush:
            sink.silence()
        speaking = sink.is_speaking() if self._agenda.current is not None else False
        with self._changed:
            before = self._agenda.current
            move = self._agenda.next(self._clock(), speaking)
            if before is not None and self._agenda.current is not before:
                self._failures.pop(sink.info.sink, None)
                self._proven.add(sink.info.sink)
        if move is not None:
            self._utter(sink, move)
            speaking = sink.is_speaking()
        elif self._agenda.current is None and self._look_back():
            return 0.0
        with self._changed:
            if self._agenda.idle:
                self._changed.notify_all()
            due = self._agenda.due(self._clock(), speaking)
        if due is None and self._dead is not None:
            return max(0.0, self._next_look_back - self._clock())
        return due

    def _utter(self, sink: Sink, move: Move) -> None:
        utterance = move.utterance
        if isinstance(sink, Placed):
            sink.speak_from(utterance, move.interrupt)
        else:
            sink.speak(utterance.text, utterance.language, move.interrupt)
        if utterance.braille:
            sink.braille(utterance.braille)

    def _open(self) -> bool:
        """Open a sink; False if the last one has died and nothing can speak for now."""
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
            dead, self._mute_told = self._dead, False
            if not self._chooser.prefers(dead.sink, info.sink):
                self._dead = None
            self._on_replaced(dead, info)
        return True

    def _bury(self, why: Availability) -> None:
        """The sink has died: keep its line, and let the next `pump` find another."""
        name = why.sink
        failures = self._failures[name] = self._failures.get(name, 0) + 1
        if why.problem is Problem.PLAYER_FAILED and name not in self._proven:
            self._benched[name] = math.inf  # no sound card: another attempt would only be announced and fail again
        elif failures >= 2:
            self._benched[name] = self._clock() + BENCH * 2 ** (failures - 2)
        self._dead = why
        self._drop_sink()

    def _switch(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self._dead = None
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
        """Between lines: go back to the sink that died, if it has come back and was the better one."""
        if self._dead is None or self._sink is None or self._clock() < self._next_look_back:
            return False
        self._next_look_back = self._clock() + LOOK_BACK
        returned = self._chooser.open_only(self._dead.sink)
        if returned is None:
            return False
        old = self._sink.info
        self._sink.close()
        self._sink, self._dead = returned, None
        self._on_replaced(old, returned.info)
        return True

    def _run(self) -> None:
        while not self._closing:
            due = self.pump()
            with self._changed:
                self._changed.wait_for(lambda: self._woken or self._closing, due)
                self._woken = False
        self._drop_sink()

    def _wake(self) -> None:
        """Let the thread look again; the caller holds the lock."""
        self._woken = True
        self._changed.notify_all()
