"""From decks and codes to stickers: the same shape everywhere, each label at one spot, no two cards alike."""

import itertools
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import affinity
from shapely.geometry import box

from audiogames.tactile.codes import Code, load_code, parse_code
from audiogames.tactile.decks import CardSize, Deck, decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import Sticker, by_card, on_card, pieces, stickers
from audiogames.tactile.orders.order import code_for
from audiogames.tactile.relief import FILM, PROFILES, pile, relief
from tests.tactile.codes import test_codes
from tests.tactile.decks import test_decks
from tests.tactile.export.rasters import FILLED, all_of, card_area, cards_of
from tests.tactile.sentences import sentence

USUAL = "points-formes"
AIR = "air_sorciere"


def at(code: str, deck: str, card: str, place: str, corners: int = 1) -> Sticker:
    return next(own for own in cards_of(code, deck, corners)[card] if own.place == place)


def signs(sticker: Sticker) -> list[str]:
    return [mark.sign for mark in sticker.design.marks]


def small_code(table: str, *, more: str = "", signs: str = 'dot = { shape = "disc", width = 2.0 }') -> Code:
    field = f'[fields.number]\nplace = "centre"\nlayout = "row"\n{more}\n[fields.number.table]\n'
    return parse_code(f"{test_codes.HEAD}[signs]\n{signs}\n{field}{table}", "mine.toml")


def two_cards() -> Deck:
    return test_decks.parse(test_decks.group() + '[groups.values]\nnumber = ["1", "2"]\n')


# The marks.


def test_fourteen_is_two_bars_and_four_dots_34_mm_high_at_most() -> None:
    column = at(USUAL, AIR, "black-14", "top-left")
    assert signs(column) == ["bar", "bar", "dot", "dot", "dot", "dot"]
    highest = max(own.design.area.bounds[3] - own.design.area.bounds[1] for own in all_of(USUAL, AIR)
                  if own.place == "top-left")  # fmt: skip
    assert column.design.area.bounds[3] - column.design.area.bounds[1] == pytest.approx(highest)
    assert highest <= 34.0 + 1e-9


def test_four_is_two_dots_and_two_dots_with_a_wider_gap_between() -> None:
    dots = at(USUAL, AIR, "black-4", "top-left").design.marks
    assert [mark.sign for mark in dots] == ["dot"] * 4
    assert [mark.group for mark in dots] == [0, 0, 1, 1]
    gaps = [below.area.bounds[1] - above.area.bounds[3] for above, below in itertools.pairwise(dots)]
    number = load_code(USUAL).fields["number"]
    assert gaps == pytest.approx([number.gap, number.group_gap, number.gap])
    assert number.gap >= 3.2  # the least of Hasty's guide
    assert number.group_gap - number.gap >= 2.5


@pytest.mark.parametrize("code", FILLED)
@pytest.mark.parametrize("deck", decks())
def test_no_two_signs_of_a_card_are_nearer_than_fingers_can_part(code: str, deck: str) -> None:
    """2.3 mm is what fingers part at best (Bris, 2003); dots of a braille cell stand 0.9 mm apart, read as one."""
    for card, own in cards_of(code, deck).items():
        areas = [
            affinity.translate(affinity.rotate(mark.area, each.turn, origin=(0, 0)), each.x, each.y)
            for each in own
            for mark in each.design.marks
        ]
        least = min((one.distance(other) for n, one in enumerate(areas) for other in areas[:n]), default=9.0)
        braille = any(part.braille for each in own for part in each.design.written)
        assert least >= (0.9 if braille else 2.3) - 0.01, (card, least)


def test_each_colour_has_one_shape_in_every_deck() -> None:
    shapes: dict[str, set[str]] = {}
    for deck in decks():
        for own in all_of(USUAL, deck):
            for part in own.design.written:
                if part.field == "colour":
                    marks = [mark.area for mark in own.design.marks if mark.field == "colour"]
                    middle = own.design.area.envelope.centroid
                    moved = [affinity.translate(area, -middle.x, -middle.y).normalize() for area in marks]
                    shapes.setdefault(part.value, set()).add(repr([area.wkt for area in moved]))
    assert {colour: len(found) for colour, found in shapes.items()} == dict.fromkeys(
        ("black", "orange", "purple", "green", "red", "blue", "yellow"), 1
    )


def test_no_two_colours_have_the_same_shape() -> None:
    areas = {own.card: own.design.area for own in all_of(USUAL, "roue_des_sorcieres") if own.place == "centre"}
    shapes = [areas[f"{colour}-1"] for colour in ("blue", "yellow", "red", "green", "purple", "orange")]
    assert all(not one.equals(other) for n, one in enumerate(shapes) for other in shapes[:n])


