"""Decks for stickers: the cards are those of the games, and each fault of a deck's file is told."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.decks import air_sorciere, du_balai, roue_des_sorcieres, zapp_zerapp
from audiogames.narration.catalogue import catalogue
from audiogames.tactile import toml
from audiogames.tactile.codes import load_code
from audiogames.tactile.decks import Deck, costs_of, deck_of, decks, load_deck
from audiogames.tactile.decks.naming import face_message, letters
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import stickers
from audiogames.tactile.orders.order import Order, plan
from audiogames.tactile.toml import NAME
from tests.tactile.codes.test_codes import ANYTHING, LENGTH, table_of
from tests.tactile.sentences import sentence

LARGEST_DECK = 2000
"""A promised number: the tests hold the program to it."""

HEAD = """format = 1
id = "mine"
[name]
fr = "Le mien"
en = "Mine"
[card]
width = 63.0
height = 88.0
"""
GROUP = """[[groups]]
id = "cards"
cards = "{colour}-{number}"
marks = [{ field = "number" }, { field = "colour" }]
[groups.values]
colour = ["red", "green"]
number = ["1", "2"]
"""


def parse(text: str) -> Deck:
    return deck_of(toml.TomlTable(toml.parse(text, "mine.toml"), "mine.toml"))


def copies(deck: str, group: str) -> dict[str, int]:
    """Each card of a group, and how many there are of it."""
    return {part.id: part.copies for part in load_deck(deck).components if part.group.id == group}


# The cards are those of the games.


def test_every_game_with_a_deck_has_a_file_of_the_same_name() -> None:
    named = {deck.DECK for deck in (air_sorciere, du_balai, roue_des_sorcieres, zapp_zerapp)}
    assert set(decks()) == named == {load_deck(deck).id for deck in decks()}


def test_the_witches_of_air_sorciere_are_those_of_the_game() -> None:
    assert copies("air_sorciere", "witches") == dict.fromkeys(air_sorciere.CARD_IDS, 1)


def test_the_grimoires_of_air_sorciere_are_nine_of_each_colour() -> None:
    grimoires = copies("air_sorciere", "grimoires")
    assert grimoires == {air_sorciere.grimoire(colour): air_sorciere.GRIMOIRES for colour in air_sorciere.COLOURS}
    assert sum(grimoires.values()) == 45


def test_the_cards_of_la_roue_are_those_of_the_game() -> None:
    cards = copies("roue_des_sorcieres", "cards")
    assert cards == dict.fromkeys(roue_des_sorcieres.CARD_IDS, 1)
    assert list(cards) == list(roue_des_sorcieres.CARD_IDS)
    assert len(cards) == 54


def test_the_symbol_cards_of_du_balai_are_nine_for_each_of_six_players() -> None:
    symbols = copies("du_balai", "symbols")
    assert symbols == dict.fromkeys(du_balai.SYMBOLS, 6)
    assert sum(symbols.values()) == 54


def test_a_symbol_card_says_the_number_of_its_key() -> None:
    numbers = {
        part.id: part.values["number"] for part in load_deck("du_balai").components if part.group.id == "symbols"
    }
    assert numbers == {symbol: str(key) for key, symbol in enumerate(du_balai.SYMBOLS, 1)}


def test_the_black_magic_cards_of_du_balai_are_27() -> None:
    spells, acrobatics = copies("du_balai", "spells"), copies("du_balai", "acrobatics")
    assert spells == du_balai.SPELLS
    assert acrobatics == {f"acrobatic-{points}": count for points, count in Counter(du_balai.ACROBATICS).items()}
    assert sum(spells.values()) + sum(acrobatics.values()) == 27


def test_the_dice_of_du_balai_have_54_faces_and_are_only_made_if_asked_for() -> None:
    faces = copies("du_balai", "dice")
    assert faces == dict.fromkeys(du_balai.FACES, 3)
    assert sum(faces.values()) == 54
    assert "dice" not in {part.group.id for part in load_deck("du_balai").chosen()}
    assert {part.group.id for part in load_deck("du_balai").chosen(("dice",))} == {"dice"}


def test_the_wheel_has_a_ring_from_1_to_9_on_each_side_and_is_only_made_if_asked_for() -> None:
    assert copies("roue_des_sorcieres", "wheel") == {f"wheel-{value}": 2 for value in range(1, 10)}
    assert "wheel" not in {part.group.id for part in load_deck("roue_des_sorcieres").chosen()}


def test_the_track_of_du_balai_has_26_spaces_from_2_before_the_start_to_the_finish() -> None:
    assert copies("du_balai", "track") == {f"track-{space}": 1 for space in range(-2, 24)}
    assert len(copies("du_balai", "track")) == 26
    assert "track" not in {part.group.id for part in load_deck("du_balai").chosen()}


def test_a_die_s_face_says_the_number_of_its_symbol_s_key() -> None:
    for part in load_deck("du_balai").components:
        if part.group.id == "dice":
            assert part.values["number"] == str(du_balai.SYMBOLS.index(part.values["symbol"]) + 1)


def test_the_board_of_zapp_zerapp_has_four_towns_twenty_zone_spaces_and_four_companion_spaces() -> None:
    assert copies("zapp_zerapp", "towns") == {f"town-{colour}": 1 for colour in zapp_zerapp.COLOURS}
    assert copies("zapp_zerapp", "starts") == {f"start-{colour}": 1 for colour in zapp_zerapp.COLOURS}
    assert copies("zapp_zerapp", "zones") == {f"zone-{at}": len(spaces) for at, spaces in zapp_zerapp.ZONES.items()}
    assert sum(copies("zapp_zerapp", "zones").values()) == 20
    two = zapp_zerapp.COMPANION_SPACES.values()
    assert copies("zapp_zerapp", "companions") == {f"companion-{one}-{other}": 1 for one, other in two}


def test_the_barrels_and_apprentices_of_zapp_zerapp_are_only_made_if_asked_for() -> None:
    assert copies("zapp_zerapp", "barrels") == {f"barrel-{number}": 1 for number in zapp_zerapp.BARRELS}
    assert copies("zapp_zerapp", "apprentices") == {f"apprentice-{colour}": 3 for colour in zapp_zerapp.COLOURS}
    assert sum(copies("zapp_zerapp", "apprentices").values()) == len(zapp_zerapp.APPRENTICES)
    assert {part.group.id for part in load_deck("zapp_zerapp").chosen()} == {"towns", "starts", "zones", "companions"}


@pytest.mark.parametrize("id", decks())
def test_every_card_s_id_may_be_part_of_a_file_s_name(id: str) -> None:
    cards = [part.id for part in load_deck(id).components]
    assert all(NAME.fullmatch(card) for card in cards)
    assert len(set(cards)) == len(cards)


@pytest.mark.parametrize("id", decks())
def test_a_rule_that_is_not_kept_is_excused_in_both_languages(id: str) -> None:
    for group in load_deck(id).groups:
        for reasons in group.excused.values():
            assert all(reasons[language].strip().endswith(".") for language in ("fr", "en"))
            assert reasons["fr"] != reasons["en"]


def test_values_that_no_source_gives_are_named_as_ours_in_both_languages() -> None:
    notes = {group.id: group.note for id in decks() for group in load_deck(id).groups if group.note}
    assert [*notes] == ["acrobatics", "track", "wheel"]
    assert "notre choix" in notes["acrobatics"]["fr"]
    assert "our choice" in notes["acrobatics"]["en"]


@pytest.mark.parametrize(
    ("deck", "group"),
    [("du_balai", "dice"), ("du_balai", "track"), ("roue_des_sorcieres", "wheel"), ("zapp_zerapp", "barrels")],
)
def test_the_small_parts_are_excused_from_the_rule_of_gaps(deck: str, group: str) -> None:
    assert next(own for own in load_deck(deck).groups if own.id == group).excused.keys() >= {"gap"}


def test_groups_are_told_in_the_order_of_the_deck_and_an_unknown_one_is_told() -> None:
    deck = load_deck("du_balai")
    assert [group.id for group in deck.groups] == ["symbols", "spells", "acrobatics", "dice", "track"]
    with pytest.raises(TactileError) as refused:
        deck.chosen(("dice", "hats"))
    sentence(refused.value, "hats", "du_balai", "acrobatics")


# What the cards of other games say.

UNO = """format = 1
id = "u"
total = 29
others = 1
name = { fr = "U", en = "U" }
card = { width = 56, height = 87 }
words = { flip = { fr = "volte-face", en = "flip", letters = { fr = "VF", en = "F" } } }
[[groups]]
id = "numbers"
marks = [{ field = "number" }, { field = "colour" }]
values = { colour = ["red", "white"], number = { from = -1, to = 2 } }
copies = 2
copies_by = { number = { 0 = 1 } }
[[groups]]
id = "actions"
marks = [{ field = "kind" }, { field = "colour" }]
values = { kind = ["skip", "plus-2", "flip"], colour = ["red", "white"] }
[[groups]]
id = "jokers"
marks = [{ field = "kind" }]
values = { kind = ["joker"] }
copies = 8
"""


def names(deck: Deck, language: str) -> list[str]:
    return [catalogue(language).text(face_message(deck, face)) for face in deck.components]


def test_zero_negative_numbers_and_cards_outside_the_grid_have_ids_and_names_of_their_own() -> None:
    deck = parse(UNO)
    ids = [part.id for part in deck.components]
    assert ids[:4] == ["red-minus-1", "red-0", "red-1", "red-2"]
    assert ids[-1] == "joker"
    assert len(set(ids)) == len(ids) == 15
    assert names(deck, "fr")[:2] == ["moins 1 rouge", "0 rouge"]
    assert names(deck, "en")[8:] == ["red skip", "white skip", "red plus 2", "white plus 2", "red flip", "white flip",
                                     "joker"]  # fmt: skip


def test_copies_go_by_value_and_the_sum_is_checked_against_the_box() -> None:
    deck = parse(UNO)
    assert {part.values["number"]: part.copies for part in deck.components if part.group.id == "numbers"} == {
        "-1": 2, "0": 1, "1": 2, "2": 2,
    }  # fmt: skip
    assert deck.counted == deck.total == 29


def test_words_have_letters_that_no_other_word_of_the_field_has() -> None:
    assert letters(parse(UNO), "kind", "fr") == {"skip": "PA", "plus-2": "PL", "flip": "VF", "joker": "JO"}
    assert letters(parse(UNO), "kind", "en")["flip"] == "F"


def test_suits_and_figures_are_named_and_lettered_as_each_language_does() -> None:
    deck = parse(
        HEAD
        + """[[groups]]
