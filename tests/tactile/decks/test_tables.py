"""Decks as tables: written and read again, and each fault told with its row and cell, nothing half made."""

from pathlib import Path
from typing import Any

import pytest

from audiogames.core.messages import Items, Message
from audiogames.tactile.decks.draft import DeckDraft
from audiogames.tactile.decks.telling import table_told
from audiogames.tactile.errors import TactileError
from tests.tactile.sentences import sentence

pytest.importorskip("openpyxl")
pytest.importorskip("odf")

from audiogames.tactile.decks.spreadsheets import TABLES
from audiogames.tactile.decks.table_columns import TableQuestion
from audiogames.tactile.decks.tables import read_table, write_table

DECK = """couleur;nombre;mot;exemplaires
rouge;0;;1
rouge;1;;2
bleu;0;;1
bleu;1;;2
bleu;;passe ton tour;2
;;joker;4
;;+4;4
;-2;;3
"""


def texts(note: Message) -> tuple[Message, ...]:
    """Return what a note lists."""
    listed = note.arguments["list"]
    assert isinstance(listed, Items)
    return listed.messages


def draft_from(tmp_path: Path, text: str | bytes, ending: str = ".csv", answers: str = "") -> DeckDraft:
    path = tmp_path / f"deck{ending}"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_table(path, DeckDraft("Essai"), answers).draft


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("ending", TABLES)
def test_a_deck_written_as_a_table_is_read_as_the_same_cards(tmp_path: Path, ending: str, language: str) -> None:
    draft = draft_from(tmp_path, DECK)
    path = tmp_path / f"again{ending}"
    write_table(path, draft, language)
    read = read_table(path, DeckDraft("Essai"))
    assert table_told(read.draft) == table_told(draft)
    assert (read.draft.number, read.notes) == (19, ())
    with pytest.raises(TactileError):
        write_table(path, draft, language)


@pytest.mark.parametrize(("head", "cell"), [("coûts", "2 blancs et 3 bleus"), ("costs", "2 white and 3 blue")])
def test_costs_are_written_in_the_plural_and_read_back_as_the_same_things(tmp_path: Path, head: str, cell: str) -> None:
    draft = draft_from(tmp_path, f"nom;{head}\nloup;{cell}\nours;1 {'rose' if head == 'coûts' else 'pink'}\n")
    path = tmp_path / "again.csv"
    write_table(path, draft, "fr" if head == "coûts" else "en")
    assert cell in path.read_text(encoding="utf-8-sig")
    assert table_told(read_table(path, DeckDraft("Essai")).draft) == table_told(draft)


GOOD = "nombre;couleur;exemplaires\n1;rouge;2\n-2;bleu;\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_a_table_in_unicode_is_read_whatever_parts_its_cells(tmp_path: Path, encoding: str) -> None:
    for delimiter in (";", ",", "\t", "|"):
        assert draft_from(tmp_path, GOOD.replace(";", delimiter).encode(encoding)).number == 3


@pytest.mark.parametrize("encoding", ["cp1252", "mac_roman", "cp850"])
def test_a_table_of_an_older_spreadsheet_keeps_its_accents(tmp_path: Path, encoding: str) -> None:
    draft = draft_from(tmp_path, "nom;qté\nfée d'été;2\ngarçon;1\nchâtaîgne;3\n".encode(encoding))
    assert [word.names["fr"] for word in draft.words.values()] == ["fée d'été", "garçon", "châtaîgne"]


