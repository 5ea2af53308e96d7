"""Positions in text form: what is refused and how it is named, what is filled in, what loads (docs/notation.md)."""

from typing import Any

import pytest

from audiogames.core.table import Table
from tests.games.positions import refusal
from tests.games.roue_des_sorcieres.positions import ALL_CARDS, Position, cards_in, position, table, trick
from tests.games.tables import legal, play

HANDS = ("yellow-2 blue-1", "yellow-5 red-1", "red-7 green-1")
FULL = "orange-1 orange-2 orange-3 orange-4 orange-5 orange-6"


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
    [
        ({"discard": []}, "discard"),
        ({"turn": {"seat": 0, "order": []}}, "turn.order"),
        ({"trick": [{"seat": 0, "card": "red-9", "face": "up"}]}, "trick[0].face"),
    ],
)
def test_an_unknown_field_is_named(fields: dict[str, Any], field: str) -> None:
    assert refused(**fields) == ("position-unknown-field", {"field": field})


def test_an_unknown_field_of_a_seat_is_named() -> None:
    assert refused_seat(columns={}) == ("position-unknown-field", {"field": "seats[1].columns"})


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"seats": {}}, "seats"),
        ({"seats": None}, "seats"),
        ({"draw_pile": "blue-1"}, "draw_pile"),
        ({"trump_pile": None}, "trump_pile"),
        ({"trick": {}}, "trick"),
    ],
)
def test_what_must_be_a_list(fields: dict[str, Any], field: str) -> None:
    assert refused(**fields) == ("position-not-list", {"field": field})


@pytest.mark.parametrize("field", ["hand", "captured"])
def test_the_piles_of_a_seat_must_be_lists(field: str) -> None:
    assert refused_seat(**{field: 6}) == ("position-not-list", {"field": f"seats[1].{field}"})


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"seats": [{}, 2, {}]}, "seats[1]"),
        ({"options": []}, "options"),
        ({"turn": "play"}, "turn"),
        ({"trick": [["red-9", 0]]}, "trick[0]"),
    ],
)
def test_what_must_be_an_object(fields: dict[str, Any], field: str) -> None:
    assert refused(**fields) == ("position-not-object", {"field": field})


@pytest.mark.parametrize("value", [0, 10, -1, 7.0, "7", True, []])
def test_the_wheel_is_a_number_from_1_to_9(value: Any) -> None:
    assert refused(wheel=value) == ("position-not-number", {"field": "wheel", "min": 1, "max": 9})


@pytest.mark.parametrize("value", [3, -1, 1.0, "1", True])
@pytest.mark.parametrize(
    ("fields", "field"),
    [
        (lambda value: {"leader": value}, "leader"),
        (lambda value: {"turn": {"seat": value}}, "turn.seat"),
        (lambda value: {"leader": 0, "turn": {"seat": value}}, "turn.seat"),
        (lambda value: {"trick": [{"seat": value, "card": "red-9"}]}, "trick[0].seat"),
    ],
)
def test_a_seat_is_a_number_of_the_table(value: Any, fields: Any, field: str) -> None:
    assert refused(**fields(value)) == ("position-not-number", {"field": field, "min": 0, "max": 2})


def test_a_card_of_the_trick_has_a_seat() -> None:
    assert refused(trick=[{"card": "red-9"}]) == ("position-not-number", {"field": "trick[0].seat", "min": 0, "max": 2})


@pytest.mark.parametrize("card", ["blue-10", "pink-1", "", 7, None, ["blue-1"], {}])
def test_a_card_that_does_not_exist(card: Any) -> None:
    told = {"card": str(card), "field": "draw_pile"}
    assert refused(draw_pile=[card]) == ("position-unknown-card", told)
    assert refused(trick=[{"seat": 0, "card": card}]) == ("position-unknown-card", {**told, "field": "trick[0].card"})


def test_a_long_name_is_cut_in_the_refusal() -> None:
    assert refused(draw_pile=["x" * 5000])[1]["card"] == "x" * 40
    assert len(refused(**{"x" * 5000: 1})[1]["field"]) <= 80


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"draw_pile": ["yellow-2"]}, "draw_pile"),
        ({"draw_pile": ["red-9", "red-9"]}, "draw_pile"),
        ({"trump_pile": ["yellow-2", "blue-7"]}, "trump_pile"),
        ({"trick": [{"seat": 0, "card": "yellow-2"}]}, "trick[0].card"),
    ],
)
def test_a_card_lies_in_one_place(fields: dict[str, Any], field: str) -> None:
    assert refused(**fields)[0] == "position-duplicate-card"
    assert refused(**fields)[1]["field"] == field


@pytest.mark.parametrize("field", ["hand", "captured"])
def test_a_card_lies_with_one_seat(field: str) -> None:
    told = {"card": "yellow-2", "field": f"seats[1].{field}"}
    assert refused_seat(**{field: ["yellow-2"]}) == ("position-duplicate-card", told)


def test_a_hand_never_exceeds_six() -> None:
    """Notation page."""
    assert refusal(position(FULL + " orange-7", "blue-1")) == ("roue-position-hand-too-big", {"seat": 0, "max": 6})