id = "cards"
marks = [{ field = "rank" }, { field = "suit" }]
values = { suit = ["hearts"], rank = ["ace", 10, "jack", "queen", "king"] }
"""
    )
    assert names(deck, "fr")[::2] == ["as de cœur", "valet de cœur", "roi de cœur"]
    assert names(deck, "en")[1] == "10 of hearts"
    assert list(letters(deck, "rank", "fr").values())[2:] == ["V", "D", "R"]
    assert list(letters(deck, "rank", "en").values())[2:] == ["J", "Q", "K"]


def test_an_edition_has_its_own_cards_and_total() -> None:
    text = (
        HEAD.replace('id = "mine"', 'id = "mine"\ntotal = 2')
        + """[[editions]]
id = "old"
fr = "ancienne"
en = "old"
[[editions]]
id = "new"
fr = "nouvelle"
en = "new"
total = 3
"""
        + GROUP.replace('number = ["1", "2"]', "number = [1]")
        + """[[groups]]
id = "more"
editions = ["new"]
marks = [{ field = "kind" }]
values = { kind = ["joker"] }
"""
    )
    table = toml.parse(text, "mine.toml")
    assert deck_of(toml.TomlTable(table, "mine.toml")).total == 2
    newer = deck_of(toml.TomlTable(table, "mine.toml"), "new")
    assert (newer.total, newer.edition, [one.id for one in newer.editions]) == (3, "new", ["old", "new"])
    with pytest.raises(TactileError) as refused:
        deck_of(toml.TomlTable(table, "mine.toml"), "newest")
    sentence(refused.value, "newest", "old, new")


def test_costs_are_a_list_of_amounts() -> None:
    deck = parse(
        HEAD
        + """[fields.cost]
