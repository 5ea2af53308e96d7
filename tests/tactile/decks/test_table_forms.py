"""Tables in the forms that people publish their cards in: each gives the deck that a person sees in it.

The forms are those of tables in public repositories: heads, columns beside, lines above and below, marks of text; the
cards in them are made up. The last test draws tables at random: any of a deck gives that deck.
"""

import csv
import io
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogames.tactile.decks.draft import DeckDraft
from audiogames.tactile.errors import TactileError
from tests.tactile.decks.test_tables import texts
from tests.tactile.sentences import sentence

pytest.importorskip("openpyxl")
pytest.importorskip("odf")

from audiogames.tactile.decks.tables import TableRead, read_table


class TableForm(NamedTuple):
    """A table as it is found: the ending of its name, what is in it, its cards, how many texts are named as left."""

    ending: str
    holds: str | Callable[[Path], None]
    cards: dict[str, int]
    left: int = 0


def merged(path: Path) -> None:
    """A colour over all its rows, a title over all columns, a sheet of notes."""
    import openpyxl

    book = openpyxl.Workbook()
    sheet: Any = book.active
    for row in (["Our game"], [], ["Colour", "Value", "Qty"], ["red", 1, 3], [None, 2, 2], ["blue", 1, 3], [None, 2, 2],
                [None, None, "=SUM(C4:C7)"]):  # fmt: skip
        sheet.append(row)
    sheet["A8"], sheet["C8"] = "Total", 10
    for cells in ("A1:C1", "A4:A5", "A6:A7"):
        sheet.merge_cells(cells)
    notes = book.create_sheet("Notes")
    notes.append(["print these", "in June"])
    book.save(path)


def spread(path: Path) -> None:
    """An ODS table with a merged family, and a repeated empty row."""
    from odf.opendocument import OpenDocumentSpreadsheet
    from odf.table import CoveredTableCell, Table, TableCell, TableRow
    from odf.text import P

    document = OpenDocumentSpreadsheet()
    table = Table(name="Cartes")

    def row(*cells: Any, **options: Any) -> None:
        made = TableRow(**options)
        for cell in cells:
            if cell is None:
                made.addElement(CoveredTableCell())
                continue
            text, down = cell if isinstance(cell, tuple) else (cell, 1)
            element = TableCell(valuetype="string", numberrowsspanned=down, numbercolumnsspanned=1)
            element.addElement(P(text=text))
            made.addElement(element)
        table.addElement(made)

    row("Famille", "Membre", "Nom de la carte", "Nb d'exemplaires")
    row(("Renard", 2), "1", "père", "1")
    row(None, "2", "mère", "1")
    row(("Ours", 2), "1", "père", "2")
    row(None, "2", "mère", "1")
    row("", numberrowsrepeated=4000)
    document.spreadsheet.addElement(table)
    with path.open("wb") as file:
        document.write(file)


