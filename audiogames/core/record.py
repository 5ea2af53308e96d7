from collections.abc import Callable, Mapping
from typing import Any

from audiogames.core.errors import IllegalAction, reason
from audiogames.core.game import Json
from audiogames.core.journal import Journal, JournalEntry, MemoryStore
from audiogames.core.messages import Seat
from audiogames.core.steps import forget_events
from audiogames.core.table import Table


class RecordedTable(Table):
    """A table at which the steps of another happen again, in their order.

    After the last step nobody is to act, the game is `over`, and `at_end` is called.

    >>> played = Table.new("roue_des_sorcieres", [{"name": "Anna"}, {"name": "Brian"}], seed=7)
    >>> _ = played.submit(0, "play blue-9")
    >>> again = RecordedTable(played, {})
    >>> _ = again.go_on()
    >>> again.next_step.action, again.submit(0, "play blue-8"), again.next_step
    ('play blue-9', (Played(seat=0, card=8),), None)
    """

    def __init__(self, played: Table, notes: Json, at_end: Callable[[], None] = lambda: None) -> None:
        self._played = played.steps
        self._at_end = at_end
        self._end = played._state
        start = played.steps[0].before if played.steps else self._end
        super().__init__(played.game, start, played.seed, played.players, Journal(MemoryStore()), notes)

    @property
    def next_step(self) -> JournalEntry | None:
        return self._played[len(self.steps)].entry if len(self.steps) < len(self._played) else None

    @property
    def over(self) -> bool:
        return self.next_step is None

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.next_step is None else super().to_act()

    def legal(self) -> Mapping[Seat, tuple[Any, ...]]:
        return {} if self.next_step is None else super().legal()

    def time(self) -> tuple[Any, ...]:
        return self._happens()

    def _said(self, seat: Seat, action: Any, said: str) -> str:
        return ""

    def _do(self, entry: JournalEntry, state: Any, events: tuple[Any, ...]) -> tuple[Any, ...]:
        return self._happens()

    def _happens(self) -> tuple[Any, ...]:
        if self.next_step is None:
            raise IllegalAction(reason("replay-unfinished"))
        return (*self._repeat(), *self._settle())

    def _repeat(self) -> tuple[Any, ...]:
        step, after = self._played[len(self.steps)], len(self.steps) + 1
        state = self._played[after].before if after < len(self._played) else self._end
        events = step.events
        self._advance(step.entry, state, events)
        forget_events(self.steps)
        if self.next_step is None:
            self._at_end()
        return events

    def _settle(self) -> tuple[Any, ...]:
        happened: tuple[Any, ...] = ()
        while (entry := self.next_step) is not None:
            if entry.chance is None and entry.said is None and not self._only_choice(self.legal()):
                break
            happened += self._repeat()
        return happened
