"""The folder for Windows, started on a Windows Python: on Windows itself, else under Wine."""

import json
import os
import shutil
import subprocess
import sys
import time
import wave
from pathlib import Path

import numpy as np
import numpy.typing

from tests.windows.folder import CONTROL_C, Folder

ROOT = Path(__file__).resolve().parents[2]
MODULE = (sys.executable, "-m", "audiogames")

GAMES = ("roue_des_sorcieres", "air_sorciere", "zapp_zerapp", "du_balai")

ROUNDING = 2
"""Steps of 16 bits by which two versions of numpy may differ."""

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
        console.until("1 sur 8")
        first = time.monotonic() - began
        console.press("enter")
        console.until("jouer.")
        console.press("0", "enter")
        console.until("lignes.")
        console.press("2", "enter")
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
        console.until("1 sur 8")
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
        console.until("1 of 8")
        console.press("&")
        console.until("1 of 6")
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


def samples(file: Path) -> "numpy.typing.NDArray[np.int32]":
    """Return the samples of a sound file, as whole numbers that may be subtracted."""
    with wave.open(str(file)) as sound:
        return np.frombuffer(sound.readframes(sound.getnframes()), np.int16).astype(np.int32)


def test_a_game_is_rendered_to_the_same_sound_within_rounding(folder: Folder, tmp_path: Path) -> None:
    """Zapp Zerapp, whose barrels are computed. Wine has no voice, and lacks what headphones need."""
    typed = b"1\n4\n0\n1\n2\nq\n\n8\n"
    home = {**os.environ, "AUDIOGAMES_HOME": str(folder.home)}
    subprocess.run([*MODULE, "--language", "en"], input=typed, env=home, capture_output=True, check=True, cwd=ROOT)
    (journal,) = journals(folder)
    order, way = ("--language", "en", "render"), ("--no-words", "--listening", "loudspeakers", "-o")
    subprocess.run(
        [*MODULE, *order, journal, *way, tmp_path / "here.wav"], env=home, capture_output=True, check=True, cwd=ROOT
    )
    there = tmp_path / "là-bas.wav"
    done = folder.run(folder.program, *order, folder.named(journal), *way, folder.named(there))
    assert done.returncode == 0, said(done)
    ours, theirs = samples(tmp_path / "here.wav"), samples(there)
    assert len(ours) == len(theirs) > 48000
    assert int(np.abs(ours).max()) > 1000
    assert int(np.abs(ours - theirs).max()) <= ROUNDING


# Beside the program


def test_a_file_named_portable_keeps_everything_in_the_folder(folder: Folder) -> None:
    """The second name is what the Explorer makes of a new text file, whose ending it hides."""
    data = folder.place / "data"
    for mark in ("portable", "portable.txt"):
        (folder.place / mark).touch()
        done = folder.run(folder.program, "--language", "en", typed="F\n\n0\nq\n\n8\n", AUDIOGAMES_HOME="")
        (folder.place / mark).unlink()
        assert done.returncode == 0, said(done)
        assert len([*(data / "journals").glob("*.journal")]) == 1
        assert (data / "settings.toml").exists()
        shutil.rmtree(data)
    assert not folder.home.joinpath("settings.toml").exists()


# Locks


def test_a_file_that_one_process_has_locked_is_not_locked_by_another(folder: Folder, tmp_path: Path) -> None:
    locked = tmp_path / "lock"
    other = "import os,sys;from audiogames.system.locks import try_lock;f=os.open(sys.argv[1],os.O_RDWR|os.O_CREAT);"
    ask = f"{other}print(try_lock(f))"
    holds = f"{other}assert try_lock(f);print('held',flush=True);sys.stdin.readline()"
    command = folder.command(folder.python, "-X", "utf8", "-c", holds, folder.named(locked))
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(command, env=folder.environment(), **pipes) as holder:  # type: ignore[call-overload]
        assert holder.stdout.readline().strip() == b"held"
        assert said(folder.run(folder.python, "-c", ask, folder.named(locked))).strip() == "False"
        holder.communicate(b"\n", timeout=60)
    assert said(folder.run(folder.python, "-c", ask, folder.named(locked))).strip() == "True"
