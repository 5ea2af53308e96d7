"""Typed values: read by annotations, and a fault says where it is and what is allowed there."""

from collections.abc import Mapping
from enum import Enum
from math import inf, nan
from typing import Annotated, Any, Literal, NamedTuple

import pytest

from audiogames.core.input.values import Bounds, InvalidValue, MadeFrom, OneLine, OneOf, each, entry, read


class Colour(Enum):
    RED = "red"


class Card(NamedTuple):
    colour: Colour
    number: Annotated[int, Bounds(1, 9)] = 1


@pytest.mark.parametrize(
    ("kind", "given", "value"),
    [
        (int, 3, 3),
        (float, 3, 3.0),
        (float, "inf", inf),
        (str | None, None, None),
        (Literal["a", "b"], "b", "b"),
        (Card, {"colour": "red", "number": 9}, Card(Colour.RED, 9)),
        (Card, {"colour": "red"}, Card(Colour.RED)),
        (tuple[Card, ...], [{"colour": "red"}], (Card(Colour.RED),)),
        (tuple[int, str], {"first": 1, "second": "a"}, (1, "a")),
        (Mapping[str, tuple[int, ...]], {"a": [1, 2]}, {"a": (1, 2)}),
        (Annotated[str, OneLine(4)], " Anna ", "Anna"),
        (Annotated[str, MadeFrom(int, str)], 7, "7"),
        (Annotated[int, OneOf((2, 4))], 4, 4),
    ],
)
def test_a_value_of_its_kind_is_read(kind: Any, given: object, value: object) -> None:
    assert read(kind, given) == value


@pytest.mark.parametrize(
    ("kind", "given", "place", "fault"),
    [
        (int, True, "top", "whole"),
        (int, 1.0, "top", "whole"),
        (float, nan, "top", "number"),
        (float, 1e300, "top", "number"),
        (float, "1", "top", "number"),
        (str, 1, "top", "text"),
        (bool, 1, "top", "flag"),
        (list, {}, "top", "list"),
        (dict, [], "top", "table"),
        (Colour, "blue", "top", "choice"),
        (Colour, [], "top", "choice"),
        (Literal["a"], "b", "top", "choice"),
        (Card, {"number": 1}, "top.colour", "missing"),
        (Card, {"colour": "red", "size": 1}, "top.size", "unknown"),
        (Card, {"colour": "red", "number": 10}, "top.number", "range"),
        (tuple[Card, ...], [{"colour": "red"}, {"colour": 1}], "top[1].colour", "choice"),
        (tuple[int, int], [1], "top", "length"),
        (Mapping[str, int], {"a": "b"}, "top.a", "whole"),
        (Annotated[str, OneLine(4)], "Annabel", "top", "text"),
        (Annotated[str, OneLine(9)], "An\nna", "top", "text"),
        (Annotated[int, OneOf((2, 4))], 3, "top", "choice"),
    ],
)
def test_a_fault_says_where_it_is(kind: Any, given: object, place: str, fault: str) -> None:
    with pytest.raises(InvalidValue) as wrong:
        read(kind, given, "top")
    assert (wrong.value.place, wrong.value.fault) == (place, fault)
    assert str(wrong.value) == f"{place}: {fault}"


@pytest.mark.parametrize("given", [10, 0, "five", True])
def test_a_number_out_of_its_bounds_or_none_at_all_is_told_the_bounds(given: object) -> None:
    with pytest.raises(InvalidValue) as wrong:
        read(Annotated[int, Bounds(1, 9)], given)
    assert (wrong.value.low, wrong.value.high, wrong.value.value) == (1, 9, given)


@pytest.mark.parametrize(("given", "fault"), [("soon", "choice"), (31, "range"), ([], "choice")])
def test_of_a_choice_of_kinds_the_nearest_says_what_is_wrong(given: object, fault: str) -> None:
    with pytest.raises(InvalidValue) as wrong:
        read(Literal["auto", "none"] | Annotated[float, Bounds(0, 30)], given)
    assert wrong.value.fault == fault


def test_of_a_table_all_that_is_right_is_read_and_each_fault_reported() -> None:
    found, faults = each({"rate": int, "name": str}, {"rate": "fast", "name": "Anna", "size": 1}, "voice")
    assert found == {"name": "Anna"}
    assert [str(fault) for fault in faults] == ["voice.rate: whole", "voice.size: unknown"]
    assert [str(fault) for fault in each({}, 7, "voice")[1]] == ["voice: table"]


def test_an_entry_that_is_missing_is_no_null() -> None:
    assert entry(int | None, {"seat": None}, "seat") is None
    with pytest.raises(InvalidValue, match="seat: missing"):
        entry(int | None, {}, "seat")
