"""One device's conversation: what is told and remembered there, for whom, and what is awaited from it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from audiogames.core.errors import reason
from audiogames.core.messages import NOBODY, Category, Cue, Message, Seat, Urgency, Who
from audiogames.core.timing import SOON
from audiogames.narration.catalogue import Listener
from audiogames.narration.narrator import START, History, Narrator, Utterance, expected_seconds
from audiogames.play.commands import command
from audiogames.play.device import Device
from audiogames.play.prompts import FREE_KEYS, KEYS, Awaited, Entry, Gone, Key, Left, Picked, Prompt, Reply, Talk, Told
from audiogames.play.table.presence import ENTER_WHEN_HEARD
from audiogames.play.table.seating import BOT_ENTER, BOT_PACE
from audiogames.play.table.sitting import TOGETHER, Sitting

FURTHEST: Final = 90.0
"""Degrees to which a head turns, to the left and to the right."""

SOUND_SECONDS: Final = 0.7
"""How long the sounds of one breath take, where nothing reports their end: about a spoken name."""

ANSWER_LETTERS: Final = 300
NEWS_LETTERS: Final = 90
"""Letters as which the private words of one breath count at a table that others watch, however many they are: with the
answer to a key, and with news alone. So the second at which somebody is waited for no more depends on nobody's cards.
An answer that is longer has the patience of the table."""

TYPED_AHEAD: Final = 0.3
"""Seconds within which nobody can have heard a question and answered it."""

MOST_CUT_OFF: Final = 31
"""How many breaths at most may be on their way when the sound is lost."""

SECOND_ENTER: Final = 0.1
"""Seconds in which a scanner that presses Enter twice has pressed the second."""

EDGE: Final = "list-edge"
REFUSAL: Final = "refusal"
YOUR_TURN: Final = "your-turn"

BY_MESSAGE: Final = {
    "walk-start": EDGE,
    "walk-end": EDGE,
    "history-start": EDGE,
    "history-end": EDGE,
    "menu-no-such-number": REFUSAL,
    "menu-no-such-entry": REFUSAL,
    "no-such-place": REFUSAL,
    "no-such-number": REFUSAL,
    "no-such-card-here": REFUSAL,
    "not-understood": REFUSAL,
    "key-does-nothing": REFUSAL,
    "keys-in-line": REFUSAL,
}
"""Messages of a face that are heard as a sound of the interface too."""

Scan: TypeAlias = Callable[[str, str | None, bool], tuple[Message, ...] | None]
"""Gives what is told of cards that a scanner typed, by the text, the game in progress, and whether a seat is taken."""


class Conversation:
    """Gathers what is to be told until an entry is awaited: then it goes out as one reply.

    A face calls `begin`, `enter` and `follow`; all else is for the talks that are held. `device` has all that is known
    of who listens there. `seat` is whose turn it is to listen: None speaks to everyone at the device. A seat in
    `silent` has its private lines written, not spoken; nothing that is told to a seat in `curtains` is for the screen.
    `game` is the game in progress; `seat_taken` is False while one person gives the keyboard to another. `now` is the
    second of the entry that is being answered.
    """

    __slots__ = (
        "__dict__",
        "__weakref__",
        "_again",
        "_clear",
        "_click",
        "_cues",
        "_cut_off",
        "_given_back",
        "_halt_told",
        "_heard_at",
        "_held",
        "_if_cut_off",
        "_ignores_typed_ahead",
        "_is_common",
        "_last",
        "_last_cues",
        "_last_reply",
        "_moment_given",
        "_narrates_for",
        "_narrator",
        "_number",
        "_out",
        "_prompt",
        "_ready",
        "_reseated",
        "_scan",
        "_seen",
        "_signs",
        "_silenced",
        "_spared",
        "_talk",
        "_waiting",
        "_when_heard",
        "after",
        "asks_where",
        "curtains",
        "device",
        "doors",
        "draw_curtain",
        "game",
        "histories",
        "hosts",
        "moment",
        "names",
        "now",
        "result",
        "screen_news",
        "screen_speaks",
        "seat",
        "seat_taken",
        "seen",
        "silent",
        "sitting",
        "version",
        "waited",
        "yaw",
    )
    """A server has thousands of them: so each takes a third of the room. Only tests put anything in `__dict__`."""

    def __init__(self, device: Device | None = None, scan: Scan | None = None) -> None:
        self.device = device or Device()
        self.sitting: Sitting | None = None
        self.hosts = False
        """Whether time passes at the table by this conversation alone."""
        self.moment = 0
        """The last moment of the table that was told here."""
        self.names: tuple[str | None, ...] = ()
        self.seat: Seat | None = None
        self.seat_taken = True
        self.game: str | None = None
        self.silent: frozenset[Seat] = NOBODY
        self.curtains: frozenset[Seat] = NOBODY
        self.draw_curtain: Callable[[Seat], Message | None] | None = None
        """Draws the curtain of a seat, or returns why that cannot be; None where a device has no curtains."""
        self.screen_news: Callable[[], Sequence[Message]] | None = None
        """Returns what has happened at the table that was not shown to all who see the screen."""
        self.histories: dict[Seat | None, History] = {}
        self.screen_speaks = False
        """Whether a screen in the same room says for the person here what all may hear: it is only written here."""
        self._is_common = False
        """Whether what is told just now is told to all, at every device."""
        self.now = 0.0
        self.yaw = 0.0
        self._scan = scan
        self.asks_where: Callable[[], bool] | None = None
        """Asks a table elsewhere where one is, for a person who is back; whether it was asked."""
        self.doors: dict[str, Callable[[], Talk[Any]]] = {}
        """Talks that the face holds besides the games, by name: its sounds, stickers, trainings."""
        self.result: Any = None
        """The result of the talk that has ended."""
        self.version = 0
        """Key of the table whose news these are: what is said of an earlier one may be left out."""
        self.seen: Any = None
        """The table as the listener was last shown it: this is what they walk."""
        self._talk: Talk[Any] | None = None
        self._prompt = Prompt("end")
        self._out: list[Told] = []
        self._number = 0
        self._held = 0
        """The number of what was told last that is heard once Enter is pressed."""
        self._ready = -inf
        self.waited = inf
        """Seconds in which the last entry came, as far as the face knows."""
        self.after: float | None = None
        """How long after hearing what all race upon the last entry was made, as the device says."""
        self._spared: Callable[[], None] | None = None
        self._given_back: str | None = None
        self._ignores_typed_ahead = False
        self._silenced = False
        """Whether Escape was pressed last, and only silenced."""
        self._seen = self._reseated = 0
        self._moment_given = 0
        self._halt_told = False
        """Whether it was said last that the table is halted."""
        self._heard_at: list[Expected] = []
        self._when_heard: list[Callable[[float], None]] = []
        self._if_cut_off: Callable[[], None] | None = None
        self._cut_off: dict[int, Callable[[], None]] = {}
        """The calls to make if a breath of this number is cut off, while its sounds may be on their way."""
        self._waiting: list[Utterance] = []
        self._last: list[Utterance] = []
        """What is said after all that waits."""
        self._cues: list[Cue] = []
        self._signs: list[Cue] = []
        self._again = False
        self._last_cues: tuple[Seat | None, tuple[Cue, ...]] = (None, ())
        self._last_reply: tuple[Utterance, ...] = ()
        self._narrates_for: tuple[Device, tuple[str | None, ...], Seat | None, bool] | None = None
        self._narrator: Narrator
        self._clear = False
        self._click = False

    # What a face calls.

    def go_on_after(self, number: int, before: "Conversation | None" = None) -> None:
        """Number what is told after what was told at this device before; what is still being told there counts on."""
        self._number = number
        if before is not None:
            self._heard_at.extend(before._heard_at)

    @property
    def number(self) -> int:
        """The number of what was told last."""
        return self._number

    def begin(self, talk: Talk[Any], now: float) -> Reply:
        """Hold a talk from its start; return what is told first."""
        self._talk = talk
        return self._step(None, now)

    def enter(self, entry: Entry, now: float) -> Reply:
        """Take what the person did; return what came of it."""
        self._hear_in_time(now)
        if entry.given and self.sitting is not None:
            self.sitting.presence.came(self.device.id, entry.given, now)
        if entry.heard:
            self.heard(entry.heard, now)
        if entry.kind == "asleep":
            if self.sitting is not None:
                self.sitting.fall_asleep(self.device.id, now)
            return Reply((), self._prompt)
        if entry.kind == "given":
            return self.follow(now) or Reply((), self._prompt)
        if self.sitting is not None and entry.kind != "gone" and not self.sitting.presence.sign(self.device.id, now):
            self.sitting.come_back(self._at_table(), now)
        if entry.kind in ("heard", "pause", "go-on"):
            if self.sitting is not None and entry.kind != "heard":
                self._pause_or_go_on(self.sitting, entry.kind == "pause", now)
            return self.follow(now) or Reply((), self._prompt)
        if self.sitting is not None:
            self.sitting.tick(now)  # what was due comes first, on any device
            if self.sitting.halted is not None and entry.kind != "gone":
                return self._try_again(self.sitting, entry, now)
        if entry.kind == "back":
            return self._come_back(now)
        is_held = self._heard_at and self._heard_at[0].number <= self._held
        if is_held and self._prompt.wakes and entry.kind == "typed" and not entry.text:
            while self._heard_at:
                self._hear(self._heard_at.pop(0), now)
            return self.follow(now) or Reply((), self._prompt)
        # A person who types on no longer listens; a device that reports what was heard may not have it yet.
        while not self.device.exact and self._heard_at and not self._heard_at[0].timed:
            self._hear(self._heard_at.pop(0), now)
        if entry.kind == "gone":
            return self._step(Gone(), now)
        self.waited, self.after = entry.waited, entry.after
        return self._step(entry.text if entry.kind == "typed" else Picked.of(entry), now)

    def _pause_or_go_on(self, sitting: Sitting, pauses: bool, now: float) -> None:
        """Stop the time of the table, or let it pass again; the opener lets it pass without those who are away too."""
        awaited = sitting.awaited
        if self.device.seats:
            (sitting.pause if pauses else sitting.go_on)(now, self.device.seats[0])
        if pauses or awaited is None:
            return
        if sitting.opener in self.device.seats:
            sitting.excuse(now)
        else:
            self.answer(reason("only-the-opener-goes-on", player=Who(awaited), opener=Who(sitting.opener)))

    def _try_again(self, sitting: Sitting, entry: Entry, now: float) -> Reply:
        """Let whatever was typed at a table that is halted try again to keep the game, or leave it."""
        if self.hosts and entry.kind == "typed" and self.command(entry.text.strip()) == "quit":
            return self._step(Left(), now)
        sitting.try_again(now)
        self._tell_halt("refused", again=True)
        self.flush()
        return self.follow(now) or Reply((), self._awaited)

    def _tell_halt(self, kept: Literal["own", "heard", "refused"] = "heard", again: bool = False) -> bool:
        """Say that the table is halted, or goes on, where that is new, or to be said `again`; whether it was said.

        `kept` is what is sure: the person's own move is kept; whatever was heard is; what was typed was not done.
        """
        halted = None if self.sitting is None else self.sitting.halted
        if halted is None and not self._halt_told:
            return False
        if halted is not None and self._halt_told and not again:
            return False
        self._halt_told = halted is not None
        if halted is None:
            self.answer(reason("journal-goes-on"))
        else:
            said = {name: value for name, value in halted.message.arguments.items() if name in ("file", "why")}
            self.answer(reason("journal-halted", **said, kept=kept))
        return True

    @property
    def _is_halted(self) -> bool:
        return self.sitting is not None and self.sitting.halted is not None

    @property
    def _awaited(self) -> Prompt:
        """What is awaited of the person: at a table that is halted anything, and the talk waits."""
        return Prompt("command", wakes=True) if self._is_halted else self._prompt

    def _come_back(self, now: float) -> Reply:
        """Say where one is: how the game stands, or what was asked last. It answers nothing."""
        self.now = now
        if self.asks_where is not None and self.asks_where():
            return Reply((), self._prompt)
        if self.sitting is not None:
            self.sitting.presence.wake(self.device.id)
        last = self._last_reply
        self.answer(Message("back-again", {}, Category.SYSTEM, Urgency.RESULT))
        if self.sitting is not None and self._prompt.wakes:
            self.answer(*self.sitting.where_we_are(self.seat))
        else:
            self.say_again(last)
        self.flush()
        told, self._out = tuple(self._out), []
        return Reply(told, self._prompt)

    def interject(self, message: Message, now: float, then: Callable[[], None], again: bool = False) -> Reply:
        """Tell at once something that answers nothing, and is no part of the game; `then` follows once it was heard.

        `again`: it was only written here before.
        """
        self.now = now
        if again:
            self.speak_again(message)
        else:
            with self.to_all():
                self.tell(message)
        self.when_heard(lambda now: then())
        self.flush()
        told, self._out = tuple(self._out), []
        return Reply(told, self._prompt)

    def say(self, messages: Sequence[Message], now: float) -> Reply:
        """Say at once what answers the person, after all that waits."""
        self.now = now
        self.answer(*messages)
        self.flush()
        self._hear_what_needs_no_words()
        told, self._out = tuple(self._out), []
        return Reply(told, self._prompt)

    def follow(self, now: float) -> Reply | None:
        """Go on where time has passed or the table has moved; None where nothing is to be said or asked again."""
        self._hear_in_time(now)
        self._let_pass(now)
        if self._tell_halt():
            self.flush()
        if self._is_halted or not self._is_woken(now):
            told, self._out = tuple(self._out), []  # what was given back
            return Reply(told, self._awaited) if told else None
        self.after = None
        return self._step(None, now)

    def heard(self, number: int, now: float) -> None:
        """The face reports that this was told to its end, and all before it: a sign that someone is there."""
        if not self._heard_at or self._heard_at[0].number > number or self._heard_at[0].by_enter:
            return
        while self._heard_at and self._heard_at[0].number <= number and not self._heard_at[0].by_enter:
            self._hear(self._heard_at.pop(0), now)
        if self.sitting is not None and not self.sitting.presence.sign(self.device.id, now):
            self.sitting.come_back(self._at_table(), now)

    @property
    def due(self) -> float:
        """The second at which to `follow` if nothing is entered before; infinity for none."""
        table = self.sitting.due() if self.sitting is not None and self.hosts else inf
        heard = self._heard_at[0].at if self._heard_at else inf
        return min(self._awaited.until, table, heard)

    @property
    def awaits_report(self) -> bool:
        """Whether the face is to report when something was heard."""
        return any(expected.at == inf and not expected.by_enter for expected in self._heard_at)

    @property
    def skips(self) -> bool:
        """Whether a face at which nobody can be waited for goes on at once to the second that is due."""
        if self.due == inf or self.sitting is None or self._is_halted:
            return False
        return self.hosts and self.sitting.course.tells()

    @property
    def rests(self) -> bool:
        """Whether nothing is read before the second that is due, also where nobody can be waited for."""
        if self._prompt.kind == "end" or self.due == inf or self._is_halted:
            return False
        if self._prompt.kind == "none" or self.sitting is None or not self.hosts or not self._prompt.wakes:
            return self._prompt.kind == "none"
        waits = (
            bool(self.device.seats and self.sitting.course.passes())
            or self.sitting.waiting_for(self.device.seats) is not None
        )
        return not waits

    @property
    def passed(self) -> float:
        """How many seconds passed with the last entry where nobody can be waited for."""
        return self.sitting.course.passes() if self.sitting is not None and self.hosts else 0.0

    def _is_woken(self, now: float) -> bool:
        table_moved = self.sitting is not None and self.sitting.changed != self._seen
        return self._prompt.until <= now + SOON or (self._prompt.wakes and table_moved)

    def tell_moments_again(self, moment: int) -> None:
        """Tell again all moments after one: they were only written here."""
        self.moment, self._moment_given = min(self.moment, moment), min(self._moment_given, moment)

    def _hear_in_time(self, now: float) -> None:
        """Count as heard what must have been heard by now, where nothing reports it."""
        while self._heard_at and self._heard_at[0].at <= now + SOON:
            self._hear(self._heard_at.pop(0), now)

    def _hear(self, expected: "Expected", now: float) -> None:
        for heard in expected.then:
            heard(now)
        if self.sitting is not None:
            self.sitting.told(self.device.id, expected.number, now)
            if self.sitting.moments and not self._heard_at:
                self.sitting.heard_moment(self.device.id, self.moment, now)

    def _let_pass(self, now: float) -> None:
        """Let the time of a table pass that this device hosts."""
        if self.sitting is not None and self.hosts:
            self.sitting.tick(now)

    def _step(self, sent: str | Gone | Left | None, now: float) -> Reply:
        """Hold the talk up to its next prompt, and further while the table moves at once and is kept."""
        self.now = now
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
        self._tell_halt("own" if is_own else "heard")
        self.flush()
        self._hear_what_needs_no_words()
        if self.sitting is not None and not self._is_halted:
            self.seen = self.sitting.view(self.seat)
        told, self._out = tuple(self._out), []
        ready, self._ready = self._ready, -inf
        return Reply(told, self._awaited, ready)

    def _hear_what_needs_no_words(self) -> None:
        """Count news that need no words as heard with the words told last."""
        then, self._when_heard = tuple(self._when_heard), []
        if then and self._heard_at:
            last = self._heard_at.pop()
            self._heard_at.append(last._replace(then=(*last.then, *then)))
        else:
            for heard in then:
                heard(self.now)

    def _resume(self, sent: str | Gone | Left | None) -> None:
        talk = self._talk
        if talk is None:
            return
        if self.sitting is not None:
            self._seen = self.sitting.changed
            if self._reseated != self.sitting.reseated:
                self._sit_anew(self.sitting)
        try:
            if isinstance(sent, Exception):
                self._prompt = talk.throw(sent)
            else:
                self._prompt = next(talk) if sent is None else talk.send(sent)
            if self.curtains:
                self._prompt = self._prompt._replace(hides=True)
        except StopIteration as end:
            self._talk, self._prompt, self.result = None, Prompt("end"), end.value
        except Gone:
            self._talk, self._prompt = None, Prompt("end")
        if self.sitting is not None and self.sitting.moments:
            self.sitting.presence.begun(self.device.id, self.moment)
            if not self._heard_at:
                self.sitting.heard_moment(self.device.id, self.moment, self.now, is_reported=False)

    def _sit_anew(self, sitting: Sitting) -> None:
        """Take note of who sits where: another device, or a bot, may have taken seats that were held here."""
        self._reseated, self.names = sitting.reseated, sitting.table.names
        device = next((device for device in sitting.presence.devices if device.id == self.device.id), None)
        if device is None or device.seats == self.device.seats:
            return
        taken = set(self.device.seats).difference(device.seats).intersection(sitting.people)
        self.put(self.device._replace(seats=device.seats, limits=device.limits))
        if self.seat not in device.seats:
            self.seat = device.seats[0] if len(device.seats) == 1 else None
        if taken:
            self.answer(Message("seat-elsewhere", category=Category.TABLE, urgency=Urgency.OTHERS))

    # What talks ask for.

    @property
    def shared(self) -> bool:
        """Whether several persons sit at this device."""
        return len(self.device.seats) > 1

    def when_heard(self, then: Callable[[float], None]) -> None:
        """Call this, with the second, once the next words or sounds were heard to their end."""
        self._when_heard.append(then)

    def if_cut_off(self, then: Callable[[], None]) -> None:
        """Do this if the loss of sound cuts off the sounds that are told next."""
        self._if_cut_off = then

    def cut_off(self, number: int) -> None:
        """The face reports that the sounds of this were not heard to their end, since the device is gone."""
        then = self._cut_off.pop(number, None)
        if then is not None:
            then()

    def sit(self, sitting: Sitting, seats: Sequence[Seat], hosts: bool) -> None:
        """Sit at a table; with `hosts` its time passes by this conversation."""
        self.sitting, self.hosts = sitting, hosts
        self.device = self.device._replace(seats=tuple(seats))
        self.names, self.game = sitting.table.names, sitting.game.name
        self.moment = self._moment_given = len(sitting.moments)
        self._seen = sitting.changed
        self.histories.clear()
        self.curtains = NOBODY
        sitting.join(self._at_table(), self.now)
        self._reseated = sitting.reseated

    def put(self, device: Device, chosen: Sequence[str] = ()) -> None:
        """From now on the device is this one: something was set or granted there, or it can do something else.

        `chosen` has the names of what people there have just chosen to be granted.
        """
        if device != self.device or chosen:
            self.device = device
            if self._held and not device.granted.get(ENTER_WHEN_HEARD):  # Enter is for something else from now on
                self._held, at = 0, self.now
                self._heard_at = [each._replace(at=at, by_enter=False) for each in self._heard_at]
            if self.sitting is not None and chosen:
                self.sitting.grant(self._at_table(), chosen, self.now)
            elif self.sitting is not None:
                self.sitting.presence.change(self._at_table())

    def grant(self, name: str, value: float) -> None:
        """Let the table know what the game grants here besides what was set."""
        if self.device.granted.get(name) != value:
            self.put(self.device._replace(granted={**self.device.granted, name: value}))

    def _at_table(self) -> Device:
        """Return the device as a table knows it: several people there are called together, and hear bots then."""
        if not self.shared:
            return self.device
        return self.device._replace(granted={**self.device.granted, TOGETHER: 1.0, BOT_PACE: 0.0, BOT_ENTER: 0.0})

    def stand_up(self) -> None:
        """Leave the table."""
        if self.sitting is not None and not self.hosts:
            self.sitting.leave(self.device.id, self.now)
        self.sitting, self.hosts, self.seen = None, False, None
        self._halt_told = False
        self.device = self.device._replace(seats=())
        self.seat = self.game = self.screen_news = None
        self.seat_taken = True
        self.curtains = NOBODY
        self._heard_at.clear()
        self._when_heard.clear()

    def read(
        self, until: float = inf, kind: Awaited = "command", wakes: bool = False, any_key: bool = False
    ) -> Talk[str | None]:
        """Return what the person types next: a line, or in single-key mode a key; None if `until` comes before.

        With `wakes`, None also comes when something has happened at the table. `any_key`: also a key that is not that
        of a command yet. A card that is scanned meanwhile is named, and answers no question.
        """
        if (given_back := self._given_back) is not None:
            self._given_back = None
            return given_back
        scanned = False
        while True:
            self.flush()
            typed = yield Prompt(kind, until, wakes=wakes)
            if typed is None:
                return None
            if isinstance(typed, Picked):
                if wakes:
                    return typed
                self.answer(reason("stale-offer"))  # it answers the table, and not what is asked here
                continue
            if self._ignores_typed_ahead and self.device.can.interactive and self.waited < TYPED_AHEAD:
                continue
            self._ignores_typed_ahead = False
            if self._only_silences(typed, kind):
                self._tell(Told(0, silences=True))
                continue
            spared, self._spared = self._spared, None
            if spared is not None and not typed:
                spared()
                continue
            if (refused := self._refused(typed, any_key)) is not None:
                self.answer(refused)
                continue
            typed = as_digit(typed.strip() if kind == "line" else typed)
            # Some scanners press Enter twice: the second is no answer either.
            if scanned and not typed and self.waited < SECOND_ENTER:
                scanned = False
                continue
            named = self._scan(typed, self.game, self.seat_taken) if self._scan is not None else None
            if named is None:
                return typed
            self.answer(*named)
            scanned = True

    def _refused(self, typed: str, any_key: bool) -> Message | None:
        """Return the answer to keys that mean nothing here, and to keys that write nothing in the midst of a line."""
        nothing = Message("key-does-nothing", {}, Category.SYSTEM, Urgency.RESULT)
        if typed in FREE_KEYS:
            return None if any_key or self.command(typed) is not None else nothing
        if typed in KEYS and typed != Key.OTHER:
            return None
        if typed == Key.OTHER or (typed and not any(map(str.isprintable, typed))):
            return nothing
        if Key.ESCAPE in typed:
            return Message("keys-in-line", {}, Category.SYSTEM, Urgency.RESULT)
        return None

    def ignore_typed_ahead(self) -> None:
        """Let what was typed before the next question was asked do nothing: it was meant for something else."""
        self._ignores_typed_ahead = True

    def give_back(self, typed: str) -> None:
        """Let this be what the person types next: it did not belong to what they were asked."""
        self._given_back = typed

    def spare_enter(self, instead: Callable[[], None]) -> None:
        """Let the next key, if it is Enter, do this instead: it may belong to what the person has just left."""
        self._spared = instead

    def _only_silences(self, typed: str, kind: Awaited) -> bool:
        """Whether what was typed ends what is being said, and nothing else: it answers no question.

        Key by key that is Escape; pressed once more, it means what it means here. In lines it is a line of spaces.
        """
        if kind == "line" or (kind == "command" and self.device.keys == "line"):
            return typed != "" and not typed.strip(" ")
        self._silenced = typed == Key.ESCAPE and not self._silenced
        return self._silenced

    def ask(self, kind: Awaited = "command") -> Talk[str]:
        """Return what the person types next, however long it takes."""
        typed = yield from self.read(kind=kind)
        assert typed is not None  # there is no end to wait for
        return typed

    def line(self) -> Talk[str]:
        """Return the next line, also in single-key mode."""
        return (yield from self.ask("line"))

    def pause(self, seconds: float) -> Talk[None]:
        """Let time pass; what is typed meanwhile waits."""
        self.flush()
        yield Prompt("none", self.now + seconds)

    def typed_within(self, seconds: float) -> Talk[bool]:
        """Let time pass, or until the person types; whether they did. What is typed stays to be read."""
        self.flush()
        return (yield Prompt("none", self.now + seconds, ends_with_key=True)) is not None

    def hold_back(self, until: float) -> None:
        """Give the reply out at this second at the earliest."""
        self._ready = max(self._ready, until)

    # What is told.

    @property
    def history(self) -> History:
        """The history of the listener."""
        known = self.histories.get(self.seat)
        if known is None:
            known = self.histories[self.seat] = History()
        return known

    def narrator(self) -> Narrator:
        """Return the narrator of the listener."""
        device = self.device
        listens = device, self.names, self.seat, self.seat in self.curtains
        if self._narrates_for != listens:
            braille = device.lines == "braille" or device.can.brailles or self.seat in self.curtains
            told = device.language, self.names, self.seat, device.verbosity, device.by_category, braille
            self._narrates_for, self._narrator = listens, Narrator(*told, device.letters)
        return self._narrator

    def for_screen(self) -> tuple[Utterance, ...]:
        """Return what all who see the screen were not shown yet, in their words, and count it as shown."""
        if self.screen_news is None:
            return ()
        narrator = Narrator(self.device.language, self.names, None, self.device.verbosity, self.device.by_category)
        return narrator.utterances(self.screen_news())

    @property
    def listener(self) -> Listener:
        """The listener, as catalogues know them; every message in its full form."""
        return Listener(self.names, self.seat, letters=self.device.letters)

    def command(self, typed: str) -> str | None:
        """Return the command that was typed here."""
        return command(typed, self.device.letters)

    def tell(self, *messages: Message) -> None:
        """Tell what happened: it is remembered in the history."""
        self._waiting.extend(self._here(messages, self.remember(*messages)))
        self._signs.extend(interface_cues(messages))

    def tell_last(self, *messages: Message) -> None:
        """Tell after all else that goes out with it what nobody waits for: it is remembered in the history."""
        self._last.extend(self._here(messages, self.remember(*messages)))

    def _here(self, messages: Sequence[Message], lines: Sequence[Utterance]) -> Iterable[Utterance]:
        """Return lines as they are told here: a screen in the same room says all but what is for the person alone."""
        if not (self.screen_speaks and self._is_common):
            return lines
        own = self.narrator().utterances([message for message in messages if is_own(message)])
        return [line if line in own else line._replace(by_screen=True) for line in lines]

    def sound(self, *cues: Cue) -> None:
        """Let the next words begin with the sounds of what happened."""
        self._cues.extend(self._heard_here(cues))

    def _heard_here(self, cues: Sequence[Cue]) -> Sequence[Cue]:
        """Return the sounds that a screen in the same room does not give to all."""
        if not (self.screen_speaks and self._is_common):
            return cues
        return [cue for cue in cues if cue.private or cue.place == "me"]

    @contextmanager
    def to_all(self) -> Iterator[None]:
        """Tell what is told to all, at every device, and what happened for the person alone."""
        before, self._is_common = self._is_common, True
        try:
            yield
        finally:
            self._is_common = before

    def sign(self, cue: Cue) -> None:
        """Let the next words begin with a sound of the interface: it is none of what happened in the game."""
        self._signs.append(cue)

    def sound_again(self) -> bool:
        """Let the next words begin with the sounds of what happened last, as they were heard; whether there are any.

        What a seat heard is for no other seat: it may hold what is private, and its places lie round that seat.
        """
        listener, cues = self._last_cues
        self._again = bool(cues) and listener in (None, self.seat)
        return self._again

    def remember(self, *messages: Message) -> tuple[Utterance, ...]:
        """Keep in the history what the listener was told now, and return it: it is not written."""
        told = self.narrator().utterances(messages)
        self.history.add(told)
        return told

    def forget(self) -> None:
        """Say nothing of what waits: it was for someone who leaves the keyboard, and is in their history."""
        self._waiting.clear()
        self._last.clear()
        self._cues.clear()
        self._signs.clear()
        self._again = False

    def answer(self, *messages: Message) -> None:
        """Answer what was asked: it is always said, and not remembered."""
        self._waiting.extend(self._here(messages, self.narrator().utterances(messages, asked=True)))
        self._signs.extend(interface_cues(messages))

    def say_again(self, utterances: Iterable[Utterance]) -> None:
        """Say again what was said before."""
        self._waiting.extend(utterance._replace(asked=True, by_screen=False) for utterance in utterances)

    def speak_again(self, *messages: Message) -> None:
        """Say what was only written here, while a screen was to say it."""
        self._waiting.extend(self.narrator().utterances(messages))

    def repeat(self) -> None:
        """Say the last reply again."""
        self.say_again(self._last_reply)

    def waiting(self) -> int:
        """Return how many characters wait to be said."""
        return sum(len(utterance.text) for utterance in self._waiting)

    def clear(self) -> None:
        """Clear the screen before the next words."""
        self._clear = True

    def click(self) -> None:
        """Let the next words begin with a click."""
        self._click = True

    def turn_head(self, degrees: float) -> float:
        """Turn the listener's head, to the left above zero; return its new direction."""
        self.yaw = max(-FURTHEST, min(FURTHEST, self.yaw + degrees))
        return self.yaw

    def announce(self, *messages: Message, aloud: bool = True, asked: bool = False) -> None:
        """Say at once what cannot wait for the next words; without a voice if it is heard already.

        `asked`: it answers what the person typed, and is said before all that nobody asked for.
        """
        lines = tuple(self._here(messages, self.narrator().utterances(messages, asked=asked)))
        if lines:
            self._tell(Told(0, lines, owner=self.seat, aloud=aloud, answers=False))

    def beside(
        self, *cues: Cue, owner: Seat | None = None, replaces: bool = False, seconds: float = SOUND_SECONDS
    ) -> None:
        """Let this sound at once, beside all that sounds; it `replaces` what the owner heard so before.

        `seconds` is how long it sounds.
        """
        cues = tuple(self._heard_here(cues))
        if self.device.can.sounds and cues:
            self._tell(Told(0, (), cues, self.seat, owner, beside=True, replaces=replaces), seconds)

    def cut(self) -> None:
        """End all sounds that have not begun; none of them is given back."""
        self._cut_off.clear()
        if self.device.can.sounds:
            self._tell(Told(0, cut=True))

    def pass_on(self, told: Told, heard: Callable[[float], None]) -> None:
        """Tell what the conversation at a table elsewhere tells this device; `heard` is called, with the second, then.

        What waits here comes before.
        """
        self.flush()
        self.yaw, self.version = told.yaw, told.version
        self._last_reply = told.utterances or self._last_reply
        self._number += 1
        self._out.append(told._replace(number=self._number))
        self.when_heard(heard)
        self._expect(told, SOUND_SECONDS)

    def flush(self) -> None:
        """Let all that waits go out as one breath. Sounds may come without words."""
        if not (self._waiting or self._last or self._cues or self._signs or self._again):
            return
        words = (*self._waiting, *self._last)
        self._waiting.clear()
        self._last.clear()
        listener, cues = self._gathered_cues()
        if words:
            self._last_reply = words
        elif not cues:
            return
        clear, click = (self._clear, self._click) if words else (False, False)
        if words:
            self._clear = self._click = False
        self._tell(Told(0, words, cues, listener, self.seat, clear=clear, click=click))

    def _gathered_cues(self) -> tuple[Seat | None, tuple[Cue, ...]]:
        """Return the sounds that wait, and around whom they lie."""
        cues, signs, again = tuple(self._cues), tuple(self._signs), self._again
        self._cues.clear()
        self._signs.clear()
        self._again = False
        if not self.device.can.sounds:
            return self.seat, ()
        if cues:
            self._last_cues = self.seat, cues
        listener, cues = self._last_cues if again else (self.seat, cues)
        return listener, (*cues, *dict.fromkeys(signs))

    def _tell(self, told: Told, sounding: float = SOUND_SECONDS) -> None:
        self._number += 1
        if told.cues and self._if_cut_off is not None:
            self._cut_off = dict([*self._cut_off.items()][-MOST_CUT_OFF:])
            self._cut_off[self._number], self._if_cut_off = self._if_cut_off, None
        seats, silent = max(2, len(self.names)), told.owner in self.silent
        told = told._replace(number=self._number, seats=seats, yaw=self.yaw, version=self.version, silent=silent)
        self._out.append(told)
        self._expect(told, sounding)

    def _expect(self, told: Told, sounding: float) -> None:
        """Take note of when this will have been heard: its words, where they are said, or its sounds."""
        timed = self.sitting is not None and self.moment > self._moment_given
        said = [line for line in told.utterances if told.aloud and not line.by_screen]
        seconds = max(self._seconds_of(said), sounding if told.cues else 0.0)
        before = max((expected.at for expected in self._heard_at if expected.at < inf), default=self.now)
        device, can = self.device, self.device.can
        is_behind = told.owner in self.curtains
        reported = not is_behind and can.speaks and can.interactive and told.aloud and bool(told.utterances)
        by_enter = bool(
            self.sitting is not None
            and device.granted.get(ENTER_WHEN_HEARD)
            and can.interactive
            and (told.utterances or told.cues)
            and self.sitting.course.is_unhurried(device.seats)
        )
        self._held = self._number if by_enter else self._held
        at = inf if reported or by_enter or device.exact else max(self.now, before) + seconds
        then, self._when_heard = tuple(self._when_heard), []
        self._heard_at.append(Expected(self._number, at, then, timed or by_enter, by_enter))
        if self.sitting is not None:
            self._moment_given = self.moment
            given = max(self.now, self._ready)
            self.sitting.give(self.device.id, self._number, self.moment, seconds, given)

    def _seconds_of(self, lines: Sequence[Utterance]) -> float:
        """Return how long words are expected to take, at a watched table as far as everybody there may know it."""
        rate = self.device.rate
        is_watched = self.sitting is not None and self.sitting.is_watched
        private = [line for line in lines if is_watched and line.private]
        seconds = sum(expected_seconds(line.text, rate) for line in lines if not (is_watched and line.private))
        if any(line.asked for line in private):
            return max(seconds, START + ANSWER_LETTERS / rate)
        return seconds + START + NEWS_LETTERS / rate if private else seconds


