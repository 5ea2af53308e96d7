"""The teacher of a guided game at one device: rules are explained when they matter, each once unless requested.

Only the knowledge of the seats at this device decides what is explained, and only there. Progress is stored beside the
journal, so that a game can be resumed.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from audiogames.core.errors import JournalUnwritable
from audiogames.core.messages import Message, Seat, menu_message
from audiogames.core.presentation.guided import GuidedGame, LearnerKnowledge, Teaching, message_id
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import fitting
from audiogames.play.table.sitting import Sitting

TAUGHT: Final = "taught"
"""The kind of record beside the journal of what a seat was taught: its number, and the name of a teaching."""

AT_A_TIME: Final = 2
"""Maximum rules per pause."""


class Teacher:
    """Explains the rules of a guided game to players at one device."""

    def __init__(self, conversation: Conversation, sitting: Sitting, guided: GuidedGame) -> None:
        self._conversation = conversation
        self._sitting = sitting
        self._store = sitting.table.store
        self._guided = guided
        self._told: dict[Seat, set[str]] = {}
        self._seen: dict[Seat, int] = {}
        """Number of steps that each seat was taught about."""
        self._waiting: dict[Seat, set[str]] = {}
        """Names of postponed teachings, which are still true later."""
        self._last: dict[Seat, tuple[Message, ...]] = {}
        self._has_begun = False
        """True before the first move."""
        for record in self._store.beside(TAUGHT):
            if isinstance(record, list) and len(record) == 2 and type(record[0]) is int:
                self._told.setdefault(record[0], set()).add(str(record[1]))

    def begin(self) -> None:
        """Begin to teach. After the first move, the person hears how to repeat a rule."""
        self._has_begun = True

    def pause(self, seats: Sequence[Seat], asked: bool = False) -> None:
        """Explain what matters now, to one seat or to all here. With `asked`, the seat is to act.

        If there are too many, what concerns this moment is explained at a similar one, or at the end by an example. The
        rest waits.
        """
        told: dict[str, Message] = {}
        for seat in seats:
            for teaching, known in self._look(seat, asked):
                if teaching.name in told or len(told) < AT_A_TIME:
                    self._note(seat, teaching.name)
                    told.setdefault(teaching.name, self._words(teaching, known))
                elif not teaching.example:
                    self._waiting.setdefault(seat, set()).add(teaching.name)
        if not told:
            return
        has_moved = any(step.entry.seat in seats for step in self._sitting.table.steps)
        keys = [menu_message("guided-keys")] if self._has_begun and has_moved else []
        self._has_begun &= not keys
        self._tell(seats, [*told.values(), *keys])

    def again(self, seat: Seat) -> tuple[Message, ...]:
        return self._last.get(seat, ())

    def finish(self, seats: Sequence[Seat]) -> None:
        """Explain all remaining rules, if necessary by an example, and say goodbye."""
        due = {seat: dict(self._look(seat, False)) for seat in seats}
        late: list[Message] = []
        missed: list[Message] = []
        for teaching in self._guided.teachings:
            lacks = [seat for seat in seats if teaching.name not in self._told[seat]]
            knows = [due[seat][teaching] for seat in lacks if teaching in due[seat]]
            if lacks and teaching.example and not knows:
                missed.append(self._message(f"{teaching.name}-example"))
            elif lacks:
                late.append(
                    self._words(teaching, knows[0] if knows else LearnerKnowledge(self._sitting.view(lacks[0])))
                )
            for seat in lacks:
                self._note(seat, teaching.name)
        intro = (menu_message("guided-missed"),) if missed else ()
        self._tell(seats, (*late, *intro, *missed, menu_message("guided-end")))

    def _look(self, seat: Seat, asked: bool) -> list[tuple[Teaching, LearnerKnowledge]]:
        """Return the due teachings of a seat in order: by events since the last look, and postponed ones."""
        told, waiting = self._told.setdefault(seat, set()), self._waiting.get(seat, set())
        end = len(self._sitting.table.steps)
        start = min(self._seen.get(seat, 0), end)
        self._seen[seat] = end
        known = LearnerKnowledge(
            self._sitting.view(seat), self._sitting.hearing.events(start, end, seat), asked, frozenset(told)
        )
        due: list[tuple[Teaching, LearnerKnowledge]] = []
        for teaching in self._guided.teachings:
            if teaching.name not in told and (teaching.name in waiting or teaching.when(known)):
                known = known._replace(told=known.told | {teaching.name})
                due.append((teaching, known))
        return due

    def _words(self, teaching: Teaching, known: LearnerKnowledge) -> Message:
        arguments = {"keys": self._conversation.device.keys, **teaching.says(known)}
        return self._message(teaching.name)._replace(arguments=arguments, private=teaching.private)

    def _message(self, name: str) -> Message:
        return menu_message(message_id(self._sitting.game.name, name))

    def _note(self, seat: Seat, name: str) -> None:
        """Note what a seat was taught. A full disk is ignored."""
        self._told[seat].add(name)
        with suppress(JournalUnwritable, OSError):
            self._store.put_beside(TAUGHT, [seat, name])

    def _tell(self, seats: Sequence[Seat], messages: Iterable[Message]) -> None:
        told = tuple(messages)
        for seat in seats:
            self._last[seat] = told
        self._conversation.breath.tell(*(piece for message in told for piece in fitting(self._conversation, message)))


def teacher_of(conversation: Conversation, sitting: Sitting) -> Teacher | None:
    """Return the teacher of a guided game at one device, else None."""
    guided = sitting.game.guided if sitting.is_guided else None
    return None if guided is None else Teacher(conversation, sitting, guided)
