"""What every game's positions and seats have in common (docs/notation.md, common rules)."""

from typing import Any

import pytest

from audiogames.core.errors import BadOptions, UnknownGame
from audiogames.core.registry import GAMES
from audiogames.core.table import Table

from .positions import refusal

SEATS = {"du_balai": (2, 6), "air_sorciere": (2, 5), "roue_des_sorcieres": (2, 6), "zapp_zerapp": (2, 4)}
"""The fewest and the most players of each game: 1.1, 2.1, 3.1, 4.1."""

every_game = pytest.mark.parametrize("game", GAMES)
every_number = pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game, (least, most) in SEATS.items() for seats in range(least, most + 1)]
)
wrong_numbers = pytest.mark.parametrize(
    ("game", "count"), [(game, count) for game, (least, most) in SEATS.items() for count in (0, least - 1, most + 1)]
)


def place_of(game: str, **fields: Any) -> dict[str, Any]:
    """Return the position of a new game of two with these fields."""
    return {**Table.new(game, [{}, {}]).position(), **fields}


def with_seat(game: str, **fields: Any) -> dict[str, Any]:
    first, second = place_of(game)["seats"]
    return place_of(game, seats=[first, {**second, **fields}])


@every_game
def test_a_position_names_its_game(game: str) -> None:
    for name in (None, 3, [game]):
        assert refusal(place_of(game) | {"game": name}) == ("position-game-missing", {})
    assert refusal(place_of(game) | {"game": "belote"}, UnknownGame)[0] == "game-unknown"


@every_game
def test_an_unknown_option_is_bad_options(game: str) -> None:
    assert refusal(place_of(game, options={"colour": "blue"}), BadOptions)[0] == "option-unknown"


@every_number
def test_so_many_may_play(game: str, seats: int) -> None:
    assert len(Table.new(game, [{}] * seats).position()["seats"]) == seats


@wrong_numbers
def test_a_wrong_number_of_seats_is_bad_options_of_a_new_game_and_a_bad_position_else(game: str, count: int) -> None:
    told = {"count": count, "min": SEATS[game][0], "max": SEATS[game][1]}
    assert refusal(place_of(game, seats=[{}] * count)) == ("seats-wrong-number", told)
    with pytest.raises(BadOptions) as refused:
        Table.new(game, [{}] * count)
    assert refused.value.message.id == "seats-wrong-number"
    assert refused.value.message.arguments == told


@every_game
def test_missing_seats_are_a_wrong_number(game: str) -> None:
    assert refusal({"game": game})[0] == "seats-wrong-number"


@every_game
@pytest.mark.parametrize(
    ("fields", "id", "field"),
    [
        ({"broom": []}, "position-unknown-field", "broom"),
        ({"turn": {"broom": 1}}, "position-unknown-field", "turn.broom"),
        ({"seats": [{}, {"broom": 1}]}, "position-unknown-field", "seats[1].broom"),
        ({"seats": {}}, "position-not-list", "seats"),
        ({"seats": None}, "position-not-list", "seats"),
        ({"seats": [{}, 2]}, "position-not-object", "seats[1]"),
        ({"options": []}, "position-not-object", "options"),
        ({"turn": "play"}, "position-not-object", "turn"),
        ({"exact": 1}, "position-not-boolean", "exact"),
        ({"exact": "true"}, "position-not-boolean", "exact"),
        ({"exact": None}, "position-not-boolean", "exact"),
    ],
)
def test_what_is_of_another_kind_is_refused_by_its_field(game: str, fields: Any, id: str, field: str) -> None:
    assert refusal(place_of(game, **fields)) == (id, {"field": field})


@every_game
def test_a_long_field_is_cut_in_the_refusal(game: str) -> None:
    assert len(refusal(place_of(game, **{"x" * 5000: 1}))[1]["field"]) <= 80


@every_game
@pytest.mark.parametrize("name", ["", "  ", "x" * 41, 3, "An\nna", "An\u2028na", ["Anna"]])
def test_a_name_is_a_short_text(game: str, name: Any) -> None:
    assert refusal(with_seat(game, name=name)) == ("seat-name-wrong", {})


@every_game
def test_names_are_kept(game: str) -> None:
    table = Table.load(with_seat(game, name="Zoé"))
    assert table.names == (None, "Zoé")
    assert table.position()["seats"][1]["name"] == "Zoé"


@every_game
@pytest.mark.parametrize("exact", [True, False])
def test_position_writes_exact_true(game: str, exact: bool) -> None:
    assert Table.load(place_of(game, exact=exact)).position()["exact"] is True


@every_game
def test_a_seat_has_no_field_that_is_none_of_the_game(game: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Table.new(game, [{"name": "Anna", "broom": "fast"}, {}])
    assert refused.value.message.id == "seat-unknown-field"
    assert refused.value.message.arguments == {"field": "broom"}
