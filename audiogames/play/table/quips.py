"""The sentences of bots that have a character: a few words at a few moments of a game, about what everyone has seen.

What is said follows from the events and the view of someone who looks on, and from a draw of the table's seed: it is
the same whatever lies hidden, and the same when a game is taken up or told again. It stands in no journal.
"""

from collections.abc import Iterator, Mapping
from hashlib import shake_128
from typing import Any, Final, NamedTuple

from audiogames.bots.characters import Character
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.messages import Argument, Category, Message, Seat, Urgency, Verbosity, Who, place_of
from audiogames.core.table import Table

MOMENTS: Final = ("big", "robbed", "missed", "near", "won", "lost")
"""The moments at which something may be said: the seat took much, lost something dear, dared too much, and so on."""

VARIANTS: Final = 3
"""Sentences of each manner for each moment."""

MOST_EACH, MOST = 2, 4
"""Sentences that one bot, and all together, say before the end."""

QUIET: Final = 6
"""Steps that everyone hears of, after a sentence, in which no other is said."""


class Quip(NamedTuple):
    """A sentence of the bot at a `seat`, after the step at a place of the journal, the `public`th that all heard of."""

    step: int
    public: int
    seat: Seat
    id: str
    is_last: bool = False

    def message(self, listener: Seat | None, seats: int) -> Message:
        """Return what a listener hears, from where the bot sits: after all that matters more, and never at MINIMAL."""
        arguments: dict[str, Argument] = {"player": Who(self.seat), "text": Message(self.id)}
        place = place_of(self.seat, listener, seats)
        return Message("quip-said", arguments, Category.TABLE, Urgency.CHATTER, place, Verbosity.SHORT)


class Quips:
    """The sentences of one table. `characters` are the bots that speak, by their seats."""

    def __init__(self, table: Table, characters: Mapping[Seat, Character]) -> None:
        self._table = table
        self._characters = characters
        self._moments = getattr(table.game.part("quips"), "moments", None)
        self._said: list[Quip] = []
        self._public: list[int] = [0]
        """How many of the first steps, of none, one, two and so on, everyone has heard of."""

    def between(self, start: int, end: int) -> tuple[Quip, ...]:
        """Return what was said after the steps of the journal from one place to another."""
        if not self._characters:
            return ()
        while len(self._public) <= end:
            self._follow(len(self._public) - 1)
        speaks = self._characters
        return tuple([one for one in self._said if start <= one.step < end and one.seat in speaks])

    def take_back(self, steps: int) -> None:
        """Forget what was said after more than so many steps: these were taken back."""
        del self._public[steps + 1 :]
        self._said = [one for one in self._said if one.step < steps]

    def _follow(self, place: int) -> None:
        """Let bots speak after a step, or not."""
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
            if seat in self._characters and (is_end or self._may_speak(seat, public, draw)):
                number = draw.below(VARIANTS) + 1
                id = f"quip-{self._characters[seat].manner}-{moment}-{number}"
                self._said.append(Quip(place, public, seat, id, is_end))
                return

    def _moments_of(self, events: tuple[Any, ...], view: Any, winners: tuple[Seat, ...]) -> Iterator[tuple[Seat, str]]:
        """Yield what everyone has just seen, by its seats; at the end it is the winner who speaks first."""
        if winners:
            yield from ((seat, "won") for seat in winners)
            losers = [seat for seat in range(view.seats) if seat in self._characters and seat not in winners]
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
