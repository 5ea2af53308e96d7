"""Codes: what the usual code promises, and what is said of a code that is not well-formed."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.tactile import toml
from audiogames.tactile.codes import BRAILLE, Code, code_of, codes, load_code, own_copy, parse_code
from audiogames.tactile.codes.geometry import SHAPES
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import TactileError
from tests.tactile.sentences import sentence

USUAL = "points-formes"
HEAD = """format = 1
id = "mine"
licence = "CC0-1.0"
[name]
fr = "Le mien"
en = "Mine"
[provenance]
fr = "De moi"
en = "By me"
"""
SIGNS = """[signs]
dot = { shape = "disc", width = 2.0 }
"""
FIELD = """[fields.number]
place = "top-left"
layout = "column"
[fields.number.table]
1 = "dot"
"""


@pytest.fixture(scope="module")
def usual() -> Code:
    return load_code(USUAL)


def written(code: Code, field: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The table of a field, as groups of signs."""
    return {value: groups for value, groups in code.fields[field].table.items() if isinstance(groups, tuple)}


# What the codes promise.


@pytest.mark.parametrize("id", codes())
def test_a_code_goes_by_the_name_of_its_file_and_says_whence_it_comes(id: str) -> None:
    code = load_code(id)
    assert code.id == id
    for texts in (code.names, code.provenance):
        assert set(texts) == {"fr", "en"}
        assert all(text.strip() for text in texts.values())
    assert code.licence


def test_a_number_is_bars_of_five_above_dots_of_one(usual: Code) -> None:
    worth = {"bar": 5, "dot": 1}
    table = written(usual, "number")
    assert list(table) == [str(number) for number in range(1, 16)]
    for value, groups in table.items():
        signs = [sign for group in groups for sign in group]
        assert sum(worth[sign] for sign in signs) == int(value)
        assert signs == sorted(signs)  # "bar" before "dot"


def test_no_group_asks_fingers_to_count_beyond_three(usual: Code) -> None:
    groups = [group for groups in written(usual, "number").values() for group in groups]
    assert all(len(group) <= 3 and len(set(group)) == 1 for group in groups)
    assert all(len(group) <= 2 for group in groups if group[0] == "dot")


def test_four_is_two_and_two_and_fourteen_is_two_bars_and_four_dots(usual: Code) -> None:
    assert usual.write("number", "4") == (("dot", "dot"), ("dot", "dot"))
    assert usual.write("number", "14") == (("bar", "bar"), ("dot", "dot"), ("dot", "dot"))
    assert usual.write("number", "15") == (("bar", "bar", "bar"),)


def test_small_numbers_are_written_like_large_ones(usual: Code) -> None:
    """Signs learned on a card serve on a die: bars of five above dots of one."""
    worth = {"small-bar": 5, "small-dot": 1}
    for field, numbers in (("compact", range(1, 14)), ("track", range(1, 24))):
        table = written(usual, field)
        for number in numbers:
            signs = [sign for group in table[str(number)] for sign in group]
            assert sum(worth[sign] for sign in signs) == number
            assert signs == sorted(signs)
    assert [str(number) for number in range(1, 14)] == list(usual.fields["compact"].table)


def test_four_bars_on_a_track_stand_two_and_two_and_what_is_below_one_has_signs_of_its_own(usual: Code) -> None:
    assert usual.write("track", "20") == (("small-bar", "small-bar"), ("small-bar", "small-bar"))
    assert usual.write("track", "0") == (("small-zero",),)
    assert usual.write("track", "-2") == (("small-minus",), ("small-dot", "small-dot"))
    assert list(usual.fields["track"].table) == [str(number) for number in range(-2, 24)]


def test_the_number_stands_in_a_column_at_the_top_left_and_the_colour_at_the_centre(usual: Code) -> None:
    number, colour = usual.fields["number"], usual.fields["colour"]
    assert (number.place, number.layout) == ("top-left", "column")
    assert colour.place == "centre"


