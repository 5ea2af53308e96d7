"""Shaking barrels: one key takes a barrel, shakes it, and puts the last one back.

The mode is active while barrels are chosen. Other input has its usual meaning.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from audiogames.core.errors import reason
from audiogames.core.messages import Argument, Category, Cue, Message, Seat, menu_message, result
from audiogames.games.zapp_zerapp.course import MeleeCourse
from audiogames.games.zapp_zerapp.events import Shook
from audiogames.games.zapp_zerapp.percept import Percept
from audiogames.games.zapp_zerapp.percept.text import as_count, as_numbers, as_text
from audiogames.games.zapp_zerapp.state import PLACES, Action, Gesture, Place
from audiogames.games.zapp_zerapp.view import LAST, View, along, in_melee, put_back_first, refusal, row_place
from audiogames.play.device import Device
from audiogames.play.in_game.keeping import keep
from audiogames.play.in_game.play import Mode, Play
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.listener.breath import EDGE
from audiogames.play.parsing.commands import DIGITS, WALKING_KEYS, words_meaning
from audiogames.play.parsing.typed import in_digits, plain
from audiogames.play.prompts import Key, PickedOffer, Talk

Unheard: TypeAlias = Literal["words", "cells"]
"""How an inaudible rattle is shown: in numbers, or in braille cells."""

BARRELS_READ: Final = "barrels_read"
"""The setting of how rattles are read without sound."""

UNHEARD: Final[tuple[Unheard, ...]] = ("words", "cells")

STEP: Final = "menu-choice"

What: TypeAlias = Literal[
    "next", "before", "after", "again", "ask-keep", "keep", "tip", "shake", "take", "release", "letters", "leave"
]
"""The request of a key.

