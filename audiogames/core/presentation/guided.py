"""Guided games: a first game on a prepared deal that explains each rule when it matters.

The game's module `guided` defines the deal and the moments. A `Teaching` uses only what the learner's seat knows;
`audiogames.play.in_game.teacher` says it at that seat's device.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from audiogames.core.messages import Argument

PATIENCE: Final = "guided"
"""The journal's note of a guided game, and the grant by which bots wait."""


class LearnerKnowledge(NamedTuple):
    """At a pause: at the learner's turn, before the game goes on, or at its end.

    `events` are those since the last pause, as the seat may know them. `asked`: the seat is to act now. `told` has the
    names of all earlier teachings, including those of this pause.
    """

    view: Any
    events: tuple[Any, ...] = ()
    asked: bool = False
    told: frozenset[str] = frozenset()


Arguments = Mapping[str, Argument]


def nothing(known: LearnerKnowledge) -> Arguments:
    return {}


class Teaching(NamedTuple):
    """A rule or key that is explained once, `when` it matters, with the arguments of `says`.

    Its message is `guided-GAME-NAME`. If the moment never came, `guided-GAME-NAME-example` explains it at the end.
    Without `example` its words suit any later moment; `says` may then use only the view. `private`: others may not know
    it.
    """

    name: str
    when: Callable[[LearnerKnowledge], bool]
    says: Callable[[LearnerKnowledge], Arguments] = nothing
    example: bool = True
    private: bool = False


class GuidedGame(NamedTuple):
    """`position` is the prepared deal, without names. `seed` fixes later chance draws.

    People take the first seats, bots of `level` the others. A game takes about `minutes`. After an event of a class in
    `rests`, bots pause until it is explained.
    """

    position: Mapping[str, Any]
    teachings: tuple[Teaching, ...]
    minutes: int
    seed: int = 1
    level: str = "first-flight"
    rests: tuple[type, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.position["seats"])


def happened(*classes: type) -> Callable[[LearnerKnowledge], bool]:
    return lambda known: any(isinstance(event, classes) for event in known.events)


def message_id(game: str, name: str) -> str:
    return f"guided-{game}-{name}".replace("_", "-")