FORMS: dict[str, TableForm] = {
    "a prototype with hints": TableForm(
        ".csv",
        'Name,Quantity,Hint,Description\nOwl,1,O,"At night, look at a card"\nBear,2,B,Growl\nBee,4,E,\n',
        {"owl": 1, "bear": 2, "bee": 4},
        2,
    ),
    "rules in Markdown": TableForm(
        ".md",
        "| Card | Count | Effect |\n|---|---:|---|\n| **Guard** | 14 | Move |\n| `Two Roads` | 2 | Build |\n",
        {"guard": 14, "two-roads": 2},
        1,
    ),
    "families in Markdown": TableForm(
        ".txt",
        "| Family | Card | Count |\n| --- | --- | --- |\n| Road | 30 km | 10 |\n| Trouble | Flood | 5 |\n",
        {"road 30-km": 10, "trouble flood": 5},
    ),
    "an export with lines above": TableForm(
        ".csv",
        "Deck: Storm;\nCreated on: 1 May;\n--------\n\nCount;Name;Set;Rarity;Type;Cost;Text\n"
        "4;Spark;AB;C;Instant;R;3 points\n2;Cub;AB;C;Animal;1G;\n",
        {"spark": 4, "cub": 2},
        8,
    ),
    "a list of a trader": TableForm(
        ".txt",
        "Hero: Marin\n\nArena cards:\n1x Tall Ship\n\nDeck cards:\n3x Wave (red)\n10x Cog (blue)\n",
        {"tall-ship": 1, "wave-red": 3, "cog-blue": 10},
        3,
    ),
    "bare counts": TableForm(".txt", "4 Thunder\n20 Hill\n// side\n2 Rain\n", {"thunder": 4, "hill": 20, "rain": 2}, 1),
    "counts in brackets": TableForm(
        ".txt", "Manor (8)\nTin (30)\n× 4 Zinc\n2 × Lead\n", {"manor": 8, "tin": 30, "lead": 2, "zinc": 4}
    ),
    "counts at the end": TableForm(
        ".txt", "- Loup : 4\n- Fée des bois : 2 exemplaires\n", {"loup": 4, "fee-des-bois": 2}
    ),
    "a row a card, written by a program": TableForm(
        ".csv",
        "id,color,number,name\n" + "".join(f"{id},{('blue', 'red')[id % 2]},{id % 3},number\n" for id in range(12)),
        {f"{colour} number {number}": 2 for colour in ("red", "blue") for number in range(3)},
        1,
    ),
    "ranks that are numbers": TableForm(
        ".tsv",
        "rank\tname\tquantity\timage\n1\tBaron\t1\tb.svg\n2\tBishop\t2\tc.svg\n",
        {"baron 1": 1, "bishop 2": 2},
        1,
    ),
    "a French collection": TableForm(
        ".csv",
        "Langue;Extension;Code;Nom de la carte;Rareté;Quantité\nFR;X;01;Épée;C;3\nFR;X;02;Fée;R;2\n",
        {"epee": 3, "fee": 2},
        4,
    ),
    "suits and figures": TableForm(
        ".csv",
        "suit,value,color,points\nSpades,A,black,11\n♥,10,red,10\nClubs,Jack,black,2\n",
        {"ace spades": 1, "10 hearts": 1, "jack clubs": 1},
        2,
    ),
    "actions among the values": TableForm(
        ".csv",
        "Color,Value,Count\nred,0,1\nred,5,2\nred,Skip,2\nred,Draw Two,2\nWild,Wild,4\n",
        {"red 0": 1, "red 5": 2, "red skip": 2, "red draw-two": 2, "wild": 4},
    ),
    "actions beside the values": TableForm(
        ".csv",
        "color,type,value\nred,number,5\nred,skip,\nred,number,5\n,wild,\n",
        {"red number 5": 2, "red skip": 1, "wild": 1},
    ),
    "a cross of colours and numbers": TableForm(
        ".csv",
        "couleur;1;2;3;total\nrouge;3;2;1;6\nbleu;3;2;0;5\ntotal;6;4;1;11\n",
        {"red 1": 3, "red 2": 2, "red 3": 1, "blue 1": 3, "blue 2": 2},
    ),
    "a cross of names and colours": TableForm(
        ".csv", ",red,blue\nCrab,2,3\nShell,1,-\n", {"red crab": 2, "blue crab": 3, "red shell": 1}
    ),
    "merged cells, a title and a total": TableForm(
        ".xlsx", merged, {"red 1": 3, "red 2": 2, "blue 1": 3, "blue 2": 2}, 3
    ),
    "merged cells of an open format": TableForm(
        ".ods", spread, {"renard pere": 1, "renard mere": 1, "ours pere": 2, "ours mere": 1}, 1
    ),
    "counts with signs and a total": TableForm(
        ".csv",
        "Carte,Exemplaires dans la boîte\nPont,x2\nTour,3x\nMur,4 ex.\nRien,0\nTotal,9\n",
        {"pont": 2, "tour": 3, "mur": 4},
        2,
    ),
    "ranges": TableForm(
        ".csv",
        "Couleur|Nombres|Qté\nrouge|1 à 3|2\nbleu|0|1\n".replace("Nombres", "Nombre"),
        {"red 1": 2, "red 2": 2, "red 3": 2, "blue 0": 1},
    ),
    "a list of words, some twice": TableForm(".txt", "1. Loup\n2. Ours\n3. Loup\n", {"loup": 2, "ours": 1}),
    "cards by their names": TableForm(
        ".txt",
        "5 of hearts\nas de pique\nK♦\n-2 rouge\n",
        {"5 hearts": 1, "ace spades": 1, "king diamonds": 1, "red -2": 1},
    ),
    "figures in a column of cards": TableForm(
        ".csv", "Card;Suit\nAce;Spades\n10;Hearts\nJoker;\n", {"ace spades": 1, "10 hearts": 1, "joker": 1}
    ),
    "signs among the names": TableForm(
        ".csv", "couleur,carte,nb\nrouge,+2,2\nrouge,-2,3\n*,Joker,4\n", {"red plus-2": 2, "red -2": 3, "joker": 4}
    ),
    "a line for Excel": TableForm(".csv", "sep=|\nname|in deck\nElf|2\nOrc|1\n", {"elf": 2, "orc": 1}),
}


