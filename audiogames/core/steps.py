"""The steps of a table: the effect of each journal entry, oldest first.

Rules are pure functions, so earlier states are recomputed from the journal. A server can keep a thousand tables without
storing their pasts.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, overload

from audiogames.core.game import Game
from audiogames.core.journal import JournalEntry

REMEMBERED: Final = 4
"""Number of last steps whose events stay in memory. Those of one shake take 3 kilobytes."""

AT_HAND: Final = 3
"""Number of last steps whose states stay in memory."""

APART: Final = 16
"""Spacing of older states in memory. Those between are recomputed."""

ALIKE: Final = 4096
"""Number of action entries shared by all tables. Most actions recur again and again."""


class Effect(NamedTuple):
    """The effect of a journal entry: the state before it, and its events, None if they must be recomputed."""

    entry: JournalEntry
    before: Any
    events: tuple[Any, ...] | None


class _Stretch:
    """Consecutive steps. States are recomputed from the first one on demand."""

    __slots__ = ("_entries", "_first", "_states", "game")

    def __init__(self, game: Game[Any, Any, Any], first: int, state: Any, entries: Sequence[JournalEntry] = ()) -> None:
        self.game = game
        self._first = first
        self._states = [state]
        self._entries = entries

    def __contains__(self, place: int) -> bool:
        return self._first <= place <= self._first + len(self._entries)

    def before(self, place: int) -> Any:
        while len(self._states) <= place - self._first:
            self._states.append(follows(self.game, self._states[-1], self._entries[len(self._states) - 1]))
        return self._states[place - self._first]


class Step:
    """One step of a table. Steps are equal if the same was done at the same table.

    A step stays valid whatever happens to its table.
    """

    __slots__ = ("_place", "_stretch", "entry", "remembered")

    def __init__(self, stretch: _Stretch, place: int, entry: JournalEntry, remembered: tuple[Any, ...] | None) -> None:
        self._stretch = stretch
        self._place = place
        self.entry = entry
        self.remembered = remembered
        """The events, None if they must be recomputed."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self._stretch.game

    @property
    def before(self) -> Any:
        return self._stretch.before(self._place)

    @property
    def events(self) -> tuple[Any, ...]:
        """The events with all secrets, recomputed if not remembered."""
        return done(self.game, self.before, self.entry)[1] if self.remembered is None else self.remembered

    def events_for(self, seats: Collection[int]) -> tuple[Any, ...]:
        """Return the events for these seats. Costly percepts of other seats are left out."""
        if self.remembered is not None or self.entry.chance is None:
            return self.events
        return self.game.chance_heard(self.before, self.entry.chance, seats)[1]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Step):
            return NotImplemented
        return self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[Any, ...]:
        return self.game, self.entry, self.before


class Steps(Sequence[Step]):
    """All steps of a table, oldest first. Only the end changes."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self._entries: list[JournalEntry] = []
        self._states: dict[int, Any] = {}
        """States before steps, by index: for each of the last steps, and for some older ones."""
        self._events: dict[int, tuple[Any, ...]] = {}
        """Events of steps, by index."""
        self._stretch: _Stretch | None = None
        """The last stretch of recomputed states."""

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, place: int) -> Step: ...
    @overload
    def __getitem__(self, place: slice) -> list[Step]: ...
    def __getitem__(self, place: int | slice) -> Step | list[Step]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self._entries)))]
        entry, at = self._entries[place], place + len(self._entries) if place < 0 else place
        return Step(self._stretch_at(at), at, entry, self._events.get(at))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Steps | list | tuple):
            return NotImplemented
        return len(self) == len(other) and all(one == another for one, another in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self._entries))

    def _stretch_at(self, place: int) -> _Stretch:
        if place in self._states:
            return _Stretch(self._game, place, self._states[place])
        if self._stretch is None or place not in self._stretch:
            first = max(known for known in self._states if known < place)
            self._stretch = _Stretch(self._game, first, self._states[first], self._entries[first : first + APART])
        return self._stretch

    def add(self, one: Effect) -> None:
        at = len(self._entries)
        self._entries.append(one.entry if one.entry.action is None else _shared(one.entry))
        self._states[at] = one.before
        if one.events is not None:
            self._events[at] = one.events
        self._stretch = None
        if (old := at - AT_HAND) % APART:
            self._states.pop(old, None)

    def forget(self) -> None:
        """Forget the events of all but the last steps."""
        oldest = len(self._entries) - REMEMBERED
        for old in [place for place in self._events if place < oldest]:
            del self._events[old]

    def last(self, count: int) -> tuple[Effect, ...]:
        return tuple(Effect(step.entry, step.before, step.remembered) for step in self[len(self) - count :])

    def cut(self, count: int) -> None:
        left = len(self) - count
        del self._entries[left:]
        self._states = {place: state for place, state in self._states.items() if place < left}
        self._events = {place: events for place, events in self._events.items() if place < left}
        self._stretch = None

    def until(self, place: int) -> "Steps":
        """Return an independent copy of the steps before an index."""
        past = Steps(self._game)
        past._entries, past._states, past._events = [*self._entries], self._states, self._events
        past.cut(len(self) - place)
        return past


@lru_cache(maxsize=ALIKE)
def _shared(entry: JournalEntry) -> JournalEntry:
    return entry


def done(game: Game[Any, Any, Any], state: Any, entry: JournalEntry) -> tuple[Any, tuple[Any, ...]]:
    """Return the state and the events after an entry other than undo. Raises GameError."""
    if entry.chance is not None:
        return game.apply_chance(state, entry.chance)
    if entry.seat is None:
        return game.run_out(state)
    return game.apply(state, entry.seat, game.parse_action(entry.action or ""))


def follows(game: Game[Any, Any, Any], state: Any, entry: JournalEntry) -> Any:
    """Return the state after an entry other than undo, without drawing percepts."""
    if entry.chance is not None:
        return game.chance_heard(state, entry.chance, ())[0]
    return done(game, state, entry)[0]
