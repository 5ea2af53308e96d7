"""Codes complete themselves: numbers, colours, suits, ranks and words that their tables lack, read back by a finger."""

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import pytest

from audiogames.narration.catalogue import catalogue
from audiogames.tactile.codes import codes, load_code
from audiogames.tactile.codes.distance import distance_of
from audiogames.tactile.completion import Completion, complete
from audiogames.tactile.decks import CardSize, Deck, decks, load_deck
from audiogames.tactile.decks.draft import DeckDraft, deck_from
from audiogames.tactile.decks.tables import read_table
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import by_card, stickers
from audiogames.tactile.orders.order import Order, keep_signs, plan
from tests.tactile.export.rasters import code_file, of_card, of_sticker
from tests.tactile.finger import Finger
from tests.tactile.liblouis import louis

SURE = 0.4
"""A promised number: the tests hold the program to it."""

HEAD = 'format = 1\nid = "mine"\nname = { fr = "Mien", en = "Mine" }\ncard = { width = 63.0, height = 88.0 }\n'
GROUP = """
[[groups]]
id = "{id}"
cards = "{cards}"
up = {up}
marks = [{marks}]
[groups.values]
{values}
"""


def group(id: str, cards: str, up: bool = False, **values: str) -> str:
    """A group whose marks are its values, each a list of words."""
    listed = [f"{name} = {[*words.split()]}".replace("'", '"') for name, words in values.items()]
    marks = ", ".join(f'{{ field = "{name}" }}' for name in values)
    return GROUP.format(id=id, cards=cards, marks=marks, values="\n".join(listed), up=str(up).lower())


FOUR = "red yellow green blue"
EIGHT = f"{FOUR} orange purple black white"
DECKS = {
    "numbers": group("a", "n{number}", number=" ".join(map(str, range(-3, 21)))),
    "uno": (
        group("a", "{colour}-{number}", number="0 1 9", colour=FOUR)
        + group("b", "{colour}-{word}", word="skip reverse plus-2", colour=FOUR)
        + group("c", "{word}", word="wild plus-4")
    ),
    "cards": group("a", "{suit}-{rank}", rank="ace 2 10 jack queen king", suit="spades hearts diamonds clubs"),
    "colours": group("a", "{colour}", up=True, colour=EIGHT),
    "many": group("a", "{colour}", up=True, colour=f"{EIGHT} pink brown grey turquoise light-blue"),
}
COSTS = (
    'fields = { cost = { type = "costs" } }\n'
    + HEAD
    + """
[[groups]]
id = "a"
cards = "n{number}"
marks = [{ field = "number" }, { field = "cost" }]
each = [
    { number = 1, cost = "red:3" },
    { number = 2, cost = "white:1 blue:2" },
    { number = 3, cost = "white:1 blue:2 red:3" },
    { number = 4, cost = "white:12 blue:10" },
    { number = 5, cost = "white:2 blue:2 red:3 green:1" },
]
"""
)
"""Costs of up to four amounts, as games about gems have them."""
COMPLETING = tuple(code for code in codes() if load_code(code).completes)


