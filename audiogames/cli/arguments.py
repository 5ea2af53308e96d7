"""The command line: a command, its words, its options.

Parsed with `getopt`. `argparse` would bring English sentences and a help made for the eye, all to be replaced.
"""

import getopt
import re
from collections.abc import Sequence
from typing import NamedTuple

from audiogames.bootstrap.language import language_in
from audiogames.core.errors import reason
from audiogames.core.messages import Argument, Message
from audiogames.resources import LOCALES


def language(wanted: str | None = None) -> str:
    """The requested language, else that of the settings, else the system's.

    Only looks at the settings file, since loading it reports faults.
    """
    if wanted in LOCALES:
        return wanted
    chosen = _of_settings()
    if chosen in LOCALES:
        return str(chosen)
    from audiogames.bootstrap.language import system_language

    return system_language()


def _of_settings() -> object:
    import tomllib

    from audiogames.storage.files import text_in
    from audiogames.storage.folders import paths

    try:
        return tomllib.loads(text_in(paths().settings.read_bytes())).get("language")
    except (OSError, ValueError, RecursionError):
        return None


def sentence(message: Message | str, locale: str, **arguments: Argument) -> str:
    from audiogames.narration.catalogue import catalogue

    given = reason(message, **arguments) if isinstance(message, str) else message
    return catalogue(locale).text(given)


WORDS = {
    "play": (0, 1),
    "companion": (0, 1),
    "replay": (1, 1),
    "render": (1, 1),
    "stickers": (0, 60),
    "sounds": (0, 0),
    "train": (0, 200),
    "head": (1, 1),
    "table": (0, 0),
    "hall": (0, 0),
    "join": (0, 2),
    "memory": (0, 2),
    "doctor": (0, 0),
    "engine": (0, 99),
    "test": (0, 99),
}
"""Minimum and maximum number of words of each command. The engine checks its own."""

LONGEST_SHOWN = 80

WITH_VALUE = ("language", "seat")
WITHOUT_VALUE = ("help", "version")
OF_STICKERS = (
    *("code", "format", "sheet", "card", "relief", "output", "corners", "parts", "first", "name", "embosser"),
    *(
        "fdm-height",
        "fdm-width",
        "shift",
        "crosses",
        "by",
        "printer",
        "letters",
        "bed",
        "cells",
        "lines",
        "only",
        "signs",
        "values",
    ),
    "answer",
)
SWITCHES_OF_STICKERS = ("overwrite", "no-captions", "colours", "anyway")
OF_RENDER = ("output", "listening")
SWITCHES_OF_RENDER = ("overwrite", "no-words", "room")
OF_TABLE = (
    "game",
    "seats",
    "rules",
    "option",
    "bots",
    "program",
    "port",
    "host",
    "keep",
    "old-games",
    "certificate",
    "key",
    "public",
)
SWITCHES_OF_TABLE = ("days", "guided", "no-advice", "open", "no-open", "json", "no-qr", "while-used", "kept", "https")
OF_HALL = ("word", "database", "port", "host", "old-games", "certificate", "key", "public")
SWITCHES_OF_HALL = ("open", "no-open", "json", "https")
OF_JOIN = ("certificate",)
OPTIONS = {
    "stickers": (OF_STICKERS, SWITCHES_OF_STICKERS),
    "render": (OF_RENDER, SWITCHES_OF_RENDER),
    "table": (OF_TABLE, SWITCHES_OF_TABLE),
    "hall": (OF_HALL, SWITCHES_OF_HALL),
    "join": (OF_JOIN, ()),
    "doctor": ((), ("report",)),
}
VALUED = (*WITH_VALUE, *dict.fromkeys(name for valued, _ in OPTIONS.values() for name in valued))
ALONE = (*WITHOUT_VALUE, *dict.fromkeys(name for _, alone in OPTIONS.values() for name in alone))
REPEATED = ("option",)
SHORT = {"h": "help", "o": "output"}
TOLD_TO = ("replay", "render")
NO_OPTION = re.compile(r"-[^a-zA-Z-]")
"""Begins a word that is not an option, such as the card "-2"."""
SHIELD = "\0"
"""Hides such words from getopt. No command line can contain this character."""


class UsageError(Exception):
    """`message` says why and what is allowed."""

    def __init__(self, id: str, **arguments: str) -> None:
        super().__init__(id)
        shown = {
            name: text if name == "known" or len(text) <= LONGEST_SHOWN else f"{text[:40]}..."
            for name, text in arguments.items()
        }
        self.message: Message = reason(id, **shown)


