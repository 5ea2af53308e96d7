"""Stickers asked for question by question: at the menu, through a pipe, at a terminal, in both languages.

The transcripts beside this file are to be read as they are heard. To write them again, and then to read what changed:

    python -m pytest tests/faces/stickers/test_talk.py -k transcript --regenerate-golden
    git diff tests/faces/transcripts/
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from math import inf
from pathlib import Path

import pytest

from audiogames.core.messages import Message, menu_message
from audiogames.core.registry import GAMES
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold as hold_talk
from audiogames.narration.catalogue import BRAILLE_CELLS, catalogue
from audiogames.narration.narrator import expected_seconds
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.prompts import Entry
from audiogames.resources import COMPLETE
from audiogames.settings import LastTable, Settings
from audiogames.settings.store import save
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sinks.soundless import TranscriptSink
from audiogames.stickers.assistant import SUPPLIES, JobProgress, free_folder
from audiogames.stickers.libraries import offer_to_install
from audiogames.stickers.menu import StickersMenu
from audiogames.stickers.questions import LineInterview
from audiogames.storage.folders import paths
from audiogames.tactile.codes import own_copy
from audiogames.tactile.decks.draft import slug
from audiogames.tactile.orders.numbers import order_numbered
from audiogames.tactile.orders.order import FORMATS
from tests.faces.keyboard import Paper, Person, Played, computer_at, start, typing
from tests.physical_decks import create

from .desk import files_in, hold, small_deck

TRANSCRIPTS = Path(__file__).parent / "transcripts"
PROGRAM = (sys.executable, "-m", "audiogames", "stickers")
PATIENCE = 15.0
"""Seconds in which a voice that only writes has said everything."""
OWN_DECK = "5"
"""The last line of the menu of decks."""
OWN_CODE = "7"
"""The last line of the menu of codes."""


@pytest.fixture
def documents(quiet_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's folder Documents, empty; the current folder is beside it."""
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    folder = tmp_path / "Documents"
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def small(documents: Path, tmp_path: Path) -> tuple[str, ...]:
    """Return the lines to type until the code of the small deck is asked for."""
    return ("", OWN_DECK, small_deck(tmp_path))


def said(language: str, id: str) -> str:
    """Return a message as it is written: with plain spaces."""
    return " ".join(catalogue(language).words(id).split())


# The usual order.


