"""The editor of codes: by ear and from a file, each answer said back, nothing overwritten without a yes."""

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.core.messages import Message
from audiogames.narration.catalogue import LOCALES, catalogue
from audiogames.play.prompts import Prompt, Talk
from audiogames.resources import data_folder
from audiogames.stickers.code_editor import CodeEditor
from audiogames.tactile.codes import codes, load_code
from audiogames.tactile.decks import decks, load_deck
from audiogames.tactile.editing import (
    KINDS,
    TableEntry,
    check_code,
    edited,
    field_words,
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
from audiogames.tactile.errors import TactileError
from audiogames.tactile.layout import stickers
from audiogames.tactile.lint import check, errors
from audiogames.tactile.relief import PROFILES
from audiogames.tactile.words import value_message
from tests.tactile.decks.interviews import held

SHIPPED = data_folder("tactile") / "codes"


class Person:
    """Answers what the editor asks, and hears what it says. `answer` gets the question; None is the end of input."""

    def __init__(self, answer: Callable[[Message], str | None], language: str = "fr") -> None:
        self.answer = answer
        self.words = catalogue(language)
        self.asked: list[str] = []
        self.heard: list[str] = []

    def ask(self, question: Message) -> Talk[str | None]:
        self.asked.append(plain(self.words.text(question)))
        yield Prompt("line")
        return self.answer(question)

    def tell(self, *messages: Message) -> None:
        self.heard += [plain(self.words.text(message)) for message in messages]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def typing(*lines: str) -> Person:
    """A person who types these lines, and then leaves."""
    left: Iterator[str] = iter(lines)
    return Person(lambda _: next(left, None))


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
    if value.isdigit():
        dots, bars = int(value) % 5, int(value) // 5
        rows = ["dot dot"] * (dots // 2) + ["dot"] * (dots % 2)
        rows += ["bar"] * bars if field == "compact" else [" ".join(["bar"] * bars)] * bool(bars)
        return " | ".join(rows)
    if field == "edge" and value == "black":
        return "rien"
    return (MADE_UP_SMALL if field in ("space", "pawn", "edge") else MADE_UP)[value]


def filler(message: Message) -> str | None:
    """Answers with the made-up table."""
    if message.id != "tactile-codes-ask":
        return "oui"
    asked = (message.arguments["field"], message.arguments["value"])
    (entry,) = (entry for entry in WANTED if (field_words(entry.field), value_message(entry.value)) == asked)
    return made_up(entry.field, entry.value)


ACCESSIJEUX = load_code("accessijeux")
WANTED = needed(ACCESSIJEUX, [load_deck(deck) for deck in decks()])


@pytest.mark.parametrize("language", LOCALES)
def test_everything_works_with_accessijeux_once_its_tables_are_typed_in(home: Path, language: str) -> None:
    person = Person(filler, language)
    path = held(CodeEditor(person, "accessijeux", language=language).by_ear())
    assert path == home / "codes" / "accessijeux.toml" == own_file(load_code("accessijeux"))
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
    held(CodeEditor(Person(filler), "accessijeux").by_ear())
    written = (home / "codes" / "accessijeux.toml").read_text(encoding="utf-8")
    comments = [line for line in ours.splitlines() if line.startswith("#")]
    assert [line for line in written.splitlines() if line.startswith("#")] == comments
    assert (SHIPPED / "accessijeux.toml").read_text(encoding="utf-8") == ours
    assert "Tables remplies ou changées à la main." in written


# One question after the other.


def test_an_answer_is_said_back_in_words_before_it_counts(home: Path) -> None:
    person = typing("deux barres, puis un point", "non", "une barre", "", "fin", "")
    held(CodeEditor(person, "accessijeux", "roue_des_sorcieres").by_ear())
    assert person.asked[0] == "Nombre, 1. Question 1 sur 15. Maintenant : pas encore de signes. Quels signes ?"
    assert person.asked[1] == "J’ai compris : deux barres ; un point. Est-ce bien cela ? Entrée pour oui, N pour non."
    assert person.asked[2] == person.asked[0]
    assert person.asked[3].startswith("J’ai compris : une barre.")
    assert person.asked[4].startswith("Nombre, 2. Question 2 sur 15.")
    assert load_code("accessijeux").fields["number"].table == {"1": (("bar",),)}


def test_it_says_how_to_answer_in_both_languages() -> None:
    for language, words in (("fr", "deux barres, puis un point"), ("en", "two bars, then one dot")):
        person = Person(lambda _: "fin", language)
        held(CodeEditor(person, "accessijeux", language=language).by_ear())
        assert words in person.heard[1]


def test_back_skip_help_and_end(home: Path) -> None:
    person = typing("retour", "bar", "oui", "passer", "", "retour", "aide", "dot", "oui", "q", "oui")
    held(CodeEditor(person, "accessijeux", "roue_des_sorcieres").by_ear())
    assert "C’est la première valeur." in person.heard
    numbers = [asked.partition(".")[0].split(",")[1].strip() for asked in person.asked if asked.startswith("Nombre")]
    assert numbers == ["1", "1", "2", "3", "4", "3", "3", "4"]
    assert sum("Pour chaque valeur" in heard for heard in person.heard) == 2
    assert load_code("accessijeux").fields["number"].table == {"1": (("bar",),), "3": (("dot",),)}


def test_what_is_no_sign_is_refused_and_asked_again() -> None:
    person = typing("trois zébus", "fin")
    held(CodeEditor(person, "accessijeux").by_ear())
    assert person.heard[2].startswith("« trois zébus » n’est pas un signe de ce code. Les signes sont : un point,")
    assert person.asked[1] == person.asked[0]


def test_the_signs_of_another_value_are_refused() -> None:
    person = typing("bar", "oui", "une barre", "fin", "non")
    held(CodeEditor(person, "accessijeux", "roue_des_sorcieres").by_ear())
    assert "2 ne peut pas avoir les mêmes signes que 1" in person.heard[2]
    assert person.asked[-2].startswith("Nombre, 2")


def test_signs_that_are_another_value_upside_down_are_told() -> None:
    person = typing("dot | bar", "oui", "bar | dot", "oui", "fin", "non")
    held(CodeEditor(person, "accessijeux", "roue_des_sorcieres").by_ear())
    assert person.heard[2] == "Attention : quand la carte est retournée, ces signes se lisent comme ceux de 1."


def test_two_values_may_both_be_without_a_mark(home: Path) -> None:
    person = typing("rien", "oui", "rien", "oui", "fin", "oui")
    held(CodeEditor(person, "accessijeux", "roue_des_sorcieres").by_ear())
    assert load_code("accessijeux").fields["number"].table == {"1": (), "2": ()}


@pytest.mark.parametrize("after", range(12))
def test_input_that_ends_anywhere_writes_nothing(home: Path, after: int) -> None:
    lines = ["bar", "non", "bar", "oui", "retour", "aide", "dot", "oui", "zébu", "passer", "fin"][:after]
    person = typing(*lines)
    assert held(CodeEditor(person, "accessijeux", "roue_des_sorcieres").by_ear()) is None
    assert not home.exists() or not list(home.rglob("*.toml"))
    assert person.heard[-1] in ("Rien n’a été écrit.", "Rien n’a changé, et rien n’a été écrit.")


def test_the_decks_that_a_code_serves_are_told() -> None:
    person = typing("bar", "oui", "fin", "non")
    held(CodeEditor(person, "accessijeux", "roue_des_sorcieres").by_ear())
    at = person.heard.index("Le paquet La Roue des Sorcières :")
    assert person.heard[at + 1] == "Nombre : il manque 2, 3, 4, 5, 6, 7, 8, 9."
    person = Person(filler)
    held(CodeEditor(person, "accessijeux").by_ear())
    assert any(heard.startswith("Le paquet Air Sorcière") for heard in person.heard)


# The file.


def test_a_file_that_is_there_stays_unless_a_yes_is_typed(home: Path) -> None:
    path = home / "mine.toml"
    held(CodeEditor(typing("bar", "oui", "fin", ""), "accessijeux").by_ear(path))
    before = path.read_bytes()
    for answer in ("", "n", "peut-être", "q"):
        person = typing("dot", "oui", "fin", answer)
        assert held(CodeEditor(person, "accessijeux").by_ear(path)) is None
        assert "existe déjà" in person.asked[-1]
        assert path.read_bytes() == before
    assert held(CodeEditor(typing("dot", "oui", "fin", "oui"), "accessijeux").by_ear(path)) == path
    assert path.read_bytes() != before


def test_a_second_session_goes_on_with_the_persons_own_file(home: Path) -> None:
    held(CodeEditor(typing("bar", "oui", "fin", "oui"), "accessijeux", "roue_des_sorcieres").by_ear())
    person = typing("", "dot", "oui", "fin", "oui")
    held(CodeEditor(person, "accessijeux", "roue_des_sorcieres").by_ear())
    assert "Maintenant : une barre." in person.asked[0]
    assert load_code("accessijeux").fields["number"].table == {"1": (("bar",),), "2": (("dot",),)}
    assert source_of("accessijeux").count("Tables remplies") == 1


def test_a_code_of_the_persons_own_is_found_by_its_name(home: Path) -> None:
    held(CodeEditor(typing("bar", "oui", "fin", "oui"), "accessijeux").by_ear(home / "codes" / "club.toml"))
    assert load_code("club").fields["number"].table == {"1": (("bar",),)}
    assert "club" not in codes()
    with pytest.raises(TactileError) as refused:
        load_code("klub")
    assert "club" in catalogue("fr").text(refused.value.message)


def test_where_nothing_can_be_written_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, no folder", encoding="utf-8")
    person = typing("bar", "oui", "fin", "oui", "non")
    assert held(CodeEditor(person, "accessijeux").by_ear(tmp_path / "taken" / "mine.toml")) is None
    assert any("un fichier occupe la place d’un dossier. Rien n’en est resté." in heard for heard in person.heard)
    assert [file.name for file in tmp_path.iterdir()] == ["taken"]


def test_what_was_typed_outlives_a_disk_that_refuses_it(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, no folder", encoding="utf-8")
    target = tmp_path / "taken" / "mine.toml"
    typed = iter(("bar", "oui", "fin", "oui", "oui"))

    def answer(question: Message) -> str:
        if any("n’a pas pu être écrit" in heard for heard in person.heard):
            (tmp_path / "taken").unlink(missing_ok=True)
        return next(typed)

    person = Person(answer)
    assert held(CodeEditor(person, "accessijeux").by_ear(target)) == target
    assert load_code(str(target)).fields["number"].table == {"1": (("bar",),)}


def test_a_value_is_changed_where_it_stands() -> None:
    text = source_of("points-formes")
    changed = edited(text, {TableEntry("colour", "red"): (("frame",),)})
    different = [(a, b) for a, b in zip(text.splitlines(), changed.splitlines(), strict=True) if a != b]
    assert different[-1] == ('red = "square"', 'red = "frame"')
    assert all("changed by hand" in b or "changées à la main" in b for _, b in different[:-1])


def test_a_braille_code_is_typed_in_letters_and_numbers(home: Path) -> None:
    person = typing("99", "oui", "fin", "oui")
    held(CodeEditor(person, "braille-en", "roue_des_sorcieres", language="fr").by_ear())
    assert "⠼⠊⠊" in person.asked[1]
    assert load_code("braille-en").write("number", "1") == "⠼⠊⠊"


# From a file.


def taken(tmp_path: Path, text: str | bytes, name: str = "table.csv") -> tuple[Person, Path | None]:
    file = tmp_path / name
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    person = typing("oui")
    return person, held(CodeEditor(person, "accessijeux", "roue_des_sorcieres").from_file(file))


def test_a_table_of_lines_is_taken(tmp_path: Path) -> None:
    text = (
        '\ufeffvaleur;signes\r\n# mes signes\r\n1;bar\r\n2;"deux points"\r\n\r\nrouge;carré\r\nblue\ttwo wide bars;\r\n'
    )
    person, path = taken(tmp_path, text)
    assert path is not None
    code = load_code("accessijeux")
    assert code.fields["number"].table == {"1": (("bar",),), "2": (("dot", "dot"),)}
    assert code.fields["colour"].table == {"red": (("square",),), "blue": (("two-bars",),)}
    assert person.heard[:2] == ["Nombre, 1 : une barre.", "Nombre, 2 : deux points."]


def test_a_table_may_name_its_fields(tmp_path: Path) -> None:
    person = typing("oui")
    file = tmp_path / "all.csv"
    file.write_text("compact;1;un point\nspace;red;carré\ncolour;red;cercle\n", encoding="utf-8")
    held(CodeEditor(person, "accessijeux").from_file(file))
    code = load_code("accessijeux")
    assert code.write("compact", "1") == (("small-dot",),)
    assert code.write("space", "red") == (("small-square",),)
    assert code.write("colour", "red") == (("ring",),)


def test_a_table_may_be_toml(tmp_path: Path) -> None:
    text = '[number]\n1 = "bar"\n2 = "bar bar"\n\n[fields.colour.table]\nred = "square"\n'
    taken(tmp_path, text.replace("[fields.colour.table]", "[colour]"), "table.toml")
    code = load_code("accessijeux")
    assert code.write("number", "2") == (("bar", "bar"),)
    assert code.write("colour", "red") == (("square",),)


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
def test_every_fault_of_a_table_is_told_with_its_line(
    tmp_path: Path, home: Path, text: str, line: int, words: str
) -> None:
    person, path = taken(tmp_path, text)
    assert path is None
    assert person.heard[0].startswith(f"Ligne {line} : ")
    assert words in person.heard[0]
    assert "rien n’a été écrit" in person.heard[-1]
    assert not home.exists()


def test_a_fault_in_toml_is_told_with_its_line_too(tmp_path: Path) -> None:
    person, path = taken(tmp_path, '# signs\n[number]\n1 = "bar"\n2 = "zébu"\n3 = 4\n', "table.toml")
    assert path is None
    assert [heard.split(" : ")[0] for heard in person.heard[:2]] == ["Ligne 4", "Ligne 5"]
    with pytest.raises(TactileError) as refused:
        taken(tmp_path, "[number]\n1 = bar\n", "table.toml")
    assert refused.value.message.id == "tactile-toml-broken-line"
    assert refused.value.message.arguments["line"] == 2


def test_a_file_that_is_no_table_is_refused(tmp_path: Path) -> None:
    person, _ = taken(tmp_path, "# nothing\n")
    assert "ne donne aucune valeur" in person.heard[0]
    for data, id in ((b"1;\xe9\n", "tactile-file-not-utf8"), (b"x" * 2_000_000, "tactile-file-too-large")):
        with pytest.raises(TactileError) as refused:
            taken(tmp_path, data)
        assert refused.value.message.id == id
    with pytest.raises(TactileError) as refused:
        read_table(tmp_path / "not-there.csv", load_code("accessijeux"), (), "fr")
    assert refused.value.message.id == "tactile-file-unreadable"


# Words for signs.


@pytest.mark.parametrize("code", codes())
def test_what_is_said_of_a_value_is_understood_as_that_value(code: str) -> None:
    """In both languages: what the editor says may be typed back."""
    known = load_code(code)
    for field in known.fields.values():
        for written in field.table.values():
            if isinstance(written, tuple) and written and known.looks[written[0][0]].shape != "side-by-side":
                for locale in LOCALES:
                    words = catalogue(locale).text(signs_message(written, known))
                    heard = understood(words, known, field.name, locale)
                    assert signs_text(heard) == signs_text(written), (field.name, words)


def test_a_number_alone_is_as_many_dots() -> None:
    assert understood("4", load_code("points-formes"), "number", "fr") == (("dot",) * 4,)


def test_every_kind_of_sign_has_words_in_both_languages() -> None:
    for locale in LOCALES:
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