def cards(read: TableRead) -> Counter[str]:
    """Return how many there are of each card, by its values."""
    found: Counter[str] = Counter()
    for line in read.draft.lines:
        for values, copies in line.listed():
            order = ("rank", "suit", "family", "colour", "kind", "number")
            found[" ".join(values[name] for name in order if name in values)] += copies
    return found


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_table_as_people_have_it_gives_its_deck(form: TableForm, tmp_path: Path) -> None:
    path = tmp_path / f"deck{form.ending}"
    if isinstance(form.holds, str):
        path.write_text(form.holds, encoding="utf-8")
    else:
        form.holds(path)
    read = read_table(path, DeckDraft("Essai"))
    assert cards(read) == form.cards
    left = [note for note in read.notes if "left" in note.id]
    assert sum(len(texts(note)) for note in left) == form.left


AMBIGUOUS = [
    ("Couleur;Valeur;Nombre\nrouge;1;3\nrouge;2;2\nbleu;1;3\n", "1", "Nombre"),
    ("10 rouge\n5 bleu\n", "1", "10 rouge"),
    ("Set,Name,Number\nA,Wolf,4\nA,Fox,3\n", "1", "Number"),
    ("25 km (10)\n50 km (10)\n", "1", "25 km (10)"),
    ("4x Wolf\nForest\n", "2", "Forest"),
    ("5 rouge\n3 bleu\n7 loup\n", "3", "7 loup"),
    ("name,level\nWolf,1\nWolf,2\n", "2", "level"),
    ("colour,value\nred,1\n,2\n,3\nblue,1\n,2\n", "3", "red"),
    ("colour,value,copies\nred/blue,1,2\n", "2", "red/blue"),
]


@pytest.mark.parametrize(("text", "row", "cell"), AMBIGUOUS)
def test_a_table_that_a_person_would_ask_about_is_asked_about_by_its_cell(
    text: str, row: str, cell: str, tmp_path: Path
) -> None:
    path = tmp_path / "deck.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TactileError) as asked:
        read_table(path, DeckDraft("Essai"))
    sentence(asked.value, row, cell)


