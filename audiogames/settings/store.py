import codecs
import os
import tomllib
from collections.abc import Mapping, MutableMapping, Sequence
from pathlib import Path
from typing import Any, Final

from audiogames.core.errors import system_reason
from audiogames.core.messages import Argument, Message, result
from audiogames.settings.values import Settings, plain, read
from audiogames.storage.files import set_aside, text_in, write_text
from audiogames.storage.folders import paths

MOST_LINES: Final = 2000

LONGEST_VALUE: Final = 12

MOST_SAID: Final = 5

_HEADING = """\
# audiogames: settings, réglages
# This file can be edited by hand. Ce fichier peut être modifié à la main.

"""


class _BrokenFile(Exception):
    """The file is not valid TOML."""


def load() -> tuple[Settings, list[Message]]:
    """A missing or wrong entry has its default, and each wrong one is reported.

    A file that is not TOML is renamed to `settings.toml.broken-1`, or the next free number. Its readable lines replace
    it.
    """
    file = paths().settings
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        return Settings(), [result("settings-unreadable", file=str(file), why=system_reason(error))]
    try:
        return read(_parsed(data))
    except _BrokenFile:
        text, report = _repair(file, data)
        settings, reports = read(tomllib.loads(text))
        return settings, [report, *reports]


def save(settings: Settings) -> list[Message]:
    """Write the settings, whole or not at all. Return the problems to report.

    Only changed entries are edited: comments, order, unknown entries and entries with a wrong value stay. A file that
    was damaged since it was read is first set aside. A value out of bounds is reported and written as its default.
    """
    settings, reports = read(plain(settings))
    file = Path(os.path.realpath(paths().settings))
    try:
        try:
            text = _merged(_text_before(file), settings)
        except _BrokenFile:
            before, report = _repair(file, file.read_bytes())
            reports.append(report)
            if report.id == "settings-broken-in-place":
                return [*reports, result("settings-not-saved", file=str(file), reason="broken", why="")]
            try:
                text = _merged(before, settings)
            except _BrokenFile:
                text = _merged(_HEADING, settings)
        write_text(file, text)
    except OSError as error:
        reports.append(result("settings-not-saved", file=str(file), reason="system", why=system_reason(error)))
    return reports


def _text_before(file: Path) -> str:
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return _HEADING
    _parsed(data)
    return text_in(data)


def _parsed(data: bytes) -> dict[str, Any]:
    """Raises _BrokenFile."""
    try:
        return tomllib.loads(text_in(data))
    except (ValueError, RecursionError) as error:
        raise _BrokenFile from error


def _readable(data: bytes) -> tuple[str, list[int]]:
    """The readable lines of a damaged file, and the numbers of the others, from 1.

    Lines below an unreadable section heading are lost with it, since they would count for another section.
    """
    utf16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) and b"\0" in data  # as Notepad may write it
    text = data.decode("utf-16" if utf16 else "utf-8-sig", errors="replace").replace("\0", "\ufffd")
    lines, kept, lost = text.splitlines()[:MOST_LINES], "", []
    place, is_headless = 0, False
    while place < len(lines):
        begins = lines[place].lstrip().startswith("[")
        ends = range(place + 1, min(place + LONGEST_VALUE, len(lines)) + 1)
        end = None if is_headless and not begins else next((end for end in ends if _fits(kept, lines[place:end])), None)
        if begins:
            is_headless = end is None
        if end is None:
            lost.append(place + 1)
            place += 1
        else:
            kept += "".join(f"{line}\n" for line in lines[place:end])
            place = end
    return kept, lost


def _fits(kept: str, lines: Sequence[str]) -> bool:
    added = "".join(f"{line}\n" for line in lines)
    if "\ufffd" in added:
        return False
    try:
        tomllib.loads(kept + added)
    except (ValueError, RecursionError):
        return False
    return True


def _merged(before: str, settings: Settings) -> str:
    """Raises _BrokenFile if the file cannot be edited."""
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    try:
        document = tomlkit.parse(before)
        _merge(document, plain(settings), plain(read(tomllib.loads(before))[0]))
        text = tomlkit.dumps(document)
    except TOMLKitError as error:
        raise _BrokenFile from error
    if read(_parsed(text.encode("utf-8")))[0] != settings:
        raise _BrokenFile
    return text


def _merge(document: MutableMapping[str, Any], new: Mapping[str, Any], old: Mapping[str, Any]) -> None:
    """`document` has the values `old` and gets those of `new`. Everything else stays."""
    for name in old.keys() - new.keys():
        _take_out(document, name, old[name])
    for name, value in new.items():
        there = document.get(name)
        if isinstance(value, dict) and isinstance(there, MutableMapping):
            _merge(there, value, old.get(name, {}))
        elif name not in document or old.get(name) != value:
            if isinstance(value, dict):
                document.pop(name, None)  # a table may not stand in the middle of plain entries
            document[name] = value


def _take_out(document: MutableMapping[str, Any], name: str, old: Any) -> None:
    """In a table, keep what the person added."""
    there = document.get(name)
    in_pieces = not hasattr(there, "as_string")  # "a.b = 1", "a.c = 2": tomlkit cannot empty such a table
    if isinstance(there, MutableMapping) and isinstance(old, dict) and not (in_pieces and there.keys() <= old.keys()):
        _merge(there, {}, old)
        if in_pieces or there or "#" in there.as_string():  # type: ignore[attr-defined]  # a table of tomlkit
            return
    document.pop(name, None)


def _repair(file: Path, data: bytes) -> tuple[str, Message]:
    text, lost = _readable(data)
    lines = ", ".join(map(str, lost[:MOST_SAID])) + (", …" if len(lost) > MOST_SAID else "")
    about: dict[str, Argument] = {"file": str(file), "count": len(lost), "lines": lines}
    try:
        aside = set_aside(file)
        if text.strip():
            write_text(file, text)
    except OSError:
        return text, result("settings-broken-in-place", **about)
    return text, result("settings-broken", **about, aside=str(aside))
