"""The folder for Windows, started on a Windows Python: on Windows itself, else under Wine."""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.windows.folder import CONTROL_C, LIMIT, LOOK, Folder

ROOT = Path(__file__).resolve().parents[2]
MODULE = (sys.executable, "-m", "audiogames")

GAMES = ("roue_des_sorcieres", "air_sorciere", "zapp_zerapp", "du_balai")

QUESTIONS = ("Votre main :", "ou Entrée")
"""What ends a sentence of La Roue after which a person may act."""


def journals(folder: Folder) -> list[Path]:
    return sorted((folder.home / "journals").glob("*.journal"))


def said(done: "subprocess.CompletedProcess[bytes]") -> str:
    return (done.stdout + done.stderr).decode("utf-8")


# Starts


def test_from_the_first_key_ten_turns_are_played_quit_and_taken_up_again(folder: Folder) -> None:
    """The archive is unpacked where a path has accents and spaces; each turn goes by what the screen says."""
    began = time.monotonic()
    with folder.console("--language", "fr") as console:
        console.until("8. Quitter")
        first = time.monotonic() - began
        console.press("enter")
        console.until("Première fois à La Roue des Sorcières")
        console.press("0", "enter")
        told = console.until(*QUESTIONS)
        for _ in range(10):
            console.press("enter" if "ou Entrée" in told else "1", "enter")
            told = console.until(*QUESTIONS)
        console.send(CONTROL_C)
        assert console.ended() == 130
        assert "Une partie en cours reste enregistrée" in console.rest()
    (journal,) = journals(folder)
    played = journal.read_bytes()
    began = time.monotonic()
    with folder.console("--language", "fr") as console:
        console.until("8. Quitter")
        again = time.monotonic() - began
        console.press("enter")
        assert "Partie reprise" in console.until(*QUESTIONS)
        console.kill()
        console.ended()
    assert journal.read_bytes().startswith(played)
    sys.stdout.write(f"First words after {first:.1f} s, at the second start after {again:.1f} s.\n")


def test_digits_of_a_french_keyboard_choose_key_by_key_and_control_c_ends_the_program(folder: Folder) -> None:
    """Key by key, in English; the keys are those that a French keyboard gives without Shift."""
    folder.home.mkdir(exist_ok=True)
    (folder.home / "settings.toml").write_bytes(b'language = "en"\r\nkeys_mode = "single"\r\n')
    with folder.console() as console:
        console.until("8. Quit")
        console.press("&")
        console.until("5. The day")
        console.press("é")
        console.until("Air Sorcière")
        console.send(CONTROL_C)
        assert console.ended() == 130
    assert b'keys_mode = "single"' in (folder.home / "settings.toml").read_bytes()


# The same as on Linux


def test_the_engine_answers_with_the_same_bytes(folder: Folder) -> None:
    asked = "".join(
        json.dumps({"op": "new", "game": game, "seats": [{"name": "Zoé"}, {"name": "Noël"}], "seed": 7})
        + "\n"
        + "".join(json.dumps(line) + "\n" for line in ({"op": "legal"}, {"op": "hear", "seat": 0, "locale": "fr"}))
        for game in GAMES
    )
    here = subprocess.run([*MODULE, "engine"], input=asked.encode(), capture_output=True, check=True, cwd=ROOT)
    there = folder.run(folder.program, "engine", typed=asked)
    assert there.stdout == here.stdout
    assert there.stderr == b""


def test_stickers_are_the_same_file(folder: Folder, tmp_path: Path) -> None:
    order = ("stickers", "roue_des_sorcieres", "--sheet", "plain-a4", "--format", "pdf", "--language", "fr")
    subprocess.run([*MODULE, *order, "--output", tmp_path / "here"], capture_output=True, check=True, cwd=ROOT)
    done = folder.run(folder.program, *order, "--output", folder.named(tmp_path / "là-bas"))
    assert done.returncode == 0, said(done)
    (here,), (there,) = (sorted((tmp_path / name).rglob("*.pdf")) for name in ("here", "là-bas"))
    assert there.read_bytes() == here.read_bytes()


# What is broken


