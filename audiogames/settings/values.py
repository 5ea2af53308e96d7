"""The settings themselves: their names, types, defaults and limits."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from audiogames.core.game import Setting
from audiogames.core.messages import Category, Verbosity
from audiogames.core.registry import GAMES
from audiogames.settings.checks import (
    MOST_SEATS,
    Check,
    Wrong,
    device,
    devices,
    each_of,
    number,
    one_of,
    options,
    seats,
    table,
    text,
    verbosity,
    whole_number,
    word_or_seconds,
    words,
    yes_no,
)
from audiogames.settings.reports import Report, report

SINKS = ("auto", "screen-reader", "espeak", "pyttsx3", "transcript", "none")
SLOWEST, FASTEST = 80, 450  # words a minute, the bounds of espeak-ng
LONGEST_PAUSE = 30  # seconds
LOUDEST = 100  # percent
TIME_LIMITS = ("usual", "twice", "five-times", "none")
LISTENING = ("loudspeakers", "headphones", "mono", "left-ear", "right-ear")
VOLUMES = ("volume", "volume_effects", "volume_interface", "volume_ambience", "volume_speech")


@dataclass(frozen=True, slots=True)
class LastTable:
    """The table that was set last, offered again at the next start.

    `levels` has who plays at each seat, `seat_options` what the host chose for each: empty where all is as usual.
    """

    game: str
    seats: int
    options: Mapping[str, str | int | bool | tuple[int, ...]] = field(default_factory=dict)
    levels: tuple[str, ...] = ()
    seat_options: tuple[Mapping[str, str | int | float], ...] = ()


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a person can choose.

    `rate` is in words a minute, `bot_pace` in seconds where it is a number, volumes are in percent. `private_devices`
    has the headphones of the seats in order, empty for who has none. `time_limits` tells how long each person has where
    a clock runs, in the order of the seats: the usual time for those beyond it. `of_games` has those
    that only one game has, as far as they are not as usual. `sound_trouble_told`: that nothing can be heard here was
    told once, which is enough.
    """

    language: Literal["auto", "fr", "en"] = "auto"
    speech: Literal["auto", "on", "off"] = "auto"
    sink: str = "auto"
    rate: int = 175
    braille: bool = True
    verbosity: Verbosity = Verbosity.FULL
    verbosity_by_category: Mapping[Category, Verbosity] = field(default_factory=dict)
    hand_at_turn: bool = True
    lines: Literal["speech", "braille"] = "speech"
    bot_pace: float | Literal["auto", "none", "enter"] = "auto"
    keys_mode: Literal["line", "single"] = "line"
    time_limits: tuple[str, ...] = ()
    of_games: Mapping[str, str | float] = field(default_factory=dict)
    player_name: str = ""
    sound: Literal["auto", "on", "off"] = "auto"
    listening: str = "loudspeakers"
    sound_device: str = ""
    private_devices: tuple[str, ...] = ()
    volume: int = 100
    volume_effects: int = 80
    volume_interface: int = 70
    volume_ambience: int = 50
    volume_speech: int = 100
    ambience: bool = False
    speech_in_space: bool = False
    sound_trouble_told: bool = False
    first_game_done: bool = False
    last_table: LastTable | None = None

    def of_game(self, name: str) -> Any:
        """Return a setting that only one game has, by its name."""
        return self.of_games.get(name, settings_of_games()[name].default)


def settings_of_games() -> dict[str, Setting]:
    """Return the settings that only one game has, of all games, by their names."""
    return {setting.name: setting for game in GAMES.values() for setting in game.settings}


def _check(setting: Setting) -> Check:
    """Return the check of a setting that only one game has."""
    if setting.span is not None:
        return number(*setting.span)
    numbers = [value for value in setting.values if isinstance(value, int)]
    return whole_number(min(numbers), max(numbers)) if numbers else one_of(*map(str, setting.values))


