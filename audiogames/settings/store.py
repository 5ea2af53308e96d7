"""The settings file: how it is read, and how it is written without ever losing it."""

import errno
import os
import re
import tomllib
from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import Any

from audiogames.core.messages import Message, result
from audiogames.settings.values import Settings, plain, read
from audiogames.storage.files import set_aside, write_text
from audiogames.storage.folders import paths

_HEADING = """\
# audiogames: settings, réglages
# This file can be edited by hand. Ce fichier peut être modifié à la main.

"""


class _Broken(Exception):
    """A file that is no TOML; `line` is counted from 1, 0 where it is not known."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def load() -> tuple[Settings, list[Message]]:
    """Read the settings; what is missing or wrong counts as its default, and each such thing is reported.

    A file that is no TOML is renamed to `settings.toml.broken-1`, or the next free number.
    """
    file = paths().settings
    try:
        return read(_parsed(file.read_bytes()))
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        return Settings(), [result("settings-unreadable", file=str(file), reason=_kind(error), detail=_words(error))]
    except _Broken as broken:
        return Settings(), [_set_aside(file, broken.line)]


def save(settings: Settings) -> list[Message]:
    """Write the settings, whole or not at all; gives what there is to report, nothing where all went well.

    Only what differs from the file is changed in it: comments, order, unknown entries and entries with a wrong
    value stay. A file that became broken since it was read is set aside first. A value outside its limits is
    reported and written as its default.
    """
    settings, reports = read(plain(settings))
    file = Path(os.path.realpath(paths().settings))
    try:
        try:
            text = _merged(_text_before(file), settings)
        except _Broken as broken:
            reports.append(_set_aside(file, broken.line))
            if reports[-1].id == "settings-broken-in-place":
                return [*reports, result("settings-not-saved", file=str(file), reason="broken", detail="")]
            text = _merged(_HEADING, settings)
        write_text(file, text)
    except OSError as error:
        reports.append(result("settings-not-saved", file=str(file), reason=_kind(error), detail=_words(error)))
    return reports


def _text_before(file: Path) -> str:
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return _HEADING
    _parsed(data)
    return data.decode("utf-8-sig")


def _parsed(data: bytes) -> dict[str, Any]:
    """Parse a file, with or without the byte order mark that some editors put first. Raises _Broken."""
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise _Broken(data.count(b"\n", 0, error.start) + 1) from error
    except (ValueError, RecursionError) as error:
        place = re.search(r"at line (\d+)", str(error))
        raise _Broken(int(place[1]) if place else 0) from error


def _merged(before: str, settings: Settings) -> str:
    """Give the text of the file with the settings in it. Raises _Broken where that text cannot be edited."""
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    try:
        document = tomlkit.parse(before)
        _merge(document, plain(settings), plain(read(tomllib.loads(before))[0]))
        text = tomlkit.dumps(document)
    except TOMLKitError as error:
        raise _Broken(0) from error
    if read(_parsed(text.encode("utf-8")))[0] != settings:
        raise _Broken(0)
    return text


def _merge(document: MutableMapping[str, Any], new: Mapping[str, Any], old: Mapping[str, Any]) -> None:
    """Bring `document`, which counts as `old`, to count as `new`, and touch nothing else."""
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
    """Take an entry out that counts as `old`; of a table, what is the person's own stays where it is."""
    there = document.get(name)
    in_pieces = not hasattr(there, "as_string")  # "a.b = 1", "a.c = 2": tomlkit cannot empty such a table
    if isinstance(there, MutableMapping) and isinstance(old, dict) and not (in_pieces and there.keys() <= old.keys()):
        _merge(there, {}, old)
        if in_pieces or there or "#" in there.as_string():  # type: ignore[attr-defined]  # a table of tomlkit
            return
    document.pop(name, None)


def _set_aside(file: Path, line: int) -> Message:
    """Rename a broken file to a name that nothing has yet."""
    try:
        aside = set_aside(file)
    except OSError:
        return result("settings-broken-in-place", file=str(file), line=line)
    return result("settings-broken", file=str(file), line=line, aside=str(aside))


def _kind(error: OSError) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "full"
    return "denied" if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS) else "other"


def _words(error: OSError) -> str:
    return error.strerror or str(error)
