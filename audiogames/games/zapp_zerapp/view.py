"""What a seat may know of a game of Zapp Zerapp, and full states that agree with it.

Barrels are told apart by ear alone, so their numbers are hidden, except those that were turned over and wait in `move`.
The view keeps no memory: what was heard and revealed before is in the events, for people and bots to remember.
"""

from typing import NamedTuple

from audiogames.core.chance import Generator
from audiogames.core.messages import Seat
from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.zapp_zerapp.rules import clock_runs, scores, to_act, winners
from audiogames.games.zapp_zerapp.state import Colour, Phase, Place, Rules, State, Step


class View(NamedTuple):
    """The table as `seat` knows it (None: a spectator).

    `numbers` has the number in the barrel at each place, None where it is hidden. `choosers` are the seats that have
    chosen, `chosen` the place of each choice that the seat knows: its own, and those that stand before all. `shaken`
    is who shakes a barrel at this moment, and which if it is known. The other fields are those of `State`.
    """

    seat: Seat | None
    rules: Rules
    phase: Phase
    colours: tuple[Colour, ...]
    apprentices: tuple[tuple[Step, ...], ...]
    numbers: tuple[int | None, ...]
    roller: Seat
    dice: tuple[int, int] | None
    magic_number: int | None
    held: tuple[tuple[Place, ...], ...]
    choosers: tuple[Seat, ...]
    chosen: tuple[Place | None, ...]
    settled: tuple[Seat, ...]
    shakes_left: tuple[int, ...]
    order: tuple[Seat, ...]
    rolling: bool
    shuffling: bool
    shaken: tuple[Seat, Place | None] | None
    clock_runs: bool
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.colours)


def view(state: State, seat: Seat | None) -> View:
    """Return what the seat may know."""
    shown = {state.chosen[mover] for mover in state.order}
    return View(
        seat,
        state.rules,
        state.phase,
        state.colours,
        state.apprentices,
        tuple(number if place in shown else None for place, number in enumerate(state.barrels)),
        state.roller,
        state.dice,
        state.magic_number,
        state.held,
        tuple(chooser for chooser, place in enumerate(state.chosen) if place is not None),
        tuple(place if _knows(state, seat, chooser) else None for chooser, place in enumerate(state.chosen)),
        state.settled,
        state.shakes_left,
        state.order,
        state.rolling,
        state.shuffling,
        _shaken(state, seat),
        clock_runs(state),
        to_act(state),
        scores(state),
        winners(state),
    )


def _knows(state: State, seat: Seat | None, other: Seat) -> bool:
    """Whether a seat knows which barrel another has chosen or shakes: a secret only where no barrel is in hand."""
    secret = state.rules.shaking == "equal" and state.phase == "shake" and other not in state.settled
    return seat == other or not secret


def _shaken(state: State, seat: Seat | None) -> tuple[Seat, Place | None] | None:
    if state.shaken is None:
        return None
    shaker, place = state.shaken
    return shaker, place if _knows(state, seat, shaker) else None


def redeal(seen: View, generator: Generator) -> State:
    """Return a full state with this view: hidden numbers in another order, and secret choices drawn anew."""
    chosen = tuple(
        _some_place(seen, generator) if seat in seen.choosers and place is None else place
        for seat, place in enumerate(seen.chosen)
    )
    shaken = None
    if seen.shaken is not None:
        shaker, shaken_place = seen.shaken
        shaken = (shaker, _some_place(seen, generator) if shaken_place is None else shaken_place)
    return State(
        seen.rules,
        seen.phase,
        seen.colours,
        seen.apprentices,
        _numbers(seen, generator),
        seen.roller,
        seen.dice,
        seen.magic_number,
        seen.held,
        chosen,
        seen.settled,
        seen.shakes_left,
        seen.order,
        seen.rolling,
        seen.shuffling,
        shaken,
    )


def _some_place(seen: View, generator: Generator) -> Place:
    """Return a place that a secret choice can be of: any whose barrel is not yet somebody's before all."""
    settled = {seen.chosen[seat] for seat in seen.settled}
    free = [place for place in range(len(BARRELS)) if place not in settled]
    return free[generator.below(len(free))]


def _numbers(seen: View, generator: Generator) -> tuple[int, ...]:
    hidden = [number for number in BARRELS if number not in seen.numbers]
    mixed = iter([hidden[place] for place in generator.permutation(len(hidden))])
    return tuple(next(mixed) if number is None else number for number in seen.numbers)