@pytest.mark.parametrize("id", [id for id in codes() if load_code(id).fields["colour"].layout != "braille"])
@pytest.mark.parametrize("field", ["space", "pawn"])
def test_a_colour_has_the_same_shape_large_and_small(id: str, field: str) -> None:
    code = load_code(id)
    large = written(code, "colour")
    for colour, groups in written(code, field).items():
        assert [code.looks[sign] for group in groups for sign in group] == [
            code.looks[sign] for group in large[colour] for sign in group
        ]


def test_each_colour_and_each_symbol_has_a_shape_of_its_own(usual: Code) -> None:
    for field in ("colour", "symbol", "family"):
        shapes = [
            tuple(usual.looks[sign] for group in groups for sign in group) for groups in written(usual, field).values()
        ]
        assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("field", ["colour", "symbol", "family", "space", "pawn"])
def test_no_disc_rhombus_or_cross_that_fingers_take_for_each_other(usual: Code, field: str) -> None:
    shapes = {
        usual.looks[sign].shape for groups in written(usual, field).values() for group in groups for sign in group
    }
    assert not shapes & {"disc", "rhombus", "plus"}


def test_a_bar_is_longer_than_a_dot_by_more_than_two_millimetres(usual: Code) -> None:
    """Toyoda, Doi and Fujimoto: most readers tell them apart from there on."""
    for bar, dot in (("bar", "dot"), ("small-bar", "small-dot")):
        long, short = (signs[2] - signs[0] for signs in (usual.signs[bar].bounds, usual.signs[dot].bounds))
        assert long - short > 2.0


@pytest.mark.parametrize("id", codes())
def test_braille_has_six_dots_and_no_blank_cell(id: str) -> None:
    code = load_code(id)
    for field in code.fields.values():
        if field.layout == "braille":
            for text in field.table.values():
                assert isinstance(text, str)
                assert BRAILLE.fullmatch(text)
                assert all(0x2800 < ord(cell) < 0x2840 for cell in text)


def test_fifteen_is_written_as_each_language_does() -> None:
    assert load_code("braille-fr").write("number", "15") == "⠠⠡⠱"
    assert load_code("braille-en").write("number", "15") == "⠼⠁⠑"


@pytest.mark.parametrize("id", codes())
@pytest.mark.parametrize("deck", decks())
def test_a_code_has_room_for_every_field_that_a_deck_asks_for(id: str, deck: str) -> None:
    code = load_code(id)
    asked = {mark.field for group in load_deck(deck).groups for mark in group.marks} - {"up"}
    assert asked <= set(code.fields)


def test_the_tables_of_accessijeux_are_empty_and_it_says_so() -> None:
    code = load_code("accessijeux")
    assert code.is_empty
    assert not any(field.table for field in code.fields.values())
    with pytest.raises(TactileError) as refused:
        code.write("number", "1")
    sentence(refused.value, "accessijeux", "number")


def test_a_copy_of_one_s_own_is_the_same_code_and_nothing_is_overwritten(tmp_path: Path) -> None:
    copy = tmp_path / "mine.toml"
    own_copy(USUAL, copy)
    assert load_code(str(copy)).fields == load_code(USUAL).fields
    copy.write_text("mine", encoding="utf-8")
    with pytest.raises(TactileError) as refused:
        own_copy(USUAL, copy)
    sentence(refused.value, "mine.toml")
    assert copy.read_text(encoding="utf-8") == "mine"


def test_what_is_no_text_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes("é".encode("latin-1"))
    with pytest.raises(TactileError) as refused:
        own_copy(str(tmp_path / "latin.toml"), tmp_path / "mine.toml")
    sentence(refused.value, "latin.toml", "UTF-8")
    assert not (tmp_path / "mine.toml").exists()


# What is asked of a code that it does not have.


@pytest.mark.parametrize(
    ("field", "value", "holds"), [("colour", "pink", ("pink", "red")), ("smell", "rose", ("smell",))]
)
def test_a_value_without_a_sign_is_told_with_those_that_have_one(
    usual: Code, field: str, value: str, holds: tuple[str, ...]
) -> None:
    with pytest.raises(TactileError) as refused:
        usual.write(field, value)
    sentence(refused.value, USUAL, *holds)