@pytest.mark.parametrize("language", COMPLETE)
def test_transcript(
    language: str, documents: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Air Sorcière as a person who presses Enter hears it, one look at what each means is, and where a sticker is."""
    monkeypatch.setattr(
        "audiogames.stickers.assistant.EVERY_SECONDS", inf
    )  # the progress of the files is told to the person who waits
    lines = ["", "", "", "?", "", "", "3", "15 noir" if language == "fr" else "black 15", "", "", "0"]
    left = iter(lines)
    transcript: list[str] = []

    def answer(reply: str) -> str:
        typed = next(left)
        transcript.extend((reply, f"> {typed}".rstrip() + "\n"))
        return typed

    played = hold(answer, language=language)
    text = "".join([*transcript, *played.replies[-1]]).replace(str(documents.parent), "HOME")
    path = TRANSCRIPTS / f"stickers_{language}.txt"
    if request.config.getoption("--regenerate-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), "--regenerate-golden writes it anew, to review"


def test_from_the_main_menu_to_the_files_it_is_seven_keys_in_line_mode(documents: Path) -> None:
    keys = ["6", "", "", "", "", ""]
    played = start(typing(*keys))
    assert "C’est fait" in played.text
    assert sum(len(key) + 1 for key in keys) == 7, "with the Enter behind each line"
    assert "air_sorciere-1.pdf" in files_in(documents)


def test_the_files_of_the_usual_order_are_sheets_guide_and_practice(documents: Path) -> None:
    hold(typing("", "", "", "", ""))
    folder = documents / "autocollants-air-sorciere"
    assert {path.suffix for path in folder.iterdir()} == {".pdf", ".txt", ".html"}
    assert len(list(folder.iterdir())) == 6


def test_the_game_played_last_is_the_usual_deck(documents: Path) -> None:
    save(Settings(speech="off", last_table=LastTable("roue_des_sorcieres", 3, {}, ("person", "witch", "witch"))))
    assert "La Roue des Sorcières, ou Entrée" in hold(typing("")).text


def test_a_deck_in_english_goes_to_a_folder_of_an_english_name(small: tuple[str, ...], documents: Path) -> None:
    hold(typing(*small, "", "", ""), language="en")
    assert [path.name for path in documents.iterdir()] == ["stickers-small-deck"]


# What is at hand.


@pytest.mark.parametrize("number", range(1, len(SUPPLIES) + 1))
def test_each_means_makes_its_files(number: int, small: tuple[str, ...], documents: Path) -> None:
    question = [""] if len([*SUPPLIES.values()][number - 1]) > 1 else []
    played = hold(typing(*small, "", str(number), *question, ""))
    assert "C’est fait" in played.text
    assert files_in(documents)
    lines = [line for line in played.lines if line.startswith("roue_des_sorcieres")]
    assert sorted(line.partition(" : ")[0].rstrip(" ") for line in lines) == files_in(documents)


def test_all_formats_that_the_assistant_offers_exist() -> None:
    assert {name for ways in SUPPLIES.values() for formats in ways.values() for name in formats} <= set(FORMATS)


@pytest.mark.parametrize("ways", SUPPLIES.values(), ids=SUPPLIES)
def test_a_player_who_has_one_way_is_not_asked_which(ways: Mapping[str, tuple[str, ...]]) -> None:
    assert all(bool(way) == (len(ways) > 1) for way in ways)


def test_for_codes_on_the_backs_neither_marks_nor_their_pile_are_told(small: tuple[str, ...]) -> None:
    played = hold(typing(*small, "", "6", ""))
    told = "".join(played.reply(-1))
    assert "Petit paquet : 2 cartes." in told
    assert "autocollants." not in told
    assert "Relief" not in told


def test_a_larger_code_than_the_usual_labels_take_goes_to_labels_that_fit(documents: Path) -> None:
    played = hold(typing("", "1", "Braille français", "", ""))
    assert "n’entre pas" not in played.text
    assert "C’est fait" in played.text


# Changing the plan.


def ready(small: tuple[str, ...], *lines: str) -> Played:
    return hold(typing(*small, "", "", *lines))


def test_a_size_that_is_none_is_refused_in_a_sentence_and_asked_again(small: tuple[str, ...]) -> None:
    played = ready(small, "4", "large", "70x120")
    assert "La taille « large » ne se comprend pas" in played.text
    assert "Cartes de 70 sur 120 millimètres" in played.lines[-5:][0] + "".join(played.reply(-1))


def test_a_card_too_small_for_the_code_is_refused_and_the_old_size_stays(small: tuple[str, ...]) -> None:
    played = ready(small, "4", "12x15", "", "")
    last = "".join(played.reply(-2))
    assert "Cartes de 63 sur 88 millimètres" in last
    assert "C’est fait" in played.text


def test_after_a_change_only_what_changed_is_told(small: tuple[str, ...]) -> None:
    played = ready(small, "5")
    assert "Petit paquet, avec le code" in "".join(played.reply(-2))
    assert "Petit paquet, avec le code" not in "".join(played.reply(-1))


def test_another_sheet_is_told_and_used(small: tuple[str, ...], documents: Path) -> None:
    played = ready(small, "2", "Avery L7651", "")
    assert "Avery L7651" in "".join(played.reply(-2))
    assert "C’est fait" in played.text


def test_labels_that_are_gone_are_left_out(small: tuple[str, ...]) -> None:
    played = ready(small, "3", "zéro", "500", "12")
    assert "Commencer à l’étiquette 12" in "".join(played.reply(-1))
    assert "Quelle est la première étiquette libre" in "".join(played.reply(-2))


def test_codes_for_the_backs_can_be_added_and_the_deck_named(small: tuple[str, ...], quiet_home: Path) -> None:
    played = ready(small, "6", "7", "Chez Léa", "")
    assert "C’est fait" in played.text
    assert "Le paquet « Chez Léa » est gardé" in played.text
    assert "« Chez Léa » : 2 cartes." in hold(typing("7")).text


@pytest.fixture
def unreadable(tmp_path: Path) -> str:
    """A code of the person's own whose dots stand too close for fingers."""
    path = tmp_path / "serré.toml"
    own_copy("points-formes", path)
    text = path.read_text(encoding="utf-8")
    close = re.sub(r"(\[fields\.number\].*?\ngap = )[0-9.]+", r"\g<1>2.1", text, flags=re.DOTALL)
    assert close != text
    path.write_text(close, encoding="utf-8")
    return str(path)


def test_what_fingers_cannot_read_is_not_made_by_enter(
    small: tuple[str, ...], unreadable: str, documents: Path
) -> None:
    played = hold(typing(*small, OWN_CODE, unreadable, "", "", ""))
    assert "Les doigts ne pourraient pas tout lire" in played.text
    assert "Qu’avez-vous" in "".join(played.reply(-2)), "Enter goes back"
    assert files_in(documents) == []


def test_it_is_made_by_who_insists(small: tuple[str, ...], unreadable: str, documents: Path) -> None:
    played = hold(typing(*small, OWN_CODE, unreadable, "", "1"))
    assert "Faire les fichiers quand même" in played.text
    assert "C’est fait" in played.text


# Going back, and what is not understood.


def test_zero_goes_back_one_question_each_time(small: tuple[str, ...]) -> None:
    played = hold(typing("", "1", "2", "2", "0", "0", "0", "0", "0"))
    titles = ["Tout est prêt", "Qu’avez-vous", "Avec quel code", "Pour quel paquet", "Autocollants", "Au revoir"]
    assert [title for place, title in enumerate(titles) if title not in "".join(played.reply(4 + place))] == []
    assert played.end == 0


UNKNOWN = ("blabla", "99", "\x1b[2J", "x" * 5000)


@pytest.mark.parametrize("place", range(5))
def test_an_unknown_word_leaves_the_question_where_it_is(place: int, small: tuple[str, ...]) -> None:
    lines = ["", "1", "", "", "0"]
    played = hold(typing(*lines[:place], *(typed for line in UNKNOWN for typed in (line, "r"))))
    assert played.end == 0
    again = ["".join(played.reply(-1 - 2 * number)) for number in range(len(UNKNOWN))]
    assert "1. " in again[0], "R reads the question again"
    assert len(set(again)) == 1, "it is the same question after each"
    assert "\x1b" not in played.text
    assert max(map(len, played.lines)) < 700


def test_a_file_that_is_not_there_is_told_and_asked_for_again(small: tuple[str, ...], documents: Path) -> None:
    played = hold(typing("", OWN_DECK, "nulle-part", small[2], "0"))
    assert "nulle-part" in played.text
    assert "Avec quel code" in played.text


@pytest.mark.parametrize("word", ["?", "r"])
def test_a_question_for_a_line_is_asked_again_when_help_or_repeat_is_wanted(word: str, small: tuple[str, ...]) -> None:
    played = ready(small, "4", word)
    assert played.reply(-1) == played.reply(-2)


@pytest.mark.parametrize("where", range(8))
def test_the_end_of_input_is_a_quiet_end_anywhere(where: int, small: tuple[str, ...], documents: Path) -> None:
    lines = [*small, "", "", "4", "70x120", "0"]
    assert hold(typing(*lines[:where])).end == 0
    assert files_in(documents) == []


def test_the_values_of_acrobatics_are_asked_before_anything_is_made(documents: Path) -> None:
    heard = hold(typing("", "2", "x", "2,3,5", "", "", "", "0", "0"))
    said = heard.text.replace("\u00a0", " ")
    assert (
        said.count(
            "Quelles valeurs portent vos cartes d’acrobaties ? Les règles ne les disent pas. Entrée pour 2, 3 et 4."
        )
        == 2
    )
    assert order_numbered(1, "fr").values == ("2", "3", "5")
    assert "sont notre choix" not in said


def test_what_the_command_line_told_is_not_asked(documents: Path, tmp_path: Path) -> None:
    options = {"code": "braille-fr", "format": "guide", "output": str(tmp_path / "ici"), "overwrite": ""}
    played = hold(typing("", "1", ""), options=options)
    assert "quel code" not in played.text
    assert "Qu’avez-vous" not in played.text
    assert len(files_in(tmp_path / "ici")) == 2


# Folders and disks.


def test_files_that_are_there_are_kept_and_the_new_ones_go_elsewhere(small: tuple[str, ...], documents: Path) -> None:
    ready(small, "")
    before = {path: path.read_bytes() for path in documents.rglob("*") if path.is_file()}
    played = ready(small, "")
    assert "contient déjà de tels fichiers" in played.text
    assert {path.name for path in documents.iterdir()} == {"autocollants-petit-paquet", "autocollants-petit-paquet-2"}
    assert {path: path.read_bytes() for path in before} == before


def test_without_documents_files_go_to_the_current_folder(
    small: tuple[str, ...], documents: Path, tmp_path: Path
) -> None:
    documents.rmdir()
    ready(small, "")
    assert "roue_des_sorcieres-1.pdf" in files_in(tmp_path / "autocollants-petit-paquet")


def test_a_folder_that_cannot_be_written_is_told_and_another_can_be_named(
    small: tuple[str, ...], documents: Path
) -> None:
    played = ready(small, "7", small[2] + "/dedans", "", "7", "ailleurs", "")
    assert "small.toml" in "".join(played.reply(-5))
    assert "Tout est prêt" in "".join(played.reply(-5))
    assert "roue_des_sorcieres-1.pdf" in files_in(documents / "ailleurs")


def test_folders_have_names_that_are_easy_to_type() -> None:
    assert slug("Été des Sorcières !") == "ete-des-sorcieres"
    assert slug("../..") == ""


def test_a_folder_of_other_things_may_be_used(tmp_path: Path) -> None:
    (tmp_path / "lettre.txt").touch()
    assert free_folder(tmp_path, "small") == tmp_path


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sets no limit to the size of a file")
def test_on_a_full_disk_a_sentence_is_told_nothing_is_left_and_the_question_comes_again(
    small: tuple[str, ...], documents: Path
) -> None:
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048)); "
    code = f"{full}from audiogames.cli import main; raise SystemExit(main(['stickers', '--language', 'fr']))"
    typed = "".join(f"{line}\n" for line in (*small, "", "", ""))
    done = subprocess.run([sys.executable, "-B", "-c", code], input=typed, capture_output=True, text=True, check=True)
    reply = done.stdout.partition("Je fais les fichiers.")[2]
    assert "Tout est prêt." in reply
    assert "C’est fait" not in reply
    assert "Traceback" not in done.stderr
    assert files_in(documents) == []


