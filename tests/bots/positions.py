"""Moments of random games of La Roue, as the table, each seat and the referee know them."""

from typing import Any, NamedTuple

from hypothesis import strategies as st

from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.registry import game_named
from audiogames.games.roue_des_sorcieres.state import State

GAME = game_named("roue_des_sorcieres")
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "side": st.sampled_from(["descending", "ascending"]),
        "keep_last_trump": st.booleans(),
        "show_scores": st.booleans(),
    },
)


class Moment(NamedTuple):
    """A state in which a seat is to act, and what that seat has heard until then, event by event."""

    state: State
    seat: int
    heard: tuple[Any, ...]


def moment(seats: int, seed: int, moves: int, options: dict[str, Any]) -> Moment:
    """Play `moves` random moves, or as many as leave someone to act."""
    chance = Generator(seed)
    state = GAME.setup([{}] * seats, options)
    state, events = GAME.apply_chance(state, chance.draw(GAME.pending_chance(state)))
    happened = [events]
    for _ in range(moves):
        (seat,) = GAME.to_act(state)
        actions = GAME.legal(state, seat)
        after, events = GAME.apply(state, seat, actions[chance.below(len(actions))])
        if GAME.is_over(after):
            break
        state = after
        happened.append(events)
    (seat,) = GAME.to_act(state)
    return Moment(state, seat, heard((event for events in happened for event in events), seat))


MOMENTS = st.builds(moment, st.integers(2, 6), st.integers(0, 10**9), st.integers(0, 80), OPTIONS)
