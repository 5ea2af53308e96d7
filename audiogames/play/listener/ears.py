from collections.abc import Callable, Sequence
from math import inf
from typing import Final, NamedTuple

from audiogames.core.timing import SOON
from audiogames.narration.narrator import START, Utterance, expected_seconds, letters_of
from audiogames.play.device import Device
from audiogames.play.listener.rate import LearntRate
from audiogames.play.prompts import ToldBreath
from audiogames.play.table.devices.presence import ENTER_WHEN_HEARD
from audiogames.play.table.sitting import Sitting

ANSWER_LETTERS: Final = 300
NEWS_LETTERS: Final = 90
"""Letters that all private words of a breath count as at a watched table, for an answer and for news alone.

So timeouts do not depend on anybody's cards. A longer answer has the patience of the table.
"""

MOST_CUT_OFF: Final = 31
"""Breaths that may be in transit when sound is lost."""


class ExpectedBreath(NamedTuple):
    """A breath being spoken. `at` is the estimated second of its end, or infinity if it is reported.

    `then` has the callbacks. `timed`: it has a moment, and a person who types may still listen. `by_enter`: it counts
    as heard when the person presses Enter, regardless of reports.
    """

    number: int
    at: float
    then: tuple[Callable[[float], None], ...]
    timed: bool
    by_enter: bool = False