@pytest.mark.parametrize("name", ["Points-Formes", "points formes", "POINTS", "formes"])
def test_the_name_of_a_code_may_be_typed_freely_where_it_is_the_only_one(name: str) -> None:
    assert load_code(name).id == USUAL


@pytest.mark.parametrize("name", ["nothing", "", "br", "braille"])
def test_an_unknown_code_is_told_with_those_that_are_known(name: str) -> None:
    with pytest.raises(TactileError) as refused:
        load_code(name)
    sentence(refused.value, *codes())


# Files that are no code.


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(TactileError) as refused:
        load_code(str(tmp_path / "none.toml"))
    assert "none.toml" in str(refused.value.message.arguments["file"])


@pytest.mark.parametrize("name", ["a\0.toml", "~nobody-of-that-name/a.toml"])
def test_a_path_that_is_none_is_told(name: str) -> None:
    with pytest.raises(TactileError) as refused:
        load_code(name)
    sentence(refused.value)


def test_a_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(TactileError) as refused:
        load_code(f"{tmp_path}{os.sep}")
    assert refused.value.message.id == "tactile-file-unreadable"


def test_a_file_that_is_no_utf_8_is_told(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes((HEAD + 'x = "é"').encode("latin-1"))
    with pytest.raises(TactileError) as refused:
        load_code(str(file))
    sentence(refused.value, "latin.toml", "UTF-8")


def test_a_mark_that_editors_put_before_utf_8_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HEAD + SIGNS + FIELD, encoding="utf-8-sig")
    assert load_code(str(file)).id == "mine"


def test_a_file_that_is_too_large_is_told_without_reading_it(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    with open(file, "wb") as hole:
        hole.truncate(toml.LARGEST_FILE + 1)
    with pytest.raises(TactileError) as refused:
        load_code(str(file))
    sentence(refused.value, "large.toml")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("format = 1\nid = ", 2),
        ('format = 1\nid = "a"\nid = "b"', 3),
        (HEAD + "[name]\n", 10),
        ("format = 1\n\n\n= 3", 4),
    ],
)
def test_broken_toml_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(TactileError) as refused:
        parse_code(text + "\nx = 1", "mine.toml")
    sentence(refused.value, "mine.toml", str(line))


@pytest.mark.parametrize("text", ['format = 1\nx = "', "x = [" * 5000, "x = " + "1" * 5000])
def test_broken_toml_without_a_line_is_told(text: str) -> None:
    with pytest.raises(TactileError) as refused:
        parse_code(text, "mine.toml")
    sentence(refused.value, "mine.toml", "TOML")


@pytest.mark.parametrize("text", ["", "format = 2", 'format = "1"', "format = [1]"])
def test_another_format_is_told(text: str) -> None:
    with pytest.raises(TactileError) as refused:
        parse_code(text, "mine.toml")
    sentence(refused.value, "format = 1")


def sign(entry: str) -> str:
    return f"[signs]\ndot = {entry}\n"


def field(**entries: str) -> str:
    told = {"place": '"top-left"', "layout": '"column"', **entries}
    return SIGNS + "[fields.number]\n" + "".join(f"{name} = {value}\n" for name, value in told.items())


def row(value: str, layout: str = "column") -> str:
    return field(layout=f'"{layout}"') + f"[fields.number.table]\n1 = {value}\n"


