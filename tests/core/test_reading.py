"""Reading positions field by field: right values pass through, wrong ones are named."""

from collections.abc import Callable
from typing import Any

import pytest

from audiogames.core.errors import BadPosition
from audiogames.core.input import reading


def refusal(read: Callable[[], object]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadPosition) as refused:
        read()
    assert refused.value.code == "bad_position"
    return refused.value.message.id, dict(refused.value.message.arguments)


def test_right_values_pass_through() -> None:
    reading.known_fields({"a": 1, "b": 2}, {"a", "b", "c"}, "")
    assert reading.whole_number(0, "n", 0, 5) == 0
    assert reading.whole_number(5, "n", 0, 5) == 5
    assert reading.mapping({"a": 1}, "m") == {"a": 1}
    assert reading.listing([1], "l") == [1]
    assert reading.one_of("a", "o", ("a", "b")) == "a"
    assert reading.of_kind(bool, False, "b") is False
    assert reading.of_kind(bool, True, "b") is True


def test_unknown_fields() -> None:
    assert refusal(lambda: reading.known_fields({"a": 1, "z": 2}, {"a"}, "seats[0]")) == (
        "position-unknown-field",
        {"field": "seats[0].z"},
    )


@pytest.mark.parametrize("value", [-1, 6, 2.0, "2", None, True, False, [2]])
def test_whole_numbers(value: Any) -> None:
    assert refusal(lambda: reading.whole_number(value, "n", 0, 5)) == (
        "position-not-number",
        {"field": "n", "min": 0, "max": 5},
    )


@pytest.mark.parametrize("value", [None, [], "x", 1])
def test_objects(value: Any) -> None:
    assert refusal(lambda: reading.mapping(value, "m")) == ("position-not-object", {"field": "m"})


@pytest.mark.parametrize("value", [None, {}, "x", (1,)])
def test_lists(value: Any) -> None:
    assert refusal(lambda: reading.listing(value, "l")) == ("position-not-list", {"field": "l"})


@pytest.mark.parametrize("value", [None, "c", 1, ["a"], {}])
def test_choices(value: Any) -> None:
    assert refusal(lambda: reading.one_of(value, "o", ("a", "b"))) == (
        "position-not-choice",
        {"field": "o", "choices": "a, b"},
    )


@pytest.mark.parametrize("value", [None, 0, 1, "true"])
def test_booleans(value: Any) -> None:
    assert refusal(lambda: reading.of_kind(bool, value, "b")) == ("position-not-boolean", {"field": "b"})


def test_cards_are_placed_once_each() -> None:
    deck = reading.CardsToPlace({"a": 0, "b": 1, "c": 2})
    assert deck.cards(["c", "a"], "hand") == (2, 0)
    assert deck.rest() == (1,)
    assert refusal(lambda: deck.card("a", "pile")) == ("position-duplicate-card", {"card": "a", "field": "pile"})
    assert refusal(lambda: deck.card("d", "pile")) == ("position-unknown-card", {"card": "d", "field": "pile"})
    assert refusal(lambda: deck.cards("abc", "pile")) == ("position-not-list", {"field": "pile"})
    assert deck.rest() == (1,)
