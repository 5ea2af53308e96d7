"""A table whose cards and dice lie before its people, who say what chance has done."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from audiogames.core.chance import Outcome
from audiogames.core.errors import GameError, IllegalAction, reason
from audiogames.core.messages import Message, Seat

COMPANION: Final = "companion"
# The note of such a table: the chores that the program does.

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Fact(NamedTuple):
    seat: Seat
    action: str
    said: str = ""


class Contradiction(GameError):
    def __init__(self, number: int, message: Message) -> None:
        super().__init__(message)
        self.number = number


class Companion(Generic[S, A, V]):
    """`chores` are "cards" or "dice", said by people unless the program does them. `options` have a fixed value."""

    chores: tuple[str, ...] = ()
    options: ClassVar[Mapping[str, Any]] = {}

    def wants(self, state: S, action: A) -> str:
        """Return the chore whose result is said with an action."""
        return ""

    def why_not(self, state: S, seat: Seat, action: A, said: str) -> Message | None:
        return None

    def arranged(self, state: S, said: str) -> S:
        return state

    def outcome(self, state: S, said: str, drawn: Outcome) -> Outcome:
        return drawn

    def allowed(self, actions: tuple[A, ...]) -> tuple[A, ...]:
        return actions

    def meant(self, seen: V, words: Sequence[str]) -> Fact | None:
        """Interpret cards or numbers, None for their usual meaning."""
        return None

    def counts(self, seen: V) -> bool:
        """Return True if a number may have several digits."""
        return False

    def anew(self, fact: Fact, words: Sequence[str]) -> Fact | None:
        """Return the fact with other cards or numbers, None if it has none of their kind."""
        return None

    def said_in(self, fact: Fact) -> str:
        # "DECK/CARD" for a card
        return fact.said


class Keeping:
    """The companion of one table."""

    def __init__(self, companion: Companion[Any, Any, Any], chores: Sequence[str]) -> None:
        self._companion = companion
        self._chores = chores

    def wants(self, state: Any, action: Any) -> str:
        wanted = self._companion.wants(state, action)
        return "" if wanted in self._chores else wanted

    def arranged(self, state: Any, seat: Seat, action: Any, said: str) -> Any:
        """Raises IllegalAction."""
        wanted = self.wants(state, action)
        if wanted and not said:
            raise IllegalAction(reason(f"companion-say-{wanted}"))
        why = self._companion.why_not(state, seat, action, said)
        if why is not None:
            raise IllegalAction(why)
        return self._companion.arranged(state, said)

    def outcome(self, state: Any, steps: Sequence[Any], drawn: Outcome) -> Outcome:
        acted = [step.entry for step in steps if step.entry.chance is None][-2:]
        said = next((entry.said for entry in acted if entry.said is not None), "")
        return self._companion.outcome(state, said, drawn)

    def allowed(self, legal: Mapping[Seat, tuple[Any, ...]]) -> dict[Seat, tuple[Any, ...]]:
        return {seat: self._companion.allowed(actions) for seat, actions in legal.items()}


def at_start(pile: Sequence[Any], thing: Any, drawn: Sequence[int]) -> tuple[int, ...]:
    order, place = list(drawn), drawn.index(pile.index(thing))
    order[0], order[place] = order[place], order[0]
    return tuple(order)
