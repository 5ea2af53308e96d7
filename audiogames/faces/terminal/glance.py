"""The glance: dice land in the open book for everybody at the same pace, and somebody closes it.

Everything here is made from what everybody may see. The clock is this face's own: several devices at one table would
begin each reading at a moment of a clock that they share, at the pace of the slowest.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from math import inf
from time import monotonic
from typing import Any, Final, TypeAlias

from audiogames.audio.interface import YOUR_TURN
from audiogames.core.chance import Generator
from audiogames.core.errors import reason
from audiogames.core.game import QUESTIONS
from audiogames.core.messages import Cue, Message, Seat, Verbosity
from audiogames.faces.session import Session
from audiogames.faces.terminal.answers import note
from audiogames.faces.terminal.commands import command, echo
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.glance_answers import GlanceAnswers, closer
from audiogames.faces.terminal.glance_dice import DiceTeller
from audiogames.faces.terminal.glance_keys import Press, press
from audiogames.faces.terminal.glance_time import limit, thought
from audiogames.games.du_balai import notation
from audiogames.games.du_balai.state import DICE_READ, LAST, Face
from audiogames.games.du_balai.view import View
from audiogames.speech.agenda import CHARACTERS_PER_SECOND

Clock: TypeAlias = Callable[[], float]
"""Gives seconds that never run backwards."""

Act: TypeAlias = Callable[[Seat, Any], None]
"""Does what a person asks for, or tells why not."""

Do: TypeAlias = Callable[[Seat, str, str], None]
"""Does a command that means the same everywhere, from what was typed."""

FOR_ALL: Final = frozenset({"help", "options", "quit", "repeat", "earlier", "later", "save", "keys", "rules", "sounds"})
"""Commands that answer nobody with what only they may know."""

SOON: Final = 0.001
"""Seconds within which what is due is due now."""

LINE: Final = 1.0
"""Seconds that pass with each line at a pipe, where nobody can be waited for."""

SHORTEST_START, LONGEST_START = 1.0, 8.0
"""Seconds before the first die, in which the words before it are said."""

LAST_CALL: Final = 5.0
"""Seconds before its end at which a clock is told."""

SALT: Final = 0x42414C41
"""Sets the generator of thinking apart from all others of a table."""

OF_DICE: Final = frozenset({"balai-rolled-dice", "balai-die-told", "balai-looked-own"})
"""News that name dice: they stay out of the history, which can be read when the book is closed."""


class Glance:
    """The room around the open book, for all persons at one keyboard."""

    def __init__(self, desk: Desk, session: Session, act: Act, do: Do, clock: Clock = monotonic) -> None:
        self._desk = desk
        self._session = session
        self._act = act
        self._do = do
        self._clock = clock
        self._dice = DiceTeller(desk)
        self._answers = GlanceAnswers(desk, self._dice)
        self._chance = Generator(session.table.seed ^ SALT)
        self._greeted = False
        self._left_out = 0.0
        self._passed = 0.0
        self._told = 0
        self._position = 0
        self._next = inf
        self._queue: list[tuple[float, int]] = []
        self._due: dict[Seat, float] = {}
        self._end = inf
        self._call = inf

    def help(self) -> tuple[Message, ...]:
        """Return what each key does in the room, nothing outside it."""
        return self._answers.keys(self._session, self._seen) if self.is_on() else ()

    def is_on(self) -> bool:
        """Whether the book is open."""
        return self._session.game.name == notation.NAME and self._seen.phase == "look"

    def play(self, told: int) -> int:
        """Play until the book is closed. So many steps of the journal were `told`; return how many are now."""
        self._told = told
        self._begin()
        while self.is_on():
            if not self._went_on():
                typed = self._desk.read()
                self._passed += LINE
                while self.is_on() and self._happened():
                    pass
                if self.is_on():
                    self._typed(typed)
        self._desk.clear()
        if self._desk.scene is not None:
            self._desk.scene.cut()
        return self._told

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Let no time pass meanwhile."""
        start = self._clock()
        try:
            yield
        finally:
            self._left_out += self._clock() - start

    @property
    def now(self) -> float:
        """Seconds that have passed at this table."""
        return self._clock() - self._left_out if self._desk.console.interactive else self._passed

    @property
    def _seen(self) -> View:
        seen: View = self._session.view(None)
        return seen

    @property
    def _shared(self) -> bool:
        return len(self._session.people) > 1

    # The reading.

    def _begin(self) -> None:
        """Tell what led here; then the dice begin to land."""
        told = self._tell()
        if not self._greeted:
            self._greeted = True
            keys = self._answers.keys(self._session, self._seen)
            self._desk.answer(*keys)
            told += keys
        spoken = sum(len(line.text) for line in self._desk.narrator().utterances(told, asked=True))
        start = min(max(spoken / CHARACTERS_PER_SECOND, SHORTEST_START), LONGEST_START)
        self._desk.flush()
        self._position, self._next = 0, self.now + start
        self._queue.clear()
        self._due.clear()
        self._answers.begin()
        self._end = self._call = inf
        if self._seen.rules.pace != "common":
            self._position = self._last
            self._queue = [(self._next + self._dice.pace() * die, die) for die in range(DICE_READ)]
            self._open(DICE_READ * self._dice.pace())

    @property
    def _last(self) -> int:
        """How many dice are told, one by one, before the book may be closed."""
        return DICE_READ * max(self._desk.settings.dice_readings, 1)

    @property
    def _is_open(self) -> bool:
        """Whether all was read that everybody is to hear."""
        return self._position >= self._last

    def _read_on(self) -> None:
        """Let the next die land, or be heard once more where there are several readings."""
        die = self._position % DICE_READ
        if self._seen.read <= self._position < DICE_READ:
            self._session.run_out()
            self._tell_nothing()
        self._dice.tell(die, self._face(die))
        self._position += 1
        self._next += self._dice.pace()
        if self._is_open:
            self._may_close()

    def _may_close(self) -> None:
        self._open(0.0)
        if self._desk.scene is not None:
            self._desk.scene.beside((Cue(YOUR_TURN, "me"),))
        line = note("glance-may-be-closed" if self._shared else "glance-may-close")
        self._desk.announce(line._replace(level=Verbosity.SHORT), aloud=not self._dice.is_heard)

    def _face(self, die: int) -> Face:
        dice = self._seen.dice
        assert dice is not None
        face = dice[die]
        assert face is not None
        return face

    def _open(self, listening: float) -> None:
        """Let bots think of closing, and clocks run, once they have had so many seconds to listen."""
        seen, now = self._seen, self.now + listening
        sitting = self._session.table.notes.get("players") or ()
        self._due = {bot: now + thought(self._chance, sitting[bot]) for bot in self._session.bots_to_act()}
        if seen.clock_runs:
            self._end = now + limit(self._desk.settings, self._session, seen.rules)
            self._call = self._end - LAST_CALL

    # Time.

    def _went_on(self) -> bool:
        """Wait until somebody types, and let happen what happens before; whether the book was closed by then."""
        while self.is_on():
            self._desk.flush()
            if self._happened():
                continue
            wait = self._next_due - self.now
            if not self._desk.console.interactive:
                if self._is_open and not self._queue:
                    return False
                self._passed += wait  # reading takes no time where nobody waits
            elif wait == inf or self._desk.console.typed_within(wait):
                return False
        return True

    @property
    def _next_due(self) -> float:
        return min(due for due, _ in self._happenings())

    def _happenings(self) -> Iterable[tuple[float, Callable[[], None]]]:
        if not self._is_open:
            yield self._next, self._read_on
        if self._queue:
            yield self._queue[0][0], self._play_on
        for bot, due in self._due.items():
            yield due, partial(self._let_act, bot)
        yield self._call, self._call_time
        yield self._end, self._run_out

    def _happened(self) -> bool:
        """Do what is due first; whether anything was."""
        due, happen = min(self._happenings(), key=lambda one: one[0])
        if due > self.now + SOON:
            return False
        happen()
        return True

    def _play_on(self) -> None:
        _, die = self._queue.pop(0)
        self._dice.again(die, self._face(die))

    def _let_act(self, bot: Seat) -> None:
        del self._due[bot]
        if bot in self._session.bots_to_act():
            self._session.let_bot_act(bot)
            self._tell_bets()

    def _call_time(self) -> None:
        self._desk.answer(note("melee-seconds", number=round(self._end - self._call)))
        self._call = inf

    def _run_out(self) -> None:
        self._session.run_out()

    # What is typed.

    def _typed(self, typed: str) -> None:
        wanted = press(typed)
        seat = closer(typed, self._session.people) if self._shared else None
        if seat is not None:
            wanted = Press("close")
        if wanted is None:
            with self.paused():
                self._elsewhere(typed)
        elif not self._is_open:
            self._desk.answer(note("glance-not-yet", number=self._last - self._position))
        elif wanted.what == "close":
            self._close(seat)
        else:
            self._hear(wanted)

    def _elsewhere(self, typed: str) -> None:
        """Do what means the same everywhere; what several people ask for is answered to all of them."""
        name, said = command(typed), echo(typed).strip()
        if name is None:
            self._desk.answer(note("not-understood", typed=said) if said else note("key-does-nothing"))
        elif not self._shared or name in FOR_ALL:
            self._do(self._session.people[0], name, typed)
        elif name in QUESTIONS:
            self._desk.answer(*self._session.ask(name, None))
        else:
            self._desk.answer(note("key-does-nothing"))

    def _close(self, seat: Seat | None) -> None:
        """Close the book, bet, or say that everybody has seen enough where it closes by itself."""
        seen = self._seen
        if seen.rules.pace == "no-closer" or all(space == LAST for space in seen.spaces):
            self._session.run_out()
        elif seat is None and self._shared:
            self._desk.answer(*self._answers.keys(self._session, seen))
        else:
            whose = self._session.people[0] if seat is None else seat
            if seen.spaces[whose] == LAST:
                self._desk.answer(reason("glance-last-space"))
                return
            self._act(whose, "bet" if seen.rules.pace == "window" else "close")
            self._tell_bets()

    def _hear(self, wanted: Press) -> None:
        """Let dice be heard again."""
        dice = tuple(map(self._face, range(DICE_READ)))
        found = self._answers.answer(wanted, dice, self._seen, self._session.people)
        now, pace = self.now, self._dice.pace()
        self._queue = [(now + pace * place, die) for place, die in enumerate(found)]

    # Telling.

    def _tell_bets(self) -> None:
        """Tell that somebody bets; that the book is closed is told with what follows."""
        if self.is_on():
            self._tell()

    def _tell_nothing(self) -> None:
        """Take note that what happened is told by the dice themselves."""
        self._told = len(self._session.table.steps)
        for person in self._session.people:
            self._session.news(person)
        self._session.sounds()

    def _tell(self) -> tuple[Message, ...]:
        """Tell what happened; return it. Dice stay out of the history."""
        desk, session = self._desk, self._session
        steps = session.table.steps[self._told :]
        self._told = len(session.table.steps)
        if not self._shared:
            desk.seat = session.people[0]
            news = session.news(desk.seat)
        else:
            for person in session.people:
                desk.seat = person
                desk.remember(*(line for line in session.news(person) if line.id not in OF_DICE))
            desk.seat = None
            news = session.public_news(steps)
        desk.sound(*session.sounds())
        for line in news:
            (desk.answer if line.id in OF_DICE else desk.tell)(line)
        return news