type = "costs"
[[groups]]
id = "cards"
marks = [{ field = "colour" }, { field = "cost", place = "bottom" }]
each = [{ colour = "red", cost = "white:1 blue:2" }, { colour = "green", cost = "black:4" }]
"""
    )
    assert costs_of(deck.components[0].values["cost"]) == (("white", 1), ("blue", 2))
    assert names(deck, "fr") == ["rouge, 1 blanc et 2 bleus", "vert, 4 noirs"]
    assert [part.id for part in deck.components] == ["red-white-1-blue-2", "green-black-4"]


def test_the_same_card_in_two_groups_has_two_ids() -> None:
    second = GROUP.replace('id = "cards"', 'id = "tasks"').replace('cards = "{colour}-{number}"\n', "")
    deck = parse(HEAD + GROUP + second)
    assert [part.id for part in deck.components][4:] == ["tasks-red-1", "tasks-red-2", "tasks-green-1", "tasks-green-2"]


def test_a_piece_that_lies_in_any_way_must_feel_different_in_every_way() -> None:
    """Dots 1, 2 and 3 of a die in a row along one edge: the same row turned is told apart, a value alone is not."""
    dice = """[[groups]]
id = "faces"
surface = { kind = "die", width = 40, height = 40 }
marks = [{ field = "first", as = "compact", place = "top" }, { field = "second", as = "compact", place = "bottom" }]
each = [{ first = 1, second = 2 }, { first = 2, second = 1 }]
[fields]
first = { type = "number" }
second = { type = "number" }
"""
    with pytest.raises(TactileError) as refused:
        stickers(parse(HEAD + dice), load_code("points-formes"))
    assert refused.value.message.id == "tactile-turned-alike"
    told_apart = dice.replace("{ first = 2, second = 1 }", "{ first = 3, second = 1 }")
    assert len(stickers(parse(HEAD + told_apart), load_code("points-formes"))) == 4


def test_a_deck_that_a_code_cannot_write_is_refused_with_codes_that_can(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HEAD.replace("88.0", "36.0") + GROUP.replace('"1", "2"', '"14"'), encoding="utf-8")
    with pytest.raises(TactileError) as refused:
        plan(Order(str(file)))
    sentence(refused.value, "braille")


# Files that are no deck.


@pytest.mark.parametrize("name", ["nothing", "", "Air_Sorcieres", "s"])
def test_an_unknown_deck_is_told_with_those_that_are_known(name: str) -> None:
    with pytest.raises(TactileError) as refused:
        load_deck(name)
    sentence(refused.value, *decks())


@pytest.mark.parametrize("name", ["Air_Sorciere", "air sorcière", "AIR", "Air-Sorciere"])
def test_a_deck_goes_by_its_name_however_it_is_typed(name: str) -> None:
    assert load_deck(name).id == "air_sorciere"


def test_a_deck_of_one_s_own_goes_by_the_path_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HEAD + GROUP, encoding="utf-8")
    assert [part.id for part in load_deck(str(file)).components] == ["red-1", "red-2", "green-1", "green-2"]


def test_a_file_that_is_no_utf_8_is_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes((HEAD + "# été\n").encode("latin-1"))
    with pytest.raises(TactileError) as refused:
        load_deck(str(file))
    sentence(refused.value, "mine.toml", "UTF-8")


def group(**entries: str) -> str:
    told = {"id": '"cards"', "cards": '"{number}"', "marks": '[{ field = "number" }]', **entries}
    lines = [f"{name} = {value}" for name, value in told.items() if value]
    return HEAD + "[[groups]]\n" + "\n".join(lines) + "\n"


VALUES = '[groups.values]\nnumber = ["1"]\n'
WRONG = [
    (HEAD, ()),
    (HEAD + "groups = []", ("card.groups",)),
    (HEAD.replace("63.0", "nan") + GROUP, ("card.width",)),
    (HEAD.replace("63.0", "-63.0") + GROUP, ("card.width",)),
    (HEAD.replace("63.0", "inf") + GROUP, ("card.width",)),
    (HEAD.replace("88.0", "4.9") + GROUP, ("card.height",)),
    (HEAD.replace("88.0", '"88"') + GROUP, ("card.height",)),
    (HEAD.replace("88.0", "88.0\ndepth = 1.0") + GROUP, ("card.depth",)),
    (HEAD.replace("88.0", "88.0\nthickness = 0.0") + GROUP, ("card.thickness",)),
    (HEAD.replace('id = "mine"', "id = 5") + GROUP, ("id",)),
    (HEAD.replace('fr = "Le mien"\n', "") + GROUP, ("name.fr",)),
    (HEAD.replace("format = 1", "format = 1\ncards = 3") + GROUP, ("cards",)),
    (group(id="") + VALUES, ("groups 1.id",)),
    (group(cards="3") + VALUES, ("groups 1.cards",)),
    (group(cards='"{colour}"') + VALUES, ("groups 1.values.colour",)),
    (group(cards='"N {number}"') + VALUES, ("groups 1.cards",)),
    (group(cards='"same"') + '[groups.values]\nnumber = ["1", "2"]\n', ("same",)),
    (group(copies="0") + VALUES, ("groups 1.copies",)),
    (group(copies="1.5") + VALUES, ("groups 1.copies",)),
    (group(copies=str(10**400)) + VALUES, ("groups 1.copies",)),
    (group(color="3") + VALUES, ("groups 1.color",)),
    (group(surface="{ width = 1.9, height = 9.0 }") + VALUES, ("groups 1.surface.width",)),
    (group(surface="{ width = 9.0 }") + VALUES, ("groups 1.surface.height",)),
    (group(surface="[]") + VALUES, ("groups 1.surface",)),
    (group(marks="") + VALUES, ("groups 1.marks",)),
    (group(marks="[]") + VALUES, ("groups 1.marks",)),
    (group(marks="[3]") + VALUES, ("groups 1.marks 1",)),
    (group(marks="3") + VALUES, ("groups 1.marks",)),
    (group(marks='[{ field = "colour" }]') + VALUES, ("groups 1.values.colour",)),
    (group(marks='[{ field = "number", place = "middle" }]') + VALUES, ("groups 1.marks 1.place", "top-left")),
    (group(marks='[{ field = "number", at = "top" }]') + VALUES, ("groups 1.marks 1.at",)),
    (group() + "[groups.values]\nnumber = []\n", ("groups 1.values.number",)),
    (group() + "[groups.values]\nnumber = [1.5, 2]\n", ("groups 1.values.number",)),
    (group() + '[groups.values]\nnumber = ["red"]\n', ("groups 1.values.number", "red")),
    (group() + '[groups.values]\nnumber = ["007"]\n', ("groups 1.values.number", "007")),
    (group() + "[groups.values]\nnumber = { from = 9, to = 1 }\n", ("groups 1.values.number", "9")),
    (group() + "[groups.values]\nnumber = { from = 1 }\n", ("groups 1.values.number.to",)),
    (group(fields="") + '[groups.values]\nnumber = [1]\n[fields.number]\ntype = "smell"\n', ("fields.number.type",)),
    (group(copies_by="{ number = { 1 = 0 } }") + VALUES, ("groups 1.copies_by.number.1",)),
    (group(side='"middle"') + VALUES, ("groups 1.side", "back")),
    (group(side='"back"') + "[groups.values]\nnumber = [1, 2]\n", ("groups 1", "open_back")),
    (group(ends="3") + VALUES, ("groups 1.ends",)),
    (group(editions='["new"]') + VALUES, ("groups 1.editions",)),
    (HEAD.replace('id = "mine"', 'id = "mine"\ntotal = 3') + GROUP, ("3", "4")),
    (group() + '[groups.values]\nnumber = "1"\n', ("groups 1.values.number",)),
    (group(each="[{ number = 1.5 }]"), ("groups 1.each 1.number",)),
    (group(each='[{ number = "1", copies = "2" }]'), ("groups 1.each 1.copies",)),
    (group(each='[{ number = "1" }]') + VALUES, ("groups 1.values",)),
    (group(exceptions='[{ rule = "luck", fr = "a", en = "b" }]') + VALUES, ("groups 1.exceptions 1.rule", "gap")),
    (group(exceptions='[{ rule = "gap", fr = "a" }]') + VALUES, ("groups 1.exceptions 1.en",)),
    (group(note='{ fr = "a" }') + VALUES, ("groups 1.note.en",)),
    (group(note='{ fr = "a", en = "b", de = "c" }') + VALUES, ("groups 1.note.de",)),
    (group(copies="1000") + '[groups.values]\nnumber = ["1", "2", "3"]\n', ("2",)),
]


@pytest.mark.parametrize(("text", "holds"), WRONG, ids=[" ".join(holds) or "empty" for _, holds in WRONG])
def test_each_fault_of_a_deck_is_told_with_its_place(text: str, holds: tuple[str, ...]) -> None:
    with pytest.raises(TactileError) as refused:
        parse(text)
    sentence(refused.value, "mine.toml", *holds)


def test_what_the_faults_start_from_is_a_deck() -> None:
    assert [part.id for part in parse(group() + VALUES).components] == ["1"]


def test_a_list_named_copies_is_told() -> None:
    with pytest.raises(TactileError):
        parse(group() + VALUES + 'copies = ["2"]\n')


def test_an_optional_that_is_neither_true_nor_false_is_told() -> None:
    with pytest.raises(TactileError):
        parse(group(optional='"yes"') + VALUES)


@pytest.mark.parametrize("text", [HEAD.replace("mine", "../../mine") + GROUP, group(id='"a/b"') + VALUES])
def test_an_id_that_may_not_name_a_file_is_told(text: str) -> None:
    with pytest.raises(TactileError):
        parse(text)


def test_a_deck_is_found_too_large_before_its_cards_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def id_of(*_: object) -> str:
        made.append(f"card-{len(made)}")
        return made[-1]

    monkeypatch.setattr("audiogames.tactile.decks.files._Reader._id", id_of)
    column = ", ".join(f'"{value}"' for value in range(20))
    with pytest.raises(TactileError):
        parse(group() + "[groups.values]\n" + "".join(f"{name} = [{column}]\n" for name in ("number", "a", "b")))
    assert len(made) <= LARGEST_DECK + 1


# Anything at all.

TEXTS = st.lists(st.sampled_from(["1", "2", "red", "x y", ""]), max_size=4)
ROW = st.dictionaries(st.sampled_from(["number", "colour"]), st.sampled_from(["1", "red"]) | ANYTHING, max_size=3)
MARK = st.fixed_dictionaries(
    {"field": st.sampled_from(["number", "colour", "up"])}, optional={"place": ANYTHING, "as": ANYTHING}
)
GROUPS = st.lists(
    st.fixed_dictionaries(
        {"id": st.just("a"), "cards": st.sampled_from(["{number}", "{colour}-{number}", "a-{number}", "{", "é"]),
         "marks": st.lists(MARK, max_size=2) | ANYTHING},
        optional={"values": st.fixed_dictionaries({"number": TEXTS, "colour": TEXTS}) | ANYTHING,
                  "each": st.lists(ROW, max_size=3) | ANYTHING, "copies": LENGTH, "optional": st.booleans(),
                  "surface": table_of("width height margin", LENGTH) | ANYTHING},
    ), max_size=2)  # fmt: skip
DECK = st.fixed_dictionaries(
    {"format": st.just(1), "id": st.just("mine"), "name": st.just({"fr": "", "en": ""}),
     "card": st.just({"width": 63.0, "height": 88}) | table_of("width height thickness", LENGTH),
     "groups": GROUPS | ANYTHING}
)  # fmt: skip


@given(DECK | table_of("format id name card groups", ANYTHING))
def test_whatever_a_file_holds_it_is_a_deck_or_a_refusal(data: dict[str, Any]) -> None:
    try:
        deck = deck_of(toml.TomlTable(data, "mine.toml"))
    except TactileError as error:
        sentence(error)
    else:
        assert 1 <= sum(part.copies for part in deck.components) <= LARGEST_DECK
        assert all(mark.value in part.values for part in deck.components for mark in part.group.marks)
