"""The search: as many samples as it may, the same for every action, and the clock only where it was asked for."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from hypothesis import given, settings

from audiogames.bots.policy import policy_for
from audiogames.bots.search import Budget, Question, search
from audiogames.core.chance import Generator
from audiogames.core.table import Table
from tests.bots.positions import GAME, MOMENTS, Moment, moment
from tests.games.roue_des_sorcieres.positions import position

POLICY = policy_for("roue_des_sorcieres")


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


def counted(now: Moment, budget: Budget) -> CountingGame:
    game = CountingGame()
    rules: Any = game
    search(asked(now)._replace(game=rules), budget)
    return game


def test_every_sample_of_the_budget_is_taken() -> None:
    assert counted(moment(3, 1, 0, {}), Budget(samples=7)).redeals == 7


def test_every_action_meets_the_same_hidden_cards() -> None:
    now = moment(2, 1, 0, {})
    followed = counted(now, Budget(samples=5)).followed
    actions: Sequence[Any] = GAME.legal(now.state, now.seat)
    met = [{state for state, done in followed if done == action and not state.trick} for action in actions]
    imagined = set.intersection(*met)
    assert len(imagined) == 5


def test_without_a_limit_of_time_the_choice_depends_on_the_seed_alone() -> None:
    now = moment(4, 2, 9, {})
    assert search(asked(now, 5), Budget(samples=6)) == search(asked(now, 5), Budget(samples=6))


def test_a_limit_of_time_ends_the_search_after_one_sample_at_least() -> None:
    assert counted(moment(4, 2, 9, {}), Budget(samples=10**6, cpu_ms=0)).redeals == 1


def test_what_leaves_no_choice_is_done_without_thinking() -> None:
    now = moment(2, 3, 200, {})
    assert len(GAME.legal(now.state, now.seat)) == 1
    assert counted(now, Budget(samples=50)).redeals == 0


@settings(max_examples=40)
@given(now=MOMENTS)
def test_the_search_follows_a_game_to_its_end_where_that_is_near(now: Moment) -> None:
    assert search(asked(now), Budget(samples=1, rests=100)) in GAME.legal(now.state, now.seat)


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
    assert GAME.format_action(search(question, Budget(samples=10))) == "play red-7"
