"""What one device was given of the news of its table: for each seat there, for all of them, or for who looks on.

Given is not heard: what a device has told to its end is acknowledged to the sitting, seat by seat.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from audiogames.core.messages import Cue, Message, Seat
from audiogames.play.conversation import Conversation
from audiogames.play.table.outbox import Mark
from audiogames.play.table.sitting import Sitting

ALL: Final = "all"
"""The mark of all who share a keyboard."""


class Fresh(NamedTuple):
    """News that were not given before: words, and the sounds of the same events."""

    messages: tuple[Message, ...] = ()
    cues: tuple[Cue, ...] = ()


class News:
    """The news of a table at one device. `told` is how many steps of the journal all at a shared keyboard were told."""

    def __init__(self, conversation: Conversation, sitting: Sitting, resumed: bool) -> None:
        self._conversation = conversation
        self._sitting = sitting
        listeners = conversation.seats or (conversation.id,)
        self._given = sitting.outboxes.give()
        self._given.update({listener: self._heard(listener) for listener in listeners})
        self._last: dict[Seat | str, int] = {}
        self.leaves_out: Callable[[Any], bool] = lambda event: False
        """Which events are no news, since they were told in time or not at all."""
        self._given[ALL] = sitting.end() if resumed else Mark()

    def _heard(self, listener: Seat | str) -> Mark:
        if listener not in self._sitting.outboxes.listeners:
            self._sitting.outboxes.open(listener, self._sitting.end())
        return self._sitting.outboxes.heard(listener)

    @property
    def told(self) -> int:
        """How many steps of the journal everybody at this device was told."""
        return self._given[ALL].steps

    def are_public(self) -> bool:
        """Whether anything is still to be told to all at a shared keyboard."""
        return self._given[ALL] != self._sitting.end()

    def are_missed(self, seat: Seat) -> bool:
        """Whether a seat was not given something yet."""
        return self._given[seat] != self._sitting.end()

    def fresh(self, seat: Seat | None) -> Fresh:
        """Return what a seat, or None who looks on, was not given yet, and note it as given."""
        listener: Seat | str = self._conversation.id if seat is None else seat
        start, end = self._given[listener], self._sitting.end()
        self._given[listener] = end
        found = self._between(start, end, seat)
        if end.steps > start.steps and self._events(start.steps, end.steps, seat):
            self._last[listener] = start.steps
        if end != start:
            self._conversation.when_heard(lambda now: self._sitting.heard(listener, end, now))
        return found

    def for_all(self) -> Fresh:
        """Return what everybody at a shared keyboard was not told yet, as all may hear it, and note it as told."""
        start, self._given[ALL] = self._given[ALL], self._sitting.end()
        return self._between(start, self._given[ALL], None)

    def pass_over(self, seats: Sequence[Seat]) -> None:
        """Take note that all was told in another way."""
        self._given[ALL] = self._sitting.end()
        for seat in seats:
            self.fresh(seat)

    def taken_back(self) -> None:
        """Steps were taken back by somebody at this device, and all there were told."""
        end = self._sitting.end()
        for listener, mark in self._given.items():
            self._given[listener] = mark._replace(notices=end.notices)
        for listener, start in self._last.items():
            self._last[listener] = min(start, max(0, end.steps - 1))

    def cues_since(self, start: int, seat: Seat | None) -> tuple[Cue, ...]:
        """Return what a seat, or somebody who looks on, hears besides words of the steps from `start` on."""
        sitting = self._sitting
        events = self._events(start, len(sitting.table.steps), seat)
        return sitting.game.cues(events, sitting.view(seat))

    def detail(self, seat: Seat) -> tuple[Message, ...]:
        """Return the last news of a person again, event by event; in a game taken up again, from their last move on."""
        start = self._last.get(seat)
        if start is None:
            start = self._last_move(seat)
        events = self._events(start, self._given[seat].steps, seat)
        return self._sitting.game.detail(events, self._sitting.view(seat))

    def _events(self, start: int, end: int, seat: Seat | None) -> tuple[Any, ...]:
        return tuple(event for event in self._sitting.events(start, end, seat) if not self.leaves_out(event))

    def _last_move(self, seat: Seat) -> int:
        """Return the step that was a person's last action among those that they were given; the first if none was."""
        steps = self._sitting.table.steps
        own = (place for place in reversed(range(self._given[seat].steps)) if steps[place].entry.seat == seat)
        return next(own, 0)

    def _between(self, start: Mark, end: Mark, seat: Seat | None) -> Fresh:
        sitting = self._sitting
        messages: list[Message] = []
        cues: list[Cue] = []
        view: Any = None
        for parcel in sitting.outboxes.between(start, end):
            if parcel.notice is not None:
                messages.append(parcel.notice.message())
                continue
            view = sitting.view(seat) if view is None else view
            events = self._events(parcel.start, parcel.end, seat)
            messages += sitting.game.tell(events, view)
            cues += sitting.game.cues(events, view)
        return Fresh(tuple(messages), tuple(cues))