def test_a_part_that_is_missing_is_named_in_a_sentence(folder: Folder, tmp_path: Path) -> None:
    """As where a person starts the program out of the archive, which then is not unpacked."""
    shutil.copy(folder.program, tmp_path / "audiogames.exe")
    alone = Folder(tmp_path, folder.home, None)
    done = folder.run(alone.program)
    assert done.returncode == 1
    assert "program\\python.exe is missing here" in said(done)
    assert "Unpack the whole archive" in said(done)


def test_a_home_that_is_a_file_is_told_in_a_sentence_and_left_as_it_is(folder: Folder, tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("mine", encoding="utf-8")
    done = folder.at(home).run(folder.program, "--language", "en", typed="1\n1\n8\n")
    assert "Games cannot be saved" in said(done)
    assert home.read_text(encoding="utf-8") == "mine"


def test_a_file_that_one_process_has_locked_is_not_locked_by_another(folder: Folder, tmp_path: Path) -> None:
    locked = tmp_path / "lock"
    other = "import os,sys;from audiogames.locks import try_lock;f=os.open(sys.argv[1],os.O_RDWR|os.O_CREAT);"
    ask = f"{other}print(try_lock(f))"
    holds = f"{other}assert try_lock(f);print('held',flush=True);sys.stdin.readline()"
    command = folder.command(folder.python, "-X", "utf8", "-c", holds, folder.named(locked))
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(command, env=folder.environment(), **pipes) as holder:  # type: ignore[call-overload]
        assert holder.stdout.readline().strip() == b"held"
        assert said(folder.run(folder.python, "-c", ask, folder.named(locked))).strip() == "False"
        holder.communicate(b"\n", timeout=60)
    assert said(folder.run(folder.python, "-c", ask, folder.named(locked))).strip() == "True"


# Speech


@pytest.fixture
def heard(folder: Folder, tmp_path: Path) -> Iterator[Path]:
    """Put the stand-in for NVDA in the place of its library; give the file in which it writes what it was given."""
    compiler = "gcc" if sys.platform == "win32" else "x86_64-w64-mingw32-gcc"
    stand_in = tmp_path / "nvda.dll"
    source = Path(__file__).with_name("nvda.c")
    subprocess.run([compiler, "-shared", "-static", "-Wall", "-Werror", "-o", stand_in, source], check=True)
    site = folder.place / "program" / "Lib" / "site-packages"
    library = site / "accessible_output3" / "lib" / "nvdaControllerClient64.dll"
    own = library.read_bytes()
    library.write_bytes(stand_in.read_bytes())
    notes = tmp_path / "é" / "heard.txt"
    notes.parent.mkdir()
    notes.touch()
    yield notes
    library.write_bytes(own)


def test_nvda_is_given_each_line_once_whole_and_in_order(folder: Folder, heard: Path) -> None:
    with folder.console("--language", "fr", NVDA_HEARS=folder.named(heard)) as console:
        console.until("8. Quitter")
        console.press("enter")
        console.until("Première fois à La Roue des Sorcières")
        console.press("0", "enter")
        console.until("Votre main :")
        wait_for(heard, "speak\tVous recevez 6 cartes.", "braille\tÀ vous")
        console.send(CONTROL_C)
        console.ended()
    notes = [line.partition("\t")[::2] for line in heard.read_text(encoding="utf-8").splitlines()]
    spoken = ("Audiogames.", "Première fois à La Roue des Sorcières", "Vous recevez 6 cartes.")
    for what, order in (("speak", spoken), ("braille", ("Entrée : jouer", "Entrée : partie guidée", "À vous"))):
        given = [text for kind, text in notes if kind == what]
        places = [[at for at, text in enumerate(given) if text.startswith(start)] for start in order]
        assert [len(found) for found in places] == [1, 1, 1], notes
        assert places == sorted(places)
        assert what == "braille" or "Votre main" in given[places[-1][0]]
    first_answer = next(at for at, (_, text) in enumerate(notes) if text.startswith("Première fois"))
    assert notes[first_answer - 1] == ("cancel", "")  # what was being said ends when the person answers


def wait_for(notes: Path, *starts: str) -> None:
    """Wait until lines that begin so are in a file, one for each."""
    deadline = time.monotonic() + LIMIT
    while not all(f"\n{start}" in "\n" + notes.read_text(encoding="utf-8") for start in starts):
        assert time.monotonic() < deadline, notes.read_text(encoding="utf-8")
        time.sleep(LOOK)
