"""The finger can fail: what is damaged, moved or exchanged is read as something else, or not at all."""

import numpy as np
import pytest
from scipy import ndimage

from tests.tactile.export.rasters import PIXEL, cards_of, finger_for, of_card, of_sticker, put
from tests.tactile.finger import Finger
from tests.tactile.finger_signs import Raster, Unreadable, patches_of

CODE, DECK = "points-formes", "air_sorciere"


@pytest.fixture(scope="module")
def finger() -> Finger:
    return finger_for(CODE, DECK)


def card(id: str) -> Raster:
    return of_card(cards_of(CODE, DECK)[id])


def place(id: str, at: str) -> Raster:
    """The raster of the sticker of a card at a place, with a free edge of 2 mm."""
    own = {str(sticker.place): sticker for sticker in cards_of(CODE, DECK)[id]}
    return np.pad(of_sticker(own[at]), round(2 / PIXEL))


def without(raster: Raster, number: int) -> Raster:
    """A raster without one of its raised patches, counted from the top."""
    left, top, right, bottom = (round(edge / PIXEL) for edge in patches_of(raster, PIXEL)[number].box)
    bare = raster.copy()
    bare[top:bottom, left:right] = False
    return bare


def unread(finger: Finger, raster: Raster) -> bool:
    return not finger.meanings(raster)


def test_a_whole_card_is_read_by_its_column_and_its_shape(finger: Finger) -> None:
    assert finger.card(card("purple-14")) == "purple-14"


def test_a_card_is_read_from_its_stickers_alone(finger: Finger) -> None:
    assert finger.card_of([place("purple-14", "top-left"), place("purple-14", "centre")]) == "purple-14"


def test_nothing_raised_is_no_card(finger: Finger) -> None:
    with pytest.raises(Unreadable):
        finger.card(np.zeros_like(card("black-1")))
    assert unread(finger, np.zeros((99, 99), dtype=bool))


def test_a_dot_that_fell_off_makes_another_number(finger: Finger) -> None:
    assert finger.sticker(place("black-4", "top-left")) == (("number", "4"),)
    assert finger.sticker(without(place("black-4", "top-left"), 3)) == (("number", "3"),)
    assert finger.card(without(card("black-12"), 3)) == "black-11"


def test_a_dot_missing_from_the_middle_of_a_column_is_noticed(finger: Finger) -> None:
    assert unread(finger, without(place("black-4", "top-left"), 1))


def test_a_bar_worn_down_to_a_dot_is_another_number(finger: Finger) -> None:
    dot = place("black-1", "top-left")
    bar = place("black-5", "top-left")
    assert finger.sticker(bar) == (("number", "5"),)
    short = np.zeros_like(bar)
    put(short, patches_of(dot, PIXEL)[0].mask, *(size * PIXEL / 2 for size in reversed(bar.shape)))
    assert finger.sticker(short) == (("number", "1"),)