class Ears:
    def __init__(self, device: Device, now: float, rate: LearntRate) -> None:
        self.moment = 0
        self._rate = rate
        self._heard_at = self._quiet_since = now
        self._device = device
        self._sitting: Sitting | None = None
        self._now = now
        self._moment_given = 0
        self._came: int | None = None
        self._held = 0
        """The last breath that counts as heard at Enter."""
        self._expected: list[ExpectedBreath] = []
        self._when_heard: list[Callable[[float], None]] = []
        self._if_cut_off: Callable[[], None] | None = None
        self._cut_off: dict[int, Callable[[], None]] = {}
        """By number of breath if its sounds are cut off."""

    # Where and when.

    def begin(self, now: float) -> None:
        self._now = now

    def sit(self, device: Device, sitting: Sitting) -> None:
        self._device, self._sitting = device, sitting
        self.moment = self._moment_given = len(sitting.hearing.moments)

    def stand_up(self, device: Device) -> None:
        self._device, self._sitting = device, None
        self._expected.clear()
        self._when_heard.clear()

    def put(self, device: Device) -> None:
        self._device = device
        if self._held and not device.granted.get(ENTER_WHEN_HEARD):  # Enter is for something else from now on
            self._held, at = 0, self._now
            self._expected = [each._replace(at=at, by_enter=False) for each in self._expected]

    def go_on_after(self, before: "Ears") -> None:
        """The breaths of earlier ears that are still being spoken."""
        self._expected.extend(before._expected)
        self._came = before._came

    # Breaths.

    def when_heard(self, then: Callable[[float], None]) -> None:
        """Called with the second when the next words or sounds were heard."""
        self._when_heard.append(then)

    def if_cut_off(self, then: Callable[[], None]) -> None:
        self._if_cut_off = then

    def reach(self, moment: int) -> None:
        """A moment of the table is spoken here."""
        self.moment = moment

    def return_to(self, moment: int) -> None:
        """All moments after this one were only written here."""
        self.moment, self._moment_given = min(self.moment, moment), min(self._moment_given, moment)

    def speak(self, told: ToldBreath) -> None:
        rate = self._rate.of(self._device.rate)
        seconds = sum(expected_seconds(line.text, rate) for line in _spoken(told))
        self._quiet_since = max(self._now, self._quiet_since) + seconds

    def expect(self, told: ToldBreath, sounding: float, ready: float, is_behind: bool) -> None:
        """Expect the end of its words, if spoken, or of its sounds of `sounding` seconds.

        It is sent at `ready` or later. Behind a curtain (`is_behind`), nothing is reported.
        """
        if told.cues and self._if_cut_off is not None:
            self._cut_off = dict([*self._cut_off.items()][-MOST_CUT_OFF:])
            self._cut_off[told.number], self._if_cut_off = self._if_cut_off, None
        timed = self._sitting is not None and self.moment > self._moment_given
        spoken = _spoken(told)
        seconds = self._seconds_of(spoken)
        if told.cues:
            seconds = max(seconds, sounding)
        device, can = self._device, self._device.can
        reported = not is_behind and can.speaks and can.interactive and told.aloud and bool(told.utterances)
        by_enter = bool(
            self._sitting is not None
            and device.granted.get(ENTER_WHEN_HEARD)
            and can.interactive
            and (told.utterances or told.cues)
            and self._sitting.course.is_unhurried(device.seats)
        )
        self._held = told.number if by_enter else self._held
        at = inf
        if not (reported or by_enter or device.exact):
            at = max([self._now, *[each.at for each in self._expected if each.at < inf]]) + seconds
        if spoken and not (reported or device.exact):
            self._note_rate(spoken, teaches=not timed)
        then, self._when_heard = tuple(self._when_heard), []
        self._expected.append(ExpectedBreath(told.number, at, then, timed or by_enter, by_enter))
        if self._sitting is not None:
            self._moment_given = self.moment
            self._sitting.hearing.give(device.id, told.number, self.moment, seconds, max(self._now, ready))

    def _note_rate(self, lines: Sequence[Utterance], teaches: bool) -> None:
        """Unless some words are private or they come one by one.

        Private words count as ANSWER_LETTERS: what is learnt from later ones must not depend on them.
        """
        public = [letters_of(line.text) for line in lines if not line.private]
        is_public = len(public) == len(lines)
        letters = sum(public) + (0 if is_public else ANSWER_LETTERS)
        self._rate.speak(letters, START * len(public), self._now, self._device.rate, teaches and is_public)

    def _seconds_of(self, lines: Sequence[Utterance]) -> float:
        rate, seconds = self._rate.of(self._device.rate), 0.0
        is_watched: bool | None = None
        is_private = is_answer = False
        for line in lines:
            if line.private and is_watched is None:
                is_watched = self._sitting is not None and self._sitting.seats.is_watched
            if line.private and is_watched:
                is_private, is_answer = True, is_answer or line.asked
            else:
                seconds += expected_seconds(line.text, rate)
        if is_answer:
            return max(seconds, START + ANSWER_LETTERS / rate)
        return seconds + START + NEWS_LETTERS / rate if is_private else seconds

    def forget_sounds(self) -> None:
        """Sounds were ended."""
        self._cut_off.clear()

    # Breaths that were heard.

    @property
    def quiet_since(self) -> float:
        """When all words end or ended, infinity while their end is to be reported. For this person alone.

        Other than what the table waits for, it depends on the length of private words.
        """
        if not self._device.reports:
            return self._quiet_since
        return inf if self._expected else self._heard_at

    @property
    def due(self) -> float:
        return self._expected[0].at if self._expected and self._has_come(self._expected[0]) else inf

    def note_came(self, number: int) -> None:
        """From now on only acknowledged breaths count as heard."""
        self._came = max(self._came or 0, number)

    def _has_come(self, expected: ExpectedBreath) -> bool:
        return self._came is None or expected.number <= self._came

    @property
    def awaits_report(self) -> bool:
        """The face must report the end of a breath."""
        return any(expected.at == inf and not expected.by_enter for expected in self._expected)

    def hear_in_time(self, now: float) -> None:
        """Breaths whose estimated end has come count as heard."""
        while self.due <= now + SOON:
            self._hear(now)

    def hear_up_to(self, number: int, now: float) -> bool:
        expected = self._expected
        if not expected or expected[0].number > number or expected[0].by_enter:
            return False
        while self._expected and self._expected[0].number <= number and not self._expected[0].by_enter:
            self._hear(now)
        return True

    def note_key(self, now: float, decides: bool) -> None:
        """A key that `decides` something shows that the person has heard everything."""
        self._rate.press(now, self._device.rate)
        self._quiet_since = min(self._quiet_since, now)
        if decides:
            self.note_decision()

    def note_decision(self) -> None:
        self._rate.learn()

    def hear_by_enter(self, now: float) -> bool:
        """Return True if Enter counts all breaths as heard.

        It does for a person who confirms by Enter, and for estimated words that come one by one while nobody hurries.
        """
        if not self._expected:
            return False
        first, sitting = self._expected[0], self._sitting
        is_unhurried = sitting is not None and sitting.course.is_unhurried(self._device.seats)
        if first.number > self._held and not (first.timed and first.at < inf and is_unhurried):
            return False
        while self._expected:
            self._hear(now)
        return True

    def hear_no_more(self, now: float) -> None:
        """A person interrupts by typing, unless the device reports."""
        while not self._device.exact and self._expected and not self._expected[0].timed:
            self._hear(now)

    def hear_what_needs_no_words(self) -> None:
        """News without words are heard with the last words."""
        then, self._when_heard = tuple(self._when_heard), []
        if then and self._expected:
            last = self._expected.pop()
            self._expected.append(last._replace(then=(*last.then, *then)))
        else:
            for heard in then:
                heard(self._now)

    def hear_moments(self, sitting: Sitting) -> None:
        """As heard if no breath is expected."""
        sitting.presence.begun(self._device.id, self.moment)
        if not self._expected:
            sitting.hearing.heard_moment(self._device.id, self.moment, self._now, is_reported=False)

    def _hear(self, now: float) -> None:
        first, self._heard_at = self._expected.pop(0), now
        for heard in first.then:
            heard(now)
        if self._sitting is not None:
            self._sitting.hearing.told(self._device.id, first.number, now)
            if self._sitting.hearing.moments and not self._expected:
                self._sitting.hearing.heard_moment(self._device.id, self.moment, now)

    def cut_off(self, number: int) -> None:
        """The face reports that sounds were cut off with the sound device."""
        then = self._cut_off.pop(number, None)
        if then is not None:
            then()


def _spoken(told: ToldBreath) -> list[Utterance]:
    return [line for line in told.utterances if told.aloud and not line.by_screen]