def deck_file(folder: Path, name: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(HEAD + DECKS[name], encoding="utf-8")
    return file


def completed(folder: Path, name: str, code: str) -> tuple[Deck, Completion]:
    deck = load_deck(str(deck_file(folder, name)))
    return deck, complete(deck, load_code(code), "fr")


@pytest.mark.parametrize("code", COMPLETING)
@pytest.mark.parametrize("name", DECKS)
def test_every_card_of_a_deck_of_one_s_own_is_read_back(name: str, code: str, tmp_path: Path) -> None:
    deck, completion = completed(tmp_path, name, code)
    finger = Finger(code_file(completion.code, code, tmp_path), tmp_path / "mine.toml")
    made = stickers(deck, completion.code)
    wrong = {}
    for (card, copy), own in by_card(made):
        if copy == 1 and (read := finger.card(of_card(own))) != card:
            wrong[card] = read
        expected = finger.expected(card)
        assert all(expected[one.place] in finger.meanings(of_sticker(one)) for one in own), card
    assert not wrong


# Where dots of a number and of braille stand on one label, a finger that tries all it can be takes too long.
@pytest.mark.parametrize("code", [code for code in COMPLETING if code != "une-etiquette"])
def test_costs_of_several_amounts_are_read_back_line_by_line_on_a_usual_card(code: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(COSTS, encoding="utf-8")
    deck = load_deck(str(tmp_path / "mine.toml"))
    completion = complete(deck, load_code(code), "fr")
    finger = Finger(code_file(completion.code, code, tmp_path), tmp_path / "mine.toml")
    made = dict(by_card(stickers(deck, completion.code)))
    assert len(made) == 5
    for (card, _), own in made.items():
        expected = finger.expected(card)
        assert all(expected[one.place] in finger.meanings(of_sticker(one)) for one in own), card
    written = completion.code.write("costs", "white:1 blue:2 red:3")
    assert isinstance(written, str)
    assert [len(line) <= 7 for line in written.split("\n")] == [True, True]


def test_nothing_is_made_up_in_the_name_of_others(tmp_path: Path) -> None:
    for code in ("accessijeux", "feelipa"):
        deck, completion = completed(tmp_path, "uno", code)
        assert (completion.code, completion.told, completion.proposed) == (load_code(code), (), {})
        with pytest.raises(TactileError):
            stickers(deck, completion.code)


def test_a_code_that_cannot_write_a_deck_names_those_that_can(tmp_path: Path) -> None:
    with pytest.raises(TactileError) as refused:
        plan(Order(str(deck_file(tmp_path, "uno")), code="feelipa"))
    told = catalogue("fr").text(refused.value.message)
    assert all(code in told for code in ("braille-fr", "points-formes"))


@pytest.mark.parametrize("deck", decks())
def test_tables_that_are_enough_stay_as_they_are(deck: str) -> None:
    for code in COMPLETING:
        assert complete(load_deck(deck), load_code(code), "fr").code.fields == load_code(code).fields


def test_numbers_beyond_twenty_and_more_than_eight_colours_go_over_to_braille_which_is_told(tmp_path: Path) -> None:
    _, completion = completed(tmp_path, "many", "points-formes")
    assert completion.code.fields["colour"].layout == "braille"
    assert "lettres braille" in catalogue("fr").text(completion.told[0])
    assert len(set(completion.code.fields["colour"].table.values())) == 13
    file = tmp_path / "big.toml"
    file.write_text(HEAD + DECKS["numbers"].replace('"20"', '"104"'), encoding="utf-8")
    completion = complete(load_deck(str(file)), load_code("points-formes"), "en")
    assert completion.code.write("number", "104") == "⠼⠁⠚⠙"
    assert "braille digits" in catalogue("en").text(completion.told[0])


def test_signs_that_are_proposed_are_far_from_every_sign_of_the_deck(tmp_path: Path) -> None:
    _, completion = completed(tmp_path, "uno", "points-formes")
    code = completion.code
    used = ["square", "one-bar", "triangle", "two-bars", *completion.proposed.values()]
    assert len(set(used)) == 9
    assert min(distance_of(code, one, other) for one, other in combinations(used, 2)) >= SURE
    assert "passe ton tour" in catalogue("fr").text(completion.told[-1])


def test_the_seven_colours_of_the_usual_code_are_as_far_apart_as_a_sign_must_be() -> None:
    code = load_code("points-formes")
    signs = [written[0][0] for written in code.fields["colour"].table.values() if isinstance(written, tuple)]
    nearest = min(distance_of(code, one, other) for one, other in combinations(signs, 2))
    assert SURE <= nearest < SURE + 0.02


def test_a_sign_that_is_chosen_is_taken_kept_and_refused_where_a_finger_would_confuse_it(tmp_path: Path) -> None:
    file = str(deck_file(tmp_path, "uno"))
    chosen = plan(Order(file, signs=(("passe", "croix"),), language="fr"))
    assert chosen.completion.proposed["word skip"] == "plus"
    keep_signs(chosen)
    assert plan(Order(file)).completion.proposed == chosen.completion.proposed
    with pytest.raises(TactileError, match="tactile-complete-alike"):
        plan(Order(file, signs=(("skip", "crescent"),)))
    with pytest.raises(TactileError, match="tactile-complete-taken"):
        plan(Order(file, signs=(("skip", "square"),)))
    with pytest.raises(TactileError, match="tactile-complete-no-sign"):
        plan(Order(file, signs=(("skip", "étoile filante"),)))
    with pytest.raises(TactileError, match="tactile-complete-no-value"):
        plan(Order(file, signs=(("pirate", "croix"),)))


def test_a_sign_that_is_chosen_is_taken_from_the_value_it_was_proposed_for(tmp_path: Path) -> None:
    file = str(deck_file(tmp_path, "uno"))
    proposed = plan(Order(file)).completion.proposed
    assert list(proposed).index("word skip") < list(proposed).index("word wild")
    wanted = proposed["word skip"]
    chosen = plan(Order(file, signs=(("wild", wanted),))).completion.proposed
    assert chosen["word wild"] == wanted
    assert list(chosen) == list(proposed), "they are told in the order of the deck"
    assert len(set(chosen.values())) == len(chosen)
    with pytest.raises(TactileError, match="tactile-complete-taken"):
        plan(Order(file, signs=(("wild", wanted), ("skip", wanted))))


@pytest.mark.parametrize(("code", "table"), [("braille-fr", "fr-bfu-comp6.utb"), ("braille-en", "en-ueb-g1.ctb")])
def test_completed_numbers_are_written_as_liblouis_writes_them(code: str, table: str, tmp_path: Path) -> None:
    _, completion = completed(tmp_path, "numbers", code)
    # In English a minus has a sign of its own, which is no hyphen.
    for value, typed in (("0", "0"), ("16", "16"), ("20", "20"), ("-2", "−2" if code == "braille-en" else "-2")):
        assert completion.code.write("number", value) == louis(f"unicode.dis,{table}", typed)


def test_figures_are_written_as_numbers_and_jack_queen_king_in_letters_of_each_language(tmp_path: Path) -> None:
    _, signs = completed(tmp_path, "cards", "points-formes")
    assert signs.code.write("rank", "jack") == (("bar", "bar"), ("dot",))
    assert signs.code.write("rank", "ace") == (("dot",),)
    french, english = (completed(tmp_path, "cards", f"braille-{language}")[1].code for language in ("fr", "en"))
    assert [french.write("rank", rank) for rank in ("jack", "queen", "king")] == ["⠧", "⠙", "⠗"]
    assert [english.write("rank", rank) for rank in ("jack", "queen", "king")] == ["⠚", "⠟", "⠅"]


def test_one_label_a_card_is_enough_for_small_cards(tmp_path: Path) -> None:
    from audiogames.tactile.decks import CardSize

    for size in (CardSize(41.0, 63.0), CardSize(44.0, 68.0)):
        planned = plan(Order("air_sorciere", code="une-etiquette", card=size))
        assert len(planned.stickers) == 120
        assert not planned.errors
        assert (planned.sheet.id, planned.tolerance.verdict) == ("herma-4270", "sure")


def shapes_of(tmp_path: Path, table: str) -> tuple[Mapping[str, object], str]:
    """What the usual code writes the shapes of a table with, by their names, and in which way."""
    path = tmp_path / "deck.csv"
    path.write_text(table, encoding="utf-8")
    draft = read_table(path, DeckDraft("Essai")).draft
    deck = deck_from(draft, "shapes", CardSize(63.0, 88.0))
    field = complete(deck, load_code("points-formes"), "fr").code.fields["shape"]
    return {deck.words[value].names["fr"]: written for value, written in field.table.items()}, field.layout


def test_a_word_that_is_a_shape_has_that_shape_and_nothing_else_has_it(tmp_path: Path) -> None:
    written, layout = shapes_of(tmp_path, "forme\nvague\ncarré\nlosange\ntriangle\nétoile\nCercle\n")
    assert layout == "row"
    assert [written[name] for name in ("carré", "triangle", "Cercle")] == [
        (("square",),),
        (("triangle",),),
        (("ring",),),
    ]
    assert len(set(map(repr, written.values()))) == 6


def test_a_shape_that_a_colour_of_the_deck_has_is_written_by_its_letters(tmp_path: Path) -> None:
    table = "forme;couleur\ncarré;rouge\nétoile;rouge\ncarré;bleu\nétoile;bleu\n"
    _, layout = shapes_of(tmp_path, table)
    assert layout == "braille"
    _, layout = shapes_of(tmp_path, table.replace("carré", "vague"))
    assert layout == "row"
