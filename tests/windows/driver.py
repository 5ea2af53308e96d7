"""Runs a program in the console of Windows that this script has, and lets a test press keys and read the screen.

Run by the Python of the folder under test: `driver.py PORT PROGRAM ARGUMENT…`. It connects to the port of the test on
this computer, and answers each line of JSON with one: the state of the screen and the exit status of the program.
"""

import ctypes
import json
import socket
import subprocess
import sys
from ctypes import wintypes
from typing import Any

assert sys.platform == "win32"

READ_AND_WRITE, SHARED, EXISTING = 0xC0000000, 3, 3
KEY_EVENT = 1
CLOSE = 0x10
"""WM_CLOSE: the cross of a window, or Alt+F4."""
CLOSED = 2
"""CTRL_CLOSE_EVENT, after which nothing goes on in a console."""
CODE_PAGE = 850
"""That of consoles in Western Europe, which is not UTF-8."""
COLUMNS, LINES = 120, 3000


class Key(ctypes.Structure):
    """KEY_EVENT_RECORD."""

    _fields_ = (
        ("down", wintypes.BOOL),
        ("repeat", wintypes.WORD),
        ("virtual", wintypes.WORD),
        ("scan", wintypes.WORD),
        ("character", wintypes.WCHAR),
        ("state", wintypes.DWORD),
    )


class Record(ctypes.Structure):
    """INPUT_RECORD, of a key."""

    _fields_ = (("kind", wintypes.WORD), ("key", Key))


class Place(ctypes.Structure):
    """COORD."""

    _fields_ = (("x", ctypes.c_short), ("y", ctypes.c_short))


class Screen(ctypes.Structure):
    """CONSOLE_SCREEN_BUFFER_INFO."""

    _fields_ = (
        ("size", Place),
        ("cursor", Place),
        ("attributes", wintypes.WORD),
        ("window", ctypes.c_short * 4),
        ("largest", Place),
    )


KERNEL = ctypes.WinDLL("kernel32")
KERNEL.CreateFileW.restype = KERNEL.GetConsoleWindow.restype = wintypes.HANDLE
KERNEL.ReadConsoleOutputCharacterW.argtypes = (
    *(wintypes.HANDLE, ctypes.c_void_p, wintypes.DWORD, Place),
    ctypes.c_void_p,
)
KERNEL.GetConsoleScreenBufferInfo.argtypes = (wintypes.HANDLE, ctypes.c_void_p)
KERNEL.WriteConsoleInputW.argtypes = (wintypes.HANDLE, ctypes.c_void_p, wintypes.DWORD, ctypes.c_void_p)
KERNEL.SetConsoleScreenBufferSize.argtypes = (wintypes.HANDLE, Place)


def opened(name: str) -> Any:
    """Return the handle of CONIN$ or CONOUT$."""
    return KERNEL.CreateFileW(name, READ_AND_WRITE, SHARED, None, EXISTING, 0, None)


def press(keys: Any, virtual: int, character: str, state: int) -> None:
    """Press a key and let it go, as the keyboard does."""
    for down in (True, False):
        record, written = Record(KEY_EVENT, Key(down, 1, virtual, 0, character, state)), wintypes.DWORD()
        KERNEL.WriteConsoleInputW(keys, ctypes.byref(record), 1, ctypes.byref(written))


def written(output: Any) -> list[str]:
    """Return the lines of the screen down to the cursor."""
    screen, count = Screen(), wintypes.DWORD()
    KERNEL.GetConsoleScreenBufferInfo(output, ctypes.byref(screen))
    width, height = screen.size.x, screen.cursor.y + 1
    text = ctypes.create_unicode_buffer(width * height + 1)
    KERNEL.ReadConsoleOutputCharacterW(output, text, width * height, Place(0, 0), ctypes.byref(count))
    shown = ctypes.wstring_at(text, width * height)
    return [shown[line * width : (line + 1) * width].rstrip() for line in range(height)]


def main(port: int, command: list[str]) -> None:
    """Start the program and do what the test asks until it says no more."""
    output, keys = opened("CONOUT$"), opened("CONIN$")
    KERNEL.SetConsoleCP(CODE_PAGE)
    KERNEL.SetConsoleOutputCP(CODE_PAGE)
    KERNEL.SetConsoleScreenBufferSize(output, Place(COLUMNS, LINES))
    with socket.create_connection(("127.0.0.1", port)) as test, test.makefile("rw", encoding="utf-8") as lines:
        program = subprocess.Popen(command)
        KERNEL.SetConsoleCtrlHandler(ctypes.c_void_p(1), True)  # what is sent to the console ends the program alone
        keep = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.DWORD)(lambda event: event < CLOSED)
        KERNEL.SetConsoleCtrlHandler(keep, True)
        for line in lines:
            asked = json.loads(line)
            for key in asked.get("press", ()):
                press(keys, *key)
            if "event" in asked:
                KERNEL.GenerateConsoleCtrlEvent(asked["event"], 0)
            if "close" in asked:
                ctypes.windll.user32.PostMessageW(ctypes.c_void_p(KERNEL.GetConsoleWindow()), CLOSE, 0, 0)
            if "kill" in asked:
                program.kill()
            lines.write(json.dumps({"screen": written(output), "status": program.poll()}) + "\n")
            lines.flush()
        if program.poll() is None:
            program.kill()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
