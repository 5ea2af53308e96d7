"""What a game remembers of its zones: made of some fields of a view, the same object while these are as before."""

from typing import NamedTuple

import pytest

from audiogames.core.presentation.zones import made_of


class Seen(NamedTuple):
    hand: tuple[int, ...]
    seat: int
    turn: int


@made_of("hand", "seat")
def faces(seen: Seen) -> tuple[str, ...]:
    return tuple(f"{seen.seat}-{card}" for card in seen.hand)


@made_of("hand", "seat")
def prying(seen: Seen) -> int:
    return seen.turn


def test_while_its_fields_are_as_before_a_zone_is_the_same_object() -> None:
    first = faces(Seen((1, 2), 0, 0))
    assert faces(Seen((1, 2), 0, 1)) is first
    assert faces(Seen((1, 2), 1, 0)) == ("1-1", "1-2")


def test_what_is_made_of_some_fields_can_look_at_no_others() -> None:
    with pytest.raises(AttributeError):
        prying(Seen((1,), 0, 0))
