"""A trial: how tests come by tables of a game, and what only that game promises."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from audiogames.core.chance import Generator
from audiogames.core.game import Game
from audiogames.core.journal import JournalEntry
from audiogames.core.messages import Seat
from audiogames.core.registry import game_named
from audiogames.core.steps import Effect, Step, Steps
from audiogames.core.table import Table

Position = dict[str, Any]
Done = tuple[Any, tuple[Any, ...]]
"""A state and the events that led to it."""
Law = Callable[[Table, int], None]
"""Asserts what only one game promises; the number is drawn at random."""


def changed(step: Step, entry: JournalEntry, before: Any) -> Step:
    """Return a step as it would be with another entry, or from another state."""
    steps = Steps(step.game)
    steps.add(Effect(entry, before, None))
    return steps[0]


class Trial:
    """A game, and how to come by tables of it where every phase is met."""

    name: ClassVar[str]
    phases: ClassVar[frozenset[str]]
    """Those in which a table may stand."""
    no_actions: ClassVar[tuple[str, ...]]
    """Texts that are no action of the game."""
    haste: ClassVar[frozenset[str]] = frozenset()
    """Verbs that random players do too seldom, and games then take long."""
    late: ClassVar[int] = 0
    """Once in so many times a clock runs out before anybody acts; 0: only if nobody does."""
    shown: ClassVar[tuple[type, ...]]
    """Classes of events that show everyone what was hidden: nothing is taken back through them."""
    laws: ClassVar[Sequence[Law]] = ()
    hides: ClassVar[bool] = True
    """Whether a redeal differs from the truth: something is hidden, or still to be drawn."""
    rare: ClassVar[frozenset[type]] = frozenset()
    """Classes of events that random games hardly ever come to."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game itself."""
        return game_named(self.name)

    def position(self, seed: int, seats: int) -> Position:
        """Return a random position, reachable or not, that waits for someone; its options are drawn too."""
        raise NotImplementedError

    def options(self, seed: int, seats: int) -> Mapping[str, Any]:
        """Return options of a table, drawn at random."""
        options: Mapping[str, Any] = self.position(seed, seats)["options"]
        return options

    def actions(self) -> Sequence[Any]:
        """Return actions that are there in the game, and some that cannot be; `legal` lists those of them that may."""
        raise NotImplementedError

    def choose(self, table: Table, choice: int) -> tuple[Seat, Any]:
        """Return who acts how; mostly what brings the game to its end."""
        legal = table.legal()
        seat = list(legal)[choice % len(legal)]
        hasty = [action for action in legal[seat] if action.verb in self.haste]
        actions = hasty if hasty and choice % 10 < 7 else legal[seat]
        return seat, actions[choice // 10 % len(actions)]

    def improved(self, table: Table, seat: Seat, action: Any, chance: Generator) -> Any:
        """Return what a random player does in place of an action that hardly ever leads anywhere."""
        return action

    def components(self, table: Table) -> Any:
        """Return all that lies on the table, in an order that does not depend on where it lies."""
        raise NotImplementedError

    def sound_of(self, event: Any) -> str | None:
        """Return the name of the sound of an event, None for silence: that of its class, unless its fields decide."""
        return self.game.CUES[type(event)]

    def check(self, table: Table) -> None:
        """Assert what holds between any two actions."""

    # What is hidden.

    def redealt(self, step: Step, viewer: Seat | None, chance: Generator) -> Any | None:
        """Return the state before a step with what the viewer cannot know drawn again, but for what the step shows.

        None where the step could not be done from there.
        """
        return self.game.redeal(self.game.view(step.before, viewer), chance)

    def repeated(self, step: Step, before: Any, chance: Generator) -> Done:
        """Do a step again from another state."""
        if step.entry.chance is not None:
            return self.game.apply_chance(before, step.entry.chance)
        if step.entry.seat is None:
            return self.game.run_out(before)
        return self.game.apply(before, step.entry.seat, self.game.parse_action(step.entry.action or ""))

    def unshown(self, events: Sequence[Any], viewer: Seat | None) -> Sequence[Any]:
        """Return events without what they are meant to show their viewer."""
        return events

    def muffled(self, message: Any) -> Any:
        """Return a message or a cue without the content of a percept."""
        return message
