"""The news that one device was given: for each seat, for all of them, or for a viewer.

A device's completed speech is acknowledged to the sitting, seat by seat.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from audiogames.core.messages import Cue, Message, Seat, drawn, result
from audiogames.play.conversation import Conversation
from audiogames.play.in_game.themes import themed
from audiogames.play.keys.answers import without_numbers
from audiogames.play.listener.breath import is_own
from audiogames.play.table.devices.consent import ASKED
from audiogames.play.table.outbox import ALL, Mark, Part
from audiogames.play.table.seating import UNTOLD_OVER_DAYS
from audiogames.play.table.sitting import Sitting


class FreshNews(NamedTuple):
    """`quips` are remarks of bots, after all else."""

    messages: tuple[Message, ...] = ()
    cues: tuple[Cue, ...] = ()
    happened: bool = False
    quips: tuple[Message, ...] = ()


class News:
    def __init__(self, conversation: Conversation, sitting: Sitting, resumed: bool) -> None:
        self._conversation = conversation
        self._sitting = sitting
        listeners = conversation.device.seats or (conversation.device.id,)
        self._given = sitting.outboxes.give()
        self._given.update({listener: self._heard(listener) for listener in listeners})
        self._last: dict[Seat | str, int] = {}
        self._common = sitting.outboxes.give()
        """Progress of public news for seats, if different."""
        for seat in conversation.device.seats:
            self._part_where_a_screen_speaks(seat)
        self._chosen_by: Callable[[Sequence[Any]], Sequence[Any]] = tuple
        self._given[ALL] = self._shown = sitting.hearing.end() if resumed else Mark()
        self._all = " ".join(map(str, (ALL, *conversation.device.seats)))
        if conversation.shared:
            least = Mark(*map(min, *(self._given[seat] for seat in conversation.device.seats)))
            sitting.outboxes.open(self._all, least)
            self._given[ALL] = sitting.outboxes.heard(self._all)

    def choose_by(self, are_news: Callable[[Sequence[Any]], Sequence[Any]]) -> None:
        self._chosen_by = are_news

    def _heard(self, listener: Seat | str) -> Mark:
        if listener not in self._sitting.outboxes.listeners:
            self._sitting.outboxes.open(listener, self._sitting.hearing.end())
        return self._sitting.outboxes.heard(listener)

    def _looks_on(self, listener: Seat | str) -> Mark:
        """The start for somebody whose seats were taken: after what they were given."""
        self._heard(listener)
        return max(mark for who, mark in self._given.items() if who != ALL)

    def _part_where_a_screen_speaks(self, seat: Seat) -> None:
        boxes = self._sitting.outboxes
        own, common = boxes.heard_of(seat, "own"), boxes.heard_of(seat, "common")
        if self._sitting.presence.speaker(seat) is not None:
            common = self._sitting.hearing.end()
        self._given[seat] = own
        if own != common:
            self._common[seat] = common

    def is_up_to_date(self, listener: Seat | str) -> bool:
        return self._given.get(listener) == self._sitting.hearing.end() and listener not in self._common

    def unsaid(self, seat: Seat) -> tuple[Message, ...]:
        """News only written here, which the screen did not finish speaking."""
        boxes, given = self._sitting.outboxes, self._given[seat]
        start = self._common.pop(seat, boxes.heard_of(seat, "common"))
        self._conversation.ears.when_heard(
            partial(self._sitting.hearing.heard, seat, given, self._conversation.device.id)
        )
        if place_of(start) >= place_of(given):
            return ()
        return tuple(message for message in self._between(start, given, seat).messages if not is_own(message))

    def are_public(self) -> bool:
        return self._given[ALL] != self._sitting.hearing.end()

    def fresh(self, seat: Seat | None) -> FreshNews:
        """Mark the new news of a seat, or of a viewer (None), as given."""
        listener: Seat | str = self._conversation.device.id if seat is None else seat
        end = self._sitting.hearing.end()
        start = self._given[listener] if listener in self._given else self._looks_on(listener)
        self._given[listener] = end
        found, apart = self._between(start, end, seat), None if seat is None else self._common.pop(seat, None)
        if apart is not None:
            found = self._joined(start, apart, end, seat)
        if found.happened:
            self._last[listener] = start.steps
        if end != start or apart is not None:
            part: Part | None = "own" if self._conversation.listening.screen_speaks else None
            heard = partial(self._sitting.hearing.heard, listener, end, self._conversation.device.id, part=part)
            self._conversation.ears.when_heard(heard)
        return self._with_quips(found._replace(messages=self._as_hand_is_read(found.messages)))

    def _with_quips(self, found: FreshNews) -> FreshNews:
        """A screen speaks for all, and leaves remarks out if any player wants none."""
        device, sitting = self._conversation.device, self._sitting
        listeners = [device] if device.seats else sitting.presence.playing()
        wanted = all(one.quips for one in listeners) and not sitting.course.needs_ears()
        return found if wanted else found._replace(quips=())

    def _between(self, start: Mark, end: Mark, seat: Seat | None) -> FreshNews:
        return between(self._sitting, start, end, seat, self._chosen_by, self._conversation.device.seats)

    def _joined(self, own: Mark, common: Mark, end: Mark, seat: Seat | None) -> FreshNews:
        """Private and public parts have separate marks."""
        first, then = sorted((own, common), key=place_of)
        is_common, rest = common == first, self._between(then, end, seat)
        missed = [message for message in self._between(first, then, seat).messages if is_own(message) != is_common]
        return rest._replace(messages=(*missed, *rest.messages))

    def _as_hand_is_read(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        return without_numbers(messages) if self._conversation.device.hand_sorted else messages

    def for_all(self) -> FreshNews:
        start, self._given[ALL] = self._given[ALL], self._sitting.hearing.end()
        self._shown = self._given[ALL]
        if start != self._given[ALL]:
            self._conversation.ears.when_heard(
                partial(self._sitting.hearing.heard, self._all, self._given[ALL], self._conversation.device.id)
            )
        here = self._conversation.device.seats
        return self._with_quips(between(self._sitting, start, self._given[ALL], None, self._chosen_by, here))

    def for_screen(self) -> tuple[Message, ...]:
        end = self._sitting.hearing.end()
        start, self._shown = Mark(*map(min, self._shown, end)), end
        return between(self._sitting, start, end, None, self._chosen_by, self._conversation.device.seats).messages

    def taken_back(self) -> None:
        end = self._sitting.hearing.end()
        for listener, mark in self._given.items():
            if mark.notices == end.notices - 1:
                self._given[listener] = mark._replace(notices=end.notices)
        for listener, start in self._last.items():
            self._last[listener] = min(start, max(0, end.steps - 1))

    def cues_since(self, start: int, seat: Seat | None) -> tuple[Cue, ...]:
        sitting = self._sitting
        events = self._events(start, len(sitting.table.steps), seat)
        view = sitting.view(seat)
        return themed(sitting.game.room, sitting.game.cues(events, view), view)

    def detail(self, seat: Seat) -> tuple[Message, ...]:
        start = self._last.get(seat)
        return self.detail_since(self._last_move(seat) if start is None else start, seat)

    def detail_since(self, start: int, seat: Seat | None) -> tuple[Message, ...]:
        end = self._given[self._conversation.device.id if seat is None else seat].steps
        return self._as_hand_is_read(
            self._sitting.game.detail(self._events(start, end, seat), self._sitting.view(seat))
        )

    def _events(self, start: int, end: int, seat: Seat | None) -> Sequence[Any]:
        return self._chosen_by(self._sitting.hearing.events(start, end, seat))

    def _last_move(self, seat: Seat) -> int:
        steps = self._sitting.table.steps
        own = (place for place in reversed(range(self._given[seat].steps)) if steps[place].entry.seat == seat)
        return next(own, 0)


def place_of(mark: Mark) -> tuple[int, int]:
    """A sort key: an undo leaves fewer steps, and one more notice."""
    return mark.notices, mark.steps


def between(
    sitting: Sitting,
    start: Mark,
    end: Mark,
    seat: Seat | None,
    chosen_by: Callable[[Sequence[Any]], Sequence[Any]] = tuple,
    here: Sequence[Seat] = (),
) -> FreshNews:
    """The news between two marks, for a seat or a viewer (None).

    `chosen_by` filters the events. A grant to a seat that is `here` was chosen here.
    """
    messages: list[Message] = []
    cues: list[Cue] = []
    view: Any = None
    happened = False
    quips: list[Message] = []
    for parcel in sitting.outboxes.between(start, end):
        if (notice := parcel.notice) is not None:
            is_own_choice = notice.granted and notice.who in here
            is_untold = sitting.seating.is_over_days and notice.id in UNTOLD_OVER_DAYS
            if not (is_own_choice or is_untold):
                messages.append(notice.message())
            if notice.id == ASKED and seat is not None and sitting.consent.asks(seat) == notice.who:
                messages.append(result("undo-answer")._replace(private=True))
            continue
        view = sitting.view(seat) if view is None else view
        events: list[Any] = []
        for step in range(parcel.start, parcel.end):
            fresh = chosen_by(sitting.hearing.events(step, step + 1, seat))
            if sounded := sitting.game.cues(fresh, view):
                sounded = themed(sitting.game.room, sounded, view)
                cues += drawn(sounded, sitting.hearing.public_steps(step))
            events += fresh
        happened = happened or bool(events)
        messages += sitting.game.tell(events, view)
        quips += [quip.message(seat, view.seats) for quip in sitting.quips.between(parcel.start, parcel.end)]
    return FreshNews(tuple(messages), tuple(cues), happened, tuple(quips))
