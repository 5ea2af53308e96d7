"""How to play Zapp Zerapp sensibly, from what a seat hears and sees (`bots.policy.Policy`).

Worths are whole numbers, in spaces of the ring, so that every machine chooses alike.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from audiogames.core.messages import Seat
from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp import rules
from audiogames.games.zapp_zerapp.ears import Listening, Memory, Skill, promise, remembered
from audiogames.games.zapp_zerapp.moves import listed, made, safe
from audiogames.games.zapp_zerapp.reach import behind
from audiogames.games.zapp_zerapp.state import CITY, PIECES, START, Action, State
from audiogames.games.zapp_zerapp.view import View

BEGINNER: Final = Skill(doubt=2.0, tries=2, span=0)
EXPERIENCED: Final = Skill(doubt=1.0, tries=3, span=6)
MASTER: Final = Skill(doubt=1.0, tries=6, span=len(BARRELS))

HOME: Final = 12
"""What an apprentice in the city is worth besides its way, in spaces."""

VICTORY: Final = 100
REACH: Final = 12
EXPOSED: Final = 3
"""Of so many spaces gone, one is lost on average while somebody within reach comes behind."""

GOOD: Final = 600
"""Thousandths of the magic number: whoever has a barrel that promises as much stops looking, in the mêlée."""


class ZappPolicy:
    """How Zapp Zerapp is played by bots (`bots.policy.Policy`).

    Once barrels are turned over nothing that matters in the round is hidden: one imagining of it is enough.
    """

    samples = 1
    rests = 0

    def blank(self, seed: int = 0) -> Memory:
        """Return the memory of who has heard nothing yet."""
        return Memory()

    def remember(self, memory: Memory, events: Sequence[e.Event]) -> Memory:
        """Return the memory after hearing events that were cut for its seat."""
        return remembered(memory, events)

    def recall(self, view: View, memory: Memory) -> View:
        """Return the view with what was heard beside it."""
        return Listening(view, memory)  # type: ignore[return-value]  # `redeal` and `choose` are given it back

    def worth_trying(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return all moves; while barrels are chosen, what a master does: imagined barrels make no sound."""
        seen, memory = _parted(view)
        if seen.phase == "move":
            return actions
        return (_listened(seen, memory, actions, MASTER, _worths(seen)),)

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what an experienced player would do at a glance."""
        seen, memory = _parted(view)
        if seen.phase == "move":
            return _best_move(_imagined(seen), seat_of(seen), actions)
        return _listened(seen, memory, actions, EXPERIENCED, _spaces(seen))

    def blunder(self, view: View, actions: Sequence[Action]) -> Action:
        """Return what a beginner would do: trust one shake of two barrels, and move whoever is ahead."""
        seen, memory = _parted(view)
        if seen.phase == "move":
            return max(actions, key=lambda action: seen.apprentices[seat_of(seen)][action.piece or 0])
        return _listened(seen, memory, actions, BEGINNER, _spaces(seen))

    def play_on(self, state: State, seat: Seat) -> Action:
        """Return what the seat would do at a glance in an imagined state: there it takes barrels as they come."""
        actions = rules.legal(state, seat)
        if state.phase == "move":
            return _best_move(state, seat, actions)
        return next((action for action in actions if action.verb == "choose"), actions[0])

    def at_rest(self, state: State) -> bool:
        """Whether a round is over and the next not begun."""
        return state.phase == "roll"

    def worth(self, state: State, seat: Seat) -> int:
        """Return how well an imagined state stands for the seat: its way ahead of the others'."""
        return _ahead(state, seat)


def seat_of(view: View) -> Seat:
    """Return whose view it is; a spectator chooses nothing, and is taken for whoever is to act."""
    return view.seat if view.seat is not None else view.to_act[0]


def _parted(view: View) -> tuple[View, Memory]:
    return (view.view, view.memory) if isinstance(view, Listening) else (view, Memory())


# Barrels.


def _spaces(seen: View) -> Mapping[int, int]:
    """Return the worth of each number that is not too high: the spaces it moves."""
    return {number: number for number in range(1, (seen.magic_number or 0) + 1)}


def _worths(seen: View) -> Mapping[int, int]:
    """Return the worth of each number that is not too high: what the best move by it gains on this board."""
    state, seat = _imagined(seen), seat_of(seen)
    return {
        number: max(
            _ahead(made(state, seat, action, number)[0], seat) - _ahead(state, seat)
            for action in listed(state, seat, number)
        )
        for number in range(1, (seen.magic_number or 0) + 1)
    }


def _listened(seen: View, memory: Memory, actions: Sequence[Action], skill: Skill, worths: Mapping[int, int]) -> Action:
    """Return what to do before the barrels are turned over: listen to some that are new, then keep the best."""
    if seen.phase == "roll":
        return actions[0]
    promises = {action: promise(seen, memory, action.place or 0, worths, skill) for action in actions}
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
    """Return how to come by another barrel in the mêlée: take a new one, or put the worst back first."""
    taking = [action for action in fresh if action.verb == "take"]
    if taking:
        return taking[_start(seen) % len(taking)]
    releasing = [action for action in actions if action.verb == "release"]
    return min(releasing or actions, key=promises.__getitem__)


def _start(seen: View) -> int:
    """Return where in the row a seat begins to listen: not all at the same barrel."""
    return seat_of(seen) * 5 + (seen.magic_number or 0) * 3


# Moves.


def _imagined(seen: View) -> State:
    """Return the open board of a view as a state: enough to see what a move would do."""
    numbers = tuple(0 if number is None else number for number in seen.numbers)
    return State(
        seen.rules, "move", seen.colours, seen.apprentices, numbers, seen.roller, chosen=seen.chosen, order=seen.order
    )


def _best_move(state: State, seat: Seat, actions: Sequence[Action]) -> Action:
    number = rules.number_of(state, seat)
    return max(actions, key=lambda action: _ahead(made(state, seat, action, number)[0], seat))


def _ahead(state: State, seat: Seat) -> int:
    """Return how far a seat is ahead of all others together."""
    ways = [_progress(state, who) for who in range(len(state.colours))]
    return len(ways) * ways[seat] - sum(ways)


def _progress(state: State, seat: Seat) -> int:
    """Return how far a seat has come, less what is at risk of being banished."""
    steps = state.apprentices[seat]
    way = sum(step + HOME * (step == CITY) for step in steps)
    exposed = sum(
        step
        for number, step in enumerate(steps)
        if START < step < CITY and not safe(step, state.rules.advanced) and _caught(state, seat, number)
    )
    return way - exposed // EXPOSED + VICTORY * (steps.count(CITY) == PIECES)


def _caught(state: State, seat: Seat, number: int) -> bool:
    return bool(behind(state.colours, state.apprentices, (state.colours[seat], number), REACH))


POLICY: Final = ZappPolicy()
