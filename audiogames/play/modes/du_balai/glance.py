"""The glance: dice that land in the open book, and keys pressed meanwhile.

The game's course plans when they land. With a Décret some see them again. Public announcements use public information
alone.
"""

from collections.abc import Sequence
from math import inf
from typing import Final

from audiogames.core.errors import reason
from audiogames.core.messages import Category, Cue, Message, Seat, Verbosity, Who, players, result
from audiogames.core.timing import Moment
from audiogames.games.du_balai.course import DIE, LOOK_DIE, OPEN, SECONDS, SOUNDING, BookCourse
from audiogames.games.du_balai.state import DICE_READ, LAST, Face, faces_name
from audiogames.games.du_balai.view import View
from audiogames.play.conversation import Conversation
from audiogames.play.in_game.play import Play
from audiogames.play.keys.answers import not_understood
from audiogames.play.listener.breath import YOUR_TURN
from audiogames.play.modes.du_balai.dice import LAST_SPACE, DiceAnswers, DiceTeller, about, closer, in_force
from audiogames.play.modes.du_balai.keys import BookWish, book_wish
from audiogames.play.modes.du_balai.last_round import LastRound
from audiogames.play.prompts import PickedOffer, Talk
from audiogames.play.table.devices.presence import ENTER_WHEN_HEARD
from audiogames.play.table.sitting import Sitting

OF_DICE: Final = frozenset({"balai-rolled-dice", "balai-die-told", "balai-looked-own"})

NO_CLOSER: Final = "no-closer"

NO_ANSWER: Final = frozenset({"close", "before", "after"})


def without_dice(news: Sequence[Message]) -> tuple[Message, ...]:
    return tuple(line for line in news if line.id not in OF_DICE)


def course_of(sitting: Sitting) -> BookCourse:
    course = sitting.course
    assert isinstance(course, BookCourse)
    return course


class DiceAgain:
    def __init__(self, conversation: Conversation, teller: DiceTeller) -> None:
        self._conversation = conversation
        self._teller = teller
        self._waiting: list[tuple[float, int, Face]] = []
        self._seat: Seat | None = None

    @property
    def due(self) -> float:
        return self._waiting[0][0] if self._waiting else inf

    def begin(self, dice: Sequence[tuple[int, Face]], pace: float, seat: Seat | None = None) -> None:
        """(place, face) pairs. `seat` is the only viewer."""
        now = self._conversation.now
        self._seat = seat
        self._waiting = [(now + pace * place, die, face) for place, (die, face) in enumerate(dice)]

    def tell(self) -> None:
        while self._waiting and self.due <= self._conversation.now:
            _, die, face = self._waiting.pop(0)
            self._teller.again(die, face, self._seat)

    def delay(self, seconds: float) -> None:
        self._waiting = [(due + seconds, die, face) for due, die, face in self._waiting]


class AtBook:
    """Common parts of all views of dice."""

    def __init__(self, play: Play) -> None:
        self._conversation = play.conversation
        self._sitting = play.sitting
        self._play = play
        self._dice = DiceTeller(play.conversation)
        self._answers = DiceAnswers(play.conversation, self._dice)
        self._again = DiceAgain(play.conversation, self._dice)
        self._asked = False

    @property
    def _seen(self) -> View:
        seen: View = self._sitting.view(None)
        return seen

    @property
    def _is_common(self) -> bool:
        return self._seen.rules.pace == "common"

    def _begin_dice(self) -> None:
        self._asked = False
        self._answers.begin()
        self._again.begin((), 0.0)

    def _do_meanwhile(self, talk: Talk[None]) -> Talk[None]:
        """Run an unrelated talk while time and repeated dice pause."""
        start = self._conversation.now
        with self._play.paused():
            yield from talk
        self._again.delay(self._conversation.now - start)


