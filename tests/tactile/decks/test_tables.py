"""Decks as tables: written and read again, and each fault told with its row, nothing half made."""

from pathlib import Path

import pytest

from audiogames.tactile.decks.draft import DeckDraft
from audiogames.tactile.decks.other_values import understand_others
from audiogames.tactile.decks.sentences import understand
from audiogames.tactile.decks.telling import table_told
from audiogames.tactile.errors import TactileError
from tests.tactile.sentences import sentence

pytest.importorskip("openpyxl")
pytest.importorskip("odf")

from audiogames.tactile.decks.tables import TABLES, draft_from_table, write_table

SAID = (
    "quatre couleurs, rouge jaune vert bleu ; de 0 à 9, deux fois, le 0 une fois ; quatre jokers, quatre +4 ; "
    "deux passe ton tour de chaque couleur ; trois soleils"
)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("ending", TABLES)
def test_a_deck_written_as_a_table_is_read_as_the_same_cards(tmp_path: Path, ending: str, language: str) -> None:
    draft = understand(SAID, DeckDraft("Essai"), "fr").draft
    path = tmp_path / f"deck{ending}"
    write_table(path, draft, language)
    read = draft_from_table(path, DeckDraft("Essai"))
    assert table_told(read)[-1] == table_told(draft)[-1]
    assert read.number == 76 + 8 + 8 + 3
    with pytest.raises(TactileError):
        write_table(path, draft, language)


@pytest.mark.parametrize(
    ("language", "cards", "cost", "cell"),
    [
        (
            "fr",
            "loup, renard et ours",
            "coût : 2 pierres et 3 œufs de dragon pour loup",
            "2 pierres et 3 œufs de dragon",
        ),
        ("en", "wolf, fox and bear", "cost: 2 berries and 1 blue for wolf", "2 berries and 1 blue"),
    ],
)
def test_costs_are_written_in_the_plural_and_read_back_as_the_same_things(
    tmp_path: Path, language: str, cards: str, cost: str, cell: str
) -> None:
    draft = understand_others(cost, understand(cards, DeckDraft("Essai"), language).draft, language).draft
    path = tmp_path / "deck.csv"
    write_table(path, draft, language)
    assert cell in path.read_text(encoding="utf-8-sig")
    again = draft_from_table(path, DeckDraft("Essai"))
    assert table_told(again)[-1] == table_told(draft)[-1]
    assert {*again.words} == {*draft.words}


GOOD = "nombre;couleur;exemplaires\n1;rouge;2\n-2;bleu;\n"


def read(tmp_path: Path, text: str | bytes, ending: str = ".csv") -> DeckDraft:
    path = tmp_path / f"deck{ending}"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return draft_from_table(path, DeckDraft("Essai"))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_table_in_unicode_is_read_whatever_parts_its_cells(tmp_path: Path, encoding: str) -> None:
    for delimiter in (";", ",", "\t"):
        assert read(tmp_path, GOOD.replace(";", delimiter).encode(encoding)).number == 3


WRONG = [
    ("", ()),
    ("nombre;couleur\n", ()),
    ("nombre;humeur\n1;gai\n", ("1", "humeur", "couleur")),
    ("exemplaires\n2\n", ("1", "nombre")),
    ("nombre;nombre\n1;2\n", ("1", "nombre")),
    ("nombre;couleur\n1;rouge\n1;rouge\n", ("3", "2")),
    ("mot\nÉpée\nepee\n", ("3", "2")),
    ("nombre;exemplaires\n1;0\n", ("2", "0")),
    ("nombre;exemplaires\n1;deux\n", ("2", "deux")),
    ("nombre;exemplaires\n1;99999\n", ("2", "99999")),
    ("nombre\n1\nsept\n", ("3", "sept")),
    ("nombre\n=A1+1\n", ("2", "=A1+1")),
    ("nombre;côté\n1;envers\n", ("2", "envers", "recto")),
    ("nombre;sens\n1;9\n", ("2", "9")),
    ("nombre;coûts\n1;rouge\n", ("2", "rouge")),
    ("nombre (têtes);nombre (têtes)\n1;2\n", ("1", "têtes")),
    ("exemplaires (têtes);nombre\n1;2\n", ("1", "têtes")),
    ("mot\n!!!\n", ("2", "!!!")),
    ("rang\nvalait\n", ("2", "valait")),
    ("nombre;largeur;hauteur\n1;5;88\n", ("2", "10")),
    ("mot;exemplaires\n;3\n", ("2",)),
    ("nombre\n" + "\n".join(map(str, range(9999))) + "\n", ("000",)),
    (GOOD.encode("utf-8") + "3;violacé\n".encode("latin-1"), ("4", "UTF-8")),
]


@pytest.mark.parametrize(("text", "holds"), WRONG, ids=range(len(WRONG)))
def test_each_fault_of_a_table_is_told_with_its_row(tmp_path: Path, text: str | bytes, holds: tuple[str, ...]) -> None:
    with pytest.raises(TactileError) as refused:
        read(tmp_path, text)
    sentence(refused.value, "deck.csv", *holds)


@pytest.mark.parametrize("ending", [".xlsx", ".ods", ".txt"])
def test_a_file_that_is_no_table_of_its_kind_is_told(tmp_path: Path, ending: str) -> None:
    with pytest.raises(TactileError) as refused:
        read(tmp_path, GOOD, ending)
    sentence(refused.value, f"deck{ending}")


def test_a_formula_of_a_spreadsheet_is_told_with_its_row(tmp_path: Path) -> None:
    import openpyxl

    book = openpyxl.Workbook()
    for row in (["nombre", "couleur"], [1, "rouge"], ["=A2+1", "rouge"]):
        book.active.append(row)
    book.save(tmp_path / "deck.xlsx")
    with pytest.raises(TactileError) as refused:
        draft_from_table(tmp_path / "deck.xlsx", DeckDraft("Essai"))
    sentence(refused.value, "3", "=A2+1")