WRONG = [
    ("", ()),
    ("nombre;couleur\n", ()),
    ("humeur;mode\ngai;1\n", ("1", "humeur")),
    ("exemplaires;humeur\n2;gai\n", ("1", "exemplaires")),
    ("nombre;nombre\n1;2\n", ("1", "nombre")),
    ("mot\nÉpée\nepee\n", ("2", "Épée", "3", "epee")),
    ("nombre;exemplaires\n1;deux\n3;99999\n", ("2", "deux", "3", "99999")),
    ("nombre\n1\nsept\nhuit\n", ("3", "sept", "4", "huit")),
    ("nombre;couleur\nsept;rouge, bleu\n", ("2", "sept", "rouge, bleu")),
    ("valeur;couleur\n1;toutes\n1;rouge\n", ("2", "toutes")),
    ("nombre;exemplaires\n0-9;20\n", ("2", "0–9")),
    ("nombre\n=A1+1\n", ("2", "=A1+1")),
    ("nombre;côté\n1;envers\n", ("2", "envers")),
    ("nombre;sens\n1;9\n", ("2", "9")),
    ("nom;coûts\nloup;1 rouge\nours;rouge\n", ("3", "rouge")),
    ("nombre (têtes);nombre (têtes)\n1;2\n", ("1", "têtes")),
    ("mot\n!!!\n", ("2", "!!!")),
    (f"mot\n{'mot ' * 30}\n", ("2", "60")),
    ("rang;enseigne\nvalait;pique\n", ("2", "valait")),
    ("nombre;largeur;hauteur\n1;5;88\n", ("2", "10")),
    ("mot;exemplaires\n;3\n", ("2", "3")),
    ("mot;exemplaires\nloup;3\nours;4\ntotal;8\n", ("4", "8", "7")),
    ("nombre\n" + "\n".join(map(str, range(9999))) + "\n", ("000",)),
    ("mot;exemplaires\nloup;2;de trop\n", ("2", "de trop")),
    ("couleur;nombre\nrouge;1\n;2\n;3\nbleu;1\n", ("3", "couleur", "rouge")),
]


@pytest.mark.parametrize(("text", "holds"), WRONG, ids=range(len(WRONG)))
def test_each_fault_of_a_table_is_told_with_its_row(tmp_path: Path, text: str | bytes, holds: tuple[str, ...]) -> None:
    with pytest.raises(TactileError) as refused:
        draft_from(tmp_path, text)
    assert not isinstance(refused.value, TableQuestion)
    sentence(refused.value, "deck.csv", *holds)


QUESTIONS = [
    ("nom;nombre\nloup;4\nours;3\n", ("1", "nombre"), {"nombre = exemplaires": 7, "nombre = valeur": 2}),
    ("nom;niveau\nloup;1\nloup;2\n", ("2", "3", "niveau"), {"niveau = nombre": 2, "niveau = rien": 2}),
]


@pytest.mark.parametrize(("text", "holds", "answers"), QUESTIONS)
def test_a_table_that_may_mean_two_things_is_asked_about(
    tmp_path: Path, text: str, holds: tuple[str, ...], answers: dict[str, int]
) -> None:
    with pytest.raises(TableQuestion) as asked:
        draft_from(tmp_path, text)
    said = sentence(asked.value, "deck.csv", *holds)
    for answer, number in answers.items():
        assert answer in said.replace("\u00a0", " ")
        assert draft_from(tmp_path, text, answers=answer).number == number
    with pytest.raises(TactileError) as refused:
        draft_from(tmp_path, text, answers="humeur = gaie")
    sentence(refused.value, "humeur = gaie")


@pytest.mark.parametrize("ending", [".xlsx", ".ods", ".exe"])
def test_a_file_that_is_no_table_of_its_kind_is_told(tmp_path: Path, ending: str) -> None:
    with pytest.raises(TactileError) as refused:
        draft_from(tmp_path, GOOD, ending)
    sentence(refused.value, f"deck{ending}")


def test_a_formula_of_a_spreadsheet_that_was_never_counted_is_told_with_its_row(tmp_path: Path) -> None:
    import openpyxl

    book = openpyxl.Workbook()
    for row in (["nombre", "couleur"], [1, "rouge"], ["=A2+1", "rouge"]):
        book.active.append(row)
    book.save(tmp_path / "deck.xlsx")
    with pytest.raises(TactileError) as refused:
        read_table(tmp_path / "deck.xlsx", DeckDraft("Essai"))
    sentence(refused.value, "3", "=A2+1")


def test_a_workbook_of_several_sheets_with_cards_is_asked_about(tmp_path: Path) -> None:
    import openpyxl

    book = openpyxl.Workbook()
    sheets: dict[str, list[list[Any]]] = {
        "Monstres": [["nom", "qté"], ["loup", 2]],
        "Lieux": [["nom", "qté"], ["pont", 3]],
        "Notes": [["à imprimer"], ["en juin"]],
    }
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    book.save(path := tmp_path / "deck.xlsx")
    with pytest.raises(TableQuestion) as asked:
        read_table(path, DeckDraft("Essai"))
    assert "Notes" not in sentence(asked.value, "Monstres", "Lieux")
    for answer, number, left in (("lieux", 3, 2), ("Monstres; Lieux", 5, 1)):
        read = read_table(path, DeckDraft("Essai"), answer)
        assert read.draft.number == number
        (note,) = read.notes
        assert len(texts(note)) == left
