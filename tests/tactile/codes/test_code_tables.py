"""Tables read from a file into a code: each value said back, nothing overwritten without a yes."""

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.prompts import Entry, Talk
from audiogames.resources import COMPLETE, data_folder
from audiogames.stickers.code_tables import import_table
from audiogames.tactile.code_tables import (
    KINDS,
    TableEntry,
    check_code,
    edited,
    filled,
    kind,
    needed,
    own_file,
    read_table,
    signs_message,
    signs_text,
    source_of,
    understood,
    vocabulary,
)
from audiogames.tactile.codes import codes, load_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import stickers
from audiogames.tactile.lint import check, errors
from audiogames.tactile.relief import PROFILES

SHIPPED = data_folder("tactile") / "codes"


class Heard(NamedTuple):
    """What a table that was read into a code said, and the file that was written; the message of a refusal."""

    said: list[str]
    path: Path | None
    refused: str = ""


def imported(
    table: Path | str,
    *typed: str,
    name: str = "accessijeux",
    deck: str | None = "roue_des_sorcieres",
    output: Path | None = None,
    language: str = "fr",
) -> Heard:
    """Read a table into a code; `table` may be its text. The lines typed answer what is asked, all of them."""
    if isinstance(table, str):
        folder = Path(tempfile.mkdtemp())
        (folder / "table.csv").write_text(table, encoding="utf-8", newline="")
        table = folder / "table.csv"
    conversation, done = Conversation(Device(language=language)), list[Path | TactileError | None]()

    def talk() -> Talk[None]:
        try:
            done.append((yield from import_table(conversation, name, table, deck, output)))
        except TactileError as error:
            done.append(error)

    replies = [conversation.begin(talk(), 0.0), *(conversation.enter(Entry("typed", line), 0.0) for line in typed)]
    assert replies[-1].prompt.kind == "end"
    told = [utterance.text for reply in replies for told in reply.told for utterance in told.utterances]
    said, (end,) = [plain(text) for text in told], done
    if isinstance(end, TactileError):
        return Heard([*said, plain(catalogue(language).text(end.message))], None, end.message.id)
    return Heard(said, end)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


# A table that is made up, in this test alone: dots before bars, and shapes as they came to mind.
# It is not that of AccessiJeux, which is not known here.

MADE_UP = {
    "red": "un anneau",
    "green": "cross",
    "orange": "deux larges barres",
    "purple": "un dôme",
    "yellow": "triangle",
    "blue": "un carré",
    "black": "chevron",
    "ear": "croissant",
    "web": "un cadre",
    "skull": "carré",
    "bolt": "slash",
    "double-bolt": "deux barres penchées",
    "cloud": "dome",
    "eye": "ring",
    "spider": "échelle",
    "star": "triangle",
    "spell": "three wide bars",
    "acrobatic": "one-bar",
    "up": "une barre",
}
MADE_UP_SMALL = {"red": "un anneau", "green": "croix", "blue": "carré", "yellow": "triangle", "orange": "une barre"}


