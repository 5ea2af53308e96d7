"""Turns at a table: what each seat may do now, and what it does: at once, after a race, or when its course lets it.

What people do is taken back where it cannot be kept, and where all agree to an undo.

Seats answer at the same time: what another seat does makes no offer stale that it does not change. A double tap plays
once, since an offer is gone with its answer; and a late one is refused, since another offer has another number.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2s
from typing import Any, Final, NamedTuple

from audiogames.core.errors import GameError, IllegalAction, JournalUnwritable, StaleVersion, reason
from audiogames.core.game import Game
from audiogames.core.messages import Message, Seat, Who
from audiogames.core.table import Table
from audiogames.core.zones import Same
from audiogames.play.table.clock import Clock
from audiogames.play.table.devices.consent import Consent
from audiogames.play.table.devices.presence import Presence
from audiogames.play.table.devices.races import Races
from audiogames.play.table.mediator import SittingMediator
from audiogames.play.table.outbox import UNDONE
from audiogames.play.table.seating import Opener, Seating
from audiogames.play.table.seats import Seats

JUST_FOUND: Final = 64
"""How many lists of what may be done are remembered, of all tables: each is asked for several times in a row."""

PERCEPT_SECONDS: Final = 0.03
"""Seconds in which whatever made a percept is answered: several times what the fullest barrel takes."""


@lru_cache(JUST_FOUND)
def _texts(game: Game[Any, Any, Any], actions: Same) -> tuple[str, ...]:
    """Return what the rules allow a seat in text form."""
    return tuple(map(game.format_action, actions.it))


def least_seconds(events: Iterable[Any]) -> float:
    """Return how many seconds after its cause some events are answered at the earliest.

    The delay of a reply reveals nothing hidden: the impacts of thirteen pebbles take some
    milliseconds more to draw than those of one.
    """
    for event in events:
        if getattr(event, "percept", None) is not None:
            return PERCEPT_SECONDS
    return 0.0


class Offer(NamedTuple):
    """One offer to a seat: `number` grows with each, `key` is of the situation that it is made in.

    `actions` are in their text form.
    """

    seat: Seat
    number: int
    key: str
    actions: tuple[str, ...]


class Offers:
    """The offers of one table, at most one a seat."""

    def __init__(self) -> None:
        self.open: dict[Seat, Offer] = {}
        """The latest offer to each seat."""
        self._numbers: dict[Seat, int] = {}

    def of(self, seat: Seat) -> Offer | None:
        """Return what is offered to a seat, None for nothing."""
        return self.open.get(seat)

    def keep_only(self, seats: Sequence[Seat]) -> None:
        """Take the offers of all other seats away: they are not to act."""
        for seat in [seat for seat in self.open if seat not in seats]:
            del self.open[seat]

    def renew(self, legal: Mapping[Seat, tuple[str, ...]], situations: Mapping[Seat, str]) -> None:
        """Offer what is legal now. An offer whose actions and situation are as before stays the same."""
        self.keep_only(tuple(legal))
        for seat, actions in legal.items():
            key = _key(actions, situations[seat])
            before = self.open.get(seat)
            if before is None or before.key != key:
                self._numbers[seat] = self._numbers.get(seat, 0) + 1
                self.open[seat] = Offer(seat, self._numbers[seat], key, actions)

    def answer(self, seat: Seat, number: int | None) -> None:
        """Take an offer away, since it is answered. Raises StaleVersion where it is gone, or another.

        `number` None answers whatever is open: where the answer comes with the offer in hand, nothing can be stale.
        """
        offer = self.open.get(seat)
        if number is not None and (offer is None or offer.number != number):
            raise StaleVersion(reason("stale-offer"))
        self.open.pop(seat, None)

    def withdraw(self) -> None:
        """Take all offers away: the table is another than it was, as after an undo."""
        self.open.clear()

    def restore(self, offer: Any) -> None:
        """Open an answered offer again, since its answer could not be kept."""
        if isinstance(offer, Offer):
            self.open[offer.seat] = offer


def _key(actions: tuple[str, ...], situation: str) -> str:
    return blake2s("\n".join((situation, *actions)).encode(), digest_size=8).hexdigest()


class Turns:
    """The turns of the persons at one table."""

    def __init__(
        self,
        table: Table,
        clock: Clock,
        seating: Seating,
        seats: Seats,
        presence: Presence,
        opener: Opener,
        races: Races,
        consent: Consent,
        sitting: SittingMediator,
    ) -> None:
        self._table = table
        self._clock = clock
        self._seating = seating
        self._seats = seats
        self._presence = presence
        self._opener = opener
        self._races = races
        self._consent = consent
        self._sitting = sitting
        self._offers = Offers()
        self._offers_are_old = True

    # What may be done.

    def waiting_for(self, seats: Sequence[Seat] | None = None) -> Seat | None:
        """Return the person who is to act, of some seats or all; None while bots are, and at the end."""
        for seat in self._table.to_act():
            is_asked = self._seats.plays(seat) and (seats is None or seat in seats)
            if is_asked and self._sitting.course.awaits(seat):
                return seat
        return None

    def another_goes_first(self, seat: Seat) -> bool:
        """Return True if an only choice that makes itself is that of a seat before, at a device that is there."""
        others = self._table.to_act()[: self._table.to_act().index(seat)]
        here = [other for other in others if self._seats.plays(other) and self._presence.is_there(other)]
        legal = self._table.legal()
        return any(len(legal[other]) == 1 for other in here)

    def offer(self, seat: Seat) -> Offer | None:
        """Return what a seat may do now: None where the time has not come, or it is another's turn."""
        self._renew_offers()
        return self._offers.of(seat)

    def why_not(self, seat: Seat, action: Any) -> Message | None:
        """Return why a person may not do this now, in the game's own form; None when they may. Nothing is done."""
        return self._table.why_not(seat, action) or self._why_not_yet(seat, action)

    def _why_not_yet(self, seat: Seat, action: Any) -> Message | None:
        """Return why what the rules allow has to wait: for its time, or for someone who is away."""
        course, awaited = self._sitting.course, self._sitting.awaited
        if awaited is not None and course.is_race(seat, action):
            return reason("race-waits", player=Who(awaited), opener=Who(self._opener.seat))
        return course.why_not(seat, action)

    def outdate_offers(self) -> None:
        """Make the offers again when a face asks for them next; those of seats that are not to act end at once."""
        if self._offers.open:
            self._offers.keep_only([seat for seat in self._table.to_act() if self._seats.plays(seat)])
        self._offers_are_old = True

    def _renew_offers(self) -> None:
        """Make the offers again if something has happened since."""
        if not self._offers_are_old:
            return
        self._offers_are_old = False
        legal = {
            seat: self._offered(seat, actions)
            for seat, actions in self._table.legal().items()
            if self._seats.plays(seat) and self._seating.paused_by is None
        }
        situations = {seat: self._situation(seat) for seat in legal}
        self._offers.renew({seat: actions for seat, actions in legal.items() if actions}, situations)

    def _offered(self, seat: Seat, actions: tuple[Any, ...]) -> tuple[str, ...]:
        """Return in text form what a seat may do now of what the rules allow."""
        texts = _texts(self._table.game, Same(actions))
        if self._sitting.awaited is None and not self._sitting.course.delays(seat):
            return texts
        pairs = zip(actions, texts, strict=True)
        return tuple(text for action, text in pairs if self._why_not_yet(seat, action) is None)

    def _situation(self, seat: Seat) -> str:
        """Return what distinguishes situations with the same actions."""
        return self._table.game.situation(self._table.view(seat))

    # What is done.

    def submit(
        self,
        seat: Seat,
        action: Any,
        now: float,
        offer: int | None = None,
        after: float | None = None,
        is_asked: bool = True,
    ) -> float:
        """Do what a person asks; return how many seconds the answer takes at the least.

        `offer` is the number of the offer that it answers, None for whatever is open. `after` is how long after hearing
        what all race upon it was pressed, as the device says. What is not `is_asked` is an only choice that makes
        itself: where it cannot be kept, the table is halted, and it stands. Raises NotYourTurn, IllegalAction,
        StaleVersion or JournalUnwritable; then nothing has changed.
        """
        self._sitting.run_to(now)
        self._sitting.check_keeping()
        if self._seating.paused_by is not None:
            raise IllegalAction(reason("table-is-paused", player=Who(self._seating.paused_by)))
        if seat in self._seating.stand_ins:
            raise IllegalAction(reason("seat-is-played"))
        if offer is not None and ((found := self.offer(seat)) is None or found.number != offer):
            self._offers.answer(seat, offer)
        parsed = self._parsed(action)
        why = None if parsed is None else self._why_not_yet(seat, parsed)
        if why is not None and seat in self._table.to_act():
            raise IllegalAction(why)
        if parsed is not None and self._is_raced(seat, parsed, now, after):
            self._offers.answer(seat, None)
            return 0.0
        if self._is_collected(seat, parsed):
            self._offers.answer(seat, None)
            return 0.0
        return self._submit(seat, action, is_asked)

    def _is_raced(self, seat: Seat, action: Any, now: float, after: float | None) -> bool:
        """Hold what counts for the seat that does it first, where others play too; return True if it is held."""
        course = self._sitting.course
        if not course.is_race(seat, action) or self._table.why_not(seat, action) is not None:
            return False
        device = self._presence.holder(seat)
        if device is None or len(self._presence.playing()) < 2:
            return False
        self._races.press(seat, action, device, now, after, course.starts_race())
        return True

    def _parsed(self, action: Any) -> Any:
        """Return an action in the game's own form; None for a text that is none, which the table will refuse."""
        if not isinstance(action, str):
            return action
        try:
            return self._table.game.parse_action(action)
        except IllegalAction:
            return None

    def _is_collected(self, seat: Seat, action: Any) -> bool:
        """Return True if the course keeps what is done, to do it later: nothing has happened yet for anybody else."""
        is_allowed = action is not None and self._table.why_not(seat, action) is None
        is_kept = is_allowed and self._sitting.course.collect(seat, action)
        if is_kept:
            self._sitting.follow()
        return is_kept

    def act(self, seat: Seat, action: Any) -> None:
        """Do something for a seat: what is its only choice, or what its course has kept."""
        self._submit(seat, action)

    def act_as_bot(self, seat: Seat, action: Any) -> None:
        """Do what a bot has chosen, unless the course keeps it; it goes to the journal with what follows."""
        if not self._is_collected(seat, self._parsed(action)):
            self._acted(seat, action, self._table.submit(seat, action))

    def _submit(self, seat: Seat, action: Any, is_asked: bool = False) -> float:
        """Do something for a seat: what a person asks for just now is taken back where it cannot be kept."""
        before = self._offers.open.get(seat)
        events = self._table.submit(seat, action)
        self._keep_or_take_back(before) if is_asked else self._sitting.keep()
        if before is not None:
            self._offers.answer(seat, None)
        self._acted(seat, action, events)
        return least_seconds(events)

    def _acted(self, seat: Seat, action: Any, events: Sequence[Any]) -> None:
        self._sitting.course.acted(seat, self._parsed(action))
        self._sitting.after(events)

    def _keep_or_take_back(self, offer: Offer | None) -> None:
        """Keep what a person asks for just now. Raises JournalUnwritable; it is then taken back.

        Nobody has heard of what was taken back, and its offers are open again.
        """
        try:
            self._table.keep()
        except JournalUnwritable:
            with self._sitting.at(self._clock.real):
                self._offers.restore(offer)
                self._sitting.took_back()
            raise

    def decide(self) -> None:
        """Do what was raced for, in the order in which it counts; what is too late is refused, and forgotten."""
        for held in self._races.decided():
            try:
                self._submit(held.seat, held.action)
            except GameError:
                self._sitting.course.raced(held.seat, held.action, False)
            else:
                self._sitting.course.raced(held.seat, held.action, True)
        self._offers_are_old = True

    # What is taken back.

    def undo(self, seat: Seat, now: float) -> None:
        """Take back a person's last action, and tell all others. Raises IllegalAction with the reason."""
        with self._sitting.at(now):
            self._sitting.check_keeping()
            self._undo(seat, is_asked=True)

    def _undo(self, seat: Seat, is_asked: bool = False) -> None:
        if self._races.holds_another(seat):
            raise IllegalAction(reason("undo-others-acted"))
        self._table.undo(seat, self._seating.people)
        self._keep_or_take_back(None) if is_asked else self._sitting.keep()
        self._sitting.took_back()
        self._seats.post(UNDONE, seat)
        self._offers.withdraw()

    def ask_undo(self, seat: Seat, now: float) -> bool:
        """Take back a person's last action where nobody plays at another device; else ask all who do.

        Return whether it was taken back. Raises IllegalAction with the reason, or where something is asked already.
        """
        self._sitting.run_to(now)
        others = self._consent.others(seat)
        if not others:
            self.undo(seat, now)
            return True
        if self._races.holds_another(seat):
            raise IllegalAction(reason("undo-others-acted"))
        self._table.undoable(seat, self._seating.people)
        with self._sitting.at(now):
            self._consent.ask(seat, others, self._clock.real)
        return False

    def answer_undo(self, seat: Seat, agrees: bool, now: float) -> None:
        """Answer for a seat what somebody asks. Raises IllegalAction where nobody does."""
        with self._sitting.at(now):
            self._consent.answer(seat, agrees)

    def settle_undo(self) -> None:
        """Take back what all agree to, or let it stand."""
        with self._sitting.at(self._clock.real):
            self._consent.settle(self._undo)
