"""Sensible play of Zapp Zerapp, from what a seat hears and sees (`core.game.Policy`).

A bot estimates from the percepts of its own shakes, with a person's uncertainty.

Worths are integers in spaces of the ring, the same on every machine.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from types import MappingProxyType
from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.game import Level, Policy, RecalledView, ahead, parted
from audiogames.core.messages import Seat
from audiogames.core.presentation.fading import is_kept
from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp import rules
from audiogames.games.zapp_zerapp.percept.ears import estimate, spread
from audiogames.games.zapp_zerapp.rules.moves import behind, listed, made, safe
from audiogames.games.zapp_zerapp.state import CITY, PIECES, START, Action, Place, State
from audiogames.games.zapp_zerapp.view import View

THOUSAND: Final = 1000


# What was heard in barrels and is still remembered, and which number a barrel then seems to hold.


class ShakeEstimate(NamedTuple):
    """The number of shakes at one place, and the mean estimate of ln(number) in thousandths."""

    shakes: int = 0
    estimate: int = 0


class Memory(NamedTuple):
    """The rattles heard at each place, and the numbers shown at places, the latest last.

    `hands` counts takes and releases, so that random moves do not repeat endlessly.
    """

    heard: tuple[ShakeEstimate, ...] = (ShakeEstimate(),) * len(BARRELS)
    shown: tuple[tuple[Place, int], ...] = ()
    hands: int = 0

    def tried(self) -> int:
        return sum(1 for heard in self.heard if heard.shakes)


class FadingMemory(NamedTuple):
    """The rattles that a forgetful bot with a `seed` heard, and the places in the `order` of shakes.

    Shown numbers fade too. `rounds` counts the rounds, so that rounds differ.
    """

    seed: int
    memory: Memory = Memory()
    order: tuple[Place, ...] = ()
    rounds: int = 0

    def left(self) -> Memory:
        heard = list(self.memory.heard)
        for number, place in enumerate(self.order):
            since = len(self.order) - 1 - number
            if place not in self.order[number + 1 :] and not self._is_kept(place, since, number):
                heard[place] = ShakeEstimate()
        shown = tuple(
            line
            for number, line in enumerate(self.memory.shown)
            if self._is_kept(line, len(self.memory.shown) - 1 - number, number)
        )
        return self.memory._replace(heard=tuple(heard), shown=shown)

    def _is_kept(self, thing: object, since: int, number: int) -> bool:
        return is_kept(self.seed, (self.rounds, str(thing)), since, number, power=BARRELS_FADE)


BARRELS_FADE: Final = 0.2
"""Power of the fading per later shake: four of them lose one memory in four."""


class Skill(NamedTuple):
    """`doubt` is a factor on the uncertainty of its ear, `tries` the number of barrels it shakes.

    `span` is the number of shown numbers it remembers. `plans`: it values each number by its effect on the board,
    instead of its spaces.
    """

    doubt: float
    tries: int
    span: int
    plans: bool = False


def remembered(memory: Memory, events: Sequence[e.Event]) -> Memory:
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
    heard = (*memory.heard[:place], ShakeEstimate(before.shakes + 1, mean), *memory.heard[place + 1 :])
    return memory._replace(heard=heard)


def _remembered_fading(memory: FadingMemory, events: Sequence[e.Event]) -> FadingMemory:
    for event in events:
        kept = memory._replace(memory=remembered(memory.memory, (event,)))
        if isinstance(event, e.BarrelsReturned):
            kept = kept._replace(order=() if event.shuffled else kept.order, rounds=kept.rounds + event.shuffled)
        elif isinstance(event, e.Shook) and event.percept is not None and event.place is not None:
            kept = kept._replace(order=(*kept.order, event.place))
        memory = kept
    return memory


def promise(seen: View, memory: Memory, place: Place, worths: Mapping[int, int], skill: Skill) -> int:
    """The expected worth of the barrel at a place, in thousandths.

    `worths` has the worth of each allowed number. Others are worth nothing.
    """
    shown = dict(memory.shown[-skill.span :] if skill.span else ())
    if place in shown:
        return THOUSAND * worths.get(shown[place], 0)
    odds = likenesses(seen, memory, place, skill)
    whole = sum(odds.values())
    return round(THOUSAND * sum(odd * worths.get(number, 0) for number, odd in odds.items()) / whole) if whole else 0


def safety(seen: View, memory: Memory, place: Place, skill: Skill) -> int:
    return promise(seen, memory, place, dict.fromkeys(range(1, (seen.magic_number or 0) + 1), 1), skill)


def likenesses(seen: View, memory: Memory, place: Place, skill: Skill) -> Mapping[int, float]:
    """The likelihood of each number not seen elsewhere, given what was heard at a place."""
    unsure = skill.doubt * spread(seen.rules.difficulty)
    shown = {number for _, number in (memory.shown[-skill.span :] if skill.span else ())}
    return {number: _likeness(number, memory.heard[place], unsure) for number in BARRELS if number not in shown}


def _likeness(number: int, heard: ShakeEstimate, unsure: float) -> float:
    """Normal in the logarithm, with this SD for one shake."""
    if not heard.shakes:
        return 1.0
    away = (heard.estimate / THOUSAND - log(number)) / unsure
    return exp(-0.5 * heard.shakes * away * away)


# What to do.

BEGINNER: Final = Skill(doubt=2.0, tries=2, span=0)
HURRIED: Final = Skill(doubt=1.0, tries=2, span=6)
EXPERIENCED: Final = HURRIED._replace(tries=3)
PATIENT: Final = Skill(doubt=1.0, tries=4, span=len(BARRELS), plans=True)
MASTER: Final = PATIENT._replace(tries=6)

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "first-flight": Level(slips=15, skill=HURRIED),
        "apprentice": Level(skill=HURRIED),
        "witch": Level(skill=EXPERIENCED),
        "grand-witch": Level(samples=1, skill=PATIENT),
        "arch-witch": Level(samples=1, skill=MASTER),
    }
)
"""Only the number of shakes distinguishes levels (benchmarks/rules/arena.py)."""

HOME: Final = 12
"""Value of an apprentice in the city, in addition to its way, in spaces."""

VICTORY: Final = 100
REACH: Final = 12
EXPOSED: Final = 3
"""Divisor for the mean loss of spaces gone, while an opponent is within reach behind."""

GREED: Final = 1
CARE: Final = 1000
"""Thousandths. Smaller values make a careful bot avoid barrels that may be too high."""

GOOD: Final = 600
"""Thousandths of the magic number at which a bot in the mêlée stops searching."""


class ZappPolicy(Policy[State, Action, View]):
    levels = LEVELS
    margin = 1

    def __init__(self, skill: Skill = MASTER) -> None:
        super().__init__(skill)

    def blank(self, seed: int = 0) -> Memory | FadingMemory:
        return FadingMemory(seed) if self.manner == "forgetful" else Memory()

    def remember(self, memory: Memory | FadingMemory, events: Sequence[e.Event]) -> Memory | FadingMemory:
        return remembered(memory, events) if isinstance(memory, Memory) else _remembered_fading(memory, events)

    def recall(self, view: View, memory: Memory | FadingMemory) -> View:
        left = memory if isinstance(memory, Memory) else memory.left()
        return RecalledView(view, left)  # type: ignore[return-value]  # `redeal` and `choose` are given it back

    def taste(self, view: View, action: Action) -> int:
        """Careful bots expose few steps to banishment. Greedy ones banish, and go far."""
        seen, _ = parted(view, Memory())
        state, seat = board_of(seen), seat_of(seen)
        after = made(state, seat, action, rules.number_of(state, seat))[0]
        if self.manner == "careful":
            return -exposed_steps(after, seat)
        others = [sum(steps) for other, steps in enumerate(after.apprentices) if other != seat]
        return max(step for step in after.apprentices[seat]) - sum(others)

    def worth_trying(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """All moves. Before, only the choice at a glance, since imagined barrels make no sound."""
        seen, _ = parted(view, Memory())
        return actions if seen.phase == "move" else (self.choose(view, actions),)

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        seen, memory = parted(view, Memory())
        if seen.phase == "move":
            return self._moved(seen, actions)
        worths = worths_of(seen) if self.skill.plans else _spaces(seen)
        if self.manner == "greedy" and worths:
            worths = {number: worth + GREED * number for number, worth in worths.items()}
        return _listened(seen, memory, actions, self.skill, worths, self.manner == "careful")

    def _moved(self, seen: View, actions: Sequence[Action]) -> Action:
        state, seat = board_of(seen), seat_of(seen)
        if self.manner not in ("careful", "greedy"):
            return _best_move(state, seat, actions)
        number = rules.number_of(state, seat)
        worths = {action: _ahead(made(state, seat, action, number)[0], seat) for action in actions}
        least = max(worths.values()) - self.margin * (len(state.colours) - 1)
        near = [action for action in actions if worths[action] >= least]
        return max(near, key=lambda action: (self.taste(seen, action), worths[action]))

    def slip(self, view: View, actions: Sequence[Action], chance: Generator) -> Action:
        return actions[chance.below(len(actions))]

    def blunder(self, view: View, actions: Sequence[Action]) -> Action:
        """Trust one shake of two barrels, and move the leading apprentice."""
        seen, memory = parted(view, Memory())
        if seen.phase == "move":
            return max(actions, key=lambda action: seen.apprentices[seat_of(seen)][action.piece or 0])
        return _listened(seen, memory, actions, BEGINNER, _spaces(seen))

    def play_on(self, state: State, seat: Seat) -> Action:
        """Take barrels in order, without listening."""
        actions = rules.legal(state, seat)
        if state.phase == "move":
            return _best_move(state, seat, actions)
        return next((action for action in actions if action.verb == "choose"), None) or next(
            (action for action in actions if action.verb != "shake"), actions[0]
        )

    def at_rest(self, state: State) -> bool:
        """Between rounds."""
        return state.phase == "roll"

    def worth(self, state: State, seat: Seat) -> int:
        return _ahead(state, seat)


def seat_of(view: View) -> Seat:
    """For a spectator the seat to act."""
    return view.seat if view.seat is not None else view.to_act[0]


# Barrels.


def _spaces(seen: View) -> Mapping[int, int]:
    return {number: number for number in range(1, (seen.magic_number or 0) + 1)}


def worths_of(seen: View) -> Mapping[int, int]:
    state, seat = board_of(seen), seat_of(seen)
    return {
        number: max(
            _ahead(made(state, seat, action, number)[0], seat) - _ahead(state, seat)
            for action in listed(state, seat, number)
        )
        for number in range(1, (seen.magic_number or 0) + 1)
    }


def _listened(
    seen: View,
    memory: Memory,
    actions: Sequence[Action],
    skill: Skill,
    worths: Mapping[int, int],
    is_careful: bool = False,
) -> Action:
    """For a careful bot, a barrel that may be too high is worth less."""
    if seen.phase == "roll":
        return actions[0]
    promises = {action: promise(seen, memory, action.place or 0, worths, skill) for action in actions}
    if is_careful:
        for action, worth in promises.items():
            safe = safety(seen, memory, action.place or 0, skill)
            promises[action] = worth * (CARE + safe) // (CARE + THOUSAND) if worth > 0 else worth
    trying = memory.tried() < skill.tries
    fresh = [action for action in actions if not memory.heard[action.place or 0].shakes]
    shakes = [action for action in fresh if action.verb == "shake"]
    if shakes and trying:
        return shakes[_start(seen) % len(shakes)]
    best = max((action for action in actions if action.verb == "choose"), key=promises.__getitem__, default=None)
    if seen.rules.shaking == "melee" and trying and (best is None or promises[best] < _good(worths)):
        return _another(seen, actions, fresh, promises)
    return best if best is not None else _another(seen, actions, fresh, promises)


def _good(worths: Mapping[int, int]) -> int:
    return GOOD * max(worths.values(), default=0)


def _another(seen: View, actions: Sequence[Action], fresh: Sequence[Action], promises: Mapping[Action, int]) -> Action:
    """In the mêlée, take a new barrel, or put the worst back first."""
    taking = [action for action in fresh if action.verb == "take"]
    if taking:
        return taking[_start(seen) % len(taking)]
    releasing = [action for action in actions if action.verb == "release"]
    return min(releasing or actions, key=promises.__getitem__)


def _start(seen: View) -> int:
    return seat_of(seen) * 5 + (seen.magic_number or 0) * 3


# Moves.


def board_of(seen: View) -> State:
    numbers = tuple(0 if number is None else number for number in seen.numbers)
    return State(
        seen.rules, "move", seen.colours, seen.apprentices, numbers, seen.roller, chosen=seen.chosen, order=seen.order
    )


def _best_move(state: State, seat: Seat, actions: Sequence[Action]) -> Action:
    number = rules.number_of(state, seat)
    return max(actions, key=lambda action: _ahead(made(state, seat, action, number)[0], seat))


def _ahead(state: State, seat: Seat) -> int:
    return ahead([progress(state, who) for who in range(len(state.colours))], seat)


def progress(state: State, seat: Seat) -> int:
    """The way of a seat, less the risk of banishment."""
    steps = state.apprentices[seat]
    way = sum(step + HOME * (step == CITY) for step in steps)
    return way - exposed_steps(state, seat) // EXPOSED + VICTORY * (steps.count(CITY) == PIECES)


def exposed_steps(state: State, seat: Seat) -> int:
    """The steps that a seat would lose if all that can be banished were."""
    return sum(
        step
        for number, step in enumerate(state.apprentices[seat])
        if START < step < CITY and not safe(step, state.rules.advanced) and _caught(state, seat, number)
    )


def _caught(state: State, seat: Seat, number: int) -> bool:
    return bool(behind(state.colours, state.apprentices, (state.colours[seat], number), REACH))


POLICY: Final = ZappPolicy()