def made_up(field: str, value: str) -> str:
    if value == "0":
        return "un anneau"
    if value.removeprefix("-").isdigit():
        bars, dots = divmod(abs(int(value)), 5)
        rows = ["croix"] * value.startswith("-") + ["dot dot"] * (dots // 2) + ["dot"] * (dots % 2)
        rows += ["bar"] * bars if field in ("compact", "track") else [" ".join(["bar"] * bars)] * bool(bars)
        return " | ".join(rows)
    if field == "edge" and value == "black":
        return "rien"
    return (MADE_UP_SMALL if field in ("space", "pawn", "edge") else MADE_UP)[value]


ACCESSIJEUX = load_code("accessijeux")
WANTED = needed(ACCESSIJEUX, [load_deck(deck) for deck in decks()])


EVERYTHING = "".join(f"{entry.field};{entry.value};{made_up(*entry)}\n" for entry in WANTED)


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_works_with_accessijeux_once_its_tables_are_read(home: Path, language: str) -> None:
    heard = imported(EVERYTHING, deck=None, language=language)
    assert heard.path == home / "codes" / "accessijeux.toml" == own_file(load_code("accessijeux"))
    code = load_code("accessijeux")
    assert not code.is_empty
    assert code.write("number", "7") == (("dot", "dot"), ("bar",))
    assert code.write("colour", "green") == (("plus",),)
    assert code.write("space", "green") == (("small-plus",),)
    assert code.write("edge", "black") == ()
    for name in decks():
        deck = load_deck(name)
        made = stickers(deck, code, parts=tuple(group.id for group in deck.groups))
        assert {sticker.card for sticker in made} == {component.id for component in deck.components}
        assert not [f.message for f in errors(check(made, deck, code, PROFILES["club"])) if f.rule == "place"]


def test_the_file_keeps_its_comments_and_ours_stays_empty(home: Path) -> None:
    ours = (SHIPPED / "accessijeux.toml").read_text(encoding="utf-8")
    imported(EVERYTHING, deck=None)
    written = (home / "codes" / "accessijeux.toml").read_text(encoding="utf-8")
    comments = [line for line in ours.splitlines() if line.startswith("#")]
    assert [line for line in written.splitlines() if line.startswith("#")] == comments
    assert (SHIPPED / "accessijeux.toml").read_text(encoding="utf-8") == ours
    assert "Tables remplies ou changées à la main." in written


def test_the_decks_that_a_code_serves_are_told() -> None:
    heard = imported("1;bar\n")
    at = heard.said.index("Le paquet La Roue des Sorcières :")
    assert heard.said[at + 1] == "Nombre : il manque 2, 3, 4, 5, 6, 7, 8, 9."
    assert any(line.startswith("Le paquet Air Sorcière") for line in imported(EVERYTHING, "o", deck=None).said)


# The file.


def test_a_file_that_is_there_stays_unless_the_answer_is_yes(home: Path) -> None:
    path = home / "mine.toml"
    imported("1;bar\n", output=path)
    before = path.read_bytes()
    for answers in (("",), ("n",), ("peut-être", "n")):
        heard = imported("1;dot\n", *answers, output=path)
        assert heard.path is None
        assert any("existe déjà. Le remplacer ?" in line for line in heard.said)
        assert heard.said[-1] == "Rien n’a été écrit."
        assert path.read_bytes() == before
    assert imported("1;dot\n", "oui", output=path).path == path
    assert path.read_bytes() != before


def test_a_second_table_adds_to_the_persons_own_file(home: Path) -> None:
    imported("1;bar\n")
    imported("2;dot\n", "oui")
    assert load_code("accessijeux").fields["number"].table == {"1": (("bar",),), "2": (("dot",),)}
    assert source_of("accessijeux").count("Tables remplies") == 1


def test_a_code_of_the_persons_own_is_found_by_its_name(home: Path) -> None:
    imported("1;bar\n", output=home / "codes" / "club.toml")
    assert load_code("club").fields["number"].table == {"1": (("bar",),)}
    assert "club" not in codes()
    with pytest.raises(TactileError) as refused:
        load_code("klub")
    assert "club" in catalogue("fr").text(refused.value.message)


def test_where_nothing_can_be_written_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, no folder", encoding="utf-8")
    heard = imported("1;bar\n", output=tmp_path / "taken" / "mine.toml")
    assert "un fichier occupe la place d’un dossier. Rien n’en est resté." in heard.said[-1]
    assert [file.name for file in tmp_path.iterdir()] == ["taken"]


def test_a_value_is_changed_where_it_stands() -> None:
    text = source_of("points-formes")
    changed = edited(text, {TableEntry("colour", "red"): (("frame",),)})
    different = [(a, b) for a, b in zip(text.splitlines(), changed.splitlines(), strict=True) if a != b]
    assert different[-1] == ('red = "square"', 'red = "frame"')
    assert all("changed by hand" in b or "changées à la main" in b for _, b in different[:-1])


def test_a_braille_code_is_typed_in_letters_and_numbers(home: Path) -> None:
    heard = imported("1;99\n", name="braille-en")
    assert "⠼⠊⠊" in heard.said[0]
    assert load_code("braille-en").write("number", "1") == "⠼⠊⠊"


# The table.


def test_a_table_of_lines_is_read_and_each_value_said_back() -> None:
    text = (
        '\ufeffvaleur;signes\r\n# mes signes\r\n1;bar\r\n2;"deux points"\r\n\r\nrouge;carré\r\nblue\ttwo wide bars;\r\n'
    )
    heard = imported(text)
    code = load_code("accessijeux")
    assert code.fields["number"].table == {"1": (("bar",),), "2": (("dot", "dot"),)}
    assert code.fields["colour"].table == {"red": (("square",),), "blue": (("two-bars",),)}
    assert heard.said[:2] == ["Nombre, 1 : une barre.", "Nombre, 2 : deux points."]


def test_two_values_may_both_be_without_a_mark() -> None:
    imported("1;rien\n2;\n")
    assert load_code("accessijeux").fields["number"].table == {"1": (), "2": ()}


def test_a_table_may_name_its_fields() -> None:
    imported("compact;1;un point\nspace;red;carré\ncolour;red;cercle\n", deck=None)
    code = load_code("accessijeux")
    assert code.write("compact", "1") == (("small-dot",),)
    assert code.write("space", "red") == (("small-square",),)
    assert code.write("colour", "red") == (("ring",),)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("1;bar\n2;zébu\n", 2, "« zébu » n’est pas un signe"),
        ("1;bar\n2;une barre\n", 2, "2 ne peut pas avoir les mêmes signes que 1"),
        ("1;bar\n1;dot\n", 2, "la valeur 1 a déjà été donnée"),
        ("1;bar\nbeige;dot\n", 2, "aucun paquet ne demande la valeur « beige »"),
        ("1;bar\ncouleurs;red;dot\n", 2, "il n’y a pas de table nommée « couleurs »"),
        ("1;bar\n\nbar\n", 3, "« bar » n’est pas de la forme"),
        ("1;bar\na;b;c;d\n", 2, "n’est pas de la forme"),
        ("1;30\n", 1, "trop de signes"),
        ("1;bar ||dot\n", 1, "n’est pas un signe"),
    ],
)
def test_every_fault_of_a_table_is_told_with_its_line(home: Path, text: str, line: int, words: str) -> None:
    heard = imported(text)
    assert heard.said[0].startswith(f"Ligne {line} : ")
    assert words in heard.said[0]
    assert "rien n’a été écrit" in heard.said[-1]
    assert heard.refused == "tactile-codes-file-unused"
    assert not home.exists()


