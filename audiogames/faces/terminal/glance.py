"""The glance: dice land in the open book for everybody at the same pace, and somebody closes it.

Everything here is made from what everybody may see. The clock is this face's own: several devices at one table would
begin each reading at a moment of a clock that they share, at the pace of the slowest.
"""

from collections.abc import Iterable
from functools import partial
from math import inf
from time import monotonic
from typing import Final

from audiogames.audio.interface import YOUR_TURN
from audiogames.core.chance import Generator
from audiogames.core.messages import Cue, Message, Seat, Verbosity
from audiogames.faces.session import Session
from audiogames.faces.terminal import dice_handicaps
from audiogames.faces.terminal.answers import note
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.glance_alone import LookAlone
from audiogames.faces.terminal.glance_answers import GlanceAnswers
from audiogames.faces.terminal.glance_clock import Clock, Due, Timeline
from audiogames.faces.terminal.glance_dice import DiceTeller, faces_name
from audiogames.faces.terminal.glance_news import OF_DICE, GlanceNews
from audiogames.faces.terminal.glance_time import limit, thought
from audiogames.faces.terminal.glance_typed import GlanceTyped
from audiogames.faces.terminal.rooms import HELP_OTHERS, Act, Do
from audiogames.games.du_balai.state import DICE_READ, Face
from audiogames.games.du_balai.view import View
from audiogames.narration.utterance import CHARACTERS_PER_SECOND

SHORTEST_START, LONGEST_START = 1.0, 30.0
"""Seconds before the first die, in which the words before it are said; Enter lets it land at once."""

LAST_CALL: Final = 5.0
"""Seconds before its end at which a clock is told."""

HESITATION: Final = 30.0
"""Seconds after which a bot that is not sure of its formula closes the book, if nobody else has."""

SOONER: Final = 3.0
"""The same where no person may close it."""

SALT: Final = 0x42414C41
"""Sets the generator of thinking apart from all others of a table."""