def test_its_card_in_the_trick_counts() -> None:
    """Notation page: a hand never exceeds six, counting its card in the trick."""
    place = position("blue-1", FULL, trick=trick(1, "red-1"))
    assert refusal(place) == ("roue-position-hand-too-big", {"seat": 1, "max": 6})


def test_without_a_trump_pile_the_wheel_must_be_told() -> None:
    """Notation page: required when the pile is empty."""
    assert refused(trump_pile=[]) == ("roue-position-wheel-missing", {})


def test_the_wheel_equals_the_value_of_the_top_trump() -> None:
    """Notation page."""
    assert refused(wheel=6) == ("roue-position-wheel-differs", {"wheel": 6, "value": 7})


@pytest.mark.parametrize(
    ("seats", "field"),
    [
        ((0, 2), "trick[1].seat"),
        ((1, 0), "trick[1].seat"),
        ((0, 1, 1), "trick[2].seat"),
        ((0, 1, 0), "trick[2].seat"),
        ((2, 0, 1, 2), "trick[3].seat"),
    ],
)
def test_a_trick_goes_clockwise_and_past_nobody_with_cards(seats: tuple[int, ...], field: str) -> None:
    cards = ("orange-1", "orange-2", "orange-3", "orange-4")
    entries = [{"seat": seat, "card": card} for seat, card in zip(seats, cards, strict=False)]
    assert refused(trick=entries) == ("roue-position-trick-order", {"field": field})


def test_the_leader_is_who_led_the_trick() -> None:
    told = {"leader": 0, "seat": 1}
    assert refused(trick=trick(1, "orange-1"), leader=0) == ("roue-position-leader-differs", told)


@pytest.mark.parametrize("phase", ["deal", "Play", "", 1, ["play"]])
def test_a_phase_that_does_not_exist(phase: Any) -> None:
    assert refused(turn={"phase": phase}) == (
        "position-not-choice",
        {"field": "turn.phase", "choices": "play, trump, over"},
    )


def test_someone_must_be_able_to_play() -> None:
    """Common rules: a position whose phase has nobody to act is bad_position."""
    assert refusal(position("", "")) == ("position-nobody-to-act", {"phase": "play"})
    assert refusal(position("", "", pile="blue-1 blue-2")) == ("position-nobody-to-act", {"phase": "play"})


def test_a_complete_trick_waits_for_no_card() -> None:
    place = position("blue-1", "blue-2", trick=trick(0, "red-1", "red-2"), turn={"phase": "play"})
    assert refusal(place) == ("position-nobody-to-act", {"phase": "play"})


def test_without_a_trick_nobody_won_one() -> None:
    assert refused(turn={"phase": "trump"}) == ("position-nobody-to-act", {"phase": "trump"})


def test_after_the_last_trick_there_is_no_trump_change() -> None:
    """R5."""
    place = position("", "", trick=trick(0, "red-1", "red-2"), turn={"phase": "trump"})
    assert refusal(place) == ("position-nobody-to-act", {"phase": "trump"})
    del place["turn"]
    assert refusal(place) == ("position-nobody-to-act", {"phase": "trump"})


def test_a_trick_that_lacks_a_card_is_not_won_yet() -> None:
    assert refused(trick=trick(1, "orange-1", "orange-2"), turn={"phase": "trump"}) == (
        "roue-position-trick-incomplete",
        {"seat": 0},
    )


@pytest.mark.parametrize(
    ("fields", "seat", "expected"),
    [
        ({"leader": 1, "turn": {"seat": 2}}, 2, 1),
        ({"trick": trick(1, "orange-1")}, 1, 2),
        ({"trick": trick(1, "orange-1"), "turn": {"seat": 0}}, 0, 2),
        ({"trick": trick(0, "orange-1", "orange-2", "orange-3")}, 0, 2),
    ],
)
def test_the_seat_to_act_follows_from_the_trick(fields: dict[str, Any], seat: int, expected: int) -> None:
    turn = {"seat": seat, **fields.pop("turn", {})}
    assert refused(**fields, turn=turn) == ("position-wrong-turn", {"seat": seat, "expected": expected})


@pytest.mark.parametrize("fields", [{}, {"seats": [{}] * 3, "trick": trick(0, "orange-1")}])
def test_a_game_that_is_over_has_no_cards_in_hand_or_trick(fields: dict[str, Any]) -> None:
    assert refused(turn={"phase": "over"}, **fields) == ("roue-position-over-with-cards", {})


def test_a_game_that_is_over_waits_for_nobody() -> None:
    place = position("", "", turn={"seat": 0, "phase": "over"})
    assert refusal(place) == ("position-over-with-turn", {})


# What is filled in.


