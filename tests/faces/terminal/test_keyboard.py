"""The keys of all terminals that are described here, typed one after the other: none is taken for text."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import pytest

from audiogames.core.messages import Verbosity
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.keyboard import CAPABILITIES, COMMON, codes_of, gather_code, named_key
from audiogames.play.parsing.commands import COMMAND_KEYS, WALKING_KEYS
from audiogames.play.prompts import KEYS, Key
from audiogames.settings import Settings
from tests.faces.keyboard import new_session, sit, typing

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals of this kind", allow_module_level=True)

TERMINALS = [line.split()[0] for line in subprocess.check_output(["toe", "-a"], text=True).splitlines()]


def keys_of(terminal: str) -> dict[str, str]:
    """Return the codes that terminfo has for the keys of a terminal, by what it calls them."""
    described = subprocess.check_output(["infocmp", "-1", "-x", terminal], text=True)
    found = re.findall(r"^\t(k\w+)=(.*),$", described, re.MULTILINE)
    return {name: written(code) for name, code in found if name not in ("kmous", "kbs")}


def written(code: str) -> str:
    """Return a code of terminfo as a terminal sends it."""

    def character(escaped: re.Match[str]) -> str:
        if escaped["octal"]:
            return chr(int(escaped["octal"], 8))
        if escaped["control"]:
            return chr(ord(escaped["control"]) ^ 64)
        return {"E": "\x1b", "r": "\r", "n": "\n", "t": "\t", "b": "\b", "s": " "}.get(escaped["sign"], escaped["sign"])

    return re.sub(r"\\(?P<octal>[0-7]{3})|\\(?P<sign>.)|\^(?P<control>.)", character, code)


def typed_at(descriptor: int, codes: str) -> None:
    """Type these codes."""
    os.write(descriptor, codes.encode("latin-1"))


@contextmanager
def terminal() -> Iterator[tuple[StreamConsole, Callable[[str], None]]]:
    """Give a console, and what types these codes at its terminal."""
    master, slave = os.openpty()
    try:
        with open(slave, encoding="utf-8", closefd=False) as source:
            console = StreamConsole(source)
            console.prepare(keys=True)
            yield console, partial(typed_at, master)
    finally:
        os.close(master)
        os.close(slave)


@pytest.mark.parametrize("described", TERMINALS)
def test_every_key_that_a_terminal_can_send_is_one_key_and_has_its_name(described: str) -> None:
    codes = {name: code for name, code in keys_of(described).items() if len(code) > 1}
    names = codes_of(lambda name: codes[name].encode("latin-1") if name in codes else None)
    for name, code in codes.items():
        (key,) = gather_code(iter([*code[1:], None]).__next__)
        assert key in KEYS
        if name in CAPABILITIES:
            assert names[code] == CAPABILITIES[name]


def test_each_key_of_a_terminal_is_read_as_one() -> None:
    with terminal() as (console, press):
        for code in keys_of("xterm").values():
            press(code)
            assert console.key() in KEYS
            press("x")
            assert console.key() == "x"


@pytest.mark.parametrize("code", sorted(COMMON))
def test_the_common_codes_mean_the_same_at_every_terminal_that_does_not_say_otherwise(code: str) -> None:
    assert named_key(code) == COMMON[code]


def test_a_letter_with_alt_is_a_key_that_does_nothing_also_if_it_is_two_bytes() -> None:
    with terminal() as (console, press):
        press("\x1bf\x1b\xc3\xa9f")
        assert [console.key() for _ in range(3)] == [Key.OTHER, Key.OTHER, "f"]


def test_escape_pressed_twice_is_escape_twice() -> None:
    assert gather_code(iter(["\x1b", "[", "A"]).__next__) == [Key.ESCAPE, Key.UP]
    assert gather_code(iter(["\x1b", None]).__next__) == [Key.ESCAPE, Key.ESCAPE]


ADVICE = Key.F2
"""The usual key of a command, which a person may change."""

MENU_KEYS = (Key.DOWN, Key.UP, Key.HOME, Key.END)
"""What walks a menu; at a question none of them has a meaning."""

SETTINGS = [Settings(keys_mode="single"), Settings(verbosity=Verbosity.SHORT)]


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("key", sorted(KEYS - {Key.ENTER, Key.PASTED, ADVICE, *COMMAND_KEYS, *WALKING_KEYS}))
def test_a_key_without_meaning_in_a_game_says_so(key: str, settings: Settings) -> None:
    session = new_session(2, 3)
    said = " ".join(sit(typing(key, key), session, settings=settings).reply(2))
    assert said == "Cette touche ne fait rien ici. Point d’interrogation pour l’aide."
    assert len(session.table.steps) == 1


def test_a_key_in_the_midst_of_a_line_does_nothing_and_says_how_it_is_typed() -> None:
    """Nobody can know what a person meant by going back in a line."""
    session = new_session(2, 3)
    played = sit(typing("\x1bOPrègles", "\x1b[D1", "h\x1b[5~"), session)
    for place in (1, 2, 3):
        assert played.reply(place) == [
            "Ligne par ligne, une flèche ou une touche de fonction se tape seule, puis Entrée. Rien n’a été fait."
        ]
    assert len(session.table.steps) == 1


@pytest.mark.parametrize("key", sorted(KEYS - {Key.ENTER, Key.ESCAPE, Key.HELP, Key.PASTED, *MENU_KEYS}))
def test_a_key_without_meaning_says_so_in_a_menu_and_at_a_question(key: str) -> None:
    settings = Settings(keys_mode="single")
    played = sit(typing("o", key, "0", "q", key, " "), new_session(2, 3), settings=settings)
    assert played.reply(2) == ["Cette touche ne fait rien ici. Point d’interrogation pour l’aide."]
    assert played.reply(5)[-1] in ("La partie reste enregistrée. Quitter la table ?", played.reply(2)[0])
    assert played.reply(6)[-1] == "La partie reste enregistrée. Quitter la table ?"
    assert "[" not in played.text


@pytest.mark.parametrize("key", MENU_KEYS)
def test_a_key_that_walks_a_menu_says_at_a_question_that_it_does_nothing(key: str) -> None:
    played = sit(typing("o", key, "0", "q", key), new_session(2, 3), settings=Settings(keys_mode="single"))
    assert re.fullmatch(r".+, \d+ sur \d+\.", played.reply(2)[0])
    assert played.reply(5)[0] == "Cette touche ne fait rien ici. Point d’interrogation pour l’aide."
    assert played.reply(5)[-1] == "La partie reste enregistrée. Quitter la table ?"
    assert "[" not in played.text
