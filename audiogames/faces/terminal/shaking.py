"""Shaking barrels at the terminal: one press takes a barrel, shakes it, and puts the last one back.

The room is open while barrels are chosen. Whatever it does not understand means what it means everywhere.
"""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final, Protocol

from audiogames.audio.interface import EDGE
from audiogames.core.errors import reason
from audiogames.core.messages import Category, Cue, Message, Seat, Who
from audiogames.core.places import die_place
from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.faces.session import Session
from audiogames.faces.terminal.answers import note
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.melee import Melee
from audiogames.faces.terminal.shaking_keys import ABOUT, Press, press
from audiogames.games.zapp_zerapp.state import PLACES, Gesture, Place
from audiogames.games.zapp_zerapp.view import View

Act = Callable[[Seat, Any], None]
"""Does what a person asks for, or tells why not."""

LAST: Final = len(BARRELS)

STEP: Final = "menu-choice"
"""The sound of a barrel's place in the row."""

WORD_OF: Final[dict[Gesture, str]] = {"shake": "shake {}", "tip": "tip {}", "quick": "shake {} quick"}


class Out(Protocol):
    """Where answers and sounds of the room go."""

    def answer(self, *messages: Message) -> None:
        """Answer what was pressed."""
        ...

    def sign(self, cue: Cue) -> None:
        """Sound something with the answer."""
        ...


@dataclass
class Hands:
    """What the room keeps of a person: the barrel they are at, and whether they were asked to keep it.

    `heard` is the barrel that they shook last in this round. `round` is whose dice began the round in which they were
    greeted last, None before the first.
    """

    at: Place | None = None
    heard: Place | None = None
    asked: bool = False
    letters: bool = False
    round: Seat | None = None


