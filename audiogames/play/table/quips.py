"""Remarks of bots at a few moments of a game, about public events.

They depend only on public events and views and on the table's seed, so that they reveal nothing and are the same when a
game is resumed or replayed. They are not in the journal.
"""

from collections.abc import Iterator, Mapping
from hashlib import shake_128
from typing import Any, Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.game import Manner
from audiogames.core.messages import Argument, Category, Message, Seat, Urgency, Verbosity, Who, place_of
from audiogames.core.table import Table

MOMENTS: Final = ("big", "robbed", "missed", "near", "won", "lost")
"""The moments for remarks: a big gain, a dear loss, a missed risk, and so on."""

VARIANTS: Final = 3
"""Sentences per manner and moment."""

MOST_EACH, MOST = 2, 4
"""Maximum remarks of one bot, and of all, before the end."""

QUIET: Final = 6
"""Minimum public steps between remarks."""


class Quip(NamedTuple):
    """A remark of the bot at `seat`, after a step of the journal, the `public`th public one."""

    step: int
    public: int
    seat: Seat
    id: str
    is_last: bool = False

    def message(self, listener: Seat | None, seats: int) -> Message:
        """Return the message for a listener, from the bot's place, with low urgency and not at MINIMAL."""
        arguments: dict[str, Argument] = {"player": Who(self.seat), "text": Message(self.id)}
        place = place_of(self.seat, listener, seats)
        return Message("quip-said", arguments, Category.TABLE, Urgency.CHATTER, place, Verbosity.SHORT)


class Quips:
    """The remarks at one table. `voices` has the manner of each speaking bot by seat."""

    def __init__(self, table: Table, voices: Mapping[Seat, Manner]) -> None:
        self._table = table
        self._voices = voices
        self._moments = getattr(table.game.extra("quips"), "moments", None)
        self._said: list[Quip] = []
        self._public: list[int] = [0]
        """The number of public steps among the first 0, 1, 2, … steps."""

    def between(self, start: int, end: int) -> tuple[Quip, ...]:
        if not self._voices:
            return ()
        while len(self._public) <= end:
            self._follow(len(self._public) - 1)
        speaks = self._voices
        return tuple([one for one in self._said if start <= one.step < end and one.seat in speaks])

    def take_back(self, steps: int) -> None:
        del self._public[steps + 1 :]
        self._said = [one for one in self._said if one.step < steps]

    def _follow(self, place: int) -> None:
        table = self._table
        step = table.steps[place]
        events = heard(step.events_for(()), None)
        public = self._public[-1] + bool(events)
        self._public.append(public)
        if not events:
            return
        is_last = place + 1 == len(table.steps)
        after = table.view(None) if is_last else table.game.view(table.steps[place + 1].before, None)
        for seat, moment in self._moments_of(events, after, table.winners if is_last else ()):
            draw = self._draw(public, seat, moment)
            is_end = moment in ("won", "lost")
            if seat in self._voices and (is_end or self._may_speak(seat, public, draw)):
                number = draw.below(VARIANTS) + 1
                id = f"quip-{self._voices[seat]}-{moment}-{number}"
                self._said.append(Quip(place, public, seat, id, is_end))
                return

    def _moments_of(self, events: tuple[Any, ...], view: Any, winners: tuple[Seat, ...]) -> Iterator[tuple[Seat, str]]:
        """Yield what everyone has just seen, with its seats. At the end the winner speaks first."""
        if winners:
            yield from ((seat, "won") for seat in winners)
            losers = [seat for seat in range(view.seats) if seat in self._voices and seat not in winners]
            if losers:
                yield losers[self._draw(0, 0, "lost").below(len(losers))], "lost"
        elif self._moments is not None:
            yield from self._moments(events, view)

    def _may_speak(self, seat: Seat, public: int, draw: Generator) -> bool:
        own = sum(one.seat == seat for one in self._said)
        rests = bool(self._said) and public - self._said[-1].public <= QUIET
        return own < MOST_EACH and len(self._said) < MOST and not rests and bool(draw.below(2))

    def _draw(self, public: int, seat: Seat, moment: str) -> Generator:
        text = f"quip {self._table.seed} {public} {seat} {moment}"
        return Generator(int.from_bytes(shake_128(text.encode()).digest(8)))
