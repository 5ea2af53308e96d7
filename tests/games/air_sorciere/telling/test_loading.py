"""Positions in text form: what is refused and how it is named, what is filled in, what loads (docs/notation.md)."""

from typing import Any

import pytest

from audiogames.core.table import Table
from audiogames.decks.air_sorciere import COLOURS
from tests.games.air_sorciere.positions import (
    ALL_CARDS,
    DIPLOMA,
    FLOWN,
    LANDING,
    Position,
    cards_in,
    cat,
    forced,
    position,
    table,
)
from tests.games.positions import refusal
from tests.games.tables import legal, play

HANDS = ("orange-2 black-1", "orange-5 red-1", "red-7 green-1")
SIX = "green-2 green-3 green-4 green-5 green-6 green-7"


def refused(**fields: Any) -> tuple[str, Any]:
    """Return how the position of three hands with these fields is refused."""
    return refusal({**position(*HANDS), **fields})


def refused_seat(**fields: Any) -> tuple[str, Any]:
    place = position(*HANDS)
    place["seats"][1].update(fields)
    return refusal(place)


# What is refused.


@pytest.mark.parametrize(
    ("fields", "field"),
    [({"trump_pile": []}, "trump_pile"), ({"turn": {"seat": 0, "order": []}}, "turn.order")],
)
def test_an_unknown_field_is_named(fields: dict[str, Any], field: str) -> None:
    assert refused(**fields) == ("position-unknown-field", {"field": field})


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"captured": []}, "seats[1].captured"),
        ({"columns": {"blue": [1]}}, "seats[1].columns.blue"),
        ({"grimoires": {"blue": 1}}, "seats[1].grimoires.blue"),
    ],
)
def test_an_unknown_field_of_a_seat_is_named(fields: dict[str, Any], field: str) -> None:
    assert refused_seat(**fields) == ("position-unknown-field", {"field": field})


def test_an_unknown_colour_of_the_stock_is_named() -> None:
    assert refused(stock={"blue": 1}) == ("position-unknown-field", {"field": "stock.blue"})


@pytest.mark.parametrize("field", ["seats", "draw_pile", "discard", "common"])
@pytest.mark.parametrize("value", [{}, "black-1", None, 3])
def test_what_must_be_a_list(field: str, value: Any) -> None:
    assert refused(**{field: value}) == ("position-not-list", {"field": field})


def test_a_hand_must_be_a_list() -> None:
    assert refused_seat(hand=6) == ("position-not-list", {"field": "seats[1].hand"})


def test_a_column_must_be_a_list() -> None:
    assert refused_seat(columns={"green": 6}) == ("position-not-list", {"field": "seats[1].columns.green"})


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"seats": [{}, 2, {}]}, "seats[1]"),
        ({"options": []}, "options"),
        ({"turn": "fly"}, "turn"),
        ({"stock": [9, 9, 9, 9, 9]}, "stock"),
        ({"seats": [{"columns": []}, {}]}, "seats[0].columns"),
        ({"seats": [{"grimoires": 3}, {}]}, "seats[0].grimoires"),
    ],
)
def test_what_must_be_an_object(fields: dict[str, Any], field: str) -> None:
    assert refused(**fields) == ("position-not-object", {"field": field})


@pytest.mark.parametrize("value", [0, 16, -1, 7.0, "7", True, [], "green-7"])
def test_the_values_of_a_column_are_numbers_from_1_to_15(value: Any) -> None:
    told = {"field": "seats[1].columns.green[0]", "min": 1, "max": 15}
    assert refused_seat(columns={"green": [value]}) == ("position-not-number", told)


@pytest.mark.parametrize("value", [100, -1, 1.0, "1", True, None])
def test_grimoires_are_counted_from_0(value: Any) -> None:
    told = {"min": 0, "max": 99}
    assert refused(stock={"green": value}) == ("position-not-number", {"field": "stock.green", **told})
    field = "seats[1].grimoires.green"
    assert refused_seat(grimoires={"green": value}) == ("position-not-number", {"field": field, **told})