class ParsedCommand(NamedTuple):
    """`command_given` is False if the default command was assumed.

    `options` are those of one command only, empty for those without a value.
    """

    command: str = "play"
    words: tuple[str, ...] = ()
    command_given: bool = False
    language: str | None = None
    seat: str | None = None
    help: bool = False
    version: bool = False
    options: tuple[tuple[str, str], ...] = ()


def parse(argv: Sequence[str]) -> ParsedCommand:
    """Raises UsageError."""
    if argv[:1] == ["test"]:  # what follows belongs to pytest, but for the help of the command
        is_help = not {"--help", "-h"}.isdisjoint(argv)
        return ParsedCommand("test", tuple(argv[1:]), command_given=True, language=language_in([*argv]), help=is_help)
    try:
        shielded = [SHIELD + word if NO_OPTION.match(word) else word for word in argv]
        pairs, words = getopt.gnu_getopt(shielded, "ho:", [*ALONE, *(f"{name}=" for name in VALUED)])
    except getopt.GetoptError as error:
        raise _wrong_option(SHORT.get(error.opt, error.opt), argv) from None
    words = [word.removeprefix(SHIELD) for word in words]
    options: dict[str, str] = {}
    for name, value in pairs:
        name, value = SHORT.get(name.lstrip("-"), name.lstrip("-")), value.removeprefix(SHIELD)
        options[name] = f"{options[name]}\n{value}" if name in REPEATED and name in options else value
    asked = ParsedCommand(
        language=_language(options.get("language")),
        seat=options.get("seat"),
        help="help" in options,
        version="version" in options,
        options=tuple((name, value) for name, value in options.items() if name not in (*WITH_VALUE, *WITHOUT_VALUE)),
    )
    if words:
        if words[0] not in WORDS:
            raise UsageError("cli-command-unknown", word=words[0], known=", ".join(WORDS))
        asked = asked._replace(command=words[0], words=tuple(words[1:]), command_given=True)
    if not (asked.help or asked.version):
        _check(asked)
    return asked


def _check(asked: ParsedCommand) -> None:
    fewest, most = WORDS[asked.command]
    if len(asked.words) < fewest:
        raise UsageError("cli-file-missing", command=asked.command)
    if len(asked.words) > most:
        raise UsageError("cli-too-many-words", command=asked.command, word=asked.words[most])
    if asked.command == "train":
        _check_training(asked)
    if asked.command == "companion" and asked.words:
        kept_game(asked.words[0])
    if asked.seat is not None and asked.command not in TOLD_TO:
        raise UsageError("cli-seat-elsewhere")
    for name, _ in asked.options:
        if name not in _own(asked.command):
            homes = [command for command in OPTIONS if name in _own(command)]
            raise UsageError("cli-option-elsewhere", option=f"--{name}", known=", ".join(homes))


def _check_training(asked: ParsedCommand) -> None:
    training_named(*asked.words[:1])
    if len(asked.words) > 1:
        raise UsageError("cli-too-many-words", command=asked.command, word=asked.words[1])


def training_named(word: str | None = None) -> str:
    """The first training for None. Raises UsageError."""
    from audiogames.play.training import training_called

    found = training_called(word)
    if found is None:
        raise UsageError("cli-train-unknown", word=word or "")
    return found.name


def kept_game(word: str) -> str:
    """Raises UsageError."""
    from audiogames.play.menus.new_table.companion import kept_games

    name, known = word.lower().replace("-", "_"), kept_games()
    if name not in known:
        from audiogames.tactile.decks.files import load_deck
        from audiogames.tactile.errors import TactileError

        try:
            load_deck(word)
        except TactileError:
            raise UsageError("cli-companion-unknown", word=word, known=", ".join(known)) from None
        return word
    return name


def _own(command: str) -> tuple[str, ...]:
    return tuple(name for names in OPTIONS.get(command, ()) for name in names)


def _language(value: str | None) -> str | None:
    if value is None or value.lower() in LOCALES:
        return None if value is None else value.lower()
    raise UsageError("cli-language-unknown", value=value)


def _wrong_option(name: str, argv: Sequence[str]) -> UsageError:
    shown = f"--{name}" if len(name) > 1 else f"-{name}"
    if name in VALUED:
        return UsageError("cli-option-needs-value", option=shown)
    if name in ALONE:
        return UsageError("cli-option-takes-no-value", option=shown)
    more = next((_own(command) for command in OPTIONS if command in argv), ())
    known = ", ".join(f"--{option}" for option in (*WITHOUT_VALUE, *WITH_VALUE, *more))
    return UsageError("cli-option-unknown", option=shown, known=known)