class Expected(NamedTuple):
    """Something that is being told: when it has been heard by estimate, infinity where the face reports it.

    `then` is what follows. `timed`: it tells a moment, and who types on may still listen to it. `by_enter`: it counts
    as heard when the person presses Enter, whatever is reported.
    """

    number: int
    at: float
    then: tuple[Callable[[float], None], ...]
    timed: bool
    by_enter: bool = False


AZERTY_DIGITS = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
"""The digits that keys of an AZERTY row stand for, by what they give without Shift."""


def as_digit(key: str) -> str:
    """Return the digit that a key of an AZERTY digit row stands for, or the key itself."""
    return AZERTY_DIGITS.get(key, key)


def written(utterance: Utterance, form: Literal["speech", "braille"]) -> str:
    """Return an utterance as one line of a screen; never a bare digit, which console readers miss."""
    text = " ".join(utterance.written(form).split())
    return f"{text}." if text.isdigit() else text


def spoken(utterances: Sequence[Utterance], silent: bool) -> list[Utterance]:
    """Return what is said aloud here: to a silent seat nothing that is private, and nothing that a screen says."""
    return [line for line in utterances if not (line.private and silent) and not line.by_screen]


def is_own(message: Message) -> bool:
    """Whether something is for one seat alone, or calls it to act: then a screen in the room does not say it."""
    return message.private or message.category == Category.TURN


def interface_cues(messages: Iterable[Message]) -> tuple[Cue, ...]:
    """Return the sounds of what a face tells: refusals, edges, and that it is the listener's turn. Each once."""
    names: dict[str, None] = {}
    for message in messages:
        if message.category == Category.REFUSAL:
            names[REFUSAL] = None
        elif message.urgency == Urgency.ALERT and message.category in (Category.TURN, Category.PLAY):
            names[YOUR_TURN] = None
        elif message.id in BY_MESSAGE:
            names[BY_MESSAGE[message.id]] = None
    return tuple([Cue(name, "me") for name in names]) if names else ()
