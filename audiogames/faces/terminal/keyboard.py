"""The codes of terminal keys, and where a code ends."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from audiogames.play.prompts import FREE_KEYS, Key

END_OF_INPUT: Final = "\x04"
ENTERS: Final = frozenset(("\r", "\n", Key.ENTER))


class BackAgain(Exception):
    """The program was suspended during a read, and has resumed."""


CODE: Final = re.compile(r"\x1b(?:\[\[.|\[[0-?]*[ -/]*[@-Z\\-~]|O[0-9;]*[^0-9;]|[^\[O])", re.DOTALL)
"""A complete code (ECMA-48, 5.4). The Linux console sends a second bracket. Alt adds an Escape."""

COMMON: Final[Mapping[str, Key]] = {
    **dict.fromkeys(("\x1bOP", "\x1b[11~", "\x1b[[A", "\x1b[P"), Key.HELP),
    **dict.fromkeys(("\x1b[B", "\x1bOB"), Key.DOWN),
    **dict.fromkeys(("\x1b[A", "\x1bOA"), Key.UP),
    **dict.fromkeys(("\x1b[C", "\x1bOC"), Key.RIGHT),
    **dict.fromkeys(("\x1b[D", "\x1bOD"), Key.LEFT),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"), Key.HOME),
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"), Key.END),
    "\x1b[5~": Key.PAGE_UP,
    "\x1b[6~": Key.PAGE_DOWN,
    "\x1b[Z": Key.SHIFT_TAB,
    **{code: Key(code) for code in FREE_KEYS},
    **dict.fromkeys(("\x1bOQ", "\x1b[12~", "\x1b[[B", "\x1b[Q"), Key.F2),
    **dict.fromkeys(("\x1bOR", "\x1b[13~", "\x1b[[C"), Key.F3),
    **dict.fromkeys(("\x1bOS", "\x1b[14~", "\x1b[[D", "\x1b[S"), Key.F4),
    **dict.fromkeys(("\x1b[15~", "\x1b[[E"), Key.F5),
    "\x1bOM": Key.ENTER,
    "\x1b[200~": Key.PASTED,
    "\x08": Key.BACK,
}
"""Common codes, which differ between terminals."""

CAPABILITIES: Final[Mapping[str, Key]] = {
    "kf1": Key.HELP,
    "kcud1": Key.DOWN,
    "kcuu1": Key.UP,
    "kcuf1": Key.RIGHT,
    "kcub1": Key.LEFT,
    "khome": Key.HOME,
    "kend": Key.END,
    "kpp": Key.PAGE_UP,
    "knp": Key.PAGE_DOWN,
    "kcbt": Key.SHIFT_TAB,
    "kent": Key.ENTER,
    "kich1": Key.INSERT,
    "kdch1": Key.DELETE,
    **{f"kf{number}": Key[f"F{number}"] for number in range(2, 13)},
}

WINDOWS_KEYS: Final[Mapping[int, Key]] = {
    0x21: Key.PAGE_UP,
    0x22: Key.PAGE_DOWN,
    0x23: Key.END,
    0x24: Key.HOME,
    0x25: Key.LEFT,
    0x26: Key.UP,
    0x27: Key.RIGHT,
    0x28: Key.DOWN,
    0x2D: Key.INSERT,
    0x2E: Key.DELETE,
    0x70: Key.HELP,
    **{0x6F + number: Key[f"F{number}"] for number in range(2, 13)},
}
"""Non-printing keys by their virtual-key codes on Windows."""

ALT, CONTROL, SHIFT = 0x03, 0x0C, 0x10
"""Modifier flags of the Windows console. AltGr is Alt and Control together."""


def windows_key(virtual: int, character: str, held: int) -> str | None:
    """Return the key of a Windows console event, None for one without output, such as Shift or a dead key.

    `virtual` is its number, `character` its output on this keyboard (NUL for none), `held` the modifiers.
    """
    if character == "\0":
        key = WINDOWS_KEYS.get(virtual)
        return Key.OTHER if key is not None and held & (ALT | CONTROL | SHIFT) else key
    if held & ALT and not held & CONTROL:
        return Key.OTHER
    return Key.SHIFT_TAB if character == Key.TAB and held & SHIFT else character


def gather_code(next_character: Callable[[], str | None]) -> list[str]:
    """Return the key that begins with an escape character, after any earlier Escapes.

    `next_character` returns the next character, or None at the timeout.
    """
    keys, code = [], str(Key.ESCAPE)
    while CODE.fullmatch(code) is None:
        more = next_character()
        if more == Key.ESCAPE:
            keys.append(code)
            code = more
        elif more is None:
            break
        else:
            code += more
    return [*keys, code if code == Key.ESCAPE else named_key(code, whole=True)]


def named_key(typed: str, whole: bool = False) -> str:
    """Return the key of a code, or other text unchanged. `whole`: it is certainly one code."""
    if (key := _codes().get(typed)) is not None:
        return key
    if typed and not typed.strip(Key.ESCAPE):
        return Key.ESCAPE
    return Key.OTHER if whole or CODE.fullmatch(typed) else typed


@cache
def _codes() -> Mapping[str, Key]:
    try:
        import curses  # for its terminfo alone: nothing is drawn with it
    except ImportError:
        return COMMON
    try:
        curses.setupterm(fd=1)
    except (curses.error, OSError, ValueError):  # a terminal that nobody has described
        return COMMON
    return codes_of(curses.tigetstr)


def codes_of(capability: Callable[[str], bytes | None]) -> dict[str, Key]:
    """Return a terminal's keys by code, from terminfo and the common ones."""
    own = {code.decode("latin-1"): key for name, key in CAPABILITIES.items() if (code := capability(name))}
    return {**COMMON, **{code: key for code, key in own.items() if len(code) > 1}}