WRONG = [
    (HEAD.replace('id = "mine"', ""), ("id",)),
    (HEAD.replace('"mine"', "7"), ("id",)),
    (HEAD.replace('"mine"', '"../mine"'), ("id",)),
    (HEAD.replace('"mine"', '"Été"'), ("id",)),
    (HEAD.replace('"mine"', f'"{"a" * 41}"'), ("id",)),
    (HEAD.replace('fr = "Le mien"', ""), ("name.fr",)),
    (HEAD.replace('en = "By me"', 'en = "By me"\nde = "Von mir"'), ("provenance.de",)),
    (HEAD.replace('licence = "CC0-1.0"', "licence = 2026-11-21"), ("licence",)),
    (HEAD.replace("[name]", "colour = 1\n[name]"), ("colour",)),
    ("format = 1\nname = 3" + HEAD[10:].replace('[name]\nfr = "Le mien"\nen = "Mine"\n', ""), ("name",)),
    (HEAD + "[margins]\ntop = -1.0", ("margins.top",)),
    (HEAD + "[margins]\ntop = nan", ("margins.top",)),
    (HEAD + "[margins]\nside = inf", ("margins.side",)),
    (HEAD + "[margins]\nside = 1e300", ("margins.side",)),
    (HEAD + '[margins]\nside = "6"', ("margins.side",)),
    (HEAD + "[margins]\nside = true", ("margins.side",)),
    (HEAD + "[margins]\nleft = 3", ("margins.left",)),
    (HEAD + "[braille]\ndot = 0.4", ("braille.dot",)),
    (HEAD + f"[braille]\ncell = {'9' * 400}", ("braille.cell",)),
    (HEAD + "[signs]\ndot = 3", ("signs.dot",)),
    (HEAD + '[signs]\n"Dot!" = { shape = "disc", width = 2.0 }', ("Dot!",)),
    (HEAD + sign('{ shape = "blob", width = 2.0 }'), ("dot", "blob", "disc")),
    (HEAD + sign("{ width = 2.0 }"), ("signs.dot.shape",)),
    (HEAD + sign('{ shape = "disc" }'), ("dot", "width")),
    (HEAD + sign('{ shape = "disc", width = "wide" }'), ("dot", "width")),
    (HEAD + sign('{ shape = "disc", width = nan }'), ("dot", "width")),
    (HEAD + sign('{ shape = "disc", width = -2.0 }'), ("dot", "width")),
    (HEAD + sign('{ shape = "disc", width = 1e9 }'), ("dot", "width")),
    (HEAD + sign('{ shape = "disc", width = 2.0, height = false }'), ("dot", "height")),
    (HEAD + sign('{ shape = "ring", width = 4.0, stroke = 2.0 }'), ("dot", "stroke")),
    (HEAD + sign('{ shape = "bars", width = 4.0, height = 9.0, count = 10, stroke = 0.2 }'), ("dot", "count")),
    (HEAD + sign('{ shape = "bars", width = 4.0, height = 9.0, count = 2.0, stroke = 0.2 }'), ("dot", "count")),
    (HEAD + sign('{ shape = "bars", width = 4.0, height = 9.0, count = 3, stroke = 4.0 }'), ("dot", "stroke")),
    (HEAD + sign('{ shape = "points", points = [[0, 0], [4, 4]] }'), ("dot", "points")),
    (HEAD + sign('{ shape = "points", points = [[0, 0], [4, 4], [4, nan]] }'), ("dot", "points")),
    (HEAD + sign('{ shape = "points", points = [[0, 0], [4, 4], [4, 0], [0, 4]] }'), ("dot", "points")),
    (HEAD + sign('{ shape = "side-by-side", width = 9.0, of = ["disc"] }'), ("dot", "of")),
    (HEAD + sign('{ shape = "side-by-side", width = 9.0, of = ["disc", "blob"] }'), ("dot", "blob", "ring")),
    (HEAD + field(place='"middle"'), ("fields.number.place", "top-left")),
    (HEAD + field(layout='"heap"'), ("fields.number.layout", "column")),
    (HEAD + field(gap="61.0"), ("fields.number.gap",)),
    (HEAD + field(gap='"3"'), ("fields.number.gap",)),
    (HEAD + field(gab="3.0"), ("fields.number.gab",)),
    (HEAD + field(table="4"), ("fields.number.table",)),
    (HEAD + row("1"), ("fields.number.table.1",)),
    (HEAD + row('"dash"'), ("fields.number.table.1", "dash", "dot")),
    (HEAD + row('"dot || dot"'), ("fields.number.table.1",)),
    (HEAD + row('"|"'), ("fields.number.table.1",)),
    (HEAD + row('"15"', "braille"), ("fields.number.table.1",)),
]


