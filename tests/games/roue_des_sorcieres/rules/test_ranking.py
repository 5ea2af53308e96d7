"""The wheel: which value beats which (rule file 3.3), and example 3 of 3.6."""

import pytest

from audiogames.decks.roue_des_sorcieres import BY_ID, COLOURS
from audiogames.games.roue_des_sorcieres.rules import STRENGTH, TRUMPS, order, strength


@pytest.mark.parametrize("value", range(1, 10))
def test_descending_from_the_trump_value_down_to_1_then_9_down_to_the_value_above(value: int) -> None:
    """3.3: v, v-1, … 1, 9, … v+1."""
    assert order(value, descending=True) == (*range(value, 0, -1), *range(9, value, -1))


@pytest.mark.parametrize("value", range(1, 10))
def test_ascending_from_the_trump_value_up_to_9_then_1_up_to_the_value_below(value: int) -> None:
    """3.3: v, v+1, … 9, 1, … v-1."""
    assert order(value, descending=False) == (*range(value, 10), *range(1, value))


@pytest.mark.parametrize("descending", [True, False])
@pytest.mark.parametrize("wheel", range(1, 10))
def test_the_first_is_strongest(wheel: int, descending: bool) -> None:
    """3.3; R2: the trump's value is the strongest on both sides."""
    ranked = order(wheel, descending)
    assert ranked[0] == wheel
    assert [STRENGTH[descending][wheel][value] for value in ranked] == [9, 8, 7, 6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    ("wheel", "descending", "ranked"),
    [
        (7, True, "7-6-5-4-3-2-1-9-8"),
        (5, True, "5-4-3-2-1-9-8-7-6"),
        (9, True, "9-8-7-6-5-4-3-2-1"),
        (1, True, "1-9-8-7-6-5-4-3-2"),
        (7, False, "7-8-9-1-2-3-4-5-6"),
    ],
)
def test_examples_of_the_ranking(wheel: int, descending: bool, ranked: str) -> None:
    """3.6, examples 1, 3 and 4."""
    assert "-".join(map(str, order(wheel, descending))) == ranked


def test_every_trump_is_stronger_than_every_card_of_the_led_colour_and_other_colours_cannot_win() -> None:
    """3.4: highest trump wins, else highest of the led colour; other colours never win."""
    blue, yellow, red = (COLOURS.index(colour) for colour in ("blue", "yellow", "red"))
    for value in range(1, 10):
        assert strength(BY_ID[f"blue-{value}"], yellow, blue, 7, True) > TRUMPS
        assert 0 < strength(BY_ID[f"yellow-{value}"], yellow, blue, 7, True) < TRUMPS
        assert strength(BY_ID[f"red-{value}"], yellow, blue, 7, True) == 0
        assert 0 < strength(BY_ID[f"red-{value}"], red, None, 7, True) < TRUMPS
