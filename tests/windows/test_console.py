"""The console of Windows: its keys, all games in it, and the ways in which it ends."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.windows.folder import CONTROL_BREAK, CONTROL_C, Folder
from tests.windows.test_folder import MODULE, ROOT, journals, said

KEYS = Path(__file__).with_name("keys.py")

PRESSED = {
    "up": "UP",
    "grey+down": "DOWN",
    "grey+left": "LEFT",
    "right": "RIGHT",
    "home": "HOME",
    "end": "END",
    "page up": "PAGE_UP",
    "page down": "PAGE_DOWN",
    "insert": "INSERT",
    "delete": "DELETE",
    "F1": "HELP",
    **{f"F{number}": f"F{number}" for number in range(2, 13)},
    "escape": "ESCAPE",
    "enter": "ENTER",
    "back": "BACK",
    "tab": "TAB",
    "shift+tab": "SHIFT_TAB",
    "shift+F1": "OTHER",
    "control+up": "OTHER",
    "alt+a": "OTHER",
    "control+\x13": "SAVE",
    "altgr+@": "'@'",
    "altgr+€": r"'\u20ac'",
    "shift": "",
    "dead circumflex": "",
    "ê": r"'\xea'",
    "&": "'&'",
    "à": r"'\xe0'",
    "\N{GRINNING FACE}": r"'\U0001f600'",
}
"""Keys by what the console of the program takes them for; nothing for those that type nothing by themselves."""


def test_each_key_is_what_it_is_called(folder: Folder) -> None:
    with folder.console(script=KEYS) as console:
        console.until("Press!")
        console.press(*PRESSED, "q")
        told = console.until("Enough.")
    assert told.split() == [f"<{name}>" for name in PRESSED.values() if name] + ["Enough."]


GAMES = {
    "air_sorciere": ("fr", "single", "é", "À vous"),
    "du_balai": ("en", "lines", "3", "The race begins"),
    "zapp_zerapp": ("en", "single", "4", "shakes the next barrel"),
}
"""The games besides La Roue: in which language and mode of typing each is played, its place in the menu, its start."""


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_played_and_replayed_as_on_linux(folder: Folder, game: str) -> None:
    """Key by key the digits are those of a French keyboard."""
    language, mode, place, start = GAMES[game]
    enter = [] if mode == "single" else ["enter"]
    folder.home.mkdir(exist_ok=True)
    settings = f'language = "{language}"\r\nkeys_mode = "{mode}"\r\nkeys_offered = true\r\n'
    (folder.home / "settings.toml").write_bytes(settings.encode())
    with folder.console() as console:
        console.until("1 sur 8", "1 of 8")
        console.press("&" if enter == [] else "1", *enter)
        console.until("1 sur 6", "1 of 6")
        console.press(place, *enter)
        console.until("jouer.", "play.")
        console.press("0", *enter)
        console.until(start)
        console.press("F1" if mode == "single" else "?", *enter)
        console.until("Redemandez pour les touches", "Ask again for the keys")
        console.press(*(("up", "down") if mode == "single" else ()), "1", *enter)
        console.until(*"123456789")
        console.send(CONTROL_C)
        assert console.ended() == 130
    (journal,) = journals(folder)
    there = folder.run(folder.program, "--language", "fr", "replay", folder.named(journal))
    here = subprocess.run([*MODULE, "--language", "fr", "replay", journal], capture_output=True, check=True, cwd=ROOT)
    assert there.returncode == 0, said(there)
    assert there.stdout.replace(b"\r\n", b"\n") == here.stdout.replace(b"\r\n", b"\n")


def test_line_by_line_function_keys_and_arrows_act_at_once_and_play_nothing(folder: Folder) -> None:
    """The editor of Windows would keep them, or give the last line again, with which Enter then plays."""
    folder.home.mkdir(exist_ok=True)
    (folder.home / "settings.toml").write_bytes(b'language = "en"\r\nkeys_offered = true\r\n')
    with folder.console() as console:
        console.until("1 of 8")
        console.press("down")
        console.until("2 of 8")
        console.press("home")
        console.until("1 of 8")
        console.press("1", "enter")
        console.until("1 of 6")
        console.press("1", "enter")
        console.until("0: play")
        console.press("0", "enter")
        console.until("Your hand:")
        (journal,) = journals(folder)
        before = journal.read_bytes()
        console.press("F1")
        console.until("Ask again for the keys")
        console.press("F2")
        console.until("Advice:")
        console.press("page up")
        console.until("Your turn to play.", "Your turn to lead.")
        assert journal.read_bytes() == before
        console.send(CONTROL_C)
        assert console.ended() == 130


def test_pasted_lines_play_nothing(folder: Folder) -> None:
    folder.home.mkdir(exist_ok=True)
    (folder.home / "settings.toml").write_bytes(b'language = "en"\r\nkeys_offered = true\r\n')
    with folder.console() as console:
        console.until("1 of 8")
        console.press("2", "enter", "3", "enter", "4", "enter")
        console.until("What was pasted is not played.")
        console.send(CONTROL_C)
        assert console.ended() == 130


BREAK = """
import signal, sys
import audiogames.cli as cli
cli._run = lambda asked: signal.raise_signal(signal.SIGBREAK)
sys.exit(cli.main(["doctor", "--language", "en"]))
"""


def test_control_break_is_heard_as_control_c(folder: Folder) -> None:
    """Wine cannot send it from a keyboard; here the program sends it to itself."""
    done = folder.run(folder.python, "-c", BREAK)
    assert done.returncode == 130
    assert "Stopped as you asked. A game in progress stays saved." in said(done)


WAYS = [
    pytest.param("break", marks=pytest.mark.skipif(sys.platform != "win32", reason="Wine sends no Control+Break")),
    "window",
]


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_kept_when_the_console_ends(folder: Folder, way: str) -> None:
    with folder.console("--language", "en") as console:
        console.until("1 of 8")
        console.press("enter")
        console.until("0: play")
        console.press("0", "enter")
        console.until("2: whole lines")
        console.press("2", "enter")
        console.until("Your hand:")
        if way == "break":
            console.send(CONTROL_BREAK)
            assert console.ended() == 130
        else:
            console.close_window()
    again = folder.run(folder.program, "--language", "en", typed="\nq\n\n8\n")
    assert "Game resumed" in said(again)
