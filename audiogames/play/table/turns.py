"""Turns at a table: offers to each seat, and its actions: immediate, raced, or delayed by the course.

Another seat's action outdates no offer that it does not change. A double tap acts once, since its answer closes it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2s
from typing import Any, Final, NamedTuple

from audiogames.core.companion import HELD, Fact
from audiogames.core.corrections import correct, facts, hold, is_secret
from audiogames.core.errors import GameError, IllegalAction, JournalUnwritable, StaleVersion, reason
from audiogames.core.game import Game
from audiogames.core.messages import Message, Seat, Who
from audiogames.core.presentation.zones import IdentityKey
from audiogames.core.table import Table
from audiogames.play.table.clock import Clock
from audiogames.play.table.devices.consent import Consent
from audiogames.play.table.devices.presence import Presence
from audiogames.play.table.devices.races import Races
from audiogames.play.table.mediator import SittingMediator
from audiogames.play.table.outbox import CORRECTED, CORRECTED_SECRETLY, TAKEN_BACK, UNDONE
from audiogames.play.table.seating import Opener, Seating
from audiogames.play.table.seats import Seats

JUST_FOUND: Final = 64
"""Size of the cache of all tables, since actions are requested several times in a row."""

PERCEPT_SECONDS: Final = 0.03
"""Minimum seconds before the answer to a percept: several times the computing time of the fullest barrel."""


@lru_cache(JUST_FOUND)
def _texts(game: Game[Any, Any, Any], actions: IdentityKey) -> tuple[str, ...]:
    return tuple(map(game.format_action, actions.it))


def least_seconds(events: Iterable[Any]) -> float:
    """Minimum seconds between a cause and the answer with these events.

    So the delay reveals nothing: thirteen pebbles take some milliseconds more to draw than one.
    """
    for event in events:
        if getattr(event, "percept", None) is not None:
            return PERCEPT_SECONDS
    return 0.0


class Offer(NamedTuple):
    """`number` grows with each offer, `key` identifies the situation. `actions` are in text form."""

    seat: Seat
    number: int
    key: str
    actions: tuple[str, ...]


class Offers:
    def __init__(self) -> None:
        self.open: dict[Seat, Offer] = {}
        self._numbers: dict[Seat, int] = {}

    def of(self, seat: Seat) -> Offer | None:
        return self.open.get(seat)

    def keep_only(self, seats: Sequence[Seat]) -> None:
        for seat in [seat for seat in self.open if seat not in seats]:
            del self.open[seat]

    def renew(self, legal: Mapping[Seat, tuple[str, ...]], situations: Mapping[Seat, str]) -> None:
        """An offer with the same actions and situation stays open."""
        self.keep_only(tuple(legal))
        for seat, actions in legal.items():
            key = _key(actions, situations[seat])
            before = self.open.get(seat)
            if before is None or before.key != key:
                self._numbers[seat] = self._numbers.get(seat, 0) + 1
                self.open[seat] = Offer(seat, self._numbers[seat], key, actions)

    def answer(self, seat: Seat, number: int | None) -> None:
        """Close an offer by its answer. Raises StaleVersion if it is gone or replaced.

        Without a `number` the open offer is answered, and cannot be stale.
        """
        offer = self.open.get(seat)
        if number is not None and (offer is None or offer.number != number):
            raise StaleVersion(reason("stale-offer"))
        self.open.pop(seat, None)

    def withdraw(self) -> None:
        self.open.clear()

    def restore(self, offer: Any) -> None:
        if isinstance(offer, Offer):
            self.open[offer.seat] = offer


def _key(actions: tuple[str, ...], situation: str) -> str:
    return blake2s("\n".join((situation, *actions)).encode(), digest_size=8).hexdigest()


class Turns:
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
        """None during bots' turns and at the end."""
        for seat in self._table.to_act():
            is_asked = self._seats.plays(seat) and (seats is None or seat in seats)
            if is_asked and self._sitting.course.awaits(seat):
                return seat
        return None

    def another_goes_first(self, seat: Seat) -> bool:
        """An earlier seat's only choice, at a present device, comes before this one."""
        others = self._table.to_act()[: self._table.to_act().index(seat)]
        here = [other for other in others if self._seats.plays(other) and self._presence.is_there(other)]
        legal = self._table.legal()
        return any(len(legal[other]) == 1 for other in here)

    def offer(self, seat: Seat) -> Offer | None:
        """None if the seat may not act yet."""
        self._renew_offers()
        return self._offers.of(seat)

    def why_not(self, seat: Seat, action: Any) -> Message | None:
        return self._table.why_not(seat, action) or self._why_not_yet(seat, action)

    def _why_not_yet(self, seat: Seat, action: Any) -> Message | None:
        course, awaited = self._sitting.course, self._sitting.awaited
        if awaited is not None and course.is_race(seat, action):
            return reason("race-waits", player=Who(awaited), opener=Who(self._opener.seat))
        return course.why_not(seat, action)

    def outdate_offers(self) -> None:
        if self._offers.open:
            self._offers.keep_only([seat for seat in self._table.to_act() if self._seats.plays(seat)])
        self._offers_are_old = True

    def _renew_offers(self) -> None:
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
        texts = _texts(self._table.game, IdentityKey(actions))
        if self._sitting.awaited is None and not self._sitting.course.delays(seat):
            return texts
        pairs = zip(actions, texts, strict=True)
        return tuple(text for action, text in pairs if self._why_not_yet(seat, action) is None)

    def _situation(self, seat: Seat) -> str:
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
        said: str = "",
    ) -> float:
        """Do a person's action and return the minimum seconds before its answer.

        `offer` is the number of the offer, or None for the open one. `after` is the reaction time that the device
        reports. If not `is_asked`, it is an automatic only choice: if it cannot be stored, it stands and the table
        halts. Raises NotYourTurn, IllegalAction, StaleVersion or JournalUnwritable, and then nothing has changed.
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
        return self._submit(seat, action, is_asked, said)

    def _is_raced(self, seat: Seat, action: Any, now: float, after: float | None) -> bool:
        """Hold a raced action while others play too, and return True if it is held."""
        course = self._sitting.course
        if not course.is_race(seat, action) or self._table.why_not(seat, action) is not None:
            return False
        device = self._presence.holder(seat)
        if device is None or len(self._presence.playing()) < 2:
            return False
        self._races.press(seat, action, device, now, after, course.starts_race())
        return True

    def _parsed(self, action: Any) -> Any:
        """An invalid text gives None, which the table refuses."""
        if not isinstance(action, str):
            return action
        try:
            return self._table.game.parse_action(action)
        except IllegalAction:
            return None

    def _is_collected(self, seat: Seat, action: Any) -> bool:
        is_allowed = action is not None and self._table.why_not(seat, action) is None
        is_kept = is_allowed and self._sitting.course.collect(seat, action)
        if is_kept:
            self._sitting.follow()
        return is_kept

    def act(self, seat: Seat, action: Any) -> None:
        self._submit(seat, action)

    def act_as_bot(self, seat: Seat, action: Any) -> None:
        """Unless the course stores the choice. It is journalled with the next action."""
        if not self._is_collected(seat, self._parsed(action)):
            self._acted(seat, action, self._table.submit(seat, action))

    def _submit(self, seat: Seat, action: Any, is_asked: bool = False, said: str = "") -> float:
        before = self._offers.open.get(seat)
        events = self._table.submit(seat, action, said=said)
        self._keep_or_take_back(before) if is_asked else self._sitting.keep()
        if before is not None:
            self._offers.answer(seat, None)
        self._acted(seat, action, events)
        return least_seconds(events)

    def _acted(self, seat: Seat, action: Any, events: Sequence[Any]) -> None:
        self._sitting.course.acted(seat, self._parsed(action))
        self._sitting.after(events)

    def _keep_or_take_back(self, offer: Offer | None) -> None:
        """Store a person's action, or undo it and raise JournalUnwritable.

        Nobody has heard of it then, and its offers are open again.
        """
        try:
            self._table.keep()
        except JournalUnwritable:
            with self._sitting.at(self._clock.real):
                self._offers.restore(offer)
                self._sitting.took_back()
            raise

    def decide(self) -> None:
        """Do the raced actions in ranked order. Late ones are refused."""
        for held in self._races.decided():
            try:
                self._submit(held.seat, held.action)
            except GameError:
                self._sitting.course.raced(held.seat, held.action, False)
            else:
                self._sitting.course.raced(held.seat, held.action, True)
        self._offers_are_old = True

    # What is taken back, or said of a hand, or anew.

    def hold(self, seat: Seat, card: str, now: float) -> int:
        """Return the number of a card in the seat's hand. Raises IllegalAction or JournalUnwritable."""
        with self._sitting.at(now):
            self._sitting.check_keeping()
            hold(self._table, seat, card)
            self._keep_or_take_back(None)
            self._offers.withdraw()
        return int((self._table.steps[-1].entry.said or HELD).split()[1])

    def correct(self, changes: Mapping[int, Fact | None], now: float, until: int | None = None, **values: str) -> None:
        """Raises Contradiction or JournalUnwritable, and then nothing has changed."""
        with self._sitting.at(now):
            self._sitting.check_keeping()
            told, first = facts(self._table), min(changes)
            start, said = told[first]
            hides = (
                bool(values)
                and self._seats.is_apart
                and any(is_secret(self._table, told[number][1]) for number in changes)
            )
            correct(self._table, changes, until)
            self._keep_or_take_back(None)
            self._sitting.took_back(start)
            if first < len(told) - 1:
                self._seats.hear_no_more()
            if any(not told[number][1].said.startswith(HELD) for number in changes):
                if hides:
                    self._seats.post_at(start, CORRECTED_SECRETLY, said.seat)
                else:
                    self._seats.post_at(start, CORRECTED if values else TAKEN_BACK, said.seat, **values)
            self._offers.withdraw()

    def undo(self, seat: Seat, now: float) -> None:
        """Raises IllegalAction with the reason."""
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
        """Undo a person's last action if nobody plays elsewhere, else ask everybody.

        Returns True if it was undone. Raises IllegalAction with the reason, or during another question.
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
        """Raises IllegalAction without an open question."""
        with self._sitting.at(now):
            self._consent.answer(seat, agrees)

    def settle_undo(self) -> None:
        with self._sitting.at(self._clock.real):
            self._consent.settle(self._undo)