def test_a_file_that_is_no_table_is_refused(tmp_path: Path) -> None:
    assert "ne donne aucune valeur" in imported("# nothing\n").said[0]
    table = tmp_path / "table.csv"
    for data, id in ((b"1;\xe9\n", "tactile-file-not-utf8"), (b"x" * 2_000_000, "tactile-file-too-large")):
        table.write_bytes(data)
        assert imported(table).refused == id
    assert imported(tmp_path / "not-there.csv").refused == "tactile-file-unreadable"


# Words for signs.


@pytest.mark.parametrize("code", codes())
def test_what_is_said_of_a_value_is_understood_as_that_value(code: str) -> None:
    """In both languages: what is said of a value may stand in a file."""
    known = load_code(code)
    for field in known.fields.values():
        for written in field.table.values():
            if isinstance(written, tuple) and written and known.looks[written[0][0]].shape != "side-by-side":
                for locale in COMPLETE:
                    words = catalogue(locale).text(signs_message(written, known))
                    heard = understood(words, known, field.name, locale)
                    assert signs_text(heard) == signs_text(written), (field.name, words)


def test_a_number_alone_is_as_many_dots() -> None:
    assert understood("4", load_code("points-formes"), "number", "fr") == (("dot",) * 4,)


def test_every_kind_of_sign_has_words_in_both_languages() -> None:
    for locale in COMPLETE:
        words = [catalogue(locale).words(f"tactile-codes-called-{name}") for name in KINDS]
        assert len(set(words)) == len(KINDS)
    assert {name for kinds in vocabulary().values() for name in kinds} == set(KINDS)


WORDS = ["un", "deux", "3", "barre", "points", "carré", "|", ",", "et", "puis", "then", "0", "²", "ring"]


@given(text=st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_whatever_is_typed_is_understood_or_refused_in_a_sentence(text: str) -> None:
    for field in ("number", "colour", "pawn"):
        written, sentence = _or_refused(lambda field=field: understood(text, ACCESSIJEUX, field, "fr"))  # type: ignore[misc]
        assert (written is None) == bool(sentence)
        assert all(group and set(group) <= ACCESSIJEUX.signs.keys() for group in written or ())


@given(data=st.binary(max_size=200) | st.text(alphabet='1;red|"\n\t=[]numberdot ', max_size=80).map(str.encode))
def test_whatever_a_file_holds_it_is_taken_or_refused_in_a_sentence(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in ("table.csv", "table.toml"):
            file = Path(folder) / name
            file.write_bytes(data)
            read, sentence = _or_refused(lambda file=file: read_table(file, ACCESSIJEUX, WANTED, "fr"))  # type: ignore[misc]
            assert sentence or read.filling or read.faults


def _or_refused(call: Callable[[], Any]) -> tuple[Any, str]:
    """Return the result of a call and "", or None and the sentence that refuses it."""
    try:
        return call(), ""
    except TactileError as refused:
        return None, catalogue("fr").text(refused.message)


def test_no_word_has_two_meanings() -> None:
    assert {words: kinds for words, kinds in vocabulary().items() if len(kinds) > 1} == {}


def test_every_kind_that_a_code_has_can_be_called() -> None:
    named = {kind(load_code(code), sign) for code in codes() for sign in load_code(code).signs}
    assert named - set(KINDS) == {"side-by-side"}


# What a code still lacks.


@pytest.mark.parametrize("deck", decks())
def test_the_usual_code_lacks_nothing(deck: str) -> None:
    code = load_code("points-formes")
    assert all(message.id != "tactile-codes-lacking" for message in check_code(code, load_deck(deck)))


def test_a_code_without_a_value_is_told_which() -> None:
    code = load_code("points-formes")
    colour = code.fields["colour"]
    left = {value: signs for value, signs in colour.table.items() if value != "purple"}
    lacking = replace(code, fields={**code.fields, "colour": replace(colour, table=left)})
    (told,) = check_code(lacking, load_deck("air_sorciere"))
    assert plain(catalogue("fr").text(told)) == "Couleur : il manque violet."


def test_two_values_that_are_the_same_are_told_by_the_cards() -> None:
    code = filled(load_code("points-formes"), TableEntry("colour", "red"), (("triangle",),))
    (told,) = check_code(code, load_deck("air_sorciere"))
    assert told.id == "tactile-cards-alike"