class Shaking:
    """The room in which barrels are shaken, for all persons at one keyboard. `act` does what they ask for.

    What presses are answered with goes to `out`, the desk if there is no other.
    """

    def __init__(self, desk: Desk, session: Session, act: Act, melee: Melee, out: Out | None = None) -> None:
        self._desk = desk
        self._out = out or desk
        self._session = session
        self._act = act
        self._melee = melee
        self._hands: dict[Seat, Hands] = {}
        self._unheard_told = False

    def view(self, seat: Seat) -> View | None:
        """Return the table as the seat sees it while it is to choose a barrel; None at any other time."""
        seen: View = self._session.view(seat)
        return seen if seen.phase == "shake" and seat in seen.to_act else None

    def greet(self, seat: Seat) -> None:
        """Say once in a game which keys there are; in each round begin anew at the end of the row."""
        seen = self.view(seat)
        hands = self._hands.setdefault(seat, Hands())
        if seen is None or hands.round == seen.roller:
            return
        first, hands.round, hands.at, hands.asked = hands.round is None, seen.roller, None, False
        hands.heard = None
        if first:
            self._desk.answer(note("shaking-keys-single" if self._single else "shaking-keys-line"))
            self._tell_unheard()
        elif hands.letters:
            self._desk.answer(note("shaking-letters-still"))

    def _tell_unheard(self) -> None:
        """Say once how rattles are read, where they are neither heard nor written."""
        desk = self._desk
        is_heard = desk.scene is not None and desk.scene.heard
        if not (is_heard or self._unheard_told or desk.settings.lines == "braille"):
            desk.answer(note("shaking-unheard"))
            self._unheard_told = True

    def help(self, seat: Seat) -> tuple[Message, ...]:
        """Return what each key does in the room, nothing outside it."""
        seen = self.view(seat)
        if seen is None:
            return ()
        keys = note("shaking-help-single" if self._single else "shaking-help-line")
        return (keys, note("shaking-help-melee")) if in_melee(seen) else (keys,)

    def about(self, seat: Seat, typed: str) -> Message | None:
        """Return what a key or a word does in the room; None where it does what it does everywhere."""
        wanted = None if self.view(seat) is None else press(typed, self._single, letters=False)
        if wanted is None:
            return None
        if wanted.what == "shake" and wanted.number is not None:
            return note("shaking-about-number", number=wanted.number)
        return note(ABOUT[wanted.what] if typed else "shaking-about-enter")

    def naming(self, seat: Seat) -> Message:
        """Return how to name something, letter by letter: a barrel while barrels are chosen, else a card."""
        return note("type-name") if self.view(seat) is None else note("shaking-type-name")

    def read(self, seat: Seat) -> str | None:
        """Return what the person types next; None when the table went on without them."""
        seen = self.view(seat)
        return self._melee.read(seat) if seen is not None and in_melee(seen) else self._desk.read()

    def is_awaited(self) -> bool:
        """Whether a person is at the barrels together with bots, who then act each in its time."""
        person = self._session.waiting_for()
        seen = None if person is None else self.view(person)
        return seen is not None and in_melee(seen)

    def paused(self) -> AbstractContextManager[None]:
        """Let no time pass at the table while the person does something else than shaking."""
        return self._melee.paused()

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> bool:
        """Do what was typed, if it means something in the room; whether it did. `whole`: it is a line in any mode."""
        seen = self.view(seat)
        if seen is None:
            return False
        hands = self._hands.setdefault(seat, Hands())
        asked, hands.asked = hands.asked, False
        wanted = press(typed, self._single and not whole, hands.letters)
        if wanted is None:
            return False
        if asked and (
            wanted.what in ("next", "ask-keep", "keep") or (wanted.what == "shake" and wanted.number is not None)
        ):
            wanted = _kept(hands, wanted.number)
        self._do(seat, seen, hands, wanted)
        return True

    def numbered(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        """Return what is told again, each rattle that is written below the number of its barrel."""
        if self._desk.settings.lines != "braille":
            return messages
        told: list[Message] = []
        for message in messages:
            if message.id == "zapp-heard":
                told.append(_number_line(message.arguments["number"]))
            told.append(message)
        return tuple(told)

    def at(self, seat: Seat) -> Place | None:
        """Return the place of the barrel that a person is at."""
        return self._hands.setdefault(seat, Hands()).at

    def pressed(self, seat: Seat, wanted: Press) -> None:
        """Do what a key means that is not typed at the prompt of this seat."""
        seen = self.view(seat)
        if seen is not None:
            hands = self._hands.setdefault(seat, Hands())
            self._do(seat, seen, hands, _kept(hands, wanted.number) if wanted.what == "keep" else wanted)

    def begin_round(self, seats: Iterable[Seat]) -> None:
        """Let everybody begin anew at the end of the row."""
        for hands in (self._hands.setdefault(seat, Hands()) for seat in seats):
            hands.at = hands.heard = None

    @property
    def _single(self) -> bool:
        return self._desk.settings.keys_mode == "single"

    def _do(self, seat: Seat, seen: View, hands: Hands, wanted: Press) -> None:
        if wanted.number is not None and not 1 <= wanted.number <= LAST:
            self._out.answer(reason("zapp-refuse-no-such-barrel", last=LAST))
        elif wanted.what in ("letters", "leave"):
            hands.letters = wanted.what == "letters" and not hands.letters
            self._out.answer(note("shaking-letters-on" if hands.letters else "shaking-letters-off"))
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
                self._out.answer(note("shaking-which"))

    def _at(self, seat: Seat, seen: View, hands: Hands, wanted: Press, place: Place) -> None:
        """Do something with one barrel."""
        unheard = wanted.what == "keep" and wanted.number is None and hands.heard != place
        if unheard or wanted.what == "ask-keep":
            hands.asked = True
            self._out.answer(note("shaking-keep" if self._single else "shaking-keep-line", number=place + 1))
        elif wanted.what == "keep":
            self._keep(seat, seen, place)
        elif wanted.what == "release" and in_melee(seen) and place not in seen.held[seat]:
            self._out.answer(note("shaking-not-held", number=place + 1))
        elif wanted.what == "take" and in_melee(seen) and place not in within_reach(seen, seat):
            self._out.answer(taken(seen, place))
        elif wanted.what in ("take", "release"):
            if self._did(seat, f"{wanted.what} {PLACES[place]}", place) and wanted.what == "take":
                hands.at = place
        else:
            self._shake(seat, seen, hands, place, "tip" if wanted.what == "tip" else "shake")

    def _walk(self, seat: Seat, seen: View, hands: Hands, wanted: Press) -> None:
        """Go along the row to a barrel that is nobody else's, and shake it."""
        row = [place for place in range(LAST) if place in within_reach(seen, seat)]
        here = -1 if hands.at is None else hands.at
        if wanted.what == "before":
            ahead = [place for place in reversed(row) if place < here]
        else:
            ahead = [place for place in row if place > here]
        if not ahead and wanted.what in ("before", "after"):
            self._out.sign(Cue(EDGE, "me"))
            self._out.answer(Message("walk-start" if wanted.what == "before" else "walk-end"))
        else:
            self._shake(seat, seen, hands, (ahead or row)[0], "tip" if wanted.what == "tip" else "shake")

    def _shake(self, seat: Seat, seen: View, hands: Hands, place: Place, gesture: Gesture) -> None:
        """Shake a barrel, and what must be done before; without shakes left only go there."""
        if place not in within_reach(seen, seat):
            self._out.answer(taken(seen, place))
        elif in_melee(seen):
            if gesture == "shake" and self._melee.is_held_up(seat):
                gesture = "quick"
            if self._in_hand(seat, seen, place) and self._did(seat, WORD_OF[gesture].format(PLACES[place]), place):
                hands.at = hands.heard = place
        elif not seen.shakes_left[seat]:
            hands.at = place
            self._step(place)
            self._out.answer(note("shaking-none-left", number=place + 1))
        elif self._did(seat, WORD_OF[gesture].format(PLACES[place]), place):
            hands.at = hands.heard = place

    def _keep(self, seat: Seat, seen: View, place: Place) -> None:
        if place not in within_reach(seen, seat):
            self._out.answer(taken(seen, place))
        elif not in_melee(seen) or self._in_hand(seat, seen, place):
            self._did(seat, f"choose {PLACES[place]}", place)

    def _in_hand(self, seat: Seat, seen: View, place: Place) -> bool:
        """Take a barrel in hand, and put back the one that was longest in a full hand; whether it is in hand now."""
        own = seen.held[seat]
        if place in own:
            return True
        if len(own) >= seen.rules.barrels_in_hand:
            if not self._did(seat, f"release {PLACES[own[0]]}", own[0]):
                return False
            self._out.answer(note("shaking-put-back", number=own[0] + 1))
        return self._did(seat, f"take {PLACES[place]}", place)

    def _did(self, seat: Seat, action: str, place: Place) -> bool:
        """Do one thing, and let its place in the row be heard; whether it could be done."""
        start = len(self._session.table.steps)
        self._act(seat, action)
        if len(self._session.table.steps) == start:
            return False
        self._melee.acted(seat, start)
        if not action.startswith(("release", "take")):
            self._step(place)
        if action.startswith(("shake", "tip")) and self._desk.settings.lines == "braille":
            self._name_above(place)
        return True

    def _name_above(self, place: Place) -> None:
        """Write and remember a barrel's number before its rattle, which fills the line that would name it."""
        number = _number_line(place + 1)
        if not self._desk.speaker:
            self._out.answer(number)
        if self._out is self._desk:
            self._desk.remember(number)

    def _step(self, place: Place) -> None:
        self._out.sign(Cue(STEP, row_place(place)))


def in_melee(seen: View) -> bool:
    """Whether hands are at the barrels in real time."""
    return seen.rules.shaking == "melee"


def row_place(place: Place) -> str:
    """Return where a barrel of the row stands, the first one on the left."""
    return die_place(place + 1, LAST)


def _number_line(number: object) -> Message:
    """Return the number of a barrel as a line of its own, for whoever shook it."""
    return note("shaking-at", number=number)._replace(category=Category.PLAY, private=True)


def _kept(hands: Hands, number: int | None) -> Press:
    """Return that a barrel is to be kept, the one that the person is at if no number is given."""
    return Press("keep", hands.at + 1 if number is None and hands.at is not None else number)


def taken(seen: View, place: Place) -> Message:
    """Return that a barrel is somebody else's, and whose."""
    owners = [seat for seat, places in enumerate(seen.held) if place in places]
    owners += [seat for seat, chosen in enumerate(seen.chosen) if place == chosen]
    return reason("zapp-refuse-taken-by", number=place + 1, who=Message("player-name", {"player": Who(owners[0])}))


def within_reach(seen: View, seat: Seat) -> frozenset[Place]:
    """Return the places of the barrels that are, as far as the view tells, nobody else's."""
    held = {place for other, places in enumerate(seen.held) if other != seat for place in places}
    return frozenset(range(LAST)) - held - {place for place in seen.chosen if place is not None}