def test_a_grimoire_has_the_line_that_tells_its_top_and_a_witch_has_none() -> None:
    for card, own in cards_of(USUAL, AIR).items():
        fields = {part.field for sticker in own for part in sticker.design.written}
        assert fields == ({"up", "colour"} if card.startswith("grimoire") else {"number", "colour"})


def test_the_line_of_a_grimoire_is_at_its_top_only() -> None:
    line = at(USUAL, AIR, "grimoire-red", "top")
    area = on_card(line)
    assert area.bounds[1] == pytest.approx(load_code(USUAL).top)
    assert area.bounds[3] < line.card_size.height / 4


# Where they stand.


@pytest.mark.parametrize("deck", [AIR, "roue_des_sorcieres", "du_balai"])
def test_the_column_of_a_number_begins_at_the_same_spot_of_every_card(deck: str) -> None:
    code = load_code(USUAL)
    columns = [own for own in all_of(USUAL, deck) if own.place == "top-left"]
    assert columns
    assert len({(own.x, own.y) for own in columns}) == 1
    for own in columns:
        left, top, right, bottom = on_card(own).bounds
        assert (left, top) == pytest.approx((code.side, code.top), abs=0.01)
        assert right < own.card_size.width / 2
        assert bottom < own.card_size.height / 2


@pytest.mark.parametrize("code", FILLED)
@pytest.mark.parametrize("deck", decks())
def test_a_shape_at_the_centre_is_centred_within_a_hundredth_of_a_millimetre(code: str, deck: str) -> None:
    for own in all_of(code, deck):
        if own.place == "centre" and not any(part.braille for part in own.design.written):
            left, top, right, bottom = on_card(own).bounds
            width, height = own.card_size
            assert ((left + right) / 2, (top + bottom) / 2) == pytest.approx((width / 2, height / 2), abs=0.01)


@pytest.mark.parametrize("corners", [1, 2])
@pytest.mark.parametrize("code", FILLED)
@pytest.mark.parametrize("deck", decks())
def test_all_marks_lie_on_their_card_and_in_their_box(code: str, deck: str, corners: int) -> None:
    for card, own in cards_of(code, deck, corners).items():
        width, height = own[0].card_size
        assert box(0, 0, width, height).contains(card_area(own)), card
        for sticker in own:
            half = sticker.design.width / 2 + 1e-6, sticker.design.height / 2 + 1e-6
            assert box(-half[0], -half[1], *half).contains(sticker.design.area), card


@pytest.mark.parametrize("code", ["braille-fr", "une-etiquette"])
def test_no_second_corner_stands_on_a_board(code: str) -> None:
    once = {card: len(own) for card, own in cards_of(code, "zapp_zerapp").items()}
    assert {card: len(own) for card, own in cards_of(code, "zapp_zerapp", corners=2).items()} == once


@pytest.mark.parametrize("code", FILLED)
@pytest.mark.parametrize("deck", decks())
def test_all_stickers_of_one_place_share_a_box_and_a_spot(code: str, deck: str) -> None:
    spots: dict[object, set[object]] = {}
    for own in all_of(code, deck):
        look = (round(own.design.width, 6), round(own.design.height, 6), round(own.x, 6), round(own.y, 6))
        spots.setdefault((own.place, own.turn, own.card_size), set()).add(look)
    assert all(len(found) == 1 for found in spots.values())


@pytest.mark.parametrize("code", FILLED)
def test_a_second_corner_is_the_first_turned_by_half(code: str) -> None:
    for card, own in cards_of(code, AIR, corners=2).items():
        first = [sticker for sticker in own if sticker.place == "top-left"]
        turned = [sticker for sticker in own if sticker.turn]
        assert [sticker.turn for sticker in turned] == [180] * len(first), card
        for one, other in zip(first, turned, strict=True):
            assert other.place == "bottom-right"
            assert other.design is one.design
            width, height = one.card_size
            half_turn = affinity.rotate(on_card(one), 180, origin=(width / 2, height / 2))
            assert half_turn.symmetric_difference(on_card(other)).area < 1e-6


def test_a_grimoire_has_no_second_corner() -> None:
    assert not any(own.turn for own in cards_of(USUAL, AIR, corners=2)["grimoire-red"])


# The deck.


