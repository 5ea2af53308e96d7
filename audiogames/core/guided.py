"""Guided games: a first game on a prepared deal, in which each rule is told at the moment it matters.

A game says in its module `guided` how the deal is, and which rule is told when. A `Teaching` looks at nothing but what
the learner's seat knows; `audiogames.play.teacher` tells it at the device where that seat is.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from audiogames.core.messages import Argument

PATIENCE: Final = "guided"
"""The note in the journal of a guided game, and the grant for its bots to wait for those who learn."""


class LearnerKnowledge(NamedTuple):
    """The knowledge of a learner at a pause: while they are asked, before the game goes on, or at its end.

    `events` are those since the last pause, as the seat may know them. `asked`: the seat is to act now. `told` has the
    names of the teachings that were told before, or are told now before this one.
    """

    view: Any
    events: tuple[Any, ...] = ()
    asked: bool = False
    told: frozenset[str] = frozenset()


Arguments = Mapping[str, Argument]


def nothing(known: LearnerKnowledge) -> Arguments:
    """Return no arguments: the rule is told in the same words whenever it is told."""
    return {}


class Teaching(NamedTuple):
    """One rule, or one key, that is told unasked once, `when` it matters, with the arguments that it `says`.

    Its message is `guided-GAME-NAME`. It speaks of its moment, and is told then or not at all: where that did not come,
    `guided-GAME-NAME-example` tells it at the end. It has no `example` where its words are as true at any later moment;
    then it `says` only what the view of that moment holds. It is `private` where others at the table may not know it.
    """

    name: str
    when: Callable[[LearnerKnowledge], bool]
    says: Callable[[LearnerKnowledge], Arguments] = nothing
    example: bool = True
    private: bool = False


class GuidedGame(NamedTuple):
    """A game that teaches.

    `position` is the prepared deal, in the text form of positions, without names; `seed` sets what chance decides from
    there. People take the first seats, bots of the `level` all others. It takes about so many `minutes`. After an event
    of a class in `rests`, bots rest for a breath: what is to be said of it is said before the game goes on.
    """

    position: Mapping[str, Any]
    teachings: tuple[Teaching, ...]
    minutes: int
    seed: int = 1
    level: str = "first-flight"
    rests: tuple[type, ...] = ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.position["seats"])


def happened(*classes: type) -> Callable[[LearnerKnowledge], bool]:
    """Return a condition: an event of one of these classes has happened since the last pause."""
    return lambda known: any(isinstance(event, classes) for event in known.events)


def message_id(game: str, name: str) -> str:
    """Return the message of a teaching, by the names of the game and of the teaching."""
    return f"guided-{game}-{name}".replace("_", "-")
