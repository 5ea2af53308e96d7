"""The codes beside the usual one: braille against liblouis, Feelipa, and the empty tables of AccessiJeux."""

import re

import pytest
from shapely import affinity
from shapely.geometry import MultiPolygon
from shapely.ops import unary_union

from audiogames.narration.catalogue import catalogue
from audiogames.resources import data_folder
from audiogames.tactile.codes import Code, Field, code_of, codes, load_code
from audiogames.tactile.decks import Deck, deck_of, decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import stickers
from audiogames.tactile.toml import TomlTable, read
from tests.tactile.liblouis import louis

TABLES = {"braille-fr": "fr-bfu-comp6.utb", "braille-en": "en-ueb-g1.ctb"}
"""The tables of liblouis that write what each of our codes writes."""
FILLED = [code for code in codes() if not load_code(code).is_empty]
NUMERIC = {"braille-fr": "⠠", "braille-en": "⠼"}


def parts_of(deck: Deck, all_parts: bool) -> tuple[str, ...] | None:
    return tuple(group.id for group in deck.groups) if all_parts else None


def entries(code: str, fields: tuple[str, ...]) -> list[tuple[str, str]]:
    """Values and their braille."""
    tables = [load_code(code).fields[field].table for field in fields]
    return [(value, str(cells)) for table in tables for value, cells in table.items()]


# The braille of numbers and names.


@pytest.mark.parametrize("code", TABLES)
def test_every_number_is_what_liblouis_writes(code: str) -> None:
    ours = dict(entries(code, ("number",)))
    assert list(ours) == [str(number) for number in range(1, 16)]
    assert ours == {number: louis(f"unicode.dis,{TABLES[code]}", number) for number in ours}


def test_fifteen_differs_between_the_languages() -> None:
    assert load_code("braille-fr").write("number", "15") == "⠠⠡⠱"
    assert load_code("braille-en").write("number", "15") == "⠼⠁⠑"
    assert load_code("braille-fr").write("number", "10") == "⠠⠡⠼"


@pytest.mark.parametrize("code", TABLES)
def test_every_space_of_a_track_is_what_liblouis_writes(code: str) -> None:
    ours = dict(entries(code, ("track",)))
    assert list(ours) == [str(number) for number in range(-2, 24)]
    minus = "-" if code == "braille-fr" else "−"  # in English a minus is no hyphen
    assert ours == {number: louis(f"unicode.dis,{TABLES[code]}", number.replace("-", minus)) for number in ours}


@pytest.mark.parametrize("code", TABLES)
def test_where_room_is_short_a_number_above_nine_leaves_out_its_prefix(code: str) -> None:
    for number, cells in entries(code, ("compact",)):
        whole = louis(f"unicode.dis,{TABLES[code]}", number)
        assert cells == (whole if int(number) <= 9 else whole.removeprefix(NUMERIC[code]))
        assert len(cells) == 2


def letters(code: str) -> list[tuple[str, str, str]]:
    """Braille, letters and the name, as the file's own comments tell them."""
    text = (data_folder("tactile") / "codes" / f"{code}.toml").read_text(encoding="utf-8")
    return re.findall(r'^[a-z-]+ = "([⠀-⣿]+)" # ([a-z]+): (.+)$', text, re.MULTILINE)


@pytest.mark.parametrize("code", TABLES)
def test_every_colour_symbol_and_family_is_spelt_as_liblouis_spells_it(code: str) -> None:
    told = letters(code)
    assert len(told) == len(entries(code, ("colour", "symbol", "family", "space", "pawn")))
    assert [cells for cells, _, _ in told] == [louis(f"unicode.dis,{TABLES[code]}", written) for _, written, _ in told]


@pytest.mark.parametrize("code", TABLES)
def test_letters_are_letters_of_the_name(code: str) -> None:
    """In their order, once accents and ligatures are spelt out."""
    spelt = str.maketrans({"é": "e", "ê": "e", "œ": "oe"})
    for _, written, name in letters(code):
        left = iter(name.translate(spelt))
        assert all(letter in left for letter in written), (written, name)


@pytest.mark.parametrize("code", TABLES)
def test_the_names_are_those_that_the_game_says(code: str) -> None:
    """A colour is written as it is called at the table, not as another word for it."""
    words = catalogue(code[-2:])
    told = {cells: name for cells, _, name in letters(code)}
    for colour, cells in load_code(code).fields["colour"].table.items():
        assert told[str(cells)] == words.words(f"colour-{colour}")


# Sure under the finger.


def look(code: Code, field: Field, value: str) -> MultiPolygon:
    """One value alone, its box centred on (0, 0)."""
    table = {
        "format": 1,
        "id": "look",
        "name": {"fr": "x", "en": "x"},
        "card": {"width": 300.0, "height": 300.0},
        "groups": [{"id": "one", "marks": [{"field": "said", "as": field.name}], "values": {"said": [value]}}],
    }
    (sticker,) = stickers(deck_of(TomlTable(table, "look.toml")), code)
    return centred(sticker.design.area)


def centred(area: MultiPolygon) -> MultiPolygon:
    left, top, right, bottom = area.bounds
    return affinity.translate(area, -(left + right) / 2, -(top + bottom) / 2)


def same(one: MultiPolygon, other: MultiPolygon) -> bool:
    return bool(unary_union(one).symmetric_difference(unary_union(other)).area < 0.5)