@pytest.mark.parametrize(
    ("deck", "cards", "made"),
    [(AIR, 120, 240), ("roue_des_sorcieres", 54, 108), ("du_balai", 81, 162), ("zapp_zerapp", 32, 40)],
)
def test_every_copy_of_every_card_has_its_stickers(deck: str, cards: int, made: int) -> None:
    found = stickers(load_deck(deck), load_code(USUAL))
    assert len(list(by_card(found))) == len({(own.card, own.copy) for own in found}) == cards
    assert len(found) == made


@pytest.mark.parametrize("deck", decks())
def test_stickers_come_in_the_order_of_the_sorted_deck_those_of_a_card_together(deck: str) -> None:
    expected = [(part.id, copy) for part in load_deck(deck).components for copy in range(1, part.copies + 1)]
    assert [card for card, _ in by_card(all_of(USUAL, deck))] == expected


def test_stickers_that_look_alike_share_a_design_and_designs_that_differ_do_not_share_a_name() -> None:
    for code in FILLED:
        designs = {id(own.design): own.design for deck in decks() for own in all_of(code, deck)}.values()
        looks = {(own.id, own.width, own.height, own.area.wkt) for own in designs}
        assert len({own.id for own in designs}) == len(looks)
    assert len({id(own.design) for own in all_of(USUAL, AIR)}) == 21


def test_a_design_s_name_may_be_part_of_a_file_s() -> None:
    for code in FILLED:
        for deck in decks():
            for own in all_of(code, deck):
                assert set(own.design.id) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")


def test_only_what_is_a_card_lies_in_the_pile() -> None:
    assert all(own.stacks for own in all_of(USUAL, AIR))
    assert not any(own.stacks for own in all_of(USUAL, "zapp_zerapp"))
    assert {own.group for own in all_of(USUAL, "du_balai") if not own.stacks} == {"dice", "track"}


def test_parts_may_be_chosen_and_an_unknown_part_is_told() -> None:
    deck, code = load_deck("zapp_zerapp"), load_code(USUAL)
    assert {own.group for own in stickers(deck, code, parts=("barrels", "towns"))} == {"barrels", "towns"}
    with pytest.raises(TactileError) as refused:
        stickers(deck, code, parts=("roofs",))
    sentence(refused.value, "roofs", "barrels")


def test_the_pile_grows_by_film_and_relief_where_most_stickers_lie() -> None:
    """75 witches of 0.3 mm, each with a shape at the centre; grimoires lie in a pile of their own."""
    cards, flat, thickest = pile(stickers(load_deck(AIR), load_code(USUAL)), 0.3, 0.2)
    assert cards == 75
    assert flat == pytest.approx(22.5)
    assert thickest == pytest.approx(22.5 + 75 * (0.2 + FILM))
    assert pile((), 0.3, 0.2) == (0, 0.0, 0.0)


def test_reliefs_are_those_of_the_research_and_an_unknown_one_is_told() -> None:
    assert {name: relief(name).height for name in PROFILES} == {"deck": 0.2, "club": 0.45, "learning": 0.9}
    with pytest.raises(TactileError) as refused:
        relief("mountain")
    sentence(refused.value, "mountain", "club")


# No two cards alike.


def test_a_code_that_makes_two_cards_alike_is_refused() -> None:
    with pytest.raises(TactileError) as refused:
        stickers(two_cards(), small_code('1 = "dot"\n2 = "dot"\n'))
    sentence(refused.value, "mine", "1", "2")


@pytest.mark.parametrize("code", FILLED)
@pytest.mark.parametrize("deck", decks())
def test_no_two_cards_of_a_deck_have_the_same_marks(code: str, deck: str) -> None:
    seen: dict[object, str] = {}
    for card, own in cards_of(code, deck).items():
        raised = card_area(own).normalize().wkt
        assert seen.setdefault((own[0].card_size, raised), card) == card


def test_two_signs_of_one_outline_do_not_make_two_cards() -> None:
    code = small_code(
        '1 = "dot"\n2 = "spot"\n', signs='dot = { shape = "disc", width = 2.0 }\nspot = { shape = "disc", width = 2.0 }'
    )
    with pytest.raises(TactileError):
        stickers(two_cards(), code)


def test_groups_without_a_wider_gap_do_not_make_two_cards() -> None:
    with pytest.raises(TactileError):
        stickers(two_cards(), small_code('1 = "dot dot | dot"\n2 = "dot | dot dot"\n'))


def test_groups_of_a_row_stand_further_apart() -> None:
    code = small_code('1 = "dot dot | dot"\n2 = "dot"\n', more="gap = 3.0\ngroup_gap = 8.0")
    marks = stickers(two_cards(), code)[0].design.marks
    assert [b.area.bounds[0] - a.area.bounds[2] for a, b in itertools.pairwise(marks)] == pytest.approx([3.0, 8.0])