class Glance:
    """The room around the open book, for all persons at one keyboard."""

    def __init__(self, desk: Desk, session: Session, act: Act, do: Do, clock: Clock = monotonic) -> None:
        self._desk = desk
        self._session = session
        self._time = Timeline(desk, clock)
        self._news = GlanceNews(desk, session)
        self.alone = LookAlone(desk, session, do, self._time)
        """Where somebody looks by a Décret."""
        self._dice = DiceTeller(desk, session)
        self._answers = GlanceAnswers(desk, self._dice)
        self._keys = GlanceTyped(desk, session, act, do, self._time, self._news, self._answers)
        self._chance = Generator(session.table.seed ^ SALT)
        self._greeted = False
        self._position = 0
        self._next = inf
        self._queue: list[tuple[float, int]] = []
        self._due: dict[Seat, float] = {}
        self._hesitant: set[Seat] = set()
        self._end = inf
        self._call = inf

    def help(self) -> tuple[Message, ...]:
        """Return what each key does in the room, nothing outside it."""
        return self._keys_told() if self.is_on() else ()

    def others(self) -> Message:
        """Return what is said of all other keys."""
        return note("room-other-letters" if self._session.shared else HELP_OTHERS)

    def about(self, typed: str) -> Message | None:
        """Return what a key does while the book is open; None where it does what it does everywhere."""
        return self._keys.about(typed) if self.is_on() else None

    def _keys_told(self, first: bool = False) -> tuple[Message, ...]:
        """Return the keys of the room, and what holds for the sake of a person's ears.

        At `first` they are what they are in any round, else what they are just now.
        """
        holds = dice_handicaps.in_force(self._desk.settings, self._session)
        waits = first or self._position == 0
        sooner = (note("glance-keys-sooner"),) if self._seen.rules.pace == "common" and waits else ()
        return (*self._answers.keys(self._session, self._seen, first), *sooner, *holds)

    def is_on(self) -> bool:
        """Whether the book is open."""
        return self._seen.phase == "look"

    def play(self, told: int) -> int:
        """Play until the book is closed. So many steps of the journal were `told`; return how many are now."""
        self._news.told = told
        self._begin()
        while self.is_on():
            typed = self._time.typed(self.is_on, self._plan, lambda: bool(self._queue) or not self._is_open)
            if typed is not None:
                self._typed(typed)
        self._desk.clear()
        if self._desk.scene is not None:
            self._desk.scene.cut()
        return self._news.told

    @property
    def _seen(self) -> View:
        seen: View = self._session.view(None)
        return seen

    # The reading.

    def _begin(self) -> None:
        """Tell what led here; then the dice begin to land."""
        told = self._news.tell()
        if self._seen.rules.pace != "common" and not any(line.id in OF_DICE for line in told):
            self._desk.answer(note("glance-dice", faces=faces_name(map(self._face, range(DICE_READ)))))
        if not self._greeted:
            self._greeted = True
            self._desk.answer(*self._keys_told(first=True))
        start = min(max(self._desk.waiting() / CHARACTERS_PER_SECOND, SHORTEST_START), LONGEST_START)
        self._desk.flush()
        self._position, self._next = 0, self._time.now + start
        self._queue.clear()
        self._due.clear()
        self._hesitant.clear()
        self._answers.begin()
        self._keys.begin()
        self._end = self._call = inf
        if self._seen.rules.pace != "common":
            self._position = self._last + 1
            if self._dice.is_heard:
                self._queue = [(self._next + self._dice.pace() * die, die) for die in range(DICE_READ)]
            self._open(DICE_READ * self._dice.pace())

    @property
    def _last(self) -> int:
        """How many dice are told, one by one, before the book may be closed."""
        return DICE_READ * dice_handicaps.readings(self._desk.settings, self._session)

    @property
    def _is_open(self) -> bool:
        """Whether all was read that everybody is to hear, the last die to its end."""
        return self._position > self._last

    def _read_on(self) -> None:
        """Let the next die land, or be heard once more in a further reading; then the book may be closed."""
        if self._position == self._last:
            self._position += 1
            self._may_close()
            return
        die = self._position % DICE_READ
        if self._seen.read <= self._position < DICE_READ:
            self._session.run_out()
            self._news.pass_over()
        self._dice.tell(die, self._face(die))
        self._position += 1
        self._next += self._dice.pace()

    def _may_close(self) -> None:
        self._open(0.0)
        may = self._session.waiting_for() is not None or not self._seen.to_act
        if self._desk.scene is not None and may:
            self._desk.scene.beside((Cue(YOUR_TURN, "me"),))
        closes = "glance-may-be-closed" if self._session.shared else "glance-may-close"
        line = note(closes if may else "glance-last-space")
        self._desk.announce(line._replace(level=Verbosity.SHORT), aloud=not self._dice.is_heard)

    def _face(self, die: int) -> Face:
        dice = self._seen.dice
        assert dice is not None
        face = dice[die]
        assert face is not None
        return face

    def _open(self, listening: float) -> None:
        """Let bots think of closing, and clocks run, once they have had so many seconds to listen."""
        seen, now = self._seen, self._time.now + listening
        sitting = self._session.table.notes.get("players") or ()
        self._due = {bot: now + thought(self._chance, sitting[bot]) for bot in self._session.bots_to_act()}
        if seen.clock_runs:
            self._end = now + limit(self._desk.settings, self._session, seen.rules)
            self._call = self._end - LAST_CALL

    # Time.

    def _plan(self) -> Iterable[Due]:
        """Yield what may happen next."""
        if not self._is_open:
            yield self._next, self._read_on
        if self._queue:
            yield self._queue[0][0], self._play_on
        for bot, due in self._due.items():
            yield due, partial(self._let_act, bot)
        yield self._call, self._call_time
        yield self._end, self._run_out

    def _play_on(self) -> None:
        _, die = self._queue.pop(0)
        self._dice.again(die, self._face(die))

    def _let_act(self, bot: Seat) -> None:
        """Let a bot close the book or bet; one that hesitates closes it much later, and only where no clock will."""
        del self._due[bot]
        if bot not in self._session.bots_to_act():
            return
        if bot not in self._hesitant and self._session.hesitates(bot):
            self._hesitant.add(bot)
            if not self._seen.clock_runs:
                nobody = self._session.waiting_for() is None
                self._due[bot] = self._time.now + (SOONER if nobody else HESITATION)
            return
        self._session.let_bot_act(bot)
        self._keys.tell_bets()

    def _call_time(self) -> None:
        self._desk.answer(note("melee-seconds", number=round(self._end - self._call)))
        self._call = inf

    def _run_out(self) -> None:
        self._session.run_out()

    def _typed(self, typed: str) -> None:
        """Do what was typed; dice that are asked for are heard again, one after the other."""
        if self._position == 0 and self._keys.closes(typed):
            self._next = self._time.now
            return
        found = self._keys.typed(typed, 0 if self._is_open else max(1, self._last - self._position))
        if found is not None:
            now, pace = self._time.now, self._dice.pace()
            self._queue = [(now + pace * place, die) for place, die in enumerate(found)]
