"""The end of a round and of the game: the penalty, the curse, scores and winners (rule file 1.4 and 1.6)."""

from audiogames.core.game import best_of
from audiogames.core.messages import Seat
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.rules import track
from audiogames.games.du_balai.rules.formulas import verdict
from audiogames.games.du_balai.state import DICE_READ, FINISH, State, is_acrobatic, points

PENALTY = 2
"""Spaces that a closer goes back for an invalid formula."""
CROSSED_POINTS = (25, 24)
"""For the first and the second to cross. Later ones have the points of the finish."""


def end(state: State) -> e.Result:
    """Give the penalty, lay the curse (B8), and perhaps end the game."""
    steps = (_curse, _penalise) if state.rules.curse_first else (_penalise, _curse)
    events: list[e.Event] = []
    for step in steps:
        state, happened = step(state)
        events += happened
    if not state.crossed:
        return cleared(state)._replace(phase="roll"), tuple(events)
    over = cleared(state)._replace(phase="over")
    acrobatics = tuple(acrobatics_of(over, seat) for seat in range(len(over.spaces)))
    return over, (*events, e.GameEnded(acrobatics, scores(over), winners(over)))


def _penalise(state: State) -> e.Result:
    events: list[e.Event] = []
    for seat in state.bets if state.closer is None else (state.closer,):
        if state.spaces[seat] < FINISH and not _holds(state, seat):
            state, happened = track.backward(state, seat, PENALTY, "penalty")
            events += happened
    return state, tuple(events)


def _holds(state: State, seat: Seat) -> bool:
    """Valid, and with the option `slow` also perfect."""
    found = verdict(state, seat)
    return found.valid and (bool(found.perfect) or not state.rules.slow)


def _curse(state: State) -> e.Result:
    if not state.rules.curse:
        return state, ()
    space = max(state.spaces)
    return state._replace(curse=space), (e.CurseMoved(space),)


def cleared(state: State) -> State:
    """Cards drawn in the last round may now be used."""
    seats = len(state.spaces)
    return state._replace(
        cards=tuple(tuple(sorted((*old, *new))) for old, new in zip(state.cards, state.fresh, strict=True)),
        fresh=((),) * seats,
        formulas=(None,) * seats,
        seconds=(None,) * seats,
        doubles=(False,) * seats,
        dice=None,
        read=DICE_READ,
        closer=None,
        bets=(),
        decrees=(),
        looking=(),
        block=None,
        order=(),
        window=None,
        said=False,
    )


def race_points(state: State, seat: Seat) -> int:
    if seat not in state.crossed:
        return state.spaces[seat]
    place = state.crossed.index(seat)
    return CROSSED_POINTS[place] if place < len(CROSSED_POINTS) else FINISH


def acrobatics_of(state: State, seat: Seat) -> tuple[int, ...]:
    held = (*state.cards[seat], *state.fresh[seat])
    return tuple(sorted(points(card) for card in held if is_acrobatic(card)))


def scores(state: State) -> tuple[int, ...]:
    return tuple(race_points(state, seat) + sum(acrobatics_of(state, seat)) for seat in range(len(state.spaces)))


def winners(state: State) -> tuple[Seat, ...]:
    """A tie goes to who came farthest, then is shared."""
    if state.phase != "over":
        return ()
    totals = scores(state)
    ranks = [(total, -_behind(state, seat)) for seat, total in enumerate(totals)]
    return best_of(ranks)


def _behind(state: State, seat: Seat) -> int:
    """Distance behind the first: crossers by crossing order, then by spaces."""
    if seat in state.crossed:
        return state.crossed.index(seat)
    return len(state.crossed) + FINISH - state.spaces[seat]
