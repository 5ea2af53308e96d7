import os
from pathlib import Path
from typing import NamedTuple

APPLICATION = "audiogames"
DOCUMENTS = "Documents"
HOME_VARIABLE = "AUDIOGAMES_HOME"


class Paths(NamedTuple):
    settings: Path
    journals: Path
    logs: Path
    decks: Path
    sounds: Path


def paths() -> Paths:
    """They are below the folder in the environment variable AUDIOGAMES_HOME, or in the platform's standard folders."""
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
    """The documents folder, else the current one."""
    try:
        folder = Path.home() / DOCUMENTS
        return folder if folder.is_dir() else Path.cwd()
    except (OSError, RuntimeError):  # no home, or a current folder that was removed
        return Path()