def test_a_position_of_seats_and_a_trump_alone() -> None:
    """Common rules: missing fields take their defaults; leader and turn are seat 0, the wheel is the trump's value."""
    game = Table.load({"game": "roue_des_sorcieres", "seats": [{"hand": ["blue-1"]}, {}], "trump_pile": ["red-4"]})
    place = game.position()
    assert place.pop("draw_pile") != []
    assert place == {
        "game": "roue_des_sorcieres",
        "options": {"side": "descending", "keep_last_trump": False, "show_scores": False},
        "exact": True,
        "seats": [
            {"name": None, "hand": ["blue-1"], "numbers": [1], "captured": []},
            {"name": None, "hand": [], "numbers": [], "captured": []},
        ],
        "trump_pile": ["red-4"],
        "wheel": 4,
        "trick": [],
        "leader": 0,
        "turn": {"seat": 0, "phase": "play"},
    }


def test_the_leader_is_told_by_the_turn() -> None:
    """Notation page: missing `leader` and `turn` follow from the trick, else seat 0."""
    assert table(*HANDS, turn={"seat": 2}).position()["leader"] == 2


def test_the_turn_is_told_by_the_leader() -> None:
    assert table(*HANDS, leader=2).to_act() == (2,)


def test_leader_and_turn_are_told_by_the_trick() -> None:
    place = table(*HANDS, trick=trick(1, "orange-1")).position()
    assert (place["leader"], place["turn"]) == (1, {"seat": 2, "phase": "play"})


def test_a_complete_trick_is_for_its_winner_to_decide() -> None:
    place = table(*HANDS, trick=trick(1, "orange-1", "orange-9", "blue-9")).position()
    assert (place["leader"], place["turn"]) == (1, {"seat": 0, "phase": "trump"})


@pytest.mark.parametrize("fields", [{}, {"leader": 0}, {"leader": None, "turn": {"seat": None, "phase": None}}])
def test_a_seat_without_cards_does_not_lead(fields: dict[str, Any]) -> None:
    """R4."""
    place = table("", "", "blue-1", **fields).position()
    assert (place["leader"], place["turn"]["seat"]) == (2, 2)


def test_the_trick_skips_seats_without_cards() -> None:
    """R4."""
    game = table("blue-1", "", "blue-2", "", trick=[{"seat": 2, "card": "red-1"}, {"seat": 0, "card": "red-2"}])
    assert game.position()["turn"] == {"seat": 0, "phase": "trump"}


def test_null_means_missing() -> None:
    """Common rules: defaults are empty or null; these three may be written as null."""
    game = table(*HANDS, wheel=None, leader=None, turn={"seat": None, "phase": None})
    assert (game.position()["wheel"], game.to_act()) == (7, (0,))


# What loads.


def test_the_draw_pile_begins_with_the_next_card_and_the_trump_pile_ends_with_the_visible_one() -> None:
    """Common rules."""
    game = table("blue-1", "blue-2", pile="green-1 green-2 green-3", trumps="red-9 red-4", wheel=4)
    play(game, "play blue-1", "play blue-2", "no-trump")
    assert game.position()["draw_pile"] == ["green-3"]
    assert game.view_position(None)["trump_pile"] == ["red-9", "red-4"]


@pytest.mark.parametrize(
    "place",
    [
        position(FULL, ""),
        position("blue-1", "blue-2", trumps=" ".join(f"{colour}-9" for colour in ("red", "green", "purple"))),
        position("", "blue-2 blue-3", "", captured=("", " ".join(f"red-{value}" for value in range(1, 10)))),
        position("", "", turn={"phase": "over"}, pile="blue-1", captured=("red-1", "red-2")),
        position("", "", turn={"seat": None, "phase": "over"}, leader=1),
    ],
)
def test_a_position_that_is_merely_unreachable_loads(place: Position) -> None:
    """Common rules."""
    game = Table.load(place)
    assert sorted(cards_in(game.position())) == sorted(cards_in(place | {"trick": []}))
    assert bool(legal(game)) != game.over


def test_loading_performs_no_step() -> None:
    """Notation page: `load` performs no automatic step."""
    game = table("blue-1", "")
    assert not game.steps
    assert game.position()["turn"] == {"seat": 0, "phase": "play"}


def test_cards_not_mentioned_are_shuffled_beneath_the_draw_pile() -> None:
    """Common rules: by the seed, beneath the cards that `draw_pile` lists."""
    place = position(*HANDS, pile="purple-9 purple-8", exact=False)
    piles = [Table.load(place, seed).position()["draw_pile"] for seed in range(8)]
    for pile in piles:
        assert pile[:2] == ["purple-9", "purple-8"]
        assert sorted([*pile, "blue-7", *" ".join(HANDS).split()]) == ALL_CARDS
    assert len({tuple(pile) for pile in piles}) == 8
    assert Table.load(place, 3).position()["draw_pile"] == piles[3]


def test_cards_that_will_lie_in_the_draw_pile_keep_the_game_going() -> None:
    """R5: with cards still to be drawn, a trick that empties all hands is not the last."""
    game = table("", "", exact=False, trick=trick(0, "red-1", "red-2"))
    assert game.position()["turn"] == {"seat": 1, "phase": "trump"}


def test_exact_leaves_them_out_of_play() -> None:
    """Common rules."""
    assert table(*HANDS, pile="purple-9").position()["draw_pile"] == ["purple-9"]