_CHECKS: Mapping[str, Check] = {
    "language": one_of("auto", "fr", "en"),
    "speech": one_of("auto", "on", "off"),
    "sink": one_of(*SINKS),
    "rate": whole_number(SLOWEST, FASTEST),
    "braille": yes_no,
    "verbosity": verbosity,
    "hand_at_turn": yes_no,
    "lines": one_of("speech", "braille"),
    "bot_pace": word_or_seconds(("auto", "none", "enter"), LONGEST_PAUSE),
    "keys_mode": one_of("line", "single"),
    "time_limits": each_of(*TIME_LIMITS),
    "player_name": text,
    "sound": one_of("auto", "on", "off"),
    "listening": one_of(*LISTENING),
    "sound_device": device,
    "private_devices": devices,
    **dict.fromkeys(VOLUMES, whole_number(0, LOUDEST)),
    "ambience": yes_no,
    "speech_in_space": yes_no,
    "sound_trouble_told": yes_no,
    "first_game_done": yes_no,
}


_CATEGORY_CHECKS: Mapping[str, Check] = {category.value: verbosity for category in Category}

_TABLE_CHECKS: Mapping[str, Check] = {
    "game": text,
    "seats": whole_number(1, MOST_SEATS),
    "options": options,
    "levels": words,
    "seat_options": seats,
}


def read(entries: Mapping[str, object]) -> tuple[Settings, list[Report]]:
    """Give the settings that a parsed file holds, and a report of each entry that is unknown or wrong."""
    tables = {"verbosity_by_category", "last_table"}
    flat = {key: value for key, value in entries.items() if key not in tables}
    of_games = settings_of_games()
    found, reports = _each(flat, {**_CHECKS, **{name: _check(setting) for name, setting in of_games.items()}})
    chosen = {name: found.pop(name) for name in of_games if name in found}
    found["of_games"] = {name: value for name, value in chosen.items() if value != of_games[name].default}
    categories, more = _each_of_table(entries, "verbosity_by_category", _CATEGORY_CHECKS)
    found["verbosity_by_category"] = {Category(name): wanted for name, wanted in categories.items()}
    last, still_more = _each_of_table(entries, "last_table", _TABLE_CHECKS)
    if {"game", "seats"} <= last.keys():
        found["last_table"] = LastTable(**last)
    return Settings(**found), [*reports, *more, *still_more]


def _each_of_table(
    entries: Mapping[str, object], name: str, checks: Mapping[str, Check]
) -> tuple[dict[str, Any], list[Report]]:
    try:
        return _each(table(name, entries.get(name, {})), checks, name + ".")
    except Wrong as wrong:
        return {}, [wrong.report]


def _each(
    entries: Mapping[str, object], checks: Mapping[str, Check], prefix: str = ""
) -> tuple[dict[str, Any], list[Report]]:
    found: dict[str, Any] = {}
    reports: list[Report] = []
    for name, value in entries.items():
        if name not in checks:
            reports.append(report("settings-unknown-key", prefix + name))
            continue
        try:
            found[name] = checks[name](prefix + name, value)
        except Wrong as wrong:
            reports.append(wrong.report)
    return found, reports


def plain(settings: Settings) -> dict[str, Any]:
    """Give the settings as a file holds them: words, numbers, lists and tables."""
    entries: dict[str, Any] = {}
    for entry in fields(settings):
        if entry.name == "of_games":
            entries.update({name: settings.of_game(name) for name in settings_of_games()})
        else:
            entries[entry.name] = getattr(settings, entry.name)
    entries["verbosity"] = settings.verbosity.name.lower()
    entries["verbosity_by_category"] = {
        category.value: wanted.name.lower() for category, wanted in settings.verbosity_by_category.items()
    }
    entries["private_devices"] = list(settings.private_devices)
    entries["time_limits"] = list(settings.time_limits)
    del entries["last_table"]
    last = settings.last_table
    if last is not None:
        entries["last_table"] = {
            "game": last.game,
            "seats": last.seats,
            "levels": list(last.levels),
            "options": {
                name: list(value) if isinstance(value, tuple) else value for name, value in last.options.items()
            },
        }
        if any(last.seat_options):
            chosen = {str(seat): dict(options) for seat, options in enumerate(last.seat_options, 1) if options}
            entries["last_table"]["seat_options"] = chosen
    return entries


def change(settings: Settings, **entries: object) -> tuple[Settings, list[Report]]:
    """Give the settings with some entries changed, each as a file would hold it; what is wrong is reported.

    An entry that is wrong leaves the settings as they were.
    """
    changed, reports = read({**plain(settings), **entries})
    return (settings if reports else changed), reports
