"""The command `stickers`: an order made at once, all of its files or none, and each refusal a sentence."""

import io
import itertools
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from audiogames.bootstrap.environment import program
from audiogames.cli import main
from audiogames.cli.failures import Failures
from audiogames.core.errors import GameError
from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from audiogames.stickers.libraries import LIBRARIES
from audiogames.stickers.orders import card_size, order_of
from audiogames.storage.folders import paths
from audiogames.tactile.codes import codes
from audiogames.tactile.decks import CardSize, decks
from audiogames.tactile.errors import TactileError
from audiogames.tactile.orders import numbers
from audiogames.tactile.orders.files import make
from audiogames.tactile.orders.order import FOR_CARDS, FORMATS, USUAL_FORMATS, Order, plan
from audiogames.tactile.physical import all_decks
from audiogames.tactile.sheets import sheets

from .desk import files_in, small_deck

PROGRAM = (sys.executable, "-m", "audiogames", "stickers")


class Ran(NamedTuple):
    """The outcome of a command: its exit status, what it wrote, and what it complained of."""

    status: int
    said: list[str]
    wrong: list[str]


Run = Callable[..., Ran]


@pytest.fixture
def here(quiet_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with the small deck in it and nothing else."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    small_deck(folder)
    return folder


@pytest.fixture
def run(here: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `audiogames stickers` with these words, in French unless the last are others."""

    def run(*words: str, language: str = "fr") -> Ran:
        status = main(["stickers", *words, "--language", language])
        out, err = capsys.readouterr()
        return Ran(status, _plain(out), _plain(err))

    return run


def _plain(text: str) -> list[str]:
    return text.replace("\u00a0", " ").splitlines()


def made(folder: Path) -> list[str]:
    """Return what was made in a folder, without the deck itself."""
    return [name for name in files_in(folder) if name != "small.toml"]


# An order.


def test_a_deck_alone_makes_sheets_and_guide_in_a_folder_of_its_name(run: Run, here: Path) -> None:
    ran = run("small.toml")
    assert ran.status == 0
    assert made(here) == [f"roue_des_sorcieres-1{end}" for end in ("-essai.pdf", "-guide.html", "-guide.txt", ".pdf")]
    assert {path.name for path in here.iterdir()} == {"small.toml", "stickers-small"}


def test_the_command_of_the_readme_works(run: Run, here: Path) -> None:
    ran = run("air_sorciere", "--format", "pdf", "--output", "dossier")
    assert ran.status == 0
    assert (
        "Air Sorcière, avec le code Points et formes, une étiquette par carte : 120 cartes, 120 autocollants."
        in ran.said
    )
    assert made(here) == ["air_sorciere-1.pdf"]
    assert ran.said[-2] == f"C’est fait : un fichier dans le dossier {here / 'dossier'}"
    assert ran.said[-1].endswith("stickers where 1")


@pytest.mark.parametrize("language", COMPLETE)
def test_the_plan_comes_before_the_files_and_their_contents_after(language: str, run: Run) -> None:
    ran = run("small.toml", "--format", "pdf", language=language)
    text = "\n".join(ran.said)
    places = {
        "fr": [
            "2 cartes, 2 autocollants",
            "Il en faut une feuille",
            "En cours",
            "2 autocollants sur une feuille",
            "C’est fait",
        ],
        "en": ["2 cards, 2 stickers", "It takes one sheet", "Making", "2 stickers on one sheet", "Done"],
    }[language]
    assert [text.find(part) for part in places] == sorted(text.find(part) for part in places)
    assert all(part in text for part in places)


@pytest.mark.parametrize("language", COMPLETE)
def test_values_that_may_differ_on_real_cards_are_named_before_they_are_made(language: str, run: Run) -> None:
    note = {"fr": "les valeurs 2, 3 et 4 sont notre choix", "en": "the values 2, 3 and 4 are our choice"}[language]
    order = ("du_balai", "--format", "guide", "--sheet", "plain-a4")
    assert any(note in line for line in run(*order, "--output", "with", language=language).said)
    assert not any(note in line for line in run(*order, "--parts", "dice", "--output", "no", language=language).said)


def test_values_that_no_source_gives_are_those_of_the_person_s_cards(run: Run) -> None:
    ran = run("du_balai", "--format", "guide", "--sheet", "plain-a4", "--values", "1,5", "--output", "out")
    assert ran.status == 0
    assert not any("notre choix" in line for line in ran.said)
    text = next(Path("out").glob("*-guide.txt")).read_text(encoding="utf-8")
    assert "acrobatie à 5 points" in " ".join(text.replace("\u00a0", " ").split())
    assert "acrobatie à 3 points" not in text
    assert run("air_sorciere", "--values", "2").status == 1


def test_doubts_are_told_and_do_not_stop_it(run: Run) -> None:
    ran = run("small.toml")
    assert ran.status == 0
    assert any(line.startswith("Avertissement.") for line in ran.wrong)


def test_all_formats_at_once_and_each_file_is_told(run: Run, here: Path) -> None:
    ran = run("small.toml", "--format", "all", "--output", "tout")
    assert ran.status == 0
    told = [line.partition(" : ")[0] for line in ran.said]
    top = [path.name for path in (here / "tout").iterdir() if path.is_file()]
    assert set(top) <= set(told)
    assert len(top) >= len(FORMATS) - len(FOR_CARDS)


def test_a_format_named_twice_is_made_once(run: Run, here: Path) -> None:
    assert run("small.toml", "--format", "pdf, PDF pdf").status == 0
    assert made(here) == ["roue_des_sorcieres-1.pdf"]


def test_names_of_cards_can_be_left_out(run: Run, here: Path) -> None:
    run("small.toml", "--format", "pdf", "--output", "avec")
    run("small.toml", "--format", "pdf", "--output", "sans", "--no-captions")
    with_names, without = (next((here / name).glob("*.pdf")).read_bytes() for name in ("avec", "sans"))
    assert without.count(b"Tj") < with_names.count(b"Tj")


def test_a_deck_with_codes_is_kept_for_the_scanner_under_its_name(run: Run, here: Path) -> None:
    ran = run("small.toml", "--format", "qr", "--name", "Chez Léa")
    (deck,) = all_decks().decks
    assert deck.name == "Chez Léa"
    assert sorted(card.card for card in deck.cards) == ["red-1", "red-9"]
    assert any("« Chez Léa » est gardé" in line for line in ran.said)


def test_where_nothing_says_which_card_a_code_is_but_the_person_s_own_folder(run: Run, here: Path) -> None:
    run("small.toml", "--format", "qr,nfc", "--output", "dos")
    for file in (here / "dos").rglob("*"):
        if file.is_file():
            assert b"rouge" not in file.read_bytes()
            assert b"red-" not in file.read_bytes()


# Orders by their numbers.


def test_an_order_answers_by_its_number_for_exactly_its_sheets(run: Run, here: Path) -> None:
    order = ("--format", "pdf", "--code", "braille-fr", "--sheet", "avery-l7651", "--first", "7", "--anyway")
    assert run("small.toml", *order).status == 0
    assert run("small.toml", "--format", "pdf").status == 0
    first, second = (numbers.order_numbered(number, "fr") for number in (1, 2))
    assert (first.code, first.sheet, first.first) == ("braille-fr", "avery-l7651", 7)
    assert (second.code, second.sheet) == ("une-etiquette", "herma-4270")
    with pytest.raises(TactileError, match="stickers-order-unknown"):
        numbers.order_numbered(3, "fr")


def test_the_guide_names_commands_of_its_own_order(run: Run, here: Path) -> None:
    run("small.toml", "--code", "braille-fr", "--output", "dossier")
    text = (here / "dossier" / "roue_des_sorcieres-1-guide.txt").read_text(encoding="utf-8")
    words = " ".join(text.split())
    assert all(f"{program()} stickers {word} 1" in words for word in ("where", "verify", "school", "again"))


def test_lost_stickers_are_made_again_on_the_labels_that_are_free(run: Run, here: Path) -> None:
    run("small.toml", "--format", "pdf")
    ran = run("again", "1", "rouge neuf", "--language", "fr")
    assert ran.status == 0
    order = numbers.order_numbered(2, "fr")
    assert (order.only, order.first) == (("red-9",), 3)
    run("again", "1", "9 rouge et 1 rouge")
    order = numbers.order_numbered(3, "fr")
    assert (order.only, order.first) == (("red-9", "red-1"), 4)
    assert run("again", "1", "7 bleu").status == 1
    ran = run("again", "1", "rouge neuf", "--output", "other", "--sheet", "avery-l7651", "--format", "guide")
    assert ran.status == 0
    (guide,) = (here / "other").glob("*guide.txt")
    told = " ".join(guide.read_text(encoding="utf-8").split())
    assert "pour 1 carte ou surface" in told, "it counts what is made, not what the box has"
    assert "feuille 1, rangée 1, colonne 1" in told, "on another sheet every label is free"


# Files and folders.


def test_nothing_is_overwritten_without_being_told_to(run: Run, here: Path) -> None:
    run("small.toml")
    pdf = here / "stickers-small" / "roue_des_sorcieres-2.pdf"
    pdf.write_bytes(b"mine")
    ran = run("small.toml")
    assert ran.status == 1
    assert "existe déjà" in ran.wrong[-1]
    assert pdf.read_bytes() == b"mine"
    assert numbers.numbers() == (1,)
    assert run("small.toml", "--overwrite").status == 0
    assert pdf.read_bytes().startswith(b"%PDF")


def test_one_file_in_the_way_and_none_is_written(run: Run, here: Path) -> None:
    folder = here / "stickers-small"
    folder.mkdir()
    (folder / "roue_des_sorcieres-1-guide.txt").write_text("à moi", encoding="utf-8")
    assert run("small.toml").status == 1
    assert files_in(folder) == ["roue_des_sorcieres-1-guide.txt"]
    assert [path.name for path in here.iterdir() if path.name.startswith(".")] == []


@pytest.mark.parametrize("folder", ["small.toml/dedans", "x" * 300])
def test_a_folder_that_cannot_be_made_is_a_sentence(folder: str, run: Run, here: Path) -> None:
    ran = run("small.toml", "--output", folder)
    assert ran.status == 1
    assert "n’a pas pu être écrit" in ran.wrong[-1]
    assert {path.name for path in here.iterdir()} == {"small.toml"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sets no limit to the size of a file")
@pytest.mark.parametrize("format", ["pdf", "svg", "stl", "3mf", "guide", "all"])
def test_on_a_full_disk_nothing_is_left(format: str, here: Path) -> None:
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)); "
    words = ["stickers", "small.toml", "--format", format, "--language", "fr"]
    code = f"{full}from audiogames.cli import main; raise SystemExit(main({words}))"
    done = subprocess.run([sys.executable, "-B", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "n’a pas pu être écrit" in done.stderr
    assert {path.name for path in here.iterdir()} == {"small.toml"}


def test_codes_that_cannot_be_kept_are_not_printed_either(run: Run, here: Path) -> None:
    paths().decks.parent.mkdir(exist_ok=True)
    paths().decks.write_text("", encoding="utf-8")
    ran = run("small.toml", "--format", "qr", "--output", "dos")
    assert ran.status == 1
    assert made(here) == []


# What fingers cannot read.


@pytest.fixture
def close(here: Path, run: Run) -> str:
    """A code of the person's own whose dots stand too close."""
    run("code", "copy", "points-formes", "--output", "proche.toml")
    path = here / "proche.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"(\[fields\.number\].*?\ngap = )[0-9.]+", r"\g<1>2.1", text, flags=re.DOTALL), "utf-8")
    return "proche.toml"


def test_what_fingers_cannot_read_is_refused_and_nothing_is_written(run: Run, close: str, here: Path) -> None:
    ran = run("small.toml", "--code", close)
    assert ran.status == 1
    assert any(line.startswith("Erreur.") for line in ran.wrong)
    assert "--anyway" in ran.wrong[-1]
    assert made(here) == [close]


def test_it_is_made_for_who_insists(run: Run, close: str, here: Path) -> None:
    assert run("small.toml", "--code", close, "--anyway").status == 0
    assert len(made(here)) == 5


def test_a_check_writes_nothing_and_its_status_is_that_of_what_it_found(run: Run, close: str, here: Path) -> None:
    good, bad = run("check", "small.toml"), run("check", "small.toml", "--code", close)
    assert (good.status, bad.status) == (0, 1)
    assert good.said[-1].startswith("Aucune erreur")
    assert re.match(r"(Une|\d+) erreur", bad.said[-1])
    assert made(here) == [close]


# Refusals.

REFUSED = [
    (["nulle-part"], "Il n’y a pas de paquet nommé « nulle-part »"),
    (["air_sorciere", "encore"], "Le mot « encore » est de trop"),
    (["small.toml", "--format", "xyz"], "Il n’y a pas de format « xyz »"),
    (["small.toml", "--format", ","], "Il n’y a pas de format"),
    (["small.toml", "--card", "grand"], "La taille « grand » ne se comprend pas"),
    (["small.toml", "--card", "5x5"], "La taille « 5x5 » ne se comprend pas"),
    (["small.toml", "--card", "12x15"], "mesure 12 sur 15 millimètres"),
    (["small.toml", "--corners", "3"], "« 3 » n’est pas valable"),
    (["small.toml", "--first", "0"], "« 0 » n’est pas valable"),
    (["small.toml", "--first", "²"], "« ² » n’est pas valable"),
    (["small.toml", "--first", "999"], "n’a pas d’étiquette de ce numéro"),
    (["small.toml", "--embosser", "presse"], "Il n’y a pas d’embosseuse « presse »"),
    (["small.toml", "--fdm-height", "9"], "« 9 » n’est pas valable"),
    (["small.toml", "--fdm-width", "beaucoup"], "« beaucoup » n’est pas valable"),
    (["small.toml", "--relief", "montagne"], "Il n’y a pas de relief nommé « montagne »"),
    (["small.toml", "--parts", "dés"], "pas de partie nommée « dés »"),
    (["small.toml", "--sheet", "drap"], "Il n’y a pas de planche nommée « drap »"),
    (["small.toml", "--code", "morse"], "Il n’y a pas de code nommé « morse »"),
    (["small.toml", "--code", "absent.toml"], "absent.toml ne peut pas être lu"),
    (["small.toml", "--code", "accessijeux"], "n’a pas encore sa table"),
    (["zapp_zerapp", "--format", "qr"], "ne se fait que pour des cartes"),
    (["check"], "Après check, il faut le nom d’un paquet"),
    (["school"], "Après school, il faut le nom d’un paquet"),
    (["verify", "a", "b"], "Après verify, il faut le nom d’un paquet"),
    (["where", "nulle-part"], "Il n’y a pas de paquet nommé « nulle-part »"),
    (["scan", "encore"], "Le mot « encore » est de trop"),
    (["list", "zorglub"], "Il n’y a ni liste, ni jeu nommé « zorglub »"),
    (["code"], "Après code, il faut check ou copy"),
    (["code", "dire", "morse"], "Après code, il faut check ou copy"),
    (["code", "check", "morse"], "Il n’y a pas de code nommé « morse »"),
    (["code", "import", "morse", "table.csv"], "Il n’y a pas de code nommé « morse »"),
]


@pytest.mark.parametrize(("words", "sentence"), REFUSED, ids=[" ".join(words) for words, _ in REFUSED])
def test_a_refusal_is_one_sentence_and_nothing_is_written(
    words: list[str], sentence: str, run: Run, here: Path
) -> None:
    ran = run(*words)
    assert (ran.status, ran.said, len(ran.wrong)) == (1, [], 1)
    assert sentence in ran.wrong[0]
    assert made(here) == []


@pytest.mark.parametrize("words", [words for words, _ in REFUSED], ids=" ".join)
def test_a_refusal_speaks_english_too(words: list[str], run: Run) -> None:
    french, english = run(*words), run(*words, language="en")
    assert english.status == 1
    assert english.wrong != french.wrong


@pytest.mark.parametrize(
    "words",
    [
        ["small.toml", "--parts", ""],
        ["small.toml", "--output", "~nobody-of-this-name/x"],
        ["code", "copy", "points-formes", "--output", "~nobody-of-this-name/x"],
    ],
    ids=["no parts", "no such home", "no such home for a copy"],
)
def test_what_means_nothing_is_refused_too(words: list[str], run: Run, quiet_home: Path) -> None:
    ran = run(*words)
    assert ran.status == 1
    assert not (quiet_home / "logs").exists(), "it is no fault of the program"


@pytest.mark.parametrize(
    ("ours", "typed"), [(True, r"audiogames stickers$"), (False, r'-m pip install --editable "[^"]+\[tactile\]"')]
)
def test_missing_libraries_are_named_with_what_installs_them(
    ours: bool, typed: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiogames.bootstrap.environment.is_place", lambda *_: ours)
    monkeypatch.setattr("audiogames.bootstrap.environment.fits", lambda *_: False)
    for name in LIBRARIES:
        monkeypatch.setitem(sys.modules, name, None)  # as Python itself marks what is not there
    ran = run("list", "decks")
    assert ran.status == 1
    assert all(name in ran.wrong[0] for name in LIBRARIES)
    assert re.search(typed, ran.wrong[0])


# Lists and codes.


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_that_can_be_chosen_is_listed(language: str, run: Run) -> None:
    ran = run("list", language=language)
    named = {line.partition(":")[0].strip() for line in ran.said}
    assert {*decks(), *codes(), *sheets(), *FORMATS, "deck", "club", "learning"} <= named


def test_one_list_may_be_asked_for(run: Run) -> None:
    ran = run("list", "formats")
    assert len(ran.said) == 1 + len(FORMATS)
    assert ran.said[0] == "Les formats :"


@pytest.mark.parametrize("language", COMPLETE)
def test_no_line_of_a_list_ends_in_two_marks(language: str, run: Run) -> None:
    assert [line for line in run("list", language=language).said if re.search(r"[.!?] ?\.", line)] == []


def test_the_empty_code_is_listed_as_one_to_be_filled_in(run: Run) -> None:
    (line,) = [line for line in run("list", "codes").said if line.startswith("accessijeux")]
    assert "tables à remplir" in line


def test_a_check_of_a_code_says_for_each_deck_whether_it_serves(run: Run) -> None:
    ran = run("code", "check", "points-formes")
    assert [line.partition(" : ")[0] for line in ran.said] == list(decks())
    assert all("convient" in line for line in ran.said)
    assert all("ne suffit pas" in line for line in run("code", "check", "accessijeux").said)


def test_a_copy_of_a_code_is_one_to_use_and_overwrites_nothing(run: Run, here: Path) -> None:
    assert run("code", "copy", "points-formes").status == 0
    assert run("small.toml", "--code", "points-formes.toml").status == 0
    again = run("code", "copy", "points-formes")
    assert again.status == 1
    assert "existe déjà" in again.wrong[0]


# An order in Python.


@pytest.mark.parametrize(
    ("typed", "size"),
    [("63x88", (63, 88)), ("63 X 88", (63, 88)), ("63,5x88.9", (63.5, 88.9)), ("10×300", (10, 300))],
)
def test_a_size_may_be_typed_in_several_ways(typed: str, size: tuple[float, float]) -> None:
    assert card_size(typed) == CardSize(*size)


@pytest.mark.parametrize(
    "typed", ["", "63", "63x", "x88", "63x88x2", "-63x88", "63x88mm", "9.9x88", "63x301", "1e2x88"]
)
def test_other_sizes_are_refused(typed: str) -> None:
    with pytest.raises(GameError) as refused:
        card_size(typed)
    assert refused.value.message.id == "stickers-card-size"


def test_without_options_an_order_is_the_usual_one() -> None:
    assert order_of("air_sorciere", {}, "fr") == Order("air_sorciere")
    assert Order("air_sorciere").formats == USUAL_FORMATS


def test_each_option_changes_one_thing_of_the_order() -> None:
    options = {
        "code": "feelipa",
        "format": "svg,dxf",
        "sheet": "plain-a4",
        "card": "70x120",
        "relief": "club",
        "output": "ici",
        "corners": "2",
        "parts": "witches",
        "first": "3",
        "name": "Club",
        "embosser": "ViewPlus",
        "only": "red-1",
        "signs": "joker=croix",
        "values": "2,3,5",
        "letters": "16",
        "shift": "1.5,-0.5",
        "bed": "220x220",
        "cells": "40",
        "lines": "27",
        "fdm-height": "1,3",
        "fdm-width": "0.9",
        "overwrite": "",
        "no-captions": "",
        "colours": "",
        "crosses": "168.3x254.43",
        "anyway": "",
    }
    usual = replace(order_of("air_sorciere", {}, "fr"), shift=(0.0, 0.0))
    changed = []
    for name, value in options.items():
        order = order_of("air_sorciere", {name: value, "printer": name}, "fr")
        fields = [field for field in vars(usual) if getattr(order, field) != getattr(usual, field)]
        assert len(fields) == 1, name
        changed += fields
    assert sorted(changed) == sorted(set(vars(usual)) - {"deck", "language", "number"})


def test_a_job_tells_its_progress_format_by_format(here: Path) -> None:
    told: list[str] = []
    make(
        plan(Order("small.toml", formats=("pdf", "svg"), output=here / "x")),
        lambda message: told.append(catalogue("fr").text(message)),
    )
    assert [line for line in told if line.startswith("En cours")] == [
        catalogue("fr").text(message) for message in _begun("pdf", "svg")
    ]


def _begun(*formats: str) -> list[Message]:
    return [Message("stickers-progress-begin", {"format": Message(f"stickers-format-{name}")}) for name in formats]


def test_a_plan_writes_nothing(here: Path) -> None:
    plan(Order("small.toml"))
    assert made(here) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_help_tells_every_word_that_may_follow(language: str, run: Run) -> None:
    told = "\n".join(run("--help", language=language).said)
    single = ("list", "check", "again", "where", "read", "school", "verify", "scan")
    for word in (*single, *("code import", "code check", "code copy"), *("deck new", "deck import", "deck edit")):
        command, *second = word.split()
        assert re.search(rf"^stickers {command}\b.*{'|'.join(second)}", told, flags=re.MULTILINE), word


def test_a_scan_through_a_pipe_names_cards(run: Run, here: Path) -> None:
    run("small.toml", "--format", "qr")
    (deck,) = all_decks().decks
    done = subprocess.run(
        [*PROGRAM, "scan", "--language", "fr"],
        input=f"{deck.sheet[0]}\nq\n",
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    assert "rouge" in done.stdout
    assert "1 sur 2" in done.stdout


# Told to end.


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_program_that_is_told_to_end_leaves_nothing(name: str, here: Path) -> None:
    before = files_in(here)
    order = [*PROGRAM, "air_sorciere", "--format", "all", "--output", "out", "--language", "en"]
    with subprocess.Popen(order, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        assert any(line.startswith("Making") for line in process.stdout)  # its folder aside is there
        process.send_signal(getattr(signal, name))
        process.stdout.read()
    assert process.returncode != 0
    assert files_in(here) == before
    assert [path.name for path in here.iterdir()] == before


@pytest.mark.parametrize("after", range(1, 6))
def test_files_that_were_being_replaced_come_back_where_the_program_is_ended_in_the_middle(
    after: int, run: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = ("small.toml", "--format", "svg,guide", "--output", "out")
    assert run(*order).status == 0
    numbers.give_back(1)  # so that the same names come again
    files = {path: path.read_bytes() for path in (here / "out").iterdir()}
    for path in files:
        path.write_bytes(b"the person's own\n")
    replace, moves = os.replace, itertools.count(1)

    def ended(source: Path, target: Path) -> None:
        replace(source, target)
        if "out" in (Path(source).parent.name, Path(target).parent.name) and next(moves) == after:
            raise KeyboardInterrupt

    monkeypatch.setattr("audiogames.tactile.orders.files.os.replace", ended)
    run(*order, "--overwrite")
    assert next(moves) > after, "it was ended"
    assert {path: path.read_bytes() for path in (here / "out").iterdir()} == dict.fromkeys(files, b"the person's own\n")
    assert files_in(here / "out") == sorted(path.name for path in files)
    assert not [path for path in here.iterdir() if path.name.startswith(".stickers-")]


def test_control_c_in_stickers_speaks_of_files_and_of_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    failures = Failures()
    failures.language, failures.command = "fr", "stickers"
    failures.interrupted()
    told = capsys.readouterr().err
    assert "à moitié" in told
    assert "partie" not in told


def test_a_list_that_is_pasted_becomes_a_deck_and_a_question_is_answered_on_the_line(
    run: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"10x Cuivre\nDomaine (8)\n")))
    pasted = run("deck", "import", "-", "--name", "Royaume")
    assert (pasted.status, pasted.wrong) == (0, [])
    assert "En tout, 18 cartes." in pasted.said
    (here / "cartes.csv").write_text("nom;niveau\nloup;1\nloup;2\n", encoding="utf-8")
    asked = run("deck", "import", "cartes.csv")
    assert (asked.status, asked.said, len(asked.wrong)) == (1, [], 2)
    answered = run("deck", "import", "cartes.csv", "--answer", "niveau = rien")
    assert (answered.status, answered.wrong) == (0, [])
    assert answered.said[:2] == [
        "Colonnes laissées de côté : « niveau ».",
        "2 lignes font une carte : les cartes pareilles sont comptées ensemble.",
    ]
