"""What a person has chosen, in one TOML file that can be edited by hand. Nothing of it is sent anywhere."""

from audiogames.settings.reports import REPORTS, Report
from audiogames.settings.store import load, save
from audiogames.settings.values import LastTable, Settings, change, settings_of_games
from audiogames.storage.folders import Paths, paths

__all__ = [
    "REPORTS",
    "LastTable",
    "Paths",
    "Report",
    "Settings",
    "change",
    "load",
    "paths",
    "save",
    "settings_of_games",
]