class Glance(AtBook):
    """For all persons or a viewer at one device."""

    def __init__(self, play: Play, last_round: LastRound) -> None:
        super().__init__(play)
        self._last_round = last_round
        self._greeted = False
        self._last: BookWish | None = None
        self._landed: list[tuple[int, Face]] = []

    def help(self) -> tuple[Message, ...]:
        return self._keys_told() if self.is_on() else ()

    def others(self) -> Message | None:
        return result("room-other-letters") if self._conversation.shared else None

    def about(self, typed: str) -> Message | None:
        wanted, seat = self._meant(typed)
        shared, pace = self._conversation.shared, self._seen.rules.pace
        if wanted is None or not self.is_on():
            return None
        if wanted.what != "close":
            return about(wanted)
        if pace == NO_CLOSER:
            return result("glance-about-enough-all" if shared else "glance-about-enough")
        if seat is not None:
            return result("glance-about-bet-of" if pace == "window" else "glance-about-close-of", player=Who(seat))
        alone = "glance-about-bet" if pace == "window" else "glance-about-close"
        return result("glance-about-whose" if shared else alone)

    def _keys_told(self, first: bool = False) -> tuple[Message, ...]:
        """At `first` the keys are general, else for the current state."""
        if not self._conversation.device.seats:
            return ()
        holds = in_force(self._conversation.device, self._sitting)
        waits = first or self._is_before_first
        sooner = (self._starts("glance-keys-sooner"),) if self._is_common and waits else ()
        return (*self._answers.keys(self._seen, first), *sooner, *holds)

    def _starts(self, id: str) -> Message:
        """Enter for each, or `id`."""
        return result("glance-keys-by-enter" if self._conversation.device.granted.get(ENTER_WHEN_HEARD) else id)

    def is_on(self) -> bool:
        return self._seen.phase == "look"

    def play(self) -> Talk[None]:
        conversation = self._conversation
        self._begin()
        while self.is_on():
            conversation.grant(SOUNDING, self._dice.seconds)
            self._tell_news()
            self._play.tell_moments()
            self._tell_landed()
            self._again.tell()
            typed = yield from conversation.read(self._again.due, wakes=True)
            if typed is not None and self.is_on():
                yield from self._typed(typed)
        conversation.breath.clear()
        conversation.breath.cut()

    def tell_moment(self, moment: Moment) -> None:
        """A die, that the book may be closed, or the seconds left."""
        if moment.what == DIE:
            die, face = map(int, moment.values)
            self._landed.append((die, face))
        elif moment.what == OPEN and self._is_common:
            self._tell_landed()
            self._may_close()
        elif moment.what == OPEN and self._dice.is_heard and not self._asked:
            self._tell_again(range(DICE_READ))
        elif moment.what == SECONDS:
            (seconds,) = moment.values
            self._conversation.breath.answer(result("melee-seconds", number=seconds))

    @property
    def _is_before_first(self) -> bool:
        course = course_of(self._sitting)
        return course.to_come > 0 and course.book is not None and not course.book.landed

    def _begin(self) -> None:
        told = self._tell_news()
        course = course_of(self._sitting)
        there = range(DICE_READ)
        if self._is_common:  # a person who comes in the middle hears what all others know
            there = range(min(DICE_READ, course.book.landed if course.book is not None else 0))
        if there and not any(line.id in OF_DICE for line in told):
            self._conversation.breath.answer(result("glance-dice", faces=faces_name(map(self._face, there))))
        if not self._greeted:
            self._greeted = True
            keys = self._keys_told(first=True)
            self._conversation.breath.answer(
                *(keys[:1] if self._sitting.is_guided else keys)
            )  # the others are taught later
        self._play.teach()
        if self._sitting.is_guided and self._is_common and self._is_before_first and self._conversation.device.seats:
            self._conversation.breath.answer(self._starts("glance-keys-start"))
        self._landed.clear()
        self._last = None
        self._begin_dice()
        if self._conversation.device.seats:
            self._sitting.press(self._conversation.device.seats, "there", self._conversation.now)

    def _tell_news(self) -> tuple[Message, ...]:
        conversation, news = self._conversation, self._play.news
        if conversation.shared:
            for person in conversation.device.seats:
                conversation.listen(seat=person)
                conversation.breath.remember(*without_dice(news.fresh(person).messages))
            conversation.listen(seat=None)
            fresh = news.for_all()
        else:
            conversation.listen(seat=conversation.device.seats[0] if conversation.device.seats else None)
            fresh = news.fresh(conversation.listening.seat)
        with conversation.breath.to_all():
            conversation.breath.sound(*fresh.cues)
            for line in self._last_round.without_formulas(fresh.messages):
                (conversation.breath.answer if line.id in OF_DICE else conversation.breath.tell)(line)
        return fresh.messages

    def _tell_landed(self) -> None:
        """One die, or several in order after an absence."""
        landed, self._landed = self._landed, []
        if len(landed) > 1 and self._dice.is_heard:
            self._again.begin(landed, course_of(self._sitting).pace())
            return
        with self._conversation.breath.to_all():
            for die, face in landed:
                self._dice.tell(die, face)

    def _may_close(self) -> None:
        conversation = self._conversation
        if not conversation.device.seats:
            return
        seen = self._seen
        may = not seen.to_act or any(seat in seen.to_act for seat in conversation.device.seats)
        if may:
            conversation.breath.beside(Cue(YOUR_TURN, "me"))
        closes = "glance-may-be-closed" if conversation.shared else "glance-may-close"
        line = result(closes if may else "glance-last-space")._replace(category=Category.TURN)
        conversation.breath.announce(line._replace(level=Verbosity.SHORT), aloud=not self._dice.is_heard)

    def _face(self, die: int) -> Face:
        dice = self._seen.dice
        assert dice is not None
        face = dice[die]
        assert face is not None
        return face

    def _tell_again(self, dice: Sequence[int]) -> None:
        self._again.begin([(die, self._face(die)) for die in dice], course_of(self._sitting).pace())

    def _typed(self, typed: str) -> Talk[None]:
        if isinstance(typed, PickedOffer):
            self._play.pick(typed)
            return
        wanted, seat = self._meant(typed)
        if self._is_before_first and wanted is not None and wanted.what == "close":
            self._sitting.press(self._conversation.device.seats, "sooner", self._conversation.now)
            if not self._sitting.presence.all_heard():
                others = [one for one in self._sitting.listening if one not in self._conversation.device.seats]
                listening = players(others, "comma")
                self._conversation.breath.explain(
                    result("ears-awaited", number=len(others), players=listening), asked=True
                )
            return
        if wanted is None and self._conversation.command(typed) == "repeat":
            wanted = self._last
        self._last = wanted if wanted is not None and wanted.what not in NO_ANSWER else None
        to_come = course_of(self._sitting).to_come
        if wanted is None:
            yield from self._do_meanwhile(self._elsewhere(typed))
        elif to_come:
            self._conversation.breath.answer(result("glance-not-yet", number=to_come))
        elif wanted.what == "close":
            self._close(seat)
        else:
            seen = self._seen
            dice = tuple(face for face in seen.dice or () if face is not None)
            assert len(dice) == DICE_READ
            self._asked = True
            self._tell_again(self._answers.answer(wanted, dice, seen, self._conversation.device.seats))

    def _meant(self, typed: str) -> tuple[BookWish | None, Seat | None]:
        """The wish, and its person if it is one's own key."""
        seat = closer(typed, self._conversation.device.seats) if self._conversation.shared else None
        return (book_wish(typed) if seat is None else BookWish("close")), seat

    def _elsewhere(self, typed: str) -> Talk[None]:
        if len(self._conversation.device.seats) != 1:
            yield from self._play.do_for_all(typed)
            return
        name = self._conversation.command(typed)
        if name is None:
            self._conversation.breath.answer(not_understood(typed))
        elif name == "name":  # no word is needed here
            self._conversation.breath.answer(result("key-does-nothing"))
        else:
            yield from self._play.do(self._conversation.device.seats[0], name, typed)

    def _close(self, seat: Seat | None) -> None:
        """Close the book, bet, or report that people here have seen enough."""
        conversation, seen = self._conversation, self._seen
        if not conversation.device.seats:
            conversation.breath.answer(result("key-does-nothing"))
        elif seen.rules.pace == NO_CLOSER or all(space == LAST for space in seen.spaces):
            self._sitting.press(conversation.device.seats, "enough", conversation.now)
            if not course_of(self._sitting).has_been_seen:
                conversation.breath.answer(result("glance-others-look"))
        elif seat is None and conversation.shared:
            conversation.breath.answer(*self._answers.keys(seen))
        else:
            whose = conversation.device.seats[0] if seat is None else seat
            if seen.spaces[whose] == LAST:
                conversation.breath.answer(reason(LAST_SPACE.get(seen.rules.pace, "glance-last-space")))
                return
            self._play.act(whose, "bet" if seen.rules.pace == "window" else "close")