def test_a_card_that_would_carry_nothing_is_told() -> None:
    with pytest.raises(TactileError) as refused:
        stickers(two_cards(), small_code('1 = "dot"\n2 = ""\n'))
    sentence(refused.value, "mine", "2")


def test_a_value_without_a_sign_is_told() -> None:
    with pytest.raises(TactileError) as refused:
        stickers(two_cards(), small_code('1 = "dot"\n'))
    sentence(refused.value, "mine", "2")


def test_a_code_without_its_tables_is_told_for_every_deck() -> None:
    for deck in decks():
        with pytest.raises(TactileError) as refused:
            stickers(load_deck(deck), load_code("accessijeux"))
        sentence(refused.value, "accessijeux")


def test_a_code_without_a_field_that_the_deck_asks_for_is_told() -> None:
    with pytest.raises(TactileError) as refused:
        stickers(load_deck("roue_des_sorcieres"), small_code('1 = "dot"\n'))
    assert refused.value.message.id in {"tactile-code-no-field", "tactile-code-no-sign"}
    sentence(refused.value, "mine")


# The size of a card.


@pytest.mark.parametrize("size", [(20.0, 88.0), (63.0, 40.0), (5.0, 5.0), (0.0, 0.0), (-63.0, 88.0)])
def test_a_card_too_small_for_its_marks_is_told_with_what_they_need(size: tuple[float, float]) -> None:
    with pytest.raises(TactileError) as refused:
        stickers(load_deck(AIR), load_code(USUAL), CardSize(*size))
    sentence(refused.value, f"{size[0]:g}", f"{size[1]:g}")


@settings(max_examples=30)
@given(st.floats(20, 120), st.floats(40, 150))
def test_a_card_of_any_size_holds_all_its_marks_or_is_told(width: float, height: float) -> None:
    try:
        made = stickers(load_deck("roue_des_sorcieres"), load_code(USUAL), CardSize(width, height))
    except TactileError as error:
        sentence(error)
        return
    for own in made[:18]:
        assert box(-0.002, -0.002, width + 0.002, height + 0.002).contains(on_card(own))


def test_a_card_too_narrow_for_two_stickers_side_by_side_is_told() -> None:
    with pytest.raises(TactileError):
        stickers(load_deck(AIR), load_code(USUAL), CardSize(30.0, 75.0), parts=("witches",))


@pytest.mark.parametrize("size", [(math.nan, 88.0), (63.0, math.inf), (1e9, 1e9)])
def test_a_size_that_no_card_has_is_told(size: tuple[float, float]) -> None:
    with pytest.raises(TactileError):
        stickers(load_deck(AIR), load_code(USUAL), CardSize(*size))


@pytest.mark.parametrize("corners", [0, 3, 4])
def test_a_number_of_corners_other_than_one_or_two_is_told(corners: int) -> None:
    with pytest.raises(TactileError):
        stickers(load_deck(AIR), load_code(USUAL), corners=corners)


@pytest.mark.parametrize("more", ["[braille]\ndot = 5.0\npitch = 2.5", "[braille]\nline = 5.0\npitch = 4.0"])
def test_braille_whose_dots_or_lines_run_together_is_told(more: str) -> None:
    text = (
        test_codes.HEAD
        + more
        + '\n[fields.number]\nplace = "centre"\nlayout = "braille"\n[fields.number.table]\n1 = "⠿"\n2 = "⠛"\n'
    )
    deck = test_decks.parse(test_decks.group(marks='[{ field = "number" }, { field = "number" }]')
                            + '[groups.values]\nnumber = ["1", "2"]\n')  # fmt: skip
    with pytest.raises(TactileError):
        stickers(deck, parse_code(text, "mine.toml"))


def test_a_back_is_no_card_of_its_own() -> None:
    made = stickers(load_deck("uno-flip"), code_for(load_deck("uno-flip"), USUAL, "fr"))
    assert len(pieces(made)) == 112
    assert pile(made, 0.3, 0.2).cards == 112
    assert len({(one.card, one.copy) for one in made}) > 112
    backs = [one for one in made if one.back]
    assert len(pieces(backs)) == 112, "of backs alone each is counted"


def test_cards_of_one_size_lie_in_one_pile_and_small_ones_in_another() -> None:
    crew = load_deck("the-crew")
    made = stickers(crew, code_for(crew, USUAL, "fr"))
    assert len({one.card_size for one in made}) == 2
    assert pile(made, 0.3, 0.2).cards == 40
