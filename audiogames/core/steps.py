from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final

from audiogames.core.game import Game
from audiogames.core.journal import JournalEntry

REMEMBERED: Final = 4
"""Last steps whose events stay in memory. Those of one shake take 3 kilobytes."""


@dataclass(frozen=True, slots=True)
class Step:
    game: Game[Any, Any, Any]
    entry: JournalEntry
    before: Any
    remembered: tuple[Any, ...] | None = field(default=None, compare=False)
    """None if the events must be recomputed."""

    @property
    def events(self) -> tuple[Any, ...]:
        """With all secrets, recomputed if not remembered."""
        return done(self.game, self.before, self.entry)[1] if self.remembered is None else self.remembered

    def events_for(self, seats: Collection[int]) -> tuple[Any, ...]:
        """Costly percepts of other seats are left out."""
        if self.remembered is not None or self.entry.chance is None:
            return self.events
        return self.game.chance_heard(self.before, self.entry.chance, seats)[1]


def forget_events(steps: list[Step]) -> None:
    for place in range(len(steps) - REMEMBERED - 1, -1, -1):
        step = steps[place]
        if step.remembered is None:
            return
        steps[place] = Step(step.game, step.entry, step.before)


def done(game: Game[Any, Any, Any], state: Any, entry: JournalEntry) -> tuple[Any, tuple[Any, ...]]:
    """The state and the events after an entry other than undo. Raises GameError."""
    if entry.chance is not None:
        return game.apply_chance(state, entry.chance)
    if entry.said is not None:
        return game.companion.arranged(state, entry.seat or 0, entry.said), ()
    if entry.seat is None:
        return game.run_out(state)
    return game.apply(state, entry.seat, game.parse_action(entry.action or ""))


def follows(game: Game[Any, Any, Any], state: Any, entry: JournalEntry) -> Any:
    if entry.chance is not None:
        return game.chance_heard(state, entry.chance, ())[0]
    return done(game, state, entry)[0]
