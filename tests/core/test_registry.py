"""The games there are, and their options."""

from dataclasses import replace
from inspect import signature
from typing import Any

import pytest

from audiogames.core import registry
from audiogames.core.errors import BadOptions, GameError, UnknownGame
from audiogames.core.game import MORE, PARTS, Game, Option, check_options, check_seats

from .pebbles.descriptor import DESCRIPTOR as PEBBLES

OURS = tuple(registry.GAMES)


@pytest.mark.parametrize("name", OURS)
def test_every_game_is_found_by_its_name(name: str) -> None:
    game = registry.game_named(name)
    assert game.name == name
    assert game is registry.game_named(name)
    assert 1 <= game.min_seats <= game.max_seats


@pytest.mark.parametrize("name", OURS)
def test_every_option_has_a_default_that_is_allowed(name: str) -> None:
    game = registry.game_named(name)
    defaults = {option.name: option.default for option in game.options}
    assert check_options(game, {}) == check_options(game, defaults)


def test_no_other_game_is() -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.game_named("belote")
    assert refused.value.code == "unknown_game"
    assert refused.value.message.id == "game-unknown"
    assert refused.value.message.arguments["game"] == "belote"
    assert "roue_des_sorcieres" in str(refused.value.message.arguments["known"])


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        ({"colour": 1}, "option-unknown"),
        ({"timed": 1}, "option-not-boolean"),
        ({"turns": "2"}, "option-not-choice"),
        ({"turns": True}, "option-not-choice"),
        ({"turns": 9}, "option-not-choice"),
        ({"start": "1"}, "option-not-integer"),
        ({"order": "random"}, "option-not-choice"),
        ({"order": 1}, "option-not-choice"),
        ({"stock": "4"}, "option-not-counts"),
        ({"stock": -1}, "option-not-counts"),
        ({"stock": True}, "option-not-counts"),
        ({"stock": {"green": 4}}, "option-not-counts"),
        ({"stock": {"red": 1.0}}, "option-not-counts"),
        ({"stock": [4]}, "option-not-counts"),
    ],
)
def test_wrong_options(given: dict[str, Any], refusal: str) -> None:
    with pytest.raises(BadOptions) as refused:
        check_options(PEBBLES, given)
    assert refused.value.code == "bad_options"
    assert refused.value.message.id == refusal


NUMBERED = replace(PEBBLES, options=(Option("points", "numbers", (1, 2, 3)),))
"""A game with an option that is a list of numbers."""


@pytest.mark.parametrize(
    "given", [4, "1 2 3", [1, 2], [1, 2, 3, 4], [1, 2, "3"], [1, 2, -1], [1, 2, True], [1, 2, 100]]
)
def test_a_list_of_numbers_has_as_many_as_its_default(given: Any) -> None:
    assert check_options(NUMBERED, {}) == {"points": (1, 2, 3)}
    assert check_options(NUMBERED, {"points": [5, 0, 99]}) == {"points": (5, 0, 99)}
    with pytest.raises(BadOptions) as refused:
        check_options(NUMBERED, {"points": given})
    assert refused.value.message.id == "option-not-numbers"


def test_given_options_come_back_with_the_others() -> None:
    assert check_options(PEBBLES, {"turns": 2, "timed": True}) == {
        "turns": 2,
        "timed": True,
        "bows": False,
        "order": "clockwise",
        "start": 0,
        "stock": {"red": 4, "blue": 4},
    }
    assert check_options(PEBBLES, {"start": 1234})["start"] == 1234  # an integer without choices


@pytest.mark.parametrize(
    ("given", "counts"),
    [(7, {"red": 7, "blue": 7}), ({"blue": 0}, {"red": 4, "blue": 0}), ({}, {"red": 4, "blue": 4})],
)
def test_counts_are_one_number_for_all_or_one_each(given: Any, counts: dict[str, int]) -> None:
    assert check_options(PEBBLES, {"stock": given})["stock"] == counts


@pytest.mark.parametrize(("count", "fits"), [(1, False), (2, True), (3, True), (4, False)])
def test_the_number_of_seats(count: int, fits: bool) -> None:
    if fits:
        check_seats(PEBBLES, count)
        return
    with pytest.raises(BadOptions) as refused:
        check_seats(PEBBLES, count)
    assert refused.value.message.arguments == {"count": count, "min": 2, "max": 3}


def test_an_error_tells_its_message_to_a_log() -> None:
    with pytest.raises(GameError, match=r"^seats-wrong-number .*'count': 9") as refused:
        check_seats(PEBBLES, 9)
    assert isinstance(refused.value, ValueError)


# What a descriptor says.


@pytest.mark.parametrize("name", OURS)
def test_what_may_be_granted_is_a_setting_of_the_game(name: str) -> None:
    game = registry.GAMES[name]
    settings = {setting.name for setting in game.settings}
    assert {grant.setting for grant in game.grants} <= settings
    names = {option.name for option in (*game.options, *game.seat_options)}
    asked = {name for grant in game.grants for name, _ in grant.only_with}
    assert asked <= names


@pytest.mark.parametrize("name", OURS)
def test_the_value_of_a_setting_is_one_of_those_offered(name: str) -> None:
    for setting in registry.GAMES[name].settings:
        assert setting.default in setting.values
        if setting.span is not None:
            low, high = setting.span
            assert all(isinstance(value, int | float) and low <= value <= high for value in setting.values)


def test_no_two_games_have_settings_or_trainings_of_one_name() -> None:
    for names in (
        [setting.name for name in OURS for setting in registry.GAMES[name].settings],
        [training.name for name in OURS for training in registry.GAMES[name].trainings],
        [word for name in OURS for training in registry.GAMES[name].trainings for word in training.words],
    ):
        assert len(names) == len(set(names))


@pytest.mark.parametrize("name", OURS)
def test_a_percept_is_a_cue_of_the_game(name: str) -> None:
    """The cue of a percept comes with each percept, and never of a class of events alone."""
    game = registry.game_named(name)
    assert not {*game.percepts} & {*game.CUES.values()}


@pytest.mark.parametrize("name", OURS)
def test_what_a_game_has_is_called_as_every_game_is(name: str) -> None:
    """So many arguments, in the order in which `Game` describes them."""
    game = registry.game_named(name)
    for part in (*PARTS.values(), *MORE.values()):
        for function in part:
            own, described = getattr(game, function), getattr(Game, function, None)
            if callable(own) and described is not None:
                given, wanted = signature(own).parameters, list(signature(described).parameters)
                assert len(given) == len(wanted) - (own is not described and "self" in wanted), function
