"""The view of a seat in Zapp Zerapp, and full states that agree with it.

Barrels differ only in sound, so their numbers are hidden, except those turned over for the phase `move`. The view has
no memory: people and bots remember earlier events.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.core.chance import Generator
from audiogames.core.errors import reason
from audiogames.core.game import alike
from audiogames.core.messages import Message, Seat, Who, die_place
from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.zapp_zerapp.rules import clock_runs, scores, to_act, winners
from audiogames.games.zapp_zerapp.state import Colour, Phase, Place, Rules, State, Step


class View(NamedTuple):
    """The table as `seat` knows it (None: a spectator).

    `numbers` has the number in the barrel at each place, None if hidden. `choosers` are the seats that have chosen,
    `chosen` the places of choices that the seat knows: its own, and public ones. `shaken` is who shakes a barrel now,
    and which if known. The other fields are those of `State`.
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
        return len(self.colours)


OPEN: Final = (
    *("rules", "phase", "colours", "apprentices", "roller", "dice", "magic_number"),
    *("held", "settled", "shakes_left", "order", "rolling", "shuffling"),
)


def view(state: State, seat: Seat | None) -> View:
    shown = {state.chosen[mover] for mover in state.order}
    return View(
        **alike(state, OPEN),
        seat=seat,
        numbers=tuple(number if place in shown else None for place, number in enumerate(state.barrels)),
        choosers=tuple(chooser for chooser, place in enumerate(state.chosen) if place is not None),
        chosen=tuple(place if _knows(state, seat, chooser) else None for chooser, place in enumerate(state.chosen)),
        shaken=_shaken(state, seat),
        clock_runs=clock_runs(state),
        to_act=to_act(state),
        scores=scores(state),
        winners=winners(state),
    )


def _knows(state: State, seat: Seat | None, other: Seat) -> bool:
    """Secret only if no barrel is in hand."""
    secret = state.rules.shaking == "equal" and state.phase == "shake" and other not in state.settled
    return seat == other or not secret


def _shaken(state: State, seat: Seat | None) -> tuple[Seat, Place | None] | None:
    if state.shaken is None:
        return None
    shaker, place = state.shaken
    return shaker, place if _knows(state, seat, shaker) else None


def redeal(seen: View, generator: Generator) -> State:
    """Hidden numbers are in another order, and secret choices redrawn."""
    chosen = tuple(
        _some_place(seen, generator) if seat in seen.choosers and place is None else place
        for seat, place in enumerate(seen.chosen)
    )
    shaken = None
    if seen.shaken is not None:
        shaker, shaken_place = seen.shaken
        shaken = (shaker, _some_place(seen, generator) if shaken_place is None else shaken_place)
    return State(**alike(seen, OPEN), barrels=_numbers(seen, generator), chosen=chosen, shaken=shaken)


def _some_place(seen: View, generator: Generator) -> Place:
    settled = {seen.chosen[seat] for seat in seen.settled}
    free = [place for place in range(len(BARRELS)) if place not in settled]
    return free[generator.below(len(free))]


def _numbers(seen: View, generator: Generator) -> tuple[int, ...]:
    hidden = [number for number in BARRELS if number not in seen.numbers]
    mixed = iter([hidden[place] for place in generator.permutation(len(hidden))])
    return tuple(next(mixed) if number is None else number for number in seen.numbers)


# What hands can do at the row of barrels, as far as a view shows: what is in reach, and what must be done first.

LAST: Final = len(BARRELS)

Way: TypeAlias = Literal["next", "before", "after"]


def in_melee(seen: View) -> bool:
    return seen.rules.shaking == "melee"


def owner(seen: View, place: Place) -> Seat | None:
    """Who holds a barrel or has chosen it, as far as the view shows."""
    holders = [seat for seat, places in enumerate(seen.held) if place in places]
    holders += [seat for seat, chosen in enumerate(seen.chosen) if place == chosen]
    return holders[0] if holders else None


def in_reach(seen: View, seat: Seat) -> tuple[Place, ...]:
    own = seen.held[seat]
    chosen = set(seen.chosen)
    return tuple(place for place in range(LAST) if place not in chosen and (place in own or owner(seen, place) is None))


def along(seen: View, seat: Seat, at: Place | None, way: Way) -> Place | None:
    """None at an end of the row. `at` None is before its start."""
    row = in_reach(seen, seat)
    here = -1 if at is None else at
    if way == "before":
        return next((place for place in reversed(row) if place < here), None)
    ahead = next((place for place in row if place > here), None)
    return row[0] if ahead is None and way == "next" and row else ahead


def put_back_first(seen: View, seat: Seat, place: Place) -> Place | None:
    own = seen.held[seat]
    return own[0] if place not in own and len(own) >= seen.rules.barrels_in_hand else None


def refusal(seen: View, seat: Seat, place: Place) -> Message | None:
    whose = owner(seen, place)
    if whose is None or place in in_reach(seen, seat):
        return None
    return reason("zapp-refuse-taken-by", number=place + 1, who=Message("player-name", {"player": Who(whose)}))


def row_place(place: Place) -> str:
    return die_place(place + 1, LAST)
