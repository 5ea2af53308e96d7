"""The mêlée of several people at one keyboard: four keys each, in the same place on AZERTY and QWERTY.

Each hears their barrels on their own headphones, or from their side of the room, without any text.
"""

from collections.abc import Mapping
from typing import Final

from audiogames.core.messages import NOBODY, Category, Cue, Message, Seat, Urgency, Verbosity, Who, result
from audiogames.games.zapp_zerapp.state import Place
from audiogames.play.in_game.play import Mode, Play
from audiogames.play.keys.questions import choose_options
from audiogames.play.modes.zapp_zerapp.shaking import BarrelPress, ShakingMode, What
from audiogames.play.parsing.commands import WALKING_KEYS
from audiogames.play.prompts import Talk
from audiogames.play.table import seen

SETS: Final[tuple[Mapping[str, What], ...]] = (
    {"s": "before", "f": "next", "e": "again", "d": "keep"},
    {"j": "before", "l": "next", "i": "again", "k": "keep"},
    {"group-back": "before", "group": "next", "item-back": "again", "item": "keep"},
    {"4": "before", "6": "next", "8": "again", "5": "keep"},
)
"""Left, right, above and between. Arrows have their usual meaning."""

SETS_CALLED: Final = ("together-keys-first", "together-keys-second", "together-keys-third", "together-keys-fourth")


class TogetherMode(Mode):
    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self._shaking = ShakingMode(play, self)
        self._round: Seat | None = None
        self._seat: Seat = 0
        self._signs: list[Cue] = []
        self._asked: frozenset[Seat] = NOBODY
        self._explained = False

    def is_on(self) -> bool:
        waited_for = self.sitting.turns.waiting_for(self.conversation.device.seats)
        return waited_for is not None and self.sitting.course.is_real_time()

    def play(self) -> Talk[bool]:
        conversation, roller = self.conversation, self.sitting.view(None).roller
        if self._round != roller:
            self._round = roller
            self._play.tell_everybody()
            self._shaking.begin_round(conversation.device.seats)
            self._asked = NOBODY
            conversation.listen(seat=None)
            conversation.breath.answer(result("together-begin"), *(() if self._explained else self._keys()))
            self._explained = True
        typed = yield from conversation.read(kind="key", wakes=True)
        if typed is not None:
            yield from self._typed(typed)
        elif self.is_on():
            self._tell()
        return True

    def raced(self, seat: Seat, place: Place, won: bool) -> None:
        start = self._begin_press(seat)
        self._shaking.raced(seat, place, won)
        self._end_press(seat, start)

    def answer(self, *messages: Message) -> None:
        for message in messages:
            if message.id in ("shaking-at", "shaking-put-back"):
                continue  # one is said to everyone, the other is heard
            line = result("together-answer", player=Who(self._seat), text=message)
            self.conversation.breath.announce(line._replace(category=message.category))

    def sign(self, cue: Cue) -> None:
        self._signs.append(cue)

    def _typed(self, typed: str) -> Talk[None]:
        if not typed or self.conversation.command(typed) == "help":
            yield from self._pause()
            return
        for seat, what in self._meant(typed):
            self._pressed(seat, what)

    def _meant(self, typed: str) -> tuple[tuple[Seat, What], ...]:
        key = WALKING_KEYS.get(typed, typed.lower())
        sets = zip(self.conversation.device.seats, SETS, strict=False)
        return tuple((seat, keys[key]) for seat, keys in sets if key in keys)

    def _pressed(self, seat: Seat, what: What) -> None:
        start = self._begin_press(seat)
        asked = seat in self._asked
        self._asked = self._asked - {seat} or NOBODY
        place = self._shaking.at(seat)
        if self._shaking.view(seat) is None:
            self.answer(Message("together-chosen"))
        elif what == "keep" and not asked and place is not None:
            self._asked |= {seat}
            self.answer(Message("together-keep", {"number": place + 1}))
        else:
            self._shaking.pressed(seat, BarrelPress(what))
        self._end_press(seat, start)

    def _begin_press(self, seat: Seat) -> int:
        self._seat = seat
        self._signs.clear()
        return len(self.sitting.table.steps)

    def _end_press(self, seat: Seat, start: int) -> None:
        if not self.is_on():
            return
        own = tuple(cue for cue in self._play.news.cues_since(start, seat) if cue.percept)
        self._tell(*self._signs, *(self._placed(cue, seat) for cue in own), seat=seat)
        if own:
            self._say_where(seat)

    def _placed(self, cue: Cue, seat: Seat) -> Cue:
        """Return the cue in a hand for people with headphones, else on their side of the room."""
        return cue if seat in self.conversation.device.can.own_ears else cue._replace(place=f"seat-{seat}")

    def _say_where(self, seat: Seat) -> None:
        place = self._shaking.at(seat)
        if place is not None and self.conversation.device.verbosity > Verbosity.MINIMAL:
            line = result("together-at", player=Who(seat), number=place + 1)
            self.conversation.breath.announce(line._replace(urgency=Urgency.OTHERS, category=Category.PLAY))

    def _tell(self, *more: Cue, seat: Seat | None = None) -> None:
        """Private parts go to the person's history."""
        conversation = self.conversation
        told = self._play.news.for_all()
        for person in conversation.device.seats:
            conversation.listen(seat=person)
            conversation.breath.remember(*self._play.news.fresh(person).messages)
        conversation.listen(seat=None)
        conversation.breath.beside(*told.cues, *more, owner=seat, replaces=seat is not None)
        if told.messages:
            conversation.breath.announce(*told.messages)
        conversation.breath.tell_last(*told.quips)

    def _pause(self) -> Talk[None]:
        conversation = self.conversation
        with self._play.paused():
            conversation.breath.answer(
                *self._keys(), *seen.ask(self.sitting, "current", None), result("together-paused")
            )
            while typed := (yield from conversation.ask("key")):
                if conversation.command(typed) == "quit":
                    yield from self._play.do(conversation.device.seats[0], "quit", typed)
                elif conversation.command(typed) == "options":
                    yield from choose_options(conversation)
                elif self._meant(typed):
                    break
                conversation.breath.answer(result("together-paused"))
        if typed:
            yield from self._typed(typed)

    def _keys(self) -> tuple[Message, ...]:
        whose = zip(self.conversation.device.seats, SETS_CALLED, strict=False)
        lines = (result("together-keys-of", player=Who(seat), keys=Message(called)) for seat, called in whose)
        return (result("together-keys"), *lines, result("together-enter"))