"next" wraps around the row, "before" and "after" stop at its ends. "ask-keep" asks for confirmation, "keep" does not.
"leave" ends the mode of letters.
"""

ARROWS: Final[dict[str, What]] = {"group-back": "before", "group": "after", "item-back": "again", "item": "ask-keep"}

SIGNS: Final[dict[str, What]] = {"": "next", "+": "after", "/": "before", ".": "again", " ": "tip"}
"""Enter and signs. Minus is not used, since it is the key of 6 on an AZERTY keyboard."""

WORDS: Final[tuple[What, ...]] = ("keep", "tip", "shake", "take", "release", "letters")

TEN: Final = "0"
"""The digit for 10 in single-key mode."""


class BarrelPress(NamedTuple):
    """The request of a key, and its barrel, from 1."""

    what: What
    number: int | None = None


class Teller(Protocol):
    """Announces the answer to a key, with sounds."""

    def answer(self, *messages: Message) -> None: ...

    def sign(self, cue: Cue) -> None: ...


@dataclass
class Hands:
    """The state of one person: the current barrel, and an open question about keeping it.

    `heard` is the last barrel shaken in this round. `wanted` is the pending action with a contested barrel. `round` is
    the roller of the last round with a greeting, None before the first.
    """

    at: Place | None = None
    heard: Place | None = None
    asked: bool = False
    wanted: Action | None = None
    letters: bool = False
    round: Seat | None = None


class Rattle(NamedTuple):
    """One rattle for a person: its barrel, its range of steps, and its sounds."""

    place: Place
    start: int
    end: int
    cues: tuple[Cue, ...]


def chosen_way(device: Device) -> Unheard | None:
    """Return how a person reads rattles without sound, None if they have not chosen yet."""
    chosen = device.of_game(BARRELS_READ)
    return next((way for way in UNHEARD if way == chosen), None)


def written_as(device: Device) -> Unheard | None:
    """Return how rattles are written: as braille on a display, else as chosen. None by ear."""
    if device.lines == "braille":
        return "cells"
    return None if device.can.hears else chosen_way(device) or "words"


def struck(percept: Percept) -> dict[str, int]:
    """Return the arguments of a message that says how often wood and pebbles are struck."""
    wood, clashes = as_numbers(percept)
    return {"wood": wood, "clashes": clashes}


class ShakingMode(Mode):
    """The barrels, for all persons at one device. `teller` announces answers."""

    def __init__(self, play: Play, teller: Teller) -> None:
        super().__init__(play)
        self._teller = teller
        self._hands: dict[Seat, Hands] = {}
        self._owed: dict[Seat, Rattle] = {}
        """Rattles lost with the sound device: each is repeated, at no cost."""

    def view(self, seat: Seat) -> View | None:
        """Return a seat's view while it chooses a barrel, else None."""
        seen: View = self.sitting.view(seat)
        return seen if seen.phase == "shake" and seat in seen.to_act else None

    def greet(self, seat: Seat) -> None:
        """Explain the keys once per game, and start each round at the end of the row."""
        seen = self.view(seat)
        hands = self._hands.setdefault(seat, Hands())
        if seen is None or hands.round == seen.roller:
            return
        first, hands.round, hands.at, hands.asked = hands.round is None, seen.roller, None, False
        hands.heard = None
        if first:
            self.conversation.breath.answer(result("shaking-keys-single" if self._single else "shaking-keys-line"))
        elif hands.letters:
            self.conversation.breath.answer(result("shaking-letters-still"))

    @property
    def _way(self) -> Unheard | None:
        """How rattles are shown: not at all if they are audible, or written on each line.

        By default in words, if nobody can be asked or a clock runs.
        """
        device = self.conversation.device
        if device.can.hears or device.lines == "braille":
            return None
        asks = device.can.interactive and not in_melee(self.sitting.view(None))
        return chosen_way(device) or (None if asks else "words")

    @property
    def written_as(self) -> Unheard | None:
        return written_as(self.conversation.device)

    @property
    def is_unheard(self) -> bool:
        """True if somebody must be asked how rattles are shown: without sound or a choice."""
        device = self.conversation.device
        return not device.can.hears and device.lines != "braille" and self._way is None

    def _is_to_be_asked(self, wanted: BarrelPress) -> bool:
        """Return True to ask first how rattles are shown, since a shake would be lost."""
        return self.is_unheard and wanted.what in ("next", "before", "after", "again", "tip", "shake")

    def ask_before_practice(self) -> Talk[None]:
        """Ask how rattles are shown before practice, by default in words. An answer to the table is given back."""
        conversation, typed = self.conversation, "?"
        while not isinstance(typed, PickedOffer) and typed not in ("", "1", "2"):
            if typed == str(len(UNHEARD) + 1):
                conversation.breath.answer(menu_message("shaking-unheard-remedy"))
            conversation.breath.answer(menu_message("guided-zapp-zerapp-warm-up-how"))
            for number, entry in enumerate(self._ways(), 1):
                id = "menu-entry-usual" if number == 1 else "menu-entry"
                conversation.breath.answer(menu_message(id, number=number, label=entry.label))
            while (read := (yield from conversation.read(wakes=True))) is None:
                pass
            typed = read
        if isinstance(typed, PickedOffer):
            conversation.entries.give_back(typed)
        else:
            keep(conversation, BARRELS_READ, UNHEARD[int(typed or 1) - 1])

    def _ways(self) -> list[MenuLine]:
        return [MenuLine(menu_message(f"value-barrels-read-{way}")) for way in UNHEARD] + [
            MenuLine(menu_message("shaking-unheard-install"))
        ]

    def _ask_how(self) -> Talk[None]:
        while True:
            place = yield from pick(self.conversation, menu_message("shaking-unheard"), self._ways())
            if place is None:
                return
            if place < len(UNHEARD):
                keep(self.conversation, BARRELS_READ, UNHEARD[place])
                self.conversation.breath.answer(menu_message(f"shaking-unheard-now-{UNHEARD[place]}"))
                return
            self.conversation.breath.answer(menu_message("shaking-unheard-remedy"))

    def fit_to_tell(self, news: Sequence[Message]) -> tuple[Message, ...]:
        """Remove the number of a barrel from news if its rattle was announced in words."""
        return tuple(line for line in news if self._way != "words" or line.id != "zapp-heard")

    def help(self, seat: Seat) -> tuple[Message, ...]:
        seen = self.view(seat)
        if seen is None:
            return ()
        first, more = (
            ("shaking-help-single", "shaking-help-single-more")
            if self._single
            else ("shaking-help-line", "shaking-help-line-more")
        )
        melee = (result("shaking-help-melee"),) if in_melee(seen) else ()
        return (result(first), *melee, result(more))

    def about(self, seat: Seat, typed: str) -> Message | None:
        wanted = None if self.view(seat) is None else press(typed, self._single, letters=False)
        if wanted is None:
            return None
        if wanted.what == "shake" and wanted.number is not None:
            return result("shaking-about-number", number=wanted.number)
        if wanted.what == "leave":
            return result("shaking-letters-off")
        return result(f"shaking-about-{wanted.what}" if typed else "shaking-about-enter")

    def words(self, seat: Seat) -> Mapping[str, object]:
        return {} if self.view(seat) is None else _words()

    def naming(self, seat: Seat) -> Message:
        return result("type-name") if self.view(seat) is None else result("shaking-type-name")

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> Talk[bool]:
        """Handle input, and return True if it means something with barrels. `whole`: it is a line in any mode."""
        yield from ()
        seen = self.view(seat)
        if seen is None:
            return False
        hands = self._hands.setdefault(seat, Hands())
        asked, hands.asked = hands.asked, False
        wanted = press(typed, self._single and not whole, hands.letters)
        if wanted is None:
            return False
        if self._is_to_be_asked(wanted) and not asked:
            yield from self._ask_how()
            self._repay(seat)
            return True
        if self._repay(seat):
            return True
        if asked and (
            wanted.what in ("next", "ask-keep", "keep") or (wanted.what == "shake" and wanted.number is not None)
        ):
            wanted = _kept(hands, wanted.number)
        self._do(seat, seen, hands, wanted)
        return True

    def numbered(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        """Return repeated messages, with barrel numbers above written rattles."""
        if self.conversation.device.lines != "braille":
            return messages
        told: list[Message] = []
        for message in messages:
            if message.id == "zapp-heard":
                told.append(_number_line(message.arguments["number"]))
            told.append(message)
        return tuple(told)

    def at(self, seat: Seat) -> Place | None:
        return self._hands.setdefault(seat, Hands()).at

    def pressed(self, seat: Seat, wanted: BarrelPress) -> None:
        """Handle a key that was not typed at this seat's prompt."""
        seen = self.view(seat)
        if seen is not None:
            hands = self._hands.setdefault(seat, Hands())
            self._do(seat, seen, hands, _kept(hands, wanted.number) if wanted.what == "keep" else wanted)

    def begin_round(self, seats: Iterable[Seat]) -> None:
        """Let everyone start at the end of the row."""
        for hands in (self._hands.setdefault(seat, Hands()) for seat in seats):
            hands.at = hands.heard = None

    @property
    def _single(self) -> bool:
        return self.conversation.device.keys == "single"

    def _do(self, seat: Seat, seen: View, hands: Hands, wanted: BarrelPress) -> None:
        if wanted.number is not None and not 1 <= wanted.number <= LAST:
            self._teller.answer(reason("zapp-refuse-no-such-barrel", last=LAST))
        elif wanted.what in ("letters", "leave"):
            hands.letters = wanted.what == "letters" and not hands.letters
            self._teller.answer(result("shaking-letters-on" if hands.letters else "shaking-letters-off"))
        elif wanted.what in ("next", "before", "after"):
            self._walk(seat, seen, hands, wanted)
        else:
            place = hands.at if wanted.number is None else wanted.number - 1
            if place is not None:
                self._at(seat, seen, hands, wanted, place)
            elif wanted.what in ("again", "shake", "tip"):
                self._walk(seat, seen, hands, wanted)
            else:
                hands.asked = wanted.what in ("ask-keep", "keep")
                self._teller.answer(result("shaking-which"))

    def _at(self, seat: Seat, seen: View, hands: Hands, wanted: BarrelPress, place: Place) -> None:
        unheard = wanted.what == "keep" and wanted.number is None and hands.heard != place
        if unheard or wanted.what == "ask-keep":
            hands.asked = True
            self._teller.answer(result("shaking-keep" if self._single else "shaking-keep-line", number=place + 1))
        elif wanted.what == "keep":
            self._keep(seat, seen, place)
        elif wanted.what == "release" and in_melee(seen) and place not in seen.held[seat]:
            self._teller.answer(result("shaking-not-held", number=place + 1))
        elif wanted.what == "take":
            refused = refusal(seen, seat, place) if in_melee(seen) else None
            if refused is not None:
                self._teller.answer(refused)
            elif self._did(seat, Action("take", place)):
                hands.at = place
        elif wanted.what == "release":
            self._did(seat, Action("release", place))
        else:
            self._shake(seat, seen, hands, place, "tip" if wanted.what == "tip" else "shake")

    def _walk(self, seat: Seat, seen: View, hands: Hands, wanted: BarrelPress) -> None:
        way = "next" if wanted.what not in ("before", "after") else wanted.what
        place = along(seen, seat, hands.at, way)
        if place is None:
            self._teller.sign(Cue(EDGE, "me"))
            self._teller.answer(Message("walk-start" if way == "before" else "walk-end"))
        else:
            self._shake(seat, seen, hands, place, "tip" if wanted.what == "tip" else "shake")

    def _shake(self, seat: Seat, seen: View, hands: Hands, place: Place, gesture: Gesture) -> None:
        """Shake a barrel, after the necessary steps. Without shakes left, only go there."""
        if (refused := refusal(seen, seat, place)) is not None:
            self._teller.answer(refused)
        elif in_melee(seen):
            course = self.sitting.course
            assert isinstance(course, MeleeCourse)
            self._with_it(seat, seen, Action("shake", place, gesture=course.gesture(seat, gesture)))
        elif not seen.shakes_left[seat]:
            hands.at = place
            self._step(place)
            self._teller.answer(
                result("shaking-none-left" if self._single else "shaking-none-left-line", number=place + 1)
            )
        elif self._did(seat, Action("shake", place, gesture=gesture)):
            hands.at = hands.heard = place

    def _keep(self, seat: Seat, seen: View, place: Place) -> None:
        if (refused := refusal(seen, seat, place)) is not None:
            self._teller.answer(refused)
        elif in_melee(seen):
            self._with_it(seat, seen, Action("choose", place))
        else:
            self._did(seat, Action("choose", place))

    def _with_it(self, seat: Seat, seen: View, wanted: Action) -> None:
        """Take a barrel, putting the oldest back if the hand is full, and use it."""
        assert wanted.place is not None
        hands = self._hands.setdefault(seat, Hands())
        hands.wanted = None
        if wanted.place not in seen.held[seat]:
            oldest = put_back_first(seen, seat, wanted.place)
            if oldest is not None:
                if not self._did(seat, Action("release", oldest)):
                    return
                self._teller.answer(result("shaking-put-back", number=oldest + 1))
            if not self._did(seat, Action("take", wanted.place)):
                hands.wanted = wanted if self.sitting.races.holds(seat) else None
                return
        if self._did(seat, wanted) and wanted.verb == "shake":
            hands.at = hands.heard = wanted.place

    def raced(self, seat: Seat, place: Place, won: bool) -> None:
        """Continue with a contested barrel that was won, or announce its owner."""
        seen, hands = self.view(seat), self._hands.setdefault(seat, Hands())
        wanted, hands.wanted = hands.wanted, None
        if seen is None:
            return
        if not won:
            if (refused := refusal(seen, seat, place)) is not None:
                self._teller.answer(refused)
        elif wanted is not None and wanted.place == place:
            self._with_it(seat, seen, wanted)
        else:
            hands.at = place

    def _did(self, seat: Seat, action: Action) -> bool:
        """Do an action with a barrel, and play its place in the row. Return True if it was done immediately."""
        assert action.place is not None
        start = len(self.sitting.table.steps)
        why = self._play.attempt(seat, action)
        if why is not None:
            self._teller.answer(why)
        if len(self.sitting.table.steps) == start:
            return False
        if self.conversation.listening.seat == seat:
            if seat in self.conversation.listening.silent:
                self.conversation.breath.click()
            self.conversation.breath.history.mark_turn()
        if action.verb in ("shake", "choose"):
            self._step(action.place)
        if action.verb == "shake" and self.conversation.device.lines == "braille":
            self._name_above(action.place)
        if action.verb == "shake":
            rattle = tuple(cue for cue in self._play.news.cues_since(start, seat) if cue.percept)
            self._tell_rattle(seat, Rattle(action.place, start, len(self.sitting.table.steps), rattle))
        return True

    def _give_back(self, seat: Seat, rattle: Rattle) -> None:
        """Repeat a rattle lost with the sound device, at the next key, or immediately while a clock runs."""
        self._owed[seat] = rattle
        seen = self.view(seat)
        is_real_time = seen is not None and in_melee(seen)
        # Somebody else at the keyboard need not know of it.
        if is_real_time or self.conversation.listening.seat == seat:
            line = result("shaking-given-back", number=rattle.place + 1)
            self.conversation.breath.announce(line._replace(category=Category.PLAY, private=True))
        if is_real_time:
            self._repay(seat)

    def _repay(self, seat: Seat) -> bool:
        heard = self.conversation.device.can.hears
        if self.view(seat) is None:
            self._owed.pop(seat, None)
        if seat not in self._owed or not (heard or self._way is not None):
            return False
        rattle = self._owed.pop(seat)
        self._tell_rattle(seat, rattle)
        if heard:
            self._teller.answer(_number_line(rattle.place + 1))
            self.conversation.breath.beside(*rattle.cues, owner=seat, replaces=True)
        return True

    def _tell_rattle(self, seat: Seat, rattle: Rattle) -> None:
        """Show an inaudible rattle in words, or in braille cells, privately.

        The next sound is the rattle, which is repeated if it is cut off.
        """
        place, way = rattle.place, self._way
        if self.conversation.device.can.hears and self.conversation.device.lines != "braille":  # there it is written
            self.conversation.ears.if_cut_off(partial(self._give_back, seat, rattle))
        events = self.sitting.hearing.events(rattle.start, rattle.end, seat)
        percept = next((event.percept for event in events if isinstance(event, Shook) and event.seat == seat), None)
        if percept is None or way is None:
            return
        if way == "cells":
            line = result("shaking-rattle", rattle=as_text(percept))._replace(category=Category.PLAY, private=True)
            self.conversation.breath.announce(line, aloud=False, asked=True)
        else:
            line = result("shaking-struck", number=place + 1, about=as_count(percept), **struck(percept))
            line = line._replace(category=Category.PLAY, private=True)
            self._teller.answer(line)
        if self._teller is self.conversation.breath:
            self.conversation.breath.remember(line)

    def _name_above(self, place: Place) -> None:
        """Write and remember a barrel's number before its rattle, which fills the line."""
        number = _number_line(place + 1)
        if not self.conversation.device.can.speaks:
            self._teller.answer(number)
        if self._teller is self.conversation.breath:
            self.conversation.breath.remember(number)

    def _step(self, place: Place) -> None:
        self._teller.sign(Cue(STEP, row_place(place)))


def _number_line(number: Argument) -> Message:
    return result("shaking-at", number=number)._replace(category=Category.PLAY, private=True)


def _kept(hands: Hands, number: int | None) -> BarrelPress:
    return BarrelPress("keep", hands.at + 1 if number is None and hands.at is not None else number)


def press(typed: str, single: bool, letters: bool) -> BarrelPress | None:
    """Return the request, None for input with its usual meaning.

    `single`: each key acts by itself. `letters`: A to M mean barrels, at the person's request.
    """
    if typed in SIGNS:
        return BarrelPress(SIGNS[typed])
    if WALKING_KEYS.get(typed) in ARROWS:
        return BarrelPress(ARROWS[WALKING_KEYS[typed]])
    if letters and typed == Key.ESCAPE:
        return BarrelPress("leave")
    if letters and len(typed) == 1 and typed.upper() in PLACES:
        return BarrelPress("shake", PLACES.index(typed.upper()) + 1)
    return _numbered(typed, single)


def _numbered(typed: str, single: bool) -> BarrelPress | None:
    word, _, number = plain(in_digits(typed)).partition(" ")
    if word and DIGITS.issuperset(word) and not number:
        return BarrelPress("shake", 10 if single and word == TEN else int(word[:4]))
    what = _words().get(word)
    if what is None or not DIGITS.issuperset(number):
        return None
    return BarrelPress(what, int(number[:4]) if number else None)


@cache
def _words() -> dict[str, What]:
    return words_meaning("shaking-words", WORDS)
