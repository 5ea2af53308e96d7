import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from audiogames.core.errors import GameError, system_reason
from audiogames.core.messages import Message
from audiogames.faces.doctor.findings import Finding, finding
from audiogames.retelling.saved import SavedGame
from audiogames.retelling.shelf import FolderShelf
from audiogames.storage.folders import paths


def settings(file: Path, existed: bool, reports: Sequence[Message]) -> Iterator[Finding]:
    if not existed:
        yield finding("doctor-settings-none", file=str(file))
    else:
        yield finding("doctor-settings-file" if reports else "doctor-settings-sound", file=str(file))
    yield from map(Finding, reports)


def journals() -> tuple[list[Finding], bool]:
    folder = paths().journals
    fault = _why_not_writable(folder)
    if fault is not None:
        found = [finding("doctor-journals-unwritable", folder=str(folder), reason=fault)]
    elif folder.is_dir():
        found = [finding("doctor-journals", folder=str(folder))]
    else:
        return [finding("doctor-journals-none", folder=str(folder))], True
    return [*found, *_saved_games()], fault is None


def _saved_games() -> Iterator[Finding]:
    unfinished = 0
    damaged: list[Finding] = []
    for saved in FolderShelf().waiting():
        try:
            unfinished += not SavedGame(Path(saved.id)).over
        except GameError as error:
            damaged.append(finding("doctor-journal-damaged", file=saved.file, why=error.message))
    yield finding("doctor-unfinished", count=unfinished)
    yield from damaged


def _why_not_writable(folder: Path) -> Message | None:
    place = folder
    while not place.exists() and place != place.parent:
        place = place.parent
    try:
        with tempfile.TemporaryFile(dir=place) as probe:
            probe.write(b"audiogames")
            probe.flush()
    except OSError as error:
        return system_reason(error)
    return None
