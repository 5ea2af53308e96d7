"""Every sticker and every card of every deck, in every code, is read back to its card by a finger."""

from itertools import product

import pytest

from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import decks
from tests.tactile.rasters import FILLED, cards_of, cut, finger_for, of_card, of_sticker

EVERY = tuple(product(FILLED, decks()))
SHAPES = tuple(
    code
    for code in FILLED
    if "colour" in load_code(code).fields and load_code(code).fields["colour"].layout != "braille"
)
"""The codes that write colours as shapes."""


def test_four_codes_and_four_decks_are_read() -> None:
    assert {"points-formes", "feelipa", "braille-fr", "braille-en"} <= set(FILLED)
    assert len(decks()) == 4


@pytest.mark.parametrize(("code", "deck"), EVERY)
def test_every_sticker_is_read_back(code: str, deck: str) -> None:
    finger = finger_for(code, deck)
    wrong = {}
    for card, own in cards_of(code, deck).items():
        expected = finger.expected(card)
        for sticker in own:
            read = finger.meanings(of_sticker(sticker))
            # A ring alone may be the orange of a witch or the eye of a symbol card: the card decides.
            if expected[sticker.place] not in read or len({tuple(field for field, _ in said) for said in read}) < len(
                read
            ):
                wrong[card, sticker.place] = read
    assert not wrong


@pytest.mark.parametrize(("code", "deck"), EVERY)
def test_every_card_is_read_back_from_its_stickers(code: str, deck: str) -> None:
    finger = finger_for(code, deck)
    wrong = {}
    for card, own in cards_of(code, deck).items():
        by_place = {str(sticker.place): sticker for sticker in own}
        # The same word in braille is on the start and on the zone of a colour: spaces of different sizes.
        read = finger.card_of([of_sticker(by_place[place]) for place in finger.expected(card)], own[0].card_size)
        if read != card:
            wrong[card] = read
    assert not wrong


@pytest.mark.parametrize(("code", "deck"), EVERY)
def test_every_card_is_read_back_whole_whichever_way_it_is_held(code: str, deck: str) -> None:
    finger = finger_for(code, deck)
    wrong = {}
    for number, (card, own) in enumerate(cards_of(code, deck).items()):
        raster = of_card(own)
        read = finger.card(raster[::-1, ::-1] if number % 2 else raster)
        if read != card:
            wrong[card] = read
    assert not wrong


@pytest.mark.parametrize(("code", "deck"), tuple(product(SHAPES, decks())))
def test_every_shape_is_sure_after_half_a_turn(code: str, deck: str) -> None:
    finger = finger_for(code, deck)
    seen = set()
    for card, own in cards_of(code, deck).items():
        for sticker in own:
            said = finger.expected(card)[sticker.place]
            if said not in seen:
                seen.add(said)
                raster = of_sticker(sticker)
                either_way = finger.meanings(raster) | finger.meanings(raster[::-1, ::-1])
                assert {other for other in either_way if [f for f, _ in other] == [f for f, _ in said]} == {said}
    assert seen


@pytest.mark.parametrize("code", FILLED)
@pytest.mark.parametrize("deck", ["air_sorciere", "roue_des_sorcieres", "du_balai"])
def test_a_corner_repeated_is_read_from_the_other_end_too(code: str, deck: str) -> None:
    finger = finger_for(code, deck)
    for card, own in cards_of(code, deck, corners=2).items():
        if not any(sticker.turn for sticker in own):
            continue
        column = own[0]
        upright = of_card(own)
        for way in (upright, upright[::-1, ::-1]):
            corner = cut(way, 0, 0, column.x + column.design.width / 2 + 1, column.y + column.design.height / 2 + 1)
            assert finger.expected(card)["top-left"] in finger.meanings(corner)
