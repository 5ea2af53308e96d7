"""The searches: as many samples as they may, the same for every action; what is certain is played out."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.bots.search import Question, search
from audiogames.bots.tree_search import explore
from audiogames.core.chance import Generator
from audiogames.core.game import Level
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.games.roue_des_sorcieres.bot.policy import DEEP
from tests.bots.positions import GAME, MOMENTS, Moment, moment
from tests.games.roue_des_sorcieres.positions import position

POLICY = game_named("roue_des_sorcieres").policy


def asked(now: Moment, seed: int = 1) -> Question:
    return Question(
        GAME, POLICY, GAME.view(now.state, now.seat), GAME.legal(now.state, now.seat), partial(Generator, seed)
    )


class CountingGame:
    """The rules, and how often each was asked to redeal or to follow an action."""

    def __init__(self) -> None:
        self.redeals = 0
        self.followed: list[tuple[Any, Any]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def redeal(self, view: Any, generator: Generator) -> Any:
        self.redeals += 1
        return GAME.redeal(view, generator)

    def apply(self, state: Any, seat: int, action: Any) -> Any:
        self.followed.append((state, action))
        return GAME.apply(state, seat, action)


def counted(now: Moment, level: Level) -> CountingGame:
    game = CountingGame()
    rules: Any = game
    search(asked(now)._replace(game=rules), level)
    return game


def test_every_sample_of_the_budget_is_taken() -> None:
    assert counted(moment(3, 1, 0, {}), Level(samples=7)).redeals == 7


def test_every_action_meets_the_same_hidden_cards() -> None:
    now = moment(2, 1, 0, {})
    followed = counted(now, Level(samples=5)).followed
    actions: Sequence[Any] = GAME.legal(now.state, now.seat)
    met = [{state for state, done in followed if done == action and not state.trick} for action in actions]
    imagined = set.intersection(*met)
    assert len(imagined) == 5


def test_the_choice_depends_on_the_seed_alone() -> None:
    now = moment(4, 2, 9, {})
    assert search(asked(now, 5), Level(samples=6)) == search(asked(now, 5), Level(samples=6))


def test_what_leaves_no_choice_is_done_without_thinking() -> None:
    now = moment(2, 3, 200, {})
    assert len(GAME.legal(now.state, now.seat)) == 1
    assert counted(now, Level(samples=50)).redeals == 0


@settings(max_examples=40)
@given(now=MOMENTS)
def test_the_search_follows_a_game_to_its_end_where_that_is_near(now: Moment) -> None:
    assert search(asked(now), Level(samples=1, rests=100)) in GAME.legal(now.state, now.seat)


def test_the_search_takes_a_rich_trick_that_is_its_for_the_taking() -> None:
    table = Table.load(
        position(
            "blue-1 blue-2",
            "red-7 yellow-1",
            trumps="red-5",
            trick=[{"seat": 0, "card": "blue-9"}],
        )
    )
    view, actions = table.view(1), table.legal()[1]
    question = Question(GAME, POLICY, view, actions, partial(Generator, 1))
    assert GAME.format_action(search(question, Level(samples=10, rests=1))) == "play red-7"


@pytest.mark.parametrize("level", [Level(samples=3, rests=1), Level(simulations=200, rests=1)])
def test_the_last_to_play_gives_no_four_points_too_many_to_another(level: Level) -> None:
    """A person notices it at once; it would keep a card of more use, but not for so much."""
    table = Table.load(
        position(
            "green-1 blue-1 blue-2",
            "yellow-2 yellow-6 yellow-7",
            pile="green-2 green-3 green-4 green-5",
            trumps="red-9",
            trick=[{"seat": 0, "card": "red-8"}],
        )
    )
    view, actions = table.view(1), table.legal()[1]
    for seed in range(10):
        question = Question(GAME, POLICY, view, actions, partial(Generator, seed))
        assert GAME.format_action(search(question, level)) == "play yellow-2"


@settings(max_examples=40)
@given(now=MOMENTS, seed=st.integers(0, 100))
def test_a_deep_search_depends_on_the_seed_alone_and_never_on_what_is_hidden(now: Moment, seed: int) -> None:
    level = Level(samples=5, simulations=30, rests=1, proofs=3000)
    redealt = now._replace(state=GAME.redeal(GAME.view(now.state, now.seat), Generator(seed)))
    looks_ahead = [asked(one, seed)._replace(policy=POLICY.skilled(DEEP)) for one in (now, redealt)]
    assert search(looks_ahead[0], level) == search(looks_ahead[1], level)


class Trap:
    """A game of two moves: after TEMPTING the other seat may punish, which it does not do at a glance."""

    SAFE, TEMPTING, PUNISH, MISS = range(4)

    def __init__(self) -> None:
        self.turn, self.moves = 0, list[int]()

    def legal(self) -> Sequence[int]:
        return ((self.SAFE, self.TEMPTING), (self.MISS, self.PUNISH), ())[len(self.moves)]

    def play(self, move: int) -> None:
        self.moves.append(move)
        self.turn = len(self.moves) % 2

    def at_rest(self) -> bool:
        return len(self.moves) == 2

    def play_out(self, rests: int) -> None:
        if len(self.moves) == 1:
            self.play(self.MISS)

    def worths(self) -> Sequence[int]:
        first = 1 if self.moves[0] == self.SAFE else 3 if self.moves[1] == self.MISS else -9
        return (first, -first)

    def action(self, move: int) -> int:
        return move


def test_a_deep_search_sees_through_what_others_do() -> None:
    moves = (Trap.SAFE, Trap.TEMPTING)
    assert explore(lambda generator: Trap(), moves, 200, 0, 5, Generator(1)) == Trap.SAFE
