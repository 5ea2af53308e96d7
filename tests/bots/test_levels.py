"""Laws for bots of every level: they act legally, from what their seat knows, and always alike."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogames.bots.arena import duel, play
from audiogames.bots.levels import LEVELS, Bot, LevelledBot, make_bot
from audiogames.core.chance import Generator
from audiogames.core.errors import UnknownGame
from audiogames.core.game import Level
from audiogames.core.registry import GAMES, game_named
from audiogames.games.roue_des_sorcieres import events as e
from audiogames.games.roue_des_sorcieres.view import View
from tests.bots.positions import GAME, MOMENTS, Moment

ROUE = "roue_des_sorcieres"


def quick(level: str, seed: int) -> Bot:
    """Return a bot of a level that compares less than it would, so that many can be asked."""
    own = game_named(ROUE).policy.levels.get(level)
    if own is None:
        return make_bot(ROUE, level, seed)
    few = own._replace(samples=min(own.samples, 3), simulations=min(own.simulations, 40))
    return LevelledBot(ROUE, few, seed)


class Listener:
    """Plays the first action, and keeps all that it is told."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.events: list[Any] = []

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        self.views.append(view)
        return actions[0]

    def hesitates(self, view: Any, actions: Sequence[Any]) -> bool:
        self.views.append(view)
        return False

    def hear(self, events: Sequence[Any]) -> None:
        self.events += events


def answer(level: str, seed: int, moment: Moment) -> Any:
    """Return the action of a bot that has heard all that its seat could hear."""
    bot = quick(level, seed)
    view = GAME.view(moment.state, moment.seat)
    bot.hear(moment.heard)
    return bot.choose(view, GAME.legal(moment.state, moment.seat))


def test_the_levels_are_those_that_settings_and_journals_name() -> None:
    assert LEVELS == ("first-flight", "apprentice", "witch", "grand-witch", "arch-witch")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels_from_the_weakest(game: str) -> None:
    assert tuple(game_named(game).policy.levels) == LEVELS


@settings(max_examples=20)
@given(moment=MOMENTS, seed=st.integers(0, 1000))
def test_a_bot_that_always_slips_plays_as_a_beginner(moment: Moment, seed: int) -> None:
    view, actions = GAME.view(moment.state, moment.seat), GAME.legal(moment.state, moment.seat)
    assert LevelledBot(ROUE, Level(slips=100), seed).choose(view, actions) == game_named(ROUE).policy.blunder(
        view, actions
    )


def test_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(ValueError, match="levels are first-flight, apprentice, witch, grand-witch, arch-witch"):
        make_bot(ROUE, "warlock")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        make_bot("no_such_game", "witch")


def test_a_bot_is_given_views_of_its_own_seat_and_never_a_state() -> None:
    listeners = [Listener() for _ in range(4)]
    play(ROUE, listeners, 5)
    for seat, listener in enumerate(listeners):
        assert {type(view) for view in listener.views} == {View}
        assert {view.seat for view in listener.views} == {seat}


def test_a_bot_hears_its_own_draws_and_not_those_of_others() -> None:
    listeners = [Listener() for _ in range(3)]
    play(ROUE, listeners, 6)
    for seat, listener in enumerate(listeners):
        draws = [event for event in listener.events if isinstance(event, e.Drew)]
        assert {draw.seat for draw in draws} == {0, 1, 2}
        assert all((draw.card is not None) == (draw.seat == seat) for draw in draws)


@pytest.mark.parametrize("level", ["random", *LEVELS])
@settings(max_examples=60)
@given(moment=MOMENTS, seed=st.integers(0, 1000))
def test_every_choice_is_legal(level: str, moment: Moment, seed: int) -> None:
    assert answer(level, seed, moment) in GAME.legal(moment.state, moment.seat)


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=40)
@given(moment=MOMENTS, seed=st.integers(0, 1000), other=st.integers(0, 1000))
def test_hidden_cards_change_no_choice(level: str, moment: Moment, seed: int, other: int) -> None:
    redealt = GAME.redeal(GAME.view(moment.state, moment.seat), Generator(other))
    assert answer(level, seed, moment._replace(state=redealt)) == answer(level, seed, moment)


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=20)
@given(moment=MOMENTS, seed=st.integers(0, 1000))
def test_a_bot_that_is_asked_again_says_the_same(level: str, moment: Moment, seed: int) -> None:
    bot = quick(level, seed)
    view, actions = GAME.view(moment.state, moment.seat), GAME.legal(moment.state, moment.seat)
    assert bot.choose(view, actions) == bot.choose(view, actions)


@pytest.mark.parametrize("level", ["first-flight", "witch", "arch-witch"])
def test_another_seed_is_another_player(level: str) -> None:
    start = Moment(*_opening())
    assert len({answer(level, seed, start) for seed in range(20)}) > 1


def _opening() -> tuple[Any, int, tuple[Any, ...]]:
    state = GAME.setup([{}] * 3, {})
    state, _ = GAME.apply_chance(state, Generator(4).draw(GAME.pending_chance(state)))
    return state, state.turn, ()


@pytest.mark.parametrize(
    ("stronger", "weaker", "seats", "deals", "at_least"),
    [
        ("first-flight", "random", 2, 15, 0.7),
        ("witch", "first-flight", 2, 15, 0.6),
        ("witch", "first-flight", 4, 8, 0.4),
        ("grand-witch", "apprentice", 2, 6, 0.6),
        ("arch-witch", "witch", 2, 2, 0.6),
        ("arch-witch", "grand-witch", 4, 2, 0.4),
    ],
)
def test_a_level_beats_one_far_below(stronger: str, weaker: str, seats: int, deals: int, at_least: float) -> None:
    assert duel(ROUE, stronger, weaker, seats, deals).share >= at_least