@pytest.mark.parametrize("value", [3, -1, 1.0, "1", True])
def test_a_seat_is_a_number_of_the_table(value: Any) -> None:
    assert refused(turn={"seat": value}) == ("position-not-number", {"field": "turn.seat", "min": 0, "max": 2})


@pytest.mark.parametrize("value", [76, -1, 1.0, "1", True])
def test_taken_is_a_number_of_cards(value: Any) -> None:
    assert refused(turn={"taken": value}) == ("position-not-number", {"field": "turn.taken", "min": 0, "max": 75})


@pytest.mark.parametrize("card", ["black-16", "pink-1", "", 7, None, ["black-1"], {}])
def test_a_card_that_does_not_exist(card: Any) -> None:
    for field in ("draw_pile", "discard", "common"):
        assert refused(**{field: [card]}) == ("position-unknown-card", {"card": str(card), "field": field})
    assert refused_seat(hand=[card]) == ("position-unknown-card", {"card": str(card), "field": "seats[1].hand"})


@pytest.mark.parametrize("card", ["black-16", "", 7, ["black-1"], {}])
def test_a_drawn_card_that_does_not_exist(card: Any) -> None:
    told = {"card": str(card), "field": "turn.drawn"}
    assert refused(turn={"phase": "placing", "taken": 1, "drawn": card}) == ("position-unknown-card", told)


def test_a_long_name_is_cut_in_the_refusal() -> None:
    assert refused(draw_pile=["x" * 5000])[1]["card"] == "x" * 40
    assert refused(turn={**FLOWN, "placed_in_common": "x" * 5000})[1]["card"] == "x" * 40
    assert len(refused(**{"x" * 5000: 1})[1]["field"]) <= 80


@pytest.mark.parametrize("field", ["draw_pile", "discard", "common"])
@pytest.mark.parametrize("cards", [["black-1"], ["green-9", "green-9"]])
def test_a_card_lies_in_one_place(field: str, cards: list[str]) -> None:
    assert refused(**{field: cards}) == ("position-duplicate-card", {"card": cards[0], "field": field})


@pytest.mark.parametrize(
    ("fields", "field"),
    [({"hand": ["black-1"]}, "seats[1].hand"), ({"columns": {"black": [1]}}, "seats[1].columns.black")],
)
def test_a_card_lies_with_one_seat(fields: dict[str, Any], field: str) -> None:
    assert refused_seat(**fields) == ("position-duplicate-card", {"card": "black-1", "field": field})


def test_the_drawn_card_lies_nowhere_else() -> None:
    told = {"card": "black-1", "field": "turn.drawn"}
    assert refused(turn={"phase": "placing", "taken": 1, "drawn": "black-1"}) == ("position-duplicate-card", told)


@pytest.mark.parametrize("phase", ["deal", "Fly", "", 1, ["fly"]])
def test_a_phase_that_does_not_exist(phase: Any) -> None:
    told = {"field": "turn.phase", "choices": "fly, placing, landing, diploma, cat, over"}
    assert refused(turn={"phase": phase}) == ("position-not-choice", told)


@pytest.mark.parametrize("values", [[3, 2], [3, 3], [1, 5, 4], [15, 1]])
def test_a_column_rises(values: list[int]) -> None:
    """Notation page: lowest first; 2.4: strictly increasing."""
    told = {"field": "seats[1].columns.green"}
    assert refused_seat(columns={"green": values}) == ("air-position-column-not-rising", told)


@pytest.mark.parametrize(
    ("seats", "stock", "number", "limit"),
    [
        ([{"grimoires": {"green": 5}}, {"grimoires": {"green": 3}}], {}, 8, 7),
        ([{}, {}], {"green": 8}, 8, 7),
        ([{"grimoires": {"green": 1}}, {}], {"green": 7}, 8, 7),
        ([{"grimoires": {"green": 1}}, {}, {}], {"green": 8}, 9, 8),
        ([{"grimoires": {"green": 1}}, {}, {}, {}], {"green": 9}, 10, 9),
    ],
)
def test_no_more_grimoires_than_in_play(seats: list[Position], stock: dict[str, int], number: int, limit: int) -> None:
    """Notation page: stock and owned grimoires of a colour never exceed its number in play."""
    told = {"colour": "green", "number": number, "limit": limit}
    assert refused(seats=seats, stock=stock) == ("air-position-too-many-grimoires", told)


