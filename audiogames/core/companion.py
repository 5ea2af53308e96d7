"""A table whose cards and dice lie before its people, who say what chance has done."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from audiogames.core.chance import Outcome
from audiogames.core.errors import GameError, IllegalAction, reason
from audiogames.core.messages import Argument, Card, Message, Seat
from audiogames.core.timing import Course

COMPANION: Final = "companion"
# The note of such a table: the chores that the program does.

EAR: Final = "companion-ear"
# The note of the seat whose hand the device in the middle keeps.

START: Final = "companion-start"
# The note of what lies open before the first turn.

HELD: Final = "hand "
# Begins what a seat says of its own hand, for itself alone.

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


Known: TypeAlias = Mapping[Seat, Any]

PARTED: Final = "; "
# Between what people say with an action and how hidden cards change places for it.
SWAP: Final = "swap"


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
    wanted_of: ClassVar[Mapping[str, str]] = {}
    # The chore of what is wanted, if it has another name.
    options: ClassVar[Mapping[str, Any]] = {}
    words: ClassVar[Mapping[str, str]] = {}
    # Ids of messages by those that they replace at a real table, "" for silence.
    course: type[Course] = Course
    hands = False
    unique = True
    start = ""
    cards: tuple[str, ...] = ()

    def wants(self, state: S, action: A) -> str:
        # Return what is said with an action, such as the result of a chore.
        return ""

    def is_said(self, wanted: str, said: str) -> bool:
        return bool(said)

    def why_not(self, state: S, seat: Seat, action: A, said: str) -> Message | None:
        return None

    def arranged(self, state: S, seat: Seat, said: str) -> S:
        return state

    def found(self, state: S, seat: Seat, action: A, known: Known, said: str = "") -> str:
        # Return what is said by an action itself, such as a card that nobody knew.
        return ""

    def fitted(self, state: S, action: A, said: str) -> A:
        # Return an action whose hidden card was not said with some card.
        return action

    def runs_out(self, state: S) -> bool:
        # Return True if nobody waits for the clock.
        return False

    def held(self, state: S, seat: Seat, card: str, known: Known) -> str:
        # Return what is said by a card of the seat's hand. Raises IllegalAction.
        raise NotImplementedError

    def known(self, state: S, steps: Sequence[Any]) -> Known:
        # Return the known hidden cards of each seat.
        return {}

    def covered(self, seen: V, known: Known) -> V:
        return seen

    def unknown(self, seen: V) -> int:
        # Return the number of cards of the view's seat that are not known.
        return 0

    def is_card(self, word: str) -> bool:
        return "-" in word

    def is_held(self, seen: V, card: str) -> bool:
        # Return True if a card said at its seat's turn is one of the hand, not a move.
        return False

    def is_secret(self, state: S, fact: Fact) -> bool:
        return False

    def outcome(self, state: S, said: str, drawn: Outcome) -> Outcome:
        return drawn

    def allowed(self, state: S, seat: Seat, actions: tuple[A, ...], known: Known) -> tuple[A, ...]:
        return actions

    def meant(self, seen: V, words: Sequence[str]) -> Fact | None:
        # Interpret cards or numbers, None for their usual meaning.
        return None

    def sayings(self, seen: V) -> tuple[str, ...]:
        """Return all cards or numbers that can be said, such as "red-7" or "6 4"."""
        return self.cards

    def anew(self, fact: Fact, words: Sequence[str]) -> Fact | None:
        # Return the fact with other cards or numbers, None if it has none of their kind.
        return None

    def corrected(self, fact: Fact, right: Sequence[str], wrong: Sequence[str]) -> Fact | None:
        # Return the fact said anew, None unless it said what was `wrong`, if anything.
        was = self.anew(fact, wrong) if wrong else fact
        return self.anew(fact, right) if was is not None and self.said_in(was) == self.said_in(fact) else None

    def said_in(self, fact: Fact) -> str:
        # "DECK/CARD" for a card
        return fact.said

    def differing(self, was: Fact, now: Fact) -> tuple[str, str]:
        return self.said_in(was), self.said_in(now)

    def named(self, deck: str, card: str) -> Argument:
        return Card(deck, card)


class Situation(NamedTuple):
    state: Any
    steps: Sequence[Any]


class Keeping:
    # The companion of one table.

    def __init__(self, companion: Companion[Any, Any, Any], chores: Sequence[str]) -> None:
        self._companion = companion
        self._chores = chores
        self.deals_hands = companion.hands and "cards" in chores

    def wants(self, state: Any, action: Any) -> str:
        wanted = self._companion.wants(state, action)
        return "" if self._companion.wanted_of.get(wanted, wanted) in self._chores else wanted

    def said(self, table: Situation, seat: Seat, action: Any, said: str) -> str:
        # Return all that is said with an action. Raises IllegalAction.
        wanted = self.wants(table.state, action)
        parts = [part for part in said.split(PARTED) if wanted and not part.startswith(SWAP)]
        said = PARTED.join(parts)
        if wanted and not self._companion.is_said(wanted, said):
            raise IllegalAction(reason(f"companion-say-{wanted}"))
        why = self._companion.why_not(table.state, seat, action, said)
        if why is not None:
            raise IllegalAction(why)
        if self.deals_hands:
            return said
        found = self._companion.found(table.state, seat, action, self._known(table), said)
        return PARTED.join(filter(None, (said, found)))

    def fitted(self, state: Any, action: Any, said: str) -> Any:
        return self._companion.fitted(state, action, said)

    def runs_out(self, state: Any) -> bool:
        return self._companion.runs_out(state)

    def held(self, table: Situation, seat: Seat, card: str) -> str:
        # Raises IllegalAction.
        if self.deals_hands:
            raise IllegalAction(reason("companion-hand-full"))
        return self._companion.held(table.state, seat, card, self._known(table))

    def arranged(self, state: Any, seat: Seat, said: str) -> Any:
        return self._companion.arranged(state, seat, said)

    def outcome(self, table: Situation, drawn: Outcome) -> Outcome:
        acted = [step.entry for step in table.steps if step.entry.chance is None][-2:]
        said = next((entry.said for entry in acted if entry.said is not None), "")
        return self._companion.outcome(table.state, said, drawn)

    def allowed(self, table: Situation, legal: Mapping[Seat, tuple[Any, ...]]) -> dict[Seat, tuple[Any, ...]]:
        known, state = self._known(table), table.state
        if self.deals_hands:
            return {**legal}
        return {seat: self._companion.allowed(state, seat, actions, known) for seat, actions in legal.items()}

    def covered(self, table: Situation, seen: Any) -> Any:
        return seen if self.deals_hands else self._companion.covered(seen, self._known(table))

    def _known(self, table: Situation) -> Known:
        return self._companion.known(table.state, table.steps)


def at_start(pile: Sequence[Any], thing: Any, drawn: Sequence[int]) -> tuple[int, ...]:
    order, place = list(drawn), drawn.index(pile.index(thing))
    order[0], order[place] = order[place], order[0]
    return tuple(order)
