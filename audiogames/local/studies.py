"""Studies at this computer: tables of answers in a folder of the person, and the figures of them."""

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from audiogames import __version__
from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Message
from audiogames.local.computer import Computer
from audiogames.local.sound_player import audible
from audiogames.narration.catalogue import catalogue
from audiogames.play.keys.questions import help_message
from audiogames.play.prompts import Talk
from audiogames.play.study.protocol import Study, report_of, study_of
from audiogames.play.study.session import hold_study
from audiogames.play.study.table import Row, Table, TableError, answered, as_csv, from_csv
from audiogames.play.training import Below
from audiogames.storage.folders import paths
from audiogames.tactile.writing import write_text

LARGEST: Final = 1024 * 1024
"""Bytes of the largest table that is read. A whole one takes a twentieth of them."""


class StudyFolder:
    """The folder with the tables of all studies, a file for each listener."""

    @property
    def path(self) -> Path:
        """The path of the folder, which need not exist."""
        return paths().decks.with_name("studies")

    def files(self, study: Study) -> list[Path]:
        """Return the files of a study, in the order of their names."""
        return sorted(self.path.glob(f"{study.name}-*.csv"))

    def unfinished(self, study: Study) -> list[Table]:
        """Return the tables that can be read and have not all answers, the one that was written last first."""
        found: list[tuple[int, Table]] = []
        for file in self.files(study):
            try:
                table = table_of(file, study)
                found.append((file.stat().st_mtime_ns, table))
            except (OSError, GameError):
                continue
        found.sort(key=lambda one: -one[0])
        return [table for _, table in found if len(answered(table)) < study.size]

    def keep(self, table: Sequence[Row]) -> str:
        """Keep a table, whole or not at all; return its path. Raises GameError, whose message says why it was not."""
        path = self.path / f"{table[0].study}-{table[0].listener}.csv"
        try:
            write_text(path, as_csv(table), overwrite=True, private=True)
        except GameError as error:
            raise GameError(reason("study-not-kept", why=error.message)) from error
        return str(path)


def table_of(path: Path, study: Study) -> Table:
    """Return the table in a file. Raises GameError, whose message says what is wrong with it."""
    try:
        if path.stat().st_size > LARGEST:
            raise TableError(1)
        return from_csv(path.read_text(encoding="utf-8"), study)
    except OSError as error:
        raise GameError(reason("study-file-unreadable", file=str(path), reason=error.strerror or str(error))) from error
    except TableError as error:
        raise GameError(reason("study-file-wrong", file=str(path), line=error.line)) from error
    except ValueError as error:  # bytes that are no text
        raise GameError(reason("study-file-wrong", file=str(path), line=1)) from error


def take_part(computer: Computer, name: str, below: Below = secrets.randbelow) -> Talk[bool]:
    """Hold the study of a training; return whether it could be held with what is heard here."""
    found = yield from audible(computer)
    if found.why is not None:
        computer.conversation.answer(help_message("study-needs-sound"), found.why)
        return False
    listening = computer.preferences.settings.listening
    study = study_of(name)
    yield from hold_study(computer.conversation, study, StudyFolder(), below, __version__, listening)
    return True


def results(
    name: str, files: Sequence[str], locale: str, say: Callable[[str], None], say_error: Callable[[str], None]
) -> int:
    """Print the figures of the tables in some files, or in all that are kept here; return the exit status."""
    study, folder = study_of(name), StudyFolder()
    words = catalogue(locale)
    chosen = [Path(file) for file in files] or folder.files(study)
    if not chosen:
        say_error(words.text(reason("study-no-tables", folder=str(folder.path))))
        return 1
    try:
        tables = _of_each_listener([table_of(path, study) for path in chosen])
    except GameError as error:
        say_error(words.text(error.message))
        return 1
    lines: tuple[Message, ...] = (help_message("study-intervals"), *report_of(name)(tables))
    for line in lines:
        say(words.text(line))
    return 0


def _of_each_listener(tables: Sequence[Table]) -> list[Table]:
    """Return the fullest table of each listener: a file and its copy count once."""
    found: dict[tuple[str, int], Table] = {}
    for table in tables:
        key = table[0].listener, table[0].seed
        found[key] = max(found.get(key, table), table, key=len)
    return list(found.values())