def test_the_number_in_play_is_the_option_s() -> None:
    place = {"seats": [{}, {}, {}], "stock": {"green": 4}, "options": {"grimoires": {"green": 4}}}
    told = {"colour": "green", "number": 4, "limit": 3}
    assert refused(**place) == ("air-position-too-many-grimoires", told)


@pytest.mark.parametrize("card", ["green-9", "black-1", "blue-1", 3, ["green-8"]])
def test_the_card_put_in_common_lies_there(card: Any) -> None:
    """Notation page."""
    told = {"card": str(card)}
    turn = {"taken": 1, "placed_in_common": card}
    assert refused(common=["green-8"], turn=turn) == ("air-position-placed-not-in-common", told)


@pytest.mark.parametrize("phase", ["placing", "cat"])
def test_these_phases_wait_for_a_drawn_card(phase: str) -> None:
    assert refused(turn={"phase": phase, "taken": 1}) == ("air-position-drawn-missing", {"phase": phase})


@pytest.mark.parametrize("phase", ["fly", "landing", "diploma", "over"])
def test_the_other_phases_have_none(phase: str) -> None:
    turn = {"phase": phase, "taken": 1, "drawn": "green-9"}
    assert refused(turn=turn) == ("air-position-drawn-not-expected", {"phase": phase})


@pytest.mark.parametrize(
    "turn",
    [
        {"phase": "landing"},
        {"phase": "diploma"},
        {"phase": "placing", "drawn": "green-9"},
        {"phase": "cat", "drawn": "green-15"},
        {"phase": "fly", "placed_in_common": "green-8"},
    ],
)
def test_a_turn_that_went_on_took_a_card(turn: dict[str, Any]) -> None:
    """FLY: at least one card; notation page: a drawn card counts at once."""
    assert refused(common=["green-8"], turn=turn) == ("air-position-nothing-taken", {"phase": turn["phase"]})


def test_a_card_that_must_crash_is_not_waiting_to_be_placed() -> None:
    """Notation page."""
    place = position(
        "", "", flying=("green-9",), common="red-1", turn={**forced("red-1", "placing"), "drawn": "green-4"}
    )
    assert refusal(place) == ("air-position-must-crash", {})


@pytest.mark.parametrize("card", ["green-14", "black-2"])
def test_the_cat_comes_with_a_15(card: str) -> None:
    place = position(SIX, "", turn=cat(card), options={"cat_limit": 5})
    assert refusal(place) == ("air-position-no-cat", {})


def test_the_cat_waits_for_someone() -> None:
    """Common rules: a position whose phase has nobody to act is bad_position."""
    assert refused(turn=cat()) == ("position-nobody-to-act", {"phase": "cat"})
    assert refusal(position(SIX, "", turn=cat())) == ("position-nobody-to-act", {"phase": "cat"})


def test_a_game_that_is_over_waits_for_nobody() -> None:
    assert refused(turn={"seat": 0, "phase": "over"}) == ("position-over-with-turn", {})


# What is filled in.


def test_a_position_of_two_seats_alone() -> None:
    """Common rules: missing fields take their defaults; seat 0 begins a fresh turn."""
    place = Table.load({"game": "air_sorciere", "seats": [{}, {}], "exact": True}).position()
    seat: Position = {"name": None, "hand": [], "columns": {}, "grimoires": dict.fromkeys(COLOURS, 0)}
    assert place == {
        "game": "air_sorciere",
        "options": {
            "cat_limit": 15,
            "bonus": "once",
            "grimoires": dict.fromkeys(COLOURS, 9),
            "several_diplomas": False,
            "end": "immediate",
            "starter": 0,
            "open_hands": False,
        },
        "exact": True,
        "seats": [seat, seat],
        "draw_pile": [],
        "discard": [],
        "common": [],
        "stock": dict.fromkeys(COLOURS, 7),
        "turn": {"seat": 0, "phase": "fly", "taken": 0, "placed_in_common": None, "drawn": None, "numbers": []},
    }