class LookAlone(AtBook):
    """In common reading it is one reading, else a time in which keys repeat dice."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self._is_on = False
        self._people: tuple[Seat, ...] = ()

    @property
    def is_on(self) -> bool:
        return self._is_on

    def help(self) -> tuple[Message, ...]:
        if self._is_common:
            return (result("look-keys-common"),)
        return (result("look-keys"), *self._answers.again(self._seen, self._people))

    def about(self, typed: str) -> Message | None:
        """None for a key's usual meaning."""
        wanted = book_wish(typed)
        if wanted is None:
            return None
        if self._is_common:
            return result("look-keys-common")
        return result("look-about-enough") if wanted.what == "close" else about(wanted)

    def lookers(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self._conversation.device.seats if self._looks(seat))

    def _looks(self, seat: Seat) -> bool:
        look = course_of(self._sitting).looks.get(seat)
        return look is not None and not look.over and seat in self._conversation.device.seats

    def look(self, seat: Seat) -> Talk[None]:
        """Until the person's time is over, or they have seen enough."""
        conversation = self._conversation
        self._people, self._is_on = (seat,), True
        self._begin_dice()
        conversation.breath.flush()
        self._sitting.press((seat,), "look", conversation.now)
        seen: View = self._sitting.view(seat)
        dice = tuple(face for face in seen.dice or () if face is not None)
        while self._looks(seat):
            conversation.grant(SOUNDING, self._dice.seconds)
            self._play.tell_moments()
            self._again.tell()
            typed = yield from conversation.read(self._again.due, wakes=True)
            if typed is not None and self._looks(seat):
                yield from self._typed(seat, seen, dice, typed)
        self._is_on = False
        conversation.breath.clear()

    def tell_moment(self, moment: Moment) -> None:
        """Unless the person has asked for dice meanwhile."""
        if moment.what == LOOK_DIE and not self._asked:
            die, face = map(int, moment.values)
            self._dice.tell(die, face, moment.seat)

    def _typed(self, seat: Seat, seen: View, dice: Sequence[Face], typed: str) -> Talk[None]:
        conversation, wanted = self._conversation, book_wish(typed)
        name = conversation.command(typed)
        if isinstance(typed, PickedOffer):
            self._play.pick(typed)
        elif wanted is None and name is not None and name != "name":
            yield from self._do_meanwhile(self._play.do(seat, name, typed))
        elif wanted is None:
            conversation.breath.answer(not_understood(typed))
        elif self._is_common:
            look = course_of(self._sitting).looks[seat]
            conversation.breath.answer(result("glance-not-yet", number=max(1, look.total - look.landed)))
        elif wanted.what == "close":
            self._sitting.press((seat,), "enough", conversation.now)
        else:
            self._asked = True
            found = self._answers.answer(wanted, dice, seen, self._people, seat)
            self._again.begin([(die, dice[die]) for die in found], course_of(self._sitting).pace((seat,)), seat)
