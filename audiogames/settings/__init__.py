from audiogames.settings.values import (
    FASTEST_READER,
    SLOWEST_READER,
    FriendsTable,
    LastTable,
    Settings,
    change,
    setting_named,
    settings_of_games,
)

__all__ = [
    "FASTEST_READER",
    "SLOWEST_READER",
    "FriendsTable",
    "LastTable",
    "Settings",
    "change",
    "setting_named",
    "settings_of_games",
]