@pytest.mark.parametrize("code", FILLED)
def test_a_half_turn_makes_no_value_another(code: str) -> None:
    known = load_code(code)
    for field in known.fields.values():
        looks = {value: look(known, field, value) for value, written in field.table.items() if written}
        for value, area in looks.items():
            turned = centred(affinity.rotate(area, 180, origin=(0, 0)))
            alike = [other for other, upright in looks.items() if other != value and same(turned, upright)]
            assert alike == [], (field.name, value)


# On the four decks.


@pytest.mark.parametrize("code", FILLED)
@pytest.mark.parametrize(("deck", "all_parts"), [(deck, whole) for deck in decks() for whole in (False, True)])
def test_every_deck_is_written_and_no_two_cards_are_alike(code: str, deck: str, all_parts: bool) -> None:
    """Two that were alike would be refused: the stickers of one card tell it from all others."""
    known = load_deck(deck)
    chosen = known.chosen(parts_of(known, all_parts))
    made = stickers(known, load_code(code), parts=parts_of(known, all_parts))
    assert {sticker.card for sticker in made} == {component.id for component in chosen}


@pytest.mark.parametrize("code", TABLES)
def test_the_number_stands_at_the_top_left_and_the_colour_on_the_next_line(code: str) -> None:
    deck = load_deck("air_sorciere")
    first = next(sticker for sticker in stickers(deck, load_code(code)) if sticker.card == "black-15")
    assert [part.field for part in first.design.written] == ["number", "colour"]
    assert (first.x - first.design.width / 2, first.y - first.design.height / 2) == pytest.approx((6.0, 6.0))
    number, colour = ([m.area for m in first.design.marks if m.field == field] for field in ("number", "colour"))
    # ⠠⠡⠱ begins with its lowest dot, and has its highest in the second cell; ⠝⠕ and ⠃⠅ have both.
    assert min(a.centroid.y for a in colour) - min(a.centroid.y for a in number) == pytest.approx(10.0)


@pytest.mark.parametrize("code", TABLES)
def test_a_grimoire_has_a_line_where_a_witch_has_her_number(code: str) -> None:
    made = stickers(load_deck("air_sorciere"), load_code(code))
    grimoire = next(sticker for sticker in made if sticker.card == "grimoire-red")
    witch = next(sticker for sticker in made if sticker.card == "red-7")
    assert [part.braille for part in grimoire.design.written] == ["⠒⠒", witch.design.written[1].braille]
    heights = [
        min(mark.area.centroid.y for mark in each.design.marks if mark.field == "colour") for each in (grimoire, witch)
    ]
    assert heights[0] == pytest.approx(heights[1])


# Feelipa.


def test_feelipa_mixes_colours_by_putting_their_shapes_side_by_side() -> None:
    code = load_code("feelipa")
    of = {colour: code.looks[signs[0][0]] for colour, signs in code.fields["colour"].table.items()}
    assert of["red"].shape == "square"
    assert of["yellow"].shape == "triangle"
    assert of["blue"].shape == "ring"
    assert of["orange"].of == ("square", "triangle")
    assert of["green"].of == ("triangle", "ring")
    assert of["purple"].of == ("square", "ring")
    assert (of["black"].shape, of["black"].number) == ("bars", 3)


def test_no_shape_of_feelipa_on_a_card_is_lower_than_fingers_know_it_by() -> None:
    """12.7 mm (American Printing House for the Blind)."""
    code = load_code("feelipa")
    for signs in code.fields["colour"].table.values():
        left, top, right, bottom = code.signs[signs[0][0]].bounds
        assert min(right - left, bottom - top) >= 12.7


def test_the_provenance_of_feelipa_names_whose_idea_it_is() -> None:
    code = load_code("feelipa")
    assert all("Filipa Nogueira Pires" in text for text in code.provenance.values())
    assert "not stated" in code.licence


# AccessiJeux.


def test_no_table_is_published_under_the_name_of_accessijeux() -> None:
    code = load_code("accessijeux")
    assert code.is_empty
    assert all(not field.table for field in code.fields.values())


def test_the_placement_of_accessijeux_is_that_of_its_rules() -> None:
    """A column of dots at the top left, a shape at the centre."""
    code = load_code("accessijeux")
    assert (code.fields["number"].place, code.fields["number"].layout) == ("top-left", "column")
    assert code.fields["colour"].place == "centre"


def test_its_provenance_says_that_nothing_was_found_and_nothing_guessed() -> None:
    provenance = load_code("accessijeux").provenance
    assert "n’ont été trouvées dans aucune source publique" in provenance["fr"]
    assert "rien ici n’est deviné" in provenance["fr"]
    assert "were found in no public source" in provenance["en"]
    assert "nothing here is a guess" in provenance["en"]


@pytest.mark.parametrize("deck", decks())
def test_an_empty_code_is_refused_in_a_sentence(deck: str) -> None:
    with pytest.raises(TactileError) as refused:
        stickers(load_deck(deck), load_code("accessijeux"))
    assert refused.value.message.id == "tactile-code-table-empty"
    assert "Remplissez-la" in catalogue("fr").text(refused.value.message)


def test_every_code_knows_every_kind_of_thing_that_a_deck_says() -> None:
    """Even the empty one: the editor then asks for all of it."""
    wanted = {mark.field for deck in decks() for group in load_deck(deck).groups for mark in group.marks}
    assert {code: wanted - load_code(code).fields.keys() for code in codes()} == {code: set() for code in codes()}


def test_a_code_of_the_shipped_ones_is_named_like_its_file() -> None:
    folder = data_folder("tactile") / "codes"
    assert {code_of(TomlTable(read(file), file.name)).id for file in folder.glob("*.toml")} == set(codes())
