"""Two numbers, two halves, two ends, backs, boards, tokens and dice come from a table."""

from pathlib import Path

import pytest

from audiogames.tactile.codes import load_code
from audiogames.tactile.completion import complete
from audiogames.tactile.decks import CardSize
from audiogames.tactile.decks.draft import DeckDraft, deck_from
from audiogames.tactile.decks.tables import read_table
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import Sticker, stickers

CODES = ("points-formes", "une-etiquette", "braille-fr")


def made(table: str, code: str) -> tuple[Sticker, ...]:
    draft = read_table(Path("pieces.csv"), DeckDraft("Pieces"), "", table.encode()).draft
    deck = deck_from(draft, "pieces", CardSize(63.0, 88.0))
    return stickers(deck, complete(deck, load_code(code), "en").code)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("table", "places"),
    [
        ("number,number (heads),copies\n1,1,1\n55,7,1\n", ["top-left", "top-right"]),
        ("number,number (heads) (at the bottom left),copies\n1,1,1\n55,7,1\n", ["top-left", "bottom-left"]),
        ("number (left),number (right),width,height,carrier\n0,1,50,25,tile\n6,6,50,25,tile\n", ["left", "right"]),
        ("nombre (haut),nombre (bas),largeur,hauteur\n0,1,25,50\n6,6,25,50\n", ["top", "bottom"]),
    ],
)
def test_two_numbers_of_one_card_go_to_two_places(code: str, table: str, places: list[str]) -> None:
    found = made(table, code)
    assert [one.place for one in found if one.card == found[0].card] == places


def test_a_card_with_two_ends_is_marked_at_both() -> None:
    found = made("number,colour,ends,copies\n6,red,2,1\n9,blue,2,1\n", "une-etiquette")
    assert [(one.place, one.turn) for one in found[:2]] == [("top-left", 0), ("bottom-right", 180)]


def test_a_back_has_a_sticker_of_its_own_side() -> None:
    found = made("word,side\nwolf,front\nfox,front\nforest,back\n", "points-formes")
    assert [one.back for one in found] == [False, False, True]


@pytest.mark.parametrize(
    ("table", "stacks", "size"),
    [
        ("number,carrier,width,height,turns,copies\n1,die,16,16,4,1\n2,die,16,16,4,1\n", False, 16.0),
        ("colour,carrier,width,height\nred,board,20,20\nblue,board,20,20\n", False, 20.0),
        ("colour,carrier,width,height,outline\nred,tile,30,30,round\nblue,tile,30,30,round\n", False, 30.0),
    ],
)
def test_dice_boards_and_tokens_have_their_own_size_and_no_pile(table: str, stacks: bool, size: float) -> None:
    found = made(table, "points-formes")
    assert {(one.stacks, one.card_size.width) for one in found} == {(stacks, size)}


def test_suits_may_be_their_signs() -> None:
    draft = read_table(Path("x.csv"), DeckDraft("x"), "", "suit;rank\n♠;A\n♥;7\n♦;K\n♣;10\n".encode()).draft
    assert [values["suit"] for line in draft.lines for values, _ in line.listed()] == [
        *("spades", "hearts", "diamonds", "clubs"),
    ]


def test_another_script_is_refused_for_its_true_reason() -> None:
    with pytest.raises(TactileError, match="deck-table-script"):
        read_table(Path("x.csv"), DeckDraft("x"), "", "word\nשלום\nwolf\n".encode())
    draft = read_table(Path("x.csv"), DeckDraft("x"), "", "word\nŁódź\nGyőr\n".encode()).draft
    assert [values["kind"] for line in draft.lines for values, _ in line.listed()] == ["lodz", "gyor"]
