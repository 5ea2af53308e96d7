from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from audiogames.core.chance import Generator
from audiogames.core.game import Game
from audiogames.core.messages import Seat
from audiogames.core.registry import game_named
from audiogames.core.steps import Step
from audiogames.core.table import Table

Position = dict[str, Any]
Done = tuple[Any, tuple[Any, ...]]
Law = Callable[[Table, int], None]
"""The number is random."""


class Trial:
    """A game, and ways to make tables of it in every phase."""

    name: ClassVar[str]
    phases: ClassVar[frozenset[str]]
    no_actions: ClassVar[tuple[str, ...]]
    haste: ClassVar[frozenset[str]] = frozenset()
    """Verbs that random players choose too seldom, which would make games long."""
    late: ClassVar[int] = 0
    """In one of this many cases a clock runs out before anybody acts. 0: only if nobody does."""
    shown: ClassVar[tuple[type, ...]]
    """Classes of events that reveal something to everyone, which prevents undo."""
    laws: ClassVar[Sequence[Law]] = ()
    hides: ClassVar[bool] = True
    """A redeal differs from the truth: something is hidden, or still to be drawn."""
    rare: ClassVar[frozenset[type]] = frozenset()
    """Classes of events that random games rarely reach."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        return game_named(self.name)

    def position(self, seed: int, seats: int) -> Position:
        """Reachable or not, with random options. Someone is to act."""
        raise NotImplementedError

    def options(self, seed: int, seats: int) -> Mapping[str, Any]:
        options: Mapping[str, Any] = self.position(seed, seats)["options"]
        return options

    def actions(self) -> Sequence[Any]:
        """Existing and impossible actions. `legal` lists exactly the allowed ones among them."""
        raise NotImplementedError

    def choose(self, table: Table, choice: int) -> tuple[Seat, Any]:
        legal = table.legal()
        seat = list(legal)[choice % len(legal)]
        hasty = [action for action in legal[seat] if action.verb in self.haste]
        actions = hasty if hasty and choice % 10 < 7 else legal[seat]
        return seat, actions[choice // 10 % len(actions)]

    def improved(self, table: Table, seat: Seat, action: Any, chance: Generator) -> Any:
        """Return the action of a random player instead of one that rarely leads anywhere."""
        return action

    def components(self, table: Table) -> Any:
        """Sorted independently of their places."""
        raise NotImplementedError

    def sound_of(self, event: Any) -> str | None:
        """None for silence. Depends on the class of an event, unless its fields decide."""
        return self.game.CUES[type(event)]

    def check(self, table: Table) -> None: ...

    # What is hidden.

    def redealt(self, step: Step, viewer: Seat | None, chance: Generator) -> Any | None:
        """Redraw what the viewer neither knows nor learns from the step.

        None if the step is impossible from there.
        """
        return self.game.redeal(self.game.view(step.before, viewer), chance)

    def repeated(self, step: Step, before: Any, chance: Generator) -> Done:
        if step.entry.chance is not None:
            return self.game.apply_chance(before, step.entry.chance)
        if step.entry.seat is None:
            return self.game.run_out(before)
        return self.game.apply(before, step.entry.seat, self.game.parse_action(step.entry.action or ""))

    def unshown(self, events: Sequence[Any], viewer: Seat | None) -> Sequence[Any]:
        """Events without what they are meant to reveal to their viewer."""
        return events

    def muffled(self, message: Any) -> Any:
        """A message or a cue without the content of a percept."""
        return message
