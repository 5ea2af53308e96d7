"""The start of a game (rule file 1.3) and its options."""

from collections import Counter
from typing import Any

import pytest

from audiogames.core.errors import BadOptions
from audiogames.decks.du_balai import DICE, FACES
from tests.games.du_balai.positions import GAME, new, phase, play, spaces, turn
from tests.games.tables import legal, refusal


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_witch_starts_at_the_start_without_cards_and_nobody_is_cursed(seats: int) -> None:
    place = new(seats).position()
    assert [seat["space"] for seat in place["seats"]] == [0] * seats
    assert all(not seat["spells"] and not seat["acrobatics"] for seat in place["seats"])
    assert place["curse"] is None
    assert place["turn"]["phase"] == "roll"


def test_the_deck_has_eighteen_spells_and_nine_acrobatics() -> None:
    deck: Counter[str] = Counter(new(2).position()["deck"])
    assert deck == {
        "forgotten": 2,
        "correction": 2,
        "tailwind": 3,
        "fog": 2,
        "decree": 2,
        "double-play": 3,
        "hex": 1,
        "attraction": 2,
        "block": 1,
        "acrobatic-2": 3,
        "acrobatic-3": 3,
        "acrobatic-4": 3,
    }


def test_the_seed_shuffles_the_deck() -> None:
    assert new(2, seed=1).position()["deck"] == new(2, seed=1).position()["deck"]
    assert new(2, seed=1).position()["deck"] != new(2, seed=2).position()["deck"]


def test_every_die_has_three_orange_and_three_black_faces_of_six_symbols_and_each_face_is_there_three_times() -> None:
    for faces in DICE:
        assert [face.partition("-")[0] for face in faces] == ["orange"] * 3 + ["black"] * 3
        assert len({face.partition("-")[2] for face in faces}) == 6
    assert Counter(face for faces in DICE for face in faces) == dict.fromkeys(FACES, 3)


def test_anybody_may_roll_first() -> None:
    """1.3 and notation: every witch tied for last may roll."""
    assert legal(new(3)) == {0: {"roll"}, 1: {"roll"}, 2: {"roll"}}


# Novices and experts, mixed at one table (1.7).


def test_a_novice_chooses_to_start_on_5_6_or_7() -> None:
    table = new([{"level": "novice"}, {"level": "expert"}, {"level": "novice"}, {}])
    assert phase(table) == "setup"
    assert legal(table) == {seat: {"start 5", "start 6", "start 7"} for seat in (0, 2)}
    play(table, "2 start 7")
    assert legal(table) == {0: {"start 5", "start 6", "start 7"}}
    play(table, "0 start 5")
    assert spaces(table) == [5, 0, 7, 0]
    assert legal(table) == {1: {"roll"}, 3: {"roll"}}


@pytest.mark.parametrize("space", [0, 4, 8])
def test_a_novice_starts_nowhere_else(space: int) -> None:
    assert refusal(new([{"level": "novice"}, {}]), f"start {space}") == "balai-refuse-start"


def test_a_seat_may_say_where_its_novice_starts() -> None:
    table = new([{"level": "novice", "start": 6}, {"level": "normal"}])
    assert spaces(table) == [6, 0]
    assert phase(table) == "roll"


@pytest.mark.parametrize("space", [5, 6, 7])
def test_b18_the_table_may_say_where_novices_start(space: int) -> None:
    table = new([{"level": "novice"}, {}, {"level": "novice", "start": 7}], {"novice_start": space})
    assert spaces(table) == [space, 0, 7]
    assert phase(table) == "roll"


def test_levels_are_kept() -> None:
    levels = ["novice", "normal", "expert"]
    table = new([{"level": level} for level in levels])
    assert [seat["level"] for seat in table.position()["seats"]] == levels


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ({"level": "master"}, "balai-seat-level-unknown"),
        ({"level": ["expert"]}, "balai-seat-level-unknown"),
        ({"level": ""}, "balai-seat-level-unknown"),
        ({"start": 5}, "balai-seat-start-wrong"),
        ({"level": "expert", "start": 5}, "balai-seat-start-wrong"),
        ({"level": "novice", "start": 4}, "balai-seat-start-wrong"),
        ({"level": "novice", "start": 5.0}, "balai-seat-start-wrong"),
        ({"level": "novice", "start": "5"}, "balai-seat-start-wrong"),
        ({"broom": 1}, "seat-unknown-field"),
    ],
)
def test_seats_that_are_refused(seat: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        new([seat, {}])
    assert refused.value.message.id == reason


# Options.


def test_every_option_of_the_rule_file_has_a_name_and_a_default() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "pace": "common",
        "time_limit": 0,
        "acrobatics": (2, 2, 2, 3, 3, 3, 4, 4, 4),
        "order": "leader-first",
        "curse": True,
        "curse_first": False,
        "expert_draw": False,
        "attraction_per_pawn": False,
        "hex_crossed": False,
        "novice_start": 0,
        "slow": False,
        "both_perfect": False,
    }


def test_options_are_kept() -> None:
    given = {
        "pace": "window",
        "time_limit": 30,
        "acrobatics": [1, 2, 3, 4, 5, 6, 7, 8, 9],
        "order": "last-first",
        "curse": False,
        "curse_first": True,
        "expert_draw": True,
        "attraction_per_pawn": True,
        "hex_crossed": True,
        "novice_start": 6,
        "slow": True,
        "both_perfect": True,
    }
    assert new(2, given).position()["options"] == given


def test_b3_acrobatics_may_have_other_values() -> None:
    deck = new(2, {"acrobatics": [0, 1, 1, 5, 5, 5, 10, 10, 20]}).position()["deck"]
    assert Counter(card for card in deck if card.startswith("acrobatic")) == {
        "acrobatic-0": 1,
        "acrobatic-1": 2,
        "acrobatic-5": 3,
        "acrobatic-10": 2,
        "acrobatic-20": 1,
    }


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"pace": "slow"}, "option-not-choice"),
        ({"time_limit": -1}, "option-out-of-range"),
        ({"time_limit": 3601}, "option-out-of-range"),
        ({"time_limit": "30"}, "option-not-integer"),
        ({"acrobatics": [2, 3, 4]}, "option-not-numbers"),
        ({"acrobatics": 3}, "option-not-numbers"),
        ({"order": "clockwise"}, "option-not-choice"),
        ({"curse": 1}, "option-not-boolean"),
        ({"novice_start": 8}, "option-not-choice"),
        ({"dice": 9}, "option-unknown"),
    ],
)
def test_options_that_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        new(2, options)
    assert refused.value.message.id == reason
    place = {"game": "du_balai", "seats": [{}, {}], "options": options}
    with pytest.raises(BadOptions):
        GAME.load(place)


def test_a_game_does_nothing_by_itself_before_the_roll() -> None:
    table = new(2)
    assert turn(table)["seat"] is None
    assert len(table.steps) == 1  # the deck was shuffled
