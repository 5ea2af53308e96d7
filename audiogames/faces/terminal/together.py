"""The mêlée of several people at one keyboard: four keys each, in the same place on AZERTY and QWERTY keyboards.

Each hears their barrels on their own headphones, or from their side of the room. What they hear stands in no line.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from audiogames.core.errors import GameError
from audiogames.core.messages import Category, Cue, Message, Seat, Urgency, Verbosity, Who
from audiogames.faces.session import Session
from audiogames.faces.terminal import options
from audiogames.faces.terminal.answers import note
from audiogames.faces.terminal.commands import command
from audiogames.faces.terminal.console import WALKING_CODES
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.melee import Melee
from audiogames.faces.terminal.shaking import Shaking, in_melee
from audiogames.faces.terminal.shaking_keys import Press, What

SETS: Final[tuple[Mapping[str, What], ...]] = (
    {"s": "before", "f": "next", "e": "again", "d": "keep"},
    {"j": "before", "l": "next", "i": "again", "k": "keep"},
    {"group-back": "before", "group": "next", "item-back": "again", "item": "keep"},
    {"4": "before", "6": "next", "8": "again", "5": "keep"},
)
"""Four keys for each person: left, right, above and between. Arrows go by what they mean elsewhere."""

SETS_CALLED: Final = ("together-keys-first", "together-keys-second", "together-keys-third", "together-keys-fourth")


class Together:
    """All persons of a table at the barrels at once. `quit` asks whether to leave, and leaves."""

    def __init__(self, desk: Desk, session: Session, melee: Melee, quit: Callable[[], None]) -> None:
        self._desk = desk
        self._session = session
        self._melee = melee
        self._quit = quit
        self._room = Shaking(desk, session, self._act, melee, self)
        self._told = 0
        self._seat: Seat = 0
        self._signs: list[Cue] = []
        self._asked: set[Seat] = set()
        self._ends: dict[Seat, Callable[[], None]] = {}
        self._explained = False

    def play(self) -> int:
        """Play until no person is to choose any more; return how many steps of the journal everybody was told."""
        desk, people = self._desk, self._session.people
        self._told = len(self._session.table.steps)
        self._room.begin_round(people)
        self._asked.clear()
        desk.seat = None
        if desk.scene is not None:
            desk.scene.sit(max(2, len(desk.names)), None)
        desk.answer(note("together-begin"), *(() if self._explained else self._keys()))
        self._explained = True
        while self._is_on():
            if not self._melee.went_on():
                self._typed(desk.read_key())
            elif self._is_on():
                self._tell()
        self._ends.clear()
        return self._told

    def answer(self, *messages: Message) -> None:
        """Answer whoever pressed a key, by name."""
        for message in messages:
            if message.id in ("shaking-at", "shaking-put-back"):
                continue  # one is said to everybody, the other is heard
            line = note("together-answer", player=Who(self._seat), text=message)
            self._desk.announce(line._replace(category=message.category))

    def sign(self, cue: Cue) -> None:
        """Let this be heard with what was pressed."""
        self._signs.append(cue)

    def _is_on(self) -> bool:
        seen = self._session.view(None)
        people = self._session.people
        return seen.phase == "shake" and in_melee(seen) and any(seat in people for seat in seen.to_act)

    def _typed(self, typed: str) -> None:
        if not typed or command(typed) == "help":
            self._pause()
            return
        for seat, what in self._meant(typed):
            self._pressed(seat, what)

    def _meant(self, typed: str) -> tuple[tuple[Seat, What], ...]:
        """Return who pressed a key, and what it means; nobody if it is nobody's."""
        key = WALKING_CODES.get(typed, typed.lower())
        sets = zip(self._session.people, SETS, strict=False)
        return tuple((seat, keys[key]) for seat, keys in sets if key in keys)

    def _pressed(self, seat: Seat, what: What) -> None:
        self._seat = seat
        self._signs.clear()
        start = len(self._session.table.steps)
        asked = seat in self._asked
        self._asked.discard(seat)
        place = self._room.at(seat)
        if self._room.view(seat) is None:
            self.answer(Message("together-chosen"))
        elif what == "keep" and not asked and place is not None:
            self._asked.add(seat)
            self.answer(Message("together-keep", {"number": place + 1}))
        else:
            self._room.pressed(seat, Press(what))
        if not self._is_on():
            return
        own = tuple(cue for cue in self._session.cues_since(start, seat) if cue.percept)
        self._tell(*self._signs, *(self._placed(cue, seat) for cue in own), seat=seat)
        if own:
            self._say_where(seat)

    def _placed(self, cue: Cue, seat: Seat) -> Cue:
        """Return a percept as it is heard: on own headphones in a hand, else from that person's side of the room."""
        scene = self._desk.scene
        return cue if scene is None or scene.has_own(seat) else cue._replace(place=f"seat-{seat}")

    def _say_where(self, seat: Seat) -> None:
        place = self._room.at(seat)
        if place is not None and self._desk.settings.verbosity > Verbosity.MINIMAL:
            line = note("together-at", player=Who(seat), number=place + 1)
            self._desk.announce(line._replace(urgency=Urgency.OTHERS, category=Category.PLAY))

    def _tell(self, *more: Cue, seat: Seat | None = None) -> None:
        """Let everybody hear what happened since they were told last; what is for one is kept in that one's history."""
        steps = self._session.table.steps[self._told :]
        self._told = len(self._session.table.steps)
        messages = self._session.public_news(steps)
        cues = (*self._session.sounds(), *more)
        for person in self._session.people:
            self._desk.seat = person
            self._desk.remember(*self._session.news(person))
        self._desk.seat = None
        self._session.sounds()
        if self._desk.scene is not None and cues:
            if seat is not None:
                self._ends.pop(seat, _nothing)()
                self._ends[seat] = self._desk.scene.beside(cues, seat)
            else:
                self._desk.scene.beside(cues)
        if messages:
            self._desk.announce(*messages)

    def _pause(self) -> None:
        """Stop the time and tell the keys, until Enter is pressed or somebody goes on."""
        with self._melee.paused():
            self._desk.answer(*self._keys(), *self._session.ask("current", None), note("together-paused"))
            while typed := self._desk.read_key():
                if command(typed) == "quit":
                    self._quit()
                elif command(typed) == "options":
                    options.choose(self._desk)
                elif self._meant(typed):
                    break
                self._desk.answer(note("together-paused"))
        if typed:
            self._typed(typed)

    def _keys(self) -> tuple[Message, ...]:
        """Return which keys are whose."""
        whose = zip(self._session.people, SETS_CALLED, strict=False)
        lines = (note("together-keys-of", player=Who(seat), keys=Message(called)) for seat, called in whose)
        return (note("together-keys"), *lines, note("together-enter"))

    def _act(self, seat: Seat, action: Any) -> None:
        try:
            self._session.act(seat, action)
        except GameError as error:
            self.answer(error.message)


def _nothing() -> None:
    pass
