"""Positions in text form: what is refused and how it is named, what is filled in, what loads (docs/notation.md)."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import audiogames.games.zapp_zerapp as package
from audiogames.core.errors import BadOptions, BadPosition
from audiogames.games.zapp_zerapp.state import Rules
from tests.games.positions import refusal
from tests.games.tables import at, legal, play
from tests.games.zapp_zerapp.deals import random_position
from tests.games.zapp_zerapp.positions import GAME, IN_ORDER, Position, moving, position, shaking

MELEE = {"shaking": "melee"}
DRAFT = {"shaking": "draft"}
SEATED = ("red 3 start start", "green 9 12 start", "blue")
ROLLING = position(*SEATED)
SHAKING = shaking(*SEATED)
MOVING = moving(*SEATED, numbers={1: 5, 0: 3})
OVER = position("red city city city", "blue 3", magic_number=8, dice=[4, 4], turn={"phase": "over"})


def with_turn(place: Position, **fields: Any) -> Position:
    return {**place, "turn": {**place.get("turn", {}), **fields}}


def with_seat(place: Position, **fields: Any) -> Position:
    first, second, *others = place["seats"]
    return {**place, "seats": [first, {**second, **fields}, *others]}


# What is no such thing: fields, numbers, texts.


@pytest.mark.parametrize(
    ("place", "field"),
    [
        ({**ROLLING, "draw_pile": []}, "draw_pile"),
        (with_turn(ROLLING, taken=1), "turn.taken"),
        (with_seat(ROLLING, hand=[]), "seats[1].hand"),
        ({**SHAKING, "chosen": {"3": "A"}}, "chosen.3"),
        ({**SHAKING, "chosen": {"01": "A"}}, "chosen.01"),
        ({**SHAKING, "held": {"red": ["A"]}}, "held.red"),
        (with_turn(SHAKING, shakes_left={"-1": 2}), "turn.shakes_left.-1"),
    ],
)
def test_an_unknown_field_is_named(place: Position, field: str) -> None:
    assert refusal(place) == ("position-unknown-field", {"field": field})


@pytest.mark.parametrize(
    ("place", "field"),
    [
        ({**ROLLING, "seats": {}}, "seats"),
        ({**ROLLING, "barrels": 13}, "barrels"),
        ({**ROLLING, "barrels": None}, "barrels"),
        ({**SHAKING, "dice": "3 4"}, "dice"),
        (with_seat(ROLLING, apprentices="start"), "seats[1].apprentices"),
        (with_turn(SHAKING, order={}), "turn.order"),
        (with_turn(SHAKING, settled=1), "turn.settled"),
        ({**SHAKING, "held": {"0": "A"}}, "held.0"),
    ],
)
def test_what_must_be_a_list(place: Position, field: str) -> None:
    assert refusal(place) == ("position-not-list", {"field": field})


@pytest.mark.parametrize(
    ("place", "field"),
    [
        ({**ROLLING, "seats": [{}, 2]}, "seats[1]"),
        ({**ROLLING, "options": []}, "options"),
        ({**ROLLING, "turn": "roll"}, "turn"),
        ({**SHAKING, "held": []}, "held"),
        ({**SHAKING, "chosen": "A"}, "chosen"),
        (with_turn(SHAKING, shakes_left=6), "turn.shakes_left"),
    ],
)
def test_what_must_be_an_object(place: Position, field: str) -> None:
    assert refusal(place) == ("position-not-object", {"field": field})


@pytest.mark.parametrize("value", [-1, 99, 2.0, "2", True, None])
@pytest.mark.parametrize(
    ("field", "low", "high"),
    [
        ("barrels[2]", 1, 13),
        ("dice[1]", 1, 6),
        ("turn.roller", 0, 2),
        ("turn.shakes_left.1", 0, 6),
        ("turn.order", 0, 2),
        ("turn.settled", 0, 2),
    ],
)
def test_what_must_be_a_number(field: str, low: int, high: int, value: Any) -> None:
    place: Position = {
        "barrels[2]": {**SHAKING, "barrels": [1, 2, value, *range(4, 14)]},
        "dice[1]": {**SHAKING, "magic_number": None, "dice": [3, value]},
        "turn.roller": with_turn(SHAKING, roller=value),
        "turn.shakes_left.1": with_turn(SHAKING, shakes_left={"1": value}),
        "turn.order": with_turn(SHAKING, order=[value]),
        "turn.settled": with_turn(SHAKING, settled=[value]),
    }[field]
    assert refusal(place) == ("position-not-number", {"field": field, "min": low, "max": high})


@pytest.mark.parametrize("value", [1, 13, 7.0, "7", True, []])
def test_a_magic_number_is_one_that_two_dice_can_show(value: Any) -> None:
    told = {"field": "magic_number", "min": 2, "max": 12}
    assert refusal({**SHAKING, "magic_number": value}) == ("position-not-number", told)


@pytest.mark.parametrize("value", ["a", "N", "AB", "", 3, None, "A B"])
@pytest.mark.parametrize("field", ["chosen", "held"])
def test_what_must_be_a_place(field: str, value: Any) -> None:
    place = {**shaking(options=MELEE), field: {"0": [value] if field == "held" else value}}
    id, told = refusal(place)
    assert (id, told["field"]) == ("position-not-choice", f"{field}.0")
    assert told["choices"] == ", ".join("ABCDEFGHIJKLM")


@pytest.mark.parametrize("value", ["black", "Red", 0, None, ["red"]])
def test_what_must_be_a_colour(value: Any) -> None:
    told = {"field": "seats[1].colour", "choices": "red, green, blue, yellow"}
    assert refusal(with_seat(ROLLING, colour=value)) == ("position-not-choice", told)


@pytest.mark.parametrize("value", ["play", "", None, 3, "Roll"])
def test_what_must_be_a_phase(value: Any) -> None:
    told = {"field": "turn.phase", "choices": "roll, shake, move, over"}
    assert refusal(with_turn(ROLLING, phase=value)) == ("position-not-choice", told)


@pytest.mark.parametrize("value", [24, -1, 3.0, "3", True, None, "Start", ["start"]])
def test_an_apprentice_stands_in_start_or_city_or_on_a_space_of_the_ring(value: Any) -> None:
    told = {"field": "seats[1].apprentices[2]", "max": 23}
    place = with_seat(ROLLING, apprentices=["start", 3, value])
    assert refusal(place) == ("zapp-position-not-space", told)


@pytest.mark.parametrize(
    ("place", "field", "number", "expected"),
    [
        (with_seat(ROLLING, apprentices=["start"] * 4), "seats[1].apprentices", 4, 3),
        (with_seat(ROLLING, apprentices=[]), "seats[1].apprentices", 0, 3),
        ({**ROLLING, "barrels": [*range(1, 13)]}, "barrels", 12, 13),
        ({**ROLLING, "barrels": [*range(1, 15)]}, "barrels", 14, 13),
        ({**SHAKING, "dice": [3]}, "dice", 1, 2),
    ],
)
def test_a_list_of_another_length(place: Position, field: str, number: int, expected: int) -> None:
    told = {"field": field, "number": number, "expected": expected}
    assert refusal(place) == ("zapp-position-length", told)


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"side": "ascending"}, "option-unknown"),
        ({"countdown": "10"}, "option-not-integer"),
        ({"shakes": 100}, "option-out-of-range"),
    ],
)
def test_a_wrong_option_is_bad_options(options: dict[str, Any], id: str) -> None:
    assert refusal({**ROLLING, "options": options}, BadOptions)[0] == id


# What contradicts itself.

CONTRADICTIONS: dict[str, list[tuple[Position, dict[str, Any]]]] = {
    "zapp-position-colour-twice": [
        (with_seat(ROLLING, colour="red"), {"colour": "red", "field": "seats[1].colour"}),
    ],
    "zapp-position-barrel-twice": [
        ({**ROLLING, "barrels": [1, 2, 3, 2, *range(5, 14)]}, {"number": 2, "place": "D"}),
    ],
    "zapp-position-dice-differ": [({**SHAKING, "dice": [3, 3]}, {"number": 7, "sum": 6})],
    "zapp-position-winners": [
        ({**ROLLING, "turn": {"phase": "over"}}, {"number": 0}),
        (
            position("red city city city", "blue city city city", turn={"phase": "over"}),
            {"number": 2},
        ),
    ],
    "zapp-position-won-already": [
        (position("red", "blue city city city"), {"seat": 1, "phase": "roll"}),
        (shaking("red city city city", "blue"), {"seat": 0, "phase": "shake"}),
        (moving("red 3", "blue city city city", numbers={0: 3}), {"seat": 1, "phase": "move"}),
    ],
    "position-over-with-turn": [(with_turn(OVER, seat=0), {})],
    "position-wrong-turn": [
        (with_turn(ROLLING, seat=1), {"expected": 0, "seat": 1}),
        (with_turn(MOVING, seat=0), {"expected": 1, "seat": 0}),
        (with_turn({**SHAKING, "chosen": {"0": "A"}}, seat=0), {"expected": 1, "seat": 0}),
    ],
    "position-not-expected": [
        ({**ROLLING, "magic_number": 7}, {"field": "magic_number", "phase": "roll"}),
        ({**ROLLING, "dice": [3, 4]}, {"field": "dice", "phase": "roll"}),
        ({**ROLLING, "held": {"0": ["A"]}}, {"field": "held", "phase": "roll"}),
        ({**ROLLING, "chosen": {"0": "A"}}, {"field": "chosen", "phase": "roll"}),
        (with_turn(ROLLING, order=[0]), {"field": "turn.order", "phase": "roll"}),
        (with_turn(ROLLING, settled=[0]), {"field": "turn.settled", "phase": "roll"}),
        (with_turn(ROLLING, shakes_left={"0": 1}), {"field": "turn.shakes_left", "phase": "roll"}),
        ({**OVER, "held": {"0": ["A"]}}, {"field": "held", "phase": "over"}),
        ({**OVER, "chosen": {"0": "A"}}, {"field": "chosen", "phase": "over"}),
        (with_turn(OVER, order=[1]), {"field": "turn.order", "phase": "over"}),
        (with_turn(OVER, shakes_left={"1": 0}), {"field": "turn.shakes_left", "phase": "over"}),
        (with_turn(SHAKING, order=[0]), {"field": "turn.order", "phase": "shake"}),
        ({**MOVING, "held": {"2": ["A"]}}, {"field": "held", "phase": "move"}),
        (with_turn(MOVING, settled=[1]), {"field": "turn.settled", "phase": "move"}),
    ],
    "zapp-position-no-magic-number": [
        ({**SHAKING, "magic_number": None}, {"phase": "shake"}),
        ({**MOVING, "magic_number": None}, {"phase": "move"}),
    ],
    "zapp-position-no-barrels": [
        ({field: value for field, value in MOVING.items() if field != "barrels"}, {"phase": "move"}),
    ],
    "position-nobody-to-act": [
        ({**SHAKING, "chosen": {"0": "A", "1": "B", "2": "C"}}, {"phase": "shake"}),
        ({**SHAKING, "chosen": {"0": "A", "1": "A", "2": "C"}}, {"phase": "shake"}),
        (with_turn({**MOVING, "chosen": {}}, order=[]), {"phase": "move"}),
    ],
    "zapp-position-order-without-choice": [
        (with_turn(MOVING, order=[1]), {}),
        (with_turn(MOVING, order=[1, 0, 2]), {}),
        ({**MOVING, "chosen": {"1": "E", "2": "C"}}, {}),
    ],
    "zapp-position-order-not-falling": [(with_turn(MOVING, order=[0, 1]), {})],
    "zapp-position-number-too-high": [({**MOVING, "magic_number": 4}, {"seat": 1, "number": 5, "magic": 4})],
    "zapp-position-place-twice": [
        ({**MOVING, "chosen": {"0": "C", "1": "C"}}, {"place": "C", "field": "chosen.0"}),
        (shaking(*SEATED, options=DRAFT, chosen={"0": "C", "1": "C"}), {"place": "C", "field": "chosen.1"}),
        (shaking(*SEATED, options=MELEE, chosen={"0": "C", "2": "C"}), {"place": "C", "field": "chosen.2"}),
        (
            shaking(*SEATED, chosen={"0": "C", "1": "C"}, turn={"settled": [1]}),
            {"place": "C", "field": "chosen.0"},
        ),
        (
            shaking(*SEATED, chosen={"0": "C", "1": "C"}, turn={"settled": [0, 1]}),
            {"place": "C", "field": "chosen.1"},
        ),
        (shaking(options=MELEE, held={"0": ["C"], "1": ["D", "C"]}), {"place": "C", "field": "held.1"}),
        (shaking(options=MELEE, held={"0": ["C", "C"]}), {"place": "C", "field": "held.0"}),
        (shaking(options=MELEE, held={"0": ["C"]}, chosen={"1": "C"}), {"place": "C", "field": "held.0"}),
    ],
    "position-seat-twice": [
        (with_turn(MOVING, order=[1, 0, 1]), {"seat": 1, "field": "turn.order"}),
        (with_turn({**SHAKING, "chosen": {"2": "A"}}, settled=[2, 2]), {"seat": 2, "field": "turn.settled"}),
    ],
    "zapp-position-nothing-settled": [
        (shaking(options=way, chosen={"0": "A"}, turn={"settled": [0]}), {"shaking": way["shaking"]})
        for way in (MELEE, DRAFT)
    ],
    "zapp-position-settled-not-chosen": [
        (with_turn({**SHAKING, "chosen": {"2": "A"}}, settled=[1]), {"seat": 1}),
    ],
    "zapp-position-no-hands": [
        (shaking(held={"1": ["C"]}), {"shaking": "equal", "field": "held.1"}),
        (shaking(held={"0": ["C"]}, options=DRAFT), {"shaking": "draft", "field": "held.0"}),
    ],
    "zapp-position-held-after-choice": [
        (shaking(options=MELEE, held={"1": ["C"]}, chosen={"1": "D"}), {"seat": 1}),
    ],
    "zapp-position-hands-full": [
        (shaking(options=MELEE, held={"1": ["C", "D", "A"]}), {"seat": 1, "number": 3, "max": 2}),
        (
            shaking(options={**MELEE, "barrels_in_hand": 1}, held={"0": ["C", "D"]}),
            {"seat": 0, "number": 2, "max": 1},
        ),
    ],
}
CASES = [
    pytest.param(place, id, told, id=f"{id.removeprefix('zapp-position-')} {number}")
    for id, cases in CONTRADICTIONS.items()
    for number, (place, told) in enumerate(cases)
]


@pytest.mark.parametrize(("place", "id", "told"), CASES)
def test_a_position_that_contradicts_itself_is_refused_by_name(place: Position, id: str, told: dict[str, Any]) -> None:
    assert refusal(place) == (id, told)


def test_every_reason_of_positions_is_given_here() -> None:
    """So that no reason is left without a position that leads to it."""
    folder = Path(str(package.__file__)).parent
    words = {word for path in folder.glob("loading*.py") for word in path.read_text(encoding="utf-8").split('"')}
    elsewhere = {"zapp-position-length", "zapp-position-not-space"}
    own = {id for id in CONTRADICTIONS if id.startswith("zapp-")}
    assert {word for word in words if word.startswith("zapp-position-")} == own | elsewhere


# What is filled in.


def test_what_is_missing_is_the_beginning_of_a_game() -> None:
    table = at({"game": "zapp_zerapp", "seats": [{}, {}, {}]})
    place = table.position()
    assert [seat["colour"] for seat in place["seats"]] == ["red", "green", "blue"]
    assert all(seat["apprentices"] == ["start"] * 3 for seat in place["seats"])
    assert legal(table) == {0: {"roll"}}
    assert GAME.load(place).rules == Rules()


@pytest.mark.parametrize("place", [{"seats": [{}, {}]}, {"seats": [{}, {}], "exact": True}, {**SHAKING}])
def test_missing_barrels_are_shuffled_by_the_seed(place: Position) -> None:
    without = {"game": "zapp_zerapp", **{field: value for field, value in place.items() if field != "barrels"}}
    rows = [at(without, seed).position()["barrels"] for seed in range(10)]
    assert all(sorted(row) == IN_ORDER for row in rows)
    assert len({tuple(row) for row in rows}) == 10
    assert at(without, 3).position()["barrels"] == rows[3]
    assert at(without, 3).position()["turn"]["phase"] == place.get("turn", {}).get("phase", "roll")


def test_the_magic_number_follows_from_the_dice() -> None:
    assert at({**SHAKING, "magic_number": None, "dice": [3, 4]}).position()["magic_number"] == 7


def test_a_magic_number_may_stand_without_its_dice() -> None:
    place = at(SHAKING).position()
    assert (place["magic_number"], place["dice"]) == (7, None)


def test_missing_shakes_are_those_of_a_whole_round() -> None:
    place = at(with_turn(shaking(*SEATED, options={"shakes": 4}), shakes_left={"1": 2})).position()
    assert place["turn"]["shakes_left"] == {"0": 4, "1": 2, "2": 4}


@pytest.mark.parametrize("place", [MOVING, shaking(*SEATED, options=MELEE)])
def test_shakes_that_nobody_counts_any_more_are_left_out(place: Position) -> None:
    """In a mêlée, and once all have chosen."""
    given = at(with_turn(place, shakes_left={"0": 3})).position()
    assert given["turn"]["shakes_left"] == {}


@pytest.mark.parametrize(
    ("place", "seat"),
    [
        (ROLLING, 0),
        (with_turn(ROLLING, roller=2), 2),
        (MOVING, 1),
        (SHAKING, None),
        ({**SHAKING, "chosen": {"0": "A", "2": "C"}}, 1),
        (shaking(*SEATED, options=DRAFT, turn={"roller": 1}), 1),
        (OVER, None),
    ],
)
def test_the_turn_names_its_seat_where_a_single_one_may_act(place: Position, seat: int | None) -> None:
    """It may be left out, and given where it is true."""
    assert at(place).position()["turn"]["seat"] == seat
    assert at(with_turn(place, seat=seat)).position() == at(place).position()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_where_several_may_act_the_turn_may_name_any_of_them(seat: int) -> None:
    assert at(with_turn(SHAKING, seat=seat)).position() == at(SHAKING).position()


# What loads.


def test_any_colours_may_sit_together() -> None:
    """Notation page."""
    assert [seat["colour"] for seat in at(position("yellow", "blue")).position()["seats"]] == ["yellow", "blue"]


def test_a_position_that_play_would_never_reach_loads() -> None:
    """All on one space, and a barrel of 12 whose seat has not moved although the dice show 6 and 6."""
    table = at(moving("red 3 3 3", "blue 3 3 3", numbers={0: 12, 1: 11}, dice=[6, 6]))
    play(table, "move 1")
    assert table.position()["turn"]["order"] == [1]


def test_two_may_have_chosen_the_same_while_choices_are_secret() -> None:
    table = at({**SHAKING, "chosen": {"0": "C", "1": "C"}})
    assert [*legal(table)] == [2]


def test_nothing_happens_by_itself_on_load() -> None:
    """Notation page: a move with one legal form waits."""
    table = at(moving("red 3 city city", "blue", numbers={0: 3}))
    assert table.position()["turn"]["phase"] == "move"
    assert not table.steps


def test_a_game_that_is_over_loads() -> None:
    table = at(OVER)
    assert table.over
    assert table.winners == (0,)
    assert table.legal() == {}


BROKEN: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 30),
    st.floats(allow_nan=False),
    st.text(max_size=3),
    st.just([]),
    st.just({}),
)


@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32), data=st.data())
@settings(max_examples=200, deadline=None)
def test_a_position_with_anything_in_it_loads_or_is_refused(seats: int, seed: int, data: st.DataObject) -> None:
    """Never another error; and what loads has someone to act, or is over."""
    place = json.loads(json.dumps(at(random_position(seed, seats), seed).position()))
    holder: Any = place
    while True:
        keys = [*holder] if isinstance(holder, dict) else [*range(len(holder))]
        key = data.draw(st.sampled_from(keys))
        if not holder[key] or not isinstance(holder[key], dict | list) or data.draw(st.booleans()):
            break
        holder = holder[key]
    holder[key] = data.draw(BROKEN)
    try:
        state = GAME.load(place)
    except (BadPosition, BadOptions):
        return
    state = state._replace(shuffling=False)
    assert bool(GAME.to_act(state)) != GAME.is_over(state)
    assert all(GAME.legal(state, seat) for seat in GAME.to_act(state))
