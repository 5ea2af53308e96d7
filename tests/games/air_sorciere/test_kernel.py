"""The kernel against the public rules: games agree at every step, and so do worths, thumb rules and comparisons."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.bots.search import Question, compared
from audiogames.core.chance import Generator
from audiogames.core.game import Level
from audiogames.core.registry import game_named
from audiogames.games.air_sorciere.bot.kernel import NOBODY, OVER, SHUFFLING, Kernel
from audiogames.games.air_sorciere.state import State

from .deals import random_position
from .positions import GAME

POLICY = game_named("air_sorciere").policy


def standing(game: Kernel) -> dict[str, Any]:
    """Return all that a kernel says of the table."""
    return {name: getattr(game.clone(), name) for name in Kernel.__slots__}


def check_game(state: State, chance: Generator) -> None:
    """Play at random and at a glance, by the rules and in the kernel, to the end or a shuffle."""
    game = Kernel.of(state)
    for _ in range(150):
        before = standing(game)
        assert before == standing(Kernel.of(state))
        assert [game.worth(seat) for seat in range(len(state.hands))] == [
            POLICY.worth(state, seat) for seat in range(len(state.hands))
        ]
        acting = GAME.to_act(state)
        if not acting:
            assert game.phase == (SHUFFLING if state.shuffling else OVER)
            assert game.acting() == NOBODY
            break
        seat = acting[0]
        assert game.acting() == seat
        action = game.glance(seat)
        assert action == POLICY.play_on(state, seat)
        if chance.below(2):
            actions = GAME.legal(state, seat)
            action = actions[chance.below(len(actions))]
        twin = game.clone()
        game.play(seat, action)
        assert standing(twin) == before, "a clone is a game of its own"
        state, _ = GAME.apply(state, seat, action)


@settings(max_examples=150, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_games_from_positions_of_every_kind_agree_with_the_rules(seats: int, seed: int) -> None:
    check_game(GAME.load(random_position(seed, seats)), Generator(seed))


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_comparing_in_the_kernel_finds_what_the_rules_find(seats: int, seed: int) -> None:
    state = GAME.load(random_position(seed, seats))
    seat = GAME.to_act(state)[0]
    view, actions = GAME.view(state, seat), GAME.legal(state, seat)[:4]
    asked = Question(GAME, POLICY, view, actions, lambda: Generator(seed))
    slow = type(POLICY)()
    slow.comparing = lambda view: None  # type: ignore[method-assign]
    level = Level(samples=3, rests=2)
    assert compared(asked, actions, level) == compared(asked._replace(policy=slow), actions, level)