HEADS = {
    "number": (("valeur", "Value", "Val."), tuple(map(str, range(-9, 120)))),
    "colour": (("Couleur", "color", "card_color", "COLOUR"), ("rouge", "Blue", "vert clair", "Yellow", "noire")),
    "suit": (("enseigne", "Suit"), ("♠", "Hearts", "carreau", "trèfle")),
    "family": (("famille", "Category", "série"), ("Forêt", "Sea", "Mine d'or")),
    "word": (("Nom", "cardName", "TITLE", "Nom de la carte"), ("Loup", "Fée d'été", "Old Bear", "Écu", "Pont ; route")),
}
COUNTS = ("Qté", "Quantity", "copies", "Nb. d'exemplaires", "# in deck".replace("# ", ""))
BESIDE = ("Note", "Artist", "x_pos", "Coût en or")
READ_AS = {"rouge": "red", "Blue": "blue", "vert clair": "light-green", "Yellow": "yellow", "noire": "black",
           "♠": "spades", "Hearts": "hearts", "carreau": "diamonds", "trèfle": "clubs", "Forêt": "foret", "Sea": "sea",
           "Mine d'or": "mine-d-or", "Loup": "loup", "Fée d'été": "fee-d-ete", "Old Bear": "old-bear", "Écu": "ecu",
           "Pont ; route": "pont-route"}  # fmt: skip


@st.composite
def tables(draw: st.DrawFn) -> tuple[bytes, Counter[str]]:
    """A table of a deck: any columns in any order, counted or a row a card, in any encoding, with rows beside."""
    kinds = draw(st.lists(st.sampled_from([*HEADS]), min_size=1, max_size=3, unique=True))
    if "suit" in kinds and "colour" in kinds:
        kinds.remove("colour")
    faces = draw(st.lists(st.tuples(*(st.sampled_from(HEADS[kind][1]) for kind in kinds)), min_size=2, max_size=8,
                          unique=True))  # fmt: skip
    counts = [draw(st.integers(1, 5)) for _ in faces]
    heads = [draw(st.sampled_from(HEADS[kind][0])) for kind in kinds]
    rows = [list(face) for face in faces]
    if draw(st.booleans()):
        rows = [[*row, draw(st.sampled_from(["{}", "x{}", "{} ex."])).format(count)]
                for row, count in zip(rows, counts, strict=True)]  # fmt: skip
        heads.append(draw(st.sampled_from(COUNTS)))
        if draw(st.booleans()):
            rows.append(["Total", *[""] * (len(kinds) - 1), str(sum(counts))])
    else:
        rows = [row for row, count in zip(rows, counts, strict=True) for _ in range(count)]
    if draw(st.booleans()):
        heads.append(draw(st.sampled_from(BESIDE)))
        rows = [[*row, "beside"] if row[0] != "Total" else [*row, ""] for row in rows]
    order = draw(st.permutations(range(len(heads))))
    written = [[row[at] for at in order] for row in (heads, *rows)]
    if draw(st.booleans()):
        written.insert(0, ["My game"])
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=draw(st.sampled_from(";,\t|"))).writerows(written)
    said = ("suit", "family", "colour", "word", "number")
    cards = Counter(
        {
            " ".join(
                READ_AS.get(face[kinds.index(kind)], face[kinds.index(kind)]) for kind in said if kind in kinds
            ): count
            for face, count in zip(faces, counts, strict=True)
        }
    )
    encoding = draw(st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "cp1252"]))
    if encoding == "cp1252" and "♠" in text.getvalue():
        encoding = "utf-8"
    return text.getvalue().encode(encoding), cards


@given(tables())
def test_any_table_of_a_deck_gives_that_deck_or_a_question_that_names_the_cell(
    tmp_path_factory: pytest.TempPathFactory, table: tuple[bytes, Counter[str]]
) -> None:
    data, expected = table
    path = tmp_path_factory.mktemp("table") / "deck.csv"
    path.write_bytes(data)
    try:
        read = read_table(path, DeckDraft("Essai"))
    except TactileError as error:
        refused = error.message
    else:
        assert cards(read) == expected
        return
    faults = refused.arguments["faults"]
    assert all(fault.arguments["cells"].messages for fault in faults.messages), refused  # type: ignore[union-attr]
