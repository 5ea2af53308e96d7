"""One device's conversation: it runs a talk, passes entries to it, and returns replies."""

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Any, Final, Literal

from audiogames.core.errors import reason
from audiogames.core.messages import NOBODY, Category, Message, Seat, Urgency, Who
from audiogames.core.timing import SOON
from audiogames.narration.catalogue import catalogue
from audiogames.play.device import Device, ListenerState
from audiogames.play.listener.breath import Breath
from audiogames.play.listener.ears import Ears
from audiogames.play.listener.rate import LearntRate
from audiogames.play.parsing.commands import command
from audiogames.play.parsing.entries import Entries, Scan
from audiogames.play.parsing.typed import meant
from audiogames.play.prompts import (
    Awaited,
    DeviceGone,
    Entry,
    Lines,
    PersonLeft,
    PickedOffer,
    Prompt,
    Reply,
    Talk,
    ToldBreath,
)
from audiogames.play.table import seen
from audiogames.play.table.seating import BOT_ENTER, BOT_PACE
from audiogames.play.table.seats import TOGETHER
from audiogames.play.table.sitting import Sitting

FURTHEST: Final = 90.0
"""Maximum degrees of a turned head to each side."""


class Conversation:
    """Runs talks at one device, which speak by its `breath` and read its `entries`. Each entry has one reply.

    A face calls `begin`, `enter` and `follow`. Everything else is for talks. A table's only conversation runs its time.
    With several, their owner does. `now` is the time of the current entry. `offers_lines`: prompts have their lines.

    >>> def greet(conversation):
    ...     typed = yield Prompt("line")
    ...     conversation.breath.answer(Message("text", {"text": f"Good evening, {typed}."}))
    >>> conversation = Conversation(Device(language="en"))
    >>> conversation.begin(greet(conversation), now=0.0).prompt.kind
    'line'
    >>> reply = conversation.enter(Entry("typed", "Anna"), now=1.0)
    >>> [line.text for told in reply.told for line in told.utterances], reply.prompt.kind
    (['Good evening, Anna.'], 'end')
    """

    def __init__(
        self,
        device: Device | None = None,
        scan: Scan | None = None,
        now: float = 0.0,
        rate: LearntRate | None = None,
        offers_lines: bool = False,
    ) -> None:
        self.device = device or Device()
        self.listening = ListenerState()
        self.ears = Ears(self.device, now, rate or LearntRate())
        self.breath = Breath(self.device, self.listening, self.ears)
        self.entries = Entries(self.breath, scan)
        self.sitting: Sitting | None = None
        self.now = now
        self.draw_curtain: Callable[[Seat], Message | None] | None = None
        """Returns why it fails. None for a device without curtains."""
        self.doors: dict[str, Callable[[], Talk[Any]]] = {}
        """The face's own talks by name: sounds, stickers, trainings."""
        self.result: Any = None
        self.seen: Any = None
        """The view last shown to the listener, for walking."""
        self.after: float | None = None
        """The seconds between the start of a race and the last entry, as the device reports."""
        self._offers_lines = offers_lines
        self._asks_where: Callable[[], bool] | None = None
        """Asks a remote table for the situation when a person returns, and returns True if possible."""
        self._talk: Talk[Any] | None = None
        self._prompt = Prompt("end")
        self._seen = self._reseated = 0
        self._halt_told = False
        """True if the last report was that the table is halted."""

    # For a face.

    def go_on_after(self, number: int, before: "Conversation | None" = None) -> None:
        """Continue this device's numbers, and expect the breaths still being spoken."""
        self.breath.go_on_after(number)
        if before is not None:
            self.ears.go_on_after(before.ears)

    def begin(self, talk: Talk[Any], now: float) -> Reply:
        self._talk = talk
        return self._step(None, now)

    def enter(self, entry: Entry, now: float) -> Reply:
        if entry.given:
            self.ears.note_came(entry.given)
        self.ears.hear_in_time(now)
        if entry.given and self.sitting is not None:
            self.sitting.presence.came(self.device.id, entry.given, now)
        if entry.heard:
            self.heard(entry.heard, now)
        if entry.kind == "asleep":
            if self.sitting is not None:
                self.sitting.seats.fall_asleep(self.device.id, now)
            return Reply((), self._prompt)
        if entry.kind == "given":
            return self.follow(now) or Reply((), self._prompt)
        if self.sitting is not None and entry.kind != "gone" and not self.sitting.presence.sign(self.device.id, now):
            self.sitting.seats.come_back(self._at_table(), now)
        if entry.kind in ("heard", "pause", "go-on"):
            if self.sitting is not None and entry.kind != "heard":
                self._pause_or_go_on(self.sitting, entry.kind == "pause", now)
            return self.follow(now) or Reply((), self._prompt)
        if self.sitting is not None:
            self.sitting.tick(now)  # due things come first, on any device
            if self.sitting.halted is not None and entry.kind != "gone":
                return self._try_again(self.sitting, entry, now)
        if entry.kind == "back":
            return self._come_back(now)
        is_enter = self._prompt.wakes and entry.kind == "typed" and not entry.text
        self.ears.note_key(now, decides=is_enter or entry.kind == "picked")
        if is_enter and self.ears.hear_by_enter(now) and not self._awaits_others():
            return self.follow(now) or Reply((), self._prompt)
        self.ears.hear_no_more(now)
        if entry.kind == "gone":
            return self._step(DeviceGone(), now)
        self.entries.note(entry.waited)
        self.after = entry.after
        return self._step(entry.text if entry.kind == "typed" else PickedOffer.of(entry), now)

    def _awaits_others(self) -> bool:
        """Return True if others still listen to the words before something begins, so that Enter needs an answer."""
        return self.sitting is not None and self.sitting.course.awaits_ears()

    def _pause_or_go_on(self, sitting: Sitting, pauses: bool, now: float) -> None:
        """Pause or resume the table. The opener resumes without absent people."""
        awaited = sitting.awaited
        if self.device.seats:
            (sitting.pause if pauses else sitting.go_on)(now, self.device.seats[0])
        if pauses or awaited is None:
            return
        if sitting.opener.seat in self.device.seats:
            sitting.seats.excuse(now)
        else:
            self.breath.answer(reason("only-the-opener-goes-on", player=Who(awaited), opener=Who(sitting.opener.seat)))

    def _try_again(self, sitting: Sitting, entry: Entry, now: float) -> Reply:
        if entry.kind == "typed" and self.command(meant(entry.text)) == "quit":
            return self._step(PersonLeft(), now)
        sitting.try_again(now)
        self._tell_halt("refused", again=True)
        self.breath.flush()
        return self.follow(now) or Reply((), self._awaited)

    def _tell_halt(self, kept: Literal["own", "heard", "refused"] = "heard", again: bool = False) -> bool:
        """Announce a halt or its end if it is new or `again`, and return True if announced.

        `kept` is what is safe: the person's own move, everything heard, or nothing of a refused entry.
        """
        halted = None if self.sitting is None else self.sitting.halted
        if halted is None and not self._halt_told:
            return False
        if halted is not None and self._halt_told and not again:
            return False
        self._halt_told = halted is not None
        if halted is None:
            self.breath.answer(reason("journal-goes-on"))
        else:
            said = {name: value for name, value in halted.message.arguments.items() if name in ("file", "why")}
            self.breath.answer(reason("journal-halted", **said, kept=kept))
        return True

    @property
    def _is_halted(self) -> bool:
        return self.sitting is not None and self.sitting.halted is not None

    @property
    def _awaited(self) -> Prompt:
        """The person's prompt: at a halted table any entry, while the talk waits."""
        return Prompt("command", wakes=True) if self._is_halted else self._prompt

    def _come_back(self, now: float) -> Reply:
        """Announce the situation, or repeat the last words."""
        self._begin_at(now)
        if self._asks_where is not None and self._asks_where():
            return Reply((), self._prompt)
        if self.sitting is not None:
            self.sitting.presence.wake(self.device.id)
        last = self.breath.last_words
        self.breath.answer(Message("back-again", {}, Category.SYSTEM, Urgency.RESULT))
        if self.sitting is not None and self._prompt.wakes:
            self.breath.answer(*seen.where_we_are(self.sitting, self.listening.seat))
        else:
            self.breath.say_again(last)
        return self._given_out()

    def interject(self, message: Message, now: float, then: Callable[[], None], again: bool = False) -> Reply:
        """Speak something unrelated to the game. `then` is called when it was heard. `again`: it was only written."""
        self._begin_at(now)
        if again:
            self.breath.speak_again(message)
        else:
            with self.breath.to_all():
                self.breath.tell(message)
        self.ears.when_heard(lambda now: then())
        return self._given_out()

    def say(self, messages: Sequence[Message], now: float) -> Reply:
        self._begin_at(now)
        self.breath.answer(*messages)
        self.breath.flush()
        self.ears.hear_what_needs_no_words()
        return self._given_out()

    def explain(self, messages: Sequence[Message], now: float, asked: bool = False) -> Reply:
        self._begin_at(now)
        with self.breath.to_all():
            self.breath.explain(*messages, asked=asked)
        return self._given_out()

    def _begin_at(self, now: float) -> None:
        self.now = now
        self.ears.begin(now)

    def _given_out(self) -> Reply:
        self.breath.flush()
        return Reply(self.breath.take(), self._prompt)

    def follow(self, now: float) -> Reply | None:
        """Update after time has passed or the table has changed. None if there is nothing new."""
        self.ears.hear_in_time(now)
        self._let_pass(now)
        is_halted = self._is_halted
        if (is_halted or self._halt_told) and self._tell_halt():
            self.breath.flush()
        if is_halted or not self._is_woken(now):
            told = self.breath.take()  # sounds that were given back
            return Reply(told, self._awaited if is_halted else self._prompt) if told else None
        self.after = None
        return self._step(None, now)

    def heard(self, number: int, now: float) -> None:
        """Everything up to this was spoken: a sign of a person."""
        if not self.ears.hear_up_to(number, now):
            return
        if self.sitting is not None and not self.sitting.presence.sign(self.device.id, now):
            self.sitting.seats.come_back(self._at_table(), now)

    @property
    def due(self) -> float:
        """When to call `follow` if nothing is entered, or infinity."""
        sitting = self.sitting
        if sitting is None:
            return min(self._prompt.until, self.ears.due)
        until = self._prompt.until if sitting.halted is None else inf
        return min(until, self.ears.due, sitting.due())

    @property
    def prompt(self) -> Prompt:
        return self._awaited

    @property
    def skips(self) -> bool:
        """True if a face without a person may skip to the due time."""
        sitting = self.sitting
        if sitting is None or sitting.halted is not None or not sitting.course.tells():
            return False
        return self.due < inf

    @property
    def rests(self) -> bool:
        """True if no input is read before the due time, even without a person."""
        sitting, prompt, seats = self.sitting, self._prompt, self.device.seats
        if prompt.kind == "end" or (sitting is not None and sitting.halted is not None):
            return False
        if prompt.kind != "none":
            if sitting is None or not prompt.wakes:
                return False
            if (seats and sitting.course.passes()) or sitting.turns.waiting_for(seats) is not None:
                return False
        return self.due < inf

    @property
    def passed(self) -> float:
        """The seconds that the last entry took if nobody can be waited for."""
        return 0.0 if self.sitting is None else self.sitting.course.passes()

    def _is_woken(self, now: float) -> bool:
        table_moved = self.sitting is not None and self.sitting.changed != self._seen
        return self._prompt.until <= now + SOON or (self._prompt.wakes and table_moved)

    def _let_pass(self, now: float) -> None:
        """Run the table's time, unless people at other devices would hear its effects later."""
        if self.sitting is not None and not self.sitting.seats.is_watched:
            self.sitting.tick(now)

    def _step(self, sent: str | DeviceGone | PersonLeft | None, now: float) -> Reply:
        """Run the talk up to its next prompt, and on while the table changes immediately and is stored."""
        self._begin_at(now)
        sitting, is_own = self.sitting, False
        if sent is None and self._is_halted:  # the talk begins once it may tell how the game stands
            self._prompt = self._awaited
        else:
            version = 0 if sitting is None else sitting.table.kept_version
            self._resume(sent)
            is_own = sitting is not None and sent is not None and sitting.table.kept_version > version
        while self._talk is not None:
            self._let_pass(now)
            if self._is_halted or not self._is_woken(now):
                break
            self._resume(None)
        is_halted = self._is_halted
        if is_halted or self._halt_told:
            self._tell_halt("own" if is_own else "heard")
        self.breath.flush()
        self.ears.hear_what_needs_no_words()
        if self.sitting is not None and not is_halted:
            self.seen = self.sitting.view(self.listening.seat)
        told, ready = self.breath.take_all()
        return Reply(told, self._awaited if is_halted else self._prompt, ready)

    def _resume(self, sent: str | DeviceGone | PersonLeft | None) -> None:
        talk = self._talk
        if talk is None:
            return
        if self.sitting is not None:
            self._seen = self.sitting.changed
            if self._reseated != self.sitting.seats.reseated:
                self._sit_anew(self.sitting)
        try:
            if isinstance(sent, Exception):
                self._prompt = talk.throw(sent)
            else:
                self._prompt = next(talk) if sent is None else talk.send(sent)
            if self.listening.curtains:
                self._prompt = self._prompt._replace(hides=True)
        except StopIteration as end:
            self._talk, self._prompt, self.result = None, Prompt("end"), end.value
        except DeviceGone:
            self._talk, self._prompt = None, Prompt("end")
        if self.sitting is not None and self.sitting.hearing.moments:
            self.ears.hear_moments(self.sitting)

    def _sit_anew(self, sitting: Sitting) -> None:
        """Update the seats of this device after others have taken some."""
        self._reseated = sitting.seats.reseated
        self.listen(names=sitting.table.names)
        device = next((device for device in sitting.presence.devices if device.id == self.device.id), None)
        if device is None or device.seats == self.device.seats:
            return
        taken = set(self.device.seats).difference(device.seats).intersection(sitting.seating.people)
        self.put(self.device._replace(seats=device.seats, limits=device.limits))
        if self.listening.seat not in device.seats:
            self.listen(seat=device.seats[0] if len(device.seats) == 1 else None)
        if taken:
            self.breath.answer(Message("seat-elsewhere", category=Category.TABLE, urgency=Urgency.OTHERS))

    # For talks.

    @property
    def shared(self) -> bool:
        return len(self.device.seats) > 1

    def listen(self, **changes: Any) -> None:
        self.listening = self.listening._replace(**changes)
        self.breath.put(self.device, self.listening)

    def turn_head(self, degrees: float) -> float:
        self.listen(yaw=max(-FURTHEST, min(FURTHEST, self.listening.yaw + degrees)))
        return self.listening.yaw

    def hang_curtains(self, draw: Callable[[Seat], Message | None]) -> None:
        self.draw_curtain = draw

    def go_elsewhere(self, asks_where: Callable[[], bool]) -> None:
        self._asks_where = asks_where

    def come_home(self) -> None:
        self._asks_where = None
        self.listen(yaw=0.0)

    def pass_on(self, told: ToldBreath, heard: Callable[[float], None]) -> None:
        """Speak a breath from a remote table after everything pending. `heard` is called with the second of its end."""
        self.breath.flush()
        self.listen(yaw=told.yaw, version=told.version)
        self.breath.pass_on(told, heard)

    def sit(self, sitting: Sitting, seats: Sequence[Seat]) -> None:
        self.sitting = sitting
        self.device = self.device._replace(seats=tuple(seats))
        is_companion = sitting.table.companion is not None
        self.listen(names=sitting.table.names, game=sitting.game.name, curtains=NOBODY, takes_cards=is_companion)
        self.ears.sit(self.device, sitting)
        self.breath.sit()
        self._seen = sitting.changed
        sitting.seats.join(self._at_table(), self.now)
        self._reseated = sitting.seats.reseated

    def put(self, device: Device, chosen: Sequence[str] = ()) -> None:
        """`chosen` has the names of grants that people have just chosen."""
        if device != self.device or chosen:
            self.device = device
            self.breath.put(device, self.listening)
            self.ears.put(device)
            if self.sitting is not None and chosen:
                self.sitting.seats.grant(self._at_table(), chosen, self.now)
            elif self.sitting is not None:
                self.sitting.presence.change(self._at_table())

    def grant(self, name: str, value: float) -> None:
        """Report a grant of the game to the table, besides those of the settings."""
        if self.device.granted.get(name) != value:
            self.put(self.device._replace(granted={**self.device.granted, name: value}))

    def _at_table(self) -> Device:
        """Several people are called together, and hear bots then."""
        if not self.shared:
            return self.device
        return self.device._replace(granted={**self.device.granted, TOGETHER: 1.0, BOT_PACE: 0.0, BOT_ENTER: 0.0})

    def stand_up(self) -> None:
        """Leave the table, without a change of its seats."""
        self.sitting = self.seen = None
        self._halt_told = False
        self.device = self.device._replace(seats=())
        self.listen(seat=None, game=None, seat_taken=True, curtains=NOBODY, takes_cards=False)
        self.breath.stand_up()
        self.ears.stand_up(self.device)

    def read(
        self,
        until: float = inf,
        kind: Awaited = "command",
        wakes: bool = False,
        any_key: bool = False,
        lines: Lines = (),
    ) -> Talk[str | None]:
        """Return the next entry: a line, or in single-key mode a key. None after `until`.

        With `wakes`, None also comes when the table has changed. With `any_key`, keys without a command are returned
        too. A scanned card is named, and is no answer.
        """
        if (given_back := self.entries.begin()) is not None:
            return given_back
        shown = self.labelled(lines)
        while True:
            self.breath.flush()
            typed = yield Prompt(kind, until, wakes=wakes, lines=shown)
            if typed is None or (wakes and isinstance(typed, PickedOffer)):
                return typed
            answer = self.entries.answer_in(typed, kind, any_key, self.device, self.listening)
            if answer is not None:
                return answer

    def labelled(self, lines: Lines) -> tuple[tuple[str, str], ...]:
        text = partial(catalogue(self.device.language).text, listener=self.breath.listener)
        return tuple((typed, text(label)) for typed, label in lines) if self._offers_lines else ()

    def ask(self, kind: Awaited = "command", lines: Lines = ()) -> Talk[str]:
        typed = yield from self.read(kind=kind, lines=lines)
        assert typed is not None  # there is no end to wait for
        return typed

    def line(self) -> Talk[str]:
        return (yield from self.ask("line"))

    def pause(self, seconds: float) -> Talk[None]:
        self.breath.flush()
        yield Prompt("none", self.now + seconds)

    def typed_within(self, seconds: float) -> Talk[bool]:
        """Return True if the person types meanwhile, which is read next."""
        self.breath.flush()
        return (yield Prompt("none", self.now + seconds, ends_with_key=True)) is not None

    def command(self, typed: str) -> str | None:
        return command(typed, self.device.letters)
