"""The findings as a text file to send, which names no person, folder or game."""

import getpass
from collections.abc import Iterable, Mapping
from pathlib import Path

from audiogames.core.messages import Argument, Message
from audiogames.narration.catalogue import catalogue
from audiogames.storage.files import write_new
from audiogames.storage.folders import documents

STEM = "audiogames-report"

SAFE = frozenset(
    {"version", "python", "system", "locale", "by", "sink", "voice", "reader", "module", "player", "encoding", "count"}
    | {"port", "key", "kind", "lowest", "highest", "allowed", "line", "why"}
)
"""Arguments that are words or names of programs. Others are checked, or left out."""

CHECKED = frozenset({"reason", "detail"})
"""Words of the system, left out if they name a path or a person."""

LEFT_UNWRITTEN = frozenset({"doctor-mend", "doctor-reading", "doctor-speaking"})
"""Commands with our folder, and messages for listeners."""


def write(told: Iterable[Message], locale: str) -> Path:
    """Use a new file in the person's documents. Raises OSError."""
    words = catalogue(locale)
    withheld = words.words("doctor-report-withheld")
    lines = [words.words("doctor-report-head")]
    lines += [words.text(without_private(message, withheld)) for message in told if message.id not in LEFT_UNWRITTEN]
    return write_new(documents(), STEM, ".txt", "\n".join([*lines, ""]))


def without_private(message: Message, withheld: str) -> Message:
    return message._replace(arguments=_public(message.arguments, withheld))


def _public(arguments: Mapping[str, Argument], withheld: str) -> dict[str, Argument]:
    return {name: _argument(name, value, withheld) for name, value in arguments.items()}


def _argument(name: str, value: Argument, withheld: str) -> Argument:
    if isinstance(value, Message):
        return without_private(value, withheld)
    if name in SAFE or isinstance(value, (int, float)):
        return value
    return value if name in CHECKED and isinstance(value, str) and not _names_somebody(value) else withheld


def _names_somebody(text: str) -> bool:
    try:
        person = getpass.getuser()
    except (OSError, KeyError, ImportError):  # a system without names
        person = ""
    return "/" in text or "\\" in text or (person != "" and person.casefold() in text.casefold())
