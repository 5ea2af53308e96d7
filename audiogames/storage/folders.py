"""Where a person's things stand on this computer."""

import os
from pathlib import Path
from typing import NamedTuple

APPLICATION = "audiogames"
DOCUMENTS = "Documents"
HOME_VARIABLE = "AUDIOGAMES_HOME"


class Paths(NamedTuple):
    """Where a person's things stand: the settings file, and the folders of journals, logs, decks and sounds."""

    settings: Path
    journals: Path
    logs: Path
    decks: Path
    sounds: Path


def paths() -> Paths:
    """Give the places for this person on this system, none of them made yet.

    All stand below the folder in the environment variable AUDIOGAMES_HOME where that is set, which makes a
    portable copy; else where the platform keeps such things.
    """
    home = os.environ.get(HOME_VARIABLE)
    if home:
        folder = Path(home).expanduser().absolute()
        folders = (folder / name for name in ("journals", "logs", "decks", "sounds"))
        return Paths(folder / "settings.toml", *folders)
    import platformdirs

    return Paths(
        platformdirs.user_config_path(APPLICATION, appauthor=False) / "settings.toml",
        platformdirs.user_data_path(APPLICATION, appauthor=False) / "journals",
        platformdirs.user_log_path(APPLICATION, appauthor=False),
        platformdirs.user_data_path(APPLICATION, appauthor=False) / "decks",
        platformdirs.user_data_path(APPLICATION, appauthor=False) / "sounds",
    )


def documents() -> Path:
    """Return the folder for files that a person asked for: that of documents, else the one in which they are."""
    try:
        folder = Path.home() / DOCUMENTS
        return folder if folder.is_dir() else Path.cwd()
    except (OSError, RuntimeError):  # no home, or a current folder that was removed
        return Path()