def test_a_bar_that_is_half_as_long_is_neither_bar_nor_dot(finger: Finger) -> None:
    bar = place("black-5", "top-left")
    short = bar.copy()
    short[:, : bar.shape[1] // 2] = False
    assert unread(finger, short)


@pytest.mark.parametrize("closed", [1.0, 3.2], ids=["narrowed", "touching"])
def test_a_gap_that_closes_is_noticed(finger: Finger, closed: float) -> None:
    two = place("black-2", "top-left")
    first, second = patches_of(two, PIXEL)
    near = np.zeros_like(two)
    put(near, first.mask, *first.box.middle)
    put(near, second.mask, second.box.middle[0], second.box.middle[1] - closed)
    assert unread(finger, near)


def test_a_gap_that_opens_between_pairs_is_another_number_or_none(finger: Finger) -> None:
    three = place("black-3", "top-left")
    apart = np.pad(three, ((0, round(4 / PIXEL)), (0, 0)))
    last = patches_of(apart, PIXEL)[2]
    put(bare := without(apart, 2), last.mask, last.box.middle[0], last.box.middle[1] + 3)
    assert unread(finger, bare)


def test_two_bars_that_run_together_are_no_colour(finger: Finger) -> None:
    assert unread(finger, ndimage.binary_closing(np.pad(place("black-1", "centre"), 99), iterations=40))


@pytest.mark.parametrize("times", [0.8, 0.9, 1.1, 1.25])
@pytest.mark.parametrize("id", ["red-1", "green-1", "orange-1", "purple-1", "black-1"])
def test_a_shape_of_another_size_is_not_taken_for_it(finger: Finger, id: str, times: float) -> None:
    assert unread(finger, np.asarray(ndimage.zoom(place(id, "centre"), times, order=0), dtype=bool))


def test_a_ring_that_is_filled_in_is_not_orange(finger: Finger) -> None:
    ring = place("orange-1", "centre")
    assert finger.sticker(ring) == (("colour", "orange"),)
    assert unread(finger, ndimage.binary_fill_holes(ring))


def test_a_column_at_the_wrong_edge_is_no_card(finger: Finger) -> None:
    mirrored = card("black-7")[:, ::-1]
    with pytest.raises(Unreadable):
        finger.card(mirrored)


def test_a_column_that_slipped_by_two_millimetres_is_noticed(finger: Finger) -> None:
    column, shape = cards_of(CODE, DECK)["black-7"]
    slipped = np.zeros_like(card("black-7"))
    put(slipped, of_sticker(column), column.x + 2, column.y)
    put(slipped, of_sticker(shape), shape.x, shape.y)
    with pytest.raises(Unreadable):
        finger.card(slipped)


def test_a_sticker_of_another_card_makes_another_card(finger: Finger) -> None:
    column, shape = cards_of(CODE, DECK)["black-7"]
    other = {sticker.place: sticker for sticker in cards_of(CODE, DECK)["red-8"]}
    assert finger.card(of_card([other["top-left"], shape])) == "black-8"
    assert finger.card(of_card([column, other["centre"]])) == "red-7"


def test_two_stickers_in_each_other_s_place_are_no_card(finger: Finger) -> None:
    column, shape = cards_of(CODE, DECK)["red-2"]
    swapped = np.zeros_like(card("red-2"))
    put(swapped, of_sticker(shape), column.x + 3, column.y)
    put(swapped, of_sticker(column), shape.x, shape.y)
    with pytest.raises(Unreadable):
        finger.card(swapped)


def test_a_grimoire_without_its_line_is_no_card(finger: Finger) -> None:
    line, shape = cards_of(CODE, DECK)["grimoire-red"]
    assert finger.card(of_card([line, shape])) == "grimoire-red"
    with pytest.raises(Unreadable):
        finger.card(of_card([shape]))


@pytest.mark.parametrize("symbol", ["bolt", "double-bolt", "ear"])
def test_a_symbol_in_a_mirror_is_not_that_symbol(symbol: str) -> None:
    reader = finger_for(CODE, "du_balai")
    shape = next(own for own in cards_of(CODE, "du_balai")[symbol] if own.place == "centre")
    assert (("symbol", symbol),) in reader.meanings(of_sticker(shape))
    assert not reader.meanings(of_sticker(shape)[:, ::-1])


def test_a_shape_on_its_head_is_only_read_by_who_turns_it(finger: Finger) -> None:
    triangle = place("green-1", "centre")
    assert unread(finger, triangle[::-1, ::-1])
    assert finger.sticker(triangle) == (("colour", "green"),)


def test_a_card_on_its_head_is_only_read_by_who_turns_it(finger: Finger) -> None:
    turned = card("green-7")[::-1, ::-1]
    assert finger.card(turned) == "green-7"
    with pytest.raises(Unreadable):
        finger.card(turned, upright=True)


def test_a_card_of_another_size_is_not_one_of_this_deck(finger: Finger) -> None:
    with pytest.raises(Unreadable):
        finger.card(np.pad(card("green-7"), ((0, 0), (0, round(7 / PIXEL)))))


def test_a_speck_is_no_sign(finger: Finger) -> None:
    spoilt = card("green-7")
    spoilt[-99:-90, -99:-90] = True
    with pytest.raises(Unreadable):
        finger.card(spoilt)


def test_a_braille_dot_too_few_is_another_letter_or_none() -> None:
    reader = finger_for("braille-fr", DECK)
    fifteen = of_card(cards_of("braille-fr", DECK)["black-15"])
    assert reader.card(fifteen) == "black-15"
    # ⠠⠡⠱ is 15, ⠠⠡⠡ is 11: dot 5 makes the difference.
    dots = sorted(patches_of(fifteen, PIXEL), key=lambda dot: (round(dot.box.left), dot.box.top))
    fifth = next(n for n, dot in enumerate(patches_of(fifteen, PIXEL)) if dot.box == dots[-2].box)
    with pytest.raises(Unreadable):
        reader.card(without(without(fifteen, fifth), fifth))


def test_a_braille_line_that_slipped_by_one_row_is_noticed() -> None:
    reader = finger_for("braille-fr", DECK)
    raster = of_card(cards_of("braille-fr", DECK)["black-15"])
    with pytest.raises(Unreadable):
        reader.card(np.roll(raster, round(2.5 / PIXEL), axis=0))
