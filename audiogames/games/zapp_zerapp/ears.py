"""What a bot has heard in barrels and still remembers, and which number it then thinks a barrel holds.

It has ears, not eyes: it estimates from the percepts of its own shakes, which are those that a person would hear, and
is as unsure as they are.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Final, NamedTuple

from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.percept_ears import estimate, spread
from audiogames.games.zapp_zerapp.state import Place
from audiogames.games.zapp_zerapp.view import View

THOUSAND: Final = 1000


class Heard(NamedTuple):
    """What was heard at one place: how many shakes, and their mean estimate of ln(number), in thousandths."""

    shakes: int = 0
    estimate: int = 0


class Memory(NamedTuple):
    """What a bot keeps: what it heard at each place, and the numbers shown at places, the latest last.

    `hands` counts what was taken and put back: whoever does just anything does not do the same again and again.
    """

    heard: tuple[Heard, ...] = (Heard(),) * len(BARRELS)
    shown: tuple[tuple[Place, int], ...] = ()
    hands: int = 0

    def tried(self) -> int:
        """Return how many barrels were shaken."""
        return sum(1 for heard in self.heard if heard.shakes)


class Listening(NamedTuple):
    """A view, and with it what its seat remembers."""

    view: View
    memory: Memory

    def __getattr__(self, name: str) -> object:
        """Give what the view has: whoever imagines hidden barrels needs no memory."""
        return getattr(self.view, name)


class Skill(NamedTuple):
    """How well a bot listens.

    `doubt` is how many times as unsure it is as its ear, `tries` how many barrels it shakes, `span` how many numbers it
    remembers of those that were shown.
    """

    doubt: float
    tries: int
    span: int


def remembered(memory: Memory, events: Sequence[e.Event]) -> Memory:
    """Return the memory after hearing events that were cut for its seat."""
    for event in events:
        if isinstance(event, e.BarrelsReturned) and event.shuffled:
            memory = Memory()
        elif isinstance(event, e.Revealed):
            others = tuple(line for line in memory.shown if line[0] != event.place)
            memory = memory._replace(shown=(*others, (event.place, event.number)))
        elif isinstance(event, e.Shook) and event.percept is not None and event.place is not None:
            memory = _with_shake(memory, event.place, estimate(event.percept))
        elif isinstance(event, e.Took | e.Released):
            memory = memory._replace(hands=memory.hands + 1)
    return memory


def _with_shake(memory: Memory, place: Place, told: float) -> Memory:
    before = memory.heard[place]
    mean = (before.estimate * before.shakes + round(told * THOUSAND)) // (before.shakes + 1)
    heard = (*memory.heard[:place], Heard(before.shakes + 1, mean), *memory.heard[place + 1 :])
    return memory._replace(heard=heard)


def promise(seen: View, memory: Memory, place: Place, worths: Mapping[int, int], skill: Skill) -> int:
    """Return what the barrel at a place is worth on average, in thousandths.

    `worths` has what each number is worth that is not too high; the others are worth nothing.
    """
    unsure = skill.doubt * spread(seen.rules.difficulty)
    shown = dict(memory.shown[-skill.span :] if skill.span else ())
    if place in shown:
        return THOUSAND * worths.get(shown[place], 0)
    odds = {
        number: _likeness(number, memory.heard[place], unsure) for number in BARRELS if number not in shown.values()
    }
    whole = sum(odds.values())
    return round(THOUSAND * sum(odd * worths.get(number, 0) for number, odd in odds.items()) / whole) if whole else 0


def _likeness(number: int, heard: Heard, unsure: float) -> float:
    """Return how well a number fits what was heard: a normal law of its logarithm, with this SD for one shake."""
    if not heard.shakes:
        return 1.0
    away = (heard.estimate / THOUSAND - log(number)) / unsure
    return exp(-0.5 * heard.shakes * away * away)