@pytest.mark.parametrize(("text", "holds"), WRONG, ids=[" ".join(holds) for _, holds in WRONG])
def test_each_fault_of_a_code_is_told_with_its_place(text: str, holds: tuple[str, ...]) -> None:
    with pytest.raises(TactileError) as refused:
        parse_code(text, "mine.toml")
    sentence(refused.value, "mine.toml", *holds)


def test_what_the_faults_start_from_is_a_code() -> None:
    code = parse_code(HEAD + SIGNS + FIELD, "mine.toml")
    assert code.write("number", "1") == (("dot",),)


def test_an_unknown_size_of_a_sign_is_told() -> None:
    with pytest.raises(TactileError):
        parse_code(HEAD + sign('{ shape = "disc", width = 2.0, heigth = 3.0 }'), "mine.toml")


@pytest.mark.parametrize("more", ["of = 5", 'count = "a"'])
def test_a_size_of_another_shape_is_told_too(more: str) -> None:
    with pytest.raises(TactileError):
        parse_code(HEAD + sign(f'{{ shape = "disc", width = 2.0, {more} }}'), "mine.toml")


def test_a_blank_cell_alone_is_told() -> None:
    with pytest.raises(TactileError):
        parse_code(HEAD + row('"\u2800"', "braille"), "mine.toml")


# Anything at all.

PLAIN = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-9, 400),
    st.integers(),
    st.floats(),
    st.dates(),
    st.datetimes(),
    st.text(max_size=4),
    st.sampled_from(["disc", "bars", "slash", "top-left", "column", "braille", "dot", "dot | dot", "⠡"]),
)
ANYTHING = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc-", max_size=3), inner, max_size=3),
    max_leaves=6,
)


def table_of(names: str, values: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Tables with some entries of these names, right or wrong."""
    return st.dictionaries(st.sampled_from(names.split()), values, max_size=6)


LENGTH = st.one_of(st.floats(0.1, 40), st.floats(), st.integers(-2, 30), PLAIN)
SIGN = st.fixed_dictionaries(
    {"shape": st.sampled_from(sorted(SHAPES))},
    optional={
        "width": LENGTH,
        "height": LENGTH,
        "stroke": LENGTH,
        "count": st.integers(-1, 11),
        "points": st.lists(st.lists(LENGTH, min_size=2, max_size=2), max_size=5) | ANYTHING,
    },
)
CODE = st.fixed_dictionaries(
    {
        "format": st.just(1),
        "id": st.just("mine"),
        "licence": st.just(""),
        "name": st.just({"fr": "", "en": ""}),
        "provenance": st.just({"fr": "", "en": ""}),
        "signs": st.dictionaries(st.sampled_from(["dot", "bar", "x"]), SIGN, max_size=3) | ANYTHING,
        "fields": st.dictionaries(
            st.sampled_from(["number", "colour"]),
            st.fixed_dictionaries(
                {
                    "place": st.sampled_from(["top-left", "centre"]),
                    "layout": st.sampled_from(["column", "row", "grid", "braille"]) | PLAIN,
                },
                optional={
                    "gap": LENGTH,
                    "group_gap": LENGTH,
                    "table": st.dictionaries(st.text("12", max_size=2), PLAIN, max_size=3),
                },
            ),
            max_size=2,
        )
        | ANYTHING,
    },
    optional={
        "margins": table_of("top side left", LENGTH) | ANYTHING,
        "braille": table_of("dot cell pitch line", LENGTH) | ANYTHING,
    },
)


@given(CODE | table_of("format id licence name provenance margins braille signs fields", ANYTHING))
def test_whatever_a_file_holds_it_is_a_code_or_a_refusal(data: dict[str, Any]) -> None:
    try:
        code = code_of(toml.TomlTable(data, "mine.toml"))
    except TactileError as error:
        sentence(error)
    else:
        assert all(area.is_valid and not area.is_empty for area in code.signs.values())


@given(st.text(max_size=200) | st.text("=[]{}\"'#.\n0123456789eabnif-_", max_size=60))
def test_whatever_is_written_in_a_file_it_is_a_code_or_a_refusal(text: str) -> None:
    with pytest.raises(TactileError) as refused:
        parse_code(text, "mine.toml")
    sentence(refused.value, "mine.toml")