def test_a_missing_colour_of_the_stock_is_what_is_not_owned() -> None:
    """Notation page: the number in play less those owned."""
    game = table("", "", "", owned=("green:2", "green red"), stock={"black": 1})
    assert game.position()["stock"] == {"black": 1, "orange": 8, "purple": 8, "green": 5, "red": 7}


def test_fewer_grimoires_than_in_play_are_allowed() -> None:
    """Notation page."""
    game = table("", "", stock={"green": 0}, owned=("green",))
    assert game.position()["stock"]["green"] == 0


def test_null_means_missing() -> None:
    """Common rules: what the notation writes as null may be written so."""
    game = table(turn={"seat": None, "placed_in_common": None, "drawn": None})
    assert game.to_act() == (0,)


# What loads.


def test_the_draw_pile_begins_with_the_next_card_and_the_discard_ends_with_the_visible_one() -> None:
    """Common rules."""
    game = table(pile="green-1 green-2 green-3", discard="red-1 red-2")
    play(game, "draw")
    assert game.position()["turn"]["drawn"] == "green-1"
    assert game.position()["draw_pile"] == ["green-2", "green-3"]
    assert game.view_position(None)["discard"] == ["red-1", "red-2"]


@pytest.mark.parametrize(
    "place",
    [
        position(" ".join(ALL_CARDS[:40]), ""),
        position("", "", flying=("green-1 red-1 black-1 orange-1 purple-1",), turn=LANDING),
        position("", "", turn=LANDING),
        position("", "", common="red-1", turn=forced("red-1", "landing")),
        position("", "", stock=dict.fromkeys(COLOURS, 0)),
        position("", "", stock=dict.fromkeys(COLOURS, 0), turn=DIPLOMA),
        position("", "", flying=("green-9",), turn={"phase": "placing", "taken": 1, "drawn": "green-4"}),
        position(SIX, SIX.replace("green", "red"), turn=cat("black-15"), options={"cat_limit": 5}),
        position("", "", turn={"phase": "over"}, pile="black-1"),
        position("", "", turn={"seat": None, "phase": "over"}),
        position("", "", turn={"taken": 75}),
    ],
)
def test_a_position_that_is_merely_unreachable_loads(place: Position) -> None:
    """Common rules."""
    game = Table.load(place)
    assert sorted(cards_in(game.position())) == sorted(cards_in(place))
    assert bool(legal(game)) != game.over


def test_loading_performs_no_step() -> None:
    """Notation page: `load` performs no automatic step."""
    game = table(flying=("green-9",), turn={"phase": "placing", "taken": 1, "drawn": "green-4"})
    assert not game.steps
    assert legal(game) == {0: {"common"}}


def test_a_loaded_game_that_is_over_has_its_winners() -> None:
    game = table("red-1", "", owned=("green", "black"), turn={"phase": "over"})
    assert (game.over, game.scores, game.winners) == (True, (1, 1), (0,))


def test_cards_not_mentioned_are_shuffled_beneath_the_draw_pile() -> None:
    """Common rules: by the seed, beneath the cards that `draw_pile` lists."""
    place = position(
        *HANDS,
        flying=("green-9",),
        common="green-10",
        discard="green-11",
        pile="purple-9 purple-8",
        exact=False,
        turn={"phase": "placing", "taken": 1, "drawn": "green-12"},
    )
    piles = [Table.load(place, seed).position()["draw_pile"] for seed in range(8)]
    for pile in piles:
        assert pile[:2] == ["purple-9", "purple-8"]
        rest = [*" ".join(HANDS).split(), "green-9", "green-10", "green-11", "green-12"]
        assert sorted([*pile, *rest]) == ALL_CARDS
    assert len({tuple(pile) for pile in piles}) == 8
    assert Table.load(place, 3).position()["draw_pile"] == piles[3]


def test_a_loaded_game_keeps_its_turn_when_the_rest_is_shuffled() -> None:
    """Only a new game lets chance choose who starts."""
    for seed in range(8):
        game = Table.load(position("", "", "", exact=False, turn={"seat": 1}), seed)
        assert game.to_act() == (1,)


def test_exact_leaves_them_out_of_play() -> None:
    """Common rules."""
    assert table(*HANDS, pile="purple-9").position()["draw_pile"] == ["purple-9"]
