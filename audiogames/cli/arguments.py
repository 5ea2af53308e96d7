"""What was typed behind the name of the program: a command, its words, its options.

The standard library's `getopt` cuts the line up. Its bigger sibling `argparse` brings its own English sentences
and a help made for the eye, and every one of those would have to be replaced.
"""

import getopt
from collections.abc import Sequence
from typing import NamedTuple

from audiogames.cli.words import LANGUAGES
from audiogames.core.errors import reason
from audiogames.core.messages import Message

WORDS = {
    "play": (0, 1),
    "replay": (1, 1),
    "stickers": (0, 3),
    "sounds": (0, 0),
    "doctor": (0, 0),
    "engine": (0, 99),
    "test": (0, 99),
}
"""The commands, with the fewest and the most words that may follow each; the engine refuses its own."""

LONGEST_SHOWN = 80
"""Characters of a wrong word that are read back."""

WITH_VALUE = ("language", "seat")
WITHOUT_VALUE = ("help", "version")
OF_STICKERS = (
    *("code", "format", "sheet", "card", "relief", "output", "corners", "parts", "first", "name", "embosser"),
    *("fdm-height", "fdm-width"),
)
"""Options of the command `stickers` that take a value."""
SWITCHES_OF_STICKERS = ("overwrite", "no-captions", "anyway")


class UsageError(Exception):
    """The command line cannot be understood; `message` says why and what is allowed."""

    def __init__(self, id: str, **arguments: str) -> None:
        super().__init__(id)
        shown = {
            name: text if name == "known" or len(text) <= LONGEST_SHOWN else f"{text[:40]}..."
            for name, text in arguments.items()
        }
        self.message: Message = reason(id, **shown)


class Asked(NamedTuple):
    """A command line, understood. `command_given` tells whether the command was typed or is the usual one.

    `options` are those of `stickers`, each with its value: nothing for one that stands alone.
    """

    command: str = "play"
    words: tuple[str, ...] = ()
    command_given: bool = False
    language: str | None = None
    seat: str | None = None
    help: bool = False
    version: bool = False
    options: tuple[tuple[str, str], ...] = ()


def parse(argv: Sequence[str]) -> Asked:
    """Understand a command line. Raises UsageError."""
    if argv[:1] == ["test"]:  # what follows belongs to pytest
        return Asked("test", tuple(argv[1:]), command_given=True)
    alone, valued = (*WITHOUT_VALUE, *SWITCHES_OF_STICKERS), (*WITH_VALUE, *OF_STICKERS)
    try:
        pairs, words = getopt.gnu_getopt(list(argv), "h", [*alone, *(f"{name}=" for name in valued)])
    except getopt.GetoptError as error:
        raise _wrong_option(error.opt, "stickers" in argv) from None
    options = dict(pairs)
    asked = Asked(
        language=_language(options.get("--language")),
        seat=options.get("--seat"),
        help="--help" in options or "-h" in options,
        version="--version" in options,
        options=tuple((name[2:], value) for name, value in pairs if name[2:] in (*OF_STICKERS, *SWITCHES_OF_STICKERS)),
    )
    if words:
        asked = asked._replace(command=_command(words[0]), words=tuple(words[1:]), command_given=True)
    if not (asked.help or asked.version):
        _check(asked)
    return asked


def _check(asked: Asked) -> None:
    fewest, most = WORDS[asked.command]
    if len(asked.words) < fewest:
        raise UsageError("cli-file-missing", command=asked.command)
    if len(asked.words) > most:
        raise UsageError("cli-too-many-words", command=asked.command, word=asked.words[most])
    if asked.seat is not None and asked.command != "replay":
        raise UsageError("cli-seat-elsewhere")
    if asked.options and asked.command != "stickers":
        raise UsageError("cli-option-of-stickers", option=f"--{asked.options[0][0]}")


def _command(word: str) -> str:
    if word not in WORDS:
        raise UsageError("cli-command-unknown", word=word, known=", ".join(WORDS))
    return word


def _language(value: str | None) -> str | None:
    if value is None or value.lower() in LANGUAGES:
        return None if value is None else value.lower()
    raise UsageError("cli-language-unknown", value=value)


def _wrong_option(name: str, stickers: bool) -> UsageError:
    shown = f"--{name}" if len(name) > 1 else f"-{name}"
    if name in (*WITH_VALUE, *OF_STICKERS):
        return UsageError("cli-option-needs-value", option=shown)
    if name in (*WITHOUT_VALUE, *SWITCHES_OF_STICKERS):
        return UsageError("cli-option-takes-no-value", option=shown)
    more = (*OF_STICKERS, *SWITCHES_OF_STICKERS) if stickers else ()
    known = ", ".join(f"--{option}" for option in (*WITHOUT_VALUE, *WITH_VALUE, *more))
    return UsageError("cli-option-unknown", option=shown, known=known)
