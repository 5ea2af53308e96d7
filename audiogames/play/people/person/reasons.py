"""Why people wait at a table: announced where nothing was heard for a while."""

from collections.abc import Callable, Iterator
from math import inf
from typing import Final, NamedTuple

from audiogames.core.messages import Message, Seat, players, result
from audiogames.core.timing import SOON
from audiogames.play.conversation import Conversation
from audiogames.play.people.person.participant import Participant, People
from audiogames.play.prompts import Reply
from audiogames.play.table import seen
from audiogames.play.table.seating import BOT_PACE
from audiogames.play.table.sitting import Sitting

QUIET: Final = 1.5
"""Seconds, so that nobody waits for two seconds without a reason."""

AT_ONCE: Final = 0.2
"""Seconds if others are expected to listen for LONG seconds."""

LONG: Final = 1.8


class Reason(NamedTuple):
    """`seats` for which a device waits, for ears or not. It is announced at `due`."""

    seats: tuple[Seat, ...]
    is_for_ears: bool
    due: float

    def covers(self, other: "Reason") -> bool:
        """A person who knows this reason knows the other one."""
        return (
            self.is_for_ears == other.is_for_ears
            and bool(self.seats) >= bool(other.seats)
            and {*self.seats} >= {*other.seats}
        )


class Reasons:
    def __init__(self, people: People, reply: Callable[[Participant, Reply], None]) -> None:
        self._people = people
        self._reply = reply
        self._told: dict[str, Reason] = {}

    def due(self, sitting: Sitting) -> float:
        return min((why.due for _, _, why in self._untold(sitting)), default=inf)

    def tell(self, sitting: Sitting, now: float) -> None:
        """Once for each reason."""
        for one, conversation, why in self._untold(sitting):
            if why.due <= now + SOON:
                self._told[conversation.device.id] = why
                self._reply(one, conversation.explain(_said(sitting, one.seat, why), now))

    def _untold(self, sitting: Sitting) -> Iterator[tuple[Participant, Conversation, Reason]]:
        if sitting.table.over or sitting.clock.is_stopped:
            return
        for one, conversation in self._people.conversations:
            id, why = conversation.device.id, _reason(sitting, one.seat, conversation)
            told = self._told.pop(id, None)
            if why is not None and told is not None and told.covers(why):
                self._told[id] = why
            elif why is not None and one.hears_words:
                yield one, conversation, why


def _reason(sitting: Sitting, own: Seat | None, conversation: Conversation) -> Reason | None:
    """As far as everyone may know, or None if something is asked of its seat."""
    if own is not None and sitting.turns.offer(own) is not None:
        return None
    quiet = conversation.ears.quiet_since
    if sitting.course.awaits_ears():
        end = sitting.presence.expected_end(conversation.device.id)
        is_long = end >= quiet + LONG
        due = quiet + AT_ONCE if is_long else max(quiet + QUIET, end + SOON)
        return Reason(tuple(seat for seat in sitting.listening if seat != own), True, due)
    acting = tuple(seat for seat in sitting.table.to_act() if seat != own and sitting.course.must_act(seat))
    is_pause = (
        bool(acting) and sitting.seats.granted(BOT_PACE) >= QUIET and set(acting).isdisjoint(sitting.seating.people)
    )
    return None if is_pause or sitting.course.tells() else Reason(acting, False, quiet + QUIET)


def _said(sitting: Sitting, own: Seat | None, why: Reason) -> tuple[Message, ...]:
    if why.is_for_ears:
        return (result("ears-awaited", number=len(why.seats), players=players(why.seats, "comma")),)
    return seen.ask(sitting, "turn", own)[:1]
