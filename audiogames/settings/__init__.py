"""What a person has chosen. `store` keeps it in one TOML file that can be edited by hand; nothing of it is sent."""

from audiogames.settings.values import (
    FASTEST_READER,
    SLOWEST_READER,
    LastTable,
    Settings,
    change,
    settings_of_games,
)

__all__ = ["FASTEST_READER", "SLOWEST_READER", "LastTable", "Settings", "change", "settings_of_games"]
