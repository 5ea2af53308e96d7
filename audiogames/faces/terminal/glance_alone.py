"""A Décret: one person sees the dice once more, alone, while the others wait.

By common reading it is one full reading; else so many seconds, in which dice can be heard again by their keys.
"""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final

from audiogames.core.messages import Message, Seat
from audiogames.faces.session import Session
from audiogames.faces.terminal import time_limits
from audiogames.faces.terminal.answers import not_understood, note
from audiogames.faces.terminal.commands import command
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.glance_answers import GlanceAnswers, about
from audiogames.faces.terminal.glance_clock import Due, Timeline
from audiogames.faces.terminal.glance_dice import DiceTeller
from audiogames.faces.terminal.glance_keys import press
from audiogames.faces.terminal.rooms import Do
from audiogames.games.du_balai.state import Face
from audiogames.games.du_balai.view import View

LOOK: Final = {"novice": 10.0, "normal": 10.0, "expert": 5.0}
"""Seconds of a look, by how well its player plays (rule file 1.5)."""

START: Final = 1.0
"""Seconds before the first die."""


class LookAlone:
    """The room of whoever looks by a Décret."""

    def __init__(self, desk: Desk, session: Session, do: Do, timeline: Timeline) -> None:
        self._desk = desk
        self._session = session
        self._do = do
        self._time = timeline
        self._dice = DiceTeller(desk, session)
        self._answers = GlanceAnswers(desk, self._dice)
        self._queue: list[tuple[float, int, bool]] = []
        self._end = inf
        self._is_on = False
        self._people: tuple[Seat, ...] = ()

    @property
    def is_on(self) -> bool:
        """Whether somebody looks just now."""
        return self._is_on

    def help(self) -> tuple[Message, ...]:
        """Return what each key does while somebody looks."""
        if self._is_common:
            return (note("look-keys-common"),)
        return (note("look-keys"), *self._answers.again(self._session.view(None), self._people))

    def about(self, typed: str) -> Message | None:
        """Return what a key or a word does meanwhile; None where it does what it does everywhere."""
        wanted = press(typed)
        if wanted is None:
            return None
        if self._is_common:
            return note("look-keys-common")
        return note("look-about-enough") if wanted.what == "close" else about(wanted)

    @property
    def _is_common(self) -> bool:
        seen: View = self._session.view(None)
        return seen.rules.pace == "common"

    def lookers(self) -> tuple[Seat, ...]:
        """Return the persons at this keyboard who may look now."""
        seen: View = self._session.view(None)
        return tuple(seat for seat in seen.looking if seat in self._session.people) if seen.phase == "write" else ()

    def look(self, seat: Seat) -> None:
        """Let one person look until their time is over, or they have seen enough."""
        seen: View = self._session.view(seat)
        self._people = (seat,)
        dice = tuple(face for face in seen.dice or () if face is not None)
        self._answers.begin()
        self._desk.flush()
        start, pace = self._time.now + START, self._dice.pace((seat,))
        self._queue = [(start + pace * die, die, True) for die in range(len(dice))]
        self._end = start + self._span(seat, seen, pace * len(dice))
        self._is_on = True
        while self._is_on:
            typed = self._time.typed(
                lambda: self._is_on,
                lambda: self._plan(dice, seat),
                lambda: bool(self._queue) or self._is_common,  # one reading is told to its end
            )
            if typed is not None:
                self._typed(seat, seen, dice, typed)
        self._desk.clear()

    def end(self) -> None:
        """Let all looks end: whoever looked writes from memory."""
        self._session.run_out()

    def _span(self, seat: Seat, seen: View, reading: float) -> float:
        """Return for how many seconds the dice are in sight."""
        if seen.rules.pace == "common":
            return reading
        span = time_limits.seconds(self._desk.settings, self._session, seat, LOOK[seen.levels[seat]])
        return inf if span is None else span

    def _plan(self, dice: Sequence[Face], seat: Seat) -> Iterable[Due]:
        if self._queue:
            yield self._queue[0][0], lambda: self._tell(dice, seat)
        yield self._end, self._leave

    def _tell(self, dice: Sequence[Face], seat: Seat) -> None:
        _, die, first = self._queue.pop(0)
        (self._dice.tell if first else self._dice.again)(die, dice[die], seat)

    def _leave(self) -> None:
        self._is_on = False

    def _typed(self, seat: Seat, seen: View, dice: Sequence[Face], typed: str) -> None:
        wanted, name = press(typed), command(typed)
        if wanted is None and name is not None and name != "name":
            with self._time.paused():
                self._do(seat, name, typed)
        elif wanted is None:
            self._desk.answer(not_understood(typed))
        elif seen.rules.pace == "common":
            self._desk.answer(note("glance-not-yet", number=max(1, len(self._queue))))
        elif wanted.what == "close":
            self._leave()
        else:
            found = self._answers.answer(wanted, dice, seen, self._people, seat)
            now, pace = self._time.now, self._dice.pace((seat,))
            self._queue = [(now + pace * place, die, False) for place, die in enumerate(found)]