# Codes.


def test_the_empty_code_says_that_it_is_empty_and_the_question_stays(documents: Path) -> None:
    played = hold(typing("", "1", "AccessiJeux", "", "0"))
    assert "Ce code est vide" in "".join(played.reply(3))
    assert "Avec quel code" in "".join(played.reply(4))


def test_the_empty_code_can_be_filled_in_and_used_at_once(
    small: tuple[str, ...], documents: Path, tmp_path: Path
) -> None:
    """The small deck needs three values: one, nine and red."""
    (tmp_path / "table.csv").write_text("1;dot\n9;bar | dot dot\nred;square\n", encoding="utf-8")
    played = hold(typing(*small, "AccessiJeux", "o", "table.csv", "", "", ""))
    assert (paths().decks.with_name("codes") / "accessijeux.toml").is_file()
    assert "C’est fait" in played.text
    again = hold(typing(*small, "AccessiJeux", ""))
    assert "Ce code est vide" not in again.text
    assert "Tout est prêt" in again.text


def test_a_code_is_filled_in_from_the_menu_once_its_file_can_be_read(documents: Path, tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_text("1;dot\n", encoding="utf-8")
    played = hold(typing("6", "", "absent.csv", "table.csv", "0"))
    assert "absent.csv" in played.text
    assert (paths().decks.with_name("codes") / "accessijeux.toml").is_file()


@pytest.mark.parametrize(("row", "status"), [("1;dot\n", 0), ("1;zébu\n", 1)])
def test_a_table_named_on_the_command_line_is_read_and_written_where_that_says(
    documents: Path, tmp_path: Path, row: str, status: int
) -> None:
    target, table = tmp_path / "mien.toml", tmp_path / "table.csv"
    table.write_text(row, encoding="utf-8")
    assert hold(typing(), "code", ["accessijeux", str(table)], {"output": str(target)}).end == status
    assert target.exists() == (status == 0)
    assert status or '1 = "dot"' in target.read_text(encoding="utf-8").replace('"1"', "1")


# What comes afterwards.


def test_after_the_files_school_check_and_places_are_offered_for_this_deck(small: tuple[str, ...]) -> None:
    played = ready(small, "", "1", "stop", "2", "stop", "3", "1 rouge", "", "")
    for words in ("Et maintenant", "École des doigts", "2 cartes à vérifier", "1 rouge : feuille 1, rangée 1"):
        assert words in played.text
    assert played.lines[-1].startswith("7. "), "Enter goes back to the menu"


def test_the_whole_guide_is_read_aloud_part_by_part(small: tuple[str, ...]) -> None:
    played = hold(typing(*[""] * 20), "read", [small[2]])
    parts = ["".join(part) for part in played.replies]
    assert "Avant de commencer." in parts[0]
    assert "Entrée pour la suite" in parts[0]
    assert "Ce que trouve le doigt." in parts[1]
    assert "1 : un point." in parts[1].replace("\u00a0", " ")
    assert "1 rouge" in played.text
    assert "Fin du guide." in played.text


def test_the_guide_is_read_again_or_left_as_the_rules_are(small: tuple[str, ...]) -> None:
    played = hold(typing("r", "q"), "read", [small[2]])
    assert played.text.count("Avant de commencer.") == 2
    assert said("fr", "rules-left") in played.text


def test_what_fingers_learnt_is_kept_for_the_next_time(small: tuple[str, ...], quiet_home: Path) -> None:
    deck = [small[2]]
    hold(typing("", "", "stop"), "school", deck)
    (file,) = (quiet_home / "school").iterdir()
    before = file.read_text(encoding="utf-8")
    hold(typing("", "stop"), "school", deck)
    assert file.read_text(encoding="utf-8").count("false") == before.count("false") + 1


def test_a_school_that_cannot_be_read_any_more_begins_again(small: tuple[str, ...], quiet_home: Path) -> None:
    (quiet_home / "school").mkdir()
    (quiet_home / "school" / "roue-des-sorcieres-points-formes.json").write_text("{", encoding="utf-8")
    assert hold(typing("stop"), "school", [small[2]]).end == 0


def test_a_check_that_was_broken_off_goes_on_where_it_was(small: tuple[str, ...]) -> None:
    deck = [small[2]]
    hold(typing("", "stop"), "verify", deck)
    played = hold(typing("", ""), "verify", deck)
    assert "Continuer" in "".join(played.reply(0))
    assert "Il reste 1 carte" in "".join(played.reply(1))
    assert "Continuer" not in hold(typing("stop"), "verify", deck).text, "what is finished begins anew"


def test_a_check_can_begin_again(small: tuple[str, ...]) -> None:
    deck = [small[2]]
    hold(typing("", "stop"), "verify", deck)
    assert "Il reste 2 cartes" in hold(typing("n"), "verify", deck).text


def test_with_a_scanner_the_scanned_card_is_the_one_that_is_checked(small: tuple[str, ...]) -> None:
    physical = create("roue_des_sorcieres", [("red-1", 1), ("red-9", 1)], "Chez Léa")
    second = next(id for id, card in physical.by_id.items() if card.card == "red-9")
    played = hold(typing("o", second, "", "stop"), "verify", [small[2]])
    assert "9 rouge" in "".join(played.reply(2))
    assert "Juste, 9 rouge" in "".join(played.reply(3))


def test_elsewhere_a_scanned_card_is_named_and_answers_nothing(small: tuple[str, ...]) -> None:
    physical = create("roue_des_sorcieres", [("red-1", 1), ("red-9", 1)], "Chez Léa")
    played = hold(typing(physical.sheet[0], "9 rouge", ""), "where", [small[2]])
    assert "du paquet « Chez Léa »" in "".join(played.reply(1))
    assert "9 rouge : feuille" in "".join(played.reply(2))


@pytest.mark.parametrize(
    ("language", "card", "answer"), [("fr", "15 noir", "feuille 1"), ("en", "black 15", "sheet 1")]
)
def test_where_a_card_s_sticker_is(language: str, card: str, answer: str, documents: Path) -> None:
    played = hold(typing(card, "blabla", ""), "where", ["air_sorciere"], language=language)
    assert answer in "".join(played.reply(1))
    assert "blabla" in "".join(played.reply(2))
    assert played.end == 0


def test_on_another_day_labels_are_counted_on_the_sheets_that_were_made(
    small: tuple[str, ...], documents: Path
) -> None:
    ready(small, "2", "Herma 4270", "3", "4", "")
    for told in (hold(typing(), "where", [small[2]]), hold(typing("4", *small[1:], ""))):
        assert "Herma 4270" in told.text
    played = hold(typing("1 rouge"), "where", [small[2]])
    assert "1 rouge : feuille 1, rangée 1, colonne 4" in played.text


def test_an_order_that_cannot_be_read_any_more_counts_as_none(small: tuple[str, ...], quiet_home: Path) -> None:
    (quiet_home / "orders").mkdir()
    file = quiet_home / "orders" / "roue-des-sorcieres-points-formes.json"
    for text in ("{", "[]", '{"sheet": "nowhere"}', '{"sheet": "plain-a4", "first": "x"}', '{"sheet": 3, "first": 1}'):
        file.write_text(text, encoding="utf-8")
        assert "Herma 4270" in hold(typing(), "where", [small[2]]).text


def test_where_no_deck_is_known_the_scanner_s_list_says_so(documents: Path) -> None:
    assert said("fr", "physical-scan-no-decks") in hold(typing("7")).text


# The main menu.


@pytest.mark.parametrize(("language", "line"), [("fr", "Autocollants"), ("en", "Stickers")])
def test_the_main_menu_leads_to_the_stickers_and_zero_leads_back(language: str, line: str, documents: Path) -> None:
    played = start(typing(line, "0"), language=language)
    assert said(language, "stickers-talk-menu") in "".join(played.reply(1))
    assert played.reply(2)[0].startswith({"fr": "Menu principal.", "en": "Main menu."}[language])


def test_rules_and_keys_share_a_line_of_the_main_menu(documents: Path) -> None:
    played = start(typing("5", "?", "?", str(len(GAMES) + 1), "q", "0"))
    assert "Tout ce que vous pouvez taper" in "".join(played.reply(3))
    assert "Menu principal" in "".join(played.reply(6))


def test_the_game_needs_no_library_of_the_sticker_makers(documents: Path) -> None:
    code = (
        "import io, sys; from audiogames.cli import main; sys.stdin = io.StringIO('?\\n5\\n0\\n0\\n');"
        "main(['--language', 'fr']); print(sorted({'shapely', 'reportlab', 'trimesh', 'ezdxf'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-2:] == ["Au revoir.", "[]"]


def test_where_libraries_are_missing_the_menu_says_what_to_install(
    documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ezdxf", None)  # as Python itself marks what is not there
    played = start(typing("6"))
    assert "ezdxf" in "".join(played.reply(1))
    assert "pip install" in "".join(played.reply(1))
    assert "Menu principal" in "".join(played.reply(1))


@pytest.mark.parametrize(
    ("answer", "ids"), [("n", []), ("", ["stickers-installing", "stickers-not-installed"])], ids=["no", "yes"]
)
def test_a_person_is_asked_once_and_told_what_became_of_it(
    answer: str, ids: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command that installs nothing stands for a network that is away."""
    monkeypatch.setitem(sys.modules, "ezdxf", None)
    conversation, now = Conversation(Device(language="en")), 0.0
    command = [sys.executable, "-c", "raise SystemExit(1)"]
    replies = [conversation.begin(offer_to_install(conversation, command), now)]
    replies.append(conversation.enter(Entry("typed", answer), now))
    while replies[-1].prompt.kind == "none":
        now = conversation.due
        replies.append(conversation.follow(now) or replies[-1])
    told = [line.text for reply in replies for part in reply.told for line in part.utterances]
    assert told[:2] == ["Enter for yes, N and Enter for no.", said("en", "stickers-install")]
    expected = [said("en", id) for id in ids]
    assert [line for line in told if line in expected] == expected
    assert conversation.result is False


@pytest.mark.parametrize("language", COMPLETE)
def test_while_it_is_installed_no_silence_is_longer_than_two_seconds(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An installer that never ends, until the person has heard it for a minute and leaves."""
    monkeypatch.setitem(sys.modules, "ezdxf", None)
    conversation, now = Conversation(Device(language=language)), 0.0
    conversation.begin(
        offer_to_install(conversation, [sys.executable, "-c", "import threading; threading.Event().wait()"]), now
    )
    begun = [conversation.enter(Entry("typed", ""), now)]
    lines = [(now, line.text) for part in begun[0].told for line in part.utterances]
    spoken = now + sum(expected_seconds(text) for _, text in lines)
    while now < 60.0:
        now = conversation.due
        reply = conversation.follow(now)
        for line in (line for part in (reply.told if reply else ()) for line in part.utterances):
            assert spoken <= now <= spoken + 2.0
            spoken = now + expected_seconds(line.text)
            assert line.text == catalogue(language).words("stickers-still-installing", number=round(now))
    conversation.enter(Entry("gone"), now)


# How it is told.


def test_on_a_braille_line_everything_is_whole(small: tuple[str, ...]) -> None:
    save(Settings(speech="off", lines="braille"))
    played = ready(small, "4", "abc", "", "", "3", "1 rouge", "")
    assert max(map(len, played.lines)) <= BRAILLE_CELLS
    assert "C’est fait" in played.text


def test_a_long_job_tells_how_far_it_is_and_a_short_one_only_that_it_began() -> None:
    seconds = 0.0
    paper = Paper()
    computer = computer_at(StreamConsole(Paper(), paper), Settings(speech="off"))
    progress = JobProgress(computer.announce, lambda: seconds)
    progress.begin(Message("stickers-talk-making"))
    progress(Message("stickers-progress", {"done": 1, "total": 5}))
    assert paper.writes == ["Je fais les fichiers.\n"]
    seconds = 2.0
    progress(Message("stickers-progress", {"done": 2, "total": 5}))
    progress(Message("stickers-progress", {"done": 3, "total": 5}))
    assert paper.writes[1:] == ["2 sur 5.\n"]


@pytest.mark.parametrize(
    ("typed", "answer"), [("bleu 7\n", "bleu 7"), ("\n", ""), ("  \n\n", ""), ("\x1b\n", None), ("", None)]
)
def test_an_interview_is_answered_by_a_line_and_ended_by_escape_or_by_nobody(typed: str, answer: str | None) -> None:
    import io

    computer = computer_at(StreamConsole(io.StringIO(typed), Paper()), Settings(speech="off"))
    question = Message("stickers-talk-which-where")
    assert hold_talk(computer, LineInterview(computer.conversation).ask(question)) == answer


def test_all_that_is_written_is_said_too_in_its_order(small: tuple[str, ...]) -> None:
    """By a voice that writes down what it says; each line is typed when it is silent."""
    sink, paper = TranscriptSink(), Paper()
    speaker = Speaker(Chooser("transcript", {"transcript": lambda: sink}))
    speaker.start()
    keys = typing(*small, "", "", "?", "", "3", "1 rouge", "")

    def patient(reply: str) -> str | None:
        assert speaker.wait_until_quiet(PATIENCE)
        return keys(reply)

    computer = computer_at(StreamConsole(Person(paper, patient), paper))
    computer.speaker = speaker
    hold_talk(computer, StickersMenu(computer.conversation, partial(computer.announce, asked=True)).run())
    speaker.close()
    assert " ".join(" ".join(sink.lines).split()) == " ".join("".join(paper.writes).split())
    assert "C’est fait" in "".join(sink.lines)


def test_a_face_without_a_terminal_holds_the_same_talk(small: tuple[str, ...], documents: Path) -> None:
    conversation, at_once = Conversation(), list[Message]()
    reply = conversation.begin(StickersMenu(conversation, at_once.append).run(), 0.0)
    said: list[str] = []
    for line in (*small, "", "", "", "0", "0"):
        reply = conversation.enter(Entry("typed", line), 0.0)
        said += [utterance.text for told in reply.told for utterance in told.utterances]
    assert any("C’est fait" in text for text in said)
    assert at_once[0] == menu_message("stickers-talk-making")
    assert "roue_des_sorcieres-1.pdf" in files_in(documents)
    assert reply.prompt.kind == "end"


# A process of its own.


@pytest.mark.parametrize("language", COMPLETE[-1:])
def test_the_command_alone_asks_through_a_pipe_and_ends_with_the_files(
    language: str, small: tuple[str, ...], documents: Path
) -> None:
    typed = "".join(f"{line}\n" for line in (*small, "", "", "", "", "0"))
    done = subprocess.run(
        [*PROGRAM, "--language", language], input=typed, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert done.stderr == ""
    assert done.stdout.endswith(said(language, "goodbye") + "\n")
    assert "roue_des_sorcieres-1.pdf" in files_in(documents)


if sys.platform != "win32":
    from tests.faces.screen import Terminal, set_up

    @pytest.fixture(params=COMPLETE[:1])
    def terminal(request: pytest.FixtureRequest, small: tuple[str, ...]) -> Iterator[tuple[Terminal, str]]:
        set_up(keys_mode="single")
        with Terminal("stickers", "--language", request.param) as terminal:
            yield terminal, request.param

    def test_key_by_key_it_is_five_keys_and_texts_are_lines(
        terminal: tuple[Terminal, str], small: tuple[str, ...], documents: Path
    ) -> None:
        program, language = terminal
        words = partial(said, language)
        program.expect(words("stickers-talk-menu-decks"))
        assert program.becomes_single_key()
        keys = [("1", "stickers-talk-deck-own"), ("1", "stickers-talk-code-own"), ("1", "stickers-talk-dots")]
        keys += [("1", "stickers-talk-make")]
        for key, told in keys:
            program.type(key)
            program.expect(words(told))
        program.type("7")
        program.expect(words("stickers-talk-which-folder"))
        program.type("quatre\r")
        program.expect("quatre")
        program.type("\r")
        program.expect(words("stickers-talk-next"))
        assert "air_sorciere-1.pdf" in files_in(documents / "quatre")
        program.type("0")
        program.expect(words("stickers-talk-menu-decks"))
        program.type("q")
        program.expect(words("goodbye"))
        assert program.end() == 0
